"""The rules in words: those of a game with its settings, and how to play with this bot."""

from collections.abc import Iterator

from bot.engine.ruleset import Ruleset
from bot.engine.settings import GameSettings
from bot.i18n import Texts
from bot.ui.page import Page
from bot.ui.presenters.page_builder import PageBuilder
from bot.ui.presenters.summary import ruleset_name


def rules(settings: GameSettings, texts: Texts) -> Page:
    """Return the rules in force, rulings included."""
    game = settings.ruleset
    builder = PageBuilder(texts)
    builder.say("rules-title", ruleset=ruleset_name(settings, texts))
    for heading, lines in (
        ("rules-heading-clue", _clue(game, texts)),
        ("rules-heading-vote", _vote(game, texts)),
        ("rules-heading-points", _points(game, texts)),
        ("rules-heading-end", _end(game, texts)),
        ("rules-heading-people", _people(game, texts)),
    ):
        builder.text(f"**{texts(heading)}**", *(f"- {line}" for line in lines))
    agreeing = game.scoring == "agreement"
    return builder.small(texts("advice-party" if agreeing else "advice")).build()


def howto(texts: Texts, ruleset: Ruleset) -> Page:
    """Return how a round goes and which button does what."""
    kind = "teams" if ruleset.pairs else "usual"
    clue = "party" if ruleset.telling == "before-cards" else kind
    cards = "party" if ruleset.givers == "everybody" else kind
    vote = "party" if ruleset.scoring == "agreement" else kind
    builder = PageBuilder(texts)
    builder.say("howto-title").say("howto-idea")
    builder.text(
        texts("howto-hand"),
        texts(f"howto-clue-{clue}"),
        texts(f"howto-cards-{cards}"),
        texts(f"howto-vote-{vote}"),
        texts(f"howto-points-{vote}"),
    )
    return builder.small(texts("howto-more")).build()


def _clue(game: Ruleset, texts: Texts) -> Iterator[str]:
    players = "rules-players-teams" if game.pairs else "rules-players"
    yield texts(players, least=game.min_players, most=game.max_players, hand=game.hand_size)
    if game.hidden_from == "storyteller":
        yield texts("rules-clue-party-storyteller")
    else:
        yield texts("rules-clue-party" if game.telling == "before-cards" else "rules-clue")
    if game.mime_or_sing:
        yield texts("rules-clip")
    if game.givers == "everybody":
        yield texts("rules-cards-party", count=game.cards_given)
    elif game.givers == "one-of-each-pair":
        yield texts("rules-cards-teams")
    else:
        yield texts("rules-cards", count=game.cards_given)
    if game.three_players is not None:
        three = game.three_players
        yield texts("rules-three", hand=three.hand_size, count=three.cards_given)


def _vote(game: Ruleset, texts: Texts) -> Iterator[str]:
    if game.scoring == "agreement":
        yield texts("rules-vote-party")
        if game.red != "none":
            yield texts("rules-red" if game.red == "obligatory" else "rules-red-optional")
        return
    yield texts("rules-vote-teams" if game.pairs else "rules-vote")
    if game.tokens > 1:
        yield texts("rules-tokens", count=game.tokens, players=game.many_tokens_from)


def _points(game: Ruleset, texts: Texts) -> Iterator[str]:
    if game.scoring == "agreement":
        yield texts("rules-points-party", cap=game.agreement_cap)
        yield texts("rules-points-party-none")
    else:
        each = game.failure_per == "player"
        failure = "rules-points-failure-players" if each else "rules-points-failure"
        yield texts(failure, points=game.failure_points)
        yield texts("rules-points-found", teller=game.storyteller_points, finder=game.finder_points)
        if game.lone_finder_points > game.finder_points:
            yield texts("rules-points-lone", points=game.lone_finder_points)
        if game.tokens > 1 and game.single_token_bonus:
            yield texts("rules-points-bonus", points=game.single_token_bonus)
        cap = game.vote_points_cap
        votes = "rules-points-votes-teams" if game.pairs else "rules-points-votes"
        yield texts(votes, cap="none" if cap is None else str(cap))
    yield texts("rules-points-missing")
    if game.scoring == "guessing":
        yield texts("rules-points-one-ballot")


def _end(game: Ruleset, texts: Texts) -> Iterator[str]:
    first = {
        "offer": "rules-first-offer",
        "random": "rules-first-random",
        "host": "rules-first-host",
        "choice": "rules-first-choice",
    }
    yield texts(first[game.first_storyteller])
    if game.pass_hands:
        yield texts("rules-draw-pass", hand=game.hand_size)
    elif game.refill == "shuffle-all":
        yield texts("rules-draw-all", hand=game.hand_size)
    else:
        yield texts("rules-draw", hand=game.hand_size)
    if game.refill == "recycle":
        by_players = game.recycle_below == "players"
        yield texts("rules-recycle-players" if by_players else "rules-recycle")
    if game.target_score is not None:
        yield texts("rules-end-target", points=game.target_score)
    if game.laps is not None:
        yield texts("rules-end-laps", laps=game.laps)
    if game.refill == "end":
        yield texts("rules-end-pile")
    yield texts("rules-winner-teams" if game.pairs else "rules-winner")


def _people(game: Ruleset, texts: Texts) -> Iterator[str]:
    yield texts("rules-absent")
    yield texts("rules-leave")
    yield texts("rules-join-teams" if game.pairs else "rules-join")
    if game.pairs:
        yield texts("rules-mate-left")
    yield texts("rules-void")
    yield texts("rules-too-few", least=game.min_players)
