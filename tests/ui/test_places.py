"""Kinds of channels: where threads can be made, what is said where not, what the list allows."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import Permissions
from simcord.actors import _interactions

from bot.engine.errors import DeliveryError, RequestError, StorageError
from bot.service.delivery import Sent
from bot.service.ports import Place
from bot.ui.permissions import check_permissions, check_permissions_in
from bot.ui.threads import make_thread
from tests.ui.scenario import Scenario, said
from tests.ui.test_server_command import MANAGER, change, managed, open_one  # noqa: F401

ALL = Permissions.all()


def channel_of(kind: type, **facts: Any) -> Any:
    """A channel of a discord.py class, with nothing behind it."""
    made = object.__new__(kind)
    for name, value in facts.items():
        setattr(made, name, value)
    return made


def asked_in(channel: object, **facts: Any) -> Any:
    client = SimpleNamespace(get_guild=lambda _id: object())
    known = {"channel": channel, "guild_id": 1, "client": client, "app_permissions": ALL}
    return SimpleNamespace(**(known | facts))


def refused(status: int, code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(answer, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("type_", "kind"),
    [(0, discord.ChannelType.public_thread), (5, discord.ChannelType.news_thread)],
)
async def test_a_thread_is_of_the_kind_that_its_channel_takes(
    monkeypatch: pytest.MonkeyPatch, type_: int, kind: discord.ChannelType
) -> None:
    made: list[dict[str, Any]] = []

    async def create(_self: object, **how: Any) -> Any:
        made.append(how)
        return SimpleNamespace(id=77)

    monkeypatch.setattr(discord.TextChannel, "create_thread", create)
    channel = channel_of(discord.TextChannel, _type=type_)
    assert (await make_thread(asked_in(channel), "n" * 150)).id == 77
    assert made == [{"name": "n" * 100, "type": kind}]


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (discord.Thread, "thread-in-thread"),
        (discord.VoiceChannel, "no-threads-here"),
        (discord.StageChannel, "no-threads-here"),
        (discord.ForumChannel, "no-threads-here"),
        (type(None), "no-threads-here"),
    ],
)
async def test_where_there_can_be_no_thread_it_is_said(kind: type, code: str) -> None:
    with pytest.raises(RequestError, match=code):
        await make_thread(asked_in(channel_of(kind) if kind is not type(None) else None), "name")


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (refused(400, 160006), "too-many-threads"),
        (refused(400, 160007), "too-many-threads"),
        (refused(403, 50013), "missing-permissions"),
        (refused(403, 50001), "missing-permissions"),
        (refused(503, 0), "thread-refused"),
        (aiohttp.ClientOSError(), "thread-refused"),
    ],
)
async def test_what_discord_has_against_a_thread_is_said(
    monkeypatch: pytest.MonkeyPatch, error: Exception, code: str
) -> None:
    async def create(_self: object, **_: Any) -> None:
        raise error

    monkeypatch.setattr(discord.TextChannel, "create_thread", create)
    with pytest.raises(RequestError, match=code):
        await make_thread(asked_in(channel_of(discord.TextChannel, _type=0)), "name")


async def test_a_thread_is_not_made_silently_elsewhere(sim: Scenario) -> None:
    room = sim.guild.create_voice_channel("talk")
    answer = said(await sim.users[0].slash(room, "dixit start", thread=True))
    assert "no threads" in answer
    assert await sim.table.last_game_in(room.id) is None


@pytest.mark.parametrize("kind", ["voice", "stage", "forum"])
async def test_channels_of_every_kind_can_be_allowed(managed: Scenario, kind: str) -> None:  # noqa: F811
    makers = {"voice": "create_voice_channel", "stage": "create_stage_channel",
              "forum": "create_forum_channel"}  # fmt: skip
    room = getattr(managed.guild, makers[kind])("room")
    assert f"Channels: <#{room.id}>" in await change(managed, channel=room)
    assert await open_one(managed) is None


async def test_a_deleted_channel_is_off_the_list(managed: Scenario) -> None:  # noqa: F811
    doomed = managed.guild.create_text_channel("doomed")
    await change(managed, channel=doomed)
    assert await open_one(managed) is None
    await managed.bot.services.table.store.read.servers.get(managed.guild.id)
    managed.bot.get_guild(managed.guild.id)._remove_channel(
        managed.bot.get_channel(doomed.id)  # as the event of its deletion does
    )
    assert "Channels: all" in await change(managed)
    assert await open_one(managed) is not None


async def test_the_list_of_channels_has_an_end(
    managed: Scenario,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.ui.handlers.server.MOST_CHANNELS", 2)
    rooms = [managed.guild.create_text_channel(f"room-{n}") for n in range(3)]
    for room in rooms[:2]:
        await change(managed, channel=room)
    assert "At most 2 channels" in await change(managed, channel=rooms[2])
    assert f"<#{rooms[1].id}>" not in await change(managed, channel=rooms[1]), "it is taken off"


def test_who_is_no_member_of_the_server_says_so() -> None:
    stranger = SimpleNamespace(get_guild=lambda _id: None)
    with pytest.raises(RequestError, match="bot-not-here"):
        check_permissions(asked_in(None, client=stranger))


@pytest.mark.parametrize("lost", ["send_messages", "view_channel", "attach_files"])
def test_a_permission_lost_is_named_from_elsewhere(lost: str) -> None:
    rights = Permissions.all()
    setattr(rights, lost, False)
    channel = SimpleNamespace(permissions_for=lambda _me: rights)
    guild = SimpleNamespace(
        unavailable=False, me=object(), get_channel_or_thread=lambda _id: channel
    )
    client: Any = SimpleNamespace(get_guild=lambda _id: guild)
    with pytest.raises(RequestError, match=f"permissions-there.*{lost}"):
        check_permissions_in(client, Place(1, 2))
    setattr(rights, lost, True)
    check_permissions_in(client, Place(1, 2))
    guild.unavailable = True
    setattr(rights, lost, False)
    check_permissions_in(client, Place(1, 2))


ELSEWHERE = {
    "en-US": ("another channel", "thread"),
    "it": ("altro canale", "thread"),
    "pl": ("innym kanale", "wątku"),
    "pt-BR": ("outro canal", "tópico"),
}


@pytest.mark.parametrize("who", [0, 3], ids=["who plays", "who doesn't"])
@pytest.mark.parametrize("locale", ELSEWHERE)
async def test_nobody_is_sent_elsewhere_who_could_not_play_there(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, locale: str, who: int
) -> None:
    made = _interactions.base_payload

    def spoken(*args: Any, **kwargs: Any) -> Any:
        record, data = made(*args, **kwargs)
        return record, data | {"locale": locale}

    monkeypatch.setattr(_interactions, "base_payload", spoken)
    await sim.lobby(3)
    here = (sim.channel.id,)
    for limits, offered in (
        ({}, (True, True)),
        ({"channels": here}, (False, True)),
        ({"channels": (*here, 7)}, (True, True)),
        ({"channels": here, "max_games": 1}, (False, False)),
        ({"channels": (), "max_games": 1}, (False, False)),
    ):
        await sim.deps.servers.change(sim.guild.id, lambda s, new=limits: replace(s, **new))
        answer = said(await sim.users[who].slash(sim.channel, "dixit start"))
        assert tuple(place in answer for place in ELSEWHERE[locale]) == offered


@pytest.mark.parametrize(
    "refused",
    [
        {"now": True},
        {"now": True, "ruleset": "teams", "computers": 2},
        {"ruleset": "classic", "computers": 11},
        {"ruleset": "classic", "computers": 11, "now": True},
        {"invited": "nobody"},
        {"deck": "unicorns"},
        {"variants": "unicorns"},
    ],
)
async def test_a_start_that_is_refused_leaves_no_thread(
    sim: Scenario, refused: dict[str, Any]
) -> None:
    for where in (False, True):
        answer = said(await sim.users[0].slash(sim.channel, "dixit start", thread=where, **refused))
        assert answer
        assert "You're in" not in answer
        channel = sim.bot.get_channel(sim.channel.id)
        assert isinstance(channel, discord.TextChannel)
        assert not channel.threads
    assert not await sim.table.live_games_in_guild(sim.guild.id)


@pytest.mark.parametrize("refuses", ["nothing", "to delete it", "all"])
@pytest.mark.parametrize("code", ["storage-busy", "storage-full"])
async def test_a_store_that_is_busy_then_leaves_no_thread_open(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, code: str, refuses: str
) -> None:
    done: list[str] = []

    async def busy(*_: object, **__: object) -> None:
        raise StorageError(code)

    async def delete(_thread: discord.Thread) -> None:
        done.append("deleted")
        if refuses != "nothing":
            raise refused(403, 50013)

    async def edit(_thread: discord.Thread, *, archived: bool) -> None:
        done.append("closed" if archived else "opened")
        if refuses == "all":
            raise refused(503, 0)

    monkeypatch.setattr(sim.table, "open", busy)
    monkeypatch.setattr(discord.Thread, "delete", delete)
    monkeypatch.setattr(discord.Thread, "edit", edit)
    answer = said(await sim.users[0].slash(sim.channel, "dixit start", thread=True))
    assert "I couldn't save that" in answer
    assert done == (["deleted"] if refuses == "nothing" else ["deleted", "closed"])
    assert ("already made the thread <#" in answer) == (refuses != "nothing")


async def test_a_start_that_is_taken_makes_one_thread(sim: Scenario) -> None:
    answer = said(
        await sim.users[0].slash(
            sim.channel, "dixit start", thread=True, now=True, computers=3, ruleset="classic"
        )
    )
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    [thread] = channel.threads
    assert f"<#{thread.id}>" in answer
    stored = await sim.table.live_game_in(thread.id)
    assert stored is not None
    assert stored.game.phase.kind == "storytelling"


@pytest.mark.parametrize("locked", [False, True])
async def test_a_message_is_deleted_also_from_an_archived_thread(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, locked: bool
) -> None:
    """As a file is whose clue was removed, or a message that another one has replaced."""
    await sim.users[0].slash(sim.channel, "dixit start", thread=True)
    await sim.deliver()
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, discord.TextChannel)
    [thread] = channel.threads
    [lobby] = [message async for message in thread.history()]
    await thread.edit(archived=True)
    delete, edit = discord.PartialMessage.delete, discord.Thread.edit

    async def deleted(message: discord.PartialMessage) -> None:
        there = await sim.bot.fetch_channel(message.channel.id)
        if isinstance(there, discord.Thread) and there.archived:
            raise refused(400, 50083)
        await delete(message)

    async def edited(there: discord.Thread, *, archived: bool) -> None:
        if locked:
            raise refused(403, 50013)
        await edit(there, archived=archived)

    monkeypatch.setattr(discord.PartialMessage, "delete", deleted)
    monkeypatch.setattr(discord.Thread, "edit", edited)
    messenger, sent = sim.deps.messenger, Sent(thread.id, lobby.id)
    if locked:
        with pytest.raises(DeliveryError, match="no-permission"):
            await messenger.delete(sent)
    else:
        await messenger.delete(sent)
    assert [message async for message in thread.history()] == [lobby] * locked
