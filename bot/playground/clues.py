"""Clues that simulated players give: a thought, in the language of the server."""

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
    ),
}


def clues_in(locale: str) -> tuple[str, ...]:
    """Return the clues for a Discord locale, English ones for a language not known."""
    return CLUES.get(locale.split("-", maxsplit=1)[0], CLUES["en"])
