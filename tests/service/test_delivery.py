"""Messages reach the state they must show, once each, whatever fails on the way."""

import asyncio

import pytest

from bot.engine import commands as c
from bot.engine.errors import StorageError
from bot.engine.ids import GameId, PlayerId
from bot.service import delivery
from bot.service.choices import choose
from bot.service.delivery import LEASE
from bot.service.ports import ClipFile, MessageKey, Place
from bot.service.subscribers import ONE_LEFT_WITHIN, PROGRESS_EVERY, REVEALED_WITHIN
from bot.service.table import Origin
from bot.service.worker import EDIT_EVERY, LOBBY_EDIT_EVERY, MAX_FAILURES, NONCE_LIFE
from data.connection import statement
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, Room


async def test_a_lobby_is_posted_once_and_then_edited(room: Room) -> None:
    game = await room.open()
    await room.deliver()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.act(game, c.Join(CARLA, "Carla"))
    await room.deliver()
    assert room.messenger.purposes() == ["lobby"]
    assert room.messenger.edits == [(1, 3)], "two joins make one edit"


async def test_edits_of_a_message_keep_their_distance(room: Room) -> None:
    game = await room.open()
    await room.deliver()
    for player, name in ((BRUNO, "Bruno"), (CARLA, "Carla")):
        await room.act(game, c.Join(player, name))
        await room.deliver()
    assert len(room.messenger.edits) == 1
    room.clock.now += EDIT_EVERY
    await room.deliver()
    assert len(room.messenger.edits) == 2


async def test_a_round_costs_as_many_messages_as_the_design_says(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    deadline = (await room.table.load(game)).game.deadline
    assert deadline is not None
    await room.table.act(game, c.ExpirePhase(1, "voting", deadline))
    await room.deliver()
    assert sorted(room.messenger.purposes()) == ["board", "lobby", "reveal"]


async def test_everybody_may_tell_first_then_those_who_give_get_the_clue(room: Room) -> None:
    game = await room.started()
    await room.deliver()
    assert room.messenger.purposes().count("tell") == 3
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await room.deliver()
    hands = [key.viewer for key, _ in room.messenger.posted.values() if key.purpose == "hand"]
    assert sorted(hands) == [BRUNO, CARLA]


async def test_the_clock_starts_with_the_delivery(room: Room) -> None:
    game = await room.started()
    assert (await room.table.load(game)).game.deadline is None
    room.clock.now += 50
    await room.deliver()
    assert (await room.table.load(game)).game.deadline == room.clock.now + 180


async def test_who_has_held_a_lease_for_too_long_sends_nothing(room: Room) -> None:
    await room.open()
    [claimed] = await room.store.outbox.claim(room.clock.now, LEASE)
    room.clock.now += LEASE
    await room.dispatcher._worker.bring_up_to_date(claimed)
    assert room.messenger.purposes() == []
    await room.deliver()
    assert room.messenger.purposes() == ["lobby"]


async def test_a_lost_answer_does_not_post_twice(room: Room) -> None:
    await room.open()
    room.messenger.lost_answers = 1
    await room.deliver()
    room.clock.now += 2
    await room.deliver()
    assert room.messenger.purposes() == ["lobby"]


async def test_what_was_sent_in_a_time_that_is_undone_is_edited(room: Room) -> None:
    await room.open()
    room.messenger.stale = True
    await room.deliver()
    assert room.messenger.purposes() == ["lobby"]
    assert room.messenger.edits == [(1, 1)]


async def test_a_send_in_doubt_is_found_again_when_the_nonce_is_forgotten(room: Room) -> None:
    game = await room.open()
    room.messenger.lost_answers = 1
    await room.deliver()
    room.messenger.forget_nonces()
    room.clock.now += NONCE_LIFE + 5
    await room.deliver()
    assert room.messenger.purposes() == ["lobby"]
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.deliver()
    assert {message for message, _ in room.messenger.edits} == {1}


async def test_a_message_that_is_gone_is_sent_anew(room: Room) -> None:
    game = await room.open()
    await room.deliver()
    [(_, first)] = room.messenger.posted.values()
    room.messenger.posted.clear()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.deliver()
    [(_, second)] = room.messenger.posted.values()
    assert first != second


async def test_a_closed_direct_message_falls_back_once_and_the_game_goes_on(room: Room) -> None:
    room.messenger.faults["tell"] = ["closed"]
    game = await room.started()
    await room.deliver()
    assert room.messenger.purposes().count("tell") == 2
    assert room.messenger.purposes().count("dm_fallback") == 1
    assert (await room.table.load(game)).game.deadline is not None


async def test_a_channel_that_is_gone_ends_the_game(room: Room) -> None:
    room.messenger.faults["turn"] = ["channel-gone"]
    game = await room.started()
    await room.deliver()
    assert (await room.table.load(game)).game.phase.kind == "finished"


async def test_a_lost_permission_lets_the_clock_run_and_is_tried_again(room: Room) -> None:
    room.messenger.faults["turn"] = ["no-permission"]
    game = await room.started()
    await room.deliver()
    assert (await room.table.load(game)).game.deadline is not None
    assert "turn" not in room.messenger.purposes()
    room.clock.now += 2
    await room.deliver()
    assert room.messenger.purposes().count("turn") == 1


async def test_what_was_given_up_comes_back_when_asked_for(room: Room) -> None:
    room.messenger.faults["lobby"] = ["later"] * MAX_FAILURES
    game = await room.open()
    for _ in range(MAX_FAILURES):
        await room.deliver()
        room.clock.now += 61
    assert await room.deliver() == 0
    assert room.messenger.posted == {}
    await room.table.refresh(game)
    await room.deliver()
    assert room.messenger.purposes() == ["lobby"]


async def test_a_late_reveal_shows_its_own_round(room: Room) -> None:
    game = await room.voting()
    await room.deliver()
    for player in (BRUNO, CARLA):
        await room.vote(game, player)
    deadline = (await room.table.load(game)).game.deadline
    assert deadline is not None
    await room.table.act(game, c.ExpirePhase(1, "voting", deadline))
    await room.act(game, c.NextRound(ANNA))
    shown: list[tuple[int, str]] = []
    send = room.messenger.send

    async def watch(key, delivery_key, stored):
        if key.purpose == "reveal":
            shown.append((stored.game.round, stored.game.phase.kind))
        return await send(key, delivery_key, stored)

    room.messenger.send = watch
    await room.deliver()
    assert shown == [(1, "scored")]


async def test_a_hand_that_nobody_needs_any_more_is_not_sent(room: Room) -> None:
    await room.voting()
    await room.deliver()
    assert "hand" not in room.messenger.purposes()
    assert "tell" not in room.messenger.purposes()


@pytest.mark.parametrize("fault", ["channel-gone", "no-permission"])
async def test_a_direct_message_that_is_refused_falls_back_to_the_channel(
    room: Room, fault: str
) -> None:
    room.messenger.faults["tell"] = [fault]
    game = await room.started()
    await room.deliver()
    assert room.messenger.purposes().count("tell") == 2
    assert room.messenger.purposes().count("dm_fallback") == 1
    assert (await room.table.load(game)).game.phase.kind == "storytelling"


async def test_a_closed_direct_message_falls_back_in_every_phase_that_asks(room: Room) -> None:
    game = await room.started()
    room.messenger.faults["tell"] = ["closed"] * 3
    await room.deliver()
    room.messenger.faults["hand"] = ["closed"] * 2
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await room.deliver()
    fallbacks = [key for key, _ in room.messenger.posted.values() if key.purpose == "dm_fallback"]
    assert sorted((key.detail, key.viewer) for key in fallbacks) == [
        ("storytelling", ANNA),
        ("storytelling", BRUNO),
        ("storytelling", CARLA),
        ("submitting", BRUNO),
        ("submitting", CARLA),
    ]


async def test_a_hand_asks_no_more_when_a_lot_was_drawn(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    await room.act(game, c.Skip(ANNA))
    await room.act(game, c.Skip(ANNA))
    await room.deliver()
    hands = {n for n, (key, _) in room.messenger.posted.items() if key.purpose == "hand"}
    assert len(hands) == 2
    assert hands <= {message for message, _ in room.messenger.edits}


async def test_a_hand_that_is_gone_is_not_sent_anew_when_its_phase_is_over(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    room.messenger.faults["hand"] = ["message-gone"] * 2
    await room.act(game, c.Skip(ANNA))
    await room.deliver()
    assert room.messenger.purposes().count("hand") == 2


async def test_who_is_drawn_to_tell_is_called(room: Room) -> None:
    game = await room.started()
    await room.deliver()
    await room.table.remind(game)
    await room.deliver()
    room.clock.now += 90
    await room.act(game, c.Skip(ANNA))
    await room.deliver()
    assert room.messenger.purposes().count("remind") == 1, "the one to all is taken back"
    tells = {n for n, (key, _) in room.messenger.posted.items() if key.purpose == "tell"}
    edited = {message for message, _ in room.messenger.edits}
    assert tells <= edited, "one must tell now, two may not any more"
    await room.table.remind(game)
    await room.deliver()
    assert room.messenger.purposes().count("remind") == 2


async def told_with_a_clip(room: Room) -> GameId:
    game = await room.open(pace="untimed")
    settings = (await room.table.load(game)).game.settings
    await room.act(game, c.Configure(ANNA, choose(settings, "variants", ["mime-or-sing"])))
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.act(game, c.Join(CARLA, "Carla"))
    await room.act(game, c.StartGame(ANNA, CARDS))
    room.interactions += 1
    await room.table.act(
        game,
        c.GiveClue(ANNA, "", await room.card(game, ANNA), None, "audio"),
        Origin(room.interactions),
        clip=ClipFile("clue-1.ogg", "audio/ogg", b"OggS"),
    )
    return game


async def test_a_clips_file_is_kept_until_it_is_surely_posted(room: Room) -> None:
    """Of a game that goes on for weeks they would fill the disk."""
    game = await told_with_a_clip(room)

    async def kept() -> bool:
        while await room.store.prune(room.clock.now):
            pass
        return await room.table.clip(game, 1) is not None

    assert await kept()
    room.messenger.lost_answers = 100
    await room.deliver()
    assert await kept(), "nobody knows whether it was posted"
    room.messenger.lost_answers = 0
    for _ in range(3):
        room.clock.now += 60
        await room.deliver()
    assert "clip" in room.messenger.purposes()
    assert await room.table.clip(game, 1) is None


async def test_a_clips_file_that_is_posted_goes_at_once(room: Room) -> None:
    game = await told_with_a_clip(room)
    await room.deliver()
    assert room.messenger.purposes().count("clip") == 1
    assert await room.table.clip(game, 1) is None
    await room.table.refresh(game)
    room.clock.now += 60
    await room.deliver()
    assert room.messenger.purposes().count("clip") == 1


@pytest.mark.parametrize("posted", ["never", "surely", "in doubt"])
async def test_a_removed_clue_takes_its_file_along(room: Room, posted: str) -> None:
    game = await told_with_a_clip(room)
    if posted == "surely":
        await room.deliver()
    if posted == "in doubt":
        room.messenger.lost_answers = 100
        await room.deliver()
        room.messenger.lost_answers = 0
        room.clock.now += 2
    await room.act(game, c.RemoveClue(ANNA))
    await room.act(game, c.NextRound(ANNA))
    await room.deliver()
    assert "clip" not in room.messenger.purposes()


async def test_a_removed_clue_goes_from_the_hands(room: Room) -> None:
    game = await room.started()
    await room.deliver()
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await room.deliver()
    await room.act(game, c.RemoveClue(ANNA))
    await room.deliver()
    direct = {n for n, (s, _) in room.messenger.posted.items() if s.purpose == "hand"}
    direct |= {
        n for n, (s, _) in room.messenger.posted.items() if s == MessageKey(game, 1, "tell", ANNA)
    }
    assert len(direct) == 3
    assert direct <= {message for message, _ in room.messenger.edits}


async def test_a_board_is_posted_again_only_if_it_is_gone(room: Room) -> None:
    game = await room.voting(pace="untimed")
    await room.deliver()
    room.clock.now += 3600
    await room.table.refresh(game)
    await room.deliver()
    assert room.messenger.purposes().count("board") == 1
    room.messenger.posted = {
        n: p for n, p in room.messenger.posted.items() if p[0].purpose != "board"
    }
    room.clock.now += EDIT_EVERY
    await room.table.refresh(game)
    await room.deliver()
    assert room.messenger.purposes().count("board") == 1, "it was gone"


async def test_the_end_of_a_game_long_over_is_not_posted_again(room: Room) -> None:
    game = await room.told()
    await room.act(game, c.EndGame(ANNA))
    await room.deliver()
    room.clock.now += 3 * 86_400
    while await room.store.prune(room.clock.now):
        pass
    room.messenger.forget_nonces()
    await room.table.refresh(game)
    await room.deliver()
    assert room.messenger.purposes().count("end") == 1


async def test_a_clock_set_back_stops_no_edits(room: Room) -> None:
    game = await room.open()
    await room.deliver()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.deliver()
    room.clock.now -= 3_600
    await room.act(game, c.Join(CARLA, "Carla"))
    await room.deliver()
    assert len(room.messenger.edits) == 2


async def test_a_game_that_cannot_be_read_is_tried_again_and_given_up(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await room.open()
    await room.damage(broken)
    other = await room.open(place=Place(1, 11))
    for _ in range(MAX_FAILURES):
        await room.deliver()
        room.clock.now += 61
    assert [key.game for key, _ in room.messenger.posted.values()] == [other]
    assert await room.deliver() == 0
    logged = [(record.name, record.levelname) for record in caplog.records]
    assert logged == [("bot.service.worker", "WARNING")], "once"


async def test_a_game_that_cannot_be_ended_costs_the_others_nothing(room: Room) -> None:
    broken = await room.started()
    other = await room.started(place=Place(1, 11))
    await room.store._writer.run(statement("DELETE FROM log WHERE game_id = $1", broken))
    room.messenger.faults["turn"] = ["channel-gone"]
    running = asyncio.create_task(room.dispatcher.run())
    async with asyncio.timeout(60):
        while "turn" not in room.messenger.purposes():  # noqa: ASYNC110  the loop tells nobody
            await asyncio.sleep(0.01)
    assert not running.done()
    running.cancel()
    assert {key.game for key, _ in room.messenger.posted.values()} >= {other}
    assert (await room.table.load(broken)).game.phase.kind == "storytelling"


async def test_a_store_that_refuses_is_logged_once(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object) -> None:
        raise StorageError("storage-full")

    await room.open()
    monkeypatch.setattr(room.store.outbox, "claim", full)
    monkeypatch.setattr(delivery, "BACKOFF", (0.01,))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await room.dispatcher.run()
    assert [record.message for record in caplog.records] == ["outbox: the store refused"]


async def test_a_lobby_shows_the_first_at_once_and_a_burst_within_a_second(room: Room) -> None:
    game = await room.open(ruleset="odyssey")
    await room.deliver()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    await room.deliver()
    assert len(room.messenger.edits) == 1
    for person in range(104, 108):
        await room.act(game, c.Join(PlayerId(person), f"Player {person}"))
        await room.deliver()
    assert len(room.messenger.edits) == 1
    room.clock.now += LOBBY_EDIT_EVERY
    await room.deliver()
    assert len(room.messenger.edits) == 2


async def _one_gives(room: Room, game: GameId) -> None:
    """Give the first card, once every message is there and may be edited again."""
    await room.deliver()
    room.clock.now += EDIT_EVERY
    await room.deliver()
    room.messenger.edits.clear()
    await room.act(game, c.GiveCard(BRUNO, await room.card(game, BRUNO)))


async def test_who_is_awaited_is_shown_for_several_at_once(room: Room) -> None:
    game = await room.open(ruleset="classic")
    for player in (BRUNO, CARLA, PlayerId(104), PlayerId(105)):
        await room.act(game, c.Join(player, f"Player {player}"))
    await room.act(game, c.StartGame(ANNA, CARDS))
    await room.act(game, c.GiveClue(ANNA, "a clue", await room.card(game, ANNA)))
    await _one_gives(room, game)
    room.clock.now += PROGRESS_EVERY - 1
    await room.deliver()
    turn = room.messenger.purposes().index("turn") + 1
    assert turn not in [message for message, _ in room.messenger.edits]
    room.clock.now += 1
    await room.deliver()
    assert [message for message, _ in room.messenger.edits].count(turn) == 1
    room.clock.now += 1
    for player in (CARLA, PlayerId(104)):
        await room.act(game, c.GiveCard(player, await room.card(game, player)))
    room.clock.now += EDIT_EVERY - 2
    await room.deliver()
    assert [message for message, _ in room.messenger.edits].count(turn) == 1, "so soon again"
    room.clock.now += 2
    await room.deliver()
    assert [message for message, _ in room.messenger.edits].count(turn) == 2


async def test_when_one_is_left_it_is_said_soon(room: Room) -> None:
    game = await room.told()
    await _one_gives(room, game)
    await room.deliver()
    turn = room.messenger.purposes().index("turn") + 1
    assert turn not in [message for message, _ in room.messenger.edits]
    room.clock.now += ONE_LEFT_WITHIN
    await room.deliver()
    assert [message for message, _ in room.messenger.edits].count(turn) == 1


async def _all_votes_but_one(room: Room) -> GameId:
    """Return a game of which the board is posted, and the first vote told."""
    game = await room.voting()
    await room.deliver()
    await room.vote(game, BRUNO)
    room.clock.now += PROGRESS_EVERY
    await room.deliver()
    room.messenger.edits.clear()
    return game


async def test_that_the_votes_are_in_is_left_to_the_reveal(room: Room) -> None:
    game = await _all_votes_but_one(room)
    closes = (await room.vote(game, CARLA)).game.deadline
    assert closes is not None
    room.clock.now = closes
    await room.deliver()
    board = room.messenger.purposes().index("board") + 1
    assert board not in [message for message, _ in room.messenger.edits]
    await room.act(game, c.ExpirePhase(1, "voting", closes))
    room.clock.now += REVEALED_WITHIN
    await room.deliver()
    assert [message for message, _ in room.messenger.edits].count(board) == 1


async def test_that_the_votes_are_in_is_told_if_no_reveal_comes(room: Room) -> None:
    game = await _all_votes_but_one(room)
    closes = (await room.vote(game, CARLA)).game.deadline
    assert closes is not None
    room.clock.now = closes + REVEALED_WITHIN
    await room.deliver()
    board = room.messenger.purposes().index("board") + 1
    assert board in [message for message, _ in room.messenger.edits]


async def test_that_the_votes_are_in_is_told_while_the_clock_stands(room: Room) -> None:
    game = await _all_votes_but_one(room)
    await room.act(game, c.Pause(ANNA))
    room.clock.now += EDIT_EVERY
    await room.deliver()
    room.messenger.edits.clear()
    await room.vote(game, CARLA)
    room.clock.now += EDIT_EVERY
    await room.deliver()
    board = room.messenger.purposes().index("board") + 1
    assert board in [message for message, _ in room.messenger.edits]


async def test_what_else_changes_does_not_wait_for_who_is_awaited(room: Room) -> None:
    game = await room.told()
    await _one_gives(room, game)
    await room.act(game, c.GiveCard(CARLA, await room.card(game, CARLA)))
    room.clock.now += EDIT_EVERY
    await room.deliver()
    turn = room.messenger.purposes().index("turn") + 1
    assert turn in [message for message, _ in room.messenger.edits]
