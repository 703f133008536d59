"""What the rules allow; ``decide`` and ``can`` ask the same guards.

A guard raises a RuleViolation or returns nothing. Commands of the service's loops have none: they
do nothing where they do not apply.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.engine import commands as c
from bot.engine import round_guards
from bot.engine.clock import phase_seconds
from bot.engine.errors import PhaseError, SeatError, SettingsError
from bot.engine.ids import PlayerId
from bot.engine.joining import check_late_join
from bot.engine.model import Game, Submitting, Voting
from bot.engine.options import check_ruleset
from bot.engine.ruleset import cards_needed
from bot.engine.seating import seat_of
from bot.engine.settings import GameSettings

MORE_TIME: Final = (1, 86_400)
"""Least and greatest number of seconds by which a deadline is moved."""
PACE_LIMITS: Final = (1, 604_800)
"""Least and greatest number of seconds of a phase."""


def check(game: Game, command: c.Command) -> None:
    """Raise a RuleViolation if the command is not allowed now."""
    guard = _GUARDS.get(type(command))
    if guard is None:
        return
    if game.phase.kind == "finished":
        raise PhaseError("game-over")
    guard(game, command)


# Who


def check_host(game: Game, command: Any) -> None:
    """Allow the host and moderators."""
    if command.actor != game.host and not command.moderator:
        raise SeatError("not-host")


def _check_known(game: Game, player: PlayerId, code: str) -> None:
    if seat_of(game, player) is None and all(n.player != player for n in game.waiting):
        raise SeatError(code)


def _check_lobby(game: Game) -> None:
    if game.phase.kind != "lobby":
        raise PhaseError("already-started")


def _check_started(game: Game) -> None:
    if game.phase.kind == "lobby":
        raise PhaseError("not-started")


# Lobby


def _join(game: Game, command: c.Join) -> None:
    if seat_of(game, command.player) is not None or any(
        newcomer.player == command.player for newcomer in game.waiting
    ):
        raise SeatError("already-seated")
    if game.phase.kind != "lobby":
        check_late_join(game, command.team)
        return
    maximum = game.settings.ruleset.max_players
    if len(game.chairs) >= maximum:
        raise SeatError("table-full", maximum=maximum)
    if game.settings.ruleset.pairs and command.team is not None:
        _check_team(game, command.team)


def _leave(game: Game, command: c.Leave) -> None:
    _check_known(game, command.player, "not-seated")


def _pick_team(game: Game, command: c.PickTeam) -> None:
    _check_lobby(game)
    seat = seat_of(game, command.player)
    if seat is None:
        raise SeatError("not-seated")
    if not game.settings.ruleset.pairs:
        raise SettingsError("no-teams")
    if command.team is not None and game.chairs[seat].team != command.team:
        _check_team(game, command.team)


def _check_team(game: Game, team: int) -> None:
    maximum = game.settings.ruleset.max_players // 2
    if not 0 <= team < maximum:
        raise SeatError("no-such-team", maximum=maximum)
    if sum(chair.team == team for chair in game.chairs) > 1:
        raise SeatError("team-full")


def _configure(game: Game, command: c.Configure) -> None:
    check_host(game, command)
    _check_lobby(game)
    check_settings(command.settings)


def check_settings(settings: GameSettings) -> None:
    """Raise SettingsError if a game cannot be played with them."""
    check_ruleset(settings.ruleset)
    if not settings.decks:
        raise SettingsError("no-deck")
    pace, (minimum, maximum) = settings.pace, PACE_LIMITS
    for seconds in (pace.storytelling, pace.submitting, pace.voting, pace.pause):
        if seconds is not None and not minimum <= seconds <= maximum:
            raise SettingsError("setting-range", field="pace", minimum=minimum, maximum=maximum)


def _start_game(game: Game, command: c.StartGame) -> None:
    check_host(game, command)
    _check_lobby(game)
    ruleset, players = game.settings.ruleset, len(game.chairs)
    if players < ruleset.min_players:
        raise SettingsError("too-few-players", minimum=ruleset.min_players, players=players)
    if players > ruleset.max_players:
        raise SettingsError("too-many-players", maximum=ruleset.max_players, players=players)
    if ruleset.pairs and players % 2:
        raise SettingsError("odd-players", players=players)
    needed, have = cards_needed(ruleset, players), len(set(command.cards))
    if have < needed:
        raise SettingsError("deck-too-small", needed=needed, have=have)


# Host and moderators


def _kick(game: Game, command: c.Kick) -> None:
    check_host(game, command)
    _check_known(game, command.player, "player-unknown")


def _started_by_host(game: Game, command: c.Skip | c.Pause | c.Resume) -> None:
    check_host(game, command)
    _check_started(game)


def _remove_clue(game: Game, command: c.RemoveClue) -> None:
    check_host(game, command)
    if not isinstance(game.phase, Submitting | Voting):
        raise PhaseError("no-clue")


def _more_time(game: Game, command: c.MoreTime) -> None:
    check_host(game, command)
    _check_started(game)
    minimum, maximum = MORE_TIME
    if not minimum <= command.seconds <= maximum:
        raise SettingsError("setting-range", field="seconds", minimum=minimum, maximum=maximum)
    phase, limits = game.phase, (game.deadline, game.remaining)
    if isinstance(phase, Voting) and phase.closing:
        limits = (
            phase.suspended_deadline,
        )  # all ballots are in: the correction time is not made longer
    if all(limit is None for limit in limits):
        # Its message is on the way: the clock starts with that (service.delivery).
        coming = phase_seconds(game) is not None
        raise PhaseError("deadline-to-come" if coming else "no-deadline")


def _pass_host(game: Game, command: c.PassHost) -> None:
    check_host(game, command)
    if seat_of(game, command.player) is None:
        raise SeatError("player-unknown")


_GUARDS: dict[type[Any], Callable[[Game, Any], None]] = {
    **round_guards.GUARDS,
    c.Join: _join,
    c.Leave: _leave,
    c.PickTeam: _pick_team,
    c.Configure: _configure,
    c.StartGame: _start_game,
    c.Kick: _kick,
    c.Skip: _started_by_host,
    c.RemoveClue: _remove_clue,
    c.MoreTime: _more_time,
    c.Pause: _started_by_host,
    c.Resume: _started_by_host,
    c.PassHost: _pass_host,
    c.EndGame: check_host,
}
