# Quello che legge una persona sola, nella sua lingua.

button-clue = Dai l'indizio
button-done = Fatto
button-take-back = Riprendi la { $number }
button-back-to-hand = Torna alla mano
button-give = Dai questa carta

## La mano

hand-finished =
    { $lobby ->
        [yes] Questo tavolo è chiuso. Per aprirne uno nuovo premi **{ button-reopen }**
       *[no] Questa partita è finita. Per giocarne un'altra premi **{ button-rematch }**
    }, oppure usa `/dixit { command-start }`.
hand-stranger = Non sei in questa partita. Premi **{ $join }**: se si può ancora entrare, giochi dal prossimo turno{ $pairs ->
        [yes] {" "}(in coppia, se non c'è un posto vuoto o di un giocatore computer).
       *[no] .
    }
hand-stranger-lobby = Non sei in questa partita. Premi **{ $join }**: se c'è posto per te, giochi dall'inizio.
hand-lobby = Le tue carte arrivano quando la partita inizia.
hand-waiting = Sei in gioco! Le tue carte arrivano con il prossimo turno.
hand-waiting-seat =
    Prendi il posto e i punti di { $other }{ $mate ->
        [yes] {" "}e fai coppia con { $partner }
       *[no] { "" }
    }.
hand-waiting-own =
    Riprendi il tuo posto, con i suoi punti{ $mate ->
        [yes] , e fai coppia con { $partner }
       *[no] { "" }
    }.
hand-waiting-pair = Entri in coppia con un altro nuovo giocatore. Se prima si libera un posto, lo prende uno dei nuovi, e chi resta senza compagno aspetta un altro giocatore.
hand-waiting-alone = Sei in gioco! Nelle partite a squadre si entra a coppie: le tue carte arrivano quando si aggiunge un altro giocatore o si libera un posto.
hand-waiting-empty-seat = Nelle partite a squadre si entra a coppie, e nessun altro può più aggiungersi: le tue carte arrivano solo se si libera un posto.
hand-waiting-over = Non farai più in tempo a giocare in questa partita: non ci saranno altri turni. Resta per la rivincita!
hand-party-hidden = Prima l'indizio: fino ad allora nessuno vede le proprie carte.
hand-tale-coming = { $name } sta pensando a un indizio.{ $cards ->
        [yes] {" "}Intanto fai conoscenza con le tue carte.
       *[no] { "" }
    }
hand-told = Hai dato l'indizio: la tua carta { $number } andrà in tavola insieme alle altre.
hand-told-other-hand = Hai dato l'indizio: la carta { $number }, dell'altra mano, andrà in tavola insieme alle altre.
hand-mate-gave = { $partner } ha dato la carta della squadra, quindi voti tu.
hand-mate-votes = La carta della squadra è la tua, quindi il voto tocca a { $partner }{ $away ->
        [yes] ; finché non rientra, però, si va avanti senza aspettarlo.
       *[no] .
    }
hand-gave-none = La vostra squadra non aveva carte da dare, quindi non vota.
hand-mate-told = A raccontare è { $partner }, quindi la vostra squadra non vota.
hand-not-needed = In questo momento non devi fare niente.
hand-back-late = Troppo tardi per riprenderla: le carte sono già in tavola.
hand-late = Un attimo troppo tardi: il gioco è già andato avanti. Ecco a che punto siamo.
hand-gone = Il messaggio che hai usato non è più aperto.
hand-done-gone = Fatto! { hand-gone }
hand-vote = Le carte sono in tavola e { $awaited ->
        [yes] manca il tuo voto
       *[no] puoi ancora votare
    }.{ $cards ->
        [yes] {" "}Qui sotto ci sono le carte che ti restano in mano.
       *[no] { "" }
    }
hand-vote-begun =
    Finora hai scelto { $count ->
        [one] la carta { $numbers }
       *[other] le carte { $numbers }
    }. Premi **{ button-vote }** per cambiare idea o per confermare con **{ button-done }**.
hand-vote-red = Le carte sono in tavola. { $missing ->
        [red] Il segnalino voto c'è: metti quello rosso dove agli altri costa di più.
        [green] Il segnalino rosso c'è: metti il segnalino voto sulla carta che scegli.
        [may] Metti il segnalino voto sulla carta che scegli e, se vuoi, quello rosso dove agli altri costa di più.
       *[both] Metti il segnalino voto sulla carta che scegli, e quello rosso dove agli altri costa di più.
    }
card-drawn = { $count ->
        [one] Mancava ancora una carta: è stata pescata a caso dalla tua mano.
       *[other] Mancavano ancora delle carte: sono state pescate a caso dalla tua mano.
    }
hand-card-hidden = { $count ->
        [one] Chi modera ha nascosto una tua carta: al suo posto c'è ora la carta { $numbers }.
       *[other] Chi modera ha nascosto alcune tue carte: al loro posto ci sono ora le carte { $numbers }.
    }
hand-card-lost = Chi modera ha nascosto { $count ->
        [one] una tua carta
       *[other] alcune tue carte
    }.
hand-voted = Hai votato. Finché la votazione è aperta puoi ancora cambiare idea.
hand-told-vote = Gli altri stanno cercando la tua carta. Non tradirti!
hand-no-vote = Gli altri stanno votando.
hand-scored = Il turno è finito.
hand-over = ### Il turno { $round } è finito
hand-game-over = ### La partita è finita
hand-lobby-closed = ### Il tavolo è chiuso
hand-over-how =
    { $how ->
        [found] Hai trovato la carta del narratore.
        [alone] La carta del narratore l'hai trovata soltanto tu!
        [missed] Non hai trovato la carta del narratore.
        [everybody] Tra chi ha votato, tutti hanno trovato la carta del narratore.
        [nobody] Nessuno ha trovato la carta del narratore.
        [own-everybody] Tra chi ha votato, tutti hanno trovato la tua carta.
        [own-nobody] Nessuno ha trovato la tua carta.
        [own-found] { $count ->
            [one] La tua carta l'ha trovata un solo giocatore.
           *[other] La tua carta l'hanno trovata in { $count }.
        }
        [together] { $count ->
            [one] Un altro giocatore ha scelto la tua stessa carta.
           *[other] Altri { $count } giocatori hanno scelto la tua stessa carta.
        }
        [apart] Nessun altro ha scelto la tua stessa carta.
        [red] Sulla carta che hai scelto c'era il segnalino rosso.
        [no-ballots] Nessuno ha votato.
       *[unvoted] Non hai votato.
    }
hand-over-points =
    { $team ->
        [yes] I punti della tua squadra
       *[no] I tuoi punti
    }: **+{ $gained }** ({ $apart ->
        [yes] { $parts };{" "}
       *[no] { "" }
    }totale: { $total }).
hand-won =
    🎉 { $team ->
        [yes] { $shared ->
            [yes] La tua squadra ha vinto insieme a { $names }!
           *[no] La tua squadra ha vinto!
        }
       *[no] { $shared ->
            [yes] Hai vinto insieme a { $names }!
           *[no] Hai vinto!
        }
    }
hand-led =
    { $team ->
        [yes] { $shared ->
            [yes] In testa c'era la tua squadra insieme a { $names }.
           *[no] In testa c'era la tua squadra.
        }
       *[no] { $shared ->
            [yes] In testa c'eri tu insieme a { $names }.
           *[no] In testa c'eri tu.
        }
    }
hand-place =
    { $team ->
        [yes] Il piazzamento della tua squadra
       *[no] Il tuo piazzamento
    }: **{ $place }°** su { $places }{ $tied ->
        [yes] , a pari merito
       *[no] { "" }
    }.
hand-unwon = Non vince nessuno.
void-passed-own = Da te nessun indizio: il turno va a vuoto.
void-no-card-own = Ti mancavano le carte per un indizio: il turno va a vuoto.
hand-left = Fin qui hai giocato.
hand-removed = A questo punto l'host o chi modera ti ha tolto dal tavolo.
hand-left-early = A questo punto hai lasciato il tavolo.
hand-back =
    { $back ->
        [yes] Con `/dixit { command-join }` nel canale puoi tornare, finché si può ancora entrare.
       *[invited] Questa partita è solo su invito: se l'invito vale anche per te, con `/dixit { command-join }` nel canale puoi tornare, finché si può ancora entrare.
    }
tell-told = L'indizio c'è! Il resto del turno è più sotto.
tell-over =
    { $cards ->
        [no] Qui ti veniva chiesto l'indizio.
       *[yes] Qui c'era la tua mano, fino all'indizio.
    }
hand-away = 💤 Per due volte si è andati avanti senza la tua mossa, quindi nessuno ti aspetta più{ $turn ->
        [yes] , e un tuo eventuale turno da narratore salterebbe.
       *[no] .
    }{ $ways ->
        [next] {" "}Dai una carta, vota o premi **{ button-next }**, e sei di nuovo in gioco.
        [give-or-vote] {" "}Dai una carta o vota, e sei di nuovo in gioco.
        [give] {" "}Dai una carta, e sei di nuovo in gioco.
        [vote] {" "}Vota, e sei di nuovo in gioco.
       *[none] { "" }
    }
hand-away-last = 💤 Per due volte si è andati avanti senza la tua mossa, quindi nessuno ti aspetta più. L'ultimo turno tocca a te: premi **{ button-next }**, e sei di nuovo in gioco; altrimenti va a vuoto, e la partita finisce.
hand-away-silent = 💤 Per due volte si è andati avanti senza la tua mossa, quindi nessuno ti aspetta più. Il prossimo turno tocca a te: premi **{ button-next }**, e sei di nuovo in gioco; altrimenti va a vuoto, e la partita finisce senza vincitori.
hand-alt = Le tue carte. { $cards }.
tell-offer = Hai un'idea? Scegli una carta e dai un indizio che la evochi: il primo narratore è chi fa prima.
tell-offer-party = Hai un'idea? Dai un indizio: il primo narratore è chi fa prima.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}Le carte le vedi dopo.
    }
tell-turn = **Tocca a te raccontare.** Scegli una carta e dai un indizio che la evochi.
tell-party = **Tocca a te raccontare.** Dai il tuo indizio{ $hidden ->
        [nobody] .
       *[other] ; le carte le vedi dopo.
    }
tell-both-hands = { $turn ->
        [own] Giochi anche per l'altra metà della squadra: per l'indizio scegli una delle tue carte ({ $telling }), poi aggiungi una delle sue ({ $other }).
        [partner] È il turno dell'altra metà della squadra, per cui giochi tu: per l'indizio scegli una delle sue carte ({ $telling }), poi aggiungi una delle tue ({ $other }).
       *[any] Giochi anche per l'altra metà della squadra: scegli la carta dell'indizio da una mano, poi una carta dall'altra.
    }
advice = Se l'indizio è troppo chiaro lo capiscono tutti, se è troppo oscuro nessuno: il bello sta nel mezzo.
advice-party = Pensa a qualcosa che potrebbe andare bene per tante carte.
give =
    { $count ->
        [one] Dai la carta più adatta all'indizio.
       *[other] Dai le { $count } carte più adatte all'indizio.
    }
hand-partner = Giochi in coppia con { $partner }.
give-teams = Giochi in coppia con { $partner }: { $mate ->
        [away] finché non rientra, si va avanti lo stesso, e se la carta la dai tu non si aspetta nemmeno il voto della squadra.
        [computer] chi fa prima dà la carta per la squadra, e l'altra metà vota.
       *[person] accordatevi su chi dà la carta, ma solo dove leggono tutti e senza mostrare né descrivere le carte; l'altra persona vota. Vale la prima carta data.
    }
give-alone = Giochi anche per l'altra metà della squadra: le due mani e il voto sono tuoi.
give-alone-told = Giochi anche per l'altra metà della squadra: la seconda carta viene dall'altra mano.
give-mate-told = A raccontare è { $partner }: la seconda carta della squadra la dai tu.
give-empty = Non hai più carte. Se ne dà una { $partner }, voti tu.
give-more = Hai dato { $given ->
        [one] la carta { $numbers }.
       *[other] le carte { $numbers }.
    } Ancora { $count ->
        [one] una!
       *[other] { $count }!
    }
given =
    { $count ->
        [one] Hai dato la carta { $numbers }. Puoi riprenderla finché non ci sono tutte.
       *[other] Hai dato queste carte: { $numbers }. Puoi riprenderle finché non ci sono tutte.
    }
give-instead = Oppure premi un altro numero per dare quella carta al suo posto.
given-other-hand = La carta { $numbers }, dell'altra mano, andrà in tavola. Puoi riprenderla finché non ci sono tutte.
card-number = Carta { $number }
look-placeholder = Guarda una carta da vicino
look-gone = Quella carta non è più nella tua mano.
look-table = Tutte le carte in tavola, più grandi
look-table-hint = In più immagini, per schermi piccoli
look-words = Tutte le carte a parole
card-hidden = Una carta nascosta da chi modera.
button-hide-card = Nascondi questa carta
button-hide-sure = Nascondila per sempre
hide-question =
    ### Nascondere per sempre la carta { $number }?
    { $cost ->
        [this] Questo turno non dà punti e le carte vengono tolte dal tavolo.
        [held] I punti già assegnati restano. Il mazzo è esaurito: se nel turno in corso la carta è stata giocata di nuovo o qualcuno ce l'ha in mano, quel turno non dà punti.
       *[played] I punti già assegnati restano. Se la carta è stata giocata di nuovo nel turno in corso, quel turno non dà punti.
    }{ $silent ->
        [yes] {" "}Troppi turni di fila senza un voto: la partita finisce per tutti.
       *[no] { "" }
    }
    In questa partita nessuno ne vedrà più l'immagine. Non si può annullare.
hide-deck-stays = Nel mazzo resta, per le prossime partite, finché qualcuno non la toglie con `/{ command-dixit-deck } { command-deck-remove }`.
hide-done =
    { $voided ->
        [yes] La carta è nascosta e il turno non dà punti.
       *[no] La carta è nascosta.
    }

## L'indizio

clue-modal-title = Il tuo indizio
clue-modal-label = A parole
clue-modal-card = Per la carta { $number }: { $card }
clue-modal-either =
    { $kind ->
        [clip] Parole, un file o entrambi, o dal vivo.
        [live] Parole, o dal vivo, o entrambi.
       *[sound] Parole, un suono o entrambi.
    }
clue-modal-placeholder = una parola, una frase, il verso di una canzone…
clue-modal-partner = La seconda carta della squadra
clue-modal-clip = Cantato o mimato
clue-modal-clip-hint = Un suono, un'immagine o un video di 8 MB al massimo.
clue-modal-sound = Oppure un suono
clue-modal-sound-hint = Un file audio di 8 MB al massimo.
clue-modal-voice = Lo do dal vivo nel canale vocale

## Il voto

ballot-ask =
    { $count ->
        [one] Qual è la carta del narratore?
       *[other] Qual è la carta del narratore? Puoi mettere fino a { $count } segnalini, su carte diverse.
    }
ballot-bonus =
    Se metti un solo segnalino e indovini, prendi { $points ->
        [one] 1 punto in più.
       *[other] { $points } punti in più.
    }
ballot-ask-party = Quale carta sarà la più votata?
ballot-more =
    { $left ->
        [0] I tuoi segnalini sono sulle carte { $numbers }. Conferma con **{ button-done }**, oppure premi di nuovo uno di questi numeri per riprendere il segnalino.
       *[other] Finora hai scelto { $count ->
            [one] la carta { $numbers }
           *[other] le carte { $numbers }
        }. Aggiungi un segnalino, conferma con **{ button-done }**, oppure premi di nuovo un numero scelto per riprendere il segnalino.
    }
ballot-undone = Alla chiusura della votazione ciò che hai scelto vale anche senza **{ button-done }**.
ballot-placed = Hai votato la carta { $numbers }. Puoi cambiare idea finché la votazione è aperta.
ballot-placed-several =
    { $count ->
        [one] Hai votato la carta { $numbers }. Finché la votazione è aperta puoi cambiare idea: per riprendere il segnalino premi di nuovo il suo numero.
       *[other] Hai votato le carte { $numbers }. Finché la votazione è aperta puoi cambiare idea: per riprendere un segnalino premi di nuovo il suo numero.
    }
ballot-red-below =
    { $may ->
        [yes] Poi, se vuoi, tocca al segnalino rosso, più in basso.
       *[no] Poi tocca al segnalino rosso, più in basso.
    }
ballot-red =
    { $number ->
        [none] ✗ Metti anche il segnalino rosso: la carta su cui sta non dà punti a nessuno.
        [may] ✗ Puoi mettere anche il segnalino rosso: la carta su cui sta non dà punti a nessuno.
       *[other] ✗ Il tuo segnalino rosso è sulla carta { $number }.
    }
ballot-red-optional = ✗ Il tuo segnalino rosso è sulla carta { $number }. Per riprenderlo premi di nuovo **✗ { $number }**.
ballot-own =
    { $count ->
        [one] La carta { $numbers } è la tua.
       *[other] Le carte { $numbers } sono le tue.
    }
ballot-own-allowed = Puoi votare anche la tua carta.
ballot-mate-gave = La carta della vostra squadra viene da { $partner }: un voto su quella non trova niente e non dà punti a nessuno, ma conta come voto.
ballot-secret = Il tuo voto resta segreto finché la votazione non si chiude.

## Saluto, descrizioni, situazione

button-to-channel = Vai alla partita
greeting =
    ### 🐇 Eccoti al tavolo!
    Partecipi a una partita su **{ $guild }**, in { $channel }. Le tue carte arrivano qui; il tavolo è nel canale.
privacy = Conservo il tuo nome, la tua lingua, il coniglio scelto e, insieme alle partite, le tue mosse. `/dixit { command-forget-me }` cancella nome, lingua e coniglio; le mosse restano, ma come di «{ former-player }».
describe-board = **In tavola**
describe-hand = **Nella tua mano**
describe-hand-then = **Nella tua mano, allora**
describe-nothing = Non ci sono ancora carte da descrivere.
status-lobby =
    { $count ->
        [one] Il tavolo è aperto; per ora c'è un giocatore.
       *[other] Il tavolo è aperto; per ora ci sono { $count } giocatori.
    }
status-storytelling = L'indizio deve ancora arrivare.
status-submitting = L'indizio c'è, stanno arrivando le carte.
status-voting = Le carte sono in tavola e si vota.
status-scored = Il turno è finito.
status-finished = La partita è finita.
status-host = Host: { $name }

## Impostazioni

panel-title = ### ⚙️ Come giochiamo?
panel-option = { $field }: { $choice }
panel-field-ruleset = Regole
panel-field-decks = Mazzi
panel-field-pace = Ritmo
panel-field-variants = Varianti
panel-field-target = Punti che chiudono la partita
panel-field-laps = Giri (quante volte ognuno racconta)
panel-field-hand-size = Carte in mano
panel-field-cap = Massimo di punti dai voti
panel-field-tokens = Segnalini voto
panel-field-many-tokens-from = Più segnalini se i giocatori sono almeno
panel-field-refill = Mazzo di pesca
panel-field-recycle-below = Ritorno degli scarti
panel-field-storyteller-points = Punti del narratore
panel-field-finder-points = Punti di chi trova la carta
panel-field-failure-points = Punti se la trovano tutti o nessuno
panel-field-failure-per = Punti per «tutti o nessuno»
panel-field-single-token-bonus = Bonus per un solo segnalino
panel-field-agreement-cap = Massimo di punti per voti uguali
panel-field-first = Primo narratore
panel-field-seating = Posti al tavolo
panel-page-game = La partita
panel-page-rules = Altre regole
panel-page-points = Punteggi
panel-decks-page = Mazzi, pagina { $page }
panel-deck-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
panel-book = Come da libretto
panel-by-book = come da libretto
panel-by-italian = libretto italiano: { $book }
panel-by-default = di solito; i libretti non lo dicono
panel-seating-teams = di solito; i compagni siedono comunque uno di fronte all'altro
panel-seating-paired = chi non ha scelto una squadra viene abbinato a caso
panel-as-book = Tutto come dice il libretto.
panel-differs = Come da libretto, tranne: { $list }.
panel-language = Lingua del canale
panel-none = nessun limite
setting-target-none = nessuno
panel-no-variants = nessuna
panel-hint = Ogni scelta vale subito e si vede nel messaggio del tavolo, dove c'è anche **{ button-start }**.
panel-hint-running = La partita è già iniziata: ormai si può cambiare solo la lingua dei messaggi.
variant-lone-finder-hint =
    { $pairs ->
        [yes] Se la carta la trova una sola squadra, lei e quella del narratore prendono { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } ciascuna.
       *[no] Se la carta la trova un solo giocatore, lui e il narratore prendono { $points ->
            [one] 1 punto
           *[other] { $points } punti
        } a testa.
    }
variant-mime-or-sing-hint = L'indizio si può cantare o mimare: { $files ->
        [no] dal vivo nel canale vocale
       *[yes] con un'immagine o un video, o dal vivo nel canale vocale
    }.
variant-three-players-hint = Se a inizio turno siete in tre: { $hand } carte in mano, e chi non racconta ne dà { $count }.
variant-optional-red-hint = Il narratore può fare a meno del segnalino rosso.
variant-hidden-hands-hint = Prima dell'indizio nessuno guarda le proprie carte, non solo il narratore.
ruleset-classic-hint = 3–6 giocatori, fino all'esaurimento del mazzo
ruleset-odyssey-hint = 3–12 giocatori, fino a 30 punti; da 7 in su, due segnalini
ruleset-party-hint = 6–12 giocatori: vota come gli altri e occhio al segnalino rosso
ruleset-teams-hint = 6, 8, 10 o 12 giocatori, a coppie
ruleset-mini-hint = 3–4 giocatori, ognuno fa il narratore due volte
pace-normal-hint = da due a tre minuti per fase
pace-relaxed-hint = da cinque a sette minuti per fase
pace-blitz-hint = circa un minuto per fase
pace-untimed-hint = senza scadenze: hanno un termine solo la pausa dopo il turno e il tempo per cambiare voto
pace-correspondence-hint = per partite che durano molti giorni
setting-first-offer = chi ha un'idea per primo
setting-first-random = a caso
setting-first-host = l'host
setting-first-choice = la persona che l'host indica all'inizio
first-ask = ### 🎙️ Chi è il primo narratore?
first-placeholder = Il primo narratore
setting-seating-shuffled = a caso
setting-seating-joined = nell'ordine dell'elenco
setting-seating-joined-teams = squadre nell'ordine dei numeri, prima le complete
setting-refill-end = quando finisce, finisce la partita
setting-refill-recycle = tornano gli scarti
setting-refill-shuffle-all = si rimescola tutto a ogni turno
setting-recycle-below-draw = quando il mazzo non basta per pescare
setting-recycle-below-players = con meno carte che giocatori, o troppo poche per pescare
printed-recycle-below = solo con meno carte che giocatori
setting-failure-per-scorer = una volta a ogni squadra
setting-failure-per-player = a ogni persona della squadra

## Stars

star-what =
    { $clue ->
        [no] Quale carta ti è piaciuta di più?
       *[yes] Che cosa ti è piaciuto di più, quale indizio o quale carta?
    }
star-ask = ⭐ **{ star-what }** Nessuno lo vede prima della fine della partita. { $last ->
        [yes] Puoi spostare la stella finché non arriva il podio.
       *[no] C'è tempo finché non sono in tavola le prossime carte.
    }
star-ask-last = ⭐ **{ star-what }** La partita è finita: lo vedono subito tutti, e la stella resta dove la metti.
star-final = ⭐ La tua stella: **{ $what }**
star-set = ⭐ Hai assegnato la tua stella. Puoi spostarla finché non { $last ->
        [yes] arriva il podio.
       *[no] sono in tavola le prossime carte.
    }
star-placeholder = Dai la tua stella a…
star-clue = L'indizio di { $name }
star-card = Carta { $number }, di { $name }

## The table's menu

steer-host =
    ### Il tavolo
    L'host sei tu.
steer-was-host =
    ### Il tavolo
    Qui restano solo giocatori computer. L'host eri tu: finché non entra qualcuno, puoi ancora guidare la partita.
steer-moderator =
    ### Il tavolo
    Puoi guidare la partita perché moderi il canale.
steer-nobody =
    ### Il tavolo
    Al tavolo adesso non c'è un host. Chi modera può comunque guidare la partita.
steer-player =
    ### Il tavolo
    Per { $ask ->
        [start] iniziare o cambiare qualcosa
        [pause] fermare o cambiare qualcosa
       *[other] cambiare qualcosa
    } chiedi all'host, { $host }.{ $proposes ->
        [start] {" "}Se per un minuto nessuno fa nulla puoi proporre qui di iniziare o di diventare host, e decide la metà dei presenti.
        [skip] {" "}Se per un minuto nessuno fa nulla puoi proporre qui di andare avanti o di diventare host, e decide la metà dei presenti.
       *[no] { "" }
    }
steer-pause = Pausa
steer-resume = Riprendi
steer-more = Altri 2 minuti
steer-skip = Avanti senza aspettare
steer-clue = Togli l'indizio
steer-end = Chiudi la partita
steer-end-lobby = Chiudi il tavolo
steer-host-to = Passa il ruolo di host…
steer-kick = Allontana qualcuno…
steer-hide = Nascondi una carta in tavola…
propose-start = Proponi di iniziare
propose-skip = Proponi di andare avanti
propose-host = Proponiti come host
sure-end = { $state ->
        [lobby] **Chiudere il tavolo?** La partita non inizierà.
        [played-out] **Chiudere la partita?** L'ultimo turno è stato giocato: si va subito al podio.
       *[game] **Chiudere la partita?** Finisce per tutti con i punti di adesso, e non si può riprendere. Non vince nessuno, e la partita non vale per la classifica.
    }
sure-end-yes = Sì, chiudi
sure-end-yes-lobby = Sì, chiudi
sure-end-no = No, non chiudere
sure-clue = **Togliere l'indizio?** Questo turno non darà punti e non si potrà rigiocare: conta come turno del narratore.{ $after ->
        [silent] {" "}Troppi turni di fila senza un voto: la partita finisce per tutti senza vincitori.
       *[other] { "" }
    }
sure-clue-yes = Sì, toglilo
sure-clue-no = No, tienilo
sure-changed = Da quando te l'ho chiesto la situazione è cambiata, quindi te lo chiedo di nuovo.
sure-over =
    { $unwon ->
        [yes] per tutti senza vincitori
       *[no] per tutti
    }
sure-over-later =
    { $unwon ->
        [yes] dopo questo turno senza vincitori
       *[no] dopo questo turno
    }
sure-leave = **Lasciare la partita?** { $table ->
        [voids] Questo turno non dà punti.{ " " }
        [laid] Ciò che hai messo in tavola resta.{ " " }
       *[open] { "" }
    }{ $back ->
        [over] { "" }
        [yes] Finché sei fuori non fai punti e non puoi vincere.{ " " }
       *[no] Non fai più punti e non puoi vincere.{ " " }
    }{ $after ->
        [ends] Senza di te la partita finisce { sure-over }.
        [spoils] Senza di te la partita finisce per tutti, e non vince nessuno.
        [last] Senza di te la partita finisce { sure-over } una volta giocato questo turno.
        [unwon] Questo turno è probabilmente comunque l'ultimo, ma senza di te alla fine restano troppo pochi giocatori e non vince nessuno.
        [people] Senza di te la partita finisce { sure-over-later }, a meno che non si unisca un'altra persona.
        [played-out] Senza di te la partita finisce { sure-over-later }, a meno che qualcuno non si unisca.
        [short] La partita finisce { sure-over-later }, a meno che non si uniscano abbastanza giocatori.
        [silent] Troppi turni di fila senza un voto: la partita finisce per tutti senza vincitori.
        [last-turn] Senza di te questo turno è l'ultimo per tutti, e non potrai più rientrare.
        [last-pile] Senza di te questo turno è probabilmente l'ultimo per tutti, e non potrai più rientrare.
        [final] Non potrai più rientrare.
        [seat] Se torni, riparti dal punteggio del posto che prendi.
        [alone] Se torni, riparti dal punteggio più basso quando si aggiunge un altro giocatore, o da quello di un posto che si libera.
       *[lowest] Se torni, riparti dal punteggio più basso.
    }{ $longer ->
        [yes] {" "}Senza di te il mazzo basta almeno per un altro turno, quindi la partita continua.
       *[no] { "" }
    }
sure-leave-yes = Sì, esco
sure-leave-no = No, resto
sure-kick = Allontanare { $name } dal tavolo? { $state ->
        [lobby] Può rientrare.
        [uninvited] Può rientrare solo su invito.
        [computer] { $promised ->
            [yes] { $heir } aspetta questo posto e ne perderebbe i punti.{ " " }
           *[no] { "" }
        }{ $table ->
            [voids] Questo turno non dà punti.{ " " }
           *[other] { "" }
        }{ $after ->
            [ends] Così la partita finisce { sure-over }.
            [spoils] Così la partita finisce per tutti, e non vince nessuno.
            [last] Così la partita finisce { sure-over } una volta giocato questo turno.
            [unwon] Questo turno è probabilmente comunque l'ultimo, ma così alla fine restano troppo pochi giocatori e non vince nessuno.
            [people] Così la partita finisce { sure-over-later }, a meno che non si unisca una persona.
            [played-out] Così la partita finisce { sure-over-later }, a meno che qualcuno non si unisca.
            [short] La partita finisce { sure-over-later }, a meno che non si uniscano abbastanza giocatori.
            [silent] Troppi turni di fila senza un voto: la partita finisce per tutti senza vincitori.
            [last-turn] Così questo turno diventa l'ultimo per tutti.
            [last-pile] Così questo turno diventa probabilmente l'ultimo per tutti.
           *[other] { "" }
        }{ $longer ->
            [yes] Così il mazzo basta almeno per un altro turno, quindi la partita continua.
           *[no] { "" }
        }
       *[game] { $table ->
            [voids] Questo turno non dà punti.{ " " }
            [laid] Ciò che ha messo in tavola resta.{ " " }
           *[open] { "" }
        }{ $back ->
            [over] { "" }
            [yes] Chi è fuori non fa punti e non può vincere.{ " " }
           *[no] Chi esce non fa più punti e non può vincere.{ " " }
        }{ $after ->
            [ends] Così la partita finisce { sure-over }.
            [spoils] Così la partita finisce per tutti, e non vince nessuno.
            [last] Così la partita finisce { sure-over } una volta giocato questo turno.
            [unwon] Questo turno è probabilmente comunque l'ultimo, ma così alla fine restano troppo pochi giocatori e non vince nessuno.
            [people] Così la partita finisce { sure-over-later }, a meno che non si unisca una persona.
            [played-out] Così la partita finisce { sure-over-later }, a meno che qualcuno non si unisca.
            [short] La partita finisce { sure-over-later }, a meno che non si uniscano abbastanza giocatori.
            [silent] Troppi turni di fila senza un voto: la partita finisce per tutti senza vincitori.
            [last-turn] Così questo turno diventa l'ultimo per tutti, e non potrà più rientrare.
            [last-pile] Così questo turno diventa probabilmente l'ultimo per tutti, e non potrà più rientrare.
            [final] Non potrà più rientrare.
            [seat] Se torna, riparte dal punteggio del posto che prende.
            [alone] Se torna, riparte dal punteggio più basso quando si aggiunge un altro giocatore, o da quello di un posto che si libera.
           *[lowest] Se torna, riparte dal punteggio più basso.
        }{ $longer ->
            [yes] {" "}Così il mazzo basta almeno per un altro turno, quindi la partita continua.
           *[no] { "" }
        }
    }
sure-kick-yes = Sì, allontana
sure-kick-no = No, lascia stare
sure-forget = **Vuoi che mi dimentichi di te?** Lasci le partite in corso, e le tue statistiche, la tua lingua, il coniglio scelto e il canale dei tuoi messaggi diretti vengono cancellati. Nelle partite già giocate al posto del tuo nome ci sarà «{ former-player }». I messaggi già pubblicati restano con il tuo nome, tranne quelli che una partita aggiorna ancora. Non si può annullare.
sure-forget-ends = ⚠️ Senza di te la partita finisce per tutti in { $channel }.
sure-forget-spoils = ⚠️ Senza di te la partita finisce per tutti in { $channel }, e non vince nessuno.
sure-forget-silent = ⚠️ Troppi turni di fila senza un voto: la partita in { $channel } finisce per tutti senza vincitori.
sure-forget-last = ⚠️ Senza di te la partita in { $channel } finisce per tutti una volta giocato questo turno.
sure-forget-unwon = ⚠️ In { $channel } questo turno è probabilmente comunque l'ultimo, ma senza di te alla fine restano troppo pochi giocatori e non vince nessuno.
sure-forget-people = ⚠️ Senza di te la partita finisce dopo questo turno in { $channel }, a meno che non si unisca un'altra persona.
sure-forget-played-out = ⚠️ Senza di te la partita finisce dopo questo turno in { $channel }, a meno che qualcuno non si unisca.
sure-forget-short = ⚠️ La partita finisce dopo questo turno in { $channel }, a meno che non si uniscano abbastanza giocatori.
sure-forget-breaks-off = ⚠️ In { $channel } così non vince nessuno.
sure-forget-voids = ⚠️ Questo turno non dà punti in { $channel }.
sure-forget-yes = Sì, dimenticami
sure-forget-no = No, ricordati di me

## Rabbits, seats, and a clue in other words

rabbit-ask =
    ### 🎨 Il tuo coniglio
    Scegline uno che nessuno ha ancora preso. Sarà tuo anche nelle prossime partite, se sarà libero e non prenderai il posto di qualcuno.{ $pairs ->
        [yes] {" "}Una squadra gioca con il coniglio scelto da uno dei due.
       *[no] { "" }
    }
rabbit-placeholder = Un altro coniglio…
seat-ask =
    ### 🪑 Il tuo posto
    { $kept ->
        [yes] Alla tua destra: { $right }. Alla tua sinistra: { $left }, che racconta dopo di te.
       *[no] I posti si sorteggiano all'inizio. Appena qualcuno ne sceglie uno, vi sedete tutti nell'ordine dell'elenco nel canale.
    }
seat-by-team =
    ### 🪑 Il tuo posto
    { $kept ->
        [yes] Il tuo posto è la tua squadra: i compagni siedono uno di fronte all'altro, prima le squadre complete, nell'ordine dei loro numeri.
       *[no] Il tuo posto è la tua squadra: i compagni siedono uno di fronte all'altro. L'ordine delle squadre si sorteggia.
    }
seat-option = A sinistra di { $name }
seat-placeholder = Un altro posto…
button-correct = Correggi l'indizio
correct-hint = Puoi cambiarlo finché nessun altro ha dato una carta
