"""The games of the house, as values (rules.md 6). None of them is named anywhere else in the rules."""

from doorcard.cards import Card, Rank, Suit
from doorcard.stud.variant import ExtraRule, HighShare, HoleShare, LowShare, Street, Variant, WildRule

__all__ = ["VARIANTS", "variant_named"]

SEVEN = (
    Street("small", down=2, up=1),
    Street("small", up=1, open_pair=True),
    Street("big", up=1),
    Street("big", up=1),
    Street("big", down=1),
)
"""Two down and one up, three more up, the last one down: seven-card stud."""

PAIRS = (
    Street("small", down=2, turn=1),
    Street("small", down=2, turn=1),
    Street("big", down=2, turn=1),
    Street("big", down=2, turn=1),
)
"""Four rounds of two down cards, one turned up each time: roll your own."""

STUD = Variant(name="stud", also=("Seven Card Stud", "Down the River", "Seven-Toed Pete"), streets=SEVEN)

STUD8 = Variant(
    name="stud8",
    also=("Stud/8", "Stud Split", "Hi/Lo"),
    streets=SEVEN,
    shares=(HighShare(), LowShare(at_most=Rank.EIGHT)),
)

RAZZ = Variant(name="razz", streets=SEVEN, shares=(LowShare(),), boards="low")

MISSISSIPPI = Variant(
    name="mississippi",
    streets=(
        Street("small", down=2, up=1),
        Street("small", up=2),
        Street("big", up=1),
        Street("big", up=1),
    ),
)

ROLL_YOUR_OWN = Variant(name="roll_your_own", streets=PAIRS, seats=6)

FOLLOW_THE_QUEEN = Variant(
    name="follow_the_queen",
    also=("Queens and after",),
    streets=SEVEN,
    wild=WildRule(follow=Rank.QUEEN),
)

BASEBALL = Variant(
    name="baseball",
    streets=SEVEN,
    wild=WildRule(ranks=(Rank.THREE, Rank.NINE)),
    extra=ExtraRule(Rank.FOUR),
)

LOW_CHICAGO = Variant(
    name="low_chicago",
    also=("Chicago",),
    streets=SEVEN,
    shares=(HighShare(), HoleShare(Suit.SPADES, lowest=True)),
)

HIGH_CHICAGO = Variant(
    name="high_chicago",
    also=("Chicago",),
    streets=SEVEN,
    shares=(HighShare(), HoleShare(Suit.SPADES, lowest=False)),
)

ACEY_DEUCEY = Variant(name="acey_deucey", streets=SEVEN, wild=WildRule(ranks=(Rank.TWO, Rank.ACE)))

ONE_EYED_JACKS = Variant(name="one_eyed_jacks", streets=SEVEN, wild=WildRule(cards=(Card.SJ, Card.HJ)))

SUICIDE_KING = Variant(name="suicide_king", streets=SEVEN, wild=WildRule(cards=(Card.HK,)))

VARIANTS: dict[str, Variant] = {
    variant.name: variant
    for variant in (
        STUD,
        STUD8,
        RAZZ,
        MISSISSIPPI,
        ROLL_YOUR_OWN,
        FOLLOW_THE_QUEEN,
        BASEBALL,
        LOW_CHICAGO,
        HIGH_CHICAGO,
        ACEY_DEUCEY,
        ONE_EYED_JACKS,
        SUICIDE_KING,
    )
}
"""Every game by its name."""


def variant_named(name: str) -> Variant:
    """The game called `name`. Raises `ValueError` listing the names there are."""
    if name not in VARIANTS:
        raise ValueError(f"game: {name!r} is none of {', '.join(VARIANTS)}")
    return VARIANTS[name]
