# Ratings and the people who have one

ratings-lead = Osoby grające w gry rankingowe, od najlepszych. Lista pomija osoby, które nie grają od trzech miesięcy.
rating-game = Gra
rating-pace = Tempo
leaders-none = Nikt nie ma tu jeszcze ustalonego rankingu. Potrzeba około piętnastu gier rankingowych.
rating-place = Miejsce
rating-player = Osoba
rating = Ranking
rating-games = Gry
ratings-bots = Boty
ratings-bots-lead = Boty mają osobną tabelę. Ich rankingi pochodzą z gier między botami, więc nie porównuj ich z rankingami osób.
rating-bot = Bot
rating-is = Ranking: { $rating }.
rating-games-count = { $count ->
    [one] { $count } gra.
    [few] { $count } gry.
   *[many] { $count } gier.
}
rating-plot = Ranking po każdej z tych gier, od { $low } do { $high }
rating-when = Koniec
rating-others = Pozostali (zajęte miejsce)
rating-after = Ranking po grze
page-before = Poprzednia strona
page-after = Następna strona
profile-against = Gry z tobą
profile-against-line = { $title }, { $pace } – twoje wygrane: { $won }, przegrane: { $lost }, wszystkie gry: { $games }.
profile-again = Zaproś do nowej gry: { $name }
profile-speaks = Języki: { $languages }
profile-none = Nie ma tu jeszcze gier rankingowych.
finished-every-game = Wszystkie gry
order = Kolejność
order-newest = Od najnowszych
order-oldest = Od najstarszych
order-games = Od największej liczby gier
order-won = Od najwyższego odsetka wygranych
order-name = Według nazwy
order-agreed = Od największej zgodności
finished-none = Nie ma tu jeszcze zakończonych gier.
player-left = konto usunięte

statistics = Statystyki
statistics-of = { $games ->
    [one] { $games } gra, w tym wygrane: { $won }.
    [few] { $games } gry, w tym wygrane: { $won }.
   *[many] { $games } gier, w tym wygrane: { $won }.
}
statistics-streak = Wygrane z rzędu: teraz { $streak }, najwięcej { $best }.
statistics-level = Boty „{ $level }” – wygrane: { $won } z { $games }
statistics-highest = Najwyższe wyniki
statistics-best = Ruchy warte najwięcej punktów
statistics-longest = Najdłuższe słowa
statistics-record = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
   *[many] { $value } punktów
}
statistics-opponents = Rywale
statistics-opponents-name = Fragment nazwy
statistics-opponents-find = Szukaj
statistics-opponents-none = Nikt z rywali nie ma takiej nazwy.
statistics-opponent = { $name } – wygrane: { $won } z { $games }
