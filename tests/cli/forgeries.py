"""Records that somebody has changed, each in one place: what of it is new, and how."""

from collections.abc import Callable
from typing import Any

Document = dict[str, Any]


def events(document: Document, kind: str) -> list[Document]:
    """Return the log's events of a kind."""
    return [entry["event"] for entry in document["log"] if entry["event"]["kind"] == kind]


def _swap(items: list[Any], one: int = 0, other: int = 1) -> None:
    items[one], items[other] = items[other], items[one]


def _first_cards(document: Document) -> None:
    one, other = events(document, "cards-drawn")[0]["draws"][:2]
    one["cards"][0], other["cards"][0] = other["cards"][0], one["cards"][0]


def _another_drawn_card(document: Document) -> None:
    """Let another card of the same hand have been drawn for want of a choice."""
    laid = next(event for event in events(document, "board-laid") if event["random"])
    card = laid["random"][0]
    hands = events(document, "cards-drawn")[0]["draws"]
    hand = next(draw["cards"] for draw in hands if card in draw["cards"])
    other = next(held for held in hand if held != card)
    laid["random"][0] = other
    next(on for on in laid["board"] if on["card"] == card)["card"] = other


def _without(document: Document, kind: str) -> None:
    entries = document["log"]
    entries.remove(next(entry for entry in entries if entry["event"]["kind"] == kind))


def _vote_elsewhere(document: Document) -> None:
    *_, ballot = (event for event in events(document, "ballot-changed") if event["tokens"])
    ballot["tokens"] = [ballot["tokens"][0] % 3 + 1]


def _add_point(document: Document) -> None:
    event = next(event for event in events(document, "round-scored") if event["points"])
    event["points"][0]["points"] += 1


def _other_id(document: Document) -> None:
    document["game"] = events(document, "game-opened")[0]["id"] = "aaaaaaaaaa"


def _unknown_returns(document: Document) -> None:
    """Let somebody come back who never was there."""
    event = {"kind": "player-returned", "player": 77}
    document["log"].insert(-1, {"at": document["closed"], "event": event})


def _unknown_leaves(document: Document) -> None:
    """Let somebody leave who never was there."""
    event = {"kind": "player-left", "player": 77}
    document["log"].insert(-1, {"at": document["closed"], "event": event})


def _clock(document: Document, **changed: Any) -> None:
    """Set the clock at the first board as it cannot be."""
    place = next(i for i, e in enumerate(document["log"]) if e["event"]["kind"] == "board-laid")
    event = {"kind": "clock-set", "deadline": 1.0, "remaining": None, "paused": False} | changed
    document["log"].insert(place + 1, document["log"][place] | {"event": event})


def _unseal(document: Document) -> None:
    document["commitment"] = None


FORGERIES: dict[str, Callable[[Document], object]] = {
    "another seed": lambda d: d.update(seed="5eed" * 16),
    "no seed": lambda d: d.update(seed=None),
    "another commitment": lambda d: d.update(commitment="5ea1" * 16),
    "no commitment": _unseal,
    "another game's id": _other_id,
    "other seats": lambda d: events(d, "game-started")[0]["places"].reverse(),
    "another order of the deck": lambda d: _swap(events(d, "game-started")[0]["pile"], -1, -2),
    "first cards swapped": _first_cards,
    "first hands told otherwise": lambda d: _swap(d["first_hands"][0]["cards"]),
    "another refilled pile": lambda d: _swap(events(d, "pile-refilled")[0]["pile"], -1, -2),
    "another card drawn by chance": _another_drawn_card,
    "another order of the board": lambda d: _swap(events(d, "board-laid")[0]["board"]),
    "another giver": lambda d: d["rounds"][0]["board"][0].update(giver="5"),
    "one more point": _add_point,
    "another outcome": lambda d: events(d, "round-scored")[0].update(outcome="nobody", points=[]),
    "points told otherwise": lambda d: d["rounds"][1]["points"].popitem(),
    "totals told otherwise": lambda d: d["rounds"][-1]["totals"].update({"1": 29}),
    "a vote moved": _vote_elsewhere,
    "a vote told otherwise": lambda d: d["rounds"][0]["votes"].popitem(),
    "another storyteller": lambda d: events(d, "round-started")[2].update(storyteller=0),
    "a clue told otherwise": lambda d: d["rounds"][0].update(clue="something else"),
    "other winners": lambda d: d.update(winners=["3"]),
    "other decks": lambda d: d.update(decks=["others"]),
    "a card told to be hidden": lambda d: d.update(hidden=[d["deck"][0]]),
    "a seed in capitals": lambda d: d.update(seed=d["seed"].upper()),
    "a return of nobody": _unknown_returns,
    "a leave of nobody": _unknown_leaves,
    "other variants": lambda d: d["variants"].update({"mime-or-sing": True}),
    "no variants": lambda d: d.update(variants={}),
    "another version": lambda d: d.update(version=2),
    "a clock that runs in a pause": lambda d: _clock(d, paused=True),
    "a clock that stands without one": lambda d: _clock(d, deadline=None, remaining=5.0),
    "two with one rabbit": lambda d: events(d, "player-joined")[1].update(rabbit=1),
    "an empty log": lambda d: d.update(log=[]),
    "no such id": lambda d: d.update(game="ä"),
    "a round left out": lambda d: d["rounds"].pop(1),
    "a board left out of the log": lambda d: _without(d, "board-laid"),
    "the end left out": lambda d: d["log"].pop(),
}
"""What was changed, and the change of a document that it takes."""
