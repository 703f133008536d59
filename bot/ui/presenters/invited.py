"""Who is invited, as a line of text."""

from bot.service.ports import Invited


def mentions(invited: Invited) -> str:
    """Return people and roles as Discord's mentions, the roles first."""
    roles = [f"<@&{role}>" for role in sorted(invited.roles)]
    return ", ".join([*roles, *(f"<@{person}>" for person in sorted(invited.people))])
