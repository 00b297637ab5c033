"""The text of a file somebody wrote, and no more of it than is wanted."""

from pathlib import Path

__all__ = ["Unreadable", "text_of"]


class Unreadable(ValueError):
    """A file without text to be had; `why` in a few words."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"file: {file}; {why}")
        self.why = why


def text_of(file: Path, most: int) -> str:
    """The file's text, a byte-order mark left out; of one longer than `most` characters, one more than that.

    Raises `Unreadable` for what cannot be opened or is not UTF-8.
    """
    try:
        with file.open(encoding="utf-8-sig") as opened:
            return opened.read(most + 1)
    except OSError as error:
        raise Unreadable(file, error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise Unreadable(file, "not text in UTF-8") from None
