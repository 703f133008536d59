"""What is said to who asks to be forgotten, held against what happens."""

from typing import get_args

import pytest
from simcord.backend.serializers import message_payload

from bot.engine import commands as c
from bot.i18n import installed
from bot.ui import presenters
from bot.ui.presenters.info import Spoiled
from tests.languages import in_every_language
from tests.ui.render_contexts import text_of
from tests.ui.scenario import Scenario

UPDATED = {
    "en": "keep your name, except those that a game still updates.",
    "it": "restano con il tuo nome, tranne quelli che una partita aggiorna ancora.",
    "pl": " twoją nazwę, oprócz tych, które trwająca gra jeszcze zmienia.",
    "pt-BR": "ficam com o seu nome, exceto as que um jogo ainda atualiza.",
}


async def test_only_messages_that_a_game_updates_lose_a_name_and_so_it_is_said(
    sim: Scenario,
) -> None:
    """It was said that all stay as they are; the running round's board was edited at once."""
    game = await sim.voting(4)
    await sim.deliver()
    for _ in range(2):  # to the reveal, and to the next round
        await sim.do(game, c.Skip(sim.player(0)))
        await sim.deliver()
    before = posted(sim)
    await sim.sure(2, await sim.users[2].slash(sim.channel, "dixit forget-me"))
    await sim.deliver()
    after = posted(sim)
    named = {message for message, text in before.items() if "Carla" in text}
    still = {message for message in named if "Carla" in after[message]}
    assert still
    assert still < named
    for locale, words in UPDATED.items():
        texts = installed().texts(locale)
        for text in (
            texts("sure-forget"),
            *(texts("answer-forgotten", count=count) for count in (0, 1, 3, 5)),
        ):
            assert words in text


def posted(sim: Scenario) -> dict[int, str]:
    """Return what the messages of the channel say by now."""
    backend = sim.env.backend
    return {
        message.id: str(message_payload(backend, backend.get_message(sim.channel.id, message.id)))
        for message in sim.channel.history()
    }


@in_every_language
@pytest.mark.parametrize("how", get_args(Spoiled))
def test_of_each_game_that_is_spoiled_a_sentence_tells(how: Spoiled, locale: str) -> None:
    """They speak of one game: two channels in one sentence read as one game in both."""
    texts = installed().texts(locale)
    asked = text_of(presenters.ask_to_forget(texts, {how: [1, 2]}, 1)).splitlines()
    told = [texts(f"sure-forget-{how}", channel=f"<#{channel}>") for channel in (1, 2)]
    assert asked[-2:] == told


RABBIT = {"en": "rabbit", "it": "coniglio", "pl": "królik", "pt-BR": "coelho"}


@in_every_language
def test_the_chosen_rabbit_is_named_among_what_is_erased(locale: str) -> None:
    texts = installed().texts(locale)
    done = [texts("answer-forgotten", count=count) for count in (1, 3, 5)]
    assert all(RABBIT[locale] in said for said in (texts("sure-forget"), texts("privacy"), *done))
