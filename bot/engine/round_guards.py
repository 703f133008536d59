"""What the rules allow within a round: telling, giving, voting, going on."""

from collections.abc import Callable
from typing import Any

from bot.engine import commands as c
from bot.engine.clues import clean_clue
from bot.engine.errors import CardError, ClueError, PhaseError, SeatError
from bot.engine.ids import CardId, PlayerId, Seat
from bot.engine.model import Ballot, Game, Scored, Storytelling, Submitting, Voting
from bot.engine.pending import ballot_of, given_for, own_numbers, pending_of
from bot.engine.seating import partner_seat, player_of, seat_of, seats_of


def check_playing(game: Game, player: PlayerId) -> Seat:
    """Return the player's seat, if the game runs and they have one."""
    if game.phase.kind == "lobby":
        raise PhaseError("not-started")
    seat = seat_of(game, player)
    if seat is not None:
        return seat
    if any(newcomer.player == player for newcomer in game.waiting):
        raise SeatError("waits-for-next-round")
    raise SeatError("not-seated")


def _give_clue(game: Game, command: c.GiveClue) -> None:
    check_playing(game, command.player)
    phase = game.phase
    if not isinstance(phase, Storytelling):
        raise PhaseError("not-storytelling")
    if phase.storyteller is not None and player_of(game, phase.storyteller) != command.player:
        raise SeatError("not-storyteller")
    seat = telling_seat(game, phase, command)
    ruleset = game.settings.ruleset
    if command.clip is not None and not ruleset.mime_or_sing:
        raise ClueError("clip-not-allowed")
    clean_clue(command.text, may_be_empty=command.clip is not None)
    if ruleset.telling == "before-cards":
        if command.card is not None:
            raise CardError("clue-before-hands")
    elif command.card is None:
        raise CardError("card-missing")
    else:
        _check_in_hand(game, command.card, (seat,))
    _check_partner_card(game, command, seat)


def telling_seat(game: Game, phase: Storytelling, command: c.GiveClue) -> Seat:
    """Return the seat whose turn the clue is; when anybody may tell, one that holds the card (T4).

    The player must be seated.
    """
    if phase.storyteller is not None:
        return phase.storyteller
    own = seats_of(game, command.player)
    return next((seat for seat in own if command.card in game.chairs[seat].hand), own[0])


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
    check_playing(game, player)
    if not isinstance(game.phase, Submitting):
        raise PhaseError("not-submitting")
    return game.phase


def _give_card(game: Game, command: c.GiveCard) -> None:
    phase = _check_submitting(game, command.player)
    due = pending_of(game, phase, command.player)
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
    due = pending_of(game, phase, player)
    own = seats_of(game, player)
    return () if due is None else tuple(g.card for g in given_for(phase, due) if g.seat in own)


def _check_ballot(game: Game, player: PlayerId) -> tuple[Voting, Ballot]:
    check_playing(game, player)
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
    check_playing(game, command.player)
    phase = game.phase
    if not isinstance(phase, Voting):
        raise PhaseError("not-voting")
    if game.settings.ruleset.red == "none":
        raise PhaseError("no-red-token")
    if player_of(game, phase.storyteller) != command.player:
        raise SeatError("not-storyteller")
    _check_number(phase, command.number)


def _next_round(game: Game, command: c.NextRound) -> None:
    check_playing(game, command.player)
    if not isinstance(game.phase, Scored):
        raise PhaseError("not-scored")


GUARDS: dict[type[Any], Callable[[Game, Any], None]] = {
    c.GiveClue: _give_clue,
    c.GiveCard: _give_card,
    c.TakeBack: _take_back,
    c.PlaceToken: _place_token,
    c.RemoveToken: _remove_token,
    c.PlaceRed: _place_red,
    c.FinishBallot: _finish_ballot,
    c.NextRound: _next_round,
}
