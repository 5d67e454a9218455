# Masa jocului Scrabble Cards

cards-table = Careul de cuvinte
cards-hand = Mâna ta
cards-others = Mâinile celorlalți
cards-blank = Cartonaș alb
cards-blank-as = cartonaș alb, ca { $letter }
cards-blank-letter = Ce literă înlocuiește cartonașul alb?
cards-blank-clear = Înapoi în mână
cards-hidden = cartonaș ascuns
cards-premium = Multiplicator de cuvânt: × { $factor }
cards-condition = Cartonașul cu condiție { $card }
cards-free = liber
cards-place = coloana { $column }, rândul { $row }: { $card }
cards-zoom-in = Mărește
cards-zoom-out = Micșorează
cards-fit = Arată tot
cards-type-across = Scrie literele: se așază pe orizontală. Apasă din nou pentru verticală.
cards-type-down = Scrie literele: se așază pe verticală.
cards-none-of = Nu ai nici { $letter }, nici cartonaș alb.
cards-no-line = Cartonașele trebuie să stea pe o linie, fără goluri.
cards-help = Apasă pe un cartonaș și apoi pe un loc, sau trage-l pe masă.
cards-help-type = Poți și să apeși pe un loc liber, apoi să scrii literele.
cards-help-later = Poți pregăti mutarea de pe acum: rămâne pregătită până îți vine rândul.
cards-lay = Pune
cards-take-back = Ia înapoi
cards-exchange = Schimbă…
cards-pass = Pas
cards-to-hand = Înapoi în mână
cards-special = Cartonașele tale speciale
cards-coordinates = Arată coordonatele
cards-lost = Masa s-a schimbat: cartonașele pregătite pe locurile ocupate acum ți s-au întors în mână.
cards-answer = Răspunde la mutare
cards-answer-costs = { $cost ->
    [never] Acceptă cuvântul sau joacă un cartonaș cu condiție.
    [minus5] Acceptă sau verifică. Dacă verifici un cuvânt corect, pierzi 5 puncte.
    [lose_turn] Acceptă sau verifică. Dacă verifici un cuvânt corect, pierzi tura următoare.
   *[none] Acceptă sau verifică. Verificarea nu costă nimic.
}
cards-accept = Acceptă
cards-check = Verifică cuvintele
cards-waiting = Se așteaptă răspunsurile.
cards-condition-played = { $name }, condiție la { $word }: { $card }
cards-through-across = { $word } pe orizontală, litera { $letter } din { $count }
cards-through-down = { $word } pe verticală, litera { $letter } din { $count }
cards-waits = așteaptă răspunsuri
cards-keys = Săgeți: loc cu loc. Page Down și Page Up: cuvânt cu cuvânt. Home și End: capetele cuvântului. Enter pe un cartonaș: cuvântul care se încrucișează cu al lui; pe un loc liber: scrii de acolo. Delete: cartonașul înapoi în mână. Esc: nu mai scrii. + și −: mărimea; 0: arată tot.
cards-blank-which = Alege un cartonaș alb
cards-blank-new = Cartonașul alb { $number }: încă fără literă
cards-blank-is = Cartonașul alb { $number }: { $letter }
cards-blank-done = Închide
cards-blank-change = Schimbă literele cartonașelor albe: { $letters }
cards-answer-none = nu a răspuns încă
cards-answer-accept = acceptă
cards-answer-check = verifică
cards-answered = { $name }: { $answer }
cards-condition-play = Joacă la { $word }
cards-answer-left = { $seconds } s până la acceptarea automată
cards-answer-conditions = Cartonașe cu condiție care scad punctele mutării
cards-empty = Masa e goală. Primul cuvânt poate sta oriunde și contează dublu.
cards-exchange-stop = Anulează schimbul

cards-letter = { $value ->
    [one] { $letter }, un punct
    [few] { $letter }, { $value } puncte
   *[other] { $letter }, { $value } de puncte
}
cards-bag = { $count ->
    [one] Sac: un cartonaș
    [few] Sac: { $count } cartonașe
   *[other] Sac: { $count } de cartonașe
}
cards-points = { $points ->
    [one] Mutarea aduce un punct.
    [few] Mutarea aduce { $points } puncte.
   *[other] Mutarea aduce { $points } de puncte.
}
cards-pending = { $points ->
    [one] { $name }: un punct pentru { $word }
    [few] { $name }: { $points } puncte pentru { $word }
   *[other] { $name }: { $points } de puncte pentru { $word }
}
cards-answer-time = { $seconds ->
    [one] A rămas { $seconds } secundă pentru răspuns; apoi mutarea se consideră acceptată.
    [few] Au rămas { $seconds } secunde pentru răspuns; apoi mutarea se consideră acceptată.
   *[other] Au rămas { $seconds } de secunde pentru răspuns; apoi mutarea se consideră acceptată.
}
cards-exchange-do = { $count ->
    [one] Schimbă un cartonaș
    [few] Schimbă { $count } cartonașe
   *[other] Schimbă { $count } de cartonașe
}
cards-exchange-left = { $bag ->
    [one] În sac e un cartonaș. Alege cartonașele pe care le schimbi.
    [few] În sac sunt { $bag } cartonașe. Alege cartonașele pe care le schimbi.
   *[other] În sac sunt { $bag } de cartonașe. Alege cartonașele pe care le schimbi.
}
