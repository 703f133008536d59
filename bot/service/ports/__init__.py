"""What the service asks of the store and keeps in it; ``data`` satisfies these Protocols."""

from bot.service.ports.messages import Messages, Outbox
from bot.service.ports.repositories import (
    ClipReads,
    Clips,
    GameReads,
    Games,
    People,
    PeopleReads,
    RecordReads,
    Records,
    Seen,
    ServerReads,
    Servers,
)
from bot.service.ports.store import Reads, Store, UnitOfWork
from bot.service.ports.values import (
    DIRECT,
    ClipFile,
    Delivery,
    GuildSettings,
    LoggedAction,
    MessageKey,
    Person,
    Place,
    Purpose,
    StoredGame,
)

__all__ = [
    "DIRECT",
    "ClipFile",
    "ClipReads",
    "Clips",
    "Delivery",
    "GameReads",
    "Games",
    "GuildSettings",
    "LoggedAction",
    "MessageKey",
    "Messages",
    "Outbox",
    "People",
    "PeopleReads",
    "Person",
    "Place",
    "Purpose",
    "Reads",
    "RecordReads",
    "Records",
    "Seen",
    "ServerReads",
    "Servers",
    "Store",
    "StoredGame",
    "UnitOfWork",
]
