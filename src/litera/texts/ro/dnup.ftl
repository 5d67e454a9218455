### Cu susul în jos: cărți cu două valori, rotite mereu.

dnup-title = Cu susul în jos
dnup-tagline = Fiecare carte are două fețe: rotește mâna, bate un set, termină primul cărțile. După regulile jocului dnup.

## Opțiuni

dnup-option-round_turn_limit = După atâtea ture runda este nulă și se împarte din nou.
dnup-option-free_first_rotation = Înainte de prima tură a rundei, fiecare poate roti o dată toată mâna.
dnup-option-own_return_first = În doi: setul propriu bătut cu ultimele cărți revine întâi în mână și jocul continuă.

## De ce s-a încheiat jocul

dnup-reason-tokens = Patru litere adunate: D N U P.
dnup-reason-rounds = Două runde câștigate.

## Mutările, așa cum se pot scrie

dnup-verb-A = pune, joacă
dnup-verb-B = adaugă
dnup-verb-C = ia
dnup-verb-D = rotește
dnup-verb-turn = întoarce

dnup-help-A = Pune cărți de aceeași valoare ca set al tău: { $example }
dnup-help-B = Adaugă o carte la setul unui adversar: { $example }
dnup-help-C = Ia setul unui adversar, rotind cărțile: { $example }
dnup-help-D = Rotește toată mâna: { $example }
dnup-help-turn = Rotește mâna înainte de prima ta tură: { $example }

## Masa în cuvinte

dnup-set = { $count ->
    [one] { $value }: { $count } carte; { $name }: { $cards }
    [few] { $value }: { $count } cărți; { $name }: { $cards }
   *[other] { $value }: { $count } de cărți; { $name }: { $cards }
}
dnup-set-area = { $count ->
    [one] { $value }: { $count } carte; { $name }, zona { $area }: { $cards }
    [few] { $value }: { $count } cărți; { $name }, zona { $area }: { $cards }
   *[other] { $value }: { $count } de cărți; { $name }, zona { $area }: { $cards }
}
dnup-no-sets = Nu e niciun set pe masă.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } carte în mână
    [few] { $name }: { $count } cărți în mână
   *[other] { $name }: { $count } de cărți în mână
}
dnup-out = { $name }: a ieșit din rundă
dnup-hand = Mâna: { $cards }
dnup-hand-empty = Mâna ta este goală.
dnup-gone = { $count ->
    [one] { $count } carte a ieșit din rundă: { $cards }
    [few] { $count } cărți au ieșit din rundă: { $cards }
   *[other] { $count } de cărți au ieșit din rundă: { $cards }
}
dnup-gone-none = Nicio carte nu a ieșit din rundă.
dnup-act = O acțiune: A pune, B adaugă, C ia, D rotește mâna.
dnup-act-area = Zona { $area }, o acțiune: A pune, B adaugă, C ia, D rotește mâna.
dnup-act-turn = Înainte poți roti mâna: turn.
dnup-wait = Acum nu ai nimic de făcut.

## Ce s-a întâmplat

dnup-event-dealt = { $count ->
    [one] Runda { $round }: câte { $count } carte. Începe: { $name }
    [few] Runda { $round }: câte { $count } cărți. Începe: { $name }
   *[other] Runda { $round }: câte { $count } de cărți. Începe: { $name }
}
dnup-event-left = { $name }: { $cards } iese din rundă
dnup-event-laid = { $count ->
    [one] { $name }: pune { $cards }; în mână: { $hand }
   *[other] { $name }: pune un set ({ $count }), { $cards }; în mână: { $hand }
}
dnup-event-added = { $name }: { $card } la setul de la { $owner }, acum { $count }; în mână: { $hand }
dnup-event-taken = { $name }: ia setul de la { $owner }, acum { $cards }; în mână: { $hand }
dnup-event-turned = { $count ->
    [one] { $name }: rotește mâna, { $count } carte
    [few] { $name }: rotește mâna, { $count } cărți
   *[other] { $name }: rotește mâna, { $count } de cărți
}
dnup-event-returned = { $name }: setul bătut revine ca { $cards }; în mână: { $hand }
dnup-event-beaten_away = { $name }: setul bătut { $cards } iese din rundă
dnup-event-out = { $count ->
    [one] { $name }: fără cărți! { $count } jeton: { $letters }
    [few] { $name }: fără cărți! { $count } jetoane: { $letters }
   *[other] { $name }: fără cărți! { $count } de jetoane: { $letters }
}
dnup-event-round_won = { $count ->
    [one] { $name }: câștigă runda; { $count } rundă câștigată
    [few] { $name }: câștigă runda; { $count } runde câștigate
   *[other] { $name }: câștigă runda; { $count } de runde câștigate
}
dnup-event-round_over = Runda { $round } s-a încheiat.
dnup-event-round_void = { $count ->
    [one] Runda { $round } este nulă după { $count } tură.
    [few] Runda { $round } este nulă după { $count } ture.
   *[other] Runda { $round } este nulă după { $count } de ture.
}
dnup-event-game_over = { $name }: câștigă jocul!

## Refuzuri

dnup-bad-verb = „{ $text }” nu este o mutare. Mutări: A cărți, B carte loc, C loc, D.
dnup-bad-a = După A scrie cărți: A 3/4 3/6
dnup-bad-b = După B scrie o carte și un loc: B 5/8 2
dnup-bad-c = După C scrie un loc: C 2
dnup-bad-d = D se scrie singur: D
dnup-bad-turn = turn se scrie singur: turn
dnup-bad-card = „{ $text }” nu este o carte. Cărțile se scriu 3/4: două valori diferite de la 1 la 9.
dnup-bad-twice = { $card } este numită de două ori.
dnup-bad-place = „{ $text }” nu este un loc. Scrie numărul lui: C 2
dnup-bad-place-area = „{ $text }” nu este un loc. Scrie locul și zona: C 1.2
dnup-bad-deal = Aceasta nu este o împărțire a cărților din rundă.
dnup-refusal-turn = Mâna se poate roti liber doar înainte de prima ta tură a rundei, o dată, și dacă opțiunile permit.
dnup-refusal-lay-values = Un set are cărți de aceeași valoare. Pune doar cărți care joacă același număr.
dnup-refusal-add-value = Setul de acolo are valoarea { $value }; cartea ta joacă { $played }.
dnup-refusal-place = Nu există un asemenea loc. Locurile sunt de la 0 la { $highest }; în doi, zonele sunt 1 și 2.
dnup-refusal-own = Acesta este setul tău. B și C sunt pentru setul unui adversar.
dnup-refusal-no-set = Acolo nu este niciun set.
dnup-refusal-too-low = { $size ->
    [one] Există deja un set de { $size } carte, cu valoarea { $value }; al tău trebuie să fie peste { $value }, nu { $played }.
    [few] Există deja un set de { $size } cărți, cu valoarea { $value }; al tău trebuie să fie peste { $value }, nu { $played }.
   *[other] Există deja un set de { $size } de cărți, cu valoarea { $value }; al tău trebuie să fie peste { $value }, nu { $played }.
}

dnup-pack-keys = Un pachet dnup are exact aceste chei: { $names }.
dnup-pack-symbols = „symbols” leagă un nume de o listă de cărți.
dnup-pack-card = „{ $where }”: „{ $card }” nu este o listă de cărți sau o carte ca 1/5.
dnup-pack-leave-out = „leave_out” cere o listă de simboluri pentru { $seats } locuri; există: { $symbols }.
dnup-pack-deal = Pentru { $seats } locuri pachetul nu se poate împărți egal sau îi lipsește steaua.
dnup-position-area = „area” este doar pentru două locuri.
dnup-position-phase = „phase” este act sau over.
dnup-position-number = „{ $where }” este un număr de la { NUMBER($lowest, useGrouping: 0) } la { NUMBER($highest, useGrouping: 0) }.
dnup-position-switch = „{ $where }” este true sau false.
dnup-position-list = „{ $where }” este o listă de lungimea potrivită.
dnup-position-card = „{ $where }”: „{ $card }” nu este o carte; cărțile se scriu 3/4.
dnup-position-not-in-pack = { $card } nu este într-un joc cu { $seats } locuri.
dnup-position-twice = { $card } apare de două ori; o carte este o singură dată în pachet, oricum ar sta.
dnup-position-values = Un set are cărți de aceeași valoare activă.
dnup-position-sizes = Două seturi de aceeași dimensiune nu pot sta pe masă.
dnup-position-won = Scorurile nu se potrivesc cu faza: cine are destul a câștigat.
dnup-position-reason = „reason” nu se potrivește cu faza.
dnup-position-out = Cât ține runda, cel mult un jucător este ieșit; în doi, niciunul.
dnup-position-out-hands = Cine a ieșit nu are cărți, iar cine nu a ieșit are.
dnup-position-out-turn = Cine a ieșit nu este la rând.
dnup-position-limit = O rundă are mai puțin de { NUMBER($limit, useGrouping: 0) } ture.
