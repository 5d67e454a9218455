# Ratings and the people who have one

ratings = Rankingi
ratings-lead = Osoby grające w gry rankingowe, od najlepszych. Lista pomija tych, którzy nie grali od trzech miesięcy.
rating-game = Gra
rating-pace = Tempo
rating-pace-live = na żywo
rating-pace-days = dni na ruch
leaders-none = Nikt nie ma tu jeszcze ustalonego rankingu. Potrzeba około piętnastu gier rankingowych.
rating-place = Miejsce
rating-player = Osoba
rating = Ranking
rating-games = Gry
rating-value = { $value } ± { $deviation }
rating-provisional = { $value } ± { $deviation }, wstępnie
rating-is = Ranking: { $rating }.
rating-games-count = { $count ->
    [one] { $count } gra.
    [few] { $count } gry.
   *[many] { $count } gier.
}
rating-plot = Ranking po każdej z tych gier, od { $low } do { $high }
rating-when = Koniec
rating-others = Inni (miejsce)
rating-after = Ranking po grze
page-before = Wcześniejsza strona
page-after = Następna strona
rated = rankingowa
table-terms-rated = Gra rankingowa: wynik zmienia ranking wszystkich. Bez podpowiedzi i botów, zwykłe zasady.
rated-table = Rankingowa
rated-table-help = Wynik zmienia ranking wszystkich. Potrzebny jest zegar; nie ma podpowiedzi, botów ani zasad specjalnych.
rated-table-kept = Tylko z zachowanym miejscem: wybierz „Zachowaj moje miejsce” w poczekalni.
profile-against = Przeciw tobie
profile-against-line = { $title }, { $pace }: twoje wygrane { $won }, przegrane { $lost }, na { $games }.
profile-none = Jeszcze bez gier rankingowych.
finished-all = Wszystkie zakończone gry
finished-every-game = Wszystkie gry
finished-order = Kolejność
finished-newest = Od najnowszych
finished-oldest = Od najstarszych
finished-none = Nie ma tu jeszcze zakończonych gier.
