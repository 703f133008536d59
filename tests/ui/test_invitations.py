"""Lobbies for invited people: who may sit down, who lets others in, and what they are told."""

from typing import Any

import discord
import pytest

from bot.engine import commands as c
from bot.engine.errors import SeatError, SettingsError, StorageError
from bot.engine.ids import GameId, PlayerId
from bot.service.invitations import MOST_IN_ALL, at_the_table
from bot.service.ports import Invited, MessageKey
from bot.ui import payload, presenters
from bot.ui.codec import Press
from bot.ui.handlers.invitations import MOST_INVITED, mentioned
from bot.ui.page import Page
from bot.ui.presenters.invited import MOST_NAMED, mentions
from tests.ui.render_contexts import LIBRARY, check_limits, context, text_of
from tests.ui.scenario import Scenario, ids_in, said, snapshot, texts_of
from tests.ui.test_presenters_limits import worst

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)
REFUSED = "for invited people"


def lobby_of(game: GameId) -> MessageKey:
    return MessageKey(game, 0, "lobby")


@pytest.fixture
def club(sim: Scenario) -> Any:
    """Return a role that Carla has."""
    role = sim.guild.create_role("club", mentionable=True)
    sim.env.backend.add_member_role(sim.guild.id, sim.player(CARLA), role.id)
    return role


async def opened(sim: Scenario, invited: str, **options: Any) -> GameId:
    """Open a lobby of Anna's."""
    answer = await sim.users[ANNA].slash(
        sim.channel, "dixit start", invited=invited, ruleset="classic", **options
    )
    assert "You're in!" in said(answer)
    await sim.deliver()
    stored = await sim.table.live_game_in(sim.channel.id)
    assert stored is not None
    return stored.game.id


async def join(sim: Scenario, who: int) -> str:
    return said(await sim.users[who].slash(sim.channel, "dixit join"))


async def invite(sim: Scenario, who: int, **options: Any) -> str:
    return said(await sim.users[who].slash(sim.channel, "dixit invite", **options))


async def seated(sim: Scenario, game: GameId) -> set[str]:
    players = at_the_table((await sim.table.load(game)).game)
    return {user.name for user in sim.users if user.id in players}


async def test_only_who_is_mentioned_or_has_a_role_sits_down(sim: Scenario, club: Any) -> None:
    game = await opened(sim, f"<@{sim.player(BRUNO)}>, <@&{club.id}>")
    lobby = sim.message("join")
    assert f"By invitation only: <@&{club.id}>, <@{sim.player(ANNA)}>" in texts_of(lobby)
    before = snapshot(await sim.table.load(game))
    assert REFUSED in said(await sim.press(STRANGER, "join", lobby))
    assert REFUSED in await join(sim, DARIO)
    assert snapshot(await sim.table.load(game)) == before
    assert "You're in!" in await join(sim, BRUNO)
    assert "You're in!" in await join(sim, CARLA)
    assert len(await seated(sim, game)) == 3
    assert "already" in await join(sim, ANNA)


async def test_the_invited_are_notified_once_and_nobody_else(sim: Scenario, club: Any) -> None:
    game = await opened(sim, f"<@!{sim.player(BRUNO)}><@&{club.id}>")
    stored = await sim.table.load(game)
    page = await sim.deps.renderer.page(lobby_of(game), "", stored)
    assert page.pings == (sim.player(BRUNO),)
    assert page.told_roles == (club.id,)


@pytest.mark.parametrize(
    "typed",
    [
        "Anna",
        "@Anna",
        "everyone",
        "<@x>",
        "<@12> and Ben",
        ", ,",
        "<@0>",
        "<@12> <@&0>",
        f"<@{2**63}>",
        f"<@12> <@&{2**63}>",
        f"<@{10**20}>",
    ],
)
async def test_what_is_no_mention_opens_nothing_and_says_so(sim: Scenario, typed: str) -> None:
    answer = await sim.users[ANNA].slash(sim.channel, "dixit start", invited=typed)
    assert "isn't a mention" in said(answer)
    assert await sim.table.live_game_in(sim.channel.id) is None


def test_mentions_are_read_in_any_spelling() -> None:
    assert mentioned("<@1> <@!2>,<@&3>;") == Invited(frozenset({1, 2}), frozenset({3}))
    most = " ".join(f"<@{number}>" for number in range(1, MOST_INVITED + 1))
    assert len(mentioned(most).people) == MOST_INVITED
    with pytest.raises(SettingsError, match="too-many-invited"):
        mentioned(f"{most} <@99>")


async def test_the_host_lets_others_in_and_everybody(sim: Scenario) -> None:
    game = await opened(sim, f"<@{sim.player(BRUNO)}>")
    assert "Only the host" in await invite(sim, BRUNO, invited=f"<@{sim.player(DARIO)}>")
    assert REFUSED in await join(sim, DARIO)
    for _ in range(2):
        assert "may join" in await invite(sim, ANNA, invited=f"<@{sim.player(DARIO)}>")
    assert "You're in!" in await join(sim, DARIO)
    assert "isn't a mention" in await invite(sim, ANNA, invited="Stranger")
    assert f"<@{sim.player(BRUNO)}>" in await invite(sim, ANNA)
    await sim.deliver()
    assert f"<@{sim.player(DARIO)}>" in texts_of(sim.message("join"))
    for _ in range(2):
        assert "Everybody may join now" in await invite(sim, ANNA, everybody=True)
    assert "Everybody may join this game" in await invite(sim, ANNA)
    assert "You're in!" in await join(sim, STRANGER)
    assert len(await seated(sim, game)) == 3
    page = await sim.deps.renderer.page(lobby_of(game), "", await sim.table.load(game))
    assert "invitation" not in str(page.view.to_components())


async def test_an_open_lobby_is_closed_by_inviting_and_nobody_loses_a_seat(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    assert "may join" in await invite(sim, ANNA, invited=f"<@{sim.player(CARLA)}>")
    assert "already" in await join(sim, BRUNO)
    assert REFUSED in await join(sim, DARIO)
    assert "You're in!" in await join(sim, CARLA)
    assert len(await seated(sim, game)) == 3


@pytest.mark.parametrize("how", ["uninvited", "by name", "by role"])
@pytest.mark.parametrize("running", [False, True])
async def test_who_leaves_is_offered_to_come_back_only_if_invited(
    sim: Scenario, club: Any, how: str, *, running: bool
) -> None:
    game = await sim.lobby(4)
    who = CARLA if how == "by role" else DARIO
    named = {"uninvited": BRUNO, "by name": DARIO}.get(how)
    await invite(
        sim, ANNA, invited=f"<@&{club.id}>" if named is None else f"<@{sim.player(named)}>"
    )
    if running:
        await sim.started(game=game)
    await sim.deliver()
    leaving = await sim.users[who].slash(sim.channel, "dixit leave")
    if running:
        leaving = await sim.sure(who, leaving)
    answer, offered = said(leaving), any(":join:" in i for i in ids_in(leaving))
    admitted = REFUSED not in await join(sim, who)
    assert admitted is offered is ("come back" in answer) is (how != "uninvited")
    assert ("/dixit invite" in answer) is (not admitted)


@pytest.mark.parametrize("invited", [BRUNO, DARIO])
async def test_who_is_removed_is_not_said_to_be_free_to_join_by_invitation_only(
    sim: Scenario, invited: int
) -> None:
    game = await sim.lobby(4)
    await invite(sim, ANNA, invited=f"<@{sim.player(invited)}>")
    await sim.deliver()
    press = Press("steer", game, 0, "lobby", "kick")
    asked = await sim.forge(ANNA, press, values=[str(sim.player(DARIO))])
    await sim.sure(ANNA, asked)
    admitted = REFUSED not in await join(sim, DARIO)
    assert admitted is ("can join again." in said(asked))
    assert admitted is ("only if they're invited" not in said(asked))


async def test_an_invitation_that_fails_leaves_the_table_as_it_was(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.lobby(2)

    async def broken(_uow: Any, _change: Any) -> None:
        raise StorageError("storage-busy")

    monkeypatch.setattr(sim.table, "subscribers", (broken,))
    with pytest.raises(StorageError):
        await sim.deps.invitations.invite(game, Invited(frozenset({sim.player(DARIO)})))
    kept = await sim.table.store.read.invitations.of(game)
    assert (kept.people, kept.roles) == (frozenset(), frozenset())
    assert not (await sim.table.load(game)).by_invitation


async def test_nobody_is_smuggled_in_by_a_team_or_during_the_game(sim: Scenario) -> None:
    game = await sim.lobby(3)
    await sim.deps.invitations.invite(game, Invited(frozenset({sim.player(DARIO)})))
    await sim.started(game=game)
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    assert REFUSED in await join(sim, STRANGER)
    assert REFUSED in said(await sim.forge(STRANGER, Press("team", game, 0, "lobby", "0")))
    assert snapshot(await sim.table.load(game)) == before
    assert "next round" in await join(sim, DARIO)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    assert "is over" in await invite(sim, ANNA, everybody=True)


@pytest.mark.parametrize("running", [False, True])
async def test_who_is_not_invited_is_promised_no_place_by_my_hand(
    sim: Scenario, *, running: bool
) -> None:
    game = await sim.lobby(3)
    await sim.deps.invitations.invite(game, Invited(frozenset({sim.player(DARIO)})))
    if running:
        await sim.started(game=game)
    await sim.deliver()
    asked = await sim.press(STRANGER, "hand")
    assert REFUSED in said(asked)
    assert not any(":join:" in i for i in ids_in(asked))
    asked = await sim.press(DARIO, "hand")
    assert "Press **Join**" in said(asked)
    assert any(":join:" in i for i in ids_in(asked))


async def test_a_rematch_is_for_who_was_invited_or_played(sim: Scenario) -> None:
    over = await sim.scored()
    await sim.deps.invitations.invite(over, Invited(frozenset({sim.player(DARIO)})))
    await sim.do(over, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    end = sim.message("rematch")
    assert REFUSED in said(await sim.press(STRANGER, "rematch", end))
    assert "You're in again!" in said(await sim.press(BRUNO, "rematch", end))
    assert REFUSED in said(await sim.press(STRANGER, "rematch", end))
    assert "You're in again!" in said(await sim.press(CARLA, "rematch", end))
    assert "You're in!" in await join(sim, DARIO)
    again = await sim.table.live_game_in(sim.channel.id)
    assert again is not None
    assert len(await seated(sim, again.game.id)) == 3


async def test_who_is_forgotten_is_on_no_list_and_the_lobby_stays_closed(sim: Scenario) -> None:
    game = await opened(sim, f"<@{sim.player(BRUNO)}>")
    await sim.deps.people.forget(sim.player(BRUNO))
    stored = await sim.table.load(game)
    assert await sim.deps.invitations.of(stored) == Invited(frozenset({sim.player(ANNA)}))
    assert REFUSED in await join(sim, STRANGER)


@pytest.mark.parametrize(
    ("locale", "next_host"),
    [
        ("en-US", "whoever opens it can let you in"),
        ("it", "chi la apre può farti entrare"),
        ("pl", "kto go zacznie, może cię wpuścić"),
        ("pt-BR", "quem o abrir pode deixar você entrar"),
    ],
)
async def test_nobody_is_sent_to_the_host_of_a_game_that_is_over(
    sim: Scenario, locale: str, next_host: str
) -> None:
    game = await sim.scored()
    await sim.deps.invitations.invite(game, Invited(frozenset({sim.player(DARIO)})))
    await sim.deliver()
    join = Press("join", game, 1, "scored")
    assert next_host not in said(await sim.forge(STRANGER, join, locale=locale))
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    rematch = Press("rematch", game, 1, "finished")
    assert next_host in said(await sim.forge(STRANGER, rematch, locale=locale))
    for command in ("invite", "settings"):
        answer = said(await sim.users[BRUNO].slash(sim.channel, f"dixit {command}"))
        assert "That game is over" in answer


async def test_a_rematch_leaves_out_who_was_forgotten(sim: Scenario) -> None:
    game = await opened(sim, f"<@{sim.player(BRUNO)}> <@{sim.player(CARLA)}>")
    for who in (BRUNO, CARLA):
        await join(sim, who)
    await sim.started(game=game)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    await sim.deps.people.forget(sim.player(BRUNO))
    assert "You're in again!" in said(await sim.press(ANNA, "rematch"))
    await sim.deliver()
    people = frozenset({sim.player(ANNA), sim.player(CARLA)})
    again = await sim.table.live_game_in(sim.channel.id)
    assert again is not None
    assert await sim.deps.invitations.of(again) == Invited(people)
    assert f"<@{sim.player(CARLA)}>" in texts_of(sim.message("start"))
    assert "<@-" not in await invite(sim, ANNA)


async def test_of_a_host_who_was_forgotten_a_refusal_names_nobody(sim: Scenario) -> None:
    game = await sim.scored()
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deps.people.forget(sim.player(ANNA))
    refused = SeatError("not-host", host=(await sim.table.load(game)).game.host)
    assert "Only the host (a former player)" in presenters.refusal(refused, LIBRARY.texts("en"))


async def test_invited_people_may_all_be_forgotten(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deps.invitations.invite(game, Invited(frozenset({sim.player(DARIO)})))
    await sim.deps.people.forget(sim.player(DARIO))
    await sim.deliver()
    assert "By invitation only.\n" in texts_of(sim.message("join")) + "\n"
    assert "Nobody is invited any more" in await invite(sim, ANNA)


def test_no_message_may_notify_what_is_no_id() -> None:
    page = Page(discord.ui.LayoutView(), pings=(PlayerId(-1), PlayerId(0)), told_roles=(0, 7))
    assert payload.mentions(page).to_dict() == {"parse": [], "roles": [7], "users": []}


async def test_all_who_may_be_invited_are_named_and_notified(sim: Scenario) -> None:
    def people(first: int, count: int) -> str:
        return " ".join(f"<@{10**18 + number}>" for number in range(first, first + count))

    game = await opened(sim, people(0, MOST_INVITED))
    left = MOST_IN_ALL - MOST_INVITED - 1  # the host is among them
    assert "may join" in await invite(sim, ANNA, invited=people(MOST_INVITED, left))
    assert "can be invited to one game" in await invite(sim, ANNA, invited=people(99, 1))
    assert "may join" in await invite(sim, ANNA, invited=people(0, 1))
    page = await sim.deps.renderer.page(lobby_of(game), "", await sim.table.load(game))
    assert len(page.pings) == MOST_IN_ALL - 1
    assert all(f"<@{person}>" in str(page.view.to_components()) for person in page.pings)


@pytest.mark.parametrize("roles", [0, 1, 150])
def test_of_a_longer_list_only_those_are_notified_who_are_named(roles: int) -> None:
    """As after rematches, to which all come who played before."""
    ids = frozenset(range(10**18, 10**18 + 150))
    people = frozenset(map(PlayerId, ids))
    invited = Invited(people, frozenset(sorted(ids)[:roles]), ids)
    for locale in LIBRARY.locales:
        page = presenters.lobby(context(worst("lobby", "odyssey", 12), locale, invited=invited))
        check_limits(page, marks=1)
        assert "{???}" not in text_of(page)
        assert len(page.pings) + len(page.told_roles) == MOST_NAMED
        named = mentions(invited, LIBRARY.texts(locale))
        assert named.count("<@") == MOST_NAMED
        assert f"{150 + roles - MOST_NAMED}" in named
