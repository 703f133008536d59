"""From a command to events: intent in, facts out; nothing is stored or sent here."""

from functools import reduce
from typing import assert_never

from bot.engine import commands as c
from bot.engine.chance import Chance
from bot.engine.clock import resume_clock
from bot.engine.computers import is_computer
from bot.engine.errors import PhaseError
from bot.engine.events import Events, GameOpened, PlayerReturned
from bot.engine.evolve import evolve
from bot.engine.giving_way import seat_for_who_is_alone, seats_of_their_own
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import FormerSeat, Game
from bot.engine.rounds import settle
from bot.engine.rules import (
    computers,
    course,
    giving,
    lobby,
    proposals,
    seats,
    stars,
    telling,
    time,
    voting,
)
from bot.engine.seating import seat_of
from bot.engine.settings import GameSettings


def open_game(
    id: GameId,
    host: PlayerId,
    host_name: str,
    settings: GameSettings,
    now: float,
    past_seats: tuple[FormerSeat, ...] = (),
) -> Events:
    """Open a lobby in which the host sits; raises SettingsError as *configure* does."""
    lobby.check_settings(settings)
    return (GameOpened(id, host, host_name, settings, now, past_seats),)


def decide(game: Game, command: c.Command, *, chance: Chance, now: float) -> Events:
    """Return what the command makes happen, with everything that follows from it at once.

    ``now`` is in seconds since the epoch. A command that changes nothing (a clock started twice, a
    deadline that is no longer current, a token that lies there already) gives no events. Raises a
    RuleViolation if the rules do not allow it.
    """
    events = (
        *_wake(game, command, now),
        *_welcome_back(game, command),
        *apply_rule(game, command, chance, now),
    )
    if not events:
        return ()
    after = reduce(evolve, events, game)
    while more := _following(after, chance, now):
        events += more
        after = reduce(evolve, more, after)
    return events


def _following(game: Game, chance: Chance, now: float) -> Events:
    seated = seat_for_who_is_alone(game) or seats_of_their_own(game)
    return seated or settle(game, chance, now) or proposals.carried(game, chance)


def apply_rule(  # noqa: C901, PLR0911, PLR0912 - one case per command
    game: Game, command: c.Command, chance: Chance, now: float
) -> Events:
    """Return the command's own events, without what follows from them; raise a RuleViolation."""
    if game.phase.kind == "finished" and not isinstance(command, c.LoopCommand | c.GiveStar):
        raise PhaseError("game-over")
    match command:
        case c.Join():
            return seats.join(game, command)
        case c.Leave():
            return seats.leave(game, command)
        case c.PickTeam():
            return lobby.pick_team(game, command)
        case c.PickRabbit():
            return lobby.pick_rabbit(game, command)
        case c.PickSeat():
            return lobby.pick_seat(game, command)
        case c.GiveClue():
            return telling.give_clue(game, command)
        case c.CorrectClue():
            return telling.correct_clue(game, command)
        case c.GiveCard():
            return giving.give_card(game, command)
        case c.TakeBack():
            return giving.take_back(game, command)
        case c.PlaceToken():
            return voting.place_token(game, command)
        case c.RemoveToken():
            return voting.remove_token(game, command)
        case c.PlaceRed():
            return voting.place_red(game, command)
        case c.RemoveRed():
            return voting.remove_red(game, command)
        case c.FinishBallot():
            return voting.finish_ballot(game, command)
        case c.NextRound():
            return course.next_round(game, command, chance)
        case c.GiveStar():
            return stars.give_star(game, command)
        case c.Propose():
            return proposals.propose(game, command, chance)
        case c.Configure():
            return lobby.configure(game, command)
        case c.StartGame():
            return lobby.start_game(game, command, chance)
        case c.AddComputer():
            return computers.add_computer(game, command)
        case c.RemoveComputer():
            return computers.remove_computer(game, command)
        case c.Kick():
            return seats.kick(game, command)
        case c.Skip():
            return course.skip(game, command, chance)
        case c.RemoveClue():
            return course.remove_clue(game, command)
        case c.HideCard():
            return course.hide_card(game, command)
        case c.MoreTime():
            return time.more_time(game, command)
        case c.Pause():
            return time.pause(game, command, now)
        case c.Resume():
            return time.resume(game, command, now)
        case c.PassHost():
            return seats.pass_host(game, command)
        case c.EndGame():
            return course.end_game(game, command, chance)
        case c.StartClock():
            return time.start_clock(game, command, now)
        case c.ExpirePhase():
            return course.expire_phase(game, command, chance)
        case c.ShiftDeadline():
            return time.shift_deadline(game, command)
        case c.Abandon():
            return course.abandon(game, command)
        case _:
            assert_never(command)


def _wake(game: Game, command: c.Command, now: float) -> Events:
    """Let the clock of a table that rests run on as soon as a person does something (C3)."""
    if not game.resting or isinstance(command, c.LoopCommand | c.Resume | c.Pause):
        return ()
    player = command.actor if isinstance(command, c.HostCommand) else command.player
    return () if is_computer(game, player) else resume_clock(game, now)


def _welcome_back(game: Game, command: c.Command) -> Events:
    """Note that whoever had missed a deadline does something again (L3)."""
    if isinstance(command, c.LoopCommand | c.Leave):
        return ()
    player = command.actor if isinstance(command, c.HostCommand) else command.player
    seat = seat_of(game, player)
    return () if seat is None or not game.chairs[seat].misses else (PlayerReturned(player),)
