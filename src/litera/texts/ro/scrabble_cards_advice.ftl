### Cartonașe cu litere: nivelurile boților și indiciile.

scrabble_cards-level-first = Abia învață jocul: știe vreo mie de cuvinte, pune unul dintre primele pe care le vede și acceptă aproape toate cuvintele tale.
scrabble_cards-level-easy = Știe vreo trei mii de cuvinte de zi cu zi, adesea nu găsește cel mai bun cuvânt și rareori se îndoiește de ale tale.
scrabble_cards-level-casual = Știe cele mai multe cuvinte de zi cu zi, păstrează cartonașele bune și de obicei observă cuvintele inventate.
scrabble_cards-level-club = Știe multe cuvinte, păstrează cartonașele bune și verifică majoritatea cuvintelor inventate.
scrabble_cards-level-expert = Știe toate cuvintele în afară de cele rare și păstrează cartonașele bune; nu gândește în avans.
scrabble_cards-level-master = Știe toate cuvintele din dicționar, ghicește ce ai păstrat, ține cont de răspunsurile tale și calculează finalul până la capăt.

scrabble_cards-hint-nudge-lay = { $length ->
    [one] Poți pune un cuvânt bun de { $length } literă, cu cartonașul tău { $card }.
    [few] Poți pune un cuvânt bun de { $length } litere, cu cartonașul tău { $card }.
   *[other] Poți pune un cuvânt bun de { $length } de litere, cu cartonașul tău { $card }.
}
scrabble_cards-hint-nudge-exchange = Cu aceste cartonașe e greu să formezi ceva. Îți poți folosi tura și altfel?
scrabble_cards-hint-nudge-pass = S-ar putea să nu ai ce pune acum.
scrabble_cards-hint-nudge-wait = Chiar trebuie să pui un cuvânt acum?
scrabble_cards-hint-nudge-check = Mai uită-te o dată la cuvintele acestei mutări: le știi pe toate?
scrabble_cards-hint-nudge-condition = Unul dintre cartonașele tale cu condiție se potrivește la această mutare.
scrabble_cards-hint-nudge-accept = Mutarea pare în regulă.

scrabble_cards-hint-points = { $points ->
    [one] { $word } aduce { $points } punct.
    [few] { $word } aduce { $points } puncte.
   *[other] { $word } aduce { $points } de puncte.
}
scrabble_cards-hint-keeps = { $count ->
    [one] Pentru tura următoare păstrezi { $cards }.
   *[other] Pentru tura următoare păstrezi { $cards }.
}
scrabble_cards-hint-compared = { $points ->
    [one] Al doilea cel mai bun cuvânt, { $word }, ar aduce în turele următoare cu un punct mai puțin.
    [few] Al doilea cel mai bun cuvânt, { $word }, ar aduce în turele următoare cu { $points } puncte mai puțin.
   *[other] Al doilea cel mai bun cuvânt, { $word }, ar aduce în turele următoare cu { $points } de puncte mai puțin.
}
scrabble_cards-hint-end-ahead = { $points ->
    [one] Sacul e gol: dacă toți joacă perfect, câștigi la un punct diferență.
    [0] Sacul e gol: dacă toți joacă perfect, e egalitate.
    [few] Sacul e gol: dacă toți joacă perfect, câștigi la { $points } puncte diferență.
   *[other] Sacul e gol: dacă toți joacă perfect, câștigi la { $points } de puncte diferență.
}
scrabble_cards-hint-end-behind = { $points ->
    [one] Sacul e gol: dacă toți joacă perfect, pierzi la un punct diferență; nicio altă mutare nu e mai bună.
    [few] Sacul e gol: dacă toți joacă perfect, pierzi la { $points } puncte diferență; nicio altă mutare nu e mai bună.
   *[other] Sacul e gol: dacă toți joacă perfect, pierzi la { $points } de puncte diferență; nicio altă mutare nu e mai bună.
}
scrabble_cards-hint-exchange = Un schimb de cartonașe promite mai mult decât cuvintele găsite.
scrabble_cards-hint-pass = Nu poți pune niciun cuvânt și niciun schimb nu ajută.
scrabble_cards-hint-wait = Acum pasul promite mai mult decât cuvintele găsite.
scrabble_cards-hint-check = { $count ->
    [one] Acest cuvânt nu e în dicționar: { $words }.
   *[other] Aceste cuvinte nu sunt în dicționar: { $words }.
}
scrabble_cards-hint-condition = { $points ->
    [one] { $card } scade un punct din mutare și eliberează un loc în mâna ta.
    [few] { $card } scade { $points } puncte din mutare și eliberează un loc în mâna ta.
   *[other] { $card } scade { $points } de puncte din mutare și eliberează un loc în mâna ta.
}
scrabble_cards-hint-accept = Toate cuvintele sunt în dicționar și niciun cartonaș de-al tău nu merită jucat împotriva lor.

## Mutări în cuvinte

scrabble_cards-phrase-first = pune { $word } { $way ->
    [down] pe verticală
   *[across] pe orizontală
}
scrabble_cards-phrase-from = pune { $word } { $way ->
    [down] în jos
   *[across] spre dreapta
}, de la { $letter } din { $crossed }
scrabble_cards-phrase-through = pune { $word } { $way ->
    [down] pe verticală
   *[across] pe orizontală
}, prin { $letter } din { $crossed }
scrabble_cards-phrase-beside = pune { $word } { $way ->
    [down] pe verticală
   *[across] pe orizontală
}, lângă { $beside }
scrabble_cards-phrase-lengthen = prelungește { $shorter } până la { $word }
scrabble_cards-phrase-with = { $move }, cu { $cards }
scrabble_cards-phrase-exchange = schimbă { $cards }
scrabble_cards-phrase-condition = joacă { $card } împotriva cuvântului
scrabble_cards-phrase-condition-on = joacă { $card } împotriva cuvântului { $word }
scrabble_cards-phrase-accept = acceptă cuvântul
scrabble_cards-phrase-check = verifică cuvântul
scrabble_cards-phrase-pass = spune pas
