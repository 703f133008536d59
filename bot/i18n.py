"""Texts in the reader's language, from Project Fluent files in ``bot/locales/<locale>/``."""

import logging
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import discord
from discord import app_commands
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "locales"
FALLBACK = "en"
COMMAND_NAME = re.compile(r"[-'\w]{1,32}")
NAMES = {
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
}
PUBLIC = "public.ftl"
"""What everybody at a table reads: its buttons are in the table's language."""
BUTTON = "button-"
LONGEST_DESCRIPTION = 100
"""Characters, of choices too."""
Value = str | int | float | FluentType
Sources = Mapping[str, ast.Resource]
"""The files of one language, by name."""


class Texts:
    """The messages of one language; what it lacks comes from English and is logged once.

    ``labels`` are those of private buttons where messages name the public ones of another language.
    """

    def __init__(
        self,
        locale: str,
        bundle: FluentBundle,
        fallback: "Texts | None" = None,
        labels: "Texts | None" = None,
    ) -> None:
        self.locale = locale
        self._bundle = bundle
        self._fallback = fallback
        self._labels = labels
        self._missing: set[str] = set()

    def __call__(self, key: str, **values: Value) -> str:
        """Return the message, whole or in English; its key in angle brackets if none has it.

        Messages select by ``yes`` and ``no`` what depends on a boolean.
        """
        if self._labels is not None and key.startswith(BUTTON):
            return self._labels(key, **values)
        text, wrong = self._said(key, values)
        if wrong:
            self.complain(key, wrong)
            if self._fallback:
                return self._fallback(key, **values)
        return f"⟨{key}⟩" if text is None else text

    def _said(self, key: str, values: dict[str, Value]) -> tuple[str | None, str]:
        """Return the message as far as it can be had, and what is wrong with it."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return None, "missing"
        try:
            text, errors = self._bundle.format_pattern(pattern, _without_booleans(values))
        except RecursionError:  # messages that refer to each other in a circle
            return None, "refers to itself"
        return str(text), f"{errors}" if errors else ""

    def has(self, key: str) -> bool:
        """Say whether this language itself has the message."""
        return self._bundle.has_message(key)

    def knows(self, key: str) -> bool:
        """Say whether the message can be had, if only in English."""
        return self.has(key) or (self._fallback is not None and self._fallback.has(key))

    def complain(self, key: str, what: str) -> None:
        """Log once what is wrong with a message."""
        if key not in self._missing:
            self._missing.add(key)
            log.warning("text %s in %s: %s", key, self.locale, what)


def _without_booleans(values: Mapping[str, Value]) -> dict[str, Value]:
    return {k: ("yes" if v else "no") if isinstance(v, bool) else v for k, v in values.items()}


class Library:
    """Every language that is installed: one folder each."""

    def __init__(self, texts: Mapping[str, Texts], sources: Mapping[str, Sources]) -> None:
        self._texts = texts
        self._sources = sources
        self._at_tables: dict[tuple[str, str], Texts] = {}

    @classmethod
    def load(cls, folder: Path = FOLDER) -> "Library":
        """Read all languages; a file that cannot be read is logged and left out."""
        sources = {FALLBACK: _sources(folder / FALLBACK)}
        fallback = Texts(FALLBACK, _bundle(FALLBACK, sources[FALLBACK]))
        texts = {FALLBACK: fallback}
        for path in sorted(folder.iterdir()):
            if path.is_dir() and path.name != FALLBACK:
                sources[path.name] = _sources(path)
                try:
                    bundle = _bundle(path.name, sources[path.name])
                except ValueError:
                    log.warning("folder %s is not named as a locale", path)
                else:
                    texts[path.name] = Texts(path.name, bundle, fallback)
        return cls(texts, sources)

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages, English first."""
        return tuple(self._texts)

    def texts(self, locale: str) -> Texts:
        """Return the language for a Discord locale: itself, its stem, its sibling, or English."""
        return self._texts[self.best(locale)]

    def at_table(self, locale: str, spoken: str) -> Texts:
        """Return a reader's language whose messages name public buttons as the table has them.

        The labels of buttons themselves are the reader's.
        """
        reader, table = self.best(locale), self.best(spoken)
        own = self._texts[reader]
        if reader == table:
            return own
        if (reader, table) not in self._at_tables:
            bundle = _bundle(reader, self._sources[reader])
            for entry in self._sources[table].get(PUBLIC, ast.Resource()).body or ():
                if isinstance(entry, ast.Message) and entry.id.name.startswith(BUTTON):
                    bundle.add_resource(ast.Resource([entry]), allow_overrides=True)
            texts = Texts(reader, bundle, self._texts[FALLBACK], own)
            self._at_tables[reader, table] = texts
        return self._at_tables[reader, table]

    def best(self, locale: str) -> str:
        """Return the installed language nearest to a Discord locale."""
        stem = locale.partition("-")[0]
        for name in (locale, stem):
            if name in self._texts:
                return name
        siblings = (name for name in self._texts if name.partition("-")[0] == stem)
        return next(siblings, FALLBACK)


@cache
def installed() -> Library:
    """Return the languages in ``FOLDER``, read once: commands and messages both want them."""
    return Library.load()


def _sources(folder: Path) -> Sources:
    sources: dict[str, ast.Resource] = {}
    for path in sorted(folder.glob("*.ftl")):
        try:
            sources[path.name] = parsed(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            log.exception("language file %s cannot be read", path)
    return sources


def parsed(source: str) -> ast.Resource:
    """Return what a file says, without what would weigh as much: where in it each thing stands."""
    return FluentParser(with_spans=False).parse(source)


def _bundle(locale: str, sources: Sources) -> FluentBundle:
    # Isolation marks would show as boxes in pictures and in some clients.
    bundle = FluentBundle([locale, FALLBACK], use_isolating=False)
    for resource in sources.values():
        bundle.add_resource(resource)
    return bundle


def said(name: str, key: str) -> app_commands.locale_str:
    """Return a command's or option's name that the translator can turn into each language."""
    return app_commands.locale_str(name, key=key)


class CommandTranslator(app_commands.Translator):
    """Gives discord.py the names and descriptions of commands in each language."""

    def __init__(self, library: Library) -> None:
        self._library = library

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text, or None where the language is not installed, lacks it or has it wrong.

        One text that Discord does not take would keep every command from being registered.
        """
        key = string.extras.get("key")
        name = self._library.best(locale.value)
        english = name == FALLBACK and not locale.value.startswith("en")
        texts = self._library.texts(name)
        if key is None or english or not texts.has(key):
            return None
        text = texts(key)
        if acceptable(text, context.location):
            return text
        texts.complain(key, f"Discord does not take {text!r}")
        return None


def acceptable(text: str, place: app_commands.TranslationContextLocation) -> bool:
    """Say whether Discord takes a text there: its rules for names, and its limits of length."""
    if place in NAMES:
        return COMMAND_NAME.fullmatch(text) is not None and text == text.lower()
    return 1 <= len(text) <= LONGEST_DESCRIPTION
