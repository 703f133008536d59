import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cards.type import Face, drawable, fit, width_of

ALPHABETS = {
    "Italian": "àèéìíîòóùúÀÈÉÌÒÙ«»’",
    "Portuguese": "ãõáâàéêíóôúçüÃÕÁÂÀÉÊÍÓÔÚÇ",
    "Polish": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”",
    "Cyrillic": "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
    "Greek": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ",
    "marks": "0123456789.,;:!?…–—-+×·“”‘’„()[]/&%#@*\"'",
}
LETTERS = "".join(ALPHABETS.values())


@pytest.mark.parametrize("name", ALPHABETS)
def test_the_fonts_cover(name):
    assert drawable(ALPHABETS[name]) == ALPHABETS[name]


@pytest.mark.parametrize("text", ["🐇", "a 🐇 b", "月の兎", "שלום", "ß\u0301\ufffe", "\U0010ffff"])
def test_what_cannot_be_shown_whole_is_left_out(text):
    assert drawable(text) is None


@pytest.mark.parametrize("text", ["", "   ", "\n", "\u200b", "\u202e"])
def test_nothing_to_see_is_nothing(text):
    assert drawable(text) is None


def test_invisible_characters_and_line_breaks_go():
    assert drawable("a\u200bb\u202e\n  c") == "ab c"
    assert drawable("z\u0307") == "ż"


texts = st.text(st.sampled_from(LETTERS + "     "), min_size=1, max_size=160).filter(drawable)


@settings(deadline=None)
@given(texts, st.integers(150, 1400), st.integers(1, 4))
def test_a_text_never_overflows(text, width, lines):
    shown = drawable(text)
    block = fit(shown, Face.TITLE, width, (80, 60, 40), lines)
    assert 1 <= len(block.lines) <= lines
    assert all(width_of(line, block.face, block.size) <= width for line in block.lines)
    whole = "".join(block.lines).replace(" ", "")
    if whole != shown.replace(" ", ""):
        assert block.lines[-1].endswith("…")
        assert block.size == 40


def test_short_texts_are_large_and_long_ones_are_cut():
    assert fit("Home", Face.TITLE, 1000, (80, 60, 40), 3).size == 80
    long = fit("word " * 80, Face.TITLE, 600, (80, 60, 40), 3)
    assert len(long.lines) == 3
    assert long.lines[-1].endswith("…")


@pytest.mark.parametrize("centred", [True, False])
def test_ink_stays_in_its_column(centred):
    canvas = Image.new("RGB", (1000, 400))
    block = fit("fjord „Jęfy” and a fallow half", Face.TITLE, 600, (90, 80), 2)
    block.draw(canvas, 200, 60, 600, (255, 255, 255), centred=centred)
    left, top, right, bottom = canvas.getbbox()
    # The strokes of an italic lean out of its advance.
    assert left >= 200 - block.size // 4
    assert right <= 800 + block.size // 4
    assert top >= 60
    assert bottom <= 60 + block.height + block.size // 2
