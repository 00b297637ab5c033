"""Between two hands, and through one: choosing the game, antes, the deal, what players do, the end."""

from doorcard.cards import Card
from doorcard.stud import Fold, Hand, Illegal, Muck, Seat, acted, expired, options, started, to_act
from doorcard.stud.hand import Alone, Over, Showing
from doorcard.table import facts as f
from doorcard.table import reasons
from doorcard.table import requests as r
from doorcard.table.bounds import OneOf
from doorcard.table.course import Course
from doorcard.table.denied import Denied
from doorcard.table.schedule import deal_order, game_named, next_dealer, next_game, next_picker
from doorcard.table.seating import MISSED, tidy
from doorcard.table.setup import DealersChoice, OneGame, games_of
from doorcard.table.table import Asking, Chair, Picking

__all__ = ["act", "advance", "deal", "expire", "pick", "run_on"]


def advance(course: Course) -> None:
    """On towards the next hand, up to the next question or the shuffle. Does nothing with fewer than two players."""
    _absent(course)
    table = course.table
    if len(table.ready) < 2:
        return
    schedule = table.setup.schedule
    if table.game is None and not isinstance(schedule, OneGame):
        if isinstance(schedule, DealersChoice):
            course.add(f.GameAsked(next_picker(table), tuple(game.name for game in schedule.games)))
            return
        game, place, hands = next_game(table)
        course.add(f.GamePicked(None, game.name, hands, place))
    unsure = tuple(chair.seat for chair in course.table.ready if not chair.auto_ante and not chair.agreed)
    if unsure:
        course.add(f.AntesAsked(unsure))
        return
    course.shuffle = True


def _absent(course: Course) -> None:
    for chair in course.table.chairs:
        if chair.connected or chair.bot:
            continue
        if chair.missed >= MISSED:
            course.add(f.Left(chair.seat, chair.player, chair.stack))
        elif chair.out is None:
            course.add(f.SatOut(chair.seat, "disconnected"))


def pick(course: Course, chair: Chair, name: str) -> None:
    """Dealer's choice made. Raises `Illegal`: seat (not his to pick), game (not in the list)."""
    stage = course.table.stage
    if not isinstance(stage, Picking):
        raise Denied("game", name, reasons.NoChoice())
    if stage.seat != chair.seat:
        raise Denied("seat", chair.seat, reasons.DealOf(stage.seat))
    names = [game.name for game in games_of(course.table.setup.schedule)]
    if name not in names:
        raise Denied("game", name, OneOf(tuple(names)))
    course.add(f.GamePicked(chair.seat, name, 1, names.index(name)))
    advance(course)


def deal(course: Course, deck: tuple[Card, ...]) -> None:
    """A new hand, from the antes to the first decision. Raises `Illegal` where none can be dealt."""
    table = course.table
    ready = table.ready
    if table.playing or len(ready) < 2:
        raise Illegal("deck", f"{len(deck)} cards", "one when a hand is to be dealt")
    dealer = next_dealer(table)
    players = deal_order(dealer, ready)
    game = game_named(table.setup, table.game)
    dealt = tuple(f.DealtIn(chair.seat, chair.player, chair.name) for chair in players)
    seats = [Seat(chair.seat, chair.stack) for chair in players]
    hand, events = started(game, table.setup.house, table.setup.stakes, seats, deck)
    course.add(f.HandBegan(table.number + 1, game.name, dealer, dealt, course.now))
    course.play(hand, events)


def act(course: Course, chair: Chair, request: r.Act) -> None:
    """One action of the hand. Raises `Illegal`: hand, turn, seat, or what the rules refuse."""
    table = course.table
    hand = table.hand
    if hand is None or not table.playing:
        raise Denied("action", _verb(request), reasons.NoHand())
    if request.hand != table.number:
        raise Denied("hand", request.hand, reasons.OtherHand(table.number))
    if request.action.seat != chair.seat:
        raise Denied("seat", request.action.seat, reasons.OwnSeat(chair.seat))
    if request.turn is not None and (table.ask is None or table.ask.turn != request.turn):
        raise Denied("turn", request.turn, reasons.LateTurn())
    try:
        after = acted(hand, request.action)
    except Illegal as error:
        raise Denied(error.field, error.value, _instead(hand, chair.seat)) from None
    _bank_spent(course, chair.seat)
    course.play(*after)


def _instead(hand: Hand, seat: int) -> reasons.TurnOf | reasons.OnOffer:
    """What the rules would have had of `seat`."""
    offered = options(hand, seat)
    return reasons.TurnOf(to_act(hand)) if offered is None else reasons.OnOffer(reasons.moves(offered))


def _verb(request: r.Act) -> str:
    return type(request.action).__name__.lower()


def _bank_spent(course: Course, seat: int) -> None:
    ask = course.table.ask
    if course.table.banking == seat and ask is not None:
        spent = max(0, min(course.now - ask.began, course.table.chair(seat).bank_ms))
        course.add(f.BankSpent(seat, spent))


def expire(course: Course) -> None:
    """The running clock is over: the default for whatever was waited for (rules.md 8)."""
    table = course.table
    ask = table.ask
    if ask is None:
        return
    match table.stage:
        case Picking():
            game, place, hands = next_game(table)
            course.add(f.GamePicked(None, game.name, hands, place))
            advance(course)
        case Asking(seats=seats) if seats:
            for seat in seats:
                course.add(f.SatOut(seat, "no_ante"))
            advance(course)
        case _ if not table.playing:
            advance(course)
        case _:
            for seat in ask.seats:
                _lapse(course, seat)


def _lapse(course: Course, seat: int) -> None:
    table = course.table
    hand, chair = table.hand, table.chair(seat)
    if hand is None or seat not in to_act(hand):
        return
    choice = isinstance(hand.phase, Showing | Alone)
    if chair.bank_ms and chair.connected and table.banking is None and table.setup.act_ms and not choice:
        course.add(f.BankOpened(seat, chair.bank_ms))
        return
    _bank_spent(course, seat)
    if not choice:
        course.add(f.Lapsed(seat))
    course.play(*expired(hand, seat))
    if not choice and chair.out is None and not chair.leaving:
        course.add(f.SatOut(seat, "timed_out" if chair.connected else "disconnected"))


def run_on(course: Course) -> None:
    """What happens without anybody's decision: those who left fold, hands are mucked, the hand ends."""
    while course.table.playing:
        hand = course.table.hand
        if hand is None:
            return
        if isinstance(hand.phase, Over):
            _end(course, hand)
            return
        if not any([_by_itself(course, hand, seat) for seat in to_act(hand)[:1]]):
            return
    stage = course.table.stage
    if isinstance(stage, Asking) and not stage.seats and not course.shuffle and course.facts:
        advance(course)
    if isinstance(stage, Picking) and not any(c.seat == stage.seat and c.ready for c in course.table.chairs):
        game, place, hands = next_game(course.table)
        course.add(f.GamePicked(None, game.name, hands, place))
        advance(course)


def _by_itself(course: Course, hand: Hand, seat: int) -> bool:
    """Whether the seat's action went without asking."""
    chair = course.table.chair(seat)
    offer = options(hand, seat)
    if offer is None:
        return False
    verbs = [one.verb for one in offer.offers]
    away = not chair.connected and chair.out == "disconnected"
    if "muck" in verbs and (chair.auto_muck or chair.leaving or away):
        course.play(*acted(hand, Muck(seat)))
        return True
    if chair.leaving and "fold" in verbs:
        _bank_spent(course, seat)
        course.play(*acted(hand, Fold(seat)))
        return True
    if chair.leaving or away:
        course.play(*expired(hand, seat))
        return True
    return False


def _end(course: Course, hand: Hand) -> None:
    stacks = tuple(f.Standing(player.seat, player.stack) for player in hand.players)
    course.add(f.HandEnded(course.table.number, stacks))
    tidy(course)
