"""Nothing that a deck may contain makes a process use more than 200 MiB."""

import subprocess
import sys

import pytest
from PIL import Image

from tests.cards.hostile import encoded, flat_grey_jpeg, text_bomb_png

_MEASURE = """
import sys
from pathlib import Path
from cards.intake import PictureRefused, take_in
try:
    take_in(Path(sys.argv[1]).read_bytes(), (800, 1200))
    print("taken")
except PictureRefused as refusal:
    print(refusal.reason)
# Not getrusage: its peak begins with that of the process which started this one.
status = Path("/proc/self/status").read_text()
print(int(status.split("VmHWM:")[1].split()[0]) // 1024)
"""


def _baseline():
    return flat_grey_jpeg(13_336, 20_000)


def _progressive(mode, size):
    return encoded(Image.new(mode, size), "JPEG", progressive=True, subsampling=0)


FILES = {
    "20,000 pixels": (_baseline, "taken"),
    "PNG with alpha": (
        lambda: encoded(Image.new("RGBA", (4000, 6000)), "PNG", compress_level=1),
        "taken",
    ),
    "progressive JPEG": (lambda: _progressive("RGB", (3200, 4800)), "taken"),
    "progressive CMYK": (lambda: _progressive("CMYK", (3200, 4800)), "taken"),
    "WebP": (
        lambda: encoded(Image.new("RGBA", (2000, 3000)), "WEBP", lossless=True, method=0),
        "taken",
    ),
    "GIF": (lambda: encoded(Image.new("P", (4000, 6000)), "GIF"), "taken"),
    "too large a PNG": (
        lambda: encoded(Image.new("1", (20_000, 30_000)), "PNG", compress_level=1),
        "too-many-pixels",
    ),
    "text bomb": (text_bomb_png, "damaged"),
}


@pytest.mark.parametrize("name", FILES)
def test_memory_is_bounded(name, tmp_path):
    make, outcome = FILES[name]
    path = tmp_path / "card"
    path.write_bytes(make())
    done = subprocess.run(
        [sys.executable, "-c", _MEASURE, path], capture_output=True, text=True, check=True
    )
    what, peak = done.stdout.split()
    assert what == outcome
    assert int(peak) < 200
