"""What there is to do for somebody at a table, read from the buttons that they see.

The bot's custom ids are `d1:<verb>:<game>:<round>:<phase>:<arg>:<mark>`; phases are the letters
l(obby), t (storytelling), s(ubmitting), v(oting), r (scored), f(inished).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.playground.components import buttons as all_buttons
from bot.playground.components import text_of

Json = dict[str, Any]
Key = tuple[str, str, int, str]

EPHEMERAL = 1 << 6
PHASES = "ltsvrf"
_ROOM = re.compile(r"^-# (?:(\d+)–(\d+)|(\d[^·\n]*))[^\d·\n]* · ", re.MULTILINE)
"""The line of a lobby that begins with how many can play, as 3–12 or 6, 8, 10 or 12."""
_NAME = re.compile(r"^(?:\d+\. )?\S+\N{NO-BREAK SPACE}\*\*(.+?)\*\* · ", re.MULTILINE)
"""A line about somebody at the table: perhaps numbered, a rabbit's sign, the name, the colour."""
_INVITED = re.compile(r"^✉️ .*$", re.MULTILINE)
"""The line that mentions who may join, where not everybody may."""
_PERSON = re.compile(r"<@(\d+)>")
READING = 20
"""Seconds that people have for a result before a simulated player goes on."""
USUAL = 3
"""How many simulated players make company."""
MOST_PICKS = 3
"""Cards pressed in one round at most, in case it is never seen that they were enough."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that can be pressed, with what its custom id says."""

    message: Json
    custom_id: str
    verb: str
    game: str
    round: int
    phase: str
    arg: str

    @property
    def key(self) -> Key:
        """What the button is for, whichever card or number it names."""
        return self.verb, self.game, self.round, self.phase


@dataclass(slots=True)
class Memory:
    """What a player remembers having done, by game and round."""

    joined: set[str] = field(default_factory=set[str])
    told: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    voted: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    asked: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    """Rounds in which My hand was pressed to see what can be told."""
    looked: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])
    """Rounds whose result has been looked at long enough."""
    started: set[str] = field(default_factory=set[str])
    """What lobbies said when Start was pressed, so that it is pressed once for each."""
    picks: dict[tuple[str, int], int] = field(default_factory=dict[tuple[str, int], int])


@dataclass(frozen=True, slots=True)
class Intent:
    """Something to do: one of these buttons.

    `patience` says how many times longer to wait than for an ordinary move, `least` how many
    seconds at any human pace.
    """

    choices: tuple[Button, ...]
    patience: float = 1.0
    least: float = 0.0

    @property
    def key(self) -> Key:
        """What is to be done."""
        return self.choices[0].key


def buttons(message: Json) -> Iterator[Button]:
    """Iterate over a message's enabled buttons that belong to a game."""
    for component in all_buttons(message["components"]):
        parts = component["custom_id"].split(":")
        if len(parts) >= 6 and parts[0] == "d1" and parts[3].isdigit():
            _, verb, game, number, phase, arg = parts[:6]
            yield Button(message, component["custom_id"], verb, game, int(number), phase, arg)


def what_to_do(
    public: Iterable[Json], private: Iterable[Json], me: Json, memory: Memory
) -> Intent | None:
    """Return what a player (`me`: id and name) would do next, None while there is nothing.

    `public` are a channel's messages, oldest first, `private` the player's direct messages.
    """
    shown = [m for m in public if not m["flags"] & EPHEMERAL]
    seen = [button for message in shown for button in buttons(message)]
    if not seen:
        return None
    game = seen[-1].game
    seen = [button for button in seen if button.game == game]
    number, phase = max(((b.round, b.phase) for b in seen), key=_moment)
    if game not in memory.joined:
        joining = _first(seen, "join") if phase != "f" else None
        return joining if joining and _admits(joining.choices[0].message, me["id"]) else None
    now = [b for b in seen if (b.round, b.phase) == (number, phase)]
    mine = [b for m in private for b in buttons(m) if (b.game, b.round) == (game, number)]
    return _in_phase(phase, now, mine, me, memory)


def has_played(public: Iterable[Json], memory: Memory) -> bool:
    """Say whether the game that was joined is over; the next one takes another asking."""
    shown = [m for m in public if not m["flags"] & EPHEMERAL]
    seen = [button for message in shown for button in buttons(message)]
    if not seen or not memory.joined:
        return False
    newest = seen[-1].game
    return newest not in memory.joined or any(b.game == newest and b.phase == "f" for b in seen)


@dataclass(frozen=True, slots=True)
class Places:
    """The table that can be joined, as its message tells it."""

    game: str
    names: tuple[str, ...]
    """Who sits there, computer players included."""
    counts: tuple[int, ...]
    """With how many the game can start, in order."""
    invited: frozenset[str] | None
    """The ids of the people who may join; None: everybody. Roles are nobody's here."""

    def wanted(self, there: int) -> int:
        """Return how many more make a game with whom there are: a few at least, if there is room.

        Where only some numbers of players will do, as with pairs, they make one of these.
        """
        can_start = (count for count in self.counts if count >= there + USUAL)
        return next(can_start, self.counts[-1]) - there

    def admits(self, user_id: str | None) -> bool:
        """Say whether somebody may join; None is somebody whom nobody knows yet."""
        return self.invited is None or user_id in self.invited


def places(public: Iterable[Json]) -> Places | None:
    """Return the table that can be joined; None without one, or if its message doesn't tell.

    `public` are a channel's messages, oldest first.
    """
    joins = [b for m in public for b in buttons(m) if b.verb == "join" and b.phase != "f"]
    if not joins:
        return None
    told = text_of(joins[-1].message["components"])
    room = _ROOM.search(told)
    if room is None:
        return None
    least, most, listed = room.groups()
    counts = map(int, re.findall(r"\d+", listed)) if listed else range(int(least), int(most) + 1)
    names = tuple(_NAME.findall(told))
    return Places(joins[-1].game, names, tuple(counts), _invited(told))


def _invited(told: str) -> frozenset[str] | None:
    line = _INVITED.search(told)
    return line and frozenset(_PERSON.findall(line[0]))


def _admits(lobby: Json, user_id: str) -> bool:
    invited = _invited(text_of(lobby["components"]))
    return invited is None or user_id in invited


def _in_phase(
    phase: str, now: list[Button], mine: list[Button], me: Json, memory: Memory
) -> Intent | None:
    moment = (now[0].game, now[0].round)
    if phase == "l":
        return _starting(now, me, memory)
    if phase == "t":
        return _telling(now, [b for b in mine if b.phase == "t"], me, memory)
    if phase == "s":
        newest = mine[-1].message["id"] if mine else None
        hand = [b for b in mine if b.phase == "s" and b.message["id"] == newest]
        return _giving(now, hand, me, memory)
    if phase == "v" and moment not in memory.voted:
        return _first(now, "vote")
    if phase == "r" and moment not in memory.looked:
        return _first(now, "next", patience=10, least=READING)
    return None


def _moment(at: tuple[int, str]) -> tuple[int, int]:
    return at[0], PHASES.find(at[1])


def _first(
    seen: list[Button], verb: str, patience: float = 1.0, least: float = 0.0
) -> Intent | None:
    found = [b for b in seen if b.verb == verb]
    return Intent((found[-1],), patience, least) if found else None


def _starting(public: list[Button], me: Json, memory: Memory) -> Intent | None:
    """Start, for whoever was left as the host; people have time to do it themselves."""
    start = _first(public, "start", patience=10)
    if start is None:
        return None
    lobby = text_of(start.choices[0].message["components"])
    return start if _is_host(lobby, me["name"]) and lobby not in memory.started else None


def _is_host(lobby: str, name: str) -> bool:
    """Say whether a lobby calls somebody its host: the one line whose last word is no team's.

    A line is rabbit and name, colour, perhaps a numbered team, of the host a word for that.
    """
    line = next((line for line in lobby.splitlines() if f"**{name}**" in line), "")
    parts = line.split(" · ")
    return len(parts) > 2 and not parts[-1][-1:].isdigit()


def _telling(public: list[Button], mine: list[Button], me: Json, memory: Memory) -> Intent | None:
    """Tell, when it is one's turn; when anybody may, leave people some time to.

    Whoever got no hand (party, before the clue) asks for it by My hand.
    """
    called = {user["id"] for b in public for user in b.message["mentions"]}
    patience = 1 if me["id"] in called else 6
    choices = [b for b in mine if b.verb in ("pick", "clue")]
    if choices:
        newest = choices[-1].message["id"]
        return Intent(tuple(b for b in choices if b.message["id"] == newest), patience)
    asking = _first(public, "hand", patience)
    if asking is None or (called and me["id"] not in called):
        return None
    first = asking.choices[0]
    return None if (first.game, first.round) in memory.asked else asking


def _giving(public: list[Button], hand: list[Button], me: Json, memory: Memory) -> Intent | None:
    """Give a card, and another one while the channel still awaits this player."""
    cards = tuple(b for b in hand if b.verb == "pick")
    if not cards:
        return None
    moment = (cards[0].game, cards[0].round)
    given = [b for b in hand if b.verb == "back"]
    if given:
        text = text_of(public[-1].message["components"])
        named = text.count(f"**{me['name']}**") - (moment in memory.told)
        if named < 1 or memory.picks.get(moment, 0) >= MOST_PICKS:
            return None
    return Intent(cards)
