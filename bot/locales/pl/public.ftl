# To, co czytają wszyscy na kanale.

-game = Dixit
language-name = Polski
list-and = { $head } i { $last }
list-more = { $head } i jeszcze { $count }
list-or = { $head } lub { $last }
former-player = były gracz
empty-team = pusta drużyna
round-title = ### Tura { $round }
round-title-of = ### Tura { $round } z { $rounds }
standings = Punkty: { $scores }
pile =
    { $count ->
        [one] Stos dobierania: 1 karta
        [few] Stos dobierania: { $count } karty
        [many] Stos dobierania: { $count } kart
       *[other] Stos dobierania: { $count } karty
    }

## Zasady, tempo, warianty, koniec gry

ruleset-classic = Klasyka
ruleset-odyssey = Odyseja
ruleset-party = Party
ruleset-teams = Drużyny
ruleset-mini = Mini
pace-relaxed = spokojne
pace-normal = normalne
pace-blitz = błyskawiczne
pace-untimed = bez limitu czasu
pace-correspondence = dzień na etap
variant-lone-finder = jedyne trafienie
variant-three-players = więcej kart przy trzech graczach
variant-mime-or-sing = zaśpiewaj lub pokaż
variant-optional-red = czerwony żeton nieobowiązkowy
variant-hidden-hands = karty zakryte dla wszystkich przed skojarzeniem
departure = { $field }: { $choice } (w instrukcji: { $book })
departure-italian = { $field }: { $choice } (we włoskiej instrukcji: { $book })
hand-and-three = { $hand }, przy trzech graczach { $three }
departure-with = z wariantem „{ $variant }”{ $name ->
        [optional-red] {" "}(jak w portugalskiej instrukcji)
       *[other] { "" }
    }
departure-without = bez wariantu „{ $variant }”
departure-no-red = bez czerwonego żetonu
departure-open-hands = narrator widzi swoje karty przed skojarzeniem
departure-three-players =
    przy trzech graczach { $hand ->
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    } na ręce i { $count } do dołożenia
summary-differs = { $ends } · jak w instrukcji, ze zmianami: { $list }
ends-target =
    aż { $pairs ->
        [yes] jakaś drużyna
       *[no] ktoś
    } dojdzie do { $points } punktów
ends-laps =
    { $laps ->
        [1] aż kolej narratora obejdzie stół jeden raz
        [2] aż kolej narratora obejdzie stół dwa razy
       *[other] aż kolej narratora obejdzie stół { $laps } razy
    }
ends-pile = do wyczerpania stosu dobierania
ends-or = { $head } albo { $last }
ends-else = { $ends } (w instrukcji: { $book })

## Przyciski

button-join = Dołącz
button-leave = Odejdź
button-start = Zaczynamy
button-settings = Ustawienia
button-howto = Jak grać
button-rules = Zasady
button-hand = Moje karty
button-vote = Głosuj
button-describe = Opisy kart
button-next = Następna tura
button-end = Zobacz podium
button-resume = Wznów
button-explain = Skąd te punkty?
button-star = Gwiazdka
button-rematch = Rewanż
button-reopen = Otwórz nowy stół
button-team = Drużyna { $team }

## Czas

time-left = ⏳ Termin: { $when }
short-of-players =
    ⚠️ Zostało za mało graczy: gra skończy się po tej turze{ $won ->
        [no] {" "}bez zwycięzcy
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , chyba że ktoś dołączy.
        [few] , chyba że dołączy jeszcze { $count } graczy.
        [many] , chyba że dołączy jeszcze { $count } graczy.
       *[other] , chyba że dołączy jeszcze { $count } graczy.
    }
short-of-people =
    ⚠️ Zostało za mało osób: gra skończy się po tej turze{ $won ->
        [no] {" "}bez zwycięzcy
       *[maybe] { "" }
    }{ $count ->
        [0] .
        [one] , chyba że dołączy jakaś osoba.
        [few] , chyba że dołączy jeszcze { $count } graczy, w tym co najmniej jedna osoba.
        [many] , chyba że dołączy jeszcze { $count } graczy, w tym co najmniej jedna osoba.
       *[other] , chyba że dołączy jeszcze { $count } graczy, w tym co najmniej jedna osoba.
    }
short-of-votes = ⚠️ Nikt już nie może głosować, a z tą turą zbyt wiele z rzędu minęło bez głosu: gra skończy się po tej turze bez zwycięzcy.
short-of-turns =
    ⚠️ Po tej turze kolej mają już tylko puste drużyny, a ich kolej przepada: gra się skończy{ $count ->
        [0] .
        [one] , chyba że ktoś dołączy.
        [few] , chyba że dołączy jeszcze { $count } graczy.
        [many] , chyba że dołączy jeszcze { $count } graczy.
       *[other] , chyba że dołączy jeszcze { $count } graczy.
    }
time-closing = ⏳ { $votes ->
        [no] { remind-no-votes }
        [left] Głosy już są.
       *[yes] Głosy już są, ale można je jeszcze zmienić.
    } Koniec głosowania: { $when }
time-next-round = Następna tura: { $when }
time-podium = Podium: { $when }
time-paused =
    ⏸️ Zegar stoi; uruchomić go { $own ->
        [yes] możesz ty (gospodarz)
       *[no] może gospodarz ({ $host })
    } albo moderacja.
time-paused-votes = ⏸️ { $votes ->
        [no] { remind-no-votes } Zegar stoi
       *[yes] Głosy już są, ale zegar stoi
    }: głosowanie skończy się, gdy { $own ->
        [yes] zegar uruchomisz ty (gospodarz) albo moderacja
       *[no] gospodarz ({ $host }) albo moderacja uruchomi zegar
    }.
awaited = Czekamy na: { $names }.
either-of = { $one } lub { $other }

away = 💤 Nie czekamy już na: { $names }.{ $ways ->
        [next] {" "}Do gry wraca każdy, kto dołoży kartę, zagłosuje albo naciśnie **{ button-next }**.
        [give] {" "}Do gry wraca każdy, kto dołoży kartę albo zagłosuje.
        [vote] {" "}Do gry wraca każdy, kto zagłosuje.
       *[none] { "" }
    }
joins-next = 🐇 W grze od następnej tury: { $names }.
joins-over = { $name } (zamiast: { $other })
joins-in-pairs = 🐇 { $name } czeka na jeszcze jednego gracza albo na wolne miejsce: w drużynach nowi gracze dochodzą parami.
joins-empty-seat = 🐇 { $name } wejdzie do gry tylko wtedy, gdy zwolni się miejsce: w drużynach nowi gracze dochodzą parami, a nikt inny nie może już dołączyć.
joins-no-more = 🐇 { $name } nie zdąży już wejść do tej gry. Następna okazja to rewanż!

## Przed grą

lobby-title = ## 🐇 { -game }: kto gra?
lobby-choices = **{ $ruleset }** · { $decks } · tempo: { $pace }
lobby-no-deck = bez talii
lobby-decks-gone = ⚠️ Już nie ma: { $gone }. Gospodarz może wybrać inne talie w menu **{ button-settings }**.
deck-nameless = talii tego serwera
lobby-room = { $least }–{ $most } graczy
lobby-room-teams = { $counts } graczy
lobby-picture-title = { -game }
lobby-alt = Króliki przy stole: { $names }.
player-rabbit = { $player } · { $colour }
player-computer = { $player } · { $level }
player-host = { $player } · gospodarz
player-in-team = { $player } · drużyna { $team }
lobby-missing =
    Jeszcze { $count ->
        [1] jeden gracz
       *[other] { $count } graczy
    } i można zaczynać.
lobby-odd = Gramy parami – przyda się jeszcze jeden gracz.
lobby-ready =
    { $count ->
        [1] Przy stole jest jeden gracz
       *[other] Przy stole jest { $count } graczy
    }, a miejsc jest { $most }. Gdy będą już wszyscy, gospodarz naciska **{ button-start }**.
lobby-full =
    Przy stole jest komplet: { $count ->
        [1] jeden gracz
       *[other] { $count } graczy
    }. { $computers ->
        [yes] Kto teraz dołączy, zajmie miejsce gracza komputerowego.{ " " }
       *[no] { "" }
    }Gospodarz może nacisnąć **{ button-start }**.
lobby-too-many =
    { $count ->
        [1] Przy stole jest o jednego gracza za dużo
       *[other] Przy stole jest o { $count } graczy za dużo
    } (liczba miejsc: { $most }). Ktoś musi odejść albo gospodarz może zmienić zasady w menu **{ button-settings }**.
lobby-decks-serve = -# Przy tych ustawieniach kart w taliach wystarczy najwyżej dla { $most } graczy.
lobby-teams = Kto chce grać razem, naciska ten sam przycisk **Drużyna**; pozostali są łączeni w pary losowo.
lobby-seated =
    { $teams ->
        [yes] Najpierw siadają pełne drużyny, w kolejności numerów; osoby z jednej drużyny siedzą naprzeciwko siebie.
       *[no] Siadacie w tej kolejności, zgodnie z ruchem wskazówek zegara: kto jest następny na liście, ten następny opowiada.
    }
lobby-called = 🔁 Jeszcze jedna gra? { $names }
lobby-told = { $role }: zaraz zaczyna się gra.
lobby-invited = ✉️ Tylko dla zaproszonych: { $invited }.
lobby-invited-nobody = ✉️ Tylko dla zaproszonych.
lobby-computers = -# 🤖 Za mało osób? Pod przyciskiem **{ button-steer }** gospodarz może dodać graczy komputerowych.
lobby-closes = -# Pod **{ button-steer }** jest też **{ button-leave }**. Po godzinie bez żadnego ruchu stół się zamknie.
lobby-started = Gra się zaczęła. Późniejszych zmian przy stole tu nie widać. Naciśnij **{ button-join }**, żeby dołączyć od następnej tury{ $pairs ->
        [yes] {" "}(parami, jeśli nie ma miejsca wolnego ani gracza komputerowego)
       *[no] { "" }
    }, jeśli jeszcze się da.
lobby-over = Ta gra już się skończyła.
lobby-closed = Ten stół jest zamknięty.

## Tura

turn-offer = Karty rozdane. **Narratorem zostaje osoba, która pierwsza wpadnie na pomysł:** naciśnij **{ button-hand }**, wybierz kartę i podaj skojarzenie.
turn-offer-party = **Narratorem zostaje osoba, która pierwsza wpadnie na pomysł:** naciśnij **{ button-hand }** i podaj skojarzenie.{ $hidden ->
        [nobody] { "" }
       *[other] {" "}Karty będzie widać dopiero potem!
    }
turn-tell = 🎙️ { $player }, twoja kolej na skojarzenie.
turn-tell-computer = 🎙️ { $player } obmyśla skojarzenie.
turn-tell-how = Wybierz jedną { $partners ->
        [yes] z kart osoby, której brakuje w twojej drużynie
       *[no] ze swoich kart
    } (pokaże je **{ button-hand }**) i podaj, z czym ci się kojarzy: słowo, zdanie{ $files ->
        [no] { "" }
       *[yes] , dźwięk
    }, wers z piosenki – co tylko chcesz.
turn-tell-party = Naciśnij **{ button-hand }** i podaj skojarzenie.{ $hidden ->
        [everybody] {" "}Karty przyjdą dopiero potem!
        [storyteller] {" "}Twoje karty przyjdą dopiero potem!
       *[nobody] { "" }
    }
turn-give =
    { $count ->
        [one] Pozostali: dołóżcie kartę, która najlepiej pasuje do skojarzenia.
        [few] Pozostali: dołóżcie po { $count } karty, które najlepiej pasują do skojarzenia.
        [many] Pozostali: dołóżcie po { $count } kart, które najlepiej pasują do skojarzenia.
       *[other] Pozostali: dołóżcie po { $count } karty, które najlepiej pasują do skojarzenia.
    }
turn-give-party = Wszyscy, narrator też: dołóżcie kartę, która najlepiej pasuje do skojarzenia.
turn-give-teams = Po jednej karcie z każdej drużyny: w drużynie narratora dokłada ją druga osoba, a w pozostałych którakolwiek z dwóch; głosować może potem tylko ta druga.
turn-give-alone = Kto gra bez drugiej osoby, dokłada kartę i głosuje, ale w drużynie narratora nie głosuje nikt; za pustą drużynę kartę się losuje.
turn-over = Karty leżą na stole.
turn-last = To ostatnia tura.
turn-last-pile = To prawdopodobnie ostatnia tura: dobieranie po niej wyczerpie stos.
turn-void = Ta tura nie daje punktów; powód jest poniżej.
turn-sealed = 🔏 Tasowania są zapieczętowane: po grze, w której choć jedną turę rozegrano do końca, każdy, kto ma program bota, może je sprawdzić w jej zapisie, który pokaże `/dixit { command-history }`. Pieczęć: ||{ $commitment }||
quote-open = „
quote-close = ”
clue-heading = ### { quote-open }{ $clue }{ quote-close }
clue-by = Narrator: { $name }
clue-clip-audio =
    🎵 { $words ->
        [yes] Do tego dźwięk.
       *[no] Skojarzeniem jest dźwięk.
    }
clue-clip-image =
    🖼️ { $words ->
        [yes] Do tego obrazek.
       *[no] Skojarzeniem jest obrazek.
    }
clue-clip-video =
    🎬 { $words ->
        [yes] Do tego film.
       *[no] Skojarzeniem jest film.
    }
clue-clip-voice =
    🎤 { $words ->
        [yes] Do tego na żywo, na kanale głosowym.
       *[no] Skojarzenie na żywo, na kanale głosowym.
    }
clue-named-audio = 🎵 dźwięk
clue-named-image = 🖼️ obrazek
clue-named-video = 🎬 film
clue-named-voice = 🎤 na żywo

## Karty na stole

board-vote = Która karta należy do narratora? Głosowanie jest tajne.
board-vote-party = Którą kartę wybiorą inni? Dogadajcie się bez słów.
board-tokens = -# Każdy może położyć do { $tokens } żetonów, każdy na innej karcie.
board-bonus =
    -# Kto położy tylko jeden żeton i trafi, dostaje { $points ->
        [one] o 1 punkt więcej.
        [few] o { $points } punkty więcej.
        [many] o { $points } punktów więcej.
       *[other] o { $points } punktu więcej.
    }
board-over = Głosowanie zakończone.
board-void = Karty tej tury schodzą ze stołu.
board-alt = Karty na stole. { $cards }.

## Przypomnienie

remind-storytelling = ⏰ { $names } – czekamy na skojarzenie.
remind-submitting = ⏰ { $names } – czekamy na { $people ->
        [1] twoją kartę.
       *[other] wasze karty.
    }
remind-submitting-several = ⏰ { $names } – nie ma jeszcze wszystkich { $people ->
        [1] twoich
       *[other] waszych
    } kart.
remind-submitting-teams = ⏰ { $names } – czekamy na { $teams ->
        [1] kartę waszej drużyny.
       *[other] karty waszych drużyn, po jednej od każdej.
    }
remind-voting = ⏰ { $names } – czekamy na głos.
remind-begun = ⏰ { $names } – { $missing ->
        [done] głos jest już kompletny? W takim razie naciśnij **{ button-done }**.
       *[token] głos nie jest jeszcze kompletny.
    }
remind-last = ⏳ { $names } – zostało już tylko pół minuty!
dm-fallback =
    🂠 { $name } – nie mogę do ciebie napisać, więc { $cards ->
        [no] skojarzenie podasz tutaj
       *[yes] karty czekają tutaj
    }: naciśnij **{ button-hand }**.
remind-computers = Czekamy już tylko na: { $names }.
remind-done = Mamy już wszystko. Dzięki!
remind-no-votes = Nikt nie zagłosował i na nikogo już nie czekamy.

## Odkrycie kart i punktowanie

outcome-found =
    { $finders ->
        [1] Karta narratora ({ $storyteller }) to numer { $number } – odgadł ją jeden gracz.
       *[other] Karta narratora ({ $storyteller }) to numer { $number } – część z was ją odgadła.
    }
outcome-lone-finder = Karta narratora ({ $storyteller }) to numer { $number } – odgadł ją tylko jeden gracz!
outcome-everybody = Kartę narratora (numer { $number }) odgadli **wszyscy** głosujący, więc { $storyteller } nic nie dostaje.
outcome-everybody-teams = Kartę narratora (numer { $number }) odgadli **wszyscy** głosujący, więc drużyna, w której gra { $storyteller }, nic nie dostaje.
outcome-nobody = Karty narratora (numer { $number }) nie odgadł **nikt**, więc { $storyteller } nic nie dostaje.
outcome-nobody-teams = Karty narratora (numer { $number }) nie odgadł **nikt**, więc drużyna, w której gra { $storyteller }, nic nie dostaje{ $votes ->
        [yes] {" "}za skojarzenie; głosy na jej drugą kartę się liczą.
       *[no] .
    }
outcome-no-ballots = Nikt nie zagłosował. Karta narratora ({ $storyteller }) to numer { $number }; tura bez punktów.
outcome-agreement = Głosy oddane: im więcej was na jednej karcie, tym lepiej, najwyżej do { $cap } punktów.
points-storyteller = skojarzenie +{ $points }
points-found = trafienie +{ $points }
points-lone-finder = jedyne trafienie +{ $points }
points-failure =
    { $outcome ->
        [nobody] nikt nie trafił +{ $points }
       *[other] trafili wszyscy +{ $points }
    }
points-single-token = jeden żeton +{ $points }
points-votes =
    { $points ->
        [1] otrzymany głos +{ $points }
       *[other] otrzymane głosy +{ $points }
    }
points-agreement = wspólny wybór +{ $points }
reveal-red = ✗ Na karcie { $number } leży czerwony żeton: kto wybrał tę kartę, nie dostaje punktów.
reveal-no-red = Czerwony żeton nie został położony.
reveal-missed = Bez oddanego głosu: { $names }.
reveal-gone = Trwa już następna tura.
reveal-last = To była ostatnia tura.
reveal-last-pile = To była prawdopodobnie ostatnia tura: dobieranie po niej wyczerpie stos.
reveal-last-away = Ostatnia kolej: { $name }. Jeśli ta osoba nie wróci na czas, tura przepadnie i gra się skończy.
reveal-silent-away = Następna kolej: { $name }. Jeśli ta osoba nie wróci na czas, tura przepadnie i gra skończy się bez zwycięzcy.
reveal-silent = Jeśli następna tura też będzie bez głosów, gra skończy się bez zwycięzcy.
reveal-pass = Przed następną turą wszyscy oddają swoje karty osobie po lewej.
reveal-alt = Odkryte karty. { $cards }
reveal-alt-card =
    { $number }: { $kind ->
        [storyteller] karta narratora, { $giver }
       *[other] dokłada { $giver }
    }{ $count ->
        [0] .
       *[other] {"; "}głosy: { $voters }.
    }
track-alt = Tor punktacji. { $ways }.
track-alt-rabbit = { $name } z { $before } na { $after }
void-passed = Nie było skojarzenia, więc ta tura przepada.
void-passed-by = Nie było skojarzenia ({ $name }), więc ta tura przepada.
void-passed-empty = Była kolej pustej drużyny, więc ta tura przepada.
void-no-card = Zabrakło kart do skojarzenia, więc ta tura przepada.
void-no-card-by = Zabrakło kart do skojarzenia ({ $name }), więc ta tura przepada.
void-storyteller-left = Narrator odszedł od stołu, więc ta tura przepada.
void-clue-removed = Skojarzenie zostało usunięte, więc ta tura przepada.
void-card-hidden = Moderacja ukryła jedną z kart, więc ta tura przepada.
void-too-few =
    { $person ->
        [yes] Zostało za mało graczy
       *[no] Zostało za mało osób
    }, żeby dokończyć tę turę.
void-ended = Ta tura została przerwana i przepada.

## Koniec gry

end-title = ## 🏁 Koniec gry
end-title-lobby = ## 🚪 Stół zamknięty
end-winners =
    { $count ->
        [1] 🎉 Wygrywa { $names }!
       *[other] 🎉 Wspólnie wygrywają { $names }!
    }
end-winners-team = 🎉 Wygrywają { $names }!
end-leaders =
    { $count ->
        [1] Na prowadzeniu: { $names }.
       *[other] Wspólnie na prowadzeniu: { $names }.
    }
end-leaders-team = Na prowadzeniu: { $names }.
end-clues = ### Księga opowieści
end-clue = **{ $round }** · { $name }: { $words ->
        [no] { $clue }
       *[yes] „{ $clue }”
    }
ended-target =
    { $pairs ->
        [yes] Jedna z drużyn osiągnęła
       *[no] Ktoś osiągnął
    } cel: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
ended-target-by =
    { $names } { $count ->
        [1] osiąga
       *[other] osiągają
    } cel: { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }.
ended-laps =
    { $laps ->
        [1] Kolej narratora obeszła stół jeden raz.
        [2] Kolej narratora obeszła stół dwa razy.
       *[other] Kolej narratora obeszła stół { $laps } razy.
    }
ended-pile = Stos dobierania się wyczerpał.
ended-too-few =
    { $person ->
        [yes] Zostało za mało graczy
       *[no] Zostało za mało osób
    }, żeby grać dalej.
ended-too-few-lobby = Wszyscy odeszli, zanim gra się zaczęła.
ended-no-ballots =
    Tyle tur z rzędu, { $pairs ->
        [yes] ile jest miejsc,
       *[no] ilu jest graczy,
    } minęło bez ani jednego głosu.
ended-ended = Gra została zakończona przed czasem.
ended-ended-lobby = Zamknięto go, zanim gra się zaczęła.
ended-idle = Od tygodnia nikt nie wykonał ruchu, więc na tym gra się kończy.
ended-lobby-idle = Nikt nie zaczął gry, więc stół się zamknął. Otwórzcie nowy, kiedy tylko chcecie!
ended-channel-gone = Kanału tej gry już nie ma.
ended-bot-removed = Bot został usunięty z serwera.
podium-title = Gratulacje!
podium-title-nobody = Koniec gry
podium-alt = Podium. { $places }.
place-alt =
    { $rank }. { $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
track-final-alt = Tor punktacji na koniec gry. { $places }.
storybook-title = Księga opowieści
storybook-alt = Księga opowieści, tura po turze. Skojarzenia: { $clues }. Karty narratorów: { $entries }.
thread-name = { -game } – zaprasza { $host }

## Stars

favourite-stars =
    { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }
favourites-title = Ulubione tego wieczoru:
favourite-clue = ⭐ Ulubione skojarzenie wieczoru: { $name }, { $clue } ({ favourite-stars })
favourite-more = -# … i jeszcze { $count } z tą samą liczbą gwiazdek
favourite-card = ⭐ Ulubiona karta wieczoru, do skojarzenia { $clue }: { $name } ({ favourite-stars })

## The table's menu

departed = 👋 Nie ma już przy stole: { $names }.
departed-host = Gospodarzem jest teraz { $name }.
button-steer = Stół…
proposal-start =
    🙋 { $name } proponuje zacząć bez czekania na gospodarza: { $have } z { $needed } ({ $names }).{ $carried ->
        [yes] {" "}Wystarczy jeszcze raz nacisnąć **{ agree-start }**, a gra się zacznie.
       *[no] { "" }
    }
proposal-skip = 🙋 { $name } proponuje grać dalej bez czekania: { $have } z { $needed } ({ $names }).
proposal-host = 🙋 { $name } chce zostać gospodarzem: { $have } z { $needed } ({ $names }).
agree-start = Tak, zaczynamy
agree-skip = Tak, dalej
agree-host = Tak, zmieńmy
button-rabbit = Królik i miejsce
button-vacant = Dodaj komputer
