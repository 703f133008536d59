# Statystyki i ranking: każda liczba z jednym zdaniem wyjaśnienia.

stats-all-rulesets = wszystkie zasady
stats-period-month = ostatnie 30 dni
stats-period-year = ostatnie 365 dni
stats-period-all = od początku
stats-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-share = { $part } z { $whole } ({ $share }%)
stats-favourite = { $name } ({ $count })
stats-games = Gry
stats-games-is = rozegrane na tym serwerze, choćby przez jedną turę
stats-won = Wygrane
stats-won-is = gry rozegrane do końca z największą liczbą punktów; przy remisie wygrywa każdy, kto ma ich tyle samo
stats-places = Miejsca 1. / 2. / 3.
stats-places-is = ile razy w grach rozegranych do końca, także ex aequo
stats-points = Punkty na turę
stats-points-is = wszystkie punkty podzielone przez rozegrane tury, bez tych, które przepadły
stats-told = Skojarzenia: część / wszyscy / nikt
stats-told-is = kto odgadł kartę narratora; punkty za skojarzenie daje tylko „część”
stats-found = Odgadnięta karta
stats-found-is = tury, w których głos trafił w kartę narratora
stats-fooled = Zwabione głosy
stats-fooled-is = głosy innych na podłożonych kartach
stats-stars = Gwiazdki
stats-stars-is = gwiazdki od innych za skojarzenia i karty
stats-company = Ulubione towarzystwo
stats-company-is = z kim było najwięcej gier, nie licząc komputerów
stats-victim = Ulubiona ofiara
stats-victim-is = kto najczęściej dawał się nabrać, nie licząc komputerów
stats-run = Wygrane z rzędu
stats-run-is = najdłuższa seria wygranych gier, z pominięciem przerwanych
stats-rating = Punkty rankingowe
stats-rating-is = zaczynają się od 1000; najbardziej rosną, gdy kończysz grę przed mocnymi graczami. Pierwsze gry mogą je podnieść nawet bez wygranej, bo celowo zaczyna się nisko
stats-curve = Punkty rankingowe w czasie
stats-small = { $games ->
        [one] To tylko jedna gra, więc to głównie szczęście.
        [few] To tylko { $games } gry, więc to głównie szczęście.
       *[other] To tylko { $games } gier, więc to głównie szczęście.
    }
stats-unrated = { $all ->
        [1] Nie liczy się do punktów rankingowych: { $why }.
       *[other] { $games ->
            [one] Jedna z nich nie liczy się do punktów rankingowych: { $why }.
            [few] { $games } z nich nie liczą się do punktów rankingowych: { $why }.
           *[other] { $games } z nich nie liczy się do punktów rankingowych: { $why }.
        }
    }
stats-unrated-broken = { $games ->
        [1] przerwana
       *[other] przerwane
    }
stats-unrated-left = { $games ->
        [1] opuszczona przed końcem
       *[other] opuszczone przed końcem
    }
stats-unrated-computers = z większą liczbą komputerów niż ludzi w większości tur
stats-unrated-alone = na końcu z samymi komputerami jako przeciwnikami
leaderboard-title = Kto prowadzi
leaderboard-by-rating = według punktów rankingowych
leaderboard-by-points = według punktów na turę
leaderboard-by-wins = według wygranych gier
leaderboard-by-stars = według gwiazdek
leaderboard-line = { $rank } { $name }: **{ $value }** { $games ->
        [one] (jedna gra)
        [few] ({ $games } gry)
       *[other] ({ $games } gier)
    }
leaderboard-nobody = Nikogo jeszcze nie ma na liście: trzeba { $least } liczących się gier.
leaderboard-counts = Na liście od { $least } gier; przy remisie miejsce jest wspólne. Nie liczą się gry przerwane lub opuszczone przed końcem ani te, w których przez większość tur komputerów było więcej niż ludzi albo na koniec przeciwnikami były same komputery. `/dixit { command-stats }` z opcją `{ option-private }` usuwa cię z tej listy.
answer-private = Gotowe: od teraz inni nie widzą twoich statystyk i nie ma cię w żadnym rankingu. To, co już pokazano wszystkim, zostaje. Ty nadal widzisz swoje.
answer-not-private = Gotowe: osoby z serwera mogą zobaczyć, jak ci tam szło.
error-stats-private = Ta osoba zachowuje statystyki dla siebie.
error-stats-hidden-own = Ukrywasz swoje statystyki, więc nie zostaną pokazane. Możesz to zmienić przez `/dixit { command-stats }` z opcją `{ option-private }`.
error-share-not-here = Nie możesz pisać na tym kanale, więc niczego tu za ciebie nie pokażę.
error-stats-none = { $own ->
        [yes] Na tym serwerze nie pamiętam jeszcze żadnej twojej gry.
       *[no] Na tym serwerze nie pamiętam jeszcze żadnej gry tej osoby.
    }
error-stats-nothing = Na tym serwerze nie pamiętam żadnej pasującej gry.

# The games of a server, to be looked at again.

history-title = ### Gry z tego serwera
history-none = Nie było tu jeszcze gry z punktami. Zacznij: `/dixit { command-start }`!
history-line = **{ $number }.** { $date } · { $ruleset } · { $people } · { $over ->
        [no] { $won }
       *[yes] 🏆 { $won }
    }{ $counted ->
        [no] {" "}◦
       *[yes] {""}
    }
history-people =
    { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
history-dates = Data mówi, kiedy gra się skończyła.
history-gaps = Brakujący numer to gra bez punktów albo usunięta.
history-uncounted = ◦ nie liczy się w rankingu: gra przerwana, z większą liczbą komputerów niż ludzi w większości tur albo skończona z samymi komputerami jako przeciwnikami
history-no-person = gracz komputerowy
history-broken-off = przerwana
history-open = Otwórz grę jeszcze raz
history-game = ## 📖 { $ruleset }, koniec: { $date }
history-record = Cała gra w jednym pliku: każde skojarzenie, karta, głos i punkt. Kto ma program bota, może go sprawdzić: `python -m bot replay`.
somebody = ktoś
button-newer = Nowsze
button-older = Starsze
button-record = Zapis (.json)
button-history = Wszystkie gry
error-history-gone = Tej gry już nie ma albo nie da się jej odczytać. `/dixit { command-history }` pokazuje te, które można otworzyć.
history-loved = Ulubione z ostatnich 30 dni
loved-clue = ⭐ Skojarzenie { $clue }: { $name } ({ favourite-stars })
loved-card = ⭐ Karta do skojarzenia { $clue }: { $name } ({ favourite-stars })
loved-for = do skojarzenia { $clue }

# What a game night laughs about: at most one at the end of a game.

milestone-mind-reader =
    🏅 Czytanie w myślach: { $players ->
        [1] { $names } odgaduje kartę za każdym razem, gdy może głosować
       *[other] { $names } odgadują kartę za każdym razem, gdy mogą głosować
    } ({ $count }).
milestone-all-fooled = 🏅 Wszyscy w pułapce: { $name } podkłada kartę do { $clue }, a wybierają ją wszyscy inni głosujący ({ $count }).
milestone-all-fooled-teams = 🏅 Pozostałe drużyny w pułapce: { $name } podkłada kartę do { $clue }, a wybierają ją wszyscy ich głosujący ({ $count }).
milestone-perfect-round = 🏅 Tura idealna: przy { $clue } { $name } odgaduje kartę, a własną zwabia jeszcze { $count ->
        [one] jeden głos
        [few] { $count } głosy
       *[other] { $count } głosów
    }.
milestone-exactly-one = 🏅 { $count } razy z rzędu kartę odgadł dokładnie jeden gracz.
milestone-comeback = 🏅 Co za powrót: w połowie gry { $name } zamyka stawkę.

## Shown to everybody

button-share = Pokaż wszystkim tutaj
share-by = Pokazuje: { $name }.
answer-shared = 📣 Teraz widzą to tutaj wszyscy.
