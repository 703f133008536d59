# Le regole, come si gioca, e la regola dietro ogni punto.

rules-title = ## 📖 Le regole: { $ruleset }
rules-variants-on = In vigore: { $list }.
rules-variants-off = Non in vigore: { $list }.

rules-heading-clue = Indizio e carte
rules-heading-vote = Votazione
rules-heading-points = Punti
rules-heading-end = Da un turno all'altro
rules-heading-people = Chi manca, chi arriva, chi se ne va

rules-players =
    { $only ->
        [yes] { $most }
       *[no] { $most ->
            [4] { $least } o { $most }
           *[other] Da { $least } a { $most }
        }
    } giocatori, con { $hand } carte in mano a testa{ $three ->
        [0] .
       *[other] {" "}(in tre: { $three }).
    }
rules-players-teams = { $counts } giocatori, a coppie: i compagni siedono di fronte e fanno punti insieme. { $hand } carte in mano a testa.
rules-secret = Non mostrare le tue carte a nessuno.
rules-three =
    { $count ->
        [one] Se a inizio turno siete in tre, chi non racconta dà una carta: in tavola ce ne sono { $table }.
       *[other] Se a inizio turno siete in tre, chi non racconta dà { $count } carte: in tavola ce ne sono { $table }.
    }
rules-clue = Il narratore sceglie una carta e dà un indizio che la evoca: una parola, una frase{ $files ->
        [no] { "" }
       *[yes] , un suono
    }; inventato, oppure preso da una canzone, un film, una poesia.
rules-clue-party = Il narratore dà un indizio prima che si vedano le carte: una parola, una frase{ $files ->
        [no] { "" }
       *[yes] , un suono
    }; inventato o citato.
rules-clue-party-storyteller = Il narratore dà un indizio prima di vedere le proprie carte: una parola, una frase{ $files ->
        [no] { "" }
       *[yes] , un suono
    }; inventato o citato.
rules-clue-party-open = Il narratore dà un indizio che può anche non riguardare nessuna delle sue carte: una parola, una frase{ $files ->
        [no] { "" }
       *[yes] , un suono
    }; inventato o citato.
rules-first-hidden = Finché il primo narratore può essere chiunque, nessuno vede le proprie carte.
rules-clip = L'indizio si può anche cantare o mimare: { $files ->
        [no] dal vivo nel canale vocale
       *[yes] con un'immagine o un video, o dal vivo nel canale vocale
    }.
rules-cards =
    { $count ->
        [one] Ognuno degli altri dà la propria carta più adatta all'indizio. Le carte si mescolano e si mettono in tavola, numerate.
       *[other] Ognuno degli altri dà le proprie { $count } carte più adatte all'indizio. Le carte si mescolano e si mettono in tavola, numerate.
    }
rules-cards-party =
    { $count ->
        [one] Poi tutti, narratore compreso, danno la propria carta più adatta. Le carte si mescolano e si mettono in tavola, numerate.
       *[other] Poi tutti, narratore compreso, danno le proprie { $count } carte più adatte. Le carte si mescolano e si mettono in tavola, numerate.
    }
rules-cards-teams = Anche chi è in coppia con il narratore dà una carta adatta; in ogni altra squadra ci si accorda e la dà uno solo dei due: vale la prima. Potete parlarne, ma davanti a tutti e senza mostrare né descrivere le carte.
rules-vote = Tutti tranne il narratore cercano la sua carta e votano in segreto. Non si votano mai le proprie carte.
rules-vote-teams = Nelle altre squadre vota in segreto chi non ha dato la carta. Un voto alla carta della propria squadra non trova niente e non dà punti, ma conta come voto.
rules-vote-party = Tutti, narratore compreso, mettono in segreto un segnalino voto sulla carta che secondo loro sarà la più votata: può essere anche la propria.
rules-red = Il narratore deve mettere in segreto anche un segnalino rosso, su una carta qualsiasi: quella carta non dà punti a nessuno.
rules-red-optional = Il narratore può mettere in segreto anche un segnalino rosso, su una carta qualsiasi: quella carta non dà punti a nessuno.
rules-tokens =
    Se a inizio turno siete { $more ->
        [yes] almeno{" "}
       *[no] { "" }
    }in { $players }, potete usare { $count ->
        [2] uno o due segnalini voto
       *[other] fino a { $count } segnalini voto
    } a testa, su carte diverse{ $lowered ->
        [yes] {" "}e mai su tutte quelle che potreste votare
       *[no] { "" }
    }; chi ne ha almeno uno sulla carta del narratore l'ha trovata.
rules-points-failure = Se la carta la trovano **tutti** o non la trova **nessuno**: 0 al narratore, { $points } a chiunque abbia votato.
rules-points-failure-teams = Se la carta la trovano **tutti** o non la trova **nessuno**: 0 per l'indizio alla squadra del narratore, { $points } a ogni altra che ha votato.
rules-points-failure-players = Se la carta la trovano **tutti** o non la trova **nessuno**: 0 per l'indizio alla squadra del narratore, { $points } a persona alle altre squadre che hanno votato.
rules-points-found = Altrimenti: { $teller } al narratore e { $finder } a chi l'ha trovata.
rules-points-found-teams = Altrimenti: { $teller } alla squadra del narratore e { $finder } a ogni squadra che l'ha trovata.
rules-points-lone = Se tra più votanti l'ha trovata un solo giocatore, lui e il narratore prendono { $points } a testa.
rules-points-lone-teams = Se tra più squadre l'ha trovata una sola, lei e quella del narratore prendono { $points } ciascuna.
rules-points-bonus = Chi l'ha trovata usando un solo segnalino, quando se ne potevano usare di più, prende { $points } in più, anche se l'hanno trovata tutti.
rules-points-votes =
    Ogni segnalino su un'altra carta: 1 punto a chi l'ha data{ $cap ->
        [none] .
       *[other] , al massimo { $cap } per turno.
    } Al narratore questi punti non spettano mai.
rules-points-votes-teams =
    Ogni segnalino di un'altra squadra su una carta che non è quella del narratore: 1 punto alla squadra che l'ha data{ $cap ->
        [none] .
       *[other] , al massimo { $cap } per turno.
    } Vale anche per l'altra carta della squadra del narratore.
rules-points-party = Prendi tanti punti quanti sono i segnalini voto sulla carta che hai votato, compreso il tuo, al massimo { $cap }.
rules-points-party-none =
    Se c'è solo il tuo: 0.{ $red ->
        [yes] {" "}Se c'è il segnalino rosso: 0.
       *[no] { "" }
    } I voti alla carta che hai dato tu non portano niente.
rules-points-missing = Chi alla chiusura non ha votato non conta tra i votanti. Se non vota nessuno, nessuno fa punti.
rules-points-one-ballot = Se può votare più d'uno ma vota uno solo, e indovina, la carta vale come trovata da qualcuno, non da «tutti».
rules-first-offer = Il primo narratore è chi ha un'idea per primo; se si va avanti senza, si estrae a sorte. Poi tocca a chi siede a sinistra.
rules-first-random = Il primo narratore viene scelto a caso; poi tocca a chi siede a sinistra.
rules-first-host = Il primo narratore è l'host; poi tocca a chi siede a sinistra.
rules-first-choice = All'inizio l'host indica il primo narratore; se la partita inizia senza l'host, è chi ha un'idea per primo. Poi tocca a chi siede a sinistra.
rules-draw =
    A fine turno ognuno pesca fino ad avere { $hand } carte{ $three ->
        [0] .
       *[other] {" "}(in tre: { $three }).
    }
rules-draw-all =
    A fine turno si rimescolano insieme tutte le carte che nessuno ha in mano, e ognuno pesca fino ad averne { $hand }{ $three ->
        [0] .
       *[other] {" "}(in tre: { $three }).
    }
rules-pass = Poi ognuno passa a sinistra tutta la mano, senza guardarla.
rules-recycle = Quando il mazzo non basta, gli scarti si mescolano e vanno sotto.
rules-recycle-players = Quando nel mazzo ci sono meno carte che giocatori, o troppo poche per pescare, gli scarti si mescolano e vanno sotto.
rules-end-target =
    La partita finisce con il turno in cui { $pairs ->
        [yes] una squadra
       *[no] qualcuno
    } arriva a { $points } punti.
rules-end-laps =
    { $laps ->
        [one] La partita finisce quando il ruolo di narratore ha fatto il giro del tavolo.
        [2] La partita finisce quando il ruolo di narratore ha fatto due volte il giro del tavolo.
       *[other] La partita finisce quando il ruolo di narratore ha fatto { $laps } volte il giro del tavolo.
    }
rules-end-pile = La partita finisce con il turno in cui si pesca l'ultima carta del mazzo.
rules-end-first = Vale il primo caso che si verifica.
rules-winner = Vince chi ha più punti; a pari punti si vince insieme.
rules-winner-teams = Vince la squadra con più punti; a pari punti si vince insieme.
rules-absent = Se { $timed ->
        [yes] il tempo scade, o { "" }
       *[no] { "" }
    }l'host o metà di voi va avanti senza aspettare, il narratore senza indizio perde il turno, la carta che manca viene scelta a caso, il voto che manca è un'astensione. Se ti capita due volte di fila, nessuno ti aspetta finché non fai qualcosa.
rules-red-missing = Se alla chiusura della votazione il narratore non ha messo il segnalino rosso, in quel turno il rosso non c'è.
rules-leave =
    Chi se n'è andato non fa punti né può vincere. Le sue carte in tavola e i suoi voti restano{ $guessing ->
        [yes] , ma i punti per i voti alle sue carte non vanno a nessuno.
       *[no] .
    }
rules-join = Chi arriva dopo gioca dal prossimo turno{ $last ->
        [yes] , se non è già l'ultimo
       *[no] { "" }
    }: al posto del giocatore computer più indietro, con i suoi punti, se ce n'è uno; altrimenti, purché il tavolo non sia al completo e le carte bastino, con il punteggio più basso e raccontando per ultimo nel giro in corso.
rules-join-teams = Chi arriva dopo gioca dal prossimo turno{ $last ->
        [yes] , se non è già l'ultimo
       *[no] { "" }
    }: in un posto vuoto o di un computer, con mano e punti, o, se il tavolo non è al completo e le carte bastano, in coppia con il punteggio più basso.
rules-mate-left = Chi resta solo nella sua squadra gioca per entrambi i posti finché uno è vuoto. Una squadra vuota non può vincere; la sua carta si sorteggia, i suoi turni vanno a vuoto.
rules-void = Un turno non dà punti, ma conta come turno del narratore, se s'interrompe prima che le carte siano in tavola (come quando il narratore se ne va), se viene tolto l'indizio o chi modera ne nasconde una carta prima del punteggio.
rules-too-few = Se restate in meno di { $least }, o restano solo i computer, la partita finisce (con le carte già in tavola, dopo quel turno) senza vincitori{ rules-still-won }
rules-too-few-teams = Se restano meno di { $teams } squadre con qualcuno, o solo i computer, la partita finisce (con le carte già in tavola, dopo quel turno) senza vincitori{ rules-still-won }
rules-still-won =
    { $won ->
        [target] , a meno che così { $pairs ->
            [yes] una squadra
           *[no] qualcuno
        } non arrivi a { $points } punti.
        [laps] , a meno che non si chiuda così l'ultimo giro.
        [target-laps] , se non la chiudono punti o giri.
       *[no] .
    }
rules-no-votes =
    La partita finisce, senza vincitori, anche se nessuno vota per più turni di fila: tanti quanti { $pairs ->
        [yes] sono i posti
       *[no] siete
    }, compresi quelli a vuoto o interrotti.

howto-title = ## ❔ Come si gioca
howto-example = Libertà
howto-clue-usual = Il narratore sceglie una carta e dà un indizio che la evoca, né troppo chiaro né troppo oscuro.
howto-clue-party = Il narratore dà un indizio prima che si vedano le carte.
howto-clue-party-storyteller = Il narratore dà un indizio prima di vedere le proprie carte.
howto-clue-party-open = Il narratore dà un indizio che può anche non riguardare nessuna delle sue carte.
howto-cards-usual = Tutti gli altri danno la carta più adatta.
howto-cards-teams = Chi è in coppia con il narratore dà una carta adatta; in ogni altra squadra la dà uno solo dei due.
howto-cards-party = Tutti danno la carta più adatta, narratore compreso.
howto-three =
    { $count ->
        [one] Se a inizio turno siete in tre, una carta a testa.
       *[other] Se a inizio turno siete in tre, { $count } carte a testa.
    }
howto-hand = La tua mano arriva in privato, o con 🃏 **{ button-hand }**.
howto-pass = Dopo ogni turno ognuno passa a sinistra tutta la mano.
howto-vote-usual = Le carte vanno in tavola, mescolate. Premi 🗳️ **{ button-vote }** e trova quella del narratore.
howto-vote-teams = Le carte vanno in tavola, mescolate. In ogni altra squadra, chi non ha dato la carta preme 🗳️ **{ button-vote }** e cerca quella del narratore.
howto-vote-party = Le carte vanno in tavola, mescolate. Premi 🗳️ **{ button-vote }** e scegli quella che secondo te sarà la più votata.
howto-tokens =
    Se a inizio turno siete { $more ->
        [yes] almeno{" "}
       *[no] { "" }
    }in { $players }, puoi usare { $count ->
        [2] uno o due segnalini
       *[other] fino a { $count } segnalini
    }, su carte diverse{ $lowered ->
        [yes] {" "}e mai su tutte quelle che potresti votare
       *[no] { "" }
    }.
howto-points-failure = La trovano **tutti** o **nessuno**: 0 al narratore, { $points } agli altri.
howto-points-failure-teams = La trovano **tutti** o **nessuno**: per l'indizio 0 alla squadra del narratore, { $points } a ogni altra.
howto-points-failure-players = La trovano **tutti** o **nessuno**: per l'indizio 0 alla squadra del narratore, { $points } a persona alle altre.
howto-points-found = Altrimenti: { $teller } al narratore, { $finder } a chi l'ha trovata.
howto-points-found-teams = Altrimenti: { $teller } alla squadra del narratore, { $finder } a ogni squadra che l'ha trovata.
howto-points-lone = Se la trova un solo giocatore, lui e il narratore prendono invece { $points } a testa.
howto-points-lone-teams = Se la trova una squadra sola, lei e quella del narratore prendono invece { $points } ciascuna.
howto-points-bonus = Chi l'ha trovata con un solo segnalino, potendone usare di più: { $points } in più.
howto-points-votes =
    Ogni segnalino su un'altra carta: 1 a chi l'ha data{ $cap ->
        [none] .
       *[other] , al massimo { $cap }.
    }
howto-points-votes-teams =
    Ogni segnalino di un'altra squadra su un'altra carta: 1 alla squadra che l'ha data{ $cap ->
        [none] .
       *[other] , al massimo { $cap }.
    }
howto-points-party = Prendi tanti punti quanti sono i segnalini sulla carta che hai votato, al massimo { $cap }.
howto-points-party-none =
    Se c'è solo il tuo: 0.{ $red ->
        [yes] {" "}Se c'è quello rosso: 0.
       *[no] { "" }
    }
howto-alt = Come si gioca, in figure. { $list }
howto-alt-clue = Il narratore, un coniglio con la corona, sfila una carta dalla mano e dice «{ $clue }».
howto-alt-clue-hidden = Il narratore, un coniglio con la corona, dice «{ $clue }» davanti a una mano coperta.
howto-alt-clue-open = Il narratore, un coniglio con la corona, dice «{ $clue }» davanti a una mano di carte.
howto-alt-cards-usual = Gli altri conigli mostrano le loro carte.
howto-alt-cards-teams = I conigli sono in coppia e in ogni coppia uno solo mostra una carta.
howto-alt-cards-party = Tutti i conigli mostrano le loro carte, narratore compreso.
howto-alt-vote =
    Le carte sono numerate, e dietro ad alcune stanno i conigli che ci hanno messo un segnalino.{ $red ->
        [yes] {" "}Su una c'è il segnalino rosso.
       *[no] { "" }
    }
howto-alt-guessing = Carte con i segnalini e i punti che danno: sulla carta del narratore tutti i segnalini oppure nessuno; solo alcuni; un segnalino su un'altra carta.
howto-alt-agreement =
    Carte con i segnalini e i punti che danno: più segnalini sulla stessa carta; uno da solo{ $red ->
        [yes] ; alcuni sulla carta con quello rosso.
       *[no] .
    }

explain-title = ### 🧮 Turno { $round }, punto per punto
explain-too-few = Non si era più in numero sufficiente per finire questo turno.
explain-void =
    In un turno così nessuno fa punti{ $turn ->
        [yes] ; conta però come turno del narratore.
       *[no] .
    }
explain-card = **{ $number }** · { $giver }{ $kind ->
        [storyteller] { " " }(la carta del narratore)
        [red] { " " }(con il segnalino rosso)
       *[other] { "" }
    }{ $drawn ->
        [yes] { " " }(scelta a caso)
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }← { $voters }
    }
explain-outcome-found =
    { $ballots ->
        [1] Ha votato un solo giocatore, e ha trovato la carta { $number }.
       *[other] { $finders ->
            [one] La carta { $number } l'ha trovata un solo giocatore.
           *[other] La carta { $number } l'ha trovata qualcuno, ma non tutti.
        }
    }
explain-outcome-lone-finder = La carta { $number } l'ha trovata un solo giocatore.
explain-outcome-everybody = Tra chi ha votato, tutti hanno trovato la carta { $number }.
explain-outcome-nobody = Tra chi ha votato, nessuno ha trovato la carta { $number }.
explain-outcome-no-ballots = Nessuno ha votato, quindi nessuno fa punti.
explain-outcome-agreement =
    Si fanno punti votando la stessa carta{ $red ->
        [yes] , purché non ci sia il segnalino rosso.
       *[no] .
    }
explain-storyteller = **Narratore:** { $names }
explain-storyteller-rule =
    { $ballots ->
        [1] Ha votato un solo giocatore, e ha trovato la carta: { $teller } al narratore.
       *[other] Carta trovata da qualcuno, ma non da tutti: { $teller } al narratore.
    }
explain-storyteller-teams = **Squadra del narratore:** { $names }
explain-storyteller-teams-rule =
    { $ballots ->
        [1] Ha votato un solo giocatore, e ha trovato la carta: { $teller } alla squadra del narratore.
       *[other] Carta trovata da qualcuno, ma non da tutti: { $teller } alla squadra del narratore.
    }
explain-found = **Carta trovata:** { $names }
explain-found-rule =
    { $ballots ->
        [1] L'unico giocatore che ha votato ha trovato la carta e prende { $finder }.
       *[other] { $finder } a chi l'ha trovata, se non l'hanno trovata tutti.
    }
explain-found-teams-rule =
    { $ballots ->
        [1] L'unica squadra che ha votato ha trovato la carta e prende { $finder }.
       *[other] { $finder } a ogni squadra che l'ha trovata, se non l'hanno trovata tutte.
    }
explain-lone-finder = **Trovata da un solo giocatore:** { $names }
explain-lone-finder-rule =
    { $paid ->
        [finder] { $lone } a chi l'ha trovata.
        [storyteller] { $lone } al narratore.
       *[both] { $lone } a chi l'ha trovata e { $lone } al narratore.
    }
explain-lone-finder-teams = **Trovata da una sola squadra:** { $names }
explain-lone-finder-teams-rule =
    { $paid ->
        [finder] { $lone } alla squadra che l'ha trovata.
        [storyteller] { $lone } alla squadra del narratore.
       *[both] { $lone } alla squadra che l'ha trovata e { $lone } a quella del narratore.
    }
explain-failure = **Tutti o nessuno:** { $names }
explain-failure-rule =
    { $each ->
        [team] 0 per l'indizio alla squadra del narratore, { $failure } a ogni altra squadra che ha votato.
        [heads] 0 per l'indizio alla squadra del narratore, { $failure } a persona alle altre squadre che hanno votato.
       *[player] 0 al narratore, { $failure } a chiunque abbia votato.
    }
explain-single-token = **Un segnalino è bastato:** { $names }
explain-single-token-rule = { $bonus } in più a chi l'ha trovata usando un solo segnalino.
explain-votes = **Voti ricevuti:** { $names }
explain-votes-rule =
    { $each ->
        [player] Un punto per ogni segnalino su una tua carta{ $cap ->
            [none] .
           *[other] , al massimo { $cap } per turno.
        }
       *[other] Un punto per ogni segnalino di un'altra squadra su una carta della tua{ $cap ->
            [none] .
           *[other] , al massimo { $cap } per turno.
        }
    } La carta del narratore non ne dà.
explain-agreement = **In sintonia:** { $names }
explain-agreement-rule =
    Tanti punti quanti sono i segnalini voto sulla carta votata, al massimo { $cap }; niente se ce n'è uno solo{ $red ->
        [yes] {" "}o se c'è il rosso.
       *[no] .
    }
explain-nothing = **Senza punti:** { $names }
explain-left = **Chi ha lasciato il tavolo:** { $names }. { $what ->
        [team] { $count ->
            [one] La sua squadra fa punti lo stesso.
           *[other] Le loro squadre fanno punti lo stesso.
        }
        [team-card] { $count ->
            [one] I voti alla sua carta non danno punti; per il resto la squadra fa punti lo stesso.
           *[other] I voti alle loro carte non danno punti; per il resto le squadre fanno punti lo stesso.
        }
        [card] Niente punti, nemmeno per i voti ricevuti.
       *[none] Niente punti.
    }
