# Plansza gry, która nie ma własnej

fallback-table = Na stole
fallback-hand = Karty na ręce
fallback-hand-of = Ręka: { $name }
fallback-moves = Możliwe ruchy
fallback-wait = To nie twoja kolej.
fallback-type = Wpisz ruch w polu ruchu.
fallback-more = Są jeszcze inne ruchy. Możesz je wpisać w polu ruchu.
