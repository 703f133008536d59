"""What a press on one's own hand or ballot leads to that came too late."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.errors import StaleAction
from bot.engine.views import GameView
from bot.service.ports import MessageKey
from bot.service.purposes import Purpose
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.copies import LATE
from bot.ui.handlers.dependencies import HandlerGroup, origin
from bot.ui.page import Page, RenderContext
from bot.ui.renderer import PRESENTERS
from bot.ui.reply import Reply

Presenter = Callable[[RenderContext], Page]
TYPED = frozenset({"tell", "correct"})
"""The windows in which somebody types."""
OF_A_BALLOT = frozenset({"vote", "token", "lift", "red", "liftred", "done"})
OF_ONES_OWN = OF_A_BALLOT | TYPED | {"pick", "back", "look", "describe", "clue"}
"""What is asked for on one's own hand or ballot."""


KINDS: dict[Presenter, str] = {presenters.ballot: "ballot", presenters.my_hand: "hand"}
"""As what an answer is kept open that is brought up to date; else it is a note."""


class LateHandlers(HandlerGroup):
    """What answers such a press."""

    async def answer(self, reply: Reply, press: Press, error: StaleAction) -> None:
        """Say that a press came too late, with what can be pressed now.

        One's own hand or ballot is shown as it is now if a card or a vote is awaited, and a direct
        message in any case. Raises ``error`` to give back what was typed.
        """
        typed = press.verb in TYPED
        own = press.verb in OF_ONES_OWN and (reply.direct or reply.on_answer)
        reply.looks_anew()
        stored = await self._deps.table.load(press.game)
        reply.at_table(stored)
        context = await self._deps.context(reply, stored)
        if was_overtaken(press, context):
            error = StaleAction("clue-overtaken")
        if typed and not own:
            raise error
        if not own:
            why = presenters.refusal(error, reply.texts)
            await reply.show(leading_on(context, why), LATE)
            return
        # What was typed is given back besides in any case, with why.
        gone = None if typed else leading_on(context, why_late(press, context, error, shows=False))
        kept = reply.changes_own and context.kept
        shows = kept or at_present(press, context) is not presenters.late
        if not typed and stored.game.phase.kind != "finished":
            why = why_late(press, context, error, shows=shows)
            context = replace(context, notes=(why,))
        if not kept:
            shows_now = at_present(press, context)
            page = shows_now(replace(context, delivery_key=""))
            await reply.update(page, KINDS.get(shows_now, LATE), gone)
        else:
            purpose = pressed_on(press, context.game)
            if press.round != stored.game.round:
                page = presenters.over(context, press.round)
            else:
                page = PRESENTERS[purpose](context)
            came_from = origin(reply, press, answered(reply, purpose, press))
            if await reply.update(page, "hand"):
                await self._deps.shown(came_from, stored, page)
        if typed:
            raise error


def answered(reply: Reply, purpose: Purpose, press: Press) -> MessageKey | None:
    """Return the direct message whose content changes with this answer."""
    if not reply.direct:
        return None
    return MessageKey(press.game, press.round, purpose, reply.player)


def why_late(press: Press, context: RenderContext, error: StaleAction, *, shows: bool) -> str:
    """Return the words for a press that came too late, above what it ``shows`` or buttons alone."""
    game, texts = context.game, context.texts
    if error.code == "clue-settled":
        return presenters.refusal(error, texts)
    if press.verb == "back" and (press.round, "voting") == (game.round, game.phase):
        return texts("hand-back-late")
    return texts("hand-late" if shows else "error-stale-phase")


def at_present(press: Press, context: RenderContext) -> Presenter:
    """Return what shows what a late press on one's own hand or ballot leads to.

    A hand is shown if one is needed.
    """
    game = context.game
    if press.verb in OF_A_BALLOT and (game.may_vote or game.may_red):
        return presenters.ballot
    needed = game.may_tell or game.cards_to_give or game.phase == "finished"
    return presenters.my_hand if needed or press.verb in TYPED else presenters.late


def leading_on(context: RenderContext, why: str) -> Page:
    """Return a line in the place of one's own hand or ballot, with what leads to it."""
    return presenters.late(replace(context, delivery_key="", notes=(why,)))


def was_overtaken(press: Press, context: RenderContext) -> bool:
    """Say whether a clue was sent that would have made a storyteller, had no other come first."""
    game = context.game
    told = press.verb == "tell" and press.round == game.round
    return told and game.storyteller not in (None, game.viewer)


def pressed_on(press: Press, game: GameView) -> Purpose:
    """Return which of a player's direct messages a press on one of them is of."""
    gives_later = game.settings.ruleset.givers == "everybody"
    of_clue = press.verb in {"clue", "correct"} and not gives_later
    return "tell" if press.phase == "storytelling" or of_clue else "hand"
