"""The menu of the table, as somebody has it open: until when what it says and offers is so."""

from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.ui.as_said import AsSaid
from bot.ui.presenters.people import find, hosted

MENU = "menu"
"""The kind of an answer that is the menu."""


def table_menu(game: Game, reader: PlayerId) -> AsSaid:
    """Return the menu as it is for somebody in a game.

    It is not about the phase: a press on what has changed with that shows the menu anew.
    """
    return AsSaid.of(game, lambda now: _said(now, reader))


def _said(game: Game, reader: PlayerId) -> object:
    """Name the host, if there is one, and say whether it is about a lobby or a seat."""
    view, stage = view_for(game, reader), game.phase.kind
    own, host = find(view, reader), game.host if hosted(view) else None
    waits = None if own is None else own.waiting
    return stage if stage in ("lobby", "finished") else "played", host, waits
