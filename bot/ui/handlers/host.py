"""What hosts and moderators do to a game."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.commands import (
    Command,
    EndGame,
    MoreTime,
    PassHost,
    Pause,
    RemoveClue,
    Resume,
    Skip,
)
from bot.engine.errors import SeatError, StaleAction
from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.service.ports import StoredGame
from bot.service.table import PhaseRef
from bot.ui import presenters
from bot.ui.handlers.dependencies import HandlerGroup, origin
from bot.ui.presenters.people import countdown, find, name_of
from bot.ui.reply import Reply


class HostHandlers(HandlerGroup):
    """The steering part of the handlers."""

    async def do(self, reply: Reply, stored: StoredGame, command: Command, answer: str) -> None:
        """Do what a host or moderator asks; the engine knows who may.

        What ends a phase is held to the one that they looked at: the second of two who ask at
        once must not end the next phase, too, nor the turn of a storyteller drawn by the first.
        """
        await reply.defer()
        wanted, came_from = command, origin(reply)
        if isinstance(command, Skip | RemoveClue):
            wanted = _as_looked_at(stored.game, command)
            came_from = replace(
                came_from, phase_ref=PhaseRef(stored.game.round, stored.game.phase.kind)
            )
        try:
            after = await self._deps.table.act(stored.game.id, wanted, came_from)
        except SeatError as error:
            if not isinstance(command, PassHost) or error.code != "player-unknown":
                raise
            await self._name_newcomer(reply, stored, command.player, error)
            return
        if isinstance(command, Skip):
            self._deps.departures.ask_about_awaited(stored)
        if isinstance(command, Pause):
            await reply.show(presenters.paused(await self._deps.context(reply, after)))
        elif isinstance(command, PassHost):
            await self.name_host(reply, after)
        elif isinstance(command, Resume) and not stored.game.paused:
            await reply.say("answer-not-stopped")
        elif isinstance(command, EndGame) and not after.game.round:
            await reply.say("lobby-closed")
        else:
            await reply.say(answer)

    async def _name_newcomer(
        self, reply: Reply, stored: StoredGame, player: PlayerId, error: SeatError
    ) -> None:
        """Say that somebody who waits for the next round is no host yet; else raise the error."""
        context = await self._deps.context(reply, stored)
        newcomer = find(context.game, player)
        if newcomer is None or newcomer.computer is not None or not newcomer.waiting:
            raise error
        reply.refusal = error.code
        await reply.say("host-waits", name=name_of(context, player))

    async def name_host(self, reply: Reply, stored: StoredGame) -> None:
        """Say who is the host now."""
        context = await self._deps.context(reply, stored)
        await reply.say("answer-host", name=name_of(context, stored.game.host))

    async def more_time(self, reply: Reply, stored: StoredGame, command: MoreTime) -> None:
        """Move the deadline and say when it is now, if it is what runs."""
        await reply.defer()
        stored = await self._deps.table.act(stored.game.id, command, origin(reply))
        view = view_for(stored.game, None)
        if view.closing:  # only what comes back with a vote that is missing again is moved
            # A single token moves, and is not taken back.
            several = view.tokens > 1
            await reply.say("answer-more-time-closing", several=several, stopped=view.paused)
        elif view.deadline is None:
            await reply.say("answer-more-time")
        else:
            await reply.say("answer-more-time-until", when=countdown(view.deadline))


def _as_looked_at(seen: Game, command: Command) -> Callable[[Game], Command]:
    """Return what refuses the command (StaleAction) once somebody else is to tell."""

    def checked(game: Game) -> Command:
        if view_for(game, None).teller_seat != view_for(seen, None).teller_seat:
            raise StaleAction("stale-phase")
        return command

    return checked
