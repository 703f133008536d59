"""The settings panel and what else is chosen before a game, pressed and typed."""

from simcord.components import walk_components

from bot.engine.ruleset import CLASSIC
from bot.service.variants import variants_of
from bot.ui.codec import Press
from tests.ui.scenario import Scenario, said, snapshot, texts_of

ANNA, BRUNO, CARLA, DARIO, STRANGER = range(5)


async def chosen(sim: Scenario, game, field: str, *values: str) -> str:
    press = Press("set", game, 0, "lobby", field)
    return said(await sim.forge(ANNA, press, values=list(values)))


async def test_a_page_of_the_panel_shows_what_is_not_as_in_the_book(sim: Scenario) -> None:
    game = await sim.lobby(2, ruleset="classic")
    await sim.deliver()
    assert "Everything is as the book says." in said(await sim.press(ANNA, "settings"))
    shown = await chosen(sim, game, "finder-points", "5")
    assert "As the book says, except: finders' points: 5 (book: 3)." in shown
    shown = await chosen(sim, game, "variants", "lone-finder")
    assert "with lone finder; without extra cards for three players; finders'" in shown
    assert "Everything is as the book says." in await chosen(sim, game, "book")
    assert (await sim.table.load(game)).game.settings.ruleset == CLASSIC


async def test_the_panel_shows_the_language_of_the_channel(sim: Scenario) -> None:
    game = await sim.lobby(2)
    await sim.deliver()
    opened = await sim.press(ANNA, "settings")
    assert languages_chosen(opened.response) == ["en"]
    answer = await sim.forge(ANNA, Press("set", game, 0, "lobby", "language"), values=["it"])
    assert languages_chosen(answer.followups[-1]) == ["it"]


def languages_chosen(answer) -> list[str]:
    shown = walk_components(answer.components)
    (menu,) = [c for c in shown if ":language:" in (c.get("custom_id") or "")]
    return [o["value"] for o in menu["options"] if o.get("default")]


async def test_only_who_steers_turns_the_panels_pages(sim: Scenario) -> None:
    game = await sim.lobby(2, ruleset="teams")
    await sim.deliver()
    press = Press("settings", game, 0, "lobby", "points")
    answer = await sim.forge(ANNA, press)
    shown = walk_components(answer.followups[-1].components)
    fields = {i.split(":")[5] for c in shown if ":set:" in (i := c.get("custom_id") or "")}
    points = {"storyteller-points", "finder-points", "failure-points", "failure-per", "cap"}
    assert fields == points, "and no way back to the book, from which nothing differs"
    assert "Only the host" in said(await sim.forge(BRUNO, press))
    nowhere = await sim.forge(ANNA, Press("settings", game, 0, "lobby", "nowhere"))
    assert "How shall we play?" in said(nowhere)


async def test_several_variants_may_be_wished_for_at_once_by_their_names(sim: Scenario) -> None:
    wish = "jedyne trafienie, Mime or Sing"  # the table speaks English
    await sim.users[ANNA].slash(sim.channel, "dixit start", ruleset="classic", variants=wish)
    await sim.deliver()
    live = await sim.table.live_game_in(sim.channel.id)
    assert all(variants_of(live.game.settings.ruleset).values())
    assert "with lone finder; with mime or sing" in texts_of(sim.message("join"))


async def test_a_variant_that_cannot_be_is_named_and_nothing_is_opened(sim: Scenario) -> None:
    for wish, words in (
        ("chess", "There's no variant called “chess”"),
        ("lone finder, red token optional", "with this ruleset: red token optional"),
    ):
        answer = await sim.users[ANNA].slash(sim.channel, "dixit start", variants=wish)
        assert words in said(answer)
    assert await sim.table.live_game_in(sim.channel.id) is None


async def test_variants_are_suggested_after_those_that_are_typed(sim: Scenario) -> None:
    for typed, offered in (
        ("lone", ["lone finder"]),
        ("lone finder, mime", ["lone finder, mime or sing"]),
        ("nothing of the kind", []),
    ):
        anna = sim.users[ANNA]
        found = await anna.autocomplete(sim.channel, "dixit start", "variants", typed)
        assert [choice["name"] for choice in found] == offered


async def test_the_host_names_the_first_storyteller(sim: Scenario) -> None:
    game = await sim.lobby(3)
    await sim.deliver()
    await chosen(sim, game, "first", "choice")
    before = snapshot(await sim.table.load(game))
    assert "Only the host" in said(await sim.press(BRUNO, "start"))
    assert "Who is the first storyteller?" in said(await sim.press(ANNA, "start"))
    press = Press("start", game, 0, "lobby")
    assert "isn't playing" in said(await sim.forge(ANNA, press, values=["nobody"]))
    stranger = str(sim.player(STRANGER))
    assert "isn't playing" in said(await sim.forge(ANNA, press, values=[stranger]))
    assert "Only the host" in said(await sim.forge(BRUNO, press, values=[str(sim.player(BRUNO))]))
    assert snapshot(await sim.table.load(game)) == before
    assert "Here we go!" in said(await sim.forge(ANNA, press, values=[str(sim.player(CARLA))]))
    assert (await sim.view(game, None)).storyteller == sim.player(CARLA)
    late = said(await sim.forge(ANNA, press, values=[str(sim.player(BRUNO))]))
    assert "The game is on already" in late
