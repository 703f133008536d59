"""Permissions, closed doors and things that are gone."""

import pytest

from bot.playground.model import Message, Permission


@pytest.fixture
def path(place):
    return f"/channels/{place.channel.id}/messages"


async def test_without_the_token_nothing_is_served(api, place):
    for headers in ({}, {"Authorization": "Bot wrong"}):
        assert (await api("GET", "/users/@me", headers=headers))[:2] == (401, 0)


async def test_a_route_that_is_not_there_is_said_to_be_so(api, place, caplog):
    assert (await api("PUT", f"/channels/{place.channel.id}/pins/1"))[0] == 501
    assert "NOT IMPLEMENTED" in caplog.text
    assert place.local.requests[-1].status == 501


async def test_what_is_unknown_has_its_code(api, place, path):
    assert (await api("POST", "/channels/1/messages", {"content": "x"}))[:2] == (404, 10003)
    assert (await api("PATCH", f"{path}/1", {"content": "x"}))[:2] == (404, 10008)
    assert (await api("GET", "/guilds/1"))[:2] == (404, 10004)
    assert (await api("GET", f"/guilds/{place.guild.id}/members/1"))[:2] == (404, 10007)
    assert (await api("GET", "/users/1"))[:2] == (404, 10013)


async def test_a_member_who_left_is_unknown(api, place):
    member = f"/guilds/{place.guild.id}/members/{place.bruno.id}"
    assert (await api("GET", member))[0] == 200
    place.local.world.leave(place.guild, place.bruno)
    assert (await api("GET", member))[:2] == (404, 10007)


@pytest.mark.parametrize(
    ("permission", "code"),
    [(Permission.VIEW_CHANNEL, 50001), (Permission.SEND_MESSAGES, 50013)],
)
async def test_a_revoked_permission_is_missed_until_it_is_restored(
    api, place, path, permission, code
):
    place.local.faults.revoke(place.channel, permission)
    assert (await api("POST", path, {"content": "x"}))[:2] == (403, code)
    place.local.faults.restore(place.channel)
    assert (await api("POST", path, {"content": "x"}))[0] == 200


async def test_files_history_and_threads_have_permissions_of_their_own(api, place, path):
    faults, channel = place.local.faults, place.channel
    faults.revoke(channel, Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY)
    assert (await api("POST", path, {}, files=[("a", b"x")]))[:2] == (403, 50013)
    assert (await api("GET", path))[:2] == (403, 50013)
    faults.revoke(channel, Permission.CREATE_PUBLIC_THREADS)
    threads = f"/channels/{channel.id}/threads"
    assert (await api("POST", threads, {"name": "x", "type": 11}))[:2] == (403, 50013)
    faults.restore(channel)
    _, _, thread = await api("POST", threads, {"name": "x", "type": 11})
    faults.revoke(channel, Permission.SEND_MESSAGES_IN_THREADS)
    inside = f"/channels/{thread['id']}/messages"
    assert (await api("POST", inside, {"content": "x"}))[:2] == (403, 50013)


async def test_another_authors_message_is_neither_edited_nor_deleted(api, place, path):
    world = place.local.world
    world.add_message(Message("77", place.channel.id, place.ana.id, 0, content="mine"))
    assert (await api("PATCH", f"{path}/77", {"content": "x"}))[:2] == (403, 50005)
    assert (await api("DELETE", f"{path}/77"))[:2] == (403, 50013)


async def test_closed_direct_messages(api, place):
    _, _, dm = await api("POST", "/users/@me/channels", {"recipient_id": place.ana.id})
    inside = f"/channels/{dm['id']}/messages"
    _, _, sent = await api("POST", inside, {"content": "x"})
    place.local.faults.close_dms(place.ana)
    assert (await api("POST", inside, {"content": "x"}))[:2] == (403, 50007)
    assert (await api("PATCH", f"{inside}/{sent['id']}", {"content": "y"}))[0] == 200
    place.local.faults.open_dms(place.ana)
    place.local.world.leave(place.guild, place.ana)
    assert (await api("POST", inside, {"content": "x"}))[:2] == (403, 50278)


async def test_opening_dozens_of_direct_messages_is_too_fast(api, place):
    users = [place.local.world.add_user(f"U{n}") for n in range(51)]
    answers = [
        (await api("POST", "/users/@me/channels", {"recipient_id": u.id}))[:2] for u in users
    ]
    assert {status for status, _ in answers[:50]} == {200}
    assert answers[50] == (400, 40003)
    again = await api("POST", "/users/@me/channels", {"recipient_id": users[0].id})
    assert again[0] == 200  # one that is open already is not opened again


async def test_a_message_has_one_thread_with_its_own_id(api, place, path):
    _, _, sent = await api("POST", path, {"content": "x"})
    threads = f"{path}/{sent['id']}/threads"
    status, _, thread = await api("POST", threads, {"name": "game"})
    assert (status, thread["id"]) == (201, sent["id"])
    assert (await api("POST", threads, {"name": "game"}))[:2] == (400, 160004)


async def test_a_channel_is_told_of_a_thread_without_a_message(api, place, path):
    """Discord says so by itself: others would not find it."""
    _, _, thread = await api("POST", f"/channels/{place.channel.id}/threads", {"name": "game"})
    _, _, (told,) = await api("GET", path)
    assert (told["type"], told["content"]) == (18, "game")
    assert told["message_reference"]["channel_id"] == thread["id"]


async def test_an_archived_thread(api, place):
    world = place.local.world
    thread = world.add_thread(place.channel, "game")
    inside = f"/channels/{thread.id}/messages"
    _, _, sent = await api("POST", inside, {"content": "x"})
    world.archive(thread)
    assert (await api("PATCH", f"{inside}/{sent['id']}", {"content": "y"}))[:2] == (400, 50083)
    assert (await api("POST", inside, {"content": "z"}))[0] == 200
    assert not thread.archived  # a message reopens it
    world.archive(thread, locked=True)
    assert (await api("POST", inside, {"content": "z"}))[:2] == (400, 50083)
    opened = {"archived": False}
    unlocked = opened | {"locked": False}
    for change in (opened, unlocked):
        assert (await api("PATCH", f"/channels/{thread.id}", change))[:2] == (403, 50013)
    world.archive(thread)
    assert (await api("PATCH", f"/channels/{thread.id}", opened))[0] == 200
    assert not thread.archived


async def test_deleted_channels_and_messages(api, place, path):
    world = place.local.world
    _, _, sent = await api("POST", path, {"content": "x"})
    place.local.faults.delete_message(world.find_message(sent["id"]))
    assert (await api("PATCH", f"{path}/{sent['id']}", {"content": "y"}))[:2] == (404, 10008)
    thread = world.add_thread(place.channel, "game")
    place.local.faults.delete_channel(place.channel)
    assert (await api("POST", path, {"content": "x"}))[:2] == (404, 10003)
    assert (await api("GET", f"/channels/{thread.id}"))[:2] == (404, 10003)


async def test_a_guild_without_the_bot_is_out_of_reach(api, place, path):
    place.local.world.remove_bot(place.guild)
    assert (await api("POST", path, {"content": "x"}))[:2] == (403, 50001)
    assert (await api("GET", f"/guilds/{place.guild.id}"))[:2] == (403, 50001)


async def test_a_nonce_that_is_enforced_returns_the_first_message_for_some_minutes(
    api, place, path
):
    form = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    _, _, first = await api("POST", path, form)
    _, _, second = await api("POST", path, form)
    assert second["id"] == first["id"]
    assert first["nonce"] == "n1"
    _, _, free = await api("POST", path, {"content": "once", "nonce": "n1"})
    assert free["id"] != first["id"]
    place.local.faults.forward(400)
    _, _, later = await api("POST", path, form)
    assert later["id"] not in (first["id"], free["id"])


async def test_pings_are_those_the_form_allows(api, place, path):
    text = f"<@{place.ana.id}> <@{place.bruno.id}>"
    _, _, everybody = await api("POST", path, {"content": text})
    assert len(everybody["mentions"]) == 2
    nobody = {"content": text, "allowed_mentions": {"parse": []}}
    assert (await api("POST", path, nobody))[2]["mentions"] == []
    one = {"content": text, "allowed_mentions": {"users": [place.ana.id]}}
    assert [m["id"] for m in (await api("POST", path, one))[2]["mentions"]] == [place.ana.id]


async def test_history_is_paged(api, place, path):
    ids = [(await api("POST", path, {"content": str(n)}))[2]["id"] for n in range(6)]

    async def page(query):
        return [m["content"] for m in (await api("GET", f"{path}?{query}"))[2]]

    assert await page("limit=2") == ["5", "4"]
    assert await page(f"limit=2&before={ids[3]}") == ["2", "1"]
    assert await page(f"limit=2&after={ids[3]}") == ["5", "4"]
    assert await page(f"limit=3&around={ids[3]}") == ["4", "3", "2"]
    for bad in ("limit=101", "limit=0", "limit=x", "before=x", "after=-1"):
        assert (await api("GET", f"{path}?{bad}"))[:2] == (400, 50035)
