"""Simulated players fill a table of the real bot, run as a process of its own."""

import asyncio
import contextlib
import os
import random

import pytest

from bot.playground.clues import ClueBag
from bot.playground.components import text_of, walk
from bot.playground.errors import LocalError
from bot.playground.intents import buttons
from bot.playground.person import Person
from bot.playground.player import SimulatedPlayer
from bot.playground.players import MOST
from bot.playground.traffic import Request
from tests.decks import make_deck
from tests.e2e.nursery import BotProcess


@pytest.fixture
async def bot(place, tmp_path):
    """The bot, connected and with its commands registered; votes close at once."""
    local = place.local
    make_deck(tmp_path / "decks", "plain", 84)
    environment = os.environ | {
        **local.environment,
        "DIXIT_DATABASE": str(tmp_path / "dixit.sqlite3"),
        "TEST_HOME": str(tmp_path),
        "DIXIT_DECKS": f'["{tmp_path / "decks"}"]',
        "TEST_CLOSING": "0",
    }
    process = BotProcess(environment, tmp_path / "bot.log")
    try:
        await local.wait_online(120)
        async with place.person(place.ana) as ana:
            while not (await ana.session())["commands"]:
                await ana.wait_for(lambda f: f["t"] == "SESSION", 120)
                ana.mark()
        yield process
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), 60)


async def fill(place, person, count):
    return [player["name"] for player in await person.fill(place.channel.id, count, pace=0)]


def helped(request: Request) -> bool:
    """Say whether a refusal is nothing to the bot, which goes on as is tested elsewhere.

    An answer that finds its picture gone brings it along in a second try; one that is taken away
    in the moment in which it is pressed is said to be no longer open.
    """
    taken_away = request.route.endswith("/messages/@original") and "10008" in str(request.answer)
    return taken_away or "REFERENCED_ATTACHMENT_NOT_FOUND" in str(request.answer)


@pytest.mark.parametrize(
    ("ruleset", "others"),
    [
        ("mini", 2),
        pytest.param("classic", 3, marks=pytest.mark.full),
        pytest.param("odyssey", 2, marks=pytest.mark.full),
        pytest.param("odyssey", 7, marks=pytest.mark.full),
        pytest.param("party", 5, marks=pytest.mark.full),
        pytest.param("teams", 5, marks=pytest.mark.full),
    ],
)
async def test_one_person_plays_a_whole_game_with_simulated_players(
    bot, place, document, ruleset, others
):
    channel = place.channel.id
    async with place.person(place.ana) as ana:
        await ana.command(channel, "dixit start", ruleset=ruleset, pace="untimed")
        names = await fill(place, ana, others)

        def full(message):
            everybody = all(name in str(message["components"]) for name in names)
            return everybody and any(b.verb == "start" for b in buttons(message))

        lobby = await ana.wait_for_message(channel, full, 120)
        start = next(b for b in buttons(lobby) if b.verb == "start")
        await ana.press(lobby, start.custom_id)
        # The person's own moves are made by the same rules, out of their own client.
        own = Person(place.local.url, place.ana.id, patience=5)
        player = SimulatedPlayer(own, channel, 0, ClueBag(random.Random(1)), random.Random(1))
        playing = asyncio.create_task(player.play())

        def over(message):
            return any(b.verb == "rematch" for b in buttons(message))

        await ana.wait_for_message(channel, over, 300)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await ana.empty(channel)
    assert [r for r in place.local.requests if r.status not in (200, 204) and not helped(r)] == []
    assert document.problems(place.local.requests) == []


async def test_a_table_has_room_for_so_many(place):
    tables = place.local.tables
    for count in (0, MOST + 1):
        with pytest.raises(LocalError, match="players can join"):
            await tables.fill(place.channel, count, 1)
    with pytest.raises(LocalError, match="pace"):
        await tables.fill(place.channel, 1, 100)
    with pytest.raises(LocalError, match="server's channel"):
        await tables.fill(place.local.world.open_dm(place.ana), 1, 1)


def id_of(message, part):
    found = (each.get("custom_id", "") for each in walk(message["components"]))
    return next(custom_id for custom_id in found if part in custom_id)


@pytest.mark.usefixtures("bot")
async def test_free_places_are_those_that_nobody_has(place):
    """Computer players have theirs; who has been let in and has not come yet has one, too."""
    channel, tables = place.channel.id, place.local.tables
    async with place.person(place.ana) as ana:

        async def shows(*words):
            def told(message):
                lobby = text_of(message["components"])
                return any(b.verb == "start" for b in buttons(message)) and all(
                    word in lobby for word in words
                )

            return await ana.wait_for_message(channel, told, 120)

        assert (tables.free(channel), tables.proposed(channel)) == (MOST, 3)
        await ana.command(channel, "dixit start", ruleset="classic", computers=2)
        await shows("🤖\N{NO-BREAK SPACE}Ada", "🤖\N{NO-BREAK SPACE}Basil")
        assert tables.free(channel) == 3
        assert tables.missing(channel) == tables.playing(channel) == 0
        with pytest.raises(LocalError, match="1 to 3 more players"):
            await tables.fill(place.channel, 4, 0)
        slow = await tables.fill(place.channel, 1, 60)
        assert tables.free(channel) == tables.proposed(channel) == 2
        quick = await fill(place, ana, 2)
        lobby = await shows(*quick)
        assert tables.free(channel) == tables.proposed(channel) == 0
        with pytest.raises(LocalError, match="no place is free"):
            await tables.fill(place.channel, 1, 0)
        # Another ruleset has other places.
        panel = await ana.answer(await ana.press(lobby, id_of(lobby, ":settings:")))
        await ana.press(panel, id_of(panel, ":ruleset"), ["odyssey"])
        await shows("3–12")
        assert tables.free(channel) == 6
        await tables.empty(channel)
        assert tables.free(channel) == 7
        assert slow[0].name not in text_of((await shows())["components"])


@pytest.mark.usefixtures("bot")
async def test_who_is_not_invited_is_not_sent(place):
    channel, tables = place.channel.id, place.local.tables
    async with place.person(place.ana) as ana:
        [name] = await fill(place, ana, 1)
        await tables.empty(channel)
        guest = next(u for u in place.local.world.users.values() if u.name == name)
        before = len(place.local.world.users)

        async def lobby(word, there=True):
            def told(message):
                start = any(b.verb == "start" for b in buttons(message))
                return start and (word in text_of(message["components"])) == there

            return await ana.wait_for_message(channel, told, 120)

        await ana.command(channel, "dixit start", ruleset="mini", invited=f"<@{place.bruno.id}>")
        await lobby("✉️")
        assert tables.by_invitation(channel)
        assert tables.free(channel) == 0
        with pytest.raises(LocalError, match="only invited people"):
            await tables.fill(place.channel, 1, 0)
        await ana.command(channel, "dixit invite", invited=f"<@{guest.id}>")
        await lobby(f"<@{guest.id}>")
        assert tables.free(channel) == 1
        assert tables.missing(channel) == 2
        assert await fill(place, ana, 1) == [name]
        assert (tables.missing(channel), tables.playing(channel)) == (1, 1)
        await lobby(f"**{name}**")
        assert tables.missing(channel) == 1
        assert len(place.local.world.users) == before
        await ana.command(channel, "dixit invite", everybody=True)
        await lobby("✉️", there=False)
        assert not tables.by_invitation(channel)
        assert tables.free(channel) == 2


async def test_simulated_players_are_made_when_wanted_and_come_back(place):
    world = place.local.world
    before = len(world.users)
    async with place.person(place.ana) as ana:
        first = await fill(place, ana, 2)
        second = await fill(place, ana, 1)
        assert len({*first, *second}) == 3
        assert len(world.users) == before + 3
        await place.local.tables.empty(place.channel.id)
        assert await fill(place, ana, 3) == [*first, *second]
    assert len(world.users) == before + 3
    assert all(user.id in place.guild.members for user in world.users.values() if user.simulated)


@pytest.mark.usefixtures("bot")
async def test_a_lobby_grows_idle_by_the_page_s_clock(place):
    def closed(frame):
        return frame["t"] == "MESSAGE_UPDATE" and ":start:" not in str(frame)

    async with place.person(place.ana) as ana:
        await ana.command(place.channel.id, "dixit start")
        await ana.wait_for(lambda f: f["t"] == "MESSAGE_CREATE" and ":start:" in str(f), 120)
        # What passes before the bot is wholly there is no idle time, and then again is.
        for patience in (10, 120):
            place.local.core.clock.forward(3700)
            with contextlib.suppress(TimeoutError):
                await ana.wait_for(closed, patience)
                break
        else:
            pytest.fail("the lobby is still open")
