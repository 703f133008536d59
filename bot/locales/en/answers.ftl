# Short answers to commands and buttons, in the presser's language.

answer-joined =
    { $when ->
        [again] You're in again!
        [late] You're in from the next round!
        [alone] You're in! Newcomers to a team game play in pairs, so you wait for a second one or for an empty seat.
       *[now] You're in!
    }
answer-joined-cards =
    { $messages ->
        [sent] I've sent you a direct message; your cards will arrive there.
        [closed] I can't send you direct messages, so press 🃏 **{ button-hand }** under any message of the game to see your cards. (To get them by direct message, allow direct messages from this server.)
        [unknown] Your cards will come by direct message. If none has come { $waits ->
            [yes] once you're playing
           *[no] when the others play
        }, press 🃏 **{ button-hand }** under any message of the game.
       *[open] Your cards will arrive by direct message.
    }
answer-opened-in-thread = Your table is ready: { $place }
answer-thread-left = I had already made the thread { $place } for this game. I'm not allowed to delete it, so it stays there, empty.
answer-decks-gone = Not there any more: { $gone }. This lobby has { $decks }; others can be chosen under **{ button-settings }**.
answer-left = You've left the game.{ $back ->
        [yes] {" "}You can come back as long as the game can still be joined.
        [soon] {" "}You can come back until the next round begins; after that it will probably be too late.
        [uninvited] {" "}This game is for invited people: its host can let you back in with `/dixit invite`.
        [by-role] {" "}This game is for invited people: if one of your roles is invited, you can come back as long as the game can still be joined. If not, its host can let you back in with `/dixit invite`.
       *[no] { "" }
    }
answer-started = Here we go!
answer-forgotten =
    { $count ->
        [0] Done: nothing about you is kept any more. Messages that were posted already keep your name, except those that a game still updates.
        [one] Done: your statistics, your language, the rabbit you chose and your direct-message channel are erased. Messages that were posted already keep your name, except those that a game still updates. One game keeps what was done in it, points and clues too, but in what I keep of it you are “{ former-player }”, without name or id.
       *[other] Done: your statistics, your language, the rabbit you chose and your direct-message channel are erased. Messages that were posted already keep your name, except those that a game still updates. { $count } games keep what was done in them, points and clues too, but in what I keep of them you are “{ former-player }”, without name or id.
    }
answer-skipped = Done. The game has moved on.
answer-kicked = Done. They're no longer at the table.
answer-more-time = Done. There's more time now.
answer-more-time-until = Done. New deadline: { $when }
answer-more-time-closing =
    Done, but nobody is awaited any more: { $stopped ->
        [yes] voting closes all the same once the clock runs again
       *[no] voting closes all the same
    }{ $several ->
        [yes] , unless somebody takes a token back.
       *[no] .
    }
answer-paused = The clock is stopped. You can keep playing, but no time runs out and no vote closes by itself until you press **{ steer-resume }** or use `/dixit resume`.
answer-resumed = The clock is running.
answer-not-stopped = The clock isn't stopped.
answer-clue-removed = The clue is gone, and the round scores nothing.
answer-ended = The game is over.
answer-invited = These people and roles may join: { $invited }. Whoever you add isn't notified, so tell them.
answer-invited-nobody = Nobody is invited any more: who sits at the table stays, and nobody else may join.
answer-roles-not-told = Invited, but not notified: { $roles }. I ping a role only if everybody may mention it, or if you and I may mention all roles here. Let them know yourself.
answer-everybody-invited = Everybody may join this game. To make it by invitation only, mention people or roles: `/dixit invite invited:@Anna`.
answer-admits-everybody = Done. Everybody may join now.
answer-host = Done. { $name } is the host now.
host-waits = { $name } isn't playing yet, and only somebody who plays can be host.
answer-server =
    ### Games on this server
    Language: { $language ->
        [opener] that of whoever opens the lobby
       *[other] { $language }{ $chosen ->
            [no] , as on Discord
           *[yes] { "" }
        }
    }
    Rules: { $ruleset }
    Pace: { $pace }
    Channels: { $channels }
    Games at once: { $games }
    Sounds, pictures and videos with clues: { $clips ->
        [yes] allowed
       *[no] not allowed
    }
    Milestones at the end of games: { $milestones ->
        [yes] yes, at most one a game
       *[no] no
    }
    Role told when a lobby opens, at most once every 10 minutes: { $role }{ $heard ->
        [no] { " " }(can't be notified until you let anyone @mention it)
       *[yes] { "" }
    }

## The table's menu

answer-proposed = Noted. Everybody can see it under the game's message, and agree there.
answer-decided = Done: enough of you agree.

# What is remembered of a server's games

server-every-channel = all
server-how = The options of this command change these. `{ option-channel }` allows a channel, or takes it off again if it was allowed; while none is, games can be started in every channel.
server-kept = Of games that are over I keep how they went (the record), results and statistics until you remove them here; the log that I play by goes after 30 days. Whoever uses `/dixit forget-me` becomes a former player in all of it.
server-remove = Remove all past games …
sure-remove =
    { $count ->
        [0] There's nothing to remove: no game of this server that is over is remembered.
        [one] **Remove one game?** Its record, its log and its results go for good, for everybody on this server: history, statistics, leaderboard. Games that are being played stay.
       *[other] **Remove { $count } games?** Their records, logs and results go for good, for everybody on this server: history, statistics, leaderboard. Games that are being played stay.
    }
sure-remove-yes = Yes, remove them
sure-remove-no = No, keep them
answer-removed =
    { $count ->
        [0] There was nothing left to remove.
        [one] Done: one game is removed, with its record and results.
       *[other] Done: { $count } games are removed, with their records and results.
    }
