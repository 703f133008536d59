# Giocatori computer.

computer-placeholder = 🤖 Giocatori computer…
computer-add = Aggiungine uno: { $level }
computer-add-several = Aggiungine { $count }: livello { $level }
computer-gentle = bonario
computer-gentle-hint = Si sbaglia spesso, facile da battere
computer-even = alla pari
computer-even-hint = Indovina più o meno come le persone
computer-sharp = acuto
computer-sharp-hint = Si lascia ingannare di rado
computer-remove = Togli l'ultimo
answer-computer-added = { $running ->
        [yes] 🤖 Un giocatore computer si aggiunge dal prossimo turno.
       *[no] 🤖 { $added ->
            [one] Si è aggiunto un giocatore computer.
           *[other] Si sono aggiunti { $added } giocatori computer.
        } Giocatori al tavolo: { $count }.
    }
answer-computer-alone = 🤖 Un giocatore computer aspetta un altro giocatore o un posto libero: nelle partite a squadre si entra a coppie.
answer-computer-removed = 🤖 L'ultimo giocatore computer arrivato se n'è andato.
error-no-computer = A questo tavolo non ci sono giocatori computer.
time-resting = 💤 Il tavolo riposa: nell'ultimo turno non ha giocato nessuna persona. Premi **{ button-resume }** sotto il messaggio della partita e si riparte.
command-computer = computer
command-computer-description = Aggiungi un giocatore computer o togli l'ultimo (host)
option-level = livello
option-level-description = Quanto gioca bene, oppure togli
option-computers = computer
option-computers-description = Giocatori computer che si siedono subito
option-now = subito
option-now-description = Distribuisci subito le carte, senza attendere al tavolo
choice-level-gentle = bonario
choice-level-even = alla pari
choice-level-sharp = acuto
choice-level-remove = togli l'ultimo
