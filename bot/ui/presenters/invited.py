"""Who is invited, as a line of text."""

from typing import Literal

from bot.engine.ids import PlayerId
from bot.i18n import Texts
from bot.service.ports import Invited
from bot.ui.presenters.people import mention, shortened

Admission = Literal["invited", "by-role", "uninvited"]
"""Whether somebody may sit down; ``by-role``: if they have a role that is invited."""
MOST_NAMED = 60
"""More than may be invited: who played with them is, too, when they play again."""


def mentions(invited: Invited, texts: Texts) -> str:
    """Return people and roles as Discord's mentions, the roles first; "" if there is nobody."""
    roles = [f"<@&{role}>" for role in sorted(invited.roles)]
    named = [*roles, *(mention(person, texts) for person in sorted(invited.people))]
    return shortened(texts, named, MOST_NAMED) or ", ".join(named)


def notified(invited: Invited, host: PlayerId) -> tuple[tuple[PlayerId, ...], tuple[int, ...]]:
    """Return the people and the roles that a lobby notifies; who is not named gets no word."""
    named = sorted(invited.people)[: max(0, MOST_NAMED - len(invited.roles))]
    told = invited.told & {*sorted(invited.roles)[:MOST_NAMED]}
    return tuple(person for person in named if person != host), tuple(sorted(told))
