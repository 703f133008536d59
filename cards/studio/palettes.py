"""The fourteen palettes of the deck, each six colours from dark to light."""

PALETTES: dict[str, tuple[str, ...]] = {
    "rose-sea": ("#1c3a44", "#3f7a80", "#8ab8a8", "#e8b8a0", "#fbe0c4", "#fffaf0"),
    "wheat": ("#2a2418", "#6a5526", "#b08a3a", "#dcbc6a", "#f4e2b0", "#fffaea"),
    "bone": ("#33303a", "#77706a", "#b3a48e", "#dccbae", "#f3e8d4", "#fffdf6"),
    "plum-lamp": ("#140b18", "#3b2238", "#74505a", "#b98c6a", "#ecd2a0", "#fff6e0"),
    "indigo": ("#060a1c", "#14214e", "#34528f", "#7b92c0", "#e7c79c", "#fff4d6"),
    "terracotta": ("#2a1614", "#6e3626", "#b8623e", "#e09a66", "#f4cf9e", "#fff4e0"),
    "lemon": ("#2c3440", "#5f7f8a", "#a8b88a", "#e6cf6a", "#f8eaa8", "#fffdec"),
    "violet-dusk": ("#120f2a", "#3b2a5c", "#8a4a6c", "#d9835c", "#ffd79a", "#fff6dc"),
    "teal-bottle": ("#07121a", "#16303e", "#3a6068", "#9a8a70", "#eab878", "#fff0cc"),
    "scarlet": ("#160608", "#4a0f18", "#9a2a2a", "#d0684a", "#f0c08a", "#fff0d4"),
    "ice": ("#1a2a40", "#4a6a8a", "#8fb0c4", "#c4d8de", "#e8f0ee", "#fffefa"),
    "umber": ("#140d0a", "#3a241a", "#6f4a30", "#a87a4c", "#dcb482", "#f8e6c4"),
    "moss": ("#0e1a14", "#2a4430", "#5f7f48", "#a4b06a", "#dcdca8", "#fbf8e4"),
    "blossom": ("#3a2440", "#7a5a88", "#b890b0", "#eab4b8", "#f8dcd4", "#fff8f2"),
}
