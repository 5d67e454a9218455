# Replays and analyses of finished games

table-replay-held = Mâinile jucătorilor
table-replay-keys = B: mutarea anterioară. N: mutarea următoare. M: greșeala următoare.
table-replay-better = Arată mutarea mai bună
table-replay-mistake = Greșeala următoare
table-replay-open = Arată cărțile ascunse
table-learn-find = Mutarea jucată: { $move }. Găsește una mai bună.
table-learn-answer = Arată răspunsul
table-learn = Învață din greșeli ({ $count })
table-learn-next = Următoarea ta greșeală
table-learn-end = Încheie
table-learn-ended = Aceasta a fost ultima ta greșeală. Mutări mai bune găsite: { $found } din { $count }.
table-learn-back = Înapoi la partidă
table-learn-best = Aceasta este cea mai bună mutare.
table-learn-good = Această mutare este la fel de bună ca cea mai bună.
table-learn-made = Aceasta este mutarea jucată. Găsește una mai bună.
table-learn-lost = Există o mutare mai bună. Aceasta îți scade șansele de câștig cu { $percent }%.
table-learn-worse = Există o mutare mai bună.
table-analysis-plot = Șansele de câștig, mutare cu mutare. Tabelul de mai jos conține aceleași date.
table-analysis-turn = moment decisiv
table-analysis-seek = Apasă pe grafic ca să ajungi la o mutare. Mai departe mergi cu săgețile.
table-analysis-at = Mutarea { $move }, { $name }: { $chance }
table-analysis-moves = Toate mutările într-un tabel
table-analysis-number = Mutarea
table-analysis-played = Jucată
table-analysis-best = Cea mai bună
table-analysis-same = aceeași
table-analysis-lost = Pierdere
table-analysis-chances = Șanse
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Arată mutarea { $number } în reluare
table-other-level = Încearcă: { $level }
table-rematch-withdraw = Anulează revanșa
table-rematch-offered = Ai cerut revanșa. Începe după ce acceptă și ceilalți.
table-replay-close = Închide reluarea
table-replay-first = Prima mutare
table-replay-back = Mutarea anterioară
table-replay-on = Mutarea următoare
table-replay-last = Ultima mutare
table-replay-run = Redă
table-replay-pause = Pauză
table-replay-seek = Poziția în partidă
table-replay-at = Mutarea { $move } din { $total }
table-analysis-lead = Un bot puternic parcurge partida încă o dată și arată cât a costat fiecare mutare și unde s-a decis partida.
table-analysis-begin = Analizează partida
table-analysis-done = Mutarea { $done } din { $total }
table-series = { $count ->
    [one] Serie de o partidă: { $wins }
    [few] Serie de { $count } partide: { $wins }
   *[other] Serie de { $count } de partide: { $wins }
}
table-series-of = { $name } { $wins }
