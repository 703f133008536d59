"""What events do between two rounds: seats, pile, hands, the next turn."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.engine import events as e
from bot.engine.evolve_people import swap_chair
from bot.engine.model import Chair, Game, Storytelling


def mark_told(game: Game, seat: int) -> Game:
    """Return the game with the seat's turn in this lap marked."""
    return replace(
        game, chairs=swap_chair(game.chairs, seat, replace(game.chairs[seat], told=True))
    )


def _game_started(game: Game, event: e.GameStarted) -> Game:
    return replace(
        game,
        chairs=tuple(_dealt_in(place) for place in event.places),
        pile=event.pile,
    )


def _dealt_in(place: e.SeatAssignment) -> Chair:
    return Chair(place.player, place.name, place.rabbit, place.team)


def _cards_drawn(game: Game, event: e.CardsDrawn) -> Game:
    chairs, drawn = list(game.chairs), 0
    for draw in event.draws:
        chair = chairs[draw.seat]
        chairs[draw.seat] = replace(chair, hand=chair.hand + draw.cards)
        drawn += len(draw.cards)
    return replace(game, chairs=tuple(chairs), pile=game.pile[drawn:])


def _pile_refilled(game: Game, event: e.PileRefilled) -> Game:
    return replace(game, pile=event.pile, discards=())


def _hands_passed(game: Game, _event: e.HandsPassed) -> Game:
    hands = [chair.hand for chair in game.chairs]
    chairs = zip(game.chairs, hands[-1:] + hands[:-1], strict=True)
    return replace(game, chairs=tuple(replace(chair, hand=hand) for chair, hand in chairs))


def _seats_taken(game: Game, event: e.SeatsTaken) -> Game:
    seated = {place.player for place in event.places if not place.gone}
    return replace(
        game,
        chairs=tuple(_taken(game, place) for place in event.places),
        waiting=tuple(n for n in game.waiting if n.player not in seated),
    )


def _taken(game: Game, place: e.SeatAssignment) -> Chair:
    before = None if place.was is None else game.chairs[place.was]
    stays = before is not None and (before.player, before.gone) == (place.player, place.gone)
    return Chair(
        place.player,
        place.name,
        place.rabbit,
        place.team,
        place.score,
        hand=() if before is None else before.hand,
        told=place.told,
        misses=before.misses if before is not None and stays else 0,
        away=before.away if before is not None and stays else False,
        gone=place.gone,
    )


def _round_started(game: Game, event: e.RoundStarted) -> Game:
    chairs = game.chairs
    if event.new_lap:
        chairs = tuple(replace(chair, told=False) for chair in chairs)
    game = replace(
        game,
        phase=Storytelling(event.storyteller),
        chairs=chairs,
        round=event.round,
        laps=game.laps + event.new_lap,
        seated=len(chairs),
        deadline=None,
        remaining=None,
    )
    return game if event.storyteller is None else mark_told(game, event.storyteller)


HANDLERS: dict[type[Any], Callable[[Game, Any], Game]] = {
    e.GameStarted: _game_started,
    e.CardsDrawn: _cards_drawn,
    e.PileRefilled: _pile_refilled,
    e.HandsPassed: _hands_passed,
    e.SeatsTaken: _seats_taken,
    e.RoundStarted: _round_started,
}
