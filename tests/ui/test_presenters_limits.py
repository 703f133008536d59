"""Every page at its worst stays within what Discord takes, in every language."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.engine.errors import SeatError
from bot.engine.ids import PlayerId, Seat
from bot.engine.ruleset import RULESETS
from bot.engine.settings import Proposed
from bot.engine.views import ClueView, GameView, HandView, OutcomeView, ProposalView
from bot.service.choices import with_settings
from bot.ui import presenters
from bot.ui.codec import decode
from bot.ui.page import Page
from bot.ui.presenters.summary import values_of_gone
from tests.languages import in_every_language
from tests.ui.render_contexts import (
    DECKS,
    LIBRARY,
    LONG_CLUE,
    LONG_NAME,
    LongDecks,
    cards,
    check_limits,
    components,
    context,
    players,
    presses,
    private,
    record,
    reveal,
    text_of,
    view,
)

LOCALES = LIBRARY.locales
PHASES = ("lobby", "storytelling", "submitting", "voting", "scored", "finished")
LARGEST = [("classic", 6), ("odyssey", 12), ("party", 12), ("teams", 12), ("mini", 4)]
LONGEST = record(120, LONG_CLUE, LONG_NAME, seats=12)
PUBLIC = {
    "lobby": presenters.lobby,
    "turn": presenters.turn,
    "board": presenters.board,
    "reveal": presenters.reveal,
    "remind": presenters.remind,
}
STORED = {
    "tell": (presenters.tell, {"storytelling"}),
    "hand": (presenters.hand, {"submitting", "voting"}),
}
"""Direct messages with the phases in which they ask for something; later they offer nothing."""
ANSWERS = {
    "my_hand": presenters.my_hand,
    "ballot": presenters.ballot,
    "describe": presenters.describe,
    "status": presenters.status,
    "settings": presenters.settings_panel,
    "settings-rules": lambda shown: presenters.settings_panel(shown, page="rules"),
    "settings-points": lambda shown: presenters.settings_panel(shown, page="points"),
    "first-storyteller": presenters.first_storyteller,
    "greeting": lambda shown: presenters.greeting(shown, "*" * 100),
    "explain": lambda shown: presenters.explain(shown, LONGEST, LONGEST.rounds[-1]),
    "look": lambda shown: presenters.look(shown, shown.game.hands[0].cards[0]),
}


def worst(phase: str, ruleset: str, count: int) -> GameView:
    """Return a game with the longest names and clue, most points, most decks."""
    rules = RULESETS[ruleset]
    table = players(count, name=LONG_NAME, teams=rules.pairs)
    table = tuple(replace(p, score=99) for p in table)
    game = view(phase, ruleset=ruleset, players=table, tokens=2 if ruleset == "odyssey" else 1)
    settings = replace(game.settings, decks=DECKS.keys()[:25])
    clue = game.clue and ClueView(table[0].id, LONG_CLUE, "video")
    outcome = game.outcome and OutcomeView("target", tuple(p.id for p in table))
    return replace(game, settings=settings, clue=clue, outcome=outcome, round=999)


@in_every_language
@pytest.mark.parametrize(("ruleset", "count"), LARGEST)
def test_the_end(ruleset, count, locale):
    shown = context(worst("finished", ruleset, count), locale)
    check_limits(presenters.end(shown, LONGEST), marks=1)


@in_every_language
@pytest.mark.parametrize(("ruleset", "count"), LARGEST)
@pytest.mark.parametrize("phase", PHASES)
def test_public_pages(phase, ruleset, count, locale):
    shown = context(worst(phase, ruleset, count), locale)
    for show in PUBLIC.values():
        check_limits(show(shown), marks=1)


@in_every_language
@pytest.mark.parametrize(("ruleset", "count"), LARGEST)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("void", [False, True])
def test_public_pages_while_the_host_is_away(void, phase, ruleset, count, locale):
    """Nothing adds more lines and buttons: proposals, a stopped clock, a seat to be given."""
    game = worst(phase, ruleset, count)
    everybody = tuple(player.id for player in game.players)
    asked: tuple[Proposed, ...] = ("start" if phase == "lobby" else "skip", "host")
    proposals = tuple(ProposalView(what, everybody, count) for what in asked)
    result = game.reveal and replace(
        game.reveal, void=void, void_reason="clue-removed" if void else ""
    )
    game = replace(game, proposals=proposals, paused=phase != "lobby", vacant=1, reveal=result)
    for show in PUBLIC.values():
        check_limits(show(context(game, locale)), marks=1)
    page = {"lobby": presenters.lobby, "voting": presenters.board, "scored": presenters.reveal}
    if phase != "finished":
        shown = page.get(phase, presenters.turn)(context(game, locale))
        assert [p.arg for p in presses(shown) if p.verb == "propose"] == [*asked]


def hands(game: GameView, count: int) -> GameView:
    """Give the second player two hands of the largest size and every right there is."""
    held = tuple(HandView(Seat(n), cards(10, 10 * n), frozenset()) for n in range(count))
    return replace(
        game,
        viewer=game.players[1].id,
        hands=held,
        may_tell=game.phase == "storytelling",
        cards_to_give=1 if game.phase == "submitting" else 0,
        may_vote=game.phase == "voting",
        may_red=game.phase == "voting" and game.settings.ruleset.red != "none",
        ballot=(3,) if game.phase == "voting" else (),
        partner_card_too=count > 1,
    )


@in_every_language
@pytest.mark.parametrize(("ruleset", "count"), LARGEST)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("held", [1, 2])
def test_private_pages(held, phase, ruleset, count, locale):
    shown = context(hands(worst(phase, ruleset, count), held), locale)
    for show, open_in in STORED.values():
        check_limits(show(replace(shown, direct=True)), marks=phase in open_in)
    answer = replace(shown, delivery_key="")
    for show in ANSWERS.values():
        check_limits(show(answer), marks=0)


class HundredsOfDecks(LongDecks):
    """As many as a server may keep, each with a title that has to be escaped to the letter."""

    def keys(self) -> tuple[str, ...]:
        return tuple(f"own-{n:012}" for n in range(500))

    def title(self, deck: str, locale: str) -> str:
        return f"{deck[-3:]}".ljust(40, "*")


@in_every_language
@pytest.mark.parametrize("offered", [11, 500])
def test_a_list_of_hundreds_of_decks_is_cut_and_says_so(offered, locale):
    decks = HundredsOfDecks()
    game = worst("lobby", "odyssey", 12)
    chosen = tuple(f"own-{n:012}" for n in range(offered, -1, -1))
    game = replace(game, settings=replace(game.settings, decks=chosen))
    shown = context(game, locale, decks=decks)
    answer = context(hands(game, 0), locale, decks=decks, delivery_key="")
    pages = [show(shown) for show in PUBLIC.values()]
    pages += [ANSWERS[name](answer) for name in ("status", "settings", "greeting")]
    for page in pages:
        assert "{???}" not in text_of(page)
    said = text_of(presenters.lobby(shown))
    assert said.count("\\*\\*") >= 10
    assert str(offered + 1 - 10) in said
    check_limits(presenters.lobby(shown), marks=1)


@in_every_language
def test_a_list_of_hundreds_of_removed_decks_is_cut_too(locale):
    gone = [f"own-{n:012}" for n in range(500)]
    named = str(values_of_gone(gone, HundredsOfDecks(), LIBRARY.texts(locale))["gone"])
    assert len(named) <= 1000
    assert "490" in named


@in_every_language
@pytest.mark.parametrize("ruleset", RULESETS)
def test_rules_and_instructions_are_well_under_the_limit(ruleset, locale):
    rules = with_settings(RULESETS[ruleset], mime_or_sing=True, target_score=100, laps=10)
    shown = context(worst("lobby", ruleset, rules.max_players), locale)
    settings = replace(shown.game.settings, ruleset=rules)
    shown = replace(shown, game=replace(shown.game, settings=settings), delivery_key="")
    for page in (presenters.rules(settings, shown.texts), presenters.howto(shown)):
        check_limits(page, marks=0)
        assert page.view.content_length() <= 3800


@in_every_language
def test_the_clue_window(locale):
    rules = with_settings(RULESETS["teams"], mime_or_sing=True)
    game = hands(worst("storytelling", "teams", 12), 2)
    game = replace(game, settings=replace(game.settings, ruleset=rules))
    for files in (True, False):
        shown = context(game, locale, clips=files)
        window = presenters.clue_modal(shown, game.hands[0].cards[0]).to_dict()
        assert len(window["title"]) <= 45
        assert len(window["custom_id"]) <= 100
        assert 1 <= len(window["components"]) <= 5
        for label in window["components"]:
            assert len(label["label"]) <= 45
            assert len(label.get("description") or "") <= 100
        assert len(window["components"]) == (4 if files else 3)


@pytest.mark.parametrize(("ruleset", "count"), LARGEST)
def test_nothing_of_an_ordinary_round_is_cut_however_long_the_names(ruleset, count):
    game = worst("scored", ruleset, count)
    three = reveal(game.players)
    scores = tuple(replace(s, items=s.items[-3:]) for s in three.scores)
    game = replace(game, reveal=replace(three, scores=scores))
    whole: dict[str, Callable[..., Page]] = {"reveal": presenters.reveal, "board": presenters.board}
    for show in whole.values():
        assert not any(
            c["content"].endswith("…") for c in components(show(context(game))) if c["type"] == 10
        )


def test_a_storybook_of_a_hundred_rounds_names_them_all_or_says_that_it_goes_on():
    page = presenters.end(context(view("finished"), notes=("a note",)), record(96))
    check_limits(page, marks=1)
    book = [a for a in page.attachments if a.name.startswith("storybook")]
    assert [len(a.spec.entries) for a in book] == [12] * 8
    assert len({a.name for a in page.attachments}) == len(page.attachments) == 10


def test_all_decks_are_reached_and_those_in_play_are_on_every_page():
    game = view()
    chosen = DECKS.keys()[-2:]
    game = replace(game, settings=replace(game.settings, decks=chosen))
    offered, here, seen = set(), "", []
    while here not in seen:
        seen.append(here)
        page = presenters.settings_panel(private(game, delivery_key=""), page=here)
        check_limits(page, marks=0)
        menu = next(c for c in components(page) if ":decks:" in c.get("custom_id", ""))
        assert {o["value"] for o in menu["options"] if o["default"]} == set(chosen)
        offered |= {option["value"] for option in menu["options"]}
        [onward] = [b for b in components(page) if b.get("label", "").startswith("Decks, page")]
        here = decode(onward["custom_id"]).arg
    assert offered == set(DECKS.keys())
    assert seen == ["", "game-2", "game-1"]


@pytest.mark.parametrize("page", ["game-0", "game-99", "game-x", "rules-2", "nothing"])
def test_a_page_of_decks_that_is_not_there_is_the_first(page):
    assert any(
        ":decks:" in c.get("custom_id", "") or ":hand-size:" in c.get("custom_id", "")
        for c in components(presenters.settings_panel(private(view(), delivery_key=""), page=page))
    )


def test_a_former_player_is_named_as_such():
    game = view("scored", count=4)
    gone = PlayerId(5)
    game = replace(game, clue=replace(game.clue, storyteller=gone), storyteller=gone)
    assert "a former player" in str(components(presenters.reveal(context(game))))


@in_every_language
def test_a_former_player_is_never_shown_as_a_mention(locale):
    """Discord would show the number that stands for them."""
    gone = PlayerId(-961385599051872)
    game = replace(view("storytelling", count=4), storyteller=gone, awaited=(gone,))
    host = SeatError("not-host", host=gone)
    texts = LIBRARY.texts(locale)
    for shown in (
        text_of(presenters.turn(context(game, locale))),
        text_of(presenters.remind(context(game, locale))),
        text_of(presenters.dm_fallback(context(game, locale), gone)),
        presenters.refusal(host, texts, game),
    ):
        assert "<@" not in shown
        assert texts("former-player") in shown
