"""Every point of a round with the rule behind it."""

from collections.abc import Collection, Iterator

from bot.engine.ruleset import Ruleset
from bot.i18n import Texts
from bot.service.record import GameRecord, RoundRecord
from bot.ui.markup import safe
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.history import Recorded, clue_shown
from bot.ui.presenters.page_builder import PageBuilder
from bot.ui.presenters.people import listing

REASONS = (
    "storyteller",
    "found",
    "lone-finder",
    "failure",
    "single-token",
    "votes",
    "agreement",
)
"""In the order in which the rules name them."""
TOLD_OF_TEAMS = frozenset({"storyteller", "lone-finder"})
"""Reasons whose heading names one person, in pairs a team."""
NAME = 20
"""Characters of a name, so that twelve players fit."""


def explain(context: RenderContext, record: GameRecord, told: RoundRecord) -> Page:
    """Return who got what by which rule in a round that is over."""
    texts, people = context.texts, Recorded(record, context.texts)
    builder = PageBuilder(texts, context.notes)
    clue = clue_shown(told)
    builder.text(
        texts("explain-title", round=str(told.number)),
        texts("clue-heading", clue=safe(clue)) if clue else "",
        texts(f"clue-clip-{told.clip}", words=bool(clue)) if told.clip and clue is not None else "",
    )
    if told.void is not None:
        # Who was yet to offer the first clue has lost no turn; and after the end there is none.
        turn = told.storyteller is not None and told.void != "ended"
        builder.say(_why_void(told))
        return builder.say("explain-void", turn=turn).build()
    builder.text(*_board(told, people, texts))
    ballots = [numbers for numbers in told.votes.values() if numbers]
    builder.say(
        f"explain-outcome-{told.outcome}",
        number=str(told.clue_card or ""),
        finders=sum(told.clue_card in numbers for numbers in ballots),
        ballots=len(ballots),
        red=_red(told),
    )
    for reason in REASONS:
        builder.text(*_reason(reason, record.ruleset, told, people, texts))
    missed = [
        people.shown(player, NAME)
        for player, numbers in told.votes.items()
        if not numbers and player not in told.left  # of whom it is said below
    ]
    if missed and told.outcome != "no-ballots":
        builder.say("reveal-missed", names=listing(texts, missed))
    if told.red is None and record.ruleset.red != "none":
        builder.say("reveal-no-red")
    idle = [
        people.scorer(key, told, NAME)
        for key, items in told.points.items()
        if not any(item.points for item in items)
    ]
    if idle:
        builder.say("explain-nothing", names=listing(texts, idle))
    for what in ("team", "team-card", "card", "none"):
        gone = [
            player for player in told.left if _left_behind(record.ruleset, told, player) == what
        ]
        if gone:
            names = [people.shown(player, NAME) for player in gone]
            shown = listing(texts, names)
            builder.say("explain-left", names=shown, count=len(gone), what=what)
    return builder.build()


def _why_void(told: RoundRecord) -> str:
    """Return the key of why a round did not count; who was left then is not known any more."""
    team = told.teams.get(told.storyteller or "")
    if told.void == "passed" and team is not None:
        # Both seats of a team that all have left have their turns still (T4).
        there = {told.teams.get(player) for player in told.seated}
        return "void-passed" if team in there else "void-passed-empty"
    return "explain-too-few" if told.void == "too-few" else f"void-{told.void}"


def _left_behind(rules: Ruleset, told: RoundRecord, player: str) -> str:
    """Return what somebody left: a team that scores on, a card that draws votes for nobody (L1).

    Votes on the storyteller's card never pay its giver, and do pay who finds it. Without any vote
    there is nothing of it to say.
    """
    if told.outcome == "no-ballots":
        return "none"
    laid = rules.scoring == "guessing" and any(
        card.giver == player and card.number != told.clue_card for card in told.board
    )
    if rules.pairs and str(told.teams.get(player)) in told.points:
        return "team-card" if laid else "team"
    return "card" if laid else "none"


def _board(told: RoundRecord, people: Recorded, texts: Texts) -> Iterator[str]:
    """Yield a line per card: whose it was, whether chance chose it (L3), and who voted for it."""
    for card in told.board:
        voters = [
            people.shown(p, NAME) for p, numbers in told.votes.items() if card.number in numbers
        ]
        kind = "storyteller" if card.number == told.clue_card else "other"
        yield texts(
            "explain-card",
            number=str(card.number),
            giver=people.giver(card.giver, NAME),
            kind="red" if card.number == told.red else kind,
            drawn=card.card in told.random,
            count=len(voters),
            voters=", ".join(voters),
        )


def _reason(
    reason: str, rules: Ruleset, told: RoundRecord, people: Recorded, texts: Texts
) -> Iterator[str]:
    """Yield who got points for a reason, and the rule; nothing where it is about nobody.

    A rule that pays 0 is named, too. What a lone finder brings both is told of each apart.
    """
    due = {
        key: sum(i.points for i in items if i.reason == reason)
        for key, items in told.points.items()
        if any(i.reason == reason for i in items)
    }
    if not due:
        return
    teams = "-teams" if rules.pairs else ""
    headed: dict[str, list[str]] = {}
    for key, points in due.items():
        if points:
            tells = reason == "lone-finder" and key == _teller_key(told)
            shown = f"{people.scorer(key, told, NAME)} **{points}**"
            headed.setdefault("storyteller" if tells else reason, []).append(shown)
    for heading, names in headed.items():
        told_of = f"{heading}{teams}" if heading in TOLD_OF_TEAMS else heading
        yield texts(f"explain-{told_of}", names=", ".join(names))
    cap = rules.agreement_cap if reason == "agreement" else rules.vote_points_cap
    each = "heads" if rules.failure_per == "player" else "team" if rules.pairs else "player"
    rule = f"{reason}{teams}" if reason in {*TOLD_OF_TEAMS, "found"} else reason
    yield "-# " + texts(
        f"explain-{rule}-rule",
        each=each,
        ballots=sum(bool(numbers) for numbers in told.votes.values()),
        teller=rules.storyteller_points,
        finder=rules.finder_points,
        lone=rules.lone_finder_points,
        paid=_lone_paid(told, due),
        failure=rules.failure_points,
        bonus=rules.single_token_bonus,
        red=_red(told),
        cap="none" if cap is None else str(cap),
    )


def _lone_paid(told: RoundRecord, due: Collection[str]) -> str:
    """Return whom a lone finder brings points; whoever has left gets none (L1)."""
    if _teller_key(told) not in due:
        return "finder"
    return "both" if len(due) > 1 else "storyteller"


def _red(told: RoundRecord) -> bool:
    return told.red is not None


def _teller_key(told: RoundRecord) -> str:
    """Return under which key the storyteller's points are: the team's, in pairs."""
    return str(told.teams.get(told.storyteller or "", told.storyteller))
