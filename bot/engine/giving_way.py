"""Computer players give way: who joins a running game takes their places (L2, C2)."""

from dataclasses import replace
from functools import reduce

from bot.engine.changing import changed
from bot.engine.computers import place_to_take_over
from bot.engine.events import Events, NewcomerJoined, NewcomerMoved, PlayerLeft
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId
from bot.engine.joining import (
    check_last_round,
    check_late_join,
    empty_seats,
    is_open,
    newcomer,
)
from bot.engine.model import Game, Newcomer
from bot.engine.seating import arrivals, is_too_few, teams_wanted


def join_late(
    game: Game, player: PlayerId, name: str, team: int | None, liked: int | None
) -> Events:
    """Let a person wait for an empty seat, a computer player's where none is, or a new one.

    A seat that a computer player only waits for is as good as empty. A new one has the rabbit that
    they like, if it is free (L6). Raise as *check_late_join* does.
    """
    check_last_round(game)
    if instead := _instead_of_computer(game, Newcomer(player, name, 0, team), liked):
        return instead
    check_late_join(game, team)
    return (NewcomerJoined(newcomer(game, player, name, team, liked=liked)),)


def seat_for_who_is_alone(game: Game) -> Events:
    """Let a person who would go on waiting alone in teams have a computer player's place (C2)."""
    if not game.settings.ruleset.pairs or game.phase.kind == "finished":
        return ()
    coming = arrivals(game)
    placed = (*coming.substitutes.values(), *coming.new)
    alone = next((n for n in game.waiting if n.computer is None and n not in placed), None)
    if alone is None:
        return ()
    others = tuple(one for one in game.waiting if one is not alone)
    who = replace(alone, team=None)
    events = _instead_of_computer(changed(game, waiting=others), who, alone.rabbit)
    return tuple(NewcomerMoved(e.newcomer) if e.kind == "newcomer-joined" else e for e in events)


def seats_of_their_own(game: Game) -> Events:
    """Let who waits for computer players' seats have others where the game ends else (C2, E2)."""
    running = game.phase.kind not in ("lobby", "finished")
    if not running or not is_too_few(game, with_newcomers=True):
        return ()
    moves: Events = ()
    for one in game.waiting:
        others = changed(game, waiting=tuple(other for other in game.waiting if other is not one))
        if one.replaces is None or not is_open(others):
            continue
        own = newcomer(others, one.player, one.name, None, liked=one.rabbit)
        moves += (NewcomerMoved(own),)
        game = evolve(game, moves[-1])
        if not is_too_few(game, with_newcomers=True):
            return moves
    return ()


def _instead_of_computer(game: Game, who: Newcomer, liked: int | None) -> Events:
    """Return how somebody has the place of a computer player, nothing if they have another one."""
    if promised := _promised_seat(game, who):
        return promised
    if who.team is not None or empty_seats(game):
        return ()
    for events in (_seat_taken_over(game, who), _place_in_line(game, who, liked)):
        if events and not is_too_few(reduce(evolve, events, game), with_newcomers=True):
            return events
    return ()


def _promised_seat(game: Game, who: Newcomer) -> Events:
    """Return how somebody has an empty seat of a team as if no computer player waited for it.

    The computer player has another one if there is one.
    """
    coming = arrivals(game).substitutes
    computers = {seat: one for seat, one in coming.items() if one.computer is not None}
    people = tuple(n for n in game.waiting if n.computer is None and n in coming.values())
    without = changed(game, waiting=people)
    if not computers or who.team not in {None, *_empty_teams(without)}:
        return ()
    if teams_wanted(game) & _empty_teams(game):
        return ()  # one that saves the game goes before
    best = newcomer(without, who.player, who.name, who.team)
    if best.team in _empty_teams(game):
        return (NewcomerJoined(best),)
    goes = computers[min(computers, key=lambda seat: game.chairs[seat].team != best.team)]
    joins, leaves = NewcomerJoined(best), PlayerLeft(goes.player, kicked=True)
    after = reduce(evolve, (leaves, joins), game)
    if not empty_seats(after):
        return (leaves, joins)
    moved = newcomer(after, goes.player, goes.name, None, goes.computer)
    return (joins, NewcomerMoved(moved))


def _empty_teams(game: Game) -> set[int | None]:
    """Return the teams in which a seat is empty that nobody who waits will take."""
    return {game.chairs[seat].team for seat in empty_seats(game)}


def _seat_taken_over(game: Game, who: Newcomer) -> Events:
    """Return how somebody takes over the seat of a computer player."""
    chair = place_to_take_over(game)
    if chair is None:
        return ()
    rabbit, team = chair.rabbit, chair.team
    taking = Newcomer(who.player, who.name, rabbit, team, replaces=chair.player)
    return (NewcomerJoined(taking),)


def _place_in_line(game: Game, who: Newcomer, liked: int | None) -> Events:
    """Return how somebody has the new seat that a computer player waits for.

    In teams not if they make a pair with somebody who waits for a second one.
    """
    coming = arrivals(game).substitutes.values()
    line = [one for one in game.waiting if one not in coming]
    computers = [one for one in line if one.computer is not None]
    if not computers or (game.settings.ruleset.pairs and len(line) % 2):
        return ()
    goes = PlayerLeft(computers[-1].player, kicked=True)
    joins = newcomer(evolve(game, goes), who.player, who.name, None, liked=liked)
    return (goes, NewcomerJoined(joins))
