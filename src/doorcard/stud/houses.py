"""The five houses of the rule sheets (rules.md 7) and the presets for real rooms' records (11)."""

from doorcard.stud.house import HouseRules, Part

__all__ = ["HOUSES", "house_named"]

FULL_TILT = HouseRules(
    name="full_tilt",
    dealer="fixed",
    first_to_show="last_aggressor_any_street",
    reveal_live_hands=True,
    post_ante="ask_first",
    ante_part=Part(1, 5),
    bring_in_part=Part(1, 4),
)

TIMED = HouseRules(
    name="timed",
    burns=True,
    exhaustion="burns_then_community",
    community_from="burns",
    reveal_live_hands=True,
    on_timeout="all_in",
    seconds_to_act=10,
    buy_in="exact",
    limits=("fixed", "spread"),
)

SBG = HouseRules(
    name="sbg",
    open_pair="high_and_split",
    ante_part=Part(1, 10),
    bring_in_part=Part(1, 2),
)

HOME = HouseRules(
    name="home",
    burns=True,
    open_pair="off",
    exhaustion="burns_then_community",
    community_from="burns_and_stub",
    seconds_to_act=0,
    buy_in="free",
    limits=("spread", "fixed"),
)

HOME_ANTE_ONLY = HouseRules(
    name="home_ante_only",
    burns=True,
    bring_in="none",
    bring_in_tie="position",
    open_pair="off",
    exhaustion="burns_then_community",
    community_from="burns_and_stub",
    seconds_to_act=0,
    buy_in="free",
    limits=("spread", "fixed"),
)

REGLE = HouseRules(
    name="regle",
    bring_in_tie="position",
    auto_muck="on",
    ante_part=Part(1, 5),
    bring_in_part=Part(1, 2),
)

POKERSTARS = HouseRules(name="pokerstars", ante_part=Part(1, 5), bring_in_part=Part(1, 2))
BOVADA = HouseRules(name="bovada", ante_part=Part(1, 5), bring_in_part=Part(1, 2))
IPOKER = HouseRules(name="ipoker", ante_part=Part(1, 5), bring_in_part=Part(1, 2))

HOUSES: dict[str, HouseRules] = {
    house.name: house
    for house in (FULL_TILT, TIMED, SBG, HOME, HOME_ANTE_ONLY, REGLE, POKERSTARS, BOVADA, IPOKER)
}
"""Every preset by its name."""


def house_named(name: str) -> HouseRules:
    """The preset called `name`. Raises `ValueError` listing the names there are."""
    if name not in HOUSES:
        raise ValueError(f"house: {name!r} is none of {', '.join(HOUSES)}")
    return HOUSES[name]
