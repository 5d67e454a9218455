# Plansza gry Scrabble Cards

cards-table = Krzyżówka
cards-hand = Twoja ręka
cards-others = Ręce innych
cards-blank = Blank
cards-blank-as = blank jako { $letter }
cards-blank-letter = Jaką literę zastępuje blank?
cards-blank-clear = Z powrotem do ręki
cards-hidden = zakryta karta
cards-premium = Słowo razy { $factor }
cards-condition = Karta warunkowa { $card }
cards-free = wolne
cards-place = kolumna { $column }, wiersz { $row }: { $card }
cards-zoom-in = Większe
cards-zoom-out = Mniejsze
cards-fit = Pokaż całość
cards-type-across = Wpisuj litery: pójdą poziomo. Naciśnij ponownie, by pisać pionowo.
cards-type-down = Wpisuj litery: pójdą pionowo.
cards-none-of = Nie masz { $letter } ani blanka.
cards-no-line = Karty muszą leżeć w jednej linii bez przerw.
cards-help = Wskaż kartę, a potem miejsce, albo ją przeciągnij.
cards-help-type = Możesz też wskazać wolne miejsce i pisać.
cards-help-later = Możesz przygotować ruch już teraz; zaczeka na twoją turę.
cards-lay = Połóż
cards-take-back = Cofnij
cards-exchange = Wymiana…
cards-pass = Pas
cards-to-hand = Z powrotem do ręki
cards-special = Twoje karty specjalne
cards-coordinates = Numery kolumn i wierszy
cards-lost = Stół się zmienił: przygotowane karty z zajętych już miejsc są znów w ręce.
cards-answer = Ruch czeka na odpowiedzi
cards-answer-costs = { $cost ->
    [never] Zaakceptuj słowo albo zagraj kartę warunkową.
    [minus5] Zaakceptuj albo sprawdź. Jeśli słowo jest poprawne, tracisz 5 punktów.
    [lose_turn] Zaakceptuj albo sprawdź. Jeśli słowo jest poprawne, tracisz następną turę.
   *[none] Zaakceptuj albo sprawdź. Sprawdzenie nic nie kosztuje.
}
cards-accept = Akceptuj
cards-check = Sprawdź słowa
cards-waiting = Czekamy na odpowiedzi.
cards-condition-played = { $name }, do { $word }: { $card }
cards-through-across = poziomo { $word }, litera { $letter } z { $count }
cards-through-down = pionowo { $word }, litera { $letter } z { $count }
cards-waits = czeka na odpowiedzi
cards-keys = Strzałki: miejsce po miejscu. Page Down i Page Up: słowo po słowie. Home i End: początek i koniec słowa. Enter na karcie: słowo, które się z nią krzyżuje; na wolnym miejscu: pisanie od tego miejsca. Delete: karta z powrotem do ręki. Esc: koniec pisania. + i −: powiększenie; 0: całość.
cards-blank-which = Który blank
cards-blank-new = Blank { $number }: jeszcze bez litery
cards-blank-is = Blank { $number }: { $letter }
cards-blank-done = Zamknij
cards-blank-change = Zmień blanki: { $letters }
cards-answer-none = jeszcze bez odpowiedzi
cards-answer-accept = akceptuje
cards-answer-check = sprawdza
cards-answered = { $name }: { $answer }
cards-condition-play = Zagraj { $card } do { $word }
cards-answer-left = Jeszcze { $seconds } s, potem akceptacja
cards-answer-conditions = Twoje karty warunkowe, które odbiorą temu ruchowi punkty
cards-empty = Stół jest pusty. Pierwsze słowo może leżeć gdziekolwiek i liczy się podwójnie.
cards-exchange-stop = Bez wymiany

cards-letter = { $value ->
    [one] { $letter }, { $value } punkt
    [few] { $letter }, { $value } punkty
   *[many] { $letter }, { $value } punktów
}
cards-bag = { $count ->
    [one] Worek: { $count } karta
    [few] Worek: { $count } karty
   *[many] Worek: { $count } kart
}
cards-points = { $points ->
    [one] Ten ruch daje { $points } punkt.
    [few] Ten ruch daje { $points } punkty.
   *[many] Ten ruch daje { $points } punktów.
}
cards-pending = { $points ->
    [one] { $name }: { $points } punkt za
    [few] { $name }: { $points } punkty za
   *[many] { $name }: { $points } punktów za
}
cards-answer-time = { $seconds ->
    [one] Na odpowiedź została { $seconds } sekunda; potem ruch uważa się za zaakceptowany.
    [few] Na odpowiedź zostały { $seconds } sekundy; potem ruch uważa się za zaakceptowany.
   *[many] Na odpowiedź zostało { $seconds } sekund; potem ruch uważa się za zaakceptowany.
}
cards-exchange-do = { $count ->
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
   *[many] Wymień { $count } kart
}
cards-exchange-left = { $bag ->
    [one] W worku została { $bag } karta. Zaznacz te, które oddajesz.
    [few] W worku zostały { $bag } karty. Zaznacz te, które oddajesz.
   *[many] W worku zostało { $bag } kart. Zaznacz te, które oddajesz.
}
