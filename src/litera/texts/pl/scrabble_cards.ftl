### Karty literowe: krzyżówka z kart na stole bez brzegów.

scrabble_cards-title = Karty literowe
scrabble_cards-tagline = Krzyżuj słowa na stole bez końca, według zasad gry Scrabble Cards.

## Opcje

scrabble_cards-option-first_seat = Kto zaczyna: random (los) albo numer miejsca.
scrabble_cards-option-refill = Kiedy uzupełnia się rękę do siedmiu kart: turn_start, na początku tury; turn_end, na jej końcu.
scrabble_cards-option-premium_stack = Karty premii słownej w jednym ruchu: one, tylko jedna; product, kilka, wtedy się mnożą.
scrabble_cards-option-premium_scope = Co mnoży karta premii słownej: main, słowo główne; all, każde słowo ruchu.
scrabble_cards-option-cond_per_player = Ile kart warunkowych gracz może dodać do ruchu: one, jedną; any, dowolnie wiele.
scrabble_cards-option-cond_word = Które słowo może spełnić warunek: any_new, każde słowo ruchu; main, tylko słowo główne.
scrabble_cards-option-floor_zero = Ani ruch, ani wynik nie spada poniżej 0.
scrabble_cards-option-all_seven_bonus = Punkty za wyłożenie siedmiu liter w jednym ruchu. Do wyboru: { $numbers }.
scrabble_cards-option-failed_check = Cena sprawdzenia dobrego ruchu: none, nic; minus5, pięć punktów; lose_turn, następna tura.
scrabble_cards-option-auto_check = Słowa są sprawdzane od razu przy układaniu, błędnych nie można położyć.
scrabble_cards-option-answer_seconds = Sekundy na odpowiedź, od { $lowest } do { $highest }; potem ruch jest zaakceptowany. 0: bez limitu.
scrabble_cards-option-exchange_counts = Siedem kart w worku potrzebnych do wymiany: letters, same litery; cards, wszystkie karty.
scrabble_cards-option-ranked = Każdy gracz może wymienić karty najwyżej trzy razy.
scrabble_cards-option-sweep = Po ruchu na stole zostają tylko słowa, które w nim powstały.
scrabble_cards-option-family_words = Słowa dla wszystkich: wulgarne są odrzucane.

## Dlaczego gra się skończyła

scrabble_cards-reason-out = Wszystkie litery wyłożone, worek bez liter.
scrabble_cards-reason-all_idle = Dwie kolejne tury każdego gracza bez słowa.
scrabble_cards-reason-time_up = Koniec czasu wszystkich graczy.

## Ruchy tak, jak można je wpisać

scrabble_cards-verb-lay = połóż, ułóż, kładę
scrabble_cards-verb-accept = akceptuj, akceptuję, przyjmij, przyjmuję, tak
scrabble_cards-verb-check = sprawdź, sprawdzam
scrabble_cards-verb-condition = warunek
scrabble_cards-verb-exchange = wymień, wymiana, wymieniam
scrabble_cards-verb-pass = pas, pasuję

scrabble_cards-help-lay = Połóż słowo, z kolumną i wierszem pierwszej litery (rysuje je stół plan): { $example }
scrabble_cards-help-accept = Zaakceptuj ruch: { $example }
scrabble_cards-help-check = Sprawdź słowa ruchu: { $example }
scrabble_cards-help-condition = Zagraj kartę warunkową przeciw ruchowi: { $example }
scrabble_cards-help-exchange = Wymień karty: { $example }
scrabble_cards-help-pass = Spasuj: { $example }

scrabble_cards-keyword-across = poziomo, poziom
scrabble_cards-keyword-down = pionowo, pion
scrabble_cards-lies-across = poziomo
scrabble_cards-lies-down = pionowo
scrabble_cards-lies-added = { $direction }, dodane { $cards }

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
scrabble_cards-waiting-multiplier = dodana karta { $card }
scrabble_cards-waiting-plus = { $card } do { $word }: +{ $points }; { $name }
scrabble_cards-waiting-minus = { $card } do { $word }: −{ $points }; zagrywa { $name }
scrabble_cards-waiting-bonus = wszystkie siedem liter: +{ $points }
scrabble_cards-waiting-answered = Odpowiedzi już są: { $names }

scrabble_cards-word = { $points ->
    [one] { $word }: { $direction }, kolumna { $column }, wiersz { $row }; litery warte { $points } punkt
    [few] { $word }: { $direction }, kolumna { $column }, wiersz { $row }; litery warte { $points } punkty
   *[many] { $word }: { $direction }, kolumna { $column }, wiersz { $row }; litery warte { $points } punktów
}
scrabble_cards-word-crossing = { $letter } w { $column } { $row }: krzyżuje się { $word }
scrabble_cards-word-which = Które słowo? Podaj jego numer na stole albo samo słowo.
scrabble_cards-word-none = { $count ->
    [0] { $word }: nie ma takiego słowa; stół jest pusty.
    [one] { $word }: nie ma takiego słowa; na stole jest { $count } słowo.
    [few] { $word }: nie ma takiego słowa; na stole są { $count } słowa.
   *[many] { $word }: nie ma takiego słowa; na stole jest { $count } słów.
}
scrabble_cards-find-which = Która litera? Na przykład: znajdź S
scrabble_cards-find-none = Nie ma słowa z: { $letter }.
scrabble_cards-open-across = { $letter } w { $word }: nad nią { $before }, pod nią { $after }
scrabble_cards-open-down = { $letter } w { $word }: z lewej { $before }, z prawej { $after }
scrabble_cards-open-free = wolne
scrabble_cards-open-until = { $count ->
    [0] nic wolnego, { $letter }
    [one] { $count } wolne, potem { $letter }
    [few] { $count } wolne, potem { $letter }
   *[many] { $count } wolnych, potem { $letter }
}
scrabble_cards-open-none = Żadna litera na stole nie ma wolnych miejsc po obu stronach.
scrabble_cards-spell = { $letters }
scrabble_cards-spell-blank = blank jako { $letter }
scrabble_cards-word-with-blanks = { $count ->
    [one] { $word } (blank jako { $letters })
   *[many] { $word } (blanki jako { $letters })
}
scrabble_cards-hand-card = { NUMBER($number, useGrouping: 0) } { $card }

scrabble_cards-hand = Ręka: { $cards }
scrabble_cards-hand-empty = Twoja ręka jest pusta.
scrabble_cards-hand-size = { $count ->
    [one] { $name }: { $count } karta
    [few] { $name }: { $count } karty
   *[many] { $name }: { $count } kart
}
scrabble_cards-card-letter = { $points ->
    [one] { $card }: { $points } punkt; w talii { $count }
    [few] { $card }: { $points } punkty; w talii { $count }
   *[many] { $card }: { $points } punktów; w talii { $count }
}
scrabble_cards-blank = blank
scrabble_cards-card-blank = *: blank, dowolna litera, 0 punktów; w talii { $count }
scrabble_cards-card-multiplier = { $card }: słowo główne liczy się razy { $factor }; nie do pierwszego słowa; w talii { $count }
scrabble_cards-card-condition = { $card }: { $asks }; +{ $plus } w twoim ruchu, −{ $minus } w ruchu rywala
scrabble_cards-no-such-card = { $card }: nie ma takiej karty.

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
    [vowels] ma samogłoskę
    [consonants] ma spółgłoskę
    [single] ma literę { $letters }
   *[listed] ma jedną z liter: { $letters }
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
    [one] co najmniej { $least } litera, żadna dwa razy
    [few] co najmniej { $least } litery, żadna dwa razy
   *[many] co najmniej { $least } liter, żadna dwa razy
}
scrabble_cards-asks-blank = zawiera blank
scrabble_cards-asks-consonants_in_row = { $least ->
    [one] co najmniej { $least } spółgłoska
    [few] { $least } spółgłoski obok siebie
   *[many] { $least } spółgłosek obok siebie
}

scrabble_cards-bag = { $count ->
    [one] Worek: { $count } karta
    [few] Worek: { $count } karty
   *[many] Worek: { $count } kart
}
scrabble_cards-bag-letters = Litery jeszcze niewidziane: { $cards }
scrabble_cards-bag-special = Karty premiowe jeszcze niewidziane: { $cards }

scrabble_cards-now-over = Gra skończona.
scrabble_cards-now-wait = Kolej: { $names }.
scrabble_cards-now-answer = Odpowiedz na { $word }: akceptuj albo sprawdź.
scrabble_cards-now-answer-condition = Odpowiedz na { $word }: akceptuj, sprawdź albo warunek z kartą.
scrabble_cards-now-answer-checked = Odpowiedz na { $word }: akceptuj.
scrabble_cards-now-answer-checked-condition = Odpowiedz na { $word }: akceptuj albo warunek z kartą.
scrabble_cards-now-lay = Twoja tura: połóż słowo, wymień karty albo spasuj.
scrabble_cards-now-lay-first = Twoja tura: połóż pierwsze słowo, liczone podwójnie; albo wymień karty lub spasuj.

## Co się stało

scrabble_cards-event-dealt = { $each ->
    [one] Rozdane: po { $each } karcie. Zaczyna: { $first }
   *[other] Rozdane: po { $each } kart. Zaczyna: { $first }
}
scrabble_cards-event-filled = { $name }: nowe { $cards }; worek { $bag }
scrabble_cards-event-filled-hidden = { $count ->
    [one] { $name }: dobrana { $count } karta; worek { $bag }
    [few] { $name }: dobrane { $count } karty; worek { $bag }
   *[many] { $name }: dobranych { $count } kart; worek { $bag }
}
scrabble_cards-event-mixed = { $bag ->
    [one] Worek wymieszany: { $bag } karta
    [few] Worek wymieszany: { $bag } karty
   *[many] Worek wymieszany: { $bag } kart
}
scrabble_cards-event-laid = { $points ->
    [one] { $name }: { $word } { $column } { $row } { $direction }, { $points } punkt
    [few] { $name }: { $word } { $column } { $row } { $direction }, { $points } punkty
   *[many] { $name }: { $word } { $column } { $row } { $direction }, { $points } punktów
}
scrabble_cards-event-laid-with = { $points ->
    [one] { $name }: { $word } { $column } { $row } { $direction }, { $points } punkt, także { $crossing }
    [few] { $name }: { $word } { $column } { $row } { $direction }, { $points } punkty, także { $crossing }
   *[many] { $name }: { $word } { $column } { $row } { $direction }, { $points } punktów, także { $crossing }
}
scrabble_cards-event-condition = { $name }: { $card } do { $word }, −{ $minus }; ruch wart teraz { $points }
scrabble_cards-event-accepted = { $name }: akceptacja
scrabble_cards-event-checked-right = { $count ->
    [one] { $name }: sprawdzenie; { $words } jest w słowniku
   *[other] { $name }: sprawdzenie; { $words } są w słowniku
}
scrabble_cards-event-checked-wrong = { $name }: sprawdzenie; nie ma w słowniku: { $words }
scrabble_cards-event-penalty = { $points ->
    [one] { $name }: −{ $points } punkt za sprawdzenie
    [few] { $name }: −{ $points } punkty za sprawdzenie
   *[many] { $name }: −{ $points } punktów za sprawdzenie
}
scrabble_cards-event-turn_lost = { $name }: strata następnej tury za sprawdzenie
scrabble_cards-event-taken_back = { $name }: { $word } wraca do ręki, 0 punktów
scrabble_cards-event-stood = { $points ->
    [one] { $name }: { $word } zostaje, { $points } punkt; wynik { $score }
    [few] { $name }: { $word } zostaje, { $points } punkty; wynik { $score }
   *[many] { $name }: { $word } zostaje, { $points } punktów; wynik { $score }
}
scrabble_cards-event-swept = { $count ->
    [one] Ze stołu znika { $count } litera
    [few] Ze stołu znikają { $count } litery
   *[many] Ze stołu znika { $count } liter
}
scrabble_cards-event-exchanged = { $name }: wymiana { $cards }; nowe { $new }
scrabble_cards-event-exchanged-unknown = { $name }: wymiana { $cards }
scrabble_cards-event-exchanged-hidden = { $count ->
    [one] { $name }: wymiana { $count } karty
   *[other] { $name }: wymiana { $count } kart
}
scrabble_cards-event-passed = { $name }: pas
scrabble_cards-event-time_up = { $name }: koniec czasu
scrabble_cards-event-skipped-time-up = { $name }: tura pominięta, koniec czasu
scrabble_cards-event-skipped-lost-turn = { $name }: tura stracona za sprawdzenie
scrabble_cards-event-counted-gain = { $name }: +{ $points } za litery rywali; wynik { $score }
scrabble_cards-event-counted-loss = { $name }: −{ $points } za litery w ręce; wynik { $score }
scrabble_cards-event-counted-nothing = { $name }: wynik { $score }
scrabble_cards-event-over = Koniec gry. { $why }

## Ruchy, których nie można wykonać

scrabble_cards-refusal-other-letter = Leży tam { $lies }, a w twoim słowie jest { $letter }.
scrabble_cards-refusal-nothing-new = { $word } już tam leży. Dołóż co najmniej jedną kartę.
scrabble_cards-refusal-not-whole = Podaj całe słowo: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = { $word } nie dotyka niczego na stole. Skrzyżuj albo przedłuż słowo.
scrabble_cards-refusal-first-doubled = Pierwsze słowo liczy się podwójnie, bez karty premii słownej.
scrabble_cards-refusal-one-multiplier = Do ruchu można dodać tylko jedną kartę premii słownej.
scrabble_cards-refusal-one-condition = Gracz dodaje do ruchu tylko jedną kartę warunkową.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: { $words } nie spełnia warunku.
   *[other] { $card }: warunku nie spełnia żadne ze słów: { $words }.
}
scrabble_cards-refusal-answer-first = Najpierw trzeba odpowiedzieć na ruch, który czeka.
scrabble_cards-refusal-nothing-waits = Żaden ruch nie czeka na odpowiedź.
scrabble_cards-refusal-checked-already = Słowa są sprawdzane przy układaniu. Akceptuj albo zagraj kartę warunkową.
scrabble_cards-refusal-own-move = Na twój ruch odpowiadają rywale.
scrabble_cards-refusal-answered = Twoja odpowiedź na ten ruch już jest.
scrabble_cards-refusal-bag-letters = Do wymiany liter w worku musi być co najmniej { $least }.
scrabble_cards-refusal-bag-cards = Do wymiany kart w worku musi być co najmniej { $least }.
scrabble_cards-refusal-exchanges-used = Wykorzystane wymiany: { $most }. Więcej nie można.
scrabble_cards-refusal-no-such-word = Ruch nie tworzy słowa { $word }. Tworzy: { $words }.

## Ruchy, których nie da się odczytać

scrabble_cards-bad-verb = „{ $verb }” to nie ruch. Ruchy: połóż, wymień, pas, akceptuj, sprawdź, warunek.
scrabble_cards-bad-alone = „{ $rest }” jest zbędne: ten ruch to jedno słowo.
scrabble_cards-bad-lay-shape = Kładzie się tak: połóż KOT 0 0 poziomo (słowo, kolumna, wiersz, poziomo lub pionowo).
scrabble_cards-bad-direction = „{ $direction }” to nie kierunek. Podaj poziomo lub pionowo.
scrabble_cards-bad-added-card = „{ $card }” nie można dodać do słowa; można karty takie jak x2 i c7.
scrabble_cards-bad-letter = „{ $letter }” w „{ $word }” nie jest literą tej gry. Blank to mała litera, którą zastępuje.
scrabble_cards-bad-number = „{ $number }” nie jest kolumną ani wierszem. To liczby całkowite, jak 3 lub -1.
scrabble_cards-bad-exchange-shape = Wymienia się od 1 do { $most } kart, na przykład: wymień K Y c2.
scrabble_cards-bad-condition-shape = Kartę warunkową gra się tak: warunek c7 SZYSZKA.
scrabble_cards-bad-condition-card = „{ $card }” nie jest kartą warunkową.
scrabble_cards-bad-card = „{ $card }” nie jest kartą tej gry.
scrabble_cards-bad-draw = „{ $draw }” nie jest rozdaniem ani tasowaniem.

## Pozycje, które nie mogą być

scrabble_cards-position-card = { $where }: „{ $card }” nie jest kartą tej gry.
scrabble_cards-position-hand-size = W ręce jest najwyżej { $most } kart, razem z kartami ruchu, który czeka.
scrabble_cards-position-table = table to lista słów takich jak ["KOT", 0, 0, "across"].
scrabble_cards-position-two-letters = { $one } i { $other } leżą w tym samym miejscu.
scrabble_cards-position-apart = Słowa na stole nie łączą się ze sobą.
scrabble_cards-position-pending-phase = phase to answer dokładnie wtedy, gdy jest pending.
scrabble_cards-position-reason-phase = reason jest dokładnie wtedy, gdy phase to over.
scrabble_cards-position-over-already = Przy takich idle lub time_up gra byłaby skończona albo tura należałaby do innego miejsca.
scrabble_cards-position-reason-untrue = Reszta pozycji nie zgadza się z reason.
scrabble_cards-position-too-many = { $card }: w pozycji { $count }, w talii { $most }.
scrabble_cards-position-pending = pending ma seat i move (lay), a może mieć words, points, answers i conditions.
scrabble_cards-position-pending-seat = pending należy do miejsca, którego jest tura.
scrabble_cards-position-pending-move = Ruch w pending jest niemożliwy: { $why }
scrabble_cards-position-pending-answered = Na ruch w pending są już wszystkie odpowiedzi.
scrabble_cards-position-pending-derived = „{ $part }” w pending nie zgadza się z ruchem.
scrabble_cards-position-pending-condition = conditions w pending to karty z seat, card i słowem, które spełnia warunek, w liczbie zgodnej z opcjami.
scrabble_cards-position-pending-answer = answers to null albo jedno z: { $answers }; null dla układającego, nie null po końcu czasu.

## Talie, które nie mogą być

scrabble_cards-pack-letters-missing = W talii brakuje liter: { $letters }. Litera bez kart ma count 0.
scrabble_cards-pack-letter-unknown = „{ $letter }” w talii nie jest wielką literą alfabetu tego stołu.
scrabble_cards-pack-no-letters = W talii nie ma kart z literami.
scrabble_cards-pack-multiplier-name = „{ $card }” w talii nie jest kartą premii słownej. Ich nazwy to x2 do x9.
scrabble_cards-pack-condition-name = „{ $card }” w talii nie jest kartą warunkową. Ich nazwy to c1 do c99.
scrabble_cards-pack-condition-kind = { $card } w talii ma nieznany rodzaj (kind). Rodzaje: { $kinds }.
scrabble_cards-pack-not-letters = W talii { $where } to tekst z wielkich liter alfabetu.
scrabble_cards-pack-not-sequences = W talii { $where } to lista tekstów z wielkich liter alfabetu.
scrabble_cards-pack-long-sequences = W talii ciągi w { $where } mają razem najwyżej { $most } liter.

## Co przyniósłby szkic

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: razy { $factor }
scrabble_cards-preview-all-seven = wszystkie siedem liter
scrabble_cards-preview-condition = { $card } do { $word }
