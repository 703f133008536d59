# Statistiche e classifica: ogni numero con una riga che lo spiega.

stats-all-rulesets = tutte le regole
stats-period-month = ultimi 30 giorni
stats-period-year = ultimi 365 giorni
stats-period-all = dall'inizio
stats-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { $part } su { $whole } ({ $share }%)
stats-favourite = { $name } ({ $count })
stats-games = Partite
stats-games-is = giocate in questo server per almeno un turno
stats-won = Vinte
stats-won-is = partite giocate fino in fondo e chiuse con più punti di tutti; in caso di parità vincono tutti i primi
stats-places = Primo / secondo / terzo posto
stats-places-is = quante volte, nelle partite giocate fino in fondo, parità comprese
stats-points = Punti per turno
stats-points-is = tutti i punti divisi per i turni giocati, senza quelli andati a vuoto
stats-told = Indizi capiti da alcuni / tutti / nessuno
stats-told-is = da narratore: solo «alcuni» dà punti per l'indizio
stats-found = Carta trovata
stats-found-is = turni con un voto finito sulla carta del narratore
stats-fooled = Voti attirati
stats-fooled-is = voti degli altri sulle carte date per ingannare
stats-stars = Stelle
stats-stars-is = le stelle degli altri per indizi e carte
stats-company = Compagnia preferita
stats-company-is = con chi si è giocato di più, computer a parte
stats-victim = Vittima preferita
stats-victim-is = chi ci è cascato più spesso, computer a parte
stats-run = Vittorie di fila
stats-run-is = il maggior numero di partite vinte una dopo l'altra, senza contare quelle interrotte
stats-rating = Valutazione
stats-rating-is = parte da 1000; sale soprattutto arrivando davanti a giocatori forti. Le prime partite possono alzarla anche senza vittoria, perché parte bassa apposta
stats-curve = Valutazione nel tempo
stats-small = { $games ->
        [one] Una partita è poca cosa: è soprattutto fortuna.
       *[other] { $games } partite sono poche: è soprattutto fortuna.
    }
stats-unrated = { $all ->
        [1] Non vale per la valutazione: { $why }.
       *[other] { $games ->
            [one] Una di queste non vale per la valutazione: { $why }.
           *[other] { $games } di queste non valgono per la valutazione: { $why }.
        }
    }
stats-unrated-broken = { $games ->
        [1] interrotta
       *[other] interrotte
    }
stats-unrated-left = { $games ->
        [1] lasciata prima della fine
       *[other] lasciate prima della fine
    }
stats-unrated-computers = con più computer che persone nella maggior parte dei turni
stats-unrated-alone = alla fine con soli computer come avversari
leaderboard-title = Chi è in testa
leaderboard-by-rating = in base alla valutazione
leaderboard-by-points = in base ai punti per turno
leaderboard-by-wins = in base alle partite vinte
leaderboard-by-stars = in base alle stelle
leaderboard-line = { $rank } { $name }: **{ $value }** { $games ->
        [one] (una partita)
       *[other] ({ $games } partite)
    }
leaderboard-nobody = In classifica non c'è ancora nessuno: servono { $least } partite valide.
leaderboard-counts = In classifica dopo { $least } partite; a parità si divide il posto. Non valgono le partite interrotte o lasciate prima della fine, né quelle con più computer che persone nella maggior parte dei turni o finite con soli computer come avversari. Con `/dixit { command-stats }` e l'opzione `{ option-private }` non compari in questa lista.
answer-private = Fatto: d'ora in poi gli altri non vedono le tue statistiche e nessuna classifica ti elenca. Quello che è già stato mostrato a tutti resta. Tu le tue le vedi ancora.
answer-not-private = Fatto: chi è nel server può vedere come hai giocato lì.
error-stats-private = Questa persona tiene le statistiche per sé.
error-stats-hidden-own = Tieni per te le tue statistiche, quindi non vengono mostrate. Puoi cambiarlo con `/dixit { command-stats }` e l'opzione `{ option-private }`.
error-share-not-here = In questo canale non puoi scrivere, quindi non mostro nulla per te.
error-stats-none = { $own ->
        [yes] In questo server non risulta ancora nessuna tua partita.
       *[no] In questo server non risulta ancora nessuna sua partita.
    }
error-stats-nothing = In questo server non risulta nessuna partita di questo tipo.

# The games of a server, to be looked at again.

history-title = ### Partite giocate qui
history-none = Qui non si è ancora giocata una partita con dei punti. Iniziane una con `/dixit { command-start }`!
history-line = **{ $number }.** { $date } · { $ruleset } · { $people } · { $over ->
        [no] { $won }
       *[yes] 🏆 { $won }
    }{ $counted ->
        [no] {" "}◦
       *[yes] {""}
    }
history-people =
    { $count ->
        [one] una persona
       *[other] { $count } persone
    }
history-dates = La data è quella in cui la partita è finita.
history-gaps = Un numero che manca è di una partita senza punti, o di una che è stata tolta.
history-uncounted = ◦ non vale per la classifica: interrotta, con più computer che persone nella maggior parte dei turni o finita con soli computer come avversari
history-no-person = un giocatore computer
history-broken-off = interrotta
history-open = Riapri una partita
history-game = ## 📖 { $ruleset }, fine: { $date }
history-record = Tutta la partita in un file: ogni indizio, carta, voto e punto. Chi ha il programma del bot può verificarlo con `python -m bot replay`.
somebody = qualcuno
button-newer = Più recenti
button-older = Precedenti
button-record = Resoconto (.json)
button-history = Tutte le partite
error-history-gone = Questa partita non c'è più o non si può leggere. `/dixit { command-history }` mostra quelle che si possono riaprire.
history-loved = I più amati degli ultimi 30 giorni
loved-clue = ⭐ L'indizio { $clue } di { $name } ({ favourite-stars })
loved-card = ⭐ La carta di { $name } per { $clue } ({ favourite-stars })
loved-for = per { $clue }

# What a game night laughs about: at most one at the end of a game.

milestone-mind-reader =
    🏅 { $players ->
        [one] Legge nel pensiero: { $names } ha trovato la carta ogni volta che poteva votare
       *[other] Leggono nel pensiero: { $names } hanno trovato la carta ogni volta che potevano votare
    } ({ $count }).
milestone-all-fooled = 🏅 Ci siete cascati in pieno: per { $clue } la carta di { $name } l'hanno scelta tutti gli altri votanti ({ $count }).
milestone-all-fooled-teams = 🏅 Le altre squadre ci sono cascate in pieno: per { $clue } la carta di { $name } l'hanno scelta tutti i loro votanti ({ $count }).
milestone-perfect-round = 🏅 Il turno perfetto: per { $clue } { $name } ha trovato la carta e attirato anche { $count } voti.
milestone-exactly-one = 🏅 { $count } volte di fila un solo giocatore ha trovato la carta.
milestone-comeback = 🏅 Che rimonta: a metà partita { $name } era in fondo.

## Shown to everybody

button-share = Mostra a tutti qui
share-by = Mostrato da { $name }.
answer-shared = 📣 Ora lo vedono tutti qui.
