"""The world of the demo: two servers and a table's worth of people."""

from bot.playground.model import Guild
from bot.playground.world import World

PEOPLE = (
    ("Ana", "pt-BR"),
    ("Bruno", "it"),
    ("Celia", "en-US"),
    ("Dawid", "pl"),
    ("Elsa", "en-GB"),
    ("Fabio", "it"),
    ("Gilda", "pt-BR"),
    ("Hania", "pl"),
    ("Ivo", "it"),
    ("Joana", "pt-BR"),
    ("Klara", "de"),
    ("Luca", "it"),
    ("Marek", "pl"),
    ("Nina", "en-US"),
)


def furnish(world: World) -> Guild:
    """Fill a world with the demo's people and places; return the first guild.

    The first guild (#dixit, #salon) belongs to Ana, the second (#table), an Italian Community
    server, to Bruno.
    """
    people = [world.add_user(name, locale) for name, locale in PEOPLE]
    first = world.add_guild("Dixit friends", people)
    world.add_channel(first, "dixit")
    world.add_channel(first, "salon")
    second = world.add_guild("Sala giochi", [people[1], *people[:1], *people[2:]], community="it")
    world.add_channel(second, "table")
    return first
