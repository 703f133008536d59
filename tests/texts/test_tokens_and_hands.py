"""Whose cards come after the clue, and which token is awaited, is said as it is."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.options import with_settings
from bot.engine.ruleset import MINI, ODYSSEY, PARTY, TEAMS
from bot.engine.settings import GameSettings
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.page import Page
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.lexicon import numbers
from tests.ui.render_contexts import LIBRARY, buttons, components, context, presses, text_of

CARDS_LATER = {
    "en": "come after|before anybody sees",
    "it": "dopo!|vedi dopo|solo dopo",
    "pl": "dopiero potem",
    "pt-BR": "vêm depois|antes dela",
}
YOURS = {"en": "Your cards", "it": "Le tue carte", "pl": "Twoje karty", "pt-BR": "suas cartas"}
HAS_VOTED = {
    "en": "counts as your vote",
    "it": "conta come voto",
    "pl": "oddany",
    "pt-BR": "conta como voto",
}


@in_every_language
@pytest.mark.parametrize("hidden", ["nobody", "storyteller", "everybody"])
@pytest.mark.parametrize("first", ["host", "offer"])
def test_only_hands_that_are_hidden_are_said_to_come_after_the_clue(first, hidden, locale):
    table = Table(PARTY, 6, hidden_from=hidden, first_storyteller=first)
    sees = [bool(table.view(player).hands) for player in (1, 2)]
    public = text_of(presenters.turn(context(table.view(), locale)))
    own = text_of(presenters.my_hand(context(table.view(1), locale)))
    assert (re.search(CARDS_LATER[locale], public) is not None) == (not sees[0])
    assert (re.search(CARDS_LATER[locale], own) is not None) == (not sees[0])
    if first == "host" and not sees[0]:  # the storyteller's alone are hidden, or everybody's
        assert (YOURS[locale] in public) == sees[1]


@pytest.mark.parametrize(
    ("fields", "named"),
    [({"red": "none"}, "departure-no-red"), ({"hidden_from": "nobody"}, "departure-open-hands")],
)
@in_every_language
def test_what_no_variant_names_is_no_book_rule_either(fields, named, locale):
    texts = LIBRARY.texts(locale)
    settings = GameSettings(with_settings(PARTY, **fields), ("test",), PACES["normal"])
    said = text_of(presenters.rules(settings, texts))
    assert texts(named) in said
    assert texts("panel-as-book") not in said


def test_the_clue_without_a_card_is_not_forbidden_to_be_about_one_in_italian():
    settings = GameSettings(with_settings(PARTY, hidden_from="nobody"), ("test",), PACES["normal"])
    assert "non deve" not in text_of(presenters.rules(settings, LIBRARY.texts("it")))


@in_every_language
@pytest.mark.parametrize(
    ("rules", "players", "key"),
    [(ODYSSEY, 4, ""), (ODYSSEY, 3, "-several"), (PARTY, 6, ""), (TEAMS, 8, "-teams")],
)
def test_a_reminder_asks_for_as_many_cards_as_are_missing(rules, players, key, locale):
    table, texts = Table(rules, players), LIBRARY.texts(locale)
    table.tell()
    while table.kind == "submitting":
        awaited = table.awaited
        teams = {table.game.chairs[table.seat(player)].team for player in awaited}
        if rules.pairs:  # of whom one gives a card for both
            missing = players // 2 + 1 - len(table.game.phase.given)
            assert len(teams) == missing
        names = " ".join(f"<@{player}>" for player in awaited)
        said = text_of(presenters.remind(context(table.view(), locale)))
        values = {"names": names, "people": len(awaited), "teams": len(teams)}
        assert texts(f"remind-submitting{key}", **values) in said
        table.give(awaited[0])


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(ODYSSEY, 7), (PARTY, 6)])
def test_only_who_has_begun_to_vote_is_asked_for_the_rest(rules, players, locale):
    """They placed one of two tokens without Done, or green without the red one."""
    table, texts = Table(rules, players), LIBRARY.texts(locale)
    table.to_voting()
    voter = table.storyteller if rules is PARTY else 2
    missing = "token" if rules is PARTY else "done"

    def asked(of, key, said):
        names = " ".join(f"<@{player}>" for player in of)
        return texts(key, names=names, missing=missing) in said

    said = text_of(presenters.remind(context(table.view(), locale)))
    assert asked(table.awaited, "remind-voting", said)
    table.place(voter, table.number(1))
    said = text_of(presenters.remind(context(table.view(), locale)))
    others = [player for player in table.awaited if player != voter]
    assert asked(others, "remind-voting", said)
    assert asked([voter], "remind-begun", said)
    if rules is ODYSSEY:  # the second token is nobody's duty
        assert texts("button-done") in said
        return
    for player in others:
        table.place(player, next(n for n in range(1, 6) if n not in table.view(player).own_numbers))
    table.red(table.number(1))
    assert table.awaited == ()


@in_every_language
@pytest.mark.parametrize("placed", ["none", "green", "red"])
def test_the_storyteller_is_asked_for_the_token_that_is_missing(placed, locale):
    table, texts = Table(PARTY, 6), LIBRARY.texts(locale)
    table.to_voting()
    if placed == "green":
        table.place(1, 2)
    elif placed == "red":
        table.red(2)
    missing = {"none": "both", "green": "red", "red": "green"}[placed]
    said = text_of(presenters.my_hand(context(table.view(1), locale)))
    assert texts("hand-vote-red", missing=missing) in said
    assert len({texts("hand-vote-red", missing=m) for m in ("both", "red", "green")}) == 3


@in_every_language
@pytest.mark.parametrize("red", ["optional", "obligatory"])
def test_only_a_red_token_that_is_owed_is_asked_for(red, locale):
    table, texts = Table(PARTY, 6, red=red), LIBRARY.texts(locale)
    table.to_voting()
    said = text_of(presenters.my_hand(context(table.view(1), locale)))
    table.place(1, 2)
    missing = "both" if 1 in table.awaited else "may"
    assert texts("hand-vote-red", missing=missing) in said
    after = text_of(presenters.my_hand(context(table.view(1), locale)))
    assert (texts("hand-voted") in after) == (1 not in table.awaited)


@in_every_language
@pytest.mark.parametrize("red", ["optional", "obligatory"])
def test_a_red_token_is_taken_back_by_its_own_button_where_one_may_do_without_it(red, locale):
    table, texts = Table(PARTY, 6, red=red), LIBRARY.texts(locale)
    table.to_voting()

    def ballot() -> Page:
        return presenters.ballot(context(table.view(1), locale))

    empty = text_of(ballot())
    table.red(2)
    said = texts("ballot-red-optional", number="2")
    assert (said in text_of(ballot())) == (red == "optional")
    moves = [press.verb for press in presses(ballot()) if press.verb in {"red", "liftred"}]
    assert moves == ["red", "liftred" if red == "optional" else "red", *["red"] * 4]
    if red == "optional":
        table.do(c.RemoveRed(PlayerId(1), 2))
        assert text_of(ballot()) == empty


@in_every_language
@pytest.mark.parametrize("red", ["optional", "obligatory"])
def test_who_placed_only_the_red_token_is_not_asked_to_press_what_is_not_there(red, locale):
    table, texts = Table(PARTY, 6, red=red), LIBRARY.texts(locale)
    table.to_voting()
    table.red(2)
    assert 1 in table.awaited
    said = text_of(presenters.remind(context(table.view(), locale)))
    done = texts("button-done")
    assert texts("remind-begun", names="<@1>", missing="token") in said
    assert done not in said
    assert done not in buttons(presenters.ballot(context(table.view(1), locale)))


@in_every_language
def test_a_vote_for_ones_own_teams_card_is_said_to_be_cast(locale):
    """Where nobody finds the card it brings the team as much as any other vote does."""
    table = Table(TEAMS, 6)
    table.to_voting()
    voter = table.voting.ballots[0].player
    mate = PlayerId(voter - 3 if voter > 3 else voter + 3)
    said = text_of(presenters.ballot(context(table.view(voter), locale)))
    table.vote(voter, mate)
    table.close()
    assert table.points(voter)["failure"] == 2
    assert HAS_VOTED[locale] in said


@in_every_language
def test_where_another_number_gives_that_card_instead_it_is_said(locale):
    instead = LIBRARY.texts(locale)("give-instead")
    for players, swaps in ((4, True), (3, False)):
        table = Table(ODYSSEY, players)
        table.tell()
        for which in range(1 if swaps else 2):
            table.give(2, which)
        said = text_of(presenters.my_hand(context(table.view(2), locale)))
        assert (instead in said) == swaps
        if swaps:
            before = table.submitting.given
            table.give(2, 3)
            assert len(table.submitting.given) == len(before)
            assert table.submitting.given != before


@in_every_language
def test_the_bonus_for_a_single_token_is_named_while_it_can_be_had(locale):
    table = Table(ODYSSEY, 7)
    table.to_voting()
    bonus = LIBRARY.texts(locale)("ballot-bonus", points=1)
    for number, had in ((1, True), (4, True), (5, False)):
        if number > 1:
            table.vote(2, number)
        said = text_of(presenters.ballot(context(table.view(2), locale)))
        assert (bonus in said) == had


@in_every_language
@pytest.mark.parametrize("tokens", [2, 3])
def test_several_tokens_are_promised_to_so_many_players_as_may_place_them(tokens, locale):
    """Of mini's board one may vote for two cards with three players, and for three with four.

    Nobody may vote for all of them, and more than four never play.
    """
    rules = with_settings(MINI, tokens=tokens)
    placed = {}
    for players in (3, 4):
        table = Table(rules, players)
        table.to_voting()
        placed[players] = table.voting.tokens
    assert placed == {3: 1, 4: 2}
    texts = LIBRARY.texts(locale)
    values = {"count": max(placed.values()), "players": 4, "more": "no", "lowered": "no"}
    for page, key in (
        (presenters.rules(table.game.settings, texts), "rules-tokens"),
        (presenters.howto(context(table.view(), locale)), "howto-tokens"),
    ):
        assert texts(key, **values) in text_of(page)
        assert numbers(texts(key, **values), locale) == {4, 2}


@in_every_language
def test_how_many_start_the_round_decides_what_three_give_and_the_pages_say_so(locale):
    """4 to 3 in a round still gives one card each, 7 to 6 still two tokens (S4)."""
    starts = {
        "en": r"\bstarts? the round|the round starts",
        "it": "a inizio turno",
        "pl": r"turę zaczyna(ją)?\b",
        "pt-BR": "no início da rodada",
    }
    table = Table(ODYSSEY, 4)
    table.tell()
    table.leave(4)
    table.give_all()
    assert len(table.voting.board) == len(table.scores) == 3
    several = Table(ODYSSEY, 7)
    several.tell()
    several.leave(7)
    several.give_all()
    assert (several.voting.tokens, len(several.scores)) == (2, 6)
    texts = LIBRARY.texts(locale)
    rules = text_of(presenters.rules(table.game.settings, texts))
    howto = text_of(presenters.howto(context(table.view(), locale)))
    panel = presenters.settings_panel(context(Table(ODYSSEY, 3, start=False).view(1), locale))
    hints = [
        choice["description"]
        for component in components(panel)
        for choice in component.get("options", ())
        if choice["value"] == "three-players"
    ]
    assert len(re.findall(starts[locale], rules)) == len(re.findall(starts[locale], howto)) == 2
    assert re.search(starts[locale], *hints)
