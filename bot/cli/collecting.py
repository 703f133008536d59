"""How often Python looks for what only refers to itself."""

import gc

YOUNG = 10_000
"""Objects more than before at which it looks among the newest, instead of 700."""


def collect_seldom() -> None:
    """Have it look seldom, and never again through what is there by now, which stays.

    To look through all modules, texts and decks stops every thread for some hundred milliseconds,
    and a crowd that presses at once makes it look again and again while all of them wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
