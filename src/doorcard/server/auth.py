"""Who is asking: a name picked without a password (play money), kept by a signed token."""

import secrets
import time
from urllib.parse import parse_qs

from itsdangerous import BadSignature, URLSafeSerializer

from doorcard.server.reasons import PlayerName
from doorcard.store import Account, Store
from doorcard.table import Who
from doorcard.table.denied import Denied

__all__ = ["COOKIE", "Auth", "check_name", "token_in"]

COOKIE = "doorcard"
_EXTRA = " -_.'’"


class Auth:
    """Makes and reads tokens. Whoever holds one is that player; nothing in it is worth more than play money."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="session")

    @classmethod
    async def of(cls, store: Store) -> "Auth":
        """With the store's own secret, made the first time."""
        return cls(await store.secret("session", secrets.token_hex(32)))

    def token(self, who: Who) -> str:
        """What proves to be `who`."""
        return str(self._signer.dumps([who.player, who.name]))

    def who(self, token: str | None) -> Who | None:
        """Whose token it is; None for none, or for one not made here."""
        if not token or len(token) > 500:
            return None
        try:
            player, name = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return Who(player, name)

    async def named(self, store: Store, name: str, before: Who | None) -> Who:
        """A new player called `name`, or the one of `before` renamed. Raises `Denied` for a bad name."""
        tidy = check_name(name)
        who = Who(f"p-{secrets.token_hex(6)}" if before is None else before.player, tidy)
        known = await store.get(who.player)
        created = int(time.time() * 1000) if known is None else known.created
        await store.put(Account(who.player, tidy, created))
        return who


def check_name(name: str) -> str:
    """The name, tidied. Raises `Denied` for an empty, long or strange one."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= 20 or not all(letter.isalnum() or letter in _EXTRA for letter in tidy):
        raise Denied("name", repr(name[:40]), PlayerName())
    return tidy


def token_in(cookies: str, query: str = "") -> str | None:
    """The token in a Cookie header or a query string."""
    asked = parse_qs(query).get("token")
    if asked:
        return asked[0]
    for part in cookies.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None
