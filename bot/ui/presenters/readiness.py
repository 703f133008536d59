"""With how many players a lobby's game can begin, by its rules and its decks, and what is missing.

The engine says whether the cards suffice (D2); of a lobby the decks that are still offered count.
"""

from bot.engine.errors import SettingsError
from bot.engine.options import check_cards
from bot.engine.ruleset import served
from bot.service.server_decks import cards_offered
from bot.ui.page import RenderContext
from bot.ui.presenters.answers import refusal
from bot.ui.presenters.summary import counts_in_words


def room(context: RenderContext) -> str:
    """Return for how many players there is room; "" if the cards are too few for any number."""
    counts, texts = _counts(context), context.texts
    if context.game.settings.ruleset.pairs or len(counts) == 1:
        return texts("lobby-room-teams", counts=counts_in_words(counts, texts)) if counts else ""
    return texts("lobby-room", least=counts[0], most=counts[-1]) if counts else ""


def is_full(context: RenderContext) -> bool:
    """Say whether nobody more could play, by the rules or by the cards."""
    return len(context.game.players) >= max(_counts(context), default=0)


def is_ready(context: RenderContext) -> bool:
    """Say whether the game can begin with who is there."""
    return len(context.game.players) in _counts(context)


def readiness(context: RenderContext) -> tuple[str, ...]:
    """Return what is missing, or that all is there; then whether the decks limit how many play."""
    counts, most = _counts(context), context.game.settings.ruleset.max_players
    limited = counts and counts[-1] < most
    serve = context.texts("lobby-decks-serve", most=counts[-1]) if limited else ""
    return _state(context, counts), serve


def _counts(context: RenderContext) -> tuple[int, ...]:
    """Return the numbers of players that can start."""
    return served(context.game.settings.ruleset, _cards(context))


def _cards(context: RenderContext) -> int:
    return cards_offered(context.decks, context.game.settings.decks)


def _state(context: RenderContext, counts: tuple[int, ...]) -> str:
    texts, rules, seated = context.texts, context.game.settings.ruleset, context.game.players
    players = len(seated)
    if counts and players < counts[0]:
        return texts("lobby-missing", count=counts[0] - players)
    if players > rules.max_players:
        extra = players - rules.max_players
        return texts("lobby-too-many", count=extra, most=rules.max_players)
    if refused := too_few_cards(context):
        return refused
    if rules.pairs and players % 2:
        return texts("lobby-odd")
    if players == counts[-1]:
        computers = any(player.computer is not None for player in seated)
        return texts("lobby-full", count=players, computers=computers)
    return texts("lobby-ready", count=players, most=counts[-1])


def too_few_cards(context: RenderContext) -> str:
    """Return the start's refusal if the cards do not suffice for who is there, and the fewest.

    Where more are there than the rules have room for, that is refused first.
    """
    rules, players = context.game.settings.ruleset, len(context.game.players)
    if players > rules.max_players:
        return ""
    playing = max(rules.min_players, players + players % 2 if rules.pairs else players)
    try:
        check_cards(rules, playing, _cards(context))
    except SettingsError as error:
        return refusal(error, context.texts)
    return ""
