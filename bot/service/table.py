"""The table: every action is one transaction, and nobody is told before it is durable."""

import secrets
import time
from base64 import b32encode
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine.chance import Chance
from bot.engine.commands import Command
from bot.engine.decide import decide, open_game
from bot.engine.errors import ChannelBusy, GameNotFound, StaleAction, TableError, VersionConflict
from bot.engine.events import Event
from bot.engine.evolve import evolve
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import Game
from bot.engine.settings import GameSettings, PhaseName
from bot.service import record
from bot.service.invalidation import current_message, invalidated_messages, reminder
from bot.service.ports import (
    ClipFile,
    LoggedAction,
    MessageKey,
    Place,
    Store,
    StoredGame,
    UnitOfWork,
)
from bot.service.record_builder import build_record

ATTEMPTS = 5
"""How often a lost race for a version is run again."""
REMIND_FROM = 60.0
"""Clocks shorter than this many seconds get no reminder."""
ANSWERED_WITHIN = 5.0
"""Seconds for which the outbox leaves a message to the answer that changes it."""
REVIVED_FOR = 86_400.0
"""Seconds after its end for which a game's last message is brought back; then it is forgotten."""
REMINDED: tuple[PhaseName, ...] = ("storytelling", "submitting", "voting")


@dataclass(frozen=True, slots=True)
class PhaseRef:
    """The round and phase that a button belongs to; others do not make it stale."""

    round: int
    phase: PhaseName


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an action comes from: at most one interaction is acted on once.

    ``answered`` is the key to which the answer belongs; if its message is ``message_id``, the
    answer itself is about to bring it up to date (``TableService.shown`` says that it has).
    """

    interaction_id: int | None = None
    phase_ref: PhaseRef | None = None
    answered: MessageKey | None = None
    message_id: int | None = None


SYSTEM = Origin()
CommandSource = Command | Callable[[Game], Command]
"""A command, or what makes one of the game as it is in the transaction."""


class TableService:
    """Loads, decides, saves; holds nothing that matters in memory.

    ``now`` gives seconds since the epoch, ``new_seed`` a game's 32 secret bytes; ``wake`` is
    called after every commit, so that deliveries and deadlines look again.
    """

    def __init__(
        self,
        store: Store,
        *,
        wake: Callable[[], None],
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        self.store = store
        self.now = now
        self.wake = wake
        self._new_seed = new_seed

    async def open(
        self,
        *,
        place: Place,
        host: PlayerId,
        host_name: str,
        settings: GameSettings,
        locale: str,
        interaction_id: int,
    ) -> StoredGame:
        """Open a lobby; raise ChannelBusy or TableError (``too-many-games``)."""
        now = self.now()
        async with self.store.begin() as uow:
            busy = await uow.live_game_in(place.target_id)
            if await uow.seen(interaction_id) and busy is not None:
                return busy
            if busy is not None:
                raise ChannelBusy("channel-busy")
            await _check_room(uow, place.guild_id)
            await uow.set_aside(place.target_id)
            events = open_game(new_game_id(), host, host_name, settings, now)
            game = fold(None, events)
            stored = StoredGame(game, 1, self._new_seed(), place, locale, now, now)
            await uow.add(stored, events, now)
            await uow.mark_seen(interaction_id, now)
            await uow.invalidate(invalidated_messages(None, game), 1)
            await uow.commit()
        self.wake()
        return stored

    async def check_room(self, guild_id: int) -> None:
        """Raise TableError (``too-many-games``) if a server has as many games as it allows."""
        async with self.store.begin() as uow:
            await _check_room(uow, guild_id)

    async def load(self, game: GameId) -> StoredGame:
        """Return the game as it is; raise GameNotFound."""
        stored = await self.store.read_game(game)
        if stored is None:
            raise GameNotFound("game-not-found")
        return stored

    async def act(
        self,
        game: GameId,
        command: CommandSource,
        origin: Origin = SYSTEM,
        *,
        clip: ClipFile | None = None,
    ) -> StoredGame:
        """Do it, durably, or raise what the rules or the table say against it.

        An interaction that was dealt with before changes nothing and gets the present state.
        """
        for _ in range(ATTEMPTS):
            try:
                stored, changed = await self._act(game, command, origin, clip)
            except VersionConflict:
                continue
            if changed:
                self.wake()
            return stored
        raise VersionConflict("busy")

    async def _act(
        self, game_id: GameId, source: CommandSource, origin: Origin, clip: ClipFile | None
    ) -> tuple[StoredGame, bool]:
        now = self.now()
        async with self.store.begin() as uow:
            stored = await uow.game(game_id)
            if stored is None:
                raise GameNotFound("game-not-found")
            if origin.interaction_id is not None and await uow.seen(origin.interaction_id):
                return stored, False
            before = stored.game
            check_phase_ref(before, origin.phase_ref)
            command = source(before) if callable(source) else source
            events = decide(before, command, chance=Chance(stored.seed), now=now)
            if not events:
                return stored, False
            stored = advance(stored, fold(before, events), now, human=origin != SYSTEM)
            await uow.save(stored, events, now)
            if origin.interaction_id is not None:
                await uow.mark_seen(origin.interaction_id, now)
            if clip is not None:
                await uow.add_clip(game_id, stored.game.round, clip)
            keys = list(invalidated_messages(before, stored.game))
            if clip is not None:
                keys.append(MessageKey(game_id, stored.game.round, "clip"))
            if origin.answered is not None:
                keys.append(origin.answered)
            await uow.invalidate(list(dict.fromkeys(keys)), stored.version)
            if origin.answered is not None and origin.message_id is not None:
                await uow.delay(origin.answered, origin.message_id, now + ANSWERED_WITHIN)
            if stored.game.phase.kind == "finished":
                await self._keep_record(uow, stored, now)
            await uow.commit()
        return stored, True

    async def shown(self, origin: Origin, version: int) -> None:
        """Note that the answer has come, so that the outbox need not edit the same message."""
        if origin.answered is None or origin.message_id is None:
            return
        async with self.store.begin() as uow:
            await uow.shown(origin.answered, version, origin.message_id)
            await uow.commit()

    async def _keep_record(self, uow: UnitOfWork, stored: StoredGame, now: float) -> None:
        log = await uow.log(stored.game.id)
        document = build_record(timed_events(log), seed=stored.seed)
        await uow.save_record(stored.game.id, document.model_dump_json(), now)

    async def remind(self, game: GameId) -> None:
        """Have those who are still awaited reminded, once per phase and storyteller."""
        await self._touch(game, lambda state: (reminder(state),), remind_at=None)

    async def dm_fallback(self, game: GameId, player: PlayerId, phase: PhaseName) -> None:
        """Tell a player in the channel that their hand waits there, once per phase."""
        await self._touch(
            game, lambda state: (MessageKey(game, state.round, "dm_fallback", player, phase),)
        )

    async def refresh(self, game: GameId) -> None:
        """Bring the present public message up to date, or back if it is gone or was given up.

        Of a game that has been over for a day nothing is posted again.
        """
        stored = await self.load(game)
        if stored.game.phase.kind == "finished":
            ended = max(action.at for action in await self.history(game) if action.events)
            if self.now() - ended > REVIVED_FOR:
                return
        await self._touch(game, lambda state: (current_message(state),))

    async def speak(self, game: GameId, locale: str) -> StoredGame:
        """Change the language of a game's public messages."""
        return await self._touch(game, lambda state: (current_message(state),), locale=locale)

    async def _touch(
        self, game: GameId, keys_of: Callable[[Game], tuple[MessageKey, ...]], **changes: str | None
    ) -> StoredGame:
        """Have messages shown anew without an action; ``changes`` are to the stored game."""
        async with self.store.begin() as uow:
            stored = await uow.game(game)
            if stored is None:
                raise GameNotFound("game-not-found")
            keys = keys_of(stored.game)
            stored = replace(stored, version=stored.version + 1, **changes)
            await uow.save(stored, (), self.now())
            await uow.revive(keys)
            await uow.invalidate(keys, stored.version)
            await uow.commit()
        self.wake()
        return stored

    async def live_game_in(self, target_id: int) -> StoredGame | None:
        """Return the game that is not over in this channel or thread, if it can be read."""
        async with self.store.begin() as uow:
            return await uow.live_game_in(target_id)

    async def last_game_in(self, target_id: int) -> StoredGame | None:
        """Return the newest game of the channel or thread, over or not, if it can be read."""
        async with self.store.begin() as uow:
            return await uow.last_game_in(target_id)

    async def live_games_in_guild(self, guild_id: int) -> tuple[GameId, ...]:
        """Return the games of a server that are not over."""
        async with self.store.begin() as uow:
            return await uow.live_games_in_guild(guild_id)

    async def clip(self, game: GameId, round: int) -> ClipFile | None:
        """Return the file that came with a round's clue."""
        async with self.store.begin() as uow:
            return await uow.clip(game, round)

    async def record(self, stored: StoredGame) -> record.GameRecord:
        """Return the record so far; the seed is in it only once the game is over."""
        log = await self.history(stored.game.id)
        over = stored.game.phase.kind == "finished"
        return build_record(timed_events(log), seed=stored.seed if over else None)

    async def history(self, game: GameId) -> tuple[LoggedAction, ...]:
        """Return the log of a game's accepted actions."""
        async with self.store.begin() as uow:
            return await uow.log(game)


async def _check_room(uow: UnitOfWork, guild_id: int) -> None:
    limits = await uow.settings(guild_id)
    if await uow.live_games_of_guild(guild_id) >= limits.max_games:
        raise TableError("too-many-games", maximum=limits.max_games)


def advance(stored: StoredGame, game: Game, now: float, *, human: bool) -> StoredGame:
    """Return the next version; a new clock gets a reminder at half its time."""
    remind_at = stored.remind_at
    if game.deadline != stored.game.deadline or game.phase.kind != stored.game.phase.kind:
        view_clock = None if game.paused or game.phase.kind not in REMINDED else game.deadline
        long_enough = view_clock is not None and view_clock - now >= REMIND_FROM
        remind_at = (now + view_clock) / 2 if view_clock is not None and long_enough else None
    return replace(
        stored,
        game=game,
        version=stored.version + 1,
        human_at=now if human else stored.human_at,
        remind_at=remind_at,
    )


def check_phase_ref(game: Game, phase_ref: PhaseRef | None) -> None:
    """Raise StaleAction if a button belongs to another round or phase."""
    if phase_ref is None:
        return
    if game.phase.kind == "finished" and phase_ref.phase != "finished":
        raise StaleAction("game-over")
    if phase_ref.round != game.round:
        raise StaleAction("stale-round", round=phase_ref.round)
    if phase_ref.phase != game.phase.kind:
        raise StaleAction("stale-phase")


def fold(game: Game | None, events: tuple[Event, ...]) -> Game:
    """Apply events in order; there is at least one when ``game`` is None."""
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise GameNotFound("game-not-found")
    return game


def timed_events(log: tuple[LoggedAction, ...]) -> list[tuple[float, Event]]:
    """Return every event of a log with its phase_ref."""
    return [(action.at, event) for action in log for event in action.events]


def new_game_id() -> GameId:
    """Return ten unguessable characters."""
    return GameId(b32encode(secrets.token_bytes(7)).decode().lower()[:10])
