# Zasady, jak grać i zasada stojąca za każdym punktem.

rules-title = ## 📖 Zasady: { $ruleset }
rules-variants-on = Warianty: { $list }.
rules-variants-off = Bez wariantów: { $list }.

rules-heading-clue = Skojarzenie i karty
rules-heading-vote = Głosowanie
rules-heading-points = Punktowanie
rules-heading-end = Od tury do tury
rules-heading-people = Nieobecni, nowi i odchodzący

rules-players =
    { $only ->
        [yes] { $most }
       *[no] Od { $least } do { $most }
    } graczy, każdy ma na ręce { $hand ->
        [one] 1 kartę
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    }{ $three ->
        [0] .
       *[other] {" "}(przy trzech graczach: { $three }).
    }
rules-players-teams =
    { $counts } graczy w parach; osoby z pary siedzą naprzeciwko siebie i punktują wspólnie. Każdy ma na ręce { $hand ->
        [one] 1 kartę
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    }.
rules-secret = Nie pokazuj swoich kart nikomu.
rules-three =
    { $count ->
        [one] Gdy turę zaczyna trzech graczy, wszyscy poza narratorem dokładają po jednej karcie, więc na stole leżą { $table }.
        [few] Gdy turę zaczyna trzech graczy, wszyscy poza narratorem dokładają po { $count } karty, więc na stole leży { $table }.
        [many] Gdy turę zaczyna trzech graczy, wszyscy poza narratorem dokładają po { $count } kart, więc na stole leży { $table }.
       *[other] Gdy turę zaczyna trzech graczy, wszyscy poza narratorem dokładają po { $count } karty, więc na stole leży { $table }.
    }
rules-clue = Narrator wybiera kartę i podaje do niej skojarzenie: słowo, zdanie{ $files ->
        [no] { "" }
       *[yes] , dźwięk
    } – własne albo z piosenki, filmu czy wiersza.
rules-clue-party = Narrator podaje skojarzenie, zanim ktokolwiek zobaczy swoje karty: słowo, zdanie{ $files ->
        [no] { "" }
       *[yes] , dźwięk
    } – własne albo cytat.
rules-clue-party-storyteller = Narrator podaje skojarzenie, zanim zobaczy swoje karty: słowo, zdanie{ $files ->
        [no] { "" }
       *[yes] , dźwięk
    } – własne albo cytat.
rules-clue-party-open = Narrator podaje skojarzenie, które nie musi dotyczyć żadnej z jego kart: słowo, zdanie{ $files ->
        [no] { "" }
       *[yes] , dźwięk
    } – własne albo cytat.
rules-first-hidden = Dopóki pierwszym narratorem może zostać każdy, nikt nie widzi swoich kart.
rules-clip = Skojarzenie można też zaśpiewać lub pokazać: { $files ->
        [no] na żywo na kanale głosowym
       *[yes] obrazkiem, filmem albo na żywo na kanale głosowym
    }.
rules-cards =
    Pozostali dokładają { $count ->
        [one] po jednej karcie – tej, która ich zdaniem najlepiej pasuje do skojarzenia
        [few] po { $count } karty, które ich zdaniem najlepiej pasują do skojarzenia
        [many] po { $count } kart, które ich zdaniem najlepiej pasują do skojarzenia
       *[other] po { $count } karty, które ich zdaniem najlepiej pasują do skojarzenia
    }. Potasowane karty trafiają na stół i dostają numery.
rules-cards-party =
    Potem wszyscy, także narrator, dokładają { $count ->
        [one] po jednej karcie – tej, która ich zdaniem najlepiej pasuje
        [few] po { $count } karty, które ich zdaniem najlepiej pasują
        [many] po { $count } kart, które ich zdaniem najlepiej pasują
       *[other] po { $count } karty, które ich zdaniem najlepiej pasują
    }. Potasowane karty trafiają na stół i dostają numery.
rules-cards-teams = Pasującą kartę dokłada druga osoba z drużyny narratora oraz jedna osoba z każdej innej drużyny. Uzgodnijcie to między sobą: liczy się pierwsza. Można się naradzać, ale przy wszystkich, bez pokazywania i opisywania kart.
rules-vote = Wszyscy poza narratorem głosują w tajemnicy na kartę, która ich zdaniem należy do narratora. Na własną głosować nie wolno.
rules-vote-teams = W innych drużynach głosuje tajnie osoba, która nie dokładała karty. Głos na kartę własnej drużyny nie jest trafieniem i nikomu nie daje punktów, ale liczy się jako oddany.
rules-vote-party = Wszyscy, także narrator, kładą w tajemnicy żeton do głosowania na karcie, którą ich zdaniem wybierze najwięcej graczy. Może to być własna karta.
rules-red = Narrator musi też w tajemnicy położyć czerwony żeton, na dowolnej karcie: ta karta nikomu nie daje punktów.
rules-red-optional = Narrator może też w tajemnicy położyć czerwony żeton, na dowolnej karcie: ta karta nikomu nie daje punktów.
rules-tokens =
    Gdy turę zaczyna { $more ->
        [yes] co najmniej{" "}
       *[no] { "" }
    }{ $players } graczy, można użyć { $count ->
        [2] jednego lub dwóch żetonów do głosowania
       *[other] do { $count } żetonów do głosowania
    }: każdego na innej karcie{ $lowered ->
        [yes] {" "}i nigdy na wszystkich, na które wolno głosować
       *[no] { "" }
    }. Żeby trafić, wystarczy jeden z nich na karcie narratora.
rules-points-failure = Gdy kartę narratora odgadną **wszyscy** albo nie odgadnie jej **nikt**, narrator dostaje 0, a głosujący po { $points }.
rules-points-failure-teams = Gdy kartę narratora odgadną **wszyscy** albo nie odgadnie jej **nikt**, drużyna narratora dostaje za skojarzenie 0, a pozostałe głosujące drużyny po { $points }.
rules-points-failure-players = Gdy kartę narratora odgadną **wszyscy** albo nie odgadnie jej **nikt**, drużyna narratora dostaje za skojarzenie 0, a pozostałe głosujące drużyny po { $points } za każdą osobę.
rules-points-found = W innych przypadkach: { $teller } dla narratora i { $finder } dla każdego, kto trafi.
rules-points-found-teams = W innych przypadkach: { $teller } dla drużyny narratora i { $finder } dla każdej drużyny, która trafi.
rules-points-lone = Gdy głosuje kilku graczy, a trafi tylko jeden, on i narrator dostają po { $points }.
rules-points-lone-teams = Gdy głosuje kilka drużyn, a trafi tylko jedna, ona i drużyna narratora dostają po { $points }.
rules-points-bonus = Kto trafi, używając tylko jednego żetonu, choć można było użyć więcej, dostaje o { $points } więcej – także gdy trafią wszyscy.
rules-points-votes =
    Każdy żeton na innej karcie to 1 punkt dla gracza, który ją dołożył{ $cap ->
        [none] .
       *[other] , najwyżej { $cap } w turze.
    } Narrator nigdy tych punktów nie dostaje.
rules-points-votes-teams =
    Każdy żeton innej drużyny na karcie, która nie należy do narratora, to 1 punkt dla drużyny, która ją dołożyła{ $cap ->
        [none] .
       *[other] , najwyżej { $cap } w turze.
    } Dotyczy to także drugiej karty drużyny narratora.
rules-points-party = Dostajesz tyle punktów, ilu graczy – razem z tobą – położy żeton do głosowania na tej samej karcie, najwyżej { $cap }.
rules-points-party-none =
    Na karcie tylko twój żeton: 0.{ $red ->
        [yes] {" "}Karta z czerwonym żetonem: 0.
       *[no] { "" }
    } Głosy na kartę, którą dokładasz, nic ci nie dają.
rules-points-missing = Kto nie zagłosuje przed końcem głosowania, nie zalicza się do głosujących. Jeśli nie zagłosuje nikt, nikt nie dostaje punktów.
rules-points-one-ballot = Jeśli z kilku graczy zagłosuje tylko jeden i trafi, to zwykłe trafienie, a nie „wszyscy”.
rules-first-offer = Pierwszym narratorem jest osoba, która pierwsza poda skojarzenie; jeśli gra pójdzie dalej bez skojarzenia, wybiera los. Potem kolej przechodzi na osobę po lewej.
rules-first-random = Pierwszy narrator jest wybierany losowo; potem kolej przechodzi na osobę po lewej.
rules-first-host = Pierwszym narratorem jest gospodarz; potem kolej przechodzi na osobę po lewej.
rules-first-choice = Na początku gospodarz wskazuje pierwszego narratora; jeśli gra zaczyna się bez gospodarza, jest nim osoba, która pierwsza poda skojarzenie. Potem kolej przechodzi na osobę po lewej.
rules-draw =
    Po każdej turze wszyscy uzupełniają rękę do { $hand } kart{ $three ->
        [0] .
       *[other] {" "}(przy trzech graczach: { $three }).
    }
rules-draw-all =
    Po każdej turze tasuje się razem wszystkie karty, których nikt nie ma na ręce, i wszyscy uzupełniają rękę do { $hand } kart{ $three ->
        [0] .
       *[other] {" "}(przy trzech graczach: { $three }).
    }
rules-pass = Potem wszyscy oddają całą rękę, bez podglądania, osobie po lewej.
rules-recycle = Gdy stos dobierania nie wystarcza, pod spód trafiają potasowane karty odrzucone.
rules-recycle-players = Gdy na stosie jest mniej kart niż graczy albo za mało, by wszyscy dobrali, pod spód trafiają potasowane karty odrzucone.
rules-end-target =
    Gra kończy się po turze, w której { $pairs ->
        [yes] drużyna
       *[no] ktoś
    } dojdzie do { $points } punktów.
rules-end-laps =
    { $laps ->
        [1] Gra kończy się, gdy kolej narratora obejdzie stół jeden raz.
        [2] Gra kończy się, gdy kolej narratora obejdzie stół dwa razy.
       *[other] Gra kończy się, gdy kolej narratora obejdzie stół { $laps } razy.
    }
rules-end-pile = Gra kończy się po turze, w której ktoś weźmie ostatnią kartę ze stosu dobierania.
rules-end-first = Liczy się, co nastąpi najpierw.
rules-winner = Wygrywa najwyższy wynik; przy remisie zwycięstwo jest wspólne.
rules-winner-teams = Wygrywa drużyna z najwyższym wynikiem; przy remisie zwycięstwo jest wspólne.
rules-absent = Gdy { $timed ->
        [yes] minie czas albo { "" }
       *[no] { "" }
    }gospodarz lub połowa graczy nie chce czekać, narrator bez skojarzenia traci swoją kolej, brakująca karta jest wybierana losowo, a niewykorzystany głos przepada. Gdy zdarzy ci się to dwa razy z rzędu, nikt na ciebie nie czeka, dopóki czegoś nie zrobisz.
rules-red-missing = Jeśli narrator nie położy czerwonego żetonu przed końcem głosowania, w tej turze go nie ma.
rules-leave =
    Kto odszedł, nie dostaje punktów i nie może wygrać. Karty na stole i oddane głosy zostają{ $guessing ->
        [yes] , ale głosy na te karty nie dają punktów.
       *[no] .
    }
rules-join = Kto dołącza w trakcie, gra od następnej tury{ $last ->
        [yes] , o ile nie trwa już ostatnia
       *[no] { "" }
    }: na miejscu komputera o najniższym wyniku, z tym wynikiem, jeśli jest; inaczej, o ile nie ma kompletu i nie brakuje kart, z najniższym wynikiem i z koleją narratora po innych.
rules-join-teams = Kto dołącza w trakcie, gra od następnej tury{ $last ->
        [yes] , o ile nie trwa już ostatnia
       *[no] { "" }
    }: na miejscu wolnym albo komputera, z jego kartami i punktami, lub, o ile nie ma kompletu i nie brakuje kart, jako nowa para z najniższym wynikiem.
rules-mate-left = Kto zostaje bez drugiej osoby w drużynie, gra za dwoje, dopóki miejsce jest wolne. Pusta drużyna nie może wygrać; jej kartę się losuje, a jej tury przepadają.
rules-void = Tura przerwana przed wyłożeniem kart (np. gdy odejdzie narrator), z usuniętym skojarzeniem lub jej kartą ukrytą przez moderację przed punktacją nie daje punktów, a narrator ma swoją kolej za sobą.
rules-too-few = Gdy zostanie was mniej niż { $least } albo zostaną same komputery, gra kończy się (gdy karty już leżą na stole, po tej turze) bez zwycięzcy{ rules-still-won }
rules-too-few-teams =
    Gdy zostanie mniej niż { $teams ->
        [one] { $teams } drużyna, w której
        [few] { $teams } drużyny, w których
        [many] { $teams } drużyn, w których
       *[other] { $teams } drużyny, w których
    } ktoś gra, albo zostaną same komputery, gra kończy się (gdy karty już leżą na stole, po tej turze) bez zwycięzcy{ rules-still-won }
rules-still-won =
    { $won ->
        [target] , chyba że { $pairs ->
            [yes] jakaś drużyna
           *[no] ktoś
        } dojdzie tak do { $points } punktów.
        [laps] , chyba że tak kolej narratora obejdzie stół po raz ostatni.
        [target-laps] , chyba że zakończą ją punkty lub kolej narratora.
       *[no] .
    }
rules-no-votes =
    Bez zwycięzcy gra kończy się też, gdy nikt nie zagłosuje przez tyle tur z rzędu (także przerwanych i bez skojarzenia), { $pairs ->
        [yes] ile jest miejsc
       *[no] ilu jest graczy
    }.

howto-title = ## ❔ Jak grać
howto-example = Wolność
howto-clue-usual = Narrator wybiera kartę i podaje do niej skojarzenie, ani zbyt oczywiste, ani zbyt odległe.
howto-clue-party = Narrator podaje skojarzenie, zanim ktokolwiek zobaczy swoje karty.
howto-clue-party-storyteller = Narrator podaje skojarzenie, zanim zobaczy swoje karty.
howto-clue-party-open = Narrator podaje skojarzenie, które nie musi dotyczyć żadnej z jego kart.
howto-cards-usual = Pozostali dokładają po jednej karcie – tej, która najlepiej pasuje.
howto-cards-teams = Pasującą kartę dokłada druga osoba z drużyny narratora i po jednej osobie z każdej innej drużyny.
howto-cards-party = Wszyscy, narrator też, dokładają po jednej karcie – tej, która najlepiej pasuje.
howto-three =
    { $count ->
        [one] Gdy turę zaczyna trzech graczy – po jednej karcie.
        [few] Gdy turę zaczyna trzech graczy – po { $count } karty.
        [many] Gdy turę zaczyna trzech graczy – po { $count } kart.
       *[other] Gdy turę zaczyna trzech graczy – po { $count } karty.
    }
howto-hand = Twoje karty przychodzą w wiadomości prywatnej; pokaże je też 🃏 **{ button-hand }**.
howto-pass = Po każdej turze wszyscy oddają całą rękę osobie po lewej.
howto-vote-usual = Potasowane karty leżą na stole. Naciśnij 🗳️ **{ button-vote }** i znajdź kartę narratora.
howto-vote-teams = Potasowane karty leżą na stole. W każdej innej drużynie osoba, która nie dokładała karty, naciska 🗳️ **{ button-vote }** i szuka karty narratora.
howto-vote-party = Potasowane karty leżą na stole. Naciśnij 🗳️ **{ button-vote }** i wskaż tę, którą wybierze najwięcej graczy.
howto-tokens =
    Gdy turę zaczyna { $more ->
        [yes] co najmniej{" "}
       *[no] { "" }
    }{ $players } graczy, można użyć { $count ->
        [2] jednego lub dwóch żetonów
       *[other] do { $count } żetonów
    }, na różnych kartach{ $lowered ->
        [yes] {" "}i nigdy na wszystkich, na które wolno głosować
       *[no] { "" }
    }.
howto-points-failure = Odgadną **wszyscy** albo nie odgadnie **nikt**: 0 dla narratora, po { $points } dla pozostałych.
howto-points-failure-teams = Odgadną **wszyscy** albo nie odgadnie **nikt**: za skojarzenie 0 dla drużyny narratora, po { $points } dla pozostałych.
howto-points-failure-players = Odgadną **wszyscy** albo nie odgadnie **nikt**: za skojarzenie 0 dla drużyny narratora, dla pozostałych po { $points } za każdą osobę.
howto-points-found = W innych przypadkach: { $teller } dla narratora, { $finder } dla każdego, kto trafi.
howto-points-found-teams = W innych przypadkach: { $teller } dla drużyny narratora, { $finder } dla każdej, która trafi.
howto-points-lone = Gdy trafi tylko jeden gracz, on i narrator dostają zamiast tego po { $points }.
howto-points-lone-teams = Gdy trafi tylko jedna drużyna, ona i drużyna narratora dostają zamiast tego po { $points }.
howto-points-bonus = Kto trafi, używając tylko jednego żetonu, choć można było użyć więcej: { $points } więcej.
howto-points-votes =
    Każdy żeton na innej karcie: 1 dla gracza, który ją dołożył{ $cap ->
        [none] .
       *[other] , najwyżej { $cap }.
    }
howto-points-votes-teams =
    Każdy żeton innej drużyny na innej karcie: 1 dla drużyny, która ją dołożyła{ $cap ->
        [none] .
       *[other] , najwyżej { $cap }.
    }
howto-points-party = Dostajesz tyle punktów, ile żetonów leży na wybranej przez ciebie karcie, najwyżej { $cap }.
howto-points-party-none =
    Tylko twój żeton: 0.{ $red ->
        [yes] {" "}Na karcie z czerwonym żetonem: 0.
       *[no] { "" }
    }
howto-alt = Jak grać, w obrazkach. { $list }
howto-alt-clue = Narrator, królik w koronie, wysuwa kartę z ręki i mówi „{ $clue }”.
howto-alt-clue-hidden = Narrator, królik w koronie, mówi „{ $clue }” nad zakrytymi kartami.
howto-alt-clue-open = Narrator, królik w koronie, mówi „{ $clue }” nad swoimi kartami.
howto-alt-cards-usual = Pozostałe króliki pokazują swoje karty.
howto-alt-cards-teams = Króliki stoją parami; jeden z każdej pary pokazuje kartę.
howto-alt-cards-party = Wszystkie króliki pokazują swoje karty, narrator też.
howto-alt-vote =
    Karty leżą ponumerowane; za niektórymi stoją króliki, które położyły na nich żetony.{ $red ->
        [yes] {" "}Na jednej leży czerwony żeton.
       *[no] { "" }
    }
howto-alt-guessing = Karty z żetonami i punkty, które dają: na karcie narratora wszystkie żetony albo żaden; tylko niektóre; żeton na innej karcie.
howto-alt-agreement =
    Karty z żetonami i punkty, które dają: kilka żetonów na jednej karcie; jeden żeton{ $red ->
        [yes] ; żetony na karcie z czerwonym.
       *[no] .
    }

explain-title = ### 🧮 Tura { $round }, punkt po punkcie
explain-too-few = Zostało zbyt mało grających, żeby dokończyć tę turę.
explain-void =
    Taka tura nie daje punktów{ $turn ->
        [yes] , a narrator ma swoją kolej za sobą.
       *[no] .
    }
explain-card = **{ $number }** · { $giver }{ $kind ->
        [storyteller] { " " }(karta narratora)
        [red] { " " }(z czerwonym żetonem)
       *[other] { "" }
    }{ $drawn ->
        [yes] { " " }(wybrana losowo)
       *[no] { "" }
    }{ $count ->
        [0] { "" }
       *[other] { " " }← { $voters }
    }
explain-outcome-found =
    { $ballots ->
        [1] Zagłosował tylko jeden gracz i trafił w kartę narratora (numer { $number }).
       *[other] { $finders ->
            [1] Kartę narratora (numer { $number }) odgadł jeden gracz.
           *[other] Kartę narratora (numer { $number }) odgadła tylko część z was.
        }
    }
explain-outcome-lone-finder = Kartę narratora (numer { $number }) odgadł tylko jeden gracz.
explain-outcome-everybody = Kartę narratora (numer { $number }) odgadli wszyscy głosujący.
explain-outcome-nobody = Karty narratora (numer { $number }) nie odgadł nikt z głosujących.
explain-outcome-no-ballots = Nikt nie zagłosował, więc nikt nie dostaje punktów.
explain-outcome-agreement =
    Punkty są za wspólny wybór{ $red ->
        [yes] , chyba że na karcie leży czerwony żeton.
       *[no] .
    }
explain-storyteller = **Narrator:** { $names }
explain-storyteller-rule =
    { $ballots ->
        [1] Jedyny głosujący trafił w kartę: { $teller } dla narratora.
       *[other] Kartę odgadła tylko część z was: { $teller } dla narratora.
    }
explain-storyteller-teams = **Drużyna narratora:** { $names }
explain-storyteller-teams-rule =
    { $ballots ->
        [1] Jedyny głosujący trafił w kartę: { $teller } dla drużyny narratora.
       *[other] Kartę odgadła tylko część drużyn: { $teller } dla drużyny narratora.
    }
explain-found = **Trafienia:** { $names }
explain-found-rule =
    { $ballots ->
        [1] Jedyny głosujący trafił w kartę: { $finder } za trafienie.
       *[other] Po { $finder } dla każdego, kto odgadnie kartę, o ile nie odgadną jej wszyscy.
    }
explain-found-teams-rule =
    { $ballots ->
        [1] Jedyna głosująca drużyna trafiła w kartę: { $finder } za trafienie.
       *[other] Po { $finder } dla każdej drużyny, która odgadnie kartę, o ile nie odgadną jej wszystkie.
    }
explain-lone-finder = **Jedyne trafienie:** { $names }
explain-lone-finder-rule =
    { $paid ->
        [finder] Gdy trafi tylko jeden gracz: { $lone } dla niego.
        [storyteller] Gdy trafi tylko jeden gracz: { $lone } dla narratora.
       *[both] Gdy trafi tylko jeden gracz: po { $lone } dla niego i dla narratora.
    }
explain-lone-finder-teams = **Jedyna drużyna, która trafiła:** { $names }
explain-lone-finder-teams-rule =
    { $paid ->
        [finder] Gdy trafi tylko jedna drużyna: { $lone } dla niej.
        [storyteller] Gdy trafi tylko jedna drużyna: { $lone } dla drużyny narratora.
       *[both] Gdy trafi tylko jedna drużyna: po { $lone } dla niej i dla drużyny narratora.
    }
explain-failure = **Wszyscy albo nikt:** { $names }
explain-failure-rule =
    { $each ->
        [team] Drużyna narratora dostaje za skojarzenie 0, a pozostałe głosujące drużyny po { $failure }.
        [heads] Drużyna narratora dostaje za skojarzenie 0, a pozostałe głosujące drużyny po { $failure } za każdą osobę.
       *[player] Narrator dostaje 0, a głosujący po { $failure }.
    }
explain-single-token = **Trafienie jednym żetonem:** { $names }
explain-single-token-rule = O { $bonus } więcej za trafienie tylko jednym żetonem.
explain-votes = **Głosy na karty:** { $names }
explain-votes-rule =
    { $each ->
        [player] Jeden punkt za każdy żeton na twojej karcie{ $cap ->
            [none] .
           *[other] , najwyżej { $cap } w turze.
        }
       *[other] Jeden punkt za każdy żeton innej drużyny na karcie twojej drużyny{ $cap ->
            [none] .
           *[other] , najwyżej { $cap } w turze.
        }
    } Karta narratora ich nie daje.
explain-agreement = **Wspólny wybór:** { $names }
explain-agreement-rule =
    Tyle punktów, ile żetonów do głosowania leży na wybranej karcie, najwyżej { $cap }; gdy jest tylko jeden{ $red ->
        [yes] {" "}albo leży tam czerwony
       *[no] { "" }
    } – nic.
explain-nothing = **Bez punktów:** { $names }
explain-left = **Kto odszedł od stołu:** { $names }. { $what ->
        [team] { $count ->
            [1] Drużyna punktuje dalej.
           *[other] Ich drużyny punktują dalej.
        }
        [team-card] { $count ->
            [1] Głosy na kartę tej osoby nikomu nic nie dają; poza tym drużyna punktuje dalej.
           *[other] Głosy na ich karty nikomu nic nie dają; poza tym ich drużyny punktują dalej.
        }
        [card] Bez punktów, także za otrzymane głosy.
       *[none] Bez punktów.
    }
