"""Text as the page renders it: Discord's markdown, and nothing else."""

import re
import time

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.browser

TEXTS = [
    (
        "**bold** *it* _it_ __under__",
        "<p><strong>bold</strong> <em>it</em> <em>it</em> <u>under</u></p>",
    ),
    (
        "~~gone~~ `code *x*` ***both***",
        "<p><s>gone</s> <code>code *x*</code> <em><strong>both</strong></em></p>",
    ),
    ("**bold *and it***", "<p><strong>bold <em>and it</em></strong></p>"),
    ("snake_case_name 2 * 3 * 4", "<p>snake_case_name 2 * 3 * 4</p>"),
    (r"\*not it\* \_\_x", "<p>*not it* __x</p>"),
    (
        "# One\n## Two\n-# small",
        '<h3 class="md-h1">One</h3><h4 class="md-h2">Two</h4><p class="subtext">small</p>',
    ),
    ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
    (">>> a\nb", "<blockquote><p>a<br>b</p></blockquote>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("- a\n3. b", '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>'),
    ("x ```py\n<b>**1**\n``` y", "<p>x </p><pre><code>&lt;b&gt;**1**</code></pre><p> y</p>"),
    ("#nospace -#no", "<p>#nospace -#no</p>"),
    ("**unclosed ~~and ||this", "<p>**unclosed ~~and ||this</p>"),
    ("a\n\nb", "<p>a<br><br>b</p>"),
]


async def rendered(page, text):
    """The HTML that the page's own module makes of a text."""
    return await page.evaluate(
        """async (text) => {
            const { markdown } = await import("/page/app/markdown.js");
            const box = document.createElement("div");
            box.append(...markdown(text));
            return box.innerHTML;
        }""",
        text,
    )


async def test_markdown_as_discord_sets_it(window):
    page = await window()
    for text, html in TEXTS:
        assert await rendered(page, text) == html, text


async def test_mentions_name_people_and_channels(window, place):
    page = await window()
    me, other = place.celia.id, place.ana.id
    html = await rendered(page, f"<@{me}> <@!{other}> <#{place.channel.id}> <@5> @everyone @here")
    assert f'<span class="mention mine" data-user="{me}">@Celia</span>' in html
    assert f'<span class="mention" data-user="{other}">@Ana</span>' in html
    assert '<button type="button" class="mention">#dixit</button>' in html
    assert "@unknown-user" in html
    assert html.count("mention mine") == 3


@pytest.mark.parametrize(
    "hostile",
    [
        "<img src=x onerror=alert(1)>",
        "<script>document.title='x'</script>",
        "[press](javascript:alert(1))",
        "[press](data:text/html,<script>)",
        "<javascript:alert(1)>",
        "**<svg onload=alert(1)>**",
        "`<b>` ||<iframe>|| > <i>",
        '[<b>](https://example.org/"onmouseover=alert(1))',
        "https://example.org/'><script>alert(1)</script>",
        "<t:99999999999999:R> <t:0:Z> <@x> <:a:b>",
    ],
)
async def test_hostile_text_never_becomes_an_element(window, channel, hostile):
    page = await window()
    await channel.send(hostile)
    text = page.locator("article .text")
    await text.wait_for()
    allowed = "p, strong, em, code, a, br, span, blockquote"
    assert await text.locator(f":not({allowed})").count() == 0
    for link in await text.locator("a").all():
        assert (await link.get_attribute("href")).startswith("https://example.org/")
        assert await link.get_attribute("onmouseover") is None
    assert page.url.startswith("http://127.0.0.1")


async def test_long_hostile_text_stays_quick(window):
    page = await window()
    for unit in ("*", "_a*", "||", "[", "<t:", "> ", "- ", "`", "**a ", "[a](http://x", "~~*"):
        text = (unit * 4000)[:4000]
        began = time.monotonic()
        await rendered(page, text)
        assert time.monotonic() - began < 5, unit


async def test_links_go_to_web_addresses_in_a_new_tab(window):
    page = await window()
    html = await rendered(
        page, "see https://example.org/a_b. [x](https://example.org/y) <https://z.org>"
    )
    assert html.count('target="_blank" rel="noopener noreferrer nofollow"') == 3
    assert 'href="https://example.org/a_b"' in html
    assert ">x</a>" in html


async def test_a_link_to_a_channel_stays_on_the_page(window, place, channel):
    page = await window()
    sent = await channel.send("first")
    await channel.send(f"[back to the table]({sent.jump_url})")
    await page.get_by_role("link", name="back to the table").click()
    assert await page.evaluate("document.activeElement.id") == f"m-{sent.id}"
    assert len(page.context.pages) == 1


async def test_relative_timestamps_count_down(window, channel):
    page = await window()
    await channel.send(f"ends <t:{int(time.time()) + 40}:R>")
    stamp = page.locator("article time.timestamp")
    await expect(stamp).to_have_text(re.compile(r"in \d+ seconds"))
    first = await stamp.text_content()
    await expect(stamp).not_to_have_text(first)
    assert int((await stamp.text_content()).split()[1]) < int(first.split()[1])


async def test_a_spoiler_is_shown_when_pressed(window, channel):
    page = await window()
    await channel.send("it was ||the rabbit||")
    cover = page.get_by_role("button", name="Spoiler, press to show")
    await cover.focus()
    await page.keyboard.press("Enter")
    assert await page.locator(".spoiler.shown").text_content() == "the rabbit"
