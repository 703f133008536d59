"""Thinking beside the event loop: one thread, in which the model is loaded when first needed."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Final

from bot.engine.commands import Command
from bot.engine.views import GameView
from bot.players.encoder import Encoder, is_installed
from bot.players.levels import Level
from bot.players.luck import Chance
from bot.players.mind import Mind, make_mind
from bot.players.policy import decide
from bot.players.texts import Repertoire

_log = logging.getLogger(__name__)

MINDS: Final = 8
"""Minds (of a language and some decks) that are held; a house deck's takes about 1 MiB."""


class Thinker:
    """Decides for all computer players of a process; close it at the end."""

    def __init__(self, encoder: Encoder | None) -> None:
        if encoder is not None and is_installed():
            # Loading its libraries stops all threads for a moment; better now than in a game.
            import_module("numpy")
        self._encoder = encoder
        self._thread = ThreadPoolExecutor(1, "thinking")
        self._minds: OrderedDict[Hashable, Mind] = OrderedDict()

    async def decide(
        self,
        view: GameView,
        level: Level,
        chance: Chance,
        said: Sequence[str],
        *,
        key: Hashable,
        repertoire: Callable[[], Repertoire],
        among_several: bytes | None = None,
    ) -> Command | None:
        """Return :func:`bot.players.policy.decide`, without holding up the loop.

        ``repertoire`` is called, in the thread, for a ``key`` that is not held: the language and
        the decks' versions. ``among_several`` is a seed for this player in this game if other
        computer players sit at the table (:meth:`Mind.of_one_among_several`).
        """

        def think() -> Command | None:
            try:
                mind = self._mind(key, repertoire)
                if among_several is not None:
                    mind = mind.of_one_among_several(among_several)
                return decide(view, mind, level, chance, said)
            except Exception:  # noqa: BLE001 -- a foreign model must not keep a table waiting
                _log.exception("a computer player plays by chance")
                return decide(view, Mind(repertoire()), level, chance, said)

        return await asyncio.get_running_loop().run_in_executor(self._thread, think)

    async def prepare(self, key: Hashable, repertoire: Callable[[], Repertoire]) -> None:
        """Have the mind for a ``key`` made, and the model loaded, before anybody has to decide."""

        def make() -> None:
            try:
                self._mind(key, repertoire)
                if self._encoder is not None and is_installed():
                    self._encoder.encode([""])  # the mind's vectors may have been kept
            except Exception:  # noqa: BLE001 -- whoever decides tries again, and plays by chance
                _log.exception("no mind is made beforehand")

        await asyncio.get_running_loop().run_in_executor(self._thread, make)

    def close(self) -> None:
        """Let go of the thread; what waits is not thought any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _mind(self, key: Hashable, repertoire: Callable[[], Repertoire]) -> Mind:
        mind = self._minds.get(key)
        if mind is None:
            mind = self._minds[key] = make_mind(repertoire(), self._encoder)
        self._minds.move_to_end(key)
        while len(self._minds) > MINDS:
            self._minds.popitem(last=False)
        return mind
