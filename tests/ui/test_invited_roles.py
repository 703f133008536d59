"""Invited roles: whose mention notifies, and who may let it."""

from typing import Any

import discord
import pytest
from discord import Permissions
from simcord.actors import _interactions

from bot.engine.commands import EndGame
from bot.service.ports import Invited, MessageKey
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said, texts_of
from tests.ui.test_direct_presses import press_in_direct

ANNA, BRUNO, CARLA = range(3)
NOT_TOLD = "Invited, but not notified"


@pytest.fixture
def quiet(sim: Scenario) -> Any:
    """Return a role that not everybody may mention; Carla has it."""
    role = sim.guild.create_role("staff", mentionable=False)
    sim.env.backend.add_member_role(sim.guild.id, sim.player(CARLA), role.id)
    return role


def may_mention(monkeypatch: pytest.MonkeyPatch, *, member: bool, bot: bool) -> None:
    """Give the member who asks, and the bot, the right to mention every role."""
    mentioning = Permissions(mention_everyone=True)
    everything = Permissions.all() & ~mentioning
    for name, may in (("permissions", member), ("app_permissions", bot)):
        monkeypatch.setattr(
            discord.Interaction, name, everything | mentioning if may else everything
        )


async def told(sim: Scenario) -> tuple[int, ...]:
    """Return the roles that the lobby notifies."""
    stored = await sim.table.live_game_in(sim.channel.id)
    assert stored is not None
    page = await sim.deps.renderer.page(MessageKey(stored.game.id, 0, "lobby"), "", stored)
    return page.told_roles


async def start(sim: Scenario, who: int, invited: str) -> str:
    return said(await sim.users[who].slash(sim.channel, "dixit start", invited=invited))


@pytest.mark.parametrize(("member", "bot"), [(False, True), (True, False), (True, True)])
async def test_a_role_is_notified_only_by_who_may_mention_it(
    sim: Scenario, quiet: Any, monkeypatch: pytest.MonkeyPatch, *, member: bool, bot: bool
) -> None:
    may_mention(monkeypatch, member=member, bot=bot)
    club = sim.guild.create_role("club", mentionable=True)
    answer = await start(sim, ANNA, f"<@&{quiet.id}> <@&{club.id}>")
    loud = member and bot
    assert (NOT_TOLD in answer) is (not loud)
    assert (f"<@&{quiet.id}>" in answer) is (not loud)
    assert f"<@&{club.id}>" not in answer
    assert await told(sim) == ((quiet.id, club.id) if loud else (club.id,))
    await sim.deliver()
    assert f"<@&{quiet.id}>" in texts_of(sim.message("join"))
    assert "You're in!" in said(await sim.users[CARLA].slash(sim.channel, "dixit join"))


async def test_who_invites_later_lets_no_other_role_be_notified(
    sim: Scenario, quiet: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_mention(monkeypatch, member=False, bot=True)
    await start(sim, ANNA, f"<@{sim.player(BRUNO)}>")
    invite = f"<@&{quiet.id}>"
    await sim.users[ANNA].slash(sim.channel, "dixit invite", invited=invite)
    assert await told(sim) == ()
    may_mention(monkeypatch, member=True, bot=True)
    await sim.users[ANNA].slash(sim.channel, "dixit invite", invited=invite)
    assert await told(sim) == (quiet.id,)


async def test_a_rematch_notifies_what_its_host_may_mention(
    sim: Scenario, quiet: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_mention(monkeypatch, member=True, bot=True)
    await start(sim, ANNA, f"<@{sim.player(BRUNO)}> <@&{quiet.id}>")
    for who in (BRUNO, CARLA):
        await sim.users[who].slash(sim.channel, "dixit join")
    stored = await sim.table.live_game_in(sim.channel.id)
    assert stored is not None
    await sim.started(game=stored.game.id)
    await sim.do(stored.game.id, EndGame(sim.player(ANNA)))
    await sim.deliver()
    may_mention(monkeypatch, member=False, bot=True)
    assert NOT_TOLD in said(await sim.press(BRUNO, "rematch"))
    assert await told(sim) == ()
    assert "You're in again!" in said(await sim.users[CARLA].slash(sim.channel, "dixit join"))


@pytest.mark.parametrize("also", ["", "<@12> "])
async def test_the_role_that_everybody_has_is_not_invited(sim: Scenario, also: str) -> None:
    answer = await start(sim, ANNA, f"{also}<@&{sim.guild.id}>")
    assert "everyone can't be invited" in answer
    assert await sim.table.live_game_in(sim.channel.id) is None
    game = await sim.lobby(2)
    answer = await sim.users[ANNA].slash(
        sim.channel, "dixit invite", invited=f"{also}<@&{sim.guild.id}>"
    )
    assert "everyone can't be invited" in said(answer)
    assert not (await sim.table.load(game)).by_invitation


@pytest.mark.parametrize("several", [False, True])
async def test_to_tell_several_roles_oneself_is_not_said_of_one(
    sim: Scenario, quiet: Any, monkeypatch: pytest.MonkeyPatch, *, several: bool
) -> None:
    made = _interactions.base_payload

    def in_polish(*args: Any, **kwargs: Any) -> Any:
        record, data = made(*args, **kwargs)
        return record, data | {"locale": "pl"}

    monkeypatch.setattr(_interactions, "base_payload", in_polish)
    may_mention(monkeypatch, member=False, bot=True)
    other = sim.guild.create_role("club", mentionable=not several)
    answer = await start(sim, ANNA, f"<@&{quiet.id}> <@&{other.id}>")
    assert (f"<@&{other.id}>" in answer) is several
    assert ("Daj im znać" if several else "Daj jej znać") in answer


async def test_a_role_that_the_server_has_not_is_not_notified(sim: Scenario) -> None:
    assert NOT_TOLD in await start(sim, ANNA, f"<@&{10**18}>")
    assert await told(sim) == ()


@pytest.mark.parametrize("how", ["by role", "by name", "neither"])
async def test_who_leaves_by_direct_message_is_not_said_to_need_a_host_if_a_role_may_do(
    sim: Scenario, quiet: Any, how: str
) -> None:
    game = await sim.lobby(3)
    people = frozenset({sim.player(CARLA if how == "by name" else BRUNO)})
    roles = frozenset({quiet.id}) if how == "by role" else frozenset[int]()
    await sim.deps.invitations.invite(game, Invited(people, roles))
    await sim.deliver()
    leave = Press("steer", game, 0, "lobby", "leave")
    answer = await press_in_direct(sim, sim.users[CARLA], leave)
    assert ("if one of your roles is invited" in answer) is (how == "by role")
    assert ("you can come back" in answer.lower()) is (how != "neither")
    assert ("/dixit invite" in answer) is (how != "by name")
    again = said(await sim.users[CARLA].slash(sim.channel, "dixit join"))
    assert ("for invited people" in again) is (how == "neither")
