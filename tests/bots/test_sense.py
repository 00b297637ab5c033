"""What a player with sense does at the table, position by position."""

from doorcard.bots import AGGRESSIVE, CALLING, TIGHT, RuleBot
from doorcard.cards import Card
from doorcard.stud import HOUSES, VARIANTS, Bet, Seat, SpreadLimit, Stakes, Turn, options, started, to_act
from tests.bots.arena import HOUSE, STACK, STAKES
from tests.bots.spots import dealt, habits, play, share, turn_of, view_of

MOODS = 60


def test_three_of_a_kind_at_the_start_is_raised_and_never_folded() -> None:
    hand = dealt("9c 9d / 9h", "4c 7d / 2c", "Jd 8s / Kh")
    done = habits(play(hand, "2:bringin", "3:complete"))
    assert done["fold"] == 0
    assert done["raise"] > 45


def test_trash_is_folded_to_a_raise_at_the_start() -> None:
    hand = dealt("2d 7h / Jc", "9h 4d / 2c", "Ad Ah / Kh")
    assert habits(play(hand, "2:bringin", "3:complete"))["fold"] > 55


def test_a_big_pair_is_worth_more_against_few_than_against_many() -> None:
    few = dealt("As Ah / 7c", "4c 8d / 2c")
    many = dealt("As Ah / 7c", "4c 8d / 2c", "3c 9d / 5c", "6d Jd / 8h", "Qd 5h / 9s", "Tc 3h / Jh")
    assert share(play(few, "2:bringin")) > share(play(many, "2:bringin")) + 0.1


def test_dead_cards_are_counted() -> None:
    """Four to a flush are worth less when the suit lies in front of the others, folded hands included."""
    mine = "Ah Jh / 9h Kh"
    alive = dealt(mine, "3c 4d / 6c 7s", "5s 2c / 8d 8s", "Tc 4s / 5c")
    dead = dealt(mine, "3c 4d / 6h 7h", "5s 2c / 8h 5h", "Tc 4s / 4h")
    values = [
        share(turn_of(play(hand, "4:fold") if to_act(hand) != (4,) else hand, 1, 1))
        for hand in (play(alive, "4:bringin", "1:complete"), play(dead, "4:bringin", "1:complete"))
    ]
    assert values[0] > values[1] + 0.05


def test_a_hand_the_boards_already_beat_is_folded() -> None:
    hand = turn_of(dealt("2c 7d 9h / 3s 4c Jd Qh", "5c 5d 6h / As Ad Ah Ac"), 2, 4)
    for style in (TIGHT, AGGRESSIVE, CALLING):
        assert habits(play(hand, "bet"), style)["fold"] == MOODS


def test_the_best_possible_hand_is_raised_and_never_folded() -> None:
    hand = turn_of(dealt("As Ks Js / Qs Ts 2c 3d", "9c 9d 9h / 8c 8d 4h 4s"), 2, 4)
    for style in (TIGHT, AGGRESSIVE, CALLING):
        done = habits(play(hand, "bet"), style)
        assert done["fold"] == 0
        assert done["raise"] > 45


def test_razz_is_played_with_low_cards() -> None:
    low = play(dealt("Ad 2h / 3c", "Qc 9d / Kc", "Jd 8s / 7h", game="razz"), "2:bringin", "3:complete")
    assert habits(low)["fold"] == 0
    assert habits(low)["raise"] > 30
    high = play(dealt("Qd Jh / 9c", "Qc 9d / Kc", "2d 4s / 7h", game="razz"), "2:bringin", "3:complete")
    assert habits(high)["fold"] > 55


def test_a_draw_to_a_low_is_worth_something_where_half_goes_to_it() -> None:
    holdings = ("Ad 3h / 4s", "8c 9d / 2c", "Kd Js / Kh")
    split, high = (dealt(*holdings, game=game) for game in ("stud8", "stud"))
    assert share(play(split, "2:bringin", "3:complete")) > share(play(high, "2:bringin", "3:complete")) + 0.1


def test_the_highest_spade_in_the_hole_is_half_a_pot_in_high_chicago() -> None:
    holdings = ("As 7d / 2c", "9h 4d / 3c", "Jd Qh / Kh")
    chicago = play(dealt(*holdings, game="high_chicago"), "1:bringin", "2:complete", "3:raise")
    assert habits(chicago)["fold"] == 0
    stud = play(dealt(*holdings), "1:bringin", "2:complete", "3:raise")
    assert habits(stud)["fold"] > 50
    assert share(chicago) > 0.5


def test_a_spade_face_up_is_worth_nothing_in_chicago() -> None:
    hidden = dealt("As 7d / 9c", "8h 4d / 3c", "Jd Qh / Kh", game="high_chicago")
    showing = dealt("7d 9c / As", "8h 4d / 3c", "Jd Qh / Kh", game="high_chicago")
    assert (
        share(play(hidden, "2:bringin", "3:complete")) > share(play(showing, "2:bringin", "3:complete")) + 0.2
    )


def test_wild_cards_are_known() -> None:
    holdings = ("2s 7d / 9c", "8h 4d / 3c", "Jd Qh / Kh")
    wild = play(dealt(*holdings, game="acey_deucey"), "2:bringin", "3:complete")
    plain = play(dealt(*holdings), "2:bringin", "3:complete")
    assert share(wild) > share(plain) + 0.2
    two = dealt("2s Ad / 9c", "8h 4d / 3c", "Jd Qh / Kh", game="acey_deucey")
    done = habits(play(two, "2:bringin", "3:complete"))
    assert done["fold"] == 0
    assert done["raise"] > 45


def test_a_rank_that_became_wild_by_following_the_queen_is_known() -> None:
    """A seven came after the queen: a pair of sevens is two wild cards, a pair of tens is not."""
    boards = ("8h 4d / Qh", "Jd Kc / 7h")
    sevens = dealt("7s 7d / 9c", *boards, game="follow_the_queen")
    tens = dealt("Ts Td / 9c", *boards, game="follow_the_queen")
    assert share(turn_of(sevens, 1)) > share(turn_of(tens, 1)) + 0.15


def test_the_boldest_steal_most_with_the_best_door_card() -> None:
    hand = play(dealt("4c 9d / 2c", "8h 3d / As", "Jd 6c / 5h"), "1:bringin")
    assert to_act(hand) == (2,)
    bold, calm = habits(hand, AGGRESSIVE, 200)["complete"], habits(hand, CALLING, 200)["complete"]
    assert bold > 40
    assert bold > calm + 20


def test_a_bet_nobody_can_read_is_not_always_the_same() -> None:
    hand = turn_of(dealt("Kd Qh / 8c Kc", "4c 9d / 2c 7h"), 1, 1)
    assert len(habits(hand, TIGHT, 200)) > 1


SPREAD = Stakes(ante=25, bring_in=100, limit=SpreadLimit(100, 500))


def sizes(holding: str) -> list[int]:
    hand = turn_of(dealt(holding, "4c 9d / 2c 7h 5d", house=HOUSES["home"], stakes=SPREAD), 1, 2)
    view = view_of(hand, 1)
    done = [RuleBot(seed, AGGRESSIVE).decide(view, 1) for seed in range(150)]
    return [action.to for action in done if isinstance(action, Bet)]


def test_spread_bets_grow_with_the_hand_and_are_whole() -> None:
    strong, weak = sizes("Kd Kh / Kc 8c Ks"), sizes("3d Qh / Kc 8c Ts")
    assert all(100 <= to <= 500 and to % 100 == 0 for to in (*strong, *weak))
    assert len(strong) > 100
    assert sum(strong) / len(strong) > sum(weak) / len(weak) + 50
    assert len({*strong, *weak}) > 1


def test_what_is_turned_up_is_no_part_of_a_pair() -> None:
    """Roll your own: of a pair and a stranger the stranger is turned."""
    hand, _ = started(
        VARIANTS["roll_your_own"], HOUSE, STAKES, [Seat(1, STACK), Seat(2, STACK)], pairs_first()
    )
    for _ in range(2):
        seat = to_act(hand)[0]
        hand = play(hand, "turn")
    hand = turn_of(hand, 1, 1)
    view = view_of(hand, 1)
    offers = options(view.hand, 1)
    assert offers is not None
    ranks = {card.rank for card in offers.offers[0].cards}
    assert len(ranks) == 2
    for seed in range(20):
        action = RuleBot(seed).decide(view, seat if seat == 1 else 1)
        assert isinstance(action, Turn)
        assert action.card in (Card.C4, Card.D4)


def pairs_first() -> tuple[Card, ...]:
    """Seat 1 gets a four and a king down, turns the four, then another four and another king."""
    first = [Card.C4, Card.C9, Card.DK, Card.D9, Card.SK, Card.S8, Card.D4, Card.H7]
    return (*first, *[card for card in Card if card not in first])
