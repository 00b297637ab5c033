"""One hand of stud, from the ante to the last chip: pure, frozen, the deck brought from outside.

Five functions: `start`, `options`, `act`, `apply`, `see`.
"""

from doorcard.stud.actions import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Illegal,
    Muck,
    Raise,
    Show,
    Turn,
)
from doorcard.stud.apply import apply
from doorcard.stud.events import Event, Seat
from doorcard.stud.hand import Hand, Player
from doorcard.stud.house import FixedLimit, HouseRules, SpreadLimit, Stakes
from doorcard.stud.houses import HOUSES, house_named
from doorcard.stud.options import Offer, Options, options, to_act
from doorcard.stud.play import act, acted, expire, expired, start, started
from doorcard.stud.pots import Pot, pots
from doorcard.stud.sight import Seen, View, see, watch
from doorcard.stud.variant import Variant
from doorcard.stud.variants import VARIANTS, variant_named

__all__ = [
    "HOUSES",
    "VARIANTS",
    "Action",
    "Bet",
    "BringIn",
    "Call",
    "Check",
    "Complete",
    "Event",
    "FixedLimit",
    "Fold",
    "Hand",
    "HouseRules",
    "Illegal",
    "Muck",
    "Offer",
    "Options",
    "Player",
    "Pot",
    "Raise",
    "Seat",
    "Seen",
    "Show",
    "SpreadLimit",
    "Stakes",
    "Turn",
    "Variant",
    "View",
    "act",
    "acted",
    "apply",
    "expire",
    "expired",
    "house_named",
    "options",
    "pots",
    "see",
    "start",
    "started",
    "to_act",
    "variant_named",
    "watch",
]
