"""Of a partner who is away (L3) nobody is told that they vote as if they were waited for."""

from bot.engine.ruleset import TEAMS
from bot.ui import presenters
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

READER, MATE = 2, 5
UNTIL = {
    "en": "until they're back",
    "it": "finché non rientra",
    "pl": "nie wróci do gry",
    "pt-BR": "não voltar",
}
AGREE = {"en": "agree", "it": "accordano", "pl": "umawia", "pt-BR": "combinam"}
CAN = {"en": "can vote", "it": "può votare", "pl": "głosować może", "pt-BR": "pode votar"}


def in_the_third_turn(*, away: bool) -> Table:
    """Return a table of three pairs where a mate has missed two deadlines, or one, and is back."""
    table = Table(TEAMS, 6)
    table.tell()
    for player in (READER, 3, 4):
        table.give(player)
    table.vote(6, 1)
    if not away:
        table.vote(MATE, 1)
    table.skip()
    table.next()
    table.tell(READER)
    for player in (1, 3):
        table.give(player)
    table.skip()
    table.vote(6, READER)
    table.skip()
    table.next()
    assert table.game.chairs[MATE - 1].away == away
    table.tell(3)
    return table


def pages(table: Table, locale: str) -> list[str]:
    """Return My hand and the direct message of the reader."""
    shown = [context(table.view(READER), locale, direct=direct) for direct in (False, True)]
    return [text_of(presenters.my_hand(shown[0])), text_of(presenters.hand(shown[1]))]


@in_every_language
def test_before_and_after_giving_and_in_the_vote_it_is_said_that_nobody_waits(locale):
    for away in (True, False):
        table = in_the_third_turn(away=away)
        said = [pages(table, locale)]
        table.give(READER)
        said.append(pages(table, locale))
        table.give(1)
        table.give(6)
        assert (table.kind, MATE in table.awaited) == ("voting", not away)
        said.append(pages(table, locale))
        assert {UNTIL[locale] in text.lower() for both in said for text in both} == {away}
        assert all(NAMES[MATE - 1] in text for both in said for text in both)


@in_every_language
def test_who_presses_vote_is_told_who_can_and_not_that_they_do(locale):
    """The answer does not know whether the partner is away."""
    table = in_the_third_turn(away=True)
    for player in (READER, 1, 6):
        table.give(player)
    view = table.view(READER)
    assert view.no_vote is not None
    said = presenters.refusal(view.no_vote, LIBRARY.texts(locale), view)
    assert NAMES[MATE - 1] in said
    assert CAN[locale] in said


@in_every_language
def test_the_channel_speaks_of_no_agreement_and_of_who_alone_can_vote(locale):
    """It holds also where one of the two is away, or a computer player."""
    for away in (True, False):
        table = in_the_third_turn(away=away)
        said = text_of(presenters.turn(context(table.view(), locale)))
        assert AGREE[locale] not in said
        table.give(READER)
        table.give(1)
        table.give(6)
        assert (table.view(MATE).may_vote, table.view(READER).may_vote) == (True, False)
