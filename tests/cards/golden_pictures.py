"""Golden pictures: ``python -m tests.cards.golden_pictures`` draws them anew; look before keeping.

They are kept at a sixth of the size, which forgives what font and codec versions change.
"""

import io
import tempfile
from pathlib import Path

from PIL import Image

from cards.catalogue import Catalogue
from cards.compositor import compose
from cards.examples import examples
from cards.maker import CachedArt
from tests.decks import make_deck

FOLDER = Path(__file__).parent / "golden"


def reduced(data):
    """Return an encoded picture at a sixth of its size."""
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("RGB").reduce(6)


def main():
    with tempfile.TemporaryDirectory() as folder:
        catalogue = Catalogue.open([make_deck(Path(folder), "standin", 24)])
        art = CachedArt(catalogue)
        for name, spec in examples(catalogue.cards("standin"), "standin").items():
            reduced(compose(spec, art).data).save(FOLDER / f"{name}.jpg", quality=80)


if __name__ == "__main__":
    main()
