"""What is asked about once more, as it cannot be undone: leaving, removing, ending."""

from dataclasses import replace

from bot.engine.commands import EndGame, Kick, Leave, RemoveClue
from bot.engine.errors import RequestError, StaleAction
from bot.engine.events import PlayerLeft
from bot.engine.ids import PlayerId
from bot.engine.leaving import breaks_off, farewell, heir, spoils
from bot.engine.legal import refusal
from bot.engine.projection import view_for
from bot.service.ports import StoredGame
from bot.ui import presenters
from bot.ui.codec import number_in
from bot.ui.handlers.dependencies import Dependencies, HandlerGroup
from bot.ui.handlers.host import HostHandlers
from bot.ui.handlers.seating import SeatingHandlers, player_of
from bot.ui.presenters.people import find
from bot.ui.questions import foretell, question
from bot.ui.reply import Reply


class AskingHandlers(HandlerGroup):
    """Asks, and does what was asked about somebody if that still holds."""

    def __init__(self, deps: Dependencies, host: HostHandlers, seating: SeatingHandlers) -> None:
        super().__init__(deps)
        self._host = host
        self._seating = seating

    async def ask(
        self,
        reply: Reply,
        stored: StoredGame,
        doing: str,
        whom: PlayerId | None = None,
        *notes: str,
    ) -> None:
        """Say what would happen, with a button that does it; refuse now what would be refused.

        Who stands up in the lobby loses nothing and is not asked.
        """
        if doing == "leave" and stored.game.phase.kind == "lobby":
            await self._seating.leave(reply, stored)
            return
        await reply.defer()
        moderator = reply.moderates(stored.place)
        if doing == "end":
            wanted = EndGame(reply.player, moderator)
        elif doing == "clue":
            wanted = RemoveClue(reply.player, moderator)
        elif doing == "leave":
            wanted = Leave(reply.player)
        elif whom is not None:
            wanted = Kick(reply.player, whom, moderator)
        else:
            raise RequestError("malformed-id")
        if (refused := refusal(stored.game, wanted)) is not None:
            raise refused
        context = replace(await self._deps.context(reply, stored), notes=notes)
        would = foretell(stored.game, wanted)
        page = presenters.ask_once_more(
            context,
            doing,
            whom,
            would.after,
            voids=would.voids,
            unwon=would.unwon,
            shift=would.shift,
            heir=would.heir,
            invited=whom is None or await self._deps.invitations.admits(stored, whom),
            asked_at=stored.version,
        )
        await reply.show(page, doing, question(stored.game, wanted))

    async def take_out(
        self, reply: Reply, stored: StoredGame, doing: str, sure: str, asked: str
    ) -> None:
        """Let somebody leave, or remove them, if the question about it was true to the end."""
        whom = reply.player if doing == "leave" else player_of(sure)
        if not await self._still_holds(reply, stored, doing, whom, asked):
            return
        if doing == "leave":
            await self._seating.leave(reply, stored, sure=True)
        else:
            command = Kick(reply.player, whom, reply.moderates(stored.place))
            await self._host.do(reply, stored, command, "answer-kicked")

    async def _still_holds(
        self, reply: Reply, stored: StoredGame, doing: str, whom: PlayerId, asked: str
    ) -> bool:
        """Say whether a question about somebody's leaving is still true; else ask it anew.

        That is, if leaving would by now do to the others what was not said then. Raise StaleAction
        if somebody has left, and come back, since.
        """
        asked_at, _, told = asked.partition(".")
        version = number_in(asked_at)
        over = stored.game.phase.kind == "finished"
        if over or version is None or find(view_for(stored.game, None), whom) is None:
            return True
        for action in await self._deps.table.history(stored.game.id, after=version):
            gone = (event.player for event in action.events if isinstance(event, PlayerLeft))
            if whom in gone:
                raise StaleAction("stale-question")
        promised = heir(stored.game, whom) is not None
        robs = promised and not told.endswith(presenters.PROMISED)
        if not told or not (robs or spoils(stored.game, whom)):
            return True
        after, voids = farewell(stored.game, whom), breaks_off(stored.game, whom)
        if told == presenters.outcome(after, voids=voids, promised=promised):
            return True
        await self.ask(reply, stored, doing, whom, reply.texts("sure-changed"))
        return False
