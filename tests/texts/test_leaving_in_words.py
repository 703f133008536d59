"""The question before somebody leaves is true of what then happens."""

import re
from itertools import product

import pytest

from bot.engine import commands as c
from bot.engine.errors import RuleViolation
from bot.engine.events import RoundVoided
from bot.engine.ids import PlayerId
from bot.engine.leaving import breaks_game_off, breaks_off, farewell
from bot.engine.model import PLAYED_OUT
from bot.engine.ruleset import CLASSIC, MINI, PARTY, TEAMS, Ruleset
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.lexicon import foretold
from tests.ui.render_contexts import LIBRARY, context, text_of

UNWON = {
    "en": "without a winner|nobody wins",
    "it": "senza vincitori|non vince nessuno",
    "pl": "bez zwycięzcy|nikt nie wygra",
    "pt-BR": "sem vencedor|ninguém vence",
}
PHASES = ("storytelling", "submitting", "voting", "scored")
ENDS = {
    "en": "ends for|ends the game|ends after",
    "it": "finisce per|finisce dopo",
    "pl": "skończy się",
    "pt-BR": "acaba para|acaba depois",
}
ENOUGH = {
    "en": "unless enough",
    "it": "che non si uniscano",
    "pl": "że dołączy",
    "pt-BR": "que entre gente",
}
PERSON = {
    "en": "unless another person",
    "it": "unisca un'altra persona",
    "pl": "dołączy inna osoba",
    "pt-BR": "que entre outra pessoa",
}
UNLESS = {"en": "unless somebody", "it": "che qualcuno", "pl": "że ktoś", "pt-BR": "que alguém"}
SILENT = {"en": "no vote", "it": "senza un voto", "pl": "bez głosu", "pt-BR": "sem voto"}
RETURNS = {"en": "come back", "it": "torn", "pl": "powrocie", "pt-BR": "voltar, recomeça"}
FINAL = {
    "en": "come back to it",
    "it": "più rientrare",
    "pl": "się nie da",
    "pt-BR": "dar para voltar",
}
STAYS = {"en": "stays", "it": "resta.", "pl": "zostaje.", "pt-BR": "na mesa fica"}
VOID = {"en": "scores nothing", "it": "non dà punti", "pl": "przepadnie", "pt-BR": "não dá pontos"}
NO_MORE = {"en": "no more points", "it": "più punti e", "pl": "już nie dost|nie dostanie już"}
NO_MORE["pt-BR"] = "ganha mais pontos"
SEAT = {"en": "score of the seat", "it": "del posto", "pl": "miejsca", "pt-BR": "do lugar"}


def brought_to(phase: str, rules: Ruleset, players: int, *, round: int = 1) -> Table:
    """Play a round as far as a phase, the first by default; in teams a partner has left before."""
    table = Table(rules, players)
    while table.game.round < round:
        table.play_round()
        table.next()
    if rules.pairs:
        table.leave(5)
    for step in (table.tell, table.give_all, table.close)[: PHASES.index(phase)]:
        step()
    return table


def asked(table: Table, leaver: int, locale: str, doing: str) -> str:
    shown = context(table.view(1 if doing == "kick" else leaver), locale)
    after = farewell(table.game, PlayerId(leaver))
    whom = PlayerId(leaver) if doing == "kick" else None
    voids = breaks_off(table.game, PlayerId(leaver))
    unwon = breaks_game_off(table.game, PlayerId(leaver))
    return text_of(presenters.ask_once_more(shown, doing, whom, after, voids=voids, unwon=unwon))


def says(words: dict[str, str], locale: str, text: str) -> bool:
    return any(word in text for word in words[locale].split("|"))


def play_on(table: Table) -> None:
    """Let the round be played out that is voted on."""
    if table.kind == "voting":
        table.close()


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(
    ("rules", "players"), [(CLASSIC, 3), (CLASSIC, 4), (MINI, 3), (PARTY, 6), (TEAMS, 6)]
)
def test_whose_leaving_ends_the_game_is_told_so(rules, players, phase, doing, locale):
    table = brought_to(phase, rules, players)
    said = asked(table, 2, locale, doing)
    table.leave(2)
    play_on(table)
    assert says(ENDS, locale, said) == (table.kind == "finished")
    assert says(RETURNS, locale, said) == (table.kind != "finished")


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize(
    ("rules", "players"),
    [(CLASSIC, 3), (CLASSIC, 4), (MINI, 3), (PARTY, 6), (TEAMS, 6)],
)
@pytest.mark.parametrize(
    ("last", "phase"), [*product([False], PHASES), *product([True], PHASES[:-1])]
)
def test_that_nobody_wins_a_game_that_ends_is_said_where_it_is_so(
    last, rules, players, phase, doing, locale
):
    """A round that is void ends the last lap, too, and then somebody has won (E2)."""
    round = players * rules.laps if last and rules.laps else 1
    table = brought_to(phase, rules, players, round=round)
    said = asked(table, 2, locale, doing)
    table.leave(2)
    play_on(table)
    unwon = table.kind == "finished" and table.game.phase.reason not in PLAYED_OUT
    assert says(UNWON, locale, said) == unwon


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 3), (TEAMS, 6)])
@pytest.mark.parametrize("comes", ["the leaver", "a newcomer", "a computer player"])
def test_a_seat_is_said_to_save_the_game_where_it_does(comes, rules, players, phase, doing, locale):
    table = brought_to(phase, rules, players)
    said = asked(table, 2, locale, doing)
    table.leave(2)
    if table.kind != "finished":
        newcomer = c.Join(PlayerId(2 if comes == "the leaver" else 50), "Eve")
        robot = c.AddComputer(PlayerId(1), "even")
        table.do(robot if comes == "a computer player" else newcomer)
        table.close()
    assert says(UNLESS, locale, said) == (table.kind != "finished") == (phase == "voting")


def with_computers(people: int, players: int) -> Table:
    table = Table(CLASSIC, people, start=False)
    for _ in range(players - people):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.to_voting()
    return table


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("comes", ["the leaver", "a newcomer", "a computer player"])
def test_whoever_comes_saves_a_game_with_computer_players_as_is_said(comes, doing, locale):
    table = with_computers(2, 3)
    said = asked(table, 2, locale, doing)
    table.leave(2)
    newcomer = c.Join(PlayerId(2 if comes == "the leaver" else 50), "Eve")
    robot = c.AddComputer(PlayerId(1), "even")
    table.do(robot if comes == "a computer player" else newcomer)
    table.close()
    assert table.kind != "finished"
    assert says(UNLESS, locale, said)


@in_every_language
@pytest.mark.parametrize("comes", ["the leaver", "a newcomer", "nobody"])
def test_the_last_person_is_told_that_a_person_may_save_the_game(comes, locale):
    table = with_computers(1, 3)
    said = asked(table, 1, locale, "leave")
    table.leave(1)
    if comes != "nobody":
        table.do(c.Join(PlayerId(1 if comes == "the leaver" else 50), "Eve"))
    table.close()
    assert (table.kind == "finished") == (comes == "nobody")
    assert says(PERSON, locale, said)


@in_every_language
@pytest.mark.parametrize(
    ("rules", "players", "leavers"),
    [
        (CLASSIC, 4, (2,)),
        (CLASSIC, 3, (2,)),
        (MINI, 4, (2, 3)),
        (PARTY, 6, (2, 3, 6)),
        (TEAMS, 6, (3,)),
        (TEAMS, 6, (2, 5)),
        (TEAMS, 6, (3, 2, 5)),
        (TEAMS, 8, (2, 6, 3, 7)),
    ],
)
def test_the_board_says_how_many_must_join_for_the_game_to_go_on(rules, players, leavers, locale):
    said = []
    for joined in range(5):
        table = Table(rules, players)
        table.to_voting()
        table.vote(table.voting.ballots[-1].player, table.number(1))  # else L4 may end it
        for leaver in leavers:
            table.leave(leaver)
        for newcomer in range(joined):
            table.join(50 + newcomer)
        seen = context(table.view(), locale)
        said.append(foretold(text_of(presenters.board(seen))))
        answer = text_of(presenters.joined(seen))
        assert foretold(answer) == said[-1]
        table.close()
        assert (table.kind == "finished") == (said[-1] > 0)
        if not said[-1]:
            break
    assert said == list(range(len(said) - 1, -1, -1))


@in_every_language
@pytest.mark.parametrize("more", [1, 2])
def test_where_one_more_is_too_few_that_is_said(more, locale):
    table = Table(CLASSIC, 4)
    table.to_voting()
    table.vote(4, 1)
    for leaver in (2, 3):
        said = asked(table, leaver, locale, "leave")
        table.leave(leaver)
    assert says(UNLESS, locale, said)
    said = asked(table, 4, locale, "leave")
    table.leave(4)
    for newcomer in range(more):
        table.do(c.Join(PlayerId(50 + newcomer), "Eve"))
    table.close()
    assert (table.kind != "finished") == (more == 2)
    assert says(ENOUGH, locale, said)


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
def test_no_seat_is_said_to_save_a_game_in_its_last_round(doing, locale):
    table = Table(CLASSIC, 3, laps=1)
    for _ in range(2):
        table.play_round()
        table.next()
    table.to_voting()
    said = asked(table, 2, locale, doing)
    table.leave(2)
    with pytest.raises(RuleViolation):
        table.join(2)
    play_on(table)
    assert table.kind == "finished"
    assert table.game.phase.reason == "laps"  # as if nobody had left
    assert says(FINAL, locale, said)
    assert not says(ENDS, locale, said)
    assert not says(UNLESS, locale, said)


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
def test_nobody_is_promised_to_come_back_who_cannot(doing, locale):
    table = Table(MINI, 4, laps=1)
    for _ in range(3):
        table.play_round()
        table.next()
    said = asked(table, 2, locale, doing)
    table.leave(2)
    with pytest.raises(RuleViolation):
        table.join(2)
    assert table.kind != "finished"
    assert not says(RETURNS, locale, said.replace("can't come back", ""))


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize(
    ("rules", "players", "computers"), [(CLASSIC, 4, 0), (CLASSIC, 4, 1), (TEAMS, 6, 0)]
)
def test_whoever_comes_back_starts_with_the_score_that_was_named(
    rules, players, computers, doing, locale
):
    table = Table(rules, players, start=False)
    for _ in range(computers):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.play_round(vote_for_storyteller=True)
    said = asked(table, 3, locale, doing)
    own = table.scores[3]
    table.leave(3)
    lowest = min(table.scores.values())
    robot = [chair.score for chair in table.game.chairs if chair.computer is not None]
    table.join(3)
    table.next()
    assert table.scores[3] == (min(robot) if computers else own if rules.pairs else lowest)
    assert says(SEAT, locale, said) == bool(computers or rules.pairs)


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(
    ("rules", "players"), [(CLASSIC, 3), (CLASSIC, 4), (MINI, 4), (PARTY, 6), (TEAMS, 6)]
)
def test_no_more_points_are_foretold_only_where_nobody_can_come_back(
    rules, players, last, phase, doing, locale
):
    """Who comes back may get points and win as before."""
    round = players * rules.laps if last and rules.laps else 1
    table = brought_to(phase, rules, players, round=round)
    if table.kind == "finished":
        return
    said = asked(table, 2, locale, doing)
    table.leave(2)
    if table.kind == "finished" and table.game.phase.reason not in PLAYED_OUT:
        assert not says(NO_MORE, locale, said)  # nor does anybody else
        return
    try:
        table.join(2)
    except RuleViolation:
        assert says(NO_MORE, locale, said)
    else:
        play_on(table)
        assert table.kind != "finished"
        assert not says(NO_MORE, locale, said)


@in_every_language
def test_of_a_computer_player_nobody_says_that_they_come_back(locale):
    table = Table(CLASSIC, 3, start=False)
    table.do(c.AddComputer(PlayerId(1), "even"))
    robot = next(chair.player for chair in table.game.chairs if chair.computer is not None)
    shown = context(table.view(1), locale)
    lobby = text_of(presenters.ask_once_more(shown, "kick", robot))
    table.do(c.StartGame(PlayerId(1), table.cards))
    for said in (lobby, asked(table, robot, locale, "kick")):
        assert said.rstrip().endswith("?"), "nothing but the question"
        assert not says(RETURNS, locale, said)


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("phase", ["voting", "scored"])
def test_who_only_waits_is_not_said_to_have_put_anything_on_the_table(phase, doing, locale):
    table = Table(CLASSIC, 4)
    table.join(50)
    table.to_voting()
    if phase == "scored":
        table.close()
    assert says(STAYS, locale, asked(table, 2, locale, doing)) == (phase == "voting")
    assert not says(STAYS, locale, asked(table, 50, locale, doing))


@in_every_language
def test_who_has_given_no_card_and_no_vote_is_not_told_that_they_stay(locale):
    """Of a pair one gives the card, and the other votes."""
    table = Table(TEAMS, 6)
    table.to_voting()
    voter, number = next(
        (ballot.player, number)
        for ballot in table.voting.ballots
        for number in (1, 2, 3)
        if number not in table.view(ballot.player).own_numbers
    )
    giver = next(card.giver for card in table.voting.board if card.giver != table.storyteller)
    assert says(STAYS, locale, asked(table, giver, locale, "leave"))
    assert not says(STAYS, locale, asked(table, voter, locale, "leave"))
    table.place(voter, number)
    assert says(STAYS, locale, asked(table, voter, locale, "leave"))


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("newcomer", [False, True])
@pytest.mark.parametrize(
    ("rules", "players", "leaver"), [(CLASSIC, 3, 2), (CLASSIC, 4, 2), (MINI, 3, 1)]
)
def test_whose_leaving_breaks_the_round_off_is_told_so(
    rules, players, leaver, newcomer, phase, doing, locale
):
    """Also where too few are left for the round, though not for the game."""
    table = Table(rules, players)
    if newcomer:
        table.join(50)
    steps = [table.tell, table.give_all, table.close]
    for step in steps[: ["storytelling", "submitting", "voting", "scored"].index(phase)]:
        step()
    if phase == "submitting" and rules is CLASSIC:
        table.give(2)
    said = asked(table, leaver, locale, doing)
    log = len(table.log)
    table.leave(leaver)
    voided = any(isinstance(event, RoundVoided) for event in table.log[log:])
    assert says(VOID, locale, said) == voided
    assert voided == (phase in {"storytelling", "submitting"} and players == 3)


@in_every_language
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("silent", [2, 3])
def test_why_the_game_ends_that_is_enough_players_still_is_told(silent, doing, locale):
    """A storyteller's turn that breaks off is one more without a vote (L4)."""
    table = Table(CLASSIC, 4)
    for _ in range(silent):
        table.skip()
        table.next()
    said = asked(table, table.storyteller, locale, doing)
    table.leave(table.storyteller)
    over = table.kind == "finished"
    assert over == (silent == 3)
    assert says(ENDS, locale, said) == says(SILENT, locale, said) == over
    if over:
        assert table.view().outcome.reason == "no-ballots"


GOING = {"en": "leave", "it": "lascia il|esci", "pl": "ode|odchodz", "pt-BR": "sair|deixar$"}


@in_every_language
def test_who_keeps_somebody_at_the_table_reads_no_word_for_going(locale):
    said = LIBRARY.texts(locale)("sure-kick-no")
    assert not re.search(GOING[locale], said, re.IGNORECASE)


@in_every_language
def test_a_computer_player_that_was_removed_is_called_no_person(locale):
    """Who is removed may be either."""
    person = {"en": "person", "it": "persona", "pl": "os[oó]b", "pt-BR": "pessoa"}
    assert not re.search(person[locale], LIBRARY.texts(locale)("answer-kicked"))
