"""One action, one transaction; what is repeated, late or refused changes nothing."""

import asyncio
import json

import pytest

from bot.engine import commands as c
from bot.engine.chance import Chance
from bot.engine.errors import ChannelBusy, GameNotFound, RequestError, RuleViolation, StaleAction
from bot.engine.ids import GameId
from bot.engine.projection import view_for
from bot.service.choices import default_settings
from bot.service.execution import LAST_CALL
from bot.service.ports import GuildSettings, Place
from bot.service.record import GameRecord
from bot.service.record_check import replay_problems
from bot.service.subscribers import ANSWERED_WITHIN
from bot.service.table import Origin, PhaseRef, TableService
from tests.service.conftest import ANNA, BRUNO, CARDS, CARLA, PLACE, Room


async def test_an_interaction_is_acted_on_once(room: Room) -> None:
    game = await room.open()
    first = await room.table.act(game, c.Join(BRUNO, "Bruno"), Origin(77))
    again = await room.table.act(game, c.Join(BRUNO, "Bruno"), Origin(77))
    assert (first.version, again.version) == (2, 2)


async def test_a_repeated_opening_gives_the_first_lobby(room: Room) -> None:
    game = await room.open()
    room.interactions -= 1
    assert await room.open() == game


async def test_computer_players_sit_down_with_the_opening(room: Room) -> None:
    game = await room.open(at_once=(c.AddComputer(ANNA, "even"),) * 2)
    stored = await room.table.load(game)
    assert (stored.version, len(stored.game.chairs)) == (1, 3)
    assert len(await room.table.history(game)) == 1


async def test_an_opening_that_the_rules_refuse_leaves_no_lobby(room: Room) -> None:
    with pytest.raises(RuleViolation, match="table-full"):
        await room.open(at_once=(c.AddComputer(ANNA, "even"),) * 6)
    assert await room.store.read.games.live_in(PLACE.target_id) is None


async def test_a_second_game_in_a_channel_is_refused(room: Room) -> None:
    game = await room.open()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    for player, code in (
        (ANNA, "channel-busy-own"),
        (BRUNO, "channel-busy-own"),
        (CARLA, "channel-busy"),
    ):
        with pytest.raises(ChannelBusy) as refused:
            await room.open(host=player)
        assert refused.value.code == code


async def test_a_server_has_no_more_games_than_its_managers_allow(room: Room) -> None:
    async with room.store.begin() as uow:
        await uow.servers.save(GuildSettings(PLACE.guild_id, max_games=1))
        await uow.commit()
    await room.open()
    with pytest.raises(RequestError, match="too-many-games"):
        await room.table.open(
            place=Place(1, 11),
            host=BRUNO,
            host_name="Bruno",
            settings=default_settings("mini", "normal", ("house",)),
            locale="en",
            interaction_id=999,
        )


async def test_a_refusal_leaves_the_game_and_may_be_tried_again(room: Room) -> None:
    game = await room.open()
    before = await room.table.load(game)
    with pytest.raises(RuleViolation):
        await room.table.act(game, c.Skip(BRUNO), Origin(88))
    assert await room.table.load(game) == before
    # The refused interaction is not marked as seen: nothing was done for it.
    await room.table.act(game, c.Join(BRUNO, "Bruno"), Origin(88))
    assert (await room.table.load(game)).version == 2


@pytest.mark.parametrize(
    ("phase_ref", "code"),
    [
        (PhaseRef(0, "lobby"), "already-started"),
        (PhaseRef(1, "storytelling"), "stale-phase"),
        (PhaseRef(2, "submitting"), "stale-round"),
    ],
)
async def test_a_press_on_another_moment_is_stale(
    room: Room, phase_ref: PhaseRef, code: str
) -> None:
    game = await room.told()
    command = c.GiveCard(BRUNO, await room.card(game, BRUNO))
    with pytest.raises(StaleAction, match=code):
        await room.table.act(game, command, Origin(500, phase_ref))


async def test_a_press_after_the_end_says_so(room: Room) -> None:
    game = await room.voting()
    await room.act(game, c.EndGame(ANNA))
    with pytest.raises(StaleAction, match="game-over"):
        await room.table.act(game, c.PlaceToken(BRUNO, 1), Origin(500, PhaseRef(1, "voting")))


async def test_simultaneous_votes_do_not_refuse_each_other(room: Room) -> None:
    game = await room.voting()
    moment = PhaseRef(1, "voting")
    for number, player in enumerate((BRUNO, CARLA)):
        await room.vote(game, player)
        await room.table.act(game, c.FinishBallot(player), Origin(600 + number, moment))
    assert (await room.table.load(game)).game.phase.closing


async def test_an_unknown_game_is_not_found(room: Room) -> None:
    with pytest.raises(GameNotFound):
        await room.table.load(GameId("aaaaaaaaaa"))
    with pytest.raises(GameNotFound):
        await room.act(GameId("aaaaaaaaaa"), c.Leave(ANNA))


async def test_the_end_keeps_a_record_that_replays(room: Room) -> None:
    game = await room.voting()
    await room.act(game, c.EndGame(ANNA))
    async with room.store.begin() as uow:
        document = await uow.records.get(game)
    assert document is not None
    record = GameRecord.model_validate(json.loads(document))
    assert record.ended == "ended"
    assert replay_problems(record) == []


async def test_who_acts_in_a_game_that_others_have_changed_acts_in_it_as_it_is(room: Room) -> None:
    game = await room.told()
    other = TableService(room.store, wake=lambda _: None, now=room.clock)
    card = await room.card(game, BRUNO)
    await other.act(game, c.GiveCard(CARLA, await room.card(game, CARLA)))
    stored = await room.act(game, c.GiveCard(BRUNO, card))
    assert stored.game.phase.kind == "voting", "both have given"
    assert await room.table.load(game) == stored
    await other.act(game, c.RemoveClue(ANNA))
    with pytest.raises(RuleViolation):
        await room.act(game, c.PlaceToken(BRUNO, 1))


async def test_who_acts_at_once_comes_in_order_and_acts_in_the_game_as_it_then_is(
    room: Room,
) -> None:
    game = await room.open()
    *_, started = await asyncio.gather(
        *(room.act(game, c.Join(who, str(who))) for who in (BRUNO, CARLA)),
        room.act(game, c.StartGame(ANNA, CARDS)),
    )
    assert (started.game.round, len(started.game.chairs)) == (1, 3)


async def test_a_repeated_interaction_changes_nothing_also_if_it_might(room: Room) -> None:
    game = await room.open()
    await room.act(game, c.Join(BRUNO, "Bruno"))
    joined = await room.table.act(game, c.Join(CARLA, "Carla"), Origin(900))
    assert await room.table.act(game, c.Leave(CARLA), Origin(900)) == joined


async def test_a_reminder_is_set_at_half_the_time_and_given_once(room: Room) -> None:
    game = await room.started()
    await room.deliver()
    stored = await room.table.load(game)
    assert stored.game.deadline == room.clock.now + 180
    assert stored.remind_at == room.clock.now + 90
    await room.table.remind(game)
    await room.deliver()
    assert room.messenger.purposes().count("remind") == 1
    assert (await room.table.load(game)).remind_at == room.clock.now + 180 - LAST_CALL


async def test_an_answered_hand_is_left_to_its_answer_and_edited_if_none_comes(room: Room) -> None:
    game = await room.told()
    await room.deliver()
    hands = {s.viewer: (s, n) for n, (s, _) in room.messenger.posted.items() if s.purpose == "hand"}
    origins = {p: Origin(900 + p, None, *hands[p]) for p in (BRUNO, CARLA)}
    other = Origin(999, None, hands[BRUNO][0], 12_345)
    give = c.GiveCard(BRUNO, await room.card(game, BRUNO))
    stored = await room.table.act(game, give, origins[BRUNO])
    await room.table.shown(origins[BRUNO], stored.version)
    await room.deliver()
    room.clock.now += 2 * ANSWERED_WITHIN
    await room.deliver()
    assert hands[BRUNO][1] not in {message for message, _ in room.messenger.edits}, "answered"
    await room.table.act(game, c.TakeBack(BRUNO, give.card), origins[CARLA])
    take = await room.table.act(game, give, other)
    await room.table.shown(other, take.version)
    await room.deliver()
    assert hands[BRUNO][1] in {message for message, _ in room.messenger.edits}, "another message"
    room.messenger.edits.clear()
    room.clock.now += 2 * ANSWERED_WITHIN
    await room.table.act(game, c.TakeBack(BRUNO, give.card), Origin(1_000, None, *hands[BRUNO]))
    await room.deliver()
    assert hands[BRUNO][1] not in {message for message, _ in room.messenger.edits}, "not yet"
    room.clock.now += ANSWERED_WITHIN
    await room.deliver()
    assert hands[BRUNO][1] in {message for message, _ in room.messenger.edits}, "no answer came"


async def test_the_seed_is_in_nothing_that_is_shown_of_a_running_game(room: Room) -> None:
    game = await room.told()
    stored = await room.table.load(game)
    record = await room.table.record(stored)
    views = [view_for(stored.game, viewer) for viewer in (None, ANNA, BRUNO)]
    shown = f"{stored!r} {stored.game!r} {views!r} {record.model_dump_json()}"
    assert stored.seed.hex() not in shown
    assert repr(stored.seed)[2:-1] not in shown
    assert record.commitment == Chance(stored.seed).commitment(game)
    await room.act(game, c.EndGame(ANNA))
    over = await room.table.record(await room.table.load(game))
    assert (over.seed, over.commitment) == (stored.seed.hex(), record.commitment)
