# Ratings and the people who have one

ratings-lead = Cei care joacă partide cu clasament, de la cel mai mare punctaj în jos. Cine nu a jucat de trei luni nu apare.
rating-game = Joc
rating-pace = Ritm
leaders-none = Nimeni nu are încă un punctaj stabil aici. Pentru asta e nevoie de vreo cincisprezece partide cu clasament.
rating-place = Loc
rating-player = Nume
rating = Punctaj
rating-games = Partide
ratings-bots = Boți
ratings-bots-lead = Boții au un clasament al lor. Punctajele vin din partide între boți, așa că nu le compara cu cele ale oamenilor.
rating-bot = Bot
rating-is = Punctaj: { $rating }.
rating-games-count = { $count ->
    [one] O partidă.
    [few] { $count } partide.
   *[other] { $count } de partide.
}
rating-plot = Punctajul după fiecare dintre aceste partide, între { $low } și { $high }
rating-when = Încheiată
rating-others = Ceilalți jucători (locul lor)
rating-after = Punctajul după partidă
page-before = Pagina anterioară
page-after = Pagina următoare
profile-against = Partide cu tine
profile-against-line = { $title }, { $pace }; partide: { $games }, câștigate: { $won }, pierdute: { $lost }.
profile-again = Joacă din nou cu { $name }
profile-speaks = Vorbește: { $languages }
profile-none = Încă nu există nicio partidă cu clasament.
finished-every-game = Toate jocurile
order = Ordine
order-newest = Întâi cele mai noi
order-oldest = Întâi cele mai vechi
order-games = Întâi cele mai multe partide
order-won = Întâi cea mai bună rată de victorii
order-name = După nume
order-agreed = Întâi cele mai multe potriviri
finished-none = Aici nu este încă nicio partidă încheiată.
player-left = cineva care a plecat

statistics = Statistici
statistics-of = { $games ->
    [one] O partidă; victorii: { $won }.
    [few] { $games } partide; victorii: { $won }.
   *[other] { $games } de partide; victorii: { $won }.
}
statistics-streak = Partide câștigate la rând: acum { $streak }; record: { $best }.
statistics-level = Partide câștigate cu boți de nivelul „{ $level }”: { $won } din { $games }
statistics-highest = Cele mai mari scoruri
statistics-best = Mutările cu cele mai multe puncte
statistics-longest = Cele mai lungi cuvinte
statistics-record = { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
statistics-opponents = Adversari
statistics-opponents-name = O parte din nume
statistics-opponents-find = Caută
statistics-opponents-none = Niciun adversar nu are un astfel de nume.
statistics-opponent = { $name }, partide câștigate: { $won } din { $games }
