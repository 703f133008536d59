"""A clue that a moderator removed is seen nowhere any more."""

from bot.engine import commands as c
from bot.engine.ids import CardId
from bot.service.choices import choose
from bot.service.ports import ClipFile
from bot.service.table import Origin
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said

CLIP = ClipFile("clue-00000000.png", "image/png", b"\x89PNG\r\n\x1a\n" + bytes(50))


def files(sim: Scenario) -> set[str]:
    return {file.filename for message in sim.channel.history() for file in message.attachments}


async def test_its_file_is_deleted(sim: Scenario) -> None:
    game = await sim.lobby()
    settings = (await sim.table.load(game)).game.settings
    chosen = choose(settings, "variants", ["mime-or-sing"])
    await sim.do(game, c.Configure(sim.player(0), chosen))
    cards = sim.deps.decks.cards("plain")
    await sim.do(game, c.StartGame(sim.player(0), tuple(CardId(card) for card in cards)))
    sim.interactions += 1
    await sim.table.act(
        game,
        c.GiveClue(sim.player(0), "bad", await sim.card(game, 0), None, "image"),
        Origin(sim.interactions),
        clip=CLIP,
    )
    await sim.deliver()
    assert CLIP.name in files(sim)
    await sim.do(game, c.RemoveClue(sim.player(0)))
    await sim.deliver()
    assert CLIP.name not in files(sim)


async def test_the_board_with_its_words_is_taken_away(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    board = next(name for name in files(sim) if name.startswith("board-"))
    await sim.do(game, c.RemoveClue(sim.player(0)))
    await sim.deliver()
    assert board not in files(sim)


async def test_descriptions_do_not_name_it(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    press = Press("describe", game, 1, "voting")
    assert "a clue" in said(await sim.forge(1, press))
    await sim.do(game, c.RemoveClue(sim.player(0)))
    assert "a clue" not in said(await sim.forge(1, press))
    await sim.do(game, c.NextRound(sim.player(0)))
    assert "a clue" not in said(await sim.forge(1, press))
