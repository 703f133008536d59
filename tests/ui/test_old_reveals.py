"""A reveal after its pause: its points stay, its button and its countdown go."""

from simcord.components import walk_components

from bot.engine import commands as c
from tests.ui.scenario import Scene, ids_of


def texts(message: object) -> str:
    parts = walk_components([part.to_dict() for part in message.components])  # type: ignore[attr-defined]
    return "\n".join(part["content"] for part in parts if "content" in part)


async def test_the_next_round_takes_the_button_and_leaves_the_points(sim: Scene) -> None:
    game = await sim.voting()
    await sim.do(game, c.PlaceToken(sim.player(1), 1 if await may(sim, game, 1, 1) else 2))
    await sim.do(game, c.Skip(sim.player(0)))
    await sim.deliver()
    reveal = sim.message("next")
    shown = texts(reveal)
    await sim.do(game, c.NextRound(sim.player(0)))
    await sim.deliver()
    old = next(m for m in sim.channel.history() if m.id == reveal.id)
    assert not any(":next:" in i for i in ids_of(old))
    assert any(":explain:" in i for i in ids_of(old))
    points = [line for line in shown.splitlines() if "→" in line]
    assert points
    assert all(line in texts(old) for line in points)
    assert len(old.attachments) == len(reveal.attachments)
    assert sim.channel.last_message.id != reveal.id


async def may(sim: Scene, game: object, who: int, number: int) -> bool:
    return number not in (await sim.view(game, who)).own_numbers  # type: ignore[arg-type]
