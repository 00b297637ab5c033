"""What a record says the pots paid, and whether that is what they paid by the rules.

Rooms' records differ. The winners' chips may lack the rake. `winnings` may be with or without the
rake, and with the uncalled bet that came back to its bettor (iPoker) or without it.
"""

from collections.abc import Sequence

from msgspec import Struct

from doorcard.history.phh import Record

__all__ = ["Middle", "Paid", "differs"]


class Middle(Struct, frozen=True):
    """A hand whose chips are all in: what each player kept, and what came back to him uncalled."""

    kept: tuple[int, ...]
    back: tuple[int, ...]


class Paid(Struct, frozen=True):
    """What the pots pay each player: `sure`, and at most `odd` chips more where they do not divide."""

    sure: tuple[int, ...]
    odd: tuple[int, ...]

    @property
    def most(self) -> tuple[int, ...]:
        """At most so much to each player; 0 for one who wins nothing."""
        return tuple([sure + odd for sure, odd in zip(self.sure, self.odd, strict=True)])


def differs(record: Record, middle: Middle, paid: Paid) -> str | None:
    """How the record's final stacks, and its winnings, are not what the rules give; None when they are."""
    if record.finishing is None:
        return None if record.winnings is None else _winnings_alone(record, record.winnings, middle, paid)
    got = _less(record.finishing, middle.kept)
    wrong = _wrong(got, paid, record.rake)
    if wrong is not None:
        by_the_rules = middle.kept[wrong] + paid.sure[wrong]
        return f"finishing_stacks: {record.finishing[wrong]} of p{wrong + 1}; {by_the_rules} by the rules"
    lacking = _pot(record, middle) - sum(got)
    if lacking != record.rake:
        return f"finishing_stacks: the winners lack {lacking}; _rake is {record.rake}"
    return None if record.winnings is None else _winnings_too(record, record.winnings, middle, got)


def _less(amounts: Sequence[int], others: Sequence[int]) -> list[int]:
    return [one - other for one, other in zip(amounts, others, strict=True)]


def _pot(record: Record, middle: Middle) -> int:
    return sum(record.stacks) - sum(middle.kept)


def _wrong(got: Sequence[int], paid: Paid, rake: int) -> int | None:
    """The first player whose part of the pots is not his by the rules; winners may lack what was raked."""
    most = paid.most
    for place, has in enumerate(got):
        if has > most[place] or has < 0 or (has and not most[place]):
            return place
    return None if rake else next((place for place, has in enumerate(got) if has < paid.sure[place]), None)


def _readings(winnings: Sequence[int], middle: Middle) -> list[list[int]]:
    """What each got from the pots: the winnings as they stand, and less the uncalled bet that came back."""
    return [list(winnings), _less(winnings, middle.back)]


def _winnings_alone(record: Record, winnings: Sequence[int], middle: Middle, paid: Paid) -> str | None:
    pot = _pot(record, middle)
    for got in _readings(winnings, middle):
        lacking = pot - sum(got)
        if lacking in (0, record.rake) and _wrong(got, paid, lacking) is None:
            return None
    wrong = _wrong(winnings, paid, record.rake)
    if wrong is None:
        return f"winnings: {sum(winnings)} in all; the pots had {pot}, _rake is {record.rake}"
    return f"winnings: {winnings[wrong]} of p{wrong + 1}; {paid.sure[wrong]} by the rules"


def _winnings_too(record: Record, winnings: Sequence[int], middle: Middle, got: Sequence[int]) -> str | None:
    """How the winnings are not what the final stacks tell, by any reading; the rake may be in them or not."""
    wrong: list[int] = []
    for read in _readings(winnings, middle):
        raked = _less(read, got)
        odd = [place for place, more in enumerate(raked) if more < 0 or (more and not got[place])]
        if not odd and sum(raked) in (0, record.rake):
            return None
        wrong = wrong or odd
    if not wrong:
        return f"winnings: {sum(winnings)} in all; {sum(got)} by finishing_stacks, _rake is {record.rake}"
    return f"winnings: {winnings[wrong[0]]} of p{wrong[0] + 1}; {got[wrong[0]]} by finishing_stacks"
