"""The messages in the channel say what is going on, to whom, and nothing that is secret."""

import re
from dataclasses import replace

import pytest

from bot.engine.ids import CardId, PlayerId, Seat
from bot.engine.model import Ballot, Chair, Clue, Game, LaidCard, Scored, Voting
from bot.engine.model import RoundResult as Result
from bot.engine.projection import view_for
from bot.engine.views import HandView, OutcomeView, PlayerView, RevealView
from bot.service.choices import with_settings
from bot.service.pictures import PodiumPicture, TrackPicture
from bot.service.rabbits import RABBITS
from bot.ui import presenters
from bot.ui.payload import mentions
from tests.languages import in_every_language
from tests.ui.render_contexts import (
    DEADLINE,
    DECKS,
    GAME,
    LongDecks,
    buttons,
    cards,
    components,
    context,
    players,
    presses,
    record,
    reveal,
    text_of,
    verbs,
    view,
    written,
)


@pytest.mark.parametrize(
    "page",
    [
        presenters.lobby(context(view())),
        *(presenters.turn(context(view(p))) for p in ("storytelling", "submitting", "voting")),
        *(presenters.board(context(view(p))) for p in ("voting", "scored")),
        presenters.reveal(context(view("scored"))),
        presenters.remind(context(view("voting"))),
    ],
)
def test_my_hand_is_on_every_public_message_of_a_game_that_goes_on(page):
    assert verbs(page).count("hand") == 1
    assert not buttons(page)["My hand"]["disabled"]


@pytest.mark.parametrize(
    "page",
    [
        presenters.lobby(context(view())),
        *(presenters.turn(context(view(p))) for p in ("storytelling", "submitting")),
        presenters.reveal(context(view("scored"))),
        presenters.end(context(view("finished")), record(3)),
        presenters.explain(context(view("scored")), record(3), record(3).rounds[0]),
    ],
)
def test_no_line_ends_between_a_rabbit_and_its_name(page):
    glyphs = [rabbit.glyph for rabbit in RABBITS[:6]]
    assert any(f"{glyph}\N{NO-BREAK SPACE}" in written(page) for glyph in glyphs)
    assert not any(f"{glyph} " in written(page) for glyph in glyphs)


@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting"])
def test_the_first_round_shows_the_commitment_and_later_ones_do_not(phase):
    sealed = replace(view(phase), round=1, commitment="5ea1" * 16)
    page = presenters.turn(context(sealed))
    assert f"||{'5ea1' * 16}||" in text_of(page), "whole, but only for who wants to see it"
    assert "5ea1" in components(page)[-1]["content"], "below all that can be pressed"
    assert "5ea1" not in text_of(presenters.turn(context(replace(sealed, round=2))))
    assert "sealed" not in text_of(presenters.turn(context(replace(sealed, commitment=""))))


# Lobby


def test_a_lobby_says_how_many_are_missing_and_never_greys_out_start():
    for count, missing in ((1, "2 more players"), (2, "One more player"), (3, "room for 12")):
        page = presenters.lobby(context(view(count=count)))
        assert not buttons(page)["Start"]["disabled"]
        assert missing in text_of(page)


def test_the_lobby_names_host_ruleset_decks_pace_language_and_ends():
    text = text_of(presenters.lobby(context(view())))
    deck = DECKS.title(DECKS.keys()[0], "en")
    for part in (
        "Odyssey",
        deck,
        "pace: normal",
        "English",
        "30 points",
        "**Player 0** · red · host",
    ):
        assert part in text


def test_a_lobby_notifies_the_role_that_is_told_until_it_runs():
    page = presenters.lobby(context(view(), told_role=77))
    assert "<@&77>" in text_of(page)
    assert mentions(page).to_dict()["roles"] == [77]
    assert mentions(presenters.lobby(context(view()))).to_dict()["roles"] == []
    quiet = presenters.lobby(context(view(), told_role=77, told_lately=True))
    assert "<@&77>" in text_of(quiet)
    assert mentions(quiet).to_dict()["roles"] == []
    assert "<@&77>" not in text_of(presenters.lobby(context(view("voting"), told_role=77)))


def test_a_full_lobby_waits_for_nobody():
    page = presenters.lobby(context(view(ruleset="classic", count=6)))
    assert "full with 6 players" in text_of(page)
    assert "computer players" not in text_of(page)
    assert "computer players" in text_of(presenters.lobby(context(view(count=6))))


def test_a_lobby_that_became_too_small_says_how_many_are_too_many():
    for count, words in ((7, "You're one player too many"), (9, "You're 3 players too many")):
        page = presenters.lobby(context(view(ruleset="classic", count=count)))
        assert f"{words}: there's room for 6." in text_of(page)


def test_of_several_ends_the_first_to_come_true_counts():
    game = view(ruleset="classic")
    rules = with_settings(game.settings.ruleset, target_score=10)
    game = replace(game, settings=replace(game.settings, ruleset=rules))
    text = text_of(presenters.lobby(context(game)))
    assert "until somebody has 10 points or until the draw pile runs out" in text


def test_teams_are_picked_in_a_lobby_for_teams_only():
    teams = presenters.lobby(context(view(ruleset="teams")))
    assert [p.arg for p in presses(teams) if p.verb == "team"] == ["0", "1", "2"]
    assert "· team 1" in text_of(teams)
    assert "the same **Team** button" in text_of(teams)
    usual = presenters.lobby(context(view()))
    assert "team" not in verbs(usual)
    assert "partner" not in text_of(usual)


def test_as_many_teams_are_offered_as_are_there():
    lobby = view(ruleset="teams")
    assert len(lobby.players) == 6

    def offered(*teams: int | None) -> int:
        players = tuple(
            replace(lobby.players[0], id=PlayerId(90 + n), team=team)
            for n, team in enumerate(teams)
        )
        page = presenters.lobby(context(replace(lobby, players=players)))
        return len([p for p in presses(page) if p.verb == "team"])

    assert offered(0) == 3
    assert offered(*[None] * 7) == 4
    assert offered(*[None] * 12) == 6
    assert offered(0, 4) == 5


def test_teams_are_numbered_until_the_start_which_numbers_them_anew():
    for phase in ("storytelling", "finished"):
        page = presenters.lobby(context(view(phase, ruleset="teams")))
        assert "**Player 0** · red\n" in text_of(page)
        assert "· team" not in text_of(page)


def test_pairs_need_an_even_number():
    table = players(7, teams=True)
    page = presenters.lobby(context(view(ruleset="teams", players=table)))
    assert "one more player is needed" in text_of(page)


def test_a_lobby_whose_game_runs_leads_into_it_and_takes_latecomers():
    page = presenters.lobby(context(view("voting")))
    assert set(verbs(page)) == {"hand", "join", "howto"}
    over = presenters.lobby(context(view("finished")))
    assert "join" not in verbs(over)


# Turn


def test_the_storyteller_is_pinged_at_the_start_of_their_turn_and_only_then():
    game = view("storytelling")
    page = presenters.turn(context(game))
    assert page.pings == (game.storyteller,)
    assert f"<@{game.storyteller}>" in text_of(page)
    assert f"<t:{int(DEADLINE)}:R>" in text_of(page)
    assert presenters.turn(context(view("submitting"))).pings == ()


def test_round_one_asks_for_whoever_has_a_clue():
    page = presenters.turn(context(view("storytelling", storyteller=None)))
    assert page.pings == ()
    assert "Whoever has a clue first is the storyteller" in text_of(page)
    party = presenters.turn(context(view("storytelling", ruleset="party", storyteller=None)))
    assert "before anybody sees their cards" in text_of(party)


def test_the_clue_shows_who_gave_it_and_who_is_awaited():
    text = text_of(presenters.turn(context(view("submitting", count=3))))
    assert "“the long way home”" in text
    assert "by ❤️ **Player 0**" in text
    assert "Waiting for 💧 **Player 1** and ⭐ **Player 2**." in text


def test_with_three_players_two_cards_are_asked_of_each():
    three, late = players(4)[:3], replace(players(4)[3], waiting=True, seat=None)
    for table in (three, (*three, late)):
        text = text_of(presenters.turn(context(view("submitting", players=table))))
        assert "give 2 cards each, the ones that fit the clue best" in text
    four = players(4)
    left = view("submitting", players=four[:3], departed=(replace(four[3], seat=None),))
    for game in (
        view("submitting", players=four),
        left,
        view("submitting", ruleset="mini", players=three),
    ):
        assert "give the card that fits" in text_of(presenters.turn(context(game)))


def test_in_teams_one_card_is_asked_of_each_pair():
    text = text_of(presenters.turn(context(view("submitting", ruleset="teams"))))
    assert "One card from each team" in text


def test_a_stopped_clock_is_said_with_who_can_restart_it_and_no_clock_says_nothing():
    voted = view("voting", paused=True, awaited=())
    for page in (
        presenters.turn(context(view("storytelling", paused=True))),
        presenters.turn(context(view("submitting", paused=True))),
        presenters.board(context(voted)),
        presenters.reveal(context(view("scored", paused=True))),
    ):
        assert "**Player 0**) or a moderator" in text_of(page)
        assert "resume" in {press.arg for press in presses(page)}
    assert "voting closes once the host" in text_of(presenters.board(context(voted)))
    for page in (
        presenters.turn(context(voted)),
        presenters.turn(context(view("submitting"))),
        presenters.reveal(replace(context(view("scored", paused=True)), past=True)),
    ):
        assert "resume" not in {press.arg for press in presses(page)}
    text = text_of(presenters.turn(context(view("submitting", deadline=None))))
    assert "⏳" not in text


def test_a_clip_is_announced():
    game = view("submitting")
    game = replace(game, clue=replace(game.clue, text="", clip="voice"))
    text = text_of(presenters.turn(context(game)))
    assert "A live clue, in the voice channel" in text
    assert "“" not in text


def test_a_round_that_breaks_off_before_the_cards_are_laid_is_not_said_to_be_on():
    page = presenters.turn(context(view("finished", board=(), reveal=None)))
    assert "scores nothing" in text_of(page)
    assert "on the table" not in text_of(page)
    void = RevealView((), (), void=True, void_reason="too-few", outcome="void")
    page = presenters.turn(context(view("finished", board=(), reveal=void)))
    assert "why is said below" in text_of(page)


def test_who_is_away_and_who_joins_next_is_said():
    first, second, *rest = players(4)
    late = replace(second, waiting=True, seat=None)
    page = presenters.turn(
        context(view("submitting", players=(replace(first, away=True), late, *rest)))
    )
    assert "Not waited for: ❤️ **Player 0**" in text_of(page)
    assert "In from the next round: 💧 **Player 1**" in text_of(page)


def test_a_newcomer_without_a_pair_waits_for_another_one():
    *seated, last, odd = players(8, teams=True)
    new = [replace(p, waiting=True, seat=None, team=None) for p in (last, odd)]
    alone = replace(new[1], alone=True)

    def shown(*newcomers: PlayerView) -> str:
        table = (*seated, *newcomers)
        return text_of(presenters.turn(context(view("submitting", ruleset="teams", players=table))))

    assert "**Player 7** waits for a second newcomer" in shown(alone)
    assert "waits for" not in shown(*new)
    assert "In from the next round" not in shown(alone)


# Board


def test_a_bonus_is_promised_only_where_the_rules_give_it():
    several = view("voting", tokens=2)
    assert "gets 1 more" in text_of(presenters.board(context(several)))
    classic = text_of(presenters.board(context(view("voting", ruleset="classic", tokens=2))))
    assert "up to 2 tokens" in classic
    assert "more." not in classic


def test_voting_is_open_until_it_closes():
    page = presenters.board(context(view("voting")))
    assert {"vote", "describe"} < set(verbs(page))
    closing = presenters.board(context(view("voting", closing=True, awaited=())))
    assert "Voting closes: <t:" in text_of(closing)
    back = presenters.board(context(view("voting", closing=True)))
    assert "Deadline: <t:" in text_of(back)
    assert "The votes are in" not in text_of(back)
    assert "vote" not in verbs(presenters.board(context(view("scored"))))


def test_the_board_picture_is_numbered_and_described():
    page = presenters.board(context(view("voting", count=4)))
    (picture,) = page.attachments
    assert [c.number for c in picture.spec.cards] == [1, 2, 3, 4]
    assert picture.spec.title == "the long way home"
    assert all(DECKS.describe(card, "en") in picture.alt for card in cards(4))


def voting(givers: list[int]) -> Game:
    """Return a game of four in the vote, whose cards are given by these seats."""
    chairs = tuple(
        Chair(PlayerId(100 + n), f"Player {n}", n, hand=cards(5, 10 * n)) for n in range(4)
    )
    table = tuple(
        LaidCard(card, Seat(seat), PlayerId(100 + seat))
        for card, seat in zip(cards(4, 50), givers, strict=True)
    )
    ballots = tuple(Ballot(PlayerId(100 + n), Seat(n)) for n in (1, 2, 3))
    phase = Voting(Seat(0), Clue(PlayerId(100), "far away"), table, 1, ballots)
    return Game(GAME, PlayerId(100), view().settings, phase, chairs, round=2, seated=4)


def shown_to(game: Game, viewer: int | None) -> list[object]:
    mine = context(view_for(game, None if viewer is None else PlayerId(viewer)))
    pages = [presenters.board(mine), presenters.turn(mine), presenters.remind(mine)]
    if viewer is not None:
        pages += [presenters.ballot(mine), presenters.my_hand(mine), presenters.describe(mine)]
    return [(page.view.to_components(), page.attachments, page.pings) for page in pages]


@pytest.mark.parametrize("viewer", [None, 103])
def test_before_the_reveal_nothing_tells_whose_card_is_whose_but_to_its_giver(viewer):
    # N1: seat 3 gave no. 4 in all of them, the others' cards change hands.
    first, *others = [
        shown_to(voting(givers), viewer) for givers in ([0, 1, 2, 3], [2, 0, 1, 3], [1, 2, 0, 3])
    ]
    assert all(other == first for other in others)


def test_a_card_of_ones_own_is_the_one_thing_that_shows():
    mine = context(view_for(voting([0, 1, 2, 3]), PlayerId(103)))
    page = presenters.ballot(mine)
    assert [label for label, b in buttons(page).items() if b["disabled"]] == ["4"]


def test_votes_show_only_in_who_is_still_awaited():
    game = voting([0, 1, 2, 3])
    voted = [
        replace(game, phase=replace(game.phase, ballots=(*game.phase.ballots[:2], cast)))
        for cast in (
            Ballot(PlayerId(103), Seat(3), (1,), True),
            Ballot(PlayerId(103), Seat(3), (2,), True),
        )
    ]
    assert shown_to(voted[0], None) == shown_to(voted[1], None)
    assert "Player 3" not in text_of(presenters.board(context(view_for(voted[0], None))))


# Reminder


def test_a_reminder_pings_the_awaited():
    game = view("submitting", count=4)
    page = presenters.remind(context(game))
    assert page.pings == game.awaited
    assert all(f"<@{player}>" in text_of(page) for player in game.awaited)
    assert presenters.remind(context(view("scored"))).pings == ()


@pytest.mark.parametrize("drawn", [True, False])
def test_a_reminder_says_until_when_but_to_whom_the_lot_made_storyteller(drawn):
    """That one stays while the deadline moves."""
    shown = context(view("storytelling", awaited=view("submitting").awaited))
    assert ("<t:" in text_of(presenters.remind(shown, drawn=drawn))) != drawn


# Reveal


def test_the_reveal_says_once_what_points_were_for():
    text = text_of(presenters.reveal(context(view("scored", count=3))))
    everybody = ", ".join(f"{p} Player {n}" for n, p in enumerate(("❤️", "💧", "⭐")))
    assert text.replace("\N{NO-BREAK SPACE}", " ").count(f"votes received +3: {everybody}") == 1
    assert text.count("the long way home") == 1
    assert "28" not in text, "the totals are on the picture"


@in_every_language
def test_the_red_token_is_explained_where_it_lies(locale):
    """In a sentence of its own: the alternative text has others before it."""
    page = presenters.reveal(context(view("scored", ruleset="party", count=6), locale))
    words = context(view(), locale).texts("reveal-red", number="1")
    assert words.startswith("✗ ")
    assert words[2].isupper()
    assert words in text_of(page)
    assert words in page.attachments[0].alt


@pytest.mark.parametrize("show", [presenters.board, presenters.reveal])
def test_every_card_of_the_table_can_be_looked_at(show):
    page = show(context(view("voting" if show is presenters.board else "scored", count=12)))
    (select,) = [part for part in components(page) if part["type"] == 3]
    rest = ["words"] if show is presenters.reveal else []  # of the board a button tells it
    assert [option["value"] for option in select["options"]] == ["table", *cards(12), *rest]


def test_the_reveal_has_one_row_of_buttons_so_that_it_fits_a_screen():
    parts = components(presenters.reveal(context(view("scored", count=8))))
    assert [part["type"] for part in parts].count(1) == 2, "buttons, and the menu of cards"


def test_the_reveal_shows_givers_and_voters_as_rabbits_and_the_track():
    game = view("scored", count=4)
    (board,) = presenters.reveal(context(game)).attachments
    assert [c.giver for c in board.spec.cards] == [0, 1, 2, 3]
    assert board.spec.cards[0].tokens == (1, 2, 3)
    assert [c.storyteller for c in board.spec.cards] == [False, True, False, False]
    assert [(r.before, r.after) for r in board.spec.rabbits] == [(10, 28)] * 4
    assert board.spec.target == 30


def test_the_track_has_room_for_both_names_of_a_pair():
    long = tuple(replace(p, name=f"{p.name} of the long, long way") for p in players(6, teams=True))
    game = view("scored", ruleset="teams", players=long)
    (board,) = presenters.reveal(context(game)).attachments
    first = next(r.name for r in board.spec.rabbits if r.rabbit == long[0].rabbit)
    assert long[0].name in first


def test_after_the_last_round_the_podium_is_next():
    page = presenters.reveal(context(view("scored", last_round=True)))
    assert {"See the podium", "Next round"} & set(buttons(page)) == {"See the podium"}
    assert "takes the rest of the pile. Podium: <t:" in text_of(page)
    assert "next" in verbs(page)


def test_the_cards_left_are_counted_where_the_piles_end_ends_the_game():
    game = view("scored", ruleset="classic", pile=12)
    assert "-# Draw pile: 12 cards" in text_of(presenters.reveal(context(game)))
    one = presenters.reveal(context(replace(game, pile=1)))
    assert "-# Draw pile: 1 card ·" in text_of(one)
    last = presenters.reveal(context(replace(game, last_round=True)))
    over = presenters.reveal(context(replace(game, phase="finished")))
    recycled = presenters.reveal(context(view("scored", pile=12)))
    assert not any("Draw pile" in text_of(page) for page in (last, over, recycled))


def test_an_old_reveal_neither_counts_down_nor_leads_on():
    shown = context(view("scored", deadline=10**9))
    assert "next" in verbs(presenters.reveal(shown))
    past = presenters.reveal(replace(shown, past=True))
    assert "next" not in verbs(past)
    assert "Next round" not in text_of(past)
    assert "explain" in verbs(past)


def test_where_nobody_looks_for_it_the_storytellers_card_wears_no_crown():
    page = presenters.reveal(context(view("scored", ruleset="party", count=6)))
    board = page.attachments[0]
    assert not any(card.storyteller for card in board.spec.cards)
    assert "storyteller" not in board.alt
    usual = presenters.reveal(context(view("scored", count=6))).attachments[0]
    assert "storyteller" in usual.alt


@pytest.mark.parametrize(
    "outcome", ["found", "everybody", "nobody", "lone-finder", "no-ballots", "agreement"]
)
def test_every_outcome_has_its_sentence(outcome):
    game = view("scored", reveal=reveal(players(6), outcome))
    assert text_of(presenters.reveal(context(game)))


def test_one_finder_is_not_called_some_of_you():
    result = reveal(players(6))
    text = text_of(presenters.reveal(context(view("scored", reveal=result))))
    assert "and some of you found it" in text
    first, own, *others = result.cards
    alone = replace(result, cards=(first, replace(own, voters=own.voters[:1]), *others))
    text = text_of(presenters.reveal(context(view("scored", reveal=alone))))
    assert "Card 2 was ❤️ **Player 0**'s, and one of you found it." in text


def test_somebody_who_left_after_voting_is_still_named():
    table = players(4)
    gone = PlayerView(PlayerId(7), "Gone", None, 9, 3)
    result = reveal(table)
    result = replace(result, cards=(replace(result.cards[0], voters=(gone.id,)), *result.cards[1:]))
    page = presenters.reveal(
        context(view("scored", players=table, reveal=result, departed=(gone,)))
    )
    assert page.attachments[0].spec.cards[0].tokens == (9,)
    assert "Gone" in page.attachments[0].alt


@pytest.mark.parametrize(
    ("reason", "why"),
    [
        ("passed", "No clue came"),
        ("clue-removed", "clue was removed"),
        ("storyteller-left", "storyteller left the table"),
        ("too-few", "Too few players"),
        ("ended", "broken off"),
    ],
)
def test_a_void_round_says_why(reason, why):
    result = RevealView((), (), void=True, void_reason=reason, outcome="void")
    page = presenters.reveal(context(view("scored", reveal=result)))
    assert why in text_of(page)
    assert page.attachments == ()
    assert "explain" not in verbs(page)


def test_a_removed_clue_is_shown_nowhere():
    clue = Clue(PlayerId(100), "something rude")
    table = voting([0, 1, 2, 3]).phase.board
    result = Result(PlayerId(100), Seat(0), clue, table, (), None, (), "void", "clue-removed")
    game = view_for(replace(voting([0, 1, 2, 3]), phase=Scored(result)), None)
    for show in (presenters.turn, presenters.board, presenters.reveal):
        page = show(context(game))
        assert "rude" not in str(components(page)) + str(page.attachments)


def test_the_next_round_can_be_had_at_once_but_not_after_the_last():
    assert "next" in verbs(presenters.reveal(context(view("scored"))))
    last = view("finished", reveal=reveal(players(6)), board=cards(6))
    page = presenters.reveal(context(last))
    assert "next" not in verbs(page)
    assert "last round" in text_of(page)


# End


def test_the_end_names_winners_and_places_with_ties_sharing_a_rank():
    table = tuple(replace(p, score=s) for p, s in zip(players(4), (7, 9, 9, 2), strict=True))
    outcome = OutcomeView("target", (table[1].id, table[2].id))
    page = presenters.end(context(view("finished", players=table, outcome=outcome)), record(2))
    text = text_of(page)
    assert "💧 **Player 1** and ⭐ **Player 2** share the win!" in text
    assert [p.rank for p in page.attachments[-1].spec.places] == [1, 1, 3, 4]
    assert "rematch" in verbs(page)


def test_who_looks_at_the_end_lands_on_the_podium():
    page = presenters.end(context(view("finished")), record(2))
    assert type(page.attachments[-1].spec) is PodiumPicture
    after = [part["type"] for part in components(page)][::-1].index(12)
    assert after == 3, "the winner and a row of one button"


def test_a_game_that_breaks_off_names_who_led_and_congratulates_nobody():
    table = tuple(replace(p, score=s) for p, s in zip(players(4), (7, 9, 3, 2), strict=True))
    outcome = OutcomeView("ended", (table[1].id,))
    page = presenters.end(context(view("finished", players=table, outcome=outcome)), record(1))
    assert "**Player 1** was in the lead." in text_of(page)
    assert "wins" not in text_of(page)
    assert page.attachments[-1].spec.title == "The game is over"
    assert not page.attachments[-1].spec.crowned


def test_a_game_that_breaks_off_at_no_points_has_no_leader():
    table = tuple(replace(p, score=0) for p in players(4))
    outcome = OutcomeView("ended", tuple(p.id for p in table))
    page = presenters.end(context(view("finished", players=table, outcome=outcome)), record(1))
    assert "ended early" in text_of(page)
    assert "lead" not in text_of(page)
    assert type(page.attachments[-1].spec) is TrackPicture, "nobody stands on a podium"


def test_all_share_the_win_of_a_game_played_to_its_end_at_no_points():
    table = tuple(replace(p, score=0) for p in players(4))
    outcome = OutcomeView("laps", tuple(p.id for p in table))
    page = presenters.end(context(view("finished", players=table, outcome=outcome)), record(1))
    assert "share the win" in text_of(page)
    assert page.attachments[-1].spec.crowned


def test_a_pair_that_wins_shares_its_win_with_nobody():
    table = tuple(replace(p, score=9 if p.team == 1 else 4) for p in players(6, teams=True))
    pair = tuple(p.id for p in table if p.team == 1)
    game = view("finished", ruleset="teams", players=table, outcome=OutcomeView("laps", pair))
    assert "🎉 💧 **Player 1 & Player 4** win!" in text_of(presenters.end(context(game), record(2)))
    tied = tuple(replace(p, score=9) for p in table)
    everybody = OutcomeView("laps", tuple(p.id for p in tied))
    shared = replace(game, players=tied, outcome=everybody)
    assert "share the win!" in text_of(presenters.end(context(shared), record(2)))


def test_the_storybook_has_every_clue_beside_its_card():
    told = record(14)
    page = presenters.end(context(view("finished")), told)
    first, second = page.attachments[:-2]
    assert [e.number for e in first.spec.entries] == list(range(1, 8))
    assert [e.number for e in second.spec.entries] == list(range(8, 15))
    assert first.spec.entries[4].card == told.rounds[4].board[0].card
    assert [a.alt.count("“the long way home”") for a in (first, second)] == [7, 7]


@pytest.mark.parametrize("locale", ["en", "it", "pl", "pt-BR"])
def test_clues_stand_once_at_the_end_beside_their_cards(locale):
    """In words, too, for whom can't see the picture: below it, they were a second storybook."""
    page = presenters.end(context(view("finished"), locale), record(12))
    assert "the long way home" not in text_of(page)
    assert page.attachments[0].spec.title not in text_of(page)
    alt = page.attachments[0].alt
    assert all(
        f"{entry.number}. {entry.name}: " in alt for entry in page.attachments[0].spec.entries
    )
    assert alt.count("the long way home") == 12


def test_clues_that_no_page_has_room_for_stand_below_in_words():
    page = presenters.end(context(view("finished")), record(98))
    lines = [line for line in text_of(page).splitlines() if "“the long way home”" in line]
    assert [line.partition(" ")[0] for line in lines] == ["**97**", "**98**"]


@pytest.mark.parametrize(
    ("rounds", "pages"), [(1, [1]), (12, [12]), (13, [7, 6]), (25, [9, 8, 8]), (97, [12] * 8)]
)
def test_the_storybooks_pages_are_even_and_each_has_the_whole_width(rounds, pages):
    page = presenters.end(context(view("finished")), record(rounds))
    assert [len(a.spec.entries) for a in page.attachments[:-2]] == pages
    galleries = [c["items"] for c in components(page) if c["type"] == 12]
    assert [len(items) for items in galleries] == [1] * (2 + len(pages))


def test_the_storybooks_rounds_keep_their_numbers_in_picture_and_words():
    told = record(5)
    void = told.rounds[1].model_copy(update={"void": "passed", "clue": None})
    told = told.model_copy(update={"rounds": (told.rounds[0], void, *told.rounds[2:])})
    page = presenters.end(context(view("finished")), told)
    assert [e.number for e in page.attachments[0].spec.entries] == [1, 3, 4, 5]
    clues = re.findall(r"(\d+)\. [^;]*“", page.attachments[0].alt)
    assert clues == ["1", "3", "4", "5"]


class Sentences(LongDecks):
    """Decks whose descriptions are whole sentences, as a deck's own are."""

    def describe(self, card: CardId, locale: str) -> str:
        return f"A card in {locale}."


def test_no_stop_stands_twice_in_alternative_texts():
    decks = Sentences()
    game = replace(
        view("voting"), viewer=view().players[1].id, hands=(HandView(Seat(1), cards(6)),)
    )
    pages = [
        presenters.board(context(game, decks=decks)),
        presenters.my_hand(context(game, decks=decks)),
        presenters.end(context(view("finished"), decks=decks), record(3)),
    ]
    alts = [picture.alt for page in pages for picture in page.attachments]
    assert sum("A card in en" in alt for alt in alts) == 3
    assert all(".;" not in alt and ".." not in alt for alt in alts)
    assert all(alt.endswith("A card in en.") for alt in alts if "A card" in alt)


@pytest.mark.parametrize(
    ("locale", "quoted"),
    [("en", "“the long way home”"), ("it", "«the long way home»"), ("pl", "„the long way home”")],
)
def test_clues_are_quoted_as_the_language_does(locale, quoted):
    page = presenters.end(context(view("finished"), locale), record(1))
    assert quoted in page.attachments[0].alt
    assert page.attachments[0].spec.quotes == (quoted[0], quoted[-1])


def test_a_partys_storybook_shows_the_card_the_storyteller_gave():
    told = record(1)
    odd = told.rounds[0].model_copy(update={"clue_card": None})
    own = next(c for c in odd.board if c.giver == odd.storyteller)
    page = presenters.end(context(view("finished")), told.model_copy(update={"rounds": (odd,)}))
    assert page.attachments[0].spec.entries[0].card == own.card


def test_a_removed_clue_is_not_in_the_storybook():
    told = record(1, "something rude")
    removed = told.rounds[0].model_copy(update={"void": "clue-removed"})
    page = presenters.end(context(view("finished")), told.model_copy(update={"rounds": (removed,)}))
    assert "rude" not in str(components(page)) + str(page.attachments)


def test_a_lobby_that_closed_has_no_podium():
    game = view("finished", round=0, outcome=OutcomeView("lobby-idle", ()))
    page = presenters.end(context(game), record(0))
    assert page.attachments == ()
    assert "lobby is closed" in text_of(page)


@pytest.mark.parametrize(
    "reason",
    [
        "target",
        "laps",
        "pile",
        "too-few",
        "no-ballots",
        "ended",
        "idle",
        "channel-gone",
        "bot-removed",
    ],
)
def test_every_end_has_its_reason(reason):
    game = view("finished", outcome=OutcomeView(reason, ()))
    assert len(text_of(presenters.end(context(game), record(1))).splitlines()) >= 2


def test_who_has_won_is_congratulated():
    page = presenters.end(context(view("finished")), record(1))
    assert page.attachments[-1].spec.title == "Congratulations!"
    assert page.attachments[-1].spec.crowned


def test_a_team_stands_on_the_podium_together():
    table = players(6, teams=True)
    page = presenters.end(context(view("finished", ruleset="teams", players=table)), record(1))
    assert [p.name for p in page.attachments[-1].spec.places] == [
        "Player 2 & Player 5",
        "Player 1 & Player 4",
        "Player 0 & Player 3",
    ]


def test_a_lobby_that_was_left_is_said_to_be_closed_not_a_game_over():
    for reason, words in (("too-few", "Everybody has left"), ("ended", "before the game began")):
        outcome = OutcomeView(reason, ())
        page = presenters.end(context(view("finished", round=0, outcome=outcome)), record(0))
        assert "lobby is closed" in text_of(page)
        assert words in text_of(page)
        assert "game is over" not in text_of(page)
        assert "Open a new lobby" in buttons(page)


def test_the_end_offers_no_hand_and_tells_no_round_that_did_not_count():
    played = record(3)
    void = played.rounds[2].model_copy(update={"void": "ended"})
    told = played.model_copy(update={"rounds": (*played.rounds[:2], void)})
    page = presenters.end(context(view("finished")), told)
    assert "My hand" not in buttons(page)
    assert [entry.number for entry in page.attachments[0].spec.entries] == [1, 2]
    assert "3. " not in page.attachments[0].alt


def test_the_reveal_says_the_largest_reason_first_and_each_in_one_place():
    table = players(3)
    shown = reveal(table)
    gained = (("votes", 1), ("found", 3)), (("votes", 2),), (("storyteller", 3), ("votes", 3))
    scores = tuple(
        replace(score, items=items, after=9 - n)
        for n, (score, items) in enumerate(zip(shown.scores, gained, strict=True))
    )
    game = view("scored", players=table, reveal=replace(shown, scores=scores))
    lines = text_of(presenters.reveal(context(game))).splitlines()
    line = next(line for line in lines if "received +" in line)
    said = [part.partition(":")[0] for part in line.split(" · ")]
    votes = ["votes received +3", "votes received +2", "a vote received +1"]
    assert said == ["V" + votes[0][1:], *votes[1:], "found it +3", "good clue +3"]
