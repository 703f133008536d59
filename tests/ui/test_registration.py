"""When commands count as those that are registered already."""

from copy import deepcopy
from typing import Any

import pytest

from bot.ui.registration import as_written

OURS: dict[str, Any] = {
    "name": "dixit",
    "type": 1,
    "description": "Play",
    "name_localizations": {"it": "dixit"},
    "nsfw": False,
    "contexts": [0, 1],
    "integration_types": [0],
    "dm_permission": True,
    "options": [
        {
            "name": "more-time",
            "type": 1,
            "description": "Move the deadline",
            "options": [
                {
                    "name": "minutes",
                    "type": 4,
                    "description": "m",
                    "required": False,
                    "min_value": 0,
                }
            ],
        }
    ],
}


def as_discord_returns_it() -> dict[str, Any]:
    """The same command with ids, versions and everything that goes without saying."""
    theirs = deepcopy(OURS) | {"id": "1", "version": "2", "application_id": "3", "guild_id": "4"}
    theirs |= {"contexts": [1, 0], "default_member_permissions": None}
    option = theirs["options"][0]["options"][0]
    theirs["options"][0] |= {"description_localizations": None, "required": False}
    option |= {"choices": [], "name_localized": "Minuten"}
    del option["required"]
    return theirs


def test_what_discord_adds_is_no_difference() -> None:
    assert as_written([as_discord_returns_it()]) == as_written([OURS])


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c.update(description="Play now"),
        lambda c: c["name_localizations"].update(pl="dixit"),
        lambda c: c.update(contexts=[0]),
        lambda c: c.update(contexts=None),
        lambda c: c.update(integration_types=[0, 1]),
        lambda c: c["options"].clear(),
        lambda c: c["options"][0]["options"][0].update(min_value=1),
        lambda c: c["options"][0]["options"][0].update(required=True),
    ],
)
def test_what_we_say_differently_is_one(change: Any) -> None:
    theirs = as_discord_returns_it()
    change(theirs)
    assert as_written([theirs]) != as_written([OURS])
