"""Messages out of bounds are refused with Discord's status and code, those within are taken."""

import io
import struct
import zlib

import pytest
from PIL import Image

V2 = 1 << 15


def text(content="x"):
    return {"type": 10, "content": content}


def button(custom_id="a", **more):
    return {"type": 2, "style": 1, "label": "L", "custom_id": custom_id} | more


def row(*children):
    return {"type": 1, "components": list(children)}


def select(custom_id="s", count=1, **more):
    options = [{"label": f"o{n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options} | more


def gallery(count=1, **more):
    items = [{"media": {"url": "https://example.org/a.png"}, **more} for _ in range(count)]
    return {"type": 12, "items": items}


ACCEPTED = {
    "text of 2000": {"content": "x" * 2000},
    "embeds of 6000": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2000}]},
    "5 rows of 5": {
        "content": "x",
        "components": [row(*(button(f"{r}{c}") for c in range(5))) for r in range(5)],
    },
    "label of 80": {"content": "x", "components": [row(button(label="x" * 80))]},
    "emoji alone": {"content": "x", "components": [row(button(label=None, emoji={"name": "🐇"}))]},
    "link": {
        "content": "x",
        "components": [row({"type": 2, "style": 5, "label": "L", "url": "https://example.org"})],
    },
    "select of 25": {"content": "x", "components": [row(select(count=25))]},
    "V2 text of 4000": {"flags": V2, "components": [text("x" * 2000), text("x" * 2000)]},
    "V2 of 40": {"flags": V2, "components": [text() for _ in range(40)]},
    "gallery of 10": {"flags": V2, "components": [gallery(10, description="x" * 1024)]},
    "container": {"flags": V2, "components": [{"type": 17, "components": [text(), gallery()]}]},
    "nonce of 25": {"content": "x", "nonce": "n" * 25},
}

REFUSED = {
    "text of 2001": {"content": "x" * 2001},
    "embeds over 6000": {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
    "11 embeds": {"embeds": [{"title": "x"}] * 11},
    "6 rows": {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
    "6 in a row": {"content": "x", "components": [row(*(button(str(n)) for n in range(6)))]},
    "empty row": {"content": "x", "components": [row()]},
    "bare button": {"content": "x", "components": [button()]},
    "duplicate id": {"content": "x", "components": [row(button("a"), button("a"))]},
    "no id": {"content": "x", "components": [row({"type": 2, "style": 1, "label": "L"})]},
    "id of 101": {"content": "x", "components": [row(button("a" * 101))]},
    "no label": {"content": "x", "components": [row(button(label=None))]},
    "label of 81": {"content": "x", "components": [row(button(label="x" * 81))]},
    "style 9": {"content": "x", "components": [row(button(style=9))]},
    "select of 26": {"content": "x", "components": [row(select(count=26))]},
    "select and button": {"content": "x", "components": [row(select(), button())]},
    "same value twice": {
        "content": "x",
        "components": [row(select(options=[{"label": "a", "value": "1"}] * 2))],
    },
    "more than options": {"content": "x", "components": [row(select(count=2, max_values=3))]},
    "V2 without flag": {"components": [text()]},
    "V2 and content": {"flags": V2, "content": "x", "components": [text()]},
    "V2 and embed": {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]},
    "V2 text of 4001": {"flags": V2, "components": [text("x" * 2000), text("x" * 2001)]},
    "V2 of 41": {"flags": V2, "components": [text() for _ in range(41)]},
    "nested counted": {
        "flags": V2,
        "components": [{"type": 17, "components": [text() for _ in range(40)]}],
    },
    "gallery of 11": {"flags": V2, "components": [gallery(11)]},
    "alternative text of 1025": {"flags": V2, "components": [gallery(description="x" * 1025)]},
    "no such file": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
    },
    "section without accessory": {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
    "container in container": {
        "flags": V2,
        "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
    },
    "thumbnail on its own": {
        "flags": V2,
        "components": [{"type": 11, "media": {"url": "https://example.org/a.png"}}],
    },
    "component of no type": {"flags": V2, "components": [{"content": "x"}]},
    "all users and one": {
        "content": "x",
        "allowed_mentions": {"parse": ["users"], "users": ["1"]},
    },
    "nonce of 26": {"content": "x", "nonce": "n" * 26},
}


@pytest.mark.parametrize("form", ACCEPTED.values(), ids=ACCEPTED)
async def test_within_the_limits(api, place, form):
    status, _, body = await api("POST", f"/channels/{place.channel.id}/messages", form)
    assert status == 200, body


@pytest.mark.parametrize("form", REFUSED.values(), ids=REFUSED)
async def test_beyond_the_limits(api, place, form):
    status, code, body = await api("POST", f"/channels/{place.channel.id}/messages", form)
    assert (status, code) == (400, 50035), body
    assert body["errors"]
    assert place.local.world.messages[place.channel.id] == {}


async def test_nothing_to_send_is_refused(api, place):
    path = f"/channels/{place.channel.id}/messages"
    assert (await api("POST", path, {"content": ""}))[:2] == (400, 50006)


async def test_files_are_limited_in_number_and_size(api, place):
    path = f"/channels/{place.channel.id}/messages"
    ten = [(f"{n}.txt", b"x") for n in range(10)]
    assert (await api("POST", path, files=ten))[0] == 200
    assert (await api("POST", path, files=[*ten, ("10.txt", b"x")]))[:2] == (400, 50035)
    mebi = 2**20
    assert (await api("POST", path, files=[("a", b"x" * 10 * mebi)]))[0] == 200
    assert (await api("POST", path, files=[("a", b"x" * (10 * mebi + 1))]))[:2] == (400, 50045)
    three = [(str(n), b"x" * 9 * mebi) for n in range(3)]
    assert (await api("POST", path, files=three))[:2] == (413, 40005)


def block(kind, data):
    """Return a block of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(*, claims=None, text=b""):
    """Return a picture of one pixel that claims to be of a size, with a text of its own."""
    file = io.BytesIO()
    Image.new("L", (1, 1)).save(file, "PNG")
    made = file.getvalue()
    size = struct.pack(">II", *(claims or (1, 1)))
    header = block(b"IHDR", size + made[24:29])
    told = block(b"zTXt", b"a\0\0" + zlib.compress(text)) if text else b""
    return made[:8] + header + told + made[33:]


@pytest.mark.parametrize(
    ("data", "known"),
    [
        (png(), ("image/png", 1, 1)),
        (png(claims=(10_000, 10_000)), ("image/png", 10_000, 10_000)),
        (png(claims=(30_000, 45_000)), ("image/png", None, None)),
        (png(text=b"x" * 5_000_000), ("application/octet-stream", None, None)),
        (b"no picture", ("application/octet-stream", None, None)),
    ],
    ids=["small", "large", "beyond measure", "with much text", "none"],
)
async def test_a_file_is_taken_whatever_picture_it_claims_to_be(api, place, data, known):
    path = f"/channels/{place.channel.id}/messages"
    status, _, sent = await api("POST", path, files=[("a.png", data)])
    assert status == 200
    [attachment] = sent["attachments"]
    fields = ("content_type", "width", "height")
    assert tuple(attachment.get(field) for field in fields) == known
    assert attachment["size"] == len(data)


async def test_alternative_text_over_1024_is_refused(api, place):
    form = {"attachments": [{"id": 0, "filename": "a.txt", "description": "x" * 1025}]}
    path = f"/channels/{place.channel.id}/messages"
    assert (await api("POST", path, form, files=[("a.txt", b"x")]))[:2] == (400, 50035)


async def test_an_edit_keeps_drops_or_adds_files_as_its_list_says(api, place):
    path = f"/channels/{place.channel.id}/messages"
    _, _, sent = await api("POST", path, files=[("a.txt", b"a"), ("b.txt", b"b")])
    one = f"{path}/{sent['id']}"
    _, _, same = await api("PATCH", one, {"content": "x"})
    assert [a["filename"] for a in same["attachments"]] == ["a.txt", "b.txt"]
    form = {"attachments": [{"id": sent["attachments"][1]["id"]}, {"id": "0"}]}
    _, _, mixed = await api("PATCH", one, form, files=[("c.txt", b"c")])
    assert [a["filename"] for a in mixed["attachments"]] == ["b.txt", "c.txt"]
    unknown = {"attachments": [{"id": sent["attachments"][0]["id"]}]}
    assert (await api("PATCH", one, unknown))[:2] == (400, 50035)
    _, _, none = await api("PATCH", one, {"attachments": []})
    assert none["attachments"] == []


async def test_a_v2_message_stays_one_and_needs_no_flag_to_be_edited(api, place):
    path = f"/channels/{place.channel.id}/messages"
    _, _, sent = await api("POST", path, {"flags": V2, "components": [text("one")]})
    one = f"{path}/{sent['id']}"
    status, _, edited = await api("PATCH", one, {"flags": 0, "components": [text("two")]})
    assert status == 200
    assert edited["flags"] & V2
    assert (await api("PATCH", one, {"content": "three"}))[:2] == (400, 50035)


async def test_a_classic_message_turns_v2_only_without_its_content(api, place):
    path = f"/channels/{place.channel.id}/messages"
    _, _, sent = await api("POST", path, {"content": "one"})
    one = f"{path}/{sent['id']}"
    form = {"flags": V2, "components": [text("two")]}
    assert (await api("PATCH", one, form))[:2] == (400, 50035)
    assert (await api("PATCH", one, form | {"content": None}))[0] == 200
