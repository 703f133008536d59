"""Slash commands out of bounds are refused, those within are kept with their ids."""

import pytest


def command(**more):
    return {"name": "dixit", "description": "Play"} | more


def option(**more):
    return {"type": 3, "name": "pace", "description": "How fast"} | more


REFUSED = {
    "upper case": command(name="Dixit"),
    "blank in the name": command(name="di xit"),
    "name of 33": command(name="x" * 33),
    "description of 101": command(description="x" * 101),
    "no description": {"name": "dixit"},
    "unknown locale": command(name_localizations={"pt": "dixit"}),
    "upper case in a locale": command(name_localizations={"it": "Gioca"}),
    "26 options": command(options=[option(name=f"o{n}") for n in range(26)]),
    "26 choices": command(
        options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]
    ),
    "required after optional": command(
        options=[option(), option(name="second", required=True)],
    ),
    "same option twice": command(options=[option(), option()]),
    "sub-command beside an option": command(options=[option(), option(type=1, name="start")]),
    "8001 characters": command(
        options=[
            option(
                name=f"o{n}",
                choices=[{"name": "x" * 100, "value": f"{m:0100}"} for m in range(7)],
            )
            for n in range(6)
        ]
    ),
    "longest locale counts": command(
        options=[
            option(
                name=f"o{n}",
                choices=[
                    {"name": "x", "name_localizations": {"it": "x" * 100}, "value": f"{m:0100}"}
                    for m in range(7)
                ],
            )
            for n in range(6)
        ]
    ),
}


@pytest.mark.parametrize("form", REFUSED.values(), ids=REFUSED)
async def test_beyond_the_limits(api, place, form):
    path = f"/applications/{place.local.application_id}/commands"
    status, code, body = await api("PUT", path, [form])
    assert (status, code) == (400, 50035), body
    assert place.local.core.commands.all() == []


async def test_names_are_unique(api, place):
    path = f"/applications/{place.local.application_id}/commands"
    assert (await api("PUT", path, [command(), command()]))[:2] == (400, 50035)


async def test_a_command_keeps_its_id_and_is_seen_with_its_translations(api, place):
    path = f"/applications/{place.local.application_id}/commands"
    form = command(name_localizations={"pt-BR": "jogar"}, options=[option(type=1, name="start")])
    _, _, (first,) = await api("PUT", path, [form])
    _, _, (second,) = await api("PUT", path, [form | {"description": "Play it"}])
    assert second["id"] == first["id"]
    async with place.person(place.ana) as ana:
        (seen,) = (await ana.session())["commands"]
    assert seen["name_localizations"] == {"pt-BR": "jogar"}
    assert (await api("DELETE", f"{path}/{first['id']}"))[0] == 204
    assert (await api("GET", f"{path}/{first['id']}"))[:2] == (404, 10063)


async def test_a_guild_command_is_offered_there_only(api, place):
    other = place.local.world.add_guild("Other", [place.ana])
    base = f"/applications/{place.local.application_id}/guilds/{place.guild.id}/commands"
    assert (await api("POST", base, command()))[0] == 201
    assert (await api("POST", base, command(description="Again")))[0] == 200
    usable = place.local.core.commands.usable
    assert len(usable(place.ana.id, place.guild.id)) == 1
    assert usable(place.ana.id, other.id) == []
    assert usable(place.ana.id, None) == []


async def test_a_command_for_managers_is_hidden_from_others(api, place):
    path = f"/applications/{place.local.application_id}/commands"
    await api("PUT", path, [command(default_member_permissions=str(1 << 5), contexts=[0])])
    usable = place.local.core.commands.usable
    assert len(usable(place.ana.id, place.guild.id)) == 1  # she owns the guild
    assert usable(place.bruno.id, place.guild.id) == []
    assert usable(place.ana.id, None) == []  # contexts: guilds only
