"""Of a deck goes, and comes into it, what somebody was asked about, whatever others did since."""

from discord import InteractionType

from bot.service.deck_editing import DeckEditor
from bot.service.ports import ServerDeck
from bot.ui.deck_jobs import DeckJob, DeckPress
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY
from tests.ui.scenario import Scenario, said
from tests.ui.test_attacks import send
from tests.ui.test_deck_presses import (  # noqa: F401
    MANAGER,
    OTHER,
    OWNER,
    ask_removal,
    cards,
    jobs,
    looked_at,
    managed,
    picture,
    press,
    pressed,
)


def editor(sim: Scenario) -> DeckEditor:
    return sim.bot.services.router.handlers.decks._editor


async def cats(sim: Scenario) -> ServerDeck:
    """The deck Cats with two cards."""
    job = await looked_at(sim)
    deck, *_ = await editor(sim).add(job.deck, job.taken, sim.player(OWNER))
    jobs(sim).end(job)
    return deck


async def add(sim: Scenario, deck: ServerDeck, *names: str) -> None:
    """What another manager does meanwhile."""
    await editor(sim).add(deck, [picture(name) for name in names], sim.player(OTHER))


async def test_a_deck_that_got_cards_since_the_question_is_asked_about_again(
    pressed: Scenario,  # noqa: F811
) -> None:
    deck = await cats(pressed)
    job = await ask_removal(pressed, pressed.users[OWNER])
    await add(pressed, deck, "c", "d", "e")
    again = await press(pressed, OWNER, "remove", job)
    assert "Cards were added to the deck since you were asked" in again
    assert "Its 5 cards go with it" in again
    assert await cards(pressed) == 5
    assert "The deck is gone" in await press(pressed, OWNER, "remove", job)
    assert await cards(pressed) == 0


async def test_a_deck_that_lost_a_card_since_the_question_goes_with_the_others(
    pressed: Scenario,  # noqa: F811
) -> None:
    deck = await cats(pressed)
    job = await ask_removal(pressed, pressed.users[OWNER])
    await editor(pressed).remove(deck, [job.asked[0].id])
    assert "The deck is gone" in await press(pressed, OWNER, "remove", job)


async def test_cards_that_were_asked_about_go_alone(pressed: Scenario) -> None:  # noqa: F811
    deck = await cats(pressed)
    await add(pressed, deck, "c")
    before = set(jobs(pressed)._jobs)
    asked = await pressed.users[OWNER].slash(
        pressed.channel, "dixit-deck remove", deck="cats", cards="1-2"
    )
    assert "Remove these 2 cards" in said(asked)
    [token] = set(jobs(pressed)._jobs) - before
    await add(pressed, deck, "d")
    left = await press(pressed, OWNER, "remove", jobs(pressed)._jobs[token])
    assert "2 cards are left" in left
    assert await cards(pressed) == 2


async def test_numbers_may_run_the_other_way(pressed: Scenario) -> None:  # noqa: F811
    deck = await cats(pressed)
    await add(pressed, deck, "c", "d")
    asked = pressed.users[OWNER].slash(
        pressed.channel, "dixit-deck remove", deck="cats", cards="4-2"
    )
    assert "Remove these 3 cards" in said(await asked)


async def test_who_names_all_cards_is_asked_about_the_deck(pressed: Scenario) -> None:  # noqa: F811
    deck = await cats(pressed)
    before = set(jobs(pressed)._jobs)
    asked = await pressed.users[OWNER].slash(
        pressed.channel, "dixit-deck remove", deck="cats", cards="1, 2"
    )
    assert "Remove the whole deck" in said(asked)
    [token] = set(jobs(pressed)._jobs) - before
    await add(pressed, deck, "c")
    again = await press(pressed, OWNER, "remove", jobs(pressed)._jobs[token])
    assert "Cards were added to the deck since you were asked" in again
    assert await cards(pressed) == 3


async def test_a_new_deck_that_another_has_made_since_is_asked_about_again(
    pressed: Scenario,  # noqa: F811
) -> None:
    job = await looked_at(pressed)
    await add(pressed, await editor(pressed).destination(pressed.guild.id, "cats"), "b", "c")
    again = await press(pressed, OWNER, "keep", job)
    assert "a deck of this name by now" in again
    assert "One picture is in the deck already" in again
    assert "makes a new deck" not in again
    assert await cards(pressed) == 2
    assert "One picture was added" in await press(pressed, OWNER, "keep", job)
    assert await cards(pressed) == 3


# -- the window about what cards show ----------------------------------------------------------


async def open_window(sim: Scenario, deck: ServerDeck) -> DeckJob:
    """The job behind the window about the deck's cards."""
    job = jobs(sim).begin(sim.guild.id, sim.player(OWNER), deck, MANAGER)
    _, job.asked = await editor(sim).deck(sim.guild.id, deck.id)
    return job


async def send_texts(sim: Scenario, job: DeckJob, texts: list[str]) -> str:
    fields = [
        {"type": 18, "component": {"type": 4, "custom_id": str(number), "value": text}}
        for number, text in enumerate(texts, 1)
    ]
    data = {"custom_id": DeckPress("texts", job.token).encode(), "components": fields}
    return said(await send(sim, OWNER, data, InteractionType.modal_submit))


async def told(sim: Scenario, deck: ServerDeck) -> list[str]:
    _, held = await editor(sim).deck(sim.guild.id, deck.id)
    return [card.text for card in held]


async def test_texts_that_nobody_touched_in_the_window_stay_as_others_made_them(
    pressed: Scenario,  # noqa: F811
) -> None:
    deck = await cats(pressed)
    job = await open_window(pressed, deck)
    await editor(pressed).describe(deck, {2: "a tom"})
    assert "One text was changed" in await send_texts(pressed, job, ["a cat", ""])
    assert await told(pressed, deck) == ["a cat", "a tom"]


async def test_a_text_that_another_changed_since_is_not_written_over(
    pressed: Scenario,  # noqa: F811
) -> None:
    deck = await cats(pressed)
    job = await open_window(pressed, deck)
    await editor(pressed).describe(deck, {2: "a tom"})
    refused = await send_texts(pressed, job, ["a cat", "a tiger"])
    assert "Card no. 2 has been changed since this window was opened" in refused
    assert refused.index("a cat") < refused.index("a tiger")
    assert await told(pressed, deck) == ["", "a tom"]


@in_every_language
def test_what_the_reader_may_have_done_is_not_said_to_be_anothers_work(locale: str) -> None:
    texts = LIBRARY.texts(locale)
    said = texts("error-card-changed", number=2) + texts("error-deck-made")
    somebody = {"en": "omebody", "it": "qualcun", "pl": "ktoś", "pt-BR": "lguém"}
    assert somebody[locale] not in said
    assert "outra pessoa" not in said


@in_every_language
def test_what_is_no_longer_open_need_not_have_waited_for_long(locale: str) -> None:
    """The oldest of many questions is let go of within seconds, and so is all at a restart."""
    said = LIBRARY.texts(locale)("error-deck-late")
    waited = {"en": "too long", "it": "troppo tempo", "pl": "dużo czasu", "pt-BR": "tempo demais"}
    assert waited[locale] not in said
