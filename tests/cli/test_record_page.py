"""The page of a record, opened from a file without a network, finds what ``replay`` finds."""

import argparse
import asyncio
import json
import re
from collections import Counter
from dataclasses import fields, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import get_args

import pytest
from playwright.async_api import expect

from bot import random_players
from bot.cli import record as record_command
from bot.cli.record_page import FOLDER, record_page, shown_cards
from bot.engine import commands as c
from bot.engine.decide import open_game
from bot.engine.events import Event, GameEnded
from bot.engine.ids import CardId, PlayerId
from bot.engine.model import FormerSeat
from bot.engine.projection import view_for
from bot.engine.ruleset import MINI, ODYSSEY, RULESETS
from bot.i18n import installed
from bot.random_players import Simulation, simulate
from bot.service.record import FORMER_PLAYER, GameRecord
from bot.service.record_builder import build_record
from bot.service.record_check import replay_problems
from cards.catalogue import Catalogue
from tests.cli.forgeries import FORGERIES
from tests.languages import in_every_language


class Eventful(Simulation):
    """A rematch of people who come back, computers, corrected clues and cards that are hidden."""

    def do(self, command: c.Command) -> None:
        if isinstance(command, c.StartGame):
            for before in (
                c.Leave(PlayerId(3)),
                c.Join(PlayerId(3), "player 3"),
                c.PickRabbit(PlayerId(2), 9),
                c.PickSeat(PlayerId(2), PlayerId(3)),
                c.AddComputer(PlayerId(1), "even"),
                c.AddComputer(PlayerId(1), "sharp"),
            ):
                self._try(before)
        super().do(command)
        match command:
            case c.GiveClue(player=player):
                self._try(c.CorrectClue(player, "in other words"))
                if self.game.settings.ruleset.pairs and self.game.round == 2:
                    self._team_comes_back()
                if self.game.settings.ruleset.pairs and self.game.round == 4:
                    self._computer_gives_way()
            case c.PlaceToken() if self.game.round % 3 == 2:
                self._hide(view_for(self.game, None).board[0])
            case c.PlaceToken() if self.game.round % 3 == 0 and self.game.pile:
                self._hide(self.game.pile[-1])

    def _team_comes_back(self) -> None:
        """Let the next team leave, and each of it come back; a stranger is there first."""
        half = len(self.game.chairs) // 2
        team = [chair.player for chair in self.game.chairs[2::half]]
        for command in map(c.Leave, team):
            super().do(command)
        for player in (PlayerId(50), *team):
            self._try(c.Join(player, f"player {player}"))

    def _computer_gives_way(self) -> None:
        """Let somebody come back to a seat that a computer was to take: it has another one."""
        one, other = (seat.player for seat in self.game.chairs[2:4])
        super().do(c.Leave(one))
        super().do(c.AddComputer(self.game.host, "even"))
        super().do(c.Leave(other))
        self._try(c.Join(one, f"player {one}"))

    def _hide(self, card: CardId) -> None:
        self._try(c.HideCard(PlayerId(99), card, moderator=True))


class Voteless(Simulation):
    """Nobody ever votes."""

    def _act(self, player: PlayerId) -> None:
        if self.game.phase.kind == "voting":
            self._strike()
        else:
            super()._act(player)


@pytest.fixture
def eventful(request, monkeypatch) -> GameRecord:
    name, key = request.param, request.param.encode() * 8
    before = (FormerSeat(PlayerId(1), 7, 1), FormerSeat(PlayerId(4), 2, 1))
    monkeypatch.setattr(random_players, "open_game", partial(open_game, past_seats=before))
    table = Eventful(RULESETS[name], players_of(name), key)
    table.play(0.05, 0.0)
    return build_record(table.log, seed=key)


def players_of(name: str) -> int:
    return {"mini": 4, "teams": 8}.get(name, 6)


def forged(record: GameRecord, name: str) -> GameRecord:
    document = json.loads(record.model_dump_json())
    FORGERIES[name](document)
    return GameRecord.model_validate_json(json.dumps(document))


@pytest.fixture(scope="module")
def genuine() -> GameRecord:
    return simulate(ODYSSEY, 7, "genuine", absences=0.08)


@pytest.fixture
async def opened(browser, tmp_path):
    """Return a function that opens a record's page offline; it may ask nothing and fail nowhere."""
    troubles: list[str] = []
    context = await browser.new_context(offline=True, viewport={"width": 390, "height": 844})
    page = await context.new_page()
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda line: troubles.append(line.text))

    async def open_page(record: GameRecord, locale: str = "en"):
        html = record_page(record, installed().texts(locale), {}, {})
        return await open_html(html)

    async def open_html(html: str):
        file = tmp_path / "record.html"
        file.write_text(html, "utf-8")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto(file.as_uri())
        await expect(page.locator("body[data-verdict]")).to_be_attached()
        elsewhere = (file.as_uri(), "data:")
        troubles.extend(url for url in asked if not url.startswith(elsewhere))
        return page

    open_page.html = open_html
    yield open_page
    await context.close()
    assert troubles == []


def test_the_page_knows_every_event():
    kinds = {field.default for event in get_args(Event) for field in fields(event)[-1:]}
    script = (FOLDER / "fold.js").read_text("utf-8")
    assert [kind for kind in kinds if kind not in script] == []


def test_the_genuine_one_agrees(genuine):
    assert replay_problems(genuine) == []


@pytest.mark.parametrize("name", FORGERIES)
def test_replay_finds_a_forgery(genuine, name):
    assert replay_problems(forged(genuine, name))


@pytest.mark.browser
@pytest.mark.parametrize("name", RULESETS)
async def test_the_page_agrees_with_a_genuine_record(opened, name):
    for number in range(3):
        game = simulate(RULESETS[name], players_of(name), f"{number}", absences=0.1, leavers=0.04)
        page = await opened(game)
        assert await page.get_attribute("body", "data-verdict") == "agrees"
        assert await page.locator("[data-round]").count() == len(game.rounds)
        assert await page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("eventful", RULESETS, indirect=True)
def test_an_eventful_rematch_agrees(eventful):
    assert replay_problems(eventful) == []
    kinds = Counter(entry.event.kind for entry in eventful.log)
    assert kinds["rabbit-picked"] == 1
    assert kinds["seat-picked"] == (not eventful.ruleset.pairs)
    assert kinds["newcomer-moved"] == eventful.ruleset.pairs
    assert kinds["card-hidden"] > 0
    assert kinds["clue-corrected"] > 0


@pytest.mark.browser
@pytest.mark.parametrize("eventful", RULESETS, indirect=True)
async def test_the_page_follows_an_eventful_rematch(opened, eventful):
    page = await opened(eventful)
    assert await page.get_attribute("body", "data-verdict") == "agrees"
    assert await page.locator("[data-round]").count() == len(eventful.rounds)


@pytest.mark.browser
@pytest.mark.parametrize("name", RULESETS)
async def test_the_page_agrees_that_a_game_without_votes_is_over(opened, name):
    table = Voteless(replace(RULESETS[name], laps=1), players_of(name), b"v" * 32)
    table.play(0.0, 0.0)
    *before, (at, ended) = table.log
    assert isinstance(ended, GameEnded)
    for reason in ("no-ballots", "laps"):  # the latter by earlier versions
        log = [*before, (at, replace(ended, reason=reason))]
        record = build_record(log, seed=b"v" * 32)
        assert replay_problems(record) == []
        page = await opened(record)
        assert await page.get_attribute("body", "data-verdict") == "agrees"


@pytest.mark.browser
async def test_the_page_finds_every_forgery(opened, genuine):
    verdicts = {}
    for name in FORGERIES:
        page = await opened(forged(genuine, name))
        verdicts[name] = await page.get_attribute("body", "data-verdict")
    assert verdicts == dict.fromkeys(FORGERIES, "disagrees")


@pytest.mark.browser
async def test_the_page_finds_two_with_one_rabbit_who_are_in_teams_later(opened):
    """Of teams the record tells the rabbit that they had in the end."""
    record = forged(simulate(RULESETS["teams"], 8, "rabbits"), "two with one rabbit")
    assert replay_problems(record)
    page = await opened(record)
    assert await page.get_attribute("body", "data-verdict") == "disagrees"


@pytest.mark.browser
async def test_a_record_made_anew_is_found_by_the_seal_that_was_shown(opened, genuine):
    page = await opened(genuine)
    await page.fill("#shown", f" {genuine.commitment} ")
    await expect(page.locator("#answer .right")).to_be_visible()
    anew = simulate(ODYSSEY, 7, "anew").model_copy(update={"game": genuine.game})
    page = await opened(simulate(ODYSSEY, 7, "anew"))
    assert await page.get_attribute("body", "data-verdict") == "agrees"
    await page.fill("#shown", genuine.commitment)
    await expect(page.locator("#answer .wrong")).to_be_visible()
    await expect(page.locator("#answer")).to_contain_text("It isn't this game's seal")
    assert await page.get_attribute("body", "data-verdict") == "agrees"
    await expect(page.locator("#checks .wrong")).to_have_count(0)
    await page.fill("#shown", genuine.commitment[:4])
    await expect(page.locator("#answer .part")).to_be_visible()
    assert await page.get_attribute("body", "data-verdict") == "agrees"
    page = await opened(anew)
    await page.fill("#shown", genuine.commitment)
    await expect(page.locator("#answer .wrong")).to_be_visible()
    assert await page.get_attribute("body", "data-verdict") == "disagrees"
    assert replay_problems(anew)


@pytest.mark.browser
@in_every_language
async def test_the_page_speaks_the_language_and_takes_nothing_for_markup(opened, locale):
    name, texts = "</script><img src=x onerror=alert(1)>", installed().texts(locale)
    document = simulate(MINI, 4, "names").model_dump_json()
    document = document.replace('"player 1"', json.dumps(name))
    document = document.replace('"player 2"', json.dumps(FORMER_PLAYER))
    page = await opened(GameRecord.model_validate_json(document), locale)
    assert await page.get_attribute("body", "data-verdict") == "agrees"
    assert await page.inner_text("#verdict h2") == texts("record-agrees")
    people = await page.inner_text("#people")
    assert name in people
    assert texts("former-player") in people
    assert "{" not in await page.inner_text("#rounds")
    assert "⟨" not in await page.inner_text("body")


@pytest.mark.browser
@in_every_language
async def test_a_game_is_dated_by_its_end_as_in_the_list_of_games(opened, locale):
    log = simulate(MINI, 4, "dated").log  # an entry a day
    record = build_record([(1e9 + 86_400 * n, entry.event) for n, entry in enumerate(log)])
    page = await opened(record, locale)
    end = datetime.fromtimestamp(record.closed, UTC).astimezone()  # the browser's zone
    when = installed().texts(locale)("record-when", when="")
    shown = await page.inner_text("#when")
    assert shown.startswith(when)
    assert str(end.year) in shown
    assert str(end.day) in re.findall(r"\d+", shown)


@pytest.mark.browser
async def test_a_rabbit_or_date_that_cannot_be_keeps_no_verdict_back(opened, genuine):
    for name in ("rabbit", "closed"):
        document = json.loads(genuine.model_dump_json())
        changed = document["players"][0] if name == "rabbit" else document
        changed[name] = 99 if name == "rabbit" else 1e300
        page = await opened(GameRecord.model_validate_json(json.dumps(document)))
        assert await page.get_attribute("body", "data-verdict") == "disagrees"


def test_no_picture_is_shown_of_a_card_that_was_hidden_later(genuine):
    card = genuine.rounds[0].board[0].card
    assert card in shown_cards(genuine)
    assert card not in shown_cards(genuine.model_copy(update={"hidden": (card,)}))


# The command


@pytest.fixture
def house(monkeypatch, tmp_path):
    monkeypatch.setenv("DIXIT_DATABASE", str(tmp_path / "none.db"))
    return Catalogue.open([Path("cards/decks")])


def run(file: Path) -> int:
    return record_command.run(argparse.Namespace(game=str(file), html=True))


@pytest.mark.browser
async def test_a_real_game_is_shown_with_its_pictures(opened, house, tmp_path, capsys):
    table = Simulation(MINI, 4, b"k" * 32, deck=house.cards("house"))
    table.play(0.0, 0.0)
    file = tmp_path / "game.json"
    played = build_record(table.log, seed=b"k" * 32, locale="it")
    file.write_text(played.model_dump_json(), "utf-8")
    assert await asyncio.to_thread(run, file) == 0
    html = capsys.readouterr().out
    assert len(html) < 1_500_000
    page = await opened.html(html)
    assert await page.get_attribute("html", "lang") == "it"
    first = page.locator("figure img").first
    await first.scroll_into_view_if_needed()
    await expect(first).to_have_js_property("complete", True)
    assert await first.evaluate("image => image.naturalWidth") == 200
    card = played.rounds[0].board[0].card
    assert await first.get_attribute("alt") == house.describe(card, "it")


def test_of_a_game_that_goes_on_there_is_no_page(house, tmp_path, capsys):
    table = Simulation(MINI, 4, b"k" * 32)
    file = tmp_path / "game.json"
    file.write_text(build_record(table.log, seed=b"k" * 32).model_dump_json(), "utf-8")
    assert run(file) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "over" in printed.err


@pytest.mark.parametrize("forged", ["{}", "Infinity"])
def test_a_file_that_is_no_record_is_refused(house, genuine, tmp_path, capsys, forged):
    file, document = tmp_path / "game.json", genuine.model_dump_json()
    moment = f'"opened":{genuine.opened}'
    assert moment in document
    if forged == "Infinity":
        forged = document.replace(moment, '"opened":Infinity')
    file.write_text(forged, "utf-8")
    assert run(file) == 1
    assert "no record" in capsys.readouterr().err
