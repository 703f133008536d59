"""People on the page: who is looking, what they have not read, their language and messages."""

import asyncio
import re

import discord
import pytest
from discord import ui
from playwright.async_api import expect

pytestmark = pytest.mark.browser


async def write_to(client, user, text):
    person = await client.fetch_user(int(user.id))
    return await person.send(text)


@pytest.mark.parametrize(
    ("language", "who"), [("en-GB", "celia"), ("it-IT", "bruno"), ("pt-BR", "ana"), ("de", "ana")]
)
async def test_the_page_begins_as_somebody_of_the_browser_s_language(
    browser, place, client, language, who
):
    page = await browser.new_page(locale=language)
    await page.goto(place.local.url)
    person = getattr(place, who)
    await expect(page.locator(".you select")).to_have_value(person.id)
    await expect(page.locator(".empty")).to_be_visible()
    address = f"/page/\\?user={person.id}&channel={place.channel.id}"
    await expect(page).to_have_url(re.compile(address))


async def test_a_second_window_begins_as_somebody_else(browser, window, place):
    page = await browser.new_page(locale="pt-BR")
    await page.goto(place.local.url)
    await expect(page.locator(".you select")).to_have_value(place.ana.id)
    async with asyncio.timeout(60):
        while place.ana.id not in place.local.core.live.looking():  # noqa: ASYNC110 – a page connects
            await asyncio.sleep(0.02)
    other = await browser.new_page(locale="pt-BR")
    await other.goto(place.local.url)
    await expect(other.locator(".you select")).to_have_value(place.bruno.id)


async def test_a_direct_message_is_announced_counted_and_read(window, client, place):
    page, other = await window(), await window(place.ana)
    await write_to(client, place.celia, "your hand")
    await expect(
        page.locator(".toast", has_text="Dixit sent you a direct message.")
    ).to_be_visible()
    dm = page.get_by_role("button", name="Dixit, unread")
    await expect(dm).to_contain_text("1")
    await expect(page).to_have_title(re.compile(r"^\(1\) #dixit"))
    await page.locator(".toast").get_by_role("button", name="Open").click()
    await expect(page.locator("article")).to_contain_text("your hand")
    await expect(page.get_by_role("button", name="Dixit, unread")).to_have_count(0)
    await expect(page).to_have_title(re.compile(r"^@Dixit"))
    assert await other.locator(".channel .presence").count() == 0


def hand(number):
    """A view with one card of the hand of a round."""
    view = ui.View(timeout=None)
    view.stop()  # presses are heard by the client alone
    return view.add_item(ui.Button(label="1", custom_id=f"d1:pick:abcdefghij:{number}:s:1:"))


@pytest.mark.parametrize(("width", "again"), [(390, 0), (1280, 1)])
async def test_a_game_s_messages_are_told_once_where_narrow_and_counted_until_done(
    window, client, channel, place, width, again
):
    page = await window(width=width, height=844)
    counted = page.locator("#menu-count") if width == 390 else page.locator(".channel .badge")
    toast = page.locator(".toast", has_text="sent you a direct message")
    user = await client.fetch_user(int(place.celia.id))
    await user.send("Round 1", view=hand(1))
    await toast.get_by_role("button", name="Close").click()
    later = await user.send("Round 2", view=hand(2))
    await channel.send("The same in the channel", view=hand(2))
    await expect(page.locator("article")).to_contain_text("The same in the channel")
    await expect(toast).to_have_count(again)
    await expect(counted).to_have_text("1")  # the earlier round asks no more

    await page.locator("article").get_by_role("button", name="1").click()
    await (await client.heard.get()).response.defer()
    await expect(counted.locator("visible=true")).to_have_count(0)
    newest = await user.send("Round 3", view=hand(3))
    await expect(counted).to_have_text("1")
    await later.edit(content="An old one")
    await expect(counted).to_have_text("1")
    await newest.edit(view=None)
    await expect(counted.locator("visible=true")).to_have_count(0)


async def test_another_channel_s_news_are_marked(window, client, place):
    salon = place.local.world.add_channel(place.guild, "salon")
    page = await window()
    await expect(page.get_by_role("button", name="salon")).to_be_visible()
    room = await client.fetch_channel(int(salon.id))
    await room.send(f"<@{place.celia.id}>, your turn")
    await expect(page.locator(".toast", has_text="Dixit mentioned you in #salon.")).to_be_visible()
    row = page.get_by_role("button", name="salon, unread")
    await expect(row.locator(".badge")).to_have_text("1")
    await row.click()
    await expect(page.locator("article.pinged .mention.mine")).to_have_text("@Celia")
    await expect(page.get_by_role("button", name="salon, unread")).to_have_count(0)


async def test_another_server_opens_with_its_channel(window, client, channel, place):
    world = place.local.world
    other = world.add_guild("Sala giochi", [place.celia], community="it")
    tables = [world.add_channel(other, name) for name in ("table", "salon")]
    page = await window()
    await channel.send("said in the first")
    await expect(page.get_by_text("said in the first")).to_be_visible()
    await page.get_by_role("button", name="Sala giochi").click()
    await expect(page.locator("#channel-bar h1")).to_have_text("table")
    await expect(page.get_by_text("said in the first")).to_have_count(0)
    await expect(page).to_have_url(re.compile(f"channel={tables[0].id}"))
    # Each server is found as it was left.
    await page.locator(f"#c-{tables[1].id}").click()
    await page.get_by_role("button", name="Friends").click()
    await expect(page.get_by_text("said in the first")).to_be_visible()
    await page.get_by_role("button", name="Sala giochi").click()
    await expect(page.locator("#channel-bar h1")).to_have_text("salon")


async def test_on_a_phone_the_drawer_stays_while_servers_are_looked_through(window, client, place):
    world = place.local.world
    other = world.add_guild("Sala giochi", [place.celia], community="it")
    table = world.add_channel(other, "table")
    page = await window(width=390, height=800)
    await page.get_by_role("button", name="Servers and channels").click()
    await page.get_by_role("button", name="Sala giochi").click()
    await expect(page.locator("#channel-bar h1")).to_have_text("table")
    await expect(page.locator("body.drawer")).to_have_count(1)
    await page.locator(f"#c-{table.id}").click()
    await expect(page.locator("body.drawer")).to_have_count(0)


async def test_you_are_switches_the_person(window, client, channel, place):
    page = await window()
    await write_to(client, place.bruno, "ciao")
    await channel.send("hello")
    await expect(page.get_by_text("hello")).to_be_visible()
    await page.get_by_label("You are").select_option("Bruno")
    await expect(page).to_have_url(re.compile(f"user={place.bruno.id}"))
    await expect(page.get_by_text("hello")).to_be_visible()
    await expect(page.locator(".channel.unread")).to_contain_text("Dixit")
    await page.go_back()
    await expect(page.get_by_label("You are")).to_have_value(place.celia.id)


async def test_every_window_of_a_person_speaks_the_language_that_is_chosen(
    window, client, channel, place
):
    chooser, other = await window(), await window()
    await channel.send("hello")
    await expect(other.get_by_text("hello")).to_be_visible()
    await chooser.get_by_role("button", name="Your settings").click()
    await chooser.get_by_label("Language").select_option("pl")
    for page in (chooser, other):
        await expect(page.locator("html")).to_have_attribute("lang", "pl")
        await expect(page.get_by_role("navigation", name="Serwery i kanały")).to_be_visible()
        await expect(page.get_by_role("log", name="Wiadomości")).to_be_visible()
        await expect(page.get_by_text("hello")).to_be_visible()


async def test_nothing_that_screen_readers_say_stays_english(window, client, channel, place):
    page = await window(place.ana)
    await channel.send("hello")
    await expect(page.get_by_text("hello")).to_be_visible()
    kept, said = await page.evaluate(
        """async () => {
          const { default: words } = await import("/page/app/words/pt-BR.js");
          const names = ["aria-label", "title", "placeholder"];
          const said = [...document.querySelectorAll("*")]
            .flatMap((each) => names.map((name) => each.getAttribute(name)))
            .filter(Boolean);
          return [said.filter((text) => text in words && words[text] !== text), said];
        }"""
    )
    assert {"Servidores e canais", "Mensagens"} <= set(said)
    assert kept == []


async def test_closing_direct_messages_and_changing_the_language(window, client, place):
    page = await window()
    await page.get_by_role("button", name="Your settings").click()
    async with page.expect_response("**/local/users/*"):
        await page.get_by_role("switch").uncheck()
    await expect(page.get_by_role("switch")).not_to_be_checked()
    with pytest.raises(discord.Forbidden):
        await write_to(client, place.celia, "closed")
    await page.get_by_label("Language").focus()
    async with page.expect_response("**/local/users/*"):
        await page.get_by_label("Language").select_option("pl")
    await expect(page.locator("html")).to_have_attribute("lang", "pl")
    await expect(page.locator("#timeline")).to_have_attribute("aria-label", "Wiadomości")
    await expect(page.locator("#sidebar")).to_have_attribute("aria-label", "Serwery i kanały")
    await expect(page.get_by_role("heading", name="Witamy w #dixit")).to_be_visible()
    # The settings themselves, too, and the language can go on being chosen with the keyboard.
    await expect(page.get_by_role("dialog", name="Twoje ustawienia")).to_contain_text("Język")
    await expect(page.get_by_label("Język")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Twoje ustawienia")).to_be_focused()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert place.local.world.users[place.celia.id].locale == "pl"


async def test_another_person_joins(window, client, place):
    page = await window()
    await page.get_by_role("button", name="Your settings").click()
    await page.get_by_label("Another person").fill("Dora")
    await page.keyboard.press("Enter")
    await expect(page.locator(".toast", has_text="Dora has joined.")).to_be_visible()
    async with page.expect_popup() as popup:
        await page.locator(".toast").get_by_role("button", name="Open a window").click()
    opened = await popup.value
    await expect(opened.get_by_label("You are").locator("option:checked")).to_have_text("Dora")
    await expect(opened.get_by_role("heading", level=1)).to_have_text("dixit")


async def test_a_thread_appears_below_its_channel_and_goes(window, place, client, channel):
    page = await window()
    sent = await channel.send("a round")
    thread = await sent.create_thread(name="round one")
    entry = page.locator(".channel.thread")
    await expect(entry).to_have_text("round one")
    await entry.click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("dixit › round one")
    place.local.world.delete_channel(place.local.world.channels[str(thread.id)])
    await expect(entry).to_have_count(0)
    await expect(page.get_by_role("heading", level=1)).to_have_text("dixit")


async def test_the_bot_s_absence_is_said(window, client, place):
    page = await window()
    await client.close()
    await expect(page.locator("#status")).to_contain_text("The bot is offline.")


async def test_a_lost_connection_is_taken_up_again(window, client, channel, place):
    page = await window()
    await page.context.set_offline(True)
    await place.local.core.live.close()
    await expect(page.locator("#status")).to_contain_text("Connection lost.")
    await channel.send("said meanwhile")
    await page.context.set_offline(False)
    await expect(page.get_by_text("said meanwhile")).to_be_visible(timeout=15000)
    await expect(page.locator("#status")).to_be_empty()


async def test_a_press_in_a_direct_message_reaches_the_bot(window, client, place):
    person = await client.fetch_user(int(place.celia.id))
    view = ui.View(timeout=None).add_item(ui.Button(label="Card 1", custom_id="one"))
    sent = await person.send("your hand", view=view)
    view.stop()
    page = await window(channel=sent.channel)
    await page.get_by_role("button", name="Card 1").click()
    interaction = await client.heard.get()
    assert interaction.guild is None
    await interaction.response.edit_message(content="you gave card 1", view=None)
    await expect(page.locator("article")).to_contain_text("you gave card 1")


async def test_an_unknown_person_in_the_address_becomes_a_known_one(browser, place, client):
    page = await browser.new_page(locale="de")
    await page.goto(f"{place.local.url}/page/?user=5&channel=6")
    await expect(page.locator(".you select")).to_have_value(place.ana.id)


async def test_the_clock_is_moved_forward(window, client, channel, place):
    page = await window()
    await channel.send(f"<t:{int(place.local.core.clock.now()) + 3690}:R>")
    await expect(page.locator("article .timestamp")).to_have_text("in 1 hour")
    await page.get_by_role("button", name="Move the clock forward").click()
    await page.get_by_role("button", name="1 hour").click()
    await expect(page.locator("article .timestamp")).to_have_text("in 1 minute", timeout=10_000)
    await page.reload()
    await expect(page.locator("article .timestamp")).to_have_text("in 1 minute")


async def test_every_window_follows_the_clock(window, client, channel, place):
    mover, other = await window(), await window(place.bruno)
    await channel.send(f"<t:{int(place.local.core.clock.now()) + 3690}:R>")
    shown = other.locator("article .timestamp")
    await expect(shown).to_have_text("tra 1 ora")
    await mover.get_by_role("button", name="Move the clock forward").click()
    await mover.get_by_role("button", name="1 hour").click()
    await expect(shown).to_have_text("tra 1 minuto")
    # Whoever was away meanwhile is told on coming back.
    await other.context.set_offline(True)
    await place.local.core.live.close()
    await channel.send(f"<t:{int(place.local.core.clock.now()) + 7290}:R>")
    await mover.get_by_role("button", name="1 hour").click()
    await expect(mover.locator("article .timestamp").last).to_have_text("in 1 hour")
    await other.context.set_offline(False)
    await expect(shown.last).to_have_text("tra 1 ora")
