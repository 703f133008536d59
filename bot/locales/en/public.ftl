# What everybody in the channel reads.

-game = Dixit
language-name = English
list-and = { $head } and { $last }
list-more = { $head } and { $count } more
list-or = { $head } or { $last }
former-player = a former player
empty-team = an empty team
round-title = ### Round { $round }
round-title-of = ### Round { $round } of { $rounds }
standings = Scores: { $scores }
pile =
    { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }

## Rulesets, paces, variants, ends

ruleset-classic = Classic
ruleset-odyssey = Odyssey
ruleset-party = Party
ruleset-teams = Teams
ruleset-mini = Mini
pace-relaxed = relaxed
pace-normal = normal
pace-blitz = blitz
pace-untimed = no timer
pace-correspondence = a day per step
variant-lone-finder = lone finder
variant-three-players = extra cards for three players
variant-mime-or-sing = mime or sing
variant-optional-red = red token optional
variant-hidden-hands = everybody's hand hidden before the clue
departure = { $field }: { $choice } (book: { $book })
departure-italian = { $field }: { $choice } (Italian book: { $book })
hand-and-three = { $hand }, with three players { $three }
departure-with = with { $variant }{ $name ->
        [optional-red] {" "}(as in the Portuguese book)
       *[other] { "" }
    }
departure-without = without { $variant }
departure-no-red = without the red token
departure-open-hands = the storyteller sees their cards before the clue
departure-three-players = with three players, { $hand } cards in hand and { $count } to give
summary-differs = { $ends } · as the book says, except: { $list }
ends-target =
    until { $pairs ->
        [yes] a team
       *[no] somebody
    } has { $points } points
ends-laps =
    { $laps ->
        [one] until the turn to tell has gone round the table once
        [2] until the turn to tell has gone round the table twice
       *[other] until the turn to tell has gone round the table { $laps } times
    }
ends-pile = until the draw pile runs out
ends-or = { $head } or { $last }
ends-else = { $ends } (book: { $book })

## Buttons

button-join = Join
button-leave = Leave
button-start = Start
button-settings = Settings
button-howto = How to play
button-rules = Rules
button-hand = My hand
button-vote = Vote
button-describe = Describe
button-next = Next round
button-end = See the podium
button-resume = Resume
button-explain = Explain
button-star = Star
button-rematch = Rematch
button-reopen = Open a new lobby
button-team = Team { $team }

## Time

time-left = ⏳ Deadline: { $when }
short-of-players =
    ⚠️ Too few players are left: the game ends after this round{ $won ->
        [no] {" "}without a winner
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , unless somebody joins.
       *[other] , unless { $count } more join.
    }
short-of-people =
    ⚠️ Too few people are left: the game ends after this round{ $won ->
        [no] {" "}without a winner
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , unless a person joins.
       *[other] , unless { $count } more join, at least one of them a person.
    }
short-of-votes = ⚠️ Nobody can vote any more, and with this turn too many in a row have had no vote: the game ends after this round without a winner.
short-of-turns =
    ⚠️ After this round only empty teams have a turn, and it is lost: the game ends{ $count ->
        [0] .
        [one] , unless somebody joins.
       *[other] , unless { $count } more join.
    }
time-closing = ⏳ { $votes ->
        [no] { remind-no-votes }
        [left] The votes are in.
       *[yes] The votes are in and can still be changed.
    } Voting closes: { $when }
time-next-round = Next round: { $when }
time-podium = Podium: { $when }
time-paused =
    ⏸️ The clock is stopped; { $own ->
        [yes] you (the host)
       *[no] the host ({ $host })
    } or a moderator can restart it.
time-paused-votes = ⏸️ { $votes ->
        [no] { remind-no-votes } The clock is stopped
       *[yes] The votes are in, but the clock is stopped
    }: voting closes once { $own ->
        [yes] you (the host)
       *[no] the host ({ $host })
    } or a moderator restarts it.
awaited = Waiting for { $names }.
either-of = { $one } or { $other }

away = 💤 Not waited for: { $names }.{ $ways ->
        [next] {" "}Whoever gives a card, votes, or presses **{ button-next }** is back.
        [give] {" "}Whoever gives a card or votes is back.
        [vote] {" "}Whoever votes is back.
       *[none] { "" }
    }
joins-next = 🐇 In from the next round: { $names }.
joins-over = { $name } (in place of { $other })
joins-in-pairs = 🐇 { $name } waits for a second newcomer or an empty seat: in teams, newcomers come in pairs.
joins-empty-seat = 🐇 { $name } gets in only if a seat becomes empty: in teams, newcomers come in pairs, and nobody else can join any more.
joins-no-more = 🐇 { $name } won't get to play in this game any more. Stay for the rematch!

## Lobby

lobby-title = ## 🐇 { -game }: who's playing?
lobby-choices = **{ $ruleset }** · { $decks } · pace: { $pace }
lobby-no-deck = no deck
lobby-decks-gone = ⚠️ Not there any more: { $gone }. The host can choose other decks under **{ button-settings }**.
deck-nameless = a deck of this server
lobby-room = { $least }–{ $most } players
lobby-room-teams = { $counts } players
lobby-picture-title = { -game }
lobby-alt = The rabbits at the table: { $names }.
player-rabbit = { $player } · { $colour }
player-computer = { $player } · { $level }
player-host = { $player } · host
player-in-team = { $player } · team { $team }
lobby-missing =
    { $count ->
        [one] One more player and you can start.
       *[other] { $count } more players and you can start.
    }
lobby-odd = Teams are pairs: one more player is needed.
lobby-ready = { $count } at the table, room for { $most }. The host presses **{ button-start }** when everybody's here.
lobby-full = The table is full with { $count } players. { $computers ->
        [yes] Whoever joins now takes a computer player's seat.{ " " }
       *[no] { "" }
    }The host can press **{ button-start }**.
lobby-too-many =
    { $count ->
        [one] You're one player too many
       *[other] You're { $count } players too many
    }: there's room for { $most }. Either somebody leaves, or the host picks another ruleset in **{ button-settings }**.
lobby-decks-serve = -# With these settings the decks have cards for at most { $most } players.
lobby-teams = To be partners, press the same **Team** button. Everybody else is paired at random.
lobby-seated =
    { $teams ->
        [yes] Complete teams sit first, in the order of their numbers; partners sit opposite each other.
       *[no] You sit as numbered, clockwise: whoever comes next in the list tells next.
    }
lobby-called = 🔁 Playing again? { $names }
lobby-told = { $role }: a game is about to begin.
lobby-invited = ✉️ By invitation only: { $invited }.
lobby-invited-nobody = ✉️ By invitation only.
lobby-computers = -# 🤖 Too few? Under **{ button-steer }** the host can give seats to computer players.
lobby-closes = -# Under **{ button-steer }** there's also **{ button-leave }**. A lobby closes after an hour in which nobody does anything.
lobby-started = The game has begun. Later changes at the table don't show here. Press **{ button-join }** to come in with the next round{ $pairs ->
        [yes] {" "}(in pairs, unless a seat is empty or a computer player's)
       *[no] { "" }
    }, if that's still possible.
lobby-over = This game is over.
lobby-closed = This lobby is closed.

## Turn

turn-offer = Everybody has their cards. **Whoever has a clue first is the storyteller:** press **{ button-hand }**, pick a card and give your clue for it.
turn-offer-party = **Whoever has a clue first is the storyteller:** press **{ button-hand }** and give it.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}The clue comes before anybody sees their cards!
    }
turn-tell = 🎙️ { $player }, you're the storyteller.
turn-tell-computer = 🎙️ { $player } is thinking of a clue.
turn-tell-how = Pick one of { $partners ->
        [yes] your missing partner's
       *[no] your
    } cards (**{ button-hand }** shows them) and give a clue for it: a word, a sentence{ $files ->
        [no] { "" }
       *[yes] , a sound
    }, a line of a song, whatever you like.
turn-tell-party = Give a clue: **{ button-hand }** has the button.{ $hidden ->
        [everybody] {" "}The cards come after it!
        [storyteller] {" "}Your cards come after it!
       *[nobody] { "" }
    }
turn-give =
    { $count ->
        [one] Everybody else: give the card that fits the clue best.
       *[other] Everybody else: give { $count } cards each, the ones that fit the clue best.
    }
turn-give-party = Everybody, the storyteller too: give the card that fits the clue best.
turn-give-teams = One card from each team. In the storyteller's team it comes from the partner; in the others either of the two gives it, and only the other one can vote.
turn-give-alone = Whoever plays without a partner gives the card and votes, too, but nobody in the storyteller's team votes; an empty team's card is drawn by lot.
turn-over = The cards are on the table.
turn-last = This is the last round.
turn-last-pile = This is probably the last round: the draw after it takes the rest of the pile.
turn-void = This round scores nothing; why is said below.
turn-sealed = 🔏 The shuffles are sealed: after a game with at least one round played to its end, whoever has the bot's program can check them against the record in `/dixit history`. Seal: ||{ $commitment }||
quote-open = “
quote-close = ”
clue-heading = ### { quote-open }{ $clue }{ quote-close }
clue-by = by { $name }
clue-clip-audio =
    🎵 { $words ->
        [yes] With a sound.
       *[no] The clue is a sound.
    }
clue-clip-image =
    🖼️ { $words ->
        [yes] With a picture.
       *[no] The clue is a picture.
    }
clue-clip-video =
    🎬 { $words ->
        [yes] With a video.
       *[no] The clue is a video.
    }
clue-clip-voice =
    🎤 { $words ->
        [yes] And live, in the voice channel.
       *[no] A live clue, in the voice channel.
    }
clue-named-audio = 🎵 a sound
clue-named-image = 🖼️ a picture
clue-named-video = 🎬 a video
clue-named-voice = 🎤 live

## Board

board-vote = Which card is the storyteller's? Vote in secret.
board-vote-party = Which card will the others choose? Agree without saying a word.
board-tokens = -# You may place up to { $tokens } tokens, each on a different card.
board-bonus = -# Whoever places only one token and is right gets { $points } more.
board-over = Voting is over.
board-void = Its cards leave the table.
board-alt = The table. { $cards }.

## Reminder

remind-storytelling = ⏰ { $names } – we're waiting for a clue.
remind-submitting = ⏰ { $names } – we're waiting for your { $people ->
        [one] card.
       *[other] cards.
    }
remind-submitting-several = ⏰ { $names } – { $people ->
        [one] you haven't given all your cards yet.
       *[other] you haven't given all of your cards yet.
    }
remind-submitting-teams = ⏰ { $names } – we're waiting for { $teams ->
        [one] your team's card.
       *[other] a card from each of your teams.
    }
remind-voting = ⏰ { $names } – we're waiting for your vote.
remind-begun = ⏰ { $names } – { $missing ->
        [done] is your vote complete? Then press **{ button-done }**.
       *[token] your vote isn't complete yet.
    }
remind-last = ⏳ { $names } – the last half minute has begun!
dm-fallback =
    🂠 { $name } – I can't write to you, so { $cards ->
        [no] it's here that you give the clue
       *[yes] your cards wait here
    }: press **{ button-hand }**.
remind-computers = Now we're only waiting for { $names }.
remind-done = That's everybody. Thank you!
remind-no-votes = Nobody has voted, and nobody is waited for any more.

## Reveal

outcome-found =
    { $finders ->
        [one] Card { $number } was { $storyteller }'s, and one of you found it.
       *[other] Card { $number } was { $storyteller }'s, and some of you found it.
    }
outcome-lone-finder = Card { $number } was { $storyteller }'s, and exactly one of you found it!
outcome-everybody = **Everybody** who voted found card { $number }, so { $storyteller } gets nothing.
outcome-everybody-teams = **Everybody** who voted found card { $number }, so { $storyteller }'s team gets nothing.
outcome-nobody = **Nobody** found card { $number }, so { $storyteller } gets nothing.
outcome-nobody-teams = **Nobody** found card { $number }, so { $storyteller }'s team gets nothing{ $votes ->
        [yes] {" "}for the clue; votes for the partner's card still count.
       *[no] .
    }
outcome-no-ballots = Nobody voted. Card { $number } was { $storyteller }'s; the round scores nothing.
outcome-agreement = The votes are in: the more of you on one card, the better, up to { $cap } points.
points-storyteller = good clue +{ $points }
points-found = found it +{ $points }
points-lone-finder = only one found it +{ $points }
points-failure =
    { $outcome ->
        [nobody] nobody found it +{ $points }
       *[other] everybody found it +{ $points }
    }
points-single-token = one token was enough +{ $points }
points-votes =
    { $points ->
        [one] a vote received +{ $points }
       *[other] votes received +{ $points }
    }
points-agreement = agreed +{ $points }
reveal-red = ✗ The red token is on card { $number }: whoever chose that card scores nothing.
reveal-no-red = The red token wasn't placed.
reveal-missed = Didn't vote: { $names }.
reveal-gone = The next round is on.
reveal-last = That was the last round.
reveal-last-pile = That was probably the last round: the draw after it takes the rest of the pile.
reveal-last-away = The last turn is { $name }'s: unless they're back in time, it passes, and the game is over.
reveal-silent-away = The next turn is { $name }'s: unless they're back in time, it passes, and the game ends without a winner.
reveal-silent = If the next round gets no vote either, the game ends without a winner.
reveal-pass = Before the next round, everybody passes their hand to the left.
reveal-alt = The cards revealed. { $cards }
reveal-alt-card =
    { $number }: { $kind ->
        [storyteller] the storyteller's, { $giver }
       *[other] from { $giver }
    }{ $count ->
        [0] .
       *[other] {"; "}chosen by { $voters }.
    }
track-alt = The score track. { $ways }.
track-alt-rabbit = { $name } from { $before } to { $after }
void-passed = No clue came, so this turn is lost.
void-passed-by = No clue came from { $name }, so this turn is lost.
void-passed-empty = It was an empty team's turn, so this turn is lost.
void-no-card = Too few cards were left for a clue, so this turn is lost.
void-no-card-by = { $name } had too few cards left for a clue, so this turn is lost.
void-storyteller-left = The storyteller left the table, so this round scores nothing.
void-clue-removed = The clue was removed, so this round scores nothing.
void-card-hidden = A moderator has hidden a card, so this round scores nothing.
void-too-few =
    { $person ->
        [yes] Too few players are left
       *[no] Too few people are left
    } to finish this round.
void-ended = This round was broken off and scores nothing.

## End

end-title = ## 🏁 The game is over
end-title-lobby = ## 🚪 The lobby is closed
end-winners =
    { $count ->
        [one] 🎉 { $names } wins!
       *[other] 🎉 { $names } share the win!
    }
end-winners-team = 🎉 { $names } win!
end-leaders =
    { $count ->
        [one] { $names } was in the lead.
       *[other] { $names } were in the lead.
    }
end-leaders-team = { $names } were in the lead.
end-clues = ### The storybook
end-clue = **{ $round }** · { $name }: { $words ->
        [no] { $clue }
       *[yes] “{ $clue }”
    }
ended-target =
    { $pairs ->
        [yes] A team
       *[no] Somebody
    } has reached { $points } points.
ended-target-by =
    { $names } { $count ->
        [one] has
       *[other] have
    } reached { $points } points.
ended-laps =
    { $laps ->
        [one] The turn to tell has gone round the table once.
        [2] The turn to tell has gone round the table twice.
       *[other] The turn to tell has gone round the table { $laps } times.
    }
ended-pile = The last card of the pile has been drawn.
ended-too-few =
    { $person ->
        [yes] Too few players are left
       *[no] Too few people are left
    } to go on.
ended-too-few-lobby = Everybody has left before the game began.
ended-no-ballots =
    As many turns in a row as there are { $pairs ->
        [yes] seats
       *[no] players
    } have gone by without a single vote.
ended-ended = The game was ended early.
ended-ended-lobby = It was closed before the game began.
ended-idle = Nobody has played for a week, so the game ends here.
ended-lobby-idle = Nobody started the game, so the lobby is closed. Start a new one whenever you like!
ended-channel-gone = The game's channel is gone.
ended-bot-removed = The bot was removed from the server.
podium-title = Congratulations!
podium-title-nobody = The game is over
podium-alt = The podium. { $places }.
place-alt =
    { $rank }. { $name } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
track-final-alt = The score track at the end. { $places }.
storybook-title = The storybook
storybook-alt = The storybook, by round. Clues: { $clues }. The storytellers' cards: { $entries }.
thread-name = { -game } with { $host }

## Stars

favourite-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
favourites-title = The evening's favourites:
favourite-clue = ⭐ The evening's favourite: { $name } with the clue { $clue } ({ favourite-stars })
favourite-more =
    -# … and { $count ->
        [one] one more with as many stars
       *[other] { $count } more with as many stars
    }
favourite-card = ⭐ The evening's favourite: { $name }'s card for { $clue } ({ favourite-stars })

## The table's menu

departed = 👋 No longer at the table: { $names }.
departed-host = { $name } is the host now.
button-steer = Table …
proposal-start =
    🙋 { $name } would like to start without waiting for the host: { $have } of { $needed } ({ $names }).{ $carried ->
        [yes] {" "}Press **{ agree-start }** once more, and the game begins.
       *[no] { "" }
    }
proposal-skip = 🙋 { $name } would like to go on without waiting: { $have } of { $needed } ({ $names }).
proposal-host = 🙋 { $name } would like to be host: { $have } of { $needed } ({ $names }).
agree-start = Yes, start
agree-skip = Yes, go on
agree-host = Yes, new host
button-rabbit = Rabbit & seat
button-vacant = Seat a computer player
