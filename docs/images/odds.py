"""Draws odds.svg, the plot of docs/odds.md: `python docs/images/odds.py` (some seconds, all counts exact)."""

from pathlib import Path

from doorcard.odds import equity

PLAYERS = {
    "a pair of aces": ("#1f6fd0", ["AsAhKd", "7s", "9c", "4h", "Td"]),
    "a straight flush draw": ("#c2410c", ["2c3c4c", "Jd", "5h", "8c", "6d"]),
    "a heart draw": ("#0f8a5f", ["5d6h7h", "Th", "2s", "Qh", "Kh"]),
}
STREETS = ["third", "fourth", "fifth", "sixth", "seventh"]
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 400, 64, 168, 60, 52


def holding(cards: list[str], street: int) -> str:
    """Down cards first: the last card comes face down."""
    held = "".join(cards[: street + 1])
    return held[:4] + held[12:] + held[4:12] if street == 4 else held


def x(street: int) -> float:
    return LEFT + street * (WIDTH - LEFT - RIGHT) / (len(STREETS) - 1)


def y(part: float) -> float:
    return TOP + (1 - part) * (HEIGHT - TOP - BOTTOM)


def main() -> None:
    lines = {name: [] for name in PLAYERS}
    for street in range(len(STREETS)):
        odds = equity("stud", [holding(cards, street) for _, cards in PLAYERS.values()], exact=True)
        for name, player in zip(PLAYERS, odds.players, strict=True):
            lines[name].append(player.equity)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        ' font-size="13" role="img" aria-label="Equity of three players from third to seventh street">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="26" font-size="16" font-weight="600" fill="#1b1b1a">Equity, street by street</text>',
        f'<text x="{LEFT}" y="44" fill="#5c5b57">seven-card stud, three players, every deal counted</text>',
    ]
    for part in (0, 0.25, 0.5, 0.75, 1):
        drawn.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(part):.1f}" y2="{y(part):.1f}" stroke="#e4e3df"/>'
            f'<text x="{LEFT - 10}" y="{y(part) + 4:.1f}" text-anchor="end" fill="#5c5b57">{part:.0%}</text>'
        )
    for street, name in enumerate(STREETS):
        drawn.append(
            f'<text x="{x(street):.1f}" y="{HEIGHT - BOTTOM + 24}" text-anchor="middle" fill="#5c5b57">{name}</text>'
        )
    for name, parts in lines.items():
        colour = PLAYERS[name][0]
        points = " ".join(f"{x(street):.1f},{y(part):.1f}" for street, part in enumerate(parts))
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn += [
            f'<circle cx="{x(street):.1f}" cy="{y(part):.1f}" r="4" fill="{colour}" stroke="#ffffff"/>'
            for street, part in enumerate(parts)
        ]
    last = len(STREETS) - 1
    below = 1e9
    for name, parts in sorted(lines.items(), key=lambda line: line[1][last]):
        at = min(y(parts[last]) + 4, below - 17)
        below = at
        drawn.append(
            f'<text x="{x(last) + 12:.1f}" y="{at:.1f}" fill="{PLAYERS[name][0]}" font-weight="600">{name}</text>'
        )
    drawn.append("</svg>\n")
    Path(__file__).with_suffix(".svg").write_text("\n".join(drawn))
    for name, parts in lines.items():
        print(name, [round(part, 4) for part in parts])


if __name__ == "__main__":
    main()
