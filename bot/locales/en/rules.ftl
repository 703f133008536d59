# The rules, how to play, and the rule behind every point.

rules-title = ## 📖 The rules: { $ruleset }

rules-heading-clue = Clue and cards
rules-heading-vote = Vote
rules-heading-points = Points
rules-heading-end = From round to round
rules-heading-people = Who's missing, who comes, who goes

rules-players = { $least } to { $most } players, { $hand } cards in each hand.
rules-players-teams = { $least } to { $most } players in pairs; partners sit opposite and score together. { $hand } cards in each hand.
rules-three = Three players: { $hand } cards in each hand, and the other two give { $count } each.
rules-clue = The storyteller picks a card and gives a clue to it: a word, a sentence, a sound; made up, or from a song, a film, a poem.
rules-clue-party = The storyteller gives a clue before anybody sees their cards: a word, a sentence, a sound; made up or quoted.
rules-clip = The clue may also be sung or mimed: with a file, or live in the voice channel.
rules-cards =
    { $count ->
        [one] Everybody else gives the card of theirs that fits the clue best. All of them are shuffled and laid out with numbers.
       *[other] Everybody else gives the { $count } cards of theirs that fit the clue best. All of them are shuffled and laid out with numbers.
    }
rules-cards-party =
    { $count ->
        [one] Then everybody, the storyteller too, gives the card that fits best. All of them are shuffled and laid out with numbers.
       *[other] Then everybody, the storyteller too, gives the { $count } cards that fit best. All of them are shuffled and laid out with numbers.
    }
rules-cards-teams = The storyteller's partner gives a card that fits, and so does one partner of every other team. Partners may talk it over where all can read it, but never describe their cards. Whoever gives first, gives.
rules-vote = Everybody but the storyteller votes in secret for the card they think is the storyteller's, never for a card of their own.
rules-vote-teams = In every other team the partner who gave no card votes in secret. A vote on the own team's card finds nothing and pays nothing.
rules-vote-party = Everybody, the storyteller too, places a green token in secret on the card that most will choose. One's own is allowed.
rules-red = The storyteller must also place a red token, on any card.
rules-tokens =
    With { $players } players or more at the start of a round you may place { $count ->
        [2] one token or two
       *[other] up to { $count } tokens
    }, on different cards and never on all that you may vote for; one of them on the storyteller's card is a find.
rules-points-failure = **Everybody** or **nobody** finds the card: the storyteller gets 0, everybody who voted { $points }.
rules-points-found = Otherwise the storyteller gets { $teller } and every finder { $finder }.
rules-points-lone = Exactly one finder of several voters: that one and the storyteller get { $points } instead.
rules-points-bonus = A finder who placed only one token gets { $points } more, always.
rules-points-votes =
    Every token on another card: 1 point to whoever gave it{ $cap ->
        [none] .
       *[other] , at most { $cap } a round.
    } The storyteller never gets these.
rules-points-votes-teams =
    Every token on a card that isn't the storyteller's: 1 point to the giver's team{ $cap ->
        [none] .
       *[other] , at most { $cap } a round.
    } That goes for the storyteller's partner, too.
rules-points-party = You score as many points as there are players with a green token on your card, yourself included, at most { $cap }.
rules-points-party-none = Alone on a card: 0. On the card with the red token: 0. Votes for your own card bring nothing.
rules-points-missing = Whoever doesn't vote in time counts on neither side. If nobody votes, nobody scores.
rules-points-one-ballot = A single vote where there could have been more is a find like any other, never “everybody”.
rules-first-offer = Whoever has a clue first tells first; then the turn goes to the left.
rules-first-random = Who tells first is drawn by lot; then the turn goes to the left.
rules-first-host = The host tells first; then the turn goes to the left.
rules-draw = After each round everybody draws up to { $hand } cards.
rules-draw-pass = After each round everybody draws up to { $hand } cards and passes the whole hand, unseen, to the left.
rules-draw-all = After each round all cards that aren't in a hand are shuffled together, and everybody draws up to { $hand }.
rules-recycle = When the pile is too small, the shuffled discards go under it.
rules-end-target = The game ends with the round in which somebody reaches { $points } points.
rules-end-laps =
    { $laps ->
        [one] The game ends when everybody has told once.
        [2] The game ends when everybody has told twice.
       *[other] The game ends when everybody has told { $laps } times.
    }
rules-end-pile = The game ends with the round in whose draw the last card of the pile is taken.
rules-winner = The highest score wins; those who tie share the win.
rules-winner-teams = The team with the highest score wins; teams that tie share the win.
rules-absent = Past the deadline a storyteller passes the turn, a missing card is drawn by lot, a missing vote is none. Miss two in a row, and nobody waits for you until you're back.
rules-leave = Whoever leaves takes no more points. Cards on the table and votes stay.
rules-join = Latecomers start next round with the lowest score at the table, and tell last.
rules-join-teams = Latecomers take an empty seat with its hand and score, or come as a pair with the lowest score.
rules-mate-left = A player whose partner has left plays both seats until somebody takes one.
rules-void = A round that breaks off before the cards are laid, or whose clue is removed, scores nothing and counts as told.
rules-too-few = With fewer than { $least } players, or after a whole lap without a vote, the game ends as it stands.

howto-title = ## ❔ How to play
howto-idea = Dixit is about pictures and what they make you think of. One of you tells, the others guess.
howto-hand = **1. Your hand** comes by direct message; **My hand** under any message shows it as well.
howto-clue-usual = **2. The clue.** The storyteller picks a card and gives a clue to it. Too exact is as bad as too far-fetched!
howto-clue-teams = **2. The clue.** The storyteller picks a card and gives a clue to it. Too exact is as bad as too far-fetched!
howto-clue-party = **2. The clue.** The storyteller gives a clue first. Only then do the cards come.
howto-cards-usual = **3. The cards.** Everybody else gives the card that fits best. You can take it back until all are in.
howto-cards-teams = **3. The cards.** The storyteller's partner gives a card, and one of the two in every other team.
howto-cards-party = **3. The cards.** Everybody gives the card that fits best, the storyteller too.
howto-vote-usual = **4. The vote.** The cards lie on the table, numbered. Press **Vote** and pick the storyteller's: nobody sees your choice until all are in.
howto-vote-teams = **4. The vote.** The partner who gave no card presses **Vote** and looks for the storyteller's card.
howto-vote-party = **4. The vote.** Press **Vote** and pick the card that most of you will pick. The storyteller also places a red token that spoils one.
howto-points-usual = **5. The points.** If some of you find it, but not all, the storyteller and the finders get 3. If everybody does, or nobody, all but the storyteller get 2. Your card fooled somebody? A point for each vote.
howto-points-teams = **5. The points.** If some teams find it, but not all, the storyteller's team and the finders get 3. If all teams do, or none, the other teams get 2. A card that fooled somebody earns a point for each vote.
howto-points-party = **5. The points.** The more of you agree on a card, the more each of you gets, up to 5. Alone, or on red: nothing.
howto-more = **Rules** has every detail. `/dixit explain` shows the rule behind every point.

explain-title = ### 🧮 Round { $round }, point by point
explain-void = Nobody scores in such a round; the turn counts as told.
explain-card = **{ $number }** · { $giver }{ $kind ->
        [storyteller] { " " }(the storyteller's card)
        [red] { " " }(the red token)
       *[other] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }← { $voters }
    }
explain-outcome-found = Some found no. { $number }, some didn't.
explain-outcome-lone-finder = Exactly one found no. { $number }.
explain-outcome-everybody = Everybody who voted found no. { $number }.
explain-outcome-nobody = Nobody who voted found no. { $number }.
explain-outcome-no-ballots = Nobody voted, so nobody scores.
explain-outcome-agreement = Points are for agreeing.
explain-storyteller = **Storyteller:** { $names }
explain-storyteller-rule = Some find the card and some don't: { $teller } for the storyteller.
explain-found = **Found it:** { $names }
explain-found-rule = { $finder } for everybody who found the card, unless all or none did.
explain-lone-finder = **Lone finder:** { $names }
explain-lone-finder-rule = Exactly one finder: { $lone } for that one and for the storyteller.
explain-failure = **All or nobody:** { $names }
explain-failure-rule = 0 for the storyteller, { $failure } for everybody who voted.
explain-single-token = **One token was enough:** { $names }
explain-single-token-rule = { $bonus } more for a finder who placed only one token.
explain-votes = **Votes:** { $names }
explain-votes-rule =
    One point for each token on a card of yours{ $cap ->
        [none] .
       *[other] , at most { $cap } a round.
    } The storyteller's card earns none.
explain-agreement = **Agreed:** { $names }
explain-agreement-rule = As many points as there are green tokens on your card, at most { $cap }; none alone or on the red one.
explain-nothing = **No points:** { $names }
