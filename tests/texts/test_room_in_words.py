"""A lobby has room for as many players as its decks serve, and says what else helps."""

import pytest

from bot.engine import commands as c
from bot.engine.errors import SeatError, SettingsError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS, ThreePlayers
from bot.service.choices import PACES
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.lexicon import numbers
from tests.texts.shelf import TableDecks
from tests.ui.render_contexts import LIBRARY, context, text_of


def lobby(rules, players: int, cards: int, **fields) -> Table:
    return Table(rules, players, cards=cards, start=False, pace=PACES["normal"], **fields)


def said(table: Table, locale: str = "en") -> str:
    shown = context(table.view(), locale, decks=TableDecks(len(table.cards)))
    return text_of(presenters.lobby(shown))


def refused(table: Table) -> SettingsError | None:
    try:
        table.do(c.StartGame(PlayerId(1), table.cards))
    except SettingsError as error:
        return error
    return None


def ready(locale: str, count: int, most: int) -> str:
    return LIBRARY.texts(locale)("lobby-ready", count=count, most=most)


@in_every_language
@pytest.mark.parametrize("players", range(3, 13))
@pytest.mark.parametrize(("cards", "hand"), [(84, 10), (84, 6), (54, 6)])
def test_start_is_said_to_refuse_what_it_refuses_in_the_same_words(cards, hand, players, locale):
    table, texts = lobby(ODYSSEY, players, cards, hand_size=hand), LIBRARY.texts(locale)
    text, error = said(table, locale), refused(table)
    if error is None:
        most = {(84, 10): 7, (84, 6): 12, (54, 6): 7}[cards, hand]
        full = texts("lobby-full", count=most, computers="no")
        assert (full if players == most else ready(locale, players, most)) in text
    else:
        assert error.code == "deck-too-small"
        assert presenters.refusal(error, texts) in text
        assert texts("button-start") not in text


@in_every_language
@pytest.mark.parametrize(("cards", "most"), [(54, 7), (83, 11), (84, 12)])
def test_there_is_room_for_whom_the_decks_serve(cards, most, locale):
    texts, text = LIBRARY.texts(locale), said(lobby(ODYSSEY, 4, cards), locale)
    assert texts("lobby-room", least=3, most=most) in text
    assert ready(locale, 4, most) in text
    assert (texts("lobby-decks-serve", most=most) in text) == (most < 12)


@in_every_language
@pytest.mark.parametrize(
    ("rules", "hand", "cards"),
    [(ODYSSEY, 10, 84), (ODYSSEY, 6, 54), (CLASSIC, 6, 27), (ODYSSEY, 6, 90), (TEAMS, 4, 40),
     (CLASSIC, 6, 20)],
)  # fmt: skip
def test_the_rules_name_whom_the_decks_serve(rules, hand, cards, locale):
    """Where they serve nobody, the rules say what others would do."""
    step, least = (2, 6) if rules.pairs else (1, 3)
    every = range(least, rules.max_players + 1, step)
    counts = [n for n in every if not refused(lobby(rules, n, cards, hand_size=hand))] or every
    settings, texts = lobby(rules, 3, cards, hand_size=hand).game.settings, LIBRARY.texts(locale)
    values = {"least": counts[0], "most": counts[-1], "only": "yes" if len(counts) == 1 else "no"}
    expected = texts("rules-players", hand=hand, three=7, **values)
    if rules.pairs:
        named = texts("list-or", head=", ".join(map(str, counts[:-1])), last=counts[-1])
        expected = texts("rules-players-teams", hand=hand, counts=named)
    assert expected in text_of(presenters.rules(settings, texts, cards=cards))
    assert rules.pairs or numbers(expected, locale) == {counts[0], counts[-1], hand, 3, 7}


@in_every_language
def test_teams_have_room_for_whom_the_decks_serve(locale):
    texts = LIBRARY.texts(locale)
    counts = texts("list-or", head="6", last="8")
    six, seven, eight, nine = (said(lobby(TEAMS, n, 40), locale) for n in (6, 7, 8, 9))
    for text in (six, seven, eight, nine):
        assert texts("lobby-room-teams", counts=counts) in text
    assert texts("lobby-odd") in seven
    assert texts("lobby-full", count=8, computers="no") in eight
    assert texts("lobby-odd") not in nine, "a tenth would not help"
    assert texts("error-deck-too-small", players=10, needed=46, have=40) in nine


@in_every_language
@pytest.mark.parametrize("players", [1, 3])
def test_decks_that_serve_nobody_promise_nothing(players, locale):
    texts, text = LIBRARY.texts(locale), said(lobby(CLASSIC, players, 20), locale)
    assert texts("error-deck-too-small", players=3, needed=26, have=20) in text
    assert texts("lobby-room", least=3, most=6) not in text
    assert texts("lobby-missing", count=2) not in text


def test_one_more_is_missing_where_three_need_more_cards_than_four():
    table = lobby(CLASSIC, 3, 32, hand_size=6, three_players=ThreePlayers(10, 2))
    assert "One more player" in said(table)
    table.join(4)
    assert LIBRARY.texts("en")("lobby-full", count=4, computers="no") in said(table)
    assert refused(table) is None


def test_computer_players_are_not_offered_where_the_cards_are_too_few_for_one_more():
    offer = LIBRARY.texts("en")("lobby-computers").split("**")[0]
    assert offer in said(lobby(ODYSSEY, 6, 54))
    assert offer not in said(lobby(ODYSSEY, 7, 54))


@in_every_language
def test_computer_players_are_offered_until_the_game_can_begin_with_some(locale):
    """A rematch brings its computer players along; another ruleset may need more of them."""
    offer = LIBRARY.texts(locale)("lobby-computers")
    table = lobby(CLASSIC, 1, 84)
    table.do(c.AddComputer(PlayerId(1), "even"))
    assert offer in said(table, locale)
    table.do(c.AddComputer(PlayerId(1), "even"))
    assert offer not in said(table, locale)


@in_every_language
def test_computer_players_are_offered_to_teams_that_lack_one(locale):
    offer = LIBRARY.texts(locale)("lobby-computers")
    table = lobby(TEAMS, 6, 84)
    table.do(c.AddComputer(PlayerId(1), "even"))
    assert offer in said(table, locale)


@in_every_language
def test_where_the_cards_make_it_full_whoever_joins_takes_a_computers_seat_as_said(locale):
    """The same as at a table that the rules make full (C2); else the start would be refused."""
    table, texts = lobby(ODYSSEY, 6, 84, hand_size=10), LIBRARY.texts(locale)
    assert ready(locale, 6, 7) in said(table, locale)
    table.do(c.AddComputer(PlayerId(1), "even", room=7))
    assert texts("lobby-full", count=7, computers="yes") in said(table, locale)
    with pytest.raises(SeatError, match="table-full"):
        table.do(c.AddComputer(PlayerId(1), "even", room=7))
    table.do(c.Join(PlayerId(50), "Eve", room=7))
    assert texts("lobby-full", count=7, computers="no") in said(table, locale)
    with pytest.raises(SeatError, match="table-full") as full:
        table.do(c.Join(PlayerId(51), "Fay", room=7))
    assert "7" in presenters.refusal(full.value, texts)
    assert refused(table) is None
    assert len(table.scores) == 7
