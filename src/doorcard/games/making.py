"""From what the file says to a game that can be dealt, or the reasons why it cannot."""

from doorcard.cards import DECK, Card, Rank, Suit
from doorcard.games.problem import BadGame, Problem
from doorcard.games.vocabulary import OwnGame, OwnHigh, OwnHole, OwnLow, OwnShare, OwnWild
from doorcard.stud import VARIANTS, Variant
from doorcard.stud.variant import Boards, ExtraRule, HighShare, HoleShare, LowShare, Share, Street, WildRule

__all__ = ["MOST_CARDS", "make_game"]

MOST_CARDS = 9
"""Cards a player may be dealt; baseball's extra ones come on top."""


def make_game(own: OwnGame) -> Variant:
    """The game. Raises `BadGame` with every reason why it cannot be played."""
    base = VARIANTS.get(own.base)
    if base is None:
        raise BadGame((Problem("base", repr(own.base), ", ".join(VARIANTS)),))
    streets = base.streets if own.streets is None else tuple(_street(own))
    shares = base.shares if own.shares is None else _high_first(tuple(map(_share, own.shares)))
    boards = own.boards or (base.boards if own.shares is None else _boards(shares))
    game = Variant(
        name=own.name,
        also=() if own.title is None else (own.title,),
        streets=streets,
        shares=shares,
        boards=boards,
        wild=base.wild if own.wild is None else _wild(own.wild),
        extra=base.extra if own.extra is None else ExtraRule(_rank(own.extra.rank)),
        seats=own.seats or _most_seats(base, streets),
    )
    problems = (*_names(own), *_cards(game), *_shares(game), *_seats(game))
    if problems:
        raise BadGame(problems)
    return game


def _rank(text: str) -> Rank:
    return Rank.of(text.replace("10", "T"))


def _street(own: OwnGame) -> list[Street]:
    return [Street(one.level, one.down, one.up, one.turn, one.open_pair) for one in own.streets or ()]


def _share(own: OwnShare) -> Share:
    match own:
        case OwnHigh():
            return HighShare()
        case OwnLow(at_most=at_most):
            return LowShare(None if at_most is None else _rank(at_most))
        case OwnHole(suit=suit, which=which):
            return HoleShare(Suit[suit.upper()], which == "lowest")


def _high_first(shares: tuple[Share, ...]) -> tuple[Share, ...]:
    """Odd chips go to the first share, and that is the high one (rules.md 4.6)."""
    return tuple(sorted(shares, key=lambda share: not isinstance(share, HighShare)))


def _boards(shares: tuple[Share, ...]) -> Boards:
    return "high" if any(isinstance(share, HighShare) for share in shares) else "low"


def _wild(own: OwnWild) -> WildRule | None:
    if not (own.ranks or own.cards or own.follow):
        return None
    ranks = tuple(dict.fromkeys(map(_rank, own.ranks)))
    cards = tuple(dict.fromkeys(Card(text.replace("10", "T")) for text in own.cards))
    return WildRule(ranks, cards, None if own.follow is None else _rank(own.follow))


def _most_seats(base: Variant, streets: tuple[Street, ...]) -> int:
    """The base's seats, or fewer if the deck has no card for each of them on every street."""
    if streets == base.streets:
        return base.seats
    each = sum(street.cards for street in streets)
    return max(2, min(9, len(DECK) // max(1, each)))


def _names(own: OwnGame) -> tuple[Problem, ...]:
    if own.name in VARIANTS:
        return (Problem("name", repr(own.name), "a name no game of the house has"),)
    return ()


def _cards(game: Variant) -> list[Problem]:
    problems: list[Problem] = []
    first = game.streets[0]
    if not first.up and not first.turn:
        problems.append(Problem("streets[0].up", "0", "1 or more, or turn 1: somebody's upcard must open"))
    down = total = 0
    for place, street in enumerate(game.streets):
        if not street.cards and not street.turn:
            problems.append(Problem(f"streets[{place}]", "no cards", "a card dealt or turned"))
        down += street.down
        total += street.cards
        if street.turn > down:
            problems.append(
                Problem(f"streets[{place}].turn", str(street.turn), f"0 to {down}, the down cards held")
            )
        down -= min(down, street.turn)
    if not 5 <= total <= MOST_CARDS:
        allowed = f"5 to {MOST_CARDS} cards for each player, all streets together"
        problems.append(Problem("streets", f"{total} cards", allowed))
    if not down and any(isinstance(share, HoleShare) for share in game.shares):
        problems.append(Problem("shares", "hole", "high, low: no card stays in the hole"))
    return problems


def _shares(game: Variant) -> list[Problem]:
    kinds = [type(share) for share in game.shares]
    problems: list[Problem] = []
    if len(set(game.shares)) < len(game.shares) or kinds.count(HighShare) > 1 or kinds.count(LowShare) > 1:
        problems.append(Problem("shares", "one twice", "one high, one low, and hole cards that differ"))
    if HighShare not in kinds and LowShare not in kinds:
        problems.append(Problem("shares", "hole", "a high or a low beside it: there may be no such card"))
    limited = any(isinstance(share, LowShare) and share.at_most is not None for share in game.shares)
    if limited and HighShare not in kinds:
        problems.append(Problem("shares", "low with at_most", "a high beside it: there may be no such low"))
    return problems


def _seats(game: Variant) -> list[Problem]:
    """Refused with the arithmetic: a deal the deck cannot make; a card nobody could turn."""
    for players in range(2, game.seats + 1):
        refused = game.refuse(players)
        if refused is not None:
            return [Problem("seats", str(game.seats), f"at most {players - 1}: {refused}")]
    each = sum(street.cards for street in game.streets)
    need = game.seats * each
    if need > len(DECK) and any(street.turn for street in game.streets):
        most = len(DECK) // each
        reason = f"{game.seats} x {each} cards = {need} of {len(DECK)}, and a shared card cannot be turned"
        return [Problem("seats", str(game.seats), f"2 to {most}: {reason}")]
    return []
