"""Schedules of faults: what goes wrong with a table, and when; drawn by chance, and shrunk."""

import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

SEND = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"
ACKNOWLEDGE = "/interactions/{interaction_id}/{interaction_token}/callback"
ANSWER = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
ROUTES = {"send": ("POST", SEND), "edit": ("PATCH", EDIT), "acknowledge": ("POST", ACKNOWLEDGE),
          "answer": ("PATCH", ANSWER)}  # fmt: skip
REQUESTS = ("500", "503", "429", "403", "404", "cut", "cut after", "slow", "slow after")
GATEWAY = ("drop", "abort", "reconnect", "invalid", "resume refused")
WORLD = ("permission", "direct messages", "message deleted", "channel deleted", "server down")
STORE = ("busy", "full")
PEOPLE = ("leave", "join", "leave the server", "skip")
TABLES = {"mini": (3, 4), "classic": (4, 5), "odyssey": (3, 7), "party": (6,), "teams": (6, 8)}


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that goes wrong, or somebody who comes or goes."""

    after: float
    """Seconds after the step before."""
    kind: str
    what: str = ""
    """For a request: its route."""
    number: int = 1
    """How often it happens, or whom it happens to."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """A table, and what goes wrong with it."""

    ruleset: str
    players: int
    steps: tuple[Step, ...]


def drawn(seed: int) -> Schedule:
    """Return the schedule of a number."""
    dice = random.Random(f"schedule {seed}")
    ruleset = dice.choice(sorted(TABLES))
    steps = tuple(_step(dice) for _ in range(dice.randint(1, 8)))
    return Schedule(ruleset, dice.choice(TABLES[ruleset]), steps)


def _step(dice: random.Random) -> Step:
    after, number = round(dice.uniform(0.0, 1.5), 1), dice.randint(1, 6)
    kinds = dice.choice([REQUESTS, REQUESTS, GATEWAY, WORLD, STORE, PEOPLE, ("kill",)])
    kind = dice.choice(kinds)
    route = dice.choice(sorted(ROUTES)) if kinds is REQUESTS else ""
    if kind == "channel deleted" and dice.random() < 0.7:  # it ends the game, and the schedule
        kind = "message deleted"
    return Step(after, kind, route, number)


def smaller(schedule: Schedule) -> Iterator[Schedule]:
    """Yield schedules with one thing less."""
    steps = schedule.steps
    for left_out in range(len(steps)):
        rest = (*steps[:left_out], *steps[left_out + 1 :])
        yield Schedule(schedule.ruleset, schedule.players, rest)


async def shrunk(schedule: Schedule, fails: Callable[[Schedule], Awaitable[bool]]) -> Schedule:
    """Return a schedule that still fails, and would not with any one thing less."""
    while True:
        for candidate in smaller(schedule):
            if await fails(candidate):
                schedule = candidate
                break
        else:
            return schedule
