"""A request refused, with its reason as a value: programs read it, and clients say it in any language."""

from msgspec import Struct

from doorcard.stud import Illegal

__all__ = ["Denied", "Why"]


class Why(Struct, frozen=True):
    """Why a request is refused, or what is allowed instead. As text: what is allowed, in English."""


class Denied(Illegal):
    """A request refused for a reason that has a type. `allowed` is the reason in English."""

    def __init__(self, field: str, value: object, reason: Why) -> None:
        super().__init__(field, value, str(reason))
        self.reason = reason

    def at(self, field: str) -> "Denied":
        """The same of a field by another name."""
        return Denied(field, self.value, self.reason)
