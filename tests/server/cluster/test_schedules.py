"""Nodes, bus and store as a model, and every schedule that Hypothesis can think of: late, lost, doubled, asleep, dead.

The decisions are the real ones (``Tenure``); the database is modelled as the statements of ``Leases`` and ``Fence``
say, each one step; messages and commits wait in bags until the schedule picks one of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from litera.server.cluster.slots import LEASE_SECONDS, SLOTS, Tenure

TABLES = (3, 77, 200)
"""The slots of the tables that are played: one table each."""


@dataclass
class Store:
    """PostgreSQL: one statement after another, and its own clock."""

    until: dict[str, float] = field(default_factory=dict)
    owner: dict[int, tuple[str | None, int]] = field(default_factory=lambda: dict.fromkeys(range(SLOTS), (None, 0)))
    chronicle: dict[int, list[str]] = field(default_factory=lambda: {table: [] for table in TABLES})

    def leave(self, node: str) -> None:
        self.until.pop(node, None)
        for slot, (owner, epoch) in self.owner.items():
            if owner == node:
                self.owner[slot] = None, epoch

    def bury(self, now: float) -> None:
        for node in [node for node, until in self.until.items() if until < now]:
            self.leave(node)

    def renew(self, node: str, now: float) -> bool:
        lives = self.until.get(node, float("-inf")) > now
        if lives:
            self.until[node] = now + LEASE_SECONDS
        return lives

    def take(self, node: str, most: int) -> dict[int, int]:
        free = [slot for slot, (owner, _) in self.owner.items() if owner is None][:most] if node in self.until else []
        for slot in free:
            self.owner[slot] = node, self.owner[slot][1] + 1
        return {slot: self.owner[slot][1] for slot in free}

    def release(self, node: str, slots: tuple[int, ...]) -> None:
        for slot in slots:
            if self.owner[slot][0] == node:
                self.owner[slot] = None, self.owner[slot][1]

    def append(self, node: str, epoch: int, table: int, last: int, command: str) -> bool:
        """Commit a line, unless the fence or the key is against it."""
        is_kept = self.owner[table] == (node, epoch) and last == len(self.chronicle[table])
        if is_kept:
            self.chronicle[table].append(command)
        return is_kept


@dataclass
class Room:
    """A table in a node's memory, under the epoch under which it was read."""

    epoch: int
    lines: list[str]


@dataclass(frozen=True)
class Commit:
    """A line on its way to the database."""

    room_epoch: int
    table: int
    last: int
    command: str


class Node:
    """A server: its tenure, its rooms, and its clock, which began at any time and runs as all others do."""

    def __init__(self, name: str, offset: float) -> None:
        self.tenure = Tenure(name)
        self.name = name
        self.offset = offset
        self.rooms: dict[int, Room] = {}
        self.commits: list[Commit] = []
        self.has_joined = False
        self.is_asleep = False

    def lose(self) -> None:
        self.has_joined = False
        self.tenure.lost()
        self.rooms.clear()


class Cluster(RuleBasedStateMachine):
    """Any schedule."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.store = Store()
        self.nodes = [Node(f"node {number}", 1000.0 * number) for number in range(3)]
        self.started = len(self.nodes)
        self.commands = 0
        self.waiting: dict[int, str] = {}
        """The command that each table's client has not been answered."""
        self.asked: list[tuple[int, str]] = []
        """Commands on the bus: any may come late, twice, or never."""
        self.acknowledged: dict[int, list[str]] = {table: [] for table in TABLES}

    def awake(self, number: int) -> Node | None:
        node = self.nodes[number % len(self.nodes)]
        return None if node.is_asleep else node

    @rule(number=st.integers(0, 2), delay=st.sampled_from([0.0, 0.4, 2.0]))
    def renew(self, number: int, delay: float) -> None:
        node = self.awake(number)
        if node is None:
            return
        asked = self.now + node.offset
        self.now += delay
        if node.has_joined and self.store.renew(node.name, self.now):
            node.tenure.renewed(asked)
        else:
            node.lose()
            self.store.leave(node.name)
            self.store.until[node.name] = self.now + LEASE_SECONDS
            node.has_joined = True
            node.tenure.renewed(asked)

    @rule(number=st.integers(0, 2))
    def share(self, number: int) -> None:
        node = self.awake(number)
        if node is None:
            return
        self.store.bury(self.now)
        living = [name for name, until in self.store.until.items() if until > self.now]
        if not node.has_joined:
            return
        plan = node.tenure.plan(living)
        if plan.release:
            node.tenure.begin_release(plan.release)
            for slot in plan.release:
                node.rooms.pop(slot, None)
            self.store.release(node.name, plan.release)
            node.tenure.gave(plan.release)
        elif plan.take:
            node.tenure.took(self.store.take(node.name, plan.take))

    @rule(number=st.integers(0, 2))
    def watch(self, number: int) -> None:
        node = self.awake(number)
        if node is not None and node.has_joined and not node.tenure.is_valid(self.now + node.offset):
            node.lose()

    @rule(seconds=st.sampled_from([0.1, 1.0]))
    def wait(self, seconds: float) -> None:
        self.now += seconds

    @rule(seconds=st.sampled_from([0.3, 1.0]))
    def live(self, seconds: float) -> None:
        """Let some time pass in which every node that is awake does what is due."""
        self.now += seconds
        for number in range(len(self.nodes)):
            self.watch(number)
            self.renew(number, 0.0)
        for number in range(len(self.nodes)):
            self.share(number)

    @rule(table=st.sampled_from(TABLES), is_told=st.booleans())
    def play(self, table: int, is_told: bool) -> None:
        """Let a command go straight to whoever may act, and through."""
        self.ask(table)
        for number, node in enumerate(self.nodes):
            if self.awake(number) is not None and node.tenure.epoch(table, self.now + node.offset) is not None:
                self.take_up(node, *self.asked.pop())
                while node.commits:
                    self.commit(number, is_told)
                return

    @rule(number=st.integers(0, 2), is_asleep=st.booleans())
    def sleep_or_wake(self, number: int, is_asleep: bool) -> None:
        self.nodes[number].is_asleep = is_asleep

    @precondition(lambda self: any(self.acknowledged.values()))
    @rule(number=st.integers(0, 2), happens=st.integers(0, 4))
    def die_and_start(self, number: int, happens: int) -> None:
        if happens:
            return
        self.nodes[number] = Node(f"node {self.started}", 17.0 * self.started)
        self.started += 1

    @rule(table=st.sampled_from(TABLES))
    def ask(self, table: int) -> None:
        if table not in self.waiting:
            self.commands += 1
            self.waiting[table] = f"command {self.commands}"
        self.asked.append((table, self.waiting[table]))

    @precondition(lambda self: self.asked)
    @rule(data=st.data(), number=st.integers(0, 2), is_kept=st.booleans())
    def hear(self, data: st.DataObject, number: int, is_kept: bool) -> None:
        """Let a node hear a command; the bus may deliver it again."""
        table, command = data.draw(st.sampled_from(self.asked))
        if not is_kept:
            self.asked.remove((table, command))
        node = self.awake(number)
        if node is not None:
            self.take_up(node, table, command)

    def take_up(self, node: Node, table: int, command: str) -> None:
        """Do a command at a table, if the node may."""
        epoch = node.tenure.epoch(table, self.now + node.offset)
        if epoch is None:
            return
        room = node.rooms.get(table)
        if room is None or room.epoch != epoch:
            room = node.rooms[table] = Room(epoch, [*self.store.chronicle[table]])
        if command in room.lines:
            if not any(commit.command == command for commit in node.commits):
                self.answer(table, command)
            return
        node.commits.append(Commit(epoch, table, len(room.lines), command))
        room.lines.append(command)

    @rule(number=st.integers(0, 2), is_told=st.booleans())
    def commit(self, number: int, is_told: bool) -> None:
        """Let the first commit that waits go through; the node may never hear of it."""
        node = self.nodes[number]
        if not node.commits:
            return
        commit = node.commits.pop(0)
        is_kept = self.store.append(node.name, commit.room_epoch, commit.table, commit.last, commit.command)
        if not is_told or not is_kept:
            node.rooms.pop(commit.table, None)
        else:
            self.answer(commit.table, commit.command)

    def answer(self, table: int, command: str) -> None:
        if self.waiting.get(table) == command:
            del self.waiting[table]
            self.acknowledged[table].append(command)

    @invariant()
    def nothing_is_lost_doubled_or_reordered(self) -> None:
        for table, commands in self.acknowledged.items():
            lines = self.store.chronicle[table]
            assert len(set(lines)) == len(lines)
            assert [line for line in lines if line in commands] == commands

    @invariant()
    def no_two_nodes_may_act_for_a_slot(self) -> None:
        for table in TABLES:
            acting = [node.name for node in self.nodes if node.tenure.epoch(table, self.now + node.offset) is not None]
            assert len(acting) <= 1

    @invariant()
    def who_may_act_is_the_owner_in_the_database(self) -> None:
        for node in self.nodes:
            for table in TABLES:
                epoch = node.tenure.epoch(table, self.now + node.offset)
                assert epoch is None or self.store.owner[table] == (node.name, epoch)


Cluster.TestCase.settings = settings(max_examples=150, stateful_step_count=60)
TestSchedules = Cluster.TestCase
