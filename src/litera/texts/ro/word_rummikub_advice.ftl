### Remi cu cuvinte: nivelurile jucătorilor și indicii.

word_rummikub-level-first = Abia învață jocul: știe vreo mie de cuvinte, pune ce vede și trage des câte o piesă.
word_rummikub-level-easy = Știe vreo trei mii de cuvinte de zi cu zi și mai prelungește câte unul; mai departe nu caută.
word_rummikub-level-casual = Știe cele mai multe cuvinte de zi cu zi; le pune sau prelungește unul de pe masă.
word_rummikub-level-club = Știe cuvintele de zi cu zi, le prelungește pe cele de pe masă și uneori mai împarte câte unul.
word_rummikub-level-expert = Desface un cuvânt sau două ca să facă unul mai lung, din cuvinte pe care le știe aproape oricine.
word_rummikub-level-master = Știe fiecare cuvânt, caută prin toate așezările mesei și folosește tot timpul pe care îl are.

word_rummikub-hint-nudge-word = { $count ->
    [one] Din piesele tale iese un cuvânt de { $count } literă, cu { $letter }.
    [few] Din piesele tale iese un cuvânt de { $count } litere, cu { $letter }.
   *[other] Din piesele tale iese un cuvânt de { $count } de litere, cu { $letter }.
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
word_rummikub-hint-nudge-pass = De data aceasta nu e nimic de pus.
word_rummikub-hint-known = Cuvântul e folosit în vorbirea de zi cu zi.
word_rummikub-hint-unknown = Cuvântul aproape că nu e folosit.
word_rummikub-hint-nothing = Din aceste piese nu se formează niciun cuvânt.
word_rummikub-hint-nothing-opens = { $count ->
    [one] În aceste piese nu s-a găsit niciun prim cuvânt de cel puțin { $count } literă.
    [few] În aceste piese nu s-a găsit niciun prim cuvânt de cel puțin { $count } litere.
   *[other] În aceste piese nu s-a găsit niciun prim cuvânt de cel puțin { $count } de litere.
}
word_rummikub-hint-points = { $count ->
    [one] Contează cel mai lung cuvânt, { $word }: { $count } punct.
    [few] Contează cel mai lung cuvânt, { $word }: { $count } puncte.
   *[other] Contează cel mai lung cuvânt, { $word }: { $count } de puncte.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] În mutarea asta cel mai lung e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } punct.
    [few] În mutarea asta cel mai lung e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } puncte.
   *[other] În mutarea asta cel mai lung e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } de puncte.
}
word_rummikub-hint-taken = { $count ->
    [one] De pe masă se reface { $count } cuvânt.
    [few] De pe masă se refac { $count } cuvinte.
   *[other] De pe masă se refac { $count } de cuvinte.
}
word_rummikub-hint-joker = { $count ->
    [one] Un joker pus pe masă nu te mai poate costa { $count } punct la sfârșit.
    [few] Un joker pus pe masă nu te mai poate costa { $count } puncte la sfârșit.
   *[other] Un joker pus pe masă nu te mai poate costa { $count } de puncte la sfârșit.
}

## Mutări în cuvinte

word_rummikub-phrase-play = pune { $words }
word_rummikub-phrase-rebuild = desfă { $taken } și pune { $words }
word_rummikub-phrase-draw = trage o piesă
word_rummikub-phrase-challenge = contestă { $word }
word_rummikub-phrase-yes = răspunde „da”
word_rummikub-phrase-no = răspunde „nu”
word_rummikub-phrase-pass = spune pas
