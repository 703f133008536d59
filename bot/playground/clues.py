"""Clues that simulated players give: a thought, in the language of the table."""

import random
from collections.abc import Iterable

CLUES: dict[str, tuple[str, ...]] = {
    "en": (
        "The day before it all began",
        "Somebody left the light on",
        "What the sea keeps",
        "A promise",
        "Too late, and too early",
        "The last one turns the key",
        "Smaller than I remember",
        "Nobody is looking",
        "A very long letter",
        "Almost home",
        "The smell of rain",
        "Once more, from the start",
        "Between two stations",
        "It was bigger in the dream",
        "A guest who stays",
        "The wind changed its mind",
        "Everything but the roof",
        "Halfway is the worst place",
        "A secret for two",
        "What was in the other pocket",
        "Sunday, about four",
        "The quietest one won",
        "I only turned round once",
        "Don't tell the gardener",
    ),
    "it": (
        "Il giorno prima che tutto cominciasse",
        "Qualcuno ha lasciato la luce accesa",
        "Quello che il mare conserva",
        "Una promessa",
        "Troppo tardi e troppo presto",
        "L'ultimo gira la chiave",
        "Più piccolo di come lo ricordavo",
        "Nessuno guarda",
        "Una lettera molto lunga",
        "Quasi a casa",
        "Odore di pioggia",
        "Ancora una volta, da capo",
        "Tra due stazioni",
        "Nel sogno era più grande",
        "Un ospite che resta",
        "Il vento ha cambiato idea",
        "Tutto tranne il tetto",
        "Il peggio è a metà strada",
        "Un segreto per due",
        "Quello che c'era nell'altra tasca",
        "Domenica, verso le quattro",
        "Ha vinto chi taceva",
        "Ho guardato indietro una volta sola",
        "Non ditelo al giardiniere",
    ),
    "pt": (
        "O dia antes de tudo começar",
        "Alguém deixou a luz acesa",
        "O que o mar guarda",
        "Uma promessa",
        "Tarde demais e cedo demais",
        "O último vira a chave",
        "Menor do que eu lembrava",
        "Ninguém está olhando",
        "Uma carta muito longa",
        "Quase em casa",
        "Cheiro de chuva",
        "Mais uma vez, desde o começo",
        "Entre duas estações",
        "No sonho era maior",
        "Uma visita que fica",
        "O vento mudou de ideia",
        "Tudo menos o telhado",
        "O pior é o meio do caminho",
        "Um segredo para dois",
        "O que havia no outro bolso",
        "Domingo, lá pelas quatro",
        "Ganhou quem ficou calado",
        "Só olhei para trás uma vez",
        "Não contem ao jardineiro",
    ),
    "pl": (
        "Dzień, zanim wszystko się zaczęło",
        "Ktoś zostawił włączone światło",
        "Co przechowuje morze",
        "Obietnica",
        "Za późno i za wcześnie",
        "Ostatni przekręca klucz",
        "Mniejsze, niż pamiętam",
        "Nikt nie patrzy",
        "Bardzo długi list",
        "Prawie w domu",
        "Zapach deszczu",
        "Jeszcze raz, od początku",
        "Między dwiema stacjami",
        "We śnie było większe",
        "Gość, który zostaje",
        "Wiatr się rozmyślił",
        "Wszystko oprócz dachu",
        "W połowie drogi jest najgorzej",
        "Sekret dla dwojga",
        "Co było w drugiej kieszeni",
        "Niedziela, około czwartej",
        "Wygrało milczenie",
        "Tylko jedno spojrzenie za siebie",
        "Nie mówcie ogrodnikowi",
    ),
}


HAND = {"My hand": "en", "La mia mano": "it", "Minha mão": "pt", "Moje karty": "pl"}
"""What the button that every table shows is called in each language."""


def language_of(labels: Iterable[str]) -> str:
    """Return the language of the newest game whose buttons, oldest first, are called so."""
    known = [HAND[label] for label in labels if label in HAND]
    return known[-1] if known else "en"


class ClueBag:
    """The clues of one channel: none comes again before all of its language have been drawn."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._left: dict[str, list[str]] = {}

    def draw(self, language: str) -> str:
        """Return the next clue in one of the languages of `CLUES`."""
        if not self._left.get(language):
            self._left[language] = self._chance.sample(CLUES[language], len(CLUES[language]))
        return self._left[language].pop()
