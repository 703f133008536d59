"""What Discord accepts as an application command."""

from typing import Any

from bot.playground.errors import Problems

LOCALES = frozenset(
    (
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"),
        *("nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"),
        *("uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)
SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
MAX_OPTIONS, MAX_CHOICES, MAX_CHARACTERS = 25, 25, 8000


def check_command(command: Any, path: str, problems: Problems) -> None:
    """Note everything wrong with a command's form."""
    prefix = f"{path}." if path else ""
    if not isinstance(command, dict):
        problems.required(f"{prefix}name")
        return
    slash = command.get("type", 1) == 1
    _check_name(command, prefix, problems, slash=slash)
    if slash:
        _check_description(command, prefix, problems)
        _check_options(command.get("options"), prefix, problems, depth=0)
    if characters(command) > MAX_CHARACTERS:
        code = "APPLICATION_COMMAND_TOO_LARGE"
        problems.add(f"{prefix}name", code, "Command exceeds maximum size (8000)")


def check_unique(commands: list[Any], problems: Problems) -> None:
    """Note a name that two commands of one kind share."""
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        if not isinstance(command, dict):
            continue
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            problems.add(f"{index}.name", code, "Application command names must be unique")
        seen.add(key)


def characters(command: dict[str, Any]) -> int:
    """Return a command's size: names, descriptions and values, longest localisation counting."""

    def longest(key: str) -> int:
        texts = [command.get(key), *(command.get(f"{key}_localizations") or {}).values()]
        return max(len(str(text or "")) for text in texts)

    size = longest("name") + longest("description")
    value = command.get("value")
    size += len(value) if isinstance(value, str) else 0
    children = [*(command.get("options") or ()), *(command.get("choices") or ())]
    return size + sum(characters(child) for child in children)


def _check_name(
    item: dict[str, Any], prefix: str, problems: Problems, *, slash: bool = True
) -> None:
    names = {f"{prefix}name": item.get("name")}
    for locale, name in (item.get("name_localizations") or {}).items():
        if locale not in LOCALES:
            problems.choice(f"{prefix}name_localizations.{locale}", sorted(LOCALES))
        names[f"{prefix}name_localizations.{locale}"] = name
    for path, name in names.items():
        problems.length(path, name, 1, 32)
        if slash and isinstance(name, str) and not _is_slash_name(name):
            code = "APPLICATION_COMMAND_INVALID_NAME"
            problems.add(path, code, "Command name is invalid")


def _is_slash_name(name: str) -> bool:
    return name == name.lower() and all(c in "-_'" or c.isalnum() for c in name)


def _check_description(item: dict[str, Any], prefix: str, problems: Problems) -> None:
    problems.length(f"{prefix}description", item.get("description"), 1, 100)
    for locale, text in (item.get("description_localizations") or {}).items():
        path = f"{prefix}description_localizations.{locale}"
        if locale not in LOCALES:
            problems.choice(path, sorted(LOCALES))
        problems.length(path, text, 1, 100)


def _check_options(options: Any, prefix: str, problems: Problems, *, depth: int) -> None:
    if options is None:
        return
    problems.count(f"{prefix}options", options, 0, MAX_OPTIONS)
    if not isinstance(options, list):
        return
    kinds = [option.get("type") for option in options]
    subs = sum(kind in (SUB_COMMAND, SUB_COMMAND_GROUP) for kind in kinds)
    if subs and (subs != len(options) or depth > 1):
        code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
        problems.add(f"{prefix}options", code, "Sub-command options cannot be mixed with others")
    names = [option.get("name") for option in options]
    if len(names) != len(set(names)):
        code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
        problems.add(f"{prefix}options", code, "Command option names must be unique")
    optional_seen = False
    for index, option in enumerate(options):
        where = f"{prefix}options.{index}."
        _check_name(option, where, problems)
        _check_description(option, where, problems)
        if option.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP):
            _check_options(option.get("options"), where, problems, depth=depth + 1)
            continue
        if option.get("type") not in range(STRING, 12):
            problems.choice(f"{where}type", tuple(range(1, 12)))
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            message = "Required options must be placed before non-required options"
            problems.add(f"{prefix}options.{index}", code, message)
        optional_seen = optional_seen or not option.get("required")
        _check_choices(option, where, problems)


def _check_choices(option: dict[str, Any], prefix: str, problems: Problems) -> None:
    choices = option.get("choices")
    if choices is None:
        return
    problems.count(f"{prefix}choices", choices, 0, MAX_CHOICES)
    if option.get("autocomplete") and choices:
        code = "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES"
        problems.add(f"{prefix}choices", code, "Autocomplete options cannot have choices")
    listed: list[dict[str, Any]] = choices if isinstance(choices, list) else []
    for index, choice in enumerate(listed):
        path = f"{prefix}choices.{index}"
        problems.length(f"{path}.name", choice.get("name"), 1, 100)
        for locale, text in (choice.get("name_localizations") or {}).items():
            if locale not in LOCALES:
                problems.choice(f"{path}.name_localizations.{locale}", sorted(LOCALES))
            problems.length(f"{path}.name_localizations.{locale}", text, 1, 100)
        if option.get("type") == STRING:
            problems.length(f"{path}.value", choice.get("value"), 1, 100)
