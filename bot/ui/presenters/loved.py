"""The clue and the card of a month that got the most stars."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.ids import CardId
from bot.engine.liking import CLUE
from bot.i18n import Texts
from bot.service.pictures import Decks, StorybookEntry, StorybookPicture
from bot.service.ports import LovedIn
from bot.service.record import GameRecord, RoundRecord
from bot.ui.markup import NAME_LIMIT, plain
from bot.ui.presenters.history import Recorded, clue_in_line, clue_named, teller_card


@dataclass(frozen=True, slots=True)
class LovedEntry:
    """One of them, for the picture and in words."""

    entry: StorybookEntry
    line: str
    more: str
    """How many others have as many stars, "" if none has."""
    described: str
    """What the card shows."""


def most_loved(
    loved: Sequence[tuple[GameRecord, LovedIn]], decks: Decks, texts: Texts
) -> Iterator[LovedEntry]:
    """Yield what got the most stars, as far as its round tells of a card."""
    for record, (_, one, others) in loved:
        told = next((told for told in record.rounds if told.number == one.round), None)
        card, by = (None, None) if told is None else _receiver(record, told, one.number)
        if told is None or card is None:
            continue
        people, clue = Recorded(record, texts), plain(clue_named(told, texts))
        if for_clue := one.number != CLUE:
            said = f"{texts('quote-open')}{clue}{texts('quote-close')}" if told.clue else clue
            clue = texts("loved-for", clue=said)
        yield LovedEntry(
            StorybookEntry(
                told.number,
                clue,
                people.rabbit(by),
                people.bare(by, NAME_LIMIT),
                card,
                quoted=bool(told.clue) and not for_clue,
            ),
            texts(
                "loved-card" if for_clue else "loved-clue",
                name=people.shown(by, NAME_LIMIT),
                clue=clue_in_line(told, texts),
                stars=one.stars,
            ),
            texts("favourite-more", count=others) if others else "",
            decks.describe(card, texts.locale),
        )


def _receiver(
    record: GameRecord, told: RoundRecord, number: int
) -> tuple[CardId | None, str | None]:
    """Return the card that goes with a star, and whose star it is; None for one that was hidden."""
    if number == CLUE:
        return teller_card(told, record.hidden), told.storyteller
    shown = (card for card in told.board if card.card not in record.hidden)
    return next(((card.card, card.giver) for card in shown if card.number == number), (None, None))


def loved_picture(entries: Sequence[LovedEntry], texts: Texts) -> tuple[str, StorybookPicture, str]:
    """Return the picture of them with its alternative text."""
    picture = StorybookPicture(
        texts("history-loved"),
        tuple(one.entry for one in entries),
        (texts("quote-open"), texts("quote-close")),
        numbered=False,
    )
    told = "; ".join(
        f"{one.entry.name}, {picture.said(one.entry)}: {one.described.removesuffix('.')}"
        for one in entries
    )
    return "loved", picture, f"{picture.title}. {told}"
