# Masa jocului Scrabble Cards

cards-table = Careul de cuvinte
cards-hand = Mâna dvs.
cards-others = Mâinile celorlalți
cards-blank = Carte albă
cards-blank-as = carte albă ca { $letter }
cards-blank-letter = Ce literă înlocuiește cartea albă?
cards-blank-clear = Înapoi în mână
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
cards-pass = Pas
cards-to-hand = Înapoi în mână
cards-answer = O mutare de răspuns
cards-accept = Acceptă
cards-check = Verifică cuvintele
cards-waiting = Se așteaptă răspunsurile.
cards-condition-played = { $name }: { $card } la { $word }
cards-through-across = orizontal { $word }, litera { $letter } din { $count }
cards-through-down = vertical { $word }, litera { $letter } din { $count }
cards-waits = așteaptă răspunsuri
cards-keys = Săgeți: loc cu loc. Page Down și Page Up: cuvânt cu cuvânt. Home și End: capetele cuvântului. Enter pe o carte: cuvântul care o încrucișează; pe un loc liber: se scrie acolo. + și −: mărime; 0: arată tot.
cards-blank-which = Care carte albă
cards-blank-new = Cartea albă { $number }: încă fără literă
cards-blank-is = Cartea albă { $number }: { $letter }
cards-blank-done = Închide
cards-blank-change = Schimbă cărțile albe: { $letters }
cards-answer-none = încă fără răspuns
cards-answer-accept = acceptă
cards-answer-check = verifică
cards-answered = { $name }: { $answer }
cards-condition-play = Joacă { $card } la { $word }
cards-answer-conditions = Cărțile dvs. de condiție care iau puncte acestei mutări
cards-empty = Masa e goală. Primul cuvânt poate sta oriunde și valorează dublu.
cards-exchange-stop = Fără schimb

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
cards-exchange-left = { $bag ->
    [one] În sac a rămas { $bag } carte. Marcați cărțile pe care le dați.
    [few] În sac au rămas { $bag } cărți. Marcați cărțile pe care le dați.
   *[other] În sac au rămas { $bag } de cărți. Marcați cărțile pe care le dați.
}
