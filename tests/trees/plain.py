"""Betting rounds counted from the text of the rules alone (rules.md 4.1, 4.3): nothing of Doorcard is used.

Small, slow and obvious. It counts the ways one betting round can go, from its first action until nobody
is left to act.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

__all__ = ["Round", "ways"]


@dataclass(frozen=True)
class Round:
    """A round as the players see it; lists are by seat, the first seat is the first to act."""

    chips: tuple[int, ...]
    put: tuple[int, ...]
    folded: tuple[bool, ...]
    waiting: tuple[int, ...]
    sizes: tuple[tuple[int, int], ...]
    """The bets there are, smallest to largest of each: ((2, 2),) or ((2, 2), (4, 4)) or ((1, 5),)."""
    raises: int = 3
    cap_heads_up: bool = True
    half_reopens: bool = True
    to_match: int = 0
    last_full: int = 0
    """The wager after the last bet or raise that counted."""
    last_size: int = 0
    bets: int = 0
    may_only_call: frozenset[int] = frozenset()

    @classmethod
    def begin(cls, stacks: list[int], sizes: list[list[int]], **fields: object) -> Round:
        seats = range(len(stacks))
        return cls(
            chips=tuple(stacks),
            put=tuple(0 for _ in seats),
            folded=tuple(False for _ in seats),
            waiting=tuple(seat for seat in seats if stacks[seat]),
            sizes=tuple((low, high) for low, high in sizes),
            **fields,  # type: ignore[arg-type]
        )


def ways(now: Round) -> int:
    """How many courses the round can take."""
    staying = [seat for seat, folded in enumerate(now.folded) if not folded]
    if len(staying) == 1 or not now.waiting:
        return 1
    seat, rest = now.waiting[0], now.waiting[1:]
    others = [other for other in staying if other != seat and now.chips[other]]
    if not others and now.put[seat] >= now.to_match:
        return 1
    total = ways(replace(now, folded=changed(now.folded, seat, True), waiting=rest))
    owes = min(now.to_match - now.put[seat], now.chips[seat])
    total += ways(paid(replace(now, waiting=rest), seat, now.put[seat] + max(0, owes)))
    for to in wagers(now, seat, staying) if others else []:
        total += ways(raised(now, seat, to))
    return total


def wagers(now: Round, seat: int, staying: list[int]) -> list[int]:
    """What the seat's wager may become by a bet or raise."""
    most = now.put[seat] + now.chips[seat]
    capped = now.bets >= 1 + now.raises and (now.cap_heads_up or len(staying) > 2)
    if most <= now.to_match or capped or seat in now.may_only_call:
        return []
    found = set()
    for low, high in allowed(now):
        for size in range(low, high + 1):
            found.add(min(now.last_full + size, most))
    return sorted(to for to in found if to > now.to_match)


def allowed(now: Round) -> list[tuple[int, int]]:
    """The bets still allowed: in a span, the last one or more; of two, the bigger alone once it has gone in.

    The bigger of two is there while seat 0 shows its open pair.
    """
    if len(now.sizes) == 2:
        small, big = now.sizes
        if now.last_size >= big[0]:
            return [big]
        return [small] if now.folded[0] else [small, big]
    low, high = now.sizes[0]
    return [(max(low, now.last_size), high)] if low != high else [(low, high)]


def raised(now: Round, seat: int, to: int) -> Round:
    """The round after a bet or raise to `to`; one short of half a bet counts for nothing and reopens nothing."""
    order = [(seat + step) % len(now.chips) for step in range(1, len(now.chips))]
    answer = tuple(one for one in order if not now.folded[one] and now.chips[one])
    size, full = to - now.last_full, allowed(now)[0][0]
    after = paid(now, seat, to)
    if size >= full or (now.half_reopens and 2 * size >= full):
        return replace(
            after,
            waiting=answer,
            to_match=to,
            last_full=to,
            last_size=size if size >= full else now.last_size,
            bets=now.bets + 1,
            may_only_call=frozenset(),
        )
    acted = {one for one in answer if one not in now.waiting}
    return replace(after, waiting=answer, to_match=to, may_only_call=now.may_only_call | acted)


def paid(now: Round, seat: int, to: int) -> Round:
    more = to - now.put[seat]
    return replace(
        now, put=changed(now.put, seat, to), chips=changed(now.chips, seat, now.chips[seat] - more)
    )


def changed(values: tuple, seat: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:seat], value, *values[seat + 1 :])


def third_street(stacks: list[int], small: int, bring_in: int, **fields: object) -> int:
    """The ways of third street at fixed limit: seat 0 brings in or completes."""
    start = Round.begin(stacks, [[small, small]], **fields)
    posted = replace(paid(start, 0, min(bring_in, stacks[0])), waiting=start.waiting[1:], to_match=bring_in)
    total = ways(posted)
    if stacks[0] > bring_in:
        total += ways(raised(start, 0, min(small, stacks[0])))
    return total
