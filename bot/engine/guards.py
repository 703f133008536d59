"""What the rules allow; ``decide`` and ``can`` ask the same guards.

A guard raises a RuleViolation or returns nothing. Commands of the service's loops have none: they
do nothing where they do not apply.
"""

from collections.abc import Callable
from typing import Any, Final

from bot.engine import commands as c
from bot.engine.clues import clean_clue
from bot.engine.dues import ballot_of, due_of, given_for, own_numbers
from bot.engine.errors import CardError, ClueError, PhaseError, SeatError, SettingsError
from bot.engine.ids import CardId, PlayerId, Seat
from bot.engine.joining import check_late_join
from bot.engine.model import Ballot, Game, Scored, Storytelling, Submitting, Voting
from bot.engine.ruleset import cards_needed, check_ruleset
from bot.engine.seating import partner_seat, player_of, seat_of, seats_of

MORE_TIME: Final = (1, 3600)
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


def _check_playing(game: Game, player: PlayerId) -> Seat:
    if game.phase.kind == "lobby":
        raise PhaseError("not-started")
    seat = seat_of(game, player)
    if seat is not None:
        return seat
    if any(newcomer.player == player for newcomer in game.waiting):
        raise SeatError("waits-for-next-round")
    raise SeatError("not-seated")


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
    if game.settings.ruleset.teams and command.team is not None:
        _check_team(game, command.team)


def _leave(game: Game, command: c.Leave) -> None:
    _check_known(game, command.player, "not-seated")


def _pick_team(game: Game, command: c.PickTeam) -> None:
    _check_lobby(game)
    seat = seat_of(game, command.player)
    if seat is None:
        raise SeatError("not-seated")
    if not game.settings.ruleset.teams:
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


def check_settings(settings: c.Settings) -> None:
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
    if ruleset.teams and players % 2:
        raise SettingsError("odd-players", players=players)
    needed, have = cards_needed(ruleset, players), len(set(command.cards))
    if have < needed:
        raise SettingsError("deck-too-small", needed=needed, have=have)


# A round


def _give_clue(game: Game, command: c.GiveClue) -> None:
    seat = _check_playing(game, command.player)
    phase = game.phase
    if not isinstance(phase, Storytelling):
        raise PhaseError("not-storytelling")
    if phase.storyteller is not None:
        if player_of(game, phase.storyteller) != command.player:
            raise SeatError("not-storyteller")
        seat = phase.storyteller
    ruleset = game.settings.ruleset
    if command.clip is not None and not ruleset.mime_or_sing:
        raise ClueError("clip-not-allowed")
    clean_clue(command.text, may_be_empty=command.clip is not None)
    if ruleset.agreement:
        if command.card is not None:
            raise CardError("clue-before-hands")
    elif command.card is None:
        raise CardError("card-missing")
    else:
        _check_in_hand(game, command.card, (seat,))
    _check_partner_card(game, command, seat)


def _check_partner_card(game: Game, command: c.GiveClue, seat: Seat) -> None:
    partner = partner_of_lone_teller(game, seat, command.player)
    if partner is None:
        if command.partner_card is not None:
            raise CardError("partner-gives-card")
    elif command.partner_card is None:
        raise CardError("partner-card-missing")
    else:
        _check_in_hand(game, command.partner_card, (partner,))


def partner_of_lone_teller(game: Game, seat: Seat, player: PlayerId) -> Seat | None:
    """Return the storyteller's opposite seat if the same player plays both (T4)."""
    partner = partner_seat(game, seat)
    return partner if partner is not None and player_of(game, partner) == player else None


def _check_in_hand(game: Game, card: CardId, seats: tuple[Seat, ...]) -> None:
    if all(card not in game.chairs[seat].hand for seat in seats):
        raise CardError("not-in-hand")


def _check_submitting(game: Game, player: PlayerId) -> Submitting:
    _check_playing(game, player)
    if not isinstance(game.phase, Submitting):
        raise PhaseError("not-submitting")
    return game.phase


def _give_card(game: Game, command: c.GiveCard) -> None:
    phase = _check_submitting(game, command.player)
    due = due_of(game, phase, command.player)
    if due is None:
        raise SeatError("storyteller-gave")
    own = seats_of(game, command.player)
    _check_in_hand(game, command.card, tuple(seat for seat in due.seats if seat in own))
    given = given_for(phase, due)
    if len(given) < due.cards or any(g.card == command.card for g in given):
        return
    if due.cards > 1:
        raise CardError("all-given", count=due.cards)
    if given[0].seat not in own:
        raise SeatError("partner-gave")


def _take_back(game: Game, command: c.TakeBack) -> None:
    phase = _check_submitting(game, command.player)
    cards = cards_to_take_back(game, phase, command.player)
    if not cards or (command.card is not None and command.card not in cards):
        raise CardError("not-given")


def cards_to_take_back(game: Game, phase: Submitting, player: PlayerId) -> tuple[CardId, ...]:
    """Return the player's given cards; the storyteller's went with the clue and stays."""
    due = due_of(game, phase, player)
    own = seats_of(game, player)
    return () if due is None else tuple(g.card for g in given_for(phase, due) if g.seat in own)


def _check_ballot(game: Game, player: PlayerId) -> tuple[Voting, Ballot]:
    _check_playing(game, player)
    if not isinstance(game.phase, Voting):
        raise PhaseError("not-voting")
    ballot = ballot_of(game.phase, player)
    if ballot is None:
        teller = player_of(game, game.phase.storyteller) == player
        raise SeatError("storyteller-votes-not" if teller else "no-vote")
    return game.phase, ballot


def _check_number(phase: Voting, number: int) -> None:
    if not 1 <= number <= len(phase.table):
        raise CardError("no-such-number", maximum=len(phase.table))


def _place_token(game: Game, command: c.PlaceToken) -> None:
    phase, ballot = _check_ballot(game, command.player)
    _check_number(phase, command.number)
    if command.number in own_numbers(game, phase, ballot):
        raise CardError("own-card")
    if phase.tokens == 1:
        return
    if command.number in ballot.tokens:
        raise CardError("token-doubled")
    if len(ballot.tokens) >= phase.tokens:
        raise CardError("no-token-left", tokens=phase.tokens)


def _remove_token(game: Game, command: c.RemoveToken) -> None:
    _, ballot = _check_ballot(game, command.player)
    if command.number not in ballot.tokens:
        raise CardError("no-token-there")


def _finish_ballot(game: Game, command: c.FinishBallot) -> None:
    _, ballot = _check_ballot(game, command.player)
    if not ballot.tokens:
        raise CardError("ballot-empty")


def _place_red(game: Game, command: c.PlaceRed) -> None:
    _check_playing(game, command.player)
    phase = game.phase
    if not isinstance(phase, Voting):
        raise PhaseError("not-voting")
    if not game.settings.ruleset.agreement:
        raise PhaseError("no-red-token")
    if player_of(game, phase.storyteller) != command.player:
        raise SeatError("not-storyteller")
    _check_number(phase, command.number)


def _next_round(game: Game, command: c.NextRound) -> None:
    _check_playing(game, command.player)
    if not isinstance(game.phase, Scored):
        raise PhaseError("not-scored")


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
    if game.deadline is None and game.remaining is None:
        raise PhaseError("no-deadline")


def _pass_host(game: Game, command: c.PassHost) -> None:
    check_host(game, command)
    if seat_of(game, command.player) is None:
        raise SeatError("player-unknown")


_GUARDS: dict[type[Any], Callable[[Game, Any], None]] = {
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
    c.Skip: _started_by_host,
    c.RemoveClue: _remove_clue,
    c.MoreTime: _more_time,
    c.Pause: _started_by_host,
    c.Resume: _started_by_host,
    c.PassHost: _pass_host,
    c.EndGame: check_host,
}
