"""The nearest language is spoken, and nothing that is wrong with a language stops the bot."""

import logging
import shutil
from functools import cache

import discord
import pytest

from bot import i18n
from bot.i18n import FALLBACK, FOLDER, CommandTranslator, Library, installed, said

Location = discord.app_commands.TranslationContextLocation
LIBRARY = installed()


READ_ONCE = cache(i18n.parsed)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """English as it is, and an Italian for a test to write; what is read again is parsed once."""
    monkeypatch.setattr(i18n, "parsed", READ_ONCE)
    shutil.copytree(FOLDER / FALLBACK, tmp_path / FALLBACK)
    (tmp_path / "it").mkdir()
    return tmp_path


def italian(folder, source):
    (folder / "it" / "public.ftl").write_text(source, encoding="utf-8")
    return Library.load(folder).texts("it")


def complaints(caplog):
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]


# -- which language ------------------------------------------------------------------------


def test_the_languages_of_the_rulebooks_are_installed():
    assert LIBRARY.locales[0] == "en"
    assert {"en", "it", "pt-BR", "pl"} <= set(LIBRARY.locales)


def test_where_something_stands_in_the_files_is_not_kept():
    """It would take as much memory as all that they say."""
    entries = [
        entry for files in LIBRARY._sources.values() for f in files.values() for entry in f.body
    ]
    assert {entry.span for entry in entries} == {None}


@pytest.mark.parametrize(
    ("asked", "spoken"),
    {
        "en": "en",
        "en-GB": "en",
        "en-US": "en",
        "it": "it",
        "it-CH": "it",
        "pl": "pl",
        "pt": "pt-BR",
        "pt-BR": "pt-BR",
        "pt-PT": "pt-BR",
        "es-ES": "en",
        "zh-CN": "en",
        "ptx": "en",
        "": "en",
    }.items(),
)
def test_the_nearest_language_is_spoken(asked, spoken):
    assert LIBRARY.best(asked) == spoken
    assert LIBRARY.texts(asked).locale == spoken


@pytest.mark.parametrize("locale", [locale.value for locale in discord.Locale])
def test_whatever_discord_speaks_there_are_words(locale):
    stem = locale.partition("-")[0]
    spoken = LIBRARY.best(locale)
    assert spoken.partition("-")[0] == (stem if stem in {"en", "it", "pt", "pl"} else "en")
    assert "button-join" not in LIBRARY.texts(locale)("button-join")


def test_polish_counts_in_polish():
    texts = LIBRARY.texts("pl")
    said = [
        texts("place-alt", rank="1.", name="Ala", points=points).rpartition(" ")[2]
        for points in (0, 1, 2, 4, 5, 12, 14, 21, 22, 30)
    ]
    few, many = "punkty", "punktów"
    assert said == [many, "punkt", few, few, many, many, many, many, few, many]


# -- what is missing -----------------------------------------------------------------------


def test_a_missing_message_is_english_and_complained_of_once(folder, caplog):
    texts = italian(folder, "button-join = Partecipa\n")
    assert texts("button-join") == "Partecipa"
    assert complaints(caplog) == []
    english = Library.load(folder).texts("en")
    for _ in range(3):
        assert texts("button-leave") == english("button-leave")
        assert texts("place-alt", rank="1.", name="Ada", points=2) == english(
            "place-alt", rank="1.", name="Ada", points=2
        )
    assert len(complaints(caplog)) == 2
    for key in ("button-leave", "place-alt"):
        assert sum(key in line and " it" in line for line in complaints(caplog)) == 1


def test_a_message_that_nobody_has_shows_its_key_and_is_complained_of_once(folder, caplog):
    texts = italian(folder, "")
    assert [texts("no-such-thing") for _ in range(3)] == ["⟨no-such-thing⟩"] * 3
    # Italian and English lack it, and each says so once.
    assert len(complaints(caplog)) == 2


@pytest.mark.parametrize("value", [True, False])
def test_a_boolean_is_a_yes_or_a_no(value):
    texts = installed().texts("en")
    word = "yes" if value else "no"
    assert texts("answer-left", back=value) == texts("answer-left", back=word)
    assert texts("answer-left", back=value) != texts("answer-left", back=not value)


def test_it_is_known_what_can_be_said(folder):
    texts = italian(folder, "button-join = Partecipa\n")
    assert texts.has("button-join")
    assert not texts.has("button-leave")
    assert texts.knows("button-leave")
    assert not texts.knows("no-such-thing")


# -- what is broken ------------------------------------------------------------------------


BROKEN = {
    "no sense": "= { nothing\n\n}}} what { $\n",
    "no end": 'button-leave = { "\n',
    "no default": "button-leave =\n    { $count ->\n        [one] uno\n    }\n",
    "no words": "button-leave =\n    .title = Esci\n",
    "nothing": "",
    "a circle": "button-leave = { button-start }\nbutton-start = { button-leave }\n",
    "an unknown function": "button-leave = { FOO($count) }\n",
    "an unknown term": "button-leave = { -brand }\n",
    "an unknown variable": "button-leave = Esci { $nobody }\n",
}


@pytest.mark.parametrize("source", BROKEN.values(), ids=BROKEN)
def test_what_is_broken_is_english_and_the_rest_of_the_file_is_not(source, folder):
    texts = italian(folder, f"button-join = Partecipa\n\n{source}\n\nbutton-vote = Vota\n")
    assert texts("button-join") == "Partecipa"
    assert texts("button-leave", count=1) == "Leave"
    assert texts("button-vote") == "Vota"


def test_a_file_that_is_no_text_is_left_out_and_the_others_are_read(folder, caplog):
    (folder / "it" / "errors.ftl").write_bytes(b"\xff\xfe\x00button-leave = Esci")
    (folder / "it" / "rules.ftl").mkdir()
    texts = italian(folder, "button-join = Partecipa\n")
    assert texts("button-join") == "Partecipa"
    assert texts("button-leave") == "Leave"
    assert sum("cannot be read" in line for line in complaints(caplog)) == 2


@pytest.mark.parametrize("name", ["__pycache__", ".git", "old copy", "it~"])
def test_a_folder_that_is_no_language_is_left_out(name, folder, caplog):
    (folder / name).mkdir()
    library = Library.load(folder)
    assert library.locales == ("en", "it")
    assert any(name in line for line in complaints(caplog))


def test_without_english_the_others_still_speak(folder):
    shutil.rmtree(folder / FALLBACK)
    texts = italian(folder, "button-join = Partecipa\n")
    assert texts("button-join") == "Partecipa"
    assert texts("button-leave") == "⟨button-leave⟩"


def test_a_new_language_is_one_folder(folder):
    (folder / "es-ES").mkdir()
    (folder / "es-ES" / "public.ftl").write_text("button-join = Entrar\n", encoding="utf-8")
    library = Library.load(folder)
    assert library.texts("es-ES")("button-join") == "Entrar"
    assert library.texts("es-419")("button-join") == "Entrar"


# -- the names of commands -----------------------------------------------------------------


async def translated(library, key, locale, location=Location.command_name):
    translator = CommandTranslator(library)
    context = discord.app_commands.TranslationContext(location=location, data=None)
    return await translator.translate(said("hand", key), discord.Locale(locale), context)


@pytest.mark.parametrize("locale", ["it", "pt-BR", "pl"])
async def test_a_command_is_named_in_the_languages_that_are_installed(locale):
    assert await translated(LIBRARY, "command-hand", locale) == LIBRARY.texts(locale)(
        "command-hand"
    )


@pytest.mark.parametrize("locale", ["de", "es-ES", "ja"])
async def test_elsewhere_discord_shows_the_english_name(locale):
    assert await translated(LIBRARY, "command-hand", locale) is None


async def test_a_name_that_a_language_lacks_is_not_translated(folder):
    italian(folder, "command-hand = mano\n")
    library = Library.load(folder)
    assert await translated(library, "command-hand", "it") == "mano"
    assert await translated(library, "command-clue", "it") is None


@pytest.mark.parametrize("name", ["la mano", "Mano", "mano!", "m" * 33, '{ "" }'])
async def test_a_name_that_discord_would_not_take_is_not_translated(folder, caplog, name):
    italian(folder, f"command-hand = {name}\n")
    library = Library.load(folder)
    for _ in range(2):
        assert await translated(library, "command-hand", "it") is None
    assert len(caplog.messages) == 1
    assert "Discord does not take" in caplog.text


@pytest.mark.parametrize(("length", "taken"), [(100, True), (101, False)])
async def test_a_description_that_is_too_long_is_not_translated(folder, length, taken):
    italian(folder, f"command-hand-description = {'La mano. ' * 20}"[: 27 + length] + "\n")
    shown = await translated(
        Library.load(folder), "command-hand-description", "it", Location.command_description
    )
    assert (shown is not None) is taken


async def test_text_without_a_key_is_left_alone():
    plain = discord.app_commands.locale_str("hand")
    context = discord.app_commands.TranslationContext(location=Location.other, data=None)
    translator = CommandTranslator(LIBRARY)
    assert await translator.translate(plain, discord.Locale.italian, context) is None


# -- a reader at a table that speaks another language ----------------------------------------


@pytest.mark.parametrize(
    ("key", "own", "named"),
    [
        ("panel-hint", "Inizia", "Start"),
        ("howto-hand", "La mia mano", "My hand"),
        ("howto-vote-usual", "Vota", "Vote"),
        ("time-resting", "Riprendi", "Resume"),
        ("error-not-voting", "La mia mano", "My hand"),
    ],
)
def test_a_public_button_is_named_as_the_table_has_it(key, own, named):
    texts = LIBRARY.at_table("it", "en-GB")
    assert texts.locale == "it"
    assert texts(key) == LIBRARY.texts("it")(key).replace(f"**{own}**", f"**{named}**")
    assert f"**{named}**" in texts(key)


def test_private_buttons_are_named_in_the_readers_language_at_every_table():
    texts = LIBRARY.at_table("it", "pl")
    assert f"**{LIBRARY.texts('it')('button-done')}**" in texts("ballot-undone")
    assert texts("button-vote") == "Vota"


def test_at_a_table_of_ones_own_language_nothing_changes():
    assert LIBRARY.at_table("it-CH", "it") is LIBRARY.texts("it")
