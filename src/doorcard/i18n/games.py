"""What the games are called, in English and Spanish."""

from doorcard.i18n.hands import Language
from doorcard.stud import Variant

__all__ = ["also_called", "game_title"]

_TITLES: dict[str, dict[Language, str]] = {
    "stud": {"en": "Seven-card stud", "es": "Stud de siete cartas"},
    "stud8": {"en": "Stud hi/lo", "es": "Stud alto-bajo"},
    "razz": {"en": "Razz", "es": "Razz"},
    "mississippi": {"en": "Mississippi", "es": "Mississippi"},
    "roll_your_own": {"en": "Roll your own", "es": "Tira tu propia carta"},
    "follow_the_queen": {"en": "Follow the queen", "es": "Reinas y la que sigue"},
    "baseball": {"en": "Baseball", "es": "Béisbol"},
    "low_chicago": {"en": "Low Chicago", "es": "Chicago bajo"},
    "high_chicago": {"en": "High Chicago", "es": "Chicago alto"},
    "acey_deucey": {"en": "Acey-deucey", "es": "Ases y doses"},
    "one_eyed_jacks": {"en": "One-eyed jacks", "es": "Jotas tuertas"},
    "suicide_king": {"en": "Suicide king", "es": "Rey suicida"},
}


def game_title(variant: Variant, language: Language) -> str:
    """The game as people call it; a game of one's own by its first other name, or its name spelled out."""
    title = _TITLES.get(variant.name)
    if title is not None:
        return title[language]
    return variant.also[0] if variant.also else variant.name.replace("_", " ").capitalize()


def also_called(variant: Variant, language: Language) -> tuple[str, ...]:
    """Its other names; none that is the title written another way."""
    title = _plain(game_title(variant, language))
    return tuple([name for name in variant.also if _plain(name) != title])


def _plain(name: str) -> str:
    return name.casefold().replace("-", " ")
