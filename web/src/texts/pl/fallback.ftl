# Plansza gry, która nie ma własnej

fallback-table = Na stole
fallback-hand = Karty na ręce
fallback-hand-of = Ręka: { $name }
fallback-moves = Możliwe ruchy
fallback-wait = To nie twój ruch.
fallback-type = Wpisz ruch w polu ruchu.
fallback-more = Są jeszcze inne ruchy: możesz je wpisać w polu ruchu.
