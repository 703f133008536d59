"""Every language says what English says, in its own grammar, and fits where it stands."""

import re

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.i18n import FALLBACK, FOLDER
from tests.ui.renderings import CATEGORIES, TEXTS, entries, needs, renderings

TRANSLATIONS = [name for name in TEXTS if name != FALLBACK]
SPARE = {
    "awaited": {"count"},
    "ballot-more": {"count"},
    "lobby-decks-gone": {"count"},
    "answer-decks-gone": {"count"},
    "answer-roles-not-told": {"count"},
    "hand-vote-begun": {"count"},
    "list-and": {"begins"},
}
"""Variables that the code gives although English needs them not: other grammars may."""
BUTTON = 24
"""Characters of a label that a phone shows whole beside an emoji."""
HEADING = 28
"""Characters of a heading on a picture."""
OTHERWISE = {
    "it": r"\b(?:round|manche|virtual\w*|artificial\w*|gettone|verbale)\b",
    "pl": r"\b(?:rund|polece)\w*",
    "pt-BR": r"\b(?:round|turnos?|partidas?|virtua\w*|jogador\w* de computador)\b",
}
"""Words for what a language calls otherwise everywhere else: for a round, in Italian the book's
*turno*, for a computer player, a token, a record, a game, or a command."""
BOLD = re.compile(r"\*\*[^*]+\*\*")
COMMAND = re.compile(r"/dixit ([\w-]+)")
DECK_COMMAND = re.compile(r"/(dixit-\w+) ([\w-]+)")


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_language_has_the_messages_of_english_and_no_others(locale):
    assert entries(locale).keys() == entries(FALLBACK).keys()


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_language_has_the_files_of_english(locale):
    files = [{path.name for path in (FOLDER / name).iterdir()} for name in (locale, FALLBACK)]
    assert files[0] == files[1]


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_message_uses_what_english_uses(locale):
    wrong = {}
    for key in entries(FALLBACK):
        wanted = set(needs(FALLBACK, key).variables)
        used = set(needs(locale, key).variables)
        if not wanted <= used <= wanted | SPARE.get(key, set()):
            wrong[key] = used ^ wanted
    assert wrong == {}


@pytest.mark.parametrize("locale", TEXTS)
def test_plurals_tell_the_numbers_apart_that_the_language_does(locale):
    plural = Locale.parse(locale, sep="-").plural_form
    categories = {plural(number) for number in range(200)}
    for key in entries(locale):
        for keys in needs(locale, key).selects:
            named = {name for name, default in keys if not default}
            if {name for name, _ in keys} & (CATEGORIES - {"other"}):
                # Whatever is not named falls to the default, which can speak of one category.
                assert len(categories - named) <= 1, key


@pytest.mark.parametrize("locale", TEXTS)
def test_every_variant_can_be_said(locale):
    for key in entries(locale):
        for words in renderings(locale, key):
            assert words.strip(), key
            assert not set("{}⟨") & set(words), words
            assert words.count("**") % 2 == 0, words
            assert words.count("`") % 2 == 0, words


class Written(Visitor):
    """Collects the words that are written in a message, in whichever variant can be said."""

    def __init__(self, locale: str) -> None:
        plural = Locale.parse(locale, sep="-").plural_form
        self.never = CATEGORIES - {plural(number) for number in range(200)}
        self.words: set[str] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802  the visitor's name for it
        if not (isinstance(node.key, ftl.Identifier) and node.key.name in self.never):
            self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  the visitor's name for it
        self.words |= {line.strip() for line in node.value.splitlines()}


@pytest.mark.parametrize("locale", TEXTS)
def test_no_variant_is_left_out_here(locale):
    for key, entry in entries(locale).items():
        written = Written(locale)
        written.visit(entry)
        said = " ".join(renderings(locale, key))
        assert all(words in said for words in written.words), key


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_headings_and_small_print_are_those_of_english(locale):
    for key in entries(FALLBACK):
        marks = [re.match(r"#+ |-# |", renderings(name, key)[0]) for name in (locale, FALLBACK)]
        assert marks[0] is not None
        assert marks[1] is not None
        assert marks[0].group() == marks[1].group(), key


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_buttons_are_named_in_sentences_as_they_are_labelled(locale):
    english, texts = TEXTS[FALLBACK], TEXTS[locale]
    labels = [
        key
        for key in entries(FALLBACK)
        if key.startswith(("button-", "variant-")) and not needs(FALLBACK, key).variables
    ]
    named = {f"**{english(key)}**": f"**{texts(key)}**" for key in labels}
    for key in entries(FALLBACK):
        said = " ".join(renderings(locale, key))
        for bold in BOLD.findall(" ".join(renderings(FALLBACK, key))):
            assert named.get(bold, "") in said, key


@pytest.mark.parametrize("locale", TEXTS)
def test_commands_are_named_in_sentences_as_the_menu_names_them(locale):
    texts = TEXTS[locale]
    names = {texts(key) for key in _names("command-")}
    for key in entries(locale):
        assert set(COMMAND.findall(" ".join(renderings(locale, key)))) <= names, key


@pytest.mark.parametrize("locale", TEXTS)
def test_commands_of_decks_are_named_in_sentences_as_the_menu_names_them(locale):
    texts = TEXTS[locale]
    group = texts("command-dixit-deck")
    names = {(group, texts(key)) for key in _names("command-deck-")}
    said = {key: " ".join(renderings(locale, key)) for key in entries(locale)}
    wrong = {key: set(DECK_COMMAND.findall(text)) - names for key, text in said.items()}
    assert {key: found for key, found in wrong.items() if found} == {}


@pytest.mark.parametrize("locale", TEXTS)
@pytest.mark.parametrize("kind", ["command-", "option-"])
def test_no_two_commands_and_no_two_options_have_one_name(kind, locale):
    names = [TEXTS[locale](key) for key in _names(kind)]
    assert len(set(names)) == len(names)
    # Discord's own expression for names, less the scripts that no language here is written in.
    assert all(re.fullmatch(r"[-_a-z0-9à-öø-ÿ\u0100-\u017f]{1,32}", name) for name in names)


def _names(kind: str) -> list[str]:
    keys = [k for k in entries(FALLBACK) if k.startswith(kind) and not k.endswith("-description")]
    return [key for key in keys if key != "command-dixit"]


@pytest.mark.parametrize("locale", TEXTS)
def test_labels_fit_on_buttons_and_pictures(locale):
    for key in entries(locale):
        if key.startswith("button-"):
            assert all(len(words) <= BUTTON for words in renderings(locale, key)), key
        if key in {"podium-title", "storybook-title", "lobby-picture-title"} or (
            key.startswith("ruleset-") and not key.endswith("-hint")
        ):
            assert len(TEXTS[locale](key)) <= HEADING, key


@pytest.mark.parametrize("locale", TEXTS)
def test_messages_refer_to_the_labels_of_buttons(locale):
    # A label that is written out stays in the reader's language where the table has another one.
    labels = {f"**{label(entry)}**" for key, entry in entries(locale).items() if "button-" in key}
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        written = BOLD.findall(path.read_text(encoding="utf-8"))
        assert labels.isdisjoint(written), path.name


def label(entry: ftl.Message) -> str:
    """Return a button's label where it is nothing but words."""
    elements = [] if entry.value is None else entry.value.elements
    return "".join(e.value for e in elements if isinstance(e, ftl.TextElement))


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_no_sentence_was_left_in_english(locale):
    for key in entries(FALLBACK):
        words = TEXTS[FALLBACK](key) if not needs(FALLBACK, key).variables else ""
        if len(words.split()) > 2:
            assert TEXTS[locale](key) != words, key


@pytest.mark.parametrize("locale", OTHERWISE)
def test_a_thing_has_one_name(locale):
    other = re.compile(OTHERWISE[locale], re.IGNORECASE)
    found = {key: other.findall(" ".join(renderings(locale, key))) for key in entries(locale)}
    assert {key: words for key, words in found.items() if words} == {}


def test_polish_does_not_guess_who_is_reading():
    # In the past tense, "you" is either he or she.
    guess = re.compile(r"\w(?:łeś|łaś|liście|łyście)\b")
    for key in entries("pl"):
        assert not guess.search(" ".join(renderings("pl", key))), key
