"""What is removed when nothing needs it any more."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from data.connection import Statement, statement

DAY = 86_400.0
SEEN_FOR = DAY
"""Seconds; Discord repeats an interaction within seconds, if at all."""
MESSAGES_FOR = 2 * DAY
"""Seconds after the end of a game for which its messages are still known, and who was invited."""
GAMES_FOR = 30 * DAY
"""Seconds after the end of a game for which its state and log are kept; its record stays."""

ENDED = "SELECT game_id FROM games WHERE ended_at <= $1"
# The last clip may still be on its way when its game ends.
CLIPS = """
    DELETE FROM clips
    WHERE NOT EXISTS (
        SELECT 1 FROM games WHERE games.game_id = clips.game_id AND phase <> 'finished')
      AND NOT EXISTS (
        SELECT 1 FROM messages
        WHERE messages.game_id = clips.game_id AND messages.round = clips.round
          AND purpose = 'clip' AND state = 'open' AND required_version > shown_version)"""
LINKS = f"""
    DELETE FROM game_players
    WHERE game_id IN ({ENDED}) AND NOT EXISTS (
        SELECT 1 FROM records WHERE records.game_id = game_players.game_id)"""


def prune(now: float) -> tuple[Statement, ...]:
    """Return what removes old rows; ``now`` is in seconds since the epoch."""
    return (
        statement("DELETE FROM seen WHERE at <= $1", now - SEEN_FOR),
        statement(CLIPS),
        statement(f"DELETE FROM messages WHERE game_id IN ({ENDED})", now - MESSAGES_FOR),
        statement(f"DELETE FROM invitations WHERE game_id IN ({ENDED})", now - MESSAGES_FOR),
        statement(f"DELETE FROM log WHERE game_id IN ({ENDED})", now - GAMES_FOR),
        statement(LINKS, now - GAMES_FOR),
        statement("DELETE FROM games WHERE ended_at <= $1", now - GAMES_FOR),
    )
