"""How to play: a picture of four steps, and a few words to each; the rules have the rest.

``tests/texts`` holds every sentence of it against games that were played.
"""

from collections.abc import Collection, Iterator

from bot.engine.ids import CardId
from bot.engine.ruleset import Ruleset
from bot.i18n import Texts
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.guide import example_cards, guide
from bot.ui.presenters.page_builder import PageBuilder, button
from bot.ui.presenters.rulebook import CLUE_FIRST, more_tokens, scoring, three_players

_NO_CLUE = "…"
"""What the storyteller says where no example fits the cards."""


def howto(context: RenderContext, hidden: Collection[CardId] = ()) -> Page:
    """Return how a round goes by the rules in force, without the cards hidden from the game."""
    texts, rules = context.texts, context.game.settings.ruleset
    cards, fits = example_cards(context.decks, hidden)
    clue = texts("howto-example") if fits else _NO_CLUE
    lines = (_clue(rules, texts), _cards(rules, texts), _vote(rules, texts), _points(rules, texts))
    builder = PageBuilder(texts, context.notes).say("howto-title")
    builder.gallery(("howto", guide(rules, cards, clue), _alt(rules, texts, clue)))
    builder.text(*_numbered(" ".join(line) for line in lines))
    return builder.buttons([button(context, "rules", texts("button-rules"), emoji="📖")]).build()


def _numbered(steps: Iterator[str]) -> Iterator[str]:
    return (f"**{number}.** {step}" for number, step in enumerate(steps, 1))


def _givers(rules: Ruleset) -> str:
    kinds = {"others": "usual", "everybody": "party", "one-of-each-pair": "teams"}
    return kinds[rules.givers]


def _clue(rules: Ruleset, texts: Texts) -> Iterator[str]:
    before = rules.telling == "before-cards"
    yield texts(f"howto-clue-{CLUE_FIRST[rules.hidden_from] if before else 'usual'}")


def _cards(rules: Ruleset, texts: Texts) -> Iterator[str]:
    yield texts(f"howto-cards-{_givers(rules)}")
    yield from three_players(rules, texts, "howto-three")
    yield texts("howto-hand")
    if rules.pass_hands:
        yield texts("howto-pass")


def _vote(rules: Ruleset, texts: Texts) -> Iterator[str]:
    guessing = "teams" if rules.pairs else "usual"
    yield texts(f"howto-vote-{'party' if rules.scoring == 'agreement' else guessing}")
    yield from more_tokens(rules, texts, "howto-tokens")


def _points(rules: Ruleset, texts: Texts) -> Iterator[str]:
    return (texts(f"howto-points-{key}", **values) for key, values in scoring(rules))


def _alt(rules: Ruleset, texts: Texts, clue: str) -> str:
    """Return what the picture shows."""
    told = "" if rules.telling == "with-card" else "-open"
    red = rules.red != "none"
    steps = (
        texts(f"howto-alt-clue{told if rules.hidden_from == 'nobody' else '-hidden'}", clue=clue),
        texts(f"howto-alt-cards-{_givers(rules)}"),
        texts("howto-alt-vote", red=red),
        texts(f"howto-alt-{rules.scoring}", red=red),
    )
    return texts("howto-alt", list=" ".join(f"{n}. {step}" for n, step in enumerate(steps, 1)))
