"""What the button says that shows an answer about past games to the whole channel."""

import re
from dataclasses import dataclass
from typing import get_args

from bot.engine.ids import PlayerId
from bot.service.choices import RULESET_NAMES
from bot.service.ports import By
from bot.service.statistics import PERIODS, Period, Selection

VERSION = "s1"
MOST = 2**63 - 1
"""Greatest id that Discord gives, and a database takes."""
_ID = re.compile(
    rf"{VERSION}:({'|'.join(get_args(By))}|[0-9]{{1,19}})"
    rf":({'|'.join(RULESET_NAMES)})?:({'|'.join(PERIODS)})"
)


@dataclass(frozen=True, slots=True)
class SharePress:
    """``s1:<player or by>:<ruleset>:<period>``: somebody's statistics, or the leaderboard by it."""

    what: PlayerId | By
    selection: Selection

    def encode(self) -> str:
        """Return the ``custom_id``."""
        return f"{VERSION}:{self.what}:{self.selection.ruleset or ''}:{self.selection.period}"


def decode_share(custom_id: str) -> SharePress | None:
    """Return the press, or None for an id that is about something else."""
    found = _ID.fullmatch(custom_id)
    if found is None:
        return None
    if found[1].isdigit() and int(found[1]) > MOST:
        return None
    by = next((by for by in get_args(By) if by == found[1]), None)
    period = next(period for period in get_args(Period) if period == found[3])
    selection = Selection(ruleset=found[2], period=period)
    return SharePress(PlayerId(int(found[1])) if by is None else by, selection)
