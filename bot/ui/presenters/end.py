"""The end of a game: podium, final track, and the storybook of all clues beside their cards."""

from collections.abc import Sequence
from typing import Protocol

from bot.engine.ids import CardId, PlayerId
from bot.service.pictures import (
    PodiumPicture,
    PodiumPlace,
    StorybookEntry,
    StorybookPicture,
    TrackPicture,
    TrackRabbit,
)
from bot.service.rabbits import RABBITS
from bot.ui.markup import NAME_LIMIT, plain, safe
from bot.ui.page import Page, Scene
from bot.ui.presenters.people import everybody, find, glyph, label_of, ranking
from bot.ui.presenters.sheet import Button, Sheet, Style, button, my_hand_button

PAGE = 12
"""Rounds on one page of the storybook."""
PAGES = 8
"""Ten files a message, two of them podium and track."""
CLUES_BUDGET = 2200
"""Characters of the text that repeats the clues."""


class RecordedRound(Protocol):
    """What the storybook needs of a round; ``card`` is the storyteller's."""

    @property
    def number(self) -> int:
        """From 1."""
        ...

    @property
    def clue(self) -> str | None:
        """None for a round without one, or whose clue was removed."""
        ...

    @property
    def storyteller(self) -> PlayerId | None:
        """None if the turn was nobody's."""
        ...

    @property
    def storyteller_name(self) -> str:
        """As it was then, or "a former player" once they asked to be forgotten."""
        ...

    @property
    def card(self) -> CardId | None:
        """None if it never came to the table."""
        ...


class Record(Protocol):
    """What the end needs of a game's record."""

    @property
    def rounds(self) -> Sequence[RecordedRound]:
        """All rounds in order."""
        ...


def end(scene: Scene, record: Record | None) -> Page:
    """Return the end of the game; without a record only standings and podium."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    sheet.text(texts("end-title"), *_how(scene))
    if game.round == 0:
        return sheet.buttons([_rematch(scene), my_hand_button(scene)]).page()
    told = [] if record is None else [r for r in record.rounds if r.clue is not None]
    book = [r for r in told if r.card is not None]
    sheet.gallery(
        ("podium", _podium(scene), texts("podium-alt", places="; ".join(_places(scene)))),
        ("track", _track(scene), texts("track-final-alt", places="; ".join(_places(scene)))),
        *(
            _storybook(scene, book[start : start + PAGE], start // PAGE + 1)
            for start in range(0, min(len(book), PAGE * PAGES), PAGE)
        ),
    )
    sheet.text(*_standings(scene))
    if told:
        sheet.text(texts("end-clues"), *_clues(scene, told))
    return sheet.buttons([_rematch(scene), my_hand_button(scene)]).page()


def _rematch(scene: Scene) -> Button:
    return button(scene, "rematch", scene.texts("button-rematch"), style=Style.primary, emoji="🔁")


def _how(scene: Scene) -> tuple[str, ...]:
    result = scene.game.outcome
    if result is None:
        return ()
    reason = scene.texts(f"ended-{result.reason}")
    if not result.winners or scene.game.round == 0:
        return (reason,)
    winners = everybody(scene, result.winners)
    return reason, scene.texts("end-winners", count=len(result.winners), names=winners)


def _ranked(scene: Scene) -> list[tuple[int, int, tuple[str, ...], int]]:
    """Return (rank, rabbit, names, points); those who tie share a rank."""
    ranked = ranking(scene.game)
    points = [score for _, _, score in ranked]
    return [(points.index(score) + 1, rabbit, names, score) for rabbit, names, score in ranked]


def _standings(scene: Scene) -> list[str]:
    medals = {1: "🥇", 2: "🥈", 3: "🥉"}
    return [
        scene.texts(
            "end-place",
            rank=medals.get(rank, f"{rank}."),
            name=f"{glyph(rabbit)} **{label_of(names)}**",
            points=score,
        )
        for rank, rabbit, names, score in _ranked(scene)
    ]


def _places(scene: Scene) -> list[str]:
    return [
        scene.texts("place-alt", rank=str(rank), name=_bare(names), points=score)
        for rank, _, names, score in _ranked(scene)
    ]


def _bare(names: Sequence[str]) -> str:
    return " & ".join(plain(name, NAME_LIMIT) for name in names)


def _podium(scene: Scene) -> PodiumPicture:
    places = tuple(
        PodiumPlace(rank, rabbit, _bare(names), score)
        for rank, rabbit, names, score in _ranked(scene)
    )
    return PodiumPicture(scene.texts("podium-title"), places)


def _track(scene: Scene) -> TrackPicture:
    rabbits = tuple(
        TrackRabbit(rabbit, _bare(names), score, score)
        for _, rabbit, names, score in _ranked(scene)
    )
    return TrackPicture(rabbits, scene.game.settings.ruleset.target_score)


def _storybook(
    scene: Scene, rounds: Sequence[RecordedRound], number: int
) -> tuple[str, StorybookPicture, str]:
    entries = tuple(
        StorybookEntry(
            r.number, plain(r.clue or ""), _rabbit(scene, r), plain(r.storyteller_name, 32), r.card
        )
        for r in rounds
        if r.card is not None
    )
    described = " ".join(
        scene.texts(
            "storybook-alt-entry",
            round=str(entry.number),
            clue=plain(entry.clue, 40),
            card=scene.decks.describe(entry.card, scene.texts.locale),
        )
        for entry in entries
    )
    picture = StorybookPicture(scene.texts("storybook-title"), entries)
    return f"storybook-{number}", picture, scene.texts("storybook-alt", entries=described)


def _rabbit(scene: Scene, told: RecordedRound) -> int:
    """Return the storyteller's rabbit; whoever has left gets one that nobody has, if there is."""
    player = find(scene.game, told.storyteller)
    if player is not None:
        return player.rabbit
    taken = {p.rabbit for p in scene.game.players}
    free = [n for n in range(len(RABBITS)) if n not in taken]
    return free[-1] if free else 0


def _clues(scene: Scene, told: Sequence[RecordedRound]) -> list[str]:
    """Return one line per round; clues are cut evenly so that all rounds have a line."""
    limit = max(12, min(80, CLUES_BUDGET // len(told) - 24))
    lines: list[str] = []
    left = CLUES_BUDGET
    for r in told:
        line = scene.texts(
            "end-clue",
            round=str(r.number),
            name=safe(r.storyteller_name, 16),
            clue=safe(r.clue or "", limit),
        )
        left -= len(line) + 1
        if left < 0:
            return [*lines, "…"]
        lines.append(line)
    return lines
