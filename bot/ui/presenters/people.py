"""How players, points and times are written."""

from collections.abc import Iterable, Sequence

from bot.engine.computers import MARK
from bot.engine.ids import PlayerId
from bot.engine.views import GameView, PlayerView
from bot.i18n import Texts
from bot.service.ports import is_discord_id
from bot.service.rabbits import RABBITS
from bot.ui.markup import NAME_LIMIT, plain, safe
from bot.ui.page import RenderContext


def find(game: GameView, player: PlayerId | None) -> PlayerView | None:
    """Return somebody who plays or waits to; None if they have left or never sat here."""
    return next((p for p in game.players if p.id == player), None)


def known(game: GameView, player: PlayerId | None) -> PlayerView | None:
    """Return a player of the game, or somebody who left in this round.

    Of who has come back, who they were in it: they may wait for a seat with another rabbit.
    """
    seated = (p for p in game.players if not p.waiting)
    return next((p for p in (*seated, *game.departed, *game.players) if p.id == player), None)


def viewer(context: RenderContext) -> PlayerView | None:
    """Return the reader's own place in the game."""
    return find(context.game, context.game.viewer)


def partner(game: GameView, player: PlayerId | None) -> PlayerView | None:
    """Return the other one of somebody's team; None without teams or while the seat is empty."""
    own = find(game, player)
    if own is None or own.team is None or not game.settings.ruleset.pairs:
        return None
    pair = (p for p in game.players if p.team == own.team and p.id != own.id and not p.waiting)
    return next(pair, None)


def partner_to_come(game: GameView, newcomer: PlayerView) -> PlayerView | None:
    """Return whom a newcomer will play with: who sits in their team, or who takes that seat."""
    if not game.settings.ruleset.pairs:
        return None
    taken = {player.replaces for player in game.players if player.waiting}
    pair = (
        player
        for player in game.players
        if player.team == newcomer.team
        and player.id != newcomer.id
        and (player.replaces is not None if player.waiting else player.id not in taken)
    )
    return next(pair, None)


def partner_of_round(game: GameView, player: PlayerId | None) -> PlayerView | None:
    """Return the same, or who has left: their clue and their card stay in the round (L1)."""
    own = find(game, player)
    if own is None or own.team is None:
        return None
    gone = (p for p in game.departed if p.team == own.team)
    return partner(game, player) or next(gone, None)


def person_left(game: GameView) -> bool:
    """Say whether a person is at the table, so that it is players that are too few (E2)."""
    return any(player.computer is None for player in game.players)


def hosted(game: GameView) -> bool:
    """Say whether somebody at the table is host; nobody is where only computers are left (C3)."""
    return game.phase != "finished" and find(game, game.host) is not None


def person_plays(game: GameView) -> bool:
    """Say whether a person is in the round, so that it is players that are too few to finish it."""
    return any(player.computer is None and not player.waiting for player in game.players)


def seats(game: GameView) -> int:
    """Return the seats with which a round started; whoever left in it counts (S4)."""
    return sum(not player.waiting for player in game.players) + len(game.departed)


def marked(rabbit: int, name: str) -> str:
    """Return a rabbit's glyph and a name, which the end of a line does not part."""
    name = name.replace(f"{MARK} ", f"{MARK}\N{NO-BREAK SPACE}")
    return f"{RABBITS[rabbit % len(RABBITS)].glyph}\N{NO-BREAK SPACE}{name}"


def colour(texts: Texts, rabbit: int) -> str:
    """Return the name of a rabbit's colour."""
    return texts(f"rabbit-{RABBITS[rabbit % len(RABBITS)].key}")


def who(player: PlayerView) -> str:
    """Return glyph and name, for a message."""
    return marked(player.rabbit, f"**{safe(label(player))}**")


def name_of(context: RenderContext, player: PlayerId | None) -> str:
    """Return glyph and name, or "a former player"."""
    found = known(context.game, player)
    return who(found) if found else context.texts("former-player")


def label(player: PlayerView, limit: int = NAME_LIMIT) -> str:
    """Return the name as pictures, alternative texts and menus show it."""
    return plain(player.name, limit) or str(player.id)[-4:]


def everybody(context: RenderContext, players: Iterable[PlayerId]) -> str:
    """Return the names of several players as a list in words."""
    return listing(context.texts, [name_of(context, player) for player in players])


def everybody_by_team(context: RenderContext, players: Iterable[PlayerId]) -> str:
    """Return the same; of a pair, whose rabbit is the same, "Ada & Ben" in one place."""
    teams: dict[int, list[str]] = {}
    for found in filter(None, (known(context.game, player) for player in players)):
        teams.setdefault(found.rabbit, []).append(label(found))
    shown = [marked(rabbit, f"**{label_of(names)}**") for rabbit, names in teams.items()]
    return listing(context.texts, shown)


def mention(player: PlayerId, texts: Texts) -> str:
    """Return what Discord shows as the player's name; pings only if the page says so.

    Discord knows nobody by the number of who asked to be forgotten: "a former player".
    """
    return f"<@{player}>" if is_discord_id(player) else texts("former-player")


def awaited_people(game: GameView) -> tuple[PlayerId, ...]:
    """Return who is awaited and can be called: no computer player."""
    computers = {player.id for player in game.players if player.computer}
    return tuple(player for player in game.awaited if player not in computers)


def listing(texts: Texts, parts: Sequence[str], most: int | None = None) -> str:
    """Return "a, b and c" in the reader's language; beyond ``most``, how many more there are."""
    if most is not None and (short := shortened(texts, parts, most)):
        return short
    if len(parts) < 2:
        return "".join(parts)
    begins = parts[-1][:1].lower()  # an Italian "and" goes by the sound that follows it
    return texts("list-and", head=", ".join(parts[:-1]), last=parts[-1], begins=begins)


def numbers_in_words(numbers: Iterable[int], texts: Texts) -> str:
    """Return "1, 2 and 5"."""
    return listing(texts, [str(number) for number in sorted(numbers)])


def own_on_board(context: RenderContext) -> str:
    """Return which of the cards that are voted on the reader has given; empty if none."""
    own, texts = context.game.given_numbers, context.texts
    return texts("ballot-own", count=len(own), numbers=numbers_in_words(own, texts)) if own else ""


def drawn_cards(context: RenderContext) -> str:
    """Return that chance gave for the reader what was missing (L3); empty if it did not."""
    count = context.game.cards_drawn
    return context.texts("card-drawn", count=count) if count else ""


def shortened(texts: Texts, parts: Sequence[str], most: int) -> str:
    """Return "a, b and 3 more", or "" if there are no more than ``most``.

    A message can carry 2,500 characters of a list at most.
    """
    if len(parts) <= most:
        return ""
    return texts("list-more", head=", ".join(parts[:most]), count=len(parts) - most)


def countdown(deadline: float) -> str:
    """Return a Discord timestamp that counts down for everybody in their own words."""
    return f"<t:{int(deadline)}:R>"


def clock(context: RenderContext) -> str:
    """Return the line about what the clock runs to; empty while there is no clock.

    A message may be read long after it was written: the line is to read right when the moment
    lies in the past, too.
    """
    game = context.game
    voted = game.phase == "voting" and not game.awaited
    votes = not game.unvoted
    if game.resting:
        return context.texts("time-resting")
    if game.paused:
        paused = "time-paused-votes" if voted else "time-paused"
        own = game.viewer == game.host
        return context.texts(paused, own=own, host=name_of(context, game.host), votes=votes)
    if game.deadline is None:
        return ""
    when = countdown(game.deadline)
    if game.phase == "scored":
        return context.texts("time-podium" if game.last_round else "time-next-round", when=when)
    # Somebody who was not waited for may be back although the votes were all in.
    closing = game.closing and voted
    if closing and game.only_left_voted:
        return context.texts("time-closing", when=when, votes="left")
    return context.texts("time-closing" if closing else "time-left", when=when, votes=votes)


def own_clock(context: RenderContext) -> str:
    """Return that line for a message that follows the clock; empty for an answer.

    No answer is written anew when the clock is stopped or moved, which the public message tells.
    """
    return clock(context) if context.kept else ""


def round_title(context: RenderContext, *, current: bool = True) -> str:
    """Return the heading of a round, with the number of rounds there will be where that is known.

    Only while the message is the current one: others are not written anew when somebody joins.
    Before the first round, of which a greeting may tell, the channel alone.
    """
    game, texts = context.game, context.texts
    if not game.round:
        return f"### <#{context.place.target_id}>"
    if game.rounds is None or context.direct or context.past or not current:
        return of_channel(context, texts("round-title", round=str(game.round)))
    return texts("round-title-of", round=str(game.round), rounds=str(game.rounds))


def of_channel(context: RenderContext, title: str) -> str:
    """Return a heading that in direct messages names the game's channel.

    Those of all games of one person stand there one below the other.
    """
    return f"{title} · <#{context.place.target_id}>" if context.direct else title


def shortage(context: RenderContext) -> str:
    """Return that the game ends after this round, and what would save it; empty if it goes on.

    Nobody wins then (E2), unless by reaching a target in it.
    """
    short, target = context.game.shortage, context.game.settings.ruleset.target_score
    if short is None:
        return ""
    won = "no" if target is None else "maybe"
    return context.texts(f"short-of-{short.lacking}", count=short.wanted, won=won)


def own_shortage(context: RenderContext) -> str:
    """Return the same for an answer; a direct message is not written anew when somebody joins."""
    return "" if context.direct else shortage(context)


def last_turn(context: RenderContext) -> str:
    """Return that no round follows: by the laps, or by the pile unless people or cards change."""
    game = context.game
    if game.last_turn:
        return context.texts("turn-last")
    # Too few players end it whatever the pile holds.
    by_pile = game.last_by_pile and game.shortage is None
    return context.texts("turn-last-pile") if by_pile else ""


def own_last_turn(context: RenderContext) -> str:
    """Return the same for an answer; a direct message is not written anew when somebody leaves."""
    return "" if context.direct else last_turn(context)


def awaited_line(context: RenderContext) -> str:
    """Return who is still awaited; empty if nobody is."""
    awaited = context.game.awaited
    if not awaited:
        return ""
    return context.texts("awaited", count=len(awaited), names=awaited_names(context))


def awaited_names(context: RenderContext) -> str:
    """Return their names; of a pair of whom one is to give a card, "Ada or Ben" (T3)."""
    game, texts = context.game, context.texts
    either = game.phase == "submitting" and game.settings.ruleset.givers == "one-of-each-pair"
    groups: dict[object, list[PlayerView]] = {}
    for player in filter(None, (known(game, awaited) for awaited in game.awaited)):
        groups.setdefault(player.team if either else player.id, []).append(player)
    return listing(texts, [_either(texts, people) for people in groups.values()])


def _either(texts: Texts, people: Sequence[PlayerView]) -> str:
    """Return one name, or those of a pair, whose rabbit is the same."""
    one, *others = (f"**{safe(label(player))}**" for player in people)
    shown = texts("either-of", one=one, other=others[0]) if others else one
    return marked(people[0].rabbit, shown)


def clue_lines(context: RenderContext) -> tuple[str, ...]:
    """Return the clue as a heading, and who gave it; nothing if there is none."""
    clue = context.game.clue
    if clue is None:
        return ()
    with_clip = context.texts(f"clue-clip-{clue.clip}", words=bool(clue.text)) if clue.clip else ""
    # A clip may come without words.
    heading = context.texts("clue-heading", clue=safe(clue.text)) if clue.text else ""
    return heading, context.texts("clue-by", name=name_of(context, clue.storyteller)), with_clip


def standings(context: RenderContext) -> str:
    """Return all scores on one small line, the highest first; one entry per team."""
    entries = [
        f"{marked(rabbit, label_of(names))} {score}"
        for rabbit, names, score in ranking(context.game)
    ]
    return context.texts("standings", scores=" · ".join(entries)) if entries else ""


def pile_left(context: RenderContext) -> str:
    """Return how many cards are left to draw; empty where the pile's end does not end the game.

    Empty after the last round, too: the cards still there are too few for a draw, and a number
    above none would belie the end.
    """
    game = context.game
    drawn_from = game.settings.ruleset.refill == "end" and game.phase not in {"lobby", "finished"}
    return context.texts("pile", count=game.pile) if drawn_from and not game.last_round else ""


def unpaired(game: GameView) -> PlayerView | None:
    """Return the newcomer to a team game who waits for a second one to play with (L2)."""
    return next((player for player in game.players if player.alone), None)


def label_of(names: Sequence[str]) -> str:
    """Return one or two names, harmless in a message."""
    return " & ".join(safe(name, NAME_LIMIT) for name in names)


def ranking(game: GameView) -> list[tuple[int, tuple[str, ...], int]]:
    """Return (rabbit, names, points) of every scorer, the highest score first."""
    scorers: dict[int, tuple[list[str], int]] = {}
    for player in game.players:
        if not player.waiting:
            names, _ = scorers.setdefault(player.rabbit, ([], player.score))
            names.append(player.name)
    ranked = [(rabbit, tuple(names), score) for rabbit, (names, score) in scorers.items()]
    return sorted(ranked, key=lambda entry: -entry[2])
