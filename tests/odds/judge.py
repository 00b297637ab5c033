"""The judge: equities by dealing every deal in plain Python and ranking by definition (`hands.reference`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, prod

from doorcard.cards import DECK, Card, parse_cards
from doorcard.hands import Wild, low_rank, reference_high, reference_low
from doorcard.stud import HouseRules, Variant
from doorcard.stud.variant import HighShare, HoleShare, LowShare, Share

Judged = tuple[list[Fraction], list[int], list[int], int]
"""The players' parts of the pot, their scoops, the deals that gave them a part, and how many deals there were."""


def few_unseen(unseen: str, *holdings: str) -> str:
    """Dead cards that leave only the `unseen` ones to come."""
    held = {card for text in (unseen, *holdings) for card in parse_cards(text)}
    return "".join(card for card in DECK if card not in held)


def judge(variant: Variant, house: HouseRules, holdings: Sequence[str], dead: str) -> Judged:
    """Every way to finish `holdings` with the cards that are neither held nor dead. Wild cards are fixed ones."""
    hands = [parse_cards(holding) for holding in holdings]
    gone = {card for hand in hands for card in hand} | set(parse_cards(dead))
    unseen = [card for card in DECK if card not in gone]
    size = variant.number(variant.last)
    downs = sum(street.down - street.turn for street in variant.streets)
    known_down = [min(len(hand), variant.streets[0].down) for hand in hands]
    wild = Wild(frozenset(variant.wild.ranks), frozenset(variant.wild.cards)) if variant.wild else Wild()
    draws = [size - sum(card is not None for card in hand) for hand in hands]
    pots, scoops, parts, total = [Fraction(0)] * len(hands), [0] * len(hands), [0] * len(hands), 0
    for drawn in _ways(unseen, draws):
        marks: list[list[tuple[object, int]]] = []
        for hand, more, down in zip(hands, drawn, known_down, strict=True):
            held = [card for card in hand if card is not None] + list(more)
            hole = [card for card in hand[:down] if card is not None]
            marks.append(_marks(variant, house, wild, held, hole, list(more), downs - len(hole)))
        ways = prod(sum(count for _, count in of_player) for of_player in marks)
        for values, count in _together(marks):
            shared = _split(values)
            total += count
            for player, part in enumerate(shared):
                pots[player] += part * count
                scoops[player] += count * (part == 1)
                parts[player] += count * (0 < part < 1)
        assert ways
    return pots, scoops, parts, total


def _ways(unseen: list[Card], draws: list[int]) -> Iterator[list[tuple[Card, ...]]]:
    if not draws:
        yield []
        return
    for first in combinations(unseen, draws[0]):
        left = [card for card in unseen if card not in first]
        for rest in _ways(left, draws[1:]):
            yield [first, *rest]


def _marks(
    variant: Variant,
    house: HouseRules,
    wild: Wild,
    held: list[Card],
    hole: list[Card],
    more: list[Card],
    downs: int,
) -> list[tuple[object, int]]:
    """What the finished hand is worth for each share, and in how many ways: which cards came face down."""
    fixed = [_value(share, house, wild, held) for share in variant.shares]
    holes = [share for share in variant.shares if isinstance(share, HoleShare)]
    if not holes:
        return [(tuple(fixed), 1)]
    found: list[tuple[object, int]] = []
    for down in combinations(more, downs):
        best = [_hole(share, house, [*hole, *down]) for share in holes]
        found.append((tuple(best.pop(0) if value == "hole" else value for value in fixed), 1))
    assert len(found) == comb(len(more), downs)
    return found


def _value(share: Share, house: HouseRules, wild: Wild, held: list[Card]) -> object:
    match share:
        case HighShare():
            return reference_high(held, wild, house.wild)
        case LowShare(at_most=at_most):
            return reference_low(held, wild, at_most)
        case HoleShare():
            return "hole"


def _hole(share: HoleShare, house: HouseRules, down: list[Card]) -> int | None:
    ranks = [
        low_rank(card.rank) if share.lowest and house.low_spade_ace == "low" else int(card.rank)
        for card in down
        if card.suit == share.suit
    ]
    return (-min(ranks) if share.lowest else max(ranks)) if ranks else None


def _together(marks: list[list[tuple[object, int]]]) -> Iterator[tuple[list[object], int]]:
    if not marks:
        yield [], 1
        return
    for value, count in marks[0]:
        for rest, more in _together(marks[1:]):
            yield [value, *rest], count * more


def _split(values: list[object]) -> list[Fraction]:
    """Each player's part of the pot: every share somebody has a claim to is worth the same."""
    columns = list(zip(*values, strict=True))  # type: ignore[call-overload]
    claimed = [column for column in columns if any(value is not None for value in column)]
    if not claimed:
        return [Fraction(1, len(values))] * len(values)
    parts = [Fraction(0)] * len(values)
    for column in claimed:
        best = max(value for value in column if value is not None)
        winners = [player for player, value in enumerate(column) if value == best]
        for player in winners:
            parts[player] += Fraction(1, len(claimed) * len(winners))
    return parts
