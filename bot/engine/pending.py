"""What the phase still waits for, and from whom: a clue, cards, ballots, a red token."""

from dataclasses import dataclass

from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Ballot, Game, Given, Storytelling, Submitting, Voting
from bot.engine.ruleset import round_rules
from bot.engine.seating import partner_seat, player_of, present_seats, seats_of


@dataclass(frozen=True, slots=True)
class PendingCards:
    """Cards that the board gets from these seats together (teams: from either partner, T3)."""

    seats: tuple[Seat, ...]
    cards: int


def pending_cards(game: Game, storyteller: Seat) -> tuple[PendingCards, ...]:
    """Return everything that is due in the submitting phase, the storyteller's card apart."""
    ruleset = game.settings.ruleset
    cards = round_rules(ruleset, game.seated).cards_given
    if ruleset.givers != "one-of-each-pair":
        return tuple(
            PendingCards((seat,), 1 if seat == storyteller else cards)
            for seat in present_seats(game)
            if ruleset.givers == "everybody" or seat != storyteller
        )
    half = len(game.chairs) // 2
    pairs = ((Seat(seat), Seat(seat + half)) for seat in range(half))
    partner = partner_seat(game, storyteller)
    assert partner is not None  # noqa: S101 - every seat of a team game has an opposite one
    return tuple(PendingCards((partner,) if storyteller in pair else pair, cards) for pair in pairs)


def pending_of(game: Game, phase: Submitting, player: PlayerId) -> PendingCards | None:
    """Return what the player may give for, None if nothing."""
    own = seats_of(game, player)
    for due in pending_cards(game, phase.storyteller):
        if any(seat in own for seat in due.seats):
            return due
    return None


def given_for(phase: Submitting, due: PendingCards) -> tuple[Given, ...]:
    """Return the cards that are given already."""
    return tuple(given for given in phase.given if given.seat in due.seats)


def placing(game: Game, phase: Voting) -> frozenset[PlayerId]:
    """Return who has placed a token, green or red, be their vote complete or not."""
    voted = {ballot.player for ballot in phase.ballots if ballot.tokens}
    teller = player_of(game, phase.storyteller)
    return frozenset(voted if phase.red is None or teller is None else voted | {teller})


def awaited_seats(game: Game) -> tuple[Seat, ...]:
    """Return the seats whose own player the phase waits for, away ones excepted (L3)."""
    waited = set(awaited(game))
    return tuple(s for s in present_seats(game) if game.chairs[s].player in waited)


def awaited(game: Game) -> tuple[PlayerId, ...]:
    """Return the players for whose action the phase waits, away ones excepted.

    Who has no card to tell with or to give is not waited for (M1).
    """
    phase = game.phase
    found: list[PlayerId | None] = []
    if isinstance(phase, Storytelling):
        if phase.storyteller is None:
            found = [player_of(game, seat) for seat in present_seats(game)]
        elif can_tell(game, phase.storyteller):
            found = [player_of(game, phase.storyteller)]
    elif isinstance(phase, Submitting):
        for due in pending_cards(game, phase.storyteller):
            if len(given_for(phase, due)) < due.cards:
                found += [player_of(game, s) for s in due.seats if _has_another(game, phase, s)]
    elif isinstance(phase, Voting):
        found = [b.player for b in phase.ballots if not b.done]
        if game.settings.ruleset.red == "obligatory" and phase.red is None:
            found.append(player_of(game, phase.storyteller))
    here = {chair.player for chair in game.chairs if not chair.gone and not chair.away}
    return tuple(
        [player for player in dict.fromkeys(found) if player is not None and player in here]
    )


def can_tell(game: Game, storyteller: Seat) -> bool:
    """Say whether there is a card for the clue; two of them if one player plays both seats."""
    seats = {storyteller}
    partner = partner_seat(game, storyteller)
    if partner is not None and player_of(game, partner) == player_of(game, storyteller):
        seats.add(partner)
    return all(game.chairs[seat].hand for seat in seats)


def _has_another(game: Game, phase: Submitting, seat: Seat) -> bool:
    """Say whether a seat holds a card that is not given yet."""
    return len(game.chairs[seat].hand) > sum(given.seat == seat for given in phase.given)


def ballot_of(phase: Voting, player: PlayerId) -> Ballot | None:
    """Return the player's ballot, None for those who do not vote in this round."""
    return next((ballot for ballot in phase.ballots if ballot.player == player), None)


def own_numbers(game: Game, phase: Voting, ballot: Ballot) -> frozenset[int]:
    """Return the numbers that may not be voted for: one's own cards, as far as one knows them.

    In pairs a voter has not seen their partner's card, so only who plays both seats may not (T2).
    """
    return frozenset() if game.settings.ruleset.own_cards else given_numbers(phase, ballot.player)


def cards_drawn(phase: Voting, player: PlayerId) -> int:
    """Return how many cards chance gave from a hand while it was somebody's to give from (L3)."""
    own = {card.seat for card in phase.board if card.giver == player}
    return sum(seat in own for seat in phase.drawn)


def given_numbers(phase: Voting, player: PlayerId) -> frozenset[int]:
    """Return the numbers of the cards that somebody has given."""
    return frozenset(number for number, card in enumerate(phase.board, 1) if card.giver == player)
