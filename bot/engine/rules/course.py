"""Going on: by a player after a round, by the host at any time, or because time is up."""

from bot.engine import rounds
from bot.engine.chance import Chance
from bot.engine.commands import Abandon, EndGame, ExpirePhase, HideCard, NextRound, RemoveClue, Skip
from bot.engine.ending import end_game as game_ended
from bot.engine.errors import CardError, PhaseError, SeatError
from bot.engine.events import Events, RoundVoided
from bot.engine.hiding import hide, is_in_game
from bot.engine.model import EndReason, Game, Scored, Submitting, Voting
from bot.engine.rules.who import check_host, check_started, playing_seat


def next_round(game: Game, command: NextRound, chance: Chance) -> Events:
    """End the pause at once."""
    playing_seat(game, command.player)
    if not isinstance(game.phase, Scored):
        raise PhaseError("not-scored")
    return rounds.begin_next_round(game, chance)


def skip(game: Game, command: Skip, chance: Chance) -> Events:
    """Do what the deadline would do (L3); who is there to ask for it lets no table rest (C3)."""
    check_host(game, command)
    check_started(game)
    if isinstance(game.phase, Scored):
        return rounds.begin_next_round(game, chance)
    return rounds.expire_phase(game, chance)


def remove_clue(game: Game, command: RemoveClue) -> Events:
    """Void the round because of its clue (L5)."""
    check_host(game, command)
    if not isinstance(game.phase, Submitting | Voting):
        raise PhaseError("no-clue")
    return (RoundVoided("clue-removed"),)


def hide_card(game: Game, command: HideCard) -> Events:
    """Take a card out of the game, and with it the round that it is played in (M1)."""
    if not command.moderator:
        raise SeatError("not-moderator")
    check_started(game)
    if command.card in game.hidden:
        return ()
    if not is_in_game(game, command.card):
        raise CardError("no-such-card")
    return hide(game, command.card)


def end_game(game: Game, command: EndGame, chance: Chance) -> Events:
    """End the game with the standings as they are; if it is played out, it is won (E3)."""
    check_host(game, command)
    if rounds.is_played_out(game):
        return rounds.begin_next_round(game, chance)
    return _end_now(game, "ended")


def abandon(game: Game, command: Abandon) -> Events:
    """End a game that nobody plays any more; nothing if it is over."""
    return () if game.phase.kind == "finished" else _end_now(game, command.reason)


def expire_phase(game: Game, command: ExpirePhase, chance: Chance) -> Events:
    """Do what the deadline does, if it is still the current one (L3)."""
    current = (game.round, game.phase.kind, game.deadline)
    if (command.round, command.phase, command.deadline) != current:
        return ()
    return rounds.expire_phase(game, chance)


def _end_now(game: Game, reason: EndReason) -> Events:
    """End the game; the round that is being played is void."""
    if game.phase.kind in {"storytelling", "submitting", "voting"}:
        return (RoundVoided("ended"), game_ended(game, reason))
    return (game_ended(game, reason),)
