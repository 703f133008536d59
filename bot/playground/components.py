"""Walking through message and modal components, for the server and for persons alike."""

from collections.abc import Iterable, Iterator
from typing import Any

Component = dict[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
V2_ONLY = frozenset({SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
INPUTS = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}


def walk(components: Iterable[Any]) -> Iterator[Component]:
    """Iterate over components and everything nested in them, in reading order."""
    for component in components:
        if not isinstance(component, dict):
            continue
        yield component
        yield from walk(component.get("components") or ())
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk((component[key],))


def find(components: Iterable[Any], custom_id: str) -> Component | None:
    """Return the component with a custom id, if it is there."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def buttons(components: Iterable[Any], *, enabled: bool = True) -> list[Component]:
    """Return the buttons that can be pressed (or, if asked, the greyed ones too)."""
    return [
        c
        for c in walk(components)
        if c.get("type") == BUTTON and c.get("custom_id") and not (enabled and c.get("disabled"))
    ]


def media(components: Iterable[Any]) -> Iterator[Component]:
    """Iterate over the media items (`{"url": …}`) in components, to be read or filled in."""
    for component in walk(components):
        match component.get("type"):
            case kind if kind == THUMBNAIL:
                yield component["media"]
            case kind if kind == GALLERY:
                yield from (item["media"] for item in component["items"])
            case kind if kind == FILE:
                yield component["file"]
            case _:
                continue


def text_of(components: Iterable[Any]) -> str:
    """Return all text that components display, a line each."""
    return "\n".join(c["content"] for c in walk(components) if c.get("type") == TEXT_DISPLAY)
