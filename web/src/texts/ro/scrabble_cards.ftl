# Masa jocului Scrabble Cards

cards-table = Careul de cuvinte
cards-hand = Mâna dvs.
cards-others = Mâinile celorlalți
cards-blank = Carte albă
cards-blank-as = carte albă ca { $letter }
cards-blank-letter = Ce literă înlocuiește cartea albă?
cards-blank-do = Folosește litera
cards-blank-clear = Înapoi în mână
cards-blank-change = Carte albă ca { $letter }: schimbă
cards-hidden = carte ascunsă
cards-premium = Cuvântul ori { $factor }
cards-condition = Cartea de condiție { $card }
cards-free = liber
cards-place = coloana { $column }, rândul { $row }: { $card }
cards-zoom-in = Mai mare
cards-zoom-out = Mai mic
cards-fit = Arată tot
cards-type-across = Scrieți litere: merg orizontal. Apăsați din nou pentru vertical.
cards-type-down = Scrieți litere: merg vertical.
cards-none-of = Nu aveți { $letter } și nicio carte albă.
cards-no-line = Cărțile trebuie să stea pe o linie, fără goluri.
cards-help = Apăsați o carte și apoi un loc, trageți-o, sau apăsați un loc liber și scrieți.
cards-help-later = Puteți pregăti mutarea acum; vă așteaptă rândul.
cards-lay = Așază
cards-take-back = Ia totul înapoi
cards-exchange = Schimb …
cards-exchange-help = Marcați cărțile de schimbat.
cards-pass = Pas
cards-to-hand = Înapoi în mână
cards-answer = O mutare de răspuns
cards-accept = Acceptă
cards-check = Verifică cuvintele
cards-waiting = Se așteaptă răspunsurile.
cards-condition-play = { $card } ({ $word })
cards-condition-played = { $name }: { $card } la { $word }

cards-letter = { $value ->
    [one] { $letter }, un punct
    [few] { $letter }, { $value } puncte
   *[other] { $letter }, { $value } de puncte
}
cards-bag = { $count ->
    [one] Sacul: o carte
    [few] Sacul: { $count } cărți
   *[other] Sacul: { $count } de cărți
}
cards-held = { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
cards-points = { $points ->
    [one] Mutarea aduce un punct.
    [few] Mutarea aduce { $points } puncte.
   *[other] Mutarea aduce { $points } de puncte.
}
cards-pending = { $points ->
    [one] { $name }: un punct pentru
    [few] { $name }: { $points } puncte pentru
   *[other] { $name }: { $points } de puncte pentru
}
cards-exchange-do = { $count ->
    [one] Schimbă o carte
    [few] Schimbă { $count } cărți
   *[other] Schimbă { $count } de cărți
}
