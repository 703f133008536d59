"""The table: every action is one transaction, and nobody is told before it is durable."""

import asyncio
import logging
import secrets
import time
from base64 import b32encode
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.commands import Command, Leave
from bot.engine.decide import decide, open_game
from bot.engine.errors import ChannelBusy, DixitError, GameNotFound, RequestError, SettingsError
from bot.engine.events import Event, PlayerLeft
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import FormerSeat
from bot.engine.projection import view_for
from bot.engine.settings import GameSettings, PhaseName
from bot.service import record
from bot.service.actions import SYSTEM, CommandSource, Origin, PhaseRef, check_phase_ref
from bot.service.endings import last_left
from bot.service.execution import (
    Change,
    Decision,
    Subscriber,
    acting,
    execute,
    fold,
    last_call,
    publish,
    touching,
)
from bot.service.executor import Beside, Executor
from bot.service.invalidation import LAST, current_message, reminder
from bot.service.past import Past
from bot.service.ports import (
    ClipFile,
    GameReads,
    Invited,
    LoggedAction,
    MessageKey,
    Place,
    ServerReads,
    Store,
    StoredGame,
    UnitOfWork,
)
from bot.service.record_builder import build_record
from bot.service.subscribers import SUBSCRIBERS, timed_events

__all__ = [
    "Origin",
    "PhaseRef",
    "TableService",
    "check_phase_ref",
    "fold",
    "new_game_id",
    "timed_events",
]

REVIVED_FOR = 86_400.0
"""Seconds after its end for which a game's last message is brought back; then it is forgotten."""


log = logging.getLogger(__name__)

Wake = Callable[[StoredGame | None], None]
"""Is told of the game after a change; None: of any."""


class TableService:
    """Loads, decides, saves; holds nothing that matters in memory.

    ``now`` gives seconds since the epoch, ``new_seed`` a game's 32 secret bytes; ``wake`` is
    called after every commit with the game (None: any may have changed), so that deliveries and
    deadlines look again; ``subscribers`` add to the transaction of every change.
    """

    def __init__(
        self,
        store: Store,
        *,
        wake: Wake,
        now: Callable[[], float] = time.time,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        subscribers: tuple[Subscriber, ...] = SUBSCRIBERS,
    ) -> None:
        self.store = store
        self.now = now
        self.wake = wake
        self.subscribers = subscribers
        self.past = Past(store.read.games)
        self._new_seed = new_seed
        self._executor = Executor(self)

    async def open(
        self,
        *,
        place: Place,
        host: PlayerId,
        host_name: str,
        settings: GameSettings,
        locale: str,
        interaction_id: int,
        at_once: Iterable[Command] = (),
        past_seats: tuple[FormerSeat, ...] = (),
        invited: Invited | None = None,
    ) -> StoredGame:
        """Open a lobby; raise ChannelBusy or RequestError (``too-many-games``).

        ``past_seats`` is what people had in the game before (L6). Only who is ``invited`` may sit
        down, and the host; None: anybody. What is done ``at_once`` is done
        in the same transaction; if the rules refuse it (RuleViolation) there is no lobby.
        """
        now = self.now()
        async with self.store.begin() as uow:
            busy = await uow.games.live_in(place.target_id)
            if busy is not None:
                if await uow.seen.contains(interaction_id):
                    return busy
                raise await _busy(uow.servers, uow.games, busy, host)
            await _check_room(uow.servers, uow.games, place.guild_id)
            await uow.games.close_unreadable(place.target_id)
            seed = self._new_seed()
            events = open_game(new_game_id(), host, host_name, settings, now, past_seats)
            events = _with(events, at_once, Chance(seed), now)
            stored = StoredGame(
                fold(None, events),
                1,
                seed,
                place,
                locale,
                now,
                now,
                by_invitation=invited is not None,
            )
            if invited is not None:
                people = invited.people | {host}
                await uow.invitations.add(stored.game.id, replace(invited, people=people))
            await uow.games.add(stored, events, now)
            change = Change(None, stored, events, now, Origin(interaction_id))
            await publish(uow, change, self.subscribers)
            await uow.commit()
        log.info("game %(game)s: a lobby is opened", {"game": stored.game.id})
        self._executor.remember(stored)
        self.wake(stored)
        return stored

    async def busy_channel(self, busy: StoredGame, player: PlayerId) -> ChannelBusy:
        """Return why somebody can open no game in a channel that has this one."""
        return await _busy(self.store.read.servers, self.store.read.games, busy, player)

    async def dealt_with(self, interaction_id: int) -> bool:
        """Say whether an interaction was dealt with that may come twice."""
        async with self.store.begin(concurrent=True) as uow:
            return await uow.seen.contains(interaction_id)

    async def check_room(self, guild_id: int) -> None:
        """Raise RequestError (``too-many-games``) if a server has as many games as it allows."""
        await _check_room(self.store.read.servers, self.store.read.games, guild_id)

    def check_rules(
        self, host: PlayerId, settings: GameSettings, at_once: Iterable[Command]
    ) -> None:
        """Raise the RuleViolation that :meth:`open` would, wherever it is opened."""
        now = self.now()
        _with(open_game(new_game_id(), host, "", settings, now), at_once, Chance(b""), now)

    async def act(
        self,
        game: GameId,
        command: CommandSource,
        origin: Origin = SYSTEM,
        *,
        clip: ClipFile | None = None,
        beside: Beside | None = None,
    ) -> StoredGame:
        """Do it, durably, or raise what the rules or the table say against it.

        An interaction that was dealt with before changes nothing and gets the present state. What
        is done ``beside`` belongs to the same transaction, and is done also if nothing changes.
        """
        return await self._executor.execute(game, acting(command, origin), origin, clip, beside)

    async def leave_in(self, uow: UnitOfWork, player: PlayerId) -> None:
        """Take somebody out of every game in which they play, within a transaction.

        ``wake`` is for whoever commits it.
        """
        for stored in await uow.games.of_player(player):
            leave = acting(Leave(player))
            await execute(uow, stored.game.id, leave, self.subscribers, self.now())

    async def shown(self, origin: Origin, version: int, pictures: str = "") -> None:
        """Note that the answer has come, so that the outbox need not edit the same message."""
        if origin.answered is None or origin.message_id is None:
            return
        await self.store.outbox.shown(
            origin.answered, version, at=self.now(), message_id=origin.message_id, pictures=pictures
        )

    async def remind(self, game: GameId) -> None:
        """Have those who are still awaited reminded, once per deadline and storyteller.

        Storyteller and voters are also called when the last half minute begins.
        """
        await self._executor.execute(game, _reminding)

    async def dm_fallback(self, game: GameId, player: PlayerId, phase: PhaseName) -> None:
        """Tell a player in the channel that their hand waits there, once per phase.

        Nobody who has left, and maybe is forgotten, is named there any more.
        """

        def call(stored: StoredGame, _: float) -> Decision | None:
            players = view_for(stored.game, None).players
            if all(each.id != player for each in players):
                return None
            called = MessageKey(game, stored.game.round, "dm_fallback", player, phase)
            return Decision(show=(called,))

        await self._executor.execute(game, call)

    async def refresh(self, game: GameId) -> None:
        """Bring the present public message up to date, or back if it is gone or was given up.

        Of a game that has been over for a day nothing is posted again.
        """
        stored = await self.load(game)
        if stored.game.phase.kind == "finished":
            ended = max(action.at for action in await self.history(game) if action.events)
            if self.now() - ended > REVIVED_FOR:
                return
        await self._executor.execute(game, touching(lambda state: (current_message(state),)))

    async def deck_changed(self, guild_id: int, deck: str) -> None:
        """Bring the lobbies of a server up to date that one of its decks is chosen in.

        The change itself is done, so nobody is told of a lobby that stays as it is.
        """
        games: tuple[GameId, ...] = ()
        with suppress(DixitError):
            games = await self.live_games_in_guild(guild_id)
        for game in games:
            with suppress(DixitError):
                stored = await self.store.read.games.get(game)
                if stored is None or stored.game.phase.kind != "lobby":
                    continue
                if deck in stored.game.settings.decks:
                    await self.refresh(game)

    async def speak(self, game: GameId, locale: str) -> StoredGame:
        """Change the language of a game's public messages."""
        return await self._executor.execute(
            game, touching(lambda state: (current_message(state),), locale=locale)
        )

    async def admit(
        self, game: GameId, *, invited: Invited | None, most: int | None = None
    ) -> StoredGame:
        """Let only those sit down from now on who are invited, these people too; None: anybody.

        Raises SettingsError (``too-many-invited-in-all``) for more than ``most`` people and roles.
        """

        async def keep(uow: UnitOfWork) -> None:
            if invited is not None:
                before = await uow.invitations.of(game)
                people, roles = before.people | invited.people, before.roles | invited.roles
                if most is not None and len(people) + len(roles) > most:
                    raise SettingsError("too-many-invited-in-all", maximum=most)
                await uow.invitations.add(game, invited)

        by_invitation = invited is not None
        shown_anew = touching(lambda state: (current_message(state),), by_invitation=by_invitation)
        return await self._executor.execute(game, shown_anew, beside=keep)

    async def load(self, game: GameId) -> StoredGame:
        """Return the game as it is; raise GameNotFound."""
        stored = await self.store.read.games.get(game)
        if stored is None:
            raise GameNotFound("game-not-found")
        self._executor.remember(stored)
        return stored

    async def live_game_in(self, target_id: int) -> StoredGame | None:
        """Return the game that is not over in this channel or thread, if it can be read."""
        return await self.store.read.games.live_in(target_id)

    async def last_game_in(self, target_id: int) -> StoredGame | None:
        """Return the newest game of the channel or thread, over or not, if it can be read."""
        return await self.store.read.games.last_in(target_id)

    async def live_games_in_guild(self, guild_id: int) -> tuple[GameId, ...]:
        """Return the games of a server that are not over."""
        return await self.store.read.games.live_in_guild(guild_id)

    async def clip(self, game: GameId, round: int) -> ClipFile | None:
        """Return the file that came with a round's clue."""
        return await self.store.read.clips.get(game, round)

    async def record(self, stored: StoredGame) -> record.GameRecord:
        """Return the record so far; the seed is in it only once the game is over."""
        log = await self.history(stored.game.id)
        over = stored.game.phase.kind == "finished"
        seed = stored.seed if over else None
        return await asyncio.to_thread(
            build_record, timed_events(log), seed=seed, locale=stored.locale
        )

    async def history(self, game: GameId, after: int = 0) -> tuple[LoggedAction, ...]:
        """Return a game's accepted actions after a version, by default all."""
        return await self.store.read.games.log(game, after)

    async def departures(self, game: GameId, player: PlayerId) -> int:
        """Return how often somebody left a game, or was taken off its table."""
        events = [event for action in await self.history(game) for event in action.events]
        return sum(isinstance(event, PlayerLeft) and event.player == player for event in events)

    async def last_left(self, stored: StoredGame, player: PlayerId) -> PlayerLeft | None:
        """Return how somebody left a game as it is there, also while they waited; else None."""
        log = await self.history(stored.game.id)
        actions = (action for action in log if action.version <= stored.version)
        return last_left((event for action in actions for event in action.events), player)


async def _busy(
    servers: ServerReads, games: GameReads, busy: StoredGame, player: PlayerId
) -> ChannelBusy:
    """Return why somebody can open no game in a channel that has this one: they may be in it.

    With that comes whether they can elsewhere: in another channel, in threads of this one alone,
    or nowhere, as the server has as many games as it allows.
    """
    people = (*busy.game.chairs, *busy.game.waiting)
    inside = any(person.player == player for person in people)
    limits = await servers.get(busy.place.guild_id)
    elsewhere = "thread" if {*limits.channels} == {busy.place.channel_id} else "yes"
    if not await games.has_room(busy.place.guild_id, limits.max_games):
        elsewhere = "no"
    return ChannelBusy("channel-busy-own" if inside else "channel-busy", elsewhere=elsewhere)


async def _check_room(servers: ServerReads, games: GameReads, guild_id: int) -> None:
    limits = await servers.get(guild_id)
    if not await games.has_room(guild_id, limits.max_games):
        raise RequestError("too-many-games", maximum=limits.max_games)


def _with(
    events: tuple[Event, ...], commands: Iterable[Command], chance: Chance, now: float
) -> tuple[Event, ...]:
    """Return a game's events with those of commands done after them; raise RuleViolation."""
    for command in commands:
        events += decide(fold(None, events), command, chance=chance, now=now)
    return events


def new_game_id() -> GameId:
    """Return ten unguessable characters."""
    return GameId(b32encode(secrets.token_bytes(7)).decode().lower()[:10])


def _reminding(stored: StoredGame, _: float) -> Decision:
    """Remind at half the time, and when the last half minute of a clue or a vote begins."""
    game, last = stored.game, last_call(stored.game)
    if last is not None and stored.remind_at is not None and stored.remind_at >= last:
        return Decision(beside={"remind_at": None}, show=(reminder(game, LAST),))
    return Decision(beside={"remind_at": last}, show=(reminder(game),))
