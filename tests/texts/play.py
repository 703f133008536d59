"""Games that are played so that everything happens that the texts speak of."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.engine import commands as c
from bot.engine.decide import decide
from bot.engine.errors import RuleViolation
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Ballot, Submitting, Voting
from bot.engine.pending import awaited, pending_of
from bot.engine.projection import view_for
from bot.engine.ruleset import Ruleset
from bot.engine.seating import present_seats, seats_of
from bot.engine.views import GameView
from bot.service.record import GameRecord
from bot.service.record_builder import build_record
from tests.engine.tabletop import NAMES, Table

MOODS = ("all", "none", "one", "some", "lonely", "all but red", "nobody votes", "no clue")
"""What happens in a game's rounds, one after the other: who finds the card, or votes at all."""


class QuickTable(Table):
    """A table that does not check itself after each step: other tests do."""

    def do(self, command):
        events = decide(self.game, command, chance=self.chance, now=self.now)
        for event in events:
            self.game = evolve(self.game, event)
        self.log += events
        return events


@dataclass
class PlayedGame:
    """A game that is over, and what everybody saw of each of its rounds."""

    players: int
    record: GameRecord
    reveals: dict[int, GameView] = field(default_factory=dict)
    hands: set[int] = field(default_factory=set)
    """Cards in the fullest hand whenever a round began."""
    hidden: set[str] = field(default_factory=set)
    """From whom hands were hidden before a clue: "nobody", "storyteller" or "everybody"."""


def play(rules: Ruleset, players: int, rounds: int = 100) -> PlayedGame:
    """Play a game to its end; after so many rounds the host ends it."""
    table = QuickTable(
        rules, players, seating=rules.seating, first_storyteller=rules.first_storyteller
    )
    played = PlayedGame(players, build_record([(0.0, event) for event in table.log]))
    while table.kind != "finished":
        played.hands.add(max(len(chair.hand) for chair in table.game.chairs))
        _play_round(table, played, MOODS[(table.game.round - 1) % len(MOODS)])
        number, rules_over = table.game.round, table.kind == "finished"
        played.reveals[number] = view_for(table.game, None)
        if rules_over or number >= rounds:
            break
        table.next()
    if table.kind != "finished":
        table.do(c.EndGame(PlayerId(1)))
    played.record = build_record([(float(n), event) for n, event in enumerate(table.log)])
    return played


def _play_round(table: Table, played: PlayedGame, mood: str) -> None:
    if mood == "no clue" and view_for(table.game, None).storyteller is not None:
        table.skip()
        return
    teller = view_for(table.game, None).storyteller
    if teller is not None:  # else nobody knows yet from whom to hide it
        seen = {
            p.id: bool(view_for(table.game, p.id).hands) for p in view_for(table.game, None).players
        }
        others = [sees for player, sees in seen.items() if player != teller]
        played.hidden.add(
            "nobody" if seen[teller] else "storyteller" if all(others) else "everybody"
        )
    table.tell(teller or 1)
    while isinstance(phase := table.game.phase, Submitting):
        player = awaited(table.game)[0]
        due = pending_of(table.game, phase, player)
        given = {card.card for card in phase.given}
        seat = next(s for s in due.seats if s in seats_of(table.game, player))
        card = next(card for card in table.game.chairs[seat].hand if card not in given)
        table.do(c.GiveCard(player, card))
    if table.ruleset.scoring == "agreement":
        _agree(table, mood)
    else:
        _guess(table, mood)
    if table.kind == "voting":
        table.close()


def _guess(table: Table, mood: str) -> None:
    phase = table.voting
    target = next(n for n, card in enumerate(phase.board, 1) if card.seat == phase.storyteller)
    for place, ballot in enumerate(phase.ballots):
        wrong = _wrong(table, phase, ballot, target)
        finds = {"all": True, "all but red": True, "one": place == 0, "some": place % 2 == 0}
        numbers = [target if finds.get(mood, mood == "lonely") else wrong[0]]
        if phase.tokens > 1 and place % 3 == 1:  # others use one token where more are allowed
            numbers.append(wrong[-1] if len(wrong) > 1 or numbers[0] == target else numbers[0])
        if mood == "nobody votes" or (mood == "lonely" and place):
            continue
        for number in dict.fromkeys(numbers):
            table.place(ballot.player, number)
        if phase.tokens > 1:
            table.do(c.FinishBallot(ballot.player))


def _wrong(table: Table, phase: Voting, ballot: Ballot, target: int) -> list[int]:
    """Return the numbers to err on; all agree on the first as far as they may."""
    wrong = [
        n
        for n, card in enumerate(phase.board, 1)
        if n != target and card.seat not in seats_of(table.game, ballot.player)
    ]
    half = len(table.game.chairs) // 2
    mate = (phase.storyteller + half) % len(table.game.chairs)
    teams = table.ruleset.pairs
    return sorted(wrong, key=lambda n: teams and phase.board[n - 1].seat != Seat(mate))


def _agree(table: Table, mood: str) -> None:
    phase = table.voting
    count = len(phase.board)
    for place, ballot in enumerate(phase.ballots):
        alone = {"one": place == 0, "some": place < 2}.get(mood, False)
        if mood == "nobody votes" or (mood == "lonely" and place > 1):
            continue
        number = place + 2 if mood == "none" else 2 + place if alone else 1
        table.place(ballot.player, min(number, count))
    if table.ruleset.red != "none" and mood not in {"all but red", "nobody votes"}:
        table.red(1 if mood in {"some", "none"} else count)


# What can be tried apart from a game


def startable(rules: Ruleset) -> set[int]:
    """Return the numbers of players with which a game starts."""
    return {n for n in range(2, len(NAMES) + 1) if _starts(rules, n)}


def _starts(rules: Ruleset, players: int) -> bool:
    try:
        QuickTable(rules, players, seating="shuffled")
    except RuleViolation:
        return False
    return True


def ends_with(rules: Ruleset) -> tuple[int, int]:
    """Let one after the other leave, of pairs one each first; return who was left at the end.

    Players and, in team games, teams with somebody left.
    """
    table = QuickTable(rules, max(rules.min_players, 4))
    for player in range(2, len(NAMES)):
        table.leave(player)
        if table.kind == "finished":
            break
    seats = present_seats(table.game)
    return len(seats), len({table.game.chairs[seat].team for seat in seats})


def missed_until_away(rules: Ruleset) -> int:
    """Return how many deadlines somebody misses in a row before nobody waits for them."""
    table = QuickTable(rules, rules.min_players)
    table.tell(table.storyteller)
    for missed in range(1, 9):
        table.skip()
        if any(chair.away for chair in table.game.chairs):
            return missed
    return 0


def takes_a_sound(rules: Ruleset) -> bool:
    """Say whether a sound is taken for a clue."""
    table = QuickTable(rules, rules.min_players)
    try:
        table.tell(text="", clip="audio")
    except RuleViolation:
        return False
    return True


def rounds_of(games: list[PlayedGame]) -> Iterator:
    """Yield every round that was scored, with its game."""
    for game in games:
        for told in game.record.rounds:
            if told.void is None:
                yield game, told
