"""Temperaments: what makes one bot tight and another loose. Numbers only; the thinking is the same."""

from msgspec import Struct

__all__ = ["AGGRESSIVE", "CALLING", "LOOSE", "NAMES", "TEMPERS", "TIGHT", "Temper"]


class Temper(Struct, frozen=True):
    """How a bot leans.

    margin: how much more than the pot's price a call must be worth for each street still to come,
    as a part of that price. edge: how far above an even share of the pot a hand must be to bet or
    raise it. bluff: how often, 0 to 1, a steal or a bluff is tried where it makes sense. trust: how
    seriously another's bets are taken, 1 being fairly. wobble: the spread of the mood that blurs
    each judgement, in parts of the pot.
    """

    name: str
    margin: float
    edge: float
    bluff: float
    trust: float
    wobble: float = 0.015


TIGHT = Temper("tight", margin=0.07, edge=0.14, bluff=0.15, trust=0.75)
LOOSE = Temper("loose", margin=0.0, edge=0.20, bluff=0.20, trust=0.6, wobble=0.03)
AGGRESSIVE = Temper("aggressive", margin=0.05, edge=0.06, bluff=0.45, trust=0.65, wobble=0.025)
CALLING = Temper("calling", margin=-0.04, edge=0.40, bluff=0.05, trust=0.45, wobble=0.02)

TEMPERS: tuple[Temper, ...] = (TIGHT, AGGRESSIVE, LOOSE, CALLING)
"""All temperaments, in the order a table is filled with them."""

NAMES: tuple[str, ...] = (
    "Pavel",
    "Marisol",
    "Jimmy",
    "Dolores",
    "Otis",
    "Amparo",
    "Walter",
    "Bianca",
    "Hugo",
    "Ruth",
    "Teo",
    "Greta",
    "Ignacio",
    "Naomi",
    "Silas",
    "Carmen",
)
"""First names for bots."""
