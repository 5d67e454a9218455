### Karty literowe: krzyżówka z kart na stole bez brzegów.

scrabble_cards-title = Karty literowe
scrabble_cards-tagline = Układaj krzyżówkę na stole bez granic. Na podstawie gry Scrabble Cards.

## Opcje

scrabble_cards-option-first_seat = Kto zaczyna: „random” (decyduje los) albo numer miejsca.
scrabble_cards-option-refill = Kiedy dobiera się do siedmiu kart: „turn_start” – na początku swojej tury; „turn_end” – na jej końcu.
scrabble_cards-option-premium_stack = Karty premii słownej w jednym ruchu: „one” – tylko jedna; „product” – kilka (ich mnożniki mnoży się przez siebie).
scrabble_cards-option-premium_scope = Co mnoży karta premii słownej: „main” – słowo główne; „all” – każde słowo ruchu.
scrabble_cards-option-cond_per_player = Ile kart warunkowych gracz może dodać do ruchu: „one” – jedną; „any” – dowolnie wiele.
scrabble_cards-option-cond_word = Które słowo może spełnić warunek: „any_new” – każde słowo ruchu; „main” – tylko słowo główne.
scrabble_cards-option-floor_zero = Ani punkty za ruch, ani łączny wynik nie spadają poniżej 0.
scrabble_cards-option-all_seven_bonus = Premia za ułożenie siedmiu kart z literami w jednym ruchu. Do wyboru: { $numbers }.
scrabble_cards-option-failed_check = Koszt sprawdzenia poprawnego ruchu: „none” – brak; „minus5” – pięć punktów; „lose_turn” – następna tura.
scrabble_cards-option-auto_check = Słowa są sprawdzane automatycznie, a niepoprawne odrzucane.
scrabble_cards-option-answer_seconds = Liczba sekund na odpowiedź, od { $lowest } do { $highest }; potem ruch zostaje uznany za zaakceptowany. 0 oznacza brak limitu.
scrabble_cards-option-exchange_counts = Ilu kart w woreczku wymaga wymiana: „letters” – siedmiu z literami; „cards” – siedmiu dowolnych.
scrabble_cards-option-ranked = Każdy gracz może wymienić karty najwyżej trzy razy.
scrabble_cards-option-sweep = Po każdym ruchu na stole zostają tylko słowa, które w nim powstały.
scrabble_cards-option-family_words = Słowa wulgarne są odrzucane.

## Dlaczego gra się skończyła

scrabble_cards-reason-out = Ktoś nie ma już liter, a w woreczku też ich nie ma.
scrabble_cards-reason-all_idle = Wszyscy mają za sobą dwie tury z rzędu bez słowa.
scrabble_cards-reason-time_up = Nikt nie ma już czasu.

## Ruchy tak, jak można je wpisać

scrabble_cards-verb-lay = ułóż, połóż, układam, kładę
scrabble_cards-verb-accept = akceptuj, akceptuję, przyjmij, przyjmuję, tak
scrabble_cards-verb-check = sprawdź, sprawdzam
scrabble_cards-verb-condition = warunek
scrabble_cards-verb-exchange = wymień, wymiana, wymieniam
scrabble_cards-verb-pass = pas, pasuję

scrabble_cards-help-lay = Ułóż słowo, podając kolumnę i wiersz pierwszej litery (pokazuje je polecenie „stół plan”): { $example }
scrabble_cards-help-accept = Zaakceptuj ruch: { $example }
scrabble_cards-help-check = Sprawdź słowa z ruchu rywala w słowniku: { $example }
scrabble_cards-help-condition = Zagraj kartę warunkową przeciw ruchowi: { $example }
scrabble_cards-help-exchange = Wymień karty: { $example }
scrabble_cards-help-pass = Spasuj: { $example }

scrabble_cards-keyword-across = poziomo, poziom
scrabble_cards-keyword-down = pionowo, pion
scrabble_cards-lies-across = poziomo
scrabble_cards-lies-down = pionowo
scrabble_cards-lies-added = { $direction }, z dodatkiem { $cards }

## Stół w słowach

scrabble_cards-table-empty = Stół jest pusty.
scrabble_cards-table-line = { $line }
scrabble_cards-table-as-plan = plan, rysunek
scrabble_cards-table-word = { NUMBER($number, useGrouping: 0) }: { $word } { $column } { $row } { $direction }
scrabble_cards-waiting = { $points ->
    [one] { $word } { $column } { $row } { $direction }, { $points } punkt: czeka na odpowiedzi; układa { $name }
    [few] { $word } { $column } { $row } { $direction }, { $points } punkty: czeka na odpowiedzi; układa { $name }
   *[many] { $word } { $column } { $row } { $direction }, { $points } punktów: czeka na odpowiedzi; układa { $name }
}
scrabble_cards-waiting-word = { $points ->
    [one] także { $word }, { $points } punkt
    [few] także { $word }, { $points } punkty
   *[many] także { $word }, { $points } punktów
}
scrabble_cards-waiting-multiplier = z kartą { $card }
scrabble_cards-waiting-plus = { $card } do słowa { $word }: +{ $points }; zagrywa { $name }
scrabble_cards-waiting-minus = { $card } przeciw słowu { $word }: −{ $points }; zagrywa { $name }
scrabble_cards-waiting-bonus = wszystkie siedem liter: +{ $points }
scrabble_cards-waiting-answered = Osoby, które już odpowiedziały: { $names }

scrabble_cards-word = { $points ->
    [one] { $word }: { $direction }, kolumna { $column }, wiersz { $row }; litery warte { $points } punkt
    [few] { $word }: { $direction }, kolumna { $column }, wiersz { $row }; litery warte { $points } punkty
   *[many] { $word }: { $direction }, kolumna { $column }, wiersz { $row }; litery warte { $points } punktów
}
scrabble_cards-word-crossing = w miejscu { $column } { $row }, na literze { $letter }, krzyżuje się ze słowem { $word }
scrabble_cards-word-which = Które słowo? Podaj jego numer na stole albo samo słowo.
scrabble_cards-word-none = { $count ->
    [0] Nie ma słowa „{ $word }”. Stół jest pusty.
    [one] Nie ma słowa „{ $word }”. Na stole jest { $count } słowo.
    [few] Nie ma słowa „{ $word }”. Na stole są { $count } słowa.
   *[many] Nie ma słowa „{ $word }”. Na stole jest { $count } słów.
}
scrabble_cards-find-which = Która litera? Na przykład: „znajdź { $letter }”.
scrabble_cards-find-none = Na stole nie ma karty „{ $letter }”.
scrabble_cards-find-as-blank = blank, joker
scrabble_cards-open-across = Litera { $letter } w słowie { $word }: nad nią { $before }, pod nią { $after }
scrabble_cards-open-down = Litera { $letter } w słowie { $word }: po lewej { $before }, po prawej { $after }
scrabble_cards-open-free = wszystko wolne
scrabble_cards-open-until = { $count ->
    [0] brak wolnego miejsca, od razu { $letter }
    [one] { $count } wolne miejsce, potem { $letter }
    [few] { $count } wolne miejsca, potem { $letter }
   *[many] { $count } wolnych miejsc, potem { $letter }
}
scrabble_cards-open-none = Żadna litera na stole nie ma wolnych miejsc po obu stronach.
scrabble_cards-spell = { $letters }
scrabble_cards-spell-blank = blank jako { $letter }
scrabble_cards-word-with-blanks = { $count ->
    [one] { $word } (blank jako { $letters })
   *[many] { $word } (blanki jako { $letters })
}
scrabble_cards-card-count = { $count ->
    [1] { $card }
   *[other] { $card } { NUMBER($count, useGrouping: 0) }
}
scrabble_cards-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }

scrabble_cards-hand = Ręka: { $cards }
scrabble_cards-hand-empty = Twoja ręka jest pusta.
scrabble_cards-hand-size = { $count ->
    [one] { $name }: { $count } karta
    [few] { $name }: { $count } karty
   *[many] { $name }: { $count } kart
}
scrabble_cards-card-letter = { $points ->
    [one] { $card }: { $points } punkt; liczba w talii: { $count }
    [few] { $card }: { $points } punkty; liczba w talii: { $count }
   *[many] { $card }: { $points } punktów; liczba w talii: { $count }
}
scrabble_cards-blank = blank
scrabble_cards-card-blank = *: blank, dowolna litera, 0 punktów; liczba w talii: { $count }
scrabble_cards-card-multiplier = { $card }: mnoży punkty za słowo główne przez { $factor }; nie można jej dodać do pierwszego słowa; liczba w talii: { $count }
scrabble_cards-card-condition = { $card }: { $asks }; +{ $plus } w twoim ruchu, −{ $minus } w ruchu rywala
scrabble_cards-no-such-card = Nie ma karty „{ $card }”. Wpisz literę, „*” albo kartę taką jak „x2” lub „c7”.

scrabble_cards-asks-length = { $bounds ->
    [exact] { $least ->
        [one] dokładnie { $least } litera
        [few] dokładnie { $least } litery
       *[many] dokładnie { $least } liter
    }
    [between] od { $least } do { $most } liter
   *[open] { $least ->
        [one] co najmniej { $least } litera
        [few] co najmniej { $least } litery
       *[many] co najmniej { $least } liter
    }
}
scrabble_cards-asks-begins = { $letter_class ->
    [vowels] zaczyna się samogłoską
    [consonants] zaczyna się spółgłoską
    [single] zaczyna się literą { $letters }
   *[listed] zaczyna się jedną z liter: { $letters }
}
scrabble_cards-asks-ends = { $letter_class ->
    [vowels] kończy się samogłoską
    [consonants] kończy się spółgłoską
    [single] kończy się literą { $letters }
   *[listed] kończy się jedną z liter: { $letters }
}
scrabble_cards-asks-holds = { $letter_class ->
    [vowels] zawiera samogłoskę
    [consonants] zawiera spółgłoskę
    [single] zawiera literę { $letters }
   *[listed] zawiera jedną z liter: { $letters }
}
scrabble_cards-asks-double = dwie takie same litery obok siebie
scrabble_cards-asks-vowels = { $least ->
    [one] co najmniej { $least } samogłoska
    [few] co najmniej { $least } samogłoski
   *[many] co najmniej { $least } samogłosek
}
scrabble_cards-asks-sequence = zawiera jedno z połączeń: { $sequences }
scrabble_cards-asks-same_ends = zaczyna się i kończy tą samą literą
scrabble_cards-asks-all_different = { $least ->
    [one] co najmniej { $least } litera, wszystkie różne
    [few] co najmniej { $least } litery, wszystkie różne
   *[many] co najmniej { $least } liter, wszystkie różne
}
scrabble_cards-asks-blank = zawiera blanka
scrabble_cards-asks-consonants_in_row = { $least ->
    [one] co najmniej { $least } spółgłoska
    [few] { $least } spółgłoski obok siebie
   *[many] { $least } spółgłosek obok siebie
}

scrabble_cards-bag = { $count ->
    [one] Woreczek: { $count } karta
    [few] Woreczek: { $count } karty
   *[many] Woreczek: { $count } kart
}
scrabble_cards-bag-letters = Litery, których jeszcze nie widać: { $cards }
scrabble_cards-bag-special = Karty specjalne, których jeszcze nie widać: { $cards }

scrabble_cards-now-over = Koniec gry.
scrabble_cards-now-wait = Ruch: { $names }.
scrabble_cards-now-answer = Odpowiedz na słowo { $word }: wpisz „akceptuj” albo „sprawdź”.
scrabble_cards-now-answer-condition = Odpowiedz na słowo { $word }: wpisz „akceptuj”, „sprawdź” albo „warunek” z kartą.
scrabble_cards-now-answer-checked = Odpowiedz na słowo { $word }: wpisz „akceptuj”.
scrabble_cards-now-answer-checked-condition = Odpowiedz na słowo { $word }: wpisz „akceptuj” albo „warunek” z kartą.
scrabble_cards-now-lay = Twoja tura: ułóż słowo, wymień karty albo spasuj.
scrabble_cards-now-lay-first = Twoja tura: ułóż pierwsze słowo (liczy się podwójnie), wymień karty albo spasuj.

## Co się stało

scrabble_cards-event-dealt = { $each ->
    [one] Rozdano po { $each } karcie. Pierwsza tura: { $first }
    [few] Rozdano po { $each } karty. Pierwsza tura: { $first }
   *[many] Rozdano po { $each } kart. Pierwsza tura: { $first }
}
scrabble_cards-event-filled = { $name-is ->
    [you] Dobierasz: { $cards }
   *[other] { $name } dobiera: { $cards }
}; w woreczku { $bag ->
    [one] { $bag } karta
    [few] { $bag } karty
   *[many] { $bag } kart
}
scrabble_cards-event-filled-hidden = { $name-is ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}; w woreczku { $bag ->
    [one] { $bag } karta
    [few] { $bag } karty
   *[many] { $bag } kart
}
scrabble_cards-event-mixed = { $bag ->
    [one] W woreczku wymieszano { $bag } kartę
    [few] W woreczku wymieszano { $bag } karty
   *[many] W woreczku wymieszano { $bag } kart
}
scrabble_cards-event-laid = { $name-is ->
    [you] Układasz
   *[other] { $name } układa
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
scrabble_cards-event-laid-with = { $name-is ->
    [you] Układasz
   *[other] { $name } układa
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; także { $crossing }
scrabble_cards-event-condition = { $name-is ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} { $card } przeciw słowu { $word }: −{ $minus }; ruch jest teraz wart { $points } pkt
scrabble_cards-event-accepted = { $name-is ->
    [you] Akceptujesz
   *[other] { $name } akceptuje
}
scrabble_cards-event-checked-right = { $name-is ->
    [you] Sprawdzasz
   *[other] { $name } sprawdza
}: { $count ->
    [one] { $words } jest w słowniku
   *[other] { $words } są w słowniku
}
scrabble_cards-event-checked-wrong = { $name-is ->
    [you] Sprawdzasz
   *[other] { $name } sprawdza
}; brak w słowniku: { $words }
scrabble_cards-event-penalty = { $name-is ->
    [you] Tracisz
   *[other] { $name } traci
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za sprawdzenie poprawnego ruchu
scrabble_cards-event-turn_lost = { $name-is ->
    [you] Tracisz następną turę za sprawdzenie poprawnego ruchu
   *[other] { $name } traci następną turę za sprawdzenie poprawnego ruchu
}
scrabble_cards-event-taken_back = { $name-is ->
    [you] Cofasz { $word }: 0 punktów
   *[other] { $name } cofa { $word }: 0 punktów
}
scrabble_cards-event-stood = { $name-is ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $word }; razem { $score }
scrabble_cards-event-swept = { $count ->
    [one] Ze stołu znika { $count } litera
    [few] Ze stołu znikają { $count } litery
   *[many] Ze stołu znika { $count } liter
}
scrabble_cards-event-exchanged = { $name-is ->
    [you] Wymieniasz: { $cards }; dobierasz: { $new }
   *[other] { $name } wymienia: { $cards }; dobiera: { $new }
}
scrabble_cards-event-exchanged-unknown = { $name-is ->
    [you] Wymieniasz: { $cards }
   *[other] { $name } wymienia: { $cards }
}
scrabble_cards-event-exchanged-hidden = { $name-is ->
    [you] Wymieniasz
   *[other] { $name } wymienia
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
scrabble_cards-event-passed = { $name-is ->
    [you] Pasujesz
   *[other] { $name } pasuje
}
scrabble_cards-event-time_up = { $name-is ->
    [you] Skończył ci się czas
   *[other] { $name }: koniec czasu
}
scrabble_cards-event-skipped-time-up = { $name-is ->
    [you] Tracisz turę: skończył ci się czas
   *[other] { $name } traci turę: koniec czasu
}
scrabble_cards-event-skipped-lost-turn = { $name-is ->
    [you] Tracisz turę: to kara za sprawdzenie poprawnego ruchu
   *[other] { $name } traci turę: to kara za sprawdzenie poprawnego ruchu
}
scrabble_cards-event-counted-gain = { $name-is ->
    [you] Dostajesz { $points } pkt za litery rywali; razem { $score }
   *[other] { $name } dostaje { $points } pkt za litery rywali; razem { $score }
}
scrabble_cards-event-counted-loss = { $name }: −{ $points } pkt za litery na ręce; razem { $score }
scrabble_cards-event-counted-nothing = { $name }: razem { $score }
scrabble_cards-event-over = Koniec gry. { $why }

## Co się stało, w mniejszej liczbie słów

scrabble_cards-brief-laid = { $name-is ->
    [you] { $word }
   *[other] { $name } układa { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
scrabble_cards-brief-laid-with = { $name-is ->
    [you] { $word }
   *[other] { $name } układa { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; także { $crossing }
scrabble_cards-brief-filled = { $name-is ->
    [you] Dobierasz: { $cards }
   *[other] { $name } dobiera: { $cards }
}{ $bag ->
    [0] . Woreczek jest pusty.
   *[other] {""}
}
scrabble_cards-brief-bag-empty = Woreczek jest pusty.
scrabble_cards-brief-condition = { $name-is ->
    [you] { $card } przeciw słowu { $word }: ruch jest teraz wart { $points } pkt
   *[other] { $name } zagrywa { $card }: ruch jest teraz wart { $points } pkt
}
scrabble_cards-brief-stood = { $name-is ->
    [you] Zdobywasz
   *[other] { $name } zdobywa
} { $points } pkt
scrabble_cards-brief-exchanged = { $name-is ->
    [you] Dobierasz: { $new }
   *[other] { $name } wymienia: { $cards }; dobiera: { $new }
}
scrabble_cards-brief-now-answer = Odpowiedz na ruch.

## Ruchy, których nie można wykonać

scrabble_cards-refusal-other-letter = W jednym z tych miejsc leży już { $lies }, a twoje słowo ma tam { $letter }.
scrabble_cards-refusal-nothing-new = Słowo { $word } już tam leży. Dołóż co najmniej jedną kartę.
scrabble_cards-refusal-not-whole = Wpisz całe słowo: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = Słowo { $word } nie dotyka żadnej karty na stole. Skrzyżuj je ze słowem na stole albo przedłuż któreś.
scrabble_cards-refusal-first-doubled = Pierwsze słowo liczy się podwójnie i nie można do niego dodać karty premii słownej.
scrabble_cards-refusal-one-multiplier = Do ruchu można dodać tylko jedną kartę premii słownej.
scrabble_cards-refusal-one-condition = Do ruchu możesz dodać tylko jedną kartę warunkową.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: słowo { $words } nie spełnia warunku.
   *[other] { $card }: warunku nie spełnia żadne ze słów: { $words }.
}
scrabble_cards-refusal-answer-first = Najpierw odpowiedz na ruch rywala.
scrabble_cards-refusal-nothing-waits = Żaden ruch nie czeka na odpowiedź.
scrabble_cards-refusal-checked-already = Przy tym stole słowa są sprawdzane automatycznie. Zaakceptuj ruch albo zagraj kartę warunkową.
scrabble_cards-refusal-own-move = Na twój ruch odpowiadają tylko rywale.
scrabble_cards-refusal-answered = Twoja odpowiedź na ten ruch już padła.
scrabble_cards-refusal-bag-letters = { $least ->
    [one] Karty można wymieniać tylko wtedy, gdy w woreczku jest co najmniej { $least } karta z literą.
    [few] Karty można wymieniać tylko wtedy, gdy w woreczku są co najmniej { $least } karty z literami.
   *[many] Karty można wymieniać tylko wtedy, gdy w woreczku jest co najmniej { $least } kart z literami.
}
scrabble_cards-refusal-bag-cards = { $least ->
    [one] Karty można wymieniać tylko wtedy, gdy w woreczku jest co najmniej { $least } karta.
    [few] Karty można wymieniać tylko wtedy, gdy w woreczku są co najmniej { $least } karty.
   *[many] Karty można wymieniać tylko wtedy, gdy w woreczku jest co najmniej { $least } kart.
}
scrabble_cards-refusal-exchanges-used = Nie możesz już wymieniać kart. Limit wymian na grę: { $most }.
scrabble_cards-refusal-no-such-word = Ruch nie tworzy słowa { $word }. Tworzy: { $words }.

## Ruchy, których nie da się odczytać

scrabble_cards-bad-verb = „{ $verb }” to nie ruch. Spróbuj: „ułóż”, „wymień”, „pas”, „akceptuj”, „sprawdź” lub „warunek”.
scrabble_cards-bad-alone = „{ $rest }” jest zbędne: ten ruch to jedno słowo.
scrabble_cards-bad-lay-shape = Wpisz słowo, kolumnę, wiersz i „poziomo” albo „pionowo”: „ułóż { $word } 0 0 poziomo”.
scrabble_cards-bad-direction = „{ $direction }” to nie kierunek. Wpisz „poziomo” albo „pionowo”.
scrabble_cards-bad-added-card = Karty „{ $card }” nie można dodać do słowa. Można dodać karty takie jak x2 i c7.
scrabble_cards-bad-letter = „{ $letter }” w słowie „{ $word }” nie jest literą tej gry. Zamiast blanka wpisz małą literę, którą zastępuje.
scrabble_cards-bad-number = „{ $number }” to nie kolumna ani wiersz. Wpisz liczby całkowite, na przykład 3 albo -1.
scrabble_cards-bad-exchange-shape = Wymień od 1 do { $most } kart, na przykład: „wymień K Y c2”.
scrabble_cards-bad-condition-shape = Wpisz kartę i słowo: „warunek c7 { $word }”.
scrabble_cards-bad-condition-card = „{ $card }” nie jest kartą warunkową.
scrabble_cards-bad-card = „{ $card }” nie jest kartą tej gry.
scrabble_cards-bad-draw = „{ $draw }” nie jest rozdaniem ani tasowaniem.

## Pozycje, które nie mogą być

scrabble_cards-position-card = „{ $where }”: „{ $card }” nie jest kartą tej gry.
scrabble_cards-position-hand-size = Liczba kart na ręce może wynosić najwyżej { $most }, razem z kartami ruchu, który czeka na odpowiedź.
scrabble_cards-position-table = „table” musi być listą słów takich jak ["{ $word }", 0, 0, "across"].
scrabble_cards-position-two-letters = { $one } i { $other } leżą w tym samym miejscu.
scrabble_cards-position-apart = Słowa na stole nie łączą się ze sobą.
scrabble_cards-position-pending-phase = Pole „phase” musi mieć wartość „answer” wtedy i tylko wtedy, gdy podano też pole „pending”.
scrabble_cards-position-reason-phase = „reason” występuje wtedy i tylko wtedy, gdy „phase” ma wartość „over”.
scrabble_cards-position-over-already = Przy takich wartościach „idle” lub „time_up” gra byłaby skończona albo byłaby tura innego miejsca.
scrabble_cards-position-reason-untrue = „reason” nie zgadza się z resztą pozycji.
scrabble_cards-position-too-many = Za dużo kart { $card }: w pozycji { $count }, w talii { $most }.
scrabble_cards-position-pending = „pending” musi zawierać „seat” i „move” (ruch „lay”), a może zawierać „words”, „points”, „answers” i „conditions”.
scrabble_cards-position-pending-seat = „pending” musi należeć do miejsca, które ma turę.
scrabble_cards-position-pending-move = Ruch w „pending” jest niemożliwy: { $why }
scrabble_cards-position-pending-answered = Na ruch w „pending” są już wszystkie odpowiedzi.
scrabble_cards-position-pending-derived = „{ $part }” w „pending” nie zgadza się z ruchem.
scrabble_cards-position-pending-condition = „conditions” w „pending” to lista kart, każda z „seat”, „card” i słowem, które spełnia jej warunek; liczba kart musi być zgodna z opcjami.
scrabble_cards-position-pending-answer = „answers” zawiera dla każdego miejsca null albo jedną z wartości: { $answers }. Miejsce, którego ruch czeka na odpowiedzi, musi mieć null; miejsce, któremu skończył się czas, nie może go mieć.

## Talie, które nie mogą być

scrabble_cards-pack-letters-missing = W talii brakuje liter: { $letters }. Literze bez kart nadaj „count” równe 0.
scrabble_cards-pack-letter-unknown = „{ $letter }” w talii nie jest wielką literą alfabetu tego stołu.
scrabble_cards-pack-no-letters = W talii nie ma kart z literami.
scrabble_cards-pack-multiplier-name = „{ $card }” w talii nie jest kartą premii słownej. Takie karty mają nazwy od x2 do x9.
scrabble_cards-pack-condition-name = „{ $card }” w talii nie jest kartą warunkową. Takie karty mają nazwy od c1 do c99.
scrabble_cards-pack-condition-kind = { $card } w talii ma nieznany rodzaj („kind”). Rodzaje: { $kinds }.
scrabble_cards-pack-not-letters = W opisie talii pole „{ $where }” musi być tekstem złożonym z wielkich liter alfabetu.
scrabble_cards-pack-not-sequences = W opisie talii pole „{ $where }” musi być listą tekstów złożonych z wielkich liter alfabetu.
scrabble_cards-pack-long-sequences = W talii łączna liczba liter w ciągach „{ $where }” może wynosić najwyżej { $most }.

## Co przyniósłby szkic

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: × { $factor }
scrabble_cards-preview-all-seven = wszystkie siedem liter
scrabble_cards-preview-condition = { $card } do słowa { $word }
