"""Party: of hands that nobody sees yet, that go to the left, and of a secret token it is told."""

import pytest

from bot.engine.ruleset import CLASSIC, PARTY
from bot.ui import presenters
from tests.engine.emptied import hide
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

BESIDE = {"en": "beside", "it": "accanto", "pl": "obok", "pt-BR": "ao lado"}
SECRET = {"en": "secretly", "it": "in segreto", "pl": "w tajemnicy", "pt-BR": "em segredo"}


def rules_of(table: Table, locale: str) -> str:
    return text_of(presenters.rules(table.game.settings, LIBRARY.texts(locale)))


def howto_of(table: Table, locale: str) -> str:
    return text_of(presenters.howto(context(table.view(), locale, delivery_key="")))


def hands(table: Table) -> list[set[str]]:
    return [set(chair.hand) for chair in table.game.chairs]


@in_every_language
@pytest.mark.parametrize("hidden", ["nobody", "storyteller", "everybody"])
@pytest.mark.parametrize("told", [True, False])
@pytest.mark.parametrize("rules", [PARTY, CLASSIC])
def test_that_hands_pass_is_said_where_they_do_and_only_there(rules, told, hidden, locale):
    """If nobody has seen a hand, as when no clue came, none goes on."""
    fields = {"hidden_from": hidden} if rules is PARTY else {}
    table, texts = Table(rules, 6, **fields), LIBRARY.texts(locale)
    if told:
        table.play_round()
    else:
        table.skip()
    said = text_of(presenters.reveal(context(table.view(), locale)))
    before = hands(table)
    table.next()
    passed = all(held <= now for held, now in zip(before, hands(table)[1:], strict=False))
    assert passed == (rules is PARTY and (told or hidden != "everybody"))
    assert (f"-# {texts('reveal-pass')}" in said.splitlines()) == passed, "beside no other"
    assert (texts("howto-pass") in howto_of(table, locale)) == (rules is PARTY)


@in_every_language
def test_no_hand_is_said_to_pass_where_all_are_empty(locale):
    """A moderator may hide that many cards (M1)."""
    table, passes = Table(PARTY, 6, cards=36), LIBRARY.texts(locale)("reveal-pass")
    table.play_round()
    assert passes in text_of(presenters.reveal(context(table.view(), locale)))
    while held := [card for hand in hands(table) for card in hand]:
        hide(table, held[0])
    assert table.kind == "scored"
    assert passes not in text_of(presenters.reveal(context(table.view(), locale)))


@in_every_language
def test_no_hand_is_said_to_pass_after_the_last_round(locale):
    table = Table(PARTY, 6, laps=None, refill="end", cards=36)
    table.play_round()
    assert table.view().last_round
    said = text_of(presenters.reveal(context(table.view(), locale)))
    assert LIBRARY.texts(locale)("reveal-pass") not in said


@in_every_language
@pytest.mark.parametrize("first", ["offer", "choice", "host", "random"])
@pytest.mark.parametrize("hidden", ["nobody", "storyteller", "everybody"])
def test_who_sees_cards_while_anybody_may_be_first_is_told(hidden, first, locale):
    table = Table(PARTY, 6, hidden_from=hidden, first_storyteller=first)
    open_to_all = table.view().storyteller is None
    nobody_sees = not any(table.view(player).hands for player in range(1, 7))
    said = LIBRARY.texts(locale)("rules-first-hidden") in rules_of(table, locale)
    assert said == (open_to_all and nobody_sees and hidden == "storyteller")


@in_every_language
@pytest.mark.parametrize("red", ["optional", "obligatory"])
def test_the_red_token_is_said_to_be_as_secret_as_it_is(red, locale):
    table = Table(PARTY, 6, red=red)
    table.to_voting()
    table.red(3)
    assert table.view(1).red == 3
    assert {table.view(player).red for player in (None, 2, 3)} == {None}
    key = "rules-red" if red == "obligatory" else "rules-red-optional"
    said = LIBRARY.texts(locale)(key)
    assert SECRET[locale] in said
    assert said in rules_of(table, locale)
    assert said in howto_of(table, locale)


@in_every_language
def test_the_red_token_is_said_to_spoil_the_card_it_lies_on(locale):
    """A card beside it on the table scores; and only the red token has a colour of its own."""
    table = Table(PARTY, 6)
    table.to_voting()
    for ballot in table.voting.ballots:
        own = table.view(ballot.player).own_numbers
        table.place(ballot.player, 1 if ballot.player < 4 and 1 not in own else 2)
    table.red(1)
    spoilt = {ballot.player for ballot in table.voting.ballots if 1 in ballot.tokens}
    table.close()
    assert {player for player in range(1, 7) if table.points(player).get("agreement")} == (
        set(range(1, 7)) - spoilt
    )
    (picture,) = (
        shown.spec
        for shown in presenters.reveal(context(table.view(), locale)).attachments
        if shown.name.startswith("reveal")
    )
    assert len({rabbit for card in picture.cards for rabbit in card.tokens}) == 6
    said = (rules_of(table, locale) + howto_of(table, locale)).lower()
    assert BESIDE[locale] not in said
    assert LIBRARY.texts(locale)("rabbit-green")[:5] not in said


@in_every_language
def test_agreeing_is_said_to_pay_no_more_than_it_does(locale):
    table = Table(PARTY, 6, agreement_cap=2, red="none")
    table.to_voting()
    for ballot in table.voting.ballots:
        table.place(ballot.player, 1)
    table.close()
    assert {table.points(player)["agreement"] for player in range(1, 7)} == {2}
    texts = LIBRARY.texts(locale)
    said = text_of(presenters.reveal(context(table.view(), locale)))
    assert texts("outcome-agreement", cap="2") in said
    assert "2" in texts("outcome-agreement", cap="2")
