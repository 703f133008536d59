# The page of a record that anybody can check.

record-title = A game of { -game }, to be checked
record-when = Ended on { $when }
record-winners = Won
record-lead = Every shuffle of this game follows from one secret seed. It was sealed before the first card was dealt, and here it is. This page holds seed, rules and record against each other, in your browser: it asks no server, and works without a network.
record-agrees = Everything agrees
record-disagrees = This record has been changed
record-right = agrees
record-wrong = disagrees
record-kind-commitment = The seal belongs to the seed
record-kind-start = Seats and shuffled deck
record-kind-deal = Hands and draws
record-kind-board = Order of the boards
record-kind-points = Points
record-kind-course = Course of the game
record-kind-telling = What this page tells
record-seal = Seal, as shown in round 1
record-seed = Seed
record-shown = Paste the seal that the bot showed when the game started:
record-shown-right = It's the same: nobody has swapped the seed since.
record-shown-wrong = It isn't this game's seal: either it is another game's, or this record isn't of the game that you saw start.
record-shown-part = That's no whole seal: it has 64 digits, 0 to 9 and a to f.
record-drawn = drawn by chance
record-told = the storyteller's
record-red = red token
record-card = card { $number }
record-how = How is this checked?
record-derivation =
    Seal: SHA-256 of the seed's 32 bytes followed by the game's id.
    Chance: HMAC-SHA256(seed, "round/purpose/counter/block") for block 0, 1, 2 …, read as 32-bit numbers, the most significant byte first. A number below n is the next one of these modulo n; those from the last full multiple of n on are skipped.
    Shuffle: Fisher and Yates, from the last place down to the second.
    Decided by chance: seats, partners, deck, refilled pile, order of each board, cards and storytellers that nobody chose. All else was decided by whoever played, people or computers, and follows the rules.
