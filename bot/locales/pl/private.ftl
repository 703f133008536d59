# To, co czyta jedna osoba, we własnym języku.

button-clue = Podaj skojarzenie
button-done = Gotowe
button-take-back = Cofnij { $number }
button-back-to-hand = Wróć do kart
button-give = Dołóż tę kartę

## Ręka

hand-finished =
    { $lobby ->
        [yes] Ten stół jest zamknięty. Nowy otworzysz przyciskiem **{ button-reopen }**
       *[no] Ta gra już się skończyła. Następną zaczniesz przyciskiem **{ button-rematch }**
    } albo komendą `/dixit { command-start }`.
hand-stranger = Nie ma cię w tej grze. Naciśnij **{ $join }** – jeśli da się jeszcze dołączyć, zagrasz od następnej tury{ $pairs ->
        [yes] {" "}(parami, jeśli nie ma miejsca wolnego ani gracza komputerowego).
       *[no] .
    }
hand-stranger-lobby = Nie ma cię w tej grze. Naciśnij **{ $join }** – jeśli jest dla ciebie miejsce, zagrasz od początku.
hand-lobby = Karty dostaniesz po rozpoczęciu gry.
hand-waiting = Jesteś w grze! Karty dostaniesz w następnej turze.
hand-waiting-seat =
    Zajmujesz miejsce po graczu { $other }, razem z wynikiem{ $mate ->
        [yes] ; gra z tobą { $partner }
       *[no] { "" }
    }.
hand-waiting-own =
    Wracasz na swoje miejsce, z jego wynikiem{ $mate ->
        [yes] ; gra z tobą { $partner }
       *[no] { "" }
    }.
hand-waiting-pair = Wchodzisz w parze z drugim nowym graczem. Jeśli wcześniej zwolni się miejsce, zajmie je ktoś z nowych graczy, a kto zostanie bez pary, poczeka na jeszcze jednego.
hand-waiting-alone = Jesteś w grze! W drużynach nowi gracze dochodzą parami, więc karty dostaniesz, gdy dołączy jeszcze jeden gracz albo zwolni się miejsce.
hand-waiting-empty-seat = W drużynach nowi gracze dochodzą parami, a nikt inny nie może już dołączyć: karty dostaniesz tylko wtedy, gdy zwolni się miejsce.
hand-waiting-over = W tej grze już nie zagrasz: następnej tury nie będzie. Zostań na rewanż!
hand-party-hidden = Najpierw skojarzenie: dopiero potem wszyscy zobaczą swoje karty.
hand-tale-coming = { $name } obmyśla skojarzenie.{ $cards ->
        [yes] {" "}Przyjrzyj się tymczasem swoim kartom.
       *[no] { "" }
    }
hand-told = Skojarzenie podane, a twoja karta { $number } jest już w drodze na stół.
hand-told-other-hand = Skojarzenie podane, a karta { $number } z drugiej ręki jest już w drodze na stół.
hand-mate-gave = Kartę waszej drużyny dokłada { $partner }, więc głosujesz ty.
hand-mate-votes = Karta waszej drużyny jest twoja, więc { $away ->
        [yes] głosować może tylko { $partner }. Póki ta osoba nie wróci do gry, nikt na ten głos nie czeka.
       *[no] głosuje { $partner }.
    }
hand-gave-none = Wasza drużyna nie miała karty do dołożenia, więc nie głosuje.
hand-mate-told = Narratorem jest { $partner }, więc wasza drużyna nie głosuje.
hand-not-needed = W tej chwili nie musisz nic robić.
hand-back-late = Za późno na cofnięcie: karty leżą już na stole.
hand-late = O chwilę za późno: gra poszła już dalej. Oto jak wygląda teraz.
hand-gone = Tamta wiadomość jest już zamknięta.
hand-done-gone = Gotowe! { hand-gone }
hand-vote = Karty leżą na stole{ $awaited ->
        [yes] {" "}i czekają na twój głos
       *[no] , a ty możesz jeszcze zagłosować
    }.{ $cards ->
        [yes] {" "}Poniżej są karty, które zostały ci na ręce.
       *[no] { "" }
    }
hand-vote-begun = Na razie twój wybór: { $numbers }. Naciśnij **{ button-vote }**, żeby go zmienić albo potwierdzić przyciskiem **{ button-done }**.
hand-vote-red = Karty leżą na stole. { $missing ->
        [red] Żeton do głosowania już leży: połóż czerwony tam, gdzie najbardziej popsuje szyki innym.
        [green] Czerwony żeton już leży: połóż żeton do głosowania na wybranej karcie.
        [may] Połóż żeton do głosowania na wybranej karcie, a jeśli chcesz, także czerwony tam, gdzie najbardziej popsuje szyki innym.
       *[both] Połóż żeton do głosowania na wybranej karcie, a czerwony tam, gdzie najbardziej popsuje szyki innym.
    }
card-drawn = { $count ->
        [1] Brakowało jeszcze karty, więc los wybrał jedną z twojej ręki.
       *[other] Brakowało jeszcze kart, więc los wybrał je z twojej ręki.
    }
hand-card-hidden = { $count ->
        [1] Moderacja ukryła jedną z twoich kart. Zamiast niej jest nowa: nr { $numbers }.
        [2] Moderacja ukryła dwie z twoich kart. Zamiast nich są nowe: nr { $numbers }.
       *[other] Moderacja ukryła { $count } z twoich kart. Zamiast nich są nowe: nr { $numbers }.
    }
hand-card-lost = Moderacja ukryła { $count ->
        [1] jedną
        [2] dwie
       *[other] { $count }
    } z twoich kart.
hand-voted = Twój głos jest oddany. Możesz zmienić zdanie, dopóki trwa głosowanie.
hand-told-vote = Pozostali szukają twojej karty. Nie zdradź się!
hand-no-vote = Pozostali właśnie głosują.
hand-scored = Koniec tury.
hand-over = ### Koniec tury { $round }
hand-game-over = ### Koniec gry
hand-lobby-closed = ### Stół zamknięty
hand-over-how =
    { $how ->
        [found] Udało ci się odgadnąć kartę narratora.
        [alone] Nikt poza tobą nie odgadł karty narratora!
        [missed] Nie udało ci się odgadnąć karty narratora.
        [everybody] Kartę narratora odgadli wszyscy głosujący.
        [nobody] Karty narratora nie odgadł nikt.
        [own-everybody] Twoją kartę odgadli wszyscy głosujący.
        [own-nobody] Twojej karty nie odgadł nikt.
        [own-found] { $count ->
            [1] Twoją kartę odgadł jeden gracz.
           *[other] Twoją kartę odgadło { $count } graczy.
        }
        [together] { $count ->
            [one] Jeszcze jeden gracz wybrał tę samą kartę co ty.
            [few] Jeszcze { $count } gracze wybrali tę samą kartę co ty.
           *[many] Jeszcze { $count } graczy wybrało tę samą kartę co ty.
        }
        [apart] Nikt inny nie wybrał tej samej karty co ty.
        [red] Na wybranej przez ciebie karcie leżał czerwony żeton.
        [no-ballots] Nikt nie zagłosował.
       *[unvoted] Twój głos nie został oddany.
    }
hand-over-points =
    { $team ->
        [yes] Punkty twojej drużyny
       *[no] Twoje punkty
    }: **+{ $gained }** ({ $apart ->
        [yes] { $parts };{" "}
       *[no] { "" }
    }razem { $total }).
hand-won =
    🎉 { $team ->
        [yes] { $shared ->
            [yes] Wspólnie wygrywają twoja drużyna oraz { $names }!
           *[no] Wygrywa twoja drużyna!
        }
       *[no] { $shared ->
            [yes] Wspólnie wygrywacie ty oraz { $names }!
           *[no] Wygrywasz!
        }
    }
hand-led =
    { $team ->
        [yes] { $shared ->
            [yes] Wspólnie na prowadzeniu: twoja drużyna oraz { $names }.
           *[no] Na prowadzeniu: twoja drużyna.
        }
       *[no] { $shared ->
            [yes] Wspólnie na prowadzeniu: ty oraz { $names }.
           *[no] Na prowadzeniu: ty.
        }
    }
hand-place =
    { $team ->
        [yes] Miejsce twojej drużyny
       *[no] Twoje miejsce
    }: **{ $place }.** na { $places }{ $tied ->
        [yes] , ex aequo
       *[no] { "" }
    }.
hand-unwon = Nikt nie wygrywa.
void-passed-own = Nie było twojego skojarzenia, więc ta tura przepada.
void-no-card-own = Zabrakło ci kart do skojarzenia, więc ta tura przepada.
hand-left = Do tego momentu trwała twoja gra.
hand-removed = W tym momencie wyproszono cię od stołu – decyzją gospodarza lub moderacji.
hand-left-early = W tym momencie wstajesz od stołu.
hand-back =
    { $back ->
        [yes] Możesz wrócić komendą `/dixit { command-join }` na kanale, dopóki da się jeszcze dołączyć.
       *[invited] Ta gra jest tylko dla zaproszonych: z zaproszeniem możesz wrócić komendą `/dixit { command-join }` na kanale, dopóki da się jeszcze dołączyć.
    }
tell-told = Skojarzenie już jest! Dalszy ciąg tury znajdziesz niżej.
tell-over =
    { $cards ->
        [no] Tutaj czekała prośba o skojarzenie.
       *[yes] Tu były twoje karty, dopóki nie pojawiło się skojarzenie.
    }
hand-away = 💤 Gra dwa razy poszła dalej bez twojego ruchu, więc nikt już na ciebie nie czeka{ $turn ->
        [yes] , a twoja kolej narratora, jeśli nadejdzie, przepadnie.
       *[no] .
    }{ $ways ->
        [next] {" "}Dołóż kartę, zagłosuj albo naciśnij **{ button-next }**, a wrócisz do gry.
        [give-or-vote] {" "}Dołóż kartę albo zagłosuj, a wrócisz do gry.
        [give] {" "}Dołóż kartę, a wrócisz do gry.
        [vote] {" "}Zagłosuj, a wrócisz do gry.
       *[none] { "" }
    }
hand-away-last = 💤 Gra dwa razy poszła dalej bez twojego ruchu, więc nikt już na ciebie nie czeka. Ostatnia kolej jest twoja: naciśnij **{ button-next }**, a wrócisz do gry; inaczej tura przepadnie i gra się skończy.
hand-away-silent = 💤 Gra dwa razy poszła dalej bez twojego ruchu, więc nikt już na ciebie nie czeka. Następna kolej jest twoja: naciśnij **{ button-next }**, a wrócisz do gry; inaczej tura przepadnie i gra skończy się bez zwycięzcy.
hand-alt = Twoje karty. { $cards }.
tell-offer = Masz pomysł? Wybierz kartę i podaj do niej skojarzenie: kto pierwszy, ten zostaje narratorem.
tell-offer-party = Masz pomysł? Podaj skojarzenie: kto pierwszy, ten zostaje narratorem.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}Karty zobaczysz dopiero potem.
    }
tell-turn = **Teraz ty jesteś narratorem.** Wybierz kartę i podaj do niej skojarzenie.
tell-party = **Teraz ty jesteś narratorem.** Podaj skojarzenie{ $hidden ->
        [nobody] .
       *[other] ; karty zobaczysz dopiero potem.
    }
tell-both-hands = { $turn ->
        [own] Grasz w drużynie za dwoje: do skojarzenia wybierz jedną ze swoich kart ({ $telling }), a potem dołóż jedną z drugiej ręki ({ $other }).
        [partner] Grasz w drużynie za dwoje, a teraz kolej drugiej osoby: do skojarzenia wybierz jedną z jej kart ({ $telling }), a potem dołóż jedną ze swoich ({ $other }).
       *[any] Grasz w drużynie za dwoje: z jednej ręki wybierz kartę do skojarzenia, a potem dołóż kartę z drugiej.
    }
advice = Skojarzenie zbyt oczywiste odgadną wszyscy, zbyt odległe – nikt. Sztuka w tym, żeby trafić pośrodku.
advice-party = Wymyśl coś, co mogłoby pasować do wielu kart.
give =
    { $count ->
        [one] Dołóż kartę, która najlepiej pasuje do skojarzenia.
        [few] Dołóż { $count } karty, które najlepiej pasują do skojarzenia.
        [many] Dołóż { $count } kart, które najlepiej pasują do skojarzenia.
       *[other] Dołóż { $count } karty, które najlepiej pasują do skojarzenia.
    }
hand-partner = Grasz w parze: { $partner } i ty.
give-teams = { hand-partner } { $mate ->
        [away] Póki ta druga osoba nie wróci do gry, nikt na nią nie czeka. Jeśli kartę dołożysz ty, nikt nie będzie też czekał na głos waszej drużyny.
        [computer] Kto pierwszy dołoży kartę, dokłada ją za drużynę, a drugie z was głosuje.
       *[person] Umówcie się, które z was dokłada kartę, a które głosuje, ale tylko przy wszystkich, bez pokazywania i opisywania kart. Liczy się pierwsza dołożona.
    }
give-alone = Grasz też za drugą osobę: obie ręce i głos drużyny należą do ciebie.
give-alone-told = Grasz też za drugą osobę: drugą kartę drużyny dokładasz z innej ręki niż karta do skojarzenia.
give-mate-told = Narratorem jest { $partner }, więc drugą kartę drużyny dokładasz ty.
give-empty = Nie masz już kart. Jeśli kartę dołoży { $partner }, głosujesz ty.
give-more = { $given ->
        [1] Wybrana karta: nr { $numbers }.
       *[other] Wybrane karty: nr { $numbers }.
    } { $count ->
        [one] Jeszcze jedna!
        [few] Jeszcze { $count } karty!
        [many] Jeszcze { $count } kart!
       *[other] Jeszcze { $count } karty!
    }
given =
    { $count ->
        [1] Twoja karta: { $numbers }. Możesz ją cofnąć, dopóki nie zbierzemy kart od wszystkich.
       *[other] Twoje karty: { $numbers }. Możesz je cofnąć, dopóki nie zbierzemy kart od wszystkich.
    }
give-instead = Możesz też nacisnąć inny numer, żeby zamiast niej dołożyć tamtą kartę.
given-other-hand = Karta { $numbers } z drugiej ręki jest już w drodze na stół. Możesz ją cofnąć, dopóki nie zbierzemy kart od wszystkich.
card-number = Karta { $number }
look-placeholder = Obejrzyj kartę z bliska
look-gone = Tej karty nie masz już na ręce.
look-table = Cały stół, powiększony
look-table-hint = Na kilku obrazkach, dla małych ekranów
look-words = Wszystkie karty słowami
card-hidden = Karta ukryta przez moderację.
button-hide-card = Ukryj tę kartę
button-hide-sure = Ukryj na dobre
hide-question =
    ### Ukryć kartę { $number } na dobre?
    { $cost ->
        [this] Ta tura przepadnie: karty zejdą ze stołu i nikt nie dostanie punktów.
        [held] Policzone punkty zostają. Stos dobierania jest pusty: jeśli w trwającej turze karta została zagrana ponownie albo ktoś ma ją na ręce, ta tura przepadnie.
       *[played] Policzone punkty zostają. Jeśli karta została zagrana ponownie w trwającej turze, ta tura przepadnie.
    }{ $silent ->
        [yes] {" "}Zbyt wiele tur z rzędu minęło bez głosu, więc gra skończy się dla wszystkich.
       *[no] { "" }
    }
    W tej grze nikt już nie zobaczy jej obrazka. Nie można tego cofnąć.
hide-deck-stays = W talii zostaje na kolejne gry, dopóki ktoś jej nie usunie komendą `/{ command-dixit-deck } { command-deck-remove }`.
hide-done =
    { $voided ->
        [yes] Karta jest ukryta, a tura przepada.
       *[no] Karta jest ukryta.
    }

## Skojarzenie

clue-modal-title = Twoje skojarzenie
clue-modal-label = Słowami
clue-modal-card = Do karty { $number }: { $card }
clue-modal-either =
    { $kind ->
        [clip] Słowa, plik albo jedno i drugie, albo na żywo.
        [live] Słowa, na żywo albo jedno i drugie.
       *[sound] Słowa, dźwięk albo jedno i drugie.
    }
clue-modal-placeholder = słowo, zdanie, wers z piosenki…
clue-modal-partner = Druga karta drużyny
clue-modal-clip = Zaśpiewaj lub pokaż – dodaj plik
clue-modal-clip-hint = Dźwięk, obrazek albo film, najwyżej 8 MB.
clue-modal-sound = Albo dźwięk
clue-modal-sound-hint = Plik dźwiękowy, najwyżej 8 MB.
clue-modal-voice = Podam je na żywo na kanale głosowym

## Głosowanie

ballot-ask =
    { $count ->
        [one] Która karta należy do narratora?
        [few] Która karta należy do narratora? Możesz położyć do { $count } żetonów, każdy na innej karcie.
        [many] Która karta należy do narratora? Możesz położyć do { $count } żetonów, każdy na innej karcie.
       *[other] Która karta należy do narratora? Możesz położyć do { $count } żetonu, każdy na innej karcie.
    }
ballot-bonus =
    Jeśli położysz tylko jeden żeton i trafisz, dostaniesz { $points ->
        [one] o 1 punkt więcej.
        [few] o { $points } punkty więcej.
        [many] o { $points } punktów więcej.
       *[other] o { $points } punktu więcej.
    }
ballot-ask-party = Którą kartę wybierze najwięcej graczy?
ballot-more =
    { $left ->
        [0] Żetony leżą na kartach: { $numbers }. Naciśnij **{ button-done }** albo jeszcze raz któryś z tych numerów, żeby zdjąć z niego żeton.
       *[other] Na razie twój wybór: { $numbers }. Połóż jeszcze jeden żeton, naciśnij **{ button-done }** albo jeszcze raz wybrany numer, żeby zdjąć z niego żeton.
    }
ballot-undone = Gdy głosowanie się skończy, twój wybór liczy się też bez **{ button-done }**.
ballot-placed = Głosujesz na kartę { $numbers }. Możesz zmienić zdanie, dopóki trwa głosowanie.
ballot-placed-several =
    { $count ->
        [1] Głosujesz na kartę { $numbers }. Dopóki trwa głosowanie, możesz to zmienić: naciśnij jeszcze raz jej numer, żeby zdjąć żeton.
       *[other] Głosujesz na karty { $numbers }. Dopóki trwa głosowanie, możesz to zmienić: naciśnij jeszcze raz któryś z numerów, żeby zdjąć z niego żeton.
    }
ballot-red-below =
    { $may ->
        [yes] Potem, jeśli chcesz, kolej na czerwony żeton, niżej.
       *[no] Potem kolej na czerwony żeton, niżej.
    }
ballot-red =
    { $number ->
        [none] ✗ Połóż też czerwony żeton: karta, na której leży, nie daje nikomu punktów.
        [may] ✗ Możesz też położyć czerwony żeton: karta, na której leży, nie daje nikomu punktów.
       *[other] ✗ Twój czerwony żeton leży na karcie { $number }.
    }
ballot-red-optional = ✗ Twój czerwony żeton leży na karcie { $number }. Żeby go zdjąć, naciśnij jeszcze raz **✗ { $number }**.
ballot-own =
    { $count ->
        [one] Karta { $numbers } jest twoja.
        [few] Karty { $numbers } są twoje.
       *[many] Karty { $numbers } są twoje.
    }
ballot-own-allowed = Możesz głosować też na własną kartę.
ballot-mate-gave = Karta waszej drużyny pochodzi od: { $partner }; głos na nią nie jest trafieniem i nikomu nie daje punktów, ale liczy się jako oddany.
ballot-secret = Nikt nie zobaczy twojego głosu, dopóki głosowanie się nie zakończy.

## Powitanie, opisy, stan gry

button-to-channel = Przejdź do gry
greeting =
    ### 🐇 Witaj przy stole!
    Grasz na serwerze **{ $guild }**, na kanale { $channel } – tam czeka stół. Tutaj będą przychodzić twoje karty.
privacy = Przechowuję twoją nazwę, język i wybranego królika, a w zapisach gier twoje ruchy. `/dixit { command-forget-me }` usuwa nazwę, język i królika; ruchy zostają, ale pod nazwą „{ former-player }”.
describe-board = **Na stole**
describe-hand = **Na ręce**
describe-hand-then = **Wtedy na ręce**
describe-nothing = Nie ma jeszcze kart do opisania.
status-lobby =
    { $count ->
        [1] Stół jest otwarty; na razie czeka jeden gracz.
       *[other] Stół jest otwarty; na razie czeka { $count } graczy.
    }
status-storytelling = Skojarzenie jeszcze nie padło.
status-submitting = Skojarzenie już jest, zbieramy karty.
status-voting = Karty leżą na stole, trwa głosowanie.
status-scored = Tura skończona.
status-finished = Gra skończona.
status-host = Gospodarz: { $name }

## Ustawienia

panel-title = ### ⚙️ Jak gramy?
panel-option = { $field }: { $choice }
panel-field-ruleset = Zasady
panel-field-decks = Talie
panel-field-pace = Tempo
panel-field-variants = Warianty
panel-field-target = Cel punktowy
panel-field-laps = Limit kolejek narratora
panel-field-hand-size = Karty na ręce
panel-field-cap = Limit punktów za głosy
panel-field-tokens = Żetony do głosowania
panel-field-many-tokens-from = Dodatkowe żetony od ilu graczy
panel-field-refill = Stos dobierania
panel-field-recycle-below = Powrót odrzuconych kart
panel-field-storyteller-points = Punkty narratora
panel-field-finder-points = Punkty za trafienie
panel-field-failure-points = Punkty za „wszyscy albo nikt”
panel-field-failure-per = Punkty za „wszyscy albo nikt” dostaje
panel-field-single-token-bonus = Premia za jeden żeton
panel-field-agreement-cap = Limit punktów za wspólny wybór
panel-field-first = Pierwszy narrator
panel-field-seating = Miejsca przy stole
panel-page-game = Gra
panel-page-rules = Więcej: zasady
panel-page-points = Więcej: punkty
panel-decks-page = Talie, strona { $page }
panel-deck-cards =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }
panel-book = Jak w instrukcji
panel-by-book = jak w instrukcji
panel-by-italian = we włoskiej instrukcji: { $book }
panel-by-default = zwykle tak; instrukcje o tym milczą
panel-seating-teams = zwykle tak; pary i tak siedzą naprzeciwko siebie
panel-seating-paired = kto nie wybierze drużyny, dostaje parę losowo
panel-as-book = Wszystko jak w instrukcji.
panel-differs = Jak w instrukcji, ze zmianami: { $list }.
panel-language = Język kanału
panel-none = brak
setting-target-none = brak
panel-no-variants = brak
panel-hint = Każda zmiana działa od razu i widać ją na kanale, w wiadomości z przyciskiem **{ button-start }**.
panel-hint-running = Gra już trwa: zmienić można jeszcze tylko język wiadomości.
variant-lone-finder-hint =
    { $pairs ->
        [yes] Gdy trafi tylko jedna drużyna, ona i drużyna narratora dostają po { $points }.
       *[no] Gdy trafi tylko jeden gracz, on i narrator dostają po { $points }.
    }
variant-mime-or-sing-hint = Skojarzenie można zaśpiewać lub pokazać: { $files ->
        [no] na żywo na kanale głosowym
       *[yes] obrazkiem, filmem albo na żywo na kanale głosowym
    }.
variant-three-players-hint =
    Gdy turę zaczyna trzech graczy: { $hand ->
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    } na ręce, a poza narratorem każdy dokłada po { $count ->
        [1] jednej
       *[other] { $count }
    }.
variant-optional-red-hint = Narrator może zrezygnować z czerwonego żetonu.
variant-hidden-hands-hint = Przed skojarzeniem nikt nie ogląda swoich kart, nie tylko narrator.
ruleset-classic-hint = 3–6 graczy, do wyczerpania stosu dobierania
ruleset-odyssey-hint = 3–12 graczy, do 30 punktów; od 7 graczy po dwa żetony
ruleset-party-hint = 6–12 graczy: głosuj jak inni i strzeż się czerwonego żetonu
ruleset-teams-hint = 6, 8, 10 lub 12 graczy w parach
ruleset-mini-hint = 3–4 graczy, każdy jest narratorem dwa razy
pace-normal-hint = 2–3 minuty na etap
pace-relaxed-hint = 5–7 minut na etap
pace-blitz-hint = około minuty na etap
pace-untimed-hint = żadnych terminów; same mijają tylko przerwa po turze i czas na zmianę głosu
pace-correspondence-hint = gra na raty, przez wiele dni
setting-first-offer = kto pierwszy ma pomysł
setting-first-random = losowo
setting-first-host = gospodarz
setting-first-choice = osoba, którą na początku wskaże gospodarz
first-ask = ### 🎙️ Kto będzie pierwszym narratorem?
first-placeholder = Pierwszy narrator
setting-seating-shuffled = losowo
setting-seating-joined = w kolejności z listy
setting-seating-joined-teams = drużyny w kolejności numerów, najpierw pełne
setting-refill-end = jego koniec to koniec gry
setting-refill-recycle = wracają odrzucone karty
setting-refill-shuffle-all = co turę tasuje się wszystko
setting-recycle-below-draw = gdy na stosie za mało do dobrania
setting-recycle-below-players = gdy na stosie mniej kart niż graczy albo za mało do dobrania
printed-recycle-below = tylko gdy na stosie jest mniej kart niż graczy
setting-failure-per-scorer = każda drużyna raz
setting-failure-per-player = każda osoba z drużyny

## Stars

star-what =
    { $clue ->
        [no] Która karta podoba ci się najbardziej?
       *[yes] Które skojarzenie lub która karta podoba ci się najbardziej?
    }
star-ask = ⭐ **{ star-what }** Nikt tego nie zobaczy przed końcem gry. { $last ->
        [yes] Gwiazdkę możesz przenieść, zanim pojawi się podium.
       *[no] Masz czas, dopóki na stole nie pojawią się następne karty.
    }
star-ask-last = ⭐ **{ star-what }** Gra się skończyła: wszyscy widzą to od razu, a gwiazdka zostaje tam, gdzie ją dasz.
star-final = ⭐ Twoja gwiazdka: **{ $what }**
star-set = ⭐ Twoja gwiazdka jest przyznana. Możesz ją przenieść, zanim { $last ->
        [yes] pojawi się podium.
       *[no] na stole pojawią się następne karty.
    }
star-placeholder = Przyznaj gwiazdkę…
star-clue = Skojarzenie · { $name }
star-card = Karta { $number } · { $name }

## The table's menu

steer-host =
    ### Stół
    Jesteś gospodarzem.
steer-was-host =
    ### Stół
    Przy stole są już tylko gracze komputerowi. Rola gospodarza należała do ciebie: dopóki ktoś nie dołączy, możesz dalej prowadzić tę grę.
steer-moderator =
    ### Stół
    Możesz prowadzić tę grę, bo należysz do moderacji.
steer-nobody =
    ### Stół
    Przy stole nie ma teraz gospodarza. Grę może prowadzić moderacja.
steer-player =
    ### Stół
    Gospodarz: { $host } – w sprawie { $ask ->
        [start] startu i zmian
        [pause] pauzy i zmian
       *[other] zmian
    } zwracaj się do tej osoby.{ $proposes ->
        [start] {" "}Jeśli przez minutę nikt nic nie zrobi, możesz tu zaproponować start albo siebie na gospodarza, a zdecyduje połowa obecnych.
        [skip] {" "}Jeśli przez minutę nikt nic nie zrobi, możesz tu zaproponować przejście dalej albo siebie na gospodarza, a zdecyduje połowa obecnych.
       *[no] { "" }
    }
steer-pause = Pauza
steer-resume = Wznów
steer-more = Jeszcze 2 minuty
steer-skip = Dalej bez czekania
steer-clue = Usuń skojarzenie
steer-end = Zakończ grę
steer-end-lobby = Zamknij stół
steer-host-to = Przekaż rolę gospodarza…
steer-kick = Wyproś kogoś od stołu…
steer-hide = Ukryj kartę ze stołu…
propose-start = Zaproponuj start
propose-skip = Zaproponuj przejście dalej
propose-host = Zaproponuj siebie na gospodarza
sure-end = { $state ->
        [lobby] **Zamknąć stół?** Gra się nie zacznie.
        [played-out] **Zakończyć grę?** Ostatnia tura jest już rozegrana: od razu będzie podium.
       *[game] **Zakończyć grę?** Skończy się dla wszystkich z obecnymi punktami i nie da się do niej wrócić. Nikt wtedy nie wygra, a gra nie będzie się liczyć w rankingu.
    }
sure-end-yes = Tak, kończymy
sure-end-yes-lobby = Tak, zamykamy
sure-end-no = Nie, jeszcze nie
sure-clue = **Usunąć skojarzenie?** Ta tura przepadnie: nikt nie dostanie punktów, nie da się jej powtórzyć, a narrator będzie mieć swoją kolej za sobą.{ $after ->
        [silent] {" "}Zbyt wiele tur z rzędu minęło bez głosu, więc gra skończy się dla wszystkich bez zwycięzcy.
       *[other] { "" }
    }
sure-clue-yes = Tak, usuń
sure-clue-no = Nie, zostaw
sure-changed = Od tamtego pytania sytuacja się zmieniła, więc pytam jeszcze raz.
sure-over =
    { $unwon ->
        [yes] dla wszystkich bez zwycięzcy
       *[no] dla wszystkich
    }
sure-over-later =
    { $unwon ->
        [yes] po tej turze bez zwycięzcy
       *[no] po tej turze
    }
sure-leave = **Odejść od stołu?** { $table ->
        [voids] Ta tura przepadnie.{ " " }
        [laid] To, co leży na stole, zostaje.{ " " }
       *[open] { "" }
    }{ $back ->
        [over] { "" }
        [yes] Dopóki cię nie ma, nie dostajesz punktów i nie możesz wygrać.{ " " }
       *[no] Nowych punktów już nie dostaniesz i nie możesz wygrać.{ " " }
    }{ $after ->
        [ends] Bez ciebie gra skończy się { sure-over }.
        [spoils] Bez ciebie gra skończy się dla wszystkich i nikt nie wygra.
        [last] Bez ciebie gra skończy się { sure-over } po rozegraniu tej tury.
        [unwon] Ta tura jest prawdopodobnie i tak ostatnia, ale bez ciebie na koniec zostanie za mało graczy i nikt nie wygra.
        [people] Bez ciebie gra skończy się { sure-over-later }, chyba że dołączy inna osoba.
        [played-out] Bez ciebie gra skończy się { sure-over-later }, chyba że ktoś dołączy.
        [short] Gra skończy się { sure-over-later }, chyba że dołączy dość graczy.
        [silent] Zbyt wiele tur z rzędu minęło bez głosu, więc gra skończy się dla wszystkich bez zwycięzcy.
        [last-turn] Bez ciebie ta tura będzie ostatnia dla wszystkich, a wrócić już się nie da.
        [last-pile] Bez ciebie ta tura będzie prawdopodobnie ostatnia dla wszystkich, a wrócić już się nie da.
        [final] Wrócić już się nie da.
        [seat] Po powrocie przejmiesz wynik miejsca, na którym usiądziesz.
        [alone] Po powrocie zaczniesz z najniższym wynikiem, gdy dołączy jeszcze jeden gracz, albo z wynikiem miejsca, które się zwolni.
       *[lowest] Po powrocie zaczniesz z najniższym wynikiem.
    }{ $longer ->
        [yes] {" "}Bez ciebie stos wystarczy co najmniej na jeszcze jedną turę, więc gra potoczy się dalej.
       *[no] { "" }
    }
sure-leave-yes = Tak, odchodzę
sure-leave-no = Nie, zostaję
sure-kick = Wyprosić od stołu: { $name }? { $state ->
        [lobby] Ta osoba może wrócić.
        [uninvited] Ta osoba może wrócić tylko na zaproszenie.
        [computer] { $promised ->
            [yes] Na to miejsce czeka { $heir }, a punkty tego miejsca wtedy przepadną.{ " " }
           *[no] { "" }
        }{ $table ->
            [voids] Ta tura przepadnie.{ " " }
           *[other] { "" }
        }{ $after ->
            [ends] Gra skończy się wtedy { sure-over }.
            [spoils] Gra skończy się wtedy dla wszystkich i nikt nie wygra.
            [last] Gra skończy się wtedy { sure-over } po rozegraniu tej tury.
            [unwon] Ta tura jest prawdopodobnie i tak ostatnia, ale na koniec zostanie wtedy za mało graczy i nikt nie wygra.
            [people] Gra skończy się wtedy { sure-over-later }, chyba że dołączy jakaś osoba.
            [played-out] Gra skończy się wtedy { sure-over-later }, chyba że ktoś dołączy.
            [short] Gra skończy się { sure-over-later }, chyba że dołączy dość graczy.
            [silent] Zbyt wiele tur z rzędu minęło bez głosu, więc gra skończy się dla wszystkich bez zwycięzcy.
            [last-turn] Ta tura będzie wtedy ostatnia dla wszystkich.
            [last-pile] Ta tura będzie wtedy prawdopodobnie ostatnia dla wszystkich.
           *[other] { "" }
        }{ $longer ->
            [yes] Stos wystarczy wtedy co najmniej na jeszcze jedną turę, więc gra potoczy się dalej.
           *[no] { "" }
        }
       *[game] { $table ->
            [voids] Ta tura przepadnie.{ " " }
            [laid] To, co leży na stole, zostaje.{ " " }
           *[open] { "" }
        }{ $back ->
            [over] { "" }
            [yes] Dopóki tej osoby nie ma, nie dostaje punktów i nie może wygrać.{ " " }
           *[no] Ta osoba nie dostanie już nowych punktów i nie może wygrać.{ " " }
        }{ $after ->
            [ends] Gra skończy się wtedy { sure-over }.
            [spoils] Gra skończy się wtedy dla wszystkich i nikt nie wygra.
            [last] Gra skończy się wtedy { sure-over } po rozegraniu tej tury.
            [unwon] Ta tura jest prawdopodobnie i tak ostatnia, ale na koniec zostanie wtedy za mało graczy i nikt nie wygra.
            [people] Gra skończy się wtedy { sure-over-later }, chyba że dołączy jakaś osoba.
            [played-out] Gra skończy się wtedy { sure-over-later }, chyba że ktoś dołączy.
            [short] Gra skończy się { sure-over-later }, chyba że dołączy dość graczy.
            [silent] Zbyt wiele tur z rzędu minęło bez głosu, więc gra skończy się dla wszystkich bez zwycięzcy.
            [last-turn] Ta tura będzie wtedy ostatnia dla wszystkich, a wrócić już się nie da.
            [last-pile] Ta tura będzie wtedy prawdopodobnie ostatnia dla wszystkich, a wrócić już się nie da.
            [final] Wrócić już się nie da.
            [seat] Po powrocie przejmie wynik miejsca, na którym usiądzie.
            [alone] Po powrocie zacznie z najniższym wynikiem, gdy dołączy jeszcze jeden gracz, albo z wynikiem miejsca, które się zwolni.
           *[lowest] Po powrocie zacznie z najniższym wynikiem.
        }{ $longer ->
            [yes] {" "}Stos wystarczy wtedy co najmniej na jeszcze jedną turę, więc gra potoczy się dalej.
           *[no] { "" }
        }
    }
sure-kick-yes = Tak, wyproś
sure-kick-no = Nie, niech zostanie
sure-forget = **Zapomnieć o tobie?** Opuszczasz trwające gry, a twoje statystyki, język, wybrany królik i kanał wiadomości prywatnych zostają usunięte. W rozegranych grach zamiast twojej nazwy będzie „{ former-player }”. Wysłane już wiadomości zachowają twoją nazwę, oprócz tych, które trwająca gra jeszcze zmienia. Nie da się tego cofnąć.
sure-forget-ends = ⚠️ Bez ciebie gra skończy się dla wszystkich na { $channel }.
sure-forget-spoils = ⚠️ Bez ciebie gra na { $channel } skończy się dla wszystkich i nikt nie wygra.
sure-forget-silent = ⚠️ Zbyt wiele tur z rzędu minęło bez głosu, więc gra na { $channel } skończy się dla wszystkich bez zwycięzcy.
sure-forget-last = ⚠️ Bez ciebie gra na { $channel } skończy się dla wszystkich po rozegraniu tej tury.
sure-forget-unwon = ⚠️ Na { $channel } ta tura jest prawdopodobnie i tak ostatnia, ale bez ciebie na koniec zostanie za mało graczy i nikt nie wygra.
sure-forget-people = ⚠️ Bez ciebie gra na { $channel } skończy się po tej turze, chyba że dołączy inna osoba.
sure-forget-played-out = ⚠️ Bez ciebie gra na { $channel } skończy się po tej turze, chyba że ktoś dołączy.
sure-forget-short = ⚠️ Gra na { $channel } skończy się po tej turze, chyba że dołączy dość graczy.
sure-forget-breaks-off = ⚠️ Na { $channel } nikt wtedy nie wygra.
sure-forget-voids = ⚠️ Na { $channel } ta tura przepadnie.
sure-forget-yes = Tak, zapomnij
sure-forget-no = Nie, pamiętaj dalej

## Rabbits, seats, and a clue in other words

rabbit-ask =
    ### 🎨 Twój królik
    Wybierz takiego, którego nikt jeszcze nie ma. W następnych grach też będzie twój, o ile będzie wolny i nie zajmiesz miejsca po kimś.{ $pairs ->
        [yes] {" "}Drużyna gra królikiem, którego wybrała jedna z dwóch osób.
       *[no] { "" }
    }
rabbit-placeholder = Inny królik…
seat-ask =
    ### 🪑 Twoje miejsce
    { $kept ->
        [yes] Po twojej prawej: { $right }. Po twojej lewej: { $left } – i to ta osoba opowiada po tobie.
       *[no] Miejsca są losowane na początku gry. Gdy tylko ktoś wybierze swoje, wszyscy siadają w kolejności z listy na kanale.
    }
seat-by-team =
    ### 🪑 Twoje miejsce
    { $kept ->
        [yes] Twoje miejsce to twoja drużyna: we dwoje siedzicie naprzeciwko siebie, a drużyny w kolejności numerów, najpierw pełne.
       *[no] Twoje miejsce to twoja drużyna: we dwoje siedzicie naprzeciwko siebie. Kolejność drużyn jest losowana.
    }
seat-option = Na lewo od: { $name }
seat-placeholder = Inne miejsce…
button-correct = Popraw skojarzenie
correct-hint = Możesz je zmienić, dopóki nikt inny nie dołoży karty
