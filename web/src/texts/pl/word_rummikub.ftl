# Plansza gry Word Rummikub

rummy-table = Stół
rummy-rack = Twój stojak
rummy-others = Stojaki innych
rummy-not-opened = jeszcze bez otwarcia
rummy-word = Słowo { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Joker
rummy-joker-as = { $position }: joker jako { $letter }
rummy-joker-letter = Jaką literę zastępuje joker?
rummy-gap = W słowie { $word } po literze { $position }
rummy-new-word = Zacznij tu nowe słowo
rummy-to-rack = Z powrotem na stojak
rummy-split = Podziel przed tą płytką
rummy-reletter = Inna litera jokera
rummy-lay-back = Odłóż
rummy-type = Słowo z Twojego stojaka
rummy-lay-out = Wyłóż na próbę
rummy-cannot = Na stojaku brakuje płytek na { $word }.
rummy-where = Wybierz miejsce: lukę, nowe słowo albo jokera do zastąpienia. Esc odkłada.
rummy-help = Przekładaj stół do woli: nic się nie liczy, póki nie zagrasz.
rummy-help-later = Możesz przygotować zagranie już teraz; zaczeka na Twój ruch.
rummy-play = Zagraj
rummy-undo = Cofnij
rummy-reset = Stół jak był
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
rummy-agree = To zagranie kończy grę. Zgadzasz się na jego słowa?
rummy-empty = Stół jest pusty. Otwórz długim słowem, w całości z własnego stojaka.
rummy-own-tile = { $position }: { $letter }, Twoja płytka
rummy-is-right = jest słowem
rummy-is-wrong = nie jest słowem
rummy-lacks = Czego jeszcze brakuje
rummy-not-opened-you = Jeszcze przed otwarciem

rummy-bank = { $count ->
    [one] Bank: { $count } płytka
    [few] Bank: { $count } płytki
   *[many] Bank: { $count } płytek
}
rummy-held = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
rummy-points = { $points ->
    [one] To zagranie daje { $points } punkt.
    [few] To zagranie daje { $points } punkty.
   *[many] To zagranie daje { $points } punktów.
}
