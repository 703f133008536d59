"""What settings, lobby and rules call "as in the book" is in the book, and what is not is named."""

import re
from dataclasses import replace

import pytest

from bot.engine.options import with_settings
from bot.engine.ruleset import RULESETS, Ruleset, ThreePlayers
from bot.engine.settings import GameSettings
from bot.service.choices import PACES, choose
from bot.service.variants import by_book, with_variants
from bot.ui import presenters
from bot.ui.presenters.summary import choices, differences_in_words, ends_in_words
from tests.languages import in_every_language
from tests.texts.lexicon import numbers
from tests.texts.play import play
from tests.ui.render_contexts import DECKS, LIBRARY, components, context, private, text_of, view

IN_NO_BOOK = {
    "classic": {"many-tokens-from", "single-token-bonus", "recycle-below", "seating"},
    "odyssey": {"seating"},
    "party": {"seating"},
    "teams": {"seating", "failure-per"},
    "mini": {"many-tokens-from", "single-token-bonus", "recycle-below", "seating"},
}
"""What these books have no rule of: tokens beyond one, discards, whose 2 points (``RULES.md``)."""
OTHERS = {"tokens": "2", "laps": "3", "refill": "recycle", "seating": "joined"}
"""Choices with which fields make sense of which a book says nothing."""


def chosen(ruleset: str, **fields: str) -> GameSettings:
    settings = GameSettings(RULESETS[ruleset], DECKS.keys()[:1], PACES["normal"])
    for field, value in fields.items():
        settings = choose(settings, field, [value])
    return settings


def fitting(ruleset: str) -> dict[str, str]:
    single = ruleset in {"party", "teams"}
    return {f: v for f, v in OTHERS.items() if not (f == "tokens" and single)}


@pytest.mark.parametrize("ruleset", RULESETS)
@in_every_language
def test_only_what_a_book_says_is_marked_as_in_the_book(ruleset, locale):
    game = view(settings=chosen(ruleset, **fitting(ruleset)), ruleset=ruleset)
    mark = LIBRARY.texts(locale)("panel-by-book")
    marked = {
        (component["custom_id"].split(":")[5], choice["value"])
        for page in ("game", "rules", "points")
        for component in components(
            presenters.settings_panel(private(game, 0, locale, delivery_key=""), page=page)
        )
        for choice in component.get("options", ())
        if mark in choice.get("description", "")
    }
    assert len(marked) > 5
    assert not {field for field, _ in marked} & IN_NO_BOOK[ruleset]


@pytest.mark.parametrize(
    ("ruleset", "fields", "named", "unnamed"),
    [
        ("odyssey", {"tokens": "3"}, ("vote with: 3 (book: 2)", "tokens: 3 (book: 7)"), "bonus"),
        ("odyssey", {"tokens": "1"}, ("vote with: 1 (book: 2)",), "several tokens"),
        ("classic", {"tokens": "2"}, ("except: tokens to vote with: 2 (book: 1).",), "several"),
        (
            "classic",
            {"tokens": "2", "many-tokens-from": "5"},
            ("vote with: 2 (book: 1)", "fewest players for several tokens: 5."),
            "(book: 7)",
        ),
        (
            "mini",
            {"laps": "3", "refill": "recycle", "recycle-below": "players"},
            ("discards come back: when there are fewer cards than players",),
            "players (book",
        ),
        ("teams", {}, ("Everything is as the book says.",), "all or none"),
        ("teams", {"failure-per": "player"}, ("“all or none”: to each partner.",), "(book"),
    ],
)
def test_what_differs_from_the_book_is_named(ruleset, fields, named, unnamed):
    settings = chosen(ruleset, **fields)
    for page in (
        presenters.settings_panel(context(view(settings=settings), delivery_key="")),
        presenters.rules(settings, LIBRARY.texts("en")),
    ):
        said = text_of(page)
        assert all(words in said for words in named)
        assert unnamed not in said


@pytest.mark.parametrize("ruleset", RULESETS)
def test_back_to_the_book_leaves_nothing_that_differs(ruleset):
    """Seats are no matter of a book, and stay as they were chosen (A1)."""
    before = chosen(ruleset, **fitting(ruleset))
    settings = choose(before, "book", [])
    assert settings.ruleset == replace(by_book(ruleset), seating=before.ruleset.seating)
    assert "Everything is as the book says." in text_of(
        presenters.rules(settings, LIBRARY.texts("en"))
    )


@in_every_language
@pytest.mark.parametrize(
    ("ruleset", "fields", "numbers_said", "book_in_full"),
    [
        ("odyssey", {"target": "12"}, [12, 30], False),
        ("odyssey", {"target": "12", "tokens": "1"}, [12, 30, 1, 2], False),
        ("odyssey", {"target": "12", "laps": "4"}, [12, 4, 30], True),
        ("odyssey", {"laps": "4", "target": "none"}, [4, 30], True),
        ("classic", {"target": "12"}, [12], True),
        ("odyssey", {"refill": "end"}, [30, 30], True),
        ("teams", {"laps": "4"}, [4, 1], False),
        ("classic", {}, [], False),
    ],
)
def test_the_lobby_says_what_ends_the_game_once_and_what_does_by_the_book(
    ruleset, fields, numbers_said, book_in_full, locale
):
    """It was named a second time among what differs from the book."""
    texts = LIBRARY.texts(locale)
    settings = chosen(ruleset, **fields)
    _, ends = choices(context(view(settings=settings, ruleset=ruleset), locale))
    assert [int(number) for number in re.findall(r"\d+", ends)] == numbers_said
    book = ends_in_words(by_book(ruleset), texts)
    assert (book in ends.partition("(")[2]) == book_in_full
    for field in ("target", "laps", "refill"):
        assert f"{texts(f'panel-field-{field}')}: ".lower() not in ends.lower()


@in_every_language
@pytest.mark.parametrize("refill", ["recycle", "shuffle-all"])
def test_that_the_pile_ends_a_game_by_the_book_is_said_once_where_it_does_not(refill, locale):
    """What happens with it instead is said, in the lobby without the book's end once more."""
    texts, settings = LIBRARY.texts(locale), chosen("classic", target="30", refill=refill)
    _, ends = choices(context(view(settings=settings, ruleset="classic"), locale))
    with_pile = texts("setting-refill-end")
    assert ends.count(texts("ends-pile")) == 1
    assert with_pile not in ends
    assert texts(f"setting-refill-{refill}") in ends
    assert with_pile in differences_in_words(settings.ruleset, texts)


@in_every_language
def test_the_hint_of_lone_finder_is_true_whatever_the_storyteller_gets(locale):
    """It promised so much instead of the finder's points to the storyteller, too."""
    fields = {"storyteller-points": "5", "finder-points": "2", "variants": "lone-finder"}
    settings = chosen("odyssey", **fields)
    panel = presenters.settings_panel(private(view(settings=settings), 0, locale, delivery_key=""))
    (hint,) = (
        choice["description"]
        for component in components(panel)
        for choice in component.get("options", ())
        if choice["value"] == "lone-finder"
    )
    paid = {
        item.points
        for told in play(settings.ruleset, 5, 8).record.rounds
        if told.outcome == "lone-finder"
        for items in told.points.values()
        for item in items
        if item.reason == "lone-finder"
    }
    assert numbers(hint, locale) == paid


ROWS = [(7, 2), (7, 1), (6, 2), (6, 1), (5, 1), (8, 3)]
"""Cards in hand and cards given with three players; others have six and give one."""


def dealt_to_three(rules: Ruleset) -> tuple[int, int]:
    """Play a round with three players; return how many cards each held, and gave."""
    game = play(rules, 3, 1)
    (told,) = game.record.rounds
    return max(game.hands), (len(told.board) - 1) // 2


@in_every_language
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("ruleset", ["odyssey", "mini"])
def test_what_three_players_have_else_than_in_the_book_is_said(ruleset, row, locale):
    """Of rows that no variant names it was said that everything is as in the book."""
    texts = LIBRARY.texts(locale)
    rules = with_settings(RULESETS[ruleset], three_players=ThreePlayers(*row))
    usual = dealt_to_three(with_settings(rules, three_players=None))
    dealt, book = dealt_to_three(rules), dealt_to_three(by_book(ruleset))
    settings = GameSettings(rules, DECKS.keys()[:1], PACES["normal"])
    said = text_of(presenters.rules(settings, texts))
    assert (texts("panel-as-book") in said) == (dealt == book)
    differs = differences_in_words(rules, texts)
    assert bool(differs) == (dealt != book)
    named = texts("departure-three-players", hand=dealt[0], count=dealt[1])
    assert (named in differs) == (dealt not in {usual, (7, 2)})
    in_force = texts("rules-variants-on", list=texts("variant-three-players"))
    assert (in_force in said) == (dealt[0] > usual[0] or dealt[1] > usual[1])


@in_every_language
@pytest.mark.parametrize("hand", range(3, 11))
@pytest.mark.parametrize("row", [None, (7, 2), (8, 3), (7, 1)])
def test_the_hint_of_extra_cards_says_what_three_players_have_with_it(row, hand, locale):
    """Where all have the most that may be set, no hand is larger."""
    rules = with_settings(RULESETS["odyssey"], hand_size=hand)
    rules = with_settings(rules, three_players=row and ThreePlayers(*row))
    settings = GameSettings(rules, DECKS.keys()[:1], PACES["normal"])
    panel = presenters.settings_panel(private(view(settings=settings), 0, locale, delivery_key=""))
    (hint,) = (
        choice["description"]
        for component in components(panel)
        for choice in component.get("options", ())
        if choice["value"] == "three-players"
    )
    dealt = dealt_to_three(with_variants(rules, ["three-players"]))
    assert numbers(hint, locale) == {3, *dealt} - {1}


@in_every_language
@pytest.mark.parametrize("hand", [3, 6, 8, 9, 10])
@pytest.mark.parametrize("variants", [[], ["three-players"]])
@pytest.mark.parametrize("ruleset", ["classic", "odyssey", "mini"])
def test_a_hand_is_named_as_it_is_dealt_and_in_the_book_only_as_the_book_has_it(
    ruleset, variants, hand, locale
):
    """Mini's book deals six to three; with the extra cards, which it does not know, they get 7."""
    texts = LIBRARY.texts(locale)
    rules = with_settings(with_variants(RULESETS[ruleset], variants), hand_size=hand)
    dealt, book = ([max(play(r, n, 1).hands) for n in (4, 3)] for r in (rules, by_book(ruleset)))
    settings = GameSettings(rules, DECKS.keys()[:1], PACES["normal"])
    game = view(settings=settings, count=1, ruleset=ruleset)
    panel = presenters.settings_panel(private(game, 0, locale, delivery_key=""), page="rules")
    (shown,) = (
        choice
        for component in components(panel)
        if ":hand-size:" in component.get("custom_id", "")
        for choice in component["options"]
        if choice.get("default")
    )
    assert numbers(shown["label"], locale) - {3} == {*dealt} - {3}
    marked = texts("panel-by-book") in shown.get("description", "")
    assert marked == (dealt == book)
    named = shown["label"].removeprefix(texts("panel-field-hand-size"))
    assert (named in differences_in_words(rules, texts)) == (hand != 6)


@in_every_language
@pytest.mark.parametrize("needed", [3, 6, 7, 12])
def test_of_several_tokens_nothing_is_said_where_so_many_never_play(needed, locale):
    rules = with_settings(RULESETS["classic"], tokens=2, many_tokens_from=needed)
    rules = with_settings(rules, single_token_bonus=1)
    placed = {told.tokens for n in range(3, 7) for told in play(rules, n, 1).record.rounds}
    settings = GameSettings(rules, DECKS.keys()[:1], PACES["normal"])
    texts = LIBRARY.texts(locale)
    more = "yes" if needed < 6 else "no"
    tokens = texts("rules-tokens", count=2, players=needed, more=more, lowered="no")
    bonus = texts("rules-points-bonus", points=1)
    said = text_of(presenters.rules(settings, texts))
    assert (tokens in said) == (bonus in said) == (2 in placed)


@pytest.mark.parametrize("ruleset", ["classic", "odyssey", "mini"])
def test_no_more_players_are_offered_for_many_tokens_than_may_play(ruleset):
    settings = chosen(ruleset, tokens="3")
    game = view(settings=settings, ruleset=ruleset)
    panel = presenters.settings_panel(private(game, 0, "en", delivery_key=""), page="rules")
    (offered,) = (
        [choice["value"] for choice in component["options"]]
        for component in components(panel)
        if ":many-tokens-from:" in component.get("custom_id", "")
    )
    rules = settings.ruleset
    assert offered == [str(n) for n in range(rules.min_players, rules.max_players + 1)]


@in_every_language
def test_points_that_end_no_game_are_no_limit_of_anything(locale):
    """A cap that there is not is one: of that it is said still."""
    settings = chosen("teams", cap="none")
    texts = LIBRARY.texts(locale)
    said = {
        choice["label"]
        for page in ("game", "points")
        for component in components(
            presenters.settings_panel(
                private(view(settings=settings, ruleset="teams"), 0, locale, delivery_key=""),
                page=page,
            )
        )
        for choice in component.get("options", ())
    }
    for field, key in (("target", "setting-target-none"), ("cap", "panel-none")):
        label = texts("panel-option", field=texts(f"panel-field-{field}"), choice=texts(key))
        assert label in said
    assert locale == "pl" or texts("setting-target-none") != texts("panel-none")


@in_every_language
def test_what_the_printings_disagree_on_is_called_one_books(locale):
    """The Portuguese book has the red token optional, and discards back with an empty pile.

    The Italian one has them back with fewer cards than players; "too few for the draw" is ours.
    """
    texts = LIBRARY.texts(locale)
    rules = with_settings(with_variants(RULESETS["party"], ["optional-red"]), recycle_below="draw")
    said = differences_in_words(rules, texts)
    red = texts("variant-optional-red")
    assert texts("departure-with", variant=red, name="optional-red") in said
    assert texts("departure-with", variant=red, name="other") != texts(
        "departure-with", variant=red, name="optional-red"
    )
    book = texts("panel-by-italian", book=texts("printed-recycle-below"))
    assert f"({book})" in said
    ours = {"en": "the draw", "it": "pescare", "pl": "dobrania", "pt-BR": "todos"}
    assert ours[locale] in texts("setting-recycle-below-players")
    assert ours[locale] not in book
    panel = private(view(ruleset="party"), 0, locale, delivery_key="")
    page = presenters.settings_panel(panel, page="rules")
    (mark,) = (
        choice["description"]
        for component in components(page)
        for choice in component.get("options", ())
        if ":recycle-below:" in component["custom_id"] and choice.get("description")
    )
    assert mark == book


@in_every_language
@pytest.mark.parametrize("ruleset", ["classic", "teams"])
def test_of_seats_the_books_say_how_partners_sit(ruleset, locale):
    texts = LIBRARY.texts(locale)
    game = view(ruleset=ruleset, count=6)
    page = presenters.settings_panel(private(game, 0, locale, delivery_key=""), page="rules")
    marks = {
        choice.get("description")
        for component in components(page)
        for choice in component.get("options", ())
        if ":seating:" in component["custom_id"]
    }
    assert (texts("panel-by-default") in marks) == (ruleset == "classic")
    assert (texts("panel-seating-teams") in marks) == (ruleset == "teams")
