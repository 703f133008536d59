"""What events do between two rounds: seats, pile, hands, the next turn."""

from bot.engine import events as e
from bot.engine.changing import changed
from bot.engine.evolve_people import with_chair
from bot.engine.hands import is_hidden
from bot.engine.ids import CardId, Seat
from bot.engine.liking import likable
from bot.engine.model import Chair, Game, Phase, Storytelling


def mark_told(game: Game, seat: int) -> Game:
    """Return the game with the seat's turn in this lap marked."""
    return with_chair(game, seat, told=True)


def enter(game: Game, phase: Phase) -> Game:
    """Return the game in its next phase, whose time has not started."""
    return changed(game, phase=phase, deadline=None, remaining=None)


def game_started(game: Game, event: e.GameStarted) -> Game:
    """Seat everybody and take the shuffled deck as the pile."""
    return changed(
        game,
        chairs=tuple(_dealt_in(place) for place in event.places),
        pile=event.pile,
        commitment=event.commitment,
    )


def _dealt_in(place: e.SeatAssignment) -> Chair:
    return Chair(place.player, place.name, place.rabbit, place.team, computer=place.computer)


def cards_drawn(game: Game, event: e.CardsDrawn) -> Game:
    """Move cards from the top of the pile into hands."""
    chairs, drawn = list(game.chairs), 0
    for draw in event.draws:
        chair = chairs[draw.seat]
        chairs[draw.seat] = changed(chair, hand=chair.hand + draw.cards)
        drawn += len(draw.cards)
    return changed(game, chairs=tuple(chairs), pile=game.pile[drawn:])


def pile_refilled(game: Game, event: e.PileRefilled) -> Game:
    """Make the discards part of the pile."""
    return changed(game, pile=event.pile, discards=())


def card_hidden(game: Game, event: e.CardHidden) -> Game:
    """Take a card out of the game, wherever it is; from the board only the round's end takes it."""

    def left(cards: tuple[CardId, ...], instead: CardId | None = None) -> tuple[CardId, ...]:
        put = () if instead is None else (instead,)
        place = cards.index(event.card) if event.card in cards else len(cards)
        return cards if place == len(cards) else (*cards[:place], *put, *cards[place + 1 :])

    pile = left(game.pile) if event.instead is None else game.pile[1:]
    chairs = list(game.chairs)
    for seat, chair in enumerate(game.chairs):
        if event.card in chair.hand:
            seen = not is_hidden(game, Seat(seat))
            drawn = () if event.instead is None or not seen else (event.instead,)
            chairs[seat] = changed(
                chair,
                hand=left(chair.hand, event.instead),
                instead=chair.instead + drawn,
                lost=chair.lost + (seen and event.instead is None),
            )
    return changed(
        game,
        chairs=tuple(chairs),
        pile=pile,
        discards=left(game.discards),
        hidden=(*game.hidden, event.card),
    )


def hands_passed(game: Game, _event: e.HandsPassed) -> Game:
    """Move every hand one seat to the left."""
    hands = [chair.hand for chair in game.chairs]
    chairs = zip(game.chairs, hands[-1:] + hands[:-1], strict=True)
    return changed(game, chairs=tuple(changed(chair, hand=hand) for chair, hand in chairs))


def seats_taken(game: Game, event: e.SeatsTaken) -> Game:
    """Seat newcomers and take the chairs of leavers away."""
    seated = {place.player for place in event.places if not place.gone}
    return changed(
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
        computer=place.computer,
    )


def round_started(game: Game, event: e.RoundStarted) -> Game:
    """Begin a turn, and a lap if it is a lap's first."""
    chairs = tuple(changed(chair, was_host=False, instead=(), lost=0) for chair in game.chairs)
    if event.new_lap:
        chairs = tuple(changed(chair, told=False) for chair in chairs)
    game = changed(
        enter(game, Storytelling(event.storyteller)),
        chairs=chairs,
        round=event.round,
        laps=game.laps + event.new_lap,
        seated=len(chairs),
        person_acted=False,
        likable=likable(game),
    )
    return game if event.storyteller is None else mark_told(game, event.storyteller)
