# What one person reads, in their own language.

button-clue = Give a clue
button-done = Done
button-take-back = Take back { $number }
button-back-to-hand = Back to my hand

## Hand

hand-finished = This game is over. A new one is one click away: **Rematch**, or `/dixit start`.
hand-stranger = You aren't playing here yet. Come and join, from the next round at the latest!
hand-lobby = You're in! Your cards come as soon as the game starts.
hand-waiting = You're in! You get your cards with the next round.
hand-party-hidden = The clue comes first: nobody sees their cards before it.
hand-tale-coming = { $name } is thinking of a clue. Until then, get to know your cards.
hand-told = Your clue is out, and your card is on its way to the table.
hand-mate-gave = { $partner } gave your team's card, so you vote for both of you.
hand-mate-votes = You gave your team's card, so { $partner } votes for both of you.
hand-mate-told = { $partner } is the storyteller, so your team doesn't vote.
hand-not-needed = Nothing to do for you right now.
hand-vote = The table is laid. Which card is the storyteller's?
hand-vote-party = The table is laid. Which card will most of you choose?
hand-vote-red = The table is laid. Place your green token, and the red one where it costs the others most.
hand-voted = You've voted. You can still change your mind until voting closes.
hand-told-vote = The others are looking for your card. Don't give it away!
hand-no-vote = The others are voting.
hand-scored = The round is over. New cards come with the next one.
hand-alt = Your cards. { $cards }
tell-offer = Have an idea? Pick a card and give a clue to it: whoever does so first is the storyteller.
tell-offer-party = Have an idea? Give a clue: whoever does so first is the storyteller. Your cards come after it.
tell-turn = **You're the storyteller.** Pick a card and give a clue to it.
tell-party = **You're the storyteller.** Give your clue; your cards come after it.
tell-both-hands = You play for your partner, too: pick the storyteller's card, then add the partner's.
advice = Too exact and everybody finds it, too far-fetched and nobody does: aim in between.
advice-party = Think of something many cards could be.
give =
    { $count ->
        [one] Give the card that fits best.
       *[other] Give the { $count } cards that fit best.
    }
give-teams = You play with { $partner }. One of you gives a card, the other one votes: whoever gives first has given.
give-mate-told = { $partner } is the storyteller, so your team's second card comes from you.
give-more =
    { $count ->
        [one] You gave no. { $numbers }. One more!
       *[other] You gave no. { $numbers }. { $count } more!
    }
given =
    { $count ->
        [one] You gave no. { $numbers }. You can take it back until all cards are in.
       *[other] You gave nos. { $numbers }. You can take them back until all cards are in.
    }
card-number = Card { $number }
look-placeholder = Look at a card closely
look-title = ### { $number } · { $card }
look-gone = That card isn't in your hand any more.

## Clue

clue-modal-title = Your clue
clue-modal-label = The clue
clue-modal-card = For the card: { $card }
clue-modal-placeholder = a word, a sentence, a line of a song …
clue-modal-partner = Your partner's card
clue-modal-clip = Sing or mime it
clue-modal-clip-hint = A sound, a picture or a video of at most 8 MB.
clue-modal-voice = I give it live in the voice channel

## Ballot

ballot-ask =
    { $count ->
        [one] Which card is the storyteller's?
       *[other] Which card is the storyteller's? You have { $count } tokens for different cards; one alone is worth more.
    }
ballot-ask-party = Which card will most of you choose?
ballot-more =
    { $left ->
        [0] Your tokens lie on { $numbers }. Press **Done**, or take one off by pressing its number.
       *[other] Your token lies on { $numbers }. Add another one, or press **Done**.
    }
ballot-placed = You voted for { $numbers }. You can change it until voting closes.
ballot-red =
    { $number ->
        [none] 🔴 Place your red token, too: its card scores nothing for anybody.
       *[other] 🔴 Your red token lies on { $number }.
    }
ballot-own =
    { $count ->
        [one] Card { $numbers } is yours.
       *[other] Cards { $numbers } are yours.
    }
ballot-mate-gave = { $partner } gave your team's card; a vote on it counts for nothing.
ballot-secret = Nobody sees your vote until all are in.

## Greeting, describing, status

button-to-channel = To the game
greeting =
    ### 🐇 Welcome to the table!
    You've joined a game on **{ $guild }** in { $channel }. Your cards will come here; the table is over there.
privacy = I keep your name, your language and your moves with the games' records until you say `/dixit forget-me`.
describe-board = **On the table**
describe-hand = **In your hand**
describe-nothing = There are no cards to describe yet.
status-lobby =
    { $count ->
        [one] The lobby is open, with one player so far.
       *[other] The lobby is open, with { $count } players so far.
    }
status-storytelling = A clue is on its way.
status-submitting = The clue is given, and cards are coming in.
status-voting = The cards are on the table, and the vote is on.
status-scored = The round is scored.
status-finished = The game is over.

## Settings

panel-title = ### ⚙️ How shall we play?
panel-option = { $field }: { $choice }
panel-field-ruleset = Ruleset
panel-field-decks = Decks
panel-field-pace = Pace
panel-field-variants = Variants
panel-field-target = Points to win
panel-field-laps = Turns as storyteller
panel-field-hand-size = Cards in hand
panel-field-cap = Most points from votes
panel-field-tokens = Tokens to vote with
panel-field-first = First storyteller
panel-field-seating = Seats
panel-language = Language of the channel's messages
panel-none = no limit
panel-hint = Everything counts at once. The lobby shows what is chosen, and **Start** is there, too.
variant-lone-finder-hint = Exactly one finder: that one and the storyteller get 4 instead of 3.
variant-mime-or-sing-hint = Clues may be sung or mimed: with a file, or live in the voice channel.
ruleset-classic-hint = 3–6 players, until the cards run out
ruleset-odyssey-hint = 3–12 players, first to 30 points; from 7 players two tokens
ruleset-party-hint = 6–12 players: vote as the others do, mind the red token
ruleset-teams-hint = 6, 8, 10 or 12 players in pairs
ruleset-mini-hint = 3–4 players, everybody tells twice
pace-normal-hint = two to three minutes a step
pace-relaxed-hint = five to seven minutes a step
pace-blitz-hint = about a minute a step
pace-untimed-hint = nobody is hurried
pace-correspondence-hint = for games over many days
first-offer = first to offer a clue
first-random = chosen by lot
first-host = the host
seating-shuffled = shuffled
seating-joined = in order of joining
