"""Wrong arguments are answered with a sentence, never with a traceback."""

import pytest

from bot.__main__ import main


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["playground", "--port", "99999"], "'99999' is no whole number from 1 to 65535"),
        (["playground", "--port", "none"], "'none' is no whole number from 1 to 65535"),
        (["simulate", "--games", "0"], "'0' is no whole number from 1 to 1000000"),
        (["simulate", "--games=-1"], "'-1' is no whole number"),
        (["simulate", "--absences", "x"], "'x' is no number from 0 to 1"),
        (["simulate", "--leavers", "1.5"], "'1.5' is no number from 0 to 1"),
        (["simulate", "--seed", "\udcff"], r"'\udcff' is no text"),
    ],
)
def test_a_value_that_cannot_be_is_refused(arguments, sentence, capsys):
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert sentence in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_named(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert main(["preview", "--out", str(tmp_path / "file" / "pictures")]) == 1
    assert f"cannot be written to {tmp_path / 'file' / 'pictures'}" in capsys.readouterr().err
