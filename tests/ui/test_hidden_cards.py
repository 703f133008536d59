"""A moderator hides a card from a running game: asked first, then seen nowhere any more (M1)."""

from typing import Any

import pytest
from discord import Permissions

from bot.engine import commands as c
from bot.engine.ids import CardId, GameId, PlayerId, is_hidden_card
from bot.service import worker
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, ids_of, said, snapshot, texts_of
from tests.ui.test_direct_presses import pressed_in_direct
from tests.ui.test_repeated_answers import there

ANNA, MODERATOR = 0, 5


@pytest.fixture(params=["manage_messages", "manage_guild"])
def watched(sim: Scenario, request: pytest.FixtureRequest) -> Scenario:
    """The server with a moderator, who does not play."""
    role = sim.guild.create_role("mods", permissions=Permissions(**{request.param: True}))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Mod"), roles=[role]))
    return sim


def offered(result: Any) -> list[str]:
    """The verbs of an answer's buttons."""
    answers = [result.response, *result.followups]
    ids = [i for answer in answers if answer is not None for i in found_in(answer.components)]
    return [i.split(":")[1] for i in ids]


def found_in(components: list[dict[str, Any]]) -> list[str]:
    own = [part["custom_id"] for part in components if part.get("custom_id")]
    below = [i for part in components for i in found_in(part.get("components", []))]
    return own + below


def files(sim: Scenario) -> dict[str, str]:
    """The picture of each message of the channel that has one, by what it shows."""
    shown = [file.filename for message in sim.channel.history() for file in message.attachments]
    return {name.split("-")[0]: name for name in shown}


async def on_table(sim: Scenario, game: GameId, number: int = 2) -> CardId:
    return (await sim.view(game, None)).board[number - 1]


async def conceal(sim: Scenario, who: int, game: GameId, card: CardId, round: int = 1) -> str:
    return said(await sim.forge(who, Press("conceal", game, round, "voting", card)))


async def test_by_its_number_and_only_when_asked_twice(watched: Scenario) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    before, card = snapshot(await sim.table.load(game)), await on_table(sim, game)
    asked = await sim.users[MODERATOR].slash(sim.channel, "dixit hide-card", number=2)
    assert "card 2 for good" in said(asked)
    assert "This round scores nothing" in said(asked)
    assert offered(asked) == ["conceal", "look"]
    assert snapshot(await sim.table.load(game)) == before
    assert "board" in files(sim)
    assert "scores nothing" in await conceal(sim, MODERATOR, game, card)
    await sim.deliver()
    assert "board" not in files(sim)
    reveal = (await sim.view(game, None)).reveal
    assert reveal is not None
    assert (reveal.void_reason, {s.after for s in reveal.scores}) == ("card-hidden", {0})


async def test_below_a_card_that_is_looked_at_only_moderators_find_the_button(
    watched: Scenario,
) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    card = await on_table(sim, game)
    for who, finds in ((ANNA, False), (4, False), (MODERATOR, True)):
        seen = await sim.forge(who, Press("look", game, 1, "voting"), values=[card])
        assert ("hide" in offered(seen)) == finds
    asked = await sim.forge(MODERATOR, Press("hide", game, 1, "voting", card))
    assert "conceal" in offered(asked)


async def test_in_the_menu_of_the_table_only_moderators_find_it(watched: Scenario) -> None:
    sim = watched
    game = await sim.told()
    await sim.deliver()
    assert "hide" not in offered(await sim.press(MODERATOR, "steer")), "nothing lies there yet"
    for index in (1, 2):
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    await sim.deliver()
    for who, finds in ((ANNA, False), (4, False), (MODERATOR, True)):
        assert ("hide" in offered(await sim.press(who, "steer"))) == finds
    asked, card = Press("hide", game, 1, "voting"), await on_table(sim, game)
    assert "conceal" in offered(await sim.forge(MODERATOR, asked, values=[card]))
    assert "conceal" not in offered(await sim.forge(MODERATOR, asked, values=["plain/none"]))
    assert "conceal" not in offered(await sim.forge(ANNA, asked, values=[card]))


async def test_after_the_reveal_the_pictures_change_and_the_points_stay(
    watched: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    before, card = files(sim), await on_table(sim, game)
    points = (await sim.view(game, None)).reveal
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    await sim.deliver()
    assert "Points that were counted stay" in said(
        await sim.forge(MODERATOR, Press("hide", game, 1, "scored", card))
    )
    assert await conceal(sim, MODERATOR, game, card) == "The card is hidden."
    await sim.deliver()
    after = files(sim)
    assert {name for name in before if before[name] != after[name]} == {"board", "reveal"}
    assert points is not None
    assert [p.score for p in (await sim.view(game, None)).players] == [
        s.after for s in points.scores
    ]
    words = said(await sim.forge(4, Press("describe", game, 1, "scored")))
    assert words.count("A card that a moderator has hidden.") == 1
    seen = await sim.forge(MODERATOR, Press("look", game, 1, "scored"), values=["hidden/2"])
    assert "A card that a moderator has hidden." in said(seen)
    assert "hide" not in offered(seen)


@pytest.mark.parametrize("when", ["voting", "scored", "joins"])
async def test_a_round_in_which_seats_changed_is_looked_at_and_hidden_from(
    watched: Scenario, when: str
) -> None:
    sim = watched
    game = await sim.voting(4, await sim.lobby(4, ruleset="odyssey"))
    await sim.deliver()
    card = await on_table(sim, game)
    if when == "voting":
        await sim.do(game, c.Leave(sim.player(3)))
    await sim.do(game, c.Skip(sim.player(ANNA)))
    if when == "scored":
        await sim.do(game, c.Leave(sim.player(3)))
    if when == "joins":
        await sim.do(game, c.Join(sim.player(4), "Newcomer"))
    await sim.do(game, c.NextRound(sim.player(ANNA)))
    for phase in ("voting", "scored"):
        assert "Card 2" in said(await sim.forge(1, Press("look", game, 1, phase), values=[card]))
        assert "“a clue”" in said(await sim.forge(1, Press("describe", game, 1, phase)))
    assert await conceal(sim, MODERATOR, game, card) == "The card is hidden."
    assert card in (await sim.table.load(game)).game.hidden


OUT = "A moderator has hidden that card"


async def test_what_is_still_open_says_that_it_was_hidden(watched: Scenario) -> None:
    """Below a reveal, the card never was about anybody's hand; a moderator is not told to look."""
    sim = watched
    game = await sim.scored()
    await sim.deliver()
    card = await on_table(sim, game)
    await conceal(sim, MODERATOR, game, card)
    for on in (1, 2):
        for who in (ANNA, 4, MODERATOR):
            answer = said(await sim.forge(who, Press("look", game, 1, "scored"), values=[card]))
            assert OUT in answer
            assert "your hand" not in answer
        asked = await sim.forge(MODERATOR, Press("hide", game, 1, "scored", card))
        assert OUT in said(asked)
        if on == 1:
            await sim.do(game, c.NextRound(sim.player(ANNA)))


async def test_who_held_it_and_presses_it_still_is_told(watched: Scenario) -> None:
    sim, bruno, carla = watched, 1, 2
    game = await sim.started()
    await sim.deliver()
    told, given = await sim.card(game, ANNA), await sim.card(game, bruno)
    moderator = PlayerId(sim.users[MODERATOR].id)
    for card in (told, given):
        await sim.do(game, c.HideCard(moderator, card, moderator=True))
    for who, card in ((ANNA, told), (bruno, given)):
        seen = await sim.forge(who, Press("look", game, 1, "storytelling"), values=[card])
        assert OUT in said(seen)
        assert OUT in said(await sim.forge(who, Press("pick", game, 1, "storytelling", card)))
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    assert OUT in said(await sim.forge(bruno, Press("pick", game, 1, "submitting", given)))
    other = await sim.card(game, carla)
    answer = said(await sim.forge(bruno, Press("pick", game, 1, "submitting", other)))
    assert "isn't in the hand" in answer


async def test_pressed_twice_it_is_done_once(watched: Scenario) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    card = await on_table(sim, game)
    first = await conceal(sim, MODERATOR, game, card)
    once = snapshot(await sim.table.load(game))
    assert await conceal(sim, MODERATOR, game, card) == first
    assert snapshot(await sim.table.load(game)) == once


async def test_two_moderators_at_two_cards_of_one_table(watched: Scenario) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    one, other = await on_table(sim, game, 1), await on_table(sim, game, 2)
    await conceal(sim, MODERATOR, game, one)
    assert "card is hidden" in await conceal(sim, MODERATOR, game, other)
    assert [is_hidden_card(card) for card in (await sim.view(game, None)).board] == [
        True,
        True,
        False,
    ]


async def test_others_are_refused_the_host_too(watched: Scenario) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    before, card = snapshot(await sim.table.load(game)), await on_table(sim, game)
    for who in (ANNA, 4):
        assert "Only moderators" in await conceal(sim, who, game, card)
        asked = await sim.forge(who, Press("hide", game, 1, "voting", card))
        assert "Only moderators" in said(asked)
        asked = await sim.users[who].slash(sim.channel, "dixit hide-card", number=1)
        assert "Only moderators" in said(asked)
    assert snapshot(await sim.table.load(game)) == before


async def test_only_what_lay_on_that_table(watched: Scenario) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    before = snapshot(await sim.table.load(game))
    held = await sim.card(game, 1)
    for verb in ("hide", "conceal"):
        for arg in (held, "hidden/1", "", "nothing"):
            answer = said(await sim.forge(MODERATOR, Press(verb, game, 1, "voting", arg)))
            assert "isn't on this table" in answer
    assert "round 7" in await conceal(sim, MODERATOR, game, held, round=7)
    asked = await sim.users[MODERATOR].slash(sim.channel, "dixit hide-card", number=9)
    assert "1 to 3" in said(asked)
    assert snapshot(await sim.table.load(game)) == before


async def test_without_a_table_it_says_where_to_look(watched: Scenario) -> None:
    sim = watched
    await sim.started()
    asked = await sim.users[MODERATOR].slash(sim.channel, "dixit hide-card", number=1)
    assert "There are no cards on the table now" in said(asked)


async def test_too_late_when_the_game_is_over(watched: Scenario) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    card = await on_table(sim, game)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    assert "That game is over" in await conceal(sim, MODERATOR, game, card)
    seen = await sim.forge(MODERATOR, Press("look", game, 1, "voting"), values=[card])
    assert "hide" not in offered(seen)


async def test_the_storybook_and_the_record_know_of_it(watched: Scenario) -> None:
    sim = watched
    game = await sim.scored()
    await sim.deliver()
    own = next(
        shown.card for shown in (await sim.view(game, None)).reveal.cards if shown.storyteller
    )
    await conceal(sim, MODERATOR, game, own)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    record = await sim.table.record(await sim.table.load(game))
    assert record.hidden == (own,)
    end = sim.message("rematch")
    alts = [item["description"] for item in galleries(end)]
    assert any("1. A card that a moderator has hidden" in alt for alt in alts)
    assert ids_of(end)


def galleries(message: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    parts = [component.to_dict() for component in message.components]
    while parts:
        part = parts.pop()
        found += part.get("items", [])
        parts += part.get("components", [])
    return found


async def test_who_looks_at_it_closely_has_it_taken_away(watched: Scenario) -> None:
    sim, bruno = watched, 1
    game = await sim.voting()
    await sim.deliver()
    card = await on_table(sim, game)
    looked = await sim.forge(bruno, Press("look", game, 1, "voting"), values=[card])
    assert looked.response is not None
    other = await sim.forge(MODERATOR, Press("look", game, 1, "voting"), values=[card])
    assert other.response is not None
    await conceal(sim, MODERATOR, game, card)
    assert looked.response is None, "it is gone"
    assert other.response is not None, "the moderator has the answer there"


async def test_what_was_opened_in_a_direct_message_is_taken_away_too(watched: Scenario) -> None:
    sim, bruno, carla = watched, 1, 2
    elsewhere = await sim.voting(game=await sim.lobby(channel=sim.guild.create_text_channel("b")))
    game = await sim.voting()
    await sim.deliver()
    card = await on_table(sim, game)
    seen = [
        await pressed_in_direct(sim, sim.users[who], Press("look", about, 1, "voting"), [lies])
        for who, about, lies in (
            (bruno, game, card),
            (carla, elsewhere, await on_table(sim, elsewhere)),
        )
    ]
    assert [there(answer) for answer in seen] == [True, True]
    await conceal(sim, MODERATOR, game, card)
    assert [there(answer) for answer in seen] == [False, True], "the other is of another game"


async def test_how_to_play_shows_it_no_more(watched: Scenario) -> None:
    sim = watched
    game = await sim.voting()
    await sim.deliver()
    shown = await sim.forge(ANNA, Press("howto", game, 1, "voting"))
    assert there(shown)
    await conceal(sim, MODERATOR, game, await on_table(sim, game))
    assert not there(shown)


@pytest.mark.parametrize("when", ["voting", "scored"])
async def test_no_two_hands_in_ones_direct_messages_say_the_same_after_it(
    watched: Scenario, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """The one from before the clue, which showed the card, too, is written anew as well."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)
    sim = watched
    game = await sim.started()
    await sim.deliver()
    cards = [await sim.card(game, index) for index in range(3)]
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", cards[ANNA]))
    await sim.deliver()
    for index in (1, 2):
        await sim.do(game, c.GiveCard(sim.player(index), cards[index]))
    await sim.deliver()
    if when == "scored":
        await sim.do(game, c.Skip(sim.player(ANNA)))
        await sim.deliver()
    await conceal(sim, MODERATOR, game, cards[1])
    await sim.deliver()
    for index, hands in ((ANNA, 1), (1, 2), (2, 2)):
        told = [texts_of(message) for message in sim.users[index].user.dm_channel.history()]
        of_round = [text for text in told if "Round 1" in text]
        assert len(set(of_round)) == len(of_round) == hands, of_round
        assert sum("Round 1 is over" in text for text in of_round) == 1
