"""People who play a whole game of any ruleset by pressing what they see.

What they do depends only on who they are and on the round, so two games with the same seed are the
same game. Every step is done again until its effect is to be seen: whoever presses a button while
the bot dies presses it again, as a person would.
"""

from dataclasses import dataclass, field

from bot.playground.person import Modal, Outcome
from tests.e2e.harness import Table
from tests.e2e.player import (
    AGAIN,
    PATIENCE,
    PLACED,
    Button,
    Player,
    buttons,
    called,
    find,
    for_sure,
    text_of,
)

CLUE = "A quiet evening"


@dataclass
class Game:
    """One game at a table: the first of ``people`` is its host.

    ``settings`` are chosen in the lobby's panel, by field. After ``rounds`` the host ends the
    game; with None it runs to its own end. In *teams* neighbours in ``people`` are partners.
    """

    table: Table
    ruleset: str
    people: list[Player]
    pace: str = "untimed"
    settings: dict[str, str] = field(default_factory=dict)
    rounds: int | None = None
    options: dict[str, object] = field(default_factory=dict)

    @property
    def host(self) -> Player:
        """Who opened the lobby."""
        return self.people[0]

    async def play(self) -> int:
        """Play from the lobby to the podium; return the number of rounds."""
        await self.gather()
        number = 1
        while True:
            await self.round(number)
            if self.host.reached(number, "f"):
                break
            if number == self.rounds:
                await self.end()
                break
            if await self.next(number):
                break
            number += 1
        await self.host.until(lambda: find(self.host.public(), "rematch"))
        await self.table.quiet()
        return number

    # -- the lobby ---------------------------------------------------------------------------

    async def gather(self) -> None:
        """Open a lobby, sit down, choose, and start."""
        await self.open()
        for person in self.people[1:]:
            await self.join(person)
        if self.ruleset == "teams":
            for index, person in enumerate(self.people):
                await self.pick_team(person, index // 2)
        for name, value in self.settings.items():
            await self.choose(name, value)
        await self.start()

    async def open(self) -> None:
        """Start a game in the channel."""
        options = {"ruleset": self.ruleset, "pace": self.pace, **self.options}
        await self.host.insist(
            lambda: self.host.command(self.table.channel, "dixit start", **options),
            lambda outcome: self.host.answer_to(outcome) and find(self.host.public(), "join"),
        )

    async def join(self, person: Player) -> None:
        """Press Join."""

        def joined(outcome: Outcome | None) -> bool:
            if not person.of_several:
                return person.answer_to(outcome) is not None
            # One of several may answer that its database is away: that is not done.
            lobby = text_of(find(person.public(), "join")[0].message)
            return person.name in lobby or person.reached(1, "t")

        await person.until(lambda: find(person.public(), "join"))
        await person.insist(lambda: person.push_newest("join"), joined)

    async def pick_team(self, person: Player, team: int) -> None:
        """Press the button of a team (counted from 0)."""

        def picked(_: Outcome | None) -> bool:
            lobby = text_of(find(person.public(), "join")[0].message)
            line = next(each for each in lobby.splitlines() if person.name in each)
            return f"team {team + 1}" in line

        await person.insist(lambda: person.push_newest("team", arg=str(team)), picked)

    async def choose(self, name: str, value: str) -> None:
        """Choose one field in the settings panel."""
        outcome = await self._press_public(self.host, "settings")
        panel = self.host.answer_to(outcome)
        assert panel is not None
        menu = next(b for b in buttons(panel) if b.arg == name)
        assert value in menu.options

        def chosen(_: Outcome | None) -> bool:
            now = buttons(self.host.screen[panel["id"]])
            return any(b.arg == name and value in b.chosen for b in now)

        await self.host.insist(lambda: self.host.push(menu, [value]), chosen)

    async def start(self) -> None:
        """Press Start."""
        await self.host.until(lambda: find(self.host.public(), "start"))
        await self.host.insist(
            lambda: self.host.push_newest("start"), lambda _: self.host.reached(1, "t")
        )

    # -- a round -----------------------------------------------------------------------------

    async def round(self, number: int) -> None:
        """Play one round until it is scored."""
        teller = await self.tell(number)
        givers = self.givers(teller, number)
        for person in givers:
            await self.give(person, number)
        for person in self.voters(teller, givers):
            await self.vote(person, number, red=person is teller)
        await self.host.until(lambda: self.host.reached(number, "r"))

    async def next(self, number: int) -> bool:
        """Press Next; say whether that ended the game."""
        host = self.host
        await host.until(lambda: find(host.public(), "next", number))
        await host.insist(
            lambda: host.push_newest("next", number),
            lambda _: host.reached(number, "f") or host.reached(number + 1, "t"),
        )
        return not host.reached(number + 1, "t")

    async def end(self) -> None:
        """End the game as its host."""
        await self.host.insist(
            lambda: for_sure(self.host, self.table.channel, "dixit end"),
            lambda _: find(self.host.public(), "rematch"),
        )

    async def tell(self, number: int) -> Player:
        """Let whose turn it is give a clue; the host offers the first one."""
        if self.ruleset == "party":
            return await self._tell_party(number)
        candidates = [self.host] if number == 1 else self.people
        await self.host.until(lambda: self.host.reached(number, "t"))
        teller = await self._first_with_hand(candidates, number)

        def cards() -> list[Button]:
            return [b for b in teller.hand(number, "t") if b.verb == "pick"]

        def told(_: Outcome | None = None) -> bool:
            return teller.reached(number, "s")

        async def act() -> Outcome | None:
            if not cards():
                return None
            return await self._fill_in(teller, await teller.push(cards()[0]), number)

        while not told():
            await teller.until(lambda: cards() or told())
            if cards():
                await teller.insist(act, lambda _: told() or not cards())
        return teller

    async def _first_with_hand(self, candidates: list[Player], number: int) -> Player:
        # The hand may come a moment after the message that calls for it, or before.
        person = candidates[0] if len(candidates) == 1 else await self._called(number)
        await self._look_at_hand(person, number, "t")
        await person.until(lambda: person.hand(number, "t"))
        return person

    async def _called(self, number: int) -> Player:
        """Wait for the message that calls somebody: an older one may show the new round first."""

        def found() -> list[Player]:
            turns = [m for m in self.host.public() if find([m], "hand", number, "t")]
            who = {called(message) for message in turns}
            return [person for person in self.people if person.user_id in who]

        return (await self.host.until(found))[0]

    async def _tell_party(self, number: int) -> Player:
        """Nobody has seen a hand: the window is opened from the answer to My hand (P2)."""
        await self.host.until(lambda: self.host.reached(number, "t"))
        teller = self.host if number == 1 else await self._called(number)

        async def act() -> Outcome | None:
            await teller.until(lambda: find(teller.public(), "hand", number, "t"))
            asked = await teller.push_newest("hand", number, "t")
            if asked is None:
                return None
            outages = teller.outages
            await teller.until(lambda: teller.answer_to(asked) or teller.outages != outages)
            answer = teller.answer_to(asked)
            if answer is None:
                return asked
            clue = next((b for b in buttons(answer) if b.verb == "clue"), None)
            if clue is None:
                return asked  # it was taken before the bot died
            return await self._fill_in(teller, await teller.push(clue), number)

        await teller.insist(act, lambda _: teller.reached(number, "s"))
        return teller

    async def _fill_in(self, teller: Player, opened: Outcome, number: int) -> Outcome:
        if opened.modal is None:
            return opened
        modal: Modal = opened.modal
        return await teller.submit(modal, {modal.inputs()[0]: f"{CLUE} {number}"})

    def givers(self, teller: Player, number: int) -> list[Player]:
        """Return who brings a card: everybody else; party all; teams one of each pair (T3)."""
        if self.ruleset == "party":
            return self.people
        if self.ruleset != "teams":
            return [person for person in self.people if person is not teller]
        pairs = [self.people[i : i + 2] for i in range(0, len(self.people), 2)]
        return [
            next(p for p in pair if p is not teller) if teller in pair else pair[number % 2]
            for pair in pairs
        ]

    def voters(self, teller: Player, givers: list[Player]) -> list[Player]:
        """Return who votes: all but the storyteller; party all; teams who gave no card."""
        if self.ruleset == "party":
            return self.people
        if self.ruleset != "teams":
            return givers
        return [person for person in self.people if person is not teller and person not in givers]

    async def give(self, person: Player, number: int) -> None:
        """Give as many cards as the round asks for."""
        two = len(self.people) == 3 and self.ruleset in ("classic", "odyssey")
        for wanted in range(1, 3 if two else 2):
            await self._give_one(person, number, wanted)

    async def _give_one(self, person: Player, number: int, wanted: int) -> None:
        await self._look_at_hand(person, number, "s")
        await person.until(lambda: person.hand(number, "s") or person.reached(number, "v"))

        def given(_: Outcome | None = None) -> bool:
            hand = person.hand(number, "s")
            return person.reached(number, "v") or sum(b.verb == "back" for b in hand) >= wanted

        async def act() -> Outcome | None:
            pick = next((b for b in person.hand(number, "s") if b.verb == "pick"), None)
            return None if pick is None else await person.push(pick)

        if not given():
            # Of several bots one may answer that its database is away: that is not done.
            await person.insist(
                act, lambda o: given() or (not person.of_several and person.answer_to(o))
            )

    async def vote(self, person: Player, number: int, *, red: bool = False) -> None:
        """Open the ballot and place the tokens: two of two, or one and Done, by turns."""
        await person.until(lambda: find(person.public(), "vote", number, "v"))
        while not await self._fill_ballot(person, number, red=red):
            await person.until(lambda: person.bot_online)

    async def _fill_ballot(self, person: Player, number: int, *, red: bool) -> bool:
        """Return True when everything is placed, False if the bot died or the ballot went."""

        def over() -> bool:
            return person.reached(number, "r")

        index = self.people.index(person)
        opened = await person.insist(
            lambda: person.push_newest("vote", number, "v"),
            lambda outcome: person.answer_to(outcome) or over(),
        )
        ballot, outages = person.answer_to(opened), person.outages
        while ballot is not None and not over():
            key, before = ballot["id"], str(ballot)
            todo = self._todo(ballot, index + number, several=index % 2 == 0, red=red)
            if todo is None:
                # What has no numbers may be the answer of one whose database is away.
                shown = any(b.verb in ("token", "lift") for b in buttons(ballot))
                return shown or over() or not person.of_several
            pressed = await person.attempt(lambda: person.push(todo))  # noqa: B023  awaited here

            def changed(key: str = key, before: str = before) -> bool:
                shown = str(person.screen.get(key))
                return shown != before or person.outages != outages or over()

            try:
                await person.until(changed, AGAIN if person.of_several else PATIENCE)
            except TimeoutError:
                if person.of_several:
                    return False  # one of them was dead, or its database away
                raise
            if pressed is None or person.outages != outages or key not in person.screen:
                return False  # a press delivered twice opens two, of which the newer stays
            ballot = person.screen[key]
        return True

    @staticmethod
    def _todo(ballot: dict, turn: int, *, several: bool, red: bool) -> Button | None:
        """Return what to press next on a ballot, None if it is complete."""
        found = list(buttons(ballot))
        tokens = [b for b in found if b.verb in ("token", "lift")]
        if not tokens:
            return None  # told that the vote is over: it was counted before the bot died
        placed = [b for b in tokens if b.style == PLACED]
        free = [b for b in tokens if b.style != PLACED]
        done = next((b for b in found if b.verb == "done"), None)
        if not placed:
            return free[turn % len(free)]
        if done is not None:
            return free[turn % len(free)] if several and free else done
        reds = [b for b in found if b.verb in ("red", "liftred")]
        if red and reds and not any(b.emoji for b in reds):
            return reds[turn % len(reds)]
        return None

    async def _look_at_hand(self, person: Player, number: int, phase: str) -> None:
        """Press My hand, if the hand does not come by itself."""
        if person.asks_for_hand and not person.hand(number, phase):
            await person.until(lambda: find(person.public(), "hand", number, phase))
            await self._press_public(person, "hand")

    # -- small steps -------------------------------------------------------------------------

    async def _press_public(self, person: Player, verb: str) -> Outcome | None:
        """Press a button of the channel that is answered with a message of one's own."""
        await person.until(lambda: find(person.public(), verb))
        return await person.insist(lambda: person.push_newest(verb), person.answer_to)
