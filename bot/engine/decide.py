"""From a command to events: intent in, facts out; nothing is stored or sent here."""

from collections.abc import Callable
from functools import reduce
from typing import Any

from bot.engine import clock
from bot.engine import commands as c
from bot.engine import events as e
from bot.engine.chance import Chance
from bot.engine.clues import clean_clue
from bot.engine.errors import RuleViolation
from bot.engine.evolve import evolve
from bot.engine.guards import check, check_settings
from bot.engine.ids import GameId, PlayerId
from bot.engine.joining import free_rabbit, newcomer
from bot.engine.model import Ballot, Game, Storytelling, Submitting, Voting
from bot.engine.pending import ballot_of, given_for, pending_of
from bot.engine.round_guards import cards_to_take_back, telling_seat
from bot.engine.rounds import end_game, expire_phase, next_round, settle
from bot.engine.seating import player_of, present_seats, seat_of
from bot.engine.settings import GameSettings
from bot.engine.starting import start_game

Events = tuple[e.Event, ...]


def open_game(
    id: GameId,
    host: PlayerId,
    host_name: str,
    settings: GameSettings,
    now: float,
) -> Events:
    """Open a lobby in which the host sits; raises SettingsError as *configure* does."""
    check_settings(settings)
    return (e.GameOpened(id, host, host_name, settings, now),)


def decide(game: Game, command: c.Command, *, chance: Chance, now: float) -> Events:
    """Return what the command makes happen, with everything that follows from it at once.

    ``now`` is in seconds since the epoch. A command that changes nothing (a clock started twice, a
    deadline that is no longer current, a token that lies there already) gives no events. Raises a
    RuleViolation if the rules do not allow it.
    """
    check(game, command)
    events = (*_returned(game, command), *_HANDLERS[type(command)](game, command, chance, now))
    if not events:
        return ()
    after = reduce(evolve, events, game)
    while more := settle(after, chance, now):
        events += more
        after = reduce(evolve, more, after)
    return events


def can(game: Game, command: c.Command) -> bool:
    """Return whether ``decide`` would take the command now."""
    try:
        check(game, command)
    except RuleViolation:
        return False
    return True


def _returned(game: Game, command: c.Command) -> Events:
    """Welcome back whoever had missed a deadline and does something now (L3)."""
    player: PlayerId | None = getattr(command, "actor", None) or getattr(command, "player", None)
    if player is None or isinstance(command, c.Leave):
        return ()
    seat = seat_of(game, player)
    return () if seat is None or not game.chairs[seat].misses else (e.PlayerReturned(player),)


# Lobby and seats


def _join(game: Game, command: c.Join, _chance: Chance, _now: float) -> Events:
    if game.phase.kind == "lobby":
        team = command.team if game.settings.ruleset.pairs else None
        return (e.PlayerJoined(command.player, command.name, free_rabbit(game), team),)
    return (e.NewcomerJoined(newcomer(game, command.player, command.name, command.team)),)


def _leave(game: Game, command: c.Leave, _chance: Chance, _now: float) -> Events:
    return _left(game, command.player, kicked=False)


def _kick(game: Game, command: c.Kick, _chance: Chance, _now: float) -> Events:
    return _left(game, command.player, kicked=command.actor != command.player)


def _left(game: Game, player: PlayerId, *, kicked: bool) -> Events:
    """Let somebody go; a storyteller who leaves before the table is laid voids the round (L1)."""
    events: list[e.Event] = [e.PlayerLeft(player, kicked)]
    phase = game.phase
    teller = phase.storyteller if isinstance(phase, Storytelling | Submitting) else None
    if teller is not None and player_of(game, teller) == player:
        events.append(e.RoundVoided("storyteller-left"))
    heir = _next_host(game, player)
    if player == game.host and heir is not None:
        events.append(e.HostPassed(heir))
    return tuple(events)


def _next_host(game: Game, leaver: PlayerId) -> PlayerId | None:
    """Return who becomes host: the nearest to the left, somebody who is not away if possible."""
    own = seat_of(game, leaver) or 0
    seats = present_seats(game)
    left = [s for s in seats if s > own] + [s for s in seats if s < own]
    heirs = [game.chairs[seat] for seat in left if game.chairs[seat].player != leaver]
    heirs.sort(key=lambda chair: chair.away)
    return next((p.player for p in (*heirs, *game.waiting) if p.player != leaver), None)


def _pick_team(game: Game, command: c.PickTeam, _chance: Chance, _now: float) -> Events:
    seat = seat_of(game, command.player)
    if seat is None or game.chairs[seat].team == command.team:
        return ()
    return (e.TeamPicked(command.player, command.team),)


def _configure(game: Game, command: c.Configure, _chance: Chance, _now: float) -> Events:
    return () if game.settings == command.settings else (e.Configured(command.settings),)


def _start_game(game: Game, command: c.StartGame, chance: Chance, _now: float) -> Events:
    return start_game(game, command, chance)


def _pass_host(game: Game, command: c.PassHost, _chance: Chance, _now: float) -> Events:
    return () if command.player == game.host else (e.HostPassed(command.player),)


# A round


def _give_clue(game: Game, command: c.GiveClue, _chance: Chance, _now: float) -> Events:
    phase = game.phase
    assert isinstance(phase, Storytelling)  # noqa: S101 - the guard has seen to it
    seat = telling_seat(game, phase, command)
    text = clean_clue(command.text, may_be_empty=command.clip is not None)
    return (
        e.ClueGiven(command.player, seat, text, command.clip, command.card, command.partner_card),
    )


def _give_card(game: Game, command: c.GiveCard, _chance: Chance, _now: float) -> Events:
    phase = game.phase
    assert isinstance(phase, Submitting)  # noqa: S101 - the guard has seen to it
    due = pending_of(game, phase, command.player)
    assert due is not None  # noqa: S101 - the guard has seen to it
    given = given_for(phase, due)
    if any(g.card == command.card for g in given):
        return ()
    seat = next(s for s in due.seats if command.card in game.chairs[s].hand)
    instead = given[0].card if len(given) >= due.cards else None
    return (e.CardGiven(command.player, seat, command.card, instead),)


def _take_back(game: Game, command: c.TakeBack, _chance: Chance, _now: float) -> Events:
    phase = game.phase
    assert isinstance(phase, Submitting)  # noqa: S101 - the guard has seen to it
    if command.card is not None:
        return (e.CardsTakenBack(command.player, (command.card,)),)
    return (e.CardsTakenBack(command.player, cards_to_take_back(game, phase, command.player)),)


def _ballot(game: Game, player: PlayerId) -> tuple[Voting, Ballot]:
    phase = game.phase
    assert isinstance(phase, Voting)  # noqa: S101 - the guard has seen to it
    ballot = ballot_of(phase, player)
    assert ballot is not None  # noqa: S101 - the guard has seen to it
    return phase, ballot


def _place_token(game: Game, command: c.PlaceToken, _chance: Chance, _now: float) -> Events:
    phase, ballot = _ballot(game, command.player)
    if phase.tokens == 1:
        if ballot.tokens == (command.number,):
            return ()
        return (e.BallotChanged(command.player, (command.number,), done=True),)
    tokens = (*ballot.tokens, command.number)
    return (e.BallotChanged(command.player, tokens, done=len(tokens) == phase.tokens),)


def _remove_token(game: Game, command: c.RemoveToken, _chance: Chance, _now: float) -> Events:
    _, ballot = _ballot(game, command.player)
    tokens = tuple(number for number in ballot.tokens if number != command.number)
    return (e.BallotChanged(command.player, tokens, done=False),)


def _finish_ballot(game: Game, command: c.FinishBallot, _chance: Chance, _now: float) -> Events:
    _, ballot = _ballot(game, command.player)
    if ballot.done:
        return ()
    return (e.BallotChanged(command.player, ballot.tokens, done=True),)


def _place_red(game: Game, command: c.PlaceRed, _chance: Chance, _now: float) -> Events:
    if isinstance(game.phase, Voting) and game.phase.red == command.number:
        return ()
    return (e.RedPlaced(command.player, command.number),)


def _next_round(game: Game, _command: c.NextRound, chance: Chance, _now: float) -> Events:
    return next_round(game, chance)


# Host and moderators


def _skip(game: Game, _command: c.Skip, chance: Chance, _now: float) -> Events:
    return expire_phase(game, chance)


def _remove_clue(_game: Game, _command: c.RemoveClue, _chance: Chance, _now: float) -> Events:
    return (e.RoundVoided("clue-removed"),)


def _end_game(game: Game, _command: c.EndGame, _chance: Chance, _now: float) -> Events:
    return _ended_now(game, "ended")


def _ended_now(game: Game, reason: Any) -> Events:
    """End the game; the round that is being played is void."""
    if game.phase.kind in {"storytelling", "submitting", "voting"}:
        return (e.RoundVoided("ended"), end_game(game, reason))
    return (end_game(game, reason),)


def _more_time(game: Game, command: c.MoreTime, _chance: Chance, _now: float) -> Events:
    return clock.move_deadline(game, command.seconds)


def _pause(game: Game, _command: c.Pause, _chance: Chance, now: float) -> Events:
    return () if game.paused else clock.pause_clock(game, now)


def _resume(game: Game, _command: c.Resume, _chance: Chance, now: float) -> Events:
    return clock.resume_clock(game, now) if game.paused else ()


# The service's loops


def _start_clock(game: Game, command: c.StartClock, _chance: Chance, now: float) -> Events:
    if (command.round, command.phase) != (game.round, game.phase.kind):
        return ()
    return clock.start_clock(game, now)


def _expire_phase(game: Game, command: c.ExpirePhase, chance: Chance, _now: float) -> Events:
    current = (game.round, game.phase.kind, game.deadline)
    if (command.round, command.phase, command.deadline) != current:
        return ()
    return expire_phase(game, chance)


def _shift_deadline(game: Game, command: c.ShiftDeadline, _chance: Chance, _now: float) -> Events:
    return () if game.deadline is None else clock.move_deadline(game, command.seconds)


def _abandon(game: Game, command: c.Abandon, _chance: Chance, _now: float) -> Events:
    return () if game.phase.kind == "finished" else _ended_now(game, command.reason)


_HANDLERS: dict[type[Any], Callable[[Game, Any, Chance, float], Events]] = {
    c.Join: _join,
    c.Leave: _leave,
    c.PickTeam: _pick_team,
    c.GiveClue: _give_clue,
    c.GiveCard: _give_card,
    c.TakeBack: _take_back,
    c.PlaceToken: _place_token,
    c.RemoveToken: _remove_token,
    c.PlaceRed: _place_red,
    c.FinishBallot: _finish_ballot,
    c.NextRound: _next_round,
    c.Configure: _configure,
    c.StartGame: _start_game,
    c.Kick: _kick,
    c.Skip: _skip,
    c.RemoveClue: _remove_clue,
    c.MoreTime: _more_time,
    c.Pause: _pause,
    c.Resume: _resume,
    c.PassHost: _pass_host,
    c.EndGame: _end_game,
    c.StartClock: _start_clock,
    c.ExpirePhase: _expire_phase,
    c.ShiftDeadline: _shift_deadline,
    c.Abandon: _abandon,
}
