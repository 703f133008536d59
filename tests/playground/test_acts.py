"""What persons may do with commands, selects and files, as Discord's own client lets them."""

import pytest

from bot.playground.person import File, Refused


def option(kind, name, **more):
    return {"type": kind, "name": name, "description": "x"} | more


COMMAND = {
    "name": "all",
    "description": "x",
    "options": [
        option(3, "word", required=True, min_length=2, max_length=5),
        option(4, "count", min_value=1, max_value=3),
        option(5, "sure"),
        option(6, "who"),
        option(7, "where"),
        option(8, "role"),
        option(9, "anybody"),
        option(10, "share"),
        option(11, "sound"),
        option(3, "pace", choices=[{"name": "Slow", "value": "slow"}]),
    ],
}


@pytest.fixture
async def ana(api, place):
    path = f"/applications/{place.local.application_id}/commands"
    group = {"name": "dixit", "description": "x", "options": [option(1, "start")]}
    assert (await api("PUT", path, [COMMAND, group]))[0] == 200
    async with place.person(place.ana) as person:
        yield person


@pytest.fixture
def heard(place):
    """What the bot would have heard of an act, once it has failed for want of an answer."""

    async def hear(person, *args, **options):
        place.local.world.listeners.append(note)
        outcome = await person.command(place.channel.id, *args, **options)
        assert outcome.kind == "failed"
        return events[-1].data["data"]

    events = []

    def note(event):
        if event.name == "INTERACTION_CREATE":
            events.append(event)
            place.local.faults.forward(3)  # nobody answers here

    return hear


def values(data):
    return {o["name"]: o["value"] for o in data["options"]}


async def test_every_kind_of_option_reaches_the_bot_resolved(ana, heard, place):
    role = next(r.id for r in place.guild.roles.values() if r.name == "Moderators")
    data = await heard(
        ana,
        "all",
        word="fog",
        count=2,
        sure=True,
        who=place.bruno.id,
        where=place.channel.id,
        role=role,
        anybody=place.celia.id,
        share=0.5,
        sound=File("a.ogg", b"la"),
        pace="slow",
    )
    sent, resolved = values(data), data["resolved"]
    assert (sent["word"], sent["count"], sent["sure"], sent["share"]) == ("fog", 2, True, 0.5)
    assert set(resolved["users"]) == set(resolved["members"]) == {place.bruno.id, place.celia.id}
    assert resolved["channels"][place.channel.id]["name"] == "dixit"
    assert resolved["roles"][role]["name"] == "Moderators"
    file = resolved["attachments"][sent["sound"]]
    assert (file["filename"], file["size"]) == ("a.ogg", 2)
    assert await ana.download(file["url"]) == b"la"


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({}, "needed: word"),
        ({"word": "x"}, "outside 2 to 5"),
        ({"word": "x" * 6}, "outside 2 to 5"),
        ({"word": 5}, "no value"),
        ({"word": "fog", "count": 4}, "outside 1 to 3"),
        ({"word": "fog", "count": True}, "no value"),
        ({"word": "fog", "sure": "yes"}, "no value"),
        ({"word": "fog", "pace": "fast"}, "choose one of"),
        ({"word": "fog", "who": "1"}, "nothing with the id"),
        ({"word": "fog", "sound": "0"}, "no file"),
        ({"word": "fog", "nonsense": 1}, "no option"),
    ],
)
async def test_what_the_client_would_not_send(ana, place, options, why):
    with pytest.raises(Refused, match=why):
        await ana.command(place.channel.id, "all", **options)


async def test_a_group_needs_one_of_its_sub_commands(ana, place):
    with pytest.raises(Refused, match="one of these"):
        await ana.command(place.channel.id, "dixit")
    with pytest.raises(Refused, match="no option"):
        await ana.command(place.channel.id, "dixit nonsense")


async def test_a_channel_without_the_permission_takes_no_commands(ana, place):
    place.local.world.set_permissions(place.channel, place.bruno, deny=1 << 31)
    async with place.person(place.bruno) as bruno:
        with pytest.raises(Refused, match="may not use commands"):
            await bruno.command(place.channel.id, "all", word="fog")


@pytest.fixture
async def menus(api, place):
    """A message with a menu of words and one of people."""
    words = [{"label": str(n), "value": str(n)} for n in range(3)]
    rows = [
        {"type": 3, "custom_id": "words", "options": words, "max_values": 2},
        {"type": 5, "custom_id": "people"},
    ]
    form = {"content": "x", "components": [{"type": 1, "components": [row]} for row in rows]}
    return (await api("POST", f"/channels/{place.channel.id}/messages", form))[2]


async def test_choices_are_those_of_the_menu(menus, place, ana):
    for chosen in ([], ["9"], ["0", "0"], ["0", "1", "2"]):
        with pytest.raises(Refused):
            await ana.press(menus, "words", chosen)
    with pytest.raises(Refused, match="of type 3"):
        await ana._ask(
            "POST",
            "/local/interactions",
            json={
                "type": 3,
                "channel_id": place.channel.id,
                "message_id": menus["id"],
                "data": {"custom_id": "words", "component_type": 2},
            },
        )


async def test_a_menu_of_people_resolves_them(menus, place, api):
    made = await api.act(
        place.ana,
        {
            "type": 3,
            "channel_id": place.channel.id,
            "message_id": menus["id"],
            "data": {"custom_id": "people", "values": [place.bruno.id]},
        },
    )
    assert made.data["values"] == [place.bruno.id]
    assert made.data["resolved"]["users"][place.bruno.id]["global_name"] == "Bruno"


@pytest.mark.parametrize("form", [{"type": 9}, {}, {"type": 5, "interaction_id": "1"}])
async def test_other_acts_do_not_exist(ana, form):
    with pytest.raises(Refused):
        await ana._ask("POST", "/local/interactions", json=form)


@pytest.mark.parametrize("query", ["limit=x", "before=x"])
async def test_a_query_that_is_no_number(ana, place, query):
    key, _, value = query.partition("=")
    path = f"/local/channels/{place.channel.id}/messages"
    with pytest.raises(Refused, match=r"is no (number|id)"):
        await ana._ask("GET", path, params={key: value})
