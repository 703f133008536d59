"""Whole games of every ruleset, played by nothing but what the pages offer."""

import random

import pytest

from bot.engine import commands as c
from bot.engine.ids import CardId, PlayerId
from bot.engine.ruleset import RULESETS
from bot.service.choices import PACES
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.codec import Press, decode
from bot.ui.page import Page, RenderContext
from tests.engine.tabletop import Table
from tests.ui.render_contexts import check_limits, components, context, presses, text_of, verbs


class ByButtons:
    """A table whose players press what they see; every page is looked at after every step."""

    def __init__(self, ruleset: str, players: int, **fields: object) -> None:
        self.table = Table(
            RULESETS[ruleset],
            players,
            cards=252,
            pace=PACES["untimed"],
            first_storyteller="offer",
            **fields,
        )
        self.dice = random.Random(f"{ruleset} {players}")

    def context(self, player: int | None = None, delivery_key: str = "m") -> RenderContext:
        return context(self.table.view(player), delivery_key=delivery_key * 25)

    def press(self, page: Page, *wanted: str) -> Press:
        """Choose one of the buttons that can be pressed; there must be one."""
        ids = [c["custom_id"] for c in components(page) if c["type"] == 2 and not c["disabled"]]
        offered = [press for press in map(decode, ids) if press and press.verb in wanted]
        assert offered, (wanted, text_of(page))
        return self.dice.choice(offered)

    def step(self) -> None:
        if self.table.kind == "scored":
            press = self.press(presenters.reveal(self.context()), "next")
            assert press.round == self.table.game.round
            self.table.next()
        elif not self.table.awaited:
            self.table.close()
        else:
            self.act(self.dice.choice(self.table.awaited))

    def act(self, player: int) -> None:
        shown = self.context(player)
        press = self.press(presenters.my_hand(shown), "pick", "clue", "vote")
        who = PlayerId(player)
        if self.table.kind == "storytelling":
            card = CardId(press.arg) if press.arg else None
            modal = presenters.clue_modal(shown, card)
            sent = decode(modal.custom_id)
            assert sent is not None
            self.table.do(c.GiveClue(who, "a clue", CardId(sent.arg) if sent.arg else None))
        elif self.table.kind == "submitting":
            self.table.do(c.GiveCard(who, CardId(press.arg)))
        else:
            self.vote(who)

    def vote(self, player: PlayerId) -> None:
        view = self.table.view(player)
        page = presenters.ballot(self.context(player))
        if view.may_red and view.red is None:
            self.table.do(c.PlaceRed(player, int(self.press(page, "red").arg)))
        elif view.ballot and not view.ballot_done and self.dice.random() < 0.5:
            self.press(page, "done")
            self.table.do(c.FinishBallot(player))
        else:
            free = [
                p
                for p in presses(page)
                if p.verb == "token" and int(p.arg) not in view.own_numbers | set(view.ballot)
            ]
            self.table.do(c.PlaceToken(player, int(self.dice.choice(free).arg)))

    def look_at_everything(self) -> None:
        public = self.context()
        document = build_record((n, e) for n, e in enumerate(self.table.log))
        pages = [presenters.lobby, presenters.turn, presenters.board, presenters.remind]
        for show in [*pages, presenters.reveal]:
            check_limits(show(public), marks=1)
        for chair in self.table.game.chairs:
            mine = self.context(chair.player)
            check_limits(presenters.my_hand(mine), marks=1)
            mine = self.context(chair.player, delivery_key="")
            for show in (presenters.ballot, presenters.describe, presenters.status):
                check_limits(show(mine), marks=0)
            for told in document.rounds[-1:]:
                check_limits(presenters.explain(mine, document, told), marks=0)


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [
        ("classic", 3),
        ("classic", 6),
        ("odyssey", 3),
        ("odyssey", 7),
        ("odyssey", 12),
        ("party", 6),
        ("party", 12),
        ("teams", 6),
        ("teams", 12),
        ("mini", 3),
        ("mini", 4),
    ],
)
def test_a_game_can_be_played_to_its_end_with_what_the_pages_offer(ruleset, players):
    fields = {"target_score": 10} if ruleset == "odyssey" else {}
    if ruleset == "classic":
        fields = {"laps": 1}
    game = ByButtons(ruleset, players, **fields)
    for number in range(1200):
        if game.table.kind == "finished":
            break
        if number % 5 == 0:
            game.look_at_everything()
        game.step()
    assert game.table.kind == "finished"
    game.look_at_everything()
    document = build_record((n, e) for n, e in enumerate(game.table.log))
    page = presenters.end(game.context(), document)
    check_limits(page, marks=1)
    assert "rematch" in verbs(page)
    book = [a.spec.entries for a in page.attachments if a.name.startswith("storybook")]
    clues = [entry.clue for entries in book for entry in entries]
    assert clues == ["a clue"] * len([r for r in document.rounds if not r.void])
