"""Whatever order requests, reports and deaths come in, the message ends up as wanted, once."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.service.ports import Delivery, MessageKey
from data.store import SqliteStore
from tests.data.games import ANNA, NOW, add, after, alter, game_id, lobby, save

HAND = MessageKey(game_id(), 1, "hand", ANNA)
LEASE = 30.0
CHANNEL = 7
indices = st.integers(0, 9)


@dataclass
class Worker:
    """Somebody with a delivery, and the version that their request carries."""

    delivery: Delivery
    version: int
    message: int | None = None
    """Set once the request has reached Discord."""

    @property
    def sends(self) -> bool:
        return self.delivery.message_id is None


@dataclass
class Discord:
    """Messages by generation, as the nonce makes of every further send of one the same message."""

    shows: dict[int, int] = field(default_factory=dict)

    def take(self, worker: Worker):
        generation = worker.delivery.generation
        if not worker.sends or generation not in self.shows:
            self.shows[generation] = worker.version
        worker.message = 100 + generation


class Outbox(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = TemporaryDirectory()
        self.now = NOW
        self.discord = Discord()
        self.workers: list[Worker] = []

    def do(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(coroutine)

    @initialize(sent=st.booleans())
    def open(self, sent):
        self.store = self.do(SqliteStore.open(Path(self.folder.name) / "dixit.db"))
        # A power cut is no part of this test, and waiting for the disk is most of its time.
        self.do(alter(self.store, "PRAGMA synchronous = OFF"))
        self.stored = self.do(add(self.store, lobby()))
        self.act()
        if sent:
            self.claim()
            self.report(0)

    @rule()
    def act_and_claim(self):
        self.act()
        self.claim()

    @rule()
    def take_over(self):
        """Somebody else goes on where a lease has run out."""
        self.now += LEASE
        self.act_and_claim()

    def act(self):
        self.stored = after(self.stored)
        self.do(save(self.store, self.stored, at=self.now, wanted=[HAND]))

    @rule()
    def claim(self):
        self.now += 1
        claimed = self.do(self.store.outbox.claim(self.now, LEASE))
        if not claimed:
            return
        [delivery] = claimed
        worker = Worker(delivery, self.stored.version)
        self.workers.append(worker)

    def one(self, index: int) -> Worker:
        return self.workers[index % len(self.workers)]

    @precondition(lambda self: self.workers)
    @rule(index=indices)
    def reach_discord(self, index):
        if self.one(index).message is None:
            self.discord.take(self.one(index))

    @precondition(lambda self: self.workers)
    @rule(index=indices)
    def report(self, index):
        worker = self.one(index)
        self.workers.remove(worker)
        if worker.message is None:
            self.discord.take(worker)
        if worker.sends:
            self.do(
                self.store.outbox.delivered(
                    worker.delivery,
                    version=worker.version,
                    channel_id=CHANNEL,
                    message_id=worker.message,
                    at=self.now,
                )
            )
        else:
            self.do(
                self.store.outbox.edited(
                    worker.delivery, version=worker.version, at=self.now, not_before=self.now
                )
            )

    @precondition(lambda self: self.workers)
    @rule(index=indices)
    def fail_for_now(self, index):
        worker = self.one(index)
        self.workers.remove(worker)
        self.do(self.store.outbox.retry(worker.delivery, at=self.now, not_before=self.now + 1))

    @precondition(lambda self: self.workers)
    @rule(index=indices)
    def find_the_message_gone(self, index):
        worker = self.one(index)
        if worker.sends or worker.message is not None:
            return
        self.workers.remove(worker)
        renewed = self.do(self.store.outbox.renew(worker.delivery, self.now, remains=False))
        if renewed:
            self.workers.append(Worker(renewed, self.stored.version))

    @precondition(lambda self: self.workers)
    @rule(index=indices)
    def die(self, index):
        # A request ends before its lease, so the dead have nothing under way after it.
        self.workers.remove(self.one(index))

    @rule(dice=st.randoms(use_true_random=False))
    def settle(self, dice):
        """All who live come to their end, and one does what is left; then everything is right."""
        for worker in dice.sample(self.workers, len(self.workers)):
            self.reach_discord(self.workers.index(worker))
        while self.workers:
            self.report(dice.randrange(len(self.workers)))
        for _ in range(3):
            self.now += LEASE
            self.claim()
            while self.workers:
                self.report(0)
        assert self.do(self.store.outbox.next_due(self.now)) is None
        generation = max(self.discord.shows)
        assert self.discord.shows[generation] == self.stored.version
        self.act_and_claim()
        [worker] = self.workers
        assert worker.delivery.generation == generation
        assert worker.delivery.message_id == 100 + generation
        assert worker.delivery.shown_version == worker.version - 1

    def teardown(self):
        if hasattr(self, "store"):
            self.do(self.store.close())
        self.runner.close()
        self.folder.cleanup()


TestOutbox = Outbox.TestCase
TestOutbox.settings = settings(
    max_examples=60,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
