"""Files that come with a clue are what their bytes say, or they are refused."""

from dataclasses import replace

import pytest
from discord import Attachment, InteractionType

from bot.engine import commands as c
from bot.engine.errors import ClueError
from bot.ui.clips import MAX_BYTES, clip_kind, sniff
from bot.ui.presenters.clue import FIELD_FILE
from tests.ui.scenario import Scenario, said, snapshot
from tests.ui.test_attacks import ANNA, send, typed, uploaded, window

TAKEN = {
    "jpg": (b"\xff\xd8\xff\xe0", "image"),
    "png": (b"\x89PNG\r\n\x1a\n", "image"),
    "gif": (b"GIF89a", "image"),
    "webp": (b"RIFF\n\0\0\0WEBP", "image"),
    "ogg": (b"OggS\0\2", "audio"),
    "mp3": (b"ID3\4\0", "audio"),
    "flac": (b"fLaC\0", "audio"),
    "wav": (b"RIFF\n\n\n\nWAVE", "audio"),
    "m4a": (b"\0\0\0\x20ftypM4A ", "audio"),
    "mp4": (b"\0\0\0\x18ftypisom", "video"),
    "webm": (b"\x1a\x45\xdf\xa3", "video"),
}
PAGE = b"<html><script>alert(1)</script></html>"


@pytest.mark.parametrize("extension", TAKEN)
def test_a_file_is_named_after_its_bytes(extension: str) -> None:
    start, kind = TAKEN[extension]
    clip = sniff(start + bytes(100))
    assert clip.name.endswith(f".{extension}")
    assert clip_kind(clip) == kind


@pytest.mark.parametrize(
    "data",
    [b"", b"\0", b"text", PAGE, b"<script>WEBP" + PAGE, b"<script>WAVE" + PAGE,
     b"<!--ftyp-->" + PAGE,
     b"GIF8" + PAGE, b"ID3 " + PAGE, b"OggS" + PAGE, b"%PDF-1.7", b"PK\3\4", b"MZ", b"\x7fELF",
     b"<svg onload=alert(1)>", b"\xef\xbb\xbf" + PAGE, b"RIFF", b"\x89PNG"],
)  # fmt: skip
def test_what_is_no_sound_picture_or_video_is_refused(data: bytes) -> None:
    with pytest.raises(ClueError) as refused:
        sniff(data)
    assert refused.value.code == "clip-type"


def test_the_limit_is_eight_mebibytes_and_no_byte_more() -> None:
    png = TAKEN["png"][0]
    assert len(sniff(png + bytes(MAX_BYTES - len(png))).data) == MAX_BYTES
    with pytest.raises(ClueError) as refused:
        sniff(png + bytes(MAX_BYTES - len(png) + 1))
    assert refused.value.code == "clip-too-large"


@pytest.mark.parametrize("mime", [False, True])
async def test_whoever_sends_none_is_asked_for_what_their_game_takes(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, mime: bool
) -> None:
    async def read(_: Attachment) -> bytes:
        return b"%PDF-1.7"

    monkeypatch.setattr(Attachment, "read", read)
    game = await sim.lobby()
    settings = (await sim.view(game, None)).settings
    rules = replace(settings.ruleset, mime_or_sing=mime)
    await sim.do(game, c.Configure(sim.player(ANNA), replace(settings, ruleset=rules)))
    await sim.started(game=game)
    await sim.deliver()
    file = {"id": "7", "filename": "x", "size": 9, "url": "http://[::1]:9/", "proxy_url": ""}
    data = window(
        game, await sim.card(game, ANNA), typed("a clue"), uploaded("7"),
        resolved={"attachments": {"7": file}},
    )  # fmt: skip
    answer = said(await send(sim, ANNA, data, InteractionType.modal_submit))
    assert "sound" in answer
    assert ("picture" in answer) == mime
    assert "a clue" in answer, "to be sent again"


@pytest.mark.parametrize(
    ("values", "resolved"),
    [
        (5, {}),
        ({"a": 1}, {}),
        ([{}], {}),
        ([["1"]], {"attachments": {"1": 5}}),
        (["1"], {"attachments": 5}),
        (["1"], {"attachments": {"1": 5}}),
        (["1"], {"attachments": {"1": {}}}),
    ],
    ids=str,
)
async def test_a_file_of_a_shape_that_discord_never_sends_is_refused(
    sim: Scenario, values: object, resolved: object
) -> None:
    game = await sim.started()
    before = snapshot(await sim.table.load(game))
    field = {"type": 18, "component": {"type": 19, "custom_id": FIELD_FILE, "values": values}}
    data = window(game, await sim.card(game, ANNA), field) | {"resolved": resolved}
    answer = said(await send(sim, ANNA, data, InteractionType.modal_submit))
    assert answer
    assert "on our side" not in answer
    assert snapshot(await sim.table.load(game)) == before
