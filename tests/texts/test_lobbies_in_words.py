"""What is said of a lobby, open or closed, is true of it and of the game that begins there."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.errors import SettingsError
from bot.engine.ids import PlayerId
from bot.engine.legal import refusal
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, TEAMS, Ruleset
from bot.service.choices import PACES
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, buttons, components, context, text_of

LATER = {
    "en": "next round",
    "it": "prossimo turno",
    "pl": "następnej tury",
    "pt-BR": "próxima rodada",
}
PEOPLE_COUNTED = {
    "en": r"(\d|one more|one) (people|person)",
    "it": r"(\d|una|una sola) person",
    "pl": r"(\d|jedna|jedną|trzy|ile|kilka) os[oó]b",
    "pt-BR": r"(\d|uma) pessoa",
}
PAIRS = {"en": "in pairs", "it": "in coppia", "pl": "parami", "pt-BR": "em dupla"}


def hand(table: Table, player: int, locale: str) -> str:
    return text_of(presenters.my_hand(context(table.view(player), locale)))


@in_every_language
@pytest.mark.parametrize("rules", [ODYSSEY, TEAMS])
@pytest.mark.parametrize("start", [False, True])
def test_who_would_join_is_told_from_when_they_play(rules, start, locale):
    table = Table(rules, 6, start=start)
    said = hand(table, 99, locale)
    table.join(99)
    later = any(player.waiting for player in table.view().players)
    assert later == start == (LATER[locale] in said)
    assert (later and rules.pairs) == (PAIRS[locale] in said)


CLOSE = {"en": "close", "it": "chiud", "pl": "zamk|zamyk", "pt-BR": "fechar"}
OF_A_GAME = {"en": "game", "it": "partita", "pl": r"\bgr[aęy]\b", "pt-BR": "jogo"}


@in_every_language
@pytest.mark.parametrize("start", [False, True])
def test_where_there_is_no_game_to_end_a_lobby_is_closed(start, locale):
    table = Table(CLASSIC, 4, start=start)
    shown = context(table.view(1), locale)
    panel = presenters.steer(shown, frozenset({"end"}), "host")
    asked = presenters.ask_once_more(shown, "end", None)
    end, sure = (
        next(label for label, b in buttons(page).items() if f":{arg}" in b["custom_id"])
        for page, arg in ((panel, "end"), (asked, "end-yes"))
    )
    question = text_of(asked).partition("?")[0]
    assert bool(re.search(OF_A_GAME[locale], end.lower())) == start
    assert bool(re.search(OF_A_GAME[locale], question.lower())) == start
    assert start or all(re.search(CLOSE[locale], s.lower()) for s in (end, sure, question))


@in_every_language
def test_who_is_removed_from_a_lobby_may_join_as_long_as_anybody_may(locale):
    """Also once the game has begun: nothing is said of an end to it."""
    table = Table(CLASSIC, 4, start=False)
    question = presenters.ask_once_more(context(table.view(1), locale), "kick", PlayerId(4))
    table.do(c.Kick(PlayerId(1), PlayerId(4)))
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert table.join(4)
    until = {"en": "until", "it": "finché", "pl": "zanim", "pt-BR": "até"}
    assert until[locale] not in text_of(question)


@in_every_language
@pytest.mark.parametrize("start", [False, True])
def test_what_is_over_is_said_to_go_on_by_a_button_that_its_end_has(start, locale):
    table = Table(CLASSIC, 3, start=start)
    table.do(c.EndGame(PlayerId(1)))
    record = build_record([(0.0, event) for event in table.log])
    offered = buttons(presenters.end(context(table.view(), locale), record))
    (label,) = offered
    assert f"**{label}**" in hand(table, 1, locale)
    refused = refusal(table.game, c.Join(PlayerId(9), "Eve"))
    named = re.findall(r"\*\*(.+?)\*\*", presenters.refusal(refused, LIBRARY.texts(locale)))
    assert set(named) <= {label}


@in_every_language
def test_teams_are_said_to_sit_as_they_then_do(locale):
    """Whoever picked a team alone gets a partner, and sits with them after complete teams."""
    table = Table(TEAMS, 6, start=False, pace=PACES["normal"])
    for player, team in ((1, 0), (2, 2), (3, 2), (4, 1), (5, 1)):
        table.do(c.PickTeam(PlayerId(player), team))
    said = (
        text_of(presenters.lobby(context(table.view(), locale))),
        text_of(presenters.own_place(context(table.view(1), locale))),
    )
    table.do(c.StartGame(PlayerId(1), table.cards))
    assert [chair.player for chair in table.game.chairs][:3] == [4, 2, 1]
    complete = {"en": "complete teams", "it": "complete", "pl": "pełne", "pt-BR": "completas"}
    assert all(complete[locale] in text.lower() for text in said)


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_in_teams_nobody_is_said_to_sit_as_listed(rules, locale):
    """Their teams do, by their numbers, and whoever picked none is put into one at random (A1)."""
    table, texts = Table(rules, 6, start=False), LIBRARY.texts(locale)
    shown = context(table.view(1), locale)
    said = " ".join(
        f"{choice['label']} {choice.get('description')}"
        for component in components(presenters.settings_panel(shown, page="rules"))
        for choice in component.get("options", ())
        if choice["value"] == "joined"
    )
    table.do(c.StartGame(PlayerId(1), table.cards))
    seats = [chair.player for chair in table.game.chairs]
    assert (seats == sorted(seats)) == (rules is CLASSIC)
    assert (texts("setting-seating-joined") in said) == (rules is CLASSIC)
    teams = [chair.team for chair in table.game.chairs]
    assert teams == ([0, 1, 2, 0, 1, 2] if rules.pairs else [None] * 6)
    assert (texts("setting-seating-joined-teams") in said) == rules.pairs
    assert (texts("panel-seating-paired") in said) == rules.pairs


@in_every_language
@pytest.mark.parametrize("leaves", [False, True])
def test_a_picture_without_rabbits_is_not_described_by_them(leaves, locale):
    table = Table(CLASSIC, 1, start=False, pace=PACES["normal"])
    if leaves:
        table.leave(1)
    (picture,) = presenters.lobby(context(table.view(), locale)).attachments
    words = LIBRARY.texts(locale)("lobby-alt", names="…").split("…")[0]
    assert (words in picture.alt) == bool(picture.spec.rabbits)
    assert picture.alt.strip()


@in_every_language
@pytest.mark.parametrize("computers", [0, 2, 3, 5, 6])
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_computer_players_are_not_counted_as_people(rules, computers, locale):
    table = Table(rules, 1, start=False, pace=PACES["normal"])
    for _ in range(min(computers, rules.max_players - 1)):
        table.do(c.AddComputer(PlayerId(1), "even"))
    shown = context(table.view(1), locale)
    said = text_of(presenters.lobby(shown)) + text_of(presenters.status(shown))
    assert not re.search(PEOPLE_COUNTED[locale], said)


@in_every_language
@pytest.mark.parametrize("finders", [1, 2])
def test_of_a_game_with_computer_players_nobody_is_counted_as_a_person(finders, locale):
    """Four of seven are none, and have two tokens; one of them alone finds the card."""
    table, texts = Table(ODYSSEY, 3, start=False), LIBRARY.texts(locale)
    for _ in range(4):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.to_voting()
    assert table.voting.tokens == 2
    robots = [chair.player for chair in table.game.chairs if chair.computer is not None]
    for robot in robots[:finders]:
        table.vote(robot, 1)
    table.vote(2, 3)
    table.close()
    assert sum("found" in table.points(player) for player in range(1, 8)) == finders
    shown = context(table.view(), locale)
    record = build_record([(0.0, event) for event in table.log])
    said = (
        presenters.rules(table.game.settings, texts),
        presenters.howto(shown),
        presenters.reveal(shown),
        presenters.explain(shown, record, record.rounds[0]),
    )
    assert not any(re.search(PEOPLE_COUNTED[locale], text_of(page)) for page in said)


@in_every_language
@pytest.mark.parametrize("began", [False, True])
def test_a_lobby_that_was_closed_is_no_game_that_is_over(began, locale):
    table = Table(CLASSIC, 3, start=began, pace=PACES["normal"])
    texts = LIBRARY.texts(locale)
    table.do(c.EndGame(PlayerId(1)))
    said = text_of(presenters.status(context(table.view(1), locale)))
    scores = texts("standings", scores="").strip()
    assert (texts("status-finished") in said) == (scores in said) == began
    assert (texts("lobby-closed") in said) == (not began)


@in_every_language
def test_who_looks_for_their_hand_in_a_lobby_is_not_said_to_have_just_joined(locale: str) -> None:
    texts = LIBRARY.texts(locale)
    seated = context(Table(ODYSSEY, 3, start=False).view(2), locale)
    joined = texts("answer-joined", when="now").strip()
    said = text_of(presenters.my_hand(seated))
    assert said.strip()
    assert joined not in said


@in_every_language
@pytest.mark.parametrize("rules", [ODYSSEY, PARTY])
def test_who_starts_with_too_few_is_told_of_computer_players(locale: str, rules: Ruleset) -> None:
    error = SettingsError("too-few-players", minimum=rules.min_players, players=1)
    said = presenters.refusal(error, LIBRARY.texts(locale))
    assert "omput" in said.casefold()
