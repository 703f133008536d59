"""Strangers' files in a process of its own: each is taken in whole, or refused with the reason."""

import asyncio
import io
import re
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import get_args

import pytest
from PIL import Image

from bot.engine.errors import DeckError, UploadsRefused
from bot.i18n import installed
from bot.service.deck_csv import MAX_CSV_BYTES
from bot.service.uploads import Fit, Room, TakenPicture, Upload
from bot.ui import presenters
from cards import archive, taking, workshop
from cards.intake import Refusal
from cards.workshop import Workshop
from tests.cards.hostile import corners, encoded
from tests.cards.hostile_zips import Case, cases, fine, zipped

ROOM = Room(500, 60 * 2**20)
SAMPLE = 17
"""Every so manieth of the hostile files is looked at in the short run."""


async def take(data: bytes, fit: Fit = "cut", room: Room = ROOM) -> tuple[TakenPicture, ...]:
    return await Workshop().take_in([Upload("deck.zip", data)], fit, room, lambda *_: None)


async def check(hostile: Iterable[Case]) -> int:
    """Take in every one; say which were treated wrongly; return how many were taken."""
    wrong: list[str] = []
    taken = 0
    for name, data, codes in hostile:
        try:
            pictures = await take(data)
        except DeckError as refusal:
            words = presenters.refusal(refusal, installed().texts("en"))
            if refusal.code not in (codes or ()) or "Nothing was" not in words:
                wrong.append(f"{name}: {refusal}")
        else:
            taken += 1
            fit = all(is_ours(picture) for picture in pictures)
            if not fit or (codes is not None and "" not in codes):
                wrong.append(f"{name}: taken")
    assert wrong == []
    return taken


def is_ours(picture: TakenPicture) -> bool:
    shown = Image.open(io.BytesIO(picture.data))
    return shown.size == taking.CARD_SIZE and taking.is_own(picture.data)


async def test_hostile_files_are_refused_with_a_sentence() -> None:
    await check(case for number, case in enumerate(cases()) if number % SAMPLE == 0)


@pytest.mark.full
async def test_three_hundred_hostile_files_are_refused_with_a_sentence() -> None:
    hostile = list(cases())
    assert len(hostile) >= 300
    assert await check(hostile) < len(hostile) / 2


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF", "AVIF", "BMP", "TIFF"])
async def test_what_is_kept_has_nothing_of_the_file_but_the_picture(kind: str) -> None:
    exif = Image.Exif()
    exif[0x010F], exif[0x0112] = "Secret Camera", 6  # turned by 90 degrees
    turned = encoded(corners((360, 240)), kind, exif=exif) if kind not in {"GIF", "BMP"} else None
    data = turned or encoded(corners((240, 360)), kind)
    [picture] = await take(zipped(("Secret name.jpg", data)))
    assert is_ours(picture)
    assert b"Secret" not in picture.data
    assert (picture.width, picture.height) == (240, 360)


async def test_one_bad_picture_adds_none_and_is_named() -> None:
    files = [(f"{n}.jpg", encoded(corners((240 + n, 360)), "JPEG")) for n in range(5)]
    with pytest.raises(DeckError) as refused:
        await take(zipped(*files, ("61.jpg", b"broken")))
    assert refused.value == DeckError("upload-not-a-picture", file="61.jpg")


async def test_every_bad_file_is_named_at_once_and_notes_are_passed_over() -> None:
    good = encoded(corners((240, 360)), "JPEG")
    small = encoded(corners((20, 30)), "PNG")
    notes = ("notes.txt", b"Remember the milk.")
    assert len(await take(zipped(("a.jpg", good), notes))) == 1
    with pytest.raises(UploadsRefused) as refused:
        await take(zipped(("a.jpg", b"broken"), ("b.jpg", good), notes, ("c.png", small)))
    assert refused.value.each == (
        DeckError("upload-not-a-picture", file="a.jpg"),
        DeckError("upload-too-small", file="c.png"),
    )
    words = presenters.refusal(refused.value, installed().texts("en"))
    assert "“a.jpg”: no picture that I can read\n- “c.png”: too small" in words


async def test_of_notes_sent_without_a_zip_it_is_said_that_they_are_no_pictures() -> None:
    """It was said that there is no picture in "that zip", and none had been sent."""
    good = Upload("a.jpg", encoded(corners((240, 360)), "JPEG"))
    one, other = Upload("cards.txt", b"1 A lion"), Upload("READ.md", b"# Lions")
    alone = DeckError("upload-not-a-picture", file="cards.txt")
    with pytest.raises(DeckError) as refused:
        await Workshop().take_in([one], "cut", ROOM, lambda *_: None)
    assert refused.value == alone
    with pytest.raises(UploadsRefused) as both:
        await Workshop().take_in([one, other], "cut", ROOM, lambda *_: None)
    assert both.value.each == (alone, DeckError("upload-not-a-picture", file="READ.md"))
    assert len(await Workshop().take_in([one, good], "cut", ROOM, lambda *_: None)) == 1
    with pytest.raises(DeckError, match="archive-empty"):
        await take(zipped((one.name, one.data)))


async def test_no_more_bad_files_are_named_than_one_reads() -> None:
    with pytest.raises(UploadsRefused) as refused:
        await take(zipped(*((f"{n}.jpg", b"broken") for n in range(40))))
    assert len(refused.value.each) == taking.MOST_REFUSED
    longest = UploadsRefused((DeckError("upload-too-many-pixels", file="x" * 200),) * 15)
    for locale in installed().locales:
        assert len(presenters.refusal(longest, installed().texts(locale))) < 3500


@pytest.mark.parametrize(("kind", "most"), [("PNG", 3), ("JPEG", 12)])
def test_pictures_may_not_have_too_many_pixels_together(
    monkeypatch: pytest.MonkeyPatch, kind: str, most: int
) -> None:
    """Each of 240 × 360 counts whole, of JPEG every fourth pixel."""
    sent: list[dict[str, object]] = []
    monkeypatch.setattr(taking, "MOST_PIXELS", 3 * 240 * 360)
    monkeypatch.setattr(taking, "send", lambda frame, _=b"": sent.append(frame))
    one = encoded(corners((240, 360)), kind)

    def work(count: int) -> None:
        data = io.BytesIO(zipped(*((f"{number}", one) for number in range(count))))
        monkeypatch.setattr(taking.sys, "stdin", SimpleNamespace(buffer=data))
        taking.work("cut", 500, 2**26)

    work(most)
    with pytest.raises(DeckError, match="uploads-too-many-pixels"):
        work(most + 1)
    assert sum("card" in frame for frame in sent) == 2 * most


async def test_a_file_is_called_by_the_name_that_it_was_sent_with() -> None:
    good = encoded(corners((240, 360)), "JPEG")
    uploads = [Upload("good.jpg", good), Upload("bad.jpg", b"broken")]
    with pytest.raises(DeckError) as refused:
        await Workshop().take_in(uploads, "cut", ROOM, lambda *_: None)
    assert refused.value == DeckError("upload-not-a-picture", file="bad.jpg")


async def test_pictures_are_cut_or_padded() -> None:
    data = zipped(("a.png", encoded(corners((600, 400)), "PNG")))
    [cut], [whole] = await take(data), await take(data, "pad")
    assert cut.cut == pytest.approx(5 / 9, abs=0.01)
    assert whole.cut == 0
    edge = Image.open(io.BytesIO(whole.data)).getpixel((400, 100))
    assert min(edge) > 200  # paper above the picture


async def test_the_cut_is_where_something_is_to_be_seen() -> None:
    wide = Image.new("RGB", (1200, 600), (90, 120, 150))
    wide.paste(corners((300, 600)), (860, 0))
    [picture] = await take(zipped(("a.png", encoded(wide, "PNG"))))
    shown = Image.open(io.BytesIO(picture.data)).resize((8, 12))
    assert sum(shown.getpixel((x, 1))[0] > 150 for x in range(8)) >= 2  # the red corner


async def test_there_must_be_room() -> None:
    files = [(f"{n}.jpg", encoded(corners((240 + n, 360)), "JPEG")) for n in range(4)]
    with pytest.raises(DeckError, match="deck-no-room-cards"):
        await take(zipped(*files), room=Room(3, 2**20))
    with pytest.raises(DeckError, match="deck-no-room-bytes"):
        await take(zipped(*files), room=Room(9, 20_000))
    with pytest.raises(DeckError, match="decks-no-room"):
        await take(zipped(*files), room=Room(9, 20_000, of_all=True))


async def test_a_zip_may_not_unpack_to_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MAX_UNPACKED", 1000)
    contents = archive.open_archive(
        io.BytesIO(zipped(("a.jpg", bytes(600)), ("b.jpg", bytes(600))))
    )
    with pytest.raises(DeckError, match="archive-too-large"):
        list(contents.read())


async def test_a_table_that_is_too_large_is_said_to_be_larger_than_a_table_may_be() -> None:
    large = zipped(("a.jpg", fine()), ("In/Deck.csv", b"x" * (MAX_CSV_BYTES + 1)))
    with pytest.raises(DeckError) as refused:
        await take(large)
    words = presenters.refusal(refused.value, installed().texts("en"))
    assert "“In/Deck.csv” in the zip is larger than 256 KiB" in words


async def test_a_process_that_says_nothing_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "SILENCE", 0.0)
    with pytest.raises(DeckError, match="upload-too-slow"):
        await take(zipped(("a.jpg", encoded(corners(), "JPEG"))))


async def test_who_cancels_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def noted(*args, **options):
        started.append(await start(*args, **options))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    work = asyncio.create_task(take(zipped(("a.jpg", encoded(corners(), "JPEG")))))
    while not started:  # noqa: ASYNC110
        await asyncio.sleep(0)
    work.cancel()
    await asyncio.wait([work])
    assert started[0].returncode is not None


def test_every_refusal_of_the_intake_has_words() -> None:
    source = "".join(Path(m.__file__).read_text() for m in (archive, taking, workshop))
    codes = set(re.findall(r'DeckError\(\s*"([a-z-]+)"', source))
    codes |= {f"upload-{reason}" for reason in get_args(Refusal)}
    assert len(codes) > 15
    assert [
        code for code in sorted(codes) if not installed().texts("en").has(f"error-{code}")
    ] == []
