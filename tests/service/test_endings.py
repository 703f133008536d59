"""Hands are closed and reminders taken back: what is there is brought to its end, once."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId, PlayerId
from bot.engine.ruleset import RULESETS
from bot.service.endings import superseded_messages
from bot.service.worker import EDIT_EVERY
from tests.engine.tabletop import Table
from tests.service.conftest import ANNA, BRUNO, CARLA, Room


async def vote(room: Room, game: GameId) -> None:
    for player in (BRUNO, CARLA):
        await room.vote(game, player)


async def end_voting(room: Room, game: GameId) -> None:
    deadline = (await room.table.load(game)).game.deadline
    assert deadline is not None
    await room.table.act(game, c.ExpirePhase(1, "voting", deadline))


async def catch_up(room: Room) -> list[str]:
    """Deliver what is due; return the purposes of the messages that were edited."""
    room.clock.now += EDIT_EVERY
    before = len(room.messenger.edits)
    await room.deliver()
    edited = [message for message, _ in room.messenger.edits[before:]]
    return [room.messenger.posted[message][0].purpose for message in edited]


@pytest.mark.parametrize(
    ("ruleset", "teller"), [("odyssey", ["tell"]), ("party", ["hand"]), ("teams", ["tell", "hand"])]
)
def test_the_newest_message_for_each_is_closed_with_the_round(
    ruleset: str, teller: list[str]
) -> None:
    """In teams the storyteller is sent a hand, too, where their partner leaves (T4)."""
    table = Table(RULESETS[ruleset], 6)
    table.to_voting()
    before, storyteller = table.game, table.storyteller
    table.close()
    closed = [k for k in superseded_messages(before, table.game) if k.traits.direct]
    for player in range(1, 7):
        expected = teller if player == storyteller else ["hand"]
        assert [key.purpose for key in closed if key.viewer == player] == expected


async def test_the_other_hands_of_the_first_round_are_closed_with_the_clue(room: Room) -> None:
    game = await room.started()
    await room.deliver()
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    assert (await catch_up(room)).count("tell") == 3


async def test_a_hand_turns_into_the_table_and_is_closed_with_its_round(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.act(game, c.GiveCard(player, await room.card(game, player)))
    edited = await catch_up(room)
    assert (edited.count("hand"), edited.count("tell")) == (2, 0), (
        "no hand was sent before the clue"
    )
    await end_voting(room, game)
    assert (await catch_up(room)).count("hand") == 2
    await room.act(game, c.NextRound(ANNA))
    assert "hand" not in await catch_up(room)


async def test_hands_say_that_the_game_is_over_when_it_ends_in_the_pause(room: Room) -> None:
    game = await room.started()
    await room.deliver()
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await catch_up(room)
    for player in (BRUNO, CARLA):
        await room.act(game, c.GiveCard(player, await room.card(game, player)))
    await catch_up(room)
    await end_voting(room, game)
    await catch_up(room)
    await room.act(game, c.EndGame(ANNA))
    edited = await catch_up(room)
    assert (edited.count("hand"), edited.count("tell")) == (2, 1)
    assert not {"hand", "tell"} & set(await catch_up(room))


@pytest.mark.parametrize(
    ("why", "purpose"), [("passed", "tell"), ("clue-removed", "hand"), ("found", "hand")]
)
def test_it_is_the_newest_hand_of_the_round_that_says_so(why: str, purpose: str) -> None:
    table = Table(RULESETS["odyssey"], 5)
    if why != "passed":
        table.tell()
    if why == "clue-removed":
        table.do(c.RemoveClue(PlayerId(1), moderator=True))
    elif why == "passed":
        table.skip()
    else:
        table.give_all()
        table.close()
    before, teller = table.game, table.storyteller
    assert before.phase.kind == "scored"
    table.do(c.EndGame(PlayerId(1)))
    closed = [k for k in superseded_messages(before, table.game) if k.traits.direct]
    assert {key.viewer: key.purpose for key in closed} == {
        player: "tell" if player == teller else purpose for player in range(1, 6)
    }


async def test_a_vote_cast_elsewhere_is_shown_on_the_direct_message(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.act(game, c.GiveCard(player, await room.card(game, player)))
    await catch_up(room)
    await room.vote(game, BRUNO)
    assert (await catch_up(room)).count("hand") == 1


@pytest.mark.parametrize("phase", ["submitting", "voting", "scored"])
def test_who_is_back_by_anything_reads_no_more_that_nobody_waits_for_them(phase: str) -> None:
    table = Table(RULESETS["odyssey"], 5)
    table.play_without(3)
    table.next()
    table.tell()
    while table.kind != phase:
        table.skip()
    assert table.game.chairs[table.seat(3)].away
    before = table.game
    table.do(c.Propose(PlayerId(3), "host", quiet=True))
    assert table.kind == phase
    assert not table.game.chairs[table.seat(3)].away
    edited = [k for k in superseded_messages(before, table.game) if k.traits.direct]
    shown = [] if phase == "scored" else [("hand", 3)]
    assert [(key.purpose, key.viewer) for key in edited] == shown


async def test_the_hand_of_somebody_who_leaves_is_closed(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    await room.act(game, c.Join(PlayerId(104), "Dario"))
    await catch_up(room)
    await room.act(game, c.Leave(BRUNO))
    assert "hand" in await catch_up(room)


async def test_a_reminder_is_taken_back_once_everybody_has_acted(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    await room.table.remind(game)
    await room.deliver()
    assert "remind" in room.messenger.purposes()
    await room.vote(game, BRUNO)
    await catch_up(room)
    assert "remind" in room.messenger.purposes(), "one is still awaited"
    await room.vote(game, CARLA)
    await catch_up(room)
    assert "remind" not in room.messenger.purposes()


async def test_nothing_is_sent_only_to_be_closed(room: Room) -> None:
    game = await room.voting()
    await vote(room, game)
    await end_voting(room, game)
    await catch_up(room)
    assert not {"hand", "tell", "remind"} & set(room.messenger.purposes())
