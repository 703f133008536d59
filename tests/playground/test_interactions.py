"""Lifetimes, double answers, and what each kind of answer does."""

import asyncio

import pytest

from bot.playground.person import Refused

EPHEMERAL, LOADING = 1 << 6, 1 << 7


@pytest.fixture
async def command(api, place):
    """Register /dixit and return a function with which Ana calls it."""
    path = f"/applications/{place.local.application_id}/commands"
    await api("PUT", path, [{"name": "dixit", "description": "Play"}])

    async def call(user=place.ana):
        form = {"type": 2, "channel_id": place.channel.id, "data": {"name": "dixit"}}
        return await api.act(user, form)

    return call


@pytest.fixture
async def press(api, place):
    """Post a message with a button and return a function with which a user presses it."""
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]}
    path = f"/channels/{place.channel.id}/messages"
    _, _, sent = await api("POST", path, {"content": "board", "components": [row]})

    async def act(user=place.ana):
        form = {"type": 3, "channel_id": place.channel.id, "message_id": sent["id"]}
        return await api.act(user, form | {"data": {"custom_id": "a", "component_type": 2}})

    return act


SAY = {"type": 4, "data": {"content": "hello"}}


async def test_a_second_answer_is_refused(api, command):
    made = await command()
    assert (await api.respond(made, SAY))[0] == 204
    assert (await api.respond(made, SAY))[:2] == (400, 40060)


async def test_an_answer_after_three_seconds_is_refused(api, command, place):
    made = await command()
    place.local.faults.forward(3.1)
    assert (await api.respond(made, SAY))[:2] == (404, 10062)


async def test_an_unknown_interaction_is_refused(api, command):
    made = await command()
    for path in (f"/interactions/{made.id}/wrong", f"/interactions/1/{made.token}"):
        assert (await api("POST", f"{path}/callback", SAY))[:2] == (404, 10062)


async def test_a_refused_form_leaves_the_interaction_open(api, command):
    made = await command()
    long = {"type": 4, "data": {"content": "x" * 2001}}
    assert (await api.respond(made, long))[:2] == (400, 50035)
    assert (await api.respond(made, SAY))[0] == 204


async def test_the_token_lives_fifteen_minutes_and_only_once_answered(api, command, place):
    made = await command()
    path = api.token_path(made)
    assert (await api("POST", path, {"content": "early"}, headers={}))[:2] == (404, 10015)
    await api.respond(made, {"type": 5})
    place.local.faults.forward(899)
    assert (await api("POST", path, {"content": "late"}, headers={}))[0] == 200
    place.local.faults.forward(2)
    assert (await api("POST", path, {"content": "too late"}, headers={}))[:2] == (401, 50027)


async def test_the_first_follow_up_takes_the_place_of_thinking(api, command, place):
    made = await command()
    flags = {"type": 5, "data": {"flags": EPHEMERAL}}
    _, _, body = await api.respond(made, flags, params={"with_response": "1"})
    facts = body["interaction"]
    assert facts["response_message_loading"]
    assert facts["response_message_ephemeral"]
    _, _, first = await api("POST", api.token_path(made), {"content": "one"}, headers={})
    _, _, second = await api("POST", api.token_path(made), {"content": "two"}, headers={})
    assert first["id"] == facts["response_message_id"]
    assert first["flags"] == EPHEMERAL
    assert first["edited_timestamp"] is None
    assert second["id"] != first["id"]
    assert second["flags"] == 0


async def test_original_is_the_pressed_message_after_an_update(api, press):
    made = await press()
    await api.respond(made, {"type": 6})
    path = api.token_path(made, "/messages/@original")
    _, _, original = await api("PATCH", path, {"content": "new"}, headers={})
    assert original["id"] == made.source.id
    assert made.source.content == "new"


async def test_an_update_needs_a_message_to_update(api, command, press):
    assert (await api.respond(await command(), {"type": 6}))[:2] == (400, 50035)
    update = {"type": 7, "data": {"content": "new"}}
    made = await press()
    assert (await api.respond(made, update))[0] == 204
    assert made.source.content == "new"


async def test_an_original_that_was_deleted_is_unknown(api, command):
    made = await command()
    await api.respond(made, SAY)
    path = api.token_path(made, "/messages/@original")
    assert (await api("DELETE", path, headers={}))[0] == 204
    assert (await api("PATCH", path, {"content": "x"}, headers={}))[:2] == (404, 10008)


async def test_another_interactions_message_is_unknown_to_a_token(api, command):
    one, two = await command(), await command()
    await api.respond(one, SAY)
    await api.respond(two, SAY)
    path = api.token_path(two, f"/messages/{one.original.id}")
    assert (await api("PATCH", path, {"content": "x"}, headers={}))[:2] == (404, 10008)


async def test_an_ephemeral_is_for_its_receiver_and_never_in_the_history(api, command, place):
    made = await command()
    await api.respond(made, {"type": 4, "data": {"content": "psst", "flags": EPHEMERAL}})
    message_id = made.original.id
    channel = f"/channels/{place.channel.id}/messages"
    assert (await api("GET", channel))[2] == []
    assert (await api("GET", f"{channel}/{message_id}"))[:2] == (404, 10008)
    assert (await api("PATCH", f"{channel}/{message_id}", {"content": "x"}))[:2] == (404, 10008)
    async with place.person(place.ana) as ana, place.person(place.bruno) as bruno:
        assert [m["content"] for m in await ana.messages(place.channel.id)] == ["psst"]
        assert await bruno.messages(place.channel.id) == []


async def test_nobody_answering_is_a_failure_after_three_seconds(press, place):
    async with place.person(place.ana) as ana:
        await press()
        place.local.faults.forward(3)
        frame = await ana.wait_for(lambda f: f["t"] == "INTERACTION_FAILED")
        assert frame["d"]["channel_id"] == place.channel.id


@pytest.mark.parametrize(
    "modal",
    [
        {"custom_id": "m", "title": "x" * 46, "components": [{"type": 10, "content": "x"}]},
        {"custom_id": "m", "title": "x", "components": []},
        {"custom_id": "m", "title": "x", "components": [{"type": 10, "content": "x"}] * 6},
        {"custom_id": "m", "title": "x", "components": [{"type": 4, "custom_id": "a"}]},
        {"title": "x", "components": [{"type": 10, "content": "x"}]},
        {
            "custom_id": "m",
            "title": "x",
            "components": [
                {
                    "type": 18,
                    "label": "x" * 46,
                    "component": {"type": 4, "style": 1, "custom_id": "a"},
                }
            ],
        },
    ],
    ids=["title", "none", "six", "bare input", "no id", "label"],
)
async def test_a_modal_beyond_the_limits_is_refused(api, command, modal):
    assert (await api.respond(await command(), {"type": 9, "data": modal}))[:2] == (400, 50035)


def clue_modal(**more):
    text = {"type": 4, "style": 1, "custom_id": "clue", "max_length": 5} | more
    label = {"type": 18, "label": "Clue", "component": text}
    return {"type": 9, "data": {"custom_id": "m", "title": "Tell", "components": [label]}}


async def test_a_modal_is_submitted_once_within_its_bounds(api, press, place):
    made = await press()
    async with place.person(place.ana) as ana:
        opening = asyncio.create_task(ana.wait_for(lambda f: f["t"] == "MODAL_OPEN"))
        await asyncio.sleep(0)
        await api.respond(made, clue_modal())
        opened = (await opening)["d"]
        assert opened["title"] == "Tell"
        form = {"type": 5, "interaction_id": made.id}

        def data(text):
            return {"data": {"components": [{"custom_id": "clue", "value": text}]}}

        for bad in ("", "x" * 6):
            with pytest.raises(Refused):
                await ana._ask("POST", "/local/interactions", json=form | data(bad))
        submitted = await api.act(place.ana, form | data("hope"))
        (label,) = submitted.data["components"]
        assert label["component"]["value"] == "hope"
        assert submitted.source is made.source
        with pytest.raises(Refused):
            await ana._ask("POST", "/local/interactions", json=form | data("hope"))
    modal_again = await api.respond(submitted, clue_modal())
    assert modal_again[:2] == (400, 50035)  # a modal cannot be answered with a modal
    assert (await api.respond(submitted, {"type": 7, "data": {"content": "told"}}))[0] == 204


async def test_what_a_client_would_not_send_is_refused(place, press):
    made = await press()
    async with place.person(place.bruno) as bruno:
        message = await bruno.message(place.channel.id, made.source.id)
        with pytest.raises(Refused, match="no component"):
            await bruno.press(message, "nonsense")
        made.source.components[0]["components"][0]["disabled"] = True
        with pytest.raises(Refused, match="greyed out"):
            await bruno.press(message, "a")
        with pytest.raises(Refused, match="no command"):
            await bruno.command(place.channel.id, "nonsense")
        with pytest.raises(Refused, match="no such channel"):
            await bruno.command("123", "dixit")


async def test_an_answer_names_the_whole_command(api, place):
    start = {"type": 1, "name": "start", "description": "Open a lobby"}
    group = {"name": "dixit", "description": "Play", "options": [start]}
    await api("PUT", f"/applications/{place.local.application_id}/commands", [group])
    data = {"name": "dixit", "options": [{"type": 1, "name": "start", "options": []}]}
    made = await api.act(place.ana, {"type": 2, "channel_id": place.channel.id, "data": data})
    assert made.metadata()["name"] == "dixit start"
