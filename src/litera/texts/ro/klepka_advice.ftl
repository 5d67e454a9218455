### Klepka: nivelurile boților și indiciile.

klepka-level-first = Abia învață jocul: formează în fiecare tură un cuvânt scurt, de zi cu zi, și ține minte cel mult trei cărți.
klepka-level-easy = Formează cuvinte scurte, de zi cu zi. În unele partide ține minte șapte cărți, în altele aproape niciuna.
klepka-level-casual = Știe cuvintele pe care le știe aproape oricine. În unele partide ține minte mai multe cărți decât în altele și uneori le încurcă locul.
klepka-level-club = Se gândește la mai multe cuvinte deodată, pe cât se poate de o singură culoare. În unele partide ține minte câteva cărți, în altele vreo douăsprezece.
klepka-level-expert = Are un vocabular bogat, cântărește fiecare pereche și vânează «Слава Україні». Are memorie bună, dar și zile mai proaste.
klepka-level-master = Știe toate cuvintele, ține minte toate cărțile și își calculează exact șansele.

klepka-hint-nudge-word = { $count ->
    [one] Poți forma un cuvânt de { $count } literă cu litera { $letter } din mâna ta.
    [few] Poți forma un cuvânt de { $count } litere cu litera { $letter } din mâna ta.
   *[other] Poți forma un cuvânt de { $count } de litere cu litera { $letter } din mâna ta.
}
klepka-hint-nudge-phrase = Uită-te la toate cărțile tale deodată. Nu seamănă cu un salut?
klepka-hint-nudge-exchange = Cineva are o carte care ți-ar fi de folos.
klepka-hint-nudge-vote = Ai găsi acest cuvânt în dicționar?
klepka-hint-nudge-pass = Ai puține litere. Se mai poate forma vreun cuvânt din ele?
klepka-hint-nudge-no-letters = Cuvintele se formează din litere. Ai vreo literă?
klepka-hint-nudge-no-word = Se poate forma vreun cuvânt din aceste cărți?
klepka-hint-nudge-done = Unele dintre cărțile tale pot aduce mai mult mai târziu.
klepka-hint-nudge-stop = Gândește-te ce ar vedea jucătorul următor.
klepka-hint-nudge-pair = Două litere identice au fost deja întoarse.
klepka-hint-nudge-known = O literă pe care o știi își poate găsi perechea.
klepka-hint-nudge-unknown = E timpul să întorci cărți noi.

klepka-hint-word = { $points ->
    [one] { $word } aduce { $points } punct.
    [few] { $word } aduce { $points } puncte.
   *[other] { $word } aduce { $points } de puncte.
}
klepka-hint-colour = Toate literele au aceeași culoare, deci cuvântul contează dublu.
klepka-hint-set = { $count ->
    [one] Un plan bun: { $words }. Cuvântul îți dă dreptul să întorci încă o pereche.
    [few] Un plan bun: { $words }. Sunt { $count } cuvinte, iar fiecare îți dă dreptul să întorci încă o pereche.
   *[other] Un plan bun: { $words }. Sunt { $count } de cuvinte, iar fiecare îți dă dreptul să întorci încă o pereche.
}
klepka-hint-set-only = { $count ->
    [one] Un plan bun: { $words }.
    [few] Un plan bun: { $words }. Sunt { $count } cuvinte.
   *[other] Un plan bun: { $words }. Sunt { $count } de cuvinte.
}
klepka-hint-phrase = { $phrase } câștigă imediat, oricare ar fi scorul.
klepka-hint-exchange = Pentru tine, cartea { $take } valorează mai mult decât cartea { $give }, iar { $name } o pierde.
klepka-hint-exchange-hidden = Cartea { $give } îți aduce mai puțin decât o carte oarecare luată de la { $name }.
klepka-hint-vote = Cuvântul nu e în dicționar, iar punctele lui ar ajuta un adversar.
klepka-hint-pass = Fiecare carte din mână aduce un punct și niciun cuvânt găsit nu aduce mai mult.
klepka-hint-no-cards = Nu ai cărți din care să formezi un cuvânt.
klepka-hint-only-prizes = Ai numai cărți-premiu: din ele nu se poate forma un cuvânt, iar acum nu merită jucată niciuna.
klepka-hint-no-word = Din cărțile tale nu se poate forma acum niciun cuvânt din dicționar.
klepka-hint-done = Cărțile tale vor aduce mai mult în cuvintele următoare.
klepka-hint-stop = Cărțile pe care le-ai arăta l-ar ajuta mai mult pe jucătorul următor decât pe tine.
klepka-hint-pair = O pereche cunoscută e un câștig sigur și îți dă dreptul să întorci încă una.
klepka-hint-known = { $count ->
    [one] O carte nouă se poate potrivi cu cea pe care o știi deja, iar ceilalți află puține lucruri noi.
    [few] O carte nouă se poate potrivi cu una dintre cele { $count } cărți pe care le știi deja, iar ceilalți află puține lucruri noi.
   *[other] O carte nouă se poate potrivi cu una dintre cele { $count } de cărți pe care le știi deja, iar ceilalți află puține lucruri noi.
}
klepka-hint-unknown = Acum cel mai bine e să întorci două cărți necunoscute.

## Mutări în cuvinte

klepka-phrase-word = formează { $word }
klepka-phrase-open = întoarce { $places }
klepka-phrase-exchange = schimbă { $give } cu { $take } ({ $name })
klepka-phrase-exchange-hidden = schimbă { $give } cu o carte ascunsă ({ $name })
klepka-phrase-done = termină de format cuvinte și întoarce cărți
klepka-phrase-stop = nu mai întoarce cărți
klepka-phrase-chaos = joacă haosul și amestecă cărțile de pe masă
klepka-phrase-accept = acceptă cuvântul
klepka-phrase-refuse = respinge cuvântul
klepka-phrase-pass = spune pas
