"""The fold: what a hand is after one more fact. Total: it judges nothing and chooses nothing."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from doorcard.cards import Card
from doorcard.hands import NO_WILDS, Wild
from doorcard.stud import events as e
from doorcard.stud.betting import able_seats, brought_in, wagered
from doorcard.stud.hand import (
    Alone,
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

__all__ = ["apply", "fold"]


def apply(hand: Hand | None, event: e.Event) -> Hand:
    """The hand after `event`; `hand` is None before `Started`.

    Works the same on a hand somebody sees only in part: cards he may not see are None in both.
    """
    if hand is None:
        if type(event) is e.Started:
            return _started(event)
        raise TypeError(f"a hand begins with Started, not with {type(event).__name__}")
    return _FOLDS[type(event)](hand, event)


def fold(hand: Hand, events: Sequence[e.Event]) -> Hand:
    """The hand after all of `events`, as applying them one by one makes it.

    The cards of a street come many at a time, and are folded so.
    """
    kinds = list(map(type, events))
    run = kinds.count(e.Dealt)
    first = len(kinds) - run
    if run > 1 and kinds[first] is e.Dealt and kinds.index(e.Dealt) == first:
        return _all_dealt(fold(hand, events[:first]), events[first:]) if first else _all_dealt(hand, events)
    for event, kind in zip(events, kinds, strict=True):
        hand = _FOLDS[kind](hand, event)
    return hand


def _all_dealt(hand: Hand, cards: Sequence[Any]) -> Hand:
    """The hand after a run of `Dealt`."""
    down: dict[int, list[Card | None]] = {seat: [] for seat in hand.order}
    up: dict[int, list[Card | None]] = {seat: [] for seat in hand.order}
    for event in cards:
        (up if event.up else down)[event.seat].append(event.card)
    players = [
        replace(player, down=(*player.down, *down[player.seat]), up=(*player.up, *up[player.seat]))
        if down[player.seat] or up[player.seat]
        else player
        for player in hand.players
    ]
    last = cards[-1]
    todo = hand.phase.todo[len(cards) :] if isinstance(hand.phase, Dealing) else ()
    return replace(
        hand,
        players=tuple(players),
        dealt=hand.dealt + len(cards),
        faceup=hand.faceup + tuple([event.card for event in cards if event.up]),
        phase=Dealing(todo, Deal(last.seat, True) if last.up else None),
    )


def _started(event: e.Started) -> Hand:
    rule = event.variant.wild
    ranks = () if rule is None else rule.ranks if rule.follow is None else (*rule.ranks, rule.follow)
    cards = () if rule is None else rule.cards
    return Hand(
        variant=event.variant,
        house=event.house,
        stakes=event.stakes,
        players=tuple([Player(seat.seat, seat.stack) for seat in event.seats]),
        order=tuple([seat.seat for seat in event.seats]),
        deck=event.deck,
        wild=Wild(ranks=frozenset(ranks), cards=frozenset(cards)) if rule else NO_WILDS,
    )


def _put(hand: Hand, place: int, player: Player) -> tuple[Player, ...]:
    """The hand's players, the one at `place` changed."""
    players = list(hand.players)
    players[place] = player
    return tuple(players)


def _paying(hand: Hand, seat: int, to: int) -> tuple[Player, ...]:
    """The players once `seat` has brought his wager on this street up to `to`."""
    place = hand.place(seat)
    player = hand.players[place]
    more = to - player.wager
    return _put(hand, place, replace(player, stack=player.stack - more, paid=player.paid + more, wager=to))


def _after(phase: Phase, seat: int) -> Phase:
    """The round once `seat` has acted."""
    if isinstance(phase, Betting | BringInOwed):
        queue = phase.queue
        rest = queue[1:] if queue[0] == seat else tuple([one for one in queue if one != seat])
        return replace(phase, queue=rest)
    return phase


def _ante_posted(hand: Hand, event: e.AntePosted) -> Hand:
    place = hand.place(event.seat)
    player = hand.players[place]
    posted = replace(player, stack=player.stack - event.amount, paid=player.paid + event.amount)
    return replace(hand, players=_put(hand, place, posted))


def _street_began(hand: Hand, event: e.StreetBegan) -> Hand:
    street = hand.variant.streets[event.street]
    if event.source == "community":
        todo = (Deal(None, True),) * street.cards
    else:
        live = tuple([player.seat for player in hand.players if not player.folded])
        todo = _deals(live, street.down, street.up)
    players = tuple([replace(p, wager=0) if p.wager else p for p in hand.players])
    return replace(hand, street=event.street, players=players, phase=Dealing(todo))


@lru_cache(maxsize=1024)
def _deals(seats: tuple[int, ...], down: int, up: int) -> tuple[Deal, ...]:
    """The cards of a street, one at a time around the table, those face down first."""
    return tuple([Deal(seat, face) for face in [False] * down + [True] * up for seat in seats])


def _burned(hand: Hand, event: e.Burned) -> Hand:
    return replace(hand, dealt=hand.dealt + 1, burned=(*hand.burned, event.card))


def _deck_renewed(hand: Hand, event: e.DeckRenewed) -> Hand:
    return replace(hand, deck=event.cards, dealt=0, burned=())


def _dealing(phase: Phase, fresh: Deal | None) -> Phase:
    return Dealing(phase.todo[1:], fresh) if isinstance(phase, Dealing) else phase


def _dealt(hand: Hand, event: e.Dealt) -> Hand:
    place = hand.place(event.seat)
    player = hand.players[place]
    if event.up:
        return replace(
            hand,
            players=_put(hand, place, replace(player, up=(*player.up, event.card))),
            dealt=hand.dealt + 1,
            faceup=(*hand.faceup, event.card),
            phase=_dealing(hand.phase, Deal(event.seat, True)),
        )
    return replace(
        hand,
        players=_put(hand, place, replace(player, down=(*player.down, event.card))),
        dealt=hand.dealt + 1,
        phase=_dealing(hand.phase, None),
    )


def _community_dealt(hand: Hand, event: e.CommunityDealt) -> Hand:
    return replace(
        hand,
        dealt=hand.dealt + 1,
        community=(*hand.community, event.card),
        phase=_dealing(hand.phase, None),
    )


def _extra_earned(hand: Hand, event: e.ExtraEarned) -> Hand:
    todo = hand.phase.todo if isinstance(hand.phase, Dealing) else ()
    return replace(hand, phase=Dealing((Deal(event.seat, event.up), *todo)))


def _wilds_named(hand: Hand, event: e.WildsNamed) -> Hand:
    return replace(hand, wild=event.wild)


def _choice_opened(hand: Hand, event: e.ChoiceOpened) -> Hand:
    return replace(hand, phase=Choosing(event.seats))


def _chosen(hand: Hand, event: e.Chosen) -> Hand:
    phase = hand.phase
    if not isinstance(phase, Choosing):
        return hand
    place = phase.waiting.index(event.seat)
    waiting = phase.waiting[:place] + phase.waiting[place + 1 :]
    return replace(hand, phase=Choosing(waiting, (*phase.chosen, Choice(event.seat, event.card))))


def _turned(hand: Hand, event: e.Turned) -> Hand:
    place = hand.place(event.seat)
    player = hand.players[place]
    turned = replace(player, down=_without(player.down, event.card), up=(*player.up, event.card))
    phase = hand.phase
    if isinstance(phase, Choosing):
        spot = next(at for at, choice in enumerate(phase.chosen) if choice.seat == event.seat)
        phase = Choosing(phase.waiting, phase.chosen[:spot] + phase.chosen[spot + 1 :])
    return replace(hand, players=_put(hand, place, turned), faceup=(*hand.faceup, event.card), phase=phase)


def _without(down: tuple[Card | None, ...], card: Card) -> tuple[Card | None, ...]:
    """The down cards less `card`; where it is not known which it was, less the last unknown one."""
    place = down.index(card) if card in down else len(down) - 1
    return down[:place] + down[place + 1 :]


def _round_opened(hand: Hand, event: e.RoundOpened) -> Hand:
    place = hand.place(event.seat)
    queue = able_seats(hand.players[place:] + hand.players[:place])
    if event.bring_in:
        return replace(hand, phase=BringInOwed(queue, may_fold=event.reason == "left"))
    return replace(hand, phase=Betting(queue, opener=event.seat, open_pair=event.open_pair))


def _brought_in(hand: Hand, event: e.BroughtIn) -> Hand:
    return replace(
        hand,
        players=_paying(hand, event.seat, event.to),
        aggressor=event.seat,
        phase=brought_in(hand, event.seat, event.to),
    )


def _wagered(hand: Hand, event: e.BetMade | e.Raised | e.Completed) -> Hand:
    return replace(
        hand,
        players=_paying(hand, event.seat, event.to),
        aggressor=event.seat,
        phase=wagered(hand, event.seat, event.to),
    )


def _called(hand: Hand, event: e.Called) -> Hand:
    return replace(hand, players=_paying(hand, event.seat, event.to), phase=_after(hand.phase, event.seat))


def _checked(hand: Hand, event: e.Checked) -> Hand:
    return replace(hand, phase=_after(hand.phase, event.seat))


def _folded(hand: Hand, event: e.Folded) -> Hand:
    place = hand.place(event.seat)
    players = _put(hand, place, replace(hand.players[place], folded=True))
    return replace(hand, players=players, phase=_after(hand.phase, event.seat))


def _timed_out(hand: Hand, event: e.TimedOut) -> Hand:
    place = hand.place(event.seat)
    players = _put(hand, place, replace(hand.players[place], timed_out=True))
    return replace(hand, players=players, phase=_after(hand.phase, event.seat))


def _returned(hand: Hand, event: e.Returned) -> Hand:
    place = hand.place(event.seat)
    player = hand.players[place]
    richer = replace(
        player,
        stack=player.stack + event.amount,
        paid=player.paid - event.amount,
        wager=max(0, player.wager - event.amount),
    )
    return replace(hand, players=_put(hand, place, richer))


def _showdown_opened(hand: Hand, event: e.ShowdownOpened) -> Hand:
    return replace(hand, phase=Showing(event.order, event.all))


def _shown(hand: Hand, event: e.Shown) -> Hand:
    place = hand.place(event.seat)
    shown = replace(hand.players[place], down=event.down, values=event.values)
    keys = tuple([None if value is None else value.key for value in event.values])
    phase = hand.phase
    if isinstance(phase, Showing):
        old = phase.best or (None,) * len(keys)
        best = tuple([_better(one, other) for one, other in zip(old, keys, strict=True)])
        phase = Showing(_rest(phase, event.seat), phase.all, best)
    return replace(hand, players=_put(hand, place, shown), phase=phase)


def _mucked(hand: Hand, event: e.Mucked) -> Hand:
    place = hand.place(event.seat)
    players = _put(hand, place, replace(hand.players[place], mucked=True))
    phase = hand.phase
    if isinstance(phase, Showing):
        phase = Showing(_rest(phase, event.seat), phase.all, phase.best)
    return replace(hand, players=players, phase=phase)


def _rest(phase: Showing, seat: int) -> tuple[int, ...]:
    return tuple([one for one in phase.queue if one != seat])


def _better(old: tuple[int, ...] | None, new: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if old is None or new is None:
        return new if old is None else old
    return max(old, new)


def _uncontested(hand: Hand, event: e.Uncontested) -> Hand:
    return replace(hand, phase=Alone(event.seat))


def _awarded(hand: Hand, event: e.Awarded) -> Hand:
    place = hand.place(event.seat)
    player = hand.players[place]
    richer = replace(player, stack=player.stack + event.amount)
    return replace(hand, players=_put(hand, place, richer), awarded=hand.awarded + event.amount)


def _revealed(hand: Hand, event: e.LiveHandsRevealed) -> Hand:
    return hand


def _ended(hand: Hand, event: e.Ended) -> Hand:
    return replace(hand, phase=Over())


def _started_again(hand: Hand, event: e.Started) -> Hand:
    raise TypeError("a hand begins once")


_FOLDS: dict[type, Callable[[Hand, Any], Hand]] = {
    e.Started: _started_again,
    e.AntePosted: _ante_posted,
    e.StreetBegan: _street_began,
    e.Burned: _burned,
    e.DeckRenewed: _deck_renewed,
    e.Dealt: _dealt,
    e.CommunityDealt: _community_dealt,
    e.ExtraEarned: _extra_earned,
    e.WildsNamed: _wilds_named,
    e.ChoiceOpened: _choice_opened,
    e.Chosen: _chosen,
    e.Turned: _turned,
    e.RoundOpened: _round_opened,
    e.BroughtIn: _brought_in,
    e.Completed: _wagered,
    e.BetMade: _wagered,
    e.Raised: _wagered,
    e.Called: _called,
    e.Checked: _checked,
    e.Folded: _folded,
    e.TimedOut: _timed_out,
    e.Returned: _returned,
    e.ShowdownOpened: _showdown_opened,
    e.Shown: _shown,
    e.Mucked: _mucked,
    e.Uncontested: _uncontested,
    e.Awarded: _awarded,
    e.LiveHandsRevealed: _revealed,
    e.Ended: _ended,
}
"""One fold for each kind of event: a table, since a `match` of thirty arms costs more than the fold."""
