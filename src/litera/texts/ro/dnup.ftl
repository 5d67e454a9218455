### Cu susul în jos: cărți cu două valori, rotite mereu.

dnup-title = Cu susul în jos
dnup-tagline = Fiecare carte are două valori: rotește mâna, bate un set, scapă de cărți înaintea celorlalți. După regulile jocului dnup.

## Opțiuni

dnup-option-round_turn_limit = Limita de ture, de la { $lowest } la { $highest }: după atâtea ture runda se anulează și se împarte din nou.
dnup-option-free_first_rotation = Înainte de prima tură a rundei, fiecare poate roti o dată toată mâna.
dnup-option-own_return_first = În doi: setul propriu bătut cu ultimele cărți revine întâi în mână și jocul continuă.

## De ce s-a încheiat jocul

dnup-reason-tokens = Patru litere adunate: D N U P.
dnup-reason-rounds = Două runde câștigate.

## Mutările, așa cum se pot scrie

dnup-verb-A = A, pune, pun, joacă
dnup-verb-B = B, adaugă, adaug
dnup-verb-C = C, ia, iau
dnup-verb-D = D, rotește, rotesc
dnup-verb-turn = întoarce, întorc, turn

dnup-help-A = Pune cărți de aceeași valoare ca set al tău: { $example }
dnup-help-B = Adaugă o carte la setul unui adversar: { $example }
dnup-help-C = Ia setul unui adversar, rotind fiecare carte: { $example }
dnup-help-D = Rotește toată mâna: { $example }
dnup-help-turn = Rotește mâna înainte de prima ta tură: { $example }

## Masa în cuvinte

dnup-card = { $upper } peste { $lower }
dnup-card-at = cartea { NUMBER($number, useGrouping: 0) }: { $card }
dnup-set = { $count ->
    [one] { $count } carte de valoare { $value }: { $cards }; { $owner }
    [few] { $count } cărți de valoare { $value }: { $cards }; { $owner }
   *[other] { $count } de cărți de valoare { $value }: { $cards }; { $owner }
}
dnup-owner-area = { $name }, zona { $area }
dnup-no-sets = Nu e niciun set pe masă.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } carte în mână
    [few] { $name }: { $count } cărți în mână
   *[other] { $name }: { $count } de cărți în mână
}
dnup-out = { $name }: în afara rundei
dnup-round = Runda { NUMBER($round, useGrouping: 0) }, tura { NUMBER($turn, useGrouping: 0) }
dnup-hand = Mâna: { $cards }
dnup-hand-empty = Mâna ta este goală.
dnup-gone = { $count ->
    [0] Nicio carte nu a ieșit din rundă.
    [one] A ieșit din rundă { $count } carte
    [few] Au ieșit din rundă { $count } cărți
   *[other] Au ieșit din rundă { $count } de cărți
}
dnup-unseen = { $count ->
    [0] Vezi toate cărțile.
    [one] Nu se vede { $count } carte
    [few] Nu se văd { $count } cărți
   *[other] Nu se văd { $count } de cărți
}
dnup-now-over = Jocul s-a încheiat.
dnup-now-wait = Acum joacă { $name }.
dnup-now-act = E tura ta: A pune, B adaugă, C ia sau D rotește mâna.
dnup-now-act-area = E tura ta în zona { $area }: A pune, B adaugă, C ia sau D rotește mâna.
dnup-now-turn = Mai întâi poți roti mâna fără acțiune: întoarce.

## Ce s-a întâmplat

dnup-event-dealt = { $each ->
    [one] Runda { NUMBER($round, useGrouping: 0) }: câte { $each } carte. Începe: { $first }
    [few] Runda { NUMBER($round, useGrouping: 0) }: câte { $each } cărți. Începe: { $first }
   *[other] Runda { NUMBER($round, useGrouping: 0) }: câte { $each } de cărți. Începe: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } carte, { $cards }
    [few] { $name }: { $count } cărți, { $cards }
   *[other] { $name }: { $count } de cărți, { $cards }
}
dnup-event-left = { $name }: setul { $cards } iese de pe masă
dnup-event-laid = { $name }: set { $cards }; în mână { $held }
dnup-event-laid-area = { $name }: set { $cards } în zona { $area }; în mână { $held }
dnup-event-added = { $name }: adăugată { $card }, acum { $cards } ({ $owner }); în mână { $held }
dnup-event-taken = { $name }: set luat ({ $owner }), acum { $cards }; în mână { $held }
dnup-event-turned = { $held ->
    [one] { $name }: mână rotită, { $held } carte
    [few] { $name }: mână rotită, { $held } cărți
   *[other] { $name }: mână rotită, { $held } de cărți
}
dnup-event-turned_freely = { $held ->
    [one] { $name }: mână rotită înainte de prima tură, { $held } carte
    [few] { $name }: mână rotită înainte de prima tură, { $held } cărți
   *[other] { $name }: mână rotită înainte de prima tură, { $held } de cărți
}
dnup-event-beaten = { $name }: setul { $cards } bătut, revine ca { $turned }; în mână { $held }
dnup-event-beaten_away = { $name }: setul { $cards } bătut, iese de pe masă
dnup-event-out = { $gain ->
    [one] { $name }: fără cărți, { $gain } literă; în total { $score }: { $letters }
    [few] { $name }: fără cărți, { $gain } litere; în total { $score }: { $letters }
   *[other] { $name }: fără cărți, { $gain } de litere; în total { $score }: { $letters }
}
dnup-event-round_won = { $score ->
    [one] { $name }: fără cărți, rundă câștigată; în total { $score } rundă
    [few] { $name }: fără cărți, rundă câștigată; în total { $score } runde
   *[other] { $name }: fără cărți, rundă câștigată; în total { $score } de runde
}
dnup-event-round_over = Runda { NUMBER($round, useGrouping: 0) } s-a încheiat.
dnup-event-round_void = { $turns ->
    [one] Runda { NUMBER($round, useGrouping: 0) } este nulă după { NUMBER($turns, useGrouping: 0) } tură.
    [few] Runda { NUMBER($round, useGrouping: 0) } este nulă după { NUMBER($turns, useGrouping: 0) } ture.
   *[other] Runda { NUMBER($round, useGrouping: 0) } este nulă după { NUMBER($turns, useGrouping: 0) } de ture.
}
dnup-event-game_won = { $name }: joc câștigat!

## Refuzuri

dnup-refusal-no-free-turn = La această masă mâna nu se rotește fără acțiune. D o rotește ca acțiune.
dnup-refusal-turned = Mâna se rotește fără acțiune o singură dată, înainte de prima tură a rundei.
dnup-refusal-own-set = Acesta este setul tău. B și C sunt pentru setul unui adversar.
dnup-refusal-no-such-place = Nu există un asemenea loc. Locurile adversarilor: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Niciun adversar nu are acum un set.
    [one] La { $place } nu este niciun set. Este unul la { $places }.
   *[other] La { $place } nu este niciun set. Sunt la { $places }.
}
dnup-refusal-other-way-up = Ai { $cards }, pe partea cealaltă. D rotește mâna.
dnup-refusal-several-values = { $cards }: un set are cărți de aceeași valoare.
dnup-refusal-one-card = { $cards }: B adaugă exact o carte.
dnup-refusal-other-value = { $card } nu merge acolo: setul acela are valoarea { $value }.
dnup-refusal-too-low = Setul { $cards } are tot atâtea cărți. Îl bate o valoare peste { $higher }; { $value } nu.
dnup-refusal-highest = Setul { $cards } are tot atâtea cărți, iar o valoare peste { $higher } nu există.

## Mutări care nu pot fi citite

dnup-bad-verb = „{ $text }” nu este o mutare. Mutări: A cărți, B carte loc, C loc, D.
dnup-bad-lay-shape = După A scrie cărți: A 3/4 3/6
dnup-bad-add-shape = După B scrie o carte și un loc: B 5/8 { $place }
dnup-bad-take-shape = După C scrie un loc: C { $place }
dnup-bad-alone = După { $verb } nu se scrie nimic.
dnup-bad-card = „{ $card }” nu este o carte. O carte se scrie cu două valori diferite de la 1 la 9, de exemplu 3/4, sau cu numărul ei din mână.
dnup-bad-twice = { $card } apare de două ori.
dnup-bad-seat = „{ $place }” nu este un loc. Scrie numărul lui: C 2
dnup-bad-seat-and-area = „{ $place }” nu este un loc. Scrie locul și zona: C 1.2
dnup-bad-deal = Aceasta nu este o împărțire a cărților unei runde.

## Poziții imposibile

dnup-position-area = area este doar pentru două locuri.
dnup-position-card = { $where }: „{ $card }” nu este o carte. O carte se scrie 3/4.
dnup-position-twice = { $card } apare de două ori. O carte este o singură dată în pachet, oricum ar sta.
dnup-position-not-in-pack = { $card } nu este în jocul cu atâtea locuri: { $seats }.
dnup-position-values = { $cards }: un set are cărți de aceeași valoare activă.
dnup-position-sizes = Două seturi de aceeași mărime nu pot sta pe masă.
dnup-position-out-with-cards = Locul { $seat } este în afara rundei și are cărți.
dnup-position-in-without-cards = Locul { $seat } nu este în afara rundei și nu are cărți.
dnup-position-out = { $most ->
    [0] În doi, nimeni nu este în afara unei runde care continuă.
    [one] Cel mult { $most } loc poate fi în afara rundei.
    [few] Cel mult { $most } locuri pot fi în afara rundei.
   *[other] Cel mult { $most } de locuri pot fi în afara rundei.
}
dnup-position-out-on-turn = Locul { $seat } este în afara rundei și nu poate fi la rând.
dnup-position-scores = Exact un scor este { $goal } sau mai mult când jocul s-a încheiat și niciunul înainte.
dnup-position-limit = { $limit ->
    [one] O rundă care continuă a avut mai puțin de { NUMBER($limit, useGrouping: 0) } tură.
    [few] O rundă care continuă a avut mai puțin de { NUMBER($limit, useGrouping: 0) } ture.
   *[other] O rundă care continuă a avut mai puțin de { NUMBER($limit, useGrouping: 0) } de ture.
}
dnup-position-turned = turned este true doar înainte de o primă tură a rundei, cu opțiunea free_first_rotation.
dnup-position-reason = reason este motivul încheierii jocului, iar înainte null.

## Pachete imposibile

dnup-pack-card = În pachet, { $where } are „{ $card }”, care nu este o carte. O carte se scrie 1/5.
dnup-pack-twice = În pachet, { $where } are { $card } de două ori.
dnup-pack-leave-out = În pachet, { $where } este o listă de simboluri: { $symbols }.
dnup-pack-star = Număr de locuri { $seats }: din pachet lipsește cartea cu stea.
dnup-pack-uneven = Număr de locuri { $seats }, număr de cărți { $count }: nu se pot împărți egal.
