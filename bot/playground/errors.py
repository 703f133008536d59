"""Discord's refusals: HTTP status, JSON error code and the words that go with them."""

from typing import Any, NamedTuple


class Refusal(NamedTuple):
    """One documented refusal."""

    status: int
    code: int
    message: str


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized")
UNKNOWN_APPLICATION = Refusal(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = Refusal(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = Refusal(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = Refusal(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = Refusal(404, 10008, "Unknown Message")
UNKNOWN_USER = Refusal(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = Refusal(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = Refusal(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = Refusal(404, 10063, "Unknown application command")
OPENING_DMS_TOO_FAST = Refusal(400, 40003, "You are opening direct messages too fast.")
REQUEST_TOO_LARGE = Refusal(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = Refusal(403, 50001, "Missing Access")
ANOTHER_AUTHOR = Refusal(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = Refusal(400, 50006, "Cannot send an empty message")
CANNOT_SEND_TO_USER = Refusal(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS = Refusal(403, 50013, "Missing Permissions")
WRONG_CHANNEL_TYPE = Refusal(400, 50024, "Cannot execute action on this channel type")
INVALID_WEBHOOK_TOKEN = Refusal(401, 50027, "Invalid Webhook Token")
INVALID_FORM = Refusal(400, 50035, "Invalid Form Body")
FILE_TOO_LARGE = Refusal(400, 50045, "File uploaded exceeds the maximum size")
THREAD_ARCHIVED = Refusal(400, 50083, "Thread is archived")
INVALID_JSON = Refusal(400, 50109, "The request body contains invalid JSON.")
NO_MUTUAL_GUILD = Refusal(
    403, 50278, "Cannot send messages to this user due to having no mutual guilds"
)
OLD_MESSAGE_EDITS = Refusal(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
)
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message")
NOT_IMPLEMENTED = Refusal(501, 0, "This local Discord does not know that route")


class ApiError(Exception):
    """A request is refused.

    `errors` is the nested tree that Discord adds to 50035; `retry_after` (seconds) makes the
    answer a rate limit of its own, with the body and headers of one.
    """

    def __init__(
        self,
        refusal: Refusal,
        *,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{refusal.status} {refusal.code}: {refusal.message}")
        self.status, self.code, self.message = refusal
        self.errors = errors
        self.retry_after = retry_after

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class LocalError(Exception):
    """A person's request that no Discord client could make (answered 4xx with a message)."""

    def __init__(self, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.status = status


class Problems:
    """Collects what is wrong with a form, as the tree of Discord's 50035."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Note a problem at a dotted path such as `components.0.label`."""
        node = self.tree
        for part in path.split("."):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, text: Any, low: int, high: int) -> None:
        """Note a text that is no text, or outside `low..high` characters."""
        if not isinstance(text, str):
            self.add(path, "STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif len(text) > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif len(text) < low:
            self.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")

    def count(self, path: str, items: Any, low: int, high: int) -> None:
        """Note a list that is none, or has fewer than `low` or more than `high` items."""
        if not isinstance(items, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
        elif not low <= len(items) <= high:
            bounds = f"Must be between {low} and {high} in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH", bounds)

    def required(self, path: str) -> None:
        """Note a field that is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choice(self, path: str, allowed: object) -> None:
        """Note a value outside the allowed ones."""
        self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def raise_if_any(self) -> None:
        """Raise `ApiError` (50035) when something was noted."""
        if self.tree:
            raise ApiError(INVALID_FORM, errors=self.tree)
