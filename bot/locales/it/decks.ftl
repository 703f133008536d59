# I mazzi di un server: che cosa vede chi li cura, e perché qualcosa non si può prendere.

deck-rights =
    ### Prima di portare immagini per «{ $deck }»
    Ci gioca solo chi è in questo server. Conferma di poterle usare e mostrare qui: che sono tue, o di libero uso, o che ne hai il permesso. Lo si annota una volta sola per questo server, con il tuo nome.
button-deck-rights = Posso usarle
button-cancel = Annulla
deck-files-title = Immagini per il mazzo
deck-files-label = Fino a dieci immagini
deck-files-hint = JPEG, PNG, WebP, GIF, AVIF, BMP o TIFF, larghe almeno 200 pixel
deck-progress = Guardo le immagini per «{ $deck }» …
deck-preview =
    ### { $count ->
        [one] Un'immagine
       *[other] { $count } immagini
    } per «{ $deck }»
deck-preview-cut =
    { $count ->
        [0] Hanno già tutte la forma di una carta.
        [one] Una è stata ritagliata a forma di carta. Non c'è ancora nulla di salvato: va bene così?
       *[other] { $count } sono state ritagliate a forma di carta. Non c'è ancora nulla di salvato: vanno bene così?
    }
deck-preview-padded = Sono tutte intere, su carta dove la forma è diversa. Non c'è ancora nulla di salvato: vanno bene così?
deck-preview-more = Qui vedi le prime { $count }.
button-deck-keep =
    { $count ->
        [one] Tienila
       *[other] Tienile tutte e { $count }
    }
button-deck-cut = Meglio ritagliarle
button-deck-pad = Intere, su carta
button-deck-more = Aggiungine altre
deck-kept =
    { $added ->
        [0] Nulla di nuovo: queste immagini sono già tutte in «{ $deck }».
        [one] Un'immagine è stata aggiunta a «{ $deck }».
       *[other] { $added } immagini sono state aggiunte a «{ $deck }».
    }
deck-kept-now =
    { $cards ->
        [one] Ora ha una carta.
       *[other] Ora ha { $cards } carte.
    } Per giocarci: `/dixit { command-start }` con il mazzo `{ $code }`.
deck-stopped = Non è cambiato nulla.
deck-list-title = ### I mazzi di questo server
deck-list-line = **{ $deck }** (`{ $code }`) · { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } · { $size } MiB
deck-list-empty = Non ce ne sono ancora. Porta le tue immagini con `/dixit-mazzi aggiungi`.
deck-list-room = { $cards } carte su { $most }, { $size } MiB su { $room }
alt-sheet = Le carte dalla n. { $first } alla n. { $last }, ciascuna sopra il suo numero

error-deck-late = È passato troppo tempo, oppure è già fatto. Con questo non è cambiato nulla; usa di nuovo il comando.
error-decks-busy = In questo momento più persone aggiungono immagini. Riprova fra qualche minuto.
error-deck-gone = Quel mazzo non c'è più.
error-deck-not-ours = Questo server non ha un suo mazzo «{ $deck }». `/dixit-mazzi elenco` mostra quali ha.
error-deck-title = Il nome di un mazzo va da 1 a { $maximum } caratteri, senza virgole.
error-deck-title-taken = C'è già un mazzo «{ $title }». Scegli un altro nome.
error-deck-full-cards = I mazzi di questo server hanno { $have } carte, e se ne tengono al massimo { $maximum }. Prima toglile in parte.
error-deck-full-bytes = Le immagini di questo server occupano { $have } MiB, e se ne tengono al massimo { $maximum }. Prima toglile in parte.
error-decks-full = Il bot conserva già tutte le immagini che può. Avvisa chi lo gestisce.
error-deck-no-room = Sarebbero altre { $more } carte; questo server ne ha { $have } e può averne { $maximum }. Non è stato aggiunto nulla.
error-deck-no-room-cards = Lo zip contiene { $more } immagini, e c'è posto per altre { $maximum }. Non è stato aggiunto nulla.
error-deck-no-room-bytes = Queste immagini occupano più dei { $maximum } MiB che restano a questo server. Non è stato aggiunto nulla.
error-picture-blocked = Una di queste immagini non si può usare: l'ha bloccata chi gestisce il bot. Non è stato aggiunto nulla.
error-rights-not-confirmed = Prima qualcuno deve confermare che queste immagini si possono usare. Usa di nuovo il comando.

error-upload-not-a-picture = «{ $file }» non è un'immagine che so leggere: dev'essere JPEG, PNG, WebP, GIF, AVIF, BMP o TIFF. Non è stato aggiunto nulla.
error-upload-heic = «{ $file }» è un'immagine HEIC, che non so leggere. Salvala come JPEG (sul telefono: «più compatibile») e riprova. Non è stato aggiunto nulla.
error-upload-too-heavy = { $file ->
        [none] È troppo: al massimo { $maximum } MiB in una volta.
       *[other] «{ $file }» è troppo grande: al massimo { $maximum } MiB.
    } Non è stato aggiunto nulla.
error-upload-too-many-pixels = «{ $file }» ha troppi pixel. Rimpiccioliscila: 800 × 1200 bastano. Non è stato aggiunto nulla.
error-upload-too-small = «{ $file }» è troppo piccola: a una carta servono almeno 200 pixel per lato. Non è stato aggiunto nulla.
error-upload-wrong-shape = «{ $file }» è troppo lunga e stretta per una carta. Ritagliala più vicino a 2:3. Non è stato aggiunto nulla.
error-upload-damaged = «{ $file }» è danneggiata. Non è stato aggiunto nulla.
error-upload-too-slow = «{ $file }» richiede troppo tempo. Non è stato aggiunto nulla.
error-upload-broken = «{ $file }» non si può leggere in modo sicuro. Non è stato aggiunto nulla.
error-archive-damaged = Quello zip è danneggiato o incompleto. Rifallo e riprova. Non è stato aggiunto nulla.
error-archive-encrypted = «{ $file }» nello zip è cifrato. Fai lo zip senza password. Non è stato aggiunto nulla.
error-archive-nested = «{ $file }» è a sua volta un archivio. Metti le immagini in un solo zip. Non è stato aggiunto nulla.
error-archive-link = «{ $file }» nello zip è un collegamento e non un'immagine. Non è stato aggiunto nulla.
error-archive-path = «{ $file }» nello zip porta fuori dalla sua cartella. Rifai lo zip. Non è stato aggiunto nulla.
error-archive-method = «{ $file }» è compresso in un modo che non so leggere. Fai lo zip con le impostazioni comuni. Non è stato aggiunto nulla.
error-archive-broken-file = «{ $file }» nello zip è danneggiato. Non è stato aggiunto nulla.
error-archive-too-many = C'è troppo in quello zip: al massimo { $maximum } file. Non è stato aggiunto nulla.
error-archive-too-large = Quello zip aperto supera { $maximum } MiB. Non è stato aggiunto nulla.
error-archive-empty = In quello zip non c'è nessuna immagine. Non è stato aggiunto nulla.
error-table-encoding = La tabella non è testo UTF-8. Salvala come «CSV UTF-8». Non è cambiato nulla.
error-table-columns = La prima riga della tabella deve avere le colonne number (o file) e text. Non è cambiato nulla.
error-table-line = La riga { $line } della tabella non si capisce. Non è cambiato nulla.
error-table-too-long = La tabella ha più di { $maximum } righe. Non è cambiato nulla.
error-table-text-too-long = Il testo nella riga { $line } della tabella è troppo lungo: al massimo { $maximum } caratteri. Non è cambiato nulla.
error-card-number-unknown = Il mazzo non ha una carta n. { $number }. Non è cambiato nulla.
