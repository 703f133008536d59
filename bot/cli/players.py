"""``python -m bot players judge FILE``: how well computer players understand people's rounds."""

import argparse
import sys
from pathlib import Path

from bot.players.banks import read_bank
from bot.players.encoder import PACKAGE, Encoder, is_installed
from bot.players.judge import Verdict, cards_of, judge, read_rounds
from bot.players.levels import LEVELS
from bot.players.mind import Mind, make_mind
from bot.players.texts import Repertoire
from bot.settings import read_settings
from cards.catalogue import Catalogue
from cards.manifest import LOCALES
from cards.meanings import card_texts


def configure(parser: argparse.ArgumentParser) -> None:
    """Take what to do, the file with rounds and the language of their clues."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    judged = actions.add_parser("judge", help="let each level vote and give in rounds of people")
    judged.add_argument("file", type=Path, metavar="FILE", help="rounds as JSON")
    judged.add_argument(
        "--locale", choices=LOCALES, default=LOCALES[0], help="the language the clues are in"
    )


def run(args: argparse.Namespace) -> int:
    """Print a line per level; 2 if the rounds cannot be judged."""
    try:
        rounds = read_rounds(args.file)
    except (OSError, ValueError) as error:
        print(f"players: {args.file}: {error}", file=sys.stderr)
        return 2
    settings = read_settings()
    catalogue = Catalogue.open(settings.decks)
    wanted = {card.partition("/")[0] for card in cards_of(rounds)}
    decks = [key for key in catalogue.keys() if key in wanted]  # noqa: SIM118
    known = {card for key in decks for card in catalogue.cards(key)}
    if missing := sorted(cards_of(rounds) - known):
        print(f"players: cards that no deck has: {', '.join(missing)}", file=sys.stderr)
        return 2
    texts = {card: of for key in decks for card, of in card_texts(catalogue.deck(key)).items()}
    repertoire = Repertoire(args.locale, read_bank(args.locale), texts)
    mind = make_mind(repertoire, Encoder(settings.folder / "minds"))
    if not is_installed():
        print(f"players: {PACKAGE} is not installed; all play by chance", file=sys.stderr)
    _tell("chance", judge(rounds, Mind(repertoire), voting=0, giving=0))
    for level in LEVELS.values():
        verdict = judge(rounds, mind, voting=level.voting, giving=level.giving, locale=args.locale)
        _tell(level.name, verdict)
    return 0


def _tell(name: str, verdict: Verdict) -> None:
    print(f"{name} votes {verdict.votes:.2f} gives {verdict.gives:.2f}")
