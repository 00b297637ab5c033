"""What a house decides, and what a table plays for: the fields the rule sheets disagree on.

Every disagreement between the five sheets, and everything real rooms left open, is a field here
(rules.md 4, 7, 11). The engine reads fields; it never asks which house it is in.
"""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from doorcard.hands import WildRules

__all__ = ["FixedLimit", "HouseRules", "Limit", "Part", "SpreadLimit", "Stakes"]


def _whole(field: str, amount: object) -> None:
    if type(amount) is not int:
        raise ValueError(f"{field}: {amount!r}; a whole number of minor units")


class FixedLimit(Struct, frozen=True, cache_hash=True, tag="fixed"):
    """Bets and raises of exactly `small` or `big` minor units, by street (rules.md 4.3)."""

    small: int
    big: int

    def __post_init__(self) -> None:
        _whole("small", self.small)
        _whole("big", self.big)

    @property
    def most(self) -> int:
        """No bet or raise is larger, minor units."""
        return self.big


class SpreadLimit(Struct, frozen=True, cache_hash=True, tag="spread"):
    """Bets of any whole amount from `low` to `high` minor units; a raise at least the last one."""

    low: int
    high: int

    def __post_init__(self) -> None:
        _whole("low", self.low)
        _whole("high", self.high)

    @property
    def most(self) -> int:
        """No bet or raise is larger, minor units."""
        return self.high


Limit = FixedLimit | SpreadLimit


class Stakes(Struct, frozen=True, cache_hash=True):
    """The numbers of a table, all in minor units: each player's ante, the bring-in, the limit.

    Raises `ValueError` naming the field when a number is not whole: money is never a float.
    """

    ante: int
    bring_in: int
    limit: Limit

    def __post_init__(self) -> None:
        _whole("ante", self.ante)
        _whole("bring_in", self.bring_in)

    def refuse(self, bring_in: Literal["low_card", "none"]) -> str | None:
        """Why nobody can play for these stakes in a house with that `bring_in`, or None when they can."""
        return _refused(self, bring_in)


@lru_cache(maxsize=256)
def _refused(stakes: Stakes, bring_in: Literal["low_card", "none"]) -> str | None:
    limit = stakes.limit
    if isinstance(limit, FixedLimit):
        name, low, high, above = "small", limit.small, limit.big, "big bet"
        most, whole = limit.small, "small bet"
    else:
        name, low, high, above = "low", limit.low, limit.high, "high limit"
        most, whole = limit.high, "high limit"
    if not 0 < low <= high:
        return f"{name}: {low}; 1 to the {above}, {high}"
    if stakes.ante < 0:
        return f"ante: {stakes.ante}; 0 or more"
    if bring_in == "low_card" and not 0 < stakes.bring_in <= most:
        return f"bring_in: {stakes.bring_in}; 1 to the {whole}, {most}"
    return None


class Part(Struct, frozen=True):
    """A part of the small bet, `top`/`bottom`: how a sheet states its ante or bring-in."""

    top: int
    bottom: int

    def of(self, amount: int) -> int:
        """This part of `amount`, to the nearest unit, halves up, never zero (rules.md 7)."""
        return max(1, (2 * amount * self.top + self.bottom) // (2 * self.bottom))


class HouseRules(Struct, frozen=True, kw_only=True):
    """One house's answers. Defaults are the ones rules.md 11 names first.

    For the engine:
      burns: a card is burned before each street after the first.
      bring_in: `low_card` posts it; `none`: ante only, the best door card acts first and may check.
      bring_in_tie, tied_boards: by `suit`, or by `position` (nearest the dealer's left).
      open_pair: in which kinds of game an open pair on fourth street allows the big bet.
      raises: raises allowed after the bet; `cap_heads_up`: with two live players as well.
      reopen: how much of a full bet an all-in wager must be to count as one.
      exhaustion, community_from, keep_last_card: what happens when the stub is short (4.4).
      first_to_show, reveal_live_hands: the showdown (4.5).
      all_in_opener, low_card_all_in, short_bring_in_call, odd_chip: left open by the records (11).
      on_timeout: what a player who lets his time run out has done (8).
      extra_card: the face of baseball's extra card. low_spade_ace: the ace in low Chicago.
    For the table:
      dealer, seconds_to_act (None: the room's default; 0: no clock), post_ante, auto_muck, buy_in.
    For its stakes:
      ante_part, bring_in_part: of the small bet; None: set for each table.
    """

    name: str
    dealer: Literal["fixed", "rotating"] = "rotating"
    burns: bool = False
    bring_in: Literal["low_card", "none"] = "low_card"
    bring_in_tie: Literal["suit", "position"] = "suit"
    tied_boards: Literal["position", "suit"] = "position"
    open_pair: Literal["off", "high", "high_and_split"] = "high"
    raises: int = 3
    cap_heads_up: bool = True
    reopen: Literal["half", "full"] = "half"
    exhaustion: Literal["community", "burns_then_community"] = "community"
    community_from: Literal["stub", "burns", "burns_and_stub"] = "stub"
    keep_last_card: bool = False
    first_to_show: Literal["last_aggressor_any_street", "last_aggressor_river"] = "last_aggressor_river"
    reveal_live_hands: bool = False
    all_in_opener: Literal["next_best", "next_left"] = "next_best"
    low_card_all_in: Literal["next_lowest", "left"] = "next_lowest"
    short_bring_in_call: Literal["full", "short"] = "full"
    odd_chip: Literal["card", "position"] = "card"
    on_timeout: Literal["check_or_fold", "all_in"] = "check_or_fold"
    extra_card: Literal["down", "up"] = "down"
    low_spade_ace: Literal["low", "high"] = "low"
    wild: WildRules = WildRules()
    seconds_to_act: int | None = None
    post_ante: Literal["ask_first", "auto"] = "auto"
    auto_muck: Literal["ask", "on"] = "ask"
    buy_in: Literal["range", "exact", "free"] = "range"
    ante_part: Part | None = None
    bring_in_part: Part | None = None
    limits: tuple[Literal["fixed", "spread"], ...] = ("fixed",)

    def stakes(self, small: int, big: int, ante: int | None = None, bring_in: int | None = None) -> Stakes:
        """Fixed-limit stakes of this house, minor units; what the house leaves to the table must be given.

        Raises `ValueError` naming the field when it is neither given nor a part of the small bet.
        """
        if not 0 < small <= big:
            raise ValueError(f"small: {small}; 1 to the big bet, {big}")
        return Stakes(
            ante=_set("ante", ante, self.ante_part, small, 0),
            bring_in=0
            if self.bring_in == "none"
            else _set("bring_in", bring_in, self.bring_in_part, small, 1),
            limit=FixedLimit(small, big),
        )


def _set(field: str, given: int | None, part: Part | None, small: int, least: int) -> int:
    if given is not None:
        if not least <= given <= small:
            raise ValueError(f"{field}: {given}; {least} to the small bet, {small}")
        return given
    if part is None:
        raise ValueError(f"{field}: not given; this house sets it for each table, {least} to {small}")
    return part.of(small)
