# I mazzi di un server: che cosa vede chi li cura, e perché qualcosa non si può prendere.

deck-rights =
    ### Prima di portare immagini per «{ $deck }»
    Ci gioca solo chi è in questo server. Conferma di poterle usare e mostrare qui: che sono tue, o di libero uso, o che ne hai il permesso. Lo si annota una volta sola per questo server, con il tuo nome.
button-deck-rights = Posso usarle
button-cancel = Annulla
deck-files-title = Immagini per il mazzo
deck-files-label = Fino a dieci immagini
deck-files-hint = JPEG, PNG, WebP, GIF, AVIF, BMP o TIFF, larghe almeno 200 pixel
deck-progress = Guardo le immagini per «{ $deck }»…
deck-waiting = Altri stanno aggiungendo immagini proprio ora. Quelle per «{ $deck }» arriveranno al loro turno da sole…
deck-preview =
    ### { $count ->
        [one] Un'immagine
       *[other] { $count } immagini
    } per «{ $deck }»
deck-preview-cut =
    { $count ->
        [0] { $which ->
            [single] Ha già
            [new-single] Quella nuova ha già
            [new] Quelle nuove hanno già tutte
           *[all] Hanno già tutte
        } la forma di una carta.
        [one] { $which ->
            [single] È
            [new-single] Quella nuova è
            [new] Una di quelle nuove è
           *[all] Una è
        } stata ritagliata a forma di carta. { deck-preview-unkept }
       *[other] { $count } { $which ->
            [new] nuove sono
           *[all] sono
        } state ritagliate a forma di carta. { deck-preview-unkept }
    }
deck-preview-unkept =
    { $which ->
        [single] Non è ancora salvata: va bene così?
        [new-single] Non è ancora salvata: va bene così?
        [new] Nessuna di quelle nuove è ancora salvata: vanno bene così?
       *[all] Nessuna è ancora salvata: vanno bene così?
    }
deck-preview-which = Ritagliate: n. { $cards }
deck-preview-padded =
    { $which ->
        [single] È intera, su carta se la forma è diversa. { deck-preview-unkept }
        [new-single] Quella nuova è intera, su carta se la forma è diversa. { deck-preview-unkept }
        [new] Quelle nuove sono intere, su carta dove la forma è diversa. { deck-preview-unkept }
       *[all] Sono tutte intere, su carta dove la forma è diversa. { deck-preview-unkept }
    }
deck-preview-new = Così nasce un nuovo mazzo: in questo server non ce n'è ancora uno con questo nome.
deck-preview-known =
    { $count ->
        [one] Un'immagine è già nel mazzo.
       *[other] { $count } immagini sono già nel mazzo.
    }
deck-preview-texts =
    { $count ->
        [one] Una carta del mazzo riceve un altro testo, da `deck.csv`.
       *[other] { $count } carte del mazzo ricevono un altro testo, da `deck.csv`.
    }
deck-preview-doubles =
    { $count ->
        [one] Un'immagine era doppia: resta una volta sola.
       *[other] { $count } immagini erano uguali ad altre: ognuna resta una volta sola.
    }
deck-preview-more = Qui vedi le prime { $count }.
button-deck-keep =
    { $count ->
        [0] { $texts ->
            [0] Lascia tutto com'è
            [one] Cambia il testo
           *[other] Cambia i testi
        }
        [one] { $all ->
            [yes] Tienila
           *[no] Tieni quella nuova
        }
       *[other] { $all ->
            [yes] Tienile tutte e { $count }
           *[no] Tieni le { $count } nuove
        }
    }
button-deck-cut = Meglio ritagliare
button-deck-pad = Per intero, su carta
button-deck-more = Aggiungine altre
button-deck-again = Riprova
deck-kept =
    { $added ->
        [0] { $texts ->
            [0] Nulla di nuovo: queste immagini sono già tutte in «{ $deck }».
           *[other] Queste immagini sono già tutte in «{ $deck }».
        }
        [one] Un'immagine è stata aggiunta a «{ $deck }».
       *[other] { $added } immagini sono state aggiunte a «{ $deck }».
    }
deck-kept-now =
    { $cards ->
        [one] Ora ha una carta.
       *[other] Ora ha { $cards } carte.
    } { $serves ->
        [all] Per giocarci: `/dixit { command-start }` con il mazzo `{ $code }`.
        [some] Per giocarci: `/dixit { command-start }` con il mazzo `{ $code }` e, nell'opzione `{ option-ruleset }`, una scelta che qui ha il segno ✅:
       *[none] La partita più piccola ne richiede { $needed }: aggiungine altre, o scegli altri mazzi oltre a questo.
    }
deck-stopped = Non è cambiato nulla.
deck-list-title = ### I mazzi di questo server
deck-list-line = **{ $deck }** (`{ $code }`) · { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } · { $size } MiB
deck-list-empty = Non ce ne sono. Porta le tue immagini con `/dixit-mazzi aggiungi`.
deck-list-room = Carte: { $cards } su { $most }; spazio: { $size } MiB su { $room }
deck-list-removed =
    Carte tolte, conservate nel caso qualche partita le mostri ancora: { $cards }, { $size } MiB. Restano { $until ->
        [none] fino a circa due giorni dopo la fine dell'ultima di quelle partite
       *[other] al più tardi fino al { $until }
    }. Finché sono più di { $most } o occupano più di { $room } MiB, non si può aggiungere nulla.
alt-sheet =
    { $which ->
        [single] La carta n. { $first }, sopra il suo numero
        [row] Le carte dalla n. { $first } alla n. { $last }, ciascuna sopra il suo numero
       *[gaps] Le carte n. { $cards }, ciascuna sopra il suo numero
    }
deck-cards =
    ### { $deck }
    `{ $code }` · { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
button-deck-next = Altre carte
deck-renamed = «{ $old }» ora si chiama «{ $deck }» (`{ $code }`).
deck-texts-title = Che cosa mostrano le carte
deck-texts-hint = Una volpe col cappotto rosso aspetta il treno
deck-table = Ecco la tabella di «{ $deck }». Compila la colonna text, salvala come CSV e rimandala con l'opzione `tabella` dello stesso comando. Chi gioca legge questi testi con **{ button-describe }**; i giocatori computer conoscono le carte da questi.
deck-described =
    { $count ->
        [0] Questi testi c'erano già.
        [one] È cambiato un testo.
       *[other] Sono cambiati { $count } testi.
    }
deck-described-left =
    { $count ->
        [one] Una cella vuota lascia il testo com'è: carta { $cards }. Per cancellarlo usa `/{ command-dixit-deck } { command-deck-describe }` con l'opzione `{ option-card }` e svuota il suo campo.
       *[other] Una cella vuota lascia il testo com'è: carte { $cards }. Per cancellarne uno usa `/{ command-dixit-deck } { command-deck-describe }` con l'opzione `{ option-card }` e svuota il suo campo.
    }
deck-remove-cards =
    { $count ->
        [one] ### Togliere questa carta da «{ $deck }»?
       *[other] ### Togliere queste { $count } carte da «{ $deck }»?
    }
    Le partite in corso { $count ->
        [one] la
       *[other] le
    } tengono fino alla fine. Non si può annullare.
deck-remove-deck =
    ### Togliere tutto il mazzo «{ $deck }»?
    { $count ->
        [one] Se ne va anche la sua unica carta. Le partite in corso la tengono fino alla fine.
       *[other] Se ne vanno anche le sue { $count } carte. Le partite in corso le tengono fino alla fine.
    } Non si può annullare; `/dixit-mazzi esporta` ne fa una copia.
button-deck-remove =
    { $count ->
        [one] Toglila
       *[other] Toglile tutte e { $count }
    }
deck-removed =
    { $count ->
        [one] Una carta è stata tolta da «{ $deck }».
       *[other] { $count } carte sono state tolte da «{ $deck }».
    } { $left ->
        [0] Il mazzo non c'è più.
        [one] Resta una carta.
       *[other] Restano { $left } carte.
    }
deck-export =
    { $count ->
        [one] Ecco «{ $deck }». `/dixit-mazzi aggiungi` riprende il file così com'è.
       *[other] Ecco «{ $deck }» in { $count } file. `/dixit-mazzi aggiungi` li riprende così come sono, uno dopo l'altro.
    }
deck-report =
    ### Controllo di «{ $deck }»
    { $enough ->
        [yes] { $cards ->
            [one] Una carta basta per queste partite:
           *[other] { $cards } carte bastano per queste partite:
        }
       *[no] { $cards ->
            [one] Una carta non basta ancora per nessuna partita:
           *[other] { $cards } carte non bastano ancora per nessuna partita:
        }
    }
deck-report-game = ✅ { $ruleset }: da { $least } a { $most } giocatori
deck-report-listed = ✅ { $ruleset }: { $counts } giocatori
deck-report-none = ▫️ { $ruleset }: poche carte, ne basterebbero { $needed }
deck-report-alike =
    { $count ->
        [one] ⚠️ Due carte si somigliano (=: uguali): { $cards }
       *[other] ⚠️ { $count } coppie di carte si somigliano (=: uguali): { $cards }
    }
deck-report-small =
    { $count ->
        [one] ⚠️ Un'immagine era più piccola di 600 × 900 e da sola appare sfocata: { $cards }
       *[other] ⚠️ { $count } immagini erano più piccole di 600 × 900 e da sole appaiono sfocate: { $cards }
    }
deck-report-cut =
    { $count ->
        [one] ⚠️ Di un'immagine è stato tagliato molto: { $cards }
       *[other] ⚠️ Di { $count } immagini è stato tagliato molto: { $cards }
    }
deck-report-untold =
    { $count ->
        [one] ▫️ Di una carta nessuno ha detto che cosa mostra: { $cards }
       *[other] ▫️ Di { $count } carte nessuno ha detto che cosa mostrano: { $cards }
    }
deck-report-well = Le carte in sé vanno tutte bene.
error-card-list = «{ $typed }» non è un elenco di numeri. Scrivili così: 3, 7-9.
describe-unknown =
    { $several ->
        [yes] nessuno ha ancora detto che cosa mostrano
       *[no] nessuno ha ancora detto che cosa mostra
    }

error-deck-late = Questa richiesta non è più aperta; forse è già fatta. Con questo non è cambiato nulla: se è ancora da fare, usa di nuovo il comando.
error-deck-rights-lost = Da quando hai usato il comando hai perso un ruolo o un permesso in questo server, quindi non è cambiato nulla. Se puoi ancora, usalo di nuovo.
error-deck-replaced = Nel frattempo hai mandato altre immagini, quindi queste non ci sono più e non è cambiato nulla. Se vuoi anche queste, mandale di nuovo.
error-decks-busy = In questo momento si aggiungono così tante immagini che le tue devono aspettare. Non si perde nulla: premi **{ button-deck-again }** fra qualche minuto.
error-decks-in-hand = Hai ancora in sospeso molte immagini da tenere o no. Prima tieni quelle o annulla, poi premi **{ button-deck-again }**.
error-deck-gone = Quel mazzo non c'è più.
error-deck-made = Nel frattempo è nato un mazzo con questo nome. Non è stato aggiunto ancora nulla: se tieni queste immagini, entrano in quello.
error-cards-added = Dopo la domanda sono state aggiunte carte al mazzo, quindi non è stato tolto nulla. Ecco che cosa andrebbe via adesso.
error-deck-not-ours = Questo server non ha un suo mazzo «{ $deck }». `/dixit-mazzi elenco` mostra quali ha.
error-deck-title = Il nome di un mazzo va da 1 a { $maximum } caratteri, senza virgole.
error-deck-title-taken = C'è già un mazzo «{ $title }». Scegli un altro nome.
error-deck-full-cards = I mazzi di questo server hanno { $have } carte, e se ne tengono al massimo { $maximum }. Prima togline alcune.
error-deck-full-bytes = Le immagini di questo server occupano { $have } MiB, e se ne tengono al massimo { $maximum }. Prima togline alcune.
error-decks-full = Il bot conserva già tutte le immagini che può. Avvisa chi lo gestisce.
error-deck-removed-full = Non è stato aggiunto nulla. { deck-list-removed }
error-deck-no-room =
    { $more ->
        [one] Sarebbe un'altra carta
       *[other] Sarebbero altre { $more } carte
    }; questo server ne ha { $have } e può averne { $maximum }. Non è stato aggiunto nulla.
error-deck-no-room-cards =
    { $more ->
        [one] È un'immagine
       *[other] Sono { $more } immagini
    }; posti liberi: { $maximum }. Non è stato aggiunto nulla. Togline qualcuna: qui contano anche quelle che il mazzo ha già.
error-deck-no-room-bytes = Queste immagini occupano più spazio di quello che resta a questo server: { $maximum ->
        [0] meno di 1 MiB
       *[other] { $maximum } MiB
    }. Non è stato aggiunto nulla.
error-decks-no-room = Le immagini di tutti i server occupano quasi tutto lo spazio di questo bot, e queste non ci stanno più. Non è stato aggiunto nulla. Non è il limite di questo server: chiedi più spazio a chi gestisce il bot.
error-picture-blocked = Una di queste immagini non si può usare: l'ha bloccata chi gestisce il bot. Non è stato aggiunto nulla.
error-rights-not-confirmed = Prima qualcuno deve confermare che queste immagini si possono usare. Usa di nuovo il comando.

error-upload-not-a-picture = «{ $file }» non è un'immagine che so leggere: dev'essere JPEG, PNG, WebP, GIF, AVIF, BMP o TIFF, oppure uno zip di immagini così. Non è stato aggiunto nulla.
error-upload-heic = «{ $file }» è un'immagine HEIC, che non so leggere. Salvala come JPEG (sul telefono: «più compatibile») e riprova. Non è stato aggiunto nulla.
error-upload-too-heavy = { $file ->
        [none] È troppo: al massimo { $maximum } MiB in una volta.
       *[other] «{ $file }» è troppo grande: al massimo { $maximum } MiB.
    } Non è stato aggiunto nulla.
error-upload-too-many-pixels = «{ $file }» ha troppi pixel. Rimpiccioliscila: 800 × 1200 bastano. Non è stato aggiunto nulla.
error-uploads-too-many-pixels = Queste immagini hanno troppi pixel, tutte insieme. Rimpicciolisci le immagini: 800 × 1200 bastano. Oppure inviale in più parti. Non è stato aggiunto nulla.
error-upload-too-small = «{ $file }» è troppo piccola: a una carta servono almeno 200 pixel per lato. Non è stato aggiunto nulla.
error-upload-wrong-shape = «{ $file }» è troppo lunga e stretta per una carta. Ritagliala in un formato più vicino a 2:3. Non è stato aggiunto nulla.
error-upload-damaged = «{ $file }» è danneggiata. Non è stato aggiunto nulla.
error-upload-too-slow = «{ $file }» richiede troppo tempo. Non è stato aggiunto nulla.
error-upload-broken = «{ $file }» non si può leggere in modo sicuro. Non è stato aggiunto nulla.
error-upload-several = Questi file non vanno bene. Non è stato aggiunto nulla: correggili o toglili, e riprova.
upload-refused = - «{ $file }»: { $why ->
        [heic] è un'immagine HEIC; salvala come JPEG
        [too-heavy] è troppo grande
        [too-many-pixels] ha troppi pixel; bastano 800 × 1200
        [too-small] è troppo piccola; una carta ha bisogno di almeno 200 pixel per lato
        [wrong-shape] è troppo lunga e stretta per una carta
        [damaged] è danneggiata
        [broken-file] è danneggiata
        [nested] è un archivio, non un'immagine
        [not-a-picture] non è un'immagine che so leggere
       *[other] non si può leggere in modo sicuro
    }
error-archive-damaged = Quello zip è danneggiato o incompleto. Rifallo e riprova. Non è stato aggiunto nulla.
error-archive-encrypted = «{ $file }» nello zip è cifrato. Fai lo zip senza password. Non è stato aggiunto nulla.
error-archive-nested = «{ $file }» è un archivio, non un'immagine. Metti le immagini stesse in un solo zip. Non è stato aggiunto nulla.
error-archive-link = «{ $file }» nello zip è un collegamento e non un'immagine. Non è stato aggiunto nulla.
error-archive-path = «{ $file }» nello zip porta fuori dalla sua cartella. Rifai lo zip. Non è stato aggiunto nulla.
error-archive-method = «{ $file }» è compresso in un modo che non so leggere. Fai lo zip con le impostazioni comuni. Non è stato aggiunto nulla.
error-archive-broken-file = «{ $file }» nello zip è danneggiato. Non è stato aggiunto nulla.
error-archive-table-too-heavy = «{ $file }» nello zip supera { $maximum } KiB, quindi non è la tabella di un mazzo. Accorciala o lasciala fuori. Non è stato aggiunto nulla.
error-archive-too-many = C'è troppo in quello zip: al massimo { $maximum } file. Non è stato aggiunto nulla.
error-archive-too-large = Quello zip aperto supera { $maximum } MiB. Non è stato aggiunto nulla.
error-archive-empty = In quello zip non c'è nessuna immagine. Non è stato aggiunto nulla.
error-table-encoding = La tabella non è testo UTF-8. Salvala come «CSV UTF-8». Non è cambiato nulla.
error-table-columns = La prima riga della tabella deve avere le colonne number (o file) e text. Non è cambiato nulla.
error-table-line = La riga { $line } della tabella non si capisce. Non è cambiato nulla.
error-table-too-heavy = Questo file supera { $maximum } KiB, quindi non è la tabella di un mazzo: serve un CSV. Non è cambiato nulla.
error-table-too-long = La tabella ha più di { $maximum } righe. Non è cambiato nulla.
error-table-text-too-long = Il testo nella riga { $line } della tabella è troppo lungo: al massimo { $maximum } caratteri. Non è cambiato nulla.
error-card-number-unknown = Il mazzo non ha una carta n. { $number }. Non è cambiato nulla.
error-card-changed = La carta n. { $number } è stata cambiata dopo l'apertura di questa finestra. Quello che hai scritto non è stato salvato; riaprila per vedere che cosa c'è ora.
