"""Ways to sit down other than Join: a team, Rematch of an open lobby, dealing at once."""

from dataclasses import replace

import discord
import pytest

from bot.engine import commands as c
from bot.engine.ids import GameId, PlayerId
from bot.engine.options import with_settings
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_in, ids_of, said, snapshot

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def test_the_button_of_a_team_sits_one_down_in_it(sim: Scenario) -> None:
    game = await sim.lobby(2, ruleset="teams")
    await sim.deliver()
    answer = await sim.forge(STRANGER, Press("team", game, 0, "lobby", "2"))
    assert "You're in!" in said(answer)
    again = await sim.forge(STRANGER, Press("team", game, 0, "lobby", "1"))
    assert said(again) == ""
    players = (await sim.view(game, None)).players
    assert [(p.name, p.team) for p in players[2:]] == [("Stranger", 1)]


async def test_the_button_of_a_full_team_leaves_one_standing(sim: Scenario) -> None:
    game = await sim.lobby(3, ruleset="teams")
    for who in (ANNA, BRUNO):
        await sim.do(game, c.PickTeam(sim.player(who), 0))
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    answer = await sim.forge(STRANGER, Press("team", game, 0, "lobby", "0"))
    assert "That team is complete" in said(answer)
    assert snapshot(await sim.table.load(game)) == before


async def test_without_teams_their_button_sits_nobody_down(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    assert said(await sim.forge(STRANGER, Press("team", game, 0, "lobby", "0")))
    assert snapshot(await sim.table.load(game)) == before


async def test_a_latecomer_to_a_team_game_waits_for_a_second_one(sim: Scenario) -> None:
    game = await sim.lobby(4, ruleset="teams")
    others = (PlayerId(9001), PlayerId(9002))
    for player in others:
        await sim.do(game, c.Join(player, f"Player {player}"))
    await sim.started(game=game)
    await sim.deliver()
    answer = await sim.users[STRANGER].slash(sim.channel, "dixit join")
    assert "so you wait for a second one" in said(answer)


WHEN = {
    "mini": {
        "en-US": "from the next round",
        "it": "dal prossimo turno",
        "pl": "od następnej tury",
        "pt-BR": "a partir da próxima rodada",
    },
    "teams": {
        "en-US": "so you wait for a second one",
        "it": "quindi aspetti un altro giocatore",
        "pl": "więc czekasz na jeszcze jednego gracza",
        "pt-BR": "então você espera mais um jogador",
    },
}


@pytest.mark.parametrize("opened", [True, False, None])
@pytest.mark.parametrize("ruleset", WHEN)
@pytest.mark.parametrize("locale", WHEN["mini"])
async def test_a_latecomer_is_told_when_they_play_also_if_they_cannot_be_written_to(
    sim: Scenario,
    monkeypatch: pytest.MonkeyPatch,
    ruleset: str,
    locale: str,
    *,
    opened: bool | None,
) -> None:
    async def greeted(*_: object) -> bool | None:
        return opened

    monkeypatch.setattr(sim.deps.messenger, "open_dm", greeted)
    game = await sim.lobby(4 if ruleset == "teams" else 3, ruleset=ruleset)
    if ruleset == "teams":
        for player in (PlayerId(9001), PlayerId(9002)):
            await sim.do(game, c.Join(player, f"Player {player}"))
    await sim.started(game=game)
    await sim.deliver()
    press = Press("join", game, 1, "storytelling")
    answer = said(await sim.forge(STRANGER, press, locale=locale))
    assert WHEN[ruleset][locale] in answer
    assert ("🃏" in answer) is (not opened)


async def test_a_computer_that_comes_late_to_a_team_game_is_said_to_wait(sim: Scenario) -> None:
    game = await sim.lobby(4, ruleset="teams")
    for player in (PlayerId(9001), PlayerId(9002)):
        await sim.do(game, c.Join(player, f"Player {player}"))
    await sim.started(game=game)
    await sim.deliver()
    alone = said(await sim.users[ANNA].slash(sim.channel, "dixit computer", level="even"))
    assert "waits for a second newcomer" in alone
    paired = said(await sim.users[ANNA].slash(sim.channel, "dixit computer", level="even"))
    assert "takes a seat from the next round on" in paired


async def test_rematch_is_refused_while_another_game_is_under_way(sim: Scenario) -> None:
    over = await sim.scored()
    await sim.do(over, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    end = sim.message("rematch")
    now = await sim.started()
    before = snapshot(await sim.table.load(now))
    assert "There's a game in this channel already" in said(
        await sim.press(STRANGER, "rematch", end)
    )
    assert snapshot(await sim.table.load(now)) == before


async def test_who_joins_a_lobby_is_offered_their_place(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    joined = await sim.press(CARLA, "join")
    assert "Your rabbit" in said(await sim.again(CARLA, joined, "rabbit"))
    await sim.again(CARLA, joined, "leave")
    assert len((await sim.view(game, None)).players) == 2
    await sim.do(game, c.Join(sim.player(CARLA), "Carla"))
    await sim.started(game=game)
    await sim.deliver()
    late = await sim.forge(DARIO, Press("join", game, 0, "lobby"))
    assert "next round" in said(late)
    assert ids_in(late) == []


FULL = {
    "en-US": "The table is full",
    "it": "Il tavolo è al completo",
    "pl": "Przy stole nie ma już miejsca",
    "pt-BR": "A mesa está cheia",
}


async def hand_of_stranger(sim: Scenario, game: GameId, locale: str = "en-US") -> str:
    """Let somebody without a seat ask for their hand; return the answer, and "join" if offered."""
    view = await sim.view(game, None)
    press = Press("hand", game, view.round, view.phase)
    answer = await sim.forge(STRANGER, press, locale=locale)
    return said(answer) + " join" * any(":join:" in i for i in ids_in(answer))


@pytest.mark.parametrize("locale", FULL)
@pytest.mark.parametrize("begun", [False, True])
async def test_my_hand_offers_no_seat_at_a_table_full_of_people(sim: Scenario, locale, begun):
    game = await (sim.started(4) if begun else sim.lobby(4))
    await sim.deliver()
    answer = await hand_of_stranger(sim, game, locale)
    assert FULL[locale] in answer
    assert not answer.endswith(" join")
    await sim.do(game, c.Leave(sim.player(DARIO)))
    await sim.do(game, c.AddComputer(sim.player(ANNA), "even"))
    await sim.deliver()
    assert (await hand_of_stranger(sim, game, locale)).endswith(" join"), "a computer gives way"


async def test_my_hand_offers_no_seat_in_the_last_round(sim: Scenario) -> None:
    game = await sim.lobby(3)
    settings = (await sim.view(game, None)).settings
    once = replace(settings, ruleset=replace(settings.ruleset, laps=1))
    await sim.do(game, c.Configure(sim.player(ANNA), once))
    await sim.started(game=game)
    while (await sim.view(game, None)).round < 3:
        await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    answer = await hand_of_stranger(sim, game)
    assert "The last round has begun" in answer
    assert not answer.endswith(" join")


@pytest.mark.parametrize("full", [False, True])
async def test_vote_offers_whoever_has_no_seat_what_my_hand_offers(
    sim: Scenario, full: bool
) -> None:
    game = await sim.voting(4 if full else 3)
    await sim.deliver()
    hand = await sim.press(STRANGER, "hand")
    offered = said(hand), ids_in(hand)
    vote = await sim.press(STRANGER, "vote")
    assert (said(vote), ids_in(vote)) == offered
    assert (":join:" in str(offered)) != full
    if not full:
        await sim.again(STRANGER, vote, "join")
        waiting = (await sim.table.load(game)).game.waiting
        assert [newcomer.player for newcomer in waiting] == [sim.player(STRANGER)]


async def test_a_game_with_computers_is_dealt_without_a_lobby(sim: Scenario) -> None:
    answer = await sim.users[ANNA].slash(sim.channel, "dixit start", computers=3, now=True)
    assert "You're in!" in said(answer)
    stored = await sim.table.live_game_in(sim.channel.id)
    assert stored is not None
    view = await sim.view(stored.game.id, ANNA)
    assert (view.round, view.phase, len(view.players)) == (1, "storytelling", 4)
    await sim.deliver()
    private = await sim.bot.create_dm(discord.Object(sim.users[ANNA].id))
    offered = [i for m in [m async for m in private.history()] for i in ids_of(m)]
    assert any(":pick:" in i for i in offered)
    again = await sim.users[ANNA].slash(sim.channel, "dixit start", computers=3, now=True)
    assert "You're in this channel's game already" in said(again)


async def test_too_few_to_deal_at_once_leave_no_lobby_behind(sim: Scenario) -> None:
    answer = await sim.users[ANNA].slash(sim.channel, "dixit start", computers=1, now=True)
    assert "at least 3" in said(answer)
    assert await sim.table.live_game_in(sim.channel.id) is None


LARGER = {
    "en-US": "choose rules for more players",
    "it": "scegliere regole per più giocatori",
    "pl": "wybrać zasady dla większej liczby graczy",
    "pt-BR": "escolher regras para mais gente",
}


@pytest.mark.parametrize("locale", LARGER)
@pytest.mark.parametrize("verb", ["join", "hand"])
async def test_who_finds_a_lobby_full_that_other_rules_have_room_in_is_told_of_them(
    sim: Scenario, locale: str, verb: str
) -> None:
    game = await sim.lobby(4)
    await sim.deliver()
    answer = said(await sim.forge(STRANGER, Press(verb, game, 0, "lobby"), locale=locale))
    assert LARGER[locale] in answer
    assert "4" in answer


OTHER_CARDS = {
    "en-US": "add a deck",
    "it": "aggiungere un mazzo",
    "pl": "dodać talię",
    "pt-BR": "juntar mais um baralho",
}


@pytest.mark.parametrize("locale", OTHER_CARDS)
async def test_who_finds_a_lobby_full_that_only_the_cards_have_no_room_in_is_told_so(
    sim: Scenario, locale: str
) -> None:
    game = await sim.lobby(4, ruleset="odyssey")
    settings = (await sim.table.load(game)).game.settings
    rules = with_settings(settings.ruleset, hand_size=10)
    await sim.do(game, c.Configure(sim.player(ANNA), replace(settings, ruleset=rules)))
    for number in range(3):
        await sim.do(game, c.Join(PlayerId(9001 + number), f"Player {number}"))
    await sim.deliver()
    answer = said(await sim.forge(STRANGER, Press("join", game, 0, "lobby"), locale=locale))
    assert OTHER_CARDS[locale] in answer
    assert LARGER[locale] not in answer
    assert "7" in answer


async def test_who_finds_a_full_team_lobby_by_its_buttons_is_told_of_nothing_larger(
    sim: Scenario,
) -> None:
    game = await sim.lobby(4, ruleset="teams")
    for number in range(8):
        await sim.do(game, c.Join(PlayerId(9001 + number), f"Player {number}"))
    await sim.deliver()
    for verb in ("join", "hand"):
        answer = said(await sim.forge(STRANGER, Press(verb, game, 0, "lobby")))
        assert "12 can play. Perhaps next time!" in answer


async def test_once_the_game_is_on_nobody_is_told_of_other_rules(sim: Scenario) -> None:
    game = await sim.lobby(4)
    await sim.started(game=game)
    await sim.deliver()
    answer = said(await sim.forge(STRANGER, Press("join", game, 0, "lobby")))
    assert "4 can play. Perhaps next time!" in answer
