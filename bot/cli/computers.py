"""``simulate --computers``: whole games of computer players, and how well each level does."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.engine.chance import Chance
from bot.engine.ids import PlayerId
from bot.engine.projection import view_for
from bot.engine.ruleset import Ruleset
from bot.players.banks import read_bank
from bot.players.encoder import Encoder
from bot.players.levels import EVEN, LEVELS, Level
from bot.players.mind import Mind, make_mind
from bot.players.policy import decide
from bot.players.texts import Repertoire
from bot.random_players import Simulation
from bot.service.record import GameRecord
from bot.service.record_builder import build_record
from bot.settings import Settings, read_settings
from cards.catalogue import Catalogue
from cards.meanings import card_texts

LOCALE = "en"
SOME = {"found", "lone-finder"}
"""Outcomes of rounds in which some found the card and not all."""
SOUGHT = SOME | {"everybody", "nobody"}
"""Outcomes of rounds in which a card was to be found; party's are none."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits in a seat: a mind and how well it plays."""

    mind: Mind
    level: Level


class ComputerTable(Simulation):
    """A table whose seats are all computer players."""

    def __init__(self, ruleset: Ruleset, seats: Mapping[int, Seated], key: bytes) -> None:
        self._seats = dict(seats)
        if sum(seated.mind.sense is not None for seated in seats.values()) > 1:
            for player, seated in seats.items():
                mind = seated.mind.of_one_among_several(key + bytes([player]))
                self._seats[player] = replace(seated, mind=mind)
        self._chance = Chance(key + b"/computers")
        self._said: list[str] = []
        deck = tuple(seats[1].mind.repertoire.texts)
        super().__init__(ruleset, len(seats), key, deck=deck)

    def _act(self, player: PlayerId) -> None:
        view = view_for(self.game, player)
        seated = self._seats.get(player, self._seats[1])  # a newcomer is like the first
        command = decide(view, seated.mind, seated.level, self._chance, self._said)
        assert command is not None, f"{player} is awaited and does nothing"  # noqa: S101
        self.do(command)
        if view.may_tell:
            self._said.append(getattr(command, "text", ""))


def open_mind(settings: Settings, locale: str) -> Mind:
    """Return the mind for all installed decks together."""
    catalogue = Catalogue.open(settings.decks)
    decks = [catalogue.deck(key) for key in catalogue.keys()]  # noqa: SIM118
    texts = {card: of for deck in decks for card, of in card_texts(deck).items()}
    repertoire = Repertoire(locale, read_bank(locale), texts)
    return make_mind(repertoire, Encoder(settings.folder / "minds"))


def play(ruleset: Ruleset, seats: Mapping[int, Seated], seed: str) -> GameRecord:
    """Play one game; players are 1, 2, 3 … Raises RuleViolation if it cannot start."""
    key = hashlib.sha256(seed.encode()).digest()
    table = ComputerTable(ruleset, seats, key)
    table.play(0.0, 0.0)
    return build_record(table.log, seed=key)


def run(ruleset: Ruleset, players: int, games: int, seed: str) -> int:
    """Print a line per level: rounds that some found and not all, and games won against chance.

    The first are of tables where all play at the level, the second of one at the level among
    players by chance; a shared win counts as one.
    """
    mind = open_mind(read_settings(), LOCALE)
    guess = Seated(Mind(mind.repertoire), EVEN)
    for level in LEVELS.values():
        own = Seated(mind, level)
        some = rounds = wins = 0
        for game in range(games):
            name = f"{seed}/{level.name}/{game}"
            record = play(ruleset, dict.fromkeys(range(1, players + 1), own), name)
            outcomes = [played.outcome for played in record.rounds]
            rounds += sum(outcome in SOUGHT for outcome in outcomes)
            some += sum(outcome in SOME for outcome in outcomes)
            alone = {1: own, **dict.fromkeys(range(2, players + 1), guess)}
            wins += "1" in play(ruleset, alone, f"{name}/alone").winners
        share = f"{some / rounds:.2f}" if rounds else "-"
        print(f"{level.name} found by some {share} wins {wins / games:.2f}")
    return 0
