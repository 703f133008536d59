"""Where an action comes from, and whether it comes too late."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.commands import Command
from bot.engine.errors import StaleAction
from bot.engine.model import Game
from bot.engine.settings import PhaseName
from bot.service.ports import MessageKey


@dataclass(frozen=True, slots=True)
class PhaseRef:
    """The round and phase that a button belongs to; others do not make it stale."""

    round: int
    phase: PhaseName


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an action comes from: at most one interaction is acted on once.

    ``answered`` is the key to which the answer belongs; if its message is ``message_id``, the
    answer itself is about to bring it up to date (``TableService.shown`` says that it has).
    """

    interaction_id: int | None = None
    phase_ref: PhaseRef | None = None
    answered: MessageKey | None = None
    message_id: int | None = None


SYSTEM = Origin()
CommandSource = Command | Callable[[Game], Command]
"""A command, or what makes one of the game as it is in the transaction."""


def check_phase_ref(game: Game, phase_ref: PhaseRef | None) -> None:
    """Raise StaleAction if a button belongs to another round or phase."""
    if phase_ref is None:
        return
    if game.phase.kind == "finished" and phase_ref.phase != "finished":
        raise StaleAction("game-over")
    if phase_ref.phase == "lobby" and game.phase.kind != "lobby":
        raise StaleAction("already-started")
    if phase_ref.round != game.round:
        raise StaleAction("stale-round", round=phase_ref.round)
    if phase_ref.phase != game.phase.kind:
        raise StaleAction("stale-phase")
