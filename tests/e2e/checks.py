"""What must be true after every game, however it went."""

import bisect
import json
import re
from base64 import b32encode, b64encode
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.engine.evolve import evolve
from bot.engine.model import Game, Scored, Storytelling, Submitting, Voting
from bot.service.delivery import delivery_key_of
from bot.service.ports import Delivery, MessageKey
from bot.service.record import GameRecord
from tests.e2e.harness import Table
from tests.e2e.player import Player, buttons

DECK = "plain"
CARD = re.compile(DECK + r"/[a-z]+-[0-9]+")
WORDS = re.compile(r"A mosaic, mostly ([a-z]+), no\. ([0-9]+)\.")


def doubled(table: Table, games: int = 1) -> list[str]:
    """Return what was posted twice, or by a key that belongs to no message of the ledger.

    A message that had to be sent anew has a later generation in its key. Greetings have no key;
    each person gets one for joining one of the ``games``. A hand whose round is over has lost its
    key with its buttons.
    """
    world = table.discord.world
    keys = {delivery_key: key for key, last in _ledger(table) for delivery_key in _keys(key, last)}
    closed = {str(sent) for (sent,) in table.ask("SELECT message_id FROM messages")}
    problems: list[str] = []
    for channel in world.channels.values():
        posted = [
            m
            for m in world.messages[channel.id].values()
            if m.author_id == world.bot.id and m.interaction_metadata is None
        ]
        marks = Counter(mark for m in posted for mark in set(_marks(m.components)))
        problems += [f"{keys.get(m, m)} was posted {n} times" for m, n in marks.items() if n > 1]
        problems += [f"{m} belongs to nothing" for m in marks if m not in keys]
        greetings = sum(not any(_marks(m.components)) for m in posted if m.id not in closed)
        if greetings > games * (channel.recipient_id is not None):
            problems.append(f"{greetings} messages without a key in {channel.id}")
    return problems


def _ledger(table: Table) -> Iterator[tuple[MessageKey, int]]:
    """Yield every message that the bot has wanted to post, with its last generation."""
    sql = "SELECT game_id, round, purpose, viewer, detail, generation FROM messages"
    for game, number, purpose, viewer, detail, generation in table.ask(sql):
        yield MessageKey(game, number, purpose, viewer or None, detail), generation


def _keys(key: MessageKey, last: int) -> Iterator[str]:
    for generation in range(last + 1):
        yield delivery_key_of(Delivery(key, 0, 0, generation, None, None, None, None, 0, ""))


def _marks(components: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the keys that a message's buttons carry (see ``bot.ui.codec``)."""
    yield from {b.delivery_key for b in buttons({"components": components}) if b.delivery_key}


def unanswered(table: Table) -> list[str]:
    """Return what people did that ended in "This interaction failed"."""
    return [
        f"{person.name}: {frame['d']}"
        for person in (*table.people, table.bystander)
        for frame in person.frames
        if frame["t"] == "INTERACTION_FAILED"
    ]


@dataclass
class Secrets:
    """When each card might first be seen by whom: a pure reading of the log, not of any view."""

    everybody: dict[str, float] = field(default_factory=dict)
    own: dict[int, dict[str, float]] = field(default_factory=lambda: defaultdict(dict))

    def note(self, game: Game, at: float) -> None:
        """Add what a state of the game shows."""
        phase = game.phase
        table = phase.board if isinstance(phase, Voting) else ()
        if isinstance(phase, Scored) and phase.result.void is None:
            table = phase.result.board
        for card in table:
            self.everybody.setdefault(card.card, at)
        clue = isinstance(phase, Submitting | Voting)
        hidden_from = "nobody" if clue else game.settings.ruleset.hidden_from
        teller = phase.storyteller if isinstance(phase, Storytelling) else None
        for seat, chair in enumerate(game.chairs):
            sees = hidden_from == "nobody" or (
                hidden_from == "storyteller" and teller not in {None, seat}
            )
            for card in chair.hand if sees else ():
                self.own[chair.player].setdefault(card, at)

    def since(self, player: int, card: str) -> float:
        """Return from when on a person may know a card."""
        return min(self.everybody.get(card, float("inf")), self.own[player].get(card, float("inf")))


def leaks(table: Table, record: dict[str, Any]) -> list[str]:
    """Return every card that somebody's screen showed, in whatever form, before they may know it.

    Ids of cards and their descriptions are looked for in everything that arrived: ids of buttons,
    names of files, alternative texts, menus, windows.
    """
    document = GameRecord.model_validate(record)
    secrets, game = Secrets(), None
    for entry in document.log:
        game = evolve(game, entry.event)
        secrets.note(game, entry.at)
    over = document.closed or 0.0
    problems: list[str] = []
    shown = 0
    for person in (*table.people, table.bystander):
        for at, frame in _until(person, over):
            for card in _cards(frame):
                shown += 1
                if secrets.since(int(person.user_id), card) > at:
                    problems.append(
                        f"{person.name} saw {card} too early: {json.dumps(frame)[:300]}"
                    )
    assert shown, "no card was recognised"
    return problems + _seed_leaks(table, bytes.fromhex(str(document.seed)), over)


def _seed_leaks(table: Table, seed: bytes, over: float) -> list[str]:
    """Return who was told the secret seed, in any spelling, before the game was over."""
    spelt = (seed.hex(), repr(seed)[2:-1], b64encode(seed).decode(), b32encode(seed).decode())
    people = (*table.people, table.bystander)
    told = {p.name: repr([frame for _, frame in _until(p, over)]).lower() for p in people}
    told["the log of the bot"] = table.log.lower()
    return [
        f"{who} knows the seed as {spelling}"
        for who, text in told.items()
        for spelling in spelt
        if spelling.lower() in text
    ]


def _until(person: Player, moment: float) -> list[tuple[float, dict[str, Any]]]:
    return person.arrivals[: bisect.bisect_right([at for at, _ in person.arrivals], moment)]


def _cards(frame: dict[str, Any]) -> set[str]:
    text = json.dumps(frame, ensure_ascii=False)
    described = {f"{DECK}/{name}-{int(n):02d}" for name, n in WORDS.findall(text)}
    return set(CARD.findall(text)) | described


def names_on_boards(table: Table) -> list[str]:
    """Return where a board that is being voted on tells more than numbers about its cards (N1)."""
    problems: list[str] = []
    for _, frame in table.bystander.arrivals:
        message = frame["d"]
        if frame["t"] not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            continue
        if not any(b.verb == "vote" for b in buttons(message)):
            continue
        for item in _gallery(message["components"]):
            told = [p.name for p in table.people if p.name in item.get("description", "")]
            problems += [f"a board names {name}" for name in told]
            if not re.search(r"/board-[0-9a-f]{10}\.\w+(\?|$)", item["media"]["url"]):
                problems.append(f"a board's file is called {item['media']['url']}")
    return problems


def _gallery(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield from component.get("items", ())
        yield from _gallery(component.get("components", []))


def open_votes(table: Table) -> list[str]:
    """Return the boards that still call for votes when all of it is over."""
    return [m["id"] for m in table.bystander.public() if any(b.verb == "vote" for b in buttons(m))]


def complaints(table: Table) -> list[str]:
    """Return what the bot has logged as an error, or printed on its way down."""
    found = re.compile(r"^\S+ \S+ (ERROR|CRITICAL) |^Traceback")
    return [line for line in table.log.splitlines() if found.match(line)]
