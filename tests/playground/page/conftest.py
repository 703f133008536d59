"""Chromium windows on a local Discord, one per person."""

import pytest

from tests.conftest import PATIENCE


@pytest.fixture
async def window(browser, place):
    """Return a function that opens a person's window; no script error may occur in any."""
    troubles = []
    contexts = []

    def note(kind, text):
        if kind == "error" and "ERR_INTERNET_DISCONNECTED" not in text:  # some tests go offline
            troubles.append(text)

    async def open_window(user=None, channel=None, *, width=1280, height=800, **options):
        viewport = {"width": width, "height": height}
        context = await browser.new_context(viewport=viewport, locale="en-US", **options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda line: note(line.type, line.text))
        user, channel = user or place.celia, channel or place.channel
        await page.goto(f"{place.local.url}/page/?user={user.id}&channel={channel.id}")
        await page.wait_for_selector("article, .empty")
        return page

    yield open_window
    for context in contexts:  # before the server goes, which a page would try to reach again
        await context.close()
    assert troubles == []


@pytest.fixture
def channel(place, client):
    """The guild's text channel as the bot's own client sees it."""
    return client.get_channel(int(place.channel.id))
