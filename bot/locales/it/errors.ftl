# Perché no, e che cosa fare invece: un messaggio per ogni motivo di rifiuto.

error-kept = Ecco che cosa avevi scritto: { $typed }
error-unexpected = Qualcosa è andato storto, e non per colpa tua; ne ho preso nota. Riprova tra un momento.
error-busy = Avete premuto in tanti nello stesso istante. Riprova.
error-version-conflict = { error-busy }

## Il tavolo

error-game-not-found = Quella partita non c'è più. Iniziane una nuova con `/dixit { command-start }`.
error-no-game-here = In questo canale non c'è ancora una partita. Iniziane una con `/dixit { command-start }`.
error-no-game-of-yours = Adesso non sei in nessuna partita. Partecipa a una nel suo canale, o iniziane una con `/dixit { command-start }`.
error-several-games = Sei in più partite. Usa il comando nel canale di quella che ti interessa.
error-channel-busy =
    { $elsewhere ->
        [no] In questo canale c'è già una partita, e per ora questo server non ne ammette altre. Partecipa a quella, o aspetta che ne finisca una.
        [thread] In questo canale c'è già una partita. Partecipa a quella, o inizia la tua in un thread.
       *[yes] In questo canale c'è già una partita. Partecipa a quella, o inizia la tua in un altro canale o in un thread.
    }
error-channel-busy-own =
    In questo canale c'è già una partita, e ne fai parte anche tu. { $elsewhere ->
        [no] Per ora questo server non ne ammette altre: per iniziarne un'altra aspetta che ne finisca una.
        [thread] Puoi iniziarne un'altra in un thread.
       *[yes] Puoi iniziarne un'altra in un altro canale o in un thread.
    }
error-too-many-games =
    { $maximum ->
        [one] In questo server si gioca una partita per volta. Aspetta che finisca, o partecipa a quella.
       *[other] In questo server si giocano al massimo { $maximum } partite in contemporanea. Aspetta che ne finisca una, o partecipa a una di quelle in corso.
    }
error-channel-not-allowed = In questo canale non si possono iniziare partite, ma qui sì: { $channel }. Chi gestisce il server può permetterlo con `/dixit { command-server }`.
error-not-in-a-server = Si gioca nel canale di un server. Usa il comando lì.
error-missing-permissions = Qui non posso ancora giocare: mi manca il permesso di { $permissions }. Chiedilo a chi gestisce il canale, poi riprova.
error-permissions-there = In { $channel } non posso continuare: lì mi manca il permesso di { $permissions }. Chiedilo a chi gestisce quel canale.
error-bot-not-here = Non faccio parte di questo server, quindi qui non posso giocare. Prima chi lo gestisce deve invitarmi.
error-thread-in-thread = Questo è già un thread. Inizia qui senza l'opzione **{ option-thread }**.
error-no-threads-here = I canali di questo tipo non hanno thread. Inizia qui senza l'opzione **{ option-thread }**, oppure in un canale testuale.
error-too-many-threads = Questo server ha già tutti i thread aperti che Discord permette. Chiudine uno, o inizia senza l'opzione **{ option-thread }**.
error-thread-refused = In questo momento Discord non ha aperto il thread. Riprova, o inizia senza l'opzione **{ option-thread }**.
error-too-many-channels = Si possono permettere uno per uno al massimo { $maximum } canali. Indicane di nuovo uno per toglierlo dall'elenco.
error-game-over = Quella partita è finita. Ne apri una nuova con il pulsante sotto il messaggio finale o con `/dixit { command-start }`.
error-stale-round = Quel pulsante è del turno { $round }, che è finito. Usa l'ultimo messaggio.
error-stale-phase = Un attimo troppo tardi: il gioco è già andato avanti. Usa l'ultimo messaggio.
error-clue-overtaken = Un altro indizio è arrivato prima del tuo: in questo turno racconta chi l'ha dato. Tieni il tuo per quando toccherà a te.
error-stale-question = Quella domanda è di prima del ritorno al tavolo: non è successo niente. Se serve ancora, scegli di nuovo sotto **{ button-steer }**.
error-malformed-id = Non riconosco più quel pulsante. Usa l'ultimo messaggio della partita, oppure `/dixit { command-hand }`.
error-not-manager = Può farlo solo chi gestisce il server.
error-nothing-to-explain = Nessun turno ha ancora dato punti. Dopo il primo ci sarà qualcosa da spiegare.

## Chi

error-not-host = Può farlo solo l'host ({ $host }) o chi modera: chiedi a loro.
error-not-host-there = Può farlo solo l'host ({ $host }) o chi modera. Se moderi, usa il comando in { $channel }: da qui non vedo i tuoi permessi.
error-nobody-hosts = Al tavolo adesso non c'è un host. Può farlo chi modera.
error-not-moderator = Può farlo solo chi modera questo server (Gestire i messaggi o Gestire il server).
error-not-moderator-there = Può farlo solo chi modera il server (Gestire i messaggi o Gestire il server). Se moderi, usa il comando in { $channel }: da qui non vedo i tuoi permessi.
error-not-seated = Non sei in questa partita. Se si può ancora entrare, lo fai con `/dixit { command-join }`.
error-already-seated = Partecipi già a questa partita.
error-waits-for-next-round = Sei al tavolo, ma questo turno non lo giochi ancora. Finché non arrivano le tue carte, goditi lo spettacolo.
error-player-unknown = Quella persona non è in questa partita.
error-not-invited =
    { $over ->
        [yes] Quella partita era solo su invito, e lo è anche la rivincita: chi la apre può farti entrare con `/dixit { command-invite }`.
       *[no] Questa partita è solo su invito. L'host può farti entrare con `/dixit { command-invite }`.
    }
error-no-mention = «{ $typed }» non è una menzione. Scrivi @ e scegli persone o ruoli, ad es. `@Anna @Ben`. Non è cambiato nulla.
error-too-many-invited = Si possono indicare al massimo { $maximum } persone e ruoli alla volta. Indica un ruolo, oppure invita gli altri con `/dixit { command-invite }`.
error-too-many-invited-in-all = A una partita si possono invitare al massimo { $maximum } persone e ruoli. Se siete di più, invita un ruolo che hanno tutti. Non è cambiato nulla.
error-everyone-invited = Non si può invitare @everyone: senza inviti può già partecipare chiunque. Non è cambiato nulla.
error-everyone-told = Non si può avvisare @everyone quando si apre un tavolo. Scegli un altro ruolo. Non è cambiato nulla.
error-table-full =
    { $maximum ->
        [one] Il tavolo è al completo.
       *[other] Il tavolo è al completo: si può giocare in { $maximum }.{ $computer ->
            [yes] { "" }
           *[no] {" "}Alla prossima!
        }
    }
error-few-seats-free =
    { $free ->
        [one] È libero solo un posto, quindi non è stato aggiunto nessuno. Scegli di nuovo.
       *[other] Sono liberi solo { $free } posti, quindi non è stato aggiunto nessuno. Scegli di nuovo.
    }
error-ruleset-full = Il tavolo è al completo: con queste regole si può giocare in { $maximum }. L'host può scegliere regole per più giocatori in **{ button-settings }**.
error-cards-full = Il tavolo è al completo: con queste impostazioni le carte dei mazzi bastano al massimo per { $maximum } giocatori. L'host può aggiungere un mazzo o scegliere altre regole in **{ button-settings }**.
error-last-round =
    L'ultimo turno è già iniziato e non si può più { $computer ->
        [yes] aggiungere un giocatore computer.
       *[no] partecipare. Resta per la rivincita!
    }
error-pile-runs-out =
    Il mazzo di pesca sta per finire e non si può { $computer ->
        [yes] aggiungere un giocatore computer.
       *[no] partecipare. Resta per la rivincita!
    }
error-pile-too-small =
    Non bastano le carte per { $computer ->
        [yes] un altro giocatore.
       *[no] un'altra persona. Resta per la rivincita!
    }
error-team-full = Quella squadra è al completo. Scegline un'altra.
error-no-such-team = Quella squadra non c'è. Scegline una con i pulsanti sotto l'elenco dei giocatori.
error-no-teams = In questa partita non ci sono squadre.
error-not-storyteller = In questo turno non racconti tu.
error-not-your-turn-to-tell = Adesso non tocca a te dare l'indizio. Con **{ button-hand }** vedi che cosa puoi fare.
error-storyteller-gave = Racconti tu: la tua carta l'hai già data.
error-partner-gave = Chi è in coppia con te ha già dato la carta della squadra. Tocca a te quando si vota.
error-storyteller-votes-not = Racconti tu: gli altri cercano la tua carta, e tu fai finta di niente.
error-no-vote = In questo turno non voti.
error-partner-votes = La carta della squadra è la tua, quindi può votare solo { $partner }.
error-partner-tells = A raccontare è { $partner }, quindi in questo turno la vostra squadra non vota.

## Quando

error-not-started = La partita non è ancora iniziata.
error-already-started = La partita è già iniziata: questo non si può più cambiare.
error-not-storytelling = L'indizio c'è già. Con **{ button-hand }** vedi che cosa puoi fare adesso.
error-not-submitting = Non è il momento di dare le carte. Con **{ button-hand }** vedi che cosa puoi fare.
error-not-voting = Non è il momento di votare. Con **{ button-hand }** vedi che cosa puoi fare.
error-not-scored = Questo turno non è ancora finito.
error-no-clue = Non c'è nessun indizio da togliere.
error-no-deadline = Non c'è nessuna scadenza da spostare.
error-deadline-to-come = Il tempo non è ancora partito. Riprova tra un momento.
error-nobody-to-wait-for = Restano solo giocatori computer, che finiscono il turno da soli: non serve fermare il tempo.
error-no-red-token = In questa partita non c'è il segnalino rosso.

## Carte e numeri

error-not-in-hand = Quella carta non viene dalla mano giusta. Scegline una da **{ button-hand }**.
error-card-not-yours = Quella carta non è nella tua mano. Scegline una da **{ button-hand }**.
error-card-hidden = Chi modera ha nascosto quella carta: non fa più parte della partita.
error-card-missing = Prima scegli una carta, poi dai l'indizio.
error-clue-before-hands = Qui l'indizio viene prima delle carte. Usa **{ button-clue }**.
error-partner-card-missing = Giochi anche per l'altra metà della squadra: insieme alla tua carta scegli la seconda.
error-partner-gives-card = La seconda carta la dà chi è in coppia con te.
error-all-given =
    { $count ->
        [one] Hai già dato la tua carta. Se vuoi darne un'altra, prima riprendila.
       *[other] Hai già dato le tue { $count } carte. Se vuoi darne un'altra, prima riprendine una.
    }
error-not-given = Quella carta non è più tra quelle date: non c'è niente da riprendere.
error-own-card = Quella è tua. Vota un altro numero.
error-own-star = La tua stella va all'indizio o alla carta di qualcun altro. Scegline un'altra.
error-star-final = La partita è finita: la tua stella resta dov'è.
error-star-too-late = Le stelle di un turno si danno finché non sono in tavola le carte di quello dopo. Per questo è troppo tardi.
error-no-such-number = In tavola ci sono i numeri da 1 a { $maximum }.
error-no-such-card = Quella carta non è tra quelle in tavola.
error-no-table = Adesso non ci sono carte in tavola. Per nasconderne una di un turno passato, guardala da vicino sotto il suo risultato.
error-token-doubled = I tuoi segnalini devono stare su carte diverse.
error-no-token-left = Hai già messo tutti i tuoi segnalini. Per toglierne uno, premi di nuovo il suo numero.
error-no-token-there = Su quella carta non hai segnalini.
error-red-obligatory = Il segnalino rosso è obbligatorio: puoi solo spostarlo.
error-ballot-empty = Prima metti un segnalino.

## L'indizio

error-clue-empty = L'indizio è vuoto. Mettici qualcosa!
error-clue-too-long = Un indizio può avere al massimo { $maximum } caratteri e il tuo ne ha { $length }. Accorcialo!
error-clip-not-allowed = In questa partita l'indizio è fatto di parole o suoni. Con la variante **{ variant-mime-or-sing }** valgono anche immagini, video e indizi dal vivo.
error-clips-off = In questo server l'indizio non può avere allegati. Scrivilo{ $live ->
        [yes] , oppure dallo dal vivo nel canale vocale
       *[no] { "" }
    }.
error-clip-too-large = Quel file è troppo grande: al massimo { $maximum } MB.
error-clip-type =
    Quel file non va bene. { $wanted ->
        [sound] Manda un suono.
       *[clip] Manda un suono, un'immagine o un video.
    }

## Impostazioni

error-too-few-players =
    Servono almeno { $minimum } giocatori e per ora { $players ->
        [one] ce n'è uno
       *[other] ce ne sono { $players }
    }. { $minimum ->
        [3] Invita qualcuno, o fai giocare anche il computer!
       *[other] Invita qualcuno, fai giocare anche il computer o scegli altre regole.
    }
error-too-many-players = Così si gioca al massimo in { $maximum }, e voi siete in { $players }. Scegli altre regole.
error-odd-players =
    { $players ->
        [one] Le squadre sono coppie, e al tavolo c'è un solo giocatore. Invita qualcuno!
       *[other] Le squadre sono coppie, e al tavolo ci sono { $players } giocatori. Ne serve uno in più, o uno in meno!
    }
error-deck-too-small = Per giocare in { $players } servono { $needed } carte, e i mazzi ne hanno { $have }. Prima della partita l'host può scegliere un altro mazzo, aggiungerne un secondo o dare meno carte in mano.
error-no-deck = Scegli almeno un mazzo.
error-deck-unknown = Non c'è nessun mazzo «{ $deck }». Scegline uno tra i suggerimenti che compaiono mentre scrivi.
error-deck-removed =
    { $deck ->
        [none] Uno dei mazzi
       *[other] Il mazzo «{ $deck }»
    } non c'è più. L'host può sceglierne altri in **{ button-settings }**, nel messaggio del tavolo, e poi iniziare.
error-deck-changed = Proprio in questo momento i mazzi sono cambiati. Riprova.
error-card-unreadable = Non riesco a leggere un'immagine di quel mazzo. Scegline un altro.
error-hand-too-small = La mano deve avere più carte di quelle che si danno: almeno { $minimum }.
error-no-end = Una partita deve pur finire: scegli un punteggio da raggiungere, un numero di giri o che finisca con il mazzo di pesca.
error-setting-range = Per «{ $field }» scegli un valore da { $minimum } a { $maximum }.
error-setting-choice = Questo valore non è tra quelli possibili per «{ $field }».
error-setting-unfit = Con queste regole «{ $field }» non si può cambiare così.
error-setting-unknown = Non c'è nessuna impostazione «{ $field }».
error-variant-unknown = Non c'è nessuna variante «{ $variant }». Scegline una tra i suggerimenti, oppure usa **{ button-settings }** nel messaggio del tavolo.
error-variant-unfit = Con queste regole la variante non ha senso: { $variant }.

## Su che cosa poggia il bot

error-storage-full = Il disco su cui conservo le partite è pieno e non ho potuto salvare. Non si è perso niente; avvisa chi gestisce il bot.
error-storage-busy = In questo momento non riesco a salvare, perciò non è cambiato niente. Riprova.
error-forget-unfinished = Hai lasciato le tue partite e ho cominciato a dimenticarti, ma in questo momento non riesco a salvare il resto. Usa ancora una volta `/dixit { command-forget-me }`.
error-storage-broken = Non riesco a raggiungere le partite che conservo. Avvisa chi gestisce il bot.
error-closed = Non riesco a scriverti in privato. 🃏 **{ button-hand }** nel canale ti mostra lo stesso le tue carte.
error-later = In questo momento Discord non accetta messaggi. Continuo a provare.

## Parole usate nei messaggi qui sopra

field-ruleset = regole
field-decks = mazzi
field-pace = ritmo
field-variants = varianti
field-target = punti che chiudono la partita
field-target-score = punti che chiudono la partita
field-laps = giri
field-cap = massimo di punti dai voti
field-vote-points-cap = massimo di punti dai voti
field-tokens = segnalini voto
field-many-tokens-from = più segnalini se i giocatori sono almeno
field-hand-size = carte in mano
field-first = primo narratore
field-first-storyteller = primo narratore
field-seating = posti al tavolo
field-mime-or-sing = mimo o canto
field-lone-finder-points = punti dell'intuito solitario
field-storyteller-points = punti del narratore
field-finder-points = punti di chi trova la carta
field-failure-points = punti se la trovano tutti o nessuno
field-single-token-bonus = bonus per un solo segnalino
field-agreement-cap = massimo di punti per voti uguali
field-refill = mazzo di pesca
field-recycle-below = ritorno degli scarti
field-failure-per = chi prende i punti se la trovano tutti o nessuno
field-hidden-from = carte nascoste prima dell'indizio
field-red = segnalino rosso
field-three-players = regole per tre giocatori
field-seconds = secondi
field-language = lingua
field-games = partite in contemporanea
field-level = livello
field-period = periodo
field-by = ordine della classifica
permission-view-channel = vedere il canale
permission-send-messages = inviare messaggi
permission-send-messages-in-threads = inviare messaggi nei thread
permission-attach-files = allegare file
permission-read-message-history = leggere la cronologia dei messaggi
permission-create-public-threads = creare thread pubblici
permission-embed-links = incorporare link

## The table's menu

error-host-proposes-not = L'host sei già tu: non hai bisogno di proporre nulla. Se vuoi lasciare il ruolo a qualcun altro, usa **{ button-steer }**.
error-host-not-away = Qualcuno ha appena fatto qualcosa. Potrai proporlo quando nessuno avrà fatto nulla per un minuto.
error-no-such-rabbit = Questo coniglio non esiste. Scegline uno dal menu.
error-rabbit-taken = Questo coniglio è già di qualcun altro. Scegline uno diverso.
error-seats-by-team = A squadre ti siedi di fronte a chi è in coppia con te: scegli piuttosto una squadra con i pulsanti nel canale.
error-clue-settled = Per questo indizio sono già state date delle carte: non si può più cambiare.
error-seat-filled = Quel posto è già occupato, o il suo turno è finito.{ $more ->
        [yes] {" "}Sotto **{ button-steer }** puoi ancora aggiungere un giocatore computer.
       *[no] { "" }
    }
