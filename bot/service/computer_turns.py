"""Whose turn it is among computer players, and how long each takes; derived from the seed."""

from bot.engine.chance import Chance
from bot.engine.commands import CorrectClue
from bot.engine.computers import is_computer
from bot.engine.ids import PlayerId
from bot.engine.legal import refusal
from bot.engine.model import Game, Storytelling, Submitting, Voting
from bot.engine.pending import awaited
from bot.service.ports import StoredGame

PAUSES: dict[str, tuple[int, int]] = {
    "offer": (40, 60),
    "storytelling": (8, 20),
    "submitting": (4, 14),
    "voting": (5, 18),
}
"""Least and greatest number of seconds that a computer player takes; *offer*: for the first clue of
a game, for which people come first: they look at their cards and type."""
AFTER_ANOTHER, ALONE = 1, 3
"""Seconds: the least after another one of them; the greatest where nobody else is waited for."""
TO_CORRECT = 12
"""Seconds that a person who tells has at least before a computer player's card lies, after which
the clue stays as it is (B2): to see it among the messages, find a typo and type it anew."""
HURRIED = frozenset({"submitting", "voting"})
"""The phases in which those who are done have nothing else to do."""
BRISK = 60
"""Where people have no more seconds to vote, computer players give and vote in half the time."""


def next_computer(game: Game, seed: bytes) -> PlayerId | None:
    """Return the computer player who acts next; None if the game waits for none, or rests."""
    return min(_moves(game, seed), default=(0, None))[1]


def when_next(stored: StoredGame, game: Game, now: float) -> float | None:
    """Return when the next computer player acts in ``game``, which ``stored`` became at ``now``.

    All of them think at once: whoever comes next has thought as long as the one before.
    """
    moves = _moves(game, stored.seed)
    if not moves:
        return None
    due, before = now + min(moves)[0], stored.game
    if (before.round, before.phase.kind) == (game.round, game.phase.kind):
        thought, last = min(_moves(before, stored.seed), default=(0, None))
        if stored.computer_at is None or (thought, last) in moves:
            # Whose time runs already keeps it, so that a busy table holds nobody up.
            due = min(due, stored.computer_at or due)
        elif stored.computer_at <= now:
            due = now + min(
                pause if player == last else max(pause - thought, AFTER_ANOTHER)
                for pause, player in moves
            )
    hurried = game.phase.kind in HURRIED and len(moves) == len(awaited(game))
    hurried = hurried and not _may_be_corrected(game)
    return min(due, now + ALONE) if hurried else due


def _moves(game: Game, seed: bytes) -> list[tuple[int, PlayerId]]:
    """Return the computer players whom the game waits for, each with the seconds it takes."""
    if game.paused:
        return []
    return [(_pause(game, seed, p), p) for p in awaited(game) if is_computer(game, p)]


def _pause(game: Game, seed: bytes, player: PlayerId) -> int:
    phase = game.phase
    offered = isinstance(phase, Storytelling) and phase.storyteller is None
    least, most = PAUSES["offer" if offered else phase.kind]
    floor = TO_CORRECT if _is_of_person(game) else 0
    voting = game.settings.pace.voting
    if voting is not None and voting <= BRISK and not isinstance(phase, Storytelling):
        least, most, floor = least // 2, most // 2, floor // 2
    placed = 0
    if isinstance(phase, Voting):
        placed = sum(len(ballot.tokens) for ballot in phase.ballots if ballot.player == player)
    drawn = Chance(seed).choice(
        range(least, most + 1),
        round=game.round,
        purpose=f"pause/{phase.kind}/{player}",
        counter=placed,
    )
    return max(drawn, floor)


def _is_of_person(game: Game) -> bool:
    """Say whether cards are given to the clue of a person."""
    phase = game.phase
    return isinstance(phase, Submitting) and not is_computer(game, phase.clue.teller)


def _may_be_corrected(game: Game) -> bool:
    """Say whether a person may still put the clue into other words."""
    if not isinstance(game.phase, Submitting) or not _is_of_person(game):
        return False
    return refusal(game, CorrectClue(game.phase.clue.teller, "…")) is None
