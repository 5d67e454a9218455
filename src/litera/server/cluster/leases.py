"""The leases of a cluster in PostgreSQL: which nodes live, and who owns which slot.

A node lives while its row is there. It renews its row every second; a row whose time is up may be deleted by any other
node, and with it the node's slots are free. The deletion and the renewal meet at the same row: either the node lives
on, or its renewal finds nothing and the node knows that it has lost everything. Whoever takes a slot raises its epoch.

Each method is one statement outside of a transaction: a node that is stopped in the middle holds no lock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection, CursorResult, Engine, bindparam, text
from sqlalchemy.dialects.postgresql import insert

from litera.server.cluster.slots import LEASE_SECONDS, SLOTS, slot_of
from litera.server.store.schema import slot
from litera.server.store.store import Append

_UNTIL = "clock_timestamp() + make_interval(secs => :seconds)"
JOIN = text(f"INSERT INTO node (id, until) VALUES (:node, {_UNTIL}) ON CONFLICT (id) DO UPDATE SET until = {_UNTIL}")
RENEW = text(f"UPDATE node SET until = {_UNTIL} WHERE id = :node AND until > clock_timestamp()")
BURY = text(
    "DELETE FROM node WHERE id IN"
    " (SELECT id FROM node WHERE until < clock_timestamp() ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING id"
)
LIVING = text(
    "SELECT id, extract(epoch FROM until - clock_timestamp())::float AS seconds FROM node"
    " WHERE until > clock_timestamp()"
)
TAKE = text(
    "UPDATE slot SET owner = :node, epoch = epoch + 1 WHERE id IN"
    " (SELECT id FROM slot WHERE owner IS NULL ORDER BY id LIMIT :most FOR UPDATE SKIP LOCKED) RETURNING id, epoch"
)
RELEASE = text("UPDATE slot SET owner = NULL WHERE owner = :node AND id IN :slots").bindparams(
    bindparam("slots", expanding=True)
)
LEAVE = text("DELETE FROM node WHERE id = :node")
NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
FENCE = text("SELECT id, owner, epoch FROM slot WHERE id IN :slots ORDER BY id FOR SHARE").bindparams(
    bindparam("slots", expanding=True)
)


class Leases:
    """One node's view of the leases. Every method raises sqlalchemy.exc.SQLAlchemyError; none is for the event loop."""

    def __init__(self, engine: Engine, node: str) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._node = node

    def prepare(self) -> int:
        """Make the rows of the slots where there are none; give the database's time in ms since 1970."""
        rows = [{"id": number} for number in range(SLOTS)]
        with self._engine.connect() as connection:
            connection.execute(insert(slot).on_conflict_do_nothing(), rows)
            now: int = connection.execute(NOW).scalar_one()
        return now

    def join(self) -> None:
        """Live from now on. A slot that was this node's is free first: it may have been given to others meanwhile."""
        self.leave()
        self._do(JOIN, node=self._node, seconds=LEASE_SECONDS)

    def renew(self) -> bool:
        """Live on; say whether the node still did: else it has lost all its slots."""
        return self._do(RENEW, node=self._node, seconds=LEASE_SECONDS).rowcount == 1

    def bury(self) -> Sequence[str]:
        """Free the slots of nodes whose leases have ended; give these nodes."""
        with self._engine.connect() as connection:
            return [*connection.execute(BURY).scalars()]

    def living(self) -> dict[str, float]:
        """Give the nodes that live, each with the seconds that its lease still lasts unless it is renewed."""
        with self._engine.connect() as connection:
            return {row.id: row.seconds for row in connection.execute(LIVING)}

    def take(self, most: int) -> dict[int, int]:
        """Take up to so many free slots; give them with their epochs."""
        with self._engine.connect() as connection:
            taken = connection.execute(TAKE, {"node": self._node, "most": most})
            return {row.id: row.epoch for row in taken}

    def release(self, slots: Iterable[int]) -> None:
        """Give slots away: they are free at once."""
        self._do(RELEASE, node=self._node, slots=[*slots])

    def leave(self) -> None:
        """Live no more, and give all slots away."""
        self._do(LEAVE, node=self._node)

    def _do(self, statement: object, **values: object) -> CursorResult[object]:
        with self._engine.connect() as connection:
            return connection.execute(statement, values)  # type: ignore[call-overload, no-any-return]


class Fence:
    """Keeps out of a commit what is not the node's any more: its slots stay as they are until the commit is through."""

    def __init__(self, node: str) -> None:
        self._node = node

    def __call__(self, connection: Connection, appends: Sequence[Append]) -> frozenset[str]:
        """Give the tables of appends whose slots have another owner, or another epoch than that of the append."""
        slots = sorted({slot_of(given.table) for given in appends})
        rows = connection.execute(FENCE, {"slots": slots})
        epochs: Mapping[int, int] = {number: epoch for number, owner, epoch in rows if owner == self._node}
        return frozenset(given.table for given in appends if epochs.get(slot_of(given.table)) != given.epoch)
