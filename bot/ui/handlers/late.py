"""What a press on one's own hand or ballot leads to that came too late."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.errors import StaleAction
from bot.engine.views import GameView
from bot.service.purposes import Purpose
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.page import Page, RenderContext

Presenter = Callable[[RenderContext], Page]
TYPED = frozenset({"tell", "correct"})
"""The windows in which somebody types."""
OF_A_BALLOT = frozenset({"vote", "token", "lift", "red", "liftred", "done"})
OF_ONES_OWN = OF_A_BALLOT | TYPED | {"pick", "back", "look", "describe", "clue"}
"""What is asked for on one's own hand or ballot."""


KINDS: dict[Presenter, str] = {presenters.ballot: "ballot", presenters.my_hand: "hand"}
"""As what an answer is kept open that is brought up to date; else it is a note."""


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
