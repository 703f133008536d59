"""Slash commands in the message box."""

import asyncio

import discord
import pytest
from discord import app_commands
from playwright.async_api import expect

pytestmark = pytest.mark.browser

CHOICES = [
    app_commands.Choice(name="Classic", value="classic"),
    app_commands.Choice(name="Mini", value="mini"),
]


class Names(app_commands.Translator):
    """Italian for what the tests look at."""

    async def translate(self, string, locale, _context):
        words = {"start": "inizia", "Open a lobby": "Apri una stanza", "Mini": "Piccolo"}
        return words.get(string.message) if locale is discord.Locale.italian else None


@pytest.fixture
async def calls(client):
    """Sync `/dixit start` and `/dixit clue`; what they were called with arrives in this queue."""
    queue = asyncio.Queue()
    group = app_commands.Group(name="dixit", description="Play")

    async def called(interaction, **given):
        queue.put_nowait(given)
        await interaction.response.send_message("Done", ephemeral=True)

    @group.command(name="start", description="Open a lobby")
    @app_commands.choices(ruleset=CHOICES)
    async def start(
        interaction: discord.Interaction, ruleset: str | None = None, deck: str | None = None
    ):
        await called(interaction, ruleset=ruleset, deck=deck)

    @start.autocomplete("deck")
    async def decks(_interaction: discord.Interaction, current: str):
        return [app_commands.Choice(name=f"Deck of {current}", value=f"deck-{current}")]

    @group.command(name="clue", description="Give a clue")
    async def clue(
        interaction: discord.Interaction,
        text: app_commands.Range[str, 2, 60],
        card: app_commands.Range[int, 1, 7] | None = None,
        clip: discord.Attachment | None = None,
    ):
        await called(interaction, text=text, card=card, clip=clip and clip.filename)

    @group.command(name="kick", description="Remove a player")
    async def kick(interaction: discord.Interaction, player: discord.Member, quietly: bool):
        await called(interaction, player=player.display_name, quietly=quietly)

    client.tree.add_command(group)
    await client.tree.set_translator(Names())
    await client.tree.sync()
    return queue


async def next_call(calls):
    return await asyncio.wait_for(calls.get(), 60)


async def test_a_slash_lists_the_commands(window, calls):
    page = await window()
    await page.keyboard.press("/")
    options = page.get_by_role("listbox").get_by_role("option")
    await expect(options).to_have_count(3)
    await page.keyboard.type("dixit st")
    await expect(options).to_have_count(1)
    await expect(options).to_contain_text("/dixit start [ruleset] [deck]")
    await expect(options).to_contain_text("Open a lobby")
    await page.keyboard.press("Escape")
    await expect(options).to_have_count(0)


async def test_a_command_typed_in_full_is_sent(window, calls):
    page = await window()
    await page.keyboard.type("/dixit start")
    await page.keyboard.press("Enter")
    assert await next_call(calls) == {"ruleset": None, "deck": None}
    await page.keyboard.type("/dixit start ruleset:mini deck:My own deck")
    await page.keyboard.press("Enter")
    assert await next_call(calls) == {"ruleset": "mini", "deck": "My own deck"}
    await expect(page.locator("article.ephemeral")).to_have_count(2)


async def test_a_command_typed_with_an_option_is_known(window, calls):
    page = await window()
    await page.keyboard.type("/dixit start ruleset:Mini")
    await expect(page.locator(".suggestions")).not_to_contain_text("No such command here.")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    assert (await next_call(calls))["ruleset"] == "mini"


async def test_an_answer_names_the_command_as_the_reader_does(window, calls, place):
    page = await window(place.bruno)
    await page.keyboard.type("/dixit inizia")
    await page.keyboard.press("Enter")
    await next_call(calls)
    await expect(page.locator(".used .mention")).to_have_text("/dixit inizia")


async def test_choices_and_autocomplete(window, calls):
    page = await window()
    await page.keyboard.type("/start")
    await page.keyboard.press("Tab")
    await page.get_by_role("button", name="+ ruleset").click()
    await expect(page.get_by_role("listbox")).to_contain_text("Classic")
    await page.keyboard.type("mi")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="ruleset")).to_have_value("Mini")
    await page.get_by_role("button", name="+ deck").click()
    await page.keyboard.type("owls")
    await page.get_by_role("option", name="Deck of owls").click()
    await page.keyboard.press("Enter")
    assert await next_call(calls) == {"ruleset": "mini", "deck": "deck-owls"}


async def test_required_options_and_their_limits(window, calls):
    page = await window()
    await page.keyboard.type("/clue")
    await page.keyboard.press("Enter")
    text = page.get_by_role("combobox", name="text")
    await expect(text).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".suggestions")).to_contain_text("This is needed.")
    await text.fill("x")
    await page.keyboard.press("Enter")
    await expect(page.locator(".suggestions")).to_contain_text("At least 2 characters.")
    await text.fill("silence")
    await page.get_by_role("button", name="+ card").click()
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.locator(".suggestions")).to_contain_text("At most 7.")
    await page.get_by_role("combobox", name="card").fill("3")
    await page.get_by_role("button", name="+ clip").click()
    clip = {"name": "song.ogg", "mimeType": "audio/ogg", "buffer": b"OggS"}
    await page.get_by_label("clip").set_input_files(clip)
    await page.get_by_role("button", name="Send").click()
    assert await next_call(calls) == {"text": "silence", "card": 3, "clip": "song.ogg"}


async def test_people_and_yes_or_no_as_options(window, calls):
    page = await window()
    await page.keyboard.type("/kick")
    await page.keyboard.press("Enter")
    await page.keyboard.type("bru")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="quietly")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    assert await next_call(calls) == {"player": "Bruno", "quietly": True}


async def test_people_are_mentioned_in_a_text(window, place, calls):
    page = await window()
    await page.keyboard.type("/clue")
    await page.keyboard.press("Enter")
    text = page.get_by_role("combobox", name="text")
    await page.keyboard.type("for @bru")
    await page.keyboard.press("Enter")
    await expect(text).to_have_value("for @Bruno ")
    await text.press("Enter")
    called = await next_call(calls)
    assert called["text"] == f"for <@{place.bruno.id}>"


async def test_commands_speak_the_person_s_language(window, place, calls):
    page = await window(place.bruno)
    await page.keyboard.type("/dixit in")
    option = page.get_by_role("listbox").get_by_role("option")
    await expect(option).to_contain_text("/dixit inizia")
    await expect(option).to_contain_text("Apri una stanza")
    await page.keyboard.type("izia")
    await page.keyboard.press("Enter")
    assert await next_call(calls) == {"ruleset": None, "deck": None}


async def test_escape_and_backspace_leave_a_command(window, calls):
    page = await window()
    box = page.get_by_role("combobox", name="Message box")
    await page.keyboard.type("/clue")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Backspace")
    await expect(box).to_have_value("/dixit clue")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(box).to_have_value("")
    await page.keyboard.type("hello")
    await page.keyboard.press("Enter")
    await expect(page.locator(".toast", has_text="Only commands are carried here")).to_be_visible()


async def test_an_empty_channel_tells_a_newcomer_what_to_do(window, channel, calls):
    page = await window()
    await expect(page.get_by_role("heading", name="Welcome to #dixit")).to_be_visible()
    await expect(page.locator(".empty code")).to_have_text("/dixit start")
    await page.get_by_role("button", name="Open a lobby").dblclick()
    assert await next_call(calls) == {"ruleset": None, "deck": None}
    await expect(page.locator("article.ephemeral")).to_contain_text("Done")
    assert calls.empty()  # a double click is one press
    # A private answer is no game: the way to start one stays.
    await expect(page.get_by_role("button", name="Open a lobby")).to_be_visible()
    strip = page.locator(".strip")
    await expect(strip).to_have_count(0)
    await channel.send("Who's playing?")
    await expect(page.get_by_role("button", name="Open a lobby")).to_have_count(0)
    await expect(strip).to_have_count(0)


def lobby_of(*names, invited="", started=False, room="3–12 players"):
    """A lobby as the bot shows it, or what becomes of it once the game has started."""
    view = discord.ui.LayoutView(timeout=None)
    people = "\n".join(f"♥\N{NO-BREAK SPACE}**{name}** · red" for name in names)
    view.add_item(discord.ui.TextDisplay(f"-# {room} · until the end\n{people}\n{invited}"))
    row = discord.ui.ActionRow()
    row.add_item(discord.ui.Button(label="Join", custom_id="d1:join:abcdefghij:0:l::"))
    if not started:
        row.add_item(discord.ui.Button(label="Zaczynamy", custom_id="d1:start:abcdefghij:0:l::"))
    return view.add_item(row)


async def test_who_waits_in_a_lobby_is_told_of_simulated_players(window, channel):
    page = await window()
    lobby = await channel.send(view=lobby_of("Ana", "Bruno"))
    strip = page.locator(".strip")
    await expect(strip).to_contain_text("then press Zaczynamy in the lobby")
    await expect(strip.get_by_role("button", name="Fill the table")).to_be_visible()
    await lobby.edit(view=lobby_of("Ana", "Bruno", "Celia"))  # they can start
    await expect(strip).to_have_count(0)
    await lobby.edit(view=lobby_of("Ana"))
    await expect(strip).to_be_visible()
    await lobby.edit(view=lobby_of("Ana", started=True))
    await expect(strip).to_have_count(0)


async def test_a_private_menu_is_no_lobby(window, client, channel):
    page = await window()
    menu = discord.ui.View()
    menu.add_item(discord.ui.Button(label="Zaczynamy", custom_id="d1:start:abcdefghij:0:l::"))
    propose = "d1:propose:abcdefghij:0:l:start:"
    menu.add_item(discord.ui.Button(label="Propose start", custom_id=propose))
    lobby = await channel.send(view=lobby_of("Ana"))
    strip = page.locator(".strip")
    await expect(strip).to_contain_text("then press Zaczynamy")
    await page.locator("article").get_by_role("button", name="Join").click()
    await (await client.heard.get()).response.send_message("Table", view=menu, ephemeral=True)
    await expect(page.locator("article.ephemeral")).to_be_visible()
    await expect(strip).to_contain_text("then press Zaczynamy")
    await lobby.edit(view=lobby_of("Ana", started=True))
    await expect(strip).to_have_count(0)


async def test_nobody_is_stopped_where_nobody_plays(window, client):
    page = await window()
    await page.get_by_role("button", name="Fill the table").first.click()
    stop = page.get_by_role("button", name="Stop them")
    await expect(stop).to_be_disabled()
    await page.get_by_role("button", name="Let them in").click()
    await page.get_by_role("button", name="Fill the table").first.click()
    await stop.click()
    said = "No simulated players are playing here now."
    await expect(page.locator(".toast", has_text=said)).to_be_visible()


@pytest.mark.parametrize("begun", [False, True])
async def test_filling_the_table_says_whether_there_is_a_game(window, client, channel, begun):
    page = await window()
    if begun:
        await channel.send("Who's playing?")
        await expect(page.locator("article")).to_be_visible()
    await page.get_by_role("button", name="Fill the table").first.click()
    await page.get_by_label("How many more").fill("1")
    await page.get_by_role("button", name="Let them in").click()
    said = "players are coming" if begun else "There is no game in this channel yet."
    await expect(page.locator(".toast", has_text=said)).to_be_visible()


async def test_as_many_are_proposed_as_make_pairs(window, channel):
    page = await window()
    await channel.send(view=lobby_of("Ana", room="6, 8, 10 or 12 players"))
    await expect(page.locator("article")).to_be_visible()
    await page.locator("#channel-bar .fill-table").click()
    await expect(page.get_by_label("How many more")).to_have_value("5")


async def test_who_may_not_come_is_not_offered_and_the_page_says_why(window, place, channel):
    page = await window()
    invited = f"✉️ By invitation only: <@{place.ana.id}>."
    await channel.send(view=lobby_of(invited=invited))
    await expect(page.locator("article")).to_be_visible()
    await page.locator("#channel-bar .fill-table").click()
    form = page.get_by_role("dialog", name="Fill the table")
    await expect(form).to_contain_text("Only invited people may join this game: /invite lets in")
    await expect(form.get_by_role("button", name="Let them in")).to_be_disabled()
    await expect(page.locator(".strip")).to_have_count(0)


async def test_the_hint_waits_for_the_bot_s_commands(window, client):
    page = await window()
    await expect(page.locator(".empty")).to_contain_text("The bot has not told its commands yet.")
    group = app_commands.Group(name="dixit", description="Play")

    @group.command(name="start", description="Open a lobby")
    async def start(interaction: discord.Interaction):
        await interaction.response.send_message("Done", ephemeral=True)

    client.tree.add_command(group)
    await client.tree.sync()
    await expect(page.get_by_role("button", name="Open a lobby")).to_be_visible()
