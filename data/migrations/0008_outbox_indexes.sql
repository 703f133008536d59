-- 0008: the outbox with any number of messages behind
--
-- What: indexes on when a message may be tried, on the leases that are held, and on who said that a
-- deck may be used.
--
-- Why: after an outage of Discord tens of thousands of messages are behind; whoever looks for the
-- next ones must not read all of them. Nor must forgetting somebody read the rights of all decks.

CREATE INDEX messages_due ON messages (not_before, invalidated_at)
WHERE state = 'open' AND required_version > shown_version;
CREATE INDEX messages_leased ON messages (lease_until) WHERE lease IS NOT NULL;
CREATE INDEX deck_rights_by_player ON deck_rights (player_id) WHERE player_id IS NOT NULL;
