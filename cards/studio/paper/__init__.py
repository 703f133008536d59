"""The studio of the deck "Paper Lanterns": light boxes of cut paper.

A card is a module in `scenes/` whose `build()` returns a `Box`: sheets of paper hung from a glowing
ground to a dark front, each throwing soft shadows on all behind it, with lamps and mist between
them. Beside it lies a file of the same name, `scenes/<card>.toml`, with the card's plan and texts.

    python -m cards.studio.paper draft CARD…     quickly, one pixel to a unit
    python -m cards.studio.paper render CARD…    as it will be, outside the deck
    python -m cards.studio.paper finish CARD…    into the deck
    python -m cards.studio.paper near CARD…      which cards of any deck it resembles
    python -m cards.studio.paper sheet [CARD…]   a contact sheet
    python -m cards.studio.paper table           the plan of all cards
    python -m cards.studio.paper deck            write the deck's `deck.toml`

The bot needs none of this; `requirements.txt` lists what does.
"""
