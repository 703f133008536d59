"""What a sentence states, read out of it in each language: numbers, and who found the card.

A sentence in another language is another sentence: that its parameters are right does not make its
words true. Words for one are left out everywhere, as they are articles, too.
"""

import re
from functools import cache

NUMBERS = {
    "en": ({"two": 2, "twice": 2, "both": 2, "three": 3, "four": 4, "five": 5, "six": 6,
            "seven": 7, "ten": 10, "nothing": 0, "zero": 0}),
    "it": ({"due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6, "sette": 7, "dieci": 10,
            "niente": 0, "zero": 0}),
    "pl": ({"dwa": 2, "dwóch": 2, "dwie": 2, "dwoje": 2, "trzy": 3, "trzech": 3, "cztery": 4,
            "pięć": 5, "sześć": 6, "siedem": 7, "dziesięć": 10, "nic": 0, "zero": 0}),
    "pt-BR": ({"dois": 2, "duas": 2, "três": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7,
               "dez": 10, "nada": 0, "zero": 0}),
}  # fmt: skip
STATEMENTS: dict[str, dict[str, str]] = {
    "some missed it": {
        "en": r"some didn't|but not all",
        "it": r"ma non (da )?tutti",
        "pl": r"tylko część",
        "pt-BR": r"outros não",
    },
    "all found it": {
        "en": r"everybody\W* who voted found",
        "it": r"\btutti\b(?=.*(trovat))(?<!non tutti)(?<!non da tutti)",
        "pl": r"wszyscy\W* głosujący",
        "pt-BR": r"todos\W* os que votaram acertaram",
    },
    "nobody found it": {
        "en": r"nobody\W*( who voted)? found",
        "it": r"nessuno\W* ha trovato",
        "pl": r"nie odgadł \W*nikt",
        "pt-BR": r"(ninguém\W* acertou|nenhum dos que votaram acertou)",
    },
    "one found it": {
        "en": r"one of you found|exactly one|found by one",
        "it": r"l'ha trovata un solo giocatore",
        "pl": r"odgadł( ją)?( tylko)? jeden gracz",
        "pt-BR": r"um jogador acertou",
    },
    "one voted": {
        "en": r"only (one )?(player|team)( who| that)? voted",
        "it": r"votato un solo giocatore|unic[oa] (giocatore|squadra) che ha votato",
        "pl": r"zagłosował tylko jeden|jedyny głosujący|jedyna głosująca",
        "pt-BR": r"só (um jogador|uma dupla) votou",
    },
    "nobody voted": {
        "en": r"nobody voted",
        "it": r"nessuno ha votato",
        "pl": r"nikt nie zagłosował",
        "pt-BR": r"ninguém votou",
    },
    "no points": {
        "en": r"nothing|\b0\b",
        "it": r"niente|non prende punti|\b0\b",
        "pl": r"\bnic\b|\b0\b",
        "pt-BR": r"sem pontos|sem nada|\b0\b",
    },
    "for the clue": {
        "en": r"for the clue",
        "it": r"per l'indizio",
        "pl": r"za skojarzenie",
        "pt-BR": r"pela dica",
    },
    "votes still count": {
        "en": r"votes for the partner's card still count",
        "it": r"voti all'altra sua carta contano",
        "pl": r"głosy na jej drugą kartę się liczą",
        "pt-BR": r"votos na outra carta dela valem",
    },
    "a sound": {"en": r"\bsounds?\b", "it": r"\bsuon[oi]\b", "pl": r"dźwięk", "pt-BR": r"\bsom\b"},
    "never on all": {
        "en": r"never on all",
        "it": r"mai su tutte",
        "pl": r"nigdy na wszystkich",
        "pt-BR": r"nunca em todas",
    },
    "the red token": {
        "en": r"\bred\b",
        "it": r"\bross[oa]\b",
        "pl": r"czerwon",
        "pt-BR": r"vermelh",
    },
    "nobody saw a hand": {
        "en": r"before anybody sees",
        "it": r"prima che si vedano le carte",
        "pl": r"zanim ktokolwiek zobaczy",
        "pt-BR": r"antes que alguém veja",
    },
    "the storyteller saw no hand": {
        "en": r"before seeing their own",
        "it": r"prima di vedere le proprie",
        "pl": r"zanim zobaczy swoje",
        "pt-BR": r"antes de ver as próprias",
    },
}
"""What a sentence may claim without a number, and how each language says it."""


@cache
def numbers(text: str, locale: str) -> frozenset[int]:
    """Return the numbers that a text states, in figures or words; one is not among them."""
    text = re.sub(r"^\*\*\d\. ", "", text)  # the number of a step
    figures = {int(n) for n in re.findall(r"\d+", text)}
    words = {NUMBERS[locale][w] for w in re.findall(r"\w+", text.lower()) if w in NUMBERS[locale]}
    return frozenset(figures | words) - {1}


@cache
def statements(text: str, locale: str) -> frozenset[str]:
    """Return the names of the statements that a text makes."""
    return frozenset(
        name for name, words in STATEMENTS.items() if re.search(words[locale], text, re.IGNORECASE)
    )


def foretold(text: str) -> int:
    """Return how many are said to be wanted for another round."""
    line = next((line for line in text.splitlines() if "⚠️" in line), None)
    if line is None:
        return 0
    number = re.search(r"\d+", line)
    return int(number[0]) if number else 1
