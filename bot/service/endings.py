"""Which messages that are there an action leaves behind: hands are closed, reminders taken back.

They are edited or deleted, never sent: of a message that never came nothing has to be ended. A
hand takes one edit when it turns into the board that is voted on, one when its round is over, one
when its reader, for whom nobody waited, is back, and one each time that the clock is stopped, let
run or moved; where the game ends in the pause after the round, one more says so. Who was sent none
in the last round reads of the end in the newest one before it, which may be the greeting; so does
who is taken off the table of that, and who leaves before they were sent a hand of having left.
"""

from collections.abc import Iterable, Iterator

from bot.engine.computers import is_computer
from bot.engine.events import Event, NewcomerJoined, PlayerJoined, PlayerLeft
from bot.engine.ids import PlayerId
from bot.engine.liking import liked_round
from bot.engine.model import Game
from bot.engine.projection import own_hands, own_vote, view_for
from bot.service.invalidation import DRAWN, LAST, has_told, persons, reminder
from bot.service.ports import MessageKey
from bot.service.purposes import DIRECT


def superseded_messages(before: Game | None, after: Game) -> tuple[MessageKey, ...]:
    """Return the messages that, if they are there, must show what one action made of ``before``."""
    return () if before is None else tuple(dict.fromkeys(_superseded(before, after)))


def ends_now(before: Game | None, after: Game) -> bool:
    """Say whether a game, or a lobby, is over with this action."""
    was_over = before is None or before.phase.kind == "finished"
    return not was_over and after.phase.kind == "finished"


def taken_off(before: Game | None, events: Iterable[Event]) -> set[PlayerId]:
    """Return whom somebody has just taken off the table, or while they waited for a seat."""
    if before is None:
        return set()
    kicked = {event.player for event in events if isinstance(event, PlayerLeft) and event.kicked}
    return {player for player in kicked if not is_computer(before, player)}


def gone(events: Iterable[Event]) -> set[PlayerId]:
    """Return who has just left, or was taken off the table."""
    return {event.player for event in events if isinstance(event, PlayerLeft)}


def newcomers(before: Game | None) -> set[PlayerId]:
    """Return the people who wait for a seat."""
    waiting = () if before is None else before.waiting
    return {newcomer.player for newcomer in waiting if newcomer.computer is None}


def last_left(events: Iterable[Event], player: PlayerId) -> PlayerLeft | None:
    """Return how somebody left, by the events of a game's log; None of who did not, or is back."""
    left = None
    for event in events:
        match event:
            case PlayerLeft(who) if who == player:
                left = event
            case PlayerJoined(who) if who == player:
                left = None
            case NewcomerJoined(newcomer) if newcomer.player == player:
                left = None
            case _:
                pass
    return left


def _superseded(before: Game, after: Game) -> Iterator[MessageKey]:
    moved = (before.round, before.phase.kind) != (after.round, after.phase.kind)
    awaited_before, awaited_now = view_for(before, None).awaited, view_for(after, None).awaited
    until_another = before.deadline not in (None, after.deadline)  # or in a pause
    if awaited_before and (moved or not awaited_now or until_another):
        yield from (reminder(before, why) for why in ("", DRAWN, LAST))
    liked = liked_round(before)
    if liked not in (None, liked_round(after)):
        yield MessageKey(before.id, liked, "reveal")  # no star can be given there any more
    if moved:
        if before.phase.kind != "scored" or after.phase.kind == "finished":
            yield from _newest(before)
    else:
        yield from _within(before, after)


def _within(before: Game, after: Game) -> Iterator[MessageKey]:
    """Yield the direct messages that change while their phase goes on."""
    for player in set(persons(before)) - set(persons(after)):  # they have left
        yield from (MessageKey(before.id, before.round, purpose, player) for purpose in DIRECT)
    corrected = view_for(before, None).clue != view_for(after, None).clue
    if before.phase.kind == "submitting" and corrected:
        yield from _newest(before)
    for player in persons(after) if before.phase.kind == "submitting" else ():
        if has_told(after, player) and own_hands(before, player) != own_hands(after, player):
            yield from _since_the_clue(after, player)
    if after.phase.kind != "scored":
        changed, back = _shows_another_clock(before, after), _away(before) - _away(after)
        yield from (key for key in _newest(after) if changed or key.viewer in back)
    if before.phase.kind == "voting":
        for player in persons(after):
            if own_vote(before, player) != own_vote(after, player):
                yield MessageKey(after.id, after.round, "hand", player)


def _newest(game: Game) -> Iterator[MessageKey]:
    """Yield of each player the newest hand of the round, which its phase is, or was, played on.

    It is also what a corrected clue is read on (B2), and what the clock is.
    """
    phase = game.phase.kind
    for player in persons(game):
        if phase == "storytelling" or (phase == "scored" and not _clue_came(game)):
            yield MessageKey(game.id, game.round, "tell", player)
        elif phase in ("submitting", "voting", "scored"):
            yield from _since_the_clue(game, player)


def _since_the_clue(game: Game, player: PlayerId) -> Iterator[MessageKey]:
    """Yield what a player may have been sent last, once there is a clue.

    Who tells was sent no hand to give from, except in teams by a partner's leaving (T4): they give
    for the one who has left, or have taken over the turn.
    """
    told = has_told(game, player)
    if told:
        yield MessageKey(game.id, game.round, "tell", player)
    if not told or game.settings.ruleset.pairs:
        yield MessageKey(game.id, game.round, "hand", player)


def _clue_came(scored: Game) -> bool:
    """Say whether there was a clue in a round that is over, and so the hands came to give from."""
    view = view_for(scored, None)
    removed = view.reveal is not None and view.reveal.void_reason == "clue-removed"
    return view.clue is not None or removed


def _shows_another_clock(before: Game, after: Game) -> bool:
    """Say whether hands show a clock that was stopped since, or let run, or has another end.

    Its start is foreseen in them; that voting begins to close is not worth an edit. That it does
    so no more is: who voted last, or since then, would read for as long as it lasts that it closes.
    """
    if _stopped(before) != _stopped(after):
        return True
    closing, still = view_for(before, None).closing, view_for(after, None).closing
    if closing != still:
        return closing
    return None not in (before.deadline, after.deadline) and before.deadline != after.deadline


def _away(game: Game) -> set[PlayerId]:
    """Return who reads in their hand that nobody waits for them (L3)."""
    return {player.id for player in view_for(game, None).players if player.away}


def _stopped(game: Game) -> object:
    """Return what hands say of a clock that is stopped: by what, and who may let it run."""
    return (game.resting, game.host) if game.paused else None
