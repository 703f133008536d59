# What one person reads, in their own language.

button-clue = Give a clue
button-done = Done
button-take-back = Take back { $number }
button-back-to-hand = Back to my hand
button-give = Give this card

## Hand

hand-finished =
    { $lobby ->
        [yes] This lobby is closed. For a new one, press **{ button-reopen }**
       *[no] This game is over. For another one, press **{ button-rematch }**
    } or use `/dixit start`.
hand-stranger = You aren't playing in this game. Press **{ $join }**: if that's still possible, you're in from the next round{ $pairs ->
        [yes] {" "}(in pairs, unless a seat is empty or a computer player's).
       *[no] .
    }
hand-stranger-lobby = You aren't playing in this game. Press **{ $join }**: if there's room for you, you're in from the start.
hand-lobby = Your cards come once the game is on.
hand-waiting = You're in! You get your cards with the next round.
hand-waiting-seat =
    You take { $other }'s seat and score{ $mate ->
        [yes] ; your partner is { $partner }
       *[no] { "" }
    }.
hand-waiting-own =
    You get your own seat back, with its score{ $mate ->
        [yes] ; your partner is { $partner }
       *[no] { "" }
    }.
hand-waiting-pair = You come as a pair with another newcomer. If a seat becomes empty before that, a newcomer takes it, and whoever is left without a partner waits for one more.
hand-waiting-alone = You're in! Newcomers to a team game play in pairs, so you get your cards once a second one has joined or a seat becomes empty.
hand-waiting-empty-seat = In teams, newcomers come in pairs, and nobody else can join any more: you get your cards only if a seat becomes empty.
hand-waiting-over = You won't get to play in this game any more: no other round follows. Stay for the rematch!
hand-party-hidden = The clue comes first: nobody sees their cards before it.
hand-tale-coming = { $name } is thinking of a clue.{ $cards ->
        [yes] {" "}Meanwhile, get to know your cards.
       *[no] { "" }
    }
hand-told = Your clue is out, and your card { $number } is on its way to the table.
hand-told-other-hand = Your clue is out, and your partner's card { $number } is on its way to the table.
hand-mate-gave = { $partner } gave your team's card, so you vote for both of you.
hand-mate-votes = Your team's card is one of yours, so { $away ->
        [yes] only { $partner } can vote for both of you; until they're back, nobody waits for that vote.
       *[no] { $partner } votes for both of you.
    }
hand-gave-none = Your team had no card to give, so it doesn't vote.
hand-mate-told = { $partner } is the storyteller, so your team doesn't vote.
hand-not-needed = There's nothing for you to do right now.
hand-back-late = Too late to take it back: the cards are on the table.
hand-late = You were a moment too late: the game has moved on. This is how it stands now.
hand-gone = The message you used is no longer open.
hand-done-gone = Done! { hand-gone }
hand-vote = The table is laid, and { $awaited ->
        [yes] your vote is awaited
       *[no] you can still vote
    }.{ $cards ->
        [yes] {" "}Below are the cards left in your hand.
       *[no] { "" }
    }
hand-vote-begun = Your choice so far: { $numbers }. Press **{ button-vote }** to change it, or to confirm it with **{ button-done }**.
hand-vote-red = The table is laid. { $missing ->
        [red] Your voting token is placed; the red one goes where it costs the others most.
        [green] Your red token is placed; your voting token goes on the card you choose.
        [may] Your voting token goes on the card you choose and, if you like, the red one where it costs the others most.
       *[both] Your voting token goes on the card you choose, the red one where it costs the others most.
    }
card-drawn = { $count ->
        [one] A card was still missing, so one was drawn from your hand at random.
       *[other] Cards were still missing, so they were drawn from your hand at random.
    }
hand-card-hidden = { $count ->
        [one] A moderator has hidden a card of yours; card { $numbers } came in its place.
       *[other] A moderator has hidden cards of yours; cards { $numbers } came in their place.
    }
hand-card-lost = A moderator has hidden { $count ->
        [one] a card
       *[other] cards
    } of yours.
hand-voted = You've voted. You can still change your mind until voting closes.
hand-told-vote = The others are looking for your card. Don't give it away!
hand-no-vote = The others are voting.
hand-scored = The round is over.
hand-over = ### Round { $round } is over
hand-game-over = ### The game is over
hand-lobby-closed = ### The lobby is closed
hand-over-how =
    { $how ->
        [found] You found the storyteller's card.
        [alone] Nobody but you found the storyteller's card!
        [missed] You didn't find the storyteller's card.
        [everybody] Everybody who voted found the storyteller's card.
        [nobody] Nobody found the storyteller's card.
        [own-everybody] Everybody who voted found your card.
        [own-nobody] Nobody found your card.
        [own-found] { $count ->
            [one] One player found your card.
           *[other] { $count } players found your card.
        }
        [together] { $count ->
            [one] One other player chose the same card as you.
           *[other] { $count } others chose the same card as you.
        }
        [apart] Nobody else chose the same card as you.
        [red] The red token lay on the card that you chose.
        [no-ballots] Nobody voted.
       *[unvoted] You didn't vote.
    }
hand-over-points =
    { $team ->
        [yes] Your team's points
       *[no] Your points
    }: **+{ $gained }** ({ $apart ->
        [yes] { $parts };{" "}
       *[no] { "" }
    }{ $total } in all).
hand-won =
    🎉 { $team ->
        [yes] { $shared ->
            [yes] Your team shares the win with { $names }!
           *[no] Your team wins!
        }
       *[no] { $shared ->
            [yes] You share the win with { $names }!
           *[no] You win!
        }
    }
hand-led =
    { $team ->
        [yes] { $shared ->
            [yes] Your team shared the lead with { $names }.
           *[no] Your team was in the lead.
        }
       *[no] { $shared ->
            [yes] You shared the lead with { $names }.
           *[no] You were in the lead.
        }
    }
hand-place =
    { $team ->
        [yes] Your team's place
       *[no] Your place
    }: **{ $place }** of { $places }{ $tied ->
        [yes] , shared
       *[no] { "" }
    }.
hand-unwon = Nobody wins.
void-passed-own = No clue came from you, so this turn is lost.
void-no-card-own = You had too few cards left for a clue, so this turn is lost.
hand-left = You played up to here.
hand-removed = The host or a moderator took you off the table here.
hand-left-early = You left the table here.
hand-back =
    { $back ->
        [yes] `/dixit { command-join }` in the channel brings you back, as long as the game can still be joined.
       *[invited] This game is for invited people: if you're one of them, `/dixit { command-join }` in the channel brings you back, as long as the game can still be joined.
    }
tell-told = The clue is out! The rest of the round is further down.
tell-over =
    { $cards ->
        [no] You were asked for the clue here.
       *[yes] Your hand stood here until the clue came.
    }
hand-away = 💤 The game went on without you twice, so nobody waits for you{ $turn ->
        [yes] , and any turn of yours to tell would pass.
       *[no] .
    }{ $ways ->
        [next] {" "}Give a card, vote, or press **{ button-next }**, and you're back.
        [give-or-vote] {" "}Give a card or vote, and you're back.
        [give] {" "}Give a card, and you're back.
        [vote] {" "}Vote, and you're back.
       *[none] { "" }
    }
hand-away-last = 💤 The game went on without you twice, so nobody waits for you. The last turn is yours: press **{ button-next }**, and you're back; otherwise it passes, and the game is over.
hand-away-silent = 💤 The game went on without you twice, so nobody waits for you. The next turn is yours: press **{ button-next }**, and you're back; otherwise it passes, and the game ends without a winner.
hand-alt = Your cards. { $cards }.
tell-offer = Have an idea? Pick a card and give a clue for it: whoever does so first is the storyteller.
tell-offer-party = Have an idea? Give a clue: whoever does so first is the storyteller.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}Your cards come after it.
    }
tell-turn = **You're the storyteller.** Pick a card and give a clue for it.
tell-party = **You're the storyteller.** Give your clue{ $hidden ->
        [nobody] .
       *[other] ; your cards come after it.
    }
tell-both-hands = { $turn ->
        [own] You play for your partner, too: pick one of your own cards ({ $telling }) for the clue, then add one of your partner's ({ $other }).
        [partner] It's your partner's turn, and you play for them, too: pick one of their cards ({ $telling }) for the clue, then add one of your own ({ $other }).
       *[any] You play for your partner, too: pick the clue's card from one hand, then add a card from the other.
    }
advice = If the clue is too exact, everybody finds the card; if it's too far-fetched, nobody does. Aim in between.
advice-party = Think of something that many cards could show.
give =
    { $count ->
        [one] Give the card that fits the clue best.
       *[other] Give the { $count } cards that fit the clue best.
    }
hand-partner = You play with { $partner }.
give-teams = { hand-partner } { $mate ->
        [away] Until they're back, nobody waits for them: if you give your team's card, nobody waits for its vote.
        [computer] Whoever of you gives a card first gives it for both; the other one votes.
       *[person] Agree on who of you gives a card, but only where everybody can read it, and never show or describe your cards; the other one votes. The first card given counts.
    }
give-alone = You play for your partner, too: both hands and your team's vote are yours.
give-alone-told = You play for your partner, too: your team's second card comes from the other hand.
give-mate-told = { $partner } is the storyteller, so your team's second card comes from you.
give-empty = You have no card left. If { $partner } gives one, the vote is yours.
give-more = You gave { $given ->
        [one] card { $numbers }.
       *[other] cards { $numbers }.
    } { $count ->
        [one] One more!
       *[other] { $count } more!
    }
given =
    { $count ->
        [one] You gave card { $numbers }. You can take it back until all cards are in.
       *[other] You gave cards { $numbers }. You can take them back until all cards are in.
    }
give-instead = Or press another number to give that card instead.
given-other-hand = Your partner's card { $numbers } is on its way to the table. You can take it back until all cards are in.
card-number = Card { $number }
look-placeholder = Look at a card closely
look-gone = That card isn't in your hand any more.
look-table = The whole table, larger
look-table-hint = In several pictures, for small screens
look-words = All cards in words
card-hidden = A card that a moderator has hidden.
button-hide-card = Hide this card
button-hide-sure = Hide it for good
hide-question =
    ### Hide card { $number } for good?
    { $cost ->
        [this] This round scores nothing, and its cards leave the table.
        [held] Points that were counted stay. The pile is empty: if the card has been played again in the round under way or is in somebody's hand, that round scores nothing.
       *[played] Points that were counted stay. If the card has been played again in the round under way, that round scores nothing.
    }{ $silent ->
        [yes] {" "}As too many turns in a row have had no vote, the game ends for everybody.
       *[no] { "" }
    }
    Nobody will see its picture in this game again. It can't be undone.
hide-deck-stays = It stays in your deck for later games until somebody takes it out with `/dixit-deck remove`.
hide-done =
    { $voided ->
        [yes] The card is hidden, and the round scores nothing.
       *[no] The card is hidden.
    }

## Clue

clue-modal-title = Your clue
clue-modal-label = In words
clue-modal-card = For card { $number }: { $card }
clue-modal-either =
    { $kind ->
        [clip] Words, a file or both, or live.
        [live] Words, or live, or both.
       *[sound] Words, a sound, or both.
    }
clue-modal-placeholder = a word, a sentence, a line of a song …
clue-modal-partner = Your team's second card
clue-modal-clip = Sing or mime it
clue-modal-clip-hint = A sound, a picture or a video of at most 8 MB.
clue-modal-sound = Or a sound
clue-modal-sound-hint = A sound file of at most 8 MB.
clue-modal-voice = I'll give it live in the voice channel

## Ballot

ballot-ask =
    { $count ->
        [one] Which card is the storyteller's?
       *[other] Which card is the storyteller's? You have { $count } tokens for different cards.
    }
ballot-bonus = If you place only one token and it's right, you get { $points } more.
ballot-ask-party = Which card will most of you choose?
ballot-more =
    { $left ->
        [0] Your tokens lie on cards { $numbers }. Press **{ button-done }**, or press one of these numbers again to take its token back.
       *[other] Your choice so far: { $numbers }. Add another token, press **{ button-done }**, or press a chosen number again to take its token back.
    }
ballot-undone = Even without **{ button-done }**, what you have placed counts once voting closes.
ballot-placed = You voted for card { $numbers }. You can change your vote until voting closes.
ballot-placed-several =
    { $count ->
        [one] You voted for card { $numbers }. Until voting closes you can change that: press this number again to take your token back.
       *[other] You voted for cards { $numbers }. Until voting closes you can change that: press one of these numbers again to take its token back.
    }
ballot-red-below =
    { $may ->
        [yes] If you like, your red token comes next, further down.
       *[no] Your red token comes next, further down.
    }
ballot-red =
    { $number ->
        [none] ✗ Place your red token, too: nobody scores for the card it lies on.
        [may] ✗ You may place your red token, too: nobody scores for the card it lies on.
       *[other] ✗ Your red token lies on card { $number }.
    }
ballot-red-optional = ✗ Your red token lies on card { $number }. To take it back, press **✗ { $number }** again.
ballot-own =
    { $count ->
        [one] Card { $numbers } is yours.
       *[other] Cards { $numbers } are yours.
    }
ballot-own-allowed = You may vote for your own card, too.
ballot-mate-gave = Your team's card is from { $partner }. A vote on it counts as your vote, but finds nothing and pays nobody.
ballot-secret = Nobody sees your vote until voting closes.

## Greeting, describing, status

button-to-channel = To the game
greeting =
    ### 🐇 Welcome to the table!
    You've joined a game on **{ $guild }** in { $channel }. Your cards will come here; the table is over there.
privacy = I keep your name, your language, the rabbit you chose and, with the games' records, your moves. `/dixit forget-me` erases name, language and rabbit; the moves stay, as those of “{ former-player }”.
describe-board = **On the table**
describe-hand = **In your hand**
describe-hand-then = **In your hand then**
describe-nothing = There are no cards to describe yet.
status-lobby =
    { $count ->
        [one] The lobby is open, with one player so far.
       *[other] The lobby is open, with { $count } players so far.
    }
status-storytelling = A clue is on its way.
status-submitting = The clue has been given, and cards are coming in.
status-voting = The cards are on the table, and the vote is open.
status-scored = The round is over.
status-finished = The game is over.
status-host = Host: { $name }

## Settings

panel-title = ### ⚙️ How shall we play?
panel-option = { $field }: { $choice }
panel-field-ruleset = Ruleset
panel-field-decks = Decks
panel-field-pace = Pace
panel-field-variants = Variants
panel-field-target = Points that end the game
panel-field-laps = Turns as storyteller
panel-field-hand-size = Cards in hand
panel-field-cap = Max. points from votes
panel-field-tokens = Tokens to vote with
panel-field-many-tokens-from = Fewest players for several tokens
panel-field-refill = Draw pile
panel-field-recycle-below = Discards come back
panel-field-storyteller-points = Storyteller's points
panel-field-finder-points = Finders' points
panel-field-failure-points = Points if all or none find it
panel-field-failure-per = Points for “all or none”
panel-field-single-token-bonus = Bonus for a single token
panel-field-agreement-cap = Max. points for agreeing
panel-field-first = First storyteller
panel-field-seating = Seats
panel-page-game = The game
panel-page-rules = More: rules
panel-page-points = More: points
panel-decks-page = Decks, page { $page }
panel-deck-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
panel-book = Back to the book
panel-by-book = as in the book
panel-by-italian = Italian book: { $book }
panel-by-default = usual; the books don't say
panel-seating-teams = usual; partners sit opposite either way
panel-seating-paired = whoever has picked no team is paired at random
panel-as-book = Everything is as the book says.
panel-differs = As the book says, except: { $list }.
panel-language = Channel language
panel-none = no limit
setting-target-none = none
panel-no-variants = none
panel-hint = Every change takes effect at once and shows in the lobby, where **{ button-start }** is, too.
panel-hint-running = The game is on: only the language of the messages can still be changed.
variant-lone-finder-hint =
    { $pairs ->
        [yes] If exactly one team finds the card, it and the storyteller's get { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
       *[no] If exactly one player finds the card, they and the storyteller get { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }
variant-mime-or-sing-hint = Clues may be sung or mimed: { $files ->
        [no] live in the voice channel
       *[yes] with a picture or a video, or live in the voice channel
    }.
variant-three-players-hint = When three start the round: { $hand } cards in hand, and everybody but the storyteller gives { $count }.
variant-optional-red-hint = The storyteller may do without the red token.
variant-hidden-hands-hint = Nobody looks at their cards before the clue, not only the storyteller.
ruleset-classic-hint = 3–6 players, until the draw pile runs out
ruleset-odyssey-hint = 3–12 players, until somebody has 30 points; from 7 players two tokens
ruleset-party-hint = 6–12 players: vote like the others, and beware of the red token
ruleset-teams-hint = 6, 8, 10 or 12 players in pairs
ruleset-mini-hint = 3–4 players, everybody is storyteller twice
pace-normal-hint = two to three minutes per step
pace-relaxed-hint = five to seven minutes per step
pace-blitz-hint = about a minute per step
pace-untimed-hint = no deadlines; only the waits after a round and for changed votes end by themselves
pace-correspondence-hint = for games over many days
setting-first-offer = first to offer a clue
setting-first-random = at random
setting-first-host = the host
setting-first-choice = whom the host names at the start
first-ask = ### 🎙️ Who is the first storyteller?
first-placeholder = The first storyteller
setting-seating-shuffled = at random
setting-seating-joined = as listed in the lobby
setting-seating-joined-teams = teams in the order of their numbers, complete ones first
setting-refill-end = the game ends with it
setting-refill-recycle = the discards come back
setting-refill-shuffle-all = all is shuffled after each round
setting-recycle-below-draw = when the pile is too small for the draw
setting-recycle-below-players = when there are fewer cards than players, or too few for the draw
printed-recycle-below = only when there are fewer cards than players
setting-failure-per-scorer = once to each team
setting-failure-per-player = to each partner

## Stars

star-what =
    { $clue ->
        [no] Which card did you like best?
       *[yes] Which clue or card did you like best?
    }
star-ask = ⭐ **{ star-what }** Nobody sees it before the game is over. { $last ->
        [yes] You can move the star until the podium comes.
       *[no] There is time until the next cards lie on the table.
    }
star-ask-last = ⭐ **{ star-what }** The game is over: everybody sees it at once, and it stays where you put it.
star-final = ⭐ Your star is given to: { $what }.
star-set = ⭐ Your star is given. You can move it until { $last ->
        [yes] the podium comes.
       *[no] the next cards lie on the table.
    }
star-placeholder = Give your star to …
star-clue = { $name }'s clue
star-card = Card { $number }, from { $name }

## The table's menu

steer-host =
    ### The table
    You're the host.
steer-was-host =
    ### The table
    Only computer players are left here. You were the host: until somebody joins, you can still steer this game.
steer-moderator =
    ### The table
    You may steer this game as a moderator.
steer-nobody =
    ### The table
    Nobody at the table is host now. Moderators can still change things here.
steer-player =
    ### The table
    { $host } is the host: ask them to { $ask ->
        [start] start or change anything
        [pause] pause or change anything
       *[other] change anything
    }.{ $proposes ->
        [start] {" "}If nobody does anything for a minute, you can propose here to start or to be host, and half of those present decide.
        [skip] {" "}If nobody does anything for a minute, you can propose here to go on or to be host, and half of those present decide.
       *[no] { "" }
    }
steer-pause = Pause
steer-resume = Resume
steer-more = 2 more minutes
steer-skip = Go on without waiting
steer-clue = Remove the clue
steer-end = End the game
steer-end-lobby = Close the lobby
steer-host-to = Make somebody else host …
steer-kick = Remove somebody …
steer-hide = Hide a card of the table …
propose-start = Propose to start
propose-skip = Propose to go on
propose-host = Propose me as host
sure-end = { $state ->
        [lobby] **Close the lobby?** The game doesn't begin then.
        [played-out] **End the game?** The last round is over: the podium comes at once.
       *[game] **End the game?** It ends for everybody, with the points as they are now, and can't be taken up again. Nobody wins then, and it counts on no leaderboard.
    }
sure-end-yes = Yes, end it
sure-end-yes-lobby = Yes, close it
sure-end-no = No, go on
sure-clue = **Remove the clue?** This round scores nothing, counts as the storyteller's turn and can't be played again.{ $after ->
        [silent] {" "}As too many turns in a row have had no vote, the game ends for everybody without a winner.
       *[other] { "" }
    }
sure-clue-yes = Yes, remove it
sure-clue-no = No, keep it
sure-changed = Things have changed since I asked, so I'm asking again.
sure-over =
    { $unwon ->
        [yes] for everybody without a winner
       *[no] for everybody
    }
sure-over-later =
    { $unwon ->
        [yes] after this round without a winner
       *[no] after this round
    }
sure-leave = **Leave the game?** { $table ->
        [voids] This round scores nothing.{ " " }
        [laid] What you have put on the table stays.{ " " }
       *[open] { "" }
    }{ $back ->
        [over] { "" }
        [yes] While you're gone you get no points and can't win.{ " " }
       *[no] You get no more points and can't win.{ " " }
    }{ $after ->
        [ends] Without you the game ends { sure-over }.
        [spoils] Without you the game ends for everybody, and nobody wins.
        [last] Without you the game ends { sure-over } once this round has been played.
        [unwon] This round is probably the last anyway, but without you too few are left at its end, and nobody wins.
        [people] Without you the game ends { sure-over-later }, unless another person joins.
        [played-out] Without you the game ends { sure-over-later }, unless somebody joins.
        [short] The game ends { sure-over-later }, unless enough players join.
        [silent] As too many turns in a row have had no vote, the game ends for everybody without a winner.
        [last-turn] Without you this round is the last for everybody, and you can't come back.
        [last-pile] Without you this round is probably the last for everybody, and you can't come back.
        [final] You can't come back to it.
        [seat] If you come back, you start with the score of the seat you take.
        [alone] If you come back, you start with the lowest score once a second newcomer has joined, or with that of a seat that becomes empty.
       *[lowest] If you come back, you start with the lowest score.
    }{ $longer ->
        [yes] {" "}Without you the draw pile lasts for at least one more round, so the game goes on.
       *[no] { "" }
    }
sure-leave-yes = Yes, leave
sure-leave-no = No, stay
sure-kick = Remove { $name }? { $state ->
        [lobby] They can join again.
        [uninvited] They can join again only if they're invited.
        [computer] { $promised ->
            [yes] { $heir } waits for this seat and would lose its score.{ " " }
           *[no] { "" }
        }{ $table ->
            [voids] This round scores nothing.{ " " }
           *[other] { "" }
        }{ $after ->
            [ends] That ends the game { sure-over }.
            [spoils] That ends the game for everybody, and nobody wins.
            [last] That ends the game { sure-over } once this round has been played.
            [unwon] This round is probably the last anyway, but too few are then left at its end, and nobody wins.
            [people] The game then ends { sure-over-later }, unless a person joins.
            [played-out] The game then ends { sure-over-later }, unless somebody joins.
            [short] The game ends { sure-over-later }, unless enough players join.
            [silent] As too many turns in a row have had no vote, the game ends for everybody without a winner.
            [last-turn] This round then becomes the last for everybody.
            [last-pile] This round is then probably the last for everybody.
           *[other] { "" }
        }{ $longer ->
            [yes] The draw pile then lasts for at least one more round, so the game goes on.
           *[no] { "" }
        }
       *[game] { $table ->
            [voids] This round scores nothing.{ " " }
            [laid] What they have put on the table stays.{ " " }
           *[open] { "" }
        }{ $back ->
            [over] { "" }
            [yes] While they're gone they get no points and can't win.{ " " }
           *[no] They get no more points and can't win.{ " " }
        }{ $after ->
            [ends] That ends the game { sure-over }.
            [spoils] That ends the game for everybody, and nobody wins.
            [last] That ends the game { sure-over } once this round has been played.
            [unwon] This round is probably the last anyway, but too few are then left at its end, and nobody wins.
            [people] The game then ends { sure-over-later }, unless a person joins.
            [played-out] The game then ends { sure-over-later }, unless somebody joins.
            [short] The game ends { sure-over-later }, unless enough players join.
            [silent] As too many turns in a row have had no vote, the game ends for everybody without a winner.
            [last-turn] This round then becomes the last for everybody, and they can't come back.
            [last-pile] This round is then probably the last for everybody, and they can't come back.
            [final] They can't come back to it.
            [seat] If they come back, they start with the score of the seat they take.
            [alone] If they come back, they start with the lowest score once a second newcomer has joined, or with that of a seat that becomes empty.
           *[lowest] If they come back, they start with the lowest score.
        }{ $longer ->
            [yes] {" "}The draw pile then lasts for at least one more round, so the game goes on.
           *[no] { "" }
        }
    }
sure-kick-yes = Yes, remove
sure-kick-no = No, let them stay
sure-forget = **Forget you?** You leave the games you play in, and your statistics, your language, the rabbit you chose and your direct-message channel are erased. In games that were played you become “{ former-player }”. Messages that are posted already keep your name, except those that a game still updates. This can't be undone.
sure-forget-ends = ⚠️ Without you, the game ends for everybody in { $channel }.
sure-forget-spoils = ⚠️ Without you, the game ends for everybody in { $channel }, and nobody wins.
sure-forget-silent = ⚠️ As too many turns in a row have had no vote, the game ends for everybody without a winner in { $channel }.
sure-forget-last = ⚠️ Without you, the game in { $channel } ends for everybody once this round has been played.
sure-forget-unwon = ⚠️ In { $channel } this round is probably the last anyway, but without you too few are left at its end, and nobody wins.
sure-forget-people = ⚠️ Without you, the game ends after this round in { $channel }, unless another person joins.
sure-forget-played-out = ⚠️ Without you, the game ends after this round in { $channel }, unless somebody joins.
sure-forget-short = ⚠️ The game ends after this round in { $channel }, unless enough players join.
sure-forget-breaks-off = ⚠️ In { $channel }, nobody wins then.
sure-forget-voids = ⚠️ This round scores nothing in { $channel }.
sure-forget-yes = Yes, forget me
sure-forget-no = No, keep me

## Rabbits, seats, and a clue in other words

rabbit-ask =
    ### 🎨 Your rabbit
    Pick one that nobody has yet. It will be yours in your next games, too, if it's free then and you don't take over a seat.{ $pairs ->
        [yes] {" "}A team plays with a rabbit that one of the two has picked.
       *[no] { "" }
    }
rabbit-placeholder = Another rabbit …
seat-ask =
    ### 🪑 Your seat
    { $kept ->
        [yes] On your right: { $right }. On your left: { $left }, who tells after you.
       *[no] Seats are drawn by lot at the start. Once anybody picks one, everybody sits as listed in the lobby.
    }
seat-by-team =
    ### 🪑 Your seat
    { $kept ->
        [yes] Your team is your place: partners sit opposite each other, complete teams first, in the order of their numbers.
       *[no] Your team is your place: partners sit opposite each other. Which team sits next to which is drawn by lot.
    }
seat-option = To the left of { $name }
seat-placeholder = Another seat …
button-correct = Correct the clue
correct-hint = You can change it until somebody else has given a card
