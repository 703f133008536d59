"""A reveal after its pause: its points stay, its button and its countdown go."""

from bot.engine import commands as c
from tests.ui.scenario import Scene, ids_of, texts_of


async def test_the_next_round_takes_the_button_and_leaves_the_points(sim: Scene) -> None:
    game = await sim.voting()
    own = (await sim.view(game, 1)).own_numbers
    await sim.do(game, c.PlaceToken(sim.player(1), 2 if 1 in own else 1))
    await sim.do(game, c.Skip(sim.player(0)))
    await sim.deliver()
    reveal = sim.message("next")
    shown = texts_of(reveal)
    await sim.do(game, c.NextRound(sim.player(0)))
    await sim.deliver()
    old = next(m for m in sim.channel.history() if m.id == reveal.id)
    assert not any(":next:" in i for i in ids_of(old))
    assert any(":explain:" in i for i in ids_of(old))
    points = [line for line in shown.splitlines() if "→" in line]
    assert points
    assert all(line in texts_of(old) for line in points)
    assert len(old.attachments) == len(reveal.attachments)
    assert sim.channel.last_message.id != reveal.id
