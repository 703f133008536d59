"""What one player sees: their cards, what they can do with them, their ballot, explanations."""

import re
from dataclasses import replace

import discord
import pytest

from bot.engine.commands import EndGame
from bot.engine.ids import PlayerId, Seat
from bot.engine.leaving import breaks_off
from bot.engine.ruleset import CLASSIC, TEAMS
from bot.engine.views import HandView
from bot.service.choices import FIELDS, PACES, RULESETS, choose, with_settings
from bot.service.pictures import BoardPicture
from bot.ui import presenters
from bot.ui.codec import decode
from bot.ui.presenters.clue import FIELD_FILE, FIELD_LIVE, FIELD_PARTNER, FIELD_TEXT
from bot.ui.presenters.panel import PAGES
from tests.engine.tabletop import Table
from tests.ui.render_contexts import (
    DECKS,
    ENGLISH,
    MARK,
    buttons,
    cards,
    check_limits,
    components,
    context,
    players,
    presses,
    private,
    record,
    text_of,
    verbs,
    view,
)


def picks(page, verb: str = "pick") -> list[str]:
    return [press.arg for press in presses(page) if press.verb == verb]


# Hand


def test_a_storyteller_picks_one_of_their_cards():
    page = presenters.tell(private(view("storytelling"), 0, may_tell=True))
    assert picks(page) == list(cards(6, 10))
    assert [label for label in buttons(page) if label.isdigit()] == ["1", "2", "3", "4", "5", "6"]
    (picture,) = page.attachments
    assert [(c.number, c.card) for c in picture.spec.cards] == list(enumerate(cards(6, 10), 1))
    assert "You're the storyteller" in text_of(page)


def test_in_party_the_clue_comes_before_any_hand():
    shown = private(view("storytelling", ruleset="party"), 0, may_tell=True, hands=())
    page = presenters.tell(shown)
    assert verbs(page) == ["clue"]
    assert presses(page)[0].delivery_key == MARK, "by which the message is found again"
    assert page.attachments == ()
    told = replace(shown.game, phase="submitting", hands=(HandView(Seat(0), cards(5)),))
    later = presenters.tell(replace(shown, game=told))
    assert later.attachments == (), "the cards are in the message that comes with the clue"
    scored = presenters.tell(
        replace(shown, game=replace(told, phase="scored", clue=view("scored").clue))
    )
    assert "asked for the clue here" in text_of(scored)
    others = presenters.my_hand(private(view("storytelling", ruleset="party"), 1, hands=()))
    assert "nobody sees their cards before it" in text_of(others)


CARDS = {
    "en": "your cards wait",
    "it": "le tue carte",
    "pl": "karty czekają",
    "pt-BR": "suas cartas",
}


@pytest.mark.parametrize("locale", CARDS)
def test_who_cannot_be_written_to_is_told_of_cards_only_where_they_see_them(locale):
    def told(phase: str, ruleset: str) -> str:
        game = view(phase, ruleset=ruleset)
        return text_of(presenters.dm_fallback(context(game, locale), game.players[0].id))

    assert CARDS[locale] not in told("storytelling", "party")
    assert CARDS[locale] in told("submitting", "party")
    assert CARDS[locale] in told("storytelling", "odyssey")


def test_others_give_a_card_with_the_clue_before_their_eyes():
    page = presenters.hand(private(view("submitting"), 1, cards_to_give=1))
    assert "“the long way home”" in text_of(page)
    assert picks(page) == list(cards(6, 10))


def test_a_given_card_can_be_taken_back_or_replaced():
    given = frozenset(cards(1, 12))
    page = presenters.hand(private(view("submitting"), 1, given=given))
    assert picks(page, "back") == list(given)
    assert "You gave card 3" in text_of(page)
    before = presenters.hand(private(view("submitting"), 1, cards_to_give=1))
    assert page.pictures == before.pictures != ""
    assert not any(b["disabled"] for b in buttons(page).values())


def test_with_two_cards_given_one_must_come_back_first():
    given = frozenset(cards(2, 10))
    page = presenters.hand(private(view("submitting"), 1, given=given))
    assert [label for label, b in buttons(page).items() if b["disabled"]] == ["3", "4", "5", "6"]
    one = presenters.hand(
        private(view("submitting"), 1, given=frozenset(cards(1, 10)), cards_to_give=1)
    )
    assert "One more!" in text_of(one)


def test_the_storytellers_card_is_on_its_way_for_good():
    page = presenters.hand(private(view("submitting"), 0, given=frozenset(cards(1, 10))))
    assert set(verbs(page)) == {"look", "describe"}
    assert "Your clue is out" in text_of(page)


def test_a_party_storyteller_gives_a_card_like_everybody():
    page = presenters.hand(private(view("submitting", ruleset="party"), 0, cards_to_give=1))
    assert len(picks(page)) == 6


def test_when_the_partner_has_given_the_other_one_votes():
    page = presenters.hand(private(view("submitting", ruleset="teams"), 1))
    assert "**Player 4** gave your team's card, so you vote" in text_of(page)
    assert picks(page) == []


def test_partners_are_told_of_each_other_and_who_gives_and_who_votes():
    asked = presenters.hand(private(view("submitting", ruleset="teams"), 1, cards_to_give=1))
    assert "You play with 💧 **Player 4**. Agree on who of you gives a card" in text_of(asked)
    given = presenters.hand(
        private(view("submitting", ruleset="teams"), 1, given=frozenset(cards(1, 10)))
    )
    assert "so 💧 **Player 4** votes for both of you" in text_of(given)
    mate = presenters.hand(private(view("submitting", ruleset="teams"), 3, cards_to_give=1))
    assert "**Player 0** is the storyteller, so your team's second card" in text_of(mate)
    alone = view("submitting", players=players(6, teams=True)[:4], ruleset="teams")
    page = presenters.hand(private(alone, 1, cards_to_give=1))
    assert "You play with" not in text_of(page)


def test_in_the_vote_of_teams_everybody_is_told_why_they_vote_or_not():
    game = view("voting", ruleset="teams")
    votes = presenters.ballot(private(game, 1, may_vote=True, delivery_key=""))
    assert "Your team's card is from 💧 **Player 4**" in text_of(votes)
    gave = private(game, 1, given_numbers=frozenset({2}))
    told = private(game, 3)
    for shown, words in ((gave, "so 💧 **Player 4** votes"), (told, "**Player 0** is the story")):
        assert words in text_of(presenters.my_hand(shown))


def test_two_hands_are_numbered_on():
    both = (HandView(Seat(0), cards(4)), HandView(Seat(3), cards(4, 20)))
    shown = private(
        view("storytelling", ruleset="teams"), 0, hands=both, may_tell=True, partner_card_too=True
    )
    page = presenters.tell(shown)
    first, second = page.attachments
    assert first.name != second.name
    assert [c.number for c in second.spec.cards] == [5, 6, 7, 8]
    assert [label for label in buttons(page) if label.isdigit()] == [str(n) for n in range(1, 9)]


@pytest.mark.parametrize(
    ("phase", "rights", "words"),
    [
        ("lobby", {"hands": ()}, "come once the game is on"),
        ("storytelling", {}, "is thinking of a clue"),
        ("voting", {"may_vote": True}, "your vote is awaited"),
        ("voting", {"may_vote": True, "ballot": (2,), "ballot_done": True}, "You've voted"),
        ("voting", {}, "The others are voting"),
        ("voting", {"may_red": True, "may_vote": True}, "red one"),
        ("scored", {}, "The round is over"),
        ("finished", {}, "This game is over"),
    ],
)
def test_my_hand_fits_the_moment(phase, rights, words):
    page = presenters.my_hand(private(view(phase), 1, **rights))
    assert words in text_of(page)
    assert ("vote" in verbs(page)) == bool(rights.get("may_vote"))
    assert picks(page) == []


def test_who_missed_two_deadlines_is_told_how_to_come_back():
    game = view("submitting")
    table = (game.players[0], replace(game.players[1], away=True), *game.players[2:])
    page = presenters.my_hand(private(replace(game, players=table), 1, cards_to_give=1))
    assert "went on without you twice" in text_of(page)
    assert "without you" not in text_of(presenters.my_hand(private(game, 1, cards_to_give=1)))


def test_a_stranger_is_asked_to_join_and_a_latecomer_to_wait():
    game = view("voting")
    stranger = presenters.my_hand(context(replace(game, viewer=PlayerId(9)), delivery_key=""))
    assert verbs(stranger) == ["join"]
    late = (*game.players[:-1], replace(game.players[-1], seat=None, waiting=True))
    page = presenters.my_hand(private(replace(game, players=late), 5, hands=(), delivery_key=""))
    assert "with the next round" in text_of(page)


def test_a_latecomer_to_a_team_game_is_told_of_the_second_one_to_come():
    game = view("voting", ruleset="teams")
    odd = replace(game.players[-1], seat=None, waiting=True, team=None, alone=True)
    late = replace(game, players=(*game.players[:-1], odd))
    page = presenters.my_hand(private(late, 5, hands=(), delivery_key=""))
    assert "once a second one has joined" in text_of(page)


def test_one_card_can_be_seen_large_and_given_from_there():
    card = cards(1, 12)[0]
    page = presenters.look(private(view("submitting"), 1, cards_to_give=1, delivery_key=""), card)
    assert sum(part["type"] == 1 for part in components(page)) == 1, "the picture needs the room"
    assert page.attachments[0].spec.card == card
    assert picks(page) == [card]
    assert "Give this card" in buttons(page)
    told = presenters.look(private(view("storytelling"), 1, may_tell=True, delivery_key=""), card)
    assert buttons(told)["Give a clue"]["custom_id"]
    board = presenters.look(private(view("voting"), 1), cards(2)[1])
    assert picks(board) == []
    assert text_of(board).startswith("### Card 2\n-# ")  # the picture is between
    assert "isn't in your hand" in text_of(presenters.look(private(view("voting")), cards(80)[79]))


def test_notes_come_first():
    page = presenters.my_hand(private(view("submitting"), 1, notes=("You gave no. 3.",)))
    assert text_of(page).startswith("You gave no. 3.")


def test_a_direct_message_leads_back_to_the_game():
    link = f"https://discord.com/channels/{10**18}/{10**18 + 1}"
    there = presenters.my_hand(private(view("submitting"), 1, cards_to_give=1, direct=True))
    here = presenters.my_hand(private(view("submitting"), 1, cards_to_give=1))
    assert link in [b.get("url") for b in buttons(there).values()]
    assert link not in [b.get("url") for b in buttons(here).values()]


# Clue


def window(*, variant: bool = False, files: bool = False, **changes) -> discord.ui.Modal:
    game = view("storytelling")
    rules = with_settings(game.settings.ruleset, mime_or_sing=variant)
    game = replace(game, settings=replace(game.settings, ruleset=rules))
    shown = private(game, 0, may_tell=True, clips=files, **changes)
    return presenters.clue_modal(shown, cards(1, 10)[0])


def fields(modal: discord.ui.Modal) -> list[str]:
    return [label["component"]["custom_id"] for label in modal.to_dict()["components"]]


def test_the_clue_window_is_empty_and_names_the_card():
    modal = window()
    press = decode(modal.custom_id)
    assert (press.verb, press.arg) == ("tell", cards(1, 10)[0])
    (label,) = modal.to_dict()["components"]
    assert not label["component"].get("value")
    assert label["component"]["max_length"] == 200
    assert modal.timeout == 900


def test_the_clue_window_says_which_card_and_what_may_stand_for_words():
    said = {
        files: window(files=files).to_dict()["components"][0].get("description", "")
        for files in (False, True)
    }
    assert said[False].startswith("For card 1: ")
    assert said[True].startswith("Words, a sound, or both. For card 1: ")


@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting", "scored"])
@pytest.mark.parametrize("player", [1, 2])
def test_what_leaving_does_to_the_round_is_said_before(doing, phase, player):
    table = Table(CLASSIC, 4)
    steps = [table.tell, table.give_all, table.close]
    for step in steps[: ["storytelling", "submitting", "voting", "scored"].index(phase)]:
        step()
    shown = context(table.view(player))
    asked = text_of(
        presenters.ask_once_more(
            shown, doing, PlayerId(player), voids=breaks_off(table.game, PlayerId(player))
        )
    )
    table.leave(player)
    reveal = table.view().reveal
    voided = reveal is not None and reveal.void_reason == "storyteller-left"
    assert ("This round scores nothing" in asked) == voided
    assert ("on the table stays" in asked) == (phase == "voting")


def test_live_clues_need_the_variant_and_files_the_server():
    assert fields(window()) == [FIELD_TEXT]
    assert fields(window(files=True)) == [FIELD_TEXT, FIELD_FILE]  # a sound always may be
    assert fields(window(variant=True)) == [FIELD_TEXT, FIELD_LIVE]
    assert fields(window(variant=True, files=True)) == [FIELD_TEXT, FIELD_FILE, FIELD_LIVE]


def test_who_plays_both_seats_picks_the_partners_card_in_the_window():
    both = (HandView(Seat(0), cards(4, 10)), HandView(Seat(3), cards(4, 20)))
    modal = window(hands=both, partner_card_too=True)
    assert fields(modal) == [FIELD_TEXT, FIELD_PARTNER]
    select = modal.to_dict()["components"][1]["component"]
    assert [o["value"] for o in select["options"]] == list(cards(4, 20))


# Ballot


def test_ones_own_number_cannot_be_pressed_and_the_vote_is_marked():
    own = frozenset({2})
    shown = private(
        view("voting"), 1, may_vote=True, own_numbers=own, given_numbers=own, ballot=(3,),
        delivery_key="",
    )  # fmt: skip
    page = presenters.ballot(shown)
    assert [label for label, b in buttons(page).items() if b["disabled"]] == ["2"]
    assert [label for label, b in buttons(page).items() if b["style"] == 3] == ["3"]
    assert picks(page, "token") == ["1", "2", "3", "4", "5", "6"]
    assert "Card 2 is yours." in text_of(page)
    two = replace(shown.game, given_numbers=frozenset({2, 5}))
    assert "Cards 2 and 5 are yours." in text_of(presenters.ballot(replace(shown, game=two)))
    nothing = replace(shown.game, given_numbers=frozenset())
    assert "yours" not in text_of(presenters.ballot(replace(shown, game=nothing)))


def test_a_card_drawn_for_somebody_is_said_in_hand_and_ballot():
    shown = private(view("voting"), 1, may_vote=True, cards_drawn=1)
    for make in (presenters.my_hand, presenters.ballot):
        assert "drawn from your hand at random" in text_of(make(shown))
        usual = replace(shown, game=replace(shown.game, cards_drawn=0))
        assert "at random" not in text_of(make(usual))


def test_one_of_two_tokens_can_be_enough():
    shown = private(view("voting"), 1, may_vote=True, tokens=2, ballot=(3,))
    page = presenters.ballot(shown)
    assert "done" in verbs(page)
    assert "Add another token" in text_of(page)


def test_with_both_tokens_placed_only_they_can_be_pressed():
    shown = private(view("voting"), 1, may_vote=True, tokens=2, ballot=(3, 5))
    page = presenters.ballot(shown)
    pressable = [label for label, b in buttons(page).items() if not b["disabled"]]
    assert pressable == ["3", "5", "Done"]
    done = presenters.ballot(replace(shown, game=replace(shown.game, ballot_done=True)))
    assert "done" not in verbs(done)
    assert "press one of these numbers again to take its token back" in text_of(done)


def test_a_bonus_is_offered_only_where_the_rules_give_it():
    for ruleset, offered in (("odyssey", True), ("classic", False)):
        shown = private(view("voting", ruleset=ruleset), 1, may_vote=True, tokens=2)
        assert ("you get 1 more" in text_of(presenters.ballot(shown))) == offered


def test_partys_storyteller_places_green_and_red():
    shown = private(view("voting", ruleset="party"), 0, may_vote=True, may_red=True, red=4)
    page = presenters.ballot(shown)
    assert len(picks(page, "token")) == len(picks(page, "red")) == 6
    assert "red token lies on card 4" in text_of(page)


@pytest.mark.parametrize("ballot", [(), (2,)])
def test_above_the_numbers_it_is_said_that_the_red_token_is_missing(ballot):
    """On a phone its own are out of sight; "You voted for card 2" read as if that were all."""
    for red, words in (
        ("obligatory", "Your red token comes"),
        ("optional", "If you like, your red"),
    ):
        rules = replace(RULESETS["party"], red=red)
        voting = view("voting", ruleset="party")
        voting = replace(voting, settings=replace(voting.settings, ruleset=rules))
        changes = {"may_vote": True, "may_red": True, "ballot": ballot}
        missing = text_of(presenters.ballot(private(voting, 0, **changes)))
        question = missing.index("You voted for" if ballot else "Which card will most")
        assert question < missing.index(words) < missing.index("✗")
        placed = text_of(presenters.ballot(private(voting, 0, **changes, red=4)))
        assert words not in placed


def test_a_red_token_that_is_optional_is_offered_and_not_asked_for():
    for red, words in (("obligatory", "✗ Place your red token"), ("optional", "✗ You may place")):
        voting = view("voting", ruleset="party")
        rules = replace(voting.settings.ruleset, red=red)
        voting = replace(voting, settings=replace(voting.settings, ruleset=rules))
        shown = private(voting, 0, may_vote=True, may_red=True)
        assert words in text_of(presenters.ballot(shown))


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (1, "the others look for your card"),
        (2, "Your team's card is one of yours, so only Nicolas can vote"),
        (4, "Julien is the storyteller, so your team doesn't vote"),
    ],
)
def test_who_has_no_vote_in_teams_is_told_who_votes(player, words):
    table = Table(TEAMS, 6)
    table.tell()
    for giver in (2, 3, 4):
        table.give(giver)
    assert words in text_of(presenters.ballot(context(table.view(player))))


@pytest.mark.parametrize(
    ("phase", "player", "code"),
    [
        ("submitting", 2, "not-voting"),
        ("voting", 1, "storyteller-votes-not"),
        ("voting", 5, "waits-for-next-round"),
        ("voting", 9, "not-seated"),
        ("finished", 2, "game-over"),
    ],
)
def test_who_has_no_vote_is_told_why(phase, player, code):
    table = Table(CLASSIC, 4)
    table.tell()
    if phase != "submitting":
        table.give_all()
    table.join(5)
    if phase == "finished":
        table.do(EndGame(PlayerId(1)))
    game = table.view(player)
    assert game.no_vote is not None
    assert game.no_vote.code == code
    assert text_of(presenters.ballot(context(game))) == ENGLISH(f"error-{code}")


# Answers


def test_describe_puts_table_and_hand_into_words():
    text = text_of(presenters.describe(private(view("voting"))))
    for card in (*cards(6), *cards(6, 10)):
        assert DECKS.describe(card, "en").replace("_", r"\_") in text
    assert "no cards to describe" in text_of(presenters.describe(context(view())))


def test_the_greeting_leads_back_to_the_channel():
    page = presenters.greeting(context(view(), delivery_key=""), "My **server**")
    assert r"My \*\*server\*\*" in text_of(page)
    (link,) = buttons(page).values()
    assert link["url"] == f"https://discord.com/channels/{10**18}/{10**18 + 1}"


@pytest.mark.parametrize("direct", [True, False])
@pytest.mark.parametrize("back", ["yes", "soon", "no"])
def test_who_left_by_direct_message_is_led_to_the_channel_where_one_may_join(back, direct):
    page = presenters.left(context(view("voting"), direct=direct), back)
    offered = [button.get("url", "joins") for button in buttons(page).values()]
    to_channel = f"https://discord.com/channels/{10**18}/{10**18 + 1}"
    assert offered == ([] if back == "no" else [to_channel if direct else "joins"])


@pytest.mark.parametrize(
    "phase", ["lobby", "storytelling", "submitting", "voting", "scored", "finished"]
)
def test_status_tells_the_phase_and_the_scores(phase):
    """In a lobby nobody has played for points yet."""
    text = text_of(presenters.status(private(view(phase), delivery_key="")))
    assert ("Scores" in text) == ("Player 5 5" in text) == (phase != "lobby")
    assert "Odyssey" in text
    assert ("Host: ❤️ **Player 0**" in text) == (phase != "finished")


def test_status_names_no_host_who_has_left_a_game_of_computers():
    game = view("voting")
    left = replace(game, players=game.players[1:], departed=game.players[:1])
    text = text_of(presenters.status(private(left, delivery_key="")))
    assert "No longer at the table: ❤️ **Player 0**" in text
    assert "Host" not in text


def test_status_counts_the_cards_left_where_the_piles_end_ends_the_game():
    for phase, counted in (("lobby", False), ("voting", True), ("finished", False)):
        text = text_of(presenters.status(private(view(phase, ruleset="classic"), delivery_key="")))
        assert ("-# Draw pile: 40 cards" in text) == counted
    assert "pile" not in text_of(presenters.status(private(view("voting"), delivery_key="")))


def test_status_does_not_take_the_readers_language_for_the_games():
    shown = private(view("voting"), locale="pl", delivery_key="")
    assert "Polski" not in text_of(presenters.status(shown))


def test_every_point_is_explained_with_its_rule():
    told = record(1, seats=3)
    text = text_of(presenters.explain(private(view("scored", count=3)), told, told.rounds[0]))
    assert "**Found it:** ❤️ Player 0 **3**" in text
    assert "unless all or none did" in text
    assert "at most 3 a round" in text
    assert "storyteller's card) ← " in text


def test_who_gave_and_chose_a_card_is_named_with_their_rabbit_in_one_piece():
    told = record(1, name="🤖 Ada", seats=3)
    page = presenters.explain(private(view("scored", count=3)), told, told.rounds[0])
    text = "\n".join(part["content"] for part in components(page) if "content" in part)
    assert "🤖" in text
    assert re.findall(r"🤖(?!\N{NO-BREAK SPACE}Ada)", text) == []
    assert re.findall(r"(?<!\N{NO-BREAK SPACE})🤖", text) == [], "after a rabbit"


def test_a_card_that_was_not_given_in_time_is_explained_as_drawn():
    told = record(1, seats=3)
    drawn = told.rounds[0].board[1].card
    round_ = told.rounds[0].model_copy(update={"random": (drawn,)})
    text = text_of(presenters.explain(private(view("scored", count=3)), told, round_))
    assert "**2** · ⭐ Player 2 (with the red token) (drawn at random) ← " in text
    assert text.count("drawn at random") == 1


@pytest.mark.parametrize(
    ("finders", "words"),
    [(1, "One of you found card 1."), (2, "Some of you found card 1, some didn't.")],
)
def test_how_many_found_the_card_is_explained(finders, words):
    told = record(1)
    voters = list(told.rounds[0].votes)
    votes = {p: (1,) if n < finders else (3,) for n, p in enumerate(voters)}
    round_ = told.rounds[0].model_copy(update={"votes": votes})
    assert words in text_of(presenters.explain(private(view("scored")), told, round_))


@pytest.mark.parametrize("void", ["passed", "storyteller-left", "clue-removed", "too-few", "ended"])
def test_a_void_round_is_explained(void):
    told = record(1, "something rude")
    round_ = told.rounds[0].model_copy(update={"void": void})
    text = text_of(presenters.explain(private(view("scored")), told, round_))
    assert "Nobody scores in such a round" in text
    assert ("rude" in text) == (void != "clue-removed")


def test_a_teams_points_are_explained_for_both():
    told = record(1, seats=6)
    people = told.rounds[0].seated
    points = dict(zip("012", list(told.rounds[0].points.values()), strict=False))
    round_ = told.rounds[0].model_copy(
        update={"teams": {p: n % 3 for n, p in enumerate(people)}, "points": points}
    )
    told = told.model_copy(update={"ruleset": RULESETS["teams"]})
    text = text_of(presenters.explain(private(view("scored")), told, round_))
    assert "❤️ Player 0 & Player 3 **3**" in text


# Settings


def test_every_choice_of_the_panel_can_be_taken():
    for ruleset in RULESETS:
        game = view(ruleset=ruleset)
        menus = [
            component
            for page in PAGES
            for component in components(
                presenters.settings_panel(private(game, delivery_key=""), page=page)
            )
            if component["type"] == 3
        ]
        fields = [decode(c["custom_id"]).arg for c in menus]
        assert set(fields) <= {"ruleset", "decks", "pace", "variants", *FIELDS}
        for menu, field in zip(menus, fields, strict=True):
            for choice in menu["options"]:
                if choice["value"] != "none":
                    # A pile that does not end the game asks for another end first.
                    settings = choose(game.settings, "laps", ["3"])
                    choose(settings, field, [choice["value"]])


def test_every_choice_is_on_a_page_of_the_panel():
    assert {field for page in PAGES.values() for field in page} >= {
        "ruleset", "decks", "pace", "variants", "language", *FIELDS
    }  # fmt: skip


def test_the_panel_shows_what_is_chosen():
    game = view()
    settings = choose(choose(game.settings, "target", ["35"]), "variants", ["lone-finder"])
    settings = replace(settings, pace=PACES["blitz"])
    page = presenters.settings_panel(private(replace(game, settings=settings), delivery_key=""))
    chosen = {
        decode(c["custom_id"]).arg: [o["value"] for o in c["options"] if o["default"]]
        for c in components(page)
        if c["type"] == 3
    }
    shut = {
        decode(c["custom_id"]).arg: [o["label"] for o in c["options"] if o["default"]]
        or [c["placeholder"]]
        for c in components(page)
        if c["type"] == 3
    }
    assert shut["decks"] == [f"Decks: {DECKS.title(DECKS.keys()[0], 'en')}"]
    assert shut["variants"] == ["Variants: lone finder"]
    plain = components(presenters.settings_panel(private(view(ruleset="party"), delivery_key="")))
    assert "Variants: none" in [c.get("placeholder") for c in plain]
    assert chosen["target"] == ["35"]
    assert chosen["pace"] == ["blitz"]
    assert chosen["variants"] == ["lone-finder"]
    assert chosen["laps"] == ["none"]
    assert chosen["ruleset"] == ["odyssey"]


@pytest.mark.parametrize("count", [1, 3, 4])
@pytest.mark.parametrize(
    ("ruleset", "dealt"),
    [("odyssey", "6, with three players 7"), ("mini", "6"), ("party", "5")],
)
def test_the_panel_shows_the_hand_that_as_many_as_may_come_will_have(ruleset, count, dealt):
    page = presenters.settings_panel(
        private(view(ruleset=ruleset, count=count), 0, delivery_key=""), page="rules"
    )
    menu = next(c for c in components(page) if ":hand-size:" in c.get("custom_id", ""))
    (chosen,) = [o for o in menu["options"] if o["default"]]
    usual = RULESETS[ruleset].hand_size
    assert (chosen["label"], chosen["value"]) == (f"Cards in hand: {dealt}", str(usual))
    assert chosen["description"] == "as in the book"
    assert len({o["label"] for o in menu["options"]}) == len(menu["options"])


def test_the_panel_of_a_game_that_runs_says_so():
    page = presenters.settings_panel(private(view("voting"), delivery_key=""))
    assert "only the language of the messages" in text_of(page)
    assert "takes effect" not in text_of(page)


def test_a_language_can_be_chosen_where_there_are_several():
    names = {"en": "English", "pl": "Polski"}
    page = presenters.settings_panel(private(view(), delivery_key=""), names, spoken="pl")
    menu = next(c for c in components(page) if ":language:" in c.get("custom_id", ""))
    said = "Channel language: "
    assert [o["label"] for o in menu["options"]] == [f"{said}English", f"{said}Polski"]
    assert [o["value"] for o in menu["options"] if o["default"]] == ["pl"]


# Rules


def test_the_rules_follow_the_settings():
    settings = view().settings
    changed = replace(
        settings,
        ruleset=with_settings(
            settings.ruleset, target_score=40, vote_points_cap=None, lone_finder_points=4
        ),
    )
    plain = text_of(presenters.rules(settings, ENGLISH))
    other = text_of(presenters.rules(changed, ENGLISH))
    assert "30 points" in plain
    assert "40 points" in other
    assert "at most 3 a round" in plain
    assert "at most" not in other
    assert "exactly one player finds" in other
    assert "exactly one player finds" not in plain


def test_the_key_of_a_stored_message_is_on_one_button_only():
    page = presenters.my_hand(private(view("submitting"), 1, cards_to_give=1))
    assert [press.verb for press in presses(page) if press.delivery_key == MARK] == ["describe"]
    bare = presenters.my_hand(private(view("finished"), 1, hands=()))
    assert [press.verb for press in presses(bare) if press.delivery_key == MARK] == ["hand"]


def test_names_that_are_nothing_but_invisible_still_show_something():
    table = (replace(players(1)[0], name="\u200b\u200b"), *players(4)[1:])
    page = presenters.lobby(context(view(players=table)))
    assert page.attachments[0].spec.rabbits[0][1] == "0000"
    assert "****" not in text_of(page)


def test_the_direct_message_of_a_voter_is_the_table_with_the_ballot():
    game = view("voting")
    shown = private(game, 1, may_vote=True, given_numbers=frozenset({2}), direct=True)
    page = presenters.hand(shown)
    assert [type(attachment.spec) for attachment in page.attachments] == [BoardPicture]
    assert verbs(page).count("token") == len(game.board)
    assert "Card 2 is yours" in text_of(page)


def test_the_direct_message_of_the_storyteller_shows_the_table_they_watch():
    page = presenters.tell(private(view("voting"), 0, direct=True))
    assert [type(attachment.spec) for attachment in page.attachments] == [BoardPicture]
    assert "token" not in verbs(page)
    assert "The others are looking for your card" in text_of(page)


@pytest.mark.parametrize(("show", "seat"), [(presenters.hand, 1), (presenters.tell, 0)])
@pytest.mark.parametrize("phase", ["scored", "finished"])
def test_a_hand_that_is_over_offers_the_way_to_the_game_and_names_no_deadline(show, seat, phase):
    page = show(private(view(phase), seat, direct=True))
    assert (verbs(page), page.attachments) == ([], ())
    assert "<t:" not in text_of(page)
    assert ("game is over" if phase == "finished" else "Round 3 is over") in text_of(page)


def test_the_hand_of_who_did_not_tell_leads_further_down():
    page = presenters.tell(private(view("submitting"), 1, cards_to_give=1, direct=True))
    assert verbs(page) == []
    assert "further down" in text_of(page)


def test_a_crowded_board_is_offered_in_larger_pictures():
    game = view("voting", count=12, ruleset="odyssey")
    page = presenters.whole_board(private(game, 1, delivery_key=""))
    check_limits(page, marks=0)
    assert len(page.attachments) == 3
    shown = [each.number for picture in page.attachments for each in picture.spec.cards]
    assert shown == list(range(1, 13))
