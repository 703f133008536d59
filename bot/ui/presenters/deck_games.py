"""Which games so many cards serve, as the engine counts them (D2)."""

from typing import Literal

from bot.engine.ruleset import RULESETS, Ruleset, cards_needed, served
from bot.i18n import Texts
from bot.ui.presenters.summary import counts_in_words


def serves(cards: int) -> Literal["all", "some", "none"]:
    """Say of how many rulesets a game can begin with so many cards, if only with few players."""
    enough = [bool(served(ruleset, cards)) for ruleset in RULESETS.values()]
    return "all" if all(enough) else "some" if any(enough) else "none"


def fewest() -> int:
    """Return how many cards the smallest game needs."""
    return min(cards_needed(ruleset, ruleset.min_players) for ruleset in RULESETS.values())


def games(cards: int, texts: Texts) -> list[str]:
    """Return a line for each ruleset: for how many players the cards suffice, or what would do."""
    return [_game(ruleset, cards, texts) for ruleset in RULESETS.values()]


def _game(ruleset: Ruleset, cards: int, texts: Texts) -> str:
    name = texts(f"ruleset-{ruleset.name}")
    counts = served(ruleset, cards)
    if not counts:
        needed = cards_needed(ruleset, ruleset.min_players)
        return texts("deck-report-none", ruleset=name, needed=str(needed))
    if ruleset.pairs or len(counts) <= 2:
        return texts("deck-report-listed", ruleset=name, counts=counts_in_words(counts, texts))
    return texts(
        "deck-report-game",
        ruleset=name,
        least=str(counts[0]),
        most=str(counts[-1]),
    )
