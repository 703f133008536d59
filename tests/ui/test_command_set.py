"""The whole set of slash commands, in every language, as Discord gets and judges it."""

import re
from collections.abc import Iterator
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands

from bot.client import EXTENSIONS
from bot.i18n import CommandTranslator, installed
from bot.playground.server import LocalDiscord
from bot.ui.handlers import NO_LANGUAGE
from tests.playground.openapi import load

LIBRARY = installed()
LOCALES = [locale.value for locale in discord.Locale]
SUB_COMMAND = 1
SIZE = 8000
"""Characters of a command with all that is in it."""
NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's own expression for names, in the scripts that Python's ``\\w`` knows."""
Form = dict[str, Any]


GROUPS = ("dixit", "dixit-deck")
MADE: dict[str, Form] = {}
"""Both groups, made once: no test changes them."""


@pytest.fixture(params=GROUPS)
async def form(request: pytest.FixtureRequest) -> Form:
    """What the bot sends to Discord when it registers its commands: one of the two groups."""
    if not MADE:
        MADE.update(await registered())
    return MADE[request.param]


async def registered() -> dict[str, Form]:
    bot = commands.Bot(commands.when_mentioned, help_command=None, intents=discord.Intents.none())
    for extension in EXTENSIONS:
        if extension != "cogs.lifecycle":  # has no commands, and needs a bot that is connected
            await bot.load_extension(extension)
    groups = {group.name: group for group in bot.tree.get_commands()}
    assert set(groups) == set(GROUPS)
    made: dict[str, Form] = {}
    for name, group in groups.items():
        assert isinstance(group, discord.app_commands.Group)
        made[name] = await group.get_translated_payload(bot.tree, CommandTranslator(LIBRARY))
    await bot.close()
    return made


def below(form: Form, path: str = "") -> Iterator[tuple[str, Form]]:
    """Yield a form and everything in it, each with its English path."""
    where = f"{path} {form['name']}".strip()
    yield where, form
    for child in (*(form.get("options") or ()), *(form.get("choices") or ())):
        yield from below(child, where)


def in_language(form: Form, field: str, locale: str) -> str | None:
    """Return what somebody with this locale reads; None where a form has no such field."""
    if field not in form:
        return None
    return (form.get(f"{field}_localizations") or {}).get(locale, form[field])


def is_choice(form: Form) -> bool:
    return "value" in form


def size(form: Form) -> int:
    """Return the characters that Discord counts: the longest language of each text, and values."""
    texts = [
        max(len(in_language(form, field, locale) or "") for locale in ("", *LOCALES))
        for field in ("name", "description")
    ]
    own = sum(texts) + len(str(form.get("value", "")))
    children = (*(form.get("options") or ()), *(form.get("choices") or ()))
    return own + sum(size(child) for child in children)


async def test_every_text_is_there_in_every_language_that_is_installed(form):
    spoken = {locale for locale in LOCALES if LIBRARY.best(locale) != "en"}
    spoken |= {"en-US", "en-GB"}
    for path, part in below(form):
        if part.get("value") in LIBRARY.locales:
            continue  # a language is called everywhere as its speakers call it
        assert set(part["name_localizations"]) == spoken, path
        if not is_choice(part):
            assert set(part["description_localizations"]) == spoken, path


async def test_every_installed_language_can_be_chosen(form):
    offered = [
        {choice["value"]: choice["name"] for choice in part["choices"]}
        for path, part in below(form)
        if path.endswith(" language")
    ]
    names = {locale: LIBRARY.texts(locale)("language-name") for locale in LIBRARY.locales}
    automatic = {NO_LANGUAGE: "automatic"}  # where a server's setting is taken back
    assert offered == ([names, automatic | names] if form["name"] == "dixit" else [])


@pytest.mark.parametrize("locale", LOCALES)
async def test_names_and_descriptions_are_valid(form, locale):
    for path, part in below(form):
        name = in_language(part, "name", locale)
        assert name is not None
        if is_choice(part):
            assert 1 <= len(name) <= 100, path
            continue
        assert NAME.fullmatch(name), path
        assert name == name.lower(), path
        assert 1 <= len(in_language(part, "description", locale) or "") <= 100, path


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_two_names_side_by_side_are_the_same(form, locale):
    for path, part in below(form):
        for children in (part.get("options") or (), part.get("choices") or ()):
            names = [in_language(child, "name", locale) for child in children]
            assert len(set(names)) == len(names), path
            assert len(names) <= 25, path


async def test_the_command_is_well_within_its_size(form):
    assert size(form) <= SIZE * 0.9


async def test_a_choice_that_was_made_in_one_language_means_the_same_in_all(form):
    for path, part in below(form):
        values = [choice["value"] for choice in part.get("choices") or ()]
        assert len(set(values)) == len(values), path


async def test_nothing_but_sub_commands_stands_below_the_group(form):
    assert all(child["type"] == SUB_COMMAND for child in form["options"])


async def test_the_local_discord_and_discords_own_document_accept_it(form):
    async with LocalDiscord(rate_limits=False) as local, aiohttp.ClientSession() as http:
        url = f"{local.api_base}/applications/{local.application_id}/commands"
        headers = {"Authorization": f"Bot {local.token}"}
        async with http.put(url, json=[form], headers=headers) as answer:
            (kept,) = await answer.json()
            assert answer.status == 200, kept
        assert kept["options"] == form["options"]
        assert load().problems(local.requests) == []


async def test_they_refuse_it_with_a_name_that_no_command_may_have(form):
    """Otherwise the test above would prove nothing."""
    spoilt = form | {"name_localizations": {"pl": "Zła nazwa"}}
    async with LocalDiscord(rate_limits=False) as local, aiohttp.ClientSession() as http:
        url = f"{local.api_base}/applications/{local.application_id}/commands"
        headers = {"Authorization": f"Bot {local.token}"}
        async with http.put(url, json=[spoilt], headers=headers) as answer:
            assert answer.status == 400
