"""The reveal: who gave and chose what, every point with its reason, the score track."""

from bot.engine.ids import PlayerId
from bot.engine.views import RevealView, ScoreView
from bot.service.pictures import RevealedCard, RevealPicture, TrackPicture, TrackRabbit
from bot.ui.markup import NAME_LIMIT, plain
from bot.ui.page import Page, Scene
from bot.ui.presenters.people import (
    clock,
    clue_lines,
    known,
    label,
    label_of,
    marked,
    name_of,
    pile_left,
    standings,
)
from bot.ui.presenters.sheet import Button, Sheet, Style, button, my_hand_button
from bot.ui.presenters.table import describe_button

SHORT_NAME = 16
"""Characters of a name in alternative texts, which name everybody more than once."""


def reveal(scene: Scene) -> Page:
    """Return the result of the round; of a void one, why it does not count."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    sheet.say("round-title", round=str(game.round))
    result = game.reveal
    if result is None:
        return sheet.say("reveal-gone").buttons([my_hand_button(scene)]).page()
    if result.void:
        sheet.say(f"void-{result.void_reason}").small(standings(scene), _next_line(scene))
        return sheet.buttons([*_next_button(scene), my_hand_button(scene)]).page()
    sheet.text(*clue_lines(scene), outcome(scene, result))
    # A gallery of two crops both to squares.
    sheet.gallery(("reveal", _picture(scene, result), reveal_alt(scene, result)))
    sheet.gallery(("track", track_picture(scene, result), _track_alt(scene, result)))
    sheet.text(*(_score_line(scene, score, result) for score in _best_first(result)))
    sheet.small(pile_left(scene), _next_line(scene))
    sheet.buttons(
        [
            *_next_button(scene),
            button(scene, "explain", texts("button-explain"), emoji="🧮"),
            my_hand_button(scene),
            describe_button(scene),
        ]
    )
    return sheet.page()


def outcome(scene: Scene, result: RevealView) -> str:
    """Return how the round went, in a sentence."""
    own = next((card for card in result.cards if card.storyteller), None)
    teller = scene.game.clue.storyteller if scene.game.clue else None
    return scene.texts(
        f"outcome-{result.outcome}",
        number=str(own.number) if own else "?",
        storyteller=name_of(scene, teller),
        finders=len(own.voters) if own else 0,
    )


def scorer_name(scene: Scene, score: ScoreView) -> str:
    """Return glyph and name of a scorer; both names of a pair."""
    players = [known(scene.game, player) for player in score.players]
    names = [player.name for player in players if player is not None]
    shown = f"**{label_of(names)}**" if names else scene.texts("former-player")
    return marked(score.rabbit, shown)


def reveal_alt(scene: Scene, result: RevealView) -> str:
    """Return in words who gave which card and who chose it."""
    agreement = scene.game.settings.ruleset.agreement
    cards = [
        scene.texts(
            "reveal-alt-card",
            number=str(card.number),
            giver=_bare(scene, card.giver),
            kind="storyteller" if card.storyteller and not agreement else "other",
            count=len(card.voters),
            voters=", ".join(_bare(scene, voter) for voter in card.voters),
        )
        for card in result.cards
    ]
    return scene.texts("reveal-alt", cards=" ".join(cards))


def track_picture(scene: Scene, result: RevealView) -> TrackPicture:
    """Return the rabbits' way from before the round to after it."""
    return TrackPicture(
        tuple(
            TrackRabbit(score.rabbit, _names(scene, score, NAME_LIMIT), score.before, score.after)
            for score in result.scores
        ),
        scene.game.settings.ruleset.target_score,
    )


def _bare(scene: Scene, player: PlayerId | None, limit: int = SHORT_NAME) -> str:
    found = known(scene.game, player)
    return label(found, limit) if found else scene.texts("former-player")


def _names(scene: Scene, score: ScoreView, limit: int = SHORT_NAME) -> str:
    return " & ".join(_bare(scene, player, limit) for player in score.players)


def _track_alt(scene: Scene, result: RevealView) -> str:
    ways = "; ".join(
        scene.texts(
            "track-alt-rabbit",
            name=_names(scene, score),
            before=str(score.before),
            after=str(score.after),
        )
        for score in _best_first(result)
    )
    return scene.texts("track-alt", ways=ways)


def _best_first(result: RevealView) -> list[ScoreView]:
    return sorted(result.scores, key=lambda score: -score.after)


def _score_line(scene: Scene, score: ScoreView, result: RevealView) -> str:
    texts = scene.texts
    reasons = " · ".join(
        texts(f"points-{reason}", points=points, outcome=result.outcome)
        for reason, points in score.items
        if points
    )
    return texts(
        "score-line",
        name=scorer_name(scene, score),
        gained=str(score.after - score.before),
        total=str(score.after),
        reasons=reasons or texts("points-none"),
    )


def _picture(scene: Scene, result: RevealView) -> RevealPicture:
    everybody = (*scene.game.players, *scene.game.departed)
    rabbits = {player.id: player.rabbit for player in everybody}
    agreement = scene.game.settings.ruleset.agreement  # there nobody looks for the teller's card
    return RevealPicture(
        title=plain(scene.game.clue.text) if scene.game.clue else "",
        cards=tuple(
            RevealedCard(
                card.number,
                card.card,
                rabbits.get(card.giver) if card.giver is not None else None,
                card.storyteller and not agreement,
                tuple(rabbits[voter] for voter in card.voters if voter in rabbits),
                card.red,
            )
            for card in result.cards
        ),
        gains=tuple((score.rabbit, score.after - score.before) for score in result.scores),
    )


def _next_line(scene: Scene) -> str:
    if scene.past:
        return ""
    if scene.game.phase != "scored":
        return scene.texts("reveal-last") if scene.game.phase == "finished" else ""
    last = scene.texts("reveal-last") if scene.game.last_round else ""
    return " ".join(filter(None, (last, clock(scene))))


def _next_button(scene: Scene) -> list[Button]:
    if scene.past or scene.game.phase != "scored":
        return []
    if scene.game.last_round:
        return [button(scene, "next", scene.texts("button-end"), style=Style.primary, emoji="🏆")]
    return [button(scene, "next", scene.texts("button-next"), style=Style.primary, emoji="▶️")]
