"""Which messages an accepted action makes out of date.

The list is short on purpose: per round of n players it costs n + 4 requests (n hands, the turn and
its clue, the board, the reveal), and one more where the storyteller gives a card as the others do
and is asked for the clue before; everything else is an edit of a message that is there already.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.ids import PlayerId
from bot.engine.legal import clue_refusal
from bot.engine.model import Finished, Game
from bot.engine.projection import cards_to_give, own_hands, view_for
from bot.engine.views import GameView
from bot.service.ports import MessageKey
from bot.service.purposes import ASKING, CURRENT, TRAITS


def current_message(game: Game) -> MessageKey:
    """Return the public message of the present phase."""
    purpose = CURRENT[game.phase.kind]
    return MessageKey(game.id, 0 if TRAITS[purpose].of_whole_game else game.round, purpose)


UNTIL = "@"
"""Begins the word for the deadline in the key of a reminder."""
LAST = "last"
"""The word in the key of the reminder that the time is nearly over."""
DRAWN = "drawn"
"""That in the key of the one that calls whom the lot made storyteller, before a clock runs."""


def reminder(game: Game, why: str = "") -> MessageKey:
    """Return the message that pings who is awaited; ``why`` and the storyteller tell several apart.

    Its detail begins with the phase and the deadline, after which it has lost its point.
    """
    until = "" if why == DRAWN else until_when(game)
    detail = [game.phase.kind, until, why or str(_teller(game) or "")]
    return MessageKey(game.id, game.round, "remind", None, " ".join(filter(None, detail)))


def until_when(game: Game) -> str:
    """Return the deadline as a reminder's key names it, to the second; empty without one."""
    return "" if game.deadline is None else f"{UNTIL}{game.deadline:.0f}"


def invalidated_messages(before: Game | None, after: Game) -> tuple[MessageKey, ...]:
    """Return the messages that must show ``after``, which one action made of ``before``."""
    return tuple(dict.fromkeys(_invalidated(before, after)))


def is_progress(before: Game, after: Game) -> bool:
    """Say whether all that the public message has to tell is who is not awaited any more."""
    return before.deadline == after.deadline and _fewer_awaited(before, view_for(after, None))


def begins_to_close(before: Game, after: Game) -> bool:
    """Say whether all that it has to tell is that the last vote came, after which a clock runs."""
    earlier, later = view_for(before, None), view_for(after, None)
    closes = later.closing and not earlier.closing and after.deadline is not None
    return closes and _fewer_awaited(before, replace(later, closing=False))


def _fewer_awaited(before: Game, later: GameView) -> bool:
    earlier = view_for(before, None)
    if (earlier.round, earlier.phase) != (later.round, later.phase):
        return False
    *others, awaited = _visible(earlier)
    *same, still = _visible(later)
    return others == same and still < awaited


def _invalidated(before: Game | None, after: Game) -> Iterator[MessageKey]:
    if before is None:
        yield current_message(after)
        yield from _direct(after)  # a game may be dealt as it is opened
        return
    if (before.round, before.phase.kind) == (after.round, after.phase.kind):
        yield from _within(before, after)
        return
    if before.phase.kind != "finished":
        yield current_message(before)  # says that its time is over
    yield from _removed(before, after)
    # A round that ended with its game has nothing to reveal: the last message says why it ended.
    if isinstance(after.phase, Finished) and after.phase.last is not None:
        void = after.phase.last.void
        told = void == "ended" or (void == "too-few" and after.phase.reason == void)
        if not told:
            yield MessageKey(after.id, after.round, "reveal")
    yield current_message(after)
    yield from _direct(after)


def _within(before: Game, after: Game) -> Iterator[MessageKey]:
    """Yield the messages of a phase that goes on."""
    if _visible(view_for(before, None)) != _visible(view_for(after, None)):
        yield current_message(after)
    if None not in (before.deadline, after.deadline) and before.deadline != after.deadline:
        yield current_message(after)
    for player in persons(after):
        # Whoever has told is sent a hand only to give from it, for a partner who has left (T4).
        asked = not has_told(after, player) or cards_to_give(after, player)
        if asked and _hand(before, player) != _hand(after, player):
            yield MessageKey(after.id, after.round, ASKING[after.phase.kind], player)
    if after.phase.kind == "storytelling" and _teller(before) != _teller(after):
        # Drawn by lot: edits alone would call nobody. One who leaves the vote makes nobody late.
        yield reminder(after, DRAWN)


def _removed(before: Game, after: Game) -> Iterator[MessageKey]:
    """Yield what else in the channel shows a clue that a moderator removed: turn and file."""
    clue, reveal = view_for(before, None).clue, view_for(after, None).reveal
    if clue is None or reveal is None or reveal.void_reason != "clue-removed":
        return
    if clue.clip is not None:
        yield MessageKey(after.id, after.round, "clip")
    yield MessageKey(after.id, after.round, "turn")


def _direct(game: Game) -> Iterator[MessageKey]:
    """Yield the hands that a phase sends: to who may tell, then, with the clue, to who gives."""
    for player in persons(game):
        view = view_for(game, player)
        if asks_to_tell(view):
            yield MessageKey(game.id, game.round, "tell", player)
        if view.phase == "submitting" and view.hands and view.cards_to_give:
            yield MessageKey(game.id, game.round, "hand", player)


def asks_to_tell(view: GameView) -> bool:
    """Say whether a direct message asks a player for the clue, without cards if they are hidden.

    Where nobody sees their cards and anybody may tell (P2), the channel's message asks all at once.
    """
    if view.phase != "storytelling" or not view.may_tell:
        return False
    return bool(view.hands) or view.storyteller == view.viewer


def has_told(game: Game, player: PlayerId) -> bool:
    """Say whether a player tells in a round that has its clue, where the card comes with that."""
    told = game.phase.kind not in ("lobby", "storytelling") and player == _teller(game)
    return told and game.settings.ruleset.givers != "everybody"


def persons(game: Game) -> tuple[PlayerId, ...]:
    """Return who may get direct messages: whoever sits there and is a person."""
    players = view_for(game, None).players
    return tuple(p.id for p in players if not p.waiting and p.computer is None)


def _visible(view: GameView) -> tuple[*tuple[object, ...], frozenset[PlayerId]]:
    """Return what the public message depends on; the start of the clock is foreseen in it."""
    return (
        view.settings,
        view.host,
        view.players,
        view.storyteller,
        view.clue,
        view.closing,
        view.paused,
        view.resting,
        view.outcome,
        view.favourites,
        view.proposals,
        frozenset(view.awaited),
    )


def _hand(game: Game, player: PlayerId) -> object:
    """Return what a direct message depends on."""
    if game.phase.kind not in ("storytelling", "submitting"):
        return None
    hands = own_hands(game, player)
    if game.phase.kind == "submitting":
        return (hands, cards_to_give(game, player))
    if not hands and _teller(game) != player:
        return None
    return (hands, clue_refusal(game, player) is None, _teller(game))


def _teller(game: Game) -> PlayerId | None:
    return view_for(game, None).storyteller
