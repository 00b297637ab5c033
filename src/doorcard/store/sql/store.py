"""Every port over SQL: SQLite in the data folder, or PostgreSQL by its address, with the same statements."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from doorcard.store.accounts import Account
from doorcard.store.codec import decode_fact, decode_line, encode_fact, encode_line
from doorcard.store.ledger import check_zero
from doorcard.store.log import Commit, Conflict, FinishedHand, Numbered, Snapshot, StoreError
from doorcard.store.sql.connect import Database, connect
from doorcard.store.sql.migrate import migrate
from doorcard.store.sql.tables import ACCOUNTS, EVENTS, HANDS, LEDGER, SECRETS, SNAPSHOTS
from doorcard.store.upcast import VERSION

__all__ = ["SqlStore", "open_store"]


async def open_store(url: str) -> "SqlStore":
    """The store at `url`, brought up to date: `sqlite:///PATH` or `postgresql://…`.

    Raises `StoreError`, one line, for a database that cannot be reached, written or understood.
    """
    database = connect(url)
    try:
        await database.write(migrate)
    except (DBAPIError, OSError) as error:
        await database.close()
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(f"the database {database.name} cannot be used: {reason}") from error
    except BaseException:
        await database.close()
        raise
    return SqlStore(database)


class SqlStore:
    """Every port, over one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._upsert: Any = sqlite.insert if database.dialect == "sqlite" else postgresql.insert

    async def append(self, commits: Sequence[Commit]) -> None:
        for commit in commits:
            check_zero(commit.transfers)
        try:
            await self._database.write(lambda connection: self._append(connection, commits))
        except IntegrityError as error:
            names = ", ".join(sorted({commit.table for commit in commits}))
            raise Conflict(f"seq: taken at one of the tables {names}") from error
        except OperationalError as error:
            raise StoreError(f"the database cannot be written: {error.orig}") from error

    def _append(self, connection: Connection, commits: Sequence[Commit]) -> None:
        for table, rows in ((EVENTS, _events), (LEDGER, _entries), (HANDS, _hands)):
            values = [row for commit in commits for row in rows(commit)]
            if values:
                connection.execute(insert(table), values)
        snapshots = [
            {"table_id": commit.table, "seq": one.seq, "version": one.version, "payload": one.table}
            for commit in commits
            if (one := commit.snapshot) is not None
        ]
        if snapshots:
            connection.execute(self._put(SNAPSHOTS, "table_id"), snapshots)

    async def facts(self, table: str, after: int = 0, until: int | None = None) -> tuple[Numbered, ...]:
        query = (
            select(EVENTS.c.seq, EVENTS.c.payload, EVENTS.c.version, EVENTS.c.key)
            .where(EVENTS.c.table_id == table, EVENTS.c.seq > after)
            .order_by(EVENTS.c.seq)
        )
        if until is not None:
            query = query.where(EVENTS.c.seq <= until)
        return tuple(
            Numbered(seq, decode_fact(payload, version), key)
            for seq, payload, version, key in await self._all(query)
        )

    async def tables(self) -> tuple[str, ...]:
        query = select(EVENTS.c.table_id).where(EVENTS.c.seq == 1).order_by(EVENTS.c.at, EVENTS.c.table_id)
        return tuple(table for (table,) in await self._all(query))

    async def keys(self, table: str, last: int) -> tuple[str, ...]:
        query = (
            select(EVENTS.c.key)
            .where(EVENTS.c.table_id == table, EVENTS.c.key.is_not(None))
            .order_by(EVENTS.c.seq.desc())
            .limit(last)
        )
        return tuple(key for (key,) in await self._all(query))[::-1]

    async def hands(self, table: str, last: int) -> tuple[FinishedHand, ...]:
        query = (
            select(HANDS.c.first, HANDS.c.last, HANDS.c.line)
            .where(HANDS.c.table_id == table)
            .order_by(HANDS.c.number.desc())
            .limit(last)
        )
        return tuple(
            FinishedHand(first, end, decode_line(line)) for first, end, line in await self._all(query)
        )

    async def hand(self, table: str, number: int) -> FinishedHand | None:
        query = select(HANDS.c.first, HANDS.c.last, HANDS.c.line).where(
            HANDS.c.table_id == table, HANDS.c.number == number
        )
        rows = await self._all(query)
        return FinishedHand(rows[0][0], rows[0][1], decode_line(rows[0][2])) if rows else None

    async def snapshot(self, table: str) -> Snapshot | None:
        rows = await self._all(
            select(SNAPSHOTS.c.seq, SNAPSHOTS.c.version, SNAPSHOTS.c.payload).where(
                SNAPSHOTS.c.table_id == table
            )
        )
        return Snapshot(rows[0][0], rows[0][1], bytes(rows[0][2])) if rows else None

    async def balance(self, account: str) -> int:
        rows = await self._all(select(func.sum(LEDGER.c.amount)).where(LEDGER.c.account == account))
        return int(rows[0][0] or 0)

    async def balances(self, prefix: str) -> dict[str, int]:
        query = (
            select(LEDGER.c.account, func.sum(LEDGER.c.amount))
            .where(LEDGER.c.account.startswith(prefix, autoescape=True))
            .group_by(LEDGER.c.account)
        )
        return {account: int(amount) for account, amount in await self._all(query)}

    async def put(self, account: Account) -> None:
        row = {"player": account.player, "name": account.name, "created": account.created}
        await self._database.write(
            lambda connection: connection.execute(self._put(ACCOUNTS, "player"), [row])
        )

    async def get(self, player: str) -> Account | None:
        query = select(ACCOUNTS.c.player, ACCOUNTS.c.name, ACCOUNTS.c.created)
        rows = await self._all(query.where(ACCOUNTS.c.player == player))
        return Account(*rows[0]) if rows else None

    async def secret(self, name: str, fresh: str) -> str:
        keep = self._upsert(SECRETS).on_conflict_do_nothing()
        row = {"name": name, "value": fresh}
        await self._database.write(lambda connection: connection.execute(keep, [row]))
        rows = await self._all(select(SECRETS.c.value).where(SECRETS.c.name == name))
        return str(rows[0][0])

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()

    async def _all(self, query: Any) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(query).all())

    def _put(self, table: Any, key: str) -> Any:
        statement = self._upsert(table)
        others = {column.name: statement.excluded[column.name] for column in table.c if column.name != key}
        return statement.on_conflict_do_update(index_elements=[key], set_=others)


def _events(commit: Commit) -> list[dict[str, object]]:
    return [
        {
            "table_id": commit.table,
            "seq": one.seq,
            "version": VERSION,
            "at": commit.at,
            "key": one.key,
            "payload": encode_fact(one.fact),
        }
        for one in commit.facts
    ]


def _entries(commit: Commit) -> list[dict[str, object]]:
    return [
        {
            "table_id": commit.table,
            "seq": transfer.seq,
            "place": place,
            "account": entry.account,
            "amount": entry.amount,
            "reason": transfer.reason,
            "at": commit.at,
        }
        for transfer in commit.transfers
        for place, entry in enumerate(transfer.entries)
    ]


def _hands(commit: Commit) -> list[dict[str, object]]:
    return [
        {
            "table_id": commit.table,
            "number": one.line.number,
            "first": one.first,
            "last": one.last,
            "line": encode_line(one.line),
        }
        for one in commit.hands
    ]
