# Gracze komputerowi.

computer-placeholder = 🤖 Gracze komputerowi…
computer-add = Dodaj gracza: { $level }
computer-add-several = Dodaj graczy ({ $count }): poziom { $level }
computer-gentle = łagodny
computer-gentle-hint = Często się myli, łatwo z nim wygrać
computer-even = przeciętny
computer-even-hint = Trafia mniej więcej tak często jak ludzie
computer-sharp = bystry
computer-sharp-hint = Rzadko daje się zwieść
computer-remove = Usuń ostatniego
answer-computer-added = { $running ->
        [yes] 🤖 Gracz komputerowy dołączy od następnej tury.
       *[no] 🤖 { $added ->
            [1] Dołącza gracz komputerowy.
           *[other] Dołączają gracze komputerowi ({ $added }).
        } Graczy przy stole: { $count }.
    }
answer-computer-alone = 🤖 Gracz komputerowy czeka na jeszcze jednego gracza albo na wolne miejsce: w drużynach nowi gracze dochodzą parami.
answer-computer-removed = 🤖 Gracz komputerowy, który doszedł ostatni, odszedł od stołu.
error-no-computer = Przy tym stole nie ma gracza komputerowego.
time-resting = 💤 Stół odpoczywa, bo w ostatniej turze nie zagrał żaden człowiek. Naciśnij **{ button-resume }** pod wiadomością gry, a gra pójdzie dalej.
command-computer = komputer
command-computer-description = Dodaj gracza komputerowego albo usuń ostatniego (gospodarz)
option-level = poziom
option-level-description = Jak dobrze gra, albo usuń
option-computers = komputery
option-computers-description = Ilu graczy komputerowych siada od razu
option-now = od-razu
option-now-description = Rozdaj karty od razu, bez czekania przy stole
choice-level-gentle = łagodny
choice-level-even = przeciętny
choice-level-sharp = bystry
choice-level-remove = usuń ostatniego
