"""Which messages that are there an action leaves behind: hands are closed, reminders taken back.

They are edited or deleted, never sent: of a message that never came nothing has to be ended. A
hand takes one edit when it turns into the board that is voted on, and one when its round is over.
"""

from collections.abc import Iterator

from bot.engine.model import Game
from bot.engine.projection import own_vote, view_for
from bot.service.invalidation import DRAWN, LAST, persons, reminder
from bot.service.ports import MessageKey
from bot.service.purposes import DIRECT


def superseded_messages(before: Game | None, after: Game) -> tuple[MessageKey, ...]:
    """Return the messages that, if they are there, must show what one action made of ``before``."""
    return () if before is None else tuple(dict.fromkeys(_superseded(before, after)))


def _superseded(before: Game, after: Game) -> Iterator[MessageKey]:
    moved = (before.round, before.phase.kind) != (after.round, after.phase.kind)
    awaited_before, awaited_now = view_for(before, None).awaited, view_for(after, None).awaited
    until_another = before.deadline not in (None, after.deadline)  # or in a pause
    if awaited_before and (moved or not awaited_now or until_another):
        yield from (reminder(before, why) for why in ("", DRAWN, LAST))
    if moved:
        yield from _ended(before)
        return
    for player in set(persons(before)) - set(persons(after)):  # they have left
        yield from (MessageKey(before.id, before.round, purpose, player) for purpose in DIRECT)
    corrected = view_for(before, None).clue != view_for(after, None).clue
    if before.phase.kind == "submitting" and corrected:
        yield from _ended(before)
    if before.phase.kind == "voting":
        postponed = _until(before) != _until(after) and None not in (_until(before), _until(after))
        for player in persons(after):
            if postponed or own_vote(before, player) != own_vote(after, player):
                yield MessageKey(after.id, after.round, "hand", player)


def _ended(before: Game) -> Iterator[MessageKey]:
    """Yield the hands of a phase that is over, of each player the newest of the round.

    They are also what a corrected clue is read on (B2).
    """
    storyteller = view_for(before, None).storyteller
    for player in persons(before):
        if before.phase.kind == "storytelling":
            yield MessageKey(before.id, before.round, "tell", player)
        elif before.phase.kind in ("submitting", "voting"):
            gives = player != storyteller or before.settings.ruleset.givers == "everybody"
            yield MessageKey(before.id, before.round, "hand" if gives else "tell", player)


def _until(game: Game) -> float | None:
    """Return the deadline of a vote; the seconds for corrections are not worth an edit."""
    return None if view_for(game, None).closing else game.deadline
