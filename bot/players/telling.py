"""The storyteller's choice: a card, and a clue by which some find it and not all."""

from collections.abc import Sequence
from typing import Final

from bot.engine.commands import GiveClue
from bot.engine.ids import CardId, PlayerId
from bot.engine.views import GameView
from bot.players.choosing import choose_card
from bot.players.levels import Level
from bot.players.luck import Luck, softmax
from bot.players.mind import TEMPERATURE, Mind, Prospect
from bot.players.texts import Repertoire, plain

AIM: Final = 0.6
"""The chance of being found that is aimed at."""
SHORTLIST: Final = 24
"""Of the phrases that lie near a card of the hand, how many are weighed against each other."""
FRESH: Final = 0.25
"""Share of all phrases that is kept fresh: the others are said before one is said again."""
SPEECHLESS: Final = "…"
"""The clue where a language has neither a bank nor clues of the cards."""


def tell(
    view: GameView, player: PlayerId, mind: Mind, level: Level, luck: Luck, said: Sequence[str]
) -> GiveClue:
    """Return the clue, with the cards that the rules ask for."""
    fresh = _fresh(mind.repertoire, said)
    if view.settings.ruleset.agreement:  # said before any hand is seen: about nothing
        return GiveClue(player, _any(mind.repertoire.bank, fresh, luck))
    # The turn may be that of the other seat that the player plays (T4).
    hands = sorted(view.hands, key=lambda hand: hand.seat != view.teller_seat)
    clue, card = _clue_and_card(view, hands[0].cards, mind, level, luck, fresh)
    partner_card = None
    if view.partner_card_too:
        partner_card = choose_card(mind, clue, hands[1].cards, level, luck, "partner-card")
    return GiveClue(player, clue, card, partner_card)


def _clue_and_card(
    view: GameView,
    hand: Sequence[CardId],
    mind: Mind,
    level: Level,
    luck: Luck,
    fresh: frozenset[str],
) -> tuple[str, CardId]:
    prospects: list[Prospect] = []
    if mind.sense is not None:
        prospects = mind.sense.prospects(
            hand, decoys=_decoys(view), best_of=len(hand), temperature=TEMPERATURE
        )
    best = shortlist([p for p in prospects if plain(p.phrase) in fresh])
    if not best:
        card = luck.pick(hand, "card")
        own = [clue for clue in mind.repertoire.own(card) if plain(clue) in fresh]
        return (luck.pick(own, "clue") if own else _any(mind.repertoire.bank, fresh, luck)), card
    misses = [-abs(p.found - AIM) for p in best]
    chosen = luck.weighted(best, softmax(misses, level.telling), "clue")
    return chosen.phrase, chosen.card


def shortlist(prospects: Sequence[Prospect]) -> list[Prospect]:
    """Return the phrases that lie nearest to their card, and nearer to it than to the others."""
    ranked = sorted(prospects, key=lambda p: (-(p.nearness + p.lead), p.phrase))
    return ranked[:SHORTLIST]


def _decoys(view: GameView) -> int:
    """Return how many cards the others bring to the table."""
    ruleset = view.settings.ruleset
    seated = len([player for player in view.players if not player.waiting])
    if ruleset.teams:
        return seated // 2
    three = ruleset.three_players
    each = three.cards_given if three is not None and seated == 3 else ruleset.cards_given
    return (seated - 1) * each


def _fresh(repertoire: Repertoire, said: Sequence[str]) -> frozenset[str]:
    """Return what was not said lately, made plain; ``said`` begins with the oldest."""
    phrases = {plain(phrase) for phrase in repertoire.phrases()}
    remembered = int(len(phrases) * (1 - FRESH))
    lately = {plain(clue) for clue in said[-remembered:]} if remembered else set[str]()
    return frozenset(phrases - lately)


def _any(bank: Sequence[str], fresh: frozenset[str], luck: Luck) -> str:
    phrases = [phrase for phrase in bank if plain(phrase) in fresh] or list(bank)
    return luck.pick(phrases, "clue") if phrases else SPEECHLESS
