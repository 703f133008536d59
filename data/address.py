"""What names a database: the path of a file, or the address of a PostgreSQL server."""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias
from urllib.parse import parse_qs, urlsplit

SCHEMES = ("postgresql", "postgres")
WANTED = (
    "name a file, or a server as postgresql://user:password@host/database; in user and password "
    "/ ? # @ : % and [ ] are percent-encoded, such as %40 for @"
)


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """The address of a database on a PostgreSQL server; as text it shows no password."""

    full: str

    def __str__(self) -> str:
        parts = urlsplit(self.full)
        hosts = parts.netloc.rpartition("@")[2]
        named = f"{parts.scheme}://{hosts}{parts.path}"
        asked = parse_qs(parts.query).get("host", [])
        return named if hosts or not asked else f"{named}?host={asked[-1]}"

    def __repr__(self) -> str:
        return f"ServerAddress({str(self)!r})"


Database: TypeAlias = Path | ServerAddress


def read_database(value: str | Path) -> Database:
    """Return the database that is named; raise ValueError."""
    if isinstance(value, Path) or "://" not in value:
        if not Path(value).name:  # the root, or this folder
            raise ValueError(WANTED)
        return Path(value)
    try:
        parts = urlsplit(value)
    except ValueError:  # which would repeat the password
        raise ValueError(WANTED) from None
    named = parts.scheme in SCHEMES and parts.path.strip("/")
    # What comes after a sign that ends a password too early would be taken for host and database.
    cut_off = parts.fragment or "@" in parts.path + parts.query
    hosts = parts.netloc.rpartition("@")[2].split(",")
    if not named or cut_off or not all(map(_port_fits, hosts)):
        raise ValueError(WANTED)
    return ServerAddress(value)


def _port_fits(host: str) -> bool:
    """Say whether one of the hosts has a port that can be one, or none."""
    _, colon, port = host.rpartition("]")[2].rpartition(":")  # an IPv6 host is in brackets
    return not colon or (port.isdecimal() and 0 < int(port) < 2**16)
