"""The wire's schema: the committed TypeScript is what the Structs say."""

from pathlib import Path

from doorcard.server.typescript import typescript

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_committed_typescript_is_what_the_wire_says() -> None:
    assert COMMITTED.read_text() == typescript(), "run scripts/wire and commit web/src/wire.ts"
