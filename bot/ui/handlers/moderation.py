"""What moderators of a server do about a single card of a running game (M1)."""

from dataclasses import replace

from bot.engine.commands import HideCard
from bot.engine.errors import CardError, PhaseError, SeatError
from bot.engine.hiding import check_not_hidden, cost_of_hiding
from bot.engine.ids import CardId
from bot.engine.leaving import falls_silent
from bot.service.ports import StoredGame
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.copies import HIDING
from bot.ui.handlers.dependencies import HandlerGroup, origin
from bot.ui.reply import Reply


class ModerationHandlers(HandlerGroup):
    """The moderating part of the handlers."""

    async def ask_about_number(self, reply: Reply, stored: StoredGame, number: int) -> None:
        """Ask whether a card of the board is to be hidden, by its number."""
        await reply.defer()
        _check(reply, stored)
        board = (await self._deps.context(reply, stored)).game.board
        if not board:
            raise PhaseError("no-table")
        if not 1 <= number <= len(board):
            raise CardError("no-such-number", maximum=len(board))
        await self._ask(reply, stored, stored, board[number - 1])

    async def ask(self, reply: Reply, stored: StoredGame, press: Press, values: list[str]) -> None:
        """Ask whether a card that is looked at, or was chosen, is to be hidden."""
        await reply.defer_update()
        _check(reply, stored)
        seen = await self._deps.as_it_was(stored, press)
        await self._ask(reply, stored, seen, CardId(values[0] if values else press.arg))

    async def hide(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Hide the card that was asked about; what is hidden already stays so."""
        await reply.defer_update()
        _check(reply, stored)
        card = CardId(press.arg)
        if card not in stored.game.hidden:
            seen = await self._deps.as_it_was(stored, press)
            if card not in (await self._deps.context(reply, seen)).game.board:
                raise CardError("no-such-card")
        command = HideCard(reply.player, card, moderator=True)
        stored = await self._deps.table.act(stored.game.id, command, origin(reply))
        await reply.take_cards_away(stored.place, card)
        context = await self._deps.context(reply, stored)
        await reply.update(presenters.card_is_hidden(context))

    async def _ask(self, reply: Reply, stored: StoredGame, seen: StoredGame, card: CardId) -> None:
        """Ask about a card of the board as it was ``seen``."""
        check_not_hidden(stored.game, card)
        context = replace(await self._deps.context(reply, seen), delivery_key="")
        if card not in context.game.board:
            raise CardError("no-such-card")
        cost = cost_of_hiding(stored.game, seen.game.round)
        silent = falls_silent(stored.game, HideCard(reply.player, card, moderator=True))
        stays = await self._deps.server_decks.offers(seen.place.guild_id, card)
        page = presenters.hide_question(context, card, cost=cost, stays=stays, silent=silent)
        await reply.update(page, HIDING, page)


def _check(reply: Reply, stored: StoredGame) -> None:
    """Raise SeatError unless a moderator of the server asks, PhaseError if all is over."""
    if not reply.moderates(stored.place, managers=True):
        raise SeatError("not-moderator")
    if stored.game.phase.kind == "finished":
        raise PhaseError("game-over")
