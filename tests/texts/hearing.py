"""Listens to pages as they are made, and finds the sentences that play contradicts."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.engine.settings import GameSettings
from bot.i18n import Texts
from bot.ui import presenters
from tests.engine.tabletop import NO_CLOCK
from tests.texts.claims import DATA, NOTHING, ROUND, RULES, Truth, Values
from tests.texts.facts import Facts
from tests.texts.lexicon import numbers, statements
from tests.texts.play import PlayedGame
from tests.ui.render_contexts import LIBRARY, context, view

Lie = Callable[[str, Values], "str | tuple[str, Values]"]
"""What to say instead of a text: words, or another text with its parameters."""


class Heard(Texts):
    """The texts of a language, noting what was said; ``lies`` are told instead, to be found out."""

    def __init__(self, locale: str, lies: dict[str, Lie] | None = None) -> None:
        self.locale = locale
        self._texts = LIBRARY.texts(locale)
        self._lies = lies or {}
        self.said: list[tuple[str, Values, str]] = []

    def __call__(self, key: str, **values: Any) -> str:
        told: str | tuple[str, Values] = (key, values)
        if key in self._lies:
            told = self._lies[key](key, values)
        text = told if isinstance(told, str) else self._texts(told[0], **told[1])
        self.said.append((key, values, text))
        return text

    def has(self, key: str) -> bool:
        return self._texts.has(key)

    def knows(self, key: str) -> bool:
        return self._texts.knows(key)


@dataclass
class Audit:
    """The sentences of games by one ruleset in one language, held against what was played."""

    facts: Facts
    locale: str
    lies: dict[str, Lie]
    told: set[int]
    """The numbers of players whose rounds are told of; the rules are of all that were played."""
    rounds: int = 100
    stated: set[str] = field(default_factory=set)
    """Every statement that was read in some sentence."""

    def wrong(self) -> Iterator[str]:
        """Yield every sentence that is not true, and what play says instead."""
        yield from self._wrong_rules()
        yield from self._wrong_rounds()

    def _wrong_rules(self) -> Iterator[str]:
        settings = GameSettings(self.facts.rules, ("test",), NO_CLOCK)
        pages = (
            lambda heard: presenters.rules(settings, heard),
            lambda heard: presenters.howto(
                context(view(settings=settings), heard.locale, texts=heard)
            ),
        )
        for page in pages:
            heard = Heard(self.locale, self.lies)
            page(heard)
            for key, values, text in heard.said:
                truth = RULES[key](self.facts, values) if key in RULES else NOTHING
                yield from self._judge(key, values, text, truth)
            yield from self._left_out(heard)

    def _left_out(self, heard: Heard) -> Iterator[str]:
        """Find the points that play paid and the page does not name."""
        facts = self.facts
        paid = {facts.cap, facts.agreement_cap}
        for reason in ("storyteller", "found", "lone-finder", "single-token"):
            paid |= facts.points(reason)
        said = set().union(*(numbers(text, self.locale) for _, _, text in heard.said))
        for points in paid - said - {None, 1}:
            yield f"{self.locale}: {points} points are paid and never named"

    def _wrong_rounds(self) -> Iterator[str]:
        for game in (game for game in self.facts.games if game.players in self.told):
            for told in game.record.rounds[: self.rounds]:
                for page in (self._explained, self._revealed):
                    heard = Heard(self.locale, self.lies)
                    page(game, told, heard)
                    for key, values, text in heard.said:
                        truth = NOTHING
                        if key in ROUND and told.void is None:
                            truth = ROUND[key](self.facts, told, values)
                        yield from self._judge(key, values, text, truth)

    @staticmethod
    def _explained(game: PlayedGame, told: Any, heard: Heard) -> None:
        shown = context(game.reveals[told.number], heard.locale, texts=heard)
        presenters.explain(shown, game.record, told)

    @staticmethod
    def _revealed(game: PlayedGame, told: Any, heard: Heard) -> None:
        presenters.reveal(context(game.reveals[told.number], heard.locale, texts=heard))

    def _judge(self, key: str, values: Values, text: str, truth: Truth) -> Iterator[str]:
        if key in DATA:
            return
        for name in ("rules", "reasons", "list"):  # made of sentences that are judged themselves
            if name in values:
                text = text.replace(str(values[name]), "")
        found, said = numbers(text, self.locale), statements(text, self.locale)
        self.stated |= said
        where = f"{self.locale} {key}: {text}"
        if wrong := (truth.numbers - found) | (found - truth.numbers - truth.also):
            yield f"{where} [{sorted(truth.numbers)} in play, not {sorted(wrong)}]"
        if "for the clue" in said & truth.may:
            said = said - {"no points"}
        if (key in RULES or key in ROUND) and (false := (said - truth.may) | (truth.must - said)):
            yield f"{where} [not so in play: {sorted(false)}]"
