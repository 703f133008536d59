"""The reveal: a picture of who gave and chose what and has how many points; in words, why.

It is to fit one screen, so nothing is said twice.
"""

from bot.engine.ids import PlayerId
from bot.engine.ruleset import Ruleset
from bot.engine.views import GameView, RevealedView, RevealView, ScoreView
from bot.service.pictures import RevealedCard, RevealPicture, TrackRabbit
from bot.ui.markup import NAME_LIMIT
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.absences import absences, last_turn_away
from bot.ui.presenters.closely import board_menu
from bot.ui.presenters.page_builder import Button, PageBuilder, Style, button, my_hand_button
from bot.ui.presenters.people import (
    clock,
    clue_lines,
    everybody,
    known,
    label,
    label_of,
    marked,
    name_of,
    person_plays,
    pile_left,
    round_title,
    shortage,
    standings,
)
from bot.ui.presenters.stars import star_button
from bot.ui.presenters.steering import (
    agree_buttons,
    proposals,
    resume_button,
    steer_button,
    vacant_button,
)

SHORT_NAME = 16
"""Characters of a name in alternative texts, which name everybody more than once."""


def reveal(context: RenderContext) -> Page:
    """Return the result of the round; of a void one, why it does not count."""
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    title = round_title(context)
    result = game.reveal
    if result is None:
        return builder.text(title).say("reveal-gone").buttons([my_hand_button(context)]).build()
    if result.void:
        builder.text(title, why_void(context, result), *_proposals(context))
        builder.small(
            standings(context),
            *_people_lines(context),
            _next_line(context),
            _pass_line(context),
        )
        steered = [*_next_button(context), my_hand_button(context), *_steer_button(context)]
        return builder.buttons([*_agree_buttons(context), *steered]).build()
    clue, *by = clue_lines(context) or ("",)
    if game.settings.ruleset.scoring == "guessing":  # else nothing names the storyteller
        by = by[1:]
    heading = " · ".join(filter(None, (title, clue.removeprefix("### "))))
    builder.text(heading, *by, outcome(context, result))
    red = _red_line(context, result)
    alt = f"{reveal_alt(context, result)} {red} {_track_alt(context, result)}"
    builder.gallery(("reveal", _picture(context, result), alt))
    gains = " · ".join(_gains(context, result))
    builder.text(gains[:1].upper() + gains[1:])
    builder.text(*_proposals(context))
    builder.small(
        red,
        _missed_line(context, result),
        *_people_lines(context),
        " · ".join(filter(None, ("" if context.past else pile_left(context), _next_line(context)))),
        _pass_line(context),
    )
    builder.buttons(
        [
            *_agree_buttons(context),
            *_next_button(context),
            *star_button(context),
            button(context, "explain", texts("button-explain"), emoji="🧮"),
            my_hand_button(context),
            *_steer_button(context),
        ]
    )
    return builder.select(board_menu(context, in_words=True)).build()


def why_void(context: RenderContext, result: RevealView) -> str:
    """Return why a round does not count; of a turn that passed, whose, maybe the reader's."""
    teller = context.game.storyteller
    key = f"void-{result.void_reason}"
    if result.void_reason in ("passed", "no-card") and teller is not None:
        if _is_of_empty_team(context.game, teller, result):
            return context.texts("void-passed-empty")
        if teller == context.game.viewer:
            return context.texts(f"{key}-own")
        return context.texts(f"{key}-by", name=name_of(context, teller))
    return context.texts(key, person=person_plays(context.game))


def _is_of_empty_team(game: GameView, player: PlayerId, result: RevealView) -> bool:
    """Say whether somebody and their partner had left, whose seats have their turns still.

    Who leaves in the pause after the round was there.
    """
    gone = known(game, player)
    if gone is None or gone.team is None or not game.settings.ruleset.pairs:
        return False
    return all(scored.team != gone.team for scored in result.scores)


def outcome_key(outcome: str, ruleset: Ruleset) -> str:
    """Return the key of the sentence about a round's outcome under some rules."""
    if ruleset.scoring == "agreement" and outcome == "no-ballots":  # nobody looked for a card
        return "explain-outcome-no-ballots"
    # The storyteller's team may still have points: for votes on the partner's card.
    teams = ruleset.pairs and outcome in {"everybody", "nobody"}
    return f"outcome-{outcome}-teams" if teams else f"outcome-{outcome}"


def outcome(context: RenderContext, result: RevealView) -> str:
    """Return how the round went, in a sentence."""
    own = next((card for card in result.cards if card.storyteller), None)
    teller = context.game.clue.storyteller if context.game.clue else None
    return context.texts(
        outcome_key(result.outcome, context.game.settings.ruleset),
        number=str(own.number) if own else "?",
        storyteller=name_of(context, teller),
        finders=len(own.voters) if own else 0,
        votes=_has_votes(context, result),
        cap=str(context.game.settings.ruleset.agreement_cap),
    )


def _has_votes(context: RenderContext, result: RevealView) -> bool:
    """Say whether the storyteller's team has points for votes on its other card."""
    return any(
        reason == "votes" and points
        for score in result.scores
        if _tells(context, score)
        for reason, points in score.items
    )


def _tells(context: RenderContext, score: ScoreView) -> bool:
    """Say whether a scorer is the storyteller; in pairs, the storyteller's team."""
    teller = known(context.game, context.game.storyteller)
    if teller is None:
        return False
    return teller.id in score.players or (teller.team is not None and teller.team == score.team)


def scorer_name(context: RenderContext, score: ScoreView) -> str:
    """Return glyph and name of a scorer; both names of a pair."""
    players = [known(context.game, player) for player in score.players]
    names = [player.name for player in players if player is not None]
    shown = label_of(names) if names else context.texts("former-player")
    return marked(score.rabbit, shown)


def reveal_alt(context: RenderContext, result: RevealView) -> str:
    """Return in words who gave which card and who chose it."""
    guessing = context.game.settings.ruleset.scoring == "guessing"
    cards = [
        context.texts(
            "reveal-alt-card",
            number=str(card.number),
            giver=_giver(context, card),
            kind="storyteller" if card.storyteller and guessing else "other",
            count=len(card.voters),
            voters=", ".join(_bare(context, voter) for voter in card.voters),
        )
        for card in result.cards
    ]
    return context.texts("reveal-alt", cards=" ".join(cards))


def _giver(context: RenderContext, card: RevealedView) -> str:
    """Return who gave a card; nobody did for a team that all have left."""
    if card.giver is None and context.game.settings.ruleset.pairs:
        return context.texts("empty-team")
    return _bare(context, card.giver)


def _bare(context: RenderContext, player: PlayerId | None, limit: int = SHORT_NAME) -> str:
    found = known(context.game, player)
    return label(found, limit) if found else context.texts("former-player")


def _names(context: RenderContext, score: ScoreView, limit: int = SHORT_NAME) -> str:
    return " & ".join(_bare(context, player, limit) for player in score.players)


def _track_alt(context: RenderContext, result: RevealView) -> str:
    ways = "; ".join(
        context.texts(
            "track-alt-rabbit",
            name=_names(context, score),
            before=str(score.before),
            after=str(score.after),
        )
        for score in _best_first(result)
    )
    return context.texts("track-alt", ways=ways)


def _best_first(result: RevealView) -> list[ScoreView]:
    return sorted(result.scores, key=lambda score: -score.after)


def _gains(context: RenderContext, result: RevealView) -> list[str]:
    """Return what points were given for, and to whom; the totals are on the picture.

    The reason that gave most comes first, and what was got for one reason stands together.
    """
    gained: dict[str, dict[int, list[str]]] = {}
    for score in _best_first(result):
        for reason, points in parts(context, score).items():
            names = gained.setdefault(reason, {}).setdefault(points, [])
            names.append(scorer_name(context, score))
    return [
        f"{part_in_words(context, result, reason, points)}: {', '.join(names)}"
        for reason, by_points in sorted(gained.items(), key=lambda entry: -max(entry[1]))
        for points, names in sorted(by_points.items(), reverse=True)
    ]


def parts(context: RenderContext, score: ScoreView) -> dict[str, int]:
    """Return what a scorer got points for, and how many; nothing that brought none."""
    gained: dict[str, int] = {}
    for reason, points in score.items:
        # What a lone finder brings the storyteller is due to the clue.
        good = reason == "lone-finder" and _tells(context, score)
        what = "storyteller" if good else reason
        gained[what] = gained.get(what, 0) + points
    return {what: points for what, points in gained.items() if points}


def part_in_words(context: RenderContext, result: RevealView, what: str, points: int) -> str:
    """Return what points were given for, as "a vote received +1"."""
    return context.texts(f"points-{what}", points=points, outcome=result.outcome)


def _red_line(context: RenderContext, result: RevealView) -> str:
    """Return what the red token's sign says, or that it lies nowhere; nothing without one."""
    red = next((card for card in result.cards if card.red), None)
    if red is not None:
        return context.texts("reveal-red", number=str(red.number))
    return "" if context.game.settings.ruleset.red == "none" else context.texts("reveal-no-red")


def _missed_line(context: RenderContext, result: RevealView) -> str:
    """Return who had a vote and did not use it; nothing where nobody voted at all."""
    if not result.missed or result.outcome == "no-ballots":
        return ""
    return context.texts("reveal-missed", names=everybody(context, result.missed))


def _people_lines(context: RenderContext) -> tuple[str, ...]:
    """Return who left, is not waited for or comes in, until the next round: then it may change."""
    return () if context.past else absences(context)


def _picture(context: RenderContext, result: RevealView) -> RevealPicture:
    people = (*context.game.players, *context.game.departed)
    rabbits = {player.id: player.rabbit for player in people}
    # Where tokens are to agree, nobody looks for the storyteller's card.
    guessing = context.game.settings.ruleset.scoring == "guessing"
    return RevealPicture(
        title="",  # the clue stands just above
        cards=tuple(
            RevealedCard(
                card.number,
                card.card,
                rabbits.get(card.giver) if card.giver is not None else None,
                card.storyteller and guessing,
                tuple(rabbits[voter] for voter in card.voters if voter in rabbits),
                card.red,
            )
            for card in result.cards
        ),
        rabbits=tuple(
            TrackRabbit(score.rabbit, _names(context, score, NAME_LIMIT), score.before, score.after)
            for score in result.scores
        ),
        target=context.game.settings.ruleset.target_score,
    )


def _next_line(context: RenderContext) -> str:
    if context.past:
        return ""
    if context.game.phase != "scored":
        return context.texts("reveal-last") if context.game.phase == "finished" else ""
    # Whoever leaves in the pause needs no cards any more, and the pile may do for the others.
    last = shortage(context) or (
        context.texts("reveal-last-pile") if context.game.last_round else last_turn_away(context)
    )
    silent = context.texts("reveal-silent") if context.game.must_be_voted and not last else ""
    return " ".join(filter(None, (last, silent, clock(context))))


def _pass_line(context: RenderContext) -> str:
    passes = context.game.hands_pass and _is_pause(context)
    return context.texts("reveal-pass") if passes else ""


def _is_pause(context: RenderContext) -> bool:
    """Say whether the game waits under this message for its next round, or for its end."""
    return context.game.phase == "scored" and not context.past


def _proposals(context: RenderContext) -> tuple[str, ...]:
    """Return what is proposed in the pause; it is settled when that is over (B3)."""
    return proposals(context) if _is_pause(context) else ()


def _agree_buttons(context: RenderContext) -> list[Button]:
    return agree_buttons(context) if _is_pause(context) else []


def _steer_button(context: RenderContext) -> list[Button]:
    """Return what steers the table, as long as there is one."""
    if not _is_pause(context):
        return []
    return [*resume_button(context), *vacant_button(context), steer_button(context)]


def _next_button(context: RenderContext) -> list[Button]:
    if not _is_pause(context):
        return []
    if context.game.last_round:
        return [
            button(context, "next", context.texts("button-end"), style=Style.primary, emoji="🏆")
        ]
    return [button(context, "next", context.texts("button-next"), style=Style.primary, emoji="▶️")]
