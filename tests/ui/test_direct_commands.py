"""Commands in direct messages: what they answer can be pressed there."""

from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord
from simcord.interactions import base_payload

from bot.engine.commands import Configure
from bot.i18n import installed
from bot.service.choices import choose
from bot.ui import presenters
from bot.ui.codec import Press, decode
from bot.ui.presenters.panel import PAGES
from bot.ui.verbs import VERBS
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario, ids_in, said
from tests.ui.test_direct_presses import pressed_in_direct

ANNA, BRUNO = range(2)
LOCALES = {"en": "en-US", "it": "it", "pl": "pl", "pt-BR": "pt-BR"}
"""Our languages, and what Discord calls them."""
TYPES = {str: 3, int: 4, bool: 5}


async def typed_in_direct(
    sim: Scenario, who: int, command: str, locale: str = "en-US", **options: Any
) -> simcord.InteractionResult:
    """Type a command of `/dixit` in somebody's own direct messages."""
    dm = await sim.bot.create_dm(discord.Object(sim.player(who)))
    given = [{"name": n, "type": TYPES[type(v)], "value": v} for n, v in options.items()]
    leaf = {"name": command, "type": 1, "options": given}
    record, payload = base_payload(
        sim.env.backend,
        type=2,
        channel_id=dm.id,
        guild_id=None,
        user_id=sim.player(who),
        data={"id": "1", "name": "dixit", "type": 1, "options": [leaf]},
    )
    sim.env.backend.emit("INTERACTION_CREATE", payload | {"locale": locale})
    await sim.env.settle()
    return simcord.InteractionResult(sim.env, record)


def presses_in(answer: simcord.InteractionResult) -> list[Press]:
    """Return what the buttons and menus of an answer ask for."""
    return [press for press in map(decode, ids_in(answer)) if press]


@pytest.mark.parametrize("who", [ANNA, BRUNO])
@pytest.mark.parametrize("phase", ["lobby", "started", "voting", "scored"])
async def test_what_is_offered_there_counts_there(sim: Scenario, phase: str, who: int) -> None:
    await getattr(sim, phase)()
    dixit: Any = sim.bot.tree.get_command("dixit")
    aside = {"kick", "host", "hide-card"}  # they name somebody, or a card
    if phase == "lobby":
        aside |= {"leave"}  # it asks nothing
    answers = [
        await typed_in_direct(sim, who, command.name)
        for command in dixit.commands
        if command.name not in aside
    ]
    presses = [press for answer in answers for press in presses_in(answer)]
    assert {"howto"} <= {press.verb for press in presses}
    assert not [press for press in presses if not VERBS[press.verb].direct]


@pytest.mark.parametrize("phase", ["lobby", "started", "voting", "scored"])
async def test_rules_lead_there_to_how_to_play_and_back(sim: Scenario, phase: str) -> None:
    await getattr(sim, phase)()
    for locale, spoken in LOCALES.items():
        answer = await typed_in_direct(sim, BRUNO, "rules", spoken)
        for title in ("howto-title", "rules-heading-vote"):
            [asked] = presses_in(answer)
            answer = await pressed_in_direct(
                sim, sim.users[BRUNO], asked, locale=spoken, answer=answer
            )
            assert installed().texts(locale)(title) in said(answer)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_host_turns_the_pages_of_the_settings_there(sim: Scenario, locale: str) -> None:
    await sim.lobby()
    texts, spoken = installed().texts(locale), LOCALES[locale]
    panel = await typed_in_direct(sim, ANNA, "settings", spoken)
    pages = [press for press in presses_in(panel) if press.verb == "settings"]
    assert len(pages) > 1
    for page in pages:
        await pressed_in_direct(sim, sim.users[ANNA], page, locale=spoken, answer=panel)
        assert texts("panel-title") in said(panel)
        offered = {press.arg for press in presses_in(panel) if press.verb == "set"}
        assert offered & set(PAGES[page.arg])


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_counts_in_the_channel_alone_is_not_said_to_be_of_another_game(
    sim: Scenario, locale: str
) -> None:
    game = await sim.lobby()
    press = Press("start", game, 0, "lobby")
    answer = await pressed_in_direct(sim, sim.users[ANNA], press, locale=LOCALES[locale])
    assert said(answer) == installed().texts(locale)("error-not-in-a-server")


ASKED = {"end": {}, "hide-card": {"number": 1}, "invite": {}, "pause": {}, "settings": {}}
"""Commands of moderators, with what they need."""


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_moderates_is_led_to_the_channel_where_it_can_be_seen(
    sim: Scenario, locale: str
) -> None:
    await sim.voting()
    for command, given in ASKED.items():
        answer = said(await typed_in_direct(sim, BRUNO, command, LOCALES[locale], **given))
        assert f"<#{sim.channel.id}>" in answer
        code = "not-moderator-there" if command == "hide-card" else "not-host-there"
        host = f"<@{sim.player(ANNA)}>"
        words = installed().texts(locale)(f"error-{code}", host=host, channel="#")
        assert answer == words.replace("#", f"<#{sim.channel.id}>")


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_manages_is_led_to_the_server(sim: Scenario, locale: str) -> None:
    answer = said(await typed_in_direct(sim, BRUNO, "server", LOCALES[locale]))
    assert answer == installed().texts(locale)("error-not-in-a-server")


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_rules_there_take_no_files_where_the_server_takes_none(
    sim: Scenario, locale: str
) -> None:
    game = await sim.lobby()
    mimed = choose((await sim.table.load(game)).game.settings, "variants", ["mime-or-sing"])
    await sim.do(game, Configure(sim.player(ANNA), mimed))
    told: list[str] = []
    for clips in (True, False):
        await sim.deps.servers.change(sim.guild.id, lambda s, c=clips: replace(s, clips=c))
        told.append(said(await typed_in_direct(sim, BRUNO, "rules", LOCALES[locale])))
        page = presenters.rules(mimed, installed().texts(locale), files=clips, cards=84)
        assert text_of(page) == told[-1]
    assert told[0] != told[1]
