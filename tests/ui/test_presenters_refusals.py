"""Every refusal in the code has words, and gets all that its words ask for."""

import ast
import re
from typing import get_args

import pytest

from bot.engine.errors import DixitError, RequestError, RuleCode, SeatError, SettingsError
from bot.service.uploads import Room
from bot.ui import presenters
from tests.calls import ROOT, calls
from tests.languages import in_every_language
from tests.ui.render_contexts import ENGLISH, LIBRARY, text_of, view

OF_RULES = frozenset({"SeatError", "PhaseError", "CardError", "ClueError", "SettingsError"})
CLASSES = OF_RULES | {
    "RequestError",
    "GameNotFound",
    "ChannelBusy",
    "StaleAction",
    "VersionConflict",
    "DeckError",
}
"""Those that reach a presser; deliveries are retried, and the command line speaks for itself."""


def refusals(classes: frozenset[str]) -> list[tuple[str, tuple[str, ...]]]:
    """Return code and names of parameters of every refusal that is written down in the source."""
    found: set[tuple[str, tuple[str, ...]]] = set()
    for call in calls(("bot", "cogs", "data"), classes):
        names = tuple(sorted(k.arg for k in call.keywords if k.arg))
        # Codes may be chosen by a condition: SeatError("a" if teller else "b").
        codes = [n.value for a in call.args for n in ast.walk(a) if isinstance(n, ast.Constant)]
        found |= {(code, names) for code in codes if isinstance(code, str)}
    return sorted(found)


REFUSALS = refusals(CLASSES)


def test_the_rules_raise_every_code_that_they_may():
    assert {code for code, _ in refusals(OF_RULES)} == set(get_args(RuleCode))


@pytest.mark.parametrize(("code", "names"), REFUSALS)
def test_every_refusal_has_words_that_take_its_parameters(code, names):
    assert ENGLISH.has(f"error-{code}")
    numbers = {"minimum", "maximum", "count", "players", "round", "needed", "have", "tokens"}
    numbers.add("partner")  # a player's id
    values = {name: 7 if name in numbers else "laps" for name in names}
    words = presenters.refusal(DixitError(code, **values), ENGLISH)
    assert "⟨" not in words
    assert 10 < len(words) < 400


def test_no_words_are_left_for_refusals_that_are_gone():
    used = {code for code, _ in REFUSALS}
    texts = (ROOT / "bot/locales/en/errors.ftl").read_text(encoding="utf-8")
    elsewhere = {"kept", "unexpected", "closed", "later", "card-unreadable"}
    elsewhere |= {"storage-full", "storage-busy", "storage-broken", "forget-unfinished"}
    assert set(re.findall(r"^error-([a-z-]+) =", texts, re.MULTILINE)) - elsewhere <= used


def test_a_code_without_words_gets_words_that_fit_any():
    assert presenters.refusal(DixitError("brand-new"), ENGLISH) == ENGLISH("error-unexpected")


def test_fields_and_permissions_are_named_in_the_readers_words():
    range_error = SettingsError("setting-range", field="hand_size", minimum=3, maximum=10)
    assert (
        presenters.refusal(range_error, ENGLISH)
        == "Please choose a number from 3 to 10 for the cards in hand."
    )
    lacking = RequestError("missing-permissions", permissions="send messages, attach files")
    assert "to send messages and attach files." in presenters.refusal(lacking, ENGLISH)


def test_every_field_that_a_refusal_names_has_a_name():
    named = {
        keyword.value.value
        for call in calls(("bot/engine", "bot/service", "bot/ui"), frozenset({"SettingsError"}))
        for keyword in call.keywords
        if keyword.arg == "field" and isinstance(keyword.value, ast.Constant)
    }
    assert "hand_size" in named
    keys = {str(name).replace("_", "-") for name in named}
    assert not [key for key in keys if not ENGLISH.has(f"field-{key}")]


def test_a_player_is_named_as_the_game_names_them():
    game = view("voting")
    error = SeatError("partner-votes", partner=game.players[1].id)
    assert "so only Player 1 can vote" in presenters.refusal(error, ENGLISH, game)
    assert f"so only <@{game.players[1].id}> can vote" in presenters.refusal(error, ENGLISH)


def test_what_others_wrote_is_harmless_in_a_refusal():
    words = presenters.refusal(SettingsError("deck-unknown", deck="**@everyone**"), ENGLISH)
    assert r"\*\*@" + "\u200b" + r"everyone\*\*" in words


def test_what_was_typed_is_given_back_whole_and_harmless():
    page = presenters.sorry("No.", ["a *long* clue " * 30], ENGLISH)
    assert text_of(page).count(r"a \*long\* clue") == 30
    assert text_of(presenters.sorry("No.", [], ENGLISH)) == "No."
    several = text_of(presenters.sorry("No.", ["a cat", "two\n*mice*"], ENGLISH))
    assert several.splitlines()[-2:] == ["a cat", r"two \*mice\*"]


def test_a_notice_is_a_page_of_its_own():
    page = presenters.notice(ENGLISH, "answer-forgotten", count=0)
    assert text_of(page) == ENGLISH("answer-forgotten", count=0)


@in_every_language
def test_room_of_less_than_a_mebibyte_is_not_said_to_be_none(locale):
    texts = LIBRARY.texts(locale)
    assert "0 MiB" not in presenters.refusal(Room(9, 2**20 - 1).refusal, texts)
    assert " 3 MiB" in presenters.refusal(Room(9, 4 * 2**20 - 1).refusal, texts)
