"""A manager's windows and buttons: pictures one by one, Cancel, Add more, cut and whole."""

import asyncio
import io
from pathlib import Path

from PIL import Image, ImageChops

from bot.playground.components import media
from bot.playground.person import File, Refused
from tests.e2e.harness import Table
from tests.e2e.manager import Manager, Message, custom_id, manager, offers, photographs
from tests.e2e.player import text_of


def files(count: int, first: int = 1000) -> list[File]:
    return [File(name, data) for name, data in photographs(count, first=first).items()]


async def sent(owner: Manager, asked: Message, verb: str, pictures: list[File]) -> Message:
    """Send pictures through the window that a button opens; return its message as it is then."""
    opened = await owner.press(asked, custom_id(asked, verb))
    assert opened.modal is not None
    await owner.submit(opened.modal, {"files": pictures})
    return await owner.changed(asked)


async def sheet(owner: Manager, message: Message) -> Image.Image:
    [item] = media(message["components"])
    return Image.open(io.BytesIO(await owner.download(item["url"]))).convert("RGB")


def kept(table: Table) -> tuple[int, int, int]:
    """How many decks, cards and pictures the bot has."""
    [row] = table.ask(
        "SELECT (SELECT COUNT(*) FROM decks), (SELECT COUNT(*) FROM deck_cards),"
        " (SELECT COUNT(*) FROM pictures)"
    )
    return row


def workers(table: Table) -> list[str]:
    """The processes that take pictures in for the table's bot."""
    assert table.bot is not None
    children = Path(f"/proc/{table.bot.pid}/task/{table.bot.pid}/children")
    return [pid for pid in children.read_text().split() if b"cards.taking" in _called(pid)]


def _called(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def test_up_to_ten_pictures_come_through_a_window_and_more_after_them(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner:
        asked = await owner.deck("add", deck="Window")
        shown = await sent(owner, asked, "rights", files(3))
        assert "3 pictures" in text_of(shown)
        assert kept(table) == (0, 0, 0)

        cut = await sheet(owner, shown)
        whole = await owner.push(shown, "fit")
        assert ImageChops.difference(cut, await sheet(owner, whole)).getbbox() is not None
        again = await owner.push(whole, "fit")
        assert ImageChops.difference(cut, await sheet(owner, again)).getbbox() is None

        done = await owner.push(again, "keep")
        assert kept(table) == (1, 3, 3)
        shown = await sent(owner, done, "more", [*files(1), *files(2, first=2000)])
        done = await owner.push(shown, "keep")
        assert kept(table) == (1, 5, 5)
        assert "2 pictures were added" in text_of(done)


async def test_cancel_leaves_nothing_wherever_it_is_pressed(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner:
        asked = await owner.deck("add", deck="Never", file=File("one.jpg", files(1)[0].data))
        stopped = await owner.push(asked, "stop")
        assert "Nothing was changed" in text_of(stopped)
        assert table.ask("SELECT COUNT(*) FROM deck_rights") == [(0,)]

        shown = await owner.push(
            await owner.deck("add", deck="Never", file=File("one.jpg", files(1)[0].data)), "rights"
        )
        await owner.push(shown, "stop")
        assert kept(table) == (0, 0, 0)

        # In the middle of the work, which takes a while.
        opened = await owner.command(table.channel, "dixit-deck add", deck="Never")
        assert opened.modal is not None
        large = [File(name, data) for name, data in photographs(10, size=(3000, 4500)).items()]
        outcome = await owner.submit(opened.modal, {"files": large})
        bar = await owner.wait_for_message(table.channel, lambda m: offers(m, "stop"))
        await table.until(lambda: workers(table))
        await owner.press(bar, custom_id(bar, "stop"))
        message = await owner.wait_for_message(
            table.channel, lambda m: m["id"] == bar["id"] and not offers(m, "stop")
        )
        assert "Nothing was changed" in text_of(message)
        await table.until(lambda: not workers(table))
        assert kept(table) == (0, 0, 0)
        assert outcome.kind != "failed"


async def test_pressed_twice_at_once_it_is_kept_once(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner, manager(table) as same:
        asked = await owner.deck("add", deck="Twice", file=File("one.jpg", files(1)[0].data))
        shown = await owner.push(asked, "rights")
        keep = custom_id(shown, "keep")

        async def press(who: Manager) -> None:
            try:
                await who.press(shown, keep)
            except Refused as refused:  # the message has changed by then
                assert refused.status == 404  # noqa: PT017

        await asyncio.gather(press(owner), press(same))
        await owner.wait_for_message(
            table.channel, lambda m: m["id"] == shown["id"] and offers(m, "more")
        )
        assert kept(table) == (1, 1, 1)


async def test_after_a_restart_old_buttons_say_so(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner:
        asked = await owner.deck("add", deck="Late", file=File("one.jpg", files(1)[0].data))
        shown = await owner.push(asked, "rights")
        await table.kill()
        for verb in ("keep", "fit", "stop"):
            said = await owner.answer(await owner.press(shown, custom_id(shown, verb)))
            assert "use the command again" in text_of(said)
        assert kept(table) == (0, 0, 0)
