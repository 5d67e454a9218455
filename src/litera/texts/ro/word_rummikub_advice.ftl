### Remi cu cuvinte: nivelurile jucătorilor și indicii.

word_rummikub-level-easy = Pune cuvinte obișnuite și mai prelungește câte unul; mai departe nu caută.
word_rummikub-level-casual = Știe multe cuvinte, le prelungește și le împarte pe cele de pe masă și îl pune pe cel mai lung găsit.
word_rummikub-level-club = Desface unul sau două cuvinte ca să formeze unul mai lung, din cuvinte știute de aproape toți.
word_rummikub-level-expert = Reface mai multe cuvinte deodată și îi place să-și golească suportul.
word_rummikub-level-master = Știe fiecare cuvânt și găsește cea mai bună rearanjare a mesei.

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
    [one] Împreună cu masa, { $letter } al tău intră într-un cuvânt de { $count } literă.
    [few] Împreună cu masa, { $letter } al tău intră într-un cuvânt de { $count } litere.
   *[other] Împreună cu masa, { $letter } al tău intră într-un cuvânt de { $count } de litere.
}
word_rummikub-hint-nudge-rebuild-joker = { $count ->
    [one] Împreună cu masa, jokerul tău intră într-un cuvânt de { $count } literă.
    [few] Împreună cu masa, jokerul tău intră într-un cuvânt de { $count } litere.
   *[other] Împreună cu masa, jokerul tău intră într-un cuvânt de { $count } de litere.
}
word_rummikub-hint-nudge-vote = Ai putea întâlni cuvântul acesta într-un ziar?
word_rummikub-hint-nudge-draw = Poate ajută încă o piesă.
word_rummikub-hint-nudge-pass = De data aceasta nu e nimic de pus.
word_rummikub-hint-known = Cuvântul apare în texte în această limbă.
word_rummikub-hint-unknown = Cuvântul nu apare aproape deloc în texte în această limbă.
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
    [one] Cel mai lung cuvânt e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } punct.
    [few] Cel mai lung cuvânt e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } puncte.
   *[other] Cel mai lung cuvânt e { $word }, iar suportul rămâne gol, deci contează dublu: { $count } de puncte.
}
word_rummikub-hint-taken = { $count ->
    [one] De pe masă se reface { $count } cuvânt.
    [few] De pe masă se refac { $count } cuvinte.
   *[other] De pe masă se refac { $count } de cuvinte.
}
word_rummikub-hint-joker = { $count ->
    [one] Un joker pe masă nu mai poate costa { $count } punct la sfârșit.
    [few] Un joker pe masă nu mai poate costa { $count } puncte la sfârșit.
   *[other] Un joker pe masă nu mai poate costa { $count } de puncte la sfârșit.
}

## Mutări în cuvinte

word_rummikub-phrase-play = pune { $words }
word_rummikub-phrase-rebuild = desfă { $taken } și pune { $words }
word_rummikub-phrase-draw = trage o piesă
word_rummikub-phrase-challenge = contestă { $word }
word_rummikub-phrase-yes = răspunde „da”
word_rummikub-phrase-no = răspunde „nu”
word_rummikub-phrase-pass = spune pas
