"""The dealer's announcements: what has happened, and why, in words (design: look).

A line needs the hand as it was before the fact, and nothing else; both may be a viewer's own
(`sight.py`), so nothing is said that the viewer may not know.
"""

from collections.abc import Mapping
from typing import assert_never

from doorcard.cards import Card
from doorcard.hands import Category, Value
from doorcard.history.why import first_to_act, first_to_show
from doorcard.i18n.announcements import ANNOUNCEMENTS, Announcements
from doorcard.i18n.games import game_title
from doorcard.i18n.hands import Language, card_name, in_words, rank_name
from doorcard.i18n.phrases import (
    board_key,
    board_words,
    faces,
    listed,
    money,
    share_name,
    street_name,
    wild_words,
)
from doorcard.stud import Event, FixedLimit, Hand, Pot, Seen, apply, pots
from doorcard.stud import events as e

__all__ = ["narrate"]


def narrate(
    before: Hand | None, fact: Event | Seen, language: Language = "en", names: Mapping[int, str] | None = None
) -> tuple[str, ...]:
    """The dealer's lines for one fact, mostly one; `before` is the hand before it, None before the first.

    `names`: what to call the players, by seat; "Seat 3" for those without. Money is written in
    units, "2.00". Raises `TypeError` when a fact other than `Started` comes without a hand.
    """
    event = fact.event if isinstance(fact, Seen) else fact
    if isinstance(event, e.Started):
        return _started(event, language)
    if before is None:
        raise TypeError(f"{type(event).__name__} needs the hand before it")
    return _Dealer(before, language, names or {}).say(event)


def _started(event: e.Started, language: Language) -> tuple[str, ...]:
    texts, stakes = ANNOUNCEMENTS[language], event.stakes
    limit = stakes.limit
    line = texts.started.format(
        game=game_title(event.variant, language),
        limit=texts.fixed.format(small=money(limit.small), big=money(limit.big))
        if isinstance(limit, FixedLimit)
        else texts.spread.format(low=money(limit.low), high=money(limit.high)),
        ante=texts.ante.format(ante=money(stakes.ante)) if stakes.ante else "",
        bring_in=texts.bring_in.format(bring_in=money(stakes.bring_in))
        if event.house.bring_in == "low_card"
        else texts.no_bring_in,
    )
    wild = apply(None, event).wild
    return (line, texts.wilds.format(wilds=wild_words(wild, language))) if wild else (line,)


class _Dealer:
    """One hand, one language, the players' names: what every sentence needs."""

    def __init__(self, hand: Hand, language: Language, names: Mapping[int, str]) -> None:
        self.hand = hand
        self.language: Language = language
        self.names = names
        self.texts: Announcements = ANNOUNCEMENTS[language]

    def say(self, event: Event) -> tuple[str, ...]:
        """The lines for `event`."""
        t = self.texts
        match event:
            case e.AntePosted(seat=seat, amount=amount):
                short = amount < self.hand.stakes.ante
                return self.line(t.ante_short if short else t.ante_posted, seat, amount=money(amount))
            case e.StreetBegan():
                return self.street(event)
            case e.Burned():
                return (t.burned,)
            case e.DeckRenewed(cards=cards):
                return (t.renewed.format(count=len(cards)),)
            case e.Dealt(seat=seat, card=card, up=up):
                return self.dealt(seat, card, up)
            case e.CommunityDealt(card=card):
                return (t.community.format(card=self.card(card)),)
            case e.ExtraEarned(seat=seat, up=up):
                extra = self.hand.variant.extra
                rank = "" if extra is None else rank_name(extra.rank, self.language)
                return self.line(t.extra_up if up else t.extra_down, seat, rank=rank)
            case e.WildsNamed(wild=wild):
                words = wild_words(wild, self.language)
                return (t.wilds.format(wilds=words) if wild else t.no_wilds,)
            case e.ChoiceOpened():
                return (t.choose,)
            case e.Chosen(seat=seat, card=card):
                if card is None:
                    return self.line(t.chosen, seat)
                return self.line(t.chosen_own, seat, card=self.card(card))
            case e.Turned(seat=seat, card=card):
                return self.line(t.turned, seat, card=self.card(card), showing=self.showing(event))
            case e.RoundOpened():
                return self.opened(event)
            case e.BroughtIn(seat=seat, to=to):
                return self.wager(t.brought_in, seat, to, to)
            case e.Completed(seat=seat, to=to):
                return self.wager(t.completed, seat, to, to)
            case e.BetMade(seat=seat, to=to):
                return self.wager(t.bet, seat, to, to)
            case e.Raised(seat=seat, to=to):
                return self.wager(t.raised, seat, to, to)
            case e.Called(seat=seat, to=to):
                return self.wager(t.called, seat, to, to - self.hand.player(seat).wager)
            case e.Checked(seat=seat):
                return self.line(t.checked, seat)
            case e.Folded(seat=seat):
                return self.line(t.folded, seat)
            case e.TimedOut(seat=seat):
                return self.line(t.timed_out, seat)
            case e.Returned(seat=seat, amount=amount):
                return self.line(t.returned, seat, amount=money(amount))
            case e.ShowdownOpened(order=order, all=everyone):
                because = getattr(t, first_to_show(self.hand, order[0]))
                text = t.showdown_all if everyone else t.showdown
                return (*self.pots(), *self.line(text, order[0], because=because))
            case e.Shown(seat=seat, down=down, values=values):
                held = faces((*down, *self.hand.player(seat).up))
                return self.line(t.shown, seat, cards=held, values=self.values(values))
            case e.Mucked(seat=seat):
                return self.line(t.mucked, seat)
            case e.Uncontested(seat=seat):
                return self.line(t.uncontested, seat)
            case e.Awarded():
                return self.awarded(event)
            case e.LiveHandsRevealed(hands=hands):
                return tuple(
                    line
                    for live in hands
                    for line in self.line(
                        t.had, live.seat, cards=faces((*live.down, *self.hand.player(live.seat).up))
                    )
                )
            case e.Ended():
                return (t.ended,)
            case e.Started():
                return _started(event, self.language)
            case _:
                assert_never(event)

    def who(self, seat: int) -> str:
        """The player's name, or the seat."""
        return self.names.get(seat) or self.texts.seat.format(seat=seat)

    def card(self, card: Card | None) -> str:
        """A card in words, a back as "??"."""
        return "??" if card is None else card_name(card, self.language)

    def line(self, text: str, seat: int, **words: str) -> tuple[str, ...]:
        """One sentence about the player at `seat`."""
        return (text.format(who=self.who(seat), **words),)

    def wager(self, text: str, seat: int, to: int, amount: int) -> tuple[str, ...]:
        """A wager to `to`, told as `amount`; all-in when it takes the last chip."""
        (sentence,) = self.line(text, seat, amount=money(amount))
        player = self.hand.player(seat)
        return (
            self.texts.all_in.format(sentence=sentence) if to - player.wager >= player.stack else sentence,
        )

    def street(self, event: e.StreetBegan) -> tuple[str, ...]:
        """The street's name, the pots when there are several, and where its cards come from."""
        t = self.texts
        source = {"stub": (), "burns": (t.from_burns,), "community": (t.from_community,)}[event.source]
        return (street_name(self.hand.variant, event.street, self.language), *self.pots(), *source)

    def pots(self) -> tuple[str, ...]:
        """A line for each pot, when there is more than one."""
        made = pots(self.hand.players)
        return tuple(self.pot_line(place, pot) for place, pot in enumerate(made)) if len(made) > 1 else ()

    def pot_line(self, place: int, pot: Pot) -> str:
        """The pot, what is in it, who can win it."""
        players = listed([self.who(seat) for seat in pot.seats], self.language)
        name = self.pot_name(place)
        return self.texts.pot_line.format(
            pot=name[0].upper() + name[1:], amount=money(pot.amount), players=players
        )

    def pot_name(self, place: int) -> str:
        """ "the pot" while there is one, else "the main pot", "side pot 1"."""
        t = self.texts
        if len(pots(self.hand.players)) < 2:
            return t.the_pot
        return t.side_pot.format(number=place) if place else t.main_pot

    def dealt(self, seat: int, card: Card | None, up: bool) -> tuple[str, ...]:
        """A card to one player, as far as the viewer may know it."""
        t = self.texts
        if up:
            showing = self.showing(e.Dealt(seat, card, up))
            return self.line(t.dealt_up, seat, card=self.card(card), showing=showing)
        return self.line(t.dealt_back if card is None else t.dealt_down, seat, card=self.card(card))

    def showing(self, event: e.Dealt | e.Turned) -> str:
        """What the board shows after the upcard, when that card has made or bettered a pair."""
        was = board_key(self.hand, self.hand.player(event.seat))
        after = apply(self.hand, event)
        player = after.player(event.seat)
        now = board_key(after, player)
        if len(player.up) < 2 or abs(now[0]) < Category.PAIR or abs(now[0]) == abs(was[0]):
            return ""
        return self.texts.showing.format(board=board_words(after, player, self.language))

    def opened(self, event: e.RoundOpened) -> tuple[str, ...]:
        """Who acts first and why, and that an open pair allows the big bet."""
        first = first_to_act(self.hand, event, self.who, self.language)
        limit = self.hand.stakes.limit
        if not event.open_pair or not isinstance(limit, FixedLimit) or limit.small == limit.big:
            return (first,)
        return first, self.texts.open_pair.format(small=money(limit.small), big=money(limit.big))

    def values(self, values: tuple[Value | None, ...]) -> str:
        """What a shown hand is worth for each share of the game."""
        shares = self.hand.variant.shares
        return "; ".join(
            self.texts.no_value.format(share=share_name(share, self.language))
            if value is None
            else in_words(value, self.language)
            for share, value in zip(shares, values, strict=True)
        )

    def awarded(self, event: e.Awarded) -> tuple[str, ...]:
        """Chips to a winner: from which pot, for which share, with what."""
        t, hand = self.texts, self.hand
        amount, pot = money(event.amount), self.pot_name(event.pot)
        if event.share is None:
            alone = sum(player.live for player in hand.players) == 1
            return self.line(t.won_alone if alone else t.won_side_alone, event.seat, amount=amount, pot=pot)
        value = hand.player(event.seat).values[event.share]
        words = "" if value is None else in_words(value, self.language)
        share = share_name(hand.variant.shares[event.share], self.language)
        text = t.won if len(hand.variant.shares) == 1 else t.won_share
        return self.line(text, event.seat, amount=amount, pot=pot, share=share, value=words)
