"""Every press and every sent modal comes in here, is acknowledged, and ends in an answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import discord

from bot.engine.errors import (
    DixitError,
    GameNotFound,
    PackError,
    SeatError,
    StorageError,
    TableError,
)
from bot.engine.projection import view_for
from bot.i18n import Library
from bot.service.pictures import Pictures
from bot.ui.codec import Press, Verb, decode
from bot.ui.handlers import Handlers, SubmittedClue
from bot.ui.permissions import check_permissions
from bot.ui.presenters.clue import FIELD_FILE, FIELD_LIVE, FIELD_PARTNER, FIELD_TEXT
from bot.ui.presenters.people import find
from bot.ui.reply import LINE, NETWORK, Interaction, Reply

log = logging.getLogger(__name__)

IN_DIRECT: frozenset[Verb] = frozenset(
    (
        "hand",
        "pick",
        "look",
        "back",
        "clue",
        "tell",
        "describe",
        "vote",
        "token",
        "lift",
        "red",
        "done",
        "set",
    )
)
"""What direct messages offer, and the answers to it; "join" and the like belong to the channel."""

Handler = Callable[[Reply, Press], Awaitable[None]]


class InteractionRouter:
    """Routes by ``custom_id``; nothing is registered per message, so restarts change nothing."""

    def __init__(self, handlers: Handlers, library: Library, pictures: Pictures) -> None:
        self.handlers = handlers
        self._library = library
        self._pictures = pictures
        self._running: set[asyncio.Task[None]] = set()
        self._verbs = self._routes()

    def reply(self, interaction: Interaction) -> Reply:
        """Return the answer side of an interaction."""
        return Reply(interaction, self._library, self._pictures, self.handlers.deps.greeter)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Deal with a component or a modal; commands go through the command tree."""
        component = interaction.type is discord.InteractionType.component
        if not component and interaction.type is not discord.InteractionType.modal_submit:
            return
        reply = self.reply(interaction)
        press = decode(str((interaction.data or {}).get("custom_id", "")))
        await self.run(reply, self._dealing(reply, press))

    async def run(self, reply: Reply, work: Awaitable[None]) -> None:
        """Run one piece of work so that whatever happens, the presser gets an answer."""
        task = asyncio.current_task()
        if task is not None:
            self._running.add(task)
        try:
            await work
        except DixitError as error:
            if isinstance(error, PackError | StorageError):
                # The code alone: the card that cannot be read is one of somebody's hand.
                log.warning("interaction %s: %s", reply.interaction.id, error.code)
            await self._answer(reply, error)
        except NETWORK as error:
            log.warning("interaction %s: %s", reply.interaction.id, type(error).__name__)
            # Else nobody can be told any more, or it is done and would be said to have failed.
            if reply.acknowledged and not (reply.answered and isinstance(error, LINE)):
                await self._answer(reply, TableError("unexpected"))
        except Exception:
            log.exception("interaction %s failed", reply.interaction.id)
            await self._answer(reply, TableError("unexpected"))
        finally:
            if task is not None:
                self._running.discard(task)

    async def drain(self, seconds: float) -> None:
        """Wait for the work under way, for at most so long."""
        if self._running:
            await asyncio.wait(self._running, timeout=seconds)

    async def _answer(self, reply: Reply, error: DixitError) -> None:
        try:
            await reply.refuse(error, typed_text(reply.interaction.data or {}))
        except NETWORK as failure:
            log.warning("interaction %s: no answer (%s)", reply.interaction.id, failure)

    async def _dealing(self, reply: Reply, press: Press | None) -> None:
        if press is None:
            raise TableError("malformed-id")
        log.info(
            "interaction %s: %s in game %s, round %s",
            reply.interaction.id,
            press.verb,
            press.game,
            press.round,
        )
        await self._check_place(reply, press)
        await self._verbs[press.verb](reply, press)
        # Lost in mid-game: the answer still arrives, but the game's own messages do not.
        check_permissions(reply.interaction)

    async def _check_place(self, reply: Reply, press: Press) -> None:
        """Raise what is wrong with where a press comes from.

        From elsewhere than the game's channel, GameNotFound. From direct messages only those who
        play may act, and only on what direct messages offer: others may not even be of the server.
        """
        stored = await self.handlers.deps.game(press.game)
        if not reply.direct:
            here = (reply.interaction.guild_id, reply.interaction.channel_id)
            if here != (stored.place.guild_id, stored.place.target_id):
                raise GameNotFound("game-not-found")
            return
        player = find(view_for(stored.game, reply.player), reply.player)
        if player is None or press.verb not in IN_DIRECT:
            raise SeatError("not-seated")

    def _routes(self) -> Mapping[Verb, Handler]:
        handlers = self.handlers
        game = handlers.deps.game

        async def tell(reply: Reply, press: Press) -> None:
            await handlers.play.tell(reply, press, told(reply.interaction))

        async def look(reply: Reply, press: Press) -> None:
            await handlers.play.look(reply, press, selected(reply.interaction))

        async def explain(reply: Reply, press: Press) -> None:
            await handlers.info.explain(reply, await game(press.game), round=press.round)

        async def choose(reply: Reply, press: Press) -> None:
            await handlers.lobby.choose(reply, press, selected(reply.interaction))

        def of_game(handler: Callable[..., Awaitable[None]]) -> Handler:
            async def with_game(reply: Reply, press: Press) -> None:
                await handler(reply, await game(press.game))

            return with_game

        return {
            "join": of_game(handlers.lobby.join),
            "leave": of_game(handlers.lobby.leave),
            "start": of_game(handlers.lobby.start),
            "settings": of_game(handlers.lobby.settings),
            "set": choose,
            "team": handlers.lobby.pick_team,
            "howto": of_game(handlers.info.howto),
            "rules": of_game(handlers.info.rules),
            "hand": of_game(handlers.play.my_hand),
            "pick": handlers.play.pick,
            "look": look,
            "back": handlers.play.take_back,
            "clue": of_game(handlers.play.ask_clue),
            "tell": tell,
            "describe": handlers.play.describe,
            "vote": handlers.play.ballot,
            "token": handlers.play.token,
            "lift": handlers.play.lift,
            "red": handlers.play.red,
            "done": handlers.play.done,
            "next": handlers.play.next_round,
            "explain": explain,
            "rematch": of_game(handlers.lobby.rematch),
        }


def selected(interaction: Interaction) -> list[str]:
    """Return what was chosen in a select menu; raise TableError (``malformed-id``)."""
    values: Any = (interaction.data or {}).get("values", [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TableError("malformed-id")
    return values


def told(interaction: Interaction) -> SubmittedClue:
    """Return what a clue's modal sent; raise TableError (``malformed-id``)."""
    data: Any = interaction.data or {}
    values: dict[str, Any] = {}
    for field in fields(data.get("components")):
        many = field.get("values") or [None]
        values[field["custom_id"]] = field.get("value", many[0])
    text, partner = values.get(FIELD_TEXT) or "", values.get(FIELD_PARTNER)
    if not isinstance(text, str) or not isinstance(partner, str | None):
        raise TableError("malformed-id")
    file = None
    if uploaded := values.get(FIELD_FILE):
        raw = data.get("resolved", {}).get("attachments", {}).get(str(uploaded))
        if raw is None:
            raise TableError("malformed-id")
        state = interaction.client._connection  # noqa: SLF001  an Attachment needs its state
        file = discord.Attachment(data=raw, state=state)
    return SubmittedClue(text, partner, file, live=bool(values.get(FIELD_LIVE)))


def fields(components: Any) -> Iterator[dict[str, Any]]:
    """Yield the inputs of a sent modal, out of their labels and rows; nothing else."""
    for component in components if isinstance(components, list) else []:
        if not isinstance(component, dict):
            continue
        if isinstance(component.get("custom_id"), str):
            yield component
        yield from fields([component.get("component")])
        yield from fields(component.get("components"))


def typed_text(data: Any) -> str:
    """Return what was typed into a modal, to give it back with a refusal."""
    texts = (f.get("value") for f in fields(data.get("components")))
    return next((t for t in texts if isinstance(t, str) and t), "")
