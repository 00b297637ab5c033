"""Random hands judged a second time, by the plainest reading of the rules: who opens, who wins what, who may muck."""

from __future__ import annotations

from collections import Counter

import pytest

from doorcard.cards import Card
from doorcard.stud import VARIANTS, Event, Hand
from doorcard.stud import events as e
from doorcard.stud.hand import Player
from doorcard.stud.variant import LowShare
from doorcard.stud.worth import worth
from tests.kit.deals import HOUSE_NAMES, Deal, deals, hands_wanted, play

EACH = -(-hands_wanted(200) // len(HOUSE_NAMES))
NATURAL = [name for name, variant in VARIANTS.items() if variant.wild is None]


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("house", HOUSE_NAMES)
def test_every_pot_goes_to_the_best_hands_that_can_win_it(game: str, house: str) -> None:
    for rng, deal in deals(VARIANTS[game], house, 5, EACH):
        hand, events = deal.started()[0], list(deal.started()[1])
        for move in play(rng, deal):
            hand = move.after
            events += move.facts
        settled(hand, events)


def settled(hand: Hand, events: list[Event]) -> None:
    """Each layer of chips by itself: it goes to the best of the live players who put as many in."""
    staying = [player for player in hand.players if not player.folded]
    pushed: Counter[tuple[int, int | None]] = Counter()
    takers: dict[tuple[int, int | None], Counter[int]] = {}
    for fact in events:
        if isinstance(fact, e.Awarded):
            pushed[fact.pot, fact.share] += fact.amount
            takers.setdefault((fact.pot, fact.share), Counter())[fact.seat] += fact.amount
    layers: Counter[tuple[int, ...]] = Counter()
    below = 0
    for amount in sorted({player.paid for player in hand.players} - {0}):
        can_win = tuple(player.seat for player in staying if player.paid >= amount) or list(layers)[-1]
        layers[can_win] += (amount - below) * sum(player.paid >= amount for player in hand.players)
        below = amount
    assert sum(pushed.values()) == sum(layers.values())
    for pot, (seats, amount) in enumerate(layers.items()):
        contenders = [hand.player(seat) for seat in seats]
        if len(contenders) == 1:
            assert takers[pot, None] == Counter({seats[0]: amount})
            continue
        best = winners(hand, contenders)
        halves = [amount // len(best) + (place < amount % len(best)) for place in range(len(best))]
        for (share, seats_of), half in zip(best.items(), halves, strict=True):
            got = takers.get((pot, share), Counter())
            assert sum(got.values()) == half, (pot, share, got, half)
            assert set(got) <= set(seats_of)
            parts = [got[seat] for seat in seats_of]
            assert max(parts) - min(parts) <= 1
            odd = {seat for seat in seats_of if got[seat] > half // len(seats_of)}
            assert odd == set(by_odd_chip(hand, share, seats_of)[: half % len(seats_of)])
            assert not any(hand.player(seat).mucked for seat in seats_of), "a winner was mucked"


def winners(hand: Hand, contenders: list[Player]) -> dict[int, list[int]]:
    """The seats that win each share of a pot, for the shares somebody qualifies for."""
    found: dict[int, list[int]] = {}
    values = {player.seat: worth(hand, player) for player in contenders}
    for share in range(len(hand.variant.shares)):
        keys = {seat: value[share].key for seat, value in values.items() if value[share] is not None}  # type: ignore[union-attr]
        if keys:
            found[share] = [seat for seat, key in keys.items() if key == max(keys.values())]
    return found


def by_odd_chip(hand: Hand, share: int, seats: list[int]) -> list[int]:
    if hand.house.odd_chip == "position":
        return seats
    low = isinstance(hand.variant.shares[share], LowShare)

    def claim(seat: int) -> tuple[int, int]:
        player = hand.player(seat)
        cards = [card for card in (*player.down, *player.up) if card is not None]
        if low:
            return min((1 if card.rank == 14 else int(card.rank), int(card.suit)) for card in cards)
        return max((int(card.rank), int(card.suit)) for card in cards)

    return sorted(seats, key=claim, reverse=not low)


@pytest.mark.parametrize("game", NATURAL)
@pytest.mark.parametrize("house", HOUSE_NAMES)
def test_who_opens_each_round(game: str, house: str) -> None:
    for rng, deal in deals(VARIANTS[game], house, 6, EACH):
        hand, facts = deal.started()
        opened(hand, facts, deal)
        for move in play(rng, deal):
            opened(move.after, move.facts, deal)


def opened(after: Hand, facts: tuple[Event, ...], deal: Deal) -> None:
    """The last round opened among these facts was opened by the right player: boards do not change in a round."""
    rounds = [fact for fact in facts if isinstance(fact, e.RoundOpened)]
    if not rounds or facts[-1] is not rounds[-1]:
        return
    fact, house, low = rounds[-1], deal.house, deal.variant.boards == "low"
    live = [player for player in after.players if not player.folded]
    able = [player for player in live if player.able]
    assert len(able) > 1
    if after.street == 0 and house.bring_in == "low_card":
        order = sorted(live, key=lambda player: door(player, low, house.bring_in_tie == "suit"))
        left = house.low_card_all_in == "left"
    else:
        by_suit = house.tied_boards == "suit" and after.street > 0
        order = sorted(live, key=lambda player: board(player, low, by_suit), reverse=True)
        left = house.all_in_opener == "next_left"
    if left and order[0] not in able:
        place = after.players.index(order[0])
        around = (*after.players[place + 1 :], *after.players[:place])
        assert fact.seat == next(player.seat for player in around if player in able)
        assert fact.reason == "left"
    else:
        assert fact.seat == next(player.seat for player in order if player in able)
        assert set(fact.passed) == {
            player.seat for player in order[: [p.seat for p in order].index(fact.seat)]
        }


def door(player: Player, low: bool, by_suit: bool) -> tuple[int, int]:
    """Smaller owes the bring-in: the lowest card, or the highest in a low game, where the ace is low."""
    card = player.up[0]
    assert card is not None
    rank = int(card.rank)
    if low:
        rank = 1 if rank == 14 else rank
    sign = -1 if low else 1
    return sign * rank, sign * int(card.suit) * by_suit


def board(player: Player, low: bool, by_suit: bool) -> tuple[object, ...]:
    """Bigger acts first: groups of a kind and high cards; in a low game the fewest pairs and the lowest cards."""
    cards = [card for card in player.up if card is not None]
    counts = Counter(1 if low and card.rank == 14 else int(card.rank) for card in cards)
    groups = sorted(counts.items(), key=lambda one: (one[1], one[0]), reverse=True)
    alike = [count for _, count in groups]
    kind = (
        4
        if alike[0] == 4
        else 3
        if alike[0] == 3
        else 2
        if alike[:2] == [2, 2]
        else 1
        if alike[0] == 2
        else 0
    )
    key: tuple[object, ...] = (-kind, *[-rank for rank, _ in groups])
    if not low:
        lead = (0, 1, 2, 1, 1)[kind]
        rest = sorted((rank for rank, count in groups[lead:] for _ in range(count)), reverse=True)
        key = (kind, *[rank for rank, _ in groups[:lead]], *rest)
    return key, best_suit(cards) if by_suit else 0


def best_suit(cards: list[Card]) -> tuple[int, int]:
    return max((int(card.rank), int(card.suit)) for card in cards)
