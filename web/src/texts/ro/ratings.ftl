# Ratings and the people who have one

ratings-lead = Persoanele care joacă partide cu clasament, de la cele mai bune. Cine nu a jucat de trei luni nu apare.
rating-game = Joc
rating-pace = Ritm
leaders-none = Nimeni nu are încă un punctaj stabil aici. E nevoie de vreo cincisprezece partide cu clasament.
rating-place = Loc
rating-player = Nume
rating = Punctaj
rating-games = Partide
rating-is = Punctaj: { $rating }.
rating-games-count = { $count ->
    [one] O partidă.
    [few] { $count } partide.
   *[other] { $count } de partide.
}
rating-plot = Punctajul după fiecare dintre aceste partide, între { $low } și { $high }
rating-when = Sfârșit
rating-others = Ceilalți (loc)
rating-after = Punctajul după partidă
page-before = Pagina anterioară
page-after = Pagina următoare
profile-against = Partide cu tine
profile-against-line = { $title }, { $pace }: câștigate { $won }, pierdute { $lost }, din { $games }.
profile-again = Joacă din nou cu { $name }
profile-speaks = Vorbește: { $languages }
profile-none = Încă nicio partidă cu clasament.
finished-every-game = Toate jocurile
finished-order = Ordine
finished-newest = Întâi cele mai noi
finished-oldest = Întâi cele mai vechi
finished-none = Aici nu este încă nicio partidă încheiată.
player-left = cineva care a plecat

statistics = Statistici
statistics-of = { $games ->
    [one] { $games } partidă, câștigate: { $won }.
    [few] { $games } partide, câștigate: { $won }.
   *[other] { $games } de partide, câștigate: { $won }.
}
statistics-streak = Câștigate la rând: acum { $streak }, cel mult { $best }.
statistics-level = Boți „{ $level }”: { $won } câștigate din { $games }
statistics-highest = Cele mai mari scoruri
statistics-best = Mutările cu cele mai multe puncte
statistics-longest = Cele mai lungi cuvinte
statistics-record = { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
statistics-opponents = În ultima vreme, cel mai des împotriva
statistics-opponent = { $name }: { $won } câștigate din { $games }
