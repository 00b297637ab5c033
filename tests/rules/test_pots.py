"""Main and side pots by contribution levels, antes and bets together (rules.md 4.6)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from doorcard.stud import Player, Pot, pots


def paid(*amounts: int, folded: tuple[int, ...] = ()) -> tuple[Player, ...]:
    return tuple(
        Player(seat, stack=100, paid=amount, folded=seat in folded) for seat, amount in enumerate(amounts, 1)
    )


def test_equal_amounts_are_one_pot() -> None:
    assert pots(paid(50, 50, 50)) == (Pot(150, (1, 2, 3)),)


def test_a_side_pot_begins_where_a_player_still_in_has_no_more() -> None:
    assert pots(paid(20, 50, 50)) == (Pot(60, (1, 2, 3)), Pot(60, (2, 3)))


def test_a_folded_players_chips_stay_in_the_pots_they_reached() -> None:
    assert pots(paid(20, 50, 50, 35, folded=(4,))) == (Pot(80, (1, 2, 3)), Pot(75, (2, 3)))


def test_a_folded_players_level_makes_no_pot() -> None:
    assert pots(paid(20, 50, 50, folded=(1,))) == (Pot(120, (2, 3)),)


def test_three_levels_and_one_more() -> None:
    assert pots(paid(10, 20, 30, 40)) == (
        Pot(40, (1, 2, 3, 4)),
        Pot(30, (2, 3, 4)),
        Pot(20, (3, 4)),
        Pot(10, (4,)),
    )


def test_nothing_in_is_no_pot() -> None:
    assert pots(paid(0, 0)) == ()


@given(st.lists(st.tuples(st.integers(0, 50), st.booleans()), min_size=2, max_size=9))
def test_pots_hold_every_chip_and_only_who_paid_can_win(seats: list[tuple[int, bool]]) -> None:
    folded = tuple(seat for seat, (_, out) in enumerate(seats, 1) if out)
    players = paid(*[amount for amount, _ in seats], folded=folded)
    made = pots(players)
    if any(player.paid for player in players if not player.folded):
        assert sum(pot.amount for pot in made) == sum(player.paid for player in players)
    for pot in made:
        assert pot.amount > 0
        assert all(not players[seat - 1].folded and players[seat - 1].paid for seat in pot.seats)
