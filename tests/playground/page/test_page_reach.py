"""Phone width, keyboard only, dark and light."""

import pytest
from discord import ui
from playwright.async_api import expect

from bot.ui import presenters
from tests.playground.page.test_page_messages import lobby
from tests.ui.render_contexts import context, view

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 740}
FOCUSED = "(document.activeElement.ariaLabel || document.activeElement.textContent)"
LONG = "averyveryverylongwordwithoutanyspaceinit" * 6


async def overflow(page):
    return await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")


async def scrolls_sideways(page):
    return await page.locator("#scroller").evaluate("box => box.scrollWidth > box.clientWidth")


async def test_nothing_scrolls_sideways_on_a_phone(window, channel):
    page = await window(**PHONE, has_touch=True)
    assert await overflow(page) <= 0
    view, files = lobby()
    await channel.send(view=view, files=files)
    await channel.send(f"{LONG} `{LONG}`\n```\n{LONG}\n```\nhttps://example.org/{LONG}")
    await expect(page.locator("article")).to_have_count(2)
    assert await overflow(page) <= 0
    assert not await scrolls_sideways(page)
    await page.get_by_role("button", name="Fill the table").first.click()
    await expect(page.get_by_role("dialog", name="Fill the table")).to_be_in_viewport(ratio=1)
    assert await overflow(page) <= 0


@pytest.mark.parametrize("language", ["en-US", "it", "pl", "pt-BR"])
async def test_what_is_chosen_can_be_read_on_a_phone(window, client, place, language):
    place.celia.locale = language
    page = await window(width=390, height=740)
    written = "box => { box.value = box.placeholder; return box.scrollWidth <= box.clientWidth; }"
    assert await page.locator("#command-search").evaluate(written)
    natural = """select => {
        const loose = select.cloneNode(true);
        loose.style = "position: absolute; flex: none; max-width: none;";
        document.body.append(loose);
        const width = loose.offsetWidth;
        loose.remove();
        return width <= select.offsetWidth;
    }"""
    await page.locator("#channel-bar .fill-table").click()
    assert await page.locator(".popover select").evaluate(natural)
    await page.keyboard.press("Escape")
    await page.locator("#menu").click()
    await page.locator("[data-key=settings]").click()
    assert await page.locator(".popover select").evaluate(natural)


@pytest.mark.parametrize("language", ["en", "it", "pl", "pt-BR"])
async def test_a_lobby_s_buttons_take_four_rows_at_most_on_a_phone(window, channel, language):
    page = await window(width=390, height=844)
    shown = presenters.lobby(context(view(), language)).view.walk_children()
    rows = [
        ui.ActionRow(
            *(ui.Button(label=b.label, emoji=b.emoji, custom_id=b.custom_id) for b in row.children)
        )
        for row in shown
        if isinstance(row, ui.ActionRow)
    ]
    bare = ui.LayoutView(timeout=None)
    bare.add_item(ui.Container(*rows))
    await channel.send(view=bare)
    buttons = page.locator("article .component-button")
    await expect(buttons.last).to_be_visible()
    tops = "all => all.map((each) => each.getBoundingClientRect().top)"
    assert len(set(await buttons.evaluate_all(tops))) <= 4


async def test_the_channel_list_is_a_drawer_on_a_phone(window, client, place):
    place.local.world.add_channel(place.guild, "salon")
    page = await window(**PHONE)
    salon = page.get_by_role("button", name="salon")
    await expect(salon).not_to_be_visible()
    menu = page.get_by_role("button", name="Servers and channels")
    await menu.click()
    await expect(salon).to_be_in_viewport()
    await expect(page.locator(f"#c-{place.channel.id}")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(salon).not_to_be_visible()
    await expect(menu).to_be_focused()
    await menu.click()
    await salon.click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("salon")
    await expect(salon).not_to_be_visible()


async def test_a_modal_fits_a_phone(window, client, channel):
    page = await window(**PHONE)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Clue", custom_id="clue")))
    await channel.send(view=view)
    view.stop()
    await page.get_by_role("button", name="Clue").click()
    modal = ui.Modal(title="A title of some length, for a phone")
    for number in range(5):
        field = ui.TextInput(custom_id=f"f{number}", required=False)
        modal.add_item(ui.Label(text=f"Field {number}", description="d " * 40, component=field))
    await (await client.heard.get()).response.send_modal(modal)
    dialog = page.get_by_role("dialog")
    await expect(dialog).to_be_in_viewport(ratio=1)
    await expect(dialog.get_by_role("button", name="Submit")).to_be_in_viewport(ratio=1)
    assert await overflow(page) <= 0


async def press(page, *keys):
    for key in keys:
        await page.keyboard.press(key)


async def tab_to(page, name):
    """Tab until the named control has the focus."""
    for _ in range(40):
        await page.keyboard.press("Tab")
        focused = await page.evaluate(FOCUSED)
        if focused.strip() == name:
            return
    pytest.fail(f"the Tab key never reached {name!r}")


async def test_a_vote_with_the_keyboard_alone(window, client, channel):
    page = await window()
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ui.Button(label="Vote", custom_id="vote")))
    await channel.send(view=view)
    view.stop()
    await expect(page.locator("article")).to_have_count(1)
    await page.evaluate("document.activeElement.blur()")
    await tab_to(page, "Vote")
    outline = await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    await press(page, "Enter")
    ballot = ui.View(timeout=None)
    for number in (1, 2, 3):
        ballot.add_item(
            ui.Button(label=f"No. {number}", custom_id=f"n{number}", disabled=number == 2)
        )
    asked = await client.heard.get()
    await asked.response.send_message("Which card?", view=ballot, ephemeral=True)
    ballot.stop()
    await expect(page.locator("article.ephemeral")).to_be_visible()
    await tab_to(page, "No. 1")
    await tab_to(page, "No. 3")
    await press(page, "Space")
    chosen = await client.heard.get()
    assert chosen.data["custom_id"] == "n3"
    await chosen.response.edit_message(content="You chose no. 3.", view=None)
    await expect(page.locator("article.ephemeral")).to_contain_text("You chose no. 3.")
    await expect(page.locator("article.ephemeral")).to_be_focused()
    await press(page, "ArrowUp")
    await expect(page.locator("article").first).to_be_focused()


async def test_channels_with_the_keyboard(window, client, place):
    place.local.world.add_channel(place.guild, "salon")
    page = await window()
    await expect(page.get_by_role("button", name="salon")).to_be_visible()
    await press(page, "Alt+ArrowDown")
    await expect(page.get_by_role("heading", level=1)).to_have_text("salon")
    await press(page, "Alt+ArrowUp")
    await expect(page.get_by_role("heading", level=1)).to_have_text("dixit")
    await page.locator(f"#c-{place.channel.id}").focus()
    await press(page, "ArrowDown", "Enter")
    await expect(page.get_by_role("heading", level=1)).to_have_text("salon")


@pytest.mark.parametrize(("scheme", "other"), [("dark", "Light"), ("light", "Dark")])
async def test_dark_and_light(window, client, scheme, other):
    page = await window(color_scheme=scheme)
    colour = "getComputedStyle(document.body).backgroundColor"
    before = await page.evaluate(colour)
    await page.get_by_role("button", name=f"{other} theme").click()
    after = await page.evaluate(colour)
    assert before != after
    await page.reload()
    await expect(page.locator(".empty")).to_be_visible()
    assert await page.evaluate(colour) == after


CONTRAST = """() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    const light = (colours) => {
        pen.clearRect(0, 0, 1, 1);
        for (const colour of colours) { pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1); }
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
            const part = byte / 255;
            return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const poor = [];
    for (const element of document.querySelectorAll("body *")) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!own || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest(":disabled, .spoiler, .avatar, .cover")) continue;
        const grounds = [];
        for (let up = element; up; up = up.parentElement) {
            grounds.unshift(getComputedStyle(up).backgroundColor);
        }
        const ground = light(grounds);
        const ink = light([...grounds, getComputedStyle(element).color]);
        const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        if (ratio < 4.5) poor.push(`${ratio.toFixed(2)} ${element.textContent}`);
    }
    return poor;
}"""


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_text_stands_out_from_its_ground(window, channel, place, scheme):
    page = await window(color_scheme=scheme)
    assert await page.evaluate(CONTRAST) == []
    view, files = lobby()
    await channel.send(view=view, files=files)
    await channel.send(f"<@{place.celia.id}> see <#{place.channel.id}> `code` https://example.org")
    await expect(page.locator("article")).to_have_count(2)
    assert await page.evaluate(CONTRAST) == []
