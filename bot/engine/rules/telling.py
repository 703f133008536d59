"""Giving the clue."""

from bot.engine.clues import clean_clue
from bot.engine.commands import CorrectClue, GiveClue
from bot.engine.errors import CardError, ClueError, PhaseError, SeatError
from bot.engine.events import ClueCorrected, ClueGiven, Events
from bot.engine.hiding import check_not_hidden
from bot.engine.ids import CardId, PlayerId, Seat
from bot.engine.model import Game, Scored, Storytelling, Submitting, Voting
from bot.engine.rules.who import playing_seat
from bot.engine.seating import partner_seat, player_of, seats_of


def give_clue(game: Game, command: GiveClue) -> Events:
    """Tell: with the card that the clue is about, or before any card is seen (P2)."""
    phase = storytelling_of(game, command.player)
    ruleset = game.settings.ruleset
    seat = _telling_seat(game, phase, command)
    if command.clip not in {None, "audio"} and not ruleset.mime_or_sing:
        raise ClueError("clip-not-allowed")
    text = clean_clue(command.text, may_be_empty=command.clip is not None)
    if ruleset.telling == "before-cards":
        if command.card is not None:
            raise CardError("clue-before-hands")
    elif command.card is None:
        raise CardError("card-missing")
    else:
        check_in_hand(game, command.card, (seat,))
    _check_partner_card(game, command, seat)
    return (
        ClueGiven(command.player, seat, text, command.clip, command.card, command.partner_card),
    )


def correct_clue(game: Game, command: CorrectClue) -> Events:
    """Change the clue's words; nothing if they are the same (B2).

    Raises PhaseError: no-clue, clue-settled; SeatError: not-storyteller.
    """
    playing_seat(game, command.player)
    phase = game.phase
    if not isinstance(phase, Submitting):
        raise PhaseError("clue-settled" if isinstance(phase, Voting) else "no-clue")
    if phase.clue.teller != command.player:
        raise SeatError("not-storyteller")
    own = seats_of(game, command.player)
    if any(card.seat not in own for card in phase.given):
        raise PhaseError("clue-settled")
    text = clean_clue(command.text, may_be_empty=phase.clue.clip is not None)
    return () if text == phase.clue.text else (ClueCorrected(command.player, text),)


def storytelling_of(game: Game, player: PlayerId) -> Storytelling:
    """Return the phase in which the player may give the clue now.

    Raises PhaseError or SeatError: not-storytelling once there is a clue, not-your-turn-to-tell.
    """
    playing_seat(game, player)
    phase = game.phase
    if isinstance(phase, Scored):
        raise PhaseError("not-your-turn-to-tell")
    if not isinstance(phase, Storytelling):
        raise PhaseError("not-storytelling")
    if phase.storyteller is not None and player_of(game, phase.storyteller) != player:
        raise SeatError("not-your-turn-to-tell")
    return phase


def partner_of_lone_teller(game: Game, seat: Seat, player: PlayerId) -> Seat | None:
    """Return the storyteller's opposite seat if the same player plays both (T4)."""
    partner = partner_seat(game, seat)
    return partner if partner is not None and player_of(game, partner) == player else None


def check_in_hand(game: Game, card: CardId, seats: tuple[Seat, ...]) -> None:
    """Raise CardError (not-in-hand, card-hidden) if none of the seats holds the card."""
    check_not_hidden(game, card)
    if all(card not in game.chairs[seat].hand for seat in seats):
        raise CardError("not-in-hand")


def _telling_seat(game: Game, phase: Storytelling, command: GiveClue) -> Seat:
    """Return whose turn it is; when anybody may tell, the own seat that holds the card (T4)."""
    if phase.storyteller is not None:
        return phase.storyteller
    own = seats_of(game, command.player)
    return next((seat for seat in own if command.card in game.chairs[seat].hand), own[0])


def _check_partner_card(game: Game, command: GiveClue, seat: Seat) -> None:
    partner = partner_of_lone_teller(game, seat, command.player)
    if partner is None:
        if command.partner_card is not None:
            raise CardError("partner-gives-card")
    elif command.partner_card is None:
        raise CardError("partner-card-missing")
    else:
        check_in_hand(game, command.partner_card, (partner,))
