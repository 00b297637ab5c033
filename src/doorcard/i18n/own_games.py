"""Why a game of somebody's own cannot be read or played; one field a reason, so no language can lack one."""

from msgspec import Struct

from doorcard.i18n.hands import Language

__all__ = ["OWN_GAME_TEXTS", "OwnGameTexts"]


class OwnGameTexts(Struct, frozen=True, kw_only=True):
    """Every reason in one language. Words of the file itself, such as `level` or `high`, are the same in all.

    How a problem is written (`line`, `problem`), what is wrong (`missing` to `endless`), what would
    be right (to `readable`), and how what may stand at a place is said, from the schema (`nothing_here` on).
    """

    line: str
    problem: str

    missing: str
    no_cards: str
    one_twice: str
    total_cards: str
    longer: str
    nested: str
    endless: str

    own_name: str
    opener: str
    some_card: str
    held_down: str
    each_cards: str
    hole_empty: str
    shares_once: str
    beside_hole: str
    beside_low: str
    low_rank: str
    fewer: str
    shared_turn: str
    at_most: str
    toml: str
    readable: str

    nothing_here: str
    either: str
    whole: str
    any_whole: str
    items: str
    any_items: str
    text: str
    letters: str
    table: str
    having: str
    rank: str
    card: str
    name: str
    title: str


OWN_GAME_TEXTS: dict[Language, OwnGameTexts] = {
    "en": OwnGameTexts(
        line="line {line}: ",
        problem="{field}: {value}; allowed: {allowed}",
        missing="missing",
        no_cards="no cards",
        one_twice="one twice",
        total_cards="{total} cards",
        longer="more than {most} characters",
        nested="brackets within brackets without end",
        endless="a number of thousands of digits",
        own_name="a name no game of the house has",
        opener="1 or more, or turn 1: somebody's upcard must open",
        some_card="a card dealt or turned",
        held_down="0 to {down}, the down cards held",
        each_cards="5 to {most} cards for each player, all streets together",
        hole_empty="high, low: no card stays in the hole",
        shares_once="one high, one low, and hole cards that differ",
        beside_hole="a high or a low beside it: there may be no such card",
        beside_low="a high beside it: there may be no such low",
        low_rank="5 to 9, 10 or T, J, Q, K: a low is five ranks, and there must be as many up to it",
        fewer="at most {most}: players: {players} x {cards} cards = {need}; only {left} of {deck} are left",
        shared_turn="2 to {most}: {players} x {cards} cards = {need} of {deck}, and a shared card cannot be turned",
        at_most="at most {most}",
        toml="TOML: key = value, [table], [[list]]",
        readable="a file of text in UTF-8",
        nothing_here="nothing here",
        either=" or ",
        whole="a whole number, {least} to {most}",
        any_whole="a whole number",
        items="a list of {least} to {most}",
        any_items="a list",
        text="text",
        letters="text of {least} to {most} characters",
        table="a table",
        having=" with ",
        rank="A rank: 2 to 9, 10 or T, J, Q, K, A.",
        card="A rank and a suit: As, 10d, 2c.",
        name="a small letter, then up to 39 small letters, digits and underscores",
        title="{least} to {most} printable characters in one line, not all of them spaces",
    ),
    "es": OwnGameTexts(
        line="línea {line}: ",
        problem="{field}: {value}; se admite: {allowed}",
        missing="falta",
        no_cards="sin cartas",
        one_twice="una repetida",
        total_cards="{total} cartas",
        longer="más de {most} caracteres",
        nested="corchetes dentro de corchetes sin fin",
        endless="un número de miles de cifras",
        own_name="un nombre que no tenga ningún juego de la casa",
        opener="1 o más, o turn 1: alguna carta vista tiene que abrir",
        some_card="alguna carta que se reparta o se descubra",
        held_down="de 0 a {down}, las cartas tapadas que se tienen",
        each_cards="de 5 a {most} cartas por jugador, entre todas las calles",
        hole_empty="high, low: no queda ninguna carta tapada",
        shares_once="una alta, una baja y cartas tapadas que sean distintas",
        beside_hole="una alta o una baja además: puede que nadie tenga esa carta",
        beside_low="una alta además: puede que nadie tenga esa baja",
        low_rank="de 5 a 9, 10 o T, J, Q, K: una baja son cinco valores, y hasta ahí tiene que haberlos",
        fewer="{most} como mucho: {players} jugadores x {cards} cartas = {need}; solo quedan {left} de {deck}",
        shared_turn=(
            "de 2 a {most}: {players} x {cards} cartas = {need} de {deck}, y una carta común no se puede descubrir"
        ),
        at_most="{most} como mucho",
        toml="TOML: clave = valor, [tabla], [[lista]]",
        readable="un archivo de texto en UTF-8",
        nothing_here="aquí nada",
        either=" o ",
        whole="un número entero, de {least} a {most}",
        any_whole="un número entero",
        items="una lista de {least} a {most}",
        any_items="una lista",
        text="texto",
        letters="texto de {least} a {most} caracteres",
        table="una tabla",
        having=" con ",
        rank="Un valor: de 2 a 9, 10 o T, J, Q, K, A.",
        card="Un valor y un palo: As, 10d, 2c.",
        name="una minúscula y hasta 39 minúsculas, cifras y guiones bajos más",
        title="de {least} a {most} caracteres imprimibles en una línea, no todos espacios",
    ),
}
