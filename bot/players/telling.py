"""The storyteller's choice: a card, and a clue by which some find it and not all."""

from collections.abc import Sequence
from typing import Final

from bot.engine.commands import GiveClue
from bot.engine.ids import CardId, PlayerId
from bot.engine.ruleset import round_rules
from bot.engine.views import GameView
from bot.players.choosing import choose_card
from bot.players.levels import Level
from bot.players.luck import Luck, softmax
from bot.players.mind import Mind
from bot.players.texts import Repertoire

AIM: Final = 0.55
"""The chance of being found that is aimed at; people find somewhat less than is thought."""
OWN: Final = 30
"""Clues in a hundred that are the card's own: all make sense, but most people find them."""
SHORTLIST: Final = 16
"""Of the phrases that lie near a card of the hand, how many are weighed against each other."""
FRESH: Final = 0.25
"""Share of all phrases that is kept fresh: the others are said before one is said again."""
SPEECHLESS: Final = "…"
"""The clue where a language has neither a bank nor clues of the cards."""


def tell(
    view: GameView, player: PlayerId, mind: Mind, level: Level, luck: Luck, said: Sequence[str]
) -> GiveClue:
    """Return the clue, with the cards that the rules ask for."""
    lately = _lately(mind.repertoire, said)
    if view.settings.ruleset.telling == "before-cards":  # about nothing: no hand was seen
        return GiveClue(player, _anything(mind.repertoire, lately, luck))
    # The turn may be that of the other seat that the player plays (T4).
    hands = sorted(view.hands, key=lambda hand: hand.seat != view.teller_seat)
    hand = hands[0].cards
    clue, card = _near_one(view, hand, mind, level, luck, lately) or _any(
        hand, mind.repertoire, lately, luck
    )
    partner_card = None
    if view.partner_card_too:
        partner_card = choose_card(mind, clue, hands[1].cards, level, luck, "partner-card")
    return GiveClue(player, clue, card, partner_card)


def _near_one(
    view: GameView,
    hand: Sequence[CardId],
    mind: Mind,
    level: Level,
    luck: Luck,
    lately: frozenset[str],
) -> tuple[str, CardId] | None:
    """Return a clue and a card by meaning; None without a sense for them."""
    if mind.sense is None:
        return None
    first = luck.pick(range(100), "whose") < OWN
    for own in (first, not first):
        prospects = mind.sense.prospects(
            hand, own=own, without=lately, decoys=_decoys(view), best_of=len(hand), limit=SHORTLIST
        )
        if prospects:
            misses = [-abs(prospect.found - AIM) for prospect in prospects]
            chosen = luck.weighted(prospects, softmax(misses, level.telling), "clue")
            return chosen.phrase, chosen.card
    return None


def _any(
    hand: Sequence[CardId], repertoire: Repertoire, lately: frozenset[str], luck: Luck
) -> tuple[str, CardId]:
    """Return a card by chance and one of its own clues, else anything."""
    card = luck.pick(hand, "card")
    own = [clue for clue in repertoire.own(card) if clue not in lately]
    return (luck.pick(own, "clue") if own else _anything(repertoire, lately, luck)), card


def _anything(repertoire: Repertoire, lately: frozenset[str], luck: Luck) -> str:
    fresh = [phrase for phrase in repertoire.bank if phrase not in lately]
    return luck.pick(fresh or repertoire.bank or (SPEECHLESS,), "clue")


def _lately(repertoire: Repertoire, said: Sequence[str]) -> frozenset[str]:
    """Return what is not to be said again yet; ``said`` begins with the oldest."""
    remembered = int(len(repertoire.phrases) * (1 - FRESH))
    return frozenset(said[-remembered:]) if remembered else frozenset()


def _decoys(view: GameView) -> int:
    """Return how many cards the others bring to the board."""
    seated = sum(not player.waiting for player in view.players)
    return round_rules(view.settings.ruleset, seated).board_size - 1
