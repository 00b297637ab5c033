"""Brings a database to the shape this program knows, or says in one line why it cannot."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from doorcard.store.log import StoreError

__all__ = ["migrate"]


def migrate(connection: Connection) -> None:
    """Run every step the database lacks. Raises `StoreError` for one this program cannot use."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise StoreError(
            f"the database is of version {current}, newer than this Doorcard, which knows up to "
            f"{scripts.get_current_head()}: run the newer one, or name another database"
        )
    if current is None and inspect(connection).get_table_names():
        raise StoreError("the database is not Doorcard's: it has tables of something else; name another one")
    command.upgrade(config, "head")
