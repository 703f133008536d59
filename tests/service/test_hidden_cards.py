"""Messages that show a hidden card are redrawn, or go if they are too old to be edited (M1)."""

from bot.engine import commands as c
from bot.engine.ids import CardId, PlayerId
from bot.engine.projection import view_for
from tests.service.conftest import ANNA, Room

MODERATOR = PlayerId(99)


async def hide(room: Room, game, card: CardId) -> None:
    await room.act(game, c.HideCard(MODERATOR, card, moderator=True))


async def first_card(room: Room, game) -> CardId:
    return view_for((await room.table.load(game)).game, None).board[0]


def edited(room: Room) -> list[str]:
    """The purposes of what was edited since this was asked last."""
    found = [room.messenger.posted[message][0].purpose for message, _ in room.messenger.edits]
    room.messenger.edits.clear()
    return found


async def played(room: Room) -> tuple:
    """A game in its second round, and a card of the first one's table."""
    game = await room.voting("untimed")
    card = await first_card(room, game)
    await room.deliver()
    await room.act(game, c.Skip(ANNA))
    await room.deliver()
    await room.act(game, c.NextRound(ANNA))
    await room.deliver()
    room.clock.now += 60
    edited(room)
    return game, card


async def test_an_old_table_and_its_reveal_are_redrawn(room: Room) -> None:
    game, card = await played(room)
    await hide(room, game, card)
    await room.deliver()
    assert {"board", "reveal"} <= set(edited(room))
    room.clock.now += 60
    await room.deliver()
    assert edited(room) == []


async def test_what_discord_does_not_let_be_edited_goes(room: Room) -> None:
    game, card = await played(room)
    room.messenger.faults |= {p: ["edit-too-late"] * 3 for p in ("board", "reveal", "hand")}
    await hide(room, game, card)
    await room.deliver()
    assert set(room.messenger.purposes()) == {"lobby", "turn", "tell"}


async def test_the_present_reveal_comes_anew_if_it_cannot_be_edited(room: Room) -> None:
    game = await room.voting("untimed")
    card = await first_card(room, game)
    await room.deliver()
    await room.act(game, c.Skip(ANNA))
    await room.deliver()
    old = [m for m, (key, _) in room.messenger.posted.items() if key.purpose == "reveal"]
    room.messenger.faults["reveal"] = ["edit-too-late"]
    await hide(room, game, card)
    await room.deliver()
    now = [m for m, (key, _) in room.messenger.posted.items() if key.purpose == "reveal"]
    assert len(now) == 1
    assert now != old


async def test_what_shows_no_hidden_card_stays(room: Room) -> None:
    game, _ = await played(room)
    elsewhere = (await room.table.load(game)).game.pile[-1]
    await hide(room, game, elsewhere)
    await room.deliver()
    assert "reveal" not in edited(room)
