"""What a person does on the page, and what the bot hears of it."""

import asyncio

import discord
import pytest
from discord import ui
from playwright.async_api import expect

pytestmark = pytest.mark.browser


def row(*items):
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(*items))
    return view


async def send(channel, view):
    """Send a view and leave what is done on it to `heard`: discord.py would answer by itself."""
    await channel.send(view=view)
    view.stop()


def options(page):
    """The open list of a select menu."""
    return page.locator(".picker-sheet:popover-open")


async def heard(client):
    return await asyncio.wait_for(client.heard.get(), 60)


async def test_a_pressed_button_waits_and_is_answered(window, client, channel):
    page = await window()
    await send(channel, row(ui.Button(label="Join", custom_id="join"), ui.Button(label="Leave")))
    join = page.get_by_role("button", name="Join")
    await join.click()
    interaction = await heard(client)
    assert interaction.data["custom_id"] == "join"
    await expect(join).to_have_attribute("aria-busy", "true")
    await expect(page.get_by_role("button", name="Leave")).to_have_attribute(
        "aria-disabled", "true"
    )
    await interaction.response.edit_message(view=row(ui.Button(label="Joined", custom_id="join")))
    joined = page.get_by_role("button", name="Joined")
    await expect(joined).to_be_visible()
    await expect(joined).not_to_have_attribute("aria-busy", "true")
    await expect(joined).to_be_focused()


async def test_an_unanswered_press_says_so(window, place, client, channel):
    page = await window()
    await send(channel, row(ui.Button(label="Join", custom_id="join")))
    await page.get_by_role("button", name="Join").click()
    await heard(client)
    place.local.core.clock.forward(3.5)
    await expect(page.get_by_role("alert")).to_have_text("This interaction failed")
    await expect(page.get_by_role("button", name="Join")).not_to_have_attribute("aria-busy", "true")
    await page.get_by_role("button", name="Join").click()
    await expect(page.get_by_role("alert")).to_have_count(0)
    await (await heard(client)).response.defer()


async def test_an_ephemeral_answer_is_seen_by_its_receiver_only(window, place, client, channel):
    mine, other = await window(), await window(place.ana)
    await send(channel, row(ui.Button(label="Vote", custom_id="vote")))
    await mine.get_by_role("button", name="Vote").click()
    interaction = await heard(client)
    await interaction.response.send_message("Choose a card", ephemeral=True)
    secret = mine.locator("article.ephemeral")
    await expect(secret).to_contain_text("Only you can see this")
    await channel.send("everybody sees this")
    await expect(other.get_by_text("everybody sees this")).to_be_visible()
    assert await other.get_by_text("Choose a card").count() == 0
    await mine.get_by_role("button", name="Dismiss message").click()
    await expect(secret).to_have_count(0)


async def test_a_long_private_answer_is_shown_from_its_beginning(window, client, channel):
    page = await window()
    for number in range(9):
        await channel.send(f"line {number}")
    await send(channel, row(ui.Button(label="Rules", custom_id="rules")))
    await page.get_by_role("button", name="Rules").click()
    interaction = await heard(client)
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="The rules\n" + "* a rule\n" * 60 + "The end")
    await expect(page.get_by_text("The rules")).to_be_in_viewport()
    await expect(page.get_by_text("The end")).not_to_be_in_viewport()
    await page.get_by_text("The end").scroll_into_view_if_needed()
    await channel.send("news")
    await expect(page.get_by_text("news")).to_be_visible()
    await expect(page.get_by_text("The end")).to_be_in_viewport()


async def test_a_deferred_answer_is_thinking_until_it_comes(window, client, channel):
    page = await window()
    await send(channel, row(ui.Button(label="Hand", custom_id="hand")))
    await page.get_by_role("button", name="Hand").click()
    interaction = await heard(client)
    await interaction.response.defer(ephemeral=True, thinking=True)
    await expect(page.get_by_text("Dixit is thinking…")).to_be_visible()
    await interaction.edit_original_response(content="Your cards")
    await expect(page.locator("article.ephemeral")).to_contain_text("Your cards")
    await expect(page.get_by_text("Dixit is thinking…")).to_have_count(0)


async def test_selects_with_the_mouse(window, client, channel, place):
    page = await window()
    rules = [
        discord.SelectOption(label="Classic", description="The 2008 rules", emoji="📜"),
        discord.SelectOption(label="Odyssey"),
    ]
    view = row(ui.Select(placeholder="Rules", custom_id="rules", options=rules))
    view.add_item(ui.ActionRow(ui.UserSelect(placeholder="Who?", custom_id="who")))
    await send(channel, view)
    await page.get_by_role("combobox", name="Rules").click()
    await expect(options(page).get_by_role("option", name="Classic")).to_contain_text(
        "The 2008 rules"
    )
    await options(page).get_by_role("option", name="Classic").click()
    interaction = await heard(client)
    assert interaction.data["values"] == ["Classic"]
    await interaction.response.defer()
    await page.get_by_role("combobox", name="Who?").click()
    await options(page).get_by_role("option", name="Ana").click()
    interaction = await heard(client)
    assert interaction.data["values"] == [place.ana.id]
    await interaction.response.defer()


async def test_a_select_of_several_with_the_keyboard(window, client, channel):
    page = await window()
    decks = [discord.SelectOption(label=f"Deck {number}") for number in range(4)]
    select = ui.Select(placeholder="Decks", options=decks, min_values=1, max_values=2)
    await send(channel, row(select))
    opener = page.get_by_role("combobox", name="Decks")
    await opener.focus()
    for key in (
        "Enter",
        "Space",
        "ArrowDown",
        "ArrowDown",
        "Space",
        "ArrowDown",
        "Space",
        "Escape",
    ):
        await page.keyboard.press(key)
    interaction = await heard(client)
    # The third choice was one too many.
    assert interaction.data["values"] == ["Deck 0", "Deck 2"]
    await interaction.response.defer()
    await expect(opener).to_be_focused()
    await expect(opener).to_contain_text("Deck 2")


class Clue(ui.Modal, title="Your clue"):
    word = ui.Label(
        text="Clue", description="A word", component=ui.TextInput(custom_id="word", max_length=40)
    )
    story = ui.Label(
        text="Story",
        component=ui.TextInput(
            custom_id="story", style=discord.TextStyle.paragraph, required=False
        ),
    )
    card = ui.Label(
        text="Card",
        component=ui.Select(
            custom_id="card", options=[discord.SelectOption(label=f"Card {n}") for n in range(1, 4)]
        ),
    )
    way = ui.Label(
        text="Way",
        component=ui.RadioGroup(
            custom_id="way",
            options=[
                discord.RadioGroupOption(label="said"),
                discord.RadioGroupOption(label="sung"),
            ],
        ),
    )
    clip = ui.Label(
        text="Clip", component=ui.FileUpload(custom_id="clip", required=False, max_values=1)
    )


async def open_clue(page, client, channel, modal):
    await send(channel, row(ui.Button(label="Give a clue", custom_id="clue")))
    await page.get_by_role("button", name="Give a clue").click()
    await (await heard(client)).response.send_modal(modal)
    dialog = page.get_by_role("dialog", name="Your clue")
    await expect(dialog.get_by_role("textbox", name="Clue")).to_be_focused()
    return dialog


async def test_a_modal_round_trip(window, client, channel):
    page = await window()
    dialog = await open_clue(page, client, channel, Clue())
    await page.keyboard.type("silence <b>")
    await dialog.get_by_role("textbox", name="Story").fill("two\nlines")
    await dialog.get_by_role("combobox", name="Card").click()
    await page.keyboard.press("Escape")
    await expect(options(page)).to_have_count(0)
    await expect(dialog).to_be_visible()
    await dialog.get_by_role("combobox", name="Card").click()
    await options(page).get_by_role("option", name="Card 2").click()
    await dialog.get_by_role("radio", name="sung").check()
    clip = {"name": "song.ogg", "mimeType": "audio/ogg", "buffer": b"OggS0000"}
    await dialog.get_by_label("Clip").set_input_files(clip)
    await expect(dialog).to_contain_text("song.ogg · 8 B")
    await dialog.get_by_role("button", name="Submit").click()
    interaction = await heard(client)
    answers = {
        part["component"]["custom_id"]: part["component"] for part in interaction.data["components"]
    }
    assert answers["word"]["value"] == "silence <b>"
    assert answers["story"]["value"] == "two\nlines"
    assert answers["card"]["values"] == ["Card 2"]
    assert answers["way"]["value"] == "sung"
    (uploaded,) = interaction.data["resolved"]["attachments"].values()
    assert (uploaded["filename"], uploaded["size"]) == ("song.ogg", 8)
    await interaction.response.send_message("Taken", ephemeral=True)
    await expect(dialog).to_have_count(0)
    await expect(page.get_by_role("button", name="Give a clue")).to_be_focused()


async def test_a_modal_keeps_what_was_typed_when_it_goes_wrong(window, place, client, channel):
    page = await window()
    dialog = await open_clue(page, client, channel, Clue())
    await page.keyboard.type("silence")
    submit = dialog.get_by_role("button", name="Submit")
    await submit.click()
    await expect(dialog.get_by_role("alert").filter(has_text="Make a selection")).to_have_count(2)
    await dialog.get_by_role("combobox", name="Card").click()
    await options(page).get_by_role("option", name="Card 2").click()
    await dialog.get_by_role("radio", name="said").check()
    await submit.click()
    await heard(client)
    place.local.core.clock.forward(3.5)
    await expect(
        dialog.get_by_role("alert").filter(has_text="This interaction failed")
    ).to_be_visible()
    await expect(dialog.get_by_role("textbox", name="Clue")).to_have_value("silence")


async def test_a_modal_opens_in_the_window_that_asked(window, place, client, channel):
    asking, other = await window(), await window()
    await open_clue(asking, client, channel, Clue())
    await channel.send("a later message")
    await expect(other.get_by_text("a later message")).to_be_visible()
    assert await other.get_by_role("dialog").count() == 0
