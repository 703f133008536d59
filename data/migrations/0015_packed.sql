-- 0015: records and logs in little room
--
-- What: `records.packed` and `log.packed`, where the document stands that is not in the column of
-- text (then empty) any more; `unpacked`, the games some of whose documents are still text.
--
-- Why: a record is 35 to 150 kB of JSON and a log as much, of which a tenth says all. An action
-- writes plain rows and is not held up; the bot packs them later, a game at a time, also those that
-- are here already. A row of the log may then hold many actions. Empty bytes: the record could not
-- be read when somebody in it was forgotten.

ALTER TABLE records ADD COLUMN packed BYTEA;
ALTER TABLE log ADD COLUMN packed BYTEA;

CREATE TABLE unpacked (
    game_id TEXT NOT NULL PRIMARY KEY,
    old INTEGER NOT NULL -- 1: from before this migration; they come last
);
CREATE INDEX unpacked_in_order ON unpacked (old, game_id);
INSERT INTO unpacked (game_id, old)
    SELECT game_id, 1 FROM games UNION SELECT game_id, 1 FROM records;
