"""What is said to somebody who has left: until when it is true how they come back."""

from dataclasses import dataclass
from typing import Self

from bot.engine.ids import PlayerId
from bot.engine.leaving import Return, may_return
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.ui.presenters.people import find

LEFT = "left"
"""The kind of the answer to who leaves a game that goes on."""


@dataclass(frozen=True, slots=True)
class WayBack:
    """Whether somebody who has left may come back, and what their leaving has the game lack."""

    leaver: PlayerId
    back: Return
    lacking: object

    @classmethod
    def of(cls, game: Game, leaver: PlayerId) -> Self:
        """Return the way back into a game as it is."""
        return cls(leaver, may_return(game, leaver), view_for(game, None).shortage)

    def is_past(self, game: Game) -> bool:
        """Say whether they are back, or it is otherwise by now; that it will end soon is not."""
        view = view_for(game, None)
        if game.phase.kind == "finished" or find(view, self.leaver) is not None:
            return True
        now = may_return(game, self.leaver)
        same = now == self.back or (self.back, now) == ("yes", "soon")
        return not same or view.shortage != self.lacking
