"""What the others do without a host: they propose, and agree (B3)."""

from typing import cast, get_args

from bot.engine.commands import Propose, Skip
from bot.engine.errors import RequestError, SeatError
from bot.engine.ids import CardId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.engine.settings import Proposed
from bot.service.ports import StoredGame
from bot.service.server_decks import check_still_chosen
from bot.ui.codec import Press
from bot.ui.handlers.dependencies import Dependencies, HandlerGroup, origin
from bot.ui.handlers.host import HostHandlers
from bot.ui.handlers.lobby import LobbyHandlers
from bot.ui.handlers.steering import ANSWERS, SteeringHandlers, check_of_its_phase
from bot.ui.reply import Reply

QUIET = 60.0
"""Seconds without anybody's action after which the host counts as away (B3)."""


class ProposalHandlers(HandlerGroup):
    """What is proposed at a table."""

    def __init__(
        self, deps: Dependencies, host: HostHandlers, lobby: LobbyHandlers, menu: SteeringHandlers
    ) -> None:
        super().__init__(deps)
        self._host = host
        self._lobby = lobby
        self._menu = menu

    async def propose(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Propose something while the host is away, or agree to it (B3).

        A host who agrees to it under the game's message is back, and it is done.
        """
        await reply.defer()
        if press.arg not in get_args(Proposed):
            raise RequestError("malformed-id")
        what, cards = cast("Proposed", press.arg), tuple[CardId, ...]()
        decks = stored.game.settings.decks
        if reply.player == stored.game.host and what != "host" and not reply.on_answer:
            await self._agree_as_host(reply, stored, press)
            return
        if what == "start" and stored.game.phase.kind == "lobby":
            cards = await self._deps.server_decks.cards(stored.place.guild_id, decks)
        quiet = self._deps.table.now() - stored.last_action_at >= QUIET

        def propose(now: Game) -> Propose:
            if what == "start":
                check_still_chosen(now, decks)
            return Propose(reply.player, what, quiet, cards)

        try:
            after = await self._deps.table.act(stored.game.id, propose, origin(reply, press))
        except SeatError as error:
            await self._menu.show_anew(reply, stored, error)
            return
        done = all(
            (shown.what, reply.player in shown.supporters) != (what, True)
            for shown in view_for(after.game, None).proposals
        )
        if done and what == "host":
            await self._host.name_host(reply, after)
        else:
            await reply.say("answer-decided" if done else "answer-proposed")

    async def _agree_as_host(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        if press.arg == "start":
            await self._lobby.start(reply, stored)
            return
        check_of_its_phase(reply, stored, press, press.arg)
        await self._host.do(reply, stored, Skip(reply.player), ANSWERS["skip"])
