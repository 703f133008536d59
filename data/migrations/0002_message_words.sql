-- 0002: the words of the messages table
--
-- What: `want_version` is called `required_version`, `wanted_at` `invalidated_at`, and the purpose
-- `knock` `dm_fallback`.
--
-- Why: they are the terms that the code uses: a message is invalidated and must show a version; a
-- hand that cannot be sent by direct message falls back to the channel.

ALTER TABLE messages RENAME COLUMN want_version TO required_version;
ALTER TABLE messages RENAME COLUMN wanted_at TO invalidated_at;
UPDATE messages SET purpose = 'dm_fallback' WHERE purpose = 'knock';
