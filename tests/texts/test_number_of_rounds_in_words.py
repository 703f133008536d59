"""How many rounds there will be is told where it is known, and nowhere that it could grow old."""

import pytest

from bot.engine.ruleset import CLASSIC, MINI, PARTY, TEAMS
from bot.service.choices import PACES
from bot.service.invalidation import current_message, invalidated_messages
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

PACE = PACES["normal"]


def reader(table: Table) -> int:
    return max({*table.scores} - {table.view().storyteller})


def read_now(table: Table, locale: str) -> list[str]:
    """Return what is read on the public message of the moment, and in answers."""
    shown, own = (context(table.view(who), locale) for who in (None, reader(table)))
    public = {
        "storytelling": presenters.turn,
        "submitting": presenters.turn,
        "voting": presenters.board,
        "scored": presenters.reveal,
    }[table.kind]
    pages = [public(shown), presenters.status(shown), presenters.my_hand(own)]
    return [text_of(page) for page in pages]


def kept(table: Table, locale: str) -> list[str]:
    """Return what is read on messages that nobody writes anew when people come and go."""
    shown = context(table.view(), locale)
    own = context(table.view(reader(table)), locale, direct=True)
    pages = [presenters.tell(own), presenters.hand(own), presenters.my_hand(own)]
    if table.kind not in ("storytelling", "submitting"):
        pages.append(presenters.turn(shown))
    if table.kind == "scored":
        pages += [presenters.board(shown), presenters.reveal(context(table.view(), locale, past=1))]
    return [text_of(page) for page in pages]


@in_every_language
@pytest.mark.parametrize(("rules", "players", "rounds"), [(MINI, 3, 6), (PARTY, 6, 6)])
def test_the_number_of_rounds_is_read_wherever_one_looks(rules, players, rounds, locale):
    table, texts = Table(rules, players, pace=PACE), LIBRARY.texts(locale)
    for _ in table.phases():
        title = texts("round-title-of", round=str(table.game.round), rounds=str(rounds))
        assert all(title.removeprefix("### ") in text for text in read_now(table, locale))
        assert not any(title.removeprefix("### ") in text for text in kept(table, locale))
    assert table.game.round == rounds


@in_every_language
def test_where_the_pile_ends_the_game_no_number_is_read(locale):
    table, texts = Table(CLASSIC, 4, pace=PACE), LIBRARY.texts(locale)
    for _ in table.phases():
        title = texts("round-title-of", round=str(table.game.round), rounds="")
        assert not any(title in text for text in read_now(table, locale))


@pytest.mark.parametrize(("rules", "players"), [(MINI, 3), (PARTY, 6), (TEAMS, 8)])
def test_who_comes_or_goes_has_the_message_with_the_number_written_anew(rules, players):
    table, seen = Table(rules, players, pace=PACE), set()
    for _ in table.phases():
        if len(table.scores) > table.ruleset.min_players:
            changes = [lambda other: other.leave(reader(other)), lambda other: other.join(50)]
        else:
            changes = [lambda other: other.join(50)]
        if table.view().last_turn or table.view().rounds is None:
            continue
        for change in changes:
            other = table.copy()
            change(other)
            if other.kind == table.kind and other.view().rounds != table.view().rounds:
                changed = invalidated_messages(table.game, other.game)
                assert current_message(other.game) in changed
                seen.add(table.kind)
    assert seen == {"storytelling", "submitting", "voting", "scored"}
