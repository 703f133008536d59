"""Before the game: settings, teams, the start."""

from dataclasses import replace
from typing import Final

from bot.engine.chance import Chance
from bot.engine.commands import Configure, PickRabbit, PickSeat, PickTeam, StartGame
from bot.engine.errors import SeatError, SettingsError
from bot.engine.events import Configured, Events, RabbitPicked, SeatPicked, TeamPicked
from bot.engine.joining import RABBITS
from bot.engine.model import Game
from bot.engine.options import check_cards, check_ruleset
from bot.engine.rules.who import check_host, check_lobby, own_seat
from bot.engine.seating import right_of, seat_of
from bot.engine.settings import GameSettings
from bot.engine.starting import deal

PACE_LIMITS: Final = (1, 604_800)
"""Least and greatest number of seconds of a phase."""


def pick_team(game: Game, command: PickTeam) -> Events:
    """Note the wish for a team (T1)."""
    check_lobby(game)
    seat = own_seat(game, command.player)
    if not game.settings.ruleset.pairs:
        raise SettingsError("no-teams")
    if game.chairs[seat].team == command.team:
        return ()
    if command.team is not None:
        check_team(game, command.team)
    return (TeamPicked(command.player, command.team),)


def check_team(game: Game, team: int) -> None:
    """Raise SeatError if nobody more can be in that team: no-such-team, team-full."""
    maximum = game.settings.ruleset.max_players // 2
    if not 0 <= team < maximum:
        raise SeatError("no-such-team", maximum=maximum)
    if sum(chair.team == team for chair in game.chairs) > 1:
        raise SeatError("team-full")


def pick_rabbit(game: Game, command: PickRabbit) -> Events:
    """Change one's rabbit for a free one; nothing if it is one's own choice already."""
    seat = own_seat(game, command.player)
    check_lobby(game)
    if not 0 <= command.rabbit < RABBITS:
        raise SeatError("no-such-rabbit")
    own = game.chairs[seat]
    if own.rabbit == command.rabbit and own.rabbit_chosen:
        return ()
    if any(chair.rabbit == command.rabbit for chair in game.chairs if chair is not own):
        raise SeatError("rabbit-taken")
    return (RabbitPicked(command.player, command.rabbit),)


def pick_seat(game: Game, command: PickSeat) -> Events:
    """Sit down to the left of somebody; from then on the lobby's order is kept (A1)."""
    seat, other = own_seat(game, command.player), seat_of(game, command.left_of)
    check_lobby(game)
    settings = game.settings
    if settings.ruleset.pairs:
        raise SeatError("seats-by-team")
    if other is None or other == seat:
        raise SeatError("player-unknown")
    kept = replace(settings, ruleset=replace(settings.ruleset, seating="joined"))
    events = () if kept == settings else (Configured(kept),)
    if right_of(game, seat) == other:
        return events
    return (*events, SeatPicked(command.player, command.left_of))


def configure(game: Game, command: Configure) -> Events:
    """Change the settings."""
    check_host(game, command)
    check_lobby(game)
    check_settings(command.settings)
    return () if game.settings == command.settings else (Configured(command.settings),)


def check_settings(settings: GameSettings) -> None:
    """Raise SettingsError if a game cannot be played with them."""
    check_ruleset(settings.ruleset)
    if not settings.decks:
        raise SettingsError("no-deck")
    pace, (minimum, maximum) = settings.pace, PACE_LIMITS
    for seconds in (pace.storytelling, pace.submitting, pace.voting, pace.pause):
        if seconds is not None and not minimum <= seconds <= maximum:
            raise SettingsError("setting-range", field="pace", minimum=minimum, maximum=maximum)


def start_game(game: Game, command: StartGame, chance: Chance) -> Events:
    """Deal, if players and cards are enough (D2)."""
    check_host(game, command)
    check_lobby(game)
    ruleset, players = game.settings.ruleset, len(game.chairs)
    if players < ruleset.min_players:
        raise SettingsError("too-few-players", minimum=ruleset.min_players, players=players)
    if players > ruleset.max_players:
        raise SettingsError("too-many-players", maximum=ruleset.max_players, players=players)
    if ruleset.pairs and players % 2:
        raise SettingsError("odd-players", players=players)
    check_cards(ruleset, players, len(set(command.cards)))
    if command.first is not None:
        if ruleset.first_storyteller != "choice":
            raise SettingsError("setting-unfit", field="first_storyteller")
        if seat_of(game, command.first) is None:
            raise SeatError("player-unknown")
    return deal(game, command.cards, command.first, chance)
