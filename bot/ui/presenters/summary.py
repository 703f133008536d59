"""The choices of a game in words."""

from functools import reduce

from bot.engine.settings import GameSettings
from bot.i18n import Texts
from bot.service.choices import variants_of
from bot.service.pictures import Decks
from bot.ui.markup import safe
from bot.ui.page import RenderContext
from bot.ui.presenters.people import listing


def deck_names(settings: GameSettings, decks: Decks, texts: Texts) -> str:
    """Return the titles of the decks in play as a list in words."""
    return listing(texts, [safe(decks.title(deck, texts.locale)) for deck in settings.decks])


def pace_name(settings: GameSettings, texts: Texts) -> str:
    """Return the name of the pace."""
    return texts(f"pace-{settings.pace.name}")


def ruleset_name(settings: GameSettings, texts: Texts) -> str:
    """Return the name of the ruleset."""
    return texts(f"ruleset-{settings.ruleset.name}")


def _ends(settings: GameSettings, texts: Texts) -> str:
    """Return what ends the game; of several ends, the first to come true does."""
    rules = settings.ruleset
    ends: list[str] = []
    if rules.target_score is not None:
        ends.append(texts("ends-target", points=rules.target_score))
    if rules.laps is not None:
        ends.append(texts("ends-laps", laps=rules.laps))
    if rules.refill == "end":
        ends.append(texts("ends-pile"))
    return reduce(lambda head, last: texts("ends-or", head=head, last=last), ends)


def variant_names(settings: GameSettings, texts: Texts) -> tuple[str, ...]:
    """Return the names of the variants that are switched on."""
    return tuple(texts(f"variant-{name}") for name in variants_of(settings.ruleset))


def choices(context: RenderContext) -> tuple[str, str]:
    """Return what is played, in two lines: the choices by name, then its ends and variants."""
    texts, settings = context.texts, context.game.settings
    line = texts(
        "lobby-choices",
        ruleset=ruleset_name(settings, texts),
        decks=deck_names(settings, context.decks, texts),
        pace=pace_name(settings, texts),
    )
    return line, " · ".join((_ends(settings, texts), *variant_names(settings, texts)))
