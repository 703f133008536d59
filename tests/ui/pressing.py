"""What the buttons of a player's pages ask the engine for."""

from collections.abc import Iterable, Iterator

from bot.engine import commands as c
from bot.engine.ids import CardId, PlayerId
from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS, ThreePlayers
from bot.ui import presenters
from bot.ui.codec import Press, decode
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.clue import FIELD_PARTNER
from tests.engine.tabletop import Table
from tests.ui.render_contexts import components, context

GAMES = {
    "classic": (CLASSIC, (3, 6)),
    "odyssey": (with_settings(ODYSSEY, target_score=10), (3, 7, 12)),
    "party": (PARTY, (6, 12)),
    "party by the other book": (
        with_settings(PARTY, hidden_from="storyteller", red="optional"),
        (6, 9),
    ),
    "party without red": (with_settings(PARTY, hidden_from="nobody", red="none"), (7,)),
    "teams": (TEAMS, (6, 8, 12)),
    "mini": (MINI, (3, 4)),
    "mini with two cards each": (with_settings(MINI, three_players=ThreePlayers()), (3,)),
}
TABLES = [(name, players) for name, (_, counts) in GAMES.items() for players in counts]


def pressable(page: Page) -> list[Press]:
    buttons = [part for part in components(page) if part["type"] == 2 and "custom_id" in part]
    enabled = [part["custom_id"] for part in buttons if not part.get("disabled", True)]
    return [press for press in map(decode, enabled) if press]


def wanted(table: Table, player: PlayerId) -> Iterator[c.Command]:
    """Every command for which the player's own pages have a button that can be pressed."""
    shown = context(table.view(player))
    for page in (presenters.my_hand(shown), presenters.ballot(shown)):
        yield from asked_for(shown, page)


def asked_for(shown: RenderContext, page: Page) -> Iterator[c.Command]:
    """Every command for which a page of the context's viewer has a button that can be pressed."""
    player = PlayerId(shown.game.viewer)
    for press in pressable(page):
        number = int(press.arg) if press.arg.isdigit() else 0
        match press.verb:
            case "pick" | "clue" if press.phase == "storytelling":
                yield from told(shown, CardId(press.arg) if press.arg else None)
            case "pick":
                yield c.GiveCard(player, CardId(press.arg))
            case "back":
                yield c.TakeBack(player, CardId(press.arg))
            case "token":
                yield c.PlaceToken(player, number)
            case "lift":
                yield c.RemoveToken(player, number)
            case "red":
                yield c.PlaceRed(player, number)
            case "liftred":
                yield c.RemoveRed(player, number)
            case "done":
                yield c.FinishBallot(player)


def forward(offered: Iterable[c.Command]) -> list[c.Command]:
    """Leave out what only takes back."""
    back = c.TakeBack | c.RemoveToken | c.RemoveRed
    return [command for command in offered if not isinstance(command, back)]


def told(shown, card: CardId | None) -> Iterator[c.GiveClue]:
    """What the clue's window can send."""
    partners = [None]
    for label in presenters.clue_modal(shown, card).to_dict()["components"]:
        if label["component"]["custom_id"] == FIELD_PARTNER:
            partners = [option["value"] for option in label["component"]["options"]]
    for partner in partners:
        yield c.GiveClue(PlayerId(shown.game.viewer), "a clue", card, partner)
