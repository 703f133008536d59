"""Modified clients: presses, choices, windows and commands that nobody was offered."""

import logging
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
import simcord
from discord import HTTPException, Interaction, InteractionType, Permissions, TextChannel
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.interactions import base_payload

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service.choices import PACES
from bot.service.ports import GuildSettings
from bot.service.record import FORMER_PLAYER
from bot.ui.codec import Press, Verb
from bot.ui.markup import safe
from bot.ui.submitted import fields
from bot.ui.verbs import VERBS
from tests.ui.scenario import Scenario, ids_of, said, snapshot, texts_of

ANNA, BRUNO, CARLA, DARIO, STRANGER, MANAGER = range(6)
UNKNOWN = "don't know that button"

ARGS = ("", "0", "1", "99", "9" * 64, "-", "1.5", "plain/001", "no/such")
CHOICES: tuple[tuple[Verb, str, Any], ...] = (
    ("set", "language", []),
    ("set", "language", ["xx"]),
    ("set", "language", [None]),
    ("set", "target", ["9" * 5000]),
    ("set", "target", ["-1"]),
    ("set", "target", "50"),
    ("set", "target", {"a": 1}),
    ("set", "laps", [["a"]]),
    ("set", "tokens", ["none"]),
    ("set", "first", ["1"]),
    ("set", "seating", ["\0"]),
    ("set", "decks", ["plain", "no-such"] * 100),
    ("set", "decks", ["../../etc"]),
    ("set", "ruleset", ["constructor"]),
    ("set", "pace", [""]),
    ("set", "nosuch", ["1"]),
    ("set", "", ["1"]),
    ("seat", "", ["1"]),
    ("seat", "", ["x"]),
    ("seat", "", ["9" * 5000]),
    ("rabbit", "", ["9" * 5000]),
    ("star", "", ["9" * 5000]),
    ("steer", "host", ["9" * 5000]),
    ("look", "", ["plain/001"]),
    ("look", "", [5]),
    ("look", "", 5),
    ("look", "", ["'; DROP TABLE games"]),
)


async def send(
    sim: Scenario,
    who: int,
    data: dict[str, Any],
    kind: InteractionType = InteractionType.component,
    message: Any = None,
) -> simcord.InteractionResult:
    """Send an interaction as no client of Discord's own would make it."""
    extra: dict[str, Any] = {"locale": "en-US"}
    if message is not None:
        stored = sim.env.backend.get_message(sim.channel.id, message.id)
        extra["message"] = dict(serializers.message_payload(sim.env.backend, stored))
    return await _dispatch_actor_interaction(
        sim.users[who],
        kind.value,
        sim.channel,
        data,
        extra=extra,
        source_message_id=None if message is None else message.id,
    )


async def command(sim: Scenario, who: int, name: str, **options: Any) -> simcord.InteractionResult:
    """Send a slash command whose options Discord has not checked."""
    types = {str: 3, int: 4, bool: 5}
    given = [{"name": n, "type": types[type(v)], "value": v} for n, v in options.items()]
    root = sim.users[who]._resolve_root("dixit", 1, sim.channel.id)
    data = {"id": root["id"], "name": "dixit", "type": 1}
    data["options"] = [{"name": name, "type": 1, "options": given}]
    return await send(sim, who, data, InteractionType.application_command)


async def known(sim: Scenario, *people: int) -> None:
    """Let people have pressed something before: none of their presses waits for its own note."""
    for who in people:
        await sim.deps.people.note_locale(sim.player(who), "en-US")


async def burst(sim: Scenario, message: Any, presses: list[tuple[int, str]]) -> list[str]:
    """Press everything before the bot hears of the first press; return what each is told."""
    backend, records = sim.env.backend, []
    stored = backend.get_message(message.channel.id, message.id)
    for who, custom_id in presses:
        record, payload = base_payload(
            backend,
            type=InteractionType.component.value,
            channel_id=sim.channel.id,
            guild_id=sim.guild.id,
            user_id=sim.users[who].id,
            data={"custom_id": custom_id, "component_type": 2},
        )
        shown = dict(serializers.message_payload(backend, stored))
        backend.emit("INTERACTION_CREATE", payload | {"message": shown, "locale": "en-US"})
        record.source_message_id = stored.id
        records.append(simcord.InteractionResult(sim.env, record))
    await sim.env.settle()
    return [said(result) for result in records]


def posted(sim: Scenario) -> list[Any]:
    """What everybody reads in the channel."""
    return [
        (m.id, [part.to_dict() for part in m.components], [a.filename for a in m.attachments])
        for m in sim.channel.history()
        if not m.flags.ephemeral
    ]


async def finished(sim: Scenario) -> GameId:
    game = await sim.scored()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    return game


# -- presses -----------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["lobby", "started", "told", "voting", "scored", "finished"])
async def test_whatever_is_pressed_is_answered_and_spoils_nothing(
    sim: Scenario, phase: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = await (finished(sim) if phase == "finished" else getattr(sim, phase)())
    await sim.deliver()
    message, now = sim.channel.last_message, (await sim.table.load(game)).game
    # Not what is rightly theirs: Bruno may vote or press "next", anybody may open a rematch.
    mine = {
        "scored": {"next", "join", "leave"},
        "lobby": {"join", "leave"},
        "finished": {"rematch"},
    }
    allowed = mine.get(phase, {"join", "leave"})
    verbs = sorted(VERBS.keys() - allowed)
    presses = [(verb, arg, None) for verb in verbs for arg in ("", "99")]
    presses += [("pick", arg, None) for arg in ARGS]
    presses += [("token", arg, None) for arg in ARGS if (phase, arg) != ("voting", "1")]
    presses += CHOICES
    before, shown = snapshot(await sim.table.load(game)), posted(sim)
    caplog.set_level(logging.WARNING)
    for number, (verb, arg, values) in enumerate(random.Random(phase).sample(presses, 40)):
        who = (BRUNO, STRANGER)[number % 2]
        press = Press(cast("Verb", verb), game, now.round, now.phase.kind, arg)
        data: dict[str, Any] = {"custom_id": press.encode(), "component_type": 2}
        if values is not None:
            data |= {"component_type": 3, "values": values}
        answer = await send(sim, who, data, message=message)
        assert said(answer) or answer.modal, (verb, arg, values)
        assert not caplog.records, (verb, arg, values)
    assert snapshot(await sim.table.load(game)) == before
    assert posted(sim) == shown


async def test_a_ballot_claimed_to_be_on_the_board_does_not_replace_it(sim: Scenario) -> None:
    game = await sim.voting()
    await sim.deliver()
    shown = posted(sim)
    (own,) = (await sim.view(game, BRUNO)).own_numbers
    press = Press("token", game, 1, "voting", str(own % 3 + 1))
    assert "You voted" in said(await sim.forge(BRUNO, press))
    assert posted(sim) == shown


async def test_a_hand_claimed_to_be_on_the_turn_does_not_replace_it(sim: Scenario) -> None:
    game = await sim.told()
    await sim.deliver()
    shown = posted(sim)
    press = Press("pick", game, 1, "submitting", await sim.card(game, BRUNO))
    assert said(await sim.forge(BRUNO, press))
    assert posted(sim) == shown
    assert (await sim.view(game, BRUNO)).hands[0].given


async def test_everybody_joins_leaves_and_starts_at_once(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    await known(sim, ANNA, CARLA, DARIO, STRANGER)
    lobby = sim.message("join")
    ids = {verb: next(i for i in ids_of(lobby) if f":{verb}:" in i) for verb in ("join", "start")}
    presses = [(who, ids["join"]) for who in (CARLA, DARIO, CARLA, STRANGER)]
    answers = await burst(sim, lobby, [*presses, (ANNA, ids["start"]), (ANNA, ids["start"])])
    assert all(answers)
    view = await sim.view(game, None)
    assert view.round == 1
    assert [p.name for p in view.players].count("Carla") == 1
    assert len(view.players) == 4
    assert sum("already" in answer for answer in answers) == 2


async def test_everybody_votes_for_everything_at_once(
    sim: Scenario, caplog: pytest.LogCaptureFixture
) -> None:
    game = await sim.voting()
    await sim.deliver()
    caplog.set_level(logging.WARNING)
    people = (ANNA, BRUNO, CARLA, STRANGER)
    presses = [
        (who, Press("token", game, 1, "voting", str(number)).encode())
        for number in (1, 2, 3, 4)
        for who in people
    ]
    answers = await burst(sim, sim.message("vote"), presses)
    for nth in range(len(people)):  # of somebody's ballots the newest is open
        assert any(answers[nth :: len(people)])
    assert not caplog.records
    for who in (BRUNO, CARLA):
        view = await sim.view(game, who)
        assert len(view.ballot) == 1
        assert not view.own_numbers & set(view.ballot)


async def test_the_next_round_and_the_rematch_begin_once(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.deliver()
    await known(sim, BRUNO, CARLA, STRANGER)
    reveal = sim.message("next")
    (going_on,) = [i for i in ids_of(reveal) if ":next:" in i]
    answers = await burst(sim, reveal, [(who, going_on) for who in (BRUNO, CARLA, BRUNO, STRANGER)])
    assert sum(bool(answer) for answer in answers) == len(answers) - 1  # whoever came first
    assert (await sim.view(game, None)).round == 2
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    end = sim.message("rematch")
    (again,) = [i for i in ids_of(end) if ":rematch:" in i]
    answers = await burst(sim, end, [(who, again) for who in (STRANGER, BRUNO, CARLA, BRUNO)])
    assert sum("You're in!" in answer or "You're in again!" in answer for answer in answers) == 3
    assert sum("You're in this game already" in answer for answer in answers) == 1
    assert len(await sim.table.live_games_in_guild(sim.guild.id)) == 1
    lobby = await sim.table.last_game_in(sim.channel.id)
    assert lobby is not None
    assert sorted(chair.name for chair in lobby.game.chairs) == ["Bruno", "Carla", "Stranger"]


@pytest.mark.parametrize("language", ["xx", "", "../en", "en-US"])
async def test_a_language_that_is_not_installed_is_refused(sim: Scenario, language: str) -> None:
    game = await sim.lobby()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    answer = await sim.forge(ANNA, Press("set", game, 0, "lobby", "language"), values=[language])
    assert "not a possible choice for the language" in said(answer)
    assert snapshot(await sim.table.load(game)) == before


# -- windows -----------------------------------------------------------------------------------


def window(game: GameId, card: str, *inputs: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What the clue's window sends."""
    labels = [{"type": 18, "component": each} for each in inputs]
    press = Press("tell", game, 1, "storytelling", card)
    return {"custom_id": press.encode(), "components": labels, **more}


def typed(value: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "text", "value": value}


def uploaded(value: str) -> dict[str, Any]:
    return {"type": 19, "custom_id": "file", "values": [value]}


@pytest.mark.parametrize(
    "components",
    [None, {}, "text", [None], ["text"], [{"component": None}], [{"components": 5}],
     [{"custom_id": 5, "value": "x"}], [{"custom_id": "text"}],
     [{"type": 18, "component": typed(["a", "list"])}],
     [{"type": 18, "component": {"custom_id": "partner", "values": [5]}}],
     [{"type": 18, "component": uploaded("1")}]],
)  # fmt: skip
async def test_a_window_of_another_shape_is_refused(
    sim: Scenario, components: Any, caplog: pytest.LogCaptureFixture
) -> None:
    game = await sim.started()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    data = window(game, await sim.card(game, ANNA)) | {"components": components}
    answer = await send(sim, ANNA, data, InteractionType.modal_submit)
    assert said(answer)
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]
    assert snapshot(await sim.table.load(game)) == before


SHAPES: dict[str, tuple[InteractionType, dict[str, Any]]] = {
    "no id": (InteractionType.component, {"component_type": 2}),
    "an id that is a list": (InteractionType.component, {"custom_id": ["d1"]}),
    "an id that is a number": (InteractionType.component, {"custom_id": 5, "component_type": 2}),
    "an id that is null": (InteractionType.component, {"custom_id": None, "component_type": 2}),
    "a window without id": (InteractionType.modal_submit, {"components": []}),
    "a window with a list": (InteractionType.modal_submit, {"custom_id": [], "components": []}),
    "a window with nothing": (InteractionType.modal_submit, {}),
    "a game that is no list": (
        InteractionType.component, {"custom_id": "h1:open::", "values": "abc"}
    ),
    "a page that is no list": (InteractionType.component, {"custom_id": "h1:list::", "values": 5}),
    "files that are no list": (
        InteractionType.modal_submit,
        {"custom_id": f"k1:files:{'a' * 16}:", "components": [
            {"type": 18, "component": {"type": 19, "custom_id": "f", "values": 5}}]},
    ),
    "files that there are not": (
        InteractionType.modal_submit,
        {"custom_id": f"k1:files:{'a' * 16}:", "components": [
            {"type": 18, "component": {"type": 19, "custom_id": "f", "values": ["1"]}}],
         "resolved": {"attachments": [1]}},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("kind", "data"), SHAPES.values(), ids=SHAPES)
async def test_what_discord_never_sends_is_not_known(
    sim: Scenario, kind: InteractionType, data: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    await sim.lobby()
    assert UNKNOWN in said(await send(sim, ANNA, data, kind))
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


def test_of_a_window_nested_without_end_nothing_is_read() -> None:
    nested: dict[str, Any] = typed("x")
    assert [*fields([{"type": 18, "component": nested}])] == [nested]
    for _ in range(5000):
        nested = {"type": 18, "component": nested}
    assert not [*fields([nested])]


@pytest.mark.parametrize(
    "text",
    ["", " \n\t ", "\u200b\ufeff", "\u3164\u2800", "\u0301" * 50, "\0", "x" * 201, "a" * 10_000],
    ids=["nothing", "blanks", "zero width", "fillers", "accents", "NUL", "201", "10,000"],
)  # fmt: skip
async def test_a_clue_that_shows_nothing_or_too_much_is_refused(sim: Scenario, text: str) -> None:
    game = await sim.started()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    data = window(game, await sim.card(game, ANNA), typed(text))
    assert said(await send(sim, ANNA, data, InteractionType.modal_submit))
    assert snapshot(await sim.table.load(game)) == before


HOSTILE = (
    "@everyone @here <@1> <@&2> <#3> </x:4> <t:5:R> <:e:6>",
    "```js\n# heading\n> quote\n- list\n[click](https://evil.example) discord://x",
    "\u202eevil\u202c \u2067x\u2069 שלום مرحبا",
    "Z\u0336\u0489\u0338\u20dd" * 40,
    "ก" + "\u0e47" * 150,
    "👩\u200d👩\u200d👧\u200d👦" * 20,
    "{ $clue } { -term } {name} %s %(x)s {0} ${x} ' \" ; DROP TABLE games; -- \\",
    "̷" + "𝔘𝔫𝔦 ﷽ " * 20,
)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
async def test_a_hostile_clue_is_shown_as_typed_and_nothing_more(sim: Scenario, text: str) -> None:
    game = await sim.started()
    await sim.deliver()
    data = window(game, await sim.card(game, ANNA), typed(text))
    assert said(await send(sim, ANNA, data, InteractionType.modal_submit))
    for who in (BRUNO, CARLA):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    await sim.deliver()
    board = sim.message("vote")
    assert board.attachments
    assert f"“{safe(text)}”" in texts_of(board)
    assert not board.mentions
    assert not board.mention_everyone


async def test_a_file_is_refused_where_the_server_takes_none(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    await sim.deps.servers.change(sim.guild.id, lambda _: GuildSettings(sim.guild.id, clips=False))
    file = {
        "id": "7",
        "filename": "x.png",
        "size": 9,
        "url": "http://127.0.0.1:9/",
        "proxy_url": "",
    }
    data = window(
        game, await sim.card(game, ANNA), typed("a clue"), uploaded("7"),
        resolved={"attachments": {"7": file}},
    )  # fmt: skip
    answer = said(await send(sim, ANNA, data, InteractionType.modal_submit))
    assert "takes no files" in answer
    assert "live" not in answer, "mime or sing is off"
    assert (await sim.view(game, None)).phase == "storytelling"


async def test_a_file_that_cannot_be_fetched_gives_the_clue_back(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    file = {
        "id": "7",
        "filename": "x.png",
        "size": 9,
        "url": "http://127.0.0.1:9/",
        "proxy_url": "",
    }
    data = window(
        game, await sim.card(game, ANNA), typed("a clue"), uploaded("7"),
        resolved={"attachments": {"7": file}},
    )  # fmt: skip
    assert "a clue" in said(await send(sim, ANNA, data, InteractionType.modal_submit))


# -- commands ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [{"games": 0}, {"games": -5}, {"games": 51}, {"games": 10**30}, {"language": "xx"},
     {"ruleset": "constructor"}, {"pace": "x" * 4000}],
)  # fmt: skip
async def test_server_settings_beyond_what_is_offered_are_refused(
    sim: Scenario, wish: dict[str, Any]
) -> None:
    managers = sim.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Manager"), roles=[managers]))
    assert said(await command(sim, MANAGER, "server", **wish))
    assert await sim.deps.servers.settings(sim.guild.id) == GuildSettings(sim.guild.id)


async def test_who_may_not_manage_or_steer_changes_nothing(sim: Scenario) -> None:
    game = await sim.voting()
    before = snapshot(await sim.table.load(game))
    for who in (BRUNO, STRANGER):
        for name in ("skip", "pause", "resume", "end", "remove-clue", "more-time", "settings"):
            assert said(await command(sim, who, name)), name
        for name in ("kick", "host"):
            answer = await sim.users[who].slash(sim.channel, f"dixit {name}", player=sim.users[who])
            assert said(answer), name
    assert said(await command(sim, BRUNO, "server", games=1, clips=False))
    assert snapshot(await sim.table.load(game)) == before
    assert await sim.deps.servers.settings(sim.guild.id) == GuildSettings(sim.guild.id)


async def test_rights_in_another_channel_do_not_count(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    everything = sim.guild.create_role("moderators", permissions=Permissions(manage_messages=True))
    moderator = sim.guild.add_member(sim.env.create_user("Moderator"), roles=[everything])
    sim.users.append(moderator)
    here, there = sim.channel, sim.guild.create_text_channel("elsewhere")
    before = snapshot(await sim.table.load(game))
    sim.channel = there
    for verb, arg, values in (
        ("start", "", None), ("settings", "", None), ("set", "target", ["50"]),
        ("set", "language", ["it"]),
    ):  # fmt: skip
        press = Press(cast("Verb", verb), game, 0, "lobby", arg)
        data: dict[str, Any] = {"custom_id": press.encode(), "component_type": 2}
        answer = await send(sim, MANAGER, data | ({"values": values} if values else {}))
        assert "That game isn't kept" in said(answer), verb
    assert snapshot(await sim.table.load(game)) == before
    sim.channel = here
    assert "How shall we play?" in said(await sim.press(MANAGER, "settings"))


async def test_as_much_time_is_given_as_is_offered(sim: Scenario) -> None:
    game = await sim.lobby()
    settings = replace((await sim.view(game, None)).settings, pace=PACES["normal"])
    await sim.do(game, c.Configure(sim.player(ANNA), settings))
    cards = sim.deps.decks.cards("plain")
    await sim.do(game, c.StartGame(sim.player(ANNA), cards))
    await sim.table.act(game, c.StartClock(1, "storytelling"))
    before = (await sim.view(game, None)).deadline
    assert before is not None
    answer = await sim.users[ANNA].slash(sim.channel, "dixit more-time", minutes=1440)
    assert (await sim.view(game, None)).deadline == before + 1440 * 60
    assert f"<t:{int(before + 1440 * 60)}:R>" in said(answer)
    await sim.do(game, c.Pause(sim.player(ANNA)))
    answer = await sim.users[ANNA].slash(sim.channel, "dixit more-time", minutes=1)
    assert said(answer) == "Done. There's more time now."


async def test_a_game_too_many_leaves_no_thread_behind(sim: Scenario) -> None:
    await sim.lobby()
    await sim.deps.servers.change(sim.guild.id, lambda _: GuildSettings(sim.guild.id, max_games=1))
    assert said(await command(sim, BRUNO, "start", thread=True))
    channel = sim.bot.get_channel(sim.channel.id)
    assert isinstance(channel, TextChannel)
    assert not channel.threads


async def test_a_rematch_keeps_to_the_servers_channels(sim: Scenario) -> None:
    game = await finished(sim)
    await sim.deps.servers.change(
        sim.guild.id, lambda _: GuildSettings(sim.guild.id, channels=(1,))
    )
    await sim.deliver()
    assert said(await sim.press(BRUNO, "rematch"))
    last = await sim.table.last_game_in(sim.channel.id)
    assert last is not None
    assert last.game.id == game


@pytest.mark.parametrize("name", ["\u3164\u3164", "\u0301", "\ud800", FORMER_PLAYER], ids=ascii)
async def test_a_name_that_stands_for_nobody_gives_way_to_the_other_one(
    sim: Scenario, name: str
) -> None:
    game = await sim.lobby()
    sim.users.append(sim.guild.add_member(sim.env.create_user("ghost", global_name=name)))
    await sim.deliver()
    assert said(await sim.press(len(sim.users) - 1, "join"))
    assert (await sim.view(game, None)).players[-1].name == "ghost"


# -- logs --------------------------------------------------------------------------------------


async def test_not_even_the_most_talkative_log_tells_a_clue_a_card_or_a_vote(
    sim: Scenario, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    game = await sim.started()
    await sim.deliver()
    data = window(game, await sim.card(game, ANNA), typed("an unheard-of clue"))
    assert said(await send(sim, ANNA, data, InteractionType.modal_submit))
    await sim.deliver()
    hand = Press("pick", game, 1, "submitting", await sim.card(game, BRUNO))
    assert said(await sim.forge(BRUNO, hand))
    await sim.do(game, c.GiveCard(sim.player(CARLA), await sim.card(game, CARLA)))
    await sim.deliver()
    (own,) = (await sim.view(game, BRUNO)).own_numbers
    assert said(await sim.forge(BRUNO, Press("token", game, 1, "voting", str(own % 3 + 1))))
    assert caplog.text
    assert "unheard-of" not in caplog.text
    assert "plain/" not in caplog.text
    assert ":token:" not in caplog.text


@pytest.mark.parametrize("status", [500, 429, 403])
async def test_an_answer_that_discord_does_not_take_is_followed_by_a_word(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    await sim.voting()
    await sim.deliver()

    async def refused(*_: object, **__: object) -> None:
        raise HTTPException(cast("Any", SimpleNamespace(status=status, reason="")), "no")

    monkeypatch.setattr(Interaction, "edit_original_response", refused)
    assert "went wrong" in said(await sim.press(BRUNO, "hand"))


@pytest.mark.parametrize("name", ["discord.gateway", "discord.http", "discord.webhook.async_"])
def test_discords_own_log_never_writes_events_and_requests_whole(name: str) -> None:
    assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
