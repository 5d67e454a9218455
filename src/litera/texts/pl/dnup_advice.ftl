### Do góry nogami: poziomy graczy i podpowiedzi.

dnup-level-first = Dopiero poznaje grę: wykłada zestaw, który akurat zobaczy, i wiele przeocza.
dnup-level-easy = Lubi pozbyć się wielu kart naraz; dalej nie patrzy i często przeocza lepszy ruch.
dnup-level-casual = Gra to, co teraz najbardziej opróżnia rękę, dalej nie patrzy i zapomina każdą widzianą kartę.
dnup-level-club = Wyobraża sobie kilka dalszych przebiegów rundy; co wróciło ci na rękę, szybko ulatuje z pamięci.
dnup-level-expert = Rozgrywa w myślach kilkaset rund i pamięta karty widziane niedawno.
dnup-level-master = Pamięta wszystko, czyta twoją rękę z tego, czego nie grasz, i oblicza pewną wygraną do ostatniej karty.

dnup-hint-lay = { $count ->
    [one] Warto teraz położyć { $count } kartę.
    [few] Warto teraz położyć { $count } karty naraz.
   *[many] Warto teraz położyć { $count } kart naraz.
}
dnup-hint-add = Jedna z twoich kart pasuje do cudzego układu.
dnup-hint-take = Cudzy układ przydałby się na twojej ręce.
dnup-hint-turn = Spójrz na drugie końce swoich kart.

dnup-hint-last = Na ręce nic nie zostaje: pozbywasz się ostatnich kart.
dnup-hint-certain = Cokolwiek zrobią inni, następna zagrana ostatnia karta może być twoja.
dnup-hint-beats = { $count ->
    [one] { $name } bierze z powrotem { $count } kartę.
    [few] { $name } bierze z powrotem { $count } karty.
   *[many] { $name } bierze z powrotem { $count } kart.
}
dnup-hint-returns = Twój własny układ wraca na rękę jako { $cards }.
dnup-hint-values = Różnych wartości na twojej ręce: teraz { $before }, po ruchu { $after }.
dnup-hint-group = { $count ->
    [one] Po ruchu { $count } karta na twojej ręce ma wartość { $value }.
    [few] Po ruchu { $count } karty na twojej ręce mają tę samą wartość: { $value }.
   *[many] Po ruchu { $count } kart na twojej ręce ma tę samą wartość: { $value }.
}
dnup-hint-theirs = Jeśli tamten układ zostanie pobity, karta trafi do jego właściciela, nie do ciebie.
dnup-hint-chance = Twoje szanse na wygranie gry: około { $chance }%.
dnup-hint-close = Twoje szanse na wygranie gry: około { $chance }%; jest inny ruch, równie dobry.
dnup-hint-chances = Twoje szanse na wygranie gry: około { $chance }%; z następnym co do siły ruchem { $other }%.

## Ruchy słowami

dnup-phrase-lay = { $count ->
    [one] wyłożyć kartę { $cards } jako układ
   *[other] wyłożyć układ: { $cards }
}
dnup-phrase-add = dołożyć { $card } do układu: { $cards } ({ $owner })
dnup-phrase-take = wziąć układ: { $cards } ({ $owner })
dnup-phrase-turn = obrócić rękę
dnup-phrase-turn-free = obrócić rękę za darmo
