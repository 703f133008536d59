"""Short answers to one person: refusals, and words that need nothing else."""

from collections.abc import Sequence

from bot.engine.errors import DeckError, DixitError, UploadsRefused
from bot.engine.ids import PlayerId
from bot.engine.views import GameView
from bot.i18n import Texts, Value
from bot.ui.markup import moment, safe
from bot.ui.page import Page
from bot.ui.presenters.page_builder import PageBuilder
from bot.ui.presenters.people import known, label, listing, mention

UNKNOWN = "error-unexpected"
KEPT_LIMIT = 1000
"""Characters of what was typed that are given back; a clue too long is wanted whole."""

NAME_LIMIT = 80
"""Characters of a file's name in a list of several."""


def refusal(error: DixitError, texts: Texts, game: GameView | None = None) -> str:
    """Return why not, and what to do instead; an unknown code gets words that fit any.

    Players among the parameters are named as ``game`` names them.
    """
    key = f"error-{error.code}"
    if not texts.knows(key):
        return texts(UNKNOWN)
    if isinstance(error, UploadsRefused):
        return "\n".join([texts(key), *(_refused_file(each, texts) for each in error.each)])
    values = {name: _word(name, value, texts, game) for name, value in error.params.items()}
    return texts(key, **values)


def _refused_file(error: DeckError, texts: Texts) -> str:
    file = safe(str(error.params["file"]), NAME_LIMIT)
    return texts("upload-refused", file=file, why=error.code.partition("-")[2])


def _word(name: str, value: str | int, texts: Texts, game: GameView | None) -> Value:
    """Return a parameter as the reader knows it."""
    if name in ("partner", "host") and isinstance(value, int):
        return _somebody(PlayerId(value), texts, game)
    if name == "channel":
        return " ".join(f"<#{channel}>" for channel in str(value).split(", "))
    if not isinstance(value, str):
        return moment(value) if name == "until" else value
    named = {"field": f"field-{_key(value)}", "variant": f"variant-{_key(value)}"}
    if name in named:
        return _known(named[name], value, texts)
    if name == "permissions":
        return listing(
            texts, [_known(f"permission-{_key(each)}", each, texts) for each in value.split(", ")]
        )
    return safe(value)


def _somebody(player: PlayerId, texts: Texts, game: GameView | None) -> str:
    found = known(game, player) if game else None
    if found is not None:
        return label(found)
    return mention(player, texts)


def _key(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-")


def _known(key: str, name: str, texts: Texts) -> str:
    return texts(key) if texts.knows(key) else safe(name)


def sorry(reason: str, typed: Sequence[str], texts: Texts) -> Page:
    """Return a refusal as a page that gives back what was typed, each text in a line."""
    builder = PageBuilder(texts).text(reason)
    kept = [safe(each, KEPT_LIMIT // len(typed)) for each in typed]
    if kept:
        builder.say("error-kept", typed=kept[0] if len(kept) == 1 else "\n" + "\n".join(kept))
    return builder.build()


def spoken(texts: Texts, *lines: str) -> Page:
    """Return lines that are written already as a page."""
    return PageBuilder(texts).text(*lines).build()


def notice(texts: Texts, key: str, **values: Value) -> Page:
    """Return a message of its own as a page."""
    return PageBuilder(texts).say(key, **values).build()
