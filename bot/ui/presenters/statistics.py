"""Statistics of a person and the leaderboard of a server: the same as picture and as text."""

from collections.abc import Sequence

from bot.i18n import Texts
from bot.service.pictures import LeaderboardPicture, LeaderboardRow, StatisticsPicture
from bot.service.ports import By, Rating, Standing
from bot.service.statistics import (
    LEAST_GAMES,
    Selection,
    Statistics,
    in_percent,
    per_round,
    shown,
)
from bot.ui.markup import NAME_LIMIT, plain, safe
from bot.ui.page import Page
from bot.ui.presenters.page_builder import PageBuilder
from bot.ui.presenters.people import marked
from bot.ui.presenters.sharing import say_by_whom, share_button
from bot.ui.share_press import SharePress

CURVE = 30
"""Most ratings that are told; the newest ones."""


def statistics(
    told: Statistics,
    selection: Selection,
    texts: Texts,
    *,
    share: SharePress | None = None,
    shown_by: str = "",
    notes: Sequence[str] = (),
) -> Page:
    """Return somebody's statistics; each number with a line about what it is.

    With ``share`` there is a button that shows them to the channel, where they are ``shown_by``
    somebody, without those lines.
    """
    lines = _lines(told, texts)
    name = plain(told.name, NAME_LIMIT) or texts("former-player")
    curve = told.ratings[-CURVE:]
    picture = StatisticsPicture(
        title=name,
        subtitle=_selected(selection, texts),
        rabbit=told.rabbit,
        rows=tuple((texts(f"stats-{key}"), value) for key, value in lines),
        curve=curve,
        caption=texts("stats-curve"),
    )
    told_lines = [f"{label}: {value}" for label, value in picture.rows]
    if len(curve) > 1:
        told_lines.append(f"{picture.caption}: {_course(curve)}")
    builder = PageBuilder(texts, notes)
    builder.text(f"### {marked(told.rabbit, safe(told.name, NAME_LIMIT))}", picture.subtitle)
    builder.gallery(("statistics", picture, f"{name}. {'; '.join(told_lines)}"))
    if not shown_by:
        builder.text(
            *(
                f"**{texts(f'stats-{key}')}: {safe(value)}** · {texts(f'stats-{key}-is')}"
                for key, value in lines
            )
        )
        if len(curve) > 1:
            builder.text(f"**{picture.caption}:** {_course(curve)}")
    if told.games < LEAST_GAMES:
        builder.small(texts("stats-small", games=told.games))
    if told.unrated:
        builder.small(_unrated(told, texts))
    return _shared(builder, share, shown_by).build()


def _shared(builder: PageBuilder, share: SharePress | None, shown_by: str) -> PageBuilder:
    """Add the button that shows a page to everybody, or who has done so."""
    say_by_whom(builder, shown_by)
    return builder.buttons([] if share is None else [share_button(share.encode(), builder.texts)])


def _unrated(told: Statistics, texts: Texts) -> str:
    """Say how many games count for no rating, and why."""
    why = [texts(f"stats-unrated-{reason}", games=told.unrated) for reason in told.why_unrated]
    *some, last = why
    listed = texts("list-or", head=", ".join(some), last=last) if some else last
    return texts("stats-unrated", games=told.unrated, all=told.games, why=listed)


def _course(curve: Sequence[int]) -> str:
    return " → ".join(map(str, curve))


def _lines(told: Statistics, texts: Texts) -> list[tuple[str, str]]:
    """Return the key and the value of each line; what there is nothing to say of is left out."""
    lines = [
        ("games", str(told.games)),
        ("won", str(told.won)),
        ("places", " / ".join(map(str, told.places))),
        ("points", decimal(per_round(told.points, told.rounds), texts)),
    ]
    tellings = (told.found_by_some, told.found_by_all, told.found_by_nobody)
    if any(tellings):
        lines.append(("told", " / ".join(map(str, tellings))))
    if told.guesses:
        share = in_percent(told.found, told.guesses)
        lines.append(
            ("found", texts("stats-share", part=told.found, whole=told.guesses, share=share))
        )
    if told.guesses or told.fooled:  # in teams somebody may give every card and never vote
        lines.append(("fooled", str(told.fooled)))
    if told.stars:
        lines.append(("stars", str(told.stars)))
    for key, favourite in (("company", told.company), ("victim", told.victim)):
        if favourite is not None:
            name, count = favourite
            shown = plain(name, NAME_LIMIT) or texts("former-player")
            lines.append((key, texts("stats-favourite", name=shown, count=count)))
    lines.append(("run", str(told.run)))
    if told.ratings:
        lines.append(("rating", str(told.ratings[-1])))
    return lines


def leaderboard(
    ranked: Sequence[tuple[int, Standing]],
    selection: Selection,
    by: By,
    texts: Texts,
    *,
    share: SharePress | None = None,
    shown_by: str = "",
    notes: Sequence[str] = (),
) -> Page:
    """Return who is listed, in that order; what counts is said below.

    ``share`` and ``shown_by`` are as for statistics; an empty list is not to be shown to others.
    """
    rows = tuple(
        LeaderboardRow(rank, one.rabbit, plain(one.name, NAME_LIMIT), _worth(one, by, texts))
        for rank, one in ranked
    )
    subtitle = f"{texts(f'leaderboard-by-{by}')} · {_selected(selection, texts)}"
    builder = PageBuilder(texts, notes).text(f"### {texts('leaderboard-title')}", subtitle)
    if rows:
        spoken = "; ".join(f"{row.rank}. {row.name} {row.value}" for row in rows)
        picture = LeaderboardPicture(texts("leaderboard-title"), subtitle, rows)
        builder.gallery(("leaderboard", picture, spoken))
        lines = (
            texts(
                "leaderboard-line",
                rank=f"{row.rank}\\.",
                name=marked(row.rabbit, f"**{safe(row.name, NAME_LIMIT)}**"),
                value=row.value,
                games=one.games,
            )
            for row, (_, one) in zip(rows, ranked, strict=True)
        )
        builder.text(*(() if shown_by else lines))
    else:
        builder.say("leaderboard-nobody", least=LEAST_GAMES)
    counted = "won" if by == "wins" else by
    builder.small(
        f"**{texts(f'stats-{counted}')}** · {texts(f'stats-{counted}-is')}",
        texts("leaderboard-counts", least=LEAST_GAMES),
    )
    return _shared(builder, share if rows else None, shown_by).build()


def _worth(one: Standing, by: By, texts: Texts) -> str:
    match by:
        case "rating":
            return str(shown(Rating(one.mu, one.sigma)))
        case "points":
            return decimal(per_round(one.points, one.rounds), texts)
        case "wins":
            return str(one.won)
        case "stars":
            return str(one.stars)


def decimal(value: float, texts: Texts) -> str:
    """Return a number with one decimal, as the language writes it."""
    return texts("stats-decimal", value=value)


def _selected(selection: Selection, texts: Texts) -> str:
    ruleset = selection.ruleset
    kind = texts("stats-all-rulesets") if ruleset is None else texts(f"ruleset-{ruleset}")
    return f"{kind} · {texts(f'stats-period-{selection.period}')}"
