"""``/dixit server``: what managers set, what the answer says, and that games keep to it."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from discord import Interaction, Permissions

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.i18n import installed
from bot.service.choices import PACES, RULESET_NAMES
from bot.service.ports import MessageKey, StoredGame
from bot.service.servers import SLICE
from bot.service.told_roles import TOLD_EVERY
from bot.ui.presenters.retention import KEEP, REMOVE
from cogs.lifecycle import Lifecycle
from tests.languages import in_every_language
from tests.ui.scenario import Scenario, ids_in, said, texts_of

ANNA, MANAGER = 0, 5


@pytest.fixture
def managed(sim: Scenario) -> Scenario:
    """The server with somebody who manages it."""
    managers = sim.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Manager"), roles=[managers]))
    return sim


async def change(sim: Scenario, **wish: Any) -> str:
    return said(await sim.users[MANAGER].slash(sim.channel, "dixit server", **wish))


async def open_one(sim: Scenario, **wish: Any) -> StoredGame | None:
    """Open a lobby in the channel by command; return it, None if it was refused."""
    await sim.users[ANNA].slash(sim.channel, "dixit start", **wish)
    return await sim.table.last_game_in(sim.channel.id)


async def test_it_shows_what_holds_where_nothing_was_set(managed: Scenario) -> None:
    text = await change(managed)
    assert "Language: that of whoever opens the lobby" in text
    assert "Rules: Odyssey" in text
    assert "Pace: normal" in text


@pytest.mark.parametrize("ruleset", RULESET_NAMES)
async def test_every_ruleset_can_be_the_server_s_own(managed: Scenario, ruleset: str) -> None:
    texts = installed().texts("en")
    assert f"Rules: {texts(f'ruleset-{ruleset}')}" in await change(managed, ruleset=ruleset)
    shown = said(await managed.users[ANNA].slash(managed.channel, "dixit rules"))
    assert texts("rules-title", ruleset=texts(f"ruleset-{ruleset}")) in shown
    stored = await open_one(managed)
    assert stored is not None
    assert stored.game.settings.ruleset.name == ruleset


@pytest.mark.parametrize("pace", PACES)
async def test_every_pace_can_be_the_server_s_own(managed: Scenario, pace: str) -> None:
    texts = installed().texts("en")
    assert f"Pace: {texts(f'pace-{pace}')}" in await change(managed, pace=pace)
    stored = await open_one(managed)
    assert stored is not None
    assert stored.game.settings.pace == PACES[pace]


@in_every_language
async def test_every_language_can_be_the_server_s_own(managed: Scenario, locale: str) -> None:
    name = installed().texts(locale)("language-name")
    assert f"Language: {name}" in await change(managed, language=locale)
    stored = await open_one(managed)
    assert stored is not None
    assert stored.locale == locale


async def test_a_language_that_was_set_can_be_taken_back(managed: Scenario) -> None:
    assert "Language: Polski" in await change(managed, language="pl")
    assert "Language: that of whoever opens the lobby" in await change(managed, language="none")
    stored = await open_one(managed)
    assert stored is not None
    assert stored.locale == "en"


async def test_a_host_s_own_wish_goes_before_the_server_s(managed: Scenario) -> None:
    await change(managed, ruleset="party", language="pl")
    stored = await open_one(managed, ruleset="mini", language="it")
    assert stored is not None
    assert (stored.game.settings.ruleset.name, stored.locale) == ("mini", "it")


async def test_games_are_played_in_the_channels_that_were_chosen(managed: Scenario) -> None:
    elsewhere = managed.guild.create_text_channel("games")
    shown = await change(managed, channel=elsewhere)
    assert f"<#{elsewhere.id}>" in shown
    assert "`channel` allows a channel, or takes it off again" in shown
    assert await open_one(managed) is None
    refused = await managed.users[0].slash(managed.channel, "dixit start")
    assert f"but in <#{elsewhere.id}>." in said(refused)
    await change(managed, channel=elsewhere)  # named again: no longer chosen
    assert await open_one(managed) is not None


async def test_milestones_are_told_until_a_manager_turns_them_off(managed: Scenario) -> None:
    assert "end of games: yes" in await change(managed)
    assert "end of games: no" in await change(managed, milestones=False)
    assert "end of games: no" in await change(managed, games=3)
    assert "end of games: yes" in await change(managed, milestones=True)


async def lobby_text(sim: Scenario) -> str:
    await sim.deliver()
    return texts_of(sim.message("join"))


async def test_a_role_is_told_when_a_lobby_opens_until_it_is_named_again(managed: Scenario) -> None:
    role = managed.guild.create_role("players", mentionable=True)
    assert f"minutes: <@&{role.id}>" in await change(managed, role=role)
    assert "minutes: <@&" in await change(managed, games=3)
    await open_one(managed)
    assert f"<@&{role.id}>" in await lobby_text(managed)
    assert "minutes: –" in await change(managed, role=role)


@in_every_language
def test_whoever_names_a_role_reads_how_often_it_is_told(locale: str) -> None:
    texts = installed().texts(locale)
    minutes = str(int(TOLD_EVERY // 60))
    told = texts("answer-server", role="@players", heard="yes")
    assert minutes in next(line for line in told.splitlines() if "@players" in line)
    assert minutes in texts("option-role-description")


async def test_a_role_is_notified_of_one_lobby_in_ten_minutes(
    managed: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    role = managed.guild.create_role("players", mentionable=True)
    await change(managed, role=role)
    first = await told_by(managed)
    assert await told_by(managed, first) == (first[0], (role.id,)), "asked again it is the same"
    for later, notified in ((30.0, ()), (TOLD_EVERY - 1, ()), (TOLD_EVERY, (role.id,))):
        at = first[0].created_at + later
        monkeypatch.setattr(managed.table, "now", lambda at=at: at)
        stored, told = await told_by(managed)
        assert (stored.created_at, told) == (at, notified)
    assert (await told_by(managed, first))[1] == (), "edited it takes nothing from a later one"
    assert (await told_by(managed, (stored, ())))[1] == (role.id,)


async def told_by(
    sim: Scenario, lobby: tuple[StoredGame, tuple[int, ...]] | None = None
) -> tuple[StoredGame, tuple[int, ...]]:
    """A lobby, closed again if it is a new one, and the roles that its message notifies."""
    stored = lobby[0] if lobby else await open_one(sim)
    assert stored is not None
    key = MessageKey(stored.game.id, 0, "lobby")
    page = await sim.deps.renderer.page(key, "", stored)
    assert "<@&" in str(page.view.to_components())
    if lobby is None:
        await sim.do(stored.game.id, c.EndGame(sim.player(ANNA)))
    return stored, page.told_roles


async def test_a_role_is_told_also_where_people_have_rabbits_of_their_own(
    managed: Scenario,
) -> None:
    role = managed.guild.create_role("players", mentionable=True)
    await change(managed, role=role)
    await managed.deps.people.note_rabbit(managed.player(ANNA), 9)
    await told_by(managed, await told_by(managed))


async def test_a_rematch_tells_nobody(managed: Scenario) -> None:
    role = managed.guild.create_role("players", mentionable=True)
    await change(managed, role=role)
    game = await managed.scored()
    await managed.do(game, c.EndGame(managed.player(ANNA)))
    await managed.deliver()
    await managed.press(ANNA, "rematch")
    assert "<@&" not in await lobby_text(managed)


async def test_who_chooses_a_role_is_told_that_it_cannot_be_notified(
    managed: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Interaction, "app_permissions", Permissions.none())
    silent = managed.guild.create_role("quiet")
    assert "can't be notified" in await change(managed, role=silent)
    mentioning = Permissions(mention_everyone=True)
    monkeypatch.setattr(Interaction, "app_permissions", mentioning)
    assert "can't be notified" not in await change(managed, milestones=True)
    everybody = managed.guild.default_role
    assert "@everyone can't be told" in await change(managed, role=everybody)


@pytest.mark.parametrize("seen", [True, False], ids=["seen", "while away"])
async def test_a_deleted_role_is_told_no_more(managed: Scenario, seen: bool) -> None:
    role = managed.guild.create_role("players", mentionable=True)
    await change(managed, role=role)
    if seen:
        guild = managed.bot.get_guild(managed.guild.id)
        known = guild and guild.get_role(role.id)
        assert known is not None
        await Lifecycle(managed.bot).on_guild_role_delete(known)
    else:
        await managed.deps.servers.change(
            managed.guild.id, lambda s: replace(s, told_role=role.id + 1)
        )
    await open_one(managed)
    assert "<@&" not in await lobby_text(managed)
    assert (await managed.deps.servers.settings(managed.guild.id)).told_role is None


# What is remembered


async def over(sim: Scenario, count: int = 1) -> list[GameId]:
    games = []
    for _ in range(count):
        game = await sim.scored()
        await sim.do(game, c.EndGame(sim.player(0)))
        games.append(game)
    await sim.deliver()
    return games


async def remembered(sim: Scenario, game: GameId) -> list[str]:
    """The tables in which something of a game stands."""
    ask, found = sim.table.store.read._query, []
    for (table,) in await ask("SELECT name FROM sqlite_master WHERE type = 'table'"):
        columns = [name for (name,) in await ask(f"SELECT name FROM pragma_table_info('{table}')")]
        if "game_id" in columns:
            sql = f"SELECT 1 FROM {table} WHERE game_id = $1 LIMIT 1"
            found += [table] if await ask(sql, game) else []
    return found


async def sure(sim: Scenario, index: int = MANAGER) -> str:
    """Press what /dixit server offers; return the id of the button that does it."""
    result = await sim.forge(index, REMOVE)
    [found] = {i for i in ids_in(result) if i.startswith(f"{REMOVE}:") and i != KEEP}
    return found


async def test_all_past_games_are_removed_once_it_is_asked_twice(managed: Scenario) -> None:
    first, second = await over(managed, 2)
    running = await managed.told()
    result = await managed.users[MANAGER].slash(managed.channel, "dixit server")
    assert REMOVE in ids_in(result)
    assert "30 days" in said(result)
    asked = await managed.forge(MANAGER, REMOVE)
    assert "Remove 2 games?" in said(asked)
    assert {"records", "results", "log", "games"} <= set(await remembered(managed, first))
    assert "2 games are removed" in said(await managed.forge(MANAGER, await sure(managed)))
    assert await remembered(managed, first) == await remembered(managed, second) == []
    assert {"games", "log"} <= set(await remembered(managed, running))
    await managed.do(running, c.Skip(managed.player(0)))


async def test_who_would_rather_keep_the_games_says_no(managed: Scenario) -> None:
    [before] = await over(managed)
    opened = await managed.users[MANAGER].slash(managed.channel, "dixit server")
    asked = await managed.again(MANAGER, opened, "remove-all")
    await managed.again(MANAGER, asked, "no")
    assert asked.response is None
    assert "records" in await remembered(managed, before)


async def test_pressed_twice_or_with_nothing_there_says_so(managed: Scenario) -> None:
    await over(managed)
    button = await sure(managed)
    assert "one game is removed" in said(await managed.forge(MANAGER, button))
    assert "nothing left" in said(await managed.forge(MANAGER, button))
    assert "nothing to remove" in said(await managed.forge(MANAGER, REMOVE))


async def test_pressed_late_it_leaves_what_was_not_asked_about(managed: Scenario) -> None:
    [before] = await over(managed)
    button = await sure(managed)
    managed.bot.services.table.now = lambda: time.time() + 3_600
    [after] = await over(managed)
    assert "one game is removed" in said(await managed.forge(MANAGER, button))
    assert await remembered(managed, before) == []
    assert "records" in await remembered(managed, after)


async def test_a_star_that_comes_meanwhile_does_not_keep_a_game(managed: Scenario) -> None:
    [game] = await over(managed)
    button = await sure(managed)
    managed.bot.services.table.now = lambda: time.time() + 3_600
    await managed.do(game, c.GiveStar(managed.player(1), 1, 0))
    assert "one game is removed" in said(await managed.forge(MANAGER, button))
    assert await remembered(managed, game) == []


@pytest.mark.parametrize("custom_id", [REMOVE, f"{REMOVE}:99999999999"])
async def test_who_does_not_manage_the_server_removes_nothing(
    managed: Scenario, custom_id: str
) -> None:
    [game] = await over(managed)
    assert "manage" in said(await managed.forge(ANNA, custom_id)).lower()
    assert "records" in await remembered(managed, game)


async def test_games_of_other_servers_stay(managed: Scenario) -> None:
    [game] = await over(managed)
    assert await managed.deps.servers.remove_remembered(managed.guild.id + 1, 1e12) == 0
    assert "records" in await remembered(managed, game)


async def test_many_are_removed_in_steps_and_others_write_in_between(managed: Scenario) -> None:
    await over(managed, SLICE + 1)
    service, done = managed.deps.servers, []
    removing = asyncio.create_task(service.remove_remembered(managed.guild.id, 1e12))
    removing.add_done_callback(lambda _: done.append("removed"))
    await asyncio.sleep(0)
    await service.note_commands(7, present=True)
    done.append("noted")
    assert await removing == SLICE + 1
    await asyncio.sleep(0)
    assert done == ["noted", "removed"]
