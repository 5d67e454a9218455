### Klepka: nivelurile jucătorilor și indicii.

klepka-level-first = Abia învață jocul: face un cuvânt scurt, de zi cu zi, pe tură și ține minte doar ultimele două-trei cărți.
klepka-level-easy = Formează cuvinte scurte, de zi cu zi, și uită repede unde e fiecare carte.
klepka-level-casual = Știe cuvintele pe care le știe aproape oricine; ține minte ultimele cărți, uneori cu locul greșit.
klepka-level-club = Plănuiește mai multe cuvinte împreună, pe cât se poate de o culoare, și ține minte vreo șase cărți.
klepka-level-expert = Are un vocabular bogat și o memorie bună, cântărește fiecare pereche și vânează „Слава Україні”.
klepka-level-master = Știe fiecare cuvânt, ține minte fiecare carte și își calculează exact șansele.

klepka-hint-nudge-word = { $count ->
    [one] Există un cuvânt de { $count } literă cu { $letter } din mâna ta.
    [few] Există un cuvânt de { $count } litere cu { $letter } din mâna ta.
   *[other] Există un cuvânt de { $count } de litere cu { $letter } din mâna ta.
}
klepka-hint-nudge-phrase = Privește-ți toate cărțile deodată. Nu seamănă cu un salut?
klepka-hint-nudge-exchange = Cineva are o carte care ți-ar fi de folos.
klepka-hint-nudge-vote = Ai găsi acest cuvânt în dicționar?
klepka-hint-nudge-pass = Ai puține litere. Mai e vreun cuvânt în ele?
klepka-hint-nudge-no-letters = Cuvintele se formează din litere. Ai vreuna?
klepka-hint-nudge-no-word = Se poate forma vreun cuvânt din aceste cărți?
klepka-hint-nudge-done = Unele dintre cărțile tale pot valora mai mult mai târziu.
klepka-hint-nudge-stop = Gândește-te ce ar vedea jucătorul următor.
klepka-hint-nudge-pair = Două litere identice au fost deja întoarse.
klepka-hint-nudge-known = O literă pe care o știi își poate găsi perechea.
klepka-hint-nudge-unknown = E timpul să întorci cărți noi.

klepka-hint-word = { $points ->
    [one] { $word } aduce { $points } punct.
    [few] { $word } aduce { $points } puncte.
   *[other] { $word } aduce { $points } de puncte.
}
klepka-hint-colour = Toate literele sunt de o singură culoare, deci cuvântul contează dublu.
klepka-hint-set = { $count ->
    [one] Cel mai bun plan: { $words }. Te lasă să întorci încă o pereche.
    [few] Cel mai bun plan: { $words }. Sunt { $count } cuvinte și fiecare te lasă să întorci încă o pereche.
   *[other] Cel mai bun plan: { $words }. Sunt { $count } de cuvinte și fiecare te lasă să întorci încă o pereche.
}
klepka-hint-set-only = { $count ->
    [one] Cel mai bun plan: { $words }.
    [few] Cel mai bun plan: { $words }. Sunt { $count } cuvinte.
   *[other] Cel mai bun plan: { $words }. Sunt { $count } de cuvinte.
}
klepka-hint-phrase = { $phrase } câștigă imediat, oricare ar fi scorul.
klepka-hint-exchange = Cartea { $take } valorează pentru tine mai mult decât { $give }, iar { $name } o pierde.
klepka-hint-exchange-hidden = Cartea { $give } valorează pentru tine mai puțin decât o carte obișnuită a jucătorului { $name }.
klepka-hint-vote = Cuvântul nu e în dicționar, iar punctele lui ar ajuta un adversar.
klepka-hint-pass = Fiecare carte din mână aduce un punct și niciun cuvânt nu aduce mai mult.
klepka-hint-no-cards = Nu ai cărți din care să formezi un cuvânt.
klepka-hint-only-prizes = Ai numai cărți-premiu: din ele nu se formează un cuvânt și niciuna nu merită jucată acum.
klepka-hint-no-word = Din cărțile tale nu se poate forma acum niciun cuvânt din dicționar.
klepka-hint-done = Cărțile tale vor valora mai mult în cuvinte viitoare.
klepka-hint-stop = Ceea ce ai arăta l-ar ajuta mai degrabă pe jucătorul următor decât pe tine.
klepka-hint-pair = O pereche știută este sigură și te lasă să întorci încă una.
klepka-hint-known = { $count ->
    [one] O carte nouă se poate potrivi cu această carte știută, iar ceilalți află puțin.
    [few] O carte nouă se poate potrivi cu una dintre aceste { $count } cărți știute, iar ceilalți află puțin.
   *[other] O carte nouă se poate potrivi cu una dintre aceste { $count } de cărți știute, iar ceilalți află puțin.
}
klepka-hint-unknown = Acum cel mai bine e să întorci două cărți necunoscute.

## Mutări în cuvinte

klepka-phrase-word = formează { $word }
klepka-phrase-open = întoarce { $places }
klepka-phrase-exchange = schimbă cartea: { $give } pentru { $take } ({ $name })
klepka-phrase-exchange-hidden = schimbă cartea: { $give } pentru una ascunsă ({ $name })
klepka-phrase-done = încheie formarea cuvintelor și întoarce cărți
klepka-phrase-stop = nu mai întoarce cărți
klepka-phrase-chaos = joacă haos și amestecă cărțile de pe masă
klepka-phrase-accept = acceptă cuvântul
klepka-phrase-refuse = respinge cuvântul
klepka-phrase-pass = spune pas
