"""Every refusal of the bot, as a stable code with parameters and never as prose.

    DixitError
    ├── RuleViolation          the rules say no
    │   ├── SeatError          who is asking
    │   ├── PhaseError         when
    │   ├── CardError          which card or number
    │   ├── ClueError          what was said
    │   └── SettingsError      what was chosen
    ├── RequestError           what was asked for cannot be had, whatever the rules say
    │   ├── GameNotFound
    │   ├── ChannelBusy
    │   └── StaleAction
    ├── VersionConflict        somebody was faster; tried again
    ├── DeliveryError          Discord would not take a message
    ├── PackError              a deck is not usable
    ├── DeckError              a server's own deck cannot be changed like this
    │   └── UploadsRefused     several files cannot be taken in
    └── StorageError           the database cannot be used
        └── DamagedDocument    one of its documents cannot be read

``bot.i18n`` has one message per code (``error-<code>``), which gets the parameters.
"""

from typing import Literal

RuleCode = Literal[
    "all-given",
    "already-seated",
    "already-started",
    "ballot-empty",
    "card-hidden",
    "card-missing",
    "card-not-yours",
    "cards-full",
    "clip-not-allowed",
    "clip-too-large",
    "clip-type",
    "clips-off",
    "clue-before-hands",
    "clue-empty",
    "clue-settled",
    "clue-too-long",
    "deadline-to-come",
    "deck-changed",
    "deck-removed",
    "deck-too-small",
    "deck-unknown",
    "everyone-invited",
    "everyone-told",
    "few-seats-free",
    "game-over",
    "hand-too-small",
    "host-not-away",
    "host-proposes-not",
    "last-round",
    "malformed-id",
    "no-clue",
    "no-computer",
    "no-deadline",
    "nobody-hosts",
    "nobody-to-wait-for",
    "no-deck",
    "no-end",
    "no-mention",
    "no-red-token",
    "no-such-card",
    "no-such-number",
    "no-such-rabbit",
    "no-such-team",
    "no-table",
    "no-teams",
    "no-token-left",
    "no-token-there",
    "no-vote",
    "not-given",
    "not-host",
    "not-in-hand",
    "not-invited",
    "not-manager",
    "not-moderator",
    "not-scored",
    "not-seated",
    "not-started",
    "not-storyteller",
    "not-storytelling",
    "not-submitting",
    "not-voting",
    "not-your-turn-to-tell",
    "nothing-to-explain",
    "odd-players",
    "own-card",
    "own-star",
    "partner-card-missing",
    "partner-gave",
    "partner-gives-card",
    "partner-tells",
    "partner-votes",
    "pile-runs-out",
    "pile-too-small",
    "player-unknown",
    "rabbit-taken",
    "red-obligatory",
    "ruleset-full",
    "seat-filled",
    "seats-by-team",
    "setting-choice",
    "setting-range",
    "setting-unfit",
    "setting-unknown",
    "star-final",
    "star-too-late",
    "storyteller-gave",
    "storyteller-votes-not",
    "table-full",
    "team-full",
    "token-doubled",
    "too-few-players",
    "too-many-channels",
    "too-many-invited",
    "too-many-invited-in-all",
    "too-many-players",
    "variant-unfit",
    "variant-unknown",
    "waits-for-next-round",
]
"""Why a rule says no; a type checker finds a code that is not among them."""


class DixitError(Exception):
    """A refusal: ``code`` is stable, ``params`` fill in the message."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and (other.code, other.params) == (self.code, self.params)

    def __hash__(self) -> int:
        return sum(self.code.encode())  # the same in every process, unlike that of a text

    def __str__(self) -> str:
        if not self.params:
            return self.code
        return f"{self.code} ({', '.join(f'{k}={v}' for k, v in self.params.items())})"


class RuleViolation(DixitError):
    """The rules of the game do not allow it."""

    def __init__(self, code: RuleCode, **params: str | int) -> None:
        super().__init__(code, **params)


class SeatError(RuleViolation):
    """It is not for this person to do."""


class PhaseError(RuleViolation):
    """It is not the moment for it."""


class CardError(RuleViolation):
    """Not this card, or not this number."""


class ClueError(RuleViolation):
    """The clue cannot be taken."""


class SettingsError(RuleViolation):
    """The settings do not fit together, or a number is beyond its limits."""


class RequestError(DixitError):
    """What was asked for cannot be had here or now, whatever the rules of the game say."""


class GameNotFound(RequestError):
    """There is no such game."""


class ChannelBusy(RequestError):
    """The channel has a game already."""


class StaleAction(RequestError):
    """The button belongs to an earlier round or phase."""


class VersionConflict(DixitError):
    """The game changed between loading and saving."""


class DeliveryError(DixitError):
    """A message cannot be delivered."""


class PackError(DixitError):
    """A deck is not usable."""


class DeckError(DixitError):
    """A server's own deck cannot be changed like this, or a file not be taken in."""


class UploadsRefused(DeckError):
    """Several files cannot be taken in; ``each`` says of one which it is and why."""

    def __init__(self, each: tuple[DeckError, ...]) -> None:
        super().__init__("upload-several")
        self.each = each


class StorageError(DixitError):
    """The database is full, busy, in use, broken or newer than this program."""

    @property
    def is_outage(self) -> bool:
        """Whether nothing is wrong but that it is away: what is tried again succeeds some day."""
        return self.code in ("storage-busy", "storage-full")


class DamagedDocument(StorageError, ValueError):
    """One document in it cannot be read; the others can."""
