"""Anything, by anybody, in any order: the invariants hold, nothing leaks, and every game ends."""

from typing import ClassVar, get_args

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine import commands as c
from bot.engine.errors import RuleViolation
from bot.engine.evolve import replay
from bot.engine.ids import CardId, PlayerId
from bot.engine.legal import refusal
from bot.engine.model import Submitting, Voting
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS
from bot.engine.seating import player_of
from bot.engine.settings import Pace, Proposed
from tests.engine.secrecy import leaks
from tests.engine.tabletop import Table, deck

PEOPLE = st.integers(1, 15).map(PlayerId)
NUMBERS = st.integers(0, 13)
CARDS = st.sampled_from([*deck(), CardId("test/none")])
COMMANDS = st.one_of(
    st.builds(c.Join, PEOPLE, st.just("name"), st.none() | st.integers(-1, 6)),
    st.builds(c.Leave, PEOPLE),
    st.builds(c.PickTeam, PEOPLE, st.none() | st.integers(-1, 6)),
    st.builds(c.GiveClue, PEOPLE, st.sampled_from(["words", " "]), st.none() | CARDS),
    st.builds(c.CorrectClue, PEOPLE, st.sampled_from(["other words", " "])),
    st.builds(c.PickRabbit, PEOPLE, st.integers(-1, 12)),
    st.builds(c.PickSeat, PEOPLE, PEOPLE),
    st.builds(c.GiveCard, PEOPLE, CARDS),
    st.builds(c.TakeBack, PEOPLE, st.none() | CARDS),
    st.builds(c.PlaceToken, PEOPLE, NUMBERS),
    st.builds(c.RemoveToken, PEOPLE, NUMBERS),
    st.builds(c.PlaceRed, PEOPLE, NUMBERS),
    st.builds(c.RemoveRed, PEOPLE, NUMBERS),
    st.builds(c.FinishBallot, PEOPLE),
    st.builds(c.NextRound, PEOPLE),
    st.builds(c.GiveStar, PEOPLE, st.integers(0, 3), NUMBERS),
    st.builds(
        c.Propose, PEOPLE, st.sampled_from(get_args(Proposed)), st.booleans(), st.just(deck())
    ),
    st.builds(c.Kick, PEOPLE, PEOPLE),
    st.builds(c.Skip, PEOPLE),
    st.builds(c.MoreTime, PEOPLE, st.integers(-5, 4000)),
    st.builds(c.Pause, PEOPLE),
    st.builds(c.Resume, PEOPLE),
    st.builds(c.PassHost, PEOPLE, PEOPLE),
    st.builds(c.StartGame, PEOPLE, st.just(deck())),
    st.builds(c.ShiftDeadline, st.floats(0, 100)),
    st.builds(
        c.ExpirePhase,
        st.integers(0, 3),
        st.sampled_from(["storytelling", "submitting", "voting", "scored"]),
        st.just(0.0),
    ),
)
ENDINGS = st.one_of(
    st.builds(c.EndGame, PEOPLE),
    st.builds(c.RemoveClue, PEOPLE),
    st.builds(c.HideCard, PEOPLE, st.sampled_from(deck()), st.booleans()),
    st.builds(c.Abandon, st.just("idle")),
)


class Game(RuleBasedStateMachine):
    """One table; the subclasses say which ruleset."""

    ruleset = CLASSIC
    fields: ClassVar[dict] = {}
    newcomers = 0
    looked_at = None
    looks = 0

    @initialize(
        extra=st.integers(0, 9),
        seed=st.binary(min_size=1, max_size=4),
        first=st.sampled_from(["offer", "random", "host"]),
        start=st.integers(0, 9),
    )
    def sit_down(self, extra, seed, first, start):
        players = min(self.ruleset.min_players + extra, self.ruleset.max_players)
        if self.ruleset.pairs:
            players -= players % 2
        self.table = Table(
            self.ruleset,
            players,
            seed=seed,
            pace=Pace(),
            seating="shuffled",
            first_storyteller=first,
            start=start > 0,
            **self.fields,
        )

    def attempt(self, command):
        """A refusal changes nothing; ``refusal`` gives the same beforehand."""
        why = refusal(self.table.game, command)
        if why is None:
            self.table.do(command)
        else:
            with pytest.raises(RuleViolation) as raised:
                self.table.do(command)
            assert raised.value == why
        self.table.now += 1

    @rule(command=COMMANDS)
    def somebody_does_something(self, command):
        self.attempt(command)

    @rule(command=ENDINGS, rarely=st.integers(0, 24))
    def somebody_ends_something(self, command, rarely):
        if rarely == 0:
            self.attempt(command)

    @rule(who=st.integers(0, 11))
    def somebody_leaves(self, who):
        present = [chair.player for chair in self.table.game.chairs if not chair.gone]
        if present:
            self.attempt(c.Leave(present[who % len(present)]))

    @rule(team=st.none() | st.integers(0, 5), again=st.booleans())
    def somebody_joins(self, team, again):
        gone = [chair.player for chair in self.table.game.chairs if chair.gone]
        self.newcomers += 1
        who = gone[0] if again and gone else PlayerId(100 + self.newcomers)
        self.attempt(c.Join(who, "newcomer", team))

    @rule(what=st.sampled_from([c.Skip, c.Skip, c.RemoveClue, c.Pause, c.Resume]))
    def the_host_steers(self, what):
        self.attempt(what(self.table.game.host))

    @rule(who=st.integers(0, 11))
    def somebody_changes_their_mind(self, who):
        phase = self.table.game.phase
        if isinstance(phase, Submitting):
            given = phase.given[who % len(phase.given)] if phase.given else None
            player = given and player_of(self.table.game, given.seat)
            if player is not None:
                self.attempt(c.TakeBack(player, given.card))
        elif isinstance(phase, Voting):
            voted = [ballot for ballot in phase.ballots if ballot.tokens]
            if voted:
                ballot = voted[who % len(voted)]
                self.attempt(c.RemoveToken(ballot.player, ballot.tokens[0]))

    @rule(who=st.integers(0, 11), what=st.integers(0, 11))
    def an_awaited_player_acts(self, who, what):
        self.act(who, what)

    @rule(who=st.integers(0, 11), what=st.integers(0, 11), steps=st.integers(2, 12))
    def several_act(self, who, what, steps):
        for step in range(steps):
            self.act(who + step, what + 3 * step)

    def act(self, who, what):
        table = self.table
        if table.kind == "scored":
            self.attempt(c.NextRound(table.game.chairs[0].player))
        if not table.awaited:
            return
        player = table.awaited[who % len(table.awaited)]
        view = table.view(player)
        hand = [card for hand in view.hands for card in hand.cards if card not in hand.given]
        if table.kind == "storytelling":
            alone = table.ruleset.telling == "before-cards"
            cards = [hand.cards[what % len(hand.cards)] for hand in view.hands]
            seat = getattr(table.game.phase, "storyteller", None)
            cards = cards if seat in (None, *[h.seat for h in view.hands][:1]) else cards[::-1]
            partner = cards[1] if view.partner_card_too else None
            card = None if alone else cards[0]
            self.attempt(c.GiveClue(PlayerId(player), "a clue", card, partner))
        elif table.kind == "submitting":
            self.attempt(c.GiveCard(PlayerId(player), hand[what % len(hand)]))
        elif view.may_vote and not view.ballot_done:
            free = [n for n in range(1, len(view.board) + 1) if n not in view.own_numbers]
            free = [n for n in free if n not in view.ballot]
            self.attempt(c.PlaceToken(PlayerId(player), free[what % len(free)]))
        else:
            self.attempt(c.PlaceRed(PlayerId(player), what % len(view.board) + 1))

    @precondition(lambda self: self.table.kind not in {"lobby", "finished"})
    @rule(wait=st.booleans())
    def the_clock_strikes(self, wait):
        self.strike()

    def strike(self):
        game = self.table.game
        if game.paused:
            self.attempt(c.Resume(game.host))
        self.attempt(c.StartClock(game.round, game.phase.kind))
        game = self.table.game
        assert game.deadline is not None
        self.table.now = max(self.table.now, game.deadline)
        self.attempt(c.ExpirePhase(game.round, game.phase.kind, game.deadline))
        after = self.table.game
        assert (after.round, after.phase) != (game.round, game.phase)

    @invariant()
    def nothing_leaks(self):
        """Each second viewer of each state is looked at, so each of them in one of two."""
        game = self.table.game
        if game is self.looked_at:  # nothing was done, or all of it refused
            return
        self.looked_at = game
        self.looks += 1
        everybody = {chair.player for chair in game.chairs} | {n.player for n in game.waiting}
        viewers = (None, PlayerId(99), *sorted(everybody))
        for viewer in viewers[self.looks % 2 :: 2]:
            assert not leaks(game, viewer)

    def teardown(self):
        if not hasattr(self, "table"):
            return
        assert replay(self.table.log) == self.table.game
        if self.table.kind == "lobby":
            return
        for _ in range(150):  # nobody does anything any more: deadlines alone end the game (L4)
            if self.table.kind == "finished":
                return
            self.strike()
        raise AssertionError("the game does not end")


def machine(ruleset, **fields):
    name = f"{ruleset.name.title()}Game"
    cls = type(name, (Game,), {"ruleset": ruleset, "fields": fields})
    cls.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
    return cls.TestCase


TestClassic = machine(CLASSIC)
TestClassicWithVariants = machine(
    CLASSIC, lone_finder_points=4, tokens=2, many_tokens_from=3, mime_or_sing=True
)
TestOdyssey = machine(ODYSSEY)
TestParty = machine(PARTY)
TestPartyWithLaps = machine(PARTY, laps=2)
TestTeams = machine(TEAMS)
TestTeamsWithLaps = machine(TEAMS, laps=2)
TestMini = machine(MINI)
