-- 0005: the pictures that a message shows
--
-- What: `messages.pictures`, the names of the pictures that a message surely shows; empty: unknown.
--
-- Why: a name says what the picture shows, so one that is there already is not sent again.

ALTER TABLE messages ADD COLUMN pictures TEXT NOT NULL DEFAULT '';
