# La pagina di un resoconto che chiunque può verificare.

record-title = Una partita a { -game }, da verificare
record-when = Fine della partita: { $when }
record-winners = Vittoria
record-lead = Ogni mescolamento di questa partita deriva da un unico seme segreto, sigillato prima che fosse distribuita la prima carta: eccolo. Questa pagina confronta seme, regole e resoconto nel tuo browser: non chiede nulla a nessun server e funziona anche senza rete.
record-agrees = Tutto torna
record-disagrees = Questo resoconto è stato modificato
record-right = torna
record-wrong = non torna
record-kind-commitment = Il sigillo corrisponde al seme
record-kind-start = Posti e mazzo mescolato
record-kind-deal = Mani e carte pescate
record-kind-board = Ordine delle carte in tavola
record-kind-points = Punti
record-kind-course = Svolgimento della partita
record-kind-telling = Quello che racconta questa pagina
record-seal = Sigillo, mostrato nel turno 1
record-seed = Seme
record-shown = Incolla il sigillo che il bot ha mostrato all'inizio della partita:
record-shown-right = È lo stesso: nessuno ha cambiato il seme.
record-shown-wrong = Non è il sigillo di questa partita: o è di un'altra, o questo resoconto non è della partita che hai visto iniziare.
record-shown-part = Non è un sigillo intero: ha 64 cifre, da 0 a 9 e da a a f.
record-drawn = scelta a caso
record-told = del narratore
record-red = segnalino rosso
record-card = carta { $number }
record-how = Come si verifica?
record-derivation =
    Sigillo: SHA-256 dei 32 byte del seme seguiti dal codice della partita.
    Caso: HMAC-SHA256(seme, "turno/scopo/contatore/blocco") per blocco 0, 1, 2 …, letto come numeri a 32 bit, dal byte più significativo. Un numero minore di n è il successivo di questi modulo n; quelli oltre l'ultimo multiplo intero di n si saltano.
    Mescolamento: Fisher e Yates, dall'ultima posizione alla seconda.
    Decisi dal caso: posti, coppie, mazzo, scarti rimescolati, ordine delle carte in tavola, carte e narratori che nessuno ha scelto. Tutto il resto l'ha deciso chi giocava, persone o computer, e segue le regole.
