"""Every message of every language, in all of its variants."""

import itertools
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from math import prod

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from bot.i18n import FOLDER
from tests.ui.render_contexts import BUNDLES, StrictTexts

TEXTS = {name: StrictTexts(name, bundle) for name, bundle in BUNDLES.items()}
"""Without English to fall back to."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
ALL = 100
"""Combinations of variants: where a message has more, each variant is rendered at least once."""
Values = dict[str, str | int]


class Needs(Visitor):
    """Collects the variables of a message and the values that its selectors tell apart.

    What it refers to is part of it.
    """

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.variables: dict[str, list[str]] = {}
        self.selects: list[list[tuple[str, bool]]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's name for it
        self.variables.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  the visitor's name for it
        self.visit(entries(self.locale)[node.id.name])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802  the visitor's name for it
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.variables.setdefault(argument.id.name, []).append("other")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  the visitor's name for it
        keys = [(_key(variant), variant.default) for variant in node.variants]
        self.selects.append(keys)
        if isinstance(node.selector, ftl.VariableReference):
            known = self.variables.setdefault(node.selector.id.name, [])
            known += [key for key, _ in keys]
        self.generic_visit(node)


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


@cache
def entries(locale: str) -> Mapping[str, ftl.Message]:
    files = sorted((FOLDER / locale).glob("*.ftl"))
    found = [e for path in files for e in parse(path.read_text(encoding="utf-8")).body]
    assert [e.content for e in found if isinstance(e, ftl.Junk)] == []
    messages = [entry for entry in found if isinstance(entry, ftl.Message)]
    assert len({m.id.name for m in messages}) == len(messages)
    return {message.id.name: message for message in messages}


def needs(locale: str, key: str) -> Needs:
    visitor = Needs(locale)
    visitor.visit(entries(locale)[key])
    return visitor


@cache
def renderings(locale: str, key: str) -> tuple[str, ...]:
    """Return a message in all of its variants, where they aren't too many in all combinations."""
    variables = needs(locale, key).variables
    choices = {name: _samples(locale, keys) for name, keys in variables.items()}
    return tuple(TEXTS[locale](key, **values) for values in _combined(locale, key, choices))


def _combined(locale: str, key: str, choices: Mapping[str, list[str | int]]) -> Iterator[Values]:
    if prod(map(len, choices.values())) <= ALL:
        for values in itertools.product(*choices.values()):
            yield dict(zip(choices, values, strict=True))
        return
    first: Values = {name: values[0] for name, values in choices.items()}
    for values in _covering(locale, entries(locale)[key].value):
        yield first | values


def _covering(locale: str, pattern: ftl.Pattern | None) -> list[Values]:
    """Return values by which each variant in a pattern is said at least once."""
    covering: list[Values] = [{}]
    for element in [] if pattern is None else pattern.elements:
        expression = element.expression if isinstance(element, ftl.Placeable) else None
        if isinstance(expression, ftl.MessageReference):
            covering = _beside(
                covering, _covering(locale, entries(locale)[expression.id.name].value)
            )
        elif isinstance(expression, ftl.SelectExpression):
            covering = _beside(covering, list(_selecting(locale, expression)))
    return covering


def _selecting(locale: str, select: ftl.SelectExpression) -> Iterator[Values]:
    """Yield values for each variant; a number of every kind that the language tells apart."""
    variants = {_key(variant): variant.value for variant in select.variants}
    [default] = (variant.value for variant in select.variants if variant.default)
    for sample in _samples(locale, list(variants)):
        category = _plural(locale)(sample) if isinstance(sample, int) else ""
        said = variants.get(str(sample), variants.get(category, default))
        chosen: Values = {}
        if isinstance(select.selector, ftl.VariableReference):
            chosen = {select.selector.id.name: sample}
        for values in _covering(locale, said):
            if _agree(chosen, values):
                yield chosen | values


def _beside(left: list[Values], right: list[Values]) -> list[Values]:
    """Return as few values as can be had by which all of both sides are said."""
    alone = list(left)
    both: list[Values] = []
    for values in right:
        fitting = next((v for v in itertools.chain(alone, left) if _agree(v, values)), {})
        if fitting in alone:
            alone.remove(fitting)
        both.append(fitting | values)
    return both + alone


def _agree(left: Values, right: Values) -> bool:
    return all(right.get(name, value) == value for name, value in left.items())


def _samples(locale: str, keys: list[str]) -> list[str | int]:
    if not keys:
        return ["7"]
    # A key that is no plural category is a value of its own.
    named: list[str | int] = [int(k) if k.isdigit() else k for k in keys if k not in CATEGORIES]
    plural = _plural(locale)
    numbers = {plural(n): n for n in (12, 5, 3, 2, 1) if n not in named}
    return list(dict.fromkeys([*named, *numbers.values()]))


def _plural(locale: str) -> Callable[[int], str]:
    return Locale.parse(locale, sep="-").plural_form
