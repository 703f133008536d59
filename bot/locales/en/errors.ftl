# Why not, and what to do instead: one message per code of a refusal.

error-kept = Here's what you typed: { $typed }
error-unexpected = Something went wrong on our side, and it has been noted. Please try again in a moment.
error-busy = Several of you pressed at the same moment. Please try again.
error-version-conflict = { error-busy }

## The table

error-game-not-found = That game isn't kept any more. Start a new one with `/dixit start`.
error-no-game-here = There's no game in this channel yet. Start one with `/dixit start`.
error-no-game-of-yours = You aren't in a game right now. Join one in its channel, or start one with `/dixit start`.
error-several-games = You're in several games. Use the command in the channel of the one you mean.
error-channel-busy =
    { $elsewhere ->
        [no] There's a game in this channel already, and this server plays no more at once. Join it, or wait until one is over.
        [thread] There's a game in this channel already. Join it, or start yours in a thread.
       *[yes] There's a game in this channel already. Join it, or start yours in another channel or a thread.
    }
error-channel-busy-own =
    You're in this channel's game already. { $elsewhere ->
        [no] This server plays no more at once, so wait until one is over to start another.
        [thread] You can start another one in a thread.
       *[yes] You can start another one in another channel or a thread.
    }
error-too-many-games =
    { $maximum ->
        [one] This server plays one game at a time. Wait until it's over, or join in.
       *[other] This server plays at most { $maximum } games at once. Wait until one is over, or join in.
    }
error-channel-not-allowed = Games can't be started in this channel, but in { $channel }. A server manager can allow it with `/dixit server`.
error-not-in-a-server = Games are played in a server's channel. Use the command there.
error-missing-permissions = I can't play here yet: I need the permission to { $permissions }. Ask somebody who manages the channel, then try again.
error-permissions-there = In { $channel } I can't go on: I need the permission to { $permissions } there. Ask somebody who manages that channel.
error-bot-not-here = I'm not a member of this server, so I can't play here. Somebody who manages it has to invite me first.
error-thread-in-thread = This is a thread already. Start here without the option **thread**.
error-no-threads-here = Channels of this kind have no threads. Start here without the option **thread**, or in a text channel.
error-too-many-threads = This server has as many open threads as Discord allows. Close one, or start without the option **thread**.
error-thread-refused = Discord didn't open a thread just now. Try again, or start without the option **thread**.
error-too-many-channels = At most { $maximum } channels can be allowed one by one. Name one of them again to take it off the list.
error-game-over = That game is over. The button below its end opens a new one, and so does `/dixit start`.
error-stale-round = That button belongs to round { $round }, which is over. Use the newest message.
error-stale-phase = You were a moment too late: the game has moved on. Use the newest message.
error-clue-overtaken = Somebody else's clue came first, so they are the storyteller of this round. Keep yours for your turn.
error-stale-question = That question was asked before a return to the table, so nothing was done. If you still want it, choose it again under **{ button-steer }**.
error-malformed-id = I don't know that button any more. Use the newest message of the game, or `/dixit hand`.
error-not-manager = Only the server's managers can do that.
error-nothing-to-explain = No round has been scored yet. There'll be something to explain after the first one.

## Who

error-not-host = Only the host ({ $host }) or a moderator can do that. Ask them.
error-not-host-there = Only the host ({ $host }) or a moderator can do that. If you moderate, use the command in { $channel }: from here I can't see your permissions.
error-nobody-hosts = Nobody at the table is host now. Moderators can still do that.
error-not-moderator = Only moderators of this server can do that (Manage Messages or Manage Server).
error-not-moderator-there = Only moderators of the server can do that (Manage Messages or Manage Server). If you are one, use the command in { $channel }: from here I can't see your permissions.
error-not-seated = You aren't playing in this game. If you can still join, `/dixit join` gets you in.
error-already-seated = You're in this game already.
error-waits-for-next-round = You're at the table, but not in this round yet. Until your cards come, sit back and watch.
error-player-unknown = That person isn't playing in this game.
error-not-invited =
    { $over ->
        [yes] That game was for invited people, and so is its rematch: whoever opens it can let you in with `/dixit invite`.
       *[no] This game is for invited people. Its host can let you in with `/dixit invite`.
    }
error-no-mention = “{ $typed }” isn't a mention. Type @ and pick people or roles, like `@Anna @Ben`. Nothing was changed.
error-too-many-invited = At most { $maximum } people and roles can be named at once. Name a role, or invite the rest with `/dixit invite`.
error-too-many-invited-in-all = At most { $maximum } people and roles can be invited to one game. To let more in, invite a role that they have. Nothing was changed.
error-everyone-invited = @everyone can't be invited: without an invitation everybody may join anyway. Nothing was changed.
error-everyone-told = @everyone can't be told when a lobby opens. Choose another role. Nothing was changed.
error-table-full =
    { $maximum ->
        [one] The table is full.
       *[other] The table is full: { $maximum } can play.{ $computer ->
            [yes] { "" }
           *[no] {" "}Perhaps next time!
        }
    }
error-few-seats-free =
    { $free ->
        [one] Only one seat is free, so no computer player was added. Choose again.
       *[other] Only { $free } seats are free, so no computer player was added. Choose again.
    }
error-ruleset-full = The table is full: by these rules { $maximum } can play. The host can choose rules for more players in **{ button-settings }**.
error-cards-full = The table is full: with these settings the decks have cards for at most { $maximum } players. The host can add a deck or choose other rules in **{ button-settings }**.
error-last-round =
    The last round has begun, so { $computer ->
        [yes] no computer player can join any more.
       *[no] nobody can join any more. Stay for the rematch!
    }
error-pile-runs-out =
    The draw pile is running out, so { $computer ->
        [yes] no computer player can join.
       *[no] nobody else can join. Stay for the rematch!
    }
error-pile-too-small =
    There aren't enough cards left for another player.{ $computer ->
        [yes] { "" }
       *[no] {" "}Stay for the rematch!
    }
error-team-full = That team is complete. Pick another one.
error-no-such-team = There's no such team. Pick one with the buttons in the lobby.
error-no-teams = This game is played without teams.
error-not-storyteller = You aren't the storyteller of this round.
error-not-your-turn-to-tell = You're not the storyteller right now. **{ button-hand }** shows what you can do.
error-storyteller-gave = You're the storyteller: your card is already on its way.
error-partner-gave = Your partner has given a card for your team. It's your turn when the vote begins.
error-storyteller-votes-not = You're the storyteller: the others look for your card, and you keep a straight face.
error-no-vote = You're not voting in this round.
error-partner-votes = Your team's card is one of yours, so only { $partner } can vote.
error-partner-tells = { $partner } is the storyteller, so your team doesn't vote in this round.

## When

error-not-started = The game hasn't started yet.
error-already-started = The game is on already, so that can't be changed any more.
error-not-storytelling = There's a clue already. **{ button-hand }** shows what you can do now.
error-not-submitting = Cards aren't being given right now. **{ button-hand }** shows what you can do.
error-not-voting = There's no vote right now. **{ button-hand }** shows what you can do.
error-not-scored = This round isn't over yet.
error-no-clue = There's no clue that could be removed.
error-no-deadline = There's no deadline that could be moved.
error-deadline-to-come = The clock hasn't started yet. Try again in a moment.
error-nobody-to-wait-for = Only computer players are left, and they finish this round by themselves: there's no need to stop the clock.
error-no-red-token = There's no red token in this game.

## Cards and numbers

error-not-in-hand = That card isn't in the hand it must come from. Pick one from **{ button-hand }**.
error-card-not-yours = That card isn't in your hand. Pick one from **{ button-hand }**.
error-card-hidden = A moderator has hidden that card: it's out of the game.
error-card-missing = Pick a card first, then give your clue for it.
error-clue-before-hands = In this game the clue comes before the cards. Use **{ button-clue }**.
error-partner-card-missing = You play for your partner, too: choose your team's second card together with the clue's.
error-partner-gives-card = Your partner gives their own card.
error-all-given = You've given your { $count } cards. Take one back first, then give another one.
error-not-given = That card isn't given any more, so there's nothing to take back.
error-own-card = That one is yours. Vote for another number.
error-own-star = Your star goes to somebody else's clue or card. Pick another one.
error-star-final = The game is over, so your star stays where it is.
error-star-too-late = Stars for a round can be given until the next round's cards lie on the table. It's too late for this one.
error-no-such-number = The cards on the table are numbered from 1 to { $maximum }.
error-no-such-card = That card isn't on this table.
error-no-table = There are no cards on the table now. To hide one of an earlier round, look at it closely on its reveal.
error-token-doubled = Each of your tokens must lie on a different card.
error-no-token-left = You've placed all your tokens. To take one off, press its number again.
error-no-token-there = There's no token of yours on that card.
error-red-obligatory = Your red token has to lie on a card: you can only move it.
error-ballot-empty = Place a token first.

## Clue

error-clue-empty = Your clue is empty: nothing in it can be seen or heard.
error-clue-too-long = A clue has at most { $maximum } characters, and yours has { $length }. Make it shorter!
error-clip-not-allowed = In this game clues are words or sounds. The variant **mime or sing** allows pictures, videos and clues given live.
error-clips-off = This server takes no files with clues. Put it into words{ $live ->
        [yes] , or give it live in the voice channel
       *[no] { "" }
    }.
error-clip-too-large = That file is too large: at most { $maximum } MB.
error-clip-type =
    I can't take that file. { $wanted ->
        [sound] Send a sound.
       *[clip] Send a sound, a picture or a video.
    }

## Settings

error-too-few-players =
    That needs at least { $minimum } players, and { $players ->
        [one] there is one
       *[other] there are { $players }
    } so far. { $minimum ->
        [3] Invite somebody, or let computer players join in!
       *[other] Invite somebody, let computer players join in, or choose another ruleset.
    }
error-too-many-players = That is for at most { $maximum } players, and there are { $players }. Choose another ruleset.
error-odd-players = Teams are pairs, and there are { $players } of you. One more, or one fewer!
error-deck-too-small = With { $players } players { $needed } cards are needed, and the decks have { $have }. Before a game starts, its host can choose another deck, add a second one, or deal fewer cards in hand.
error-no-deck = Choose at least one deck.
error-deck-unknown = There's no deck called “{ $deck }”. Take one of those that are offered while you type.
error-deck-removed =
    { $deck ->
        [none] One of the decks
       *[other] The deck “{ $deck }”
    } isn't there any more. The host can choose others under **{ button-settings }** in the lobby, and start then.
error-deck-changed = The decks were changed at this very moment. Please try again.
error-card-unreadable = A picture of that deck can't be read. Choose another deck.
error-hand-too-small = The hand must be larger than what is given from it: at least { $minimum } cards.
error-no-end = A game needs an end: choose points that end it, a number of turns as storyteller, or that it ends with the draw pile.
error-setting-range = Please choose a number from { $minimum } to { $maximum } for { $field }.
error-setting-choice = That's not a possible choice for { $field }.
error-setting-unfit = With this ruleset { $field } can't be changed like that.
error-setting-unknown = There's no setting called { $field }.
error-variant-unknown = There's no variant called “{ $variant }”. Pick one from the suggestions, or use **{ button-settings }** in the lobby.
error-variant-unfit = That variant makes no sense with this ruleset: { $variant }.

## What the bot stands on

error-storage-full = The disk I keep games on is full, so I couldn't save that. Nothing is lost; please tell whoever runs the bot.
error-storage-busy = I couldn't save that just now, so nothing was changed. Please try again.
error-forget-unfinished = You have left your games and I've begun to forget you, but I couldn't save the rest just now. Please use `/dixit forget-me` once more.
error-storage-broken = I can't reach the games I keep. Please tell whoever runs the bot.
error-closed = I can't send you direct messages. 🃏 **{ button-hand }** in the channel shows your cards all the same.
error-later = Discord isn't taking messages just now. I'll keep trying.

## Words in the messages above

field-ruleset = the ruleset
field-decks = the decks
field-pace = the pace
field-variants = the variants
field-target = the points that end the game
field-target-score = the points that end the game
field-laps = the turns as storyteller
field-cap = the points from votes
field-vote-points-cap = the points from votes
field-tokens = the tokens to vote with
field-many-tokens-from = the number of players that brings more tokens
field-hand-size = the cards in hand
field-first = the first storyteller
field-first-storyteller = the first storyteller
field-seating = the seats
field-mime-or-sing = mime or sing
field-lone-finder-points = the lone finder's points
field-storyteller-points = the storyteller's points
field-finder-points = the finders' points
field-failure-points = the points when everybody or nobody finds the card
field-single-token-bonus = the bonus for a single token
field-agreement-cap = the most points for agreeing
field-refill = what happens when the pile runs out
field-recycle-below = when the discards come back
field-failure-per = who gets the points when everybody or nobody finds the card
field-hidden-from = whose cards are hidden before the clue
field-red = the red token
field-three-players = the rules for three players
field-seconds = the seconds
field-language = the language
field-games = the games at once
field-level = the level
field-period = the period
field-by = the ranking
permission-view-channel = see the channel
permission-send-messages = send messages
permission-send-messages-in-threads = send messages in threads
permission-attach-files = attach files
permission-read-message-history = read the message history
permission-create-public-threads = create public threads
permission-embed-links = embed links

## The table's menu

error-host-proposes-not = You're the host yourself: there's nothing you have to propose. To make somebody else host, use **{ button-steer }**.
error-host-not-away = Somebody has just done something. Once nobody has done anything for a minute, you can propose this.
error-no-such-rabbit = There's no such rabbit. Pick one from the menu.
error-rabbit-taken = Somebody has that rabbit already. Pick another one.
error-seats-by-team = In teams you sit opposite your partner. Pick a team in the lobby instead.
error-clue-settled = Cards have been given for this clue, so it can't be changed any more.
error-seat-filled = That seat has been taken already, or its round is over.{ $more ->
        [yes] {" "}Under **{ button-steer }** you can still add a computer player.
       *[no] { "" }
    }
