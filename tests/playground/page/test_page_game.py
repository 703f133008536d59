"""Two people on two pages finish a round of the real game, with two simulated players."""

import contextlib

import pytest
from playwright.async_api import expect

from bot.cli.playground import start_bot

pytestmark = pytest.mark.browser


@pytest.fixture
async def table(place, tmp_path):
    """The real bot, as a process of its own, at a local Discord whose people speak English."""
    for person in (place.ana, place.bruno):
        person.locale = "en-US"
    bot = await start_bot(place.local, str(tmp_path / "games.sqlite3"))
    try:
        await place.local.wait_online(120)
        yield place
    finally:
        with contextlib.suppress(ProcessLookupError):
            bot.terminate()
        await bot.wait()


def newest(page, text):
    """The newest message that holds a text."""
    return page.locator("article", has_text=text).last


async def open_hand(page):
    """Go to the direct messages, where the hand has arrived."""
    await page.locator(".channel .presence").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Dixit")


async def back_to_the_table(page):
    await (
        page.locator(".channel", has_text="dixit")
        .and_(page.locator(":not(:has(.presence))"))
        .click()
    )
    await expect(page.get_by_role("heading", level=1)).to_have_text("dixit")


async def test_one_press_deals_a_game_with_computers(window, table):
    ana = await window(table.ana)
    await ana.get_by_role("button", name="Play now with three computer players").click()
    await expect(newest(ana, "🤖")).to_be_visible()
    await open_hand(ana)
    hand = newest(ana, "Have an idea?")
    await expect(hand.get_by_role("img")).to_have_js_property("complete", True)


async def test_a_card_is_looked_at_and_after_a_description_again(window, table):
    ana = await window(table.ana)
    await ana.get_by_role("button", name="Play now with three computer players").click()
    await expect(newest(ana, "🤖")).to_be_visible()
    await open_hand(ana)
    hand = newest(ana, "Have an idea?")
    for _ in range(2):
        await hand.get_by_role("combobox", name="Look at a card closely").click()
        await ana.get_by_role("option", name="Card 2").click()
        await expect(newest(ana, "Back to my hand")).to_be_visible()
        await hand.get_by_role("button", name="Describe").click()
        await expect(newest(ana, "In your hand")).to_be_visible()
        await expect(newest(ana, "Back to my hand")).not_to_be_visible()


async def test_a_round_on_two_pages(window, table):
    ana, bruno = await window(table.ana), await window(table.bruno)
    start = ana.get_by_role("button", name="Open a lobby")
    await start.click()
    lobby = newest(ana, "who's playing?")
    await expect(lobby).to_be_visible()

    await newest(bruno, "who's playing?").get_by_role("button", name="Join").click()
    await expect(lobby).to_contain_text("Bruno")
    await ana.locator(".strip").get_by_role("button", name="Fill the table").click()
    await ana.get_by_label("How many").fill("2")
    await ana.get_by_role("button", name="Let them in").click()
    await expect(lobby).to_contain_text("4 at the table", timeout=30_000)
    await lobby.get_by_role("button", name="Start").click()

    # Whoever first has a clue tells: Ana does, before the others have made up their minds.
    await expect(ana.locator(".toast", has_text="sent you a direct message")).to_be_visible()
    await open_hand(ana)
    hand = newest(ana, "Have an idea?")
    await expect(hand.get_by_role("img")).to_have_js_property("complete", True)
    await hand.get_by_role("button", name="1", exact=True).click()
    modal = ana.get_by_role("dialog")
    await modal.get_by_role("textbox").fill("Once <b>upon</b> a time")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal).to_have_count(0)
    await back_to_the_table(ana)

    await open_hand(bruno)
    hand = newest(bruno, "Give the card that fits the clue best.")
    await expect(hand).to_contain_text("Once <b>upon</b> a time")
    await hand.get_by_role("button", name="2", exact=True).click()
    await back_to_the_table(bruno)

    board = newest(bruno, "Which card is the storyteller's? Vote in secret.")
    await expect(board).to_be_visible(timeout=60_000)
    await board.get_by_role("button", name="Vote").click()
    ballot = bruno.locator("article.ephemeral", has_text="Which card is the storyteller's?")
    message_id = await ballot.get_attribute("data-id")
    await ballot.locator(".component-button:not(:disabled)").first.click()
    await expect(bruno.locator(f"#m-{message_id}")).to_contain_text("Only you can see this")
    await expect(newest(ana, "Vote in secret.")).to_be_visible()
    assert await ana.locator(f"#m-{message_id}").count() == 0

    for page in (ana, bruno):
        result = newest(page, "Next round")
        await expect(result).to_be_visible(timeout=60_000)
        for name in ("Ana", "Bruno"):
            await expect(result).to_contain_text(name)
        await expect(result.get_by_role("img").first).to_have_js_property("complete", True)
