"""What somebody reads whose partner has left in the round: clue and card of theirs stay in it."""

from collections.abc import Callable

import pytest

from bot.engine.commands import GiveCard, GiveClue, Join, Kick, TakeBack
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, TEAMS, Ruleset
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.presenters.people import marked, who
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

OWN_VOTE = {
    "en": "your team's vote",
    "it": "il voto sono tuoi",
    "pl": "głos drużyny należą do ciebie",
    "pt-BR": "o voto são seus",
}
ONE_TEAM = {
    "en": "their team ",
    "it": "squadra fa",
    "pl": "drużyna punktuje",
    "pt-BR": "dupla continua",
}
TEAMS_OF_THEM = {
    "en": "their teams ",
    "it": "squadre fanno",
    "pl": "drużyny punktują",
    "pt-BR": "duplas continuam",
}
ONE_CARD = {"en": "their card ", "it": "sua carta", "pl": "kartę", "pt-BR": "na carta"}
CARDS = {"en": "their cards ", "it": "loro carte", "pl": "ich karty", "pt-BR": "nas cartas"}
NO_VOTE = {
    "en": "nobody in the storyteller's team votes",
    "it": "nella squadra del narratore non vota nessuno",
    "pl": "w drużynie narratora nie głosuje nikt",
    "pt-BR": "na dupla do narrador ninguém vota",
}


def leaves(table: Table, player: int) -> None:
    table.leave(player)


def is_removed(table: Table, player: int) -> None:
    table.do(Kick(PlayerId(1), PlayerId(player)))


def leaves_and_comes_back(table: Table, player: int) -> None:
    name = table.game.chairs[table.seat(player)].name
    table.leave(player)
    table.do(Join(PlayerId(player), name))


def named(table: Table, key: str, partner: int, locale: str) -> str:
    view = table.view()
    player = next(p for p in (*view.players, *view.departed) if p.id == partner)
    return LIBRARY.texts(locale)(key, partner=who(player)).replace("\N{NO-BREAK SPACE}", " ")


def ballot(table: Table, player: int, locale: str) -> str:
    return text_of(presenters.ballot(context(table.view(player), locale)))


def explained(table: Table, locale: str) -> list[str]:
    record = build_record([(0.0, event) for event in table.log])
    page = presenters.explain(context(table.view(), locale), record, record.rounds[-1])
    return text_of(page).splitlines()


def left_behind(table: Table, player: int, locale: str) -> set[str]:
    """Return which of its sentences is said of the only one who left the round that is over."""
    texts, lines = LIBRARY.texts(locale), explained(table, locale)
    record = build_record([(0.0, event) for event in table.log])
    rabbit = next(p.rabbit for p in record.players if p.id == str(player))
    name = marked(rabbit, NAMES[player - 1]).replace("\N{NO-BREAK SPACE}", " ")
    kinds = ("team", "team-card", "card", "none")
    left = {what: texts("explain-left", names=name, count=1, what=what) for what in kinds}
    return {what for what, line in left.items() if line in lines}


@in_every_language
@pytest.mark.parametrize("rules", [TEAMS, CLASSIC])
@pytest.mark.parametrize("voted", [False, True])
def test_nobody_is_said_to_score_or_to_draw_votes_in_a_round_without_any(
    voted: bool, rules: Ruleset, locale: str
):
    table = Table(rules, 6)
    table.to_voting()
    giver = next(card.giver for card in table.voting.board if card.giver != table.storyteller)
    voter = next(b.player for b in table.voting.ballots if b.player != giver)
    if voted:
        table.vote(voter, table.storyteller)
    table.leave(giver)
    table.close()
    assert (table.reveal.outcome == "no-ballots") != voted
    told = "team-card" if rules.pairs else "card"
    assert left_behind(table, giver, locale) == ({told} if voted else {"none"})


@in_every_language
@pytest.mark.parametrize("players", [6, 8])
@pytest.mark.parametrize("goes", [leaves, is_removed, leaves_and_comes_back])
@pytest.mark.parametrize("found", [True, False])
def test_a_vote_for_the_card_of_a_partner_who_has_left_is_said_to_find_nothing(
    found: bool, goes: Callable[[Table, int], None], players: int, locale: str
):
    table = Table(TEAMS, players)
    voter, half = 2, players // 2
    giver = voter + half
    table.tell()
    table.give(giver)
    table.give_all()
    others = [b.player for b in table.voting.ballots if b.player != voter]
    line = named(table, "ballot-mate-gave", giver, locale)
    assert line in ballot(table, voter, locale)
    goes(table, giver)
    assert line in ballot(table, voter, locale)
    table.vote(voter, giver)
    for other, on in zip(others, (1 if found else giver, giver, giver), strict=False):
        table.vote(other, on)
    table.close()
    assert table.points(voter) == ({} if found else {"failure": 2})


@in_every_language
def test_who_gave_for_a_partner_who_has_left_reads_that_the_card_is_theirs(locale: str):
    """It is greyed: no vote on it is taken (T2)."""
    table = Table(TEAMS, 6)
    table.tell()
    table.give(5)
    table.leave(5)
    table.give_all()
    number = table.number(2)
    said = ballot(table, 2, locale)
    assert LIBRARY.texts(locale)("ballot-own", count=1, numbers=str(number)) in said
    assert named(table, "ballot-mate-gave", 5, locale) not in said
    assert table.view(2).own_numbers == {number}


@in_every_language
@pytest.mark.parametrize("goes", [leaves, is_removed, leaves_and_comes_back])
def test_the_partner_of_a_storyteller_who_has_left_is_not_taken_for_who_told(
    goes: Callable[[Table, int], None], locale: str
):
    """They were told not to give their card away, and have not seen which one is sought."""
    table = Table(TEAMS, 6)
    while table.storyteller != 2:
        table.play_round()
        table.next()
    table.to_voting()
    goes(table, 2)
    assert table.number(2) not in table.view(5).given_numbers
    hand = text_of(presenters.my_hand(context(table.view(5), locale)))
    assert named(table, "hand-mate-told", 2, locale) in hand
    chair = table.game.chairs[table.seat(2)]
    refused = LIBRARY.texts(locale)("error-partner-tells", partner=chair.name)
    assert refused in ballot(table, 5, locale)


@in_every_language
@pytest.mark.parametrize("giver", [4, 5])
def test_a_card_that_a_partner_gave_who_has_left_is_not_said_to_be_given_by_another(
    giver: int, locale: str
):
    """Léa gives with the storyteller, Nicolas for a team; whoever stays may take it back."""
    table, texts = Table(TEAMS, 6), LIBRARY.texts(locale)
    table.tell()
    table.give(giver)
    table.leave(giver)
    mate = giver - 3
    given = next(card.card for card in table.submitting.given if card.seat == giver - 1)
    cards = [card for held in table.view(mate).hands for card in held.cards]
    numbers = str(cards.index(given) + 1)
    said = text_of(presenters.my_hand(context(table.view(mate), locale)))
    assert texts("given-other-hand", numbers=numbers) in said
    assert texts("given", count=1, numbers=numbers) not in said
    table.do(TakeBack(PlayerId(mate), given))
    assert given not in [card.card for card in table.submitting.given]


@in_every_language
@pytest.mark.parametrize("alone", [1, 2])
def test_a_vote_is_promised_to_who_plays_alone_only_where_their_team_has_one(
    alone: int, locale: str
):
    table, texts = Table(TEAMS, 6), LIBRARY.texts(locale)
    table.tell()
    table.leave(alone + 3)
    hand = text_of(presenters.my_hand(context(table.view(alone), locale)))
    turn = text_of(presenters.turn(context(table.view(), locale)))
    assert NO_VOTE[locale] in turn
    if alone == 1:
        before = {card.card for card in table.submitting.given}
        (other,) = (held for held in table.view(1).hands if not before & set(held.cards))
        givable = [x.card for x in table.view(1).legal if isinstance(x, GiveCard)]
        assert set(givable) == set(other.cards)
        assert texts("give-alone-told") in hand
        table.do(GiveCard(PlayerId(1), givable[0]))
    table.give_all()
    votes = alone in [ballot.player for ballot in table.voting.ballots]
    assert (OWN_VOTE[locale] in hand) == votes == (alone == 2)


@in_every_language
@pytest.mark.parametrize("gone", [4, 5])
@pytest.mark.parametrize("before", [False, True])
def test_who_has_given_reads_that_they_play_for_both_once_they_are_alone(
    before: bool, gone: int, locale: str
):
    """Nicolas has left, and Tom gives and votes; or Léa, and Julien, who tells, has no vote."""
    table, texts, alone = Table(TEAMS, 6), LIBRARY.texts(locale), gone - 3
    table.tell()
    if before:
        table.leave(gone)
    legal = table.view(gone if alone == 1 and not before else alone).legal
    table.do(next(command for command in legal if isinstance(command, GiveCard)))
    if not before:
        said = text_of(presenters.my_hand(context(table.view(alone), locale)))
        assert texts("give-alone") not in said
        assert texts("give-alone-told") not in said
        table.leave(gone)
    said = text_of(presenters.my_hand(context(table.view(alone), locale)))
    table.give_all()
    votes = alone in [ballot.player for ballot in table.voting.ballots]
    assert votes == (alone == 2)
    assert (texts("give-alone") in said) == votes
    assert (texts("give-alone-told") in said) != votes


@in_every_language
def test_an_empty_teams_turn_is_not_laid_to_who_left_rounds_ago(locale: str):
    """Both of its seats have their turn in each lap (T4)."""
    table, empty = Table(TEAMS, 8), []
    for player in (2, 6):
        table.leave(player)
    while table.kind != "finished":
        if table.kind == "scored":
            empty.append(table.game.round)
            shown, record = context(table.view(), locale), build_record(enumerate(table.log))
            for page in (
                presenters.reveal(shown),
                presenters.explain(shown, record, record.rounds[-1]),
            ):
                assert LIBRARY.texts(locale)("void-passed-empty") in text_of(page)
        else:
            table.play_round()
        if table.kind != "finished":
            table.next()
    assert empty == [2, 6]


@in_every_language
@pytest.mark.parametrize("leavers", [(), (1,), (1, 5)])
def test_a_turn_that_somebody_let_pass_is_laid_to_them(leavers: tuple[int, ...], locale: str):
    """Also when they, or the whole team, leave in the pause after it."""
    table = Table(TEAMS, 8)
    table.skip()
    for player in leavers:
        table.leave(player)
    said = text_of(presenters.reveal(context(table.view(), locale)))
    assert LIBRARY.texts(locale)("void-passed-empty") not in said
    assert "Julien" in said.splitlines()[1]


@in_every_language
@pytest.mark.parametrize("laid", [False, True])
def test_a_team_scores_on_but_for_votes_on_the_card_of_who_left(laid, locale):
    """What they gave before the cards were laid became their partner's, and pays (T4)."""
    table = Table(TEAMS, 6)
    giver = table.game.chairs[1].player
    table.tell()
    table.give(giver)
    if not laid:
        table.leave(giver)
    table.give_all()
    number = next(n for n, card in enumerate(table.voting.board, 1) if card.seat == 1)
    voter = next(ballot.player for ballot in table.voting.ballots if ballot.seat % 3 == 2)
    table.place(voter, number)
    if laid:
        table.leave(giver)
    table.close()
    record = build_record([(0.0, event) for event in table.log])
    told = record.rounds[-1]
    team = told.points[str(told.teams[str(giver)])]
    assert [item.points for item in team if item.reason == "votes"] == ([] if laid else [1])
    assert left_behind(table, giver, locale) == {"team-card" if laid else "team"}


@in_every_language
@pytest.mark.parametrize(("rules", "what"), [(TEAMS, "team"), (CLASSIC, "none")])
def test_votes_on_the_card_of_a_storyteller_who_left_are_not_said_to_pay_nobody(
    rules: Ruleset, what: str, locale: str
):
    table = Table(rules, 6)
    table.to_voting()
    finder = table.voting.ballots[0].player
    table.vote(finder, 1)
    table.leave(1)
    table.close()
    assert table.points(finder) == {"found": 3}
    assert left_behind(table, 1, locale) == {what}


@in_every_language
@pytest.mark.parametrize("gave", [False, True])
@pytest.mark.parametrize("leavers", [(2,), (2, 3)])
def test_whose_teams_score_on_is_said_of_as_many_as_left(
    leavers: tuple[int, ...], gave: bool, locale: str
):
    table = Table(TEAMS, 8)
    table.tell()
    for leaver in leavers:
        table.give(leaver if gave else leaver + 4)
    table.give_all()
    for leaver in leavers:
        table.leave(leaver)
    table.place(8, table.number(1))
    table.close()
    (said,) = (
        line.lower()
        for line in explained(table, locale)
        if NAMES[1] in line
        and (ONE_TEAM[locale] in line.lower() or TEAMS_OF_THEM[locale] in line.lower())
    )
    several = len(leavers) > 1
    assert (TEAMS_OF_THEM[locale] in said, ONE_TEAM[locale] in said) == (several, not several)
    assert (CARDS[locale] in said) == (gave and several)
    assert (ONE_CARD[locale] in said) == (gave and not several)


def hand_of(table: Table, locale: str) -> str:
    return text_of(presenters.my_hand(context(table.view(2), locale)))


def on_its_way(number: str, *, own: bool, locale: str) -> str:
    """Return what is said of the clue's card, which is of one's own hand or of the other."""
    return LIBRARY.texts(locale)("hand-told" if own else "hand-told-other-hand", number=number)


@in_every_language
@pytest.mark.parametrize("turn", [2, 5])
def test_who_tells_for_two_is_told_from_which_hand_each_card_comes(turn, locale):
    """Player 5 has left; their turn is played with their hand, which is the second shown (T4)."""
    table = Table(TEAMS, 6)
    table.leave(5)
    while table.game.round < turn:
        table.play_round()
        table.next()
    mine = table.view(2)
    assert mine.partner_card_too
    size, own = len(mine.hands[0].cards), turn == 2
    first, second = f"1–{size}", f"{size + 1}–{2 * size}"
    told = hand_of(table, locale)
    said = LIBRARY.texts(locale)(
        "tell-both-hands",
        turn="own" if own else "partner",
        telling=first if own else second,
        other=second if own else first,
    )
    assert said in told
    assert [place for place in (first, second) if place in said] == [first, second]
    of_clue = {command.card for command in mine.legal if isinstance(command, GiveClue)}
    assert of_clue == {*mine.hands[0 if own else 1].cards}
    table.tell()
    assert on_its_way("1" if own else str(size + 1), own=own, locale=locale) in hand_of(
        table, locale
    )


def test_the_second_card_is_not_called_the_partners():
    """In the turn of the partner's seat it is the storyteller's card that is."""
    texts = LIBRARY.texts("en")
    for key in ("clue-modal-partner", "error-partner-card-missing"):
        assert "second card" in texts(key)


@in_every_language
def test_where_anybody_may_tell_either_hand_may_begin(locale):
    table = Table(TEAMS, 6, first_storyteller="offer")
    table.leave(5)
    told = hand_of(table, locale)
    said = LIBRARY.texts(locale)("tell-both-hands", turn="any", telling="", other="")
    assert said in told
    mine, theirs = (held.cards for held in table.view(2).hands)
    table.tell(2, card=theirs[0], partner_card=mine[0])
    number = str(len(mine) + 1)
    assert on_its_way(number, own=False, locale=locale) in hand_of(table, locale)


THEIR_CARDS = {
    "en": "your missing partner's",
    "it": "di chi manca",
    "pl": "brakuje",
    "pt-BR": "falta",
}


@in_every_language
def test_who_tells_in_the_turn_of_a_partner_who_has_left_is_asked_for_a_card_of_theirs(locale: str):
    """In their own turn it is one of their own (T4)."""
    table, whose = Table(TEAMS, 6), []
    table.leave(5)
    while True:
        if table.storyteller == 2:
            said = text_of(presenters.turn(context(table.view(), locale)))
            mate = table.view().teller_seat != table.seat(2)
            whose.append(mate)
            assert (THEIR_CARDS[locale] in said) == mate
        table.play_round()
        if table.kind == "finished":
            break
        table.next()
    assert sorted(whose) == [False, True]
