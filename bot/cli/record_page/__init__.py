"""The record of a game as a page that anybody can open: one file, no network, nothing to install.

The page holds the record, small pictures of the cards that lay on a board, and the checks of
``replay`` written anew in JavaScript, so that two programs have to agree.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict
from html import escape
from pathlib import Path
from string import Template
from typing import Any, get_args

from bot.cli.record_page.ending import how_it_ended, person_left
from bot.engine.ids import CardId
from bot.engine.model import Outcome, Reason, VoidReason
from bot.engine.ruleset import Ruleset
from bot.i18n import Texts
from bot.service.rabbits import RABBITS
from bot.service.record import FORMER_PLAYER, GameRecord, winners_of
from bot.ui.presenters.reveal import outcome_key

FOLDER = Path(__file__).parent
SCRIPTS = (
    "chance", "fold", "dealing", "rules", "retelling", "invariants", "checking", "showing",
)  # fmt: skip
"""The page's scripts in their order: each uses those before it."""
KINDS = ("commitment", "start", "deal", "board", "points", "course", "telling")
"""What the checks are about, as the scripts name it."""
MOST = 24
"""More points for one reason, and more finders, than any game has."""
EXACT = 2**53
"""JavaScript loses digits of larger numbers; ids are larger."""


def record_page(
    record: GameRecord,
    texts: Texts,
    pictures: Mapping[CardId, str],
    descriptions: Mapping[CardId, str],
) -> str:
    """Return the page's HTML; ``pictures`` are data URIs, a card without one shows its text."""
    values = {
        "locale": texts.locale,
        "title": texts("record-title"),
        "ruleset": texts(f"ruleset-{record.ruleset.name}"),
        "ended": how_it_ended(record, texts),
        **{
            key: texts(f"record-{key}")
            for key in ("winners", "lead", "seal", "seed", "shown", "how", "derivation")
        },
    }
    scripts = [(FOLDER / f"{name}.js").read_text("utf-8") for name in SCRIPTS]
    return Template((FOLDER / "page.html").read_text("utf-8")).substitute(
        {key: escape(text) for key, text in values.items()},
        unwon="" if winners_of(record) else " hidden",
        style=(FOLDER / "page.css").read_text("utf-8"),
        script="\n".join(scripts),
        record=_embedded(_exact(record.model_dump(mode="json"))),
        words=_embedded(_words(texts, record.ruleset, person=person_left(record))),
        descriptions=_embedded(descriptions),
        rabbits=_embedded([asdict(rabbit) for rabbit in RABBITS]),
        pictures=_embedded(pictures),
    )


def shown_cards(record: GameRecord) -> tuple[CardId, ...]:
    """Return the cards of which the page shows a picture: none that a moderator has hidden."""
    boards = (told.board for told in record.rounds if told.void is None)
    cards = dict.fromkeys(card.card for board in boards for card in board)
    return tuple(card for card in cards if card not in record.hidden)


def _embedded(value: Any) -> str:
    """Return JSON that cannot end the element in which it stands; ValueError if there is none."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False).replace("<", "\\u003c")


def _exact(value: Any) -> Any:
    """Return a document with large numbers, which are ids, as texts."""
    if isinstance(value, dict):
        return {key: _exact(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_exact(item) for item in value]
    large = isinstance(value, int) and abs(value) >= EXACT
    return str(value) if large else value


def _words(texts: Texts, ruleset: Ruleset, *, person: bool) -> dict[str, str]:
    """Return what the scripts say; ``{name}`` stands for what they fill in.

    ``person`` as ``person_left``: a round for which too few are left is always the last.
    """
    named = (
        "agrees",
        "disagrees",
        "right",
        "wrong",
        "shown-part",
        "shown-right",
        "shown-wrong",
        "drawn",
        "red",
        "told",
    )
    words = {key: texts(f"record-{key}") for key in named}
    words |= {f"kind-{kind}": texts(f"record-kind-{kind}") for kind in KINDS}
    words |= {
        f"void-{reason}": texts(f"void-{reason}", person=person) for reason in get_args(VoidReason)
    }
    words |= {
        "former": texts("former-player"),
        "formerKey": FORMER_PLAYER,
        "round": texts("round-title", round="{round}").removeprefix("### "),
        "card": texts("record-card", number="{number}"),
        "when": texts("record-when", when="{when}"),
        "open": texts("quote-open"),
        "close": texts("quote-close"),
    }
    for outcome in get_args(Outcome):
        values = {"number": "{number}", "storyteller": "{name}"}
        if outcome == "found":
            for count in range(MOST + 1):
                words[f"outcome-found-{count}"] = texts("outcome-found", **values, finders=count)
        elif outcome != "void":
            key = outcome_key(outcome, ruleset)
            for votes in ("yes", "no"):  # whether the storyteller's team has points for some
                words[f"outcome-{outcome}-{votes}"] = texts(
                    key, **values, votes=votes, cap=str(ruleset.agreement_cap)
                )
    for points in range(MOST + 1):
        for reason in get_args(Reason):
            for outcome in ("everybody", "nobody") if reason == "failure" else ("",):
                key = f"{reason}-{outcome}" if outcome else reason
                said = texts(f"points-{reason}", points=points, outcome=outcome)
                words[f"points-{key}-{points}"] = said
    return {key: text.replace("**", "") for key, text in words.items()}
