"""What is asked once more before it is done, and what is said that it would do to the game."""

from dataclasses import dataclass
from typing import Self

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


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked once more, and all that its words depend on."""

    wanted: Wanted
    said: object

    @classmethod
    def about(cls, game: Game, wanted: Wanted) -> Self:
        """Return the question as it is to be asked of a game."""
        return cls(wanted, _said(game, wanted))

    def is_past(self, game: Game) -> bool:
        """Say whether it would be refused by now, or is to be asked in other words."""
        return refusal(game, self.wanted) is not None or _said(game, self.wanted) != self.said


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
