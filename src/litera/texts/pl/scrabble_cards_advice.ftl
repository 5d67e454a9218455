### Karty literowe: poziomy graczy i podpowiedzi.

scrabble_cards-level-first = Dopiero poznaje grę: zna około tysiąca słów, układa jedno z pierwszych, które zobaczy, i prawie nigdy nie sprawdza twoich.
scrabble_cards-level-easy = Zna około trzech tysięcy codziennych słów, często nie widzi najlepszych i rzadko sprawdza twoje.
scrabble_cards-level-casual = Zna większość codziennych słów, zostawia sobie dobre karty i przeważnie wyłapuje zmyślone słowa.
scrabble_cards-level-club = Zna wiele słów, zostawia sobie dobre karty i sprawdza większość zmyślonych słów rywali.
scrabble_cards-level-expert = Zna wszystkie słowa oprócz rzadkich i zostawia sobie dobre karty; nie wybiega myślą naprzód.
scrabble_cards-level-master = Zna każde słowo ze słownika, domyśla się twoich kart, rozważa twoje odpowiedzi i dokładnie oblicza końcówkę.

scrabble_cards-hint-nudge-lay = { $length ->
    [one] Z twoją kartą { $card } da się ułożyć dobre słowo na { $length } literę.
    [few] Z twoją kartą { $card } da się ułożyć dobre słowo na { $length } litery.
   *[many] Z twoją kartą { $card } da się ułożyć dobre słowo na { $length } liter.
}
scrabble_cards-hint-nudge-exchange = Z tych kart trudno coś ułożyć. Pomyśl, jak inaczej wykorzystać turę.
scrabble_cards-hint-nudge-pass = Możliwe, że teraz niczego nie da się ułożyć.
scrabble_cards-hint-nudge-wait = Czy na pewno trzeba teraz coś układać?
scrabble_cards-hint-nudge-check = Przyjrzyj się słowom tego ruchu: czy znasz wszystkie?
scrabble_cards-hint-nudge-condition = Masz kartę, którą możesz zagrać przeciw temu ruchowi.
scrabble_cards-hint-nudge-accept = Ten ruch wygląda na poprawny.

scrabble_cards-hint-points = { $points ->
    [one] { $word } daje { $points } punkt.
    [few] { $word } daje { $points } punkty.
   *[many] { $word } daje { $points } punktów.
}
scrabble_cards-hint-keeps = { $count ->
    [one] Na następną turę zostaje: { $cards }.
   *[other] Na następną turę zostają: { $cards }.
}
scrabble_cards-hint-compared = { $points ->
    [one] Drugie najlepsze słowo, { $word }, da w najbliższych turach o { $points } punkt mniej.
    [few] Drugie najlepsze słowo, { $word }, da w najbliższych turach o { $points } punkty mniej.
   *[many] Drugie najlepsze słowo, { $word }, da w najbliższych turach o { $points } punktów mniej.
}
scrabble_cards-hint-end-ahead = { $points ->
    [one] Woreczek jest pusty: przy najlepszej grze obu stron wygrywasz różnicą { $points } punktu.
    [few] Woreczek jest pusty: przy najlepszej grze obu stron wygrywasz różnicą { $points } punktów.
    [0] Woreczek jest pusty: przy najlepszej grze obu stron będzie remis.
   *[many] Woreczek jest pusty: przy najlepszej grze obu stron wygrywasz różnicą { $points } punktów.
}
scrabble_cards-hint-end-behind = { $points ->
    [one] Woreczek jest pusty: przy najlepszej grze obu stron przegrywasz różnicą { $points } punktu; żaden inny ruch nie jest lepszy.
    [few] Woreczek jest pusty: przy najlepszej grze obu stron przegrywasz różnicą { $points } punktów; żaden inny ruch nie jest lepszy.
   *[many] Woreczek jest pusty: przy najlepszej grze obu stron przegrywasz różnicą { $points } punktów; żaden inny ruch nie jest lepszy.
}
scrabble_cards-hint-exchange = Wymiana kart zapowiada się lepiej niż znalezione słowa.
scrabble_cards-hint-pass = Niczego nie da się ułożyć, a wymiana nie pomoże.
scrabble_cards-hint-wait = Pas zapowiada się teraz lepiej niż znalezione słowa.
scrabble_cards-hint-check = { $count ->
    [one] Tego słowa nie ma w słowniku: { $words }.
   *[many] Tych słów nie ma w słowniku: { $words }.
}
scrabble_cards-hint-condition = { $points ->
    [one] Karta { $card } odbiera temu ruchowi { $points } punkt i zwalnia miejsce na ręce.
    [few] Karta { $card } odbiera temu ruchowi { $points } punkty i zwalnia miejsce na ręce.
   *[many] Karta { $card } odbiera temu ruchowi { $points } punktów i zwalnia miejsce na ręce.
}
scrabble_cards-hint-accept = Wszystkie słowa są w słowniku, a żadnej z twoich kart nie warto przeciw nim zagrać.

## Ruchy słowami

scrabble_cards-phrase-first = ułożyć { $word } { $way ->
    [down] pionowo
   *[across] poziomo
}
scrabble_cards-phrase-from = ułożyć { $word } { $way ->
    [down] w dół
   *[across] w prawo
} od { $letter } w słowie { $crossed }
scrabble_cards-phrase-through = ułożyć { $word } { $way ->
    [down] pionowo
   *[across] poziomo
} przez { $letter } w słowie { $crossed }
scrabble_cards-phrase-beside = ułożyć { $word } { $way ->
    [down] pionowo
   *[across] poziomo
} obok słowa { $beside }
scrabble_cards-phrase-lengthen = przedłużyć { $shorter } do { $word }
scrabble_cards-phrase-with = { $move }, z kartami: { $cards }
scrabble_cards-phrase-exchange = wymienić karty: { $cards }
scrabble_cards-phrase-condition = zagrać { $card } przeciw temu słowu
scrabble_cards-phrase-condition-on = zagrać { $card } przeciw słowu { $word }
scrabble_cards-phrase-accept = zaakceptować słowo
scrabble_cards-phrase-check = sprawdzić słowo
scrabble_cards-phrase-pass = spasować
