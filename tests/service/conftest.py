"""A table service over a real store, a messenger that only remembers, a clock set by hand."""

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from bot.engine import commands as c
from bot.engine.errors import DeliveryError
from bot.engine.ids import CardId, GameId, PlayerId
from bot.engine.projection import view_for
from bot.service.choices import default_settings
from bot.service.deadlines import DeadlineScheduler
from bot.service.delivery import Dispatcher, Sent
from bot.service.departures import Departures
from bot.service.ports import MessageKey, Place, StoredGame
from bot.service.table import Origin, TableService
from data.connection import Statement, _BatchConnection, statement
from data.store import SqliteStore

PLACE = Place(1, 10)
ANNA, BRUNO, CARLA = (PlayerId(n) for n in (101, 102, 103))
CARDS = tuple(CardId(f"house/{n:03}") for n in range(84))


@dataclass
class Clock:
    """Seconds since the epoch, moved by hand."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class FakeMessenger:
    """A Discord of one dictionary; ``faults`` are raised in turn, by key's purpose."""

    posted: dict[int, tuple[MessageKey, str]] = field(default_factory=dict)
    edits: list[tuple[int, int]] = field(default_factory=list)
    faults: dict[str, list[str]] = field(default_factory=dict)
    lost_answers: int = 0
    nonces: dict[str, int] = field(default_factory=dict)
    ids: Iterator[int] = field(default_factory=lambda: count(1))
    stale: bool = False
    """What is sent next is there already and shows something else."""

    async def send(self, key: MessageKey, delivery_key: str, stored: StoredGame) -> Sent:
        self._fail(key)
        if delivery_key not in self.nonces:
            self.nonces[delivery_key] = next(self.ids)
        message = self.nonces[delivery_key]
        self.posted[message] = (key, delivery_key)
        if self.lost_answers:
            self.lost_answers -= 1
            raise DeliveryError("later")
        stale, self.stale = self.stale, False
        return Sent(key.viewer or 10, message, stale=stale)

    async def edit(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, sent: Sent
    ) -> Sent:
        self._fail(key)
        self._find(sent)
        self.edits.append((sent.message_id, stored.version))
        return sent

    async def delete(self, sent: Sent) -> None:
        self._find(sent)
        del self.posted[sent.message_id]

    async def find(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, since: float
    ) -> Sent | None:
        for message, (_, its_key) in self.posted.items():
            if its_key == delivery_key:
                return Sent(10, message)
        return None

    def _find(self, sent: Sent) -> None:
        if sent.message_id not in self.posted:
            raise DeliveryError("message-gone")

    def forget_nonces(self) -> None:
        self.nonces.clear()

    def purposes(self) -> list[str]:
        return [key.purpose for key, _ in self.posted.values()]

    def _fail(self, key: MessageKey) -> None:
        if waiting := self.faults.get(key.purpose):
            raise DeliveryError(waiting.pop(0))


@dataclass
class FakePresence:
    """Who has left the server, and whether anybody reaches the bot."""

    gone: set[PlayerId] = field(default_factory=set)
    reachable: bool = True
    closed: set[int] = field(default_factory=set)
    """Servers that alone are not reached."""

    def is_reachable(self, guild_id: int | None = None) -> bool:
        return self.reachable and guild_id not in self.closed

    def cut_off(self) -> frozenset[int]:
        return frozenset(self.closed)

    def concerns(self, cut: int, guild_id: int) -> bool:
        return cut == guild_id

    async def has_left(self, guild_id: int, player: PlayerId) -> bool:
        return player in self.gone


@dataclass
class Room:
    """Everything that a service test works with."""

    store: SqliteStore
    clock: Clock
    messenger: FakeMessenger
    presence: FakePresence
    table: TableService
    dispatcher: Dispatcher
    departures: Departures
    scheduler: DeadlineScheduler
    interactions: int = 0

    async def open(
        self,
        ruleset: str = "mini",
        pace: str = "normal",
        place: Place = PLACE,
        at_once: tuple[c.Command, ...] = (),
        host: PlayerId = ANNA,
    ) -> GameId:
        self.interactions += 1
        stored = await self.table.open(
            place=place,
            host=host,
            host_name="Anna",
            settings=default_settings(ruleset, pace, ("house",)),
            locale="en",
            interaction_id=self.interactions,
            at_once=at_once,
        )
        return stored.game.id

    async def act(self, game: GameId, command: c.Command) -> StoredGame:
        self.interactions += 1
        return await self.table.act(game, command, Origin(self.interactions))

    async def started(self, pace: str = "normal", place: Place = PLACE) -> GameId:
        game = await self.open(pace=pace, place=place)
        await self.act(game, c.Join(BRUNO, "Bruno"))
        await self.act(game, c.Join(CARLA, "Carla"))
        await self.act(game, c.StartGame(ANNA, CARDS))
        return game

    async def told(self, pace: str = "normal", place: Place = PLACE) -> GameId:
        game = await self.started(pace, place)
        await self.act(game, c.GiveClue(ANNA, "a clue", await self.card(game, ANNA)))
        return game

    async def voting(self, pace: str = "normal") -> GameId:
        game = await self.told(pace)
        for player in (BRUNO, CARLA):
            await self.act(game, c.GiveCard(player, await self.card(game, player)))
        return game

    async def card(self, game: GameId, player: PlayerId) -> CardId:
        view = view_for((await self.table.load(game)).game, player)
        return view.hands[0].cards[0]

    async def vote(self, game: GameId, player: PlayerId) -> StoredGame:
        view = view_for((await self.table.load(game)).game, player)
        number = next(n for n in range(1, len(view.board) + 1) if n not in view.own_numbers)
        return await self.act(game, c.PlaceToken(player, number))

    async def play_to_reveal(self, game: GameId, people: Sequence[PlayerId]) -> None:
        """Play a round; while anybody may tell the first of the people does."""
        stored = await self.table.load(game)
        teller = next(player for player in people if view_for(stored.game, player).may_tell)
        others = [player for player in people if player != teller]
        await self.act(game, c.GiveClue(teller, "a clue", await self.card(game, teller)))
        await self.deliver()
        for player in others:
            await self.act(game, c.GiveCard(player, await self.card(game, player)))
        for player in others:
            await self.vote(game, player)
        await self.act(game, c.Skip(ANNA))  # nobody corrects a vote

    async def damage(self, game: GameId) -> None:
        """Cut a game's row short, as a fault of the disk would."""
        sql = "UPDATE games SET state = substr(state, 1, 40) WHERE game_id = $1"
        await self.store._writer.run(statement(sql, game))

    async def note_heartbeat(self) -> None:
        """Note that the bot is alive."""
        async with self.store.begin() as uow:
            await uow.heartbeat(self.clock.now)
            await uow.commit()

    def posted(self, purpose: str) -> list[int]:
        """Return the messages of a purpose that are there, in the order they came in."""
        return [m for m, (key, _) in self.messenger.posted.items() if key.purpose == purpose]

    async def deliver(self) -> int:
        """Deliver what is due now; return how many rows were dealt with."""
        count = 0
        while await self.dispatcher.step():
            count += 1
            assert count < 100, "delivery goes round in circles"
        return count


@pytest.fixture
def executed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The SQL of all statements that are executed, in order and each on one line."""
    texts: list[str] = []
    real = _BatchConnection._run_all

    def noted(self, statements: list[Statement]) -> list[list[tuple]]:
        texts.extend(" ".join(statement.sql.split()) for statement in statements)
        return real(self, statements)

    monkeypatch.setattr(_BatchConnection, "_run_all", noted)
    return texts


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    clock, messenger, presence = Clock(), FakeMessenger(), FakePresence()
    async with await SqliteStore.open(tmp_path / "dixit.db") as store:
        table = TableService(
            store,
            wake=lambda _: None,
            now=clock,
            new_seed=lambda: b"a fixed seed of thirty-two bytes",
        )
        departures = Departures(table, store, presence)
        dispatcher = Dispatcher(table, store, messenger, suspect=departures.ask_about)
        scheduler = DeadlineScheduler(table, store, presence, departures)
        yield Room(store, clock, messenger, presence, table, dispatcher, departures, scheduler)


async def deadline_of(room: Room, game: GameId) -> float:
    """Return the deadline of a game whose clock runs."""
    deadline = (await room.table.load(game)).game.deadline
    assert deadline is not None
    return deadline
