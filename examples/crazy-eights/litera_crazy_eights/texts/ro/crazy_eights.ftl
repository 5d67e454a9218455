crazy_eights-title = Opturi nebune
crazy_eights-tagline = Joacă o carte de aceeași culoare sau valoare, păstrează opturile și scapă de cărți înaintea celorlalți.
crazy_eights-option-cards = Câte cărți primește fiecare jucător, de la 3 la 8.
crazy_eights-choice-cards = Cărți împărțite
crazy_eights-level-easy = Joacă cartea care valorează cel mai mult și își păstrează opturile.
crazy_eights-reason-finished = Cineva a rămas fără cărți.
crazy_eights-reason-blocked = Nimeni nu poate juca și nu mai sunt cărți de tras.
crazy_eights-verb-play = joacă, j
crazy_eights-verb-draw = trage, t
crazy_eights-verb-pass = pas, trec
crazy_eights-help-play = Joacă o carte de aceeași culoare sau valoare ori un opt: { $example }
crazy_eights-help-draw = Trage o carte și încheie tura: { $example }
crazy_eights-help-pass = Spune pas când nu mai sunt cărți de tras: { $example }
crazy_eights-bad-move = Asta nu e o mutare. Scrie „joacă 8S” (valoarea, apoi culoarea: C – treflă, D – romb, H – inimă, S – pică), „trage” sau „pas”.
crazy_eights-bad-position = Poziția nu e posibilă: fiecare dintre cele 52 de cărți trebuie să fie într-o mână, în pachet sau în teanc.
crazy_eights-refusal-fit = { $face } nu se potrivește cu { $top }. Joacă aceeași culoare sau valoare ori un opt.
crazy_eights-refusal-empty = Nu mai sunt cărți de tras. Joacă o carte sau spune pas.
crazy_eights-refusal-pass = Nu poți spune pas cât timp mai sunt cărți de tras. Joacă o carte sau trage una.
crazy_eights-table = { $count ->
    [one] Deasupra: { $top }. Mai e o carte de tras.
    [few] Deasupra: { $top }. Mai sunt { $count } cărți de tras.
   *[other] Deasupra: { $top }. Mai sunt { $count } de cărți de tras.
}
crazy_eights-held = { $count ->
    [one] { $name }: o carte
    [few] { $name }: { $count } cărți
   *[other] { $name }: { $count } de cărți
}
crazy_eights-hand = Cărțile din mână: { $held }
crazy_eights-shuffled = Teancul se amestecă și devine noul pachet.
crazy_eights-played = { $count ->
    [one] { $name }: { $face }, o carte rămasă
    [few] { $name }: { $face }, { $count } cărți rămase
   *[other] { $name }: { $face }, { $count } de cărți rămase
}
crazy_eights-drew = { $name-is ->
    [you] Tragi { $face }
   *[other] { $name } trage { $face }
}
crazy_eights-drew-hidden = { $name } trage o carte
crazy_eights-passed = { $name-is ->
    [you] Spui pas
   *[other] { $name } spune pas
}
