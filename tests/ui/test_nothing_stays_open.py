"""Nobody's direct messages offer what is over, whoever has left meanwhile, or tells by now."""

import random

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.engine.projection import page_view_for, view_for
from bot.engine.ruleset import Ruleset
from bot.service.endings import superseded_messages
from bot.service.hidden_cards import to_be_redrawn
from bot.service.invalidation import invalidated_messages
from bot.service.message_states import comes_too_late
from bot.service.ports import LoggedAction, MessageKey
from bot.ui.page import Page
from bot.ui.renderer import PRESENTERS
from tests.engine.tabletop import Table
from tests.ui.pressing import GAMES, TABLES, forward, wanted
from tests.ui.render_contexts import context, text_of, verbs

SEEDS = [0, 1, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(2, 60))]


class Letters:
    """A table, and all direct messages that were sent, each with the game as it is shown there."""

    def __init__(self, ruleset: Ruleset, players: int, **more) -> None:
        self.table = Table(ruleset, players, cards=252, **more)
        self.log = [LoggedAction(1, 0.0, tuple(self.table.log))]
        self.shown: dict[MessageKey, Game] = {}
        self.states: dict[int, Game] = {}
        """Each round as it was last."""
        self.closed: dict[MessageKey, Game] = {}
        """What was read and is closed, as it was shown: it stays so until it is edited."""
        self.note((), invalidated_messages(None, self.table.game))

    def do(self, command: c.Command) -> None:
        before, table = self.table.game, self.table
        events = table.do(command)
        self.log.append(LoggedAction(len(self.log) + 1, 0.0, events))
        edited = superseded_messages(before, table.game)
        self.note(
            (*edited, *to_be_redrawn(self.log, events)), invalidated_messages(before, table.game)
        )

    def note(self, edited: tuple[MessageKey, ...], wanted: tuple[MessageKey, ...]) -> None:
        """What is there is edited, else what is wanted is sent, as the outbox does it at once."""
        game = self.table.game
        self.states[game.round] = game
        for key in filter(lambda key: key.traits.direct, (*wanted, *edited)):
            if key in self.shown or (key in wanted and not comes_too_late(key, game)):
                self.shown[key] = self.states[key.round]

    def sent(self, player: int, round: int = 1) -> dict[str, str]:
        """What a player's messages of a round say, by their purpose."""
        keys = [key for key in self.shown if (key.viewer, key.round) == (player, round)]
        return {key.purpose: text_of(self.page(key)) for key in keys}

    def page(self, key: MessageKey) -> Page:
        view = page_view_for(self.shown[key], key.viewer, self.table.now)
        return PRESENTERS[key.purpose](context(view, direct=True))

    def attempt(self, command: c.Command) -> None:
        if refusal(self.table.game, command) is None:
            self.do(command)

    def check(self) -> None:
        """All messages are closed but those of the phase that is played."""
        game = self.table.game
        over = game.phase.kind in ("scored", "finished")
        for key, shown in self.shown.items():
            if self.closed.get(key) is shown:
                continue
            if over or (shown.round, shown.phase.kind) != (game.round, game.phase.kind):
                self.closed[key] = shown
                page = self.page(key)
                assert not verbs(page), (key, text_of(page))
                assert "<t:" not in text_of(page), (key, text_of(page))

    def step(self, dice: random.Random) -> None:
        """Somebody whom the table waits for does what they may; what waits for nobody goes on."""
        table = self.table
        if table.kind == "scored":
            self.do(c.NextRound(dice.choice(self.seated())))
        elif not table.awaited:
            self.do(c.Skip(table.game.host))
        else:
            self.do(dice.choice(forward(wanted(table, PlayerId(dice.choice(table.awaited))))))

    def seated(self) -> list[PlayerId]:
        return [chair.player for chair in self.table.game.chairs if not chair.gone]

    def disturb(self, dice: random.Random, newcomer: PlayerId) -> None:
        """Somebody leaves or comes, time is stopped, a card is hidden, or the like."""
        game, view = self.table.game, view_for(self.table.game, None)
        somebody, host = dice.choice(self.seated()), game.host
        teller = view.storyteller or somebody
        gone = [chair.player for chair in game.chairs if chair.gone] or [newcomer]
        hand = next(chair.hand for chair in game.chairs if chair.player == somebody)
        card = dice.choice([*hand, *view.board] or [*game.pile])
        self.attempt(
            dice.choice(
                [
                    c.Leave(somebody),
                    c.Leave(teller),
                    c.Leave(PlayerId(dice.choice(self.table.awaited or [somebody]))),
                    c.Kick(host, somebody),
                    c.Join(newcomer, "newcomer"),
                    c.Join(dice.choice(gone), "back again"),
                    c.Pause(host),
                    c.Resume(host),
                    c.MoreTime(host, 60),
                    c.Skip(host),
                    c.CorrectClue(teller, "another clue"),
                    c.RemoveClue(host, moderator=True),
                    c.HideCard(host, card, moderator=True),
                ]
            )
        )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_all_direct_messages_are_closed_with_their_phase_or_go_on(
    name: str, players: int, seed: int
) -> None:
    dice = random.Random(f"{name} {players} {seed}")
    first = dice.choice(["offer", "random", "host"])
    letters = Letters(GAMES[name][0], players, first_storyteller=first)
    for number in range(80):
        if dice.random() < 0.3:
            letters.disturb(dice, PlayerId(100 + number))
        letters.check()
        if letters.table.kind == "finished":
            break
        letters.step(dice)
        letters.check()
    if letters.table.kind != "finished":
        letters.do(c.EndGame(letters.table.game.host))
        letters.check()


def over(letters: Letters) -> None:
    """Play the round to its end, then end the game."""
    table = letters.table
    while table.kind == "submitting":
        letters.do(forward(wanted(table, PlayerId(table.awaited[0])))[0])
    if table.kind == "voting":
        letters.do(c.Skip(table.game.host, moderator=True))
    assert table.kind == "scored"
    letters.check()
    letters.do(c.EndGame(table.game.host, moderator=True))
    letters.check()


def told(name: str, players: int, **more) -> Letters:
    letters = Letters(GAMES[name][0], players, **more)
    letters.do(forward(wanted(letters.table, PlayerId(1)))[0])
    return letters


def test_who_is_left_alone_gives_on_a_hand_that_is_closed_with_the_round() -> None:
    letters = told("teams", 8)
    letters.do(c.Leave(PlayerId(5)))
    assert "Give the card" in letters.sent(1)["hand"]
    over(letters)
    assert "The game is over" in letters.sent(1)["hand"]


def test_who_is_left_alone_and_leaves_too_reads_so_on_all_messages() -> None:
    letters = told("teams", 8)
    letters.do(c.Leave(PlayerId(5)))
    letters.do(c.Leave(PlayerId(1)))
    assert letters.table.kind == "scored"
    assert set(letters.sent(1).values()) == {letters.sent(1)["tell"]}
    letters.check()


def taken_over() -> Letters:
    """A vote in teams whose storyteller has left, and their partner tells in their place (T4)."""
    letters = told("teams", 8, first_storyteller="offer")
    while letters.table.kind == "submitting":
        letters.do(forward(wanted(letters.table, PlayerId(letters.table.awaited[0])))[0])
    letters.do(c.Leave(PlayerId(1)))
    assert letters.table.storyteller == 5
    return letters


def test_who_takes_over_the_turn_reads_that_the_round_is_over() -> None:
    letters = taken_over()
    over(letters)
    assert "The game is over" in letters.sent(5)["hand"]


def test_their_older_message_does_not_go_on_with_the_turn() -> None:
    letters = taken_over()
    closed = letters.sent(5)["tell"]
    letters.do(c.Pause(PlayerId(2), moderator=True))
    assert letters.sent(5)["tell"] == closed
    assert "The clock is stopped" in letters.sent(5)["hand"]


@pytest.mark.parametrize(("name", "players"), [("classic", 4), ("odyssey", 5), ("teams", 6)])
def test_a_card_hidden_from_the_storyteller_brings_no_second_message(
    name: str, players: int
) -> None:
    letters = told(name, players)
    hand = letters.table.view(1).hands[0]
    card = next(card for card in hand.cards if card not in hand.given)
    letters.do(c.HideCard(PlayerId(1), card, moderator=True))
    assert [*letters.sent(1)] == ["tell"]
    assert "A moderator has hidden a card of yours" in letters.sent(1)["tell"]
    over(letters)
