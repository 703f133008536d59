# Risposte brevi a comandi e pulsanti, nella lingua di chi li usa.

answer-joined =
    { $when ->
        [again] Sei di nuovo in gioco!
        [late] Giochi dal prossimo turno!
        [alone] Sei in gioco! Nelle partite a squadre si entra a coppie, quindi aspetti un altro giocatore o un posto libero.
       *[now] Sei in gioco!
    }
answer-joined-cards =
    { $messages ->
        [sent] Ti ho scritto in privato: è lì che arriveranno le tue carte.
        [closed] Non riesco a scriverti in privato: per vedere le tue carte premi 🃏 **{ button-hand }** sotto un messaggio qualsiasi della partita. (Se le vuoi in privato, consenti i messaggi diretti da questo server.)
        [unknown] Riceverai le tue carte in privato. Se { $waits ->
            [yes] quando inizi a giocare
           *[no] quando gli altri giocano
        } non è ancora arrivato niente, premi 🃏 **{ button-hand }** sotto un messaggio qualsiasi della partita.
       *[open] Le tue carte arriveranno in privato.
    }
answer-opened-in-thread = Il tavolo è pronto: { $place }
answer-thread-left = Avevo già creato il thread { $place } per questa partita. Non ho il permesso di eliminarlo, quindi resta lì, vuoto.
answer-decks-gone =
    { $count ->
        [one] Non c'è più
       *[other] Non ci sono più
    }: { $gone }. Questo tavolo ha { $decks }; altri mazzi si scelgono in **{ button-settings }**.
answer-left = Hai lasciato la partita.{ $back ->
        [yes] {" "}Puoi tornare finché si può ancora entrare.
        [soon] {" "}Puoi tornare finché non comincia il prossimo turno: dopo sarà probabilmente troppo tardi.
        [uninvited] {" "}Questa partita è solo su invito: l'host può farti rientrare con `/dixit { command-invite }`.
        [by-role] {" "}Questa partita è solo su invito: se è invitato uno dei tuoi ruoli, puoi tornare finché si può ancora entrare. Altrimenti l'host può farti rientrare con `/dixit { command-invite }`.
       *[no] { "" }
    }
answer-started = Si gioca!
answer-forgotten =
    { $count ->
        [0] Fatto: di te non conservo più niente. I messaggi già pubblicati restano con il tuo nome, tranne quelli che una partita aggiorna ancora.
        [one] Fatto: ho cancellato le tue statistiche, la tua lingua, il coniglio scelto e il canale dei tuoi messaggi diretti. I messaggi già pubblicati restano con il tuo nome, tranne quelli che una partita aggiorna ancora. Una partita resta com'è andata, punti e indizi compresi, ma in quello che ne conservo sei «{ former-player }», senza nome né ID.
       *[other] Fatto: ho cancellato le tue statistiche, la tua lingua, il coniglio scelto e il canale dei tuoi messaggi diretti. I messaggi già pubblicati restano con il tuo nome, tranne quelli che una partita aggiorna ancora. { $count } partite restano come sono andate, punti e indizi compresi, ma in quello che ne conservo sei «{ former-player }», senza nome né ID.
    }
answer-skipped = Fatto. La partita è andata avanti.
answer-kicked = Fatto, non è più al tavolo.
answer-more-time = Fatto. Ora c'è più tempo.
answer-more-time-until = Fatto. Nuova scadenza: { $when }
answer-more-time-closing =
    Fatto, ma non si aspetta più nessuno: { $stopped ->
        [yes] la votazione si chiude comunque, quando il tempo riparte
       *[no] la votazione si chiude comunque
    }{ $several ->
        [yes] , a meno che qualcuno non riprenda un segnalino.
       *[no] .
    }
answer-paused = Il tempo è fermo. Si può continuare a giocare, ma nessun tempo scade e nessuna votazione si chiude da sola finché non premi **{ steer-resume }** o usi `/dixit { command-resume }`.
answer-resumed = Il tempo è ripartito.
answer-not-stopped = Il tempo non è fermo.
answer-clue-removed = L'indizio è stato tolto, e il turno non dà punti.
answer-ended = La partita è finita.
answer-invited = Possono partecipare queste persone e questi ruoli: { $invited }. Chi aggiungi non riceve notifiche: faglielo sapere tu.
answer-invited-nobody = Non c'è più nessuno tra gli invitati: chi è al tavolo resta, nessun altro può partecipare.
answer-roles-not-told = Su invito, ma senza notifica: { $roles }. Menziono con notifica un ruolo solo se chiunque può menzionarlo, o se qui sia tu sia io possiamo menzionare tutti i ruoli. Faglielo sapere tu.
answer-everybody-invited = A questa partita può partecipare chiunque. Per renderla solo su invito, menziona persone o ruoli: `/dixit { command-invite } { option-invited }:@Anna`.
answer-admits-everybody = Fatto. Ora può partecipare chiunque.
answer-host = Fatto. Ora l'host è { $name }.
host-waits = { $name } non è ancora in gioco, e l'host può essere solo chi gioca.
answer-server =
    ### Le partite in questo server
    Lingua: { $language ->
        [opener] quella di chi apre il tavolo
       *[other] { $language }{ $chosen ->
            [no] , come su Discord
           *[yes] { "" }
        }
    }
    Regole: { $ruleset }
    Ritmo: { $pace }
    Canali: { $channels }
    Partite in contemporanea: { $games }
    Suoni, immagini e video negli indizi: { $clips ->
        [yes] permessi
       *[no] non permessi
    }
    Momenti memorabili a fine partita: { $milestones ->
        [yes] sì, al massimo uno
       *[no] no
    }
    Ruolo avvisato quando si apre un tavolo, al massimo una volta ogni 10 minuti: { $role }{ $heard ->
        [no] { " " }(non riceverà notifiche finché non permetti a tutti di menzionarlo)
       *[yes] { "" }
    }

## The table's menu

answer-proposed = Annotato. Tutti lo vedono sotto il messaggio della partita, e lì possono dire di sì.
answer-decided = Fatto: i voti a favore bastano.

# Quello che resta delle partite di un server

server-every-channel = tutti
server-how = Si cambiano con le opzioni di questo comando. `{ option-channel }` permette un canale, o lo toglie se era già permesso; finché non ce n'è nessuno, si gioca in tutti i canali.
server-kept = Delle partite finite conservo com'è andata (il resoconto), risultati e statistiche finché non li elimini qui; il registro con cui gioco sparisce dopo 30 giorni. Chi usa `/dixit { command-forget-me }` compare come «{ former-player }».
server-remove = Elimina tutte le partite passate…
sure-remove =
    { $count ->
        [0] Non c'è niente da eliminare: non conservo nessuna partita finita di questo server.
        [one] **Eliminare una partita?** Resoconto, mosse e risultati spariscono per sempre e per chiunque in questo server: cronologia, statistiche, classifica. Le partite in corso restano.
       *[other] **Eliminare { $count } partite?** Resoconti, mosse e risultati spariscono per sempre e per chiunque in questo server: cronologia, statistiche, classifica. Le partite in corso restano.
    }
sure-remove-yes = Sì, elimina
sure-remove-no = No, tienile
answer-removed =
    { $count ->
        [0] Non c'era più niente da eliminare.
        [one] Fatto: una partita è stata eliminata, con resoconto e risultati.
       *[other] Fatto: { $count } partite sono state eliminate, con resoconti e risultati.
    }
