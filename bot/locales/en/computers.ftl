# Computer players.

computer-placeholder = 🤖 Computer players …
computer-add = Add one: { $level }
computer-add-several = Add { $count }: { $level }
computer-gentle = gentle
computer-gentle-hint = Often astray, easy to beat
computer-even = even
computer-even-hint = Right about as often as people are
computer-sharp = sharp
computer-sharp-hint = Seldom fooled
computer-remove = Remove the last one
answer-computer-added = { $running ->
        [yes] 🤖 A computer player takes a seat from the next round on.
       *[no] 🤖 { $added ->
            [one] A computer player takes a seat.
           *[other] { $added } computer players take seats.
        } At the table: { $count }.
    }
answer-computer-alone = 🤖 A computer player has joined and waits for a second newcomer or an empty seat: in teams, newcomers come in pairs.
answer-computer-removed = 🤖 The computer player who came last has left.
error-no-computer = No computer player sits at this table.
time-resting = 💤 The table rests, for no person played in the last round. Press **{ button-resume }** under the game's message, and it goes on.
command-computer = computer
command-computer-description = Add a computer player, or remove the last one (host)
option-level = level
option-level-description = How well it plays, or remove
option-computers = computers
option-computers-description = Computer players who sit down at once
option-now = now
option-now-description = Deal at once instead of waiting in a lobby
choice-level-gentle = gentle
choice-level-even = even
choice-level-sharp = sharp
choice-level-remove = remove the last one
