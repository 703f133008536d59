"""The only way out of the engine: what one viewer may know of a game."""

from collections import Counter
from functools import lru_cache
from typing import get_args

from bot.engine.changing import changed
from bot.engine.clock import foreseen_deadline
from bot.engine.hands import hands_were_seen, is_hidden, result_of
from bot.engine.hiding import masked
from bot.engine.ids import PlayerId, Seat
from bot.engine.joining import is_open, vacancies
from bot.engine.last_round import last_round_number, last_teller_away, must_be_voted
from bot.engine.legal import ballot_refusal, clue_refusal, player_commands, red_refusal
from bot.engine.liking import likable
from bot.engine.model import (
    Ballot,
    Chair,
    Finished,
    Game,
    Newcomer,
    Scored,
    Storytelling,
    Submitting,
    Voting,
)
from bot.engine.pending import (
    awaited,
    ballot_of,
    cards_drawn,
    given_for,
    given_numbers,
    own_numbers,
    pending_of,
    placing,
)
from bot.engine.pile import takes_rest
from bot.engine.revealing import reveal_of
from bot.engine.rounds import is_played_out
from bot.engine.rules.proposals import needed, supporters
from bot.engine.rules.stars import own_star
from bot.engine.rules.telling import partner_of_lone_teller
from bot.engine.seating import (
    arrivals,
    ends_laps,
    player_of,
    seat_of,
    seats_of,
)
from bot.engine.settings import Proposed
from bot.engine.shortage import shortage
from bot.engine.views import (
    ClueView,
    FavouriteView,
    GameView,
    HandView,
    OutcomeView,
    PlayerView,
    ProposalView,
)

REMEMBERED = 512
"""Views that are kept: whoever acts, delivers and draws looks at the same moment of a game."""


def page_view_for(game: Game, viewer: PlayerId | None, now: float) -> GameView:
    """Return what a page shows: the view, what the viewer may do, and how long there is for it.

    ``now`` is in seconds since the epoch. Where the clock has not started, the deadline is the one
    that starting it now would give: the delivery of the page is about to do that.
    """
    legal = () if viewer is None else player_commands(game, viewer)
    deadline = foreseen_deadline(game, now)
    return changed(view_for(game, viewer), legal=frozenset(legal), deadline=deadline)


def view_for(game: Game, viewer: PlayerId | None) -> GameView:
    """Return the game through one viewer's eyes; None is the channel, where everybody reads."""
    return _seen(_This(game), viewer)


@lru_cache(maxsize=REMEMBERED)
def _seen(this: "_This", viewer: PlayerId | None) -> GameView:
    game = masked(this.game)
    return _public(game) if viewer is None else _personal(game, viewer, _seen(this, None))


class _This:
    """A game as a key: this one and no equal one, as to compare games takes long."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def __hash__(self) -> int:
        return object.__hash__(self.game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and self.game is other.game


def _public(game: Game) -> GameView:
    """Return what the channel sees, where nobody has a hand or a vote."""
    phase = game.phase
    voting = phase if isinstance(phase, Voting) else None
    result = result_of(game)
    board = voting.board if voting else result.board if result else ()
    waits_for, players = awaited(game), _players(game)
    done = None if waits_for else voting
    last_round, short = is_played_out(game), shortage(game)
    passes = game.settings.ruleset.pass_hands and isinstance(phase, Scored) and not last_round
    return GameView(
        id=game.id,
        viewer=None,
        phase=phase.kind,
        round=game.round,
        settings=game.settings,
        host=game.host,
        players=players,
        storyteller=_storyteller(game),
        clue=_clue(game),
        awaited=waits_for,
        begun=()
        if voting is None
        else tuple(player for player in waits_for if player in placing(game, voting)),
        hands=(),
        may_tell=False,
        cards_to_give=0,
        board=tuple(card.card for card in board),
        own_numbers=frozenset(),
        cards_drawn=0,
        tokens=voting.tokens if voting else 0,
        may_vote=False,
        ballot=(),
        ballot_done=False,
        red=None,
        may_red=False,
        reveal=None if result is None else reveal_of(game, result),
        outcome=(OutcomeView(phase.reason, phase.winners) if isinstance(phase, Finished) else None),
        deadline=game.deadline,
        closing=voting is not None and voting.closing,
        paused=game.paused,
        resting=game.resting,
        last_round=last_round,
        pile=len(game.pile),
        commitment=game.commitment,
        departed=tuple(_player(game, chair, None) for chair in game.chairs if chair.gone),
        teller_seat=phase.storyteller if isinstance(phase, Storytelling) else None,
        last_turn=_is_played(game) and ends_laps(game),
        last_by_pile=takes_rest(game),
        last_teller_away=last_teller_away(game),
        must_be_voted=must_be_voted(game),
        hands_pass=passes and hands_were_seen(game) and any(chair.hand for chair in game.chairs),
        vacant=vacancies(game),
        unvoted=done is not None and not any(ballot.tokens for ballot in done.ballots),
        only_left_voted=done is not None and _only_left_voted(game, done),
        shortage=short,
        second_may_come=is_open(game) or not any(player.alone for player in players),
        rounds=None if short else last_round_number(game),
        proposals=_proposals(game),
        favourites=_favourites(game),
        likable=likable(game),
    )


def _only_left_voted(game: Game, voting: Voting) -> bool:
    here = (seat_of(game, player) is not None for player in placing(game, voting))
    return any(ballot.tokens for ballot in voting.ballots) and not any(here)


def _is_played(game: Game) -> bool:
    return isinstance(game.phase, Storytelling | Submitting | Voting)


def _personal(game: Game, viewer: PlayerId, public: GameView) -> GameView:
    """Return what a viewer sees besides: their hands, what they may do and what they have done."""
    voting = game.phase if isinstance(game.phase, Voting) else None
    no_clue, (ballot, red, may_red) = clue_refusal(game, viewer), own_vote(game, viewer)
    may_tell = no_clue is None
    return changed(
        public,
        viewer=viewer,
        hands=own_hands(game, viewer),
        no_clue=no_clue,
        no_vote=ballot_refusal(game, viewer),
        may_tell=may_tell,
        cards_to_give=cards_to_give(game, viewer),
        own_numbers=(
            frozenset() if voting is None or ballot is None else own_numbers(game, voting, ballot)
        ),
        cards_drawn=0 if voting is None else cards_drawn(voting, viewer),
        may_vote=ballot is not None,
        ballot=ballot.tokens if ballot else (),
        ballot_done=ballot is not None and ballot.done,
        red=red,
        may_red=may_red,
        given_numbers=frozenset() if voting is None else given_numbers(voting, viewer),
        star=own_star(game, viewer),
        partner_card_too=may_tell and _partner_card_too(game, viewer),
    )


def _proposals(game: Game) -> tuple[ProposalView, ...]:
    asked = ((what, supporters(game, what)) for what in get_args(Proposed))
    return tuple(ProposalView(what, people, needed(game)) for what, people in asked if people)


def _favourites(game: Game) -> tuple[FavouriteView, ...]:
    if game.phase.kind != "finished":
        return ()
    count = Counter((star.round, star.number, star.to) for star in game.stars)
    most = max(count.values(), default=0)
    return tuple(FavouriteView(*what, most) for what in sorted(count) if count[what] == most)


def _storyteller(game: Game) -> PlayerId | None:
    phase = game.phase
    if isinstance(phase, Storytelling | Submitting | Voting):
        seat = phase.storyteller
        return None if seat is None else player_of(game, seat)
    result = result_of(game)
    return None if result is None else result.storyteller


def _clue(game: Game) -> ClueView | None:
    """Return the round's clue; one that a moderator removed is shown to nobody."""
    result = result_of(game)
    if isinstance(game.phase, Submitting | Voting):
        clue = game.phase.clue
    elif result is not None and result.void != "clue-removed":
        clue = result.clue
    else:
        return None
    return None if clue is None else ClueView(clue.teller, clue.text, clue.clip)


def _players(game: Game) -> tuple[PlayerView, ...]:
    in_lobby = game.phase.kind == "lobby" or game.round == 0
    seated = [
        _player(game, chair, None if in_lobby else Seat(seat))
        for seat, chair in enumerate(game.chairs)
        if not chair.gone
    ]
    return (*seated, *(_waiting(game, newcomer) for newcomer in game.waiting))


def _player(game: Game, chair: Chair, seat: Seat | None) -> PlayerView:
    team = chair.team if game.settings.ruleset.pairs else None
    return PlayerView(
        chair.player,
        chair.name,
        seat,
        chair.rabbit,
        chair.score,
        team,
        away=chair.away,
        computer=chair.computer,
        was_host=chair.was_host,
    )


def _waiting(game: Game, newcomer: Newcomer) -> PlayerView:
    """Show a newcomer with the rabbit to come; a team's substitute with the score that waits, too.

    Others have none yet. A rabbit is a seat's, so who takes one has its rabbit, and of a new pair
    the second has the first one's. In the last turn nobody is to come, whatever seat is left.
    """
    coming = arrivals(game)
    seats = {} if ends_laps(game) else coming.substitutes
    seat = next((s for s, who in seats.items() if who == newcomer), None)
    chair = None if seat is None else game.chairs[seat]
    pairs = game.settings.ruleset.pairs
    paired = chair is not None and pairs
    first = newcomer
    if pairs and newcomer in coming.new:
        first = coming.new[coming.new.index(newcomer) // 2 * 2]
    return PlayerView(
        newcomer.player,
        newcomer.name,
        None,
        first.rabbit if chair is None else chair.rabbit,
        chair.score if chair is not None and paired else 0,
        chair.team if chair is not None and paired else newcomer.team,
        waiting=True,
        computer=newcomer.computer,
        replaces=None if chair is None else chair.player,
        alone=chair is None and newcomer not in coming.new,
    )


def own_hands(game: Game, viewer: PlayerId) -> tuple[HandView, ...]:
    """Return the viewer's own hands; before the clue not those that are hidden (P2)."""
    game = masked(game)
    if game.round == 0:
        return ()
    given = game.phase.given if isinstance(game.phase, Submitting) else ()
    return tuple(
        HandView(
            seat,
            game.chairs[seat].hand,
            frozenset(card.card for card in given if card.seat == seat),
            frozenset(game.chairs[seat].instead),
            game.chairs[seat].lost,
        )
        for seat in seats_of(game, viewer)
        if not is_hidden(game, seat)
    )


def cards_to_give(game: Game, viewer: PlayerId) -> int:
    """Return how many cards the viewer still has to give."""
    phase = game.phase
    if not isinstance(phase, Submitting):
        return 0
    due = pending_of(game, phase, viewer)
    return 0 if due is None else due.cards - len(given_for(phase, due))


def own_vote(game: Game, viewer: PlayerId) -> tuple[Ballot | None, int | None, bool]:
    """Return the viewer's ballot, if they have one, their red token, and if they may place one."""
    phase, may_red = game.phase, red_refusal(game, viewer) is None
    if not isinstance(phase, Voting):
        return None, None, may_red
    ballot = None if ballot_refusal(game, viewer) else ballot_of(phase, viewer)
    return ballot, phase.red if may_red else None, may_red


def _partner_card_too(game: Game, viewer: PlayerId) -> bool:
    if not isinstance(game.phase, Storytelling):
        return False
    seat = game.phase.storyteller
    seat = seat_of(game, viewer) if seat is None else seat
    return seat is not None and partner_of_lone_teller(game, seat, viewer) is not None
