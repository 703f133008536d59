"""Two servers with decks of their own play side by side: nothing of one is seen in the other.

Every request to Discord, every answer, every choice that is offered and every picture is looked at.
With ``-m full`` over 200 games.
"""

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from discord import Permissions
from PIL import Image, ImageChops
from simcord.backend.cdn import CdnStore
from simcord.http import router

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from bot.service.uploads import TakenPicture
from tests.ui.scenario import NAMES, Scenario, said

MANAGER = len(NAMES)
CARDS = 24
"""Of a deck: as many as three people need for a game of mini."""
SPECK = 0.002
"""Share of a picture that must not have another server's colour."""


NEAR = 40
"""Steps of each channel that still count as the same colour."""


@dataclass(frozen=True)
class Mark:
    """By what a server's decks are known wherever they turn up."""

    word: str
    colour: tuple[int, int, int]

    def is_on(self, picture: bytes) -> bool:
        """Say whether a picture shows a card of the server's: their colour is on nothing else."""
        image = Image.open(io.BytesIO(picture))
        image.draft("RGB", (image.width // 4, image.height // 4))
        small = image.convert("RGB")
        away = ImageChops.difference(small, Image.new("RGB", small.size, self.colour))
        red, green, blue = away.split()
        furthest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        return sum(furthest.histogram()[:NEAR]) > SPECK * small.width * small.height


MARKS = (Mark("zanzibar", (255, 0, 255)), Mark("quetzal", (0, 255, 0)))


@dataclass
class Witness:
    """Sees everything that the bot sends."""

    texts: list[str] = field(default_factory=list)
    pictures: list[bytes] = field(default_factory=list)
    seen: int = 0

    def check(self, own: Mark, other: Mark) -> int:
        """Look at all since the last time; return how many pictures showed the server's own."""
        words = "\n".join(self.texts).lower()
        assert other.word not in words
        assert [picture for picture in self.pictures if other.is_on(picture)] == []
        shown = sum(own.is_on(picture) for picture in self.pictures)
        self.seen += len(self.pictures)
        self.texts.clear()
        self.pictures.clear()
        return shown


@pytest.fixture
def drawing() -> None:
    """Pictures are drawn: they are looked at."""


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    """Somebody between the bot and the simulated Discord."""
    watching = Witness()
    dispatch, store = router.dispatch, CdnStore.store_attachment

    def overheard(backend: Any, method: str, path: str, **how: Any) -> Any:
        watching.texts.append(path + json.dumps(how.get("json"), ensure_ascii=False, default=str))
        return dispatch(backend, method, path, **how)

    def looked_at(self: CdnStore, id: int, channel: int, name: str, data: bytes, alt: Any) -> Any:
        watching.texts.append(f"{name} {alt}")
        watching.pictures.append(data)
        return store(self, id, channel, name, data, alt)

    monkeypatch.setattr(router, "dispatch", overheard)
    monkeypatch.setattr(CdnStore, "store_attachment", looked_at)
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    return watching


def cards_of(mark: Mark, deck: str) -> Iterator[TakenPicture]:
    """Yield pictures in the server's colour, each with a corner of its own."""
    for number in range(CARDS):
        picture = Image.new("RGB", (800, 1200), mark.colour)
        picture.paste((10 * number, len(deck), 0), (0, 0, 100, 100))
        target = io.BytesIO()
        picture.save(target, "JPEG", quality=85)
        text = f"A {mark.word}, no. {number}"
        yield TakenPicture(target.getvalue(), text, 800, 1200, 0.0, bytes(288))


@pytest.fixture
async def servers(sim: Scenario) -> tuple[Scenario, Scenario]:
    """Two servers, each with two decks, people of its own, and a manager."""
    made: list[Scenario] = []
    for number, mark in enumerate(MARKS):
        guild = sim.env.create_guild()
        role = guild.create_role("managers", permissions=Permissions(manage_guild=True))
        users = [guild.add_member(sim.env.create_user(f"{name}{mark.word[0]}")) for name in NAMES]
        users.append(guild.add_member(sim.env.create_user("Manager"), roles=[role]))
        channel, first = guild.create_text_channel("dixit"), 10**7 * (number + 1)
        one = Scenario(sim.env, sim.bot, guild, channel, users, interactions=first)
        editor = sim.bot.services.router.handlers.decks._editor
        await editor.confirm(guild.id, one.player(MANAGER))
        for deck in (f"{mark.word} one", f"{mark.word} two"):
            where = await editor.destination(guild.id, deck)
            await editor.add(where, list(cards_of(mark, deck)), one.player(MANAGER))
        made.append(one)
    return made[0], made[1]


async def play(sim: Scenario, mark: Mark, decks: str) -> GameId:
    """Play a round from ``/dixit start`` to the podium, and look at what can be looked at."""
    options = {"deck": decks} if decks else {}
    await sim.users[0].slash(sim.channel, "dixit start", ruleset="mini", pace="untimed", **options)
    await sim.deliver()
    for who in (1, 2):
        await sim.press(who, "join")
    await sim.press(0, "settings")
    await sim.press(0, "start")
    await sim.deliver()
    stored = await sim.table.live_game_in(sim.channel.id)
    assert stored is not None
    game = stored.game.id
    assert any(deck.startswith("own-") for deck in stored.game.settings.decks) == (
        mark.word in decks
    )
    await sim.do(game, c.GiveClue(sim.player(0), "a clue", await sim.card(game, 0)))
    await sim.deliver()
    for who in (1, 2):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    await sim.deliver()
    await sim.press(1, "describe")
    await sim.press(0, "hand")
    await sim.do(game, c.Skip(sim.player(0)))
    await sim.deliver()
    await sim.press(1, "explain")
    await sim.do(game, c.EndGame(sim.player(0)))
    await sim.deliver()
    return game


async def ask_around(sim: Scenario, other: Mark) -> list[str]:
    """Ask for decks in every way there is; return what choices came."""
    manager = sim.users[MANAGER]
    offered: list[str] = []
    for typed in ("", other.word[:3], f"{other.word} one", "plain,"):
        offered += map(str, await manager.autocomplete(sim.channel, "dixit start", "deck", typed))
        for name in ("add", "show", "remove", "export", "check"):
            offered += map(
                str, await manager.autocomplete(sim.channel, f"dixit-deck {name}", "deck", typed)
            )
    await manager.slash(sim.channel, "dixit-deck list")
    return offered


async def is_told_nothing(sim: Scenario, other: Mark, witness: Witness) -> None:
    """A deck of the other server is as unknown as one that there is not."""
    manager, unknown = sim.users[MANAGER], "x" * len(other.word)
    asked = [
        (name, {"deck": f"{word} one"})
        for word in (other.word, unknown)
        for name in ("dixit start", "dixit-deck show", "dixit-deck remove", "dixit-deck export",
                     "dixit-deck check")
    ]  # fmt: skip
    answers = [said(await manager.slash(sim.channel, name, **what)) for name, what in asked]
    half = len(answers) // 2
    assert [a.replace(other.word, unknown) for a in answers[:half]] == answers[half:]
    assert [picture for picture in witness.pictures if other.is_on(picture)] == []
    witness.texts.clear()  # they name what was typed


@pytest.mark.parametrize("games", [pytest.param(6), pytest.param(200, marks=pytest.mark.full)])
async def test_nothing_of_one_server_is_seen_in_another(
    servers: tuple[Scenario, Scenario], witness: Witness, games: int
) -> None:
    played: list[tuple[Scenario, Mark, GameId]] = []
    for number in range(games):
        sim, own, other = (
            servers[number % 2], MARKS[number % 2], MARKS[1 - number % 2],
        )  # fmt: skip
        choices = (f"{own.word}-one", f"{own.word}-one,plain", "", f"{own.word}-one,{own.word}-two")
        decks = choices[number // 2 % len(choices)]
        game = await play(sim, own, decks)
        shown = witness.check(own, other)
        assert shown == 0 or own.word in decks
        assert shown > 0 or own.word not in decks or "plain" in decks  # by chance none is dealt
        played.append((sim, own, game))
        if number < len(servers) or number % 20 < len(servers):
            offered = await ask_around(sim, other)
            assert [choice for choice in offered if other.word in choice.lower()] == []
            assert any(own.word in choice.lower() for choice in offered)
            witness.check(own, other)
            await is_told_nothing(sim, other, witness)
    for sim, own, game in played:
        record = (await sim.table.record(await sim.table.load(game))).model_dump_json()
        others = [shelf for shelf in servers if shelf is not sim]
        [other_decks] = [await ids(sim, shelf) for shelf in others]
        assert not any(deck in record for deck in other_decks)
        assert own.word not in record  # decks are in it by their ids alone
    assert witness.seen > 8 * games


async def ids(sim: Scenario, of: Scenario) -> list[str]:
    editor = sim.bot.services.router.handlers.decks._editor
    return [size.deck.id for size in await editor.reads.of_server(of.guild.id)]
