### Cu susul în jos: cărți cu două valori, rotite mereu.

dnup-title = Cu susul în jos
dnup-tagline = Fiecare carte are două valori. Rotește mâna, bate seturile adversarilor și scapă de cărți înaintea lor. Bazat pe jocul dnup.

## Opțiuni

dnup-option-round_turn_limit = Limita de ture a unei runde, de la { $lowest } la { $highest }: după atâtea ture, runda se anulează și cărțile se împart din nou.
dnup-option-free_first_rotation = Înainte de prima tură a unei runde, fiecare își poate roti mâna o dată fără a consuma acțiunea.
dnup-option-own_return_first = În doi: dacă îți bați propriul set cu ultimele cărți, setul îți revine întâi în mână și joci mai departe.

## De ce s-a încheiat jocul

dnup-reason-tokens = Cineva a adunat literele D, N, U și P.
dnup-reason-rounds = Cineva a câștigat două runde.

## Mutările, așa cum se pot scrie

dnup-verb-A = A, pune, pun, joacă
dnup-verb-B = B, adaugă, adaug
dnup-verb-C = C, ia, iau
dnup-verb-D = D, rotește, rotesc
dnup-verb-turn = întoarce, întorc, turn

dnup-help-A = Pune ca set una sau mai multe cărți cu aceeași valoare: { $example }
dnup-help-B = Adaugă o carte la setul unui adversar: { $example }
dnup-help-C = Ia setul unui adversar și rotește-i cărțile: { $example }
dnup-help-D = Rotește toată mâna: { $example }
dnup-help-turn = Rotește mâna înainte de prima ta tură, fără a consuma acțiunea: { $example }

## Masa în cuvinte

dnup-card = { $upper } peste { $lower }
dnup-card-at = { NUMBER($number, useGrouping: 0) }) { $card }
dnup-set = { $count ->
    [one] o carte cu valoarea { $value }: { $cards }; { $owner }
    [few] { $count } cărți cu valoarea { $value }: { $cards }; { $owner }
   *[other] { $count } de cărți cu valoarea { $value }: { $cards }; { $owner }
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
    [one] O carte a ieșit din rundă.
    [few] { $count } cărți au ieșit din rundă.
   *[other] { $count } de cărți au ieșit din rundă.
}
dnup-unseen = { $count ->
    [0] Vezi toate cărțile.
    [one] O carte e ascunsă.
    [few] { $count } cărți sunt ascunse.
   *[other] { $count } de cărți sunt ascunse.
}
dnup-find-which = Ce valoare? De exemplu: „caută 5”
dnup-find-none = Valoarea { $value } nu e nici în mâna ta, nici pe masă.
dnup-now-over = Partida s-a încheiat.
dnup-now-wait = Acum joacă { $name }.
dnup-now-act = E rândul tău: A pune un set, B adaugă o carte, C ia un set, D rotește mâna.
dnup-now-act-area = { $area ->
    [1] Prima ta tură: A pune un set, B adaugă o carte, C ia un set, D rotește mâna.
   *[other] A doua ta tură: A pune un set, B adaugă o carte, C ia un set, D rotește mâna.
}
dnup-now-turn = Înainte de prima tură, poți roti mâna fără a consuma acțiunea: scrie „întoarce”.

## Ce s-a întâmplat

dnup-event-dealt = { $each ->
    [one] Runda { NUMBER($round, useGrouping: 0) }: fiecare primește o carte. Prima mutare: { $first }
    [few] Runda { NUMBER($round, useGrouping: 0) }: fiecare primește { $each } cărți. Prima mutare: { $first }
   *[other] Runda { NUMBER($round, useGrouping: 0) }: fiecare primește { $each } de cărți. Prima mutare: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } carte în mână ({ $cards })
    [few] { $name }: { $count } cărți în mână ({ $cards })
   *[other] { $name }: { $count } de cărți în mână ({ $cards })
}
dnup-event-left = { $name-is ->
    [you] Setul tău { $cards } iese din rundă
   *[other] { $name }: setul { $cards } iese din rundă
}
dnup-event-laid = { $name-is ->
    [you] Pui { $cards }; mai ai { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
   *[other] { $name } pune { $cards }; mai are { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
}
dnup-event-laid-area = { $name-is ->
    [you] Pui { $cards } ({ $area ->
        [1] prima tură
       *[other] a doua tură
    }); mai ai { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
   *[other] { $name } pune { $cards } ({ $area ->
        [1] prima tură
       *[other] a doua tură
    }); mai are { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
}
dnup-event-added = { $name-is ->
    [you] Adaugi { $card } la un set ({ $owner }), care devine { $cards }; mai ai { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
   *[other] { $name } adaugă { $card } la un set ({ $owner }), care devine { $cards }; mai are { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
}
dnup-event-taken = { $name-is ->
    [you] Iei un set ({ $owner }) și îl rotești: { $cards }; ai acum { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
   *[other] { $name } ia un set ({ $owner }) și îl rotește: { $cards }; are acum { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
}
dnup-event-turned = { $name-is ->
    [you] Rotești mâna
   *[other] { $name } rotește mâna
} ({ $held ->
    [one] o carte
    [few] { $held } cărți
   *[other] { $held } de cărți
})
dnup-event-turned_freely = { $name-is ->
    [you] Rotești mâna fără a consuma acțiunea
   *[other] { $name } rotește mâna fără a consuma acțiunea
} ({ $held ->
    [one] o carte
    [few] { $held } cărți
   *[other] { $held } de cărți
})
dnup-event-beaten = { $name-is ->
    [you] Setul tău { $cards } e bătut și revine ca { $turned }; ai acum { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
   *[other] { $name }: setul { $cards } e bătut și revine ca { $turned }; are acum { $held ->
        [one] o carte
        [few] { $held } cărți
       *[other] { $held } de cărți
    } în mână
}
dnup-event-beaten_away = { $name-is ->
    [you] Setul tău { $cards } e bătut și iese din rundă
   *[other] { $name }: setul { $cards } e bătut și iese din rundă
}
dnup-event-out = { $name-is ->
    [you] Rămâi fără cărți și primești
   *[other] { $name } rămâne fără cărți și primește
} { $gain ->
    [one] o literă
    [few] { $gain } litere
   *[other] { $gain } de litere
}, în total { $score }: { $letters }
dnup-event-round_won = { $name-is ->
    [you] Rămâi fără cărți și câștigi runda
   *[other] { $name } rămâne fără cărți și câștigă runda
}; în total { $score ->
    [one] o rundă
    [few] { $score } runde
   *[other] { $score } de runde
}
dnup-event-round_over = Runda { NUMBER($round, useGrouping: 0) } s-a încheiat.
dnup-event-round_void = { $turns ->
    [one] Runda { NUMBER($round, useGrouping: 0) } se anulează după o tură.
    [few] Runda { NUMBER($round, useGrouping: 0) } se anulează după { NUMBER($turns, useGrouping: 0) } ture.
   *[other] Runda { NUMBER($round, useGrouping: 0) } se anulează după { NUMBER($turns, useGrouping: 0) } de ture.
}
dnup-event-game_won = { $name-is ->
    [you] Câștigi partida!
   *[other] { $name } câștigă partida!
}

## Ce s-a întâmplat, în mai puține cuvinte

dnup-brief-dealt = Runda { NUMBER($round, useGrouping: 0) }. Prima mutare: { $first }
dnup-brief-laid = { $name-is ->
    [you] Pui { $cards }
   *[other] { $name } pune { $cards }
}
dnup-brief-added = { $name-is ->
    [you] Adaugi { $card }
   *[other] { $name } adaugă { $card } la un set ({ $owner })
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
    [you] Setul tău cu valoarea { $value } e bătut
   *[other] { $name }: setul cu valoarea { $value } e bătut
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

dnup-refusal-no-free-turn = La această masă, mâna se rotește doar cu acțiunea D.
dnup-refusal-turned = Poți roti mâna fără a consuma acțiunea o singură dată pe rundă, înainte de prima ta tură.
dnup-refusal-own-set = Acesta este setul tău. B și C se folosesc doar pentru setul unui adversar.
dnup-refusal-no-such-place = Nu există acest loc. Locurile adversarilor: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Niciun adversar nu are acum un set.
    [one] Pe locul { $place } nu e niciun set, dar e unul pe locul { $places }.
   *[other] Pe locul { $place } nu e niciun set, dar sunt pe locurile { $places }.
}
dnup-refusal-other-way-up = Ai { $cards }, dar cu susul în jos. Scrie „D” ca să rotești mâna.
dnup-refusal-several-values = { $cards }: toate cărțile unui set trebuie să aibă aceeași valoare.
dnup-refusal-one-card = B adaugă o singură carte, nu { $cards }.
dnup-refusal-other-value = { $card } nu se potrivește: setul acela are valoarea { $value }.
dnup-refusal-too-low = Setul { $cards } are aceeași mărime. Ca să-l bați, pune cărți cu o valoare mai mare decât { $higher }; { $value } e prea puțin.
dnup-refusal-highest = Setul { $cards } are aceeași mărime, iar o valoare mai mare decât { $higher } nu există.

## Mutări care nu pot fi citite

dnup-bad-verb = „{ $text }” nu este o mutare. Încearcă: „A cărți”, „B carte loc”, „C loc” sau „D”.
dnup-bad-lay-shape = După „A”, scrie cărțile: „A 3/4 3/6”
dnup-bad-add-shape = După „B”, scrie o carte și un loc: „B 5/8 { $place }”
dnup-bad-take-shape = După „C”, scrie un loc: „C { $place }”
dnup-bad-alone = Nu scrie nimic după „{ $verb }”.
dnup-bad-card = „{ $card }” nu este o carte. Scrie două valori diferite de la 1 la 9, de exemplu „3/4”, sau numărul cărții din mână.
dnup-bad-twice = { $card } apare de două ori.
dnup-bad-seat = „{ $place }” nu este un loc. Scrie numărul locului: „C 2”
dnup-bad-seat-and-area = „{ $place }” nu este un loc. Scrie numărul locului și tura, 1 sau 2: „C 1.2”
dnup-bad-deal = Cărțile unei runde nu se pot împărți așa.

## Poziții imposibile

dnup-position-area = „area” se folosește doar la o masă cu două locuri.
dnup-position-card = „{ $where }”: „{ $card }” nu este o carte. O carte se scrie așa: „3/4”
dnup-position-twice = { $card } apare de două ori. Fiecare carte există o singură dată, oricum ar fi rotită.
dnup-position-not-in-pack = { $card } nu se folosește la o masă cu { $seats } locuri.
dnup-position-values = { $cards }: toate cărțile unui set trebuie să aibă aceeași valoare activă.
dnup-position-sizes = Pe masă nu pot fi două seturi de aceeași mărime.
dnup-position-out-with-cards = Locul { $seat } este în afara rundei, dar are cărți.
dnup-position-in-without-cards = Locul { $seat } nu a ieșit din rundă, dar nu are cărți.
dnup-position-out = { $most ->
    [0] În doi, niciun loc nu poate fi în afara rundei cât timp se joacă.
    [one] Cel mult un loc poate fi în afara rundei.
    [few] Cel mult { $most } locuri pot fi în afara rundei.
   *[other] Cel mult { $most } de locuri pot fi în afara rundei.
}
dnup-position-out-on-turn = Locul { $seat } este în afara rundei și nu poate fi la rând.
dnup-position-scores = După ce partida s-a încheiat, un singur scor trebuie să fie { $goal } sau mai mare; înainte, niciunul.
dnup-position-limit = { $limit ->
    [one] O rundă în curs trebuie să aibă mai puțin de o tură.
    [few] O rundă în curs trebuie să aibă mai puțin de { NUMBER($limit, useGrouping: 0) } ture.
   *[other] O rundă în curs trebuie să aibă mai puțin de { NUMBER($limit, useGrouping: 0) } de ture.
}
dnup-position-turned = „turned” poate fi „true” doar înainte de prima tură a unui jucător într-o rundă și doar cu opțiunea „free_first_rotation”.
dnup-position-reason = „reason” trebuie să fie motivul pentru care s-a încheiat partida; până atunci, „null”.

## Pachete imposibile

dnup-pack-card = În pachet, „{ $where }” conține „{ $card }”, care nu este o carte. O carte se scrie așa: „1/5”
dnup-pack-twice = În pachet, „{ $where }” conține { $card } de două ori.
dnup-pack-leave-out = În pachet, „{ $where }” trebuie să fie o listă de simboluri: { $symbols }.
dnup-pack-star = Din pachetul pentru { $seats } locuri lipsește cartea cu stea.
dnup-pack-uneven = Pachetul pentru { $seats } locuri are un număr de cărți ({ $count }) care nu se împarte egal.
