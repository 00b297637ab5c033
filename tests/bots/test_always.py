"""What holds for every decision of a bot, in every game and house."""

from itertools import combinations

import pytest

from doorcard.bots import Bot, CallingBot, RandomBot, RuleBot, crew, deal_hands
from doorcard.cards import DECK
from doorcard.stud import HOUSES, VARIANTS, Action, Fold, Hand, Options, Player, View, options, to_act
from doorcard.stud import events as e
from doorcard.stud.worth import worth
from tests.bots.arena import HOUSE, STACK, STAKES
from tests.bots.spots import dealt, turn_of, view_of


class Watched:
    """A bot whose every decision is recorded, with what it saw and what it was offered."""

    slow = False

    def __init__(self, bot: Bot, seen: "list[Seen]") -> None:
        self.name = bot.name
        self.bot = bot
        self.seen = seen

    def decide(self, view: View, seat: int) -> Action:
        action = self.bot.decide(view, seat)
        offers = options(view.hand, seat)
        assert offers is not None
        self.seen.append((view, offers, action))
        return action


Seen = tuple[View, Options, Action]


def is_nuts(hand: Hand, seat: int) -> bool:
    """Whether all cards are out and no cards an opponent can hold beat or tie any share of the hand."""
    if hand.street < hand.variant.last:
        return False
    mine = [None if value is None else value.key for value in worth(hand, hand.player(seat))]
    seen = {*hand.community, *hand.faceup, *hand.player(seat).down}
    stub = [card for card in DECK if card not in seen]
    for other in hand.players:
        if other.live and other.seat != seat:
            for down in combinations(stub, len(other.down)):
                theirs = worth(hand, Player(other.seat, 0, down=down, up=other.up))
                keys = [None if value is None else value.key for value in theirs]
                if any(
                    his is not None and (my is None or his >= my) for my, his in zip(mine, keys, strict=True)
                ):
                    return False
    return True


@pytest.mark.parametrize("house", ["full_tilt", "timed", "home_ante_only"])
@pytest.mark.parametrize("game", VARIANTS)
def test_decisions_are_on_offer_and_fold_neither_for_nothing_nor_the_nuts(game: str, house: str) -> None:
    variant, rules = VARIANTS[game], HOUSES[house]
    stakes = rules.stakes(200, 400, ante=40, bring_in=50)
    seen: list[Seen] = []
    for players, buy_in in ((2, 20_000), (variant.seats, 2_000)):
        bots = [Watched(bot, seen) for bot in crew(players, players)]
        for deal in deal_hands(variant, rules, stakes, bots, 4, 3, buy_in):
            began = deal.events[0]
            assert isinstance(began, e.Started)
            assert sum(seat.stack for seat in began.seats) == sum(
                player.stack for player in deal.hand.players
            )
    assert len(seen) > 20
    for view, offers, action in seen:
        assert action in offers
        if isinstance(action, Fold):
            assert "check" not in [offer.verb for offer in offers.offers]
            assert not is_nuts(view.hand, offers.seat)


def test_a_bot_sees_no_more_than_its_seat() -> None:
    seen: list[Seen] = []
    bots = [Watched(bot, seen) for bot in crew(4, 2)]
    for game in ("stud", "roll_your_own", "baseball"):
        list(deal_hands(VARIANTS[game], HOUSE, STAKES, bots, 5, 2, STACK))
    hidden = [
        card
        for view, offers, _ in seen
        for player in view.hand.players
        if player.seat != offers.seat and not player.shown
        for card in player.down
    ]
    assert len(hidden) > 100
    assert {*hidden} == {None}
    assert {card for view, _, _ in seen for card in view.hand.stub} == {None}


def test_the_nuts_are_recognised() -> None:
    hand = turn_of(dealt("As Ks Js / Qs Ts 2c 3d", "9c 9d 9h / 8c 8d 4h 4s"), 2, 4)
    assert is_nuts(hand, 1)
    assert not is_nuts(hand, 2)


def test_the_same_seed_plays_the_same_hands_and_another_does_not() -> None:
    def events(seed: int) -> list[object]:
        return [
            deal.events for deal in deal_hands(VARIANTS["razz"], HOUSE, STAKES, crew(4, seed), 4, 9, STACK)
        ]

    assert events(1) == events(1)
    assert events(1) != events(2)


def test_a_bot_that_is_not_asked_refuses() -> None:
    hand = dealt("4c 9d / 2c", "8h 3d / As", "Jd 6c / 5h")
    assert to_act(hand) == (1,)
    for bot in (RuleBot(1), RandomBot(1), CallingBot()):
        with pytest.raises(ValueError, match="seat: 2; nothing is asked"):
            bot.decide(view_of(hand, 2), 2)
