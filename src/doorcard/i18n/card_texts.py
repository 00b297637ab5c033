"""The sentences of a game's rule card; one field a sentence, so no language can lack one."""

from msgspec import Struct

from doorcard.i18n.hands import Language

__all__ = ["CARD_TEXTS", "CardTexts"]


class CardTexts(Struct, frozen=True, kw_only=True):
    """Every sentence of a rule card, in one language; a pair of texts is for one card and for several."""

    also: str
    seats: str
    high_all: str
    low_all: str
    low_all_limit: str
    split: str
    high_part: str
    low_part: str
    low_limit_part: str
    lowest_hole_part: str
    highest_hole_part: str
    ace_low: str
    ace_high: str
    halves: str
    parts: str
    own_fives: str
    unclaimed: str
    street: str
    down: tuple[str, str]
    up: tuple[str, str]
    turn: tuple[str, str]
    small: str
    big: str
    wild: str
    follow: str
    extra_down: str
    extra_up: str
    opens_low: str
    opens_high: str
    tie_suit_low: str
    tie_suit_high: str
    tie_position: str
    opens_best: str
    later_high: str
    later_low: str
    open_pair: str
    raises: str
    burns: str
    community: str
    burns_then_community: str


_EN = CardTexts(
    also="Also called {names}.",
    seats="2 to {seats} players.",
    high_all="The best high hand of five cards takes the pot.",
    low_all="The lowest hand takes the pot: aces are low, straights and flushes do not count, 5-4-3-2-A is best.",
    low_all_limit="The lowest hand of five different ranks, none above {rank}, takes the pot.",
    split="The pot goes in equal {parts} to {shares}.",
    high_part="the best high hand",
    low_part="the best low (aces low, straights and flushes do not count)",
    low_limit_part=(
        "the best low of five different ranks, none above {rank} "
        "(aces low, straights and flushes do not count)"
    ),
    lowest_hole_part="the lowest {suit} in the hole{ace}",
    highest_hole_part="the highest {suit} in the hole",
    ace_low=" (the ace is low)",
    ace_high=" (the ace is high)",
    halves="halves",
    parts="parts",
    own_fives="A player may use different cards for the high and for the low.",
    unclaimed="A part nobody can claim goes to the rest.",
    street="{street}: {cards}; {level}.",
    down=("1 down", "{count} down"),
    up=("1 up", "{count} up"),
    turn=(
        "then everyone turns one of his down cards up, all at the same moment",
        "then everyone turns {count} of his down cards up, all at the same moment",
    ),
    small="small bet",
    big="big bet",
    wild="Wild: {wilds}.",
    follow=(
        "Also wild is the rank of the card dealt up right after the last upcard {rank}, whoever gets it; "
        "a new one ends the old rank's reign."
    ),
    extra_down="A {rank} dealt up brings its owner one more card at once, face down.",
    extra_up="A {rank} dealt up brings its owner one more card at once, face up.",
    opens_low="The lowest door card must open (aces high){tie}.",
    opens_high="The highest door card must open (aces low){tie}.",
    tie_suit_low="; ties go to the lowest suit: clubs, diamonds, hearts, spades",
    tie_suit_high="; ties go to the highest suit: spades, hearts, diamonds, clubs",
    tie_position="; ties go to the first to the dealer's left",
    opens_best="There is no bring-in: the best door card acts first and may check.",
    later_high="After that the best board acts first.",
    later_low="After that the lowest board acts first.",
    open_pair="A pair showing on {street} allows the big bet.",
    raises="One bet and {count} raises a round.",
    burns="A card is burned before each street after the first.",
    community="When the deck is short, the street is one shared card, face up.",
    burns_then_community=(
        "When the deck is short, the burned cards are dealt too; if that is not enough, the street is one shared "
        "card, face up."
    ),
)

_ES = CardTexts(
    also="También llamado {names}.",
    seats="De 2 a {seats} jugadores.",
    high_all="La mejor mano alta de cinco cartas se lleva el bote.",
    low_all=(
        "La mano más baja se lleva el bote: los ases son bajos, escaleras y colores no cuentan, "
        "la mejor es 5-4-3-2-A."
    ),
    low_all_limit="Se lleva el bote la mano más baja de cinco valores distintos, ninguno mayor que {rank}.",
    split="El bote va en {parts} iguales a {shares}.",
    high_part="la mejor mano alta",
    low_part="la mejor baja (ases bajos, escaleras y colores no cuentan)",
    low_limit_part=(
        "la mejor baja de cinco valores distintos, ninguno mayor que {rank} "
        "(ases bajos, escaleras y colores no cuentan)"
    ),
    lowest_hole_part="la carta más baja de {suit} entre las tapadas{ace}",
    highest_hole_part="la carta más alta de {suit} entre las tapadas",
    ace_low=" (el as es bajo)",
    ace_high=" (el as es alto)",
    halves="mitades",
    parts="partes",
    own_fives="Cada uno puede usar cartas distintas para la alta y para la baja.",
    unclaimed="La parte que nadie puede reclamar va a las demás.",
    street="{street}: {cards}; {level}.",
    down=("1 tapada", "{count} tapadas"),
    up=("1 descubierta", "{count} descubiertas"),
    turn=(
        "y luego cada uno descubre una de sus cartas tapadas, todos a la vez",
        "y luego cada uno descubre {count} de sus cartas tapadas, todos a la vez",
    ),
    small="límite bajo",
    big="límite alto",
    wild="Comodines: {wilds}.",
    follow=(
        "También es comodín el valor de la carta descubierta que sale justo después de la última {rank} a la "
        "vista, la reciba quien la reciba; otra nueva acaba con el comodín anterior."
    ),
    extra_down="Un {rank} descubierto da a su dueño otra carta en el acto, tapada.",
    extra_up="Un {rank} descubierto da a su dueño otra carta en el acto, descubierta.",
    opens_low="La carta descubierta más baja debe abrir (ases altos){tie}.",
    opens_high="La carta descubierta más alta debe abrir (ases bajos){tie}.",
    tie_suit_low="; si empatan, el palo más bajo: tréboles, diamantes, corazones, picas",
    tie_suit_high="; si empatan, el palo más alto: picas, corazones, diamantes, tréboles",
    tie_position="; si empatan, el primero a la izquierda del repartidor",
    opens_best="No hay bring-in: la mejor carta descubierta habla primero y puede pasar.",
    later_high="Después habla primero la mejor mano a la vista.",
    later_low="Después habla primero la mano más baja a la vista.",
    open_pair="Con una pareja descubierta en la {street} se puede apostar el límite alto.",
    raises="Una apuesta y {count} subidas por ronda.",
    burns="Se quema una carta antes de cada calle, menos la primera.",
    community="Cuando no alcanza el mazo, la calle es una sola carta descubierta, para uso de todos.",
    burns_then_community=(
        "Cuando no alcanza el mazo, se reparten también las cartas quemadas; si no bastan, la calle es una "
        "sola carta descubierta, para uso de todos."
    ),
)

CARD_TEXTS: dict[Language, CardTexts] = {"en": _EN, "es": _ES}
"""The sentences of a rule card in each language."""
