"""Nobody learns what is not his (design: secrecy at one place): the rail, and every seat.

Non-interference: a hand is played; the cards one viewer may not know, up to some moment of it, are
exchanged among themselves in the deck, and the same is decided again. What he sees must be the same,
byte for byte, up to the first fact that shows him an exchanged card by right.
"""

from __future__ import annotations

import random
from itertools import zip_longest
from typing import get_args

import msgspec
import pytest

from doorcard.cards import DECK, Card
from doorcard.stud import VARIANTS, Event, Hand, see, sight, watch
from doorcard.stud import events as e
from tests.kit.deals import HOUSE_NAMES, Deal, deals, hands_wanted, play
from tests.kit.secrecy import Course, cards_in, open_to, replayed, shuffled_unseen, unseen

HANDS = -(
    -hands_wanted(200) * 5 // 12
)  # of each of twelve games: 10,000 in all when 2,000 of a game are asked for
EACH = -(-HANDS // len(HOUSE_NAMES))
every_game_and_house = pytest.mark.parametrize(
    ("game", "house"), [(game, house) for game in VARIANTS for house in HOUSE_NAMES]
)


@every_game_and_house
def test_what_he_may_not_see_changes_nothing_for_a_viewer(game: str, house: str) -> None:
    for nth, (rng, deal) in enumerate(deals(VARIANTS[game], house, 2, EACH)):
        course, events = played(rng, deal)
        seats = [seat.seat for seat in deal.seats]
        for viewer in (None, *rng.sample(seats, 2)):
            other, swap = shuffled_unseen(rng, deal, unseen(rng, deal, events, viewer))
            again = replayed(other, course.choices, swap)
            leak = first_leak(events, again, viewer, set(swap))
            assert leak is None, f"hand {nth} of {game} at {house}, viewer {viewer}: {leak}; {deal}; {swap}"


def played(rng: random.Random, deal: Deal) -> tuple[Course, list[Event]]:
    course = Course(deal)
    events = list(deal.started()[1])
    for move in play(rng, deal):
        course.choices.append((move.offers.seat, move.action))
        events += move.facts
    return course, events


def first_leak(one: list[Event], other: list[Event], viewer: int | None, changed: set[Card]) -> str | None:
    """The first difference in what the viewer is told that no exchanged card he is shown explains."""
    for first, second in zip_longest(one, other):
        seen = [None if fact is None else see(fact, viewer).event for fact in (first, second)]
        if msgspec.json.encode(seen[0]) == msgspec.json.encode(seen[1]):
            continue
        told = set().union(*[open_to(fact, viewer) for fact in (first, second) if fact is not None])
        return None if told & changed else f"{seen[0]} and {seen[1]}"
    return None


LEAKS = (e.Dealt, e.Burned, e.DeckRenewed, e.Chosen, e.LiveHandsRevealed, e.Started)


@pytest.mark.parametrize("kind", LEAKS, ids=lambda kind: kind.__name__)
def test_a_sight_that_forgets_a_fact_is_found_out(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above is worth something: were one kind of fact told unchanged, it would fail."""
    redacted = sight._seen

    def forgetful(event: Event, viewer: int | None) -> Event:
        return event if isinstance(event, kind) else redacted(event, viewer)

    monkeypatch.setattr(sight, "_seen", forgetful)
    assert any(
        first_leak(events, again, viewer, set(swap))
        for game, house in (("roll_your_own", "full_tilt"), ("stud", "timed"), ("stud", "any"))
        for rng, deal in deals(VARIANTS[game], house, 4, 60)
        for course, events in [played(rng, deal)]
        for viewer in (None, deal.seats[0].seat)
        for other, swap in [shuffled_unseen(rng, deal, unseen(rng, deal, events, viewer))]
        for again in [replayed(other, course.choices, swap)]
    )


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_fact_has_an_arm(kind: type[Event]) -> None:
    """`see` knows every kind of fact there is, and gives it back as the same kind."""
    fact = sample(kind)
    for viewer in (None, 1, 2):
        seen = see(fact, viewer).event
        assert type(seen) is kind
        assert msgspec.json.decode(msgspec.json.encode(seen), type=Event) == seen


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_the_rail_is_told_a_card_only_by_facts_about_open_cards(kind: type[Event]) -> None:
    told = cards_in(see(sample(kind), None).event)
    open_cards = (e.CommunityDealt, e.Turned, e.Shown, e.WildsNamed)
    assert bool(told) == issubclass(kind, open_cards)


@pytest.mark.parametrize("kind", [e.Dealt, e.Chosen, e.LiveHandsRevealed], ids=lambda kind: kind.__name__)
def test_the_owner_is_told_his_own(kind: type[Event]) -> None:
    assert cards_in(see(sample(kind), 1).event) == {Card("As")}
    assert cards_in(see(sample(kind), 2).event) == set()


def sample(kind: type[Event]) -> Event:
    """A fact of this kind about seat 1 with the ace of spades, face down, wherever a card can stand."""
    ace = Card("As")
    value = {"ranks": [], "cards": [ace]}
    values: dict[str, object] = {
        "seat": 1,
        "amount": 5,
        "to": 5,
        "street": 0,
        "card": ace,
        "cards": [ace],
        "deck": [ace],
        "down": [ace],
        "up": False,
        "pot": 0,
        "share": 0,
        "all": False,
        "source": "stub",
        "reason": "left",
        "seats": [1],
        "order": [1],
        "values": [None],
        "wild": value,
        "dealt_in": [1],
        "hands": [{"seat": 1, "down": [ace]}],
    }
    if kind is e.Started:
        _, deal = next(deals(VARIANTS["stud"], "home", 2, 1))
        return deal.started()[1][0]
    wanted = {name: values[name] for name in kind.__struct_fields__ if name in values}
    return msgspec.convert(wanted | {"type": kind.__struct_config__.tag}, kind)


def test_a_view_of_a_finished_hand_holds_no_card_of_a_folded_hand() -> None:
    for game in VARIANTS:
        for rng, deal in deals(VARIANTS[game], "full_tilt", 3, 5):
            _, events = played(rng, deal)
            view: sight.View | None = None
            for fact in events:
                view = watch(view, see(fact, None), None)
            assert view is not None
            hand: Hand = view.hand
            for player in hand.players:
                if player.folded or player.mucked:
                    assert set(player.down) <= {None}
            assert set(hand.deck) == {None}
            assert len(hand.deck) <= len(DECK)
