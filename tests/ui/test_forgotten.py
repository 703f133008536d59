"""Who asks to be forgotten is a former player in every language."""

import json
from dataclasses import replace
from typing import get_args

import pytest
import simcord
from discord import InteractionType
from simcord.actors import _dispatch_actor_interaction
from simcord.backend.serializers import message_payload

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.engine.leaving import farewell
from bot.i18n import installed
from bot.service.invalidation import current_message
from bot.service.record import FORMER_PLAYER, GameRecord, read_record
from bot.service.record_check import foreign_seal, replay_problems
from bot.ui import presenters
from bot.ui.presenters.history import Recorded
from bot.ui.presenters.info import Spoiled
from tests.languages import in_every_language
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario, ids_in, said, snapshot


async def test_forgetting_takes_the_player_out_and_their_name_away(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    asked = await sim.users[1].slash(sim.channel, "dixit forget-me")
    assert "Messages that are posted already keep your name, except those" in said(asked)
    assert snapshot(await sim.table.load(game)) == before
    done = said(await sim.sure(1, asked))
    assert "Done" in done
    assert "except those that a game still updates. One game keeps" in done
    assert "Done" in said(await sim.sure(1, asked))
    await sim.do(game, c.EndGame(sim.player(0)))
    document = (await sim.table.record(await sim.table.load(game))).model_dump_json()
    assert "Bruno" not in document
    record = GameRecord.model_validate(json.loads(document))
    [player] = [player.id for player in record.players if player.name == FORMER_PLAYER]
    assert int(player) < 0
    texts = installed()
    shown = {Recorded(record, texts.texts(name)).bare(player, 32) for name in texts.locales}
    assert len(shown) == len(texts.locales)
    assert Recorded(record, texts.texts("it")).bare(str(sim.player(0)), 32) == "Anna"


async def press_yes(
    sim: Scenario, asked: simcord.InteractionResult, yes: str
) -> simcord.InteractionResult:
    """Press a question's button, also if a press before has taken it away."""
    assert asked.response is not None
    question = sim.env.backend.get_message(sim.channel.id, asked.response.id)
    return await _dispatch_actor_interaction(
        sim.users[1],
        InteractionType.component.value,
        sim.channel,
        {"custom_id": yes, "component_type": 2},
        extra={"message": dict(message_payload(sim.env.backend, question)), "locale": "en-US"},
        source_message_id=question.id,
    )


async def yes_to(sim: Scenario, asked: simcord.InteractionResult, yes: str) -> str:
    """Do it, and return the answer."""
    return said(await press_yes(sim, asked, yes))


@pytest.mark.parametrize("elsewhere", [False, True], ids=["again", "another"])
async def test_a_second_press_does_not_undo_what_was_joined_after_the_first(
    sim: Scenario, elsewhere: bool
) -> None:
    game = await sim.lobby(3)
    asked = await sim.users[1].slash(sim.channel, "dixit forget-me")
    yes = ids_in(asked)[0]
    assert "Done" in await yes_to(sim, asked, yes)
    assert "Done: nothing about you is kept" in await yes_to(sim, asked, yes)
    if elsewhere:
        await sim.do(game, c.EndGame(sim.player(0)))
        game = await sim.lobby(1)
    await sim.do(game, c.Join(sim.player(1), "Bruno"))
    for _ in range(2):  # who is asked anew, in the same answer, can say yes to that once
        again = await press_yes(sim, asked, yes)
        assert "Things have changed since I asked" in said(again)
        assert "Bruno" in [player.name for player in (await sim.view(game, None)).players]
        yes = ids_in(again)[0]
        assert "Done" in await yes_to(sim, asked, yes)
        assert "Bruno" not in [player.name for player in (await sim.view(game, None)).players]
        await sim.do(game, c.Join(sim.player(1), "Bruno"))


async def test_who_ends_a_game_by_being_forgotten_is_asked_so(sim: Scenario) -> None:
    """As with leaving it: three play what takes three, and one of them tells the story."""
    game = await sim.started(3)
    await sim.deliver()
    asked = said(await sim.users[0].slash(sim.channel, "dixit forget-me"))
    channel = f"<#{sim.channel.id}>"
    assert f"the game ends for everybody in {channel}." in asked
    assert f"This round scores nothing in {channel}." in asked
    assert f"In {channel}, nobody wins then." in asked
    assert "after this round" not in asked
    await sim.do(game, c.Leave(sim.player(0)))
    assert (await sim.view(game, None)).phase == "finished"


@in_every_language
def test_only_whom_no_game_keeps_is_told_that_nothing_is_kept(locale: str) -> None:
    texts = installed().texts(locale)
    nothing, _, _ = texts("answer-forgotten", count=0).partition(". ")
    for count in (1, 3, 5):
        assert nothing not in texts("answer-forgotten", count=count)


@in_every_language
def test_how_a_game_is_spoiled_is_said_as_in_the_question_about_leaving_it(locale: str) -> None:
    texts = installed().texts(locale)
    told = {
        how: text_of(presenters.ask_to_forget(texts, {how: [1]}, 1)) for how in get_args(Spoiled)
    }
    assert len(set(told.values())) == len(told)
    for how in ("people", "played-out", "short"):
        left = texts("sure-leave", table="open", after=how, longer="no", unwon="no", back="yes")
        _, _, unless = left.strip().rpartition(", ")
        assert unless in told[how]


async def test_who_ends_a_game_after_its_round_is_asked_so(sim: Scenario) -> None:
    await sim.voting(3)
    await sim.deliver()
    asked = said(await sim.users[1].slash(sim.channel, "dixit forget-me"))
    assert f"after this round in <#{sim.channel.id}>, unless somebody joins." in asked
    assert f"In <#{sim.channel.id}>, nobody wins then." in asked


async def test_the_last_person_at_a_table_of_computers_is_asked_so(sim: Scenario) -> None:
    game = await sim.lobby(1)
    for _ in range(2):
        await sim.do(game, c.AddComputer(sim.player(0), "even"))
    await sim.started(1, game)
    await sim.do(game, c.GiveClue(sim.player(0), "a clue", await sim.card(game, 0)))
    await sim.do(game, c.Skip(sim.player(0)))
    await sim.deliver()
    asked = said(await sim.users[0].slash(sim.channel, "dixit forget-me"))
    assert f"after this round in <#{sim.channel.id}>, unless another person joins." in asked


@pytest.mark.parametrize(
    ("round", "after", "words"),
    [
        (11, "last", "the game in {} ends for everybody once this round has been played."),
        (13, "unwon", "In {} this round is probably the last anyway, but without you too few"),
    ],
)
async def test_who_ends_a_long_game_that_nobody_can_join_is_asked_so(
    sim: Scenario, round: int, after: str, words: str
) -> None:
    """Three play the last rounds that the pile has cards for, and none of those for a fourth."""
    game = await sim.started(3, await sim.lobby(3, ruleset="classic"))
    people = [sim.player(n) for n in range(3)]
    while (view := await sim.view(game, None)).phase != "voting" or view.round < round:
        if view.phase == "storytelling":
            teller = people.index(view.storyteller or people[0])
            await sim.do(game, c.GiveClue(people[teller], "x", await sim.card(game, teller)))
            continue
        if view.phase == "voting":
            for voter in [n for n in range(3) if people[n] != view.storyteller]:
                own = (await sim.view(game, voter)).own_numbers
                await sim.do(game, c.PlaceToken(people[voter], min({1, 2, 3} - own)))
        await sim.do(game, c.Skip(people[0]))
    assert farewell((await sim.table.load(game)).game, people[1]) == after
    asked = said(await sim.users[1].slash(sim.channel, "dixit forget-me"))
    assert words.format(f"<#{sim.channel.id}>") in asked


async def test_who_leaves_others_enough_is_asked_about_no_game(sim: Scenario) -> None:
    await sim.voting(4)
    await sim.deliver()
    asked = said(await sim.users[1].slash(sim.channel, "dixit forget-me"))
    assert f"<#{sim.channel.id}>" not in asked


async def test_who_would_rather_not_be_forgotten_says_no(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    asked = await sim.users[1].slash(sim.channel, "dixit forget-me")
    await sim.again(1, asked, "no")
    assert asked.response is None
    assert snapshot(await sim.table.load(game)) == before


@pytest.mark.parametrize("told", [True, False])
async def test_who_spoils_more_by_now_than_they_were_told_is_asked_again(
    sim: Scenario, told: bool
) -> None:
    game = await sim.voting(4)
    await sim.deliver()
    asked = await sim.users[1].slash(sim.channel, "dixit forget-me")
    await sim.do(game, c.Leave(sim.player(3)))
    if not told:  # a button of an earlier version
        assert "Done" in said(await sim.forge(1, "f1:forget-me"))
        return
    before = snapshot(await sim.table.load(game))
    again = await sim.sure(1, asked)
    assert said(again).startswith("Things have changed since I asked")
    assert f"after this round in <#{sim.channel.id}>, unless" in said(again)
    assert snapshot(await sim.table.load(game)) == before
    assert "Done" in said(await sim.sure(1, again))


async def shown(sim: Scenario, game: GameId, locale: str) -> str:
    """Return everything that the present message says and draws."""
    stored = replace(await sim.table.load(game), locale=locale)
    renderer = sim.deps.renderer
    page = await renderer.page(current_message(stored.game), "", stored)
    return f"{page.view.to_components()} {page.attachments}"


@pytest.mark.parametrize("locale", ["it", "pl", "pt-BR"])
async def test_in_a_reveal_and_at_the_end_the_forgotten_are_named_in_its_language(
    sim: Scenario, locale: str
) -> None:
    texts = installed().texts(locale)
    former = texts("former-player")[:10]  # pictures and alternative texts may cut it
    game = await sim.voting(4)
    await sim.deliver()
    own = (await sim.view(game, 3)).own_numbers
    await sim.do(game, c.PlaceToken(sim.player(3), 2 if 1 in own else 1))
    await sim.sure(3, await sim.users[3].slash(sim.channel, "dixit forget-me"))
    await sim.do(game, c.Skip(sim.player(0)))
    revealed = await shown(sim, game, locale)
    assert former in revealed
    assert FORMER_PLAYER not in revealed
    await sim.do(game, c.EndGame(sim.player(0)))
    await sim.sure(2, await sim.users[2].slash(sim.channel, "dixit forget-me"))
    podium = await shown(sim, game, locale)
    assert former in podium
    assert FORMER_PLAYER not in podium


async def kept(sim: Scenario) -> dict[str, bytes]:
    """Return every value of every table, by table and column, bytes as they are."""
    store = sim.table.store
    tables = await store.read._query("SELECT name FROM sqlite_master WHERE type = 'table'")
    found: dict[str, bytes] = {}
    for (table,) in tables:
        columns = await store.read._query(f"SELECT name FROM pragma_table_info('{table}')")
        for (column,) in columns:
            rows = await store.read._query(f"SELECT {column} FROM {table}")
            values = [v if isinstance(v, bytes) else str(v).encode() for (v,) in rows]
            found[f"{table}.{column}"] = b"\n".join(values)
    return found


async def pages(sim: Scenario, game: GameId, people: int) -> str:
    """Return every page of a game that can be shown: public, private, rounds explained."""
    stored = await sim.table.load(game)
    record = await sim.table.record(stored)
    renderer = sim.deps.renderer
    public = await renderer.public(stored)
    made = [presenters.lobby(public), presenters.turn(public), presenters.board(public)]
    made += [presenters.status(public), presenters.end(public, record)]
    if record.rounds:
        made += [presenters.reveal(public), presenters.explain(public, record, record.rounds[-1])]
    for index in range(people):
        private = await renderer.private(stored, sim.player(index), "en", direct=True)
        made.append(presenters.hand(private))
    return " ".join(f"{page.view.to_components()} {page.attachments}" for page in made)


async def test_nothing_by_which_a_person_can_be_told_is_anywhere(sim: Scenario) -> None:
    """A game that is over, one that was left, one that runs, a deck, statistics, messages."""
    over = await sim.voting(4)
    await sim.do(over, c.Skip(sim.player(0)))
    await sim.deliver()
    await sim.users[1].slash(sim.channel, "dixit stats")
    await sim.do(over, c.EndGame(sim.player(0)))
    await sim.deliver()
    running = await sim.voting(4)
    await sim.deliver()
    person, name = sim.player(1), "Bruno"
    dm = (await sim.deps.people.person(person)).dm_channel_id
    before = await kept(sim)
    needles = [str(person).encode(), name.encode(), *([str(dm).encode()] if dm else [])]
    hits = {where for where, value in before.items() for needle in needles if needle in value}
    assert {"games.state", "log.events", "records.record", "results.player_id"} <= hits

    assert await sim.deps.people.forget(person) == 2
    await sim.deliver()
    after = await kept(sim)
    assert [where for where, value in after.items() for n in needles if n in value] == []
    for game in (over, running):
        shown = await pages(sim, game, 4)
        assert str(person) not in shown
        assert name not in shown
    await sim.do(running, c.Skip(sim.player(0)))
    await sim.do(running, c.EndGame(sim.player(0)))
    await sim.deliver()
    assert await sim.deps.people.forget(person) == 0
    last = await kept(sim)
    assert [where for where, value in last.items() for n in needles if n in value] == []
    for game in (over, running):
        document = await sim.table.store.read.records.get(game)
        assert document is not None
        record = read_record(document)
        assert FORMER_PLAYER in {player.name for player in record.players}
        assert replay_problems(record) == []
        assert foreign_seal(record, record.commitment) is None


async def test_who_was_only_in_the_game_before_is_forgotten_in_its_rematch(sim: Scenario) -> None:
    """Its lobby knows which rabbit everybody had before, whether they come again or not."""
    before = await sim.scored()
    await sim.do(before, c.EndGame(sim.player(0)))
    await sim.deliver()
    await sim.press(0, "rematch")
    again = await sim.table.last_game_in(sim.channel.id)
    assert again is not None
    assert sim.player(1) in {seat.player for seat in again.game.past_seats}
    assert await sim.deps.people.forget(sim.player(1)) == 1
    needle = str(sim.player(1)).encode()
    assert [where for where, value in (await kept(sim)).items() if needle in value] == []
