"""Odds for those who study: of cards tapped in, and at each decision of a hand that is over.

Never of a hand in play: the room's records hold finished hands alone, and what is typed in is the
asker's own. Counting takes a processor, so one question is counted at a time, off the event loop.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from doorcard.cards import show_cards
from doorcard.stud import Hand, HouseRules, Variant, apply
from doorcard.stud import events as e

if TYPE_CHECKING:
    from doorcard.odds import Odds

__all__ = ["Decision", "Study", "decisions"]

TRIALS = 20_000
"""Random deals for each decision of a hand: a standard error below four thousandths of the pot."""
ASKED_TRIALS = 200_000
"""Random deals for cards tapped in, where they cannot be counted exactly in about a second."""

Acted = e.BroughtIn | e.Completed | e.BetMade | e.Raised | e.Called | e.Checked | e.Folded | e.TimedOut


class Decision(Struct, frozen=True):
    """A moment at which a player acted: the event's place in the hand, whose it was, who was still in."""

    at: int
    seat: int
    street: int
    live: tuple[int, ...]
    ups: tuple[str, ...]
    downs: tuple[str, ...]
    dead: str
    community: str

    def holdings(self, known: Iterable[int]) -> list[str]:
        """What each live player holds, the down cards of `known` seats face up, those of others unknown."""
        seats = set(known)
        return [
            f"{down if seat in seats else '??' * (len(down) // 2)}/{up}"
            for seat, down, up in zip(self.live, self.downs, self.ups, strict=True)
        ]


def decisions(events: Iterable[e.Event]) -> tuple[Decision, ...]:
    """Every decision of a hand's betting, in order, from the facts as a viewer may know them."""
    hand: Hand | None = None
    found: list[Decision] = []
    for at, event in enumerate(events):
        if hand is not None and isinstance(event, Acted):
            found.append(_decision(hand, at, event.seat))
        hand = apply(hand, event)
    return tuple(found)


def _decision(hand: Hand, at: int, seat: int) -> Decision:
    live = [player for player in hand.players if not player.folded]
    dead = [card for player in hand.players if player.folded for card in player.board]
    return Decision(
        at=at,
        seat=seat,
        street=hand.variant.number(hand.street),
        live=tuple(player.seat for player in live),
        ups=tuple(show_cards(player.up) for player in live),
        downs=tuple(show_cards(player.down) for player in live),
        dead=show_cards(tuple(dead)),
        community=show_cards(hand.community),
    )


class Study:
    """Counts odds, one question at a time."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()

    async def odds(self, game: Variant, house: HouseRules, holdings: Sequence[str], dead: str = "") -> "Odds":
        """The odds of cards tapped in, exact where that takes no more than about a second, else sampled.

        Raises `ValueError` naming the card or the holding that is wrong.
        """
        async with self._one:
            return await asyncio.to_thread(_asked, game, house, holdings, dead)

    async def hand(
        self, game: Variant, house: HouseRules, events: Iterable[e.Event], known: int | None
    ) -> "list[tuple[Decision, Odds, Odds | None]]":
        """The odds at each decision: as known to all, and as known to the seat `known` where it was live."""
        async with self._one:
            return await asyncio.to_thread(_of_hand, game, house, decisions(events), known)


def _asked(game: Variant, house: HouseRules, holdings: Sequence[str], dead: str) -> "Odds":
    from doorcard.odds.equity import equity

    if not 2 <= len(holdings) <= game.seats:
        raise ValueError(f"holdings: {len(holdings)}; 2 to {game.seats}")
    trials = None if len(holdings) < 4 else ASKED_TRIALS
    return equity(game, holdings, dead, house=house, trials=trials)


def _of_hand(
    game: Variant, house: HouseRules, found: tuple[Decision, ...], known: int | None
) -> "list[tuple[Decision, Odds, Odds | None]]":
    from doorcard.odds.equity import equity

    counted: dict[tuple[str, ...], Odds] = {}

    def odds(decision: Decision, seats: tuple[int, ...]) -> "Odds":
        holdings = decision.holdings(seats)
        key = (*holdings, decision.dead, decision.community)
        if key not in counted:
            counted[key] = equity(
                game,
                holdings,
                decision.dead,
                community=decision.community,
                house=house,
                trials=TRIALS,
                seed=decision.at,
            )
        return counted[key]

    return [
        (one, odds(one, ()), odds(one, (known,)) if known in one.live else None)
        for one in found
        if len(one.live) > 1
    ]
