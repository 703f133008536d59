"""The secret vote: a ballot of tokens, and the storyteller's red one."""

from bot.engine.commands import FinishBallot, PlaceRed, PlaceToken, RemoveRed, RemoveToken
from bot.engine.errors import CardError, PhaseError, SeatError
from bot.engine.events import BallotChanged, Events, RedPlaced
from bot.engine.ids import PlayerId
from bot.engine.model import Ballot, Game, Voting
from bot.engine.pending import ballot_of, own_numbers
from bot.engine.rules.who import playing_seat
from bot.engine.seating import partner_of, partner_seat, player_of


def place_token(game: Game, command: PlaceToken) -> Events:
    """Vote for a number; one's only token moves, of several each lies on another card (S2)."""
    phase, ballot = ballot_in(game, command.player)
    _check_number(phase, command.number)
    if command.number in own_numbers(game, phase, ballot):
        raise CardError("own-card")
    if phase.tokens == 1:
        if ballot.tokens == (command.number,):
            return ()
        return (BallotChanged(command.player, (command.number,), done=True),)
    if command.number in ballot.tokens:
        raise CardError("token-doubled")
    if len(ballot.tokens) >= phase.tokens:
        raise CardError("no-token-left", tokens=phase.tokens)
    tokens = (*ballot.tokens, command.number)
    return (BallotChanged(command.player, tokens, done=len(tokens) == phase.tokens),)


def remove_token(game: Game, command: RemoveToken) -> Events:
    """Take a token off again."""
    _, ballot = ballot_in(game, command.player)
    if command.number not in ballot.tokens:
        raise CardError("no-token-there")
    tokens = tuple(number for number in ballot.tokens if number != command.number)
    return (BallotChanged(command.player, tokens, done=False),)


def finish_ballot(game: Game, command: FinishBallot) -> Events:
    """Be content with fewer tokens than allowed (S2)."""
    _, ballot = ballot_in(game, command.player)
    if not ballot.tokens:
        raise CardError("ballot-empty")
    return () if ballot.done else (BallotChanged(command.player, ballot.tokens, done=True),)


def place_red(game: Game, command: PlaceRed) -> Events:
    """Place the red token, on any card (P1)."""
    phase = red_token_of(game, command.player)
    _check_number(phase, command.number)
    return () if phase.red == command.number else (RedPlaced(command.player, command.number),)


def remove_red(game: Game, command: RemoveRed) -> Events:
    """Take the red token off again; one that is owed can only be moved (P1)."""
    phase = red_token_of(game, command.player)
    if game.settings.ruleset.red == "obligatory":
        raise CardError("red-obligatory")
    if phase.red != command.number:
        raise CardError("no-token-there")
    return (RedPlaced(command.player, None),)


def ballot_in(game: Game, player: PlayerId) -> tuple[Voting, Ballot]:
    """Return the vote and the player's ballot in it.

    Raises PhaseError: not-voting; SeatError: storyteller-votes-not, no-vote, and in pairs
    partner-tells and partner-votes with the ``partner``.
    """
    phase = _voting(game, player)
    ballot = ballot_of(phase, player)
    if ballot is None:
        raise _no_ballot(game, phase, player)
    return phase, ballot


def red_token_of(game: Game, player: PlayerId) -> Voting:
    """Return the vote in which the player has a red token.

    Raises PhaseError: not-voting, no-red-token; SeatError: not-storyteller.
    """
    phase = _voting(game, player)
    if game.settings.ruleset.red == "none":
        raise PhaseError("no-red-token")
    if player_of(game, phase.storyteller) != player:
        raise SeatError("not-storyteller")
    return phase


def _voting(game: Game, player: PlayerId) -> Voting:
    playing_seat(game, player)
    if not isinstance(game.phase, Voting):
        raise PhaseError("not-voting")
    return game.phase


def _no_ballot(game: Game, phase: Voting, player: PlayerId) -> SeatError:
    storyteller = phase.clue.teller  # who may have left since
    if player == storyteller:
        return SeatError("storyteller-votes-not")
    if partner_seat(game, playing_seat(game, player)) == phase.storyteller:
        return SeatError("partner-tells", partner=storyteller)
    partner = partner_of(game, player)
    if partner is None or ballot_of(phase, partner) is None:  # neither had a card to give (M1)
        return SeatError("no-vote")
    return SeatError("partner-votes", partner=partner)


def _check_number(phase: Voting, number: int) -> None:
    if not 1 <= number <= len(phase.board):
        raise CardError("no-such-number", maximum=len(phase.board))
