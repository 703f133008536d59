"""What is asked once more before it is done, and what is said that it would do to the game."""

from dataclasses import dataclass

from bot.engine.commands import EndGame, Kick, Leave, RemoveClue
from bot.engine.ids import PlayerId
from bot.engine.leaving import (
    Farewell,
    Shift,
    breaks_game_off,
    breaks_off,
    falls_silent,
    farewell,
    heir,
    shift,
)
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.ui.as_said import AsSaid
from bot.ui.presenters.steering import left_on_board

Wanted = EndGame | Kick | Leave | RemoveClue


@dataclass(frozen=True, slots=True)
class Foretold:
    """What would become of a game, in the words of ``presenters.ask_once_more``."""

    after: Farewell = "lowest"
    voids: bool = False
    unwon: bool = False
    shift: Shift = "none"
    heir: PlayerId | None = None


def foretell(game: Game, wanted: Wanted) -> Foretold:
    """Return what a command would do to a game; in the lobby that is never much."""
    if game.phase.kind == "lobby":
        return Foretold()
    if isinstance(wanted, RemoveClue):
        return Foretold("silent" if falls_silent(game, wanted) else "lowest")
    if isinstance(wanted, EndGame):
        return Foretold()
    leaver = wanted.player
    return Foretold(
        farewell(game, leaver),
        breaks_off(game, leaver),
        breaks_game_off(game, leaver),
        shift(game, leaver),
        heir(game, leaver),
    )


def question(game: Game, wanted: Wanted) -> AsSaid:
    """Return what is asked, until it would be refused, or asked in other words."""
    return AsSaid.of(game, lambda now: refusal(now, wanted) is None and _said(now, wanted))


def _said(game: Game, wanted: Wanted) -> object:
    """Return what the words of a question depend on; a clue's is about one phase of its round."""
    lobby, foretold = game.phase.kind == "lobby", foretell(game, wanted)
    match wanted:
        case EndGame(actor):
            return lobby, view_for(game, actor).last_round
        case RemoveClue():
            return lobby, foretold, game.round, game.phase.kind
        case Kick(actor, leaver) | Leave(actor as leaver):
            return lobby, foretold, left_on_board(view_for(game, actor), leaver)
