"""How many sessions and tables one address may make: so that a script cannot fill the room, and a class can come in."""

import ipaddress
import math
import time

from limits import RateLimitItem, parse_many
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from doorcard.i18n import Language
from doorcard.i18n.allowances import ALLOWANCE_TEXTS
from doorcard.server.asking import Asker, Refusal, language_of

__all__ = ["OFF", "Allowance", "address_of", "check_allowance"]

OFF = "off"
"""Says that there is no limit."""


class Allowance:
    """So much of one thing for each address, as "60/minute", or several: "60/minute; 200/day".

    Counted in this process's memory: a restart forgets it.
    """

    def __init__(self, what: str, allowed: str) -> None:
        self._what = what
        self._items = check_allowance(what, allowed)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    def take(self, request: Asker) -> None:
        """Count one more for whoever asks. Raises `Refusal` (429) when his address has had all of them."""
        address = address_of(request.client.host if request.client else "")
        for item in self._items:
            if not self._limiter.hit(item, address):
                reset = self._limiter.get_window_stats(item, address).reset_time
                raise self._refusal(item, max(1, math.ceil(reset - time.time())), language_of(request))

    def _refusal(self, item: RateLimitItem, wait: int, language: Language) -> Refusal:
        texts = ALLOWANCE_TEXTS[language]
        one, several = texts.units[item.GRANULARITY.name]
        text = texts.per if item.multiples == 1 else texts.every
        amount = text.format(
            count=item.amount, units=item.multiples, unit=one if item.multiples == 1 else several
        )
        allowed = texts.allowed.format(amount=amount, wait=_wait(wait, language))
        return Refusal(429, self._what, texts.too_many, allowed, {"Retry-After": str(wait)})


def check_allowance(field: str, text: str) -> tuple[RateLimitItem, ...]:
    """What `text` allows; empty where there is no limit. Raises `ValueError` for what cannot be read."""
    if text.strip().lower() == OFF:
        return ()
    try:
        items = tuple(parse_many(text))
    except ValueError:
        items = ()
    if not items or any(item.amount < 1 or item.multiples < 1 for item in items):
        raise ValueError(f'{field}: {text!r}; like "60/minute", "60/minute; 200/day", or {OFF}')
    return items


def address_of(host: str) -> str:
    """Whose address it is; the half of an IPv6 address that a host is given whole counts as one."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)


def _wait(seconds: int, language: Language) -> str:
    units = ALLOWANCE_TEXTS[language].units
    name, size = ("second", 1) if seconds <= 90 else ("minute", 60) if seconds <= 5400 else ("hour", 3600)
    count = math.ceil(seconds / size)
    return f"{count} {units[name][count > 1]}"
