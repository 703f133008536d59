# Krótkie odpowiedzi na komendy i przyciski, w języku osoby, która ich używa.

answer-joined =
    { $when ->
        [again] Znowu jesteś w grze!
        [late] Grasz od następnej tury!
        [alone] Jesteś w grze! W drużynach nowi gracze dochodzą parami, więc czekasz na jeszcze jednego gracza albo na wolne miejsce.
       *[now] Jesteś w grze!
    }
answer-joined-cards =
    { $messages ->
        [sent] Piszę też do ciebie prywatnie: tam będą przychodzić twoje karty.
        [closed] Nie mogę do ciebie napisać, więc swoje karty zobaczysz, naciskając 🃏 **{ button-hand }** pod dowolną wiadomością gry. (Wolisz dostawać je w wiadomości? Zezwól na wiadomości prywatne z tego serwera.)
        [unknown] Swoje karty dostaniesz w wiadomości prywatnej. Jeśli { $waits ->
            [yes] już bierzesz udział w turze
           *[no] inni już grają
        }, a nic nie przyszło, naciśnij 🃏 **{ button-hand }** pod dowolną wiadomością gry.
       *[open] Karty przyjdą w wiadomości prywatnej.
    }
answer-opened-in-thread = Stół już czeka: { $place }
answer-thread-left = Wątek { $place } dla tej gry już powstał. Nie wolno mi go usunąć, więc zostaje pusty.
answer-decks-gone = Już nie ma: { $gone }. Przy tym stole: { $decks }; inne talie można wybrać w menu **{ button-settings }**.
answer-left = Nie ma cię już w grze.{ $back ->
        [yes] {" "}Możesz wrócić, dopóki da się jeszcze dołączyć.
        [soon] {" "}Możesz wrócić, zanim zacznie się następna tura: potem będzie już pewnie za późno.
        [uninvited] {" "}Ta gra jest tylko dla zaproszonych: gospodarz może cię znów wpuścić komendą `/dixit { command-invite }`.
        [by-role] {" "}Ta gra jest tylko dla zaproszonych: jeśli zaproszona jest któraś z twoich ról, możesz wrócić, dopóki da się jeszcze dołączyć. Jeśli nie, gospodarz może cię znów wpuścić komendą `/dixit { command-invite }`.
       *[no] { "" }
    }
answer-started = No to gramy!
answer-forgotten =
    { $count ->
        [0] Gotowe: nie przechowuję już żadnych informacji o tobie. Wysłane już wiadomości zachowują twoją nazwę, oprócz tych, które trwająca gra jeszcze zmienia.
        [one] Gotowe: twoje statystyki, język, wybrany królik i kanał wiadomości prywatnych są usunięte. Wysłane już wiadomości zachowują twoją nazwę, oprócz tych, które trwająca gra jeszcze zmienia. Pamiętam nadal jedną grę, z punktami i skojarzeniami, ale występuje w niej „{ former-player }”, bez nazwy i identyfikatora.
        [few] Gotowe: twoje statystyki, język, wybrany królik i kanał wiadomości prywatnych są usunięte. Wysłane już wiadomości zachowują twoją nazwę, oprócz tych, które trwająca gra jeszcze zmienia. Pamiętam nadal { $count } gry, z punktami i skojarzeniami, ale występuje w nich „{ former-player }”, bez nazwy i identyfikatora.
        [many] Gotowe: twoje statystyki, język, wybrany królik i kanał wiadomości prywatnych są usunięte. Wysłane już wiadomości zachowują twoją nazwę, oprócz tych, które trwająca gra jeszcze zmienia. Pamiętam nadal { $count } gier, z punktami i skojarzeniami, ale występuje w nich „{ former-player }”, bez nazwy i identyfikatora.
       *[other] Gotowe: twoje statystyki, język, wybrany królik i kanał wiadomości prywatnych są usunięte. Wysłane już wiadomości zachowują twoją nazwę, oprócz tych, które trwająca gra jeszcze zmienia. Pamiętam nadal { $count } gry, z punktami i skojarzeniami, ale występuje w nich „{ former-player }”, bez nazwy i identyfikatora.
    }
answer-skipped = Gotowe. Gra poszła dalej.
answer-kicked = Gotowe, już nie siedzi przy stole.
answer-more-time = Gotowe. Czas przedłużony.
answer-more-time-until = Gotowe. Nowy termin: { $when }
answer-more-time-closing =
    Gotowe, ale na nikogo już nie czekamy: { $stopped ->
        [yes] głosowanie i tak się skończy, gdy zegar znów ruszy
       *[no] głosowanie i tak się skończy
    }{ $several ->
        [yes] , chyba że ktoś cofnie swój głos.
       *[no] .
    }
answer-paused = Zegar stoi. Można grać dalej, ale żaden czas nie upłynie i żadne głosowanie nie zakończy się samo, dopóki nie naciśniesz **{ steer-resume }** albo nie użyjesz `/dixit { command-resume }`.
answer-resumed = Zegar chodzi.
answer-not-stopped = Zegar nie jest zatrzymany.
answer-clue-removed = Skojarzenie usunięte, a tura przepada.
answer-ended = Gra skończona.
answer-invited = Dołączyć mogą te osoby i role: { $invited }. Dodane osoby nie dostają powiadomienia, więc daj im znać.
answer-invited-nobody = Na liście zaproszonych nie ma już nikogo: kto jest przy stole, zostaje, a nikt inny nie może dołączyć.
answer-roles-not-told =
    Z zaproszeniem, ale bez powiadomienia: { $roles }. Powiadamiam rolę tylko wtedy, gdy każdy może ją oznaczyć albo gdy tutaj i ty, i ja możemy oznaczać wszystkie role. Daj { $count ->
        [1] jej
       *[other] im
    } znać samodzielnie.
answer-everybody-invited = Do tej gry może dołączyć każdy. Aby była tylko dla zaproszonych, oznacz osoby lub role: `/dixit { command-invite } { option-invited }:@Anna`.
answer-admits-everybody = Gotowe. Teraz może dołączyć każdy.
answer-host = Gotowe. Gospodarzem jest teraz { $name }.
host-waits = { $name } jeszcze nie gra, a gospodarzem może być tylko ktoś, kto gra.
answer-server =
    ### Gry na tym serwerze
    Język: { $language ->
        [opener] taki, jakiego używa osoba otwierająca stół
       *[other] { $language }{ $chosen ->
            [no] , tak jak na Discordzie
           *[yes] { "" }
        }
    }
    Zasady: { $ruleset }
    Tempo: { $pace }
    Kanały: { $channels }
    Ile gier naraz: { $games }
    Dźwięki, obrazki i filmy w skojarzeniach: { $clips ->
        [yes] dozwolone
       *[no] niedozwolone
    }
    Wyczyny na koniec gry: { $milestones ->
        [yes] tak, najwyżej jeden
       *[no] nie
    }
    Rola powiadamiana, gdy ktoś zbiera graczy, najwyżej raz na 10 minut: { $role }{ $heard ->
        [no] { " " }(nie dostanie powiadomień, dopóki nie pozwolisz wszystkim o niej @wspominać)
       *[yes] { "" }
    }

## The table's menu

answer-proposed = Zapisane. Wszyscy widzą to pod wiadomością gry i tam mogą się zgodzić.
answer-decided = Gotowe: zgodziło się wystarczająco dużo osób.

# Co zostaje po grach na serwerze

server-every-channel = wszystkie
server-how = Zmienisz to opcjami tej komendy. `{ option-channel }` dopuszcza kanał albo wycofuje go, jeśli był dopuszczony; dopóki żaden nie jest wybrany, gry można zaczynać na każdym kanale.
server-kept = Z zakończonych gier przechowuję ich przebieg (zapis), wyniki i statystyki, dopóki ich tu nie usuniesz; dziennik, według którego gram, znika po 30 dniach. Kto użyje `/dixit { command-forget-me }`, zostaje w nich jako były gracz.
server-remove = Usuń wszystkie zakończone gry…
sure-remove =
    { $count ->
        [0] Nie ma czego usuwać: nie przechowuję żadnej zakończonej gry z tego serwera.
        [one] **Usunąć jedną grę?** Zapis, ruchy i wyniki znikną na zawsze i dla wszystkich na tym serwerze: z historii, statystyk i rankingu. Trwające gry zostają.
        [few] **Usunąć { $count } gry?** Zapisy, ruchy i wyniki znikną na zawsze i dla wszystkich na tym serwerze: z historii, statystyk i rankingu. Trwające gry zostają.
        [many] **Usunąć { $count } gier?** Zapisy, ruchy i wyniki znikną na zawsze i dla wszystkich na tym serwerze: z historii, statystyk i rankingu. Trwające gry zostają.
       *[other] **Usunąć { $count } gry?** Zapisy, ruchy i wyniki znikną na zawsze i dla wszystkich na tym serwerze: z historii, statystyk i rankingu. Trwające gry zostają.
    }
sure-remove-yes = Tak, usuń
sure-remove-no = Nie, zostaw
answer-removed =
    { $count ->
        [0] Nie było już czego usuwać.
        [one] Gotowe: usunięto jedną grę razem z zapisem i wynikami.
        [few] Gotowe: usunięto { $count } gry razem z zapisami i wynikami.
        [many] Gotowe: usunięto { $count } gier razem z zapisami i wynikami.
       *[other] Gotowe: usunięto { $count } gry razem z zapisami i wynikami.
    }
