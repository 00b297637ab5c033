"""What somebody is told who has asked too often, or holds too much at once."""

from msgspec import Struct

from doorcard.i18n.hands import Language

__all__ = ["ALLOWANCE_TEXTS", "AllowanceTexts"]


class AllowanceTexts(Struct, frozen=True, kw_only=True):
    """`per`: so many in one of the units, `every`: in several of them; a pair is for one and for several."""

    too_many: str
    too_many_of_player: str
    at_once: str
    allowed: str
    per: str
    every: str
    units: dict[str, tuple[str, str]]


ALLOWANCE_TEXTS: dict[Language, AllowanceTexts] = {
    "en": AllowanceTexts(
        too_many="too many from one address",
        too_many_of_player="too many of one player",
        at_once="{count} at once",
        allowed="{amount}; try again in {wait}",
        per="{count} a {unit}",
        every="{count} in {units} {unit}",
        units={
            "second": ("second", "seconds"),
            "minute": ("minute", "minutes"),
            "hour": ("hour", "hours"),
            "day": ("day", "days"),
            "month": ("month", "months"),
            "year": ("year", "years"),
        },
    ),
    "es": AllowanceTexts(
        too_many="demasiadas desde una misma dirección",
        too_many_of_player="demasiadas de un mismo jugador",
        at_once="{count} a la vez",
        allowed="{amount}; prueba otra vez dentro de {wait}",
        per="{count} por {unit}",
        every="{count} en {units} {unit}",
        units={
            "second": ("segundo", "segundos"),
            "minute": ("minuto", "minutos"),
            "hour": ("hora", "horas"),
            "day": ("día", "días"),
            "month": ("mes", "meses"),
            "year": ("año", "años"),
        },
    ),
}
