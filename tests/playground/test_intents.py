"""What simulated players see to do, from messages alone."""

import contextlib
import math
import random
from dataclasses import replace

import pytest

from bot.engine.ids import PlayerId
from bot.engine.ruleset import RULESETS, served
from bot.i18n import Library
from bot.playground.clues import CLUES, HAND, ClueBag, language_of
from bot.playground.intents import Memory, Places, buttons, has_played, places, what_to_do
from bot.playground.player import SimulatedPlayer
from bot.service.ports import Invited
from bot.ui import presenters
from tests.ui.render_contexts import context, view

ME = {"id": "7", "name": "Ana"}


def press(verb, phase, number=1, arg="", game="g1", disabled=False):
    custom_id = f"d1:{verb}:{game}:{number}:{phase}:{arg}:mark"
    return {"type": 2, "custom_id": custom_id, "disabled": disabled}


def post(*buttons, text="", mentions=(), flags=1 << 15, message_id="1"):
    row = {"type": 1, "components": list(buttons)}
    parts = [{"type": 10, "content": text}, row]
    return {
        "id": message_id,
        "channel_id": "5",
        "flags": flags,
        "mentions": [{"id": each} for each in mentions],
        "components": [{"type": 17, "components": parts}],
    }


def seated():
    return Memory(joined={"g1"})


def verbs(intent):
    return [(b.verb, b.arg) for b in intent.choices] if intent else None


def test_only_who_is_invited_joins_a_lobby_for_invited_people():
    lobby = post(press("join", "l", 0), text="Who plays?\n✉️ By invitation only: <@&3>, <@9>, <@7>.")
    assert verbs(what_to_do([lobby], [], ME, Memory())) == [("join", "")]
    assert what_to_do([lobby], [], {"id": "3", "name": "Rui"}, Memory()) is None


def test_foreign_and_greyed_buttons_are_no_choice():
    message = post(
        press("join", "l", disabled=True), {"type": 2, "custom_id": "other"}, press("leave", "l")
    )
    assert [b.verb for b in buttons(message)] == ["leave"]


def test_an_open_lobby_is_joined_once():
    lobby = post(press("join", "l", 0), press("leave", "l", 0))
    assert verbs(what_to_do([lobby], [], ME, Memory())) == [("join", "")]
    assert what_to_do([lobby], [], ME, seated()) is None
    assert what_to_do([], [], ME, Memory()) is None


@pytest.mark.parametrize(
    ("line", "starts"),
    [
        ("❤️ **Ana** · red · host", True),
        ("❤️ **Ana** · red · team 1 · gospodarz", True),
        ("❤️ **Ana** · red", False),
        ("❤️ **Ana** · red · team 1", False),
    ],
)
def test_who_is_left_as_the_host_starts_after_a_while_and_once(line, starts):
    text = f"💧 **Bruno** · blue\n{line}"
    lobby = post(press("join", "l", 0), press("start", "l", 0), text=text)
    wanted = what_to_do([lobby], [], ME, seated())
    assert verbs(wanted) == ([("start", "")] if starts else None)
    assert wanted is None or wanted.patience > 5
    tried = Memory(joined={"g1"}, started={text})
    assert what_to_do([lobby], [], ME, tried) is None


def test_the_newest_game_of_the_channel_is_the_one_played():
    over = post(press("rematch", "f", 9, game="old"))
    lobby = post(press("join", "l", 0, game="new"))
    assert what_to_do([over, lobby], [], ME, Memory(joined={"old"})).key[1] == "new"
    assert what_to_do([over], [], ME, Memory()) is None


def test_who_has_played_a_game_joins_no_other_unasked():
    board = post(press("vote", "v", 9))
    over = post(press("rematch", "f", 9))
    lobby = post(press("join", "l", 0, game="g2"))
    assert not has_played([board], seated())
    assert has_played([board, over], seated())
    assert has_played([over, lobby], seated())
    assert not has_played([over, lobby], Memory())
    assert not has_played([], seated())


async def test_simulated_players_go_when_their_game_is_over():
    person = WatchedPerson(post(press("rematch", "f", 9)))
    player = SimulatedPlayer(person, "5", 0, ClueBag(random.Random(1)), random.Random(1))
    player._memory = seated()
    await player.play()
    assert person.waited == 0


def test_what_only_oneself_can_see_does_not_tell_the_moment():
    lobby = post(press("join", "l", 0))
    stale = post(press("vote", "v", 1), flags=64)
    assert what_to_do([lobby, stale], [], ME, seated()) is None


@pytest.mark.parametrize(("called", "patience"), [(["7"], 1), ([], 6)])
def test_the_storyteller_tells_and_for_an_offer_people_have_time(called, patience):
    turn = post(press("hand", "t"), mentions=called)
    hand = post(press("pick", "t", arg="a"), press("pick", "t", arg="b"), message_id="2")
    intent = what_to_do([turn], [hand], ME, seated())
    assert verbs(intent) == [("pick", "a"), ("pick", "b")]
    assert intent.patience == patience


def test_others_wait_for_the_clue():
    turn = post(press("hand", "t"), mentions=["8"])
    assert what_to_do([turn], [], ME, seated()) is None


def test_without_a_hand_my_hand_is_asked_once():
    turn = post(press("hand", "t"))
    memory = seated()
    assert verbs(what_to_do([turn], [], ME, memory)) == [("hand", "")]
    memory.asked.add(("g1", 1))
    assert what_to_do([turn], [], ME, memory) is None


def test_a_card_is_given_and_a_second_one_while_still_awaited():
    awaiting = post(press("hand", "s"), text="by **Bruno**, waiting for **Ana**")
    done = post(press("hand", "s"), text="by **Bruno**, waiting for **Celia**")
    fresh = post(press("pick", "s", arg="a"), press("pick", "s", arg="b"))
    half = post(press("back", "s", arg="a"), press("pick", "s", arg="b"))
    memory = seated()
    assert verbs(what_to_do([awaiting], [fresh], ME, memory)) == [("pick", "a"), ("pick", "b")]
    assert verbs(what_to_do([awaiting], [half], ME, memory)) == [("pick", "b")]
    assert what_to_do([done], [half], ME, memory) is None
    memory.picks["g1", 1] = 3
    assert what_to_do([awaiting], [half], ME, memory) is None


def test_ones_own_clue_is_not_taken_for_being_awaited():
    public = post(press("hand", "s"), text="by **Ana**, waiting for **Celia**")
    half = post(press("back", "s", arg="a"), press("pick", "s", arg="b"))
    memory = seated()
    memory.told.add(("g1", 1))
    assert what_to_do([public], [half], ME, memory) is None


def test_a_hand_of_an_earlier_round_is_left_alone():
    public = post(press("hand", "s", 2), text="**Ana**")
    old = post(press("pick", "s", 1, "a"))
    assert what_to_do([public], [old], ME, seated()) is None


def test_votes_and_looks_are_taken_once_a_round():
    memory = seated()
    board = post(press("vote", "v"), press("hand", "v"))
    assert verbs(what_to_do([board], [], ME, memory)) == [("vote", "")]
    memory.voted.add(("g1", 1))
    assert what_to_do([board], [], ME, memory) is None
    reveal = post(press("next", "r"))
    assert what_to_do([board, reveal], [], ME, memory).patience == 10
    memory.looked.add(("g1", 1))
    assert what_to_do([board, reveal], [], ME, memory) is None


@pytest.mark.parametrize("locale", ["en", "it", "pl", "pt-BR"])
@pytest.mark.parametrize("seating", ["shuffled", "joined"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_lobby_tells_its_places_in_every_language(locale, seating, ruleset):
    rules = replace(RULESETS[ruleset], seating=seating)
    game = view(ruleset=ruleset, count=4)
    game = replace(game, settings=replace(game.settings, ruleset=rules))
    shown = presenters.lobby(context(game, locale)).view.to_components()
    table = places([{"components": shown}])
    assert table.counts == served(rules, 84)
    assert table.names == ("Player 0", "Player 1", "Player 2", "Player 3")
    assert places([post(press("next", "r"))]) is None
    assert places([post(press("join", "l"), text="Who's playing?")]) is None


@pytest.mark.parametrize(
    ("ruleset", "there", "wanted"),
    [
        ("mini", 1, 3),
        ("mini", 2, 2),
        ("classic", 4, 2),
        ("odyssey", 1, 3),
        ("party", 1, 5),
        ("party", 5, 3),
        ("teams", 1, 5),
        ("teams", 4, 4),
        ("teams", 6, 4),
        ("teams", 11, 1),
    ],
)
def test_as_many_are_wanted_as_make_a_game(ruleset, there, wanted):
    table = Places("g1", (), served(RULESETS[ruleset], 84), None)
    assert table.wanted(there) == wanted


@pytest.mark.parametrize("locale", ["en", "it", "pl", "pt-BR"])
def test_a_lobby_tells_who_is_invited_in_every_language(locale):
    shown = context(view(count=4), locale)
    everybody = places([{"components": presenters.lobby(shown).view.to_components()}])
    assert everybody.invited is None
    assert everybody.admits(None)
    shown = replace(shown, invited=Invited(frozenset({PlayerId(7)}), frozenset({3})))
    only = places([{"components": presenters.lobby(shown).view.to_components()}])
    assert only.invited == {"7"}
    assert only.admits("7")
    assert not only.admits("3")
    assert not only.admits(None)


@pytest.mark.parametrize("locale", ["en", "it", "pl", "pt-BR"])
def test_the_table_s_language_is_read_from_its_buttons(locale):
    labels = [Library.load().texts(locale)("button-hand"), "Mystery"]
    assert language_of(["My hand", *labels]) == locale[:2]
    assert language_of(["Mystery"]) == "en"


def test_clues_are_in_every_language_of_a_table_and_short_enough():
    assert set(HAND.values()) == set(CLUES)
    assert all(len(set(clues)) == len(clues) >= 12 for clues in CLUES.values())
    assert max(len(clue) for clues in CLUES.values() for clue in clues) < 100


def test_no_clue_comes_again_before_all_have_come():
    bag = ClueBag(random.Random(1))
    for language in ("en", "it", "en"):
        assert {bag.draw(language) for _ in CLUES[language]} == set(CLUES[language])


async def test_people_have_time_for_a_result_at_any_human_pace():
    reveal = post(press("next", "r"))
    intent = what_to_do([reveal], [], ME, seated())
    for pace, least in ((0, 0), (0.5, 20), (5, 30)):
        person = WatchedPerson(reveal)
        player = SimulatedPlayer(person, "5", pace, ClueBag(random.Random(1)), random.Random(1))
        player._me, player._memory = ME, seated()
        with pytest.raises(TimeoutError) if pace else contextlib.nullcontext():
            await player._hesitate(intent)
        assert person.waited >= least


class WatchedPerson:
    """Sees one message; instead of waiting for news, notes how long that would have been."""

    def __init__(self, message):
        self.message, self.frames, self.waited = message, [], 0

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        return None

    async def session(self):
        return {"me": ME}

    def forget(self):
        self.frames.clear()

    async def dm(self):
        return None

    async def messages(self, channel_id, limit):
        return [self.message]

    async def news(self, seen, timeout):  # noqa: ASYNC109 – as `Person` names it
        self.waited = math.ceil(timeout)
        raise TimeoutError
