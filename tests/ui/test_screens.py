"""Whoever is awaited finds what to press on their screen, as it was last brought up to date.

A page that is drawn now always fits. What people look at was drawn when the outbox was told to: so
here every message shows the game as it was at its last invalidation.
"""

import random

import pytest

from bot.engine import commands as c
from bot.engine.computers import is_computer
from bot.engine.ids import PlayerId
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.engine.projection import page_view_for
from bot.engine.ruleset import MINI, ODYSSEY, PARTY, TEAMS, Ruleset
from bot.engine.seating import present_seats
from bot.service.endings import superseded_messages
from bot.service.invalidation import current_message, invalidated_messages
from bot.service.ports import MessageKey
from bot.service.purposes import ASKING
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.page import RenderContext
from bot.ui.renderer import PRESENTERS
from tests.engine.tabletop import Table
from tests.ui.pressing import GAMES, TABLES, asked_for, forward, pressable, wanted
from tests.ui.render_contexts import context, text_of

SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in range(1, 40))]


class Screens:
    """A table, and for each of its messages the game as it is shown there."""

    def __init__(self, ruleset: Ruleset, players: int, *, paired: bool = True, **more) -> None:
        """Start a game; teams are ``paired`` as tests count on it, or as chance has it."""
        self.table = Table(ruleset, players, cards=252, start=False, **more)
        self.shown: dict[MessageKey, Game] = {}
        for player in range(1, players + 1) if ruleset.pairs and paired else ():
            self.do(c.PickTeam(PlayerId(player), (player - 1) % (players // 2)))
        self.do(c.StartGame(PlayerId(1), self.table.cards))

    def do(self, command: c.Command) -> None:
        before = self.table.game
        self.table.do(command)
        after = self.table.game
        changed = (*invalidated_messages(before, after), *superseded_messages(before, after))
        self.shown |= dict.fromkeys(changed, after)

    def attempt(self, command: c.Command) -> bool:
        allowed = refusal(self.table.game, command) is None
        if allowed:
            self.do(command)
        return allowed

    def page(self, key: MessageKey, viewer: PlayerId | None) -> RenderContext:
        view = page_view_for(self.shown[key], viewer, self.table.now)
        return context(view, direct=viewer is not None)

    def public(self) -> list[Press]:
        """What can be pressed on the channel's present message."""
        key = current_message(self.table.game)
        return pressable(PRESENTERS[key.purpose](self.page(key, None)))

    def direct(self, player: PlayerId) -> list[c.Command] | None:
        """What the player's direct message of this phase asks for; None if they are sent none."""
        game = self.table.game
        purpose = ASKING.get(game.phase.kind)
        view = self.table.view(player)
        if purpose is None or not view.hands or is_computer(game, player):
            return None
        shown = self.page(MessageKey(game.id, game.round, purpose, player), player)
        return list(asked_for(shown, presenters.my_hand(shown)))

    def check(self) -> None:
        """What is awaited of somebody is offered to them, wherever they look, and is taken."""
        game = self.table.game
        present = (game.round, game.phase.kind)
        if game.phase.kind in ("lobby", "finished"):
            return
        offers = {p.verb for p in self.public() if (p.round, p.phase) == present}
        assert "hand" in offers
        assert ("vote" in offers) == (game.phase.kind == "voting")
        assert ("next" in offers) == (game.phase.kind == "scored")
        for player in map(PlayerId, self.table.awaited):
            assert forward(wanted(self.table, player)), text_of(
                presenters.my_hand(context(self.table.view(player)))
            )
            on_screen = self.direct(player)
            if on_screen is None:
                continue
            assert forward(on_screen), (player, present)
            for command in on_screen:
                assert refusal(game, command) is None, (command, present)

    def step(self, dice: random.Random) -> None:
        """Somebody presses what is on their screen; a complete vote is closed."""
        if self.table.kind == "scored":
            self.do(c.NextRound(PlayerId(self.people()[0])))
        elif not self.table.awaited:
            self.do(c.Skip(self.table.game.host))
        else:
            player = PlayerId(dice.choice(self.table.awaited))
            on_screen = self.direct(player)
            offered = wanted(self.table, player) if on_screen is None else on_screen
            self.do(dice.choice(forward(offered)))

    def people(self) -> list[PlayerId]:
        game = self.table.game
        return [game.chairs[seat].player for seat in present_seats(game)]

    def come_and_go(self, dice: random.Random, newcomer: PlayerId) -> None:
        """Somebody leaves, is kicked, comes, comes back; or the host steers or time runs out."""
        host, somebody = self.table.game.host, dice.choice(self.people())
        gone = [chair.player for chair in self.table.game.chairs if chair.gone] or [newcomer]
        self.attempt(
            dice.choice(
                [
                    c.Leave(somebody),
                    c.Kick(host, somebody),
                    c.Join(newcomer, "newcomer"),
                    c.Join(dice.choice(gone), "back again"),
                    c.Join(newcomer, "substitute", dice.randrange(6)),
                    c.AddComputer(host, "even"),
                    c.RemoveComputer(host),
                    c.Skip(host),
                    c.RemoveClue(host),
                ]
            )
        )


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_awaited_of_somebody_is_on_their_screen(name: str, players: int, seed: int) -> None:
    dice = random.Random(f"{name} {players} {seed}")
    first = dice.choice(["offer", "random", "host"])
    screens = Screens(GAMES[name][0], players, paired=seed % 2 == 0, first_storyteller=first)
    table = screens.table
    for number in range(60):
        if dice.random() < 0.3:
            screens.come_and_go(dice, PlayerId(100 + number))
        if table.kind == "finished":
            break
        screens.check()
        screens.step(dice)


def tell(screens: Screens) -> None:
    teller = PlayerId(screens.table.storyteller)
    screens.do(forward(screens.direct(teller) or ())[0])


def test_a_partner_who_leaves_before_giving_leaves_the_card_to_the_storyteller() -> None:
    """The way into a dead end: a card was asked for without a button to give it."""
    screens = Screens(TEAMS, 6)
    tell(screens)
    screens.do(c.Kick(PlayerId(1), PlayerId(4)))
    screens.check()
    assert {type(command) for command in screens.direct(PlayerId(1)) or ()} == {c.GiveCard}


def test_a_giver_whose_partner_leaves_is_asked_alone() -> None:
    screens = Screens(TEAMS, 8)
    tell(screens)
    screens.do(c.Leave(PlayerId(6)))
    screens.check()
    offered = screens.direct(PlayerId(2)) or []
    assert len(offered) == 8, "of both hands"


@pytest.mark.parametrize(("ruleset", "players"), [(MINI, 4), (ODYSSEY, 4), (PARTY, 7)])
def test_a_storyteller_who_leaves_hands_the_turn_on_to_a_screen_that_offers_it(ruleset, players):
    screens = Screens(ruleset, players)
    screens.do(c.Leave(PlayerId(screens.table.storyteller)))
    while screens.table.kind == "scored":
        screens.step(random.Random(1))
    screens.check()
    assert len(screens.table.awaited) > 0
