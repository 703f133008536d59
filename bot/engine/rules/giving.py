"""Giving cards to the clue, and taking them back until the board is laid."""

from bot.engine.commands import GiveCard, TakeBack
from bot.engine.errors import CardError, PhaseError, SeatError
from bot.engine.events import CardGiven, CardsTakenBack, Events
from bot.engine.ids import PlayerId
from bot.engine.model import Game, Submitting
from bot.engine.pending import given_for, pending_of
from bot.engine.rules.telling import check_in_hand
from bot.engine.rules.who import playing_seat
from bot.engine.seating import seats_of


def give_card(game: Game, command: GiveCard) -> Events:
    """Give a card; with one to give, another one replaces it. In pairs the first gives (T3)."""
    phase = _submitting(game, command.player)
    pending = pending_of(game, phase, command.player)
    if pending is None:
        raise SeatError("storyteller-gave")
    own = seats_of(game, command.player)
    seats = tuple(seat for seat in pending.seats if seat in own)
    check_in_hand(game, command.card, seats)
    given = given_for(phase, pending)
    if any(g.card == command.card for g in given):
        return ()
    instead = None
    if len(given) >= pending.cards:
        if pending.cards > 1:
            raise CardError("all-given", count=pending.cards)
        if given[0].seat not in own:
            raise SeatError("partner-gave")
        instead = given[0].card
    seat = next(s for s in seats if command.card in game.chairs[s].hand)
    return (CardGiven(command.player, seat, command.card, instead),)


def take_back(game: Game, command: TakeBack) -> Events:
    """Take one card or all back; the storyteller's went with the clue and stays."""
    phase = _submitting(game, command.player)
    pending = pending_of(game, phase, command.player)
    own = seats_of(game, command.player)
    given = () if pending is None else given_for(phase, pending)
    cards = tuple(g.card for g in given if g.seat in own)
    if not cards or (command.card is not None and command.card not in cards):
        raise CardError("not-given")
    taken = cards if command.card is None else (command.card,)
    return (CardsTakenBack(command.player, taken),)


def _submitting(game: Game, player: PlayerId) -> Submitting:
    playing_seat(game, player)
    if not isinstance(game.phase, Submitting):
        raise PhaseError("not-submitting")
    return game.phase
