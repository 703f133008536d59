"""Every kind of message as the page shows it, sent by discord.py through the local Discord."""

import io
import re

import discord
import pytest
from discord import ui
from PIL import Image
from playwright.async_api import expect

pytestmark = pytest.mark.browser


def picture(name="card.png", size=(320, 200), description=None, colour="#375a7f"):
    data = io.BytesIO()
    Image.new("RGB", size, colour).save(data, "PNG")
    return discord.File(io.BytesIO(data.getvalue()), name, description=description)


def lobby():
    """A Components V2 message with one of everything that shows something."""
    view = ui.LayoutView(timeout=None)
    box = ui.Container(accent_colour=0x8B5CF6)
    thumbnail = ui.Thumbnail("attachment://fox.png", description="A fox on a ladder")
    box.add_item(ui.Section("## Lobby", "Waiting for **players**", accessory=thumbnail))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    gallery = ui.MediaGallery()
    gallery.add_item(media="attachment://one.png", description="Card one: a moon")
    gallery.add_item(media="attachment://two.png", description="Card two: a boat", spoiler=True)
    box.add_item(gallery)
    box.add_item(ui.File("attachment://rules.txt"))
    row = ui.ActionRow()
    for number, style in enumerate(("success", "secondary", "primary", "danger")):
        row.add_item(
            ui.Button(style=discord.ButtonStyle[style], label=style, custom_id=f"b{number}")
        )
    row.add_item(ui.Button(label="shut", emoji="🚪", custom_id="shut", disabled=True))
    box.add_item(row)
    box.add_item(ui.ActionRow(ui.Button(label="Site", url="https://example.org/rules")))
    view.add_item(box)
    view.add_item(ui.TextDisplay("-# below the box"))
    files = [
        picture("fox.png"),
        picture("one.png"),
        picture("two.png"),
        discord.File(io.BytesIO(b"rules"), "rules.txt"),
    ]
    return view, files


async def test_components_v2(window, channel):
    page = await window()
    view, files = lobby()
    await channel.send(view=view, files=files)
    box = page.locator("article .container")
    await expect(box).to_have_css("border-left-color", "rgb(139, 92, 246)")
    await expect(box.get_by_role("heading", name="Lobby")).to_be_visible()
    for text in ("A fox on a ladder", "Card one: a moon", "Card two: a boat"):
        image = box.get_by_role("img", name=text)
        await expect(image).to_have_js_property("naturalWidth", 320)
    await expect(box.locator("hr.large")).to_be_visible()
    await expect(box.get_by_role("link", name="rules.txt")).to_have_attribute(
        "href", re.compile("/attachments/")
    )
    for name in ("success", "secondary", "primary", "danger"):
        await expect(box.get_by_role("button", name=name)).to_have_class(re.compile(name))
    await expect(box.get_by_role("button", name="shut")).to_be_disabled()
    await expect(box.get_by_role("button", name="shut")).to_contain_text("🚪")
    site = box.get_by_role("link", name="Site")
    await expect(site).to_have_attribute("href", "https://example.org/rules")
    await expect(page.locator(".subtext", has_text="below the box")).to_be_visible()


async def test_pictures_open_large_with_their_alternative_texts(window, channel):
    page = await window()
    await channel.send(
        files=[picture("a.png", description="A moon"), picture("b.png", description="A boat")]
    )
    opener = page.get_by_role("button", name="Show large: A moon")
    await opener.click()
    large = page.locator("dialog.lightbox")
    await expect(large.get_by_role("img", name="A moon")).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(large.get_by_role("img", name="A boat")).to_be_visible()
    await expect(large).to_contain_text("2 / 2 · A boat")
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_on_a_phone_neither_button_nor_description_hides_a_picture(window, channel):
    page = await window(width=390, height=700)
    words = "; ".join(f"{n}. An octopus conducts an orchestra" for n in range(25))
    await channel.send(file=picture("tall.png", (500, 1500), description=words))
    await page.get_by_role("button", name="Show large").click()
    large = page.locator("dialog.lightbox")
    image = await large.get_by_role("img").first.bounding_box()
    close = await large.get_by_role("button", name="Close").bounding_box()
    caption = large.locator(".caption")
    place = await caption.bounding_box()
    assert close["y"] + close["height"] <= image["y"]
    assert image["y"] + image["height"] <= place["y"]
    assert place["y"] + place["height"] <= 700
    assert await caption.evaluate("text => text.scrollHeight > text.clientHeight")
    await caption.focus()
    await page.keyboard.press("End")
    await page.wait_for_function(
        "text => text.scrollTop + text.clientHeight >= text.scrollHeight - 1",
        arg=await caption.element_handle(),
    )


async def test_a_card_seen_closely_fits_a_window_with_what_can_be_pressed(window, channel):
    page = await window()
    box = ui.Container(
        ui.TextDisplay("### Card 1"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://card.png", description="A moon")),
        ui.TextDisplay("-# What it shows, in as many words as fill the line below the picture."),
        ui.ActionRow(ui.Button(label="Give this card", custom_id="give")),
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(box)
    await channel.send(view=view, file=picture(size=(912, 1312)))
    await expect(page.get_by_role("img", name="A moon")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_text("Card 1")).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Give this card")).to_be_in_viewport(ratio=1)


async def test_a_covered_picture_is_uncovered_first(window, channel):
    page = await window()
    view, files = lobby()
    await channel.send(view=view, files=files)
    covered = page.get_by_role("button", name="Show large: Card two")
    await covered.click()
    await expect(page.locator("dialog")).to_have_count(0)
    await covered.click()
    await expect(page.locator("dialog.lightbox")).to_be_visible()


async def test_classic_message_with_embed_and_sound(window, channel):
    page = await window()
    embed = discord.Embed(title="Score <b>", description="**Ana** leads", colour=0xFF8800)
    embed.add_field(name="Ana", value="12", inline=True).set_footer(text="Round 3")
    sound = discord.File(io.BytesIO(b"RIFF0000WAVE"), "clue.wav", description="A sung clue")
    await channel.send("Listen", embed=embed, file=sound)
    article = page.locator("article")
    await expect(article.get_by_text("Score <b>")).to_be_visible()
    await expect(article.locator("strong", has_text="Ana")).to_be_visible()
    await expect(article.get_by_text("Round 3")).to_be_visible()
    await expect(article.locator("audio")).to_have_attribute("aria-label", "A sung clue")


async def test_edits_and_deletions_arrive(window, channel):
    page = await window()
    sent = await channel.send("before")
    await expect(page.locator("article")).to_contain_text("before")
    await sent.edit(content="after")
    await expect(page.locator("article")).to_contain_text("after(edited)")
    await sent.delete()
    await expect(page.locator("article")).to_have_count(0)


async def test_one_author_s_messages_stand_together_and_earlier_ones_are_fetched(window, channel):
    for number in range(60):
        await channel.send(f"line {number}")
    page = await window()
    await expect(page.locator("article")).to_have_count(50)
    await expect(page.locator("article.grouped")).to_have_count(49)
    await expect(page.get_by_text("line 59")).to_be_in_viewport()
    await page.get_by_role("button", name="Earlier messages").click()
    await expect(page.locator("article")).to_have_count(60)
    await expect(page.get_by_role("button", name="Earlier messages")).to_have_count(0)


async def test_the_newest_message_stays_in_view(window, channel):
    page = await window()
    for number in range(12):
        await channel.send(f"line {number}", file=picture(f"p{number}.png", (500, 400)))
    await channel.send("the last line")
    await expect(page.get_by_text("the last line")).to_be_in_viewport()
    await page.locator("#scroller").evaluate("element => element.scrollTop = 0")
    await channel.send("one more")
    newer = page.get_by_role("button", name="New messages")
    await expect(newer).to_be_visible()
    await expect(page.get_by_text("one more")).not_to_be_in_viewport()
    await newer.click()
    await expect(page.get_by_text("one more")).to_be_in_viewport()
    await expect(newer).to_be_hidden()


async def test_a_thread_is_told_of_where_it_was_started(window, place, channel):
    page = await window()
    thread = await channel.create_thread(name="A game", type=discord.ChannelType.public_thread)
    link = page.locator("article").get_by_text("A game")
    await expect(page.locator("article")).to_contain_text("started a thread:")
    await link.click()
    await thread.send("In here")
    await expect(page.get_by_text("In here")).to_be_visible()
