"""What is said of a partner, and of one's own card, is what can be done about them."""

import re
from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.errors import CardError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, PARTY, TEAMS
from bot.engine.views import OutcomeView
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.presenters.absences import absences
from bot.ui.presenters.people import find, who
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

AGREE = {"en": r"\bAgree\b", "it": "accordatevi", "pl": "Umówcie", "pt-BR": "Combinem"}
IN_PUBLIC = {"en": "everybody can read", "it": "tutti", "pl": "wszystkich", "pt-BR": "todos"}
INSTEAD = {
    "en": "instead of|in place of",
    "it": "al posto di|invece di",
    "pl": "zamiast|w zastępstwie",
    "pt-BR": "no lugar de|em vez de",
}
NEVER_SHOW = {
    "en": "never show or describe",
    "it": "senza mostrare né descrivere",
    "pl": "bez pokazywania i opisywania",
    "pt-BR": "sem mostrar nem descrever",
}


@in_every_language
@pytest.mark.parametrize("computers", [0, 1])
def test_only_with_people_a_partner_agrees_and_only_as_the_book_allows(computers, locale):
    table = Table(TEAMS, 6 - computers, start=False)
    for _ in range(computers):
        table.do(c.AddComputer(PlayerId(1), "even"))
    robot = next((chair.player for chair in table.game.chairs if chair.computer), None)
    for player, team in ((1, 0), (5, 0), (3, 1), (4, 1), (2, 2)):
        table.do(c.PickTeam(PlayerId(player), team))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.tell()

    def own(player: int) -> str:
        return text_of(presenters.my_hand(context(table.view(player), locale)))

    for words in (AGREE, IN_PUBLIC, NEVER_SHOW):
        assert re.search(words[locale], own(3))
    if robot is not None:
        assert LIBRARY.texts(locale)("give", count=1) in own(2)
        assert not re.search(AGREE[locale], own(2))


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 4), (PARTY, 6)])
def test_whose_own_card_may_be_voted_for_reads_so(rules, players, locale):
    table = Table(rules, players)
    table.to_voting()
    said = text_of(presenters.ballot(context(table.view(2), locale)))
    allowed = LIBRARY.texts(locale)("ballot-own-allowed") in said
    if allowed:
        table.vote(2, 2)
    else:
        with pytest.raises(CardError, match="own-card"):
            table.vote(2, 2)


@in_every_language
@pytest.mark.parametrize("newcomers", [1, 2])
@pytest.mark.parametrize("people", [4, 5])
def test_who_takes_a_computers_seat_is_promised_whom_they_then_play_with(people, newcomers, locale):
    """The computer player that goes is nobody's partner, nor one whose seat somebody else takes.

    That one is: who takes it.
    """
    table, texts = Table(TEAMS, people, start=False), LIBRARY.texts(locale)
    for _ in range(6 - people):
        table.do(c.AddComputer(PlayerId(1), "even"))
    for player, team in ((1, 0), (2, 0), (3, 1), (4, 1)):
        table.do(c.PickTeam(PlayerId(player), team))
    table.do(c.StartGame(PlayerId(1), table.cards))
    coming = [PlayerId(50 + n) for n in range(min(newcomers, 6 - people))]
    for player in coming:
        table.join(player)
    promise = texts("hand-waiting-seat", other="…", mate="yes", partner="§")
    said = {p: text_of(presenters.my_hand(context(table.view(p), locale))) for p in coming}
    table.skip()
    table.next()
    for player in coming:
        mate = table.game.chairs[(table.seat(player) + 3) % 6]
        last = said[player].rstrip().rpartition(promise.split("…")[1].split("§")[0])
        promised = last[2] if last[1] else ""
        assert mate.name in promised


@in_every_language
@pytest.mark.parametrize("back", [False, True])
def test_two_who_take_the_seats_of_one_team_are_told_that_they_play_together(back, locale):
    table, coming = Table(TEAMS, 8), [PlayerId(2) if back else PlayerId(50), PlayerId(51)]
    table.tell()
    table.leave(2)
    table.leave(6)
    for player in coming:
        table.join(player)
    said = {p: text_of(presenters.my_hand(context(table.view(p), locale))) for p in coming}
    answer = presenters.joined(context(table.view(51), locale))
    table.skip()
    table.close()
    table.next()
    for player, other in (coming, reversed(coming)):
        mate = table.game.chairs[(table.seat(player) + 4) % 8]
        assert mate.player == other
        assert mate.name in said[player]
    assert f"player {coming[0]}" in text_of(answer)


@in_every_language
def test_nobody_is_told_that_they_play_instead_of_whom_they_play_with(locale):
    """Who left can come back on the seat opposite, which was a computer player's (L6, C2)."""
    table = Table(TEAMS, 5, start=False)
    table.do(c.AddComputer(PlayerId(1), "even"))
    for player, team in ((2, 1), (3, 1), (4, 2), (5, 2)):
        table.do(c.PickTeam(PlayerId(player), team))
    table.do(c.StartGame(PlayerId(1), table.cards))
    name = next(chair.name for chair in table.game.chairs if chair.player == 1)
    table.tell()
    table.leave(1)
    table.join(50)
    table.do(c.Join(PlayerId(1), name))
    said = text_of(presenters.my_hand(context(table.view(50), locale)))
    table.next()
    mate = table.game.chairs[(table.seat(50) + 3) % 6]
    assert mate.player == 1
    assert said.count(name) == 2
    assert not re.search(INSTEAD[locale], said)


@in_every_language
def test_a_computer_player_is_a_second_newcomer_to_a_team_game(locale):
    """They come in pairs (L2), and nothing says that it takes two people."""
    person = {"en": "person|people", "it": "person", "pl": r"os[oó]b", "pt-BR": "pessoa"}
    table = Table(TEAMS, 6)
    table.tell()
    table.join(50)
    shown = context(table.view(50), locale)
    said = (
        text_of(presenters.joined(shown)),
        text_of(presenters.my_hand(shown)),
        next(line for line in absences(shown) if "player 50" in line),
    )
    table.do(c.AddComputer(PlayerId(1), "even"))
    assert not any(player.alone for player in table.view().players)
    assert not any(re.search(person[locale], text) for text in said)


@in_every_language
@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize("newcomers", [1, 2])
def test_who_comes_as_a_new_pair_reads_that_an_empty_seat_parts_it(newcomers, leaves, locale):
    """An empty seat goes before a new pair (L2)."""
    table, parts = Table(TEAMS, 6, max_players=12), LIBRARY.texts(locale)("hand-waiting-pair")
    table.to_voting()
    for player in range(50, 50 + newcomers):
        table.join(player)
    shown = context(table.view(50), locale)
    said = [text_of(page) for page in (presenters.my_hand(shown), presenters.joined(shown))]
    if leaves:
        table.leave(2)
        own = text_of(presenters.my_hand(context(table.view(50), locale)))
        assert parts not in own, "who has the seat by now"
    table.close()
    table.next()
    seated = {50, 51} & {chair.player for chair in table.game.chairs}
    assert len(seated) == (1 if leaves else 2 if newcomers == 2 else 0)
    assert all((parts in text) == (newcomers == 2) for text in said)


ONE_OF_THE_PAIR = {
    "en": "one of you|the other",
    "it": "uno di voi|e l'altro",
    "pl": "jedno z was|a drugie",
    "pt-BR": "um de vocês|o outro",
}


@in_every_language
@pytest.mark.parametrize(("newcomers", "alone"), [(2, {51}), (3, set()), (4, {53})])
def test_who_is_left_without_a_partner_need_not_be_of_the_pair(newcomers, alone, locale):
    """Whoever waits already comes in with who is left over of a pair (L2)."""
    table = Table(TEAMS, 6, max_players=12)
    table.tell()
    for player in range(50, 50 + newcomers):
        table.join(player)
    pair = {50, 51} if alone == {51} else set()
    pairs = [player for player in range(50, 50 + newcomers // 2 * 2) if player not in pair]
    said = [text_of(presenters.my_hand(context(table.view(p), locale))) for p in pairs]
    table.leave(2)
    assert {player.id for player in table.view().players if player.alone} == alone
    assert not any(re.search(ONE_OF_THE_PAIR[locale], text) for text in said)


@in_every_language
def test_before_the_clue_everybody_reads_who_their_partner_is_as_long_as_there_is_one(locale):
    table, texts = Table(TEAMS, 6), LIBRARY.texts(locale)
    pairs = {1: 4, 2: 5, 3: 6, 4: 1, 5: 2, 6: 3}

    def said(player: int) -> tuple[str, str]:
        own = context(table.view(player), locale)
        return text_of(presenters.my_hand(own)), text_of(presenters.tell(replace(own, direct=True)))

    def partner(player: int) -> str:
        view = table.view(player)
        said = texts("hand-partner", partner=who(find(view, PlayerId(pairs[player]))))
        return said.replace("\N{NO-BREAK SPACE}", " ")

    for player in pairs:
        assert all(partner(player) in text for text in said(player))
    gone = partner(2)
    table.leave(5)
    assert not any(gone in text for text in said(2))


@in_every_language
@pytest.mark.parametrize("winners", [(1, 4), (1, 4, 2, 5), (1, 2, 5)])
def test_at_the_end_those_of_a_pair_are_named_together(winners, locale):
    table = Table(TEAMS, 6)
    table.play_round()
    names = {player.id: player.name for player in table.view().players}
    over = replace(
        table.view(3),
        phase="finished",
        outcome=OutcomeView("laps", tuple(map(PlayerId, winners))),
    )
    shown = context(over, locale)
    record = build_record(enumerate(table.log))
    lines = [text_of(presenters.end(shown, record)), text_of(presenters.hand(shown))]
    for said in lines:
        if 4 in winners:
            assert f"{names[1]} & {names[4]}**" in said
        if 5 in winners:
            assert f"{names[2]} & {names[5]}**" in said
    if 4 not in winners:
        assert all(f"**{names[1]}**" in said for said in lines)
