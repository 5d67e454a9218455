# Plansza gry Scrabble Cards

cards-table = Krzyżówka
cards-hand = Twoja ręka
cards-others = Ręce innych
cards-blank = Blank
cards-blank-as = blank jako { $letter }
cards-blank-letter = Jaką literę zastępuje blank?
cards-blank-clear = Z powrotem na rękę
cards-hidden = zakryta karta
cards-premium = Słowo × { $factor }
cards-condition = Karta warunkowa { $card }
cards-free = wolne
cards-place = kolumna { $column }, wiersz { $row }: { $card }
cards-zoom-in = Większe
cards-zoom-out = Mniejsze
cards-fit = Pokaż całość
cards-type-across = Wpisuj litery: ułożą się poziomo. Naciśnij to miejsce ponownie, by pisać pionowo.
cards-type-down = Wpisuj litery: ułożą się pionowo.
cards-none-of = Nie masz { $letter } ani blanka.
cards-no-line = Karty muszą leżeć w jednej linii bez przerw.
cards-help = Naciśnij kartę, a potem miejsce, albo ją przeciągnij.
cards-help-type = Możesz też nacisnąć wolne miejsce i pisać.
cards-help-later = Możesz przygotować ruch już teraz; zaczeka na twoją turę.
cards-lay = Ułóż
cards-take-back = Cofnij
cards-exchange = Wymiana…
cards-pass = Pas
cards-to-hand = Na rękę
cards-special = Twoje karty specjalne
cards-coordinates = Numery kolumn i wierszy
cards-lost = Stół się zmienił: przygotowane karty z zajętych miejsc są znów na ręce.
cards-answer = Odpowiedz na ten ruch
cards-answer-costs = { $cost ->
    [never] Zaakceptuj słowo albo zagraj kartę warunkową.
    [minus5] Zaakceptuj albo sprawdź. Za sprawdzenie poprawnego słowa tracisz 5 punktów.
    [lose_turn] Zaakceptuj albo sprawdź. Za sprawdzenie poprawnego słowa tracisz następną turę.
   *[none] Zaakceptuj albo sprawdź. Sprawdzenie nic nie kosztuje.
}
cards-accept = Akceptuj
cards-check = Sprawdź słowa
cards-waiting = Czekamy na odpowiedzi.
cards-condition-played = { $name }, karta do słowa { $word }: { $card }
cards-through-across = poziomo { $word }, litera { $letter } z { $count }
cards-through-down = pionowo { $word }, litera { $letter } z { $count }
cards-waits = czeka na odpowiedzi
cards-keys = Strzałki: miejsce po miejscu. Page Down i Page Up: słowo po słowie. Home i End: początek i koniec słowa. Enter na karcie: słowo, które się z nią krzyżuje; na wolnym miejscu: pisanie. Delete: karta z powrotem na rękę. Esc: koniec pisania. + i −: powiększenie; 0: całość.
cards-blank-which = Wybierz blanka
cards-blank-new = Blank { $number }: jeszcze bez litery
cards-blank-is = Blank { $number }: { $letter }
cards-blank-done = Zamknij
cards-blank-change = Zmień blanki: { $letters }
cards-answer-none = jeszcze bez odpowiedzi
cards-answer-accept = akceptuje
cards-answer-check = sprawdza
cards-answered = { $name }: { $answer }
cards-condition-play = Zagraj przeciw { $word }
cards-answer-left = { $seconds } s do automatycznej akceptacji
cards-answer-conditions = Karty warunkowe, które obniżą wartość tego ruchu
cards-empty = Stół jest pusty. Pierwsze słowo może leżeć gdziekolwiek i liczy się podwójnie.
cards-exchange-stop = Anuluj wymianę

cards-letter = { $value ->
    [one] { $letter }, { $value } punkt
    [few] { $letter }, { $value } punkty
   *[many] { $letter }, { $value } punktów
}
cards-bag = { $count ->
    [one] Woreczek: { $count } karta
    [few] Woreczek: { $count } karty
   *[many] Woreczek: { $count } kart
}
cards-points = { $points ->
    [one] Ten ruch daje { $points } punkt.
    [few] Ten ruch daje { $points } punkty.
   *[many] Ten ruch daje { $points } punktów.
}
cards-pending = { $points ->
    [one] { $name }: { $points } punkt za { $word }
    [few] { $name }: { $points } punkty za { $word }
   *[many] { $name }: { $points } punktów za { $word }
}
cards-answer-time = { $seconds ->
    [one] Na odpowiedź została { $seconds } sekunda; potem ruch zostanie uznany za zaakceptowany.
    [few] Na odpowiedź zostały { $seconds } sekundy; potem ruch zostanie uznany za zaakceptowany.
   *[many] Na odpowiedź zostało { $seconds } sekund; potem ruch zostanie uznany za zaakceptowany.
}
cards-exchange-do = { $count ->
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
   *[many] Wymień { $count } kart
}
cards-exchange-left = { $bag ->
    [one] W woreczku jest { $bag } karta. Zaznacz karty do wymiany.
    [few] W woreczku są { $bag } karty. Zaznacz karty do wymiany.
   *[many] W woreczku jest { $bag } kart. Zaznacz karty do wymiany.
}
