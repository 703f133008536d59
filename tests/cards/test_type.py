import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from cards.scripts import runs
from cards.type import Face, drawable, fit, fit_box, width_of

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


SCRIPTS = {
    "Hebrew": "שלום עולם",
    "Arabic": "مرحبا بالعالم",
    "Persian": "کتاب گل پژواک",
    "Chinese": "月亮上的兔子",
    "Japanese": "月の兎が跳ねる",
    "Korean": "달토끼 안녕",
    "Thai": "สวัสดีชาวโลก",
    "Devanagari": "नमस्ते दुनिया",
    "emoji": "🐇🌸🌙🔥",
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_common_scripts_are_shown_whole(name):
    assert drawable(SCRIPTS[name]) == SCRIPTS[name]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Anna \ue000", "Anna"),
        ("a \ufffe b", "a b"),
        ("𝓐𝓷𝓷𝓪 Ⓖⓡⓔⓔⓝ", "Anna Green"),
        ("Ａｎｎａ", "Anna"),
        ("👍🏽 ok", "👍 ok"),
        ("👩\u200d🚀", "👩🚀"),
        ("peace \ufdfd", "peace"),
    ],
)
def test_only_what_cannot_be_shown_is_left_out(text, left):
    assert drawable(text) == left


@pytest.mark.parametrize("text", ["\U0010ffff", "\ue000\ue001"])
def test_a_text_of_which_nothing_can_be_shown_is_none(text):
    assert drawable(text) is None


def test_words_of_a_line_from_right_to_left_begin_at_the_right():
    pieces = runs("שלום abc", Face.TITLE)
    assert [piece.text.strip() for piece in pieces] == ["abc", "שלום"]
    assert [piece.text.strip() for piece in runs("abc שלום", Face.TITLE)] == ["abc", "שלום"]


@pytest.mark.parametrize("text", SCRIPTS.values(), ids=SCRIPTS)
def test_no_letter_of_a_script_is_cut_off_at_the_top(text):
    block = fit(text, Face.TITLE, 900, (80,), 1)
    canvas = Image.new("RGB", (1000, 300))
    block.draw(canvas, 40, 100, 900, (255, 255, 255), centred=False)
    _, top, _, bottom = canvas.getbbox()
    assert top > 100 - block.size // 4
    assert bottom < 100 + block.height + block.size // 2


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


@settings(deadline=None)
@given(texts, st.integers(150, 1400), st.integers(90, 400))
def test_a_box_is_filled_with_the_largest_letters_that_leave_nothing_out(text, width, height):
    shown = drawable(text)
    block = fit_box(shown, Face.TITLE, width, height, (80, 60, 40))
    assert block.height <= height
    assert all(width_of(line, block.face, block.size) <= width for line in block.lines)
    for larger in (80, 60):
        if larger <= block.size:
            break
        other = fit(shown, Face.TITLE, width, (larger,), 99)
        broken = any(width_of(word, Face.TITLE, larger) > width for word in shown.split())
        assert other.height > height or broken


def test_short_texts_are_large_and_long_ones_are_cut():
    assert fit("Home", Face.TITLE, 1000, (80, 60, 40), 3).size == 80
    long = fit("word " * 80, Face.TITLE, 600, (80, 60, 40), 3)
    assert len(long.lines) == 3
    assert long.lines[-1].endswith("…")


def test_a_long_text_is_cut_between_two_words():
    words = ["contraddirla", "parola"]
    for width in range(500, 700, 7):
        *_, last = fit(" ".join(words * 12), Face.TITLE, width, (60,), 2).lines
        assert set(last.removesuffix("…").split()) <= set(words)


def test_a_name_and_a_text_without_words_are_cut_within():
    assert fit("Błażej Świętosławski", Face.BOLD, 300, (47,), 1).lines[0].startswith("Błażej Ś")
    *_, last = fit("ab " + "c" * 400, Face.TITLE, 500, (60,), 2).lines
    assert len(last) > 10


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
