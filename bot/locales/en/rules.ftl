# The rules, how to play, and the rule behind every point.

rules-title = ## 📖 The rules: { $ruleset }
rules-variants-on = In force: { $list }.
rules-variants-off = Off: { $list }.

rules-heading-clue = Clue and cards
rules-heading-vote = Vote
rules-heading-points = Points
rules-heading-end = From round to round
rules-heading-people = Who's missing, who comes, who goes

rules-players =
    { $only ->
        [yes] { $most }
       *[no] { $least } to { $most }
    } players, { $hand } cards in each hand{ $three ->
        [0] .
       *[other] {" "}(with three players: { $three }).
    }
rules-players-teams = { $counts } players in pairs; partners sit opposite and score together. { $hand } cards in each hand.
rules-secret = Keep your cards to yourself: nobody else may see your hand.
rules-three =
    { $count ->
        [one] When three start the round, the other two give one card each, so that { $table } lie on the table.
       *[other] When three start the round, the other two give { $count } cards each, so that { $table } lie on the table.
    }
rules-clue = The storyteller picks a card and gives a clue for it: a word, a sentence{ $files ->
        [no] { "" }
       *[yes] , a sound
    }; made up, or from a song, a film, a poem.
rules-clue-party = The storyteller gives a clue before anybody sees their cards: a word, a sentence{ $files ->
        [no] { "" }
       *[yes] , a sound
    }; made up or quoted.
rules-clue-party-storyteller = The storyteller gives a clue before seeing their own cards: a word, a sentence{ $files ->
        [no] { "" }
       *[yes] , a sound
    }; made up or quoted.
rules-clue-party-open = The storyteller gives a clue that need not be about a card of theirs: a word, a sentence{ $files ->
        [no] { "" }
       *[yes] , a sound
    }; made up or quoted.
rules-first-hidden = While anybody may be the first storyteller, nobody sees their cards.
rules-clip = The clue may also be sung or mimed: { $files ->
        [no] live in the voice channel
       *[yes] with a picture or a video, or live in the voice channel
    }.
rules-cards =
    { $count ->
        [one] Everybody else gives the card that fits the clue best. The cards are shuffled and laid out with numbers.
       *[other] Everybody else gives the { $count } cards that fit the clue best. The cards are shuffled and laid out with numbers.
    }
rules-cards-party =
    { $count ->
        [one] Then everybody, the storyteller too, gives the card that fits best. The cards are shuffled and laid out with numbers.
       *[other] Then everybody, the storyteller too, gives the { $count } cards that fit best. The cards are shuffled and laid out with numbers.
    }
rules-cards-teams = The storyteller's partner also gives a card that fits, and so does one partner of every other team. Agree between the two of you: whoever gives first gives for both. You may discuss it where everybody can read it, but never show or describe your cards.
rules-vote = Everybody but the storyteller votes in secret for the card they think is the storyteller's. You can't vote for a card of your own.
rules-vote-teams = In every other team, the partner who gave no card votes in secret. A vote for your own team's card counts as a vote, but finds nothing and pays nobody.
rules-vote-party = Everybody, the storyteller too, secretly places a voting token on the card they think most will choose. It may be their own.
rules-red = The storyteller must also secretly place a red token, on any card: nobody scores for the card it lies on.
rules-red-optional = The storyteller may also secretly place a red token, on any card: nobody scores for the card it lies on.
rules-tokens =
    If { $players }{ $more ->
        [yes] {" "}or more
       *[no] { "" }
    } are playing when the round starts, you may place { $count ->
        [2] one token or two
       *[other] up to { $count } tokens
    }, on different cards{ $lowered ->
        [yes] {" "}and never on all you may vote for
       *[no] { "" }
    }. One of them on the storyteller's card is enough to have found it.
rules-points-failure = If **everybody** or **nobody** finds the card, the storyteller gets 0 and everybody who voted gets { $points }.
rules-points-failure-teams = If **everybody** or **nobody** finds the card, the storyteller's team gets 0 for the clue and every other team that voted gets { $points }.
rules-points-failure-players = If **everybody** or **nobody** finds the card, the storyteller's team gets 0 for the clue and every other team that voted gets { $points } for each partner.
rules-points-found = Otherwise the storyteller gets { $teller } and every finder gets { $finder }.
rules-points-found-teams = Otherwise the storyteller's team gets { $teller } and every team that found it gets { $finder }.
rules-points-lone = If several vote and exactly one player finds the card, that player and the storyteller get { $points } each instead.
rules-points-lone-teams = If several vote and exactly one team finds the card, that team and the storyteller's get { $points } each instead.
rules-points-bonus = Whoever finds the card with only one token, where more were allowed, gets { $points } more, even if everybody found it.
rules-points-votes =
    Every token on another card: 1 point to whoever gave that card{ $cap ->
        [none] .
       *[other] , at most { $cap } a round.
    } The storyteller never gets these points.
rules-points-votes-teams =
    Every token of another team on a card that isn't the storyteller's: 1 point to the team that gave it{ $cap ->
        [none] .
       *[other] , at most { $cap } a round.
    } That goes for the card of the storyteller's partner, too.
rules-points-party = You get as many points as there are voting tokens on the card you chose, your own included, at most { $cap }.
rules-points-party-none =
    If you're alone on a card: 0.{ $red ->
        [yes] {" "}If the red token lies on it: 0.
       *[no] { "" }
    } Votes for the card you gave bring you nothing.
rules-points-missing = A player who hasn't voted when voting closes isn't counted among those who voted. If nobody votes, nobody scores.
rules-points-one-ballot = If only one player votes where more could have, finding the card is an ordinary find and doesn't count as “everybody”.
rules-first-offer = Whoever has a clue first is the first storyteller; if the game goes on without one, the storyteller is drawn by lot. Then the turn goes to the left.
rules-first-random = The first storyteller is chosen at random; then the turn goes to the left.
rules-first-host = The host is the first storyteller; then the turn goes to the left.
rules-first-choice = At the start the host names the first storyteller; if the game begins without the host, it's whoever has a clue first. Then the turn goes to the left.
rules-draw =
    After each round everybody draws up to { $hand } cards{ $three ->
        [0] .
       *[other] {" "}(with three players: { $three }).
    }
rules-draw-all =
    After each round all cards that aren't in a hand are shuffled together, and everybody draws up to { $hand } cards{ $three ->
        [0] .
       *[other] {" "}(with three players: { $three }).
    }
rules-pass = Then everybody passes the whole hand, unseen, to the left.
rules-recycle = When the pile is too small, the discards are shuffled and put under it.
rules-recycle-players = When the pile holds fewer cards than there are players, or too few for the draw, the discards are shuffled and put under it.
rules-end-target =
    The game ends after the round in which { $pairs ->
        [yes] a team
       *[no] somebody
    } reaches { $points } points.
rules-end-laps =
    { $laps ->
        [one] The game ends when the turn to tell has gone round the table once.
        [2] The game ends when the turn to tell has gone round the table twice.
       *[other] The game ends when the turn to tell has gone round the table { $laps } times.
    }
rules-end-pile = The game ends after the round in which the last card of the pile is drawn.
rules-end-first = Whichever of these ends comes first counts.
rules-winner = The highest score wins; if players tie, they share the win.
rules-winner-teams = The team with the highest score wins; if teams tie, they share the win.
rules-absent = If { $timed ->
        [yes] time runs out, or { "" }
       *[no] { "" }
    }the host or half of you go on without waiting, a storyteller without a clue loses the turn, a missing card is chosen at random, and a missing vote isn't counted. If that happens to you twice in a row, nobody waits for you until you do something again.
rules-red-missing = If the storyteller has placed no red token when voting closes, there is none in that round.
rules-leave =
    Whoever has left gets no points and can't win. Their cards on the table and their votes stay{ $guessing ->
        [yes] , but points for votes on their cards go to nobody.
       *[no] .
    }
rules-join = Latecomers play from the next round{ $last ->
        [yes] , unless the last one has begun
       *[no] { "" }
    }: in the lowest-scoring computer player's seat, with its score, if there is one; else, unless the table is full or there are too few cards, with the lowest score and last in the current lap.
rules-join-teams = Latecomers play from the next round{ $last ->
        [yes] , unless the last one has begun
       *[no] { "" }
    }: in an empty or a computer player's seat, with its hand and score, or, unless the table is full or there are too few cards, in pairs with the lowest score.
rules-mate-left = A player whose partner has left plays both seats until somebody takes the empty one. A team with nobody left can't win; its card is drawn by lot, and its turns as storyteller are lost.
rules-void = A round that is broken off before the cards are laid (as when the storyteller leaves), whose clue is removed, or of which a moderator hides a card before its points are counted, scores nothing, but still counts as the storyteller's turn.
rules-too-few = If fewer than { $least } players or only computer players are left, the game ends (if the cards are on the table, after that round) without a winner{ rules-still-won }
rules-too-few-teams = If fewer than { $teams } teams have anybody, or only computer players are left, the game ends (if the cards are on the table, after that round) without a winner{ rules-still-won }
rules-still-won =
    { $won ->
        [target] , unless { $pairs ->
            [yes] a team
           *[no] somebody
        } reaches { $points } points with that.
        [laps] , unless the last lap is over with that.
        [target-laps] , unless points or laps end it.
       *[no] .
    }
rules-no-votes =
    If nobody votes in as many turns running (lost or broken off ones, too) as there are { $pairs ->
        [yes] seats
       *[no] players
    }, the game ends without a winner.

howto-title = ## ❔ How to play
howto-example = Freedom
howto-clue-usual = The storyteller picks a card and gives a clue for it, neither too exact nor too far-fetched.
howto-clue-party = The storyteller gives a clue before anybody sees their cards.
howto-clue-party-storyteller = The storyteller gives a clue before seeing their own cards.
howto-clue-party-open = The storyteller gives a clue that need not be about a card of theirs.
howto-cards-usual = Everybody else gives the card that fits best.
howto-cards-teams = The storyteller's partner gives a card that fits, and so does one partner of every other team.
howto-cards-party = Everybody gives the card that fits best, the storyteller too.
howto-three =
    { $count ->
        [one] When three start the round, one card each.
       *[other] When three start the round, { $count } cards each.
    }
howto-hand = Your hand comes by direct message, and with 🃏 **{ button-hand }**.
howto-pass = After each round everybody passes their whole hand to the left.
howto-vote-usual = The cards lie on the table, shuffled. Press 🗳️ **{ button-vote }** and find the storyteller's.
howto-vote-teams = The cards lie on the table, shuffled. In every other team, the partner who gave no card presses 🗳️ **{ button-vote }** and looks for the storyteller's.
howto-vote-party = The cards lie on the table, shuffled. Press 🗳️ **{ button-vote }** and choose the one you think most will choose.
howto-tokens =
    When { $players }{ $more ->
        [yes] {" "}or more
       *[no] { "" }
    } start the round, you may place { $count ->
        [2] one token or two
       *[other] up to { $count } tokens
    }, on different cards{ $lowered ->
        [yes] {" "}and never on all you may vote for
       *[no] { "" }
    }.
howto-points-failure = **Everybody** or **nobody** finds it: 0 for the storyteller, { $points } for the others.
howto-points-failure-teams = **Everybody** or **nobody** finds it: for the clue 0 for the storyteller's team, { $points } for every other.
howto-points-failure-players = **Everybody** or **nobody** finds it: for the clue 0 for the storyteller's team, { $points } for each partner of the others.
howto-points-found = Otherwise: { $teller } for the storyteller, { $finder } for each finder.
howto-points-found-teams = Otherwise: { $teller } for the storyteller's team, { $finder } for each that found it.
howto-points-lone = A lone finder and the storyteller get { $points } each instead.
howto-points-lone-teams = A team that finds it alone and the storyteller's get { $points } each instead.
howto-points-bonus = A finder who used one token, where more were allowed: { $points } more.
howto-points-votes =
    Each token on another card: 1 for whoever gave it{ $cap ->
        [none] .
       *[other] , at most { $cap }.
    }
howto-points-votes-teams =
    Each token of another team on any other card: 1 for the team that gave it{ $cap ->
        [none] .
       *[other] , at most { $cap }.
    }
howto-points-party = You get as many points as there are tokens on the card you chose, at most { $cap }.
howto-points-party-none =
    Alone on a card: 0.{ $red ->
        [yes] {" "}On the card with the red token: 0.
       *[no] { "" }
    }
howto-alt = How to play, in pictures. { $list }
howto-alt-clue = The storyteller, a rabbit with a crown, pulls a card out of their hand and says “{ $clue }”.
howto-alt-clue-hidden = The storyteller, a rabbit with a crown, says “{ $clue }” before a hand that lies face down.
howto-alt-clue-open = The storyteller, a rabbit with a crown, says “{ $clue }” before a hand of cards.
howto-alt-cards-usual = The other rabbits hold up cards of theirs.
howto-alt-cards-teams = Rabbits stand in pairs, and one of each pair holds up a card.
howto-alt-cards-party = All rabbits hold up cards of theirs, the storyteller too.
howto-alt-vote =
    The cards lie under numbers, and behind some stand the rabbits that have laid a token on them.{ $red ->
        [yes] {" "}One card carries the red token.
       *[no] { "" }
    }
howto-alt-guessing = Cards with tokens and the points they bring: all tokens or none on the storyteller's card; some of them; a token on another card.
howto-alt-agreement =
    Cards with tokens and the points they bring: several tokens on a card; a single one{ $red ->
        [yes] ; tokens on the card with the red one.
       *[no] .
    }

explain-title = ### 🧮 Round { $round }, point by point
explain-too-few = Too few were left to finish this round.
explain-void =
    Nobody scores in such a round{ $turn ->
        [yes] , but it counts as the storyteller's turn.
       *[no] .
    }
explain-card = **{ $number }** · { $giver }{ $kind ->
        [storyteller] { " " }(the storyteller's card)
        [red] { " " }(with the red token)
       *[other] { "" }
    }{ $drawn ->
        [yes] { " " }(drawn at random)
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }← { $voters }
    }
explain-outcome-found =
    { $ballots ->
        [1] Only one player voted, and found card { $number }.
       *[other] { $finders ->
            [one] One of you found card { $number }.
           *[other] Some of you found card { $number }, some didn't.
        }
    }
explain-outcome-lone-finder = Exactly one of you found card { $number }.
explain-outcome-everybody = Everybody who voted found card { $number }.
explain-outcome-nobody = Nobody who voted found card { $number }.
explain-outcome-no-ballots = Nobody voted, so nobody scores.
explain-outcome-agreement =
    Points are for choosing the same card as others{ $red ->
        [yes] , unless the red token lies on it.
       *[no] .
    }
explain-storyteller = **Storyteller:** { $names }
explain-storyteller-rule =
    { $ballots ->
        [1] The only player who voted found the card: { $teller } for the storyteller.
       *[other] Some found the card and some didn't: { $teller } for the storyteller.
    }
explain-storyteller-teams = **The storyteller's team:** { $names }
explain-storyteller-teams-rule =
    { $ballots ->
        [1] The only player who voted found the card: { $teller } for the storyteller's team.
       *[other] Some found the card and some didn't: { $teller } for the storyteller's team.
    }
explain-found = **Found it:** { $names }
explain-found-rule =
    { $ballots ->
        [1] The only player who voted found the card and gets { $finder }.
       *[other] { $finder } for everybody who found the card, unless all or none did.
    }
explain-found-teams-rule =
    { $ballots ->
        [1] The only team that voted found the card and gets { $finder }.
       *[other] { $finder } for every team that found the card, unless all or none did.
    }
explain-lone-finder = **Lone finder:** { $names }
explain-lone-finder-rule =
    { $paid ->
        [finder] Exactly one finder: { $lone } for that finder.
        [storyteller] Exactly one finder: { $lone } for the storyteller.
       *[both] Exactly one finder: { $lone } for that finder and for the storyteller.
    }
explain-lone-finder-teams = **The one team that found it:** { $names }
explain-lone-finder-teams-rule =
    { $paid ->
        [finder] Exactly one team found it: { $lone } for that team.
        [storyteller] Exactly one team found it: { $lone } for the storyteller's team.
       *[both] Exactly one team found it: { $lone } for that team and for the storyteller's.
    }
explain-failure = **Everybody or nobody:** { $names }
explain-failure-rule =
    { $each ->
        [team] 0 for the clue to the storyteller's team, { $failure } for every other team that voted.
        [heads] 0 for the clue to the storyteller's team, { $failure } for each partner of the other teams that voted.
       *[player] 0 for the storyteller, { $failure } for everybody who voted.
    }
explain-single-token = **One token was enough:** { $names }
explain-single-token-rule = { $bonus } more for finding the card with only one token placed.
explain-votes = **Votes:** { $names }
explain-votes-rule =
    { $each ->
        [player] One point for each token on a card of yours{ $cap ->
            [none] .
           *[other] , at most { $cap } a round.
        }
       *[other] One point for each token of another team on a card of your team's{ $cap ->
            [none] .
           *[other] , at most { $cap } a round.
        }
    } The storyteller's card earns none.
explain-agreement = **Same card:** { $names }
explain-agreement-rule =
    As many points as there are voting tokens on the card you chose, at most { $cap }; none if yours is alone{ $red ->
        [yes] {" "}or the red one is there.
       *[no] .
    }
explain-nothing = **No points:** { $names }
explain-left = **Who left:** { $names }. { $what ->
        [team] { $count ->
            [one] Their team still scores.
           *[other] Their teams still score.
        }
        [team-card] { $count ->
            [one] Votes on their card pay nobody; otherwise their team still scores.
           *[other] Votes on their cards pay nobody; otherwise their teams still score.
        }
        [card] No points for them, and none for votes on their cards.
       *[none] No points for them.
    }
