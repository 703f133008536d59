"""The examples of each book, played and read in that book's language."""

import re

import pytest

from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS
from bot.service.pictures import RevealPicture
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.engine.test_worked_examples import JULIEN, LEA, MATHILDE, NICOLAS, TOM, julien_tells
from tests.ui.render_contexts import context, text_of


def read(table: Table, locale: str) -> list[str]:
    """Return the lines of the reveal."""
    return text_of(presenters.reveal(context(table.view(), locale))).split("\n")


def said(table: Table, locale: str) -> dict[str, str]:
    """Return what picture and words of the reveal say of each scorer's points, by name."""
    line = next((line for line in read(table, locale) if re.search(r"\+\d: ", line)), "")
    line = line[:1].lower() + line[1:]
    reasons = [gain.partition(": ")[::2] for gain in line.split(" · ")]
    page = presenters.reveal(context(table.view(), locale))
    (picture,) = (attachment.spec for attachment in page.attachments)
    assert isinstance(picture, RevealPicture)
    return {
        scorer.name: " · ".join(
            [
                f"**+{scorer.after - scorer.before}** → {scorer.after}",
                *(why for why, names in reasons if scorer.name in named(names)),
            ]
        )
        for scorer in picture.rabbits
    }


def named(names: str) -> list[str]:
    """Return the names of a list, without the rabbits."""
    return [name.partition(" ")[2] for name in names.split(", ")]


def test_the_classic_book_in_italian():
    table = julien_tells(CLASSIC)
    assert said(table, "it") == {
        "Léa": "**+5** → 5 · carta trovata +3 · voti ricevuti +2",
        "Julien": "**+3** → 3 · indizio riuscito +3",
        "Tom": "**+1** → 1 · un voto ricevuto +1",
        "Mathilde": "**+0** → 0",
        "Nicolas": "**+0** → 0",
    }
    table.next()
    assert table.storyteller == TOM


def test_the_classic_books_lone_finder_in_italian():
    table = julien_tells(with_settings(CLASSIC, lone_finder_points=4))
    points = said(table, "it")
    assert points["Léa"] == "**+6** → 6 · unica risposta giusta +4 · voti ricevuti +2"
    assert points["Julien"] == "**+4** → 4 · indizio riuscito +4"


@pytest.mark.parametrize(
    ("locale", "found", "bonus", "votes"),
    [
        ("it", "carta trovata +3", "un segnalino è bastato +1", "voti ricevuti +3"),
        ("pt-BR", "acerto +3", "bastou uma ficha +1", "votos recebidos +3"),
    ],
)
def test_odyssey_with_a_second_token_and_the_bonus_for_one(locale, found, bonus, votes):
    """Seven play: Tom finds with one token, Mathilde with two, five vote for Léa's card."""
    table = Table(ODYSSEY, 7)
    table.to_voting()
    table.vote(TOM, JULIEN)
    table.vote(MATHILDE, JULIEN)
    table.vote(MATHILDE, LEA)
    for voter in (NICOLAS, 6, 7):
        table.vote(voter, LEA)
    table.vote(LEA, TOM)
    table.close()
    points = said(table, locale)
    one = "un voto ricevuto +1" if locale == "it" else "um voto recebido +1"
    assert points["Tom"] == f"**+5** → 5 · {found} · {one} · {bonus}"
    assert points["Mathilde"] == f"**+3** → 3 · {found}"
    assert points["Léa"] == f"**+3** → 3 · {votes}"  # four votes, three points


@pytest.mark.parametrize(
    ("locale", "names", "agreed"),
    [
        ("it", ("Luca", "Massimo", "Marta", "Chiara"), "in sintonia +5"),
        ("pt-BR", ("Sebastião", "Constança", "Matilde", "Mafalda"), "em sintonia +5"),
    ],
)
def test_the_party_of_the_odyssey_books(locale, names, agreed):
    """Six are on card 3, two under the red token on card 2, one is alone."""
    six, red, red_too, alone = names
    table = Table(PARTY, 9, names=(six, "Ada", "Bea", "Ciro", "Dina", "Elio", red, red_too, alone))
    table.to_voting()
    for player, number in [*((p, 3) for p in range(1, 7)), (7, 2), (8, 2), (9, 1)]:
        table.place(player, number)
    table.red(2)
    table.close()
    points = said(table, locale)
    assert points[six].casefold() == f"**+5** → 5 · {agreed}".casefold()
    assert {points[name] for name in (red, red_too, alone)} == {"**+0** → 0"}
    for told in range(2, 10):  # everybody tells once
        assert table.kind == "scored"
        table.next()
        assert table.storyteller == told
        table.to_voting()
        table.place(told, 1)
        table.close()
    assert table.kind == "finished"


@pytest.mark.parametrize(
    ("locale", "found", "failed", "votes", "sentence"),
    [
        ("it", "carta trovata +3", "non l'ha trovata nessuno +2", "voti ricevuti +2",
         "la squadra di ❤️ **Julien** non prende punti per l'indizio"),
        ("pt-BR", "acerto +3", "ninguém acertou +2", "votos recebidos +2",
         "a dupla de ❤️ **Julien** fica sem pontos pela dica"),
    ],
)  # fmt: skip
def test_the_teams_of_the_odyssey_books(locale, found, failed, votes, sentence):
    """Julien sits opposite Léa, Tom opposite Nicolas, Mathilde opposite Ana."""
    table = Table(TEAMS, 6)
    table.to_voting()
    table.vote(NICOLAS, LEA)
    table.vote(6, LEA)
    table.close()
    points = said(table, locale)
    assert points["Julien & Léa"] == f"**+2** → 2 · {votes}"
    assert points["Tom & Nicolas"] == points["Mathilde & Ana"] == f"**+2** → 2 · {failed}"
    assert sentence in "\n".join(read(table, locale))
    table.next()  # Tom tells; Nicolas gives the team's second card
    table.to_voting()
    table.vote(LEA, TOM)
    table.vote(6, JULIEN)
    table.close()
    assert said(table, locale)["Julien & Léa"].startswith(f"**+4** → 6 · {found}")
    assert sum(points.startswith("**+3**") for points in said(table, locale).values()) == 1
    for _ in range(4):
        table.next()
        table.play_round()
    assert table.kind == "finished"


def test_the_mini_book_in_polish():
    """Four play; nobody tells a third time, and every card comes back into the pile."""
    table = Table(MINI, 4, names=("Ewa", "Jan", "Ola", "Piotr"))
    table.to_voting()
    for voter in (2, 3, 4):
        table.vote(voter, 1)
    table.close()
    assert said(table, "pl") == {
        "Ewa": "**+0** → 0",
        **dict.fromkeys(("Jan", "Ola", "Piotr"), "**+2** → 2 · trafili wszyscy +2"),
    }
    for told in (2, 3, 4, 1, 2, 3, 4):
        table.next()
        assert table.storyteller == told
        assert [len(table.hand(player)) for player in (1, 2, 3, 4)] == [6, 6, 6, 6]
        table.play_round()
    assert table.kind == "finished"
    rules = text_of(presenters.rules(table.game.settings, context(table.view(), "pl").texts))
    assert "kolej narratora obejdzie stół dwa razy" in rules
