# Tabla unui joc care nu are una proprie

fallback-table = Pe masă
fallback-hand = Cărțile din mână
fallback-hand-of = Mâna jucătorului { $name }
fallback-moves = Mutări posibile
fallback-wait = Nu e rândul tău.
fallback-type = Scrie mutarea în câmpul pentru mutări.
fallback-more = Mai sunt și alte mutări posibile. Le poți scrie în câmpul pentru mutări.
