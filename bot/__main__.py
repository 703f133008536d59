"""``python -m bot``: run the bot, or one of the sub-commands."""

import argparse
import os
import sys
from importlib import import_module

COMMANDS = {
    "run": "connect to Discord and play",
    "playground": "a Discord on this machine, the bot, and a page to play on",
    "check": "test token, database, decks, fonts, intents and permissions",
    "simulate": "play whole games with the rules engine and random players",
    "record": "print the record of a game that is over",
    "rebuild-statistics": "make statistics and ratings anew of the records",
    "players": "judge how well computer players understand people",
    "replay": "recompute a game record and say where it disagrees",
    "deck": "check a folder of cards, say how cards fare",
    "decks": "list and remove what servers have brought, block a picture",
    "preview": "write one picture of each kind",
    "move": "bring all games from one database to another, a file or a server",
    "backup": "copy the database while the bot runs",
    "languages": "say how complete each language is",
}

MISSING = """\
The package {name} is not installed here. Run:
{python} -m pip install --require-hashes -r requirements.lock
"""
"""As after an update that needs more than the version before."""
OURS = frozenset({"bot", "cards", "cogs", "data"})


def main(arguments: list[str] | None = None) -> int:
    """Run a sub-command; without one, run the bot. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Dixit on Discord.")
    parsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    given = sys.argv[1:] if arguments is None else arguments
    for name, help_text in COMMANDS.items():
        sub = parsers.add_parser(name, help=help_text, description=help_text)
        if name == (given[0] if given else "run"):
            # Only the one that is run is imported: "simulate" needs no Discord.
            try:
                module = import_module(f"bot.cli.{name.replace('-', '_')}")
            except ModuleNotFoundError as error:
                if error.name is None or error.name.partition(".")[0] in OURS:
                    raise
                sys.stderr.write(MISSING.format(name=error.name, python=sys.executable))
                return 2
            module.configure(sub)
            sub.set_defaults(run=module.run)
    parsed = parser.parse_args(given or ["run"])
    try:
        code = int(parsed.run(parsed))
        sys.stdout.flush()
    except KeyboardInterrupt:  # before anything listens to it
        return 130
    except BrokenPipeError:  # whoever read the output has enough, such as head
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
