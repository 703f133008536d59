"""discord.py's requests and this server's answers are those of Discord's own document."""

import io

import discord
import pytest

from bot.playground.traffic import Request

from .test_client import Board, picture


def request(method, route, body=None, **more):
    return Request(method, route, route, 0, body=body, **more)


async def exercise(client, place):
    """Let discord.py use every route that it has a method for."""
    channel = client.get_channel(int(place.channel.id))
    group = discord.app_commands.Group(name="dixit", description="Play")

    @group.command(name="start", description="Open a lobby")
    @discord.app_commands.choices(pace=[discord.app_commands.Choice(name="Slow", value="slow")])
    async def start(interaction: discord.Interaction, pace: str, guest: discord.User | None):
        await interaction.response.send_message("hello", ephemeral=True)
        await interaction.edit_original_response(content="again", attachments=[picture()])
        extra = await interaction.followup.send(view=Board(), wait=True, file=picture())
        await extra.edit(view=Board("changed"), attachments=[picture()])
        await interaction.followup.delete_message(extra.id)
        await interaction.original_response()

    client.tree.add_command(group)
    await client.tree.sync()
    await client.tree.fetch_commands()
    sent = await channel.send(view=Board(), file=picture(), nonce="n" * 25)
    await sent.edit(view=Board("changed"), attachments=[picture("blue")])
    plain = await channel.send("text", embed=discord.Embed(title="t"), silent=True)
    await plain.reply("reply", file=discord.File(io.BytesIO(b"x"), "a.txt"))
    await plain.edit(content=None, embed=None, view=Board(), attachments=[picture()])
    assert [m async for m in channel.history(limit=3)]
    await channel.fetch_message(plain.id)
    await plain.delete()
    await channel.typing()
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    await sent.create_thread(name="t2")
    await client.fetch_channel(channel.id)
    guild = await client.fetch_guild(channel.guild.id)
    await guild.fetch_member(int(place.ana.id))
    await guild.fetch_channels()
    await guild.active_threads()
    await client.application_info()
    await (await client.fetch_user(int(place.ana.id))).send("hand", file=picture())
    async with place.person(place.ana) as ana:
        await ana.command(place.channel.id, "dixit start", pace="slow", guest=place.bruno.id)
        await ana.wait_for_message(place.channel.id, lambda m: m["content"] == "again")
        await ana.wait_for(lambda f: f["t"] == "MESSAGE_DELETE")


async def test_discord_py_asks_as_discord_says(client, place, document):
    await exercise(client, place)
    assert len(place.local.requests) > 30
    assert document.problems(place.local.requests) == []


async def test_this_server_answers_as_discord_says(client, place, document):
    await exercise(client, place)
    answered = [p for r in place.local.requests for p in document.answer_problems(r)]
    assert answered == []


@pytest.mark.parametrize(
    "bad",
    [
        request("POST", "/channels/{channel_id}/messages"),
        request("POST", "/channels/{channel_id}/messages", {"content": 5}),
        request("POST", "/channels/{channel_id}/messages", {"nonce": "n" * 26}),
        request("POST", "/channels/{channel_id}/messages", {"components": [{"type": 2}]}),
        request("POST", "/channels/{channel_id}/threads", {}),
        request("GET", "/nonsense"),
    ],
)
def test_what_discord_would_not_take_is_found(bad, document):
    assert document.request_problems(bad)
