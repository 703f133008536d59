"""The end of a game: podium, final track, and the storybook of all clues beside their cards."""

from collections.abc import Iterator, Sequence

from bot.service.pictures import (
    PodiumPicture,
    PodiumPlace,
    StorybookEntry,
    StorybookPicture,
    TrackPicture,
    TrackRabbit,
)
from bot.service.record import GameRecord, RoundRecord
from bot.ui.markup import NAME_LIMIT, plain, safe
from bot.ui.page import Page, Scene
from bot.ui.presenters.captions import in_a_row
from bot.ui.presenters.history import Recorded, clue_shown, teller_card
from bot.ui.presenters.people import everybody, label_of, marked, ranking
from bot.ui.presenters.sheet import Button, Sheet, Style, button, my_hand_button

PAGE = 12
"""Most rounds on one page of the storybook."""
PAGES = 8
"""Ten files a message, two of them podium and track."""
CLUES_BUDGET = 2200
"""Characters of the text that repeats the clues."""


def end(scene: Scene, record: GameRecord) -> Page:
    """Return the end of the game; of a lobby that was closed, just that."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    sheet.text(texts("end-title"), *_how(scene))
    if game.round == 0:
        return sheet.buttons([_rematch(scene), my_hand_button(scene)]).page()
    people = Recorded(record, texts)
    book = [r for r in record.rounds if clue_shown(r) is not None and teller_card(r)]
    places = "; ".join(_places(scene))
    # Each alone: beside others in one gallery they would shrink to thumbnails.
    sheet.gallery(("podium", _podium(scene), texts("podium-alt", places=places)))
    sheet.gallery(("track", _track(scene), texts("track-final-alt", places=places)))
    for number, rounds in enumerate(_spread(book[: PAGE * PAGES]), 1):
        sheet.gallery(_storybook(scene, people, rounds, number))
    sheet.text(*_standings(scene))
    if told := [r for r in record.rounds if clue_shown(r) is not None]:
        sheet.text(texts("end-clues"), *_clues(scene, people, told))
    return sheet.buttons([_rematch(scene), my_hand_button(scene)]).page()


def _rematch(scene: Scene) -> Button:
    return button(scene, "rematch", scene.texts("button-rematch"), style=Style.primary, emoji="🔁")


def _how(scene: Scene) -> tuple[str, ...]:
    result = scene.game.outcome
    if result is None:
        return ()
    target = scene.game.settings.ruleset.target_score or 0
    reason = scene.texts(f"ended-{result.reason}", points=target)
    if not (result.winners and _has_scored(scene)) or scene.game.round == 0:
        return (reason,)
    winners = everybody(scene, result.winners)
    first_places = sum(rank == 1 for rank, *_ in _ranked(scene))
    if scene.game.settings.ruleset.teams and first_places == 1 and len(result.winners) > 1:
        return reason, scene.texts("end-winners-team", names=winners)
    return reason, scene.texts("end-winners", count=len(result.winners), names=winners)


def _has_scored(scene: Scene) -> bool:
    return any(points for *_, points in _ranked(scene))


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
            rank=medals.get(rank, f"{rank}\\."),  # a bare "5." would begin a list, counted anew
            name=marked(rabbit, f"**{label_of(names)}**"),
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
    title = scene.texts("podium-title" if _has_scored(scene) else "podium-title-nobody")
    return PodiumPicture(title, places)


def _track(scene: Scene) -> TrackPicture:
    rabbits = tuple(
        TrackRabbit(rabbit, _bare(names), score, score)
        for _, rabbit, names, score in _ranked(scene)
    )
    return TrackPicture(rabbits, scene.game.settings.ruleset.target_score)


def _spread(book: Sequence[RoundRecord]) -> Iterator[Sequence[RoundRecord]]:
    """Yield the rounds of each page, as even as they go: thirteen are seven and six."""
    start = 0
    for left in range(-(-len(book) // PAGE), 0, -1):
        stop = start + -(-(len(book) - start) // left)
        yield book[start:stop]
        start = stop


def _storybook(
    scene: Scene, people: Recorded, rounds: Sequence[RoundRecord], number: int
) -> tuple[str, StorybookPicture, str]:
    entries = tuple(
        StorybookEntry(
            r.number,
            plain(clue_shown(r) or ""),
            people.rabbit(r.storyteller),
            people.bare(r.storyteller, NAME_LIMIT),
            card,
        )
        for r in rounds
        if (card := teller_card(r)) is not None
    )
    described = in_a_row(scene, ((entry.number, entry.card) for entry in entries))
    texts = scene.texts
    quotes = (texts("quote-open"), texts("quote-close"))
    picture = StorybookPicture(texts("storybook-title"), entries, quotes)
    return f"storybook-{number}", picture, scene.texts("storybook-alt", entries=described)


def _clues(scene: Scene, people: Recorded, told: Sequence[RoundRecord]) -> list[str]:
    """Return one line per round; clues are cut evenly so that as many as can be have a line."""
    limit = max(12, min(80, CLUES_BUDGET // len(told) - 24))
    lines: list[str] = []
    left = CLUES_BUDGET
    for r in told:
        line = scene.texts(
            "end-clue",
            round=str(r.number),
            name=people.name(r.storyteller, 16),
            clue=safe(clue_shown(r) or "", limit),
        )
        left -= len(line) + 1
        if left < 0:
            return [*lines, "…"]
        lines.append(line)
    return lines
