"""What Discord accepts as a modal."""

from typing import Any

from bot.playground import components as kinds
from bot.playground.component_checks import (
    check_custom_id,
    check_options,
    check_select,
    unique,
)
from bot.playground.components import Component, walk
from bot.playground.errors import Problems

MAX_COMPONENTS, MAX_TITLE, MAX_LABEL, MAX_INPUT = 5, 45, 45, 4000
MAX_FILES = 10


def check_modal(modal: Any) -> None:
    """Raise `ApiError` (50035) unless this can be opened as a modal."""
    problems = Problems()
    if not isinstance(modal, dict):
        problems.required("data")
        problems.raise_if_any()
    problems.length("data.title", modal.get("title"), 1, MAX_TITLE)
    check_custom_id(modal, "data", problems)
    components = modal.get("components")
    problems.count("data.components", components, 1, MAX_COMPONENTS)
    parts = components if isinstance(components, list) else []
    for index, part in enumerate(parts):
        _check_part(part, f"data.components.{index}", problems)
    unique(list(walk(parts)), "custom_id", "data.components", problems)
    problems.raise_if_any()


def _check_part(part: Any, path: str, problems: Problems) -> None:
    match part:
        case {"type": kinds.LABEL}:
            problems.length(f"{path}.label", part.get("label"), 1, MAX_LABEL)
            if part.get("description") is not None:
                problems.length(f"{path}.description", part["description"], 0, 100)
            _check_input(part.get("component"), f"{path}.component", problems)
        case {"type": kinds.ROW, "components": [{"type": kinds.TEXT_INPUT} as text]}:
            problems.length(f"{path}.components.0.label", text.get("label"), 1, MAX_LABEL)
            _check_text(text, f"{path}.components.0", problems)
        case {"type": kinds.TEXT_DISPLAY}:
            problems.length(f"{path}.content", part.get("content"), 1, MAX_INPUT)
        case _:
            problems.choice(f"{path}.type", (kinds.LABEL, kinds.TEXT_DISPLAY, kinds.ROW))


def _check_input(component: Any, path: str, problems: Problems) -> None:
    kind = component.get("type") if isinstance(component, dict) else None
    if kind not in kinds.INPUTS:
        problems.choice(f"{path}.type", tuple(sorted(kinds.INPUTS)))
    elif kind in kinds.SELECTS:
        if component.get("disabled"):
            code = "COMPONENT_DISABLED_IN_MODAL"
            problems.add(f"{path}.disabled", code, "Selects in modals cannot be disabled")
        check_select(component, path, problems)
    elif kind == kinds.TEXT_INPUT:
        if component.get("label"):
            code = "TEXT_INPUT_LABEL_IN_LABEL"
            problems.add(f"{path}.label", code, "A text input inside a label has no label")
        _check_text(component, path, problems)
    else:
        _check_other(component, path, problems)


def _check_other(component: Component, path: str, problems: Problems) -> None:
    check_custom_id(component, path, problems)
    match component["type"]:
        case kinds.RADIO_GROUP:
            check_options(component, path, problems, most=10, least=2)
        case kinds.CHECKBOX_GROUP:
            check_options(component, path, problems, most=10)
        case kinds.FILE_UPLOAD:
            if not 1 <= (component.get("max_values") or 1) <= MAX_FILES:
                problems.choice(f"{path}.max_values", "1 to 10")
        case _:
            return


def _check_text(text: Component, path: str, problems: Problems) -> None:
    check_custom_id(text, path, problems)
    if text.get("style") not in (1, 2):
        problems.choice(f"{path}.style", (1, 2))
    if not 0 <= (text.get("min_length") or 0) <= MAX_INPUT:
        problems.choice(f"{path}.min_length", "0 to 4000")
    longest = text.get("max_length")
    longest = MAX_INPUT if longest is None else longest
    if not 1 <= longest <= MAX_INPUT:
        problems.choice(f"{path}.max_length", "1 to 4000")
    if text.get("placeholder") is not None:
        problems.length(f"{path}.placeholder", text["placeholder"], 0, 100)
    if text.get("value"):
        problems.length(f"{path}.value", text["value"], 0, longest)
