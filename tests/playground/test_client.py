"""discord.py's own client against the local Discord, from login to files."""

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image


def picture(colour="red", size=(40, 30), name="card.png"):
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=f"a {colour} card")


async def test_login_brings_the_guild_with_channels_and_permissions(client, place):
    guild = client.get_guild(int(place.guild.id))
    assert client.user.name == "Dixit"
    assert [c.name for c in guild.text_channels] == ["dixit"]
    assert guild.me.guild_permissions.send_messages
    assert guild.preferred_locale is discord.Locale.american_english
    assert guild.member_count == 4


async def test_only_a_community_server_has_a_language_of_its_own(client, place):
    community = place.local.world.add_guild("Sala giochi", [place.ana], community="it")
    guilds = [client.get_guild(int(place.guild.id)), None]
    while guilds[1] is None:
        await asyncio.sleep(0)
        guilds[1] = client.get_guild(int(community.id))
    assert [g.preferred_locale.value for g in guilds] == ["en-US", "it"]
    assert [g.features for g in guilds] == [[], ["COMMUNITY"]]


async def test_a_slash_command_with_options_is_answered(client, place):
    group = app_commands.Group(name="dixit", description="Play")

    @group.command(name="start", description="Open a lobby")
    async def start(interaction: discord.Interaction, pace: str, guests: int = 3):
        await interaction.response.send_message(f"{pace} {guests} {interaction.locale}")

    client.tree.add_command(group)
    synced = await client.tree.sync()
    assert [c.name for c in synced] == ["dixit"]
    async with place.person(place.ana) as ana:
        outcome = await ana.command(place.channel.id, "dixit start", pace="slow", guests=5)
        assert outcome.kind == "done"
        message = await ana.answer(outcome)
    assert message["content"] == "slow 5 pt-BR"
    assert message["type"] == 20


async def test_autocomplete_offers_what_the_bot_says(client, place):
    @client.tree.command(name="deck", description="Choose")
    async def deck(interaction: discord.Interaction, name: str):
        await interaction.response.send_message(name)

    @deck.autocomplete("name")
    async def complete(interaction: discord.Interaction, current: str):
        return [app_commands.Choice(name=f"{current}!", value=current)]

    await client.tree.sync()
    async with place.person(place.ana) as ana:
        choices = await ana.complete(place.channel.id, "deck", focused="name", name="fog")
    assert choices == [{"name": "fog!", "value": "fog"}]


async def test_defer_edit_original_follow_up_and_files(client, place):
    async def handler(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="done", attachments=[picture()])
        await interaction.followup.send("more", file=picture("blue"), wait=True)

    client.handler = handler
    await client.http.bulk_upsert_global_commands(
        client.application_id, [{"name": "hand", "description": "See it"}]
    )
    async with place.person(place.ana) as ana, place.person(place.bruno) as bruno:
        outcome = await ana.command(place.channel.id, "hand")
        assert outcome.kind == "deferred"
        first = await ana.answer(outcome)
        await ana.wait_for_message(place.channel.id, lambda m: m["content"] == "more")
        assert first["content"] == "done"
        assert first["flags"] == 64
        (file,) = first["attachments"]
        assert (file["width"], file["height"]) == (40, 30)
        assert file["description"] == "a red card"
        assert (await ana.download(file["url"])).startswith(b"\x89PNG")
        seen = await bruno.messages(place.channel.id)
        assert [m["content"] for m in seen] == ["more"]


class Board(discord.ui.LayoutView):
    def __init__(self, text="A clue", url="attachment://card.png"):
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem(url, description="the board"))
        button = discord.ui.Button(label="Vote", custom_id="vote")
        locked = discord.ui.Button(label="Locked", custom_id="locked", disabled=True)
        select = discord.ui.Select(
            custom_id="which", options=[discord.SelectOption(label="One", value="1")]
        )
        self.add_item(
            discord.ui.Container(
                discord.ui.TextDisplay(text),
                discord.ui.Section(
                    "beside", accessory=discord.ui.Thumbnail("attachment://card.png")
                ),
                gallery,
                discord.ui.ActionRow(button, locked),
                discord.ui.ActionRow(select),
                accent_colour=0x123456,
            )
        )


async def test_a_layout_with_pictures_is_sent_and_edited_with_new_ones(client, place):
    channel = client.get_channel(int(place.channel.id))
    sent = await channel.send(view=Board(), file=picture())
    assert sent.flags.components_v2
    assert sent.attachments == []  # the component shows it, so it is not listed
    before = sent.components[0].children[2].items[0].media
    assert (before.width, before.height) == (40, 30)
    edited = await sent.edit(view=Board("Another"), attachments=[picture("green", (8, 8))])
    after = edited.components[0].children[2].items[0].media
    assert after.url != before.url
    assert after.width == 8
    kept = await channel.get_partial_message(sent.id).edit(view=Board("Third", after.url))
    assert kept.components[0].children[2].items[0].media.url == after.url


async def test_buttons_selects_and_updates(client, place):
    channel = client.get_channel(int(place.channel.id))
    sent = await channel.send(view=Board(), file=picture())

    async def handler(interaction):
        if interaction.data["custom_id"] == "vote":
            await interaction.response.send_message("secret", ephemeral=True)
        else:
            chosen = interaction.data["values"][0]
            await interaction.response.edit_message(view=Board(f"chose {chosen}"))

    client.handler = handler
    async with place.person(place.bruno) as bruno, place.person(place.ana) as ana:
        message = await bruno.message(place.channel.id, str(sent.id))
        secret = await bruno.answer(await bruno.press(message, "vote"))
        assert secret["content"] == "secret"
        assert [m["id"] for m in await ana.messages(place.channel.id)] == [str(sent.id)]
        outcome = await bruno.press(message, "which", ["1"])
        assert outcome.kind == "done"
        now = await ana.message(place.channel.id, str(sent.id))
        assert "chose 1" in str(now["components"])


async def test_direct_messages_are_opened_sent_edited_and_read(client, place):
    user = await client.fetch_user(int(place.ana.id))
    sent = await user.send("your hand", file=picture())
    partial = client.get_partial_messageable(sent.channel.id).get_partial_message(sent.id)
    await partial.edit(content="your new hand", attachments=[picture("blue")])
    async with place.person(place.ana) as ana:
        (message,) = await ana.messages(await ana.dm())
    assert message["content"] == "your new hand"
    assert message["edited_timestamp"]
    history = [m async for m in user.dm_channel.history(limit=5)]
    assert [m.content for m in history] == ["your new hand"]


async def test_a_modal_with_every_component(client, place):
    class Form(discord.ui.Modal, title="Tell"):
        clue = discord.ui.Label(text="Clue", component=discord.ui.TextInput(custom_id="clue"))
        pace = discord.ui.Label(
            text="Pace",
            component=discord.ui.Select(
                custom_id="pace", options=[discord.SelectOption(label="Slow", value="slow")]
            ),
        )
        sound = discord.ui.Label(
            text="Sound", component=discord.ui.FileUpload(custom_id="sound", max_values=2)
        )
        kind = discord.ui.Label(
            text="Kind",
            component=discord.ui.RadioGroup(
                custom_id="kind",
                options=[
                    discord.RadioGroupOption(label="A", value="a"),
                    discord.RadioGroupOption(label="B", value="b"),
                ],
            ),
        )
        sure = discord.ui.Label(text="Sure", component=discord.ui.Checkbox(custom_id="sure"))

        async def on_submit(self, interaction):
            files = [a.filename for a in self.sound.component.values]
            data = [await a.read() for a in self.sound.component.values]
            await interaction.response.send_message(
                f"{self.clue.component.value}|{self.pace.component.values}|{files}|{data}"
                f"|{self.kind.component.value}|{self.sure.component.value}",
                ephemeral=True,
            )

    @client.tree.command(name="clue", description="Tell")
    async def clue(interaction: discord.Interaction):
        await interaction.response.send_modal(Form(timeout=60))

    await client.tree.sync()
    from bot.playground.person import File

    async with place.person(place.ana) as ana:
        outcome = await ana.command(place.channel.id, "clue")
        assert outcome.kind == "modal"
        assert outcome.modal.inputs() == ["clue", "pace", "sound", "kind", "sure"]
        answers = {
            "clue": "hope",
            "pace": "slow",
            "sound": [File("a.ogg", b"one"), File("b.ogg", b"two")],
            "kind": "b",
            "sure": True,
        }
        message = await ana.answer(await ana.submit(outcome.modal, answers))
    expected = "hope|['slow']|['a.ogg', 'b.ogg']|[b'one', b'two']|b|True"
    assert message["content"] == expected


async def test_threads_are_started_and_written_in(client, place):
    channel = client.get_channel(int(place.channel.id))
    thread = await channel.create_thread(name="game", type=discord.ChannelType.public_thread)
    sent = await thread.send("here")
    assert (await thread.fetch_message(sent.id)).content == "here"
    async with place.person(place.celia) as celia:
        names = [c["name"] for c in (await celia.session())["guilds"][0]["channels"]]
    assert names == ["dixit", "game"]
