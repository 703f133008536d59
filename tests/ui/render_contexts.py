"""Games as presenters see them, from the ordinary to the worst that names and clues can be."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.commands import (
    FinishBallot,
    GiveCard,
    GiveClue,
    PlaceRed,
    PlaceToken,
    PlayerCommand,
    RemoveRed,
    RemoveToken,
    TakeBack,
)
from bot.engine.ids import CardId, GameId, PlayerId, Seat
from bot.engine.ruleset import RULESETS
from bot.engine.settings import GameSettings
from bot.engine.views import (
    ClueView,
    GameView,
    HandView,
    OutcomeView,
    PlayerView,
    RevealedView,
    RevealView,
    ScoreView,
)
from bot.i18n import FALLBACK, Library, Texts, installed
from bot.service.choices import PACES
from bot.service.ports import Place
from bot.service.record import BoardCard, GameRecord, PlayerRecord, PointsRecord, RoundRecord
from bot.ui.codec import Press, decode
from bot.ui.page import Page, RenderContext


class StrictTexts(Texts):
    """English that fails where a message is missing or gets too few variables."""

    def complain(self, key: str, what: str) -> None:
        raise AssertionError(f"{key}: {what}")


BUNDLES = {name: installed().texts(name)._bundle for name in installed().locales}
"""What the files of each language say, read once in a process."""
ENGLISH = StrictTexts(FALLBACK, BUNDLES[FALLBACK])
LIBRARY = Library(
    {
        name: ENGLISH if name == FALLBACK else Texts(name, bundle, ENGLISH)
        for name, bundle in BUNDLES.items()
    },
    installed()._sources,
)
GAME = GameId("abcdefghij")
MARK = "m" * 25
LONG_NAME = "*_~`|<@1>\\[](W)@everyone" + "W" * 8
LONG_CLUE = "*`_@" * 50
DEADLINE = 1_800_000_000.0


class LongDecks:
    """Decks whose every text is as long as its port allows."""

    def keys(self) -> tuple[str, ...]:
        return tuple(f"{'deck'}-{n:011}" for n in range(30))

    def cards(self, deck: str) -> tuple[CardId, ...]:
        return tuple(CardId(f"{deck}/{n:024}") for n in range(self.size(deck)))

    def size(self, deck: str) -> int:
        return 84

    def title(self, deck: str, locale: str) -> str:
        return f"{locale} deck {deck} ".ljust(40, "t")

    def describe(self, card: CardId, locale: str) -> str:
        return f"{locale} {card} ".ljust(70, "d")


DECKS = LongDecks()


def cards(count: int, first: int = 0) -> tuple[CardId, ...]:
    return DECKS.cards(DECKS.keys()[0])[first : first + count]


def players(count: int, *, name: str = "Player", teams: bool = False) -> tuple[PlayerView, ...]:
    pairs = count // 2
    return tuple(
        PlayerView(
            id=PlayerId(10**17 + n),
            name=name if len(name) > 20 else f"{name} {n}",
            seat=Seat(n),
            rabbit=n % pairs if teams else n,
            score=n % pairs if teams else n,
            team=n % pairs if teams else None,
        )
        for n in range(count)
    )


def view(phase: str = "lobby", *, count: int = 6, ruleset: str = "odyssey", **changes) -> GameView:
    """Return what the channel sees of a game in a phase; ``changes`` are fields."""
    rules = RULESETS[ruleset]
    table = changes.pop("players", None) or players(count, teams=rules.pairs)
    told = phase in {"submitting", "voting", "scored"}
    fields = {
        "id": GAME,
        "viewer": None,
        "phase": phase,
        "round": 0 if phase == "lobby" else 3,
        "settings": GameSettings(rules, DECKS.keys()[:1], PACES["normal"]),
        "host": table[0].id,
        "players": table,
        "storyteller": None if phase == "lobby" else table[0].id,
        "clue": ClueView(table[0].id, "the long way home") if told else None,
        "awaited": tuple(p.id for p in table[1:]) if phase in {"submitting", "voting"} else (),
        "begun": (),
        "hands": (),
        "may_tell": False,
        "cards_to_give": 0,
        "board": cards(len(table)) if phase in {"voting", "scored"} else (),
        "own_numbers": frozenset(),
        "cards_drawn": 0,
        "tokens": 1,
        "may_vote": False,
        "ballot": (),
        "ballot_done": False,
        "red": None,
        "may_red": False,
        "reveal": reveal(table) if phase == "scored" else None,
        "outcome": OutcomeView("target", (table[1].id,)) if phase == "finished" else None,
        "deadline": None if phase in {"lobby", "finished"} else DEADLINE,
        "closing": False,
        "last_round": False,
        "pile": 40,
        "paused": False,
    }
    return GameView(**(fields | changes))


def reveal(table: tuple[PlayerView, ...], outcome: str = "found") -> RevealView:
    """Return a reveal in which everybody has points for every reason there is."""
    reasons = ("storyteller", "found", "lone-finder", "failure", "single-token", "votes")
    revealed = tuple(
        RevealedView(
            number,
            card,
            giver.id,
            storyteller=number == 2,
            voters=tuple(p.id for p in table if p.id != giver.id)[: len(table) - number],
            red=number == 1,
        )
        for number, (card, giver) in enumerate(zip(cards(len(table)), table, strict=True), 1)
    )
    scores = tuple(
        ScoreView((p.id,), p.rabbit, p.team, tuple((r, 3) for r in reasons), 10, 28) for p in table
    )
    return RevealView(revealed, scores, outcome=outcome)


def context(game: GameView, locale: str = "en", **changes) -> RenderContext:
    """Return a context of a stored message."""
    fields = {
        "game": game,
        "texts": LIBRARY.texts(locale),
        "decks": DECKS,
        "place": Place(10**18, 10**18 + 1),
        "delivery_key": MARK,
    }
    shown = RenderContext(**(fields | changes))
    if shown.game.legal:
        return shown
    return replace(shown, game=replace(shown.game, legal=frozenset(_legal(shown.game))))


def _legal(game: GameView) -> Iterator[PlayerCommand]:
    """Yield what the engine would let the viewer of an invented game do."""
    viewer = game.viewer
    if viewer is None:
        return
    cards_of = [(hand, card) for hand in game.hands for card in hand.cards]
    if game.phase == "storytelling" and game.may_tell:
        yield from _legal_clues(game, viewer)
    if game.phase == "submitting":
        told = viewer == game.storyteller and game.settings.ruleset.telling == "with-card"
        given = [] if told else [card for hand, card in cards_of if card in hand.given]
        yield from (TakeBack(viewer, card) for card in given)
        if game.cards_to_give or len(given) == 1:
            yield from (GiveCard(viewer, card) for _, card in cards_of)
    for number in range(1, len(game.board) + 1):
        left = game.tokens - len(game.ballot) if game.tokens > 1 else 1
        free = number not in game.own_numbers and (game.tokens == 1 or number not in game.ballot)
        if game.may_vote and free and left:
            yield PlaceToken(viewer, number)
        if number in game.ballot:
            yield RemoveToken(viewer, number)
        if game.may_red:
            yield PlaceRed(viewer, number)
        if game.red == number and game.settings.ruleset.red == "optional":
            yield RemoveRed(viewer, number)
    if game.ballot:
        yield FinishBallot(viewer)


def _legal_clues(game: GameView, viewer: PlayerId) -> Iterator[GiveClue]:
    cards_of = [(hand, card) for hand in game.hands for card in hand.cards]
    for hand, card in cards_of:
        if game.teller_seat in {None, hand.seat}:
            others = [c for h, c in cards_of if h != hand] if game.partner_card_too else [None]
            yield from (GiveClue(viewer, "", card, other) for other in others)
    if not cards_of:
        yield GiveClue(viewer, "")


def private(game: GameView, seat: int = 1, locale: str = "en", **changes) -> RenderContext:
    """Return the context of the player in a seat, with a hand of six."""
    held = HandView(Seat(seat), cards(6, 10), changes.pop("given", frozenset()))
    fields = {"viewer": game.players[seat].id, "hands": (held,)}
    fields |= {k: changes.pop(k) for k in list(changes) if hasattr(game, k)}
    return context(replace(game, **fields), locale, **changes)


def record(
    count: int, clue: str = "the long way home", name: str = "Player", *, seats: int = 6
) -> GameRecord:
    """Return a record of ``count`` rounds in which seat after seat tells and everybody scores."""
    people = [str(p.id) for p in players(seats)]
    rounds = tuple(
        RoundRecord(
            number=n,
            seats=tuple(people),
            seated=tuple(people),
            teams={},
            storyteller=people[n % seats],
            clue=clue,
            clip=None,
            board=tuple(
                BoardCard(number=k, card=card, giver=people[(n + k - 1) % seats], left=False)
                for k, card in enumerate(cards(seats, 10 * (n % 7)), 1)
            ),
            clue_card=1,
            random=(),
            tokens=2,
            votes={p: (1, 2) for p in people if p != people[n % seats]},
            red=2,
            left=(),
            void=None,
            outcome="found",
            points={
                p: tuple(PointsRecord(reason=r, points=3) for r in ("found", "votes"))
                for p in people
            },
            totals=dict.fromkeys(people, 6),
        )
        for n in range(1, count + 1)
    )
    return GameRecord(
        game=GAME,
        opened=0.0,
        closed=1.0,
        ruleset=RULESETS["odyssey"],
        decks=DECKS.keys()[:1],
        deck=(),
        seed=None,
        players=tuple(
            PlayerRecord(id=p, name=f"{name} {n}"[:32], team=None, rabbit=n, moves=())
            for n, p in enumerate(people)
        ),
        seats=tuple(people),
        first_hands=(),
        rounds=rounds,
        winners=(),
        ended="target",
        log=(),
    )


def components(page: Page) -> list[dict]:
    """Return every component of a page, nested ones too, as Discord gets it."""
    found: list[dict] = []
    waiting = list(page.view.to_components())
    while waiting:
        component = waiting.pop(0)
        found.append(component)
        waiting = component.get("components", []) + waiting
    return found


def text_of(page: Page) -> str:
    """Return all texts of a page, with ordinary spaces for those that do not break."""
    return written(page).replace("\N{NO-BREAK SPACE}", " ")


def written(page: Page) -> str:
    """Return all texts of a page to the letter."""
    return "\n".join(c["content"] for c in components(page) if c["type"] == 10)


def buttons(page: Page) -> dict[str, dict]:
    """Return the buttons by their label."""
    return {c["label"]: c for c in components(page) if c["type"] == 2}


def presses(page: Page) -> list[Press]:
    """Return what the buttons and menus of a page say."""
    ids = [c["custom_id"] for c in components(page) if "custom_id" in c]
    found = [decode(i) for i in ids]
    assert None not in found, ids
    return [press for press in found if press]


def verbs(page: Page) -> list[str]:
    return [press.verb for press in presses(page)]


def check_limits(page: Page, marks: int) -> None:
    """Assert everything that Discord refuses a message for (discord/README.md, "Limits")."""
    parts = components(page)
    assert len(parts) <= 40
    assert sum(len(c["content"]) for c in parts if c["type"] == 10) <= 4000
    assert all(c["content"].strip() for c in parts if c["type"] == 10)
    ids = [c["custom_id"] for c in parts if "custom_id" in c]
    assert len(ids) == len(set(ids))
    assert all(len(i) <= 100 for i in ids)
    assert sum(press.delivery_key == MARK for press in presses(page)) == marks
    for row in (c for c in parts if c["type"] == 1):
        assert 1 <= len(row["components"]) <= 5
    for button in (c for c in parts if c["type"] == 2):
        assert 1 <= len(button["label"]) <= 80
    for select in (c for c in parts if c["type"] == 3):
        _check_select(select)
    shown = [item for c in parts if c["type"] == 12 for item in c["items"]]
    assert all(1 <= len(c["items"]) <= 10 for c in parts if c["type"] == 12)
    assert [item["media"]["url"] for item in shown] == [
        f"attachment://{a.name}" for a in page.attachments
    ]
    assert all(1 <= len(a.alt) <= 1024 for a in page.attachments)
    assert "⟨" not in str(parts)


def _check_select(select: dict) -> None:
    options = select["options"]
    assert 1 <= len(options) <= 25
    assert 0 <= select["min_values"] <= select["max_values"] <= len(options)
    assert len(select["placeholder"]) <= 150
    assert len({o["value"] for o in options}) == len(options)
    assert sum(o["default"] for o in options) <= select["max_values"]
    for each in options:
        assert 1 <= len(each["label"]) <= 100
        assert 1 <= len(each["value"]) <= 100
        assert len(each.get("description") or "") <= 100
