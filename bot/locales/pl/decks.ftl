# Talie serwera: co widzą osoby, które się nimi zajmują, i dlaczego czegoś nie można przyjąć.

deck-rights =
    ### Zanim dodasz obrazki do talii „{ $deck }”
    Grają nimi tylko osoby z tego serwera. Potwierdź, że wolno ich tu używać i je pokazywać: że są twoje, dostępne dla wszystkich albo za zgodą autora. Zapisuję to raz dla tego serwera, z twoją nazwą.
button-deck-rights = Wolno mi ich używać
button-cancel = Anuluj
deck-files-title = Obrazki do talii
deck-files-label = Do dziesięciu obrazków
deck-files-hint = JPEG, PNG, WebP, GIF, AVIF, BMP lub TIFF, szerokość co najmniej 200 pikseli
deck-progress = Przeglądam obrazki do talii „{ $deck }”…
deck-waiting = Inni właśnie dodają obrazki. Na te do talii „{ $deck }” kolej przyjdzie sama…
deck-preview =
    ### { $count ->
        [one] Jeden obrazek
        [few] { $count } obrazki
       *[many] { $count } obrazków
    } do talii „{ $deck }”
deck-preview-cut =
    { $count ->
        [0] { $which ->
            [single] Ma już
            [new-single] Nowy ma już
            [new] Wszystkie nowe mają już
           *[all] Wszystkie mają już
        } kształt karty.
        [one] { $which ->
            [single] Został
            [new-single] Nowy został
            [new] Jeden z nowych został
           *[all] Jeden został
        } przycięty do kształtu karty. { deck-preview-unkept }
        [few] { $count } { $which ->
            [new] nowe zostały
           *[all] zostały
        } przycięte do kształtu karty. { deck-preview-unkept }
       *[many] { $count } { $which ->
            [new] nowych zostało
           *[all] zostało
        } przyciętych do kształtu karty. { deck-preview-unkept }
    }
deck-preview-unkept =
    { $which ->
        [single] Nie jest jeszcze zapisany: tak może być?
        [new-single] Nie jest jeszcze zapisany: tak może być?
        [new] Żaden z nowych nie jest jeszcze zapisany: tak może być?
       *[all] Żaden nie jest jeszcze zapisany: tak może być?
    }
deck-preview-which = Przycięte: nr { $cards }
deck-preview-padded =
    { $which ->
        [single] Jest w całości, a jeśli ma inny kształt, leży na papierze. { deck-preview-unkept }
        [new-single] Nowy jest w całości, a jeśli ma inny kształt, leży na papierze. { deck-preview-unkept }
        [new] Nowe są w całości, a te o innym kształcie leżą na papierze. { deck-preview-unkept }
       *[all] Wszystkie są w całości, a te o innym kształcie leżą na papierze. { deck-preview-unkept }
    }
deck-preview-new = Powstanie nowa talia: na tym serwerze nie ma jeszcze talii o tej nazwie.
deck-preview-known =
    { $count ->
        [one] Jeden obrazek jest już w talii.
        [few] { $count } obrazki są już w talii.
       *[many] { $count } obrazków jest już w talii.
    }
deck-preview-texts =
    { $count ->
        [one] Jedna karta z talii dostanie inny tekst, z pliku `deck.csv`.
        [few] { $count } karty z talii dostaną inne teksty, z pliku `deck.csv`.
       *[many] { $count } kart z talii dostanie inne teksty, z pliku `deck.csv`.
    }
deck-preview-doubles =
    { $count ->
        [one] Jeden obrazek się powtarza: zostanie tylko jeden.
        [few] { $count } obrazki się powtarzają: z takich samych zostanie po jednym.
       *[many] { $count } obrazków się powtarza: z takich samych zostanie po jednym.
    }
deck-preview-more = Tu widać pierwsze { $count }.
button-deck-keep =
    { $count ->
        [0] { $texts ->
            [0] Zostaw tak, jak jest
            [1] Zmień tekst
           *[other] Zmień teksty
        }
        [one] { $all ->
            [yes] Zapisz go
           *[no] Zapisz nowy
        }
        [few] { $all ->
            [yes] Zapisz wszystkie { $count }
           *[no] Zapisz { $count } nowe
        }
       *[many] { $all ->
            [yes] Zapisz wszystkie { $count }
           *[no] Zapisz { $count } nowych
        }
    }
button-deck-cut = Lepiej przytnij
button-deck-pad = W całości, na papierze
button-deck-more = Dodaj więcej
button-deck-again = Spróbuj ponownie
deck-kept =
    { $added ->
        [0] { $texts ->
            [0] Nic nowego: wszystkie te obrazki są już w talii „{ $deck }”.
           *[other] Wszystkie te obrazki są już w talii „{ $deck }”.
        }
        [one] Jeden obrazek trafił do talii „{ $deck }”.
        [few] { $added } obrazki trafiły do talii „{ $deck }”.
       *[many] { $added } obrazków trafiło do talii „{ $deck }”.
    }
deck-kept-now =
    { $cards ->
        [one] Talia ma teraz jedną kartę.
        [few] Talia ma teraz { $cards } karty.
       *[many] Talia ma teraz { $cards } kart.
    } { $serves ->
        [all] Zagraj tymi kartami: `/dixit { command-start }` z talią `{ $code }`.
        [some] Zagraj tymi kartami: `/dixit { command-start }` z talią `{ $code }`, a w opcji `{ option-ruleset }` wybierz te, przy których jest tu ✅:
       *[none] Najmniejsza gra wymaga więcej (najmniej kart: { $needed }): dodaj kolejne albo wybierz obok tej inne talie.
    }
deck-stopped = Nic się nie zmieniło.
deck-list-title = ### Talie tego serwera
deck-list-line = **{ $deck }** (`{ $code }`) · { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } · { $size } MiB
deck-list-empty = Nie ma żadnej. Dodaj własne obrazki: `/dixit-talie dodaj`.
deck-list-room = Karty: { $cards } z { $most }, miejsce: { $size } z { $room } MiB
deck-list-removed =
    Usunięte karty, przechowywane na wypadek, gdyby było je jeszcze widać w grach: { $cards }, { $size } MiB. Pozostaną { $until ->
        [none] jeszcze około dwóch dni po końcu ostatniej z tych gier
       *[other] najpóźniej do { $until }
    }. Dopóki jest ich więcej niż { $most } albo zajmują więcej niż { $room } MiB, nic nie można dodać.
alt-sheet =
    { $which ->
        [single] Karta nr { $first } ze swoim numerem
        [row] Karty od nr { $first } do nr { $last }, każda ze swoim numerem
       *[gaps] Karty nr { $cards }, każda ze swoim numerem
    }
deck-cards =
    ### { $deck }
    `{ $code }` · { $cards ->
        [one] jedna karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
button-deck-next = Więcej kart
deck-renamed = Talia „{ $old }” nazywa się teraz „{ $deck }” (`{ $code }`).
deck-texts-title = Co jest na kartach
deck-texts-hint = Lis w czerwonym płaszczu czeka na pociąg
deck-table = Oto tabela talii „{ $deck }”. Wypełnij kolumnę text, zapisz jako CSV i odeślij w opcji `tabela` tej samej komendy. Grający czytają te teksty pod przyciskiem **{ button-describe }**, a gracze komputerowi znają dzięki nim karty.
deck-described =
    { $count ->
        [0] Te teksty już tam były.
        [one] Zmienił się jeden tekst.
        [few] Zmieniły się { $count } teksty.
       *[many] Zmieniło się { $count } tekstów.
    }
deck-described-left =
    { $count ->
        [one] Pusta komórka nie zmienia tekstu: karta { $cards }. Aby go usunąć, użyj komendy `/{ command-dixit-deck } { command-deck-describe }` z opcją `{ option-card }` i wyczyść jej pole.
        [few] Puste komórki nie zmieniają tekstów: karty { $cards }. Aby usunąć tekst, użyj komendy `/{ command-dixit-deck } { command-deck-describe }` z opcją `{ option-card }` i wyczyść jej pole.
       *[many] Puste komórki nie zmieniają tekstów: karty { $cards }. Aby usunąć tekst, użyj komendy `/{ command-dixit-deck } { command-deck-describe }` z opcją `{ option-card }` i wyczyść jej pole.
    }
deck-remove-cards =
    { $count ->
        [one] ### Usunąć tę kartę z talii „{ $deck }”?
        [few] ### Usunąć te { $count } karty z talii „{ $deck }”?
       *[many] ### Usunąć te { $count } kart z talii „{ $deck }”?
    }
    { $count ->
        [one] W rozpoczętych grach zostanie
        [few] W rozpoczętych grach zostaną
       *[many] W rozpoczętych grach zostaną
    } do końca. Tego nie da się cofnąć.
deck-remove-deck =
    ### Usunąć całą talię „{ $deck }”?
    { $count ->
        [one] Zniknie też jej jedyna karta. W rozpoczętych grach zostanie do końca.
        [few] Znikną też jej { $count } karty. W rozpoczętych grach zostaną do końca.
       *[many] Zniknie też jej { $count } kart. W rozpoczętych grach zostaną do końca.
    } Tego nie da się cofnąć; `/dixit-talie eksportuj` robi kopię.
button-deck-remove =
    { $count ->
        [one] Usuń ją
        [few] Usuń wszystkie { $count }
       *[many] Usuń wszystkie { $count }
    }
deck-removed =
    { $count ->
        [one] Z talii „{ $deck }” zniknęła jedna karta.
        [few] Z talii „{ $deck }” zniknęły { $count } karty.
       *[many] Z talii „{ $deck }” zniknęło { $count } kart.
    } { $left ->
        [0] Talii już nie ma.
        [one] Została jedna karta.
        [few] Zostały { $left } karty.
       *[many] Zostało { $left } kart.
    }
deck-export =
    { $count ->
        [one] Oto talia „{ $deck }”. `/dixit-talie dodaj` przyjmie ten plik bez zmian.
        [few] Oto talia „{ $deck }” w { $count } plikach. `/dixit-talie dodaj` przyjmie je bez zmian, jeden po drugim.
       *[many] Oto talia „{ $deck }” w { $count } plikach. `/dixit-talie dodaj` przyjmie je bez zmian, jeden po drugim.
    }
deck-report =
    ### Sprawdzenie talii „{ $deck }”
    { $enough ->
        [yes] { $cards ->
            [one] Jedna karta wystarcza do tych gier:
            [few] { $cards } karty wystarczają do tych gier:
           *[many] { $cards } kart wystarcza do tych gier:
        }
       *[no] { $cards ->
            [one] Jedna karta nie wystarcza jeszcze do żadnej gry:
            [few] { $cards } karty nie wystarczają jeszcze do żadnej gry:
           *[many] { $cards } kart nie wystarcza jeszcze do żadnej gry:
        }
    }
deck-report-game = ✅ { $ruleset }: od { $least } do { $most } graczy
deck-report-listed = ✅ { $ruleset }: gdy graczy jest { $counts }
deck-report-none = ▫️ { $ruleset }: za mało kart, wystarczyłoby { $needed }
deck-report-alike =
    { $count ->
        [one] ⚠️ Dwie karty są podobne (=: takie same): { $cards }
        [few] ⚠️ Podobne są { $count } pary kart (=: takie same): { $cards }
       *[many] ⚠️ Podobnych jest { $count } par kart (=: takie same): { $cards }
    }
deck-report-small =
    { $count ->
        [one] ⚠️ Jeden obrazek miał mniej niż 600 × 900 i pokazany osobno będzie nieostry: { $cards }
        [few] ⚠️ { $count } obrazki miały mniej niż 600 × 900 i pokazane osobno będą nieostre: { $cards }
       *[many] ⚠️ { $count } obrazków miało mniej niż 600 × 900 i pokazane osobno będą nieostre: { $cards }
    }
deck-report-cut =
    { $count ->
        [one] ⚠️ Z jednego obrazka dużo odcięto: { $cards }
        [few] ⚠️ Z { $count } obrazków dużo odcięto: { $cards }
       *[many] ⚠️ Z { $count } obrazków dużo odcięto: { $cards }
    }
deck-report-untold =
    { $count ->
        [one] ▫️ Jedna karta nie ma jeszcze opisu: { $cards }
        [few] ▫️ { $count } karty nie mają jeszcze opisu: { $cards }
       *[many] ▫️ { $count } kart nie ma jeszcze opisu: { $cards }
    }
deck-report-well = Z samymi kartami wszystko w porządku.
error-card-list = „{ $typed }” to nie lista numerów. Zapisz je tak: 3, 7-9.
describe-unknown =
    { $several ->
        [yes] nikt jeszcze nie powiedział, co na nich jest
       *[no] nikt jeszcze nie powiedział, co na niej jest
    }

error-deck-late = To już nieaktualne; może jest już zrobione. Tym razem nic się nie zmieniło: jeśli nadal tego chcesz, użyj komendy jeszcze raz.
error-deck-rights-lost = Od użycia komendy masz na tym serwerze mniej ról lub uprawnień, więc nic się nie zmieniło. Jeśli nadal możesz, użyj jej ponownie.
error-deck-replaced = Od tamtej pory wysłano inne obrazki, więc te zostały odrzucone i nic się nie zmieniło. Jeśli te też mają zostać, wyślij je jeszcze raz.
error-decks-busy = W tej chwili dodawanych jest tyle obrazków, że twoje muszą poczekać. Nic nie przepadnie: za kilka minut naciśnij **{ button-deck-again }**.
error-decks-in-hand = Masz jeszcze wiele obrazków, które czekają na zapisanie. Najpierw je zapisz albo anuluj, a potem naciśnij **{ button-deck-again }**.
error-deck-gone = Tej talii już nie ma.
error-deck-made = W międzyczasie powstała talia o tej nazwie. Nic jeszcze nie dodano; jeśli zachowasz te obrazki, trafią do niej.
error-cards-added = Od tego pytania do talii dodano karty, więc niczego nie usunięto. Teraz zniknęłoby to, co poniżej.
error-deck-not-ours = Ten serwer nie ma własnej talii „{ $deck }”. `/dixit-talie lista` pokazuje, jakie ma.
error-deck-title = Nazwa talii ma od 1 do { $maximum } znaków i nie zawiera przecinka.
error-deck-title-taken = Talia „{ $title }” już istnieje. Wybierz inną nazwę.
error-deck-full-cards =
    Talie tego serwera mają { $have ->
        [one] jedną kartę
        [few] { $have } karty
       *[many] { $have } kart
    }, a mieści się najwyżej { $maximum }. Najpierw usuń część z nich.
error-deck-full-bytes = Obrazki tego serwera zajmują { $have } MiB, a mieści się najwyżej { $maximum }. Najpierw usuń część z nich.
error-decks-full = Bot przechowuje już tyle obrazków, ile może. Daj znać osobie, która go prowadzi.
error-deck-removed-full = Nic nie zostało dodane. { deck-list-removed }
error-deck-no-room =
    Byłoby o { $more ->
        [one] jedną kartę
        [few] { $more } karty
       *[many] { $more } kart
    } więcej; ten serwer ma { $have }, a może mieć { $maximum }. Nic nie zostało dodane.
error-deck-no-room-cards =
    { $more ->
        [one] To jest jeden obrazek
        [few] To są { $more } obrazki
       *[many] To jest { $more } obrazków
    }, a zmieści się jeszcze { $maximum }. Nic nie zostało dodane. Pomiń część z nich; liczą się tu także te, które talia już ma.
error-deck-no-room-bytes = Te obrazki zajmują więcej miejsca, niż zostało temu serwerowi: { $maximum ->
        [0] mniej niż 1 MiB
       *[other] { $maximum } MiB
    }. Nic nie zostało dodane.
error-decks-no-room = Obrazki wszystkich serwerów zajmują prawie całe miejsce, jakie ma ten bot, i te już się nie mieszczą. Nic nie zostało dodane. To nie limit tego serwera: poproś o więcej miejsca osobę, która prowadzi bota.
error-picture-blocked = Jednego z tych obrazków nie można użyć: jest zablokowany przez osobę, która prowadzi bota. Nic nie zostało dodane.
error-rights-not-confirmed = Najpierw ktoś musi potwierdzić, że tych obrazków wolno używać. Użyj komendy jeszcze raz.

error-upload-not-a-picture = „{ $file }” to nie obrazek, który umiem odczytać: potrzebny jest JPEG, PNG, WebP, GIF, AVIF, BMP lub TIFF albo zip z takimi obrazkami. Nic nie zostało dodane.
error-upload-heic = „{ $file }” to obrazek HEIC, którego nie umiem odczytać. Zapisz go jako JPEG (w telefonie: „najbardziej zgodny”) i spróbuj ponownie. Nic nie zostało dodane.
error-upload-too-heavy = { $file ->
        [none] To za dużo: najwyżej { $maximum } MiB naraz.
       *[other] Plik „{ $file }” jest za duży: najwyżej { $maximum } MiB.
    } Nic nie zostało dodane.
error-upload-too-many-pixels = „{ $file }” ma za dużo pikseli. Zmniejsz go: 800 × 1200 wystarczy. Nic nie zostało dodane.
error-uploads-too-many-pixels = Te obrazki mają razem za dużo pikseli. Zmniejsz je: 800 × 1200 wystarczy. Możesz też wysłać je w kilku częściach. Nic nie zostało dodane.
error-upload-too-small = „{ $file }” jest za mały: karta musi mieć co najmniej 200 pikseli szerokości i wysokości. Nic nie zostało dodane.
error-upload-wrong-shape = „{ $file }” jest za długi i za wąski na kartę. Przytnij go do proporcji bliższych 2:3. Nic nie zostało dodane.
error-upload-damaged = Plik „{ $file }” jest uszkodzony. Nic nie zostało dodane.
error-upload-too-slow = Odczytanie „{ $file }” trwa za długo. Nic nie zostało dodane.
error-upload-broken = Pliku „{ $file }” nie da się bezpiecznie odczytać. Nic nie zostało dodane.
error-upload-several = Tych plików nie da się przyjąć. Nic nie zostało dodane: popraw je albo pomiń i spróbuj ponownie.
upload-refused = - „{ $file }”: { $why ->
        [heic] obrazek HEIC; zapisz go jako JPEG
        [too-heavy] za duży
        [too-many-pixels] za dużo pikseli; wystarczy 800 × 1200
        [too-small] za mały; karta musi mieć co najmniej 200 pikseli szerokości i wysokości
        [wrong-shape] za długi i za wąski na kartę
        [damaged] uszkodzony
        [broken-file] uszkodzony
        [nested] to archiwum, a nie obrazek
        [not-a-picture] to nie obrazek, który umiem odczytać
       *[other] nie da się go bezpiecznie odczytać
    }
error-archive-damaged = Ten plik zip jest uszkodzony lub niepełny. Zrób go od nowa i spróbuj ponownie. Nic nie zostało dodane.
error-archive-encrypted = „{ $file }” w pliku zip jest zaszyfrowany. Zrób zip bez hasła. Nic nie zostało dodane.
error-archive-nested = „{ $file }” to archiwum, a nie obrazek. Włóż same obrazki do jednego pliku zip. Nic nie zostało dodane.
error-archive-link = „{ $file }” w pliku zip to dowiązanie, a nie obrazek. Nic nie zostało dodane.
error-archive-path = „{ $file }” w pliku zip prowadzi poza swój folder. Zrób zip od nowa. Nic nie zostało dodane.
error-archive-method = „{ $file }” jest spakowany w sposób, którego nie umiem odczytać. Zrób zip ze zwykłymi ustawieniami. Nic nie zostało dodane.
error-archive-broken-file = „{ $file }” w pliku zip jest uszkodzony. Nic nie zostało dodane.
error-archive-table-too-heavy = „{ $file }” w pliku zip ma ponad { $maximum } KiB, więc nie jest tabelą talii. Skróć ją albo pomiń. Nic nie zostało dodane.
error-archive-too-many = W tym pliku zip jest za dużo: najwyżej { $maximum } plików. Nic nie zostało dodane.
error-archive-too-large = Ten zip po rozpakowaniu ma ponad { $maximum } MiB. Nic nie zostało dodane.
error-archive-empty = W tym pliku zip nie ma żadnego obrazka. Nic nie zostało dodane.
error-table-encoding = Tabela nie jest tekstem UTF-8. Zapisz ją jako „CSV UTF-8”. Nic się nie zmieniło.
error-table-columns = Pierwszy wiersz tabeli musi mieć kolumny number (lub file) i text. Nic się nie zmieniło.
error-table-line = Wiersz { $line } tabeli jest niezrozumiały. Nic się nie zmieniło.
error-table-too-heavy = Ten plik ma ponad { $maximum } KiB, więc nie jest tabelą talii: potrzebny jest CSV. Nic się nie zmieniło.
error-table-too-long = Tabela ma ponad { $maximum } wierszy. Nic się nie zmieniło.
error-table-text-too-long = Tekst w wierszu { $line } tabeli jest za długi: najwyżej { $maximum } znaków. Nic się nie zmieniło.
error-card-number-unknown = W talii nie ma karty nr { $number }. Nic się nie zmieniło.
error-card-changed = Karta nr { $number } zmieniła się od otwarcia tego okna. To, co w nim wpisano, nie zostało zapisane; otwórz okno ponownie, żeby zobaczyć, co tam teraz jest.
