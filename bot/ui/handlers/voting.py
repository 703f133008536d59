"""The ballot, and what follows the votes: stars, the next round."""

from dataclasses import replace

from bot.engine.commands import (
    FinishBallot,
    GiveStar,
    NextRound,
    PlaceRed,
    PlaceToken,
    RemoveRed,
    RemoveToken,
)
from bot.engine.errors import CardError, PhaseError
from bot.engine.legal import refusal
from bot.service.ports import StoredGame
from bot.service.table import check_phase_ref
from bot.ui import presenters
from bot.ui.codec import Press, number_in
from bot.ui.copies import STAR
from bot.ui.handlers.acting import ActingGroup, kept_or_not
from bot.ui.handlers.dependencies import Dependencies, origin
from bot.ui.handlers.late import leading_on
from bot.ui.handlers.looking import LookingHandlers
from bot.ui.presenters.people import viewer
from bot.ui.reply import Reply


class VotingHandlers(ActingGroup):
    """What is asked for by the numbers of a board."""

    def __init__(self, deps: Dependencies, looking: LookingHandlers) -> None:
        super().__init__(deps)
        self._looking = looking

    async def ballot(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Open the presser's ballot, or say why there is none; in place of what was looked at.

        Who is not at the table reads how they get there, as where their hand would be. In direct
        messages a ballot may be open above: what was asked for it beside it goes then.
        """
        back = reply.on_answer and (press.arg == presenters.BACK or reply.direct)
        await (reply.defer_update() if back else reply.defer())
        check_phase_ref(stored.game, origin(reply, press).phase_ref)
        if await reply.give_way():
            return
        context = await self._deps.context(reply, stored)
        if viewer(context) is None:
            await self._looking.my_hand(reply, stored)
            return
        gone = leading_on(context, reply.texts("hand-gone"))
        await reply.update(presenters.ballot(context), "ballot", gone)

    async def token(self, reply: Reply, press: Press) -> None:
        """Place a token; where it lies already nothing changes."""
        await reply.defer_update()
        await self._vote(reply, press, PlaceToken(reply.player, _number(press.arg)))

    async def lift(self, reply: Reply, press: Press) -> None:
        """Take a token off again."""
        await reply.defer_update()
        await self._vote(reply, press, RemoveToken(reply.player, _number(press.arg)))

    async def red(self, reply: Reply, press: Press) -> None:
        """Place the red token."""
        await reply.defer_update()
        await self._vote(reply, press, PlaceRed(reply.player, _number(press.arg)))

    async def lift_red(self, reply: Reply, press: Press) -> None:
        """Take the red token off again."""
        await reply.defer_update()
        await self._vote(reply, press, RemoveRed(reply.player, _number(press.arg)))

    async def done(self, reply: Reply, press: Press) -> None:
        """Say that fewer tokens than allowed are enough."""
        await reply.defer_update()
        await self._vote(reply, press, FinishBallot(reply.player))

    async def next_round(self, reply: Reply, press: Press) -> None:
        """End the pause."""
        await reply.defer_update()
        await self._deps.table.act(press.game, NextRound(reply.player), origin(reply, press))

    async def star(self, reply: Reply, stored: StoredGame, press: Press, values: list[str]) -> None:
        """Ask where the presser's star of a round is to go, or give it there (B4)."""
        command = GiveStar(reply.player, press.round, _number(values[0]) if values else 0)
        if values:
            await reply.defer_update()
            try:
                stored = await self._deps.table.act(press.game, command, origin(reply))
            except PhaseError as error:  # the menu has had its time
                reply.refusal = error.code
                why = presenters.refusal(error, reply.texts)
                await reply.update(presenters.sorry(why, (), reply.texts))
                return
        else:
            await reply.defer()
        reply.at_table(stored)
        context = await self._deps.context(reply, stored)
        offered = [o for o in context.game.legal if isinstance(o, GiveStar)]
        if all(o.round != press.round for o in offered):
            raise refusal(stored.game, command) or PhaseError("star-too-late")
        then = None
        if press.round != stored.game.round:  # a menu of it may say the phase that came after
            seen = await self._deps.as_it_was(stored, replace(press, phase="scored"))
            then = (await self._deps.context(reply, seen)).game
        page = presenters.star(context, then)
        await reply.update(page, STAR, page)

    async def _vote(
        self,
        reply: Reply,
        press: Press,
        command: PlaceToken | RemoveToken | PlaceRed | RemoveRed | FinishBallot,
    ) -> None:
        answer = kept_or_not(presenters.hand, presenters.ballot)
        await self._act(reply, press, command, answer, "hand", kind="ballot")


def _number(text: str) -> int:
    if (number := number_in(text)) is None:
        raise CardError("malformed-id")
    return number
