"""The fold: what a hand is after one more fact. Total: it judges nothing and chooses nothing."""

from typing import assert_never

from msgspec.structs import replace

from doorcard.cards import Card
from doorcard.hands import Wild
from doorcard.stud import events as e
from doorcard.stud.betting import owed_bring_in, wager
from doorcard.stud.hand import (
    Alone,
    Anteing,
    Betting,
    BringInOwed,
    Choice,
    Choosing,
    Deal,
    Dealing,
    Hand,
    Over,
    Phase,
    Player,
    Showing,
)

__all__ = ["apply"]


def apply(hand: Hand | None, event: e.Event) -> Hand:
    """The hand after `event`; `hand` is None before `Started`.

    Works the same on a hand somebody sees only in part: cards he may not see are None in both.
    """
    if hand is None:
        if not isinstance(event, e.Started):
            raise TypeError(f"a hand begins with Started, not with {type(event).__name__}")
        return _started(event)
    match event:
        case e.Dealt():
            return _dealt(hand, event)
        case e.Folded():
            return _acted(_with(hand, _player(hand, event.seat, folded=True)), event.seat)
        case e.Called():
            return _acted(_pay_to(hand, event.seat, event.to), event.seat)
        case e.Checked():
            return _acted(hand, event.seat)
        case e.BetMade() | e.Raised() | e.Completed():
            return wager(_pay_to(hand, event.seat, event.to), event.seat, event.to)
        case e.AntePosted():
            player = hand.player(event.seat)
            return _with(
                hand, replace(player, stack=player.stack - event.amount, paid=player.paid + event.amount)
            )
        case e.RoundOpened():
            return replace(hand, phase=_opened(hand, event))
        case e.StreetBegan():
            return _street(hand, event)
        case e.BroughtIn():
            return owed_bring_in(_pay_to(hand, event.seat, event.to), event.seat, event.to)
        case e.Returned():
            player = hand.player(event.seat)
            return _with(
                hand,
                replace(
                    player,
                    stack=player.stack + event.amount,
                    paid=player.paid - event.amount,
                    wager=max(0, player.wager - event.amount),
                ),
            )
        case e.Awarded():
            player = hand.player(event.seat)
            paid = _with(hand, replace(player, stack=player.stack + event.amount))
            return replace(paid, awarded=hand.awarded + event.amount)
        case e.Shown():
            return _shown(hand, event)
        case e.Mucked():
            return _shown_or_mucked(_with(hand, _player(hand, event.seat, mucked=True)), event.seat, ())
        case e.Burned():
            return replace(hand, dealt=hand.dealt + 1, burned=(*hand.burned, event.card))
        case e.DeckRenewed():
            return replace(hand, deck=event.cards, dealt=0, burned=())
        case e.CommunityDealt():
            return replace(
                hand,
                dealt=hand.dealt + 1,
                community=(*hand.community, event.card),
                phase=_dealing(hand.phase, None),
            )
        case e.ExtraEarned():
            phase = hand.phase
            todo = phase.todo if isinstance(phase, Dealing) else ()
            return replace(hand, phase=Dealing((Deal(event.seat, event.up), *todo)))
        case e.WildsNamed():
            return replace(hand, wild=event.wild)
        case e.ChoiceOpened():
            return replace(hand, phase=Choosing(event.seats))
        case e.Chosen():
            return _chosen(hand, event)
        case e.Turned():
            return _turned(hand, event)
        case e.TimedOut():
            return _acted(_with(hand, _player(hand, event.seat, timed_out=True)), event.seat)
        case e.ShowdownOpened():
            return replace(hand, phase=Showing(event.order, event.all))
        case e.Uncontested():
            return replace(hand, phase=Alone(event.seat))
        case e.LiveHandsRevealed():
            return hand
        case e.Ended():
            return replace(hand, phase=Over())
        case e.Started():
            raise TypeError("a hand begins once")
        case _:
            assert_never(event)


def _started(event: e.Started) -> Hand:
    rule = event.variant.wild
    ranks = () if rule is None else rule.ranks if rule.follow is None else (*rule.ranks, rule.follow)
    cards = () if rule is None else rule.cards
    return Hand(
        variant=event.variant,
        house=event.house,
        stakes=event.stakes,
        players=tuple([Player(seat.seat, seat.stack) for seat in event.seats]),
        deck=event.deck,
        wild=Wild(ranks=frozenset(ranks), cards=frozenset(cards)),
        phase=Anteing(),
    )


def _with(hand: Hand, player: Player) -> Hand:
    players = hand.players
    place = hand.place(player.seat)
    return replace(hand, players=(*players[:place], player, *players[place + 1 :]))


def _player(hand: Hand, seat: int, **fields: bool) -> Player:
    return replace(hand.player(seat), **fields)


def _pay_to(hand: Hand, seat: int, to: int) -> Hand:
    player = hand.player(seat)
    more = to - player.wager
    return _with(hand, replace(player, stack=player.stack - more, paid=player.paid + more, wager=to))


def _acted(hand: Hand, seat: int) -> Hand:
    phase = hand.phase
    if isinstance(phase, Betting | BringInOwed):
        return replace(hand, phase=replace(phase, queue=tuple([one for one in phase.queue if one != seat])))
    return hand


def _street(hand: Hand, event: e.StreetBegan) -> Hand:
    street = hand.variant.streets[event.street]
    if event.source == "community":
        todo = tuple(Deal(None, True) for _ in range(street.cards))
    else:
        live = [player.seat for player in hand.players if not player.folded]
        faces = [False] * street.down + [True] * street.up
        todo = tuple([Deal(seat, up) for up in faces for seat in live])
    players = tuple([replace(player, wager=0) if player.wager else player for player in hand.players])
    return replace(hand, street=event.street, players=players, phase=Dealing(todo))


def _dealing(phase: Phase, fresh: Deal | None) -> Phase:
    return Dealing(phase.todo[1:], fresh) if isinstance(phase, Dealing) else phase


def _dealt(hand: Hand, event: e.Dealt) -> Hand:
    player = hand.player(event.seat)
    if event.up:
        after = _with(hand, replace(player, up=(*player.up, event.card)))
        return replace(
            after,
            dealt=hand.dealt + 1,
            faceup=(*hand.faceup, event.card),
            phase=_dealing(hand.phase, Deal(event.seat, True)),
        )
    after = _with(hand, replace(player, down=(*player.down, event.card)))
    return replace(after, dealt=hand.dealt + 1, phase=_dealing(hand.phase, None))


def _chosen(hand: Hand, event: e.Chosen) -> Hand:
    phase = hand.phase
    if not isinstance(phase, Choosing):
        return hand
    place = phase.waiting.index(event.seat)
    waiting = phase.waiting[:place] + phase.waiting[place + 1 :]
    return replace(hand, phase=Choosing(waiting, (*phase.chosen, Choice(event.seat, event.card))))


def _turned(hand: Hand, event: e.Turned) -> Hand:
    player = hand.player(event.seat)
    turned = replace(player, down=_without(player.down, event.card), up=(*player.up, event.card))
    phase = hand.phase
    if isinstance(phase, Choosing):
        place = next(at for at, choice in enumerate(phase.chosen) if choice.seat == event.seat)
        phase = Choosing(phase.waiting, phase.chosen[:place] + phase.chosen[place + 1 :])
    return replace(_with(hand, turned), faceup=(*hand.faceup, event.card), phase=phase)


def _without(down: tuple[Card | None, ...], card: Card) -> tuple[Card | None, ...]:
    """The down cards less `card`; where it is not known which it was, less the last unknown one."""
    place = down.index(card) if card in down else len(down) - 1
    return down[:place] + down[place + 1 :]


def _opened(hand: Hand, event: e.RoundOpened) -> Phase:
    place = hand.place(event.seat)
    players = hand.players[place:] + hand.players[:place]
    queue = tuple([player.seat for player in players if player.able])
    if event.bring_in:
        return BringInOwed(queue, may_fold=event.reason == "left")
    return Betting(queue, opener=event.seat, open_pair=event.open_pair)


def _shown(hand: Hand, event: e.Shown) -> Hand:
    after = _with(hand, replace(hand.player(event.seat), down=event.down, values=event.values))
    keys = tuple([None if value is None else value.key for value in event.values])
    return _shown_or_mucked(after, event.seat, keys)


def _shown_or_mucked(hand: Hand, seat: int, keys: tuple[tuple[int, ...] | None, ...]) -> Hand:
    phase = hand.phase
    if not isinstance(phase, Showing):
        return hand
    best = phase.best or (None,) * len(keys)
    if keys:
        best = tuple([_better(old, new) for old, new in zip(best, keys, strict=True)])
    return replace(hand, phase=Showing(tuple([one for one in phase.queue if one != seat]), phase.all, best))


def _better(old: tuple[int, ...] | None, new: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if old is None or new is None:
        return new if old is None else old
    return max(old, new)
