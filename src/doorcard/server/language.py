"""Which language the one who asks reads."""

from doorcard.i18n import Language

__all__ = ["language_in"]


def language_in(accepted: str) -> Language:
    """The language an `Accept-Language` header likes best; English where it names none we speak."""
    best, language = 0.0, "en"
    for part in accepted[:200].split(","):
        tag, *parameters = part.strip().lower().split(";")
        weight = next((_weight(one) for one in parameters if one.strip().startswith("q=")), 1.0)
        if tag.split("-")[0] in ("en", "es") and weight > best:
            best, language = weight, tag.split("-")[0]
    return "es" if language == "es" else "en"


def _weight(parameter: str) -> float:
    try:
        return float(parameter.strip().removeprefix("q="))
    except ValueError:
        return 0.0
