"""What came of a game for each person: made of its record, by whoever keeps or rebuilds it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from openskill.models import PlackettLuce

from bot.engine.events import NewcomerJoined, PlayerJoined, StarGiven
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import PLAYED_OUT, Newcomer, Star
from bot.service.ports import Fooled, Loved, Rating, Result, UnitOfWork, is_discord_id
from bot.service.record import (
    FORMER_PLAYER,
    GameRecord,
    PlayerRecord,
    RoundRecord,
    scorer_of,
    standings_of,
    stayed,
    winners_of,
)

MODEL = PlackettLuce()
"""Weng and Lin's ratings of games of many, with the library's own constants."""


async def keep_results(uow: UnitOfWork, record: GameRecord) -> None:
    """Keep what came of a game whose record was saved in the same transaction."""
    people = results_of(record)
    before = await uow.results.ratings(GameId(record.game), [result.player for result in people])
    results = rated(people, before, record)
    await uow.results.replace(GameId(record.game), results, fooled_in(record), loved_in(record))


def results_of(record: GameRecord) -> tuple[Result, ...]:
    """Return a game's results, without ratings; nobody's if no round of it was scored.

    Whoever asked to be forgotten has those of somebody who played this game alone, if a number of
    its own stands for them; earlier versions left the id, and so they have none.
    """
    scored = [told for told in record.rounds if told.void is None]
    if not scored or record.closed is None:
        return ()
    computers = computers_of(record)
    last, standings, here = record.rounds[-1], standings_of(record), stayed(record)
    played_out = record.ended in PLAYED_OUT
    winners = winners_of(record)
    counted = played_out and _mostly_people(scored, computers)
    stars = stars_of(record)
    results: list[Result] = []
    for player in record.players:
        own = [told for told in scored if _played(told, player.id)]
        if player.id in computers or _left_by_name(player) or not own:
            continue
        total = standings.get(scorer_of(record, last, player.id)) if player.id in here else None
        better = sum(other > total for other in standings.values()) if total is not None else 0
        told_by = Counter(told.outcome for told in own if told.storyteller == player.id)
        ballots = [_ballot(told, player.id) for told in own]
        results.append(
            Result(
                game=GameId(record.game),
                player=PlayerId(int(player.id)),
                name=player.name,
                rabbit=player.rabbit,
                ruleset=record.ruleset.name,
                at=record.closed,
                counted=counted,
                place=better + 1 if total is not None and played_out else None,
                players=len(standings),
                won=player.id in winners,
                points=sum(_points(record, told, player.id) for told in own),
                rounds=len(own),
                found_by_some=told_by["found"] + told_by["lone-finder"],
                found_by_all=told_by["everybody"],
                found_by_nobody=told_by["nobody"],
                guesses=sum(found is not None for found in ballots),
                found=sum(found is True for found in ballots),
                fooled=sum(sum(_drawn(record, told, player.id).values()) for told in own),
                stars=sum(star.to == int(player.id) for star in stars),
                played_out=played_out,
            )
        )
    return tuple(results)


def _left_by_name(player: PlayerRecord) -> bool:
    return player.name == FORMER_PLAYER and is_discord_id(int(player.id))


def fooled_in(record: GameRecord) -> tuple[Fooled, ...]:
    """Return who had whose tokens on their cards; computer players apart."""
    computers = computers_of(record)
    known = (player for player in record.players if player.name != FORMER_PLAYER)
    people = [player.id for player in known if player.id not in computers]
    found: list[Fooled] = []
    for player in people:
        drawn = Counter[str]()
        for told in record.rounds:
            if told.void is None:
                drawn.update(_drawn(record, told, player))
        found += [
            Fooled(PlayerId(int(player)), PlayerId(int(other)), drawn[other])
            for other in people
            if drawn[other]
        ]
    return tuple(found)


def loved_in(record: GameRecord) -> tuple[Loved, ...]:
    """Return the clues and cards that got stars."""
    counted = Counter((star.round, star.number) for star in stars_of(record))
    return tuple(Loved(*what, count) for what, count in sorted(counted.items()))


def stars_of(record: GameRecord) -> tuple[Star, ...]:
    """Return where everybody's star of each round lies in the end (B4)."""
    given = (entry.event for entry in record.log if isinstance(entry.event, StarGiven))
    last = {(star.player, star.round): star for star in given}
    return tuple(Star(star.player, star.round, star.number, star.to) for star in last.values())


def rated(
    results: tuple[Result, ...], before: Mapping[PlayerId, Rating], record: GameRecord
) -> tuple[Result, ...]:
    """Return the results with the ratings after the game; people of a team are rated as one."""
    groups: dict[str, list[Result]] = {}
    for result in results:
        if result.counted and result.place is not None:
            key = scorer_of(record, record.rounds[-1], str(result.player))
            groups.setdefault(key, []).append(result)
    teams = list(groups.values())
    if len(teams) < 2:
        return results
    fresh = MODEL.rating()
    new = Rating(fresh.mu, fresh.sigma)
    known = [[before.get(one.player, new) for one in team] for team in teams]
    ratings = MODEL.rate(
        [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in known],
        ranks=[float(team[0].place or 0) for team in teams],
    )
    after = {
        one.player: Rating(rating.mu, rating.sigma)
        for team, rated_team in zip(teams, ratings, strict=True)
        for one, rating in zip(team, rated_team, strict=True)
    }
    return tuple(replace(result, rating=after.get(result.player)) for result in results)


def computers_of(record: GameRecord) -> frozenset[str]:
    """Return the ids of a game's computer players."""
    found: set[str] = set()
    for entry in record.log:
        event = entry.event
        who = event.newcomer if isinstance(event, NewcomerJoined) else event
        if isinstance(who, PlayerJoined | Newcomer) and who.computer is not None:
            found.add(str(who.player))
    return frozenset(found)


def _mostly_people(scored: Sequence[RoundRecord], computers: frozenset[str]) -> bool:
    """Say whether computer players were more than the people in at most half of the rounds."""
    return 2 * sum(_more_computers(told, computers) for told in scored) <= len(scored)


def _more_computers(told: RoundRecord, computers: frozenset[str]) -> bool:
    here = [player for player in told.seated if player not in told.left]
    return 2 * sum(player in computers for player in here) > len(here)


def _played(told: RoundRecord, player: str) -> bool:
    """Say whether somebody was in a round to its end, or did something in it before they left."""
    if player not in told.left:
        return player in told.seated
    gave = any(card.giver == player for card in told.board)
    return gave or player == told.storyteller or bool(told.votes.get(player))


def _points(record: GameRecord, told: RoundRecord, player: str) -> int:
    """Return what somebody got in a round; nothing if they left in it, whatever their team got."""
    if player in told.left:
        return 0
    return sum(item.points for item in told.points.get(scorer_of(record, told, player), ()))


def _ballot(told: RoundRecord, player: str) -> bool | None:
    """Say whether somebody found the card; None if they did not guess, or none was sought."""
    tokens = told.votes.get(player)
    return told.clue_card in tokens if tokens and told.clue_card is not None else None


def _drawn(record: GameRecord, told: RoundRecord, player: str) -> Counter[str]:
    """Return whose tokens lay on somebody's cards, where another card was sought."""
    if told.clue_card is None:
        return Counter()
    own = {card.number for card in told.board if card.giver == player} - {told.clue_card}
    side = scorer_of(record, told, player)
    return Counter(
        voter
        for voter, tokens in told.votes.items()
        for number in tokens
        if number in own and scorer_of(record, told, voter) != side
    )
