"""The end of a game: the storybook of all clues beside their cards, final track, podium.

The podium comes last: that is where one lands who looks at the newest message.
"""

from collections.abc import Iterator, Sequence

from bot.engine.model import PLAYED_OUT
from bot.engine.ruleset import Ruleset
from bot.i18n import Texts
from bot.service.milestones import Milestone
from bot.service.pictures import (
    PodiumPicture,
    PodiumPlace,
    StorybookEntry,
    StorybookPicture,
    TrackPicture,
    TrackRabbit,
)
from bot.service.record import GameRecord, RoundRecord
from bot.ui.markup import NAME_LIMIT, plain, safe, shorten
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.absences import departures
from bot.ui.presenters.captions import in_a_row
from bot.ui.presenters.history import Recorded, clue_in_line, clue_named, clue_shown, teller_card
from bot.ui.presenters.page_builder import Button, PageBuilder, Style, button
from bot.ui.presenters.people import (
    everybody_by_team,
    label_of,
    listing,
    marked,
    person_left,
    ranking,
)
from bot.ui.presenters.stars import favourites

PAGE = 12
"""Most rounds on one page of the storybook."""
PAGES = 8
"""Ten files a message, two of them podium and track."""
CLUES_BUDGET = 2200
"""Characters of the text of those clues that no page of the storybook shows."""
ALT_CLUES = 600
"""Characters of the clues in a page's alternative text; its cards have the rest."""


def end(context: RenderContext, record: GameRecord, milestone: Milestone | None = None) -> Page:
    """Return the end of the game; of a lobby that was closed, just that."""
    builder = PageBuilder(context.texts, context.notes)
    lobby = context.game.round == 0
    builder.text(context.texts("end-title-lobby" if lobby else "end-title"), reason(context))
    if not lobby:
        builder.small(_missing(context))
        retell(builder, context, record, milestone)
    return builder.buttons([_again(context)]).build()


def retell(
    builder: PageBuilder, context: RenderContext, record: GameRecord, milestone: Milestone | None
) -> None:
    """Add storybook, final track and podium of a game that is over, and what to laugh about."""
    texts, people = context.texts, Recorded(record, context.texts)
    told = [r for r in record.rounds if r.void is None and clue_shown(r) is not None]
    book = [r for r in told if teller_card(r, ())][: PAGE * PAGES]
    places = "; ".join(_places(context))
    # Each alone: beside others in one gallery they would shrink to thumbnails.
    for number, rounds in enumerate(_spread(book), 1):
        builder.gallery(_storybook(context, record, rounds, number))
    builder.text(*favourites(context, people, record))
    numbers = {r.number for r in book}
    if rest := [r for r in told if r.number not in numbers]:  # of a hundred rounds, say
        builder.text(texts("end-clues"), *_clues(context, people, rest))
    builder.gallery(("track", _track(context), texts("track-final-alt", places=places)))
    podium = _podium(context)
    if podium.crowned or _has_leader(context):
        builder.gallery(("podium", podium, texts("podium-alt", places=places)))
    builder.text(winners(context), _remarkable(people, record, milestone, texts))


def _again(context: RenderContext) -> Button:
    """Return the button that opens a lobby with the same people; it carries the message's key."""
    label = "button-rematch" if context.game.round else "button-reopen"
    return button(
        context,
        "rematch",
        context.texts(label),
        style=Style.primary,
        emoji="🔁",
        keyed=True,
    )


def reason(context: RenderContext) -> str:
    """Return why the game is over."""
    result = context.game.outcome
    rules = context.game.settings.ruleset
    if result is None:
        return ""
    of_lobby = f"ended-{result.reason}-lobby"
    if context.game.round == 0 and context.texts.knows(of_lobby):
        return context.texts(of_lobby)
    if result.reason == "target" and (reached := _at_target(context)):
        return reached
    return ended(result.reason, rules, context.texts, person=person_left(context.game))


def _at_target(context: RenderContext) -> str:
    """Return who has reached the points at which the game ends; "" if they have left."""
    target = context.game.settings.ruleset.target_score or 0
    reached = [(rabbit, names) for rabbit, names, score in ranking(context.game) if score >= target]
    shown = [marked(rabbit, f"**{label_of(names)}**") for rabbit, names in reached]
    return reached_by(shown, sum(len(names) for _, names in reached), target, context.texts)


def reached_by(scorers: Sequence[str], people: int, target: int, texts: Texts) -> str:
    """Return that these scorers, who are so many people, have reached the points; "" of nobody."""
    names = listing(texts, scorers)
    return texts("ended-target-by", names=names, count=people, points=target) if names else ""


def _missing(context: RenderContext) -> str:
    """Return who left in the round in which the game broke off; often nothing else tells."""
    result = context.game.outcome
    return departures(context) if result and result.reason not in PLAYED_OUT else ""


def ended(reason: str, rules: Ruleset, texts: Texts, *, person: bool) -> str:
    """Return a reason for a game's end as its rules have it; ``person`` as ``person_left``."""
    numbers = {"points": rules.target_score or 0, "laps": rules.laps or 0}
    return texts(f"ended-{reason}", pairs=rules.pairs, person=person, **numbers)


def winners(context: RenderContext) -> str:
    """Return who has won (E1), or was in the lead when the game broke off: nobody at 0 to 0."""
    result, ranked = context.game.outcome, ranked_scorers(context)
    if result is None or not result.winners:
        return ""
    names = everybody_by_team(context, result.winners)
    won = result.reason in PLAYED_OUT
    if not won and not _has_leader(context):
        return ""
    first_places = sum(rank == 1 for rank, *_ in ranked)
    if context.game.settings.ruleset.pairs and first_places == 1 and len(result.winners) > 1:
        return context.texts("end-winners-team" if won else "end-leaders-team", names=names)
    key = "end-winners" if won else "end-leaders"
    return context.texts(key, count=len(result.winners), names=names)


def _has_leader(context: RenderContext) -> bool:
    """Say whether anybody has a point: at 0 to 0 nobody is ahead of anybody."""
    return any(points for *_, points in ranked_scorers(context))


def _remarkable(
    people: Recorded, record: GameRecord, milestone: Milestone | None, texts: Texts
) -> str:
    """Return the line about a game's milestone; nothing where there is none."""
    if milestone is None:
        return ""
    told = next((r for r in record.rounds if r.number == milestone.round), None)
    names = [people.shown(by, NAME_LIMIT) for by in milestone.players]
    # The vote of the giver's partner is none of those that are counted.
    teams = "-teams" if milestone.kind == "all-fooled" and record.ruleset.pairs else ""
    return texts(
        f"milestone-{milestone.kind}{teams}",
        name=names[0] if names else "",
        names=listing(texts, names),
        players=len(names),
        clue=clue_in_line(told, texts) if told else "",
        count=milestone.count,
    )


def ranked_scorers(context: RenderContext) -> list[tuple[int, int, tuple[str, ...], int]]:
    """Return (rank, rabbit, names, points); those who tie share a rank."""
    ranked = ranking(context.game)
    points = [score for _, _, score in ranked]
    return [(points.index(score) + 1, rabbit, names, score) for rabbit, names, score in ranked]


def _places(context: RenderContext) -> list[str]:
    return [
        context.texts("place-alt", rank=str(rank), name=_bare(names), points=score)
        for rank, _, names, score in ranked_scorers(context)
    ]


def _bare(names: Sequence[str]) -> str:
    return " & ".join(plain(name, NAME_LIMIT) for name in names)


def _podium(context: RenderContext) -> PodiumPicture:
    places = tuple(
        PodiumPlace(rank, rabbit, _bare(names), score)
        for rank, rabbit, names, score in ranked_scorers(context)
    )
    result = context.game.outcome
    won = result is not None and result.reason in PLAYED_OUT
    title = context.texts("podium-title" if won else "podium-title-nobody")
    return PodiumPicture(title, places, crowned=won)


def _track(context: RenderContext) -> TrackPicture:
    rabbits = tuple(
        TrackRabbit(rabbit, _bare(names), score, score)
        for _, rabbit, names, score in ranked_scorers(context)
    )
    return TrackPicture(rabbits, context.game.settings.ruleset.target_score)


def _spread(book: Sequence[RoundRecord]) -> Iterator[Sequence[RoundRecord]]:
    """Yield the rounds of each page, as even as they go: thirteen are seven and six."""
    start = 0
    for left in range(-(-len(book) // PAGE), 0, -1):
        stop = start + -(-(len(book) - start) // left)
        yield book[start:stop]
        start = stop


def _storybook(
    context: RenderContext, record: GameRecord, rounds: Sequence[RoundRecord], number: int
) -> tuple[str, StorybookPicture, str]:
    people = Recorded(record, context.texts)
    entries = tuple(
        StorybookEntry(
            r.number,
            plain(clue_named(r, context.texts)),
            people.rabbit(r.storyteller),
            people.bare(r.storyteller, NAME_LIMIT),
            card,
            quoted=bool(r.clue),
        )
        for r in rounds
        if (card := teller_card(r, record.hidden)) is not None
    )
    described = in_a_row(context, ((entry.number, entry.card) for entry in entries))
    texts = context.texts
    quotes = (texts("quote-open"), texts("quote-close"))
    picture = StorybookPicture(texts("storybook-title"), entries, quotes)
    clues = (f"{entry.number}. {entry.name}: {picture.said(entry)}" for entry in entries)
    said = "; ".join(shorten(clue, ALT_CLUES // len(entries)) for clue in clues)
    alt = texts("storybook-alt", clues=said, entries=described)
    return f"storybook-{number}", picture, alt


def _clues(context: RenderContext, people: Recorded, told: Sequence[RoundRecord]) -> list[str]:
    """Return one line per round; clues are cut evenly so that as many as can be have a line."""
    limit = max(12, min(80, CLUES_BUDGET // len(told) - 24))
    lines: list[str] = []
    left = CLUES_BUDGET
    for r in told:
        line = context.texts(
            "end-clue",
            round=str(r.number),
            name=people.name(r.storyteller, 16),
            clue=safe(clue_named(r, context.texts), limit),
            words=bool(r.clue),
        )
        left -= len(line) + 1
        if left < 0:
            return [*lines, "…"]
        lines.append(line)
    return lines
