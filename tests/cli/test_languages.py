"""``python -m bot languages`` says how complete each language is."""

import pytest

from bot.__main__ import main
from bot.cli import languages
from bot.i18n import FOLDER


def test_every_language_that_is_shipped_is_complete(capsys):
    assert main(["languages"]) == 0
    lines = capsys.readouterr().out.splitlines()
    wanted = len(languages.message_keys(FOLDER / "en"))
    assert wanted > 400
    assert [line.split()[0] for line in lines] == sorted(p.name for p in FOLDER.iterdir())
    assert all(f" {wanted}/{wanted} messages (100 %)" in line for line in lines)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Two languages for a test to write, of which English has two messages."""
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    for name in ("en", "it"):
        (tmp_path / name).mkdir()
    english = "yes = Yes\nno = No\n-brand = Dixit\n"
    (tmp_path / "en" / "public.ftl").write_text(english, encoding="utf-8")
    return tmp_path


def test_what_a_language_lacks_is_named(folder, capsys):
    (folder / "it" / "public.ftl").write_text("yes = Sì\n", encoding="utf-8")
    assert main(["languages"]) == 1
    said = capsys.readouterr().out
    assert "en     2/2 messages (100 %)" in said
    assert "it     1/2 messages (50 %)" in said
    assert "lacks no\n" in said
    assert "brand" not in said


def test_a_broken_message_is_one_that_is_lacking(folder, capsys):
    (folder / "it" / "public.ftl").write_text("yes = { $\nno = No\n", encoding="utf-8")
    assert main(["languages"]) == 1
    assert "lacks yes\n" in capsys.readouterr().out


def test_it_does_not_matter_in_which_file_a_message_stands(folder, capsys):
    (folder / "it" / "answers.ftl").write_text("no = No\n", encoding="utf-8")
    (folder / "it" / "private.ftl").write_text("yes = Sì\n", encoding="utf-8")
    assert main(["languages"]) == 0
    assert "lacks" not in capsys.readouterr().out
