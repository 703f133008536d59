# Quello che leggono tutti nel canale.

-game = Dixit
language-name = Italiano
list-and =
    { $begins ->
        [e] { $head } ed { $last }
       *[other] { $head } e { $last }
    }
list-more =
    { $head } e { $count ->
        [one] un altro
       *[other] altri { $count }
    }
list-or = { $head } o { $last }
former-player = un ex giocatore
empty-team = una squadra vuota
round-title = ### Turno { $round }
round-title-of = ### Turno { $round } di { $rounds }
standings = Punti: { $scores }
pile =
    { $count ->
        [one] Nel mazzo: 1 carta
       *[other] Nel mazzo: { $count } carte
    }

## Regole, ritmi, varianti, fine della partita

ruleset-classic = Classico
ruleset-odyssey = Odyssey
ruleset-party = Party
ruleset-teams = A squadre
ruleset-mini = Mini
pace-relaxed = tranquillo
pace-normal = normale
pace-blitz = lampo
pace-untimed = senza limiti di tempo
pace-correspondence = un giorno per fase
variant-lone-finder = intuito solitario
variant-three-players = carte in più se si gioca in tre
variant-mime-or-sing = mimo o canto
variant-optional-red = segnalino rosso facoltativo
variant-hidden-hands = mani coperte per tutti prima dell'indizio
departure = { $field }: { $choice } (libretto: { $book })
departure-italian = { $field }: { $choice } (libretto italiano: { $book })
hand-and-three = { $hand }, in tre { $three }
departure-with = con «{ $variant }»{ $name ->
        [optional-red] {" "}(come nel libretto portoghese)
       *[other] { "" }
    }
departure-without = senza «{ $variant }»
departure-no-red = senza segnalino rosso
departure-open-hands = il narratore vede le sue carte prima dell'indizio
departure-three-players = in tre, { $hand } carte in mano e { $count } da dare
summary-differs = { $ends } · come da libretto, tranne: { $list }
ends-target =
    finché { $pairs ->
        [yes] una squadra
       *[no] qualcuno
    } non arriva a { $points } punti
ends-laps =
    { $laps ->
        [one] finché il ruolo di narratore non ha fatto il giro del tavolo
        [2] finché il ruolo di narratore non ha fatto due volte il giro del tavolo
       *[other] finché il ruolo di narratore non ha fatto { $laps } volte il giro del tavolo
    }
ends-pile = fino all'esaurimento del mazzo
ends-or = { $head } o { $last }
ends-else = { $ends } (libretto: { $book })

## Pulsanti

button-join = Partecipa
button-leave = Esci
button-start = Inizia
button-settings = Impostazioni
button-howto = Come si gioca
button-rules = Regole
button-hand = La mia mano
button-vote = Vota
button-describe = Descrizioni
button-next = Prossimo turno
button-end = Vai al podio
button-resume = Riprendi
button-explain = Spiega i punti
button-star = Stella
button-rematch = Rivincita
button-reopen = Apri un nuovo tavolo
button-team = Squadra { $team }

## Tempo

time-left = ⏳ Scadenza: { $when }
short-of-players =
    ⚠️ Sono rimasti troppo pochi giocatori: la partita finisce dopo questo turno{ $won ->
        [no] {" "}senza vincitori
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , a meno che non si unisca qualcuno.
       *[other] , a meno che non si uniscano altri { $count } giocatori.
    }
short-of-people =
    ⚠️ Sono rimaste troppo poche persone: la partita finisce dopo questo turno{ $won ->
        [no] {" "}senza vincitori
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , a meno che non si unisca una persona.
       *[other] , a meno che non si uniscano altri { $count } giocatori, di cui almeno una persona.
    }
short-of-votes = ⚠️ Nessuno può più votare, e con questo sono troppi i turni di fila senza un voto: la partita finisce dopo questo turno senza vincitori.
short-of-turns =
    ⚠️ Dopo questo turno tocca solo a squadre vuote, e il turno va a vuoto: la partita finisce{ $count ->
        [0] .
        [one] , a meno che non si unisca qualcuno.
       *[other] , a meno che non si uniscano altri { $count } giocatori.
    }
time-closing = ⏳ { $votes ->
        [no] { remind-no-votes }
        [left] I voti ci sono.
       *[yes] I voti ci sono e si possono ancora cambiare.
    } Chiusura della votazione: { $when }
time-next-round = Prossimo turno: { $when }
time-podium = Podio: { $when }
time-paused =
    ⏸️ Il tempo è fermo; { $own ->
        [yes] puoi farlo ripartire tu (l'host)
       *[no] può farlo ripartire l'host ({ $host })
    } o chi modera.
time-paused-votes = ⏸️ { $votes ->
        [no] { remind-no-votes } Il tempo è fermo
       *[yes] I voti ci sono, ma il tempo è fermo
    }: la votazione si chiude quando { $own ->
        [yes] lo fai ripartire tu (l'host) o chi modera
       *[no] l'host ({ $host }) o chi modera lo fa ripartire
    }.
awaited = Aspettiamo { $names }.
either-of = { $one } o { $other }

away = 💤 Si va avanti senza aspettare { $names }.{ $ways ->
        [next] {" "}Per rientrare basta dare una carta, votare o premere **{ button-next }**.
        [give] {" "}Per rientrare basta dare una carta o votare.
        [vote] {" "}Per rientrare basta votare.
       *[none] { "" }
    }
joins-next = 🐇 In gioco dal prossimo turno: { $names }.
joins-over = { $name } (al posto di { $other })
joins-in-pairs = 🐇 { $name } aspetta un altro giocatore o un posto libero: nelle partite a squadre si entra a coppie.
joins-empty-seat = 🐇 { $name } entra solo se si libera un posto: nelle partite a squadre si entra a coppie, e nessun altro può più aggiungersi.
joins-no-more = 🐇 { $name } non farà più in tempo a entrare in questa partita. Alla rivincita!

## Prima di iniziare

lobby-title = ## 🐇 { -game }: chi gioca?
lobby-choices = **{ $ruleset }** · { $decks } · ritmo: { $pace }
lobby-no-deck = nessun mazzo
lobby-decks-gone =
    ⚠️ { $count ->
        [one] Non c'è più
       *[other] Non ci sono più
    }: { $gone }. L'host può scegliere altri mazzi in **{ button-settings }**.
deck-nameless = un mazzo di questo server
lobby-room = { $least }–{ $most } giocatori
lobby-room-teams = { $counts } giocatori
lobby-picture-title = { -game }
lobby-alt = I conigli al tavolo: { $names }.
player-rabbit = { $player } · { $colour }
player-computer = { $player } · { $level }
player-host = { $player } · host
player-in-team = { $player } · squadra { $team }
lobby-missing =
    { $count ->
        [one] Manca ancora un giocatore per iniziare.
       *[other] Mancano ancora { $count } giocatori per iniziare.
    }
lobby-odd = Si gioca a coppie: manca un giocatore.
lobby-ready =
    { $count ->
        [one] Al tavolo c'è un giocatore, i posti sono { $most }. Quando ci siete tutti, l'host preme **{ button-start }**.
       *[other] Al tavolo ci sono { $count } giocatori, i posti sono { $most }. Quando ci siete tutti, l'host preme **{ button-start }**.
    }
lobby-full = Il tavolo è al completo, con { $count } giocatori. { $computers ->
        [yes] Chi arriva ora prende il posto di un giocatore computer.{ " " }
       *[no] { "" }
    }L'host può premere **{ button-start }**.
lobby-too-many =
    { $count ->
        [one] C'è un giocatore di troppo
       *[other] Ci sono { $count } giocatori di troppo
    }: i posti sono { $most }. Qualcuno deve uscire, oppure l'host può cambiare le regole in **{ button-settings }**.
lobby-decks-serve = -# Con queste impostazioni le carte dei mazzi bastano al massimo per { $most } giocatori.
lobby-teams = Per stare insieme premete la stessa **Squadra**; gli altri si abbinano a caso.
lobby-seated =
    { $teams ->
        [yes] Prima siedono le squadre complete, nell'ordine dei loro numeri; i compagni stanno uno di fronte all'altro.
       *[no] Vi sedete in quest'ordine, in senso orario: dopo ognuno racconta chi segue nell'elenco.
    }
lobby-called = 🔁 Un'altra partita? { $names }
lobby-told = { $role }: sta per iniziare una partita.
lobby-invited = ✉️ Solo su invito: { $invited }.
lobby-invited-nobody = ✉️ Solo su invito.
lobby-computers = -# 🤖 Siete in pochi? Sotto **{ button-steer }** l'host può aggiungere giocatori computer.
lobby-closes = -# Sotto **{ button-steer }** c'è anche **{ button-leave }**. Dopo un'ora senza che nessuno faccia nulla, il tavolo si chiude.
lobby-started = La partita è iniziata. I cambi successivi al tavolo qui non si vedono. Con **{ button-join }** entri dal prossimo turno{ $pairs ->
        [yes] {" "}(in coppia, se non c'è un posto vuoto o di un giocatore computer)
       *[no] { "" }
    }, se si può ancora.
lobby-over = Questa partita è finita.
lobby-closed = Questo tavolo è chiuso.

## Il turno

turn-offer = Le carte sono distribuite. **Il primo narratore è chi ha un'idea per primo:** premi **{ button-hand }**, scegli una carta e dai il tuo indizio.
turn-offer-party = **Il primo narratore è chi ha un'idea per primo:** premi **{ button-hand }** e dai il tuo indizio.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}Le carte si vedono solo dopo!
    }
turn-tell = 🎙️ { $player }, tocca a te raccontare.
turn-tell-computer = 🎙️ { $player } sta pensando a un indizio.
turn-tell-how = Scegli una delle { $partners ->
        [yes] carte di chi manca nella tua squadra
       *[no] tue carte
    } (**{ button-hand }** te le mostra) e dai un indizio che la evochi: una parola, una frase{ $files ->
        [no] { "" }
       *[yes] , un suono
    }, il verso di una canzone, quello che vuoi.
turn-tell-party = Dai un indizio: il pulsante è in **{ button-hand }**.{ $hidden ->
        [everybody] {" "}Le carte arrivano dopo!
        [storyteller] {" "}Le tue carte arrivano dopo!
       *[nobody] { "" }
    }
turn-give =
    { $count ->
        [one] Tutti gli altri: date la carta più adatta all'indizio.
       *[other] Tutti gli altri: date { $count } carte a testa, le più adatte all'indizio.
    }
turn-give-party = Tutti, narratore compreso: date la carta più adatta all'indizio.
turn-give-teams = Una carta per squadra, anche da chi è in coppia con il narratore. Nelle altre squadre la dà una delle due persone, e può votare solo l'altra.
turn-give-alone = Chi gioca senza l'altra metà della squadra dà la carta e vota, ma nella squadra del narratore non vota nessuno; per una squadra vuota la carta si estrae a sorte.
turn-over = Le carte sono in tavola.
turn-last = Questo è l'ultimo turno.
turn-last-pile = Questo è probabilmente l'ultimo turno: alla pescata successiva il mazzo finisce.
turn-void = Questo turno non dà punti: il perché è qui sotto.
turn-sealed = 🔏 Il mescolamento è sigillato: dopo una partita con almeno un turno giocato fino in fondo, chi ha il programma del bot può verificarlo sul resoconto, in `/dixit { command-history }`. Sigillo: ||{ $commitment }||
quote-open = «
quote-close = »
clue-heading = ### { quote-open }{ $clue }{ quote-close }
clue-by = Racconta { $name }
clue-clip-audio =
    🎵 { $words ->
        [yes] Con un suono.
       *[no] L'indizio è un suono.
    }
clue-clip-image =
    🖼️ { $words ->
        [yes] Con un'immagine.
       *[no] L'indizio è un'immagine.
    }
clue-clip-video =
    🎬 { $words ->
        [yes] Con un video.
       *[no] L'indizio è un video.
    }
clue-clip-voice =
    🎤 { $words ->
        [yes] E dal vivo, nel canale vocale.
       *[no] Un indizio dal vivo, nel canale vocale.
    }
clue-named-audio = 🎵 un suono
clue-named-image = 🖼️ un'immagine
clue-named-video = 🎬 un video
clue-named-voice = 🎤 dal vivo

## Le carte in tavola

board-vote = Qual è la carta del narratore? Votate in segreto.
board-vote-party = Quale carta sceglieranno gli altri? Intendetevi senza dire una parola.
board-tokens = -# Potete usare fino a { $tokens } segnalini voto, ognuno su una carta diversa.
board-bonus =
    -# Chi mette un solo segnalino e indovina prende { $points ->
        [one] 1 punto in più.
       *[other] { $points } punti in più.
    }
board-over = La votazione è chiusa.
board-void = Le carte di questo turno vengono tolte dal tavolo.
board-alt = Le carte in tavola. { $cards }.

## Promemoria

remind-storytelling = ⏰ { $names } – manca ancora l'indizio.
remind-submitting = ⏰ { $names } – { $people ->
        [one] manca ancora la tua carta.
       *[other] mancano ancora le vostre carte.
    }
remind-submitting-several = ⏰ { $names } – { $people ->
        [one] non hai ancora dato tutte le carte.
       *[other] non avete ancora dato tutte le carte.
    }
remind-submitting-teams = ⏰ { $names } – manca ancora { $teams ->
        [one] la carta della squadra.
       *[other] una carta per ognuna delle vostre squadre.
    }
remind-voting = ⏰ { $names } – manca ancora il voto.
remind-begun = ⏰ { $names } – { $missing ->
        [done] se il voto è completo, basta premere **{ button-done }**.
       *[token] il voto non è ancora completo.
    }
remind-last = ⏳ { $names }: è iniziato l'ultimo mezzo minuto!
dm-fallback =
    🂠 { $name } – non riesco a scriverti in privato: { $cards ->
        [no] dai l'indizio da qui
       *[yes] le tue carte ti aspettano qui
    }, premi **{ button-hand }**.
remind-computers = Ora si aspetta solo { $names }.
remind-done = Non manca più niente. Grazie!
remind-no-votes = Nessuno ha votato e non si aspetta più nessuno.

## Le carte scoperte

outcome-found =
    { $finders ->
        [one] La carta { $number } era di { $storyteller }, e l'ha trovata un solo giocatore.
       *[other] La carta { $number } era di { $storyteller }, e alcuni di voi l'hanno trovata.
    }
outcome-lone-finder = La carta { $number } era di { $storyteller }, e l'ha trovata un solo giocatore!
outcome-everybody = **Tutti** quelli che hanno votato hanno trovato la carta { $number }: per { $storyteller } niente punti.
outcome-everybody-teams = **Tutti** quelli che hanno votato hanno trovato la carta { $number }: la squadra di { $storyteller } non prende punti.
outcome-nobody = **Nessuno** ha trovato la carta { $number }: per { $storyteller } niente punti.
outcome-nobody-teams = **Nessuno** ha trovato la carta { $number }: la squadra di { $storyteller } non prende punti{ $votes ->
        [yes] {" "}per l'indizio, ma i voti all'altra sua carta contano.
       *[no] .
    }
outcome-no-ballots = Nessuno ha votato. La carta { $number } era di { $storyteller }; il turno non dà punti.
outcome-agreement = Ecco i voti: più siete sulla stessa carta, meglio è, fino a { $cap } punti.
points-storyteller = indizio riuscito +{ $points }
points-found = carta trovata +{ $points }
points-lone-finder = unica risposta giusta +{ $points }
points-failure =
    { $outcome ->
        [nobody] non l'ha trovata nessuno +{ $points }
       *[other] l'hanno trovata tutti +{ $points }
    }
points-single-token = un segnalino è bastato +{ $points }
points-votes =
    { $points ->
        [one] un voto ricevuto +{ $points }
       *[other] voti ricevuti +{ $points }
    }
points-agreement = in sintonia +{ $points }
reveal-red = ✗ Sulla carta { $number } c'è il segnalino rosso: chi ha scelto quella carta non prende punti.
reveal-no-red = Il segnalino rosso non è stato messo.
reveal-missed = Chi non ha votato: { $names }.
reveal-gone = Il prossimo turno è già iniziato.
reveal-last = Era l'ultimo turno.
reveal-last-pile = Era probabilmente l'ultimo turno: alla prossima pescata il mazzo finisce.
reveal-last-away = L'ultimo turno tocca a { $name }: senza un ritorno in tempo va a vuoto, e la partita finisce.
reveal-silent-away = Il prossimo turno tocca a { $name }: senza un ritorno in tempo va a vuoto, e la partita finisce senza vincitori.
reveal-silent = Se anche il prossimo turno resta senza voti, la partita finisce senza vincitori.
reveal-pass = Prima del prossimo turno ognuno passa la mano a sinistra.
reveal-alt = Le carte scoperte. { $cards }
reveal-alt-card =
    { $number }: { $kind ->
        [storyteller] la carta del narratore, { $giver }
       *[other] la carta di { $giver }
    }{ $count ->
        [0] .
       *[other] {"; "}scelta da { $voters }.
    }
track-alt = Il tabellone segnapunti. { $ways }.
track-alt-rabbit = { $name } da { $before } a { $after }
void-passed = Nessun indizio: il turno va a vuoto.
void-passed-by = Nessun indizio da { $name }: il turno va a vuoto.
void-passed-empty = Toccava a una squadra vuota: il turno va a vuoto.
void-no-card = Mancavano le carte per un indizio: il turno va a vuoto.
void-no-card-by = A { $name } mancavano le carte per un indizio: il turno va a vuoto.
void-storyteller-left = Il narratore ha lasciato il tavolo: il turno non dà punti.
void-clue-removed = L'indizio è stato tolto: il turno non dà punti.
void-card-hidden = Chi modera ha nascosto una carta: il turno non dà punti.
void-too-few =
    { $person ->
        [yes] Non ci sono più abbastanza giocatori
       *[no] Non ci sono più abbastanza persone
    } per finire questo turno.
void-ended = Il turno è stato interrotto e non dà punti.

## La fine

end-title = ## 🏁 Fine della partita
end-title-lobby = ## 🚪 Il tavolo è chiuso
end-winners =
    { $count ->
        [one] 🎉 Vince { $names }!
       *[other] 🎉 Vincono insieme { $names }!
    }
end-winners-team = 🎉 Vincono { $names }!
end-leaders =
    { $count ->
        [one] In testa c'era { $names }.
       *[other] In testa c'erano { $names }.
    }
end-leaders-team = In testa c'erano { $names }.
end-clues = ### Il libro delle storie
end-clue = **{ $round }** · { $name }: { $words ->
        [no] { $clue }
       *[yes] «{ $clue }»
    }
ended-target =
    { $pairs ->
        [yes] Una squadra è arrivata
       *[no] Qualcuno è arrivato
    } a { $points } punti.
ended-target-by =
    { $names } { $count ->
        [one] ha
       *[other] hanno
    } raggiunto i { $points } punti.
ended-laps =
    { $laps ->
        [one] Il ruolo di narratore ha fatto il giro del tavolo.
        [2] Il ruolo di narratore ha fatto due volte il giro del tavolo.
       *[other] Il ruolo di narratore ha fatto { $laps } volte il giro del tavolo.
    }
ended-pile = È stata pescata l'ultima carta del mazzo.
ended-too-few =
    { $person ->
        [yes] Non ci sono più abbastanza giocatori
       *[no] Non ci sono più abbastanza persone
    } per andare avanti.
ended-too-few-lobby = Se ne sono andati tutti prima che la partita iniziasse.
ended-no-ballots =
    Per tanti turni di fila quanti sono { $pairs ->
        [yes] i posti
       *[no] i giocatori
    } nessuno ha votato.
ended-ended = La partita è stata chiusa in anticipo.
ended-ended-lobby = È stato chiuso prima che la partita iniziasse.
ended-idle = Da una settimana non gioca nessuno: la partita finisce qui.
ended-lobby-idle = Nessuno ha dato il via e il tavolo si è chiuso. Apritene un altro quando volete!
ended-channel-gone = Il canale della partita non c'è più.
ended-bot-removed = Il bot è stato tolto dal server.
podium-title = Complimenti!
podium-title-nobody = Fine della partita
podium-alt = Il podio. { $places }.
place-alt =
    { $rank }. { $name } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
track-final-alt = Il tabellone segnapunti alla fine. { $places }.
storybook-title = Il libro delle storie
storybook-alt = Il libro delle storie, turno per turno. Indizi: { $clues }. Le carte dei narratori: { $entries }.
thread-name = { -game } con { $host }

## Stars

favourite-stars =
    { $stars ->
        [one] 1 stella
       *[other] { $stars } stelle
    }
favourites-title = I più amati della serata:
favourite-clue = ⭐ L'indizio più amato della serata: { $clue }, di { $name } ({ favourite-stars })
favourite-more =
    -# … e { $count ->
        [one] un altro
       *[other] altri { $count }
    } con lo stesso numero di stelle
favourite-card = ⭐ La carta più amata della serata: quella di { $name } per { $clue } ({ favourite-stars })

## The table's menu

departed = 👋 Via dal tavolo: { $names }.
departed-host = Ora l'host è { $name }.
button-steer = Tavolo…
proposal-start =
    🙋 { $name } propone di iniziare senza aspettare l'host: { $have } su { $needed } ({ $names }).{ $carried ->
        [yes] {" "}Basta premere ancora una volta **{ agree-start }** e la partita comincia.
       *[no] { "" }
    }
proposal-skip = 🙋 { $name } propone di andare avanti senza aspettare: { $have } su { $needed } ({ $names }).
proposal-host = 🙋 { $name } si propone come host: { $have } su { $needed } ({ $names }).
agree-start = Sì, iniziamo
agree-skip = Sì, avanti
agree-host = Sì, cambiamo
button-rabbit = Coniglio e posto
button-vacant = Aggiungi un computer
