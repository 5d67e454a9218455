# Plansza gry Word Rummikub

rummy-table = Stół
rummy-keys = Strzałki: płytka po płytce. Page Down i Page Up: słowo po słowie. Cyfry: słowo o tym numerze. Home i End: początek i koniec stołu. Enter: weź albo połóż. Esc: odłóż.
rummy-rack = Twoja tabliczka
rummy-others = Tabliczki innych
rummy-not-opened = jeszcze bez pierwszego słowa
rummy-word = Słowo { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Joker
rummy-joker-as = { $position }: joker jako { $letter }
rummy-joker-letter = Jaką literę zastępuje joker?
rummy-new-word = Zacznij tu nowe słowo
rummy-to-rack = Na tabliczkę
rummy-split = Podziel przed płytką
rummy-reletter = Zmień literę jokera
rummy-lay-back = Odłóż
rummy-type = Wpisz słowo
rummy-lay-out = Wyłóż na próbę
rummy-cannot = Do słowa { $word } brakuje liter: { $letters }
rummy-where = Wybierz miejsce: lukę, nowe słowo albo jokera do zastąpienia. Możesz też odłożyć płytkę.
rummy-help = Przebudowuj stół do woli: nic się nie liczy, dopóki nie zagrasz.
rummy-help-later = Możesz przygotować ruch już teraz; zaczeka na twoją turę.
rummy-built = Zakończ słowo
rummy-building = Naciskaj kolejne płytki: trafią na koniec słowa.
rummy-play = Zagraj
rummy-undo = Cofnij
rummy-reset = Przywróć stół
rummy-as-it-lay = Stół jest znów taki jak przedtem.
rummy-lost = Stół się zmienił: przygotowane płytki są znów na tabliczce.
rummy-draw = Dobierz płytkę
rummy-pass = Pas
rummy-right = ✓ słowo
rummy-wrong = ✗ to nie słowo
rummy-doubt = Podważ
rummy-doubt-word = Podważ { $word }
rummy-vote = Głosowanie
rummy-vote-word = Czy to słowo zostaje?
rummy-vote-yes = Tak, zostaje
rummy-vote-no = Nie
rummy-voted = { $name }: { $answer }
rummy-agree = Ten ruch kończy grę. Akceptujesz jego słowa?
rummy-empty = Stół jest pusty. Wyłóż pierwsze słowo: długie, wyłącznie z własnych płytek.
rummy-own-tile = { $position }: { $letter }, twoja płytka
rummy-is-right = jest słowem
rummy-is-wrong = nie jest słowem
rummy-lacks = Czego brakuje do tego ruchu
rummy-theme = Temat: { $theme }
rummy-not-opened-you = Pierwsze słowo jeszcze przed tobą

rummy-bank = { $count ->
    [one] Bank: { $count } płytka
    [few] Bank: { $count } płytki
   *[many] Bank: { $count } płytek
}
rummy-points = { $points ->
    [one] Ten ruch daje { $points } punkt.
    [few] Ten ruch daje { $points } punkty.
   *[many] Ten ruch daje { $points } punktów.
}
rummy-gap = { $where ->
    [first] Przed { $after }, na początku słowa { $word }
    [last] Po { $before }, na końcu słowa { $word }
   *[between] Między { $before } a { $after }, w słowie { $word }
}
