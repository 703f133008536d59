# Short answers that only the person who pressed or typed sees.

button-hand = My hand
thread-name = Dixit with { $host }

answer-left = You have left the table.
answer-started = The cards are dealt. Have fun!
answer-joined = You are in! I have sent you a direct message: your hand will come there.
answer-joined-dm-closed =
    You are in! I may not send you direct messages, so your hand waits behind the **My hand** button in the channel.
    To get it by direct message, allow them in this server’s privacy settings, then leave and join again.
answer-skipped = Done: the game goes on as if time were up.
answer-kicked = They have left the table.
answer-more-time = There is more time now.
answer-paused = The clock has stopped. Everybody may still play; **/dixit resume** lets it run again.
answer-resumed = The clock runs again.
answer-clue-removed = The clue is gone and this round does not count.
answer-ended = The game is over.
answer-host = The game has a new host.
answer-forgotten =
    { $count ->
        [0] Done: I know nothing about you any more.
        [one] Done: I know nothing about you any more. In the record of one game you are now “a former player”.
       *[other] Done: I know nothing about you any more. In the records of { $count } games you are now “a former player”.
    }
answer-server =
    **This server’s settings**
    Language: { $locale ->
        [auto] the server’s own
       *[other] { $locale }
    }
    Ruleset: { $ruleset } · pace: { $pace }
    Channels: { $channels }
    Games at once: { $games }
    Files with a clue: { $clips ->
        [yes] allowed
       *[no] not allowed
    }
