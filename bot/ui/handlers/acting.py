"""How what is done by a press shows in the message that was pressed."""

from bot.engine.commands import PlayerCommand
from bot.engine.errors import CardError
from bot.engine.ids import CARD_ID, CardId
from bot.service.ports import ClipFile
from bot.service.purposes import Purpose
from bot.ui.codec import Press
from bot.ui.handlers.dependencies import HandlerGroup, origin
from bot.ui.handlers.late import Presenter, answered, leading_on
from bot.ui.reply import Reply


class ActingGroup(HandlerGroup):
    """Handlers that act in the game for who presses on their own hand or ballot."""

    async def _act(
        self,
        reply: Reply,
        press: Press,
        command: PlayerCommand,
        answer: Presenter,
        purpose: Purpose,
        clip: ClipFile | None = None,
        *,
        kind: str = "hand",
    ) -> None:
        """Do it; show in the message that was pressed what came of it.

        ``purpose`` is that of the direct message whose answer this may be. What was opened from it
        to look at is taken away instead: whatever comes next appears there, above.
        """
        came_from = origin(reply, press, answered(reply, purpose, press))
        lock = self._deps.answer_locks.of(reply)
        acted = await self._deps.table.act(press.game, command, came_from, clip=clip)
        if not await reply.give_way():
            async with lock.held(acted) as stored:
                reply.at_table(stored)
                context = await self._deps.context(reply, stored)
                page, gone = answer(context), leading_on(context, reply.texts("hand-done-gone"))
                there = await reply.update(page, kind, gone)
            if there:
                await self._deps.shown(came_from, stored, page)
        await reply.close_past(acted)


def kept_or_not(kept: Presenter, answer: Presenter) -> Presenter:
    """Return what shows a stored message and what an answer that nobody keeps, as one presenter."""
    return lambda context: kept(context) if context.kept else answer(context)


def card_in(text: str) -> CardId:
    """Return the card that an id names; raise CardError (``malformed-id``)."""
    if not CARD_ID.fullmatch(text):
        raise CardError("malformed-id")
    return CardId(text)
