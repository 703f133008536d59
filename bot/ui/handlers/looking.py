"""Hands and boards as people look at them; nothing is done in the game."""

from dataclasses import replace

from bot.engine.errors import CardError, RuleViolation, SeatError
from bot.engine.hiding import check_not_hidden
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.service.ports import StoredGame
from bot.ui import presenters
from bot.ui.as_said import AsSaid, Depends
from bot.ui.codec import Press
from bot.ui.copies import LOOK, LOOK_TO_PLAY, WORDS, WORDS_THEN
from bot.ui.handlers.acting import card_in
from bot.ui.handlers.dependencies import HandlerGroup
from bot.ui.handlers.invitations import admission
from bot.ui.handlers.late import leading_on
from bot.ui.handlers.seating import joining
from bot.ui.page import RenderContext
from bot.ui.presenters.own_cards import choosable
from bot.ui.presenters.people import viewer
from bot.ui.reply import Reply


class LookingHandlers(HandlerGroup):
    """What shows the cards."""

    async def my_hand(self, reply: Reply, stored: StoredGame) -> None:
        """Show the presser's hand, and what they can do with it.

        Who presses in the channel for want of a direct message may have opened theirs by now.
        """
        await (reply.defer_update() if reply.on_answer else reply.defer())
        await self._deps.people.retry_dm(reply.player)
        context = await self._deps.context(reply, stored)
        outside = viewer(context) is None and context.game.phase != "finished"
        no_seat, depends = await self._no_seat(reply, stored) if outside else ("", None)
        gone = leading_on(context, reply.texts("hand-gone"))
        await reply.update(presenters.my_hand(context, no_seat), "hand", gone, depends)

    async def _no_seat(self, reply: Reply, stored: StoredGame) -> tuple[str, Depends | None]:
        """Return why the presser cannot sit down; "" if as far as is known they can.

        And that, where it is the game's affair, as what their answer depends on.
        """
        if await admission(self._deps, reply, stored) == "uninvited":
            return reply.texts("error-not-invited", over=False), None
        join = await joining(self._deps, reply, stored)

        def refused(game: Game) -> RuleViolation | None:
            try:
                return refusal(game, join(game, None))
            except SeatError as error:
                return error.with_traceback(None)

        now = refused(stored.game)
        why = "" if now is None else presenters.refusal(now, reply.texts)
        return why, AsSaid.of(stored.game, lambda game: (game.phase.kind == "lobby", refused(game)))

    async def look(self, reply: Reply, stored: StoredGame, press: Press, values: list[str]) -> None:
        """Show one card large, the presser's own or the board's; or the whole board larger."""
        await (reply.defer_update() if reply.on_answer else reply.defer_beside())
        moderates = reply.moderates(stored.place, managers=True)
        over = stored.game.phase.kind == "finished"
        seen = await self._deps.as_it_was(stored, press)
        context = replace(
            await self._deps.context(reply, seen),
            delivery_key="",
            moderates=moderates and not over,
            past=seen is not stored,
        )
        chosen = values[0] if values else press.arg
        own = {held for hand in context.game.hands for held in hand.cards}
        kind = _kind_of_look(context, chosen)
        if chosen == presenters.IN_WORDS:
            page = presenters.describe(context)
        elif chosen == presenters.WHOLE_BOARD and context.game.board:
            page = presenters.whole_board(context)
        else:
            card = card_in(chosen)
            check_not_hidden(stored.game, card)
            if card not in own and card not in context.game.board:
                raise CardError("card-not-yours")
            page = presenters.look(context, card)
        if not reply.on_answer:
            await reply.show(page, kind)
            return
        gone = presenters.notice(reply.texts, "hand-gone")
        await reply.update(page, kind, gone)

    async def describe(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Say in words what the cards show: those of the message whose button was pressed."""
        await reply.defer()
        seen = await self._deps.as_it_was(stored, press)
        context = replace(await self._deps.context(reply, seen), past=seen is not stored)
        await reply.show(presenters.describe(context), _kind_of_words(context))


def _kind_of_look(context: RenderContext, chosen: str) -> str:
    """Return the kind of a look: one at a card that can be given or told is the hand's."""
    game = context.game
    if chosen == presenters.IN_WORDS:
        return _kind_of_words(context)
    if chosen in choosable(context):
        return "hand"
    return LOOK_TO_PLAY if game.may_vote or game.may_red else LOOK


def _kind_of_words(context: RenderContext) -> str:
    """Return the kind of the cards in words: those of a past round are past already."""
    return WORDS_THEN if context.past else WORDS
