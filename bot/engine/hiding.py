"""Cards that a moderator takes out of a game for what they show (M1)."""

from dataclasses import replace
from typing import Literal

from bot.engine.errors import CardError
from bot.engine.events import CardHidden, Event, RoundVoided
from bot.engine.ids import HIDDEN, CardId
from bot.engine.model import (
    Finished,
    Game,
    LaidCard,
    RoundResult,
    Scored,
    Storytelling,
    Submitting,
    Voting,
)

Cost = Literal["this", "held", "played"]
"""This round is void; or it is if the card lies in a hand or has been played again; or only if it
has been played again."""


def cost_of_hiding(game: Game, round: int) -> Cost:
    """Return what it costs to hide a card of the board of a round, as far as everybody can know."""
    if game.round == round and isinstance(game.phase, Voting):
        return "this"
    return "held" if _is_drawn_instead(game) and not game.pile else "played"


def hide(game: Game, card: CardId) -> tuple[Event, ...]:
    """Return what hiding a card of the game does.

    The round that it is given in is void. Who only holds it draws another one at once, unless the
    draw at the end of the round brings it soon enough; where the pile has none, that round is void.
    """
    played = _is_played(game, card)
    held = any(card in chair.hand for chair in game.chairs)
    missed = held and not played and _is_drawn_instead(game)
    instead = game.pile[0] if missed and game.pile else None
    hidden = CardHidden(card, instead)
    if played or (missed and instead is None):
        return (hidden, RoundVoided("card-hidden"))
    return (hidden,)


def _is_drawn_instead(game: Game) -> bool:
    """Say whether who holds a hidden card must draw another one at once."""
    return isinstance(game.phase, Storytelling | Submitting)


def check_not_hidden(game: Game, card: CardId) -> None:
    """Raise CardError (card-hidden) for a card that a moderator has taken out of the game."""
    if card in game.hidden:
        raise CardError("card-hidden")


def is_in_game(game: Game, card: CardId) -> bool:
    """Say whether the card is anywhere in the game, hidden or not."""
    hands = any(card in chair.hand for chair in game.chairs)
    return hands or card in (*game.pile, *game.discards, *game.hidden) or _is_played(game, card)


def _is_played(game: Game, card: CardId) -> bool:
    """Say whether the card lies on the board that is voted on, or is on its way there."""
    phase = game.phase
    if isinstance(phase, Submitting):
        return any(given.card == card for given in phase.given)
    return isinstance(phase, Voting) and any(laid.card == card for laid in phase.board)


def masked(game: Game) -> Game:
    """Return the game with names that show nothing in the place of hidden cards.

    They are left on the board of a round that is over, and in states of earlier moments.
    """
    if not game.hidden:
        return game
    chairs = tuple(
        replace(chair, hand=_masked(game, chair.hand, f"{seat}-"))
        for seat, chair in enumerate(game.chairs)
    )
    phase = game.phase
    if isinstance(phase, Submitting):
        given = tuple(g for g in phase.given if g.card not in game.hidden)
        phase = replace(phase, given=given)
    elif isinstance(phase, Voting):
        phase = replace(phase, board=_masked_board(game, phase.board))
    elif isinstance(phase, Scored):
        phase = replace(phase, result=_masked_result(game, phase.result))
    elif isinstance(phase, Finished) and phase.last is not None:
        phase = replace(phase, last=_masked_result(game, phase.last))
    return replace(game, chairs=chairs, phase=phase)


def _masked_result(game: Game, result: RoundResult) -> RoundResult:
    return replace(result, board=_masked_board(game, result.board))


def _masked_board(game: Game, board: tuple[LaidCard, ...]) -> tuple[LaidCard, ...]:
    cards = _masked(game, tuple(laid.card for laid in board))
    return tuple(replace(laid, card=card) for laid, card in zip(board, cards, strict=True))


def _masked(game: Game, cards: tuple[CardId, ...], prefix: str = "") -> tuple[CardId, ...]:
    """Return the cards, hidden ones under a name of their own: where they lie, from 1."""
    return tuple(
        CardId(f"{HIDDEN}{prefix}{number}") if card in game.hidden else card
        for number, card in enumerate(cards, 1)
    )
