"""How to play: a picture and at most four lines, by what the rules are, to whoever asks."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import CardId
from bot.engine.ruleset import RULESETS
from bot.service.choices import choose
from bot.service.pictures import cards_in
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.presenters.guide import example_cards
from tests.languages import in_every_language
from tests.ui.render_contexts import (
    DECKS,
    LongDecks,
    check_limits,
    context,
    text_of,
    verbs,
    view,
)
from tests.ui.scenario import Scenario, ids_in, ids_of, said
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, STRANGER = 0, 1, 4


class OurDecks(LongDecks):
    """The house deck, as far as the example's clue is about its cards."""

    def keys(self) -> tuple[str, ...]:
        return ("house",)

    def cards(self, deck: str) -> tuple[CardId, ...]:
        named = "swallow-ladder storm-cage puppet-scissors peach-stone carousel-fog anchor-vane"
        return tuple(CardId(f"house/{name}") for name in named.split())


@in_every_language
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_picture_four_lines_and_the_way_to_the_rules(ruleset, locale):
    shown = context(view(ruleset=ruleset), locale, delivery_key="")
    page = presenters.howto(shown)
    check_limits(page, marks=0)
    (picture,) = page.attachments
    assert [line[:5] for line in text_of(page).splitlines()[1:]] == [
        "**1.*", "**2.*", "**3.*", "**4.*",
    ]  # fmt: skip
    assert [f"{n}. " in picture.alt for n in range(1, 5)] == [True] * 4
    assert verbs(page) == ["rules"]


def test_the_same_rules_in_the_same_language_make_the_same_picture():
    def picture(locale="en", **game):
        (shown,) = presenters.howto(context(view(**game), locale, decks=OurDecks())).attachments
        return shown.spec

    assert picture() == picture(phase="voting", count=9)
    assert picture().clue == "Freedom"
    assert picture("it") == replace(picture(), clue="Libertà")
    assert picture() != picture(ruleset="party")


def test_the_clue_is_about_the_card_that_is_pulled_out_or_there_is_none():
    cards, fits = example_cards(OurDecks(), ())
    assert (cards[0], fits) == ("house/peach-stone", True)
    assert len(set(cards)) == 6
    assert not example_cards(DECKS, ())[1]
    (picture,) = presenters.howto(context(view())).attachments
    assert picture.spec.clue == "…"


def test_a_card_that_was_hidden_from_the_game_is_not_shown():
    gone = CardId("house/storm-cage")
    shown = context(view(), decks=OurDecks())
    (before,) = presenters.howto(shown).attachments
    (after,) = presenters.howto(shown, {gone}).attachments
    assert gone in cards_in(before.spec)
    assert gone not in cards_in(after.spec)
    assert after.spec.clue == "…"


async def test_a_second_press_takes_the_first_ones_place(sim: Scenario) -> None:
    await sim.lobby()
    await sim.deliver()
    first, other = await sim.press(BRUNO, "howto"), await sim.press(STRANGER, "howto")
    second = await sim.press(BRUNO, "howto")
    assert [there(answer) for answer in (first, other, second)] == [False, True, True]
    assert "How to play" in said(second)
    assert len(second.response.attachments) == 1


async def test_it_is_told_late_as_well_and_leads_to_the_rules(sim: Scenario) -> None:
    game = await sim.lobby()
    await sim.deliver()
    asked = next(i for i in ids_of(sim.message("howto")) if ":howto:" in i)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    told = await sim.forge(BRUNO, asked)
    assert "**4.**" in said(told)
    (rules,) = ids_in(told)
    assert "The rules" in said(await sim.forge(BRUNO, rules))


async def test_the_rules_of_a_game_name_whom_its_decks_serve(sim: Scenario) -> None:
    """Eight hands of ten and a board take more than the 84 cards, before the start and after it."""
    game = await sim.lobby(ruleset="odyssey")
    settings = choose((await sim.table.load(game)).game.settings, "hand-size", ["10"])
    await sim.do(game, c.Configure(sim.player(ANNA), settings))
    await sim.deliver()
    pressed = Press("rules", game, 0, "lobby")
    assert "\n- 3 to 7 players" in said(await sim.forge(BRUNO, pressed))
    here = await sim.users[BRUNO].slash(sim.channel, "dixit rules")
    assert "\n- 3 to 7 players" in said(here)
    await sim.started(game=game)
    assert "\n- 3 to 7 players" in said(await sim.forge(BRUNO, pressed))
    named = await sim.users[BRUNO].slash(sim.channel, "dixit rules", ruleset="odyssey")
    assert "\n- 3 to 12 players" in said(named)


async def test_it_is_found_below_the_rules_of_a_game_that_had_no_lobby(sim: Scenario) -> None:
    nowhere = await sim.users[ANNA].slash(sim.channel, "dixit rules")
    assert not ids_in(nowhere)
    await sim.users[ANNA].slash(sim.channel, "dixit start", computers=2, now=True)
    await sim.deliver()
    shown = await sim.users[ANNA].slash(sim.channel, "dixit rules")
    (howto,) = ids_in(shown)
    answer = await sim.forge(ANNA, howto)
    assert "How to play" in said(answer)
