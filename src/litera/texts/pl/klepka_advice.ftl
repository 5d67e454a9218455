### Klepka: poziomy graczy i podpowiedzi.

klepka-level-first = Dopiero poznaje grę: układa jedno krótkie, codzienne słowo na turę i pamięta najwyżej trzy karty.
klepka-level-easy = Układa krótkie, codzienne słowa. W jednej partii pamięta siedem kart, w innej prawie żadnej.
klepka-level-casual = Zna słowa, które zna prawie każdy. W jednej partii pamięta więcej kart, w innej mniej, a czasem myli ich miejsca.
klepka-level-club = Planuje kilka słów razem, w miarę możliwości jednokolorowych. W jednej partii pamięta kilka kart, w innej kilkanaście.
klepka-level-expert = Ma bogate słownictwo, rozważa każdą parę i poluje na «Слава Україні». Pamięć ma dobrą, ale miewa gorsze dni.
klepka-level-master = Zna każde słowo, pamięta każdą kartę i dokładnie oblicza szanse.

klepka-hint-nudge-word = { $count ->
    [one] Z twoim { $letter } da się ułożyć słowo na { $count } literę.
    [few] Z twoim { $letter } da się ułożyć słowo na { $count } litery.
    [many] Z twoim { $letter } da się ułożyć słowo na { $count } liter.
   *[other] Z twoim { $letter } da się ułożyć słowo na { $count } litery.
}
klepka-hint-nudge-phrase = Spójrz na wszystkie swoje karty naraz: czy nie przypominają pozdrowienia?
klepka-hint-nudge-exchange = Ktoś ma kartę, która ci się przyda.
klepka-hint-nudge-vote = Czy to słowo jest w słowniku?
klepka-hint-nudge-pass = Masz mało liter. Czy da się z nich ułożyć jeszcze jakieś słowo?
klepka-hint-nudge-no-letters = Słowa układa się z liter. Czy masz jakieś?
klepka-hint-nudge-no-word = Czy z tych kart w ogóle da się ułożyć jakieś słowo?
klepka-hint-nudge-done = Niektóre twoje karty mogą być później warte więcej.
klepka-hint-nudge-stop = Pomyśl, co zobaczy następny gracz.
klepka-hint-nudge-pair = Było już widać dwie takie same litery.
klepka-hint-nudge-known = Do litery, którą już znasz, może się znaleźć para.
klepka-hint-nudge-unknown = Pora odkryć nowe karty.

klepka-hint-word = { $points ->
    [one] { $word } daje { $points } punkt.
    [few] { $word } daje { $points } punkty.
    [many] { $word } daje { $points } punktów.
   *[other] { $word } daje { $points } punktu.
}
klepka-hint-colour = Wszystkie litery są w jednym kolorze, więc słowo liczy się podwójnie.
klepka-hint-set = { $count ->
    [one] Dobry plan: { $words }. Pozwala odkryć o jedną parę więcej.
    [few] Dobry plan: { $words }. To { $count } słowa, a każde pozwala odkryć o jedną parę więcej.
    [many] Dobry plan: { $words }. To { $count } słów, a każde pozwala odkryć o jedną parę więcej.
   *[other] Dobry plan: { $words }. To { $count } słowa, a każde pozwala odkryć o jedną parę więcej.
}
klepka-hint-set-only = { $count ->
    [one] Dobry plan: { $words }.
    [few] Dobry plan: { $words }. To { $count } słowa.
    [many] Dobry plan: { $words }. To { $count } słów.
   *[other] Dobry plan: { $words }. To { $count } słowa.
}
klepka-hint-phrase = { $phrase } wygrywa od razu, bez względu na punkty.
klepka-hint-exchange = Karta { $take } jest dla ciebie warta więcej niż { $give }, a { $name } ją traci.
klepka-hint-exchange-hidden = Karta { $give } jest dla ciebie warta mniej niż przeciętna karta, którą ma { $name }.
klepka-hint-vote = Tego słowa nie ma w słowniku, a punkty za nie pomogłyby rywalowi.
klepka-hint-pass = Każda karta na ręce to punkt, a żadne znalezione słowo nie daje więcej.
klepka-hint-no-cards = Nie masz kart, z których można ułożyć słowo.
klepka-hint-only-prizes = Masz same karty nagród: słowa z nich nie ułożysz, a żadnej nie warto teraz zagrać.
klepka-hint-no-word = Z tych kart nie da się teraz ułożyć żadnego słowa ze słownika.
klepka-hint-done = Twoje karty będą warte więcej w późniejszych słowach.
klepka-hint-stop = To, co odkryjesz, pomoże raczej następnemu graczowi niż tobie.
klepka-hint-pair = Znana para jest pewna i pozwala odkryć następną.
klepka-hint-known = { $count ->
    [one] Nowa karta może pasować do tej, którą już znasz, a inni niewiele się dowiedzą.
    [few] Nowa karta może pasować do jednej z { $count } znanych ci kart, a inni niewiele się dowiedzą.
    [many] Nowa karta może pasować do jednej z { $count } znanych ci kart, a inni niewiele się dowiedzą.
   *[other] Nowa karta może pasować do tej, którą już znasz, a inni niewiele się dowiedzą.
}
klepka-hint-unknown = Teraz najlepiej odkryć dwie nieznane karty.

## Ruchy słowami

klepka-phrase-word = ułożyć { $word }
klepka-phrase-open = odkryć { $places }
klepka-phrase-exchange = wymienić kartę: { $give } na { $take } ({ $name })
klepka-phrase-exchange-hidden = wymienić kartę: { $give } na zakrytą ({ $name })
klepka-phrase-done = zakończyć układanie słów i odkryć karty
klepka-phrase-stop = nie odkrywać więcej kart
klepka-phrase-chaos = zagrać chaos i potasować karty na stole
klepka-phrase-accept = przyjąć słowo
klepka-phrase-refuse = odrzucić słowo
klepka-phrase-pass = spasować
