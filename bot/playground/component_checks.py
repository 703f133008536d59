"""What Discord accepts as the components of a message, and what it says to the rest."""

from typing import Any

from bot.playground import components as kinds
from bot.playground.components import Component, walk
from bot.playground.errors import Problems

CLASSIC_TOP = frozenset({kinds.ROW})
V2_TOP = frozenset({kinds.ROW}) | (kinds.V2_ONLY - {kinds.THUMBNAIL})
IN_CONTAINER = V2_TOP - {kinds.CONTAINER}

MAX_ROWS, MAX_BUTTONS_IN_ROW, MAX_V2_COMPONENTS, MAX_V2_TEXT = 5, 5, 40, 4000
MAX_GALLERY, MAX_OPTIONS, MAX_CUSTOM_ID, MAX_ALT_TEXT = 10, 25, 100, 1024


def check_message(components: Any, *, v2: bool, problems: Problems) -> None:
    """Check a message's components, classic ones or (with the flag) those of V2."""
    if not isinstance(components, list):
        problems.count("components", components, 0, MAX_ROWS)
        return
    if not v2:
        problems.count("components", components, 0, MAX_ROWS)
    for index, component in enumerate(components):
        _check(component, f"components.{index}", V2_TOP if v2 else CLASSIC_TOP, problems)
    everything = list(walk(components))
    if v2 and len(everything) > MAX_V2_COMPONENTS:
        problems.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components, {MAX_V2_COMPONENTS}, is exceeded",
        )
    text = sum(len(str(c.get("content", ""))) for c in everything if c.get("type") == 10)
    if text > MAX_V2_TEXT:
        problems.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The maximum size of displayable text, {MAX_V2_TEXT}, is exceeded",
        )
    unique(everything, "custom_id", "components", problems)
    unique([c for c in everything if c.get("id")], "id", "components", problems)


def unique(components: list[Component], key: str, path: str, problems: Problems) -> None:
    """Note a custom id (or a component's own id) that is there twice."""
    values = [c[key] for c in components if c.get(key) is not None]
    if len(values) != len(set(map(str, values))):
        code = "COMPONENT_CUSTOM_ID_DUPLICATED" if key == "custom_id" else "COMPONENT_ID_DUPLICATED"
        problems.add(path, code, f"Component {key} cannot be duplicated")


def _check(component: Any, path: str, allowed: frozenset[int], problems: Problems) -> None:
    kind = component.get("type") if isinstance(component, dict) else None
    match kind:
        case _ if kind not in allowed:
            # Components V2 without the flag end here too.
            problems.choice(f"{path}.type", tuple(sorted(allowed)))
        case kinds.ROW:
            _check_row(component, path, problems)
        case kinds.SECTION:
            _check_section(component, path, problems)
        case kinds.TEXT_DISPLAY:
            problems.length(f"{path}.content", component.get("content"), 1, MAX_V2_TEXT)
        case kinds.GALLERY:
            _check_gallery(component, path, problems)
        case kinds.FILE:
            _check_media(component, "file", path, problems)
        case kinds.CONTAINER:
            _check_container(component, path, problems)
        case _:
            if component.get("spacing", 1) not in (1, 2):
                problems.choice(f"{path}.spacing", (1, 2))


def _check_gallery(gallery: Component, path: str, problems: Problems) -> None:
    items = gallery.get("items")
    problems.count(f"{path}.items", items, 1, MAX_GALLERY)
    for index, item in enumerate(items if isinstance(items, list) else ()):
        _check_media(item, "media", f"{path}.items.{index}", problems)


def _check_container(container: Component, path: str, problems: Problems) -> None:
    children = container.get("components")
    problems.count(f"{path}.components", children, 1, MAX_V2_COMPONENTS)
    for index, child in enumerate(children if isinstance(children, list) else ()):
        _check(child, f"{path}.components.{index}", IN_CONTAINER, problems)


def _check_row(row: Component, path: str, problems: Problems) -> None:
    children = row.get("components")
    problems.count(f"{path}.components", children, 1, MAX_BUTTONS_IN_ROW)
    if not isinstance(children, list):
        return
    selects = sum(isinstance(c, dict) and c.get("type") in kinds.SELECTS for c in children)
    if selects and len(children) > 1:
        problems.add(
            f"{path}.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )
    for index, child in enumerate(children):
        where = f"{path}.components.{index}"
        kind = child.get("type") if isinstance(child, dict) else None
        if kind == kinds.BUTTON:
            check_button(child, where, problems)
        elif kind in kinds.SELECTS:
            check_select(child, where, problems)
        else:
            problems.choice(f"{where}.type", (kinds.BUTTON, *sorted(kinds.SELECTS)))


def _check_section(section: Component, path: str, problems: Problems) -> None:
    texts = section.get("components")
    problems.count(f"{path}.components", texts, 1, 3)
    for index, text in enumerate(texts if isinstance(texts, list) else ()):
        only_text = frozenset({kinds.TEXT_DISPLAY})
        _check(text, f"{path}.components.{index}", only_text, problems)
    accessory = section.get("accessory")
    where = f"{path}.accessory"
    match accessory:
        case {"type": kinds.BUTTON}:
            check_button(accessory, where, problems)
        case {"type": kinds.THUMBNAIL}:
            _check_media(accessory, "media", where, problems)
        case None:
            problems.required(where)
        case _:
            problems.choice(f"{where}.type", (kinds.BUTTON, kinds.THUMBNAIL))


def _check_media(holder: Any, key: str, path: str, problems: Problems) -> None:
    item = holder.get(key) if isinstance(holder, dict) else None
    if not isinstance(item, dict) or not isinstance(item.get("url"), str):
        problems.required(f"{path}.{key}.url")
        return
    if not item["url"].startswith(("attachment://", "http://", "https://")):
        problems.add(f"{path}.{key}.url", "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.")
    if holder.get("description") is not None:
        problems.length(f"{path}.description", holder["description"], 0, MAX_ALT_TEXT)


def check_custom_id(component: Component, path: str, problems: Problems) -> None:
    """Check that there is a custom id of 1 to 100 characters."""
    if component.get("custom_id") is None:
        problems.required(f"{path}.custom_id")
    else:
        problems.length(f"{path}.custom_id", component["custom_id"], 1, MAX_CUSTOM_ID)


def check_button(button: Component, path: str, problems: Problems) -> None:
    """Check a button: style, label or emoji, and custom id or address."""
    style = button.get("style")
    if style not in range(1, 6):
        problems.choice(f"{path}.style", (1, 2, 3, 4, 5))
    if style == 5:
        if not isinstance(button.get("url"), str):
            problems.required(f"{path}.url")
        else:
            problems.length(f"{path}.url", button["url"], 1, 512)
        if button.get("custom_id") is not None:
            code = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"
            problems.add(path, code, "A custom id and url cannot both be specified")
    else:
        check_custom_id(button, path, problems)
    if button.get("label") is not None:
        problems.length(f"{path}.label", button["label"], 0, 80)
    if not button.get("label") and not button.get("emoji"):
        code = "BUTTON_COMPONENT_INVALID_LABEL_AND_EMOJI"
        problems.add(path, code, "A button must have a label or an emoji")


def check_select(select: Component, path: str, problems: Problems) -> None:
    """Check a select menu and the options of a string select."""
    check_custom_id(select, path, problems)
    if select.get("placeholder") is not None:
        problems.length(f"{path}.placeholder", select["placeholder"], 0, 150)
    low, high = select.get("min_values", 1), (select.get("max_values") or 1)
    if not 0 <= low <= MAX_OPTIONS:
        problems.choice(f"{path}.min_values", "0 to 25")
    if not max(1, low) <= high <= MAX_OPTIONS:
        problems.choice(f"{path}.max_values", "min_values to 25")
    if select.get("type") != kinds.STRING_SELECT:
        return
    check_options(select, path, problems, most=MAX_OPTIONS)
    options = select.get("options")
    if isinstance(options, list) and high > len(options):
        problems.choice(f"{path}.max_values", "up to the number of options")


def check_options(
    holder: Component, path: str, problems: Problems, *, most: int, least: int = 1
) -> None:
    """Check the options of a select, a radio group or a group of checkboxes."""
    options = holder.get("options")
    problems.count(f"{path}.options", options, least, most)
    seen: set[str] = set()
    for index, option in enumerate(options if isinstance(options, list) else ()):
        where = f"{path}.options.{index}"
        problems.length(f"{where}.label", option.get("label"), 1, 100)
        problems.length(f"{where}.value", option.get("value"), 1, 100)
        if option.get("description") is not None:
            problems.length(f"{where}.description", option["description"], 0, 100)
        if option.get("value") in seen:
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            problems.add(f"{where}.value", code, "The specified option value is already used")
        seen.add(str(option.get("value")))
