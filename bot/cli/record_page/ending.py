"""Why a recorded game is over, as the end of it in its channel said."""

from bot.i18n import Texts
from bot.service.record import GameRecord, scorer_of, standings_of, stayed
from bot.service.results import computers_of
from bot.ui.markup import NAME_LIMIT
from bot.ui.presenters.end import ended, reached_by
from bot.ui.presenters.history import Recorded


def how_it_ended(record: GameRecord, texts: Texts) -> str:
    """Return why the game is over; whoever has reached the points for it is named."""
    if record.ended == "target" and (reached := _reached(record, texts)):
        return reached
    return ended(str(record.ended), record.ruleset, texts, person=person_left(record))


def person_left(record: GameRecord) -> bool:
    """Say whether a person was there to the end, so that it was players that were too few (E2)."""
    people = (player for player in record.players if player.id not in computers_of(record))
    return any(player.moves[-1].what == "joined" for player in people)


def _reached(record: GameRecord, texts: Texts) -> str:
    """Return who has reached the points at which the game ends; "" if nobody of them is left."""
    target, people, here = record.ruleset.target_score or 0, Recorded(record, texts), stayed(record)
    reached: list[list[str]] = []
    for scorer, score in sorted(standings_of(record).items(), key=lambda entry: -entry[1]):
        if score >= target:
            last = record.rounds[-1]
            of = [p for p in last.seated if p in here and scorer_of(record, last, p) == scorer]
            reached.append([people.bare(player, NAME_LIMIT) for player in of])
    return reached_by(
        [" & ".join(names) for names in reached], sum(map(len, reached)), target, texts
    )
