"""The studio in which the house deck is painted: a stage, a camera, clay, and brushes.

A card is a module in `scenes/`. It either builds a small stage set in three dimensions
(`build()`), which is photographed with Blender's Cycles, or draws lit cut-outs or gouache
(`draw()`). Either way `look()` says how that becomes a painting: sky, fog, palette, finish.

    python -m cards.studio preview CARD…    small and unpainted, in seconds
    python -m cards.studio render CARD…     the finished picture
    python -m cards.studio sheet [CARD…]    a contact sheet of finished pictures

The bot needs none of this. `requirements.txt` lists what the studio needs, to be installed
with `pip install --no-deps` into an environment of its own. `table.csv` plans all 84 cards.
"""
