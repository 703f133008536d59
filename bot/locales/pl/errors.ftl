# Dlaczego nie i co zrobić zamiast tego: po jednej wiadomości na każdy powód odmowy.

error-kept = Twój tekst: { $typed }
error-unexpected = Coś poszło nie tak po mojej stronie; błąd został zapisany. Spróbuj jeszcze raz za chwilę.
error-busy = Kilka ruchów przyszło w tej samej chwili. Spróbuj jeszcze raz.
error-version-conflict = { error-busy }

## Stół

error-game-not-found = Tej gry już nie ma. Nową zaczniesz komendą `/dixit { command-start }`.
error-no-game-here = Na tym kanale nie ma jeszcze żadnej gry. Zacznij ją komendą `/dixit { command-start }`.
error-no-game-of-yours = W tej chwili w nic nie grasz. Dołącz do gry na jej kanale albo zacznij nową komendą `/dixit { command-start }`.
error-several-games = Bierzesz udział w kilku grach. Użyj komendy na kanale tej, o którą ci chodzi.
error-channel-busy =
    { $elsewhere ->
        [no] Na tym kanale jest już gra, a więcej gier naraz ten serwer nie dopuszcza. Dołącz do niej albo poczekaj, aż któraś się skończy.
        [thread] Na tym kanale jest już gra. Dołącz do niej albo zacznij swoją w wątku.
       *[yes] Na tym kanale jest już gra. Dołącz do niej albo zacznij swoją na innym kanale lub w wątku.
    }
error-channel-busy-own =
    Na tym kanale jest już gra i bierzesz w niej udział. { $elsewhere ->
        [no] Więcej gier naraz ten serwer nie dopuszcza, więc inną zaczniesz, gdy któraś się skończy.
        [thread] Inną możesz zacząć w wątku.
       *[yes] Inną możesz zacząć na innym kanale lub w wątku.
    }
error-too-many-games =
    { $maximum ->
        [one] Na tym serwerze może toczyć się tylko jedna gra naraz. Poczekaj, aż się skończy, albo do niej dołącz.
        [few] Na tym serwerze mogą toczyć się najwyżej { $maximum } gry naraz. Poczekaj, aż któraś się skończy, albo do którejś dołącz.
        [many] Na tym serwerze może toczyć się najwyżej { $maximum } gier naraz. Poczekaj, aż któraś się skończy, albo do którejś dołącz.
       *[other] Na tym serwerze może toczyć się najwyżej { $maximum } gry naraz. Poczekaj, aż któraś się skończy, albo do którejś dołącz.
    }
error-channel-not-allowed = Na tym kanale nie można zaczynać gier. Można tutaj: { $channel }. Osoba zarządzająca serwerem może na to zezwolić komendą `/dixit { command-server }`.
error-not-in-a-server = Gra toczy się na kanale serwera. Użyj tej komendy tam.
error-missing-permissions = Nie mogę tu jeszcze prowadzić gry, bo brakuje mi uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza kanałem, i spróbuj jeszcze raz.
error-permissions-there = Na { $channel } nie mogę grać dalej, bo brakuje mi tam uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza tym kanałem.
error-bot-not-here = Nie należę do tego serwera, więc nie mogę tu prowadzić gry. Najpierw musi mnie zaprosić osoba, która nim zarządza.
error-thread-in-thread = To już jest wątek. Zacznij tutaj bez opcji **{ option-thread }**.
error-no-threads-here = Kanały tego rodzaju nie mają wątków. Zacznij tutaj bez opcji **{ option-thread }** albo na kanale tekstowym.
error-too-many-threads = Na tym serwerze jest już tyle otwartych wątków, na ile pozwala Discord. Zamknij któryś albo zacznij bez opcji **{ option-thread }**.
error-thread-refused = Discord nie otworzył teraz wątku. Spróbuj jeszcze raz albo zacznij bez opcji **{ option-thread }**.
error-too-many-channels = Pojedynczo można dopuścić najwyżej tyle kanałów: { $maximum }. Podaj któryś jeszcze raz, aby zdjąć go z listy.
error-game-over = Ta gra już się skończyła. Nową zaczniesz przyciskiem pod wiadomością o jej końcu albo komendą `/dixit { command-start }`.
error-stale-round = Ten przycisk jest z tury { $round }, która już minęła. Skorzystaj z najnowszej wiadomości.
error-stale-phase = O chwilę za późno: gra poszła już dalej. Skorzystaj z najnowszej wiadomości.
error-clue-overtaken = Czyjeś skojarzenie było szybsze: narratorem tej tury jest ktoś inny. Zachowaj swoje na własną kolej.
error-stale-question = To pytanie jest sprzed powrotu do stołu, więc nic się nie stało. Jeśli nadal tego chcesz, wybierz to jeszcze raz pod **{ button-steer }**.
error-malformed-id = Nie rozpoznaję już tego przycisku. Skorzystaj z najnowszej wiadomości gry albo z `/dixit { command-hand }`.
error-not-manager = To może zrobić tylko osoba zarządzająca serwerem.
error-nothing-to-explain = Żadna tura nie jest jeszcze podliczona. Po pierwszej będzie co wyjaśniać.

## Kto

error-not-host = To może zrobić tylko gospodarz ({ $host }) albo moderacja. Poproś kogoś z nich.
error-not-host-there = To może zrobić tylko gospodarz ({ $host }) albo moderacja. Jeśli moderujesz, użyj komendy na { $channel }: stąd nie widzę twoich uprawnień.
error-nobody-hosts = Przy stole nie ma teraz gospodarza. Może to zrobić moderacja.
error-not-moderator = To może zrobić tylko moderacja tego serwera (Zarządzanie wiadomościami albo Zarządzanie serwerem).
error-not-moderator-there = To może zrobić tylko moderacja serwera (Zarządzanie wiadomościami albo Zarządzanie serwerem). Jeśli moderujesz, użyj komendy na { $channel }: stąd nie widzę twoich uprawnień.
error-not-seated = Nie grasz w tej grze. Jeśli możesz jeszcze dołączyć, zrób to komendą `/dixit { command-join }`.
error-already-seated = Już grasz w tej grze.
error-waits-for-next-round = Jesteś już przy stole, ale w tej turze jeszcze nie grasz. Zanim przyjdą twoje karty, usiądź wygodnie i popatrz.
error-player-unknown = Ta osoba nie bierze udziału w tej grze.
error-not-invited =
    { $over ->
        [yes] Ta gra była tylko dla zaproszonych, jej rewanż też taki będzie: kto go zacznie, może cię wpuścić komendą `/dixit { command-invite }`.
       *[no] Ta gra jest tylko dla zaproszonych. Gospodarz może cię wpuścić komendą `/dixit { command-invite }`.
    }
error-no-mention = „{ $typed }” to nie oznaczenie. Wpisz @ i wybierz osoby lub role, np. `@Anna @Ben`. Nic się nie zmieniło.
error-too-many-invited = Naraz można podać najwyżej tyle osób i ról: { $maximum }. Podaj rolę albo zaproś resztę komendą `/dixit { command-invite }`.
error-too-many-invited-in-all = Do jednej gry można zaprosić najwyżej tyle osób i ról: { $maximum }. Jeśli ma być ich więcej, zaproś rolę, którą mają. Nic się nie zmieniło.
error-everyone-invited = Nie można zaprosić @everyone: bez zaproszeń i tak może dołączyć każdy. Nic się nie zmieniło.
error-everyone-told = Nie można powiadamiać @everyone, gdy ktoś zbiera graczy. Wybierz inną rolę. Nic się nie zmieniło.
error-table-full =
    { $maximum ->
        [1] Przy stole nie ma już miejsca.
       *[other] Przy stole nie ma już miejsca: może grać { $maximum } graczy.{ $computer ->
            [yes] { "" }
           *[no] {" "}Może następnym razem!
        }
    }
error-few-seats-free = Wolnych miejsc jest za mało ({ $free }), więc nikt nie doszedł. Wybierz jeszcze raz.
error-ruleset-full = Przy stole nie ma już miejsca: według tych zasad może grać { $maximum } graczy. Gospodarz może wybrać zasady dla większej liczby graczy w menu **{ button-settings }**.
error-cards-full = Przy stole nie ma już miejsca: przy tych ustawieniach kart w taliach wystarczy najwyżej dla { $maximum } graczy. Gospodarz może dodać talię albo wybrać inne zasady w menu **{ button-settings }**.
error-last-round =
    Trwa już ostatnia tura i nie można { $computer ->
        [yes] dodać gracza komputerowego.
       *[no] dołączyć. Zostań na rewanż!
    }
error-pile-runs-out =
    Stos dobierania jest na wyczerpaniu i nie można { $computer ->
        [yes] dodać gracza komputerowego.
       *[no] dołączyć. Zostań na rewanż!
    }
error-pile-too-small =
    Dla jeszcze jednego gracza nie starczy już kart.{ $computer ->
        [yes] { "" }
       *[no] {" "}Zostań na rewanż!
    }
error-team-full = Ta drużyna jest w komplecie. Wybierz inną.
error-no-such-team = Nie ma takiej drużyny. Wybierz którąś przyciskiem pod listą graczy.
error-no-teams = W tej grze nie ma drużyn.
error-not-storyteller = W tej turze narratorem jest ktoś inny.
error-not-your-turn-to-tell = Teraz nie twoja kolej na skojarzenie. Przycisk **{ button-hand }** pokaże ci, co możesz zrobić.
error-storyteller-gave = Jesteś narratorem: twoja karta jest już w drodze na stół.
error-partner-gave = Karta waszej drużyny jest już wybrana. Twoja kolej przyjdzie przy głosowaniu.
error-storyteller-votes-not = Jesteś narratorem: pozostali szukają twojej karty, a ty zachowaj kamienną twarz.
error-no-vote = W tej turze nie głosujesz.
error-partner-votes = Karta waszej drużyny jest twoja, więc głosować może tylko { $partner }.
error-partner-tells = Narratorem jest { $partner }, więc wasza drużyna w tej turze nie głosuje.

## Kiedy

error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już trwa, więc tego nie da się zmienić.
error-not-storytelling = Skojarzenie już jest. Przycisk **{ button-hand }** pokaże ci, co możesz teraz zrobić.
error-not-submitting = To nie czas na dokładanie kart. Przycisk **{ button-hand }** pokaże ci, co możesz zrobić.
error-not-voting = To nie czas na głosowanie. Przycisk **{ button-hand }** pokaże ci, co możesz zrobić.
error-not-scored = Ta tura jeszcze trwa.
error-no-clue = Nie ma skojarzenia, które można by usunąć.
error-no-deadline = Nie ma terminu, który można by przesunąć.
error-deadline-to-come = Zegar jeszcze nie ruszył. Spróbuj jeszcze raz za chwilę.
error-nobody-to-wait-for = Zostali tylko gracze komputerowi, którzy sami dogrywają turę: nie ma po co zatrzymywać zegara.
error-no-red-token = W tej grze nie ma czerwonego żetonu.

## Karty i liczby

error-not-in-hand = Tej karty nie ma na ręce, z której teraz wybierasz. Naciśnij **{ button-hand }** i wybierz inną.
error-card-not-yours = Tej karty nie masz na ręce. Naciśnij **{ button-hand }** i wybierz inną.
error-card-hidden = Moderacja ukryła tę kartę: nie ma jej już w grze.
error-card-missing = Najpierw wybierz kartę, potem podaj do niej skojarzenie.
error-clue-before-hands = Przy tych zasadach najpierw podaje się skojarzenie, a dopiero potem widać karty. Użyj przycisku **{ button-clue }**.
error-partner-card-missing = Grasz w drużynie za dwoje: oprócz swojej karty wybierz też drugą.
error-partner-gives-card = Drugą kartę dokłada druga osoba z twojej drużyny.
error-all-given =
    { $count ->
        [one] Twoja karta jest już dołożona. Żeby wybrać inną, najpierw ją cofnij.
        [few] Twoje { $count } karty są już dołożone. Żeby wybrać inną, najpierw cofnij jedną z nich.
        [many] Twoje karty, wszystkie { $count }, są już dołożone. Żeby wybrać inną, najpierw cofnij jedną z nich.
       *[other] Twoje karty ({ $count }) są już dołożone. Żeby wybrać inną, najpierw cofnij jedną z nich.
    }
error-not-given = Ta karta nie jest już dołożona, więc nie ma czego cofać.
error-own-card = To twoja karta. Zagłosuj na inny numer.
error-own-star = Gwiazdkę przyznajesz cudzemu skojarzeniu lub cudzej karcie. Wybierz coś innego.
error-star-final = Gra się skończyła, więc twoja gwiazdka zostaje tam, gdzie jest.
error-star-too-late = Gwiazdki za turę przyznaje się, dopóki na stole nie ma kart następnej. Na tę jest już za późno.
error-no-such-number = Na stole są numery od 1 do { $maximum }.
error-no-such-card = Tej karty nie ma na tym stole.
error-no-table = Na stole nie ma teraz kart. Żeby ukryć kartę z wcześniejszej tury, obejrzyj ją z bliska pod wynikiem tamtej tury.
error-token-doubled = Każdy z twoich żetonów musi leżeć na innej karcie.
error-no-token-left = Wszystkie twoje żetony leżą już na stole. Żeby zdjąć któryś, naciśnij jeszcze raz jego numer.
error-no-token-there = Na tej karcie nie leży twój żeton.
error-red-obligatory = Czerwony żeton jest obowiązkowy: możesz go tylko przełożyć na inną kartę.
error-ballot-empty = Najpierw połóż żeton.

## Skojarzenie

error-clue-empty = Skojarzenie jest puste: nie ma w nim nic do zobaczenia ani do usłyszenia.
error-clue-too-long =
    Skojarzenie może mieć najwyżej { $maximum ->
        [one] 1 znak
        [few] { $maximum } znaki
        [many] { $maximum } znaków
       *[other] { $maximum } znaku
    }, a twoje ma { $length }. Skróć je!
error-clip-not-allowed = W tej grze skojarzeniem mogą być słowa albo dźwięk. Wariant **{ variant-mime-or-sing }** pozwala też na obrazki, filmy i skojarzenia na żywo.
error-clips-off = Na tym serwerze nie można dołączać plików do skojarzeń. Użyj słów{ $live ->
        [yes] {" "}albo podaj skojarzenie na żywo na kanale głosowym
       *[no] { "" }
    }.
error-clip-too-large = Ten plik jest za duży: może mieć najwyżej { $maximum } MB.
error-clip-type =
    Taki plik się nie nada. { $wanted ->
        [sound] Wyślij dźwięk.
       *[clip] Wyślij dźwięk, obrazek albo film.
    }

## Ustawienia

error-too-few-players =
    Potrzeba co najmniej { $minimum } graczy, a przy stole { $players ->
        [one] jest jeden
        [few] jest { $players }
        [many] jest { $players }
       *[other] jest { $players }
    }. { $minimum ->
        [3] Zaproś kogoś albo zagrajcie z graczami komputerowymi!
       *[other] Zaproś kogoś, zagrajcie z graczami komputerowymi albo wybierz inne zasady.
    }
error-too-many-players =
    Przy tych zasadach może grać najwyżej { $maximum ->
        [one] jeden gracz
        [few] { $maximum } graczy
        [many] { $maximum } graczy
       *[other] { $maximum } gracza
    }, a przy stole { $players ->
        [one] jest jeden
        [few] jest { $players }
        [many] jest { $players }
       *[other] jest { $players }
    }. Wybierz inne zasady.
error-odd-players =
    Drużyny to pary, a przy stole { $players ->
        [1] jest jeden gracz. Zaproś kogoś!
       *[other] jest { $players } graczy. Przydałby się jeden więcej albo jeden mniej!
    }
error-deck-too-small = Dla { $players } graczy potrzeba { $needed } kart, a talie mają ich razem { $have }. Zanim gra się zacznie, gospodarz może wybrać inną talię, dodać drugą albo zmniejszyć liczbę kart na ręce.
error-no-deck = Wybierz co najmniej jedną talię.
error-deck-unknown = Nie ma talii „{ $deck }”. Wybierz którąś z podpowiedzi, które pojawiają się podczas pisania.
error-deck-removed =
    { $deck ->
        [none] Jednej z talii
       *[other] Talii „{ $deck }”
    } już nie ma. Gospodarz może wybrać inne w menu **{ button-settings }** przy stole, a potem zacząć.
error-deck-changed = Właśnie w tej chwili zmieniły się talie. Spróbuj jeszcze raz.
error-card-unreadable = Nie da się odczytać obrazka z tej talii. Wybierz inną.
error-hand-too-small = Na ręce musi być więcej kart, niż się dokłada: co najmniej { $minimum }.
error-no-end = Gra musi mieć koniec: ustaw cel punktowy, limit kolejek narratora albo koniec gry wraz ze stosem dobierania.
error-setting-range = Ustawienie „{ $field }” musi mieć wartość od { $minimum } do { $maximum }.
error-setting-choice = Ustawienie „{ $field }” nie może mieć takiej wartości.
error-setting-unfit = Przy tych zasadach nie można tak zmienić ustawienia „{ $field }”.
error-setting-unknown = Nie ma ustawienia „{ $field }”.
error-variant-unknown = Nie ma wariantu „{ $variant }”. Wybierz któryś z podpowiedzi albo użyj przycisku **{ button-settings }** przy stole.
error-variant-unfit = Przy tych zasadach ten wariant nie ma sensu: { $variant }.

## To, na czym stoi bot

error-storage-full = Dysk, na którym trzymam gry, jest pełny i nie da się tego zapisać. Nic nie przepadło; daj znać osobie, która prowadzi bota.
error-storage-busy = Nie udało mi się tego teraz zapisać, więc nic się nie zmieniło. Spróbuj jeszcze raz.
error-forget-unfinished = Nie ma cię już w twoich grach i część danych o tobie jest usunięta, ale reszty nie udało mi się teraz usunąć. Użyj jeszcze raz `/dixit { command-forget-me }`.
error-storage-broken = Nie mam dostępu do zapisanych gier. Daj znać osobie, która prowadzi bota.
error-closed = Nie mogę wysyłać ci wiadomości prywatnych. Swoje karty i tak zobaczysz na kanale, naciskając 🃏 **{ button-hand }**.
error-later = Discord nie przyjmuje teraz wiadomości. Będę próbować dalej.

## Słowa do powyższych wiadomości

field-ruleset = zasady
field-decks = talie
field-pace = tempo
field-variants = warianty
field-target = cel punktowy
field-target-score = cel punktowy
field-laps = limit kolejek narratora
field-cap = limit punktów za głosy
field-vote-points-cap = limit punktów za głosy
field-tokens = żetony do głosowania
field-many-tokens-from = dodatkowe żetony od ilu graczy
field-hand-size = karty na ręce
field-first = pierwszy narrator
field-first-storyteller = pierwszy narrator
field-seating = miejsca przy stole
field-mime-or-sing = zaśpiewaj lub pokaż
field-lone-finder-points = punkty za jedyne trafienie
field-storyteller-points = punkty narratora
field-finder-points = punkty za trafienie
field-failure-points = punkty, gdy trafią wszyscy albo nie trafi nikt
field-single-token-bonus = premia za jeden żeton
field-agreement-cap = limit punktów za wspólny wybór
field-refill = stos dobierania
field-recycle-below = powrót odrzuconych kart
field-failure-per = kto dostaje punkty, gdy trafią wszyscy albo nie trafi nikt
field-hidden-from = karty zakryte przed skojarzeniem
field-red = czerwony żeton
field-three-players = zasady dla trzech graczy
field-seconds = sekundy
field-language = język
field-games = liczba gier naraz
field-level = poziom
field-period = okres
field-by = kolejność rankingu
permission-view-channel = wyświetlanie kanału
permission-send-messages = wysyłanie wiadomości
permission-send-messages-in-threads = wysyłanie wiadomości w wątkach
permission-attach-files = załączanie plików
permission-read-message-history = czytanie historii wiadomości
permission-create-public-threads = tworzenie publicznych wątków
permission-embed-links = wyświetlanie podglądu linków

## The table's menu

error-host-proposes-not = Jesteś już gospodarzem: nie musisz niczego proponować. Jeśli chcesz przekazać tę rolę komuś innemu, użyj przycisku **{ button-steer }**.
error-host-not-away = Ktoś przed chwilą coś zrobił. Będzie można to zaproponować, gdy przez minutę nikt nic nie zrobi.
error-no-such-rabbit = Nie ma takiego królika. Wybierz jednego z menu.
error-rabbit-taken = Ten królik jest już zajęty. Wybierz innego.
error-seats-by-team = W drużynach siedzisz naprzeciwko drugiej osoby z pary. Zamiast miejsca wybierz drużynę przyciskiem na kanale.
error-clue-settled = Do tego skojarzenia dołożono już karty, więc nie można go zmienić.
error-seat-filled = To miejsce jest już zajęte albo ta tura się skończyła.{ $more ->
        [yes] {" "}Gracza komputerowego możesz jeszcze dodać pod **{ button-steer }**.
       *[no] { "" }
    }
