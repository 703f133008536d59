"""The menu of the table, as somebody has it open: until when what it says and offers is so."""

from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.ui.as_said import AsSaid
from bot.ui.presenters.people import find

MENU = "menu"
"""The kind of an answer that is the menu."""


def table_menu(game: Game, reader: PlayerId) -> AsSaid:
    """Return the menu as it is for somebody in a game.

    It is not about the phase: a press on what has changed with that shows the menu anew.
    """
    return AsSaid.of(game, lambda now: _said(now, reader))


def _said(game: Game, reader: PlayerId) -> object:
    """Name the host, and say whether it is about a lobby or a seat."""
    own, stage = find(view_for(game, reader), reader), game.phase.kind
    waits = None if own is None else own.waiting
    return stage if stage in ("lobby", "finished") else "played", game.host, waits
