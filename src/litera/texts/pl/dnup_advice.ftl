### Do góry nogami: poziomy graczy i podpowiedzi.

dnup-level-first = Dopiero poznaje grę: wykłada pierwszy układ, który zobaczy, i wiele przeocza.
dnup-level-easy = Lubi pozbywać się wielu kart naraz; nie wybiega myślą naprzód i często przeocza lepszy ruch.
dnup-level-casual = Wybiera ruch, po którym zostaje mu najmniej kart; nie wybiega myślą naprzód i nie zapamiętuje kart.
dnup-level-club = Wyobraża sobie kilka dalszych przebiegów rundy, ale zapomina, które karty wróciły na twoją rękę.
dnup-level-expert = Rozgrywa rundę w myślach kilkaset razy i pamięta karty widziane niedawno.
dnup-level-master = Pamięta wszystko, odgaduje twoje karty po tym, czego nie zagrywasz, a gdy wygrana jest pewna, potrafi ją wyliczyć do ostatniej karty.

dnup-hint-lay = { $count ->
    [one] Warto teraz wyłożyć { $count } kartę.
    [few] Warto teraz wyłożyć { $count } karty naraz.
   *[many] Warto teraz wyłożyć { $count } kart naraz.
}
dnup-hint-add = Jedna z twoich kart pasuje do układu rywala.
dnup-hint-take = Układ rywala przydałby ci się na ręce.
dnup-hint-turn = Sprawdź, jakie karty będziesz mieć po obróceniu ręki.

dnup-hint-last = Na ręce nic nie zostaje: pozbywasz się ostatnich kart.
dnup-hint-certain = Cokolwiek zrobią inni, potem możesz pozbyć się ostatnich kart.
dnup-hint-beats = { $count ->
    [one] { $name } musi wziąć z powrotem { $count } kartę.
    [few] { $name } musi wziąć z powrotem { $count } karty.
   *[many] { $name } musi wziąć z powrotem { $count } kart.
}
dnup-hint-returns = Twój własny układ wraca na rękę jako { $cards }.
dnup-hint-values = Liczba różnych wartości na twojej ręce: teraz { $before }, po tym ruchu { $after }.
dnup-hint-group = { $count ->
    [one] Po tym ruchu na twojej ręce będzie { $count } karta o wartości { $value }.
    [few] Po tym ruchu na twojej ręce będą { $count } karty o wartości { $value }.
   *[many] Po tym ruchu na twojej ręce będzie { $count } kart o wartości { $value }.
}
dnup-hint-theirs = Jeśli tamten układ zostanie pobity, karta trafi na rękę właściciela układu, a nie na twoją.
dnup-hint-chance = Twoje szanse na wygraną: około { $chance }%.
dnup-hint-close = Twoje szanse na wygraną: około { $chance }%; inny ruch jest równie dobry.
dnup-hint-chances = Twoje szanse na wygraną: około { $chance }%; po drugim najlepszym ruchu { $other }%.

## Ruchy słowami

dnup-phrase-lay = { $count ->
    [one] wyłożyć kartę { $cards } jako układ
   *[other] wyłożyć układ: { $cards }
}
dnup-phrase-add = dołożyć { $card } do układu: { $cards } ({ $owner })
dnup-phrase-take = wziąć układ: { $cards } ({ $owner })
dnup-phrase-turn = obrócić rękę
dnup-phrase-turn-free = obrócić rękę za darmo
