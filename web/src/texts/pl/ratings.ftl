# Ratings and the people who have one

ratings-lead = Osoby grające w gry rankingowe, od najlepszych. Lista pomija tych, którzy nie grali od trzech miesięcy.
rating-game = Gra
rating-pace = Tempo
leaders-none = Nikt nie ma tu jeszcze ustalonego rankingu. Potrzeba około piętnastu gier rankingowych.
rating-place = Miejsce
rating-player = Osoba
rating = Ranking
rating-games = Gry
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
page-before = Poprzednia strona
page-after = Następna strona
profile-against = Gry z tobą
profile-against-line = { $title }, { $pace }: twoje wygrane { $won }, przegrane { $lost }, na { $games }.
profile-none = Jeszcze bez gier rankingowych.
finished-every-game = Wszystkie gry
finished-order = Kolejność
finished-newest = Od najnowszych
finished-oldest = Od najstarszych
finished-none = Nie ma tu jeszcze zakończonych gier.
player-left = osoba, która odeszła
