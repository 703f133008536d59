"""The lobby: who is in, what will be played."""

from bot.engine.views import PlayerView
from bot.service.pictures import LobbyPicture
from bot.ui.page import Page, Scene
from bot.ui.presenters.people import colour, label, who
from bot.ui.presenters.sheet import Button, Sheet, Style, button, my_hand_button
from bot.ui.presenters.summary import choices, ruleset_name


def lobby(scene: Scene) -> Page:
    """Return the lobby; once the game runs, the same message leads into it."""
    texts, game = scene.texts, scene.game
    sheet = Sheet(texts, scene.notes)
    sheet.text(texts("lobby-title"), *_choices(scene))
    sheet.gallery(("lobby", _picture(scene), _alt(scene)))
    sheet.text(*(_player_line(scene, player) for player in game.players))
    if game.phase == "lobby":
        teams = game.settings.ruleset.teams
        sheet.text(_readiness(scene), texts("lobby-teams") if teams else "", texts("lobby-closes"))
        _open_buttons(sheet, scene)
    else:
        over = game.phase == "finished"
        sheet.say("lobby-over" if over else "lobby-started", round=str(game.round))
        late = [] if over else [button(scene, "join", texts("button-join"), emoji="🐇")]
        sheet.buttons([my_hand_button(scene), *late, _howto(scene)])
    return sheet.page()


def _open_buttons(sheet: Sheet, scene: Scene) -> None:
    texts = scene.texts
    sheet.buttons(
        [
            button(scene, "join", texts("button-join"), emoji="🐇", style=Style.success),
            button(scene, "leave", texts("button-leave")),
            # Never greyed out: the lobby's edit comes some seconds after the last who joins.
            button(scene, "start", texts("button-start"), emoji="▶️", style=Style.primary),
            button(scene, "settings", texts("button-settings"), emoji="⚙️"),
        ]
    )
    if scene.game.settings.ruleset.teams:
        count = scene.game.settings.ruleset.max_players // 2
        sheet.buttons(
            button(scene, "team", texts("button-team", team=str(team + 1)), str(team))
            for team in range(count)
        )
    sheet.buttons([my_hand_button(scene), _howto(scene), _rules(scene)])


def _howto(scene: Scene) -> Button:
    return button(scene, "howto", scene.texts("button-howto"), emoji="❔")


def _rules(scene: Scene) -> Button:
    return button(scene, "rules", scene.texts("button-rules"), emoji="📖")


def _choices(scene: Scene) -> tuple[str, ...]:
    line, extras = choices(scene)
    return f"{line} · {scene.texts('language-name')}", f"-# {extras}"


def _player_line(scene: Scene, player: PlayerView) -> str:
    texts = scene.texts
    line = texts("player-rabbit", player=who(player), colour=colour(texts, player.rabbit))
    # Seats are dealt anew at the start, and teams by seat: another number would only confuse.
    if player.team is not None and scene.game.phase == "lobby":
        line = texts("player-in-team", player=line, team=str(player.team + 1))
    if player.id == scene.game.host:
        line = texts("player-host", player=line)
    return line


def _missing(scene: Scene) -> int:
    return max(0, scene.game.settings.ruleset.min_players - len(scene.game.players))


def _readiness(scene: Scene) -> str:
    texts, rules = scene.texts, scene.game.settings.ruleset
    if missing := _missing(scene):
        return texts("lobby-missing", count=missing)
    if (extra := len(scene.game.players) - rules.max_players) > 0:
        return texts("lobby-too-many", count=extra, most=rules.max_players)
    if rules.teams and len(scene.game.players) % 2:
        return texts("lobby-odd")
    if len(scene.game.players) == rules.max_players:
        return texts("lobby-full", count=rules.max_players)
    return texts("lobby-ready", count=len(scene.game.players), most=rules.max_players)


def _picture(scene: Scene) -> LobbyPicture:
    texts, game = scene.texts, scene.game
    return LobbyPicture(
        title=texts("lobby-picture-title"),
        subtitle=ruleset_name(game.settings, texts),
        rabbits=tuple((player.rabbit, label(player)) for player in game.players),
    )


def _alt(scene: Scene) -> str:
    names = ", ".join(
        f"{label(player)} ({colour(scene.texts, player.rabbit)})" for player in scene.game.players
    )
    return scene.texts("lobby-alt", names=names)
