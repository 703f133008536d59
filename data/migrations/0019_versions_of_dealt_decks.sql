-- 0019: versions of dealt decks
--
-- What: the deck's version from which a game was dealt, and that from which a card is gone.
--
-- Why: two clocks told which games may show a removed card, and a clock that was set back took the
-- cards of games under way. Of a game that is here already no version is known: it keeps them all.

ALTER TABLE game_decks ADD COLUMN deck_version BIGINT NOT NULL DEFAULT 0;
ALTER TABLE deck_cards ADD COLUMN gone_from BIGINT; -- a deck's version, NULL: it never was gone
UPDATE deck_cards SET gone_from = (
    SELECT version FROM decks WHERE decks.deck_id = deck_cards.deck_id
) WHERE removed_at IS NOT NULL;
