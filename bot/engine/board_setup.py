"""Laying the board: what is missing is drawn, all cards are shuffled, and voters are named."""

from collections.abc import Iterable

from bot.engine.chance import Chance
from bot.engine.events import BoardLaid, Voter
from bot.engine.model import Game, Given, LaidCard, Submitting
from bot.engine.pending import given_for, pending_cards
from bot.engine.ruleset import round_rules
from bot.engine.seating import partner_seat, player_of, present_seats


def lay_board(game: Game, chance: Chance) -> BoardLaid:
    """Draw missing cards at random, shuffle all (N1) and say who votes with how many tokens."""
    phase = game.phase
    assert isinstance(phase, Submitting)  # noqa: S101 - cards are given in no other phase
    missing = _missing_cards(game, phase, chance)
    given = sorted((*phase.given, *missing), key=lambda card: (card.seat, card.card))
    board = chance.shuffled(
        [LaidCard(g.card, g.seat, player_of(game, g.seat)) for g in given],
        round=game.round,
        purpose="board",
    )
    return BoardLaid(
        board,
        random=tuple(g.card for g in missing),
        voters=tuple(_voters(game, phase, given)),
        tokens=_tokens(game, len(board)),
    )


def _missing_cards(game: Game, phase: Submitting, chance: Chance) -> list[Given]:
    """Draw what is still due from the hand it should come from: of a pair one that is not empty."""
    drawn: list[Given] = []
    for due in pending_cards(game, phase.storyteller):
        given = given_for(phase, due)
        missing = due.cards - len(given)
        if missing <= 0:
            continue
        given_cards, counter = {g.card for g in given}, due.seats[0]
        left = {s: [c for c in game.chairs[s].hand if c not in given_cards] for s in due.seats}
        holders = tuple(seat for seat in due.seats if left[seat])
        if not holders:
            continue
        seat = chance.choice(holders, round=game.round, purpose="missing-partner", counter=counter)
        cards = chance.shuffled(
            left[seat], round=game.round, purpose="missing-card", counter=counter
        )
        drawn += [Given(seat, card) for card in cards[:missing]]
    return drawn


def _voters(game: Game, phase: Submitting, given: Iterable[Given]) -> Iterable[Voter]:
    """Yield who votes: in pairs whose partner gave the card (T4: who plays both seats)."""
    voters = game.settings.ruleset.voters
    if voters != "partners-of-givers":
        for seat in present_seats(game):
            if voters == "everybody" or seat != phase.storyteller:
                yield Voter(game.chairs[seat].player, seat)
        return
    for card in given:
        partner = partner_seat(game, card.seat)
        assert partner is not None  # noqa: S101 - every seat of a team game has an opposite one
        own_team = phase.storyteller in {card.seat, partner}
        player = player_of(game, partner)
        if not own_team and player is not None:
            yield Voter(player, partner)


def _tokens(game: Game, cards: int) -> int:
    """Lower the tokens to one fewer than the cards one may vote for."""
    rules = round_rules(game.settings.ruleset, game.seated)
    return max(1, min(rules.tokens, cards - rules.cards_given - 1))
