### Klepka: nivelurile jucătorilor și indicii.

klepka-level-first = Abia învață jocul: face un cuvânt scurt, de zi cu zi, pe tură și ține minte doar ultimele două-trei cărți.
klepka-level-easy = Face cuvinte scurte, de zi cu zi, și uită repede ce și unde se afla.
klepka-level-casual = Știe cuvintele pe care le știe aproape oricine; ține minte ultimele cărți, uneori cu locul greșit.
klepka-level-club = Își plănuiește cuvintele împreună, pe cât se poate de o culoare, și ține minte vreo zece cărți.
klepka-level-expert = Are un vocabular bogat și o memorie bună, cântărește fiecare pereche și vânează «Слава Україні».
klepka-level-master = Știe fiecare cuvânt și fiecare carte deschisă vreodată și joacă după calculul exact al șanselor.

klepka-hint-nudge-word = { $count ->
    [one] Există un cuvânt de { $count } literă cu { $letter } din mâna ta.
    [few] Există un cuvânt de { $count } litere cu { $letter } din mâna ta.
   *[other] Există un cuvânt de { $count } de litere cu { $letter } din mâna ta.
}
klepka-hint-nudge-phrase = Privește-ți toate cărțile deodată: nu-ți amintesc de un salut?
klepka-hint-nudge-exchange = Cineva are o carte care ți-ar fi de folos.
klepka-hint-nudge-vote = Ai găsi acest cuvânt în dicționar?
klepka-hint-nudge-pass = Au rămas puține litere. Mai e vreun cuvânt în ele?
klepka-hint-nudge-no-letters = Cuvintele se fac din litere. Ai vreuna?
klepka-hint-nudge-no-word = Se poate face vreun cuvânt din aceste cărți?
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
klepka-hint-colour = Literele sunt de o singură culoare, deci cuvântul se socotește de două ori.
klepka-hint-set = { $count ->
    [one] Cel mai bine împreună: { $words }; în total { $count } cuvânt, și fiecare deschide încă o pereche.
    [few] Cel mai bine împreună: { $words }; în total { $count } cuvinte, și fiecare deschide încă o pereche.
   *[other] Cel mai bine împreună: { $words }; în total { $count } de cuvinte, și fiecare deschide încă o pereche.
}
klepka-hint-set-only = { $count ->
    [one] Cel mai bine împreună: { $words }; în total { $count } cuvânt.
    [few] Cel mai bine împreună: { $words }; în total { $count } cuvinte.
   *[other] Cel mai bine împreună: { $words }; în total { $count } de cuvinte.
}
klepka-hint-phrase = «Слава Україні» câștigă pe loc, oricare ar fi scorul.
klepka-hint-exchange = Cartea { $take } valorează pentru tine mai mult decât { $give }, iar { $name } o pierde.
klepka-hint-exchange-hidden = Cartea { $give } valorează pentru tine mai puțin decât o carte probabilă din mâna: { $name }.
klepka-hint-vote = Cuvântul nu este în lexic, iar punctele lui ar ajuta alt jucător.
klepka-hint-pass = Fiecare carte rămasă aduce un punct și niciun cuvânt nu aduce mai mult.
klepka-hint-no-cards = Nu ai nicio carte în mână, deci nu ai din ce face un cuvânt.
klepka-hint-only-prizes = Ai în mână numai cărți-premiu: din ele nu se face niciun cuvânt și niciuna nu merită jucată acum.
klepka-hint-no-word = Din cărțile tale nu se poate face acum niciun cuvânt din lexic.
klepka-hint-done = Niciun cuvânt nu valorează mai mult decât vor valora cărțile lui mai târziu.
klepka-hint-stop = Ceea ce ai arăta l-ar ajuta mai degrabă pe jucătorul următor decât pe tine.
klepka-hint-pair = O pereche știută este sigură și deschide încă una.
klepka-hint-known = { $count ->
    [one] Lângă { $count } carte știută, una nouă poate face pereche, iar ceilalți văd puține lucruri noi.
    [few] Lângă { $count } cărți știute, una nouă poate face pereche, iar ceilalți văd puține lucruri noi.
   *[other] Lângă { $count } de cărți știute, una nouă poate face pereche, iar ceilalți văd puține lucruri noi.
}
klepka-hint-unknown = Cel mai mult promit acum cărțile noi împreună.

## Mutări în cuvinte

klepka-phrase-word = formează { $word }
klepka-phrase-open = întoarce { $places }
klepka-phrase-exchange = schimbă cartea: { $give } pentru { $take } ({ $name })
klepka-phrase-exchange-hidden = schimbă cartea: { $give } pentru una ascunsă ({ $name })
klepka-phrase-done = încheie cuvintele și întoarce cărți
klepka-phrase-stop = nu mai întoarce cărți
klepka-phrase-chaos = joacă haos și amestecă cărțile de pe masă
klepka-phrase-accept = acceptă cuvântul
klepka-phrase-refuse = respinge cuvântul
klepka-phrase-pass = pas
