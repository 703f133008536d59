"""What is said of clues: what one may be, and what one was that had no words."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.errors import ClueError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY
from bot.engine.settings import GameSettings
from bot.service.choices import PACES
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.clips import sniff
from bot.ui.presenters.clue import FIELD_FILE, FIELD_LIVE
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, components, context, private, text_of, view

A_FILE = {
    "en": r"\b(file|sound|picture|video)",
    "it": r"\b(file|suono|immagine|video)",
    "pl": r"\b(plik|dźwięk|obrazk|film(em)?\b)",
    "pt-BR": r"\b(arquivo|som|imagem|vídeo)",
}
PICTURES = {
    "en": "picture|video",
    "it": "immagine|video",
    "pl": "obraz|film",
    "pt-BR": "imagem|vídeo",
}
LIVE = {"en": r"\blive\b", "it": "dal vivo", "pl": "na żywo", "pt-BR": "ao vivo"}
ONLY_WORDS = {"en": "word", "it": "parola", "pl": "słow", "pt-BR": "palavra"}
NOW = {
    "en": r"being given|is live",
    "it": r"è dal vivo",
    "pl": r"\bpada\b",
    "pt-BR": "vai ser dada",
}
IS_ALL = {
    "en": r"The clue is|A live clue",
    "it": r"L'indizio è|Un indizio dal vivo",
    "pl": r"Skojarzeniem jest|Skojarzenie na żywo",
    "pt-BR": r"A dica é|Uma dica ao vivo",
}


def says(words: dict[str, str], locale: str, text: str) -> bool:
    return re.search(words[locale], text, re.IGNORECASE) is not None


@in_every_language
@pytest.mark.parametrize("mime", [False, True])
@pytest.mark.parametrize("files", [False, True])
def test_the_clue_window_names_what_it_has_fields_for(files, mime, locale):
    table = Table(CLASSIC, 4, mime_or_sing=mime)
    shown = context(table.view(1), locale, clips=files)
    parts = presenters.clue_modal(shown, None).to_dict()["components"]
    fields = {part["component"]["custom_id"] for part in parts}
    said = parts[0].get("description", "")
    assert says(A_FILE, locale, said) == (FIELD_FILE in fields) == files
    assert says(LIVE, locale, said) == (FIELD_LIVE in fields) == mime


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, PARTY])
@pytest.mark.parametrize("files", [False, True])
def test_nothing_promises_files_where_the_server_takes_none(files, rules, locale):
    table = Table(rules, 6, mime_or_sing=True, hidden_from=rules.hidden_from)
    settings = GameSettings(table.ruleset, ("test",), PACES["normal"])
    texts = LIBRARY.texts(locale)
    turn = text_of(presenters.turn(context(table.view(), locale, clips=files)))
    clue = text_of(presenters.rules(settings, texts, files=files)).split(
        texts("rules-heading-vote")
    )
    panel = presenters.settings_panel(
        private(view(settings=settings), 0, locale, delivery_key="", clips=files)
    )
    hints = "".join(
        option.get("description", "")
        for component in components(panel)
        for option in component.get("options", ())
        if option["value"] == "mime-or-sing"
    )
    assert says(A_FILE, locale, clue[0]) == files
    assert says(A_FILE, locale, hints) == files
    assert says(A_FILE, locale, turn) == (files and rules is CLASSIC)


@in_every_language
@pytest.mark.parametrize("mime", [False, True])
def test_who_sent_a_useless_file_is_asked_for_one_that_is_taken(mime, locale):
    """Without mime or sing a picture would be refused next."""
    table = Table(CLASSIC, 4, mime_or_sing=mime)
    with pytest.raises(ClueError) as refused:
        sniff(b"%PDF-1.7", "clip" if mime else "sound")
    asks = says(PICTURES, locale, presenters.refusal(refused.value, LIBRARY.texts(locale)))
    try:
        table.tell(text="", clip="image")
    except ClueError:
        assert not asks
    else:
        assert asks


@in_every_language
def test_an_empty_clue_is_not_refused_for_want_of_words(locale):
    """A sound or, with mime or sing, something live without a word is taken."""
    table = Table(CLASSIC, 4)
    with pytest.raises(ClueError) as refused:
        table.tell(text="")
    said = presenters.refusal(refused.value, LIBRARY.texts(locale))
    assert not says(ONLY_WORDS, locale, said)
    table.tell(text="", clip="audio")
    assert table.kind == "submitting"


@in_every_language
@pytest.mark.parametrize("kind", ["audio", "image", "video", "voice"])
def test_a_clue_without_words_is_told_of_as_what_it_was(kind, locale):
    table = Table(ODYSSEY, 4, mime_or_sing=True)
    table.tell(text="", clip=kind)
    table.give_all()
    table.vote(2, 3)
    table.close()
    table.do(c.GiveStar(PlayerId(2), 1, 0))
    table.do(c.EndGame(PlayerId(1)))
    record = build_record([(0.0, event) for event in table.log])
    shown, texts = context(table.view(), locale), LIBRARY.texts(locale)
    page = presenters.end(shown, record)
    named = texts(f"clue-named-{kind}")
    assert named in text_of(page), "the favourite"
    book = next(a for a in page.attachments if a.name.startswith("storybook"))
    assert f": {named}." in book.alt
    assert book.spec.said(book.spec.entries[0]) == named
    explained = text_of(presenters.explain(shown, record, record.rounds[0]))
    assert texts(f"clue-clip-{kind}", words="no") in explained


@in_every_language
@pytest.mark.parametrize("kind", ["audio", "image", "video", "voice"])
@pytest.mark.parametrize("words", ["", "the sea"])
def test_what_came_with_words_is_not_called_the_clue(words, kind, locale):
    table = Table(ODYSSEY, 4, mime_or_sing=True)
    table.tell(text=words, clip=kind)
    turn = text_of(presenters.turn(context(table.view(), locale)))
    table.give_all()
    table.close()
    record = build_record([(0.0, event) for event in table.log])
    shown = context(table.view(), locale)
    explained = text_of(presenters.explain(shown, record, record.rounds[0]))
    revealed = text_of(presenters.reveal(shown))
    for said in (turn, revealed, explained):
        assert bool(re.search(IS_ALL[locale], said)) == (not words)


@in_every_language
def test_of_a_live_clue_no_page_says_that_it_is_going_on(locale):
    """The same line stands on the turn, the board and the reveal, where it is over."""
    table = Table(CLASSIC, 4, mime_or_sing=True)
    table.tell(text="", clip="voice")
    table.give_all()
    table.close()
    said = text_of(presenters.reveal(context(table.view(), locale)))
    assert says(LIVE, locale, said)
    assert not says(NOW, locale, said)
