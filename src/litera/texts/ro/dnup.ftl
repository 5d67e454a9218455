### Cu susul în jos: cărți cu două valori, rotite mereu.

dnup-title = Cu susul în jos
dnup-tagline = Fiecare carte are două valori. Rotește mâna, bate seturi și scapă de cărți înaintea celorlalți. Pe baza jocului dnup.

## Opțiuni

dnup-option-round_turn_limit = Limita de ture, de la { $lowest } la { $highest }: după atâtea ture runda se anulează și se împarte din nou.
dnup-option-free_first_rotation = Înainte de prima ta tură a rundei, poți roti mâna o dată fără a consuma acțiunea.
dnup-option-own_return_first = În doi: dacă ultimele cărți bat propriul set, acesta revine întâi în mână și jocul continuă.

## De ce s-a încheiat jocul

dnup-reason-tokens = Literele s-au adunat: D N U P.
dnup-reason-rounds = Două runde câștigate.

## Mutările, așa cum se pot scrie

dnup-verb-A = A, pune, pun, joacă
dnup-verb-B = B, adaugă, adaug
dnup-verb-C = C, ia, iau
dnup-verb-D = D, rotește, rotesc
dnup-verb-turn = întoarce, întorc, turn

dnup-help-A = Pune cărți de aceeași valoare ca set: { $example }
dnup-help-B = Adaugă o carte la setul unui adversar: { $example }
dnup-help-C = Ia setul unui adversar și rotește-i cărțile: { $example }
dnup-help-D = Rotește toată mâna: { $example }
dnup-help-turn = Rotește mâna înainte de prima ta tură, fără a consuma acțiunea: { $example }

## Masa în cuvinte

dnup-card = { $upper } peste { $lower }
dnup-card-at = { NUMBER($number, useGrouping: 0) }) { $card }
dnup-set = { $count ->
    [one] { $count } carte de valoare { $value }: { $cards }; { $owner }
    [few] { $count } cărți de valoare { $value }: { $cards }; { $owner }
   *[other] { $count } de cărți de valoare { $value }: { $cards }; { $owner }
}
dnup-owner-area = { $area ->
    [1] { $name }, prima tură
   *[other] { $name }, a doua tură
}
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
    [one] În afara rundei: { $count } carte
    [few] În afara rundei: { $count } cărți
   *[other] În afara rundei: { $count } de cărți
}
dnup-unseen = { $count ->
    [0] Vezi toate cărțile.
    [one] Ascunse: { $count } carte
    [few] Ascunse: { $count } cărți
   *[other] Ascunse: { $count } de cărți
}
dnup-find-which = Ce valoare? De exemplu: „caută 5”
dnup-find-none = Nici în mână, nici pe masă: { $value }
dnup-now-over = Partida s-a încheiat.
dnup-now-wait = Acum joacă { $name }.
dnup-now-act = E tura ta: A pune un set, B adaugă o carte, C ia un set sau D rotește mâna.
dnup-now-act-area = { $area ->
    [1] Prima ta tură: A pune un set, B adaugă o carte, C ia un set sau D rotește mâna.
   *[other] A doua ta tură: A pune un set, B adaugă o carte, C ia un set sau D rotește mâna.
}
dnup-now-turn = Înainte de prima tură poți roti mâna fără a consuma acțiunea: scrie „întoarce”.

## Ce s-a întâmplat

dnup-event-dealt = { $each ->
    [one] Runda { NUMBER($round, useGrouping: 0) }: câte { $each } carte. Primul la mutare: { $first }
    [few] Runda { NUMBER($round, useGrouping: 0) }: câte { $each } cărți. Primul la mutare: { $first }
   *[other] Runda { NUMBER($round, useGrouping: 0) }: câte { $each } de cărți. Primul la mutare: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } carte, { $cards }
    [few] { $name }: { $count } cărți, { $cards }
   *[other] { $name }: { $count } de cărți, { $cards }
}
dnup-event-left = { $name-is ->
    [you] Setul tău { $cards } iese de pe masă
   *[other] { $name }: setul { $cards } iese de pe masă
}
dnup-event-laid = { $name-is ->
    [you] Pui { $cards }; în mână { $held }
   *[other] { $name } pune { $cards }; în mână { $held }
}
dnup-event-laid-area = { $name-is ->
    [you] Pui { $cards } ({ $area ->
        [1] prima tură
       *[other] a doua tură
    }); în mână { $held }
   *[other] { $name } pune { $cards } ({ $area ->
        [1] prima tură
       *[other] a doua tură
    }); în mână { $held }
}
dnup-event-added = { $name-is ->
    [you] Adaugi { $card }, acum { $cards } ({ $owner }); în mână { $held }
   *[other] { $name } adaugă { $card }, acum { $cards } ({ $owner }); în mână { $held }
}
dnup-event-taken = { $name-is ->
    [you] Iei un set ({ $owner }), rotit: { $cards }; în mână { $held }
   *[other] { $name } ia un set ({ $owner }), rotit: { $cards }; în mână { $held }
}
dnup-event-turned = { $name-is ->
    [you] Rotești mâna
   *[other] { $name } rotește mâna
}: { $held ->
    [one] { $held } carte
    [few] { $held } cărți
   *[other] { $held } de cărți
}
dnup-event-turned_freely = { $name-is ->
    [you] Rotești mâna fără a consuma acțiunea
   *[other] { $name } rotește mâna fără a consuma acțiunea
}: { $held ->
    [one] { $held } carte
    [few] { $held } cărți
   *[other] { $held } de cărți
}
dnup-event-beaten = { $name-is ->
    [you] Setul tău { $cards } e bătut și revine ca { $turned }; în mână { $held }
   *[other] { $name }: setul { $cards } bătut, revine ca { $turned }; în mână { $held }
}
dnup-event-beaten_away = { $name-is ->
    [you] Setul tău { $cards } e bătut și iese de pe masă
   *[other] { $name }: setul { $cards } bătut, iese de pe masă
}
dnup-event-out = { $name-is ->
    [you] Nu mai ai cărți
   *[other] { $name } nu mai are cărți
}: { $gain ->
    [one] { $gain } literă
    [few] { $gain } litere
   *[other] { $gain } de litere
}, în total { $score }: { $letters }
dnup-event-round_won = { $name-is ->
    [you] Nu mai ai cărți și câștigi runda
   *[other] { $name } nu mai are cărți și câștigă runda
}; în total { $score ->
    [one] { $score } rundă
    [few] { $score } runde
   *[other] { $score } de runde
}
dnup-event-round_over = Runda { NUMBER($round, useGrouping: 0) } s-a încheiat.
dnup-event-round_void = { $turns ->
    [one] Runda { NUMBER($round, useGrouping: 0) } e anulată după { NUMBER($turns, useGrouping: 0) } tură.
    [few] Runda { NUMBER($round, useGrouping: 0) } e anulată după { NUMBER($turns, useGrouping: 0) } ture.
   *[other] Runda { NUMBER($round, useGrouping: 0) } e anulată după { NUMBER($turns, useGrouping: 0) } de ture.
}
dnup-event-game_won = { $name-is ->
    [you] Câștigi partida!
   *[other] { $name } câștigă partida!
}

## Ce s-a întâmplat, în mai puține cuvinte

dnup-brief-dealt = Runda { NUMBER($round, useGrouping: 0) }. Primul la mutare: { $first }
dnup-brief-laid = { $name-is ->
    [you] Pui { $cards }
   *[other] { $name } pune { $cards }
}
dnup-brief-added = { $name-is ->
    [you] Adaugi { $card }
   *[other] { $name } adaugă { $card } ({ $owner })
}
dnup-brief-taken = { $name-is ->
    [you] Iei { $cards }
   *[other] { $name } ia un set ({ $owner })
}
dnup-brief-turned = { $name-is ->
    [you] Rotești mâna
   *[other] { $name } rotește mâna
}
dnup-brief-beaten = { $name-is ->
    [you] Setul tău de { $value } e bătut
   *[other] { $name }: setul de { $value } e bătut
}
dnup-brief-round_won = { $name-is ->
    [you] Câștigi runda!
   *[other] { $name } câștigă runda!
}
dnup-brief-now-area = { $area ->
    [1] Prima ta tură.
   *[other] A doua ta tură.
}

## Refuzuri

dnup-refusal-no-free-turn = La această masă mâna se rotește doar cu acțiunea D.
dnup-refusal-turned = Poți roti mâna fără a consuma acțiunea o singură dată, înainte de prima ta tură a rundei.
dnup-refusal-own-set = Acesta este setul tău. B și C sunt pentru setul unui adversar.
dnup-refusal-no-such-place = Nu există acest loc. Locurile adversarilor: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Niciun adversar nu are acum un set.
    [one] La { $place } nu e niciun set, dar e unul la { $places }.
   *[other] La { $place } nu e niciun set, dar sunt la { $places }.
}
dnup-refusal-other-way-up = Ai { $cards }, pe partea cealaltă. D rotește mâna.
dnup-refusal-several-values = { $cards }: toate cărțile unui set trebuie să aibă aceeași valoare.
dnup-refusal-one-card = { $cards }: B adaugă o singură carte.
dnup-refusal-other-value = { $card } nu se potrivește: setul acela are valoarea { $value }.
dnup-refusal-too-low = Setul { $cards } are aceeași mărime. Îl bate o valoare peste { $higher }; { $value } e prea puțin.
dnup-refusal-highest = Setul { $cards } are aceeași mărime, iar o valoare peste { $higher } nu există.

## Mutări care nu pot fi citite

dnup-bad-verb = „{ $text }” nu este o mutare. Încearcă: „A cărți”, „B carte loc”, „C loc” sau „D”.
dnup-bad-lay-shape = După A scrie cărțile: „A 3/4 3/6”
dnup-bad-add-shape = După B scrie o carte și un loc: „B 5/8 { $place }”
dnup-bad-take-shape = După C scrie un loc: „C { $place }”
dnup-bad-alone = Nu scrie nimic după { $verb }.
dnup-bad-card = „{ $card }” nu este o carte. Scrie două valori diferite de la 1 la 9, de exemplu 3/4, sau numărul cărții din mână.
dnup-bad-twice = { $card } apare de două ori.
dnup-bad-seat = „{ $place }” nu este un loc. Scrie numărul lui: „C 2”
dnup-bad-seat-and-area = „{ $place }” nu este un loc. Scrie locul și tura, 1 sau 2: „C 1.2”
dnup-bad-deal = Aceasta nu este o împărțire a cărților unei runde.

## Poziții imposibile

dnup-position-area = „area” este doar pentru două locuri.
dnup-position-card = { $where }: „{ $card }” nu este o carte. O carte se scrie 3/4.
dnup-position-twice = { $card } apare de două ori. Fiecare carte este o singură dată în pachet, indiferent cum stă.
dnup-position-not-in-pack = { $card } nu este în jocul cu atâtea locuri: { $seats }.
dnup-position-values = { $cards }: toate cărțile unui set trebuie să aibă aceeași valoare activă.
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
dnup-position-turned = „turned” poate fi true doar înainte de o primă tură a rundei, cu opțiunea free_first_rotation.
dnup-position-reason = „reason” este motivul încheierii partidei; înainte este null.

## Pachete imposibile

dnup-pack-card = În pachet, { $where } are „{ $card }”, care nu este o carte. O carte se scrie 1/5.
dnup-pack-twice = În pachet, { $where } are { $card } de două ori.
dnup-pack-leave-out = În pachet, { $where } este o listă de simboluri: { $symbols }.
dnup-pack-star = Număr de locuri { $seats }: din pachet lipsește cartea cu stea.
dnup-pack-uneven = Număr de locuri { $seats }, număr de cărți { $count }: nu se pot împărți egal.
