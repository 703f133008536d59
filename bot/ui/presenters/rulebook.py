"""The rules of a game with its settings, in words.

``tests/texts`` holds every sentence of them against games that were played by them.
"""

from collections.abc import Collection, Iterator, Sequence

from bot.engine.ruleset import Ruleset, round_rules, served
from bot.engine.settings import GameSettings, Pace
from bot.i18n import Texts, Value
from bot.service.variants import variants_of, variants_off
from bot.ui.page import Page
from bot.ui.presenters.page_builder import Button, PageBuilder
from bot.ui.presenters.summary import counts_in_words, differences_in_words, ruleset_name

CLUE_FIRST = {"everybody": "party", "storyteller": "party-storyteller", "nobody": "party-open"}
"""How the clue is told of where it comes before the cards, by whose hands are hidden (P2)."""


def rules(
    settings: GameSettings,
    texts: Texts,
    *,
    files: bool = True,
    cards: int | None = None,
    beside: Sequence[Button] = (),
) -> Page:
    """Return the rules in force, rulings included.

    ``files``: the server takes them with clues; ``cards``: how many there are to play with (D2),
    None of rules without a game; ``beside``: buttons below.
    """
    game = settings.ruleset
    builder = PageBuilder(texts)
    builder.say("rules-title", ruleset=ruleset_name(settings, texts))
    builder.text(*_variants(game, texts))
    for heading, lines in (
        ("rules-heading-clue", _clue(game, texts, _counts(game, cards), files=files)),
        ("rules-heading-vote", _vote(game, texts)),
        ("rules-heading-points", _points(game, texts)),
        ("rules-heading-end", _end(game, texts)),
        ("rules-heading-people", _people(game, texts, settings.pace)),
    ):
        builder.text(f"**{texts(heading)}**", *(f"- {line}" for line in lines))
    agreeing = game.scoring == "agreement"
    advice = texts("advice-party" if agreeing else "advice")
    off = _named(variants_off(game), texts, "rules-variants-off")
    return builder.small(*off, advice).buttons(beside).build()


def _variants(game: Ruleset, texts: Texts) -> Iterator[str]:
    """Say which variants are in force, and what else is not as in the book."""
    on = [name for name, is_on in variants_of(game).items() if is_on]
    yield from (f"-# {line}" for line in _named(on, texts, "rules-variants-on"))
    other = differences_in_words(game, texts)
    yield "-# " + (texts("panel-differs", list=other) if other else texts("panel-as-book"))


def _named(variants: Collection[str], texts: Texts, key: str) -> Iterator[str]:
    """Say under ``key`` which variants are in force, or which are off."""
    if variants:
        yield texts(key, list=", ".join(texts(f"variant-{name}") for name in variants))


def _counts(game: Ruleset, cards: int | None) -> Sequence[int]:
    """Return with how many players a game can begin; with too few cards, what others would do."""
    every = range(game.min_players, game.max_players + 1, 2 if game.pairs else 1)
    return every if cards is None else served(game, cards) or every


def _clue(game: Ruleset, texts: Texts, counts: Sequence[int], *, files: bool) -> Iterator[str]:
    if game.pairs:
        players = counts_in_words(counts, texts)
        yield texts("rules-players-teams", counts=players, hand=game.hand_size)
    else:
        yield texts(
            "rules-players",
            least=counts[0],
            most=counts[-1],
            only=len(counts) == 1,
            hand=game.hand_size,
            three=_hand_of_three(game),
        )
    yield texts("rules-secret")
    before = game.telling == "before-cards"
    told = f"rules-clue-{CLUE_FIRST[game.hidden_from]}" if before else "rules-clue"
    yield texts(told, files=files)
    if game.hidden_from == "storyteller" and game.first_storyteller in {"offer", "choice"}:
        yield texts("rules-first-hidden")
    if game.mime_or_sing:
        yield texts("rules-clip", files=files)
    if game.givers == "everybody":
        yield texts("rules-cards-party", count=game.cards_given)
    elif game.givers == "one-of-each-pair":
        yield texts("rules-cards-teams")
    else:
        yield texts("rules-cards", count=game.cards_given)
    yield from three_players(game, texts, "rules-three")


def three_players(game: Ruleset, texts: Texts, key: str) -> Iterator[str]:
    """Say under ``key`` what three players give, where they give something else."""
    three = game.three_players
    if three is not None and game.min_players <= 3:
        yield texts(key, count=three.cards_given, table=1 + 2 * three.cards_given)


def _hand_of_three(game: Ruleset) -> int:
    """Return the hand with three players where it is another one, else 0."""
    hand = round_rules(game, 3).hand_size if game.min_players <= 3 else game.hand_size
    return hand if hand != game.hand_size else 0


def _vote(game: Ruleset, texts: Texts) -> Iterator[str]:
    if game.scoring == "agreement":
        yield texts("rules-vote-party")
    else:
        yield texts("rules-vote-teams" if game.pairs else "rules-vote")
    yield from more_tokens(game, texts, "rules-tokens")


def more_tokens(game: Ruleset, texts: Texts, key: str) -> Iterator[str]:
    """Say who may place more than the one token that everybody has; ``key`` is of several."""
    if game.red != "none":
        yield texts("rules-red" if game.red == "obligatory" else "rules-red-optional")
    if fewest := _players_for_tokens(game):
        most = max(_tokens(game, players) for players in _numbers_of_players(game))
        yield texts(
            key,
            count=most,
            players=fewest,
            more=fewest < game.max_players,
            lowered=most > _tokens(game, fewest),
        )


def _players_for_tokens(game: Ruleset) -> int:
    """Return with how many players one may place several tokens; 0 if so many never play."""
    several = (n for n in _numbers_of_players(game) if _tokens(game, n) > 1)
    return next(several, 0)


def _numbers_of_players(game: Ruleset) -> range:
    return range(game.min_players, game.max_players + 1)


def _tokens(game: Ruleset, players: int) -> int:
    """Return how many tokens each may place: fewer than there are cards to vote for."""
    rules = round_rules(game, players)
    return min(rules.tokens, rules.board_size - rules.cards_given - 1)


def _points(game: Ruleset, texts: Texts) -> Iterator[str]:
    yield from (texts(f"rules-points-{key}", **values) for key, values in scoring(game))
    yield texts("rules-points-missing")
    if game.scoring == "guessing":
        yield texts("rules-points-one-ballot")


def scoring(game: Ruleset) -> Iterator[tuple[str, dict[str, Value]]]:
    """Yield what brings points: how the key of each sentence ends, and its values."""
    if game.scoring == "agreement":
        yield "party", {"cap": game.agreement_cap}
        yield "party-none", {"red": game.red != "none"}
        return
    teams = "-teams" if game.pairs else ""
    each = "-players" if game.failure_per == "player" else teams
    yield f"failure{each}", {"points": game.failure_points}
    yield f"found{teams}", {"teller": game.storyteller_points, "finder": game.finder_points}
    if game.lone_finder_points > game.finder_points:
        yield f"lone{teams}", {"points": game.lone_finder_points}
    if game.single_token_bonus and _players_for_tokens(game):
        yield "bonus", {"points": game.single_token_bonus}
    cap = game.vote_points_cap
    yield f"votes{teams}", {"cap": "none" if cap is None else str(cap)}


def _end(game: Ruleset, texts: Texts) -> Iterator[str]:
    yield texts(f"rules-first-{game.first_storyteller}")
    draw = {"end": "rules-draw", "recycle": "rules-draw", "shuffle-all": "rules-draw-all"}
    yield texts(draw[game.refill], hand=game.hand_size, three=_hand_of_three(game))
    if game.pass_hands:
        yield texts("rules-pass")
    if game.refill == "recycle":
        by_players = game.recycle_below == "players"
        yield texts("rules-recycle-players" if by_players else "rules-recycle")
    yield from _ends(game, texts)
    yield texts("rules-winner-teams" if game.pairs else "rules-winner")


def _ends(game: Ruleset, texts: Texts) -> Iterator[str]:
    ends: list[str] = []
    if game.target_score is not None:
        ends.append(texts("rules-end-target", points=game.target_score, pairs=game.pairs))
    if game.laps is not None:
        ends.append(texts("rules-end-laps", laps=game.laps))
    if game.refill == "end":
        ends.append(texts("rules-end-pile"))
    yield from ends
    if len(ends) > 1:
        yield texts("rules-end-first")


def _still_won(game: Ruleset) -> dict[str, Value]:
    """Return by what a last round is won for which too few are left; the pile is none (E2)."""
    ends = {"target": game.target_score, "laps": game.laps}
    won = [name for name, value in ends.items() if value is not None]
    return {
        "won": "-".join(won) or "no",
        "points": game.target_score or 0,
        "pairs": game.pairs,
    }


def _people(game: Ruleset, texts: Texts, pace: Pace) -> Iterator[str]:
    yield texts("rules-absent", timed=pace.voting is not None)
    if game.red == "obligatory":
        yield texts("rules-red-missing")
    yield texts("rules-leave", guessing=game.scoring == "guessing")
    yield texts(
        "rules-join-teams" if game.pairs else "rules-join",
        last=game.laps is not None or game.refill == "end",
    )
    if game.pairs:
        yield texts("rules-mate-left")
        yield texts("rules-too-few-teams", teams=game.min_players // 2, **_still_won(game))
    else:
        yield texts("rules-too-few", least=game.min_players, **_still_won(game))
    yield texts("rules-no-votes", pairs=game.pairs)
    yield texts("rules-void")
