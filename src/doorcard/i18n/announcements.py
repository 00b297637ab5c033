"""The dealer's announcements as texts to fill in; one field a sentence, so no language can lack one.

`{who}` is a player's name or seat, amounts come written ("2.00"), cards and boards come in words.
"""

from msgspec import Struct

from doorcard.i18n.hands import Language

__all__ = ["ANNOUNCEMENTS", "Announcements"]


class Announcements(Struct, frozen=True, kw_only=True):
    """Every sentence the dealer has, in one language."""

    seat: str
    started: str
    fixed: str
    spread: str
    ante: str
    bring_in: str
    no_bring_in: str
    ordinals: tuple[str, ...]
    street: str
    streets: str
    first_cards: str
    from_burns: str
    from_community: str
    ante_posted: str
    ante_short: str
    burned: str
    renewed: str
    dealt_up: str
    dealt_down: str
    dealt_back: str
    showing: str
    community: str
    extra_up: str
    extra_down: str
    wilds: str
    no_wilds: str
    choose: str
    chosen: str
    chosen_own: str
    turned: str
    owes_low: str
    owes_high: str
    owes_left: str
    by_suit: str
    by_position: str
    all_in_before: str
    first: str
    first_passed: str
    first_left: str
    open_pair: str
    brought_in: str
    completed: str
    checked: str
    bet: str
    called: str
    raised: str
    folded: str
    all_in: str
    timed_out: str
    returned: str
    showdown: str
    showdown_all: str
    because_bet: str
    because_bet_before: str
    because_first: str
    shown: str
    no_value: str
    mucked: str
    uncontested: str
    the_pot: str
    main_pot: str
    side_pot: str
    pot_line: str
    won: str
    won_share: str
    won_alone: str
    won_side_alone: str
    had: str
    ended: str
    high: str
    low: str
    hole: str
    conjunction: str
    alternative: str


_EN = Announcements(
    seat="Seat {seat}",
    started="{game}, {limit}{ante}{bring_in}.",
    fixed="limit {small}/{big}",
    spread="bets from {low} to {high}",
    ante=", ante {ante}",
    bring_in=", bring-in {bring_in}",
    no_bring_in=", no bring-in",
    ordinals=("", "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"),
    street="{ordinal} street",
    streets="{before} and {ordinal} street",
    first_cards="The first {count} cards",
    from_burns="The stub is short: with the burned cards under it there is a card for everyone.",
    from_community="There are not enough cards for everyone: what comes is shared, face up in the middle.",
    ante_posted="{who} posts the ante, {amount}",
    ante_short="{who} has only {amount} for the ante and is all-in",
    burned="A card is burned.",
    renewed="The cards left to deal, the burned ones among them: {count}.",
    dealt_up="{who}: {card}{showing}",
    dealt_down="{who}: {card}, face down",
    dealt_back="{who}: a card face down",
    showing=" ({board} showing)",
    community="A card for everyone: {card}.",
    extra_up="{who} gets one more card for the {rank}, face up",
    extra_down="{who} gets one more card for the {rank}, face down",
    wilds="Wild: {wilds}.",
    no_wilds="Nothing is wild.",
    choose="Everybody chooses a card to turn up.",
    chosen="{who} has chosen",
    chosen_own="{who} has chosen the {card}",
    turned="{who} turns up the {card}{showing}",
    owes_low="{who} has the lowest card, the {card}{tie}, and must open",
    owes_high="{who} has the highest card, the {card}{tie}, and must open",
    owes_left="{who} may open, being the next to the left",
    by_suit=" by suit",
    by_position=" and is nearest the dealer's left",
    all_in_before="{passed} would open but is all-in: {sentence}",
    first="{who} acts first with {board}{tie}",
    first_passed="{best} would act first but {passed} is all-in: {sentence}",
    first_left="{who} acts first, being the next to the left",
    open_pair="A pair is showing: bets of {big} are allowed as well as {small}.",
    brought_in="{who} brings in for {amount}",
    completed="{who} completes to {amount}",
    checked="{who} checks",
    bet="{who} bets {amount}",
    called="{who} calls {amount}",
    raised="{who} raises to {amount}",
    folded="{who} folds",
    all_in="{sentence} and is all-in",
    timed_out="{who} has run out of time and is all-in for what is in the pot",
    returned="{amount} goes back to {who}: nobody called it",
    showdown="Showdown: {who} shows first, {because}.",
    showdown_all="Showdown: nobody can bet any more, so all hands are shown; {who} first.",
    because_bet="the last to bet or raise on this street",
    because_bet_before="the last to bet or raise",
    because_first="the first to act",
    shown="{who} shows {cards}: {values}",
    no_value="no {share}",
    mucked="{who} mucks",
    uncontested="All the others have folded; {who} need not show.",
    the_pot="the pot",
    main_pot="the main pot",
    side_pot="side pot {number}",
    pot_line="{pot}: {amount} ({players}).",
    won="{who} wins {amount} from {pot} with {value}",
    won_share="{who} wins {amount} of {pot} for the {share} with {value}",
    won_alone="{who} wins {amount}, uncontested",
    won_side_alone="{who} wins {amount} from {pot}",
    had="{who} had {cards}",
    ended="The hand is over.",
    high="high",
    low="low",
    hole="hole card",
    conjunction=" and ",
    alternative=" or ",
)

_ES = Announcements(
    seat="Asiento {seat}",
    started="{game}, {limit}{ante}{bring_in}.",
    fixed="límite {small}/{big}",
    spread="apuestas de {low} a {high}",
    ante=", ante {ante}",
    bring_in=", bring-in {bring_in}",
    no_bring_in=", sin bring-in",
    ordinals=(
        "",
        "Primera",
        "Segunda",
        "Tercera",
        "Cuarta",
        "Quinta",
        "Sexta",
        "Séptima",
        "Octava",
        "Novena",
    ),
    street="{ordinal} calle",
    streets="{before} y {ordinal} calle",
    first_cards="Las primeras {count} cartas",
    from_burns="El mazo no alcanza: con las cartas quemadas debajo hay una carta para cada uno.",
    from_community="No hay cartas para todos: lo que salga es para uso de todos, descubierto en el centro.",
    ante_posted="{who} pone el ante, {amount}",
    ante_short="{who} solo tiene {amount} para el ante y queda all-in",
    burned="Se quema una carta.",
    renewed="Cartas que quedan por repartir, con las quemadas: {count}.",
    dealt_up="{who}: {card}{showing}",
    dealt_down="{who}: {card}, tapada",
    dealt_back="{who}: una carta tapada",
    showing=" (muestra {board})",
    community="Una carta para uso de todos: {card}.",
    extra_up="{who} recibe otra carta por el {rank}, descubierta",
    extra_down="{who} recibe otra carta por el {rank}, tapada",
    wilds="Comodines: {wilds}.",
    no_wilds="No hay comodines.",
    choose="Cada uno elige una carta para descubrir.",
    chosen="{who} ya ha elegido",
    chosen_own="{who} ha elegido: {card}",
    turned="{who} descubre: {card}{showing}",
    owes_low="{who} tiene la carta más baja, {card}{tie}, y debe abrir",
    owes_high="{who} tiene la carta más alta, {card}{tie}, y debe abrir",
    owes_left="{who} puede abrir, por ser quien sigue a la izquierda",
    by_suit=" por el palo",
    by_position=" y es quien está más cerca a la izquierda del repartidor",
    all_in_before="{passed} abriría pero está all-in: {sentence}",
    first="{who} habla primero con {board}{tie}",
    first_passed="{best} hablaría primero pero {passed} está all-in: {sentence}",
    first_left="{who} habla primero, por ser quien sigue a la izquierda",
    open_pair="Hay una pareja descubierta: se puede apostar {big} además de {small}.",
    brought_in="{who} pone el bring-in, {amount}",
    completed="{who} completa a {amount}",
    checked="{who} pasa",
    bet="{who} apuesta {amount}",
    called="{who} iguala {amount}",
    raised="{who} sube a {amount}",
    folded="{who} se retira",
    all_in="{sentence} y queda all-in",
    timed_out="A {who} se le acabó el tiempo: queda all-in por lo que hay en el bote",
    returned="{amount} vuelven a {who}: nadie los igualó",
    showdown="Se muestran las cartas: {who} primero, {because}.",
    showdown_all="Se muestran las cartas: ya nadie puede apostar, así que se ven todas; {who} primero.",
    because_bet="por ser el último en apostar o subir en esta calle",
    because_bet_before="por ser el último en apostar o subir",
    because_first="por ser el primero en hablar",
    shown="{who} muestra {cards}: {values}",
    no_value="sin {share}",
    mucked="{who} no muestra",
    uncontested="Todos los demás se han retirado; {who} no tiene que mostrar.",
    the_pot="bote",
    main_pot="bote principal",
    side_pot="bote secundario {number}",
    pot_line="{pot}: {amount} ({players}).",
    won="{who} gana {amount} del {pot} con {value}",
    won_share="{who} gana {amount} del {pot} por la {share} con {value}",
    won_alone="{who} gana {amount} sin oposición",
    won_side_alone="{who} gana {amount} del {pot}",
    had="{who} tenía {cards}",
    ended="La mano ha terminado.",
    high="mano alta",
    low="mano baja",
    hole="carta tapada",
    conjunction=" y ",
    alternative=" o ",
)

ANNOUNCEMENTS: dict[Language, Announcements] = {"en": _EN, "es": _ES}
"""The dealer's sentences in each language."""
