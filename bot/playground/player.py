"""One simulated player: looks, hesitates as people do, and presses what a person would."""

import asyncio
import contextlib
import logging
import random
from typing import Any

import aiohttp

from bot.playground import components as kinds
from bot.playground.clues import ClueBag, language_of
from bot.playground.components import buttons as all_buttons
from bot.playground.components import text_of, walk
from bot.playground.intents import Button, Intent, Memory, buttons, has_played, what_to_do
from bot.playground.person import Modal, Outcome, Person, Refused

log = logging.getLogger(__name__)

Json = dict[str, Any]
MISUNDERSTANDINGS = (Refused, TimeoutError, LookupError, aiohttp.ClientError)
"""What happens to people, too: a button has just gone, an answer does not come."""


class SimulatedPlayer:
    """Joins what is open in a channel, plays it through `Person` alone, and goes.

    `pace` is about how many seconds an ordinary move takes; 0 plays as fast as it goes.
    """

    def __init__(
        self,
        person: Person,
        channel_id: str,
        pace: float,
        clues: ClueBag,
        chance: random.Random,
    ) -> None:
        self._person, self._channel, self._pace = person, channel_id, pace
        self._clues, self._chance = clues, chance
        self._memory = Memory()
        self._me: Json = {}
        self._dm: str | None = None
        self._language = language_of(())
        self._done = False

    def has_joined(self, game: str) -> bool:
        """Say whether Join was pressed in that game, whatever came of it."""
        return game in self._memory.joined

    async def play(self) -> None:
        """Play one game; end when it is over, when cancelled, or when the channel is gone."""
        async with self._person:
            self._me = (await self._person.session())["me"]
            while True:
                self._person.forget()
                seen = len(self._person.frames)
                try:
                    intent = await self._look()
                except Refused:
                    return
                if self._done:
                    return
                try:
                    if intent is None:
                        await self._person.news(seen, timeout=10)
                    elif await self._hesitate(intent):
                        await self._do(intent)
                except MISUNDERSTANDINGS as error:
                    log.debug("%s: %s", self._me["name"], error)
                    await asyncio.sleep(0.3)

    async def _look(self) -> Intent | None:
        if self._dm is None:
            self._dm = await self._person.dm()
        public = await self._person.messages(self._channel, 60)
        private = await self._person.messages(self._dm, 20) if self._dm else []
        shown = [b for message in public for b in all_buttons(message["components"])]
        self._language = language_of(str(button.get("label")) for button in shown)
        self._done = has_played(public, self._memory)
        return what_to_do(public, private, self._me, self._memory)

    async def _hesitate(self, intent: Intent) -> bool:
        """Wait a while; return whether the same is still to be done."""
        loop = asyncio.get_running_loop()
        usual = self._pace * intent.patience * self._chance.uniform(0.6, 1.4)
        until = loop.time() + (max(usual, intent.least) if self._pace else 0)
        while (left := until - loop.time()) > 0:
            await self._person.news(len(self._person.frames), timeout=left)
            now = await self._look()
            if now is None or now.key != intent.key:
                return False
        return True

    async def _do(self, intent: Intent) -> None:
        chosen = self._chance.choice(intent.choices)
        moment = (chosen.game, chosen.round)
        memory = self._memory
        match chosen.verb:
            case "join":
                await self._press(chosen)
                memory.joined.add(chosen.game)
            case "vote":
                await self._vote(chosen)
                memory.voted.add(moment)
            case "start":
                memory.started.add(text_of(chosen.message["components"]))
                await self._press(chosen)
            case "next":
                memory.looked.add(moment)
                await self._press(chosen)
            case "hand":
                answer = await self._person.answer(await self._press(chosen))
                memory.asked.add(moment)
                ways = [b for b in buttons(answer) if b.verb in ("pick", "clue")]
                if ways:
                    await self._tell(self._chance.choice(ways))
            case "pick" | "clue" if chosen.phase == "t":
                await self._tell(chosen)
            case _:
                await self._press(chosen)
                memory.picks[moment] = memory.picks.get(moment, 0) + 1

    async def _tell(self, button: Button) -> None:
        """Choose what to tell about, and give the clue."""
        outcome = await self._press(button)
        if outcome.modal is not None:
            _answered(await self._person.submit(outcome.modal, self._answers(outcome.modal)))
            self._memory.told.add((button.game, button.round))

    async def _press(self, button: Button) -> Outcome:
        return _answered(await self._person.press(button.message, button.custom_id))

    def _answers(self, modal: Modal) -> dict[str, Any]:
        """Fill in a modal: a clue into texts, something for every choice that must be made."""
        answers: dict[str, Any] = {}
        for part in walk(modal.components):
            custom_id, kind = part.get("custom_id"), part.get("type")
            if custom_id and kind == kinds.TEXT_INPUT:
                answers[custom_id] = self._clues.draw(self._language)
            elif custom_id and kind in (kinds.STRING_SELECT, kinds.RADIO_GROUP):
                answers[custom_id] = self._chance.choice(part["options"])["value"]
        return answers

    async def _vote(self, button: Button) -> None:
        """Open the ballot, place what there is to place, and say when that was all."""
        outcome = await self._press(button)
        ballot = await self._person.answer(outcome)
        used: set[str] = set()
        for verb in ("token", "red", "token", "done"):
            open_ = [b for b in buttons(ballot) if b.verb == verb and b.arg not in used]
            if verb == "token" and used and not self._wants_another(ballot):
                continue
            if open_:
                await asyncio.sleep(self._pace * self._chance.uniform(0.2, 0.6))
                chosen = self._chance.choice(open_)
                used |= {chosen.arg} if verb == "token" else set()
                ballot = await self._placed(ballot, chosen)

    def _wants_another(self, ballot: Json) -> bool:
        """Say whether to place a second token, which only a ballot with Done allows."""
        return any(b.verb == "done" for b in buttons(ballot)) and self._chance.random() < 0.5

    async def _placed(self, ballot: Json, button: Button) -> Json:
        """Press a button of the ballot; return the ballot as it is afterwards."""
        await self._press(button)

        def changed(message: Json) -> bool:
            # The news of an earlier change may come only now, so what it says is looked at.
            other = message["components"] != ballot["components"]
            return message["id"] == ballot["id"] and other

        with contextlib.suppress(TimeoutError):
            return await self._person.wait_for_message(ballot["channel_id"], changed, 3)
        return ballot


def _answered(outcome: Outcome) -> Outcome:
    """Return an outcome; raise TimeoutError if the bot gave no answer, so it is tried again."""
    if outcome.kind == "failed":
        raise TimeoutError
    return outcome
