"""Configuration, from the environment or a ``.env`` file (see ``.env.example``)."""

import json
import os
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, Self, cast

from dotenv import dotenv_values
from pydantic import BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.service.ports import Shards
from bot.shards import Process, read_process, read_shards, shards_of
from data.address import Database, read_database

ROOT = Path(__file__).parent.parent
VAR = ROOT / "data" / "var"
PREFIX, FILE = "DIXIT_", ".env"


def _read_decks(value: object) -> object:
    """Read a JSON list of folders; raise ValueError."""
    if not isinstance(value, str):
        return value
    try:
        decks = json.loads(value)
    except ValueError:
        decks = None
    if not isinstance(decks, list):
        raise ValueError('write folders as a JSON list, such as ["cards/decks"]')  # noqa: TRY004
    return cast("list[object]", decks)


def _in_capitals(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _read_base(value: object) -> object:
    """Read the address before all paths of an API; raise ValueError."""
    if isinstance(value, str) and value and not value.startswith(("http://", "https://")):
        raise ValueError("write an address such as http://proxy/api/v10")
    return value.rstrip("/") if isinstance(value, str) else value


def _read_host(value: object) -> object:
    """Read a name or an address; raise ValueError if there can be none like it."""
    if isinstance(value, str):
        try:
            value.encode("idna")
        except UnicodeError:
            value = "\0"
        if "\0" in value:
            raise ValueError("write a name or an address such as 127.0.0.1 or localhost")
    return value


class Settings(BaseSettings):
    """What an operator can set; every name has the prefix ``DIXIT_``."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
    )

    token: SecretStr | None = None
    """The bot's token from Discord's developer portal."""
    database: Annotated[Database, BeforeValidator(read_database)] = VAR / "dixit.sqlite3"
    """The file of the games, or a PostgreSQL server."""
    decks: Annotated[list[Path], NoDecode, BeforeValidator(_read_decks)] = Field(
        default_factory=lambda: [ROOT / "cards" / "decks"]
    )
    """Folders whose sub-folders are decks."""
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_in_capitals)
    ] = "INFO"
    log_format: Literal["lines", "json"] = "lines"
    metrics_port: int | None = Field(default=None, ge=0, le=65_535)
    """Where ``/metrics`` and ``/healthz`` are served; None: nowhere, 0: on any free port."""
    metrics_host: Annotated[str, BeforeValidator(_read_host)] = "127.0.0.1"
    """The address that they are served on."""
    health_file: Path | None = None
    """Touched every ten seconds while the bot is connected, for service managers."""
    server_deck_cards: int = Field(default=500, ge=1, le=10_000)
    """Cards that one server's own decks may have together."""
    server_deck_mib: int = Field(default=60, ge=1, le=10_000)
    """MiB that the pictures of one server's own decks may take."""
    all_decks_mib: int = Field(default=4096, ge=1)
    """MiB that the pictures of all servers' decks may take."""
    picture_workers: int = Field(default=2, ge=1, le=16)
    shards: Annotated[Shards | int | None, BeforeValidator(read_shards)] = None
    """Of several processes on a PostgreSQL server: the shards of this one, such as 0-3/16."""
    process: Annotated[Process | None, BeforeValidator(read_process)] = None
    """Instead: which of how many processes this is; ``shards`` is the number of all then."""
    sync_commands: bool = True
    """Register the slash commands at the start; only one process should."""
    test_guild: int | None = None
    """Register the commands in this server alone, where they appear at once."""
    api_base: Annotated[str | None, BeforeValidator(_read_base)] = None
    """Another REST base than Discord's own, such as that of the local Discord."""
    gateway_url: str | None = None
    cdn_base: str | None = None

    @model_validator(mode="after")
    def _go_together(self) -> Self:
        serves = shards_of(self.shards, self.process)
        if serves is not None and not serves.are_all and isinstance(self.database, Path):
            raise ValueError(
                "DIXIT_SHARDS and DIXIT_PROCESS are for several processes on a PostgreSQL server; "
                f"{self.database} is a file, which is one process's alone, for all shards"
            )
        return self

    @property
    def serves(self) -> Shards | None:
        """The shards of this process; None: all, as many as Discord advises."""
        return shards_of(self.shards, self.process)

    @property
    def has_proxy(self) -> bool:
        """Whether requests go to something before Discord, which keeps Discord's limit for all.

        Where the gateway is another one, too, it is another Discord.
        """
        return self.api_base is not None and self.gateway_url is None

    @property
    def folder(self) -> Path:
        """Where files are kept that can be made again: beside the database, if it is a file."""
        return self.database.parent if isinstance(self.database, Path) else VAR


def _print(text: str) -> None:
    sys.stderr.write(f"{text}\n")


def read_settings(say: Callable[[str], None] = _print) -> Settings:
    """Return the settings; say why one of them cannot be used, and raise SystemExit with code 2."""
    try:
        return Settings()
    except ValidationError as error:
        details = error.errors(include_url=False, include_input=False)
        names = [f"{PREFIX}{d['loc'][0]}: ".upper() if d["loc"] else "" for d in details]
        why = [d["msg"].removeprefix("Value error, ") for d in details]
        wrong = "; ".join(f"{n}{w}" for n, w in zip(names, why, strict=True))
    except ValueError as error:  # a file that is no text
        wrong = str(error)
    except OSError as error:
        wrong = f"{error.strerror}: {error.filename} (who runs the bot must be able to read it)"
    say(f"The settings cannot be used (see .env.example): {wrong}")
    raise SystemExit(2)


def wants_json() -> bool:
    """Say whether the log is to be one JSON object a line, whatever else may be wrong."""
    name = f"{PREFIX}LOG_FORMAT"
    try:
        of_file = dotenv_values(FILE, encoding="utf-8", interpolate=False)
    except (ValueError, OSError):  # a file that is no text, or nobody's to read
        of_file = {}
    found = {key.upper(): value for key, value in {**of_file, **os.environ}.items()}
    return found.get(name) == "json"


def warn_of_unknown() -> str | None:
    """Return a line that names what is set and no setting, as one that is mistyped is."""
    known = [f"{PREFIX}{name}".upper() for name in Settings.model_fields]
    given = {*os.environ, *dotenv_values(FILE, encoding="utf-8", interpolate=False)}
    unknown = sorted(n for n in given if n.upper().startswith(PREFIX) and n.upper() not in known)
    if not unknown:
        return None
    told = [f"{name}{_meant(name.upper(), known)}" for name in unknown]
    return f"There is no setting {', '.join(told)}: see .env.example"


def _meant(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 1, 0.8)
    return f" ({close[0]}?)" if close else ""
