"""`doorcard rank GAME CARDS`: what a holding is worth, in words, for each share of the pot."""

from typing import Annotated, Any

import msgspec
import typer
from msgspec.structs import replace

from doorcard.cli.words import as_json, read_language

__all__ = ["rank"]


def rank(
    game: Annotated[str, typer.Argument(help="A game's name (doorcard games), or a TOML file of your own.")],
    cards: Annotated[
        str, typer.Argument(help='The cards, like "As Kd 9c"; the upcards when --down is given.')
    ],
    down: Annotated[str, typer.Option(help="The cards in the hole; some games pay for them.")] = "",
    wild: Annotated[str, typer.Option(help='More wild cards or ranks, like "7,Q" or "2s".')] = "",
    house: Annotated[str, typer.Option(help="Whose rules: doorcard houses.")] = "full_tilt",
    language: Annotated[str, typer.Option(help="en or es.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Say what a holding is worth for each share of the game."""
    from doorcard.cards import Card, Rank, parse_cards, show_cards
    from doorcard.cli.games import read_game
    from doorcard.cli.wilds import read_wilds
    from doorcard.i18n.hands import in_words
    from doorcard.i18n.phrases import share_name, wild_words
    from doorcard.stud import FixedLimit, Player, Seat, Stakes, apply, house_named
    from doorcard.stud.events import Started
    from doorcard.stud.worth import worth

    spoken = read_language(language)
    variant, rules = read_game(game), house_named(house)
    held = parse_cards(f"{cards} {down}")
    hole = parse_cards(down)
    if not 1 <= len(held) <= 11 or None in held:
        raise ValueError(f"cards: {len(held)} given; 1 to 11, every one known")
    known = read_wilds(variant, wild)
    player = Player(1, 1, down=hole, up=held[: len(held) - len(hole)])
    hand = apply(None, Started(variant, rules, Stakes(0, 0, FixedLimit(1, 1)), (Seat(1, 1),), ()))
    values = worth(replace(hand, wild=known), player)
    if not json:
        if known:
            typer.echo(f"wild: {wild_words(known, spoken)}")
        for share, value in zip(variant.shares, values, strict=True):
            words = "–" if value is None else in_words(value, spoken, kickers=True, named=True)
            typer.echo(f"{share_name(share, spoken)}: {words}")
        return
    told: list[dict[str, Any]] = [
        {
            "share": msgspec.to_builtins(share)["type"],
            "value": None if value is None else msgspec.to_builtins(value),
            "words": None if value is None else in_words(value, spoken, kickers=True),
        }
        for share, value in zip(variant.shares, values, strict=True)
    ]
    wilds = {
        "ranks": [one.letter for one in Rank if one in known.ranks],
        "cards": [str(one) for one in Card if one in known.cards],
    }
    typer.echo(as_json({"game": variant.name, "cards": show_cards(held), "wild": wilds, "shares": told}))
