"""Structured logs, one line an event. Never a card, a token or a request's text: only names of things and places."""

import logging
import sys
import traceback

import structlog

from doorcard.store import StoreError

__all__ = ["setup_logs", "where"]


def setup_logs(level: int = logging.INFO, as_json: bool = False) -> None:
    """Lines on stderr, for people or (`as_json`) for programs."""
    render = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def where(error: BaseException) -> dict[str, str]:
    """What kind of error and where; its text only when it is the store's own, which names no card.

    A database's message quotes the row it failed on, and a row may be a deck.
    """
    frames = traceback.extract_tb(error.__traceback__)
    at = f"{frames[-1].filename.rpartition('doorcard/')[2]}:{frames[-1].lineno}" if frames else "?"
    found = {"error": type(error).__name__, "at": at}
    return found | {"reason": str(error)} if isinstance(error, StoreError) else found
