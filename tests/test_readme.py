"""What the README and ``.env.example`` name is there, and what is there is named."""

import json
import re
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, main
from bot.settings import Settings
from cogs import NAME
from cogs.dixit import Play
from cogs.host import Host
from cogs.server import Server

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLE = (ROOT / ".env.example").read_text("utf-8")
INTERNAL = {"gateway_url", "cdn_base"}
"""Settings for another Discord than the real one; the playground sets them, with ``api_base``."""
SETTINGS = {name.upper() for name in Settings.model_fields.keys() - INTERNAL}


def table_under(heading: str) -> str:
    """Return the first column of the table of a section, row by row."""
    section = README.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return "\n".join(row.split("|")[1] for row in rows)


def test_every_setting_is_documented_and_every_documented_one_exists() -> None:
    named = set(re.findall(r"`([A-Z_]+)`", table_under("Configure it")))
    assert named == SETTINGS
    assert set(re.findall(r"^(?:# )?DIXIT_([A-Z_]+)=", EXAMPLE, re.MULTILINE)) == SETTINGS


def test_the_default_of_every_setting_is_the_one_that_is_documented() -> None:
    section = README.split("\n## Configure it\n", 1)[1].split("\n## ", 1)[0]
    rows = [[cell.strip(" `") for cell in row.split("|")] for row in section.splitlines()[4:]]
    told = {cells[1]: cells[2] for cells in rows if len(cells) > 3 and cells[1] in SETTINGS}
    for name in SETTINGS:
        default = Settings.model_fields[name.lower()].get_default(call_default_factory=True)
        if isinstance(default, list):
            default = json.dumps([str(folder.relative_to(ROOT)) for folder in default])
        elif isinstance(default, Path):
            default = default.relative_to(ROOT)
        assert told[name] == {None: "–", True: "true"}.get(default, str(default)), name


def test_the_example_can_be_used_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(f"DIXIT_{name}", raising=False)
    lines = re.findall(r"^(?:# )?(DIXIT_[A-Z_]+=.*)", EXAMPLE, re.MULTILINE)
    assert len(lines) == len(SETTINGS)
    (tmp_path / ".env").write_text("\n".join(lines))
    read, default = Settings(_env_file=tmp_path / ".env"), Settings(_env_file=None)
    assert read.picture_workers == default.picture_workers
    assert read.log_level == default.log_level


def test_every_command_of_the_command_line_is_documented() -> None:
    rows = table_under("Command line").splitlines()[2:]
    named = {match for row in rows for match in re.findall(r"`(?:… \| )?([a-z-]+)", row)}
    assert COMMANDS.keys() <= named | {"replay"}
    assert {row.split("`")[1].split()[0] for row in rows} <= COMMANDS.keys()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert f"python -m bot {command}" in capsys.readouterr().out


def test_every_slash_command_below_dixit_is_documented() -> None:
    methods = (m for cog in (Play, Host, Server) for m in vars(cog).values())
    known = {getattr(method, NAME) for method in methods if hasattr(method, NAME)}
    play = README.split("\n## Play\n", 1)[1].split("\n## ", 1)[0]
    rows = "\n".join(line for line in play.splitlines() if line.startswith("|"))
    assert known <= set(re.findall(r"`([a-z-]+)`", rows))


def test_every_file_that_is_named_is_there() -> None:
    linked = set(re.findall(r'src="([^"]+)"', README))
    named = set(re.findall(r"`((?!data/var)(?:bot|cogs|cards|data|tests)/[\w./-]+)`", README))
    assert [path for path in sorted(linked | named) if not (ROOT / path).exists()] == []
