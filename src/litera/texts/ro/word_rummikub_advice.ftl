### Remi cu cuvinte: nivelurile boților și indiciile.

word_rummikub-level-first = Abia învață jocul: știe vreo mie de cuvinte, pune ce vede și adesea trage câte o piesă.
word_rummikub-level-easy = Știe vreo trei mii de cuvinte de zi cu zi și uneori prelungește un cuvânt; mai mult nu caută.
word_rummikub-level-casual = Știe cuvintele de zi cu zi, le prelungește pe cele de pe masă și uneori împarte câte unul în două.
word_rummikub-level-club = Desface unul sau două cuvinte ca să formeze unul mai lung; folosește doar cuvinte pe care le știe aproape oricine.
word_rummikub-level-expert = Desface până la trei cuvinte ca să formeze unul mai lung; știe toate cuvintele în afară de cele rare.
word_rummikub-level-master = Știe toate cuvintele, încearcă toate felurile de a reface masa și plănuiește cine are ultima tură.

word_rummikub-hint-nudge-word = { $count ->
    [one] Din piesele tale iese un cuvânt de o literă, cu litera { $letter }.
    [few] Din piesele tale iese un cuvânt de { $count } litere, cu litera { $letter }.
   *[other] Din piesele tale iese un cuvânt de { $count } de litere, cu litera { $letter }.
}
word_rummikub-hint-nudge-word-joker = { $count ->
    [one] Din piesele tale iese un cuvânt de { $count } literă, cu jokerul tău.
    [few] Din piesele tale iese un cuvânt de { $count } litere, cu jokerul tău.
   *[other] Din piesele tale iese un cuvânt de { $count } de litere, cu jokerul tău.
}
word_rummikub-hint-nudge-rebuild = { $count ->
    [one] Cu piesele de pe masă, litera ta { $letter } intră într-un cuvânt de { $count } literă.
    [few] Cu piesele de pe masă, litera ta { $letter } intră într-un cuvânt de { $count } litere.
   *[other] Cu piesele de pe masă, litera ta { $letter } intră într-un cuvânt de { $count } de litere.
}
word_rummikub-hint-nudge-rebuild-joker = { $count ->
    [one] Cu piesele de pe masă, jokerul tău intră într-un cuvânt de { $count } literă.
    [few] Cu piesele de pe masă, jokerul tău intră într-un cuvânt de { $count } litere.
   *[other] Cu piesele de pe masă, jokerul tău intră într-un cuvânt de { $count } de litere.
}
word_rummikub-hint-nudge-vote = Ai putea întâlni cuvântul acesta într-un ziar?
word_rummikub-hint-nudge-draw = Poate ajută încă o piesă.
word_rummikub-hint-nudge-pass = De data aceasta nu ai ce pune.
word_rummikub-hint-known = Cuvântul e folosit în vorbirea de zi cu zi.
word_rummikub-hint-unknown = Cuvântul nu se folosește aproape deloc.
word_rummikub-hint-nothing = Din aceste piese nu se poate forma niciun cuvânt.
word_rummikub-hint-nothing-found = Din aceste piese nu s-a găsit niciun cuvânt.
word_rummikub-hint-nothing-opens = { $count ->
    [one] Din aceste piese nu iese un prim cuvânt de cel puțin o literă.
    [few] Din aceste piese nu iese un prim cuvânt de cel puțin { $count } litere.
   *[other] Din aceste piese nu iese un prim cuvânt de cel puțin { $count } de litere.
}
word_rummikub-hint-points = { $count ->
    [one] Contează cel mai lung cuvânt al mutării, { $word }: un punct.
    [few] Contează cel mai lung cuvânt al mutării, { $word }: { $count } puncte.
   *[other] Contează cel mai lung cuvânt al mutării, { $word }: { $count } de puncte.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] Cel mai lung cuvânt al mutării e { $word }, iar suportul rămâne gol, deci contează dublu: un punct.
    [few] Cel mai lung cuvânt al mutării e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } puncte.
   *[other] Cel mai lung cuvânt al mutării e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } de puncte.
}
word_rummikub-hint-taken = { $count ->
    [one] Se reface un cuvânt de pe masă.
    [few] Se refac { $count } cuvinte de pe masă.
   *[other] Se refac { $count } de cuvinte de pe masă.
}
word_rummikub-hint-joker = { $count ->
    [one] Un joker pus pe masă nu te mai poate costa un punct la sfârșit.
    [few] Un joker pus pe masă nu te mai poate costa { $count } puncte la sfârșit.
   *[other] Un joker pus pe masă nu te mai poate costa { $count } de puncte la sfârșit.
}

## Mutări în cuvinte

word_rummikub-phrase-play = pune { $words }
word_rummikub-phrase-rebuild = desfă { $taken } și pune { $words }
word_rummikub-phrase-draw = trage o piesă
word_rummikub-phrase-challenge = contestă { $word }
word_rummikub-phrase-yes = votează „da”
word_rummikub-phrase-no = votează „nu”
word_rummikub-phrase-pass = spune pas
