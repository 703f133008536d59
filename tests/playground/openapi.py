"""Requests and answers held against Discord's own description of its HTTP API.

The document is looked for at `DIXIT_OPENAPI`, else beside the project; it is no part of it.
In a test: `assert load().problems(local.requests) == []`.
"""

import copy
import json
import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.playground.traffic import Request

PLACE = Path(
    os.environ.get(
        "DIXIT_OPENAPI", Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
    )
)
ROOT = "urn:discord"


class Document:
    """Discord's OpenAPI document, as a judge of requests and answers."""

    def __init__(self, path: Path):
        self.paths = json.loads(path.read_text(encoding="utf-8"))
        contents = copy.deepcopy(self.paths)
        self.paths = self.paths["paths"]
        # discord.py writes some ids as numbers, which Discord takes too.
        contents["components"]["schemas"]["SnowflakeType"] = {
            "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer"}]
        }
        # Discord's prose knows media channels; its document has forgotten them.
        channels = contents["components"]["schemas"]["ChannelTypes"]["oneOf"]
        channels.append({"title": "GUILD_MEDIA", "const": 16})
        contents = _simpler(contents, contents["components"]["schemas"])
        resource = Resource(contents=contents, specification=DRAFT202012)
        self._registry = Registry().with_resource(ROOT, resource)

    @cache  # noqa: B019 – there is one document, for the whole run
    def _validator(self, *pointer: str) -> Draft202012Validator:
        escaped = (part.replace("~", "~0").replace("/", "~1") for part in pointer)
        reference = f"{ROOT}#/{'/'.join(escaped)}"
        return Draft202012Validator({"$ref": reference}, registry=self._registry)

    def problems(self, requests: Iterable[Request]) -> list[str]:
        """Return what is wrong with requests: unknown routes, bodies unlike their schema."""
        return [problem for request in requests for problem in self.request_problems(request)]

    def request_problems(self, request: Request) -> list[str]:
        """Return what is wrong with one request."""
        where = f"{request.method} {request.route}"
        operation = self.paths.get(request.route, {}).get(request.method.lower())
        if operation is None:
            return [f"{where}: Discord has no such route"]
        content = operation.get("requestBody", {}).get("content", {})
        if request.body is None:
            needed = operation.get("requestBody", {}).get("required", False)
            return [f"{where}: a body is needed"] if needed else []
        kind = "multipart/form-data" if request.files else "application/json"
        if kind not in content:
            return [f"{where}: Discord takes no {kind} here"]
        pointer = ("paths", request.route, request.method.lower(), "requestBody")
        validator = self._validator(*pointer, "content", kind, "schema")
        return [f"{where}: {text}" for text in _explain(validator, request.body)]

    def answer_problems(self, request: Request) -> list[str]:
        """Return what is wrong with the answer that a request was given."""
        where = f"{request.method} {request.route} → {request.status}"
        method = request.method.lower()
        responses = self.paths[request.route][method]["responses"]
        if str(request.status) not in responses:
            return [] if 400 <= request.status < 500 else [f"{where}: Discord never says that"]
        if "application/json" not in responses[str(request.status)].get("content", {}):
            return [] if request.answer is None else [f"{where}: Discord sends no body"]
        pointer = ("paths", request.route, method, "responses", str(request.status))
        validator = self._validator(*pointer, "content", "application/json", "schema")
        return [f"{where}: {text}" for text in _explain(validator, request.answer)]


def _simpler(schema: Any, named: dict[str, Any]) -> Any:
    """Return a schema that means the same and is far sooner checked.

    A choice of constants is an enumeration, and of a union of objects that differ in their `type`
    only the one is tried whose type fits.
    """
    if isinstance(schema, list):
        return [_simpler(each, named) for each in schema]
    if not isinstance(schema, dict):
        return schema
    choices = schema.get("oneOf")
    if isinstance(choices, list):
        others = {key: value for key, value in schema.items() if key != "oneOf"}
        if all("const" in choice for choice in choices):
            return others | {"enum": [choice["const"] for choice in choices]}
        types = [_type_of(choice, named) for choice in choices]
        if None not in types and len(set(types)) == len(types):
            return others | _by_type(dict(zip(types, choices, strict=True)))
    return {key: _simpler(value, named) for key, value in schema.items()}


def _type_of(choice: dict[str, Any], named: dict[str, Any]) -> int | None:
    """Return the only `type` that an object of a union may have, None if there is no such."""
    told = named.get(choice.get("$ref", "").rpartition("/")[2], {})
    types = told.get("properties", {}).get("type", {}).get("enum", ())
    return types[0] if len(types) == 1 and "type" in told.get("required", ()) else None


def _by_type(choices: dict[int | None, dict[str, Any]]) -> dict[str, Any]:
    rest: dict[str, Any] = {"properties": {"type": {"enum": list(choices)}}, "required": ["type"]}
    for kind, choice in choices.items():
        this = {"properties": {"type": {"const": kind}}, "required": ["type"]}
        rest = {"if": this, "then": choice, "else": rest}
    return {"type": "object"} | rest


def _explain(validator: Draft202012Validator, value: object) -> list[str]:
    return [text for error in validator.iter_errors(value) for text in _innermost(error)]


def _innermost(error: ValidationError) -> list[str]:
    """Return the errors that name a field and not only the union around it.

    Of a union's branches, the one meant is that whose `type` fits.
    """
    if not error.context:
        return [f"{'.'.join(map(str, error.absolute_path))}: {error.message[:200]}"]
    branches: dict[object, list[ValidationError]] = {}
    for each in error.context:
        branches.setdefault(each.relative_schema_path[0], []).append(each)

    def strangeness(branch: list[ValidationError]) -> tuple[bool, int]:
        own = [list(e.relative_path) for e in branch]
        return ["type"] in own or ([] in own and branch[0].validator == "type"), len(branch)

    return [text for each in min(branches.values(), key=strangeness) for text in _innermost(each)]


@cache
def load() -> Document:
    """Return the document; skip the test that asks for it where there is none."""
    if not PLACE.is_file():
        # In continuous integration, too: it is no part of a clone.
        pytest.skip(f"Discord's document {PLACE.name} is not there (set DIXIT_OPENAPI)")
    return Document(PLACE)
