### Klepka: poziomy graczy i podpowiedzi.

klepka-level-first = Dopiero poznaje grę: układa jedno krótkie, codzienne słowo na turę i pamięta tylko dwie, trzy ostatnie karty.
klepka-level-easy = Układa krótkie, codzienne słowa i szybko zapomina, co gdzie leżało.
klepka-level-casual = Zna słowa, które zna prawie każdy; pamięta kilka ostatnich kart, czasem nie w tym miejscu.
klepka-level-club = Planuje słowa razem, w miarę możności jednobarwne, i pamięta około dziesięciu kart.
klepka-level-expert = Ma bogate słownictwo i dobrą pamięć, waży każdą parę i poluje na «Слава Україні».
klepka-level-master = Zna każde słowo i każdą odkrytą kartę, a gra według ścisłego rachunku szans.

klepka-hint-nudge-word = { $count ->
    [one] Jest słowo na { $count } literę z twoim { $letter }.
    [few] Jest słowo na { $count } litery z twoim { $letter }.
    [many] Jest słowo na { $count } liter z twoim { $letter }.
   *[other] Jest słowo na { $count } litery z twoim { $letter }.
}
klepka-hint-nudge-phrase = Spójrz na wszystkie swoje karty naraz: czy nie przypominają pozdrowienia?
klepka-hint-nudge-exchange = Ktoś ma kartę, która ci się przyda.
klepka-hint-nudge-vote = Czy to słowo jest w słowniku?
klepka-hint-nudge-pass = Zostało mało liter. Czy jest w nich jeszcze jakieś słowo?
klepka-hint-nudge-no-letters = Słowa układa się z liter. Czy masz jakieś?
klepka-hint-nudge-no-word = Czy z tych kart w ogóle da się ułożyć jakieś słowo?
klepka-hint-nudge-done = Niektóre twoje karty mogą być później warte więcej.
klepka-hint-nudge-stop = Pomyśl, co zobaczy następny gracz.
klepka-hint-nudge-pair = Dwie jednakowe litery były już odkryte.
klepka-hint-nudge-known = Litera, którą już znasz, może znaleźć parę.
klepka-hint-nudge-unknown = Pora zajrzeć pod nowe karty.

klepka-hint-word = { $points ->
    [one] { $word } daje { $points } punkt.
    [few] { $word } daje { $points } punkty.
    [many] { $word } daje { $points } punktów.
   *[other] { $word } daje { $points } punktu.
}
klepka-hint-colour = Litery są jednej barwy, więc słowo liczy się podwójnie.
klepka-hint-set = { $count ->
    [one] Najlepiej razem: { $words }; w sumie { $count } słowo, a każde odkrywa jedną parę więcej.
    [few] Najlepiej razem: { $words }; w sumie { $count } słowa, a każde odkrywa jedną parę więcej.
    [many] Najlepiej razem: { $words }; w sumie { $count } słów, a każde odkrywa jedną parę więcej.
   *[other] Najlepiej razem: { $words }; w sumie { $count } słowa, a każde odkrywa jedną parę więcej.
}
klepka-hint-set-only = { $count ->
    [one] Najlepiej razem: { $words }; w sumie { $count } słowo.
    [few] Najlepiej razem: { $words }; w sumie { $count } słowa.
    [many] Najlepiej razem: { $words }; w sumie { $count } słów.
   *[other] Najlepiej razem: { $words }; w sumie { $count } słowa.
}
klepka-hint-phrase = «Слава Україні» wygrywa od razu, bez względu na punkty.
klepka-hint-exchange = Karta { $take } jest dla ciebie warta więcej niż { $give }, a { $name } ją traci.
klepka-hint-exchange-hidden = Karta { $give } jest dla ciebie warta mniej niż prawdopodobna karta z ręki: { $name }.
klepka-hint-vote = Tego słowa nie ma w słowniku, a punkty za nie pomogłyby innemu graczowi.
klepka-hint-pass = Każda pozostała karta liczy się za punkt, a żadne słowo nie daje więcej.
klepka-hint-no-cards = Na ręce nie ma kart, więc nie ma z czego ułożyć słowa.
klepka-hint-only-prizes = Na ręce są same karty nagród: słowa z nich nie będzie, a żadnej nie warto teraz zagrać.
klepka-hint-no-word = Z tych kart nie da się teraz ułożyć żadnego słowa ze słownika.
klepka-hint-done = Żadne słowo nie jest warte więcej niż jego karty w późniejszych słowach.
klepka-hint-stop = To, co można by odsłonić, pomogłoby raczej następnemu graczowi niż tobie.
klepka-hint-pair = Znana para jest pewna i pozwala odkryć następną.
klepka-hint-known = { $count ->
    [one] Obok { $count } znanej karty nowa może utworzyć parę, a inni zobaczą mało nowego.
    [few] Obok { $count } znanych kart nowa może utworzyć parę, a inni zobaczą mało nowego.
    [many] Obok { $count } znanych kart nowa może utworzyć parę, a inni zobaczą mało nowego.
   *[other] Obok { $count } znanej karty nowa może utworzyć parę, a inni zobaczą mało nowego.
}
klepka-hint-unknown = Najwięcej obiecują teraz nowe karty razem.

## Ruchy słowami

klepka-phrase-word = ułożyć { $word }
klepka-phrase-open = odkryć { $places }
klepka-phrase-exchange = wymienić kartę: { $give } za { $take } ({ $name })
klepka-phrase-exchange-hidden = wymienić kartę: { $give } za zakrytą ({ $name })
klepka-phrase-done = zakończyć słowa i odkryć karty
klepka-phrase-stop = nie odkrywać więcej kart
klepka-phrase-chaos = zagrać chaos i przetasować karty na stole
klepka-phrase-accept = przyjąć słowo
klepka-phrase-refuse = odrzucić słowo
klepka-phrase-pass = spasować
