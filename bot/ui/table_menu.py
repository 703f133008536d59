"""The menu of the table, as somebody has it open: until when what it says and offers is so."""

from dataclasses import dataclass
from typing import Self

from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.ui.presenters.people import find

MENU = "menu"
"""The kind of an answer that is the menu."""


@dataclass(frozen=True, slots=True)
class TableMenu:
    """Somebody's menu, and all that it depends on.

    That is not the phase: a press on what has changed with that shows the menu anew.
    """

    reader: PlayerId
    said: object

    @classmethod
    def about(cls, game: Game, reader: PlayerId) -> Self:
        """Return the menu as it is for somebody in a game."""
        return cls(reader, _said(game, reader))

    def is_past(self, game: Game) -> bool:
        """Say whether it names another host, or is about a lobby or a seat that is no more."""
        return _said(game, self.reader) != self.said


def _said(game: Game, reader: PlayerId) -> object:
    own, stage = find(view_for(game, reader), reader), game.phase.kind
    waits = None if own is None else own.waiting
    return stage if stage in ("lobby", "finished") else "played", game.host, waits
