# Strona zapisu gry, który każdy może sprawdzić.

record-title = Partia { -game } do sprawdzenia
record-when = Koniec gry: { $when }
record-winners = Zwycięstwo
record-lead = Każde tasowanie w tej grze wynika z jednego tajnego ziarna. Zapieczętowano je, zanim rozdano pierwszą kartę – a oto ono. Ta strona porównuje ziarno, zasady i zapis w twojej przeglądarce: nie łączy się z żadnym serwerem i działa bez sieci.
record-agrees = Wszystko się zgadza
record-disagrees = Ten zapis został zmieniony
record-right = zgadza się
record-wrong = nie zgadza się
record-kind-commitment = Pieczęć pasuje do ziarna
record-kind-start = Miejsca i potasowana talia
record-kind-deal = Karty na ręce i dobierane
record-kind-board = Kolejność kart na stole
record-kind-points = Punkty
record-kind-course = Przebieg gry
record-kind-telling = To, co opowiada ta strona
record-seal = Pieczęć pokazana w turze 1
record-seed = Ziarno
record-shown = Wklej pieczęć, którą bot pokazał na początku gry:
record-shown-right = To ta sama: nikt nie podmienił ziarna.
record-shown-wrong = To nie pieczęć tej gry: albo należy do innej, albo ten zapis nie pochodzi z gry, której początek widać na kanale.
record-shown-part = To nie cała pieczęć: ma 64 znaki, od 0 do 9 i od a do f.
record-drawn = wylosowana
record-told = karta narratora
record-red = czerwony żeton
record-card = karta { $number }
record-how = Jak to się sprawdza?
record-derivation =
    Pieczęć: SHA-256 z 32 bajtów ziarna, po których następuje identyfikator gry.
    Los: HMAC-SHA256(ziarno, "tura/cel/licznik/blok") dla bloku 0, 1, 2 …, czytane jako liczby 32-bitowe, od najstarszego bajtu. Liczba mniejsza od n to kolejna z nich modulo n; te powyżej ostatniej pełnej wielokrotności n są pomijane.
    Tasowanie: Fisher i Yates, od ostatniego miejsca do drugiego.
    Los decyduje o: miejscach, parach, talii, uzupełnianym stosie dobierania, kolejności kart na stole oraz o kartach i narratorach, których nikt nie wybrał. O reszcie zdecydowali grający, ludzie lub komputery, zgodnie z zasadami.
