"""Documents of games – records and logs – in little room.

They say the same few hundred words, keys and ids and cards, again and again. Each word that comes
twice becomes one character, each moment its distance from the one before, and LZMA does the rest.
Of 146 kB, the record of twelve in Odyssey, zlib makes 18, LZMA alone 12.8 and this 9.
"""

import lzma
import re
from collections import Counter
from typing import Any, Final

from bot.engine.errors import DamagedDocument

_WORD: Final = re.compile(r'"[^"\\\x00-\x1f]*":?|[0-9]{15,}')
_MOMENT: Final = re.compile(r"(?<![0-9])[0-9]{10}\.[0-9]{1,3}(?![0-9])")
_CODES: Final = "".join(map(chr, (*range(1, 10), *range(11, 32), *range(127, 0x800))))
"""What stands for words: no line break, and at most two bytes long."""
_FILTERS: Final[list[dict[str, Any]]] = [
    {
        "id": lzma.FILTER_LZMA2,
        "preset": 6,
        "dict_size": 2**20,  # more would only take memory
        "nice_len": 273,
        "lc": 1,
        "pb": 0,
    }
]


def pack(text: str) -> bytes:
    """Return a document in little room, with a checksum; any text is taken."""
    used = set(text)
    not_codes = "".join(code for code in _CODES if code in used)
    mark, *free = _codes_beside(not_codes)
    repeated = [word for word, times in Counter(_WORD.findall(text)).most_common() if times > 1]
    codes = dict(zip(repeated, free, strict=False))
    body = _WORD.sub(lambda word: codes.get(word[0], word[0]), text)
    if mark:
        body = _with_differences(body, mark)
    whole = "\n".join((not_codes, *codes, "", body))
    return lzma.compress(whole.encode(), check=lzma.CHECK_CRC32, filters=_FILTERS)


def unpack(packed: bytes) -> str:
    """Return the document again; raise DamagedDocument."""
    try:
        not_codes, rest = lzma.decompress(packed).decode().split("\n", 1)
        words, body = f"\n{rest}".split("\n\n", 1)
    except (lzma.LZMAError, ValueError) as error:
        raise DamagedDocument("storage-broken", reason=f"packed: {error}") from None
    mark, *codes = _codes_beside(not_codes)
    if mark:
        body = _with_moments(body, mark)
    meanings = zip(map(ord, codes), words[1:].split("\n"), strict=False)
    return body.translate(dict(meanings))


def _codes_beside(not_codes: str) -> list[str]:
    """Return what may stand for something, first for moments; it is empty if nothing may."""
    return [code for code in _CODES if code not in not_codes] or [""]


def _with_differences(body: str, mark: str) -> str:
    """Return the text with milliseconds since the one before in the place of each moment."""
    last = 0

    def difference(found: re.Match[str]) -> str:
        nonlocal last
        moment = round(float(found[0]) * 1000)
        if repr(moment / 1000) != found[0]:
            return found[0]
        since, last = moment - last, moment
        return f"{mark}{since}"

    return _MOMENT.sub(difference, body)


def _with_moments(body: str, mark: str) -> str:
    moment = 0

    def next_moment(found: re.Match[str]) -> str:
        nonlocal moment
        moment += int(found[1])
        return repr(moment / 1000)

    return re.sub(f"{re.escape(mark)}(-?[0-9]+)", next_moment, body)


def is_page(text: str) -> bool:
    """Say whether text of the log is of many actions, and not the events of one."""
    return text.startswith("[[")


def plain(text: str, packed: bytes | None) -> str:
    """Return the document of a row, which is there packed or not; raise DamagedDocument."""
    return unpack(packed) if packed else text
