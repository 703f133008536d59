"""What is said of a picture that is not taken in, alone or in a list of several."""

import pytest

from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY


@in_every_language
@pytest.mark.parametrize("why", ["damaged", "broken-file"])
def test_a_damaged_picture_is_of_one_gender_alone_and_in_a_list(why, locale):
    texts = LIBRARY.texts(locale)
    _, _, listed = texts("upload-refused", file="a.jpg", why=why).partition(": ")
    assert f"{listed}." in texts("error-upload-damaged", file="a.jpg")
