"""Everything that only tells: status, rules, how to play, explanations; and forgetting."""

import secrets
from collections.abc import Iterator
from contextlib import suppress
from typing import get_args

from bot.engine.errors import DixitError, GameNotFound, PhaseError
from bot.engine.ids import PlayerId
from bot.engine.joining import deck_size
from bot.engine.leaving import breaks_game_off, breaks_off, farewell, spoils
from bot.engine.model import Game
from bot.engine.settings import GameSettings
from bot.service.choices import PACE, RULESET, default_settings
from bot.service.ports import StoredGame
from bot.service.server_decks import cards_offered
from bot.ui import presenters
from bot.ui.handlers.dependencies import HandlerGroup
from bot.ui.presenters.info import Spoiled
from bot.ui.reply import Reply


class InfoHandlers(HandlerGroup):
    """The telling part of the handlers."""

    async def status(self, reply: Reply, stored: StoredGame) -> None:
        """Say how the game stands, and bring its present message back if it is gone."""
        await reply.defer()
        await reply.show(presenters.status(await self._deps.context(reply, stored)))
        with suppress(DixitError):  # the answer is given
            await self._deps.table.refresh(stored.game.id)

    async def rules(self, reply: Reply, stored: StoredGame) -> None:
        """Show the rules in force in a game."""
        await reply.defer()
        await self._rules(reply, stored.game.settings, stored.place.guild_id, stored)

    async def rules_here(self, reply: Reply, ruleset: str | None) -> None:
        """Show a ruleset by name; without one, that of the game here, else what the server set."""
        await reply.defer()
        guild_id, stored = reply.interaction.guild_id, None
        if ruleset is None:
            with suppress(GameNotFound):
                stored = await self._deps.game_here(reply)
        if stored is not None:
            settings, guild_id = stored.game.settings, stored.place.guild_id
        else:
            server = await self._deps.servers.settings(guild_id or 0)  # in a direct message none
            settings = default_settings(
                ruleset or server.ruleset or RULESET, server.pace or PACE, ()
            )
        await self._rules(reply, settings, guild_id, stored)

    async def _rules(
        self,
        reply: Reply,
        settings: GameSettings,
        guild_id: int | None,
        stored: StoredGame | None,
    ) -> None:
        """Show rules as they hold in a server, which may take no files with clues, and in a game.

        How many can play it depends on its decks: in a lobby on those that are offered still.
        """
        files = guild_id is None or (await self._deps.servers.settings(guild_id)).clips
        cards, beside = None, []
        if stored is not None:
            decks = await self._deps.server_decks.of_game(stored)
            dealt = deck_size(stored.game) + len(stored.game.hidden)
            cards = dealt or cards_offered(decks, settings.decks)
            beside.append(presenters.howto_button(await self._deps.context(reply, stored)))
        page = presenters.rules(settings, reply.texts, files=files, cards=cards, beside=beside)
        await reply.show(page)

    async def howto(self, reply: Reply, stored: StoredGame) -> None:
        """Show how to play, in pictures and in short."""
        await reply.defer()
        context = await self._deps.context(reply, stored)
        await reply.show(presenters.howto(context, stored.game.hidden), "howto")

    async def explain(self, reply: Reply, stored: StoredGame, *, round: int | None = None) -> None:
        """Explain each point of a round, by default of the last one."""
        await reply.defer()
        document = await self._deps.table.record(stored)
        scored = [
            told
            for told in document.rounds
            if (told.points or told.void) and round in (None, told.number)
        ]
        if not scored:
            raise PhaseError("nothing-to-explain")
        context = await self._deps.context(reply, stored)
        await reply.show(presenters.explain(context, document, scored[-1]))

    async def ask_to_forget(self, reply: Reply) -> None:
        """Say what forgetting does, with the button that lets it happen."""
        await reply.defer()
        await self._ask(reply, await self._all_spoiled(reply.player))

    async def forget_me(self, reply: Reply, asked: presenters.AskedToForget) -> None:
        """Take the presser out of their games and erase what is kept of them.

        If that would do to others by now what they were not told, ask them again; also if they
        pressed twice, and joined a game in between.
        """
        await reply.spend()
        spoiled = await self._all_spoiled(reply.player) if asked.told else {}
        if spoiled and presenters.forget_seal(spoiled) != asked.told:
            await self._ask(reply, spoiled, changed=True)
            return
        touched = await self._deps.people.forget(reply.player, asked.number)
        if touched is None:
            await self._ask(reply, await self._all_spoiled(reply.player), changed=True)
            return
        await reply.say("answer-forgotten", count=touched)

    async def _ask(
        self, reply: Reply, spoiled: dict[Spoiled, list[int]], *, changed: bool = False
    ) -> None:
        """Ask whether somebody is to be forgotten: a question of its own each time."""
        number = secrets.randbits(presenters.QUESTION_BITS)
        page = presenters.ask_to_forget(reply.texts, spoiled, number, changed=changed)
        await reply.show(page)

    async def _all_spoiled(self, player: PlayerId) -> dict[Spoiled, list[int]]:
        spoiled: dict[Spoiled, list[int]] = {}
        for stored in await self._deps.people.games_of(player):
            for how in _spoiled(stored.game, player):
                spoiled.setdefault(how, []).append(stored.place.target_id)
        return spoiled


def _spoiled(game: Game, leaver: PlayerId) -> Iterator[Spoiled]:
    """Yield what it does to the others that somebody leaves a game now, as leaving it asks."""
    if not spoils(game, leaver):
        return
    after = farewell(game, leaver)
    if breaks_off(game, leaver):
        yield "voids"
    yield from (how for how in get_args(Spoiled) if how == after)
    if after not in ("spoils", "unwon", "silent") and breaks_game_off(game, leaver):
        yield "breaks-off"
