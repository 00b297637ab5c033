"""From what the file says to a game that can be dealt, or the reasons why it cannot."""

from doorcard.cards import DECK, Card, Rank, Suit
from doorcard.games.problem import BadGame, Problem
from doorcard.games.schema import allowed_at
from doorcard.games.showing import show_path, show_value
from doorcard.games.vocabulary import OwnGame, OwnHigh, OwnHole, OwnLow, OwnShare, OwnWild
from doorcard.hands import low_rank
from doorcard.i18n import Language
from doorcard.i18n.own_games import OWN_GAME_TEXTS, OwnGameTexts
from doorcard.stud import VARIANTS, Variant
from doorcard.stud.variant import Boards, ExtraRule, HighShare, HoleShare, LowShare, Share, Street, WildRule

__all__ = ["MOST_CARDS", "make_game"]

MOST_CARDS = 9
"""Cards a player may be dealt; baseball's extra ones come on top."""


def make_game(own: OwnGame, language: Language = "en") -> Variant:
    """The game. Raises `BadGame` with every reason why it cannot be played, in `language`."""
    texts = OWN_GAME_TEXTS[language]
    written = _written(own, language)
    base = VARIANTS.get(own.base)
    if written or base is None:
        raise BadGame(written or (_refused(("base",), own.base, language),))
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
    problems = (
        *_names(own, texts),
        *_cards(game, texts),
        *_shares(game, texts),
        *_lows(own, texts),
        *_seats(game, texts),
    )
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


def _written(own: OwnGame, language: Language) -> tuple[Problem, ...]:
    """Texts that are not one line of what can be printed; the schema's patterns let a last line end pass."""
    texts: dict[tuple[str | int, ...], str] = {("name",): own.name}
    if own.title is not None:
        texts[("title",)] = own.title
    if own.wild is not None:
        texts |= {("wild", "cards", place): card for place, card in enumerate(own.wild.cards)}
    bad = {path: text for path, text in texts.items() if not (text.isprintable() and text.strip())}
    return tuple(_refused(path, text, language) for path, text in bad.items())


def _refused(path: tuple[str | int, ...], value: str, language: Language) -> Problem:
    shown = show_value(value, OWN_GAME_TEXTS[language])
    return Problem(show_path(path), shown, allowed_at(path, language))


def _names(own: OwnGame, texts: OwnGameTexts) -> tuple[Problem, ...]:
    if own.name in VARIANTS:
        return (Problem("name", repr(own.name), texts.own_name),)
    return ()


def _cards(game: Variant, texts: OwnGameTexts) -> list[Problem]:
    problems: list[Problem] = []
    first = game.streets[0]
    if not first.up and not first.turn:
        problems.append(Problem("streets[0].up", "0", texts.opener))
    down = total = 0
    for place, street in enumerate(game.streets):
        if not street.cards and not street.turn:
            problems.append(Problem(f"streets[{place}]", texts.no_cards, texts.some_card))
        down += street.down
        total += street.cards
        if street.turn > down:
            allowed = texts.held_down.format(down=down)
            problems.append(Problem(f"streets[{place}].turn", str(street.turn), allowed))
        down -= min(down, street.turn)
    if not 5 <= total <= MOST_CARDS:
        allowed = texts.each_cards.format(most=MOST_CARDS)
        problems.append(Problem("streets", texts.total_cards.format(total=total), allowed))
    if not down and any(isinstance(share, HoleShare) for share in game.shares):
        problems.append(Problem("shares", "hole", texts.hole_empty))
    return problems


def _shares(game: Variant, texts: OwnGameTexts) -> list[Problem]:
    kinds = [type(share) for share in game.shares]
    problems: list[Problem] = []
    if len(set(game.shares)) < len(game.shares) or kinds.count(HighShare) > 1 or kinds.count(LowShare) > 1:
        problems.append(Problem("shares", texts.one_twice, texts.shares_once))
    if HighShare not in kinds and LowShare not in kinds:
        problems.append(Problem("shares", "hole", texts.beside_hole))
    limited = any(isinstance(share, LowShare) and share.at_most is not None for share in game.shares)
    if limited and HighShare not in kinds:
        problems.append(Problem("shares", "low with at_most", texts.beside_low))
    return problems


def _lows(own: OwnGame, texts: OwnGameTexts) -> list[Problem]:
    """Lows that no five cards make: fewer than five ranks are as low."""
    return [
        Problem(f"shares[{place}].at_most", repr(share.at_most), texts.low_rank)
        for place, share in enumerate(own.shares or ())
        if isinstance(share, OwnLow) and share.at_most is not None and low_rank(_rank(share.at_most)) < 5
    ]


def _seats(game: Variant, texts: OwnGameTexts) -> list[Problem]:
    """Refused with the arithmetic: a deal the deck cannot make; a card nobody could turn."""
    for players in range(2, game.seats + 1):
        if game.refuse(players) is not None:
            return [Problem("seats", str(game.seats), _short(game, players, texts))]
    each = sum(street.cards for street in game.streets)
    need = game.seats * each
    if need > len(DECK) and any(street.turn for street in game.streets):
        allowed = texts.shared_turn.format(
            most=len(DECK) // each, players=game.seats, cards=each, need=need, deck=len(DECK)
        )
        return [Problem("seats", str(game.seats), allowed)]
    return []


def _short(game: Variant, players: int, texts: OwnGameTexts) -> str:
    """What `Variant.refuse` says, in a language: the first street that cannot even be shared cards."""
    left = len(DECK)
    for place, cards in enumerate(game.sizes):
        need = cards if place and players * cards > left else players * cards
        if need > left:
            numbers = {"players": players, "cards": cards, "need": need, "left": left, "deck": len(DECK)}
            return texts.fewer.format(most=players - 1, **numbers)
        left -= need
    raise AssertionError("only a street that is too large refuses players the game has seats for")
