"""The routes for people, and their client."""

import aiohttp
import pytest

from bot.playground.demo import PEOPLE, furnish
from bot.playground.person import Person, Refused
from bot.playground.server import LocalDiscord


@pytest.fixture
async def http(place):
    async with aiohttp.ClientSession(place.local.url) as session:
        yield session


async def test_the_session_shows_what_a_person_sees(place):
    stranger = place.local.world.add_user("Stranger")
    place.local.world.set_permissions(place.channel, place.bruno, deny=1 << 10)
    async with place.person(place.ana) as ana, place.person(place.bruno) as bruno:
        session = await ana.session()
        assert session["me"]["locale"] == "pt-BR"
        assert session["online"] is False
        (guild,) = session["guilds"]
        assert [c["name"] for c in guild["channels"]] == ["dixit"]
        assert (await bruno.session())["guilds"][0]["channels"] == []
        with pytest.raises(Refused):
            await bruno.messages(place.channel.id)
    async with place.person(stranger) as other:
        assert (await other.session())["guilds"] == []


async def test_without_a_user_the_session_lists_the_users(http, place):
    async with http.get("/local/session") as answer:
        body = await answer.json()
    assert [u["name"] for u in body["users"]] == ["Dixit", "Ana", "Bruno", "Celia"]
    assert not any(u["looking"] for u in body["users"])
    async with place.person(place.ana), http.get("/local/session") as answer:
        body = await answer.json()
    assert [u["name"] for u in body["users"] if u["looking"]] == ["Ana"]


async def test_nobody_looks_as_the_bot_or_as_no_one(place):
    for user_id in (place.local.application_id, "1"):
        with pytest.raises(Refused):
            async with Person(place.local.url, user_id):
                pass


async def test_a_new_person_is_in_every_guild(http, place):
    form = {"name": "Dora", "locale": "pl"}
    async with http.post("/local/users", json=form) as answer:
        assert answer.status == 201
        dora = await answer.json()
    assert dora["id"] in place.guild.members
    for bad in ({"name": ""}, {"name": "X", "locale": "xx"}, []):
        async with http.post("/local/users", json=bad) as answer:
            assert answer.status == 400


async def test_language_and_direct_messages_are_changed(place):
    async with place.person(place.ana) as ana:
        await ana.set_locale("it")
        await ana.set_dms(open_=False)
        await ana.wait_for(lambda f: f["t"] == "SESSION")
    assert (place.ana.locale, place.ana.dms_open) == ("it", False)


async def test_foreign_names_and_pages_are_turned_away(http):
    async with http.get("/local/session", headers={"Host": "example.org"}) as answer:
        assert answer.status == 403
    headers = {"Origin": "https://example.org"}
    async with http.post("/local/users", json={"name": "X"}, headers=headers) as answer:
        assert answer.status == 403


async def test_the_clock_is_moved_by_request(http, place):
    before = place.local.core.clock.now()
    async with http.post("/local/clock", json={"forward": 3600}) as answer:
        assert answer.status == 200
    assert place.local.core.clock.now() - before >= 3600


async def test_avatars_are_plain_pictures(place, http):
    async with http.get("/cdn/embed/avatars/3.png") as answer:
        assert answer.content_type == "image/png"


async def test_an_attachment_that_is_not_there(http):
    async with http.get("/attachments/1/2/a.png") as answer:
        assert answer.status == 404


async def test_the_demo_has_two_guilds_and_people_enough():
    async with LocalDiscord() as local:
        guild = furnish(local.world)
        names = [c.name for c in local.world.channels.values()]
        assert names == ["dixit", "salon", "table"]
        assert len(guild.members) == len(PEOPLE) + 1 >= 13
        assert len(local.world.guilds) == 2


async def test_two_servers_run_side_by_side():
    async with LocalDiscord() as one, LocalDiscord() as two:
        assert one.url != two.url
