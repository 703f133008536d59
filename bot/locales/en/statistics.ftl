# Statistics and leaderboard: each number with one line about what it is.

stats-all-rulesets = all rules
stats-period-month = the last 30 days
stats-period-year = the last 365 days
stats-period-all = from the beginning
stats-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { $part } of { $whole } ({ $share }%)
stats-favourite = { $name } ({ $count })
stats-games = Games
stats-games-is = played in this server, at least one round of them
stats-won = Won
stats-won-is = games played to the end with the most points; a tie is a win for all who share it
stats-places = First / second / third
stats-places-is = how often in games played to the end, ties included
stats-points = Points a round
stats-points-is = all points, divided by the rounds played (those that were lost don't count)
stats-told = Clues found by some / all / nobody
stats-told-is = as storyteller: only “some” brings points for the clue
stats-found = Found the card
stats-found-is = rounds with a vote on the storyteller's card
stats-fooled = Votes drawn
stats-fooled-is = others' votes on cards given as decoys
stats-stars = Stars
stats-stars-is = others' stars for clues told and cards given
stats-company = Favourite company
stats-company-is = with whom most games were played, computer players aside
stats-victim = Favourite victim
stats-victim-is = whose votes fell most often for the decoys, computer players aside
stats-run = Longest winning run
stats-run-is = most games won one after the other; those that were broken off are left out
stats-rating = Rating
stats-rating-is = begins at 1000; finishing ahead of strong players raises it most. The first games can raise it even without a win, for it begins low on purpose
stats-curve = Rating over time
stats-small = { $games ->
        [one] One game is not much: this is mostly luck.
       *[other] { $games } games are not many: this is mostly luck.
    }
stats-unrated = { $all ->
        [1] It doesn't count for the rating: it { $why }.
       *[other] { $games ->
            [one] One of them doesn't count for the rating: it { $why }.
           *[other] { $games } of them don't count for the rating: they { $why }.
        }
    }
stats-unrated-broken = { $games ->
        [1] was broken off
       *[other] were broken off
    }
stats-unrated-left = { $games ->
        [1] was left early
       *[other] were left early
    }
stats-unrated-computers = had more computer players than people in most rounds
stats-unrated-alone = ended with only computer players as opponents
leaderboard-title = Who's ahead here
leaderboard-by-rating = by rating
leaderboard-by-points = by points a round
leaderboard-by-wins = by games won
leaderboard-by-stars = by stars
leaderboard-line = { $rank } { $name }: **{ $value }** { $games ->
        [one] (one game)
       *[other] ({ $games } games)
    }
leaderboard-nobody = Nobody is listed yet: it takes { $least } games that count.
leaderboard-counts = Listed from { $least } games on; ties share a place. Games don't count that were broken off or left early, had more computer players than people in most rounds, or ended with only computer players as opponents. `/dixit stats` with the option `private` keeps you off this list.
answer-private = Done: from now on others can't see your statistics, and no leaderboard lists you. What was already shown to everybody stays. You can still see your own.
answer-not-private = Done: people of a server can see how you played there.
error-stats-private = They keep their statistics to themselves.
error-stats-hidden-own = You keep your statistics to yourself, so they aren't shown. Use `/dixit stats` with the option `private` to change that.
error-share-not-here = You can't write in this channel, so I show nothing here for you.
error-stats-none = { $own ->
        [yes] No game of yours is on record in this server yet.
       *[no] No game of theirs is on record in this server yet.
    }
error-stats-nothing = No such game is on record here.

# The games of a server, to be looked at again.

history-title = ### Games played here
history-none = No game with points has been played here yet. Start one with `/dixit start`!
history-line = **{ $number }.** { $date } · { $ruleset } · { $people } · { $over ->
        [no] { $won }
       *[yes] 🏆 { $won }
    }{ $counted ->
        [no] {" "}◦
       *[yes] {""}
    }
history-people =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
history-dates = The date is when the game ended.
history-gaps = A missing number was a game without points, or one that has been removed.
history-uncounted = ◦ doesn't count on the leaderboard: it was broken off, had more computer players than people in most rounds, or ended with only computer players as opponents
history-no-person = a computer player
history-broken-off = broken off
history-open = Open a game again
history-game = ## 📖 { $ruleset }, ended on { $date }
history-record = The whole game in one file: every clue, card, vote and point. Whoever has the bot's program can check it with `python -m bot replay`.
somebody = somebody
button-newer = Newer
button-older = Older
button-record = Record (.json)
button-history = All games
error-history-gone = That game isn't here any more, or can't be read. `/dixit history` shows those that can be opened.
history-loved = Most loved of the last 30 days
loved-clue = ⭐ The clue { $clue } by { $name } ({ favourite-stars })
loved-card = ⭐ { $name }'s card for { $clue } ({ favourite-stars })
loved-for = for { $clue }

# What a game night laughs about: at most one at the end of a game.

milestone-mind-reader =
    🏅 { $players ->
        [one] A mind reader
       *[other] Mind readers
    }: { $names } found the card every time they could vote ({ $count }).
milestone-all-fooled = 🏅 Everybody fell for it: all { $count } others who voted chose { $name }'s decoy for { $clue }.
milestone-all-fooled-teams = 🏅 The other teams fell for it: all { $count } of their voters chose { $name }'s decoy for { $clue }.
milestone-perfect-round = 🏅 The perfect round: for { $clue }, { $name } found the card and drew { $count } votes as well.
milestone-exactly-one = 🏅 { $count } times in a row, exactly one player found the card.
milestone-comeback = 🏅 What a comeback: at half-time { $name } was last.

## Shown to everybody

button-share = Show to everybody here
share-by = Shown by { $name }.
answer-shared = 📣 Shown to everybody here.
