"""`doorcard deal GAME`: bots play in the terminal, each hand told as the dealer would tell it."""

from typing import Annotated

import typer

from doorcard.cli.words import as_json, read_language, read_money, read_stakes

__all__ = ["deal"]


def deal(
    game: Annotated[str, typer.Argument(help="A game's name (doorcard games), or a TOML file of your own.")],
    house: Annotated[str, typer.Option(help="Whose rules are played: doorcard houses.")] = "full_tilt",
    players: Annotated[int, typer.Option(help="How many bots, 2 to 9.")] = 4,
    hands: Annotated[int, typer.Option(help="How many hands.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed deals the same hands.")] = 0,
    language: Annotated[str, typer.Option(help="en or es.")] = "en",
    stakes: Annotated[str | None, typer.Option(help="Small/big bet as 2/4, or a spread as 1-5.")] = None,
    ante: Annotated[str | None, typer.Option(help="Each player's ante, like 0.40.")] = None,
    bring_in: Annotated[str | None, typer.Option(help="The bring-in, like 0.50.")] = None,
    buy_in: Annotated[str, typer.Option(help="Chips each bot sits down with.")] = "100",
    odds_bots: Annotated[int, typer.Option(help="How many of them weigh their hands by the odds.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a hand, with all its facts.")] = False,
) -> None:
    """Deal hands among bots and tell them as they happen."""
    from doorcard.bots import crew, deal_hands
    from doorcard.cli.games import read_game
    from doorcard.cli.telling import Teller
    from doorcard.i18n.phrases import money
    from doorcard.stud import house_named

    variant, rules = read_game(game), house_named(house)
    refused = variant.refuse(players)
    if refused is not None:
        raise ValueError(refused)
    if hands < 1:
        raise ValueError(f"hands: {hands}; 1 or more")
    spoken = read_language(language)
    numbers = read_stakes(rules, stakes, ante, bring_in)
    chips = read_money("buy-in", buy_in)
    if chips <= numbers.ante:
        raise ValueError(f"buy-in: {buy_in!r}; more than the ante, {money(numbers.ante)}")
    if not 0 <= odds_bots <= players:
        raise ValueError(f"odds-bots: {odds_bots}; 0 to {players}, all of the players")
    bots = crew(players, seed, odds_bots)
    names = {seat: bot.name for seat, bot in enumerate(bots, 1)}
    teller = Teller(spoken, names)
    for one in deal_hands(variant, rules, numbers, bots, hands, seed, chips):
        if json:
            told = {
                "hand": one.number,
                "game": variant.name,
                "house": rules.name,
                "players": {str(seat): name for seat, name in names.items()},
            }
            typer.echo(as_json({**told, "events": one.events}))
        else:
            teller.tell(one)
