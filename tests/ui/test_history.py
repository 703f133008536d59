"""The history: who sees which games, how they are opened again, and what presses come to."""

import re
from dataclasses import replace
from typing import Any

import pytest
import simcord
from simcord.components import walk_components

from bot.engine.commands import Configure, EndGame, GiveStar, Join, Skip
from bot.engine.ids import GameId
from bot.engine.ruleset import CLASSIC, MINI
from bot.random_players import simulate
from bot.service import history as history_service
from bot.service.history import HistoryPage
from bot.service.milestones import Milestone
from bot.service.ports import Loved, LovedIn, MessageKey, PlayedGame
from bot.service.record import FORMER_PLAYER, read_record
from bot.service.record_check import replay_problems
from bot.ui import presenters, renderer
from bot.ui.handlers import memory
from bot.ui.history_press import HistoryPress, decode_history
from bot.ui.presenters.history import teller_card
from bot.ui.presenters.loved import loved_picture, most_loved
from tests.data.games import alter
from tests.languages import in_every_language
from tests.ui.remembered import answer, play_game
from tests.ui.render_contexts import DECKS, ENGLISH, LIBRARY, context, text_of, view
from tests.ui.scenario import Scenario, read, said

ANNA, BRUNO, CARLA, STRANGER = 0, 1, 2, 4


def shown(result: simcord.InteractionResult) -> Any:
    """The answer that the presser sees, as it stands at last."""
    return [a for a in (result.response, *result.followups) if a is not None][-1]


def parts(result: simcord.InteractionResult, kind: int) -> list[dict[str, Any]]:
    return [c for c in walk_components(shown(result).components) if c.get("type") == kind]


async def history(sim: Scenario, index: int = ANNA) -> simcord.InteractionResult:
    return await sim.users[index].slash(sim.channel, "dixit history")


async def press(
    sim: Scenario, verb: str, index: int = ANNA, **what: Any
) -> simcord.InteractionResult:
    """Press it as from an answer that is long gone: nothing of it is needed."""
    chosen = what.pop("chosen", None)
    pressed = HistoryPress(verb, **what).encode()
    return await sim.forge(index, pressed, values=None if chosen is None else [chosen])


EVERYBODY = "Anna, Bruno, Carla and Dario"


async def open_game(sim: Scenario, game: str, index: int = ANNA) -> simcord.InteractionResult:
    return await press(sim, "open", index, chosen=game)


@in_every_language
@pytest.mark.parametrize("played_out", [True, False])
def test_who_won_is_said_only_of_a_game_that_was_played_out(locale: str, played_out: bool) -> None:
    names = ("Anna",) if played_out else ()
    game = PlayedGame(GameId("g"), 1, 1e9, "classic", names, 4, played_out, counted=True)
    texts = LIBRARY.texts(locale)
    text = text_of(presenters.history(HistoryPage((game,)), texts))
    assert ("🏆 Anna" in text) == played_out
    assert ("🏆" in text) == played_out
    assert (texts("history-broken-off") in text) != played_out


async def test_the_list_names_who_played_its_reader_first(sim: Scenario, played: GameId) -> None:
    assert "Carla, Anna, Bruno and Dario" in await answer(sim, CARLA, "history")
    await answer(sim, BRUNO, "stats", private=True)
    assert "Carla, Anna, Dario and 1 more" in await answer(sim, CARLA, "history")
    assert "Bruno, Anna, Carla and Dario" in await answer(sim, BRUNO, "history")


@in_every_language
@pytest.mark.parametrize(
    ("people", "named"), [(4, 4), (5, 4), (12, 4)], ids=["all", "one more", "many more"]
)
def test_of_many_the_list_names_some_and_says_how_many_more(
    people: int, named: int, locale: str
) -> None:
    texts, names = LIBRARY.texts(locale), tuple(f"Player{n}" for n in range(people))
    game = PlayedGame(GameId("g"), 1, 1e9, "party", (), people, True, counted=True, names=names)
    text = text_of(presenters.history(HistoryPage((game,)), texts))
    assert [name in text.splitlines()[1] for name in names] == [n < named for n in range(people)]
    head, count = ", ".join(names[:named]), people - named
    assert (texts("list-more", head=head, count=count) in text) == (people > named)


END_OF_GAME = {"en": "ended", "it": "finita|fine", "pl": "skończyła|koniec", "pt-BR": "fim"}


@in_every_language
def test_games_are_dated_by_their_end_and_it_is_said(locale: str) -> None:
    game = PlayedGame(GameId("g"), 1, 1e9, "classic", (), 4, played_out=True, counted=True)
    texts = LIBRARY.texts(locale)
    listed = text_of(presenters.history(HistoryPage((game,)), texts))
    assert f"<t:{1_000_000_000}:f>" in listed
    assert re.search(END_OF_GAME[locale], listed)
    record = simulate(MINI, 4, "dated")
    shown = context(view("finished"), locale)
    opened = text_of(presenters.past_game(shown, record, None)).splitlines()[0]
    assert f"<t:{int(record.closed or 0)}:f>" in opened
    assert re.search(END_OF_GAME[locale], opened)


@in_every_language
@pytest.mark.parametrize(("numbers", "gap"), [((5, 4, 3), False), ((5, 3, 2), True), ((7,), False)])
def test_that_numbers_are_missing_is_explained_where_they_are(numbers, gap, locale: str) -> None:
    texts = LIBRARY.texts(locale)
    games = tuple(
        PlayedGame(GameId("g"), n, 1e9, "classic", (), 4, played_out=True, counted=True)
        for n in numbers
    )
    said = text_of(presenters.history(HistoryPage(games), texts))
    assert (texts("history-gaps") in said) == gap


def test_a_game_that_no_person_won_was_won_by_a_computer_player() -> None:
    game = PlayedGame(GameId("g"), 1, 1e9, "classic", (), 4, played_out=True, counted=True)
    shown = presenters.history(HistoryPage((game,)), LIBRARY.texts("en"))
    assert "🏆 a computer player" in text_of(shown)


async def test_a_game_in_which_nobody_ever_voted_was_won_by_nobody(sim: Scenario) -> None:
    """As when all fall asleep after the first clue: it breaks off as the lap ends (L4)."""
    lobby = await sim.lobby()
    settings = (await sim.view(lobby, None)).settings
    once = replace(settings, ruleset=replace(settings.ruleset, laps=1))
    await sim.do(lobby, Configure(sim.player(ANNA), once))
    game = await sim.voting(game=lobby)
    while (await sim.view(game, None)).phase != "finished":
        await sim.do(game, Skip(sim.player(ANNA)))
    told = await answer(sim, ANNA, "history")
    assert "🏆" not in told
    assert "broken off" in told


@pytest.fixture
async def played(sim: Scenario) -> GameId:
    await sim.lobby()  # so that the channel has a message
    await sim.deliver()
    return await play_game(sim, 1)


async def test_a_server_shows_its_own_games_only(sim: Scenario) -> None:
    assert "No game with points" in await answer(sim, ANNA, "history")
    await play_game(sim, 2, guild=4321)
    assert "No game with points" in await answer(sim, ANNA, "history")
    await play_game(sim, 1)
    assert EVERYBODY in await answer(sim, STRANGER, "history")


async def test_a_game_is_opened_again_with_podium_and_storybook(
    sim: Scenario, played: GameId
) -> None:
    result = await open_game(sim, played)
    alts = [item["description"] for c in parts(result, 12) for item in c["items"]]
    assert any("Anna" in alt for alt in alts)
    assert len(alts) >= 3, "storybook, track, podium"
    assert any("“" in alt for alt in alts)
    assert {decode_history(c["custom_id"]).verb for c in parts(result, 2)} == {
        "record", "list", "share",
    }  # fmt: skip


async def test_a_game_is_opened_after_its_rows_are_gone(sim: Scenario, played: GameId) -> None:
    while await sim.table.store.prune(9e9):
        pass
    assert "“" in read(await open_game(sim, played))


async def test_the_record_comes_as_a_file_that_replays(sim: Scenario, played: GameId) -> None:
    file = await record_of(sim, played)
    record = read_record(file)
    assert record.game == played
    assert replay_problems(record) == []
    assert str(sim.player(BRUNO)) in file


async def record_of(sim: Scenario, game: GameId, index: int = ANNA) -> str:
    result = await press(sim, "record", index, game=game)
    (attachment,) = shown(result).attachments
    assert attachment.filename == f"dixit-{game}.json"
    return sim.env.backend.cdn.get(attachment.url).decode()


async def test_who_is_private_is_nobody_to_others(sim: Scenario, played: GameId) -> None:
    await answer(sim, BRUNO, "stats", private=True)
    for seen in (said(await history(sim)), read(await open_game(sim, played))):
        assert "Bruno" not in seen
    file = await record_of(sim, played)
    assert "Bruno" not in file
    assert str(sim.player(BRUNO)) not in file
    assert replay_problems(read_record(file)) == []
    assert "Bruno" in read(await open_game(sim, played, BRUNO))
    assert "Bruno" in await record_of(sim, played, BRUNO)


async def test_who_is_private_is_not_told_by_a_rematch_without_them(sim: Scenario) -> None:
    before = await sim.scored()
    await sim.do(before, EndGame(sim.player(ANNA)))
    await sim.deliver()
    await sim.press(ANNA, "rematch")
    again = await sim.table.last_game_in(sim.channel.id)
    assert again is not None
    for index in (2, 3):
        await sim.do(again.game.id, Join(sim.player(index), "guest"))
    await sim.started(game=again.game.id)
    await sim.do(again.game.id, EndGame(sim.player(ANNA)))
    file = await record_of(sim, again.game.id)
    assert str(sim.player(BRUNO)) in file
    await answer(sim, BRUNO, "stats", private=True)
    file = await record_of(sim, again.game.id)
    assert str(sim.player(BRUNO)) not in file
    assert replay_problems(read_record(file)) == []


async def test_who_was_forgotten_is_a_former_player(sim: Scenario, played: GameId) -> None:
    await sim.deps.people.forget(sim.player(BRUNO))
    opened = read(await open_game(sim, played))
    assert "Bruno" not in opened
    assert "a former player" in opened
    assert FORMER_PLAYER in await record_of(sim, played)


async def test_the_list_tells_of_the_forgotten_as_before(sim: Scenario, played: GameId) -> None:
    def line(listed: str) -> str:
        return next(line for line in listed.splitlines() if line.startswith("**1.**"))

    before = line(await answer(sim, ANNA, "history"))
    for index in range(4):
        await sim.deps.people.forget(sim.player(index))
    after = line(await answer(sim, STRANGER, "history"))
    people = before.split("🏆")[0]
    assert "Anna" in people
    assert after.split("🏆")[0] == people.replace(EVERYBODY, "4 people")
    assert "a former player" in after


async def test_a_game_of_another_server_is_not_opened(sim: Scenario, played: GameId) -> None:
    other = await play_game(sim, 2, guild=4321)
    for verb in ("open", "record"):
        what = {"chosen": other} if verb == "open" else {"game": other}
        assert "isn't here any more" in said(await press(sim, verb, **what))


@pytest.mark.parametrize("chosen", ["", "aaaaaaaaaa", "../etc", "a" * 100])
async def test_what_no_menu_offers_opens_nothing(sim: Scenario, played: GameId, chosen: str):
    assert "isn't here any more" in said(await open_game(sim, chosen))
    assert "isn't here any more" in said(await press(sim, "record"))


async def test_a_game_whose_record_is_lost_is_not_opened(sim: Scenario, played: GameId) -> None:
    await alter(sim.table.store, "UPDATE records SET record = ''")
    assert "isn't here any more" in said(await open_game(sim, played))


async def test_the_same_press_twice_gives_the_same_page(sim: Scenario, played: GameId) -> None:
    assert said(await open_game(sim, played)) == said(await open_game(sim, played))


async def test_pages_go_back_and_forth_without_losing_a_game(
    sim: Scenario, played: GameId, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_service, "PAGE", 2)
    for number in range(2, 6):
        await play_game(sim, number)
    pages = [await history(sim)]
    while (older := turning(pages[-1], "older")) is not None:
        pages.append(await press(sim, "older", number=older))
    numbers = [listed(page) for page in pages]
    assert [number for page in numbers for number in page] == [5, 4, 3, 2, 1]
    assert len(pages) == 3
    back = await press(sim, "newer", number=turning(pages[2], "newer"))
    assert listed(back) == numbers[1]
    first = await press(sim, "newer", number=turning(back, "newer"))
    assert listed(first) == numbers[0]
    assert turning(first, "newer") is None


def turning(result: simcord.InteractionResult, verb: str) -> int | None:
    """The number that the button carries, None where it cannot be pressed."""
    for button in parts(result, 2):
        found = decode_history(button["custom_id"])
        if found.verb == verb and not button.get("disabled"):
            return found.number
    return None


def listed(result: simcord.InteractionResult) -> list[int]:
    (menu,) = parts(result, 3)
    return [int(one["label"].split(" ")[0]) for one in menu["options"]]


async def test_a_number_from_nowhere_gives_an_empty_page_at_worst(
    sim: Scenario, played: GameId
) -> None:
    assert "No game with points" in said(await press(sim, "older", number=0))
    assert EVERYBODY in said(await press(sim, "older", number=999_999_999))


async def test_the_first_page_shows_what_was_loved_most(sim: Scenario, played: GameId) -> None:
    game = (await sim.table.load(played)).game
    teller = game.phase.last.storyteller
    index = next(i for i in range(4) if sim.player(i) != teller)
    await sim.do(played, GiveStar(sim.player(index), game.round, 0))
    assert "Most loved" not in said(await history(sim))
    sim.deps.history._now = lambda: 1e9 + 200_000
    first = await history(sim)
    assert "The clue “" in said(first)
    assert "1 star" in said(first)
    (picture,) = [item for c in parts(first, 12) for item in c["items"]]
    assert picture["description"].startswith("Most loved")
    assert "favourite" in said(await open_game(sim, played))


async def test_a_milestone_is_told_unless_the_server_wants_none(
    sim: Scenario, played: GameId, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Milestone("comeback", (str(sim.player(ANNA)),))
    for module in (memory, renderer):
        monkeypatch.setattr(module, "milestone", lambda _: told)
    stored = await sim.table.load(played)
    key = MessageKey(played, stored.game.round, "end")
    for wanted in (True, False):
        await sim.deps.servers.change(sim.guild.id, lambda s, w=wanted: replace(s, milestones=w))
        assert ("What a comeback" in said(await open_game(sim, played))) == wanted
        page = await sim.deps.renderer.page(key, "", stored)
        assert ("What a comeback" in text_of(page)) == wanted


def test_ids_are_read_as_they_are_written() -> None:
    for wanted in (HistoryPress("open"), HistoryPress("record", GameId("abcdefghij"), None)):
        assert decode_history(wanted.encode()) == wanted
    for wrong in ("h1:open", "h1:steal::", "h1:record:ABC:", "h1:older::1234567890", "d1:open::"):
        assert decode_history(wrong) is None


def test_a_card_that_was_hidden_is_not_among_the_loved_ones() -> None:
    record = simulate(CLASSIC, 4, "hidden")
    told = record.rounds[0]
    laid = next(card for card in told.board if card.number != told.clue_card)
    loved = [
        (record, LovedIn(GameId("g"), Loved(told.number, laid.number, 2))),
        (record, LovedIn(GameId("g"), Loved(told.number, 0, 1))),
    ]
    assert next(most_loved(loved, DECKS, ENGLISH)).entry.card == laid.card
    hiding = record.model_copy(update={"hidden": (laid.card,)})
    shown = [*most_loved([(hiding, one) for _, one in loved], DECKS, ENGLISH)]
    assert [one.entry.card for one in shown] == [teller_card(told, ())]


@in_every_language
def test_a_loved_card_is_not_drawn_as_if_it_had_been_told(locale: str) -> None:
    record, texts = simulate(CLASSIC, 4, "loved"), LIBRARY.texts(locale)
    told = record.rounds[0]
    laid = next(card for card in told.board if card.number != told.clue_card)
    loved = [
        (record, LovedIn(GameId("g"), Loved(told.number, number, 1))) for number in (0, laid.number)
    ]
    shown = [*most_loved(loved, DECKS, texts)]
    picture = loved_picture(shown, texts)[1]
    clue, card = (picture.said(one.entry) for one in shown)
    assert card == texts("loved-for", clue=clue) != clue
    assert not picture.numbered


@in_every_language
@pytest.mark.parametrize("others", [0, 1, 5])
def test_how_many_others_are_loved_as_much_is_said(locale: str, others: int) -> None:
    record, texts = simulate(CLASSIC, 4, "loved"), LIBRARY.texts(locale)
    told = record.rounds[0]
    loved = [(record, LovedIn(GameId("g"), Loved(told.number, 0, 1), others))]
    game = PlayedGame(GameId("g"), 1, 1.0, "classic", ("Anna",), 4, played_out=True, counted=True)
    page = presenters.history(HistoryPage((game,)), texts, [*most_loved(loved, DECKS, texts)])
    more = texts("favourite-more", count=others)
    assert (more in text_of(page)) == (others > 0)
