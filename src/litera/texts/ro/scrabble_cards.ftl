### Cartonașe cu litere: un careu de cartonașe pe o masă fără margini.

scrabble_cards-title = Cartonașe cu litere
scrabble_cards-tagline = Formează un careu de cuvinte pe o masă fără margini. Pe baza Scrabble Cards.

## Opțiuni

scrabble_cards-option-first_seat = Cine începe: random (la sorți) sau numărul unui loc.
scrabble_cards-option-refill = Când se trag cartonașe până la șapte: turn_start, la începutul turei; turn_end, la sfârșitul ei.
scrabble_cards-option-premium_stack = Multiplicatori de cuvânt la o mutare: one, unul singur; product, mai mulți, care se înmulțesc.
scrabble_cards-option-premium_scope = Ce înmulțește un multiplicator de cuvânt: main, cuvântul principal; all, toate cuvintele mutării.
scrabble_cards-option-cond_per_player = Câte cartonașe cu condiție poate adăuga un jucător la o mutare: one, unul; any, oricâte.
scrabble_cards-option-cond_word = Ce cuvânt poate îndeplini condiția: any_new, orice cuvânt al mutării; main, doar cuvântul principal.
scrabble_cards-option-floor_zero = Nici mutarea, nici scorul nu coboară sub 0.
scrabble_cards-option-all_seven_bonus = Bonus pentru șapte litere puse într-o mutare. La alegere: { $numbers }.
scrabble_cards-option-failed_check = Cât costă verificarea unei mutări corecte: none, nimic; minus5, cinci puncte; lose_turn, tura următoare.
scrabble_cards-option-auto_check = Cuvintele se verifică automat, iar cele greșite sunt refuzate.
scrabble_cards-option-answer_seconds = Secunde pentru răspuns, de la { $lowest } la { $highest }; apoi mutarea se consideră acceptată. 0: fără limită.
scrabble_cards-option-exchange_counts = Pentru schimb trebuie șapte cartonașe în sac: letters, contează doar literele; cards, toate cartonașele.
scrabble_cards-option-ranked = Fiecare jucător poate schimba cartonașe de cel mult trei ori.
scrabble_cards-option-sweep = După o mutare rămân pe masă doar cuvintele formate de ea.
scrabble_cards-option-family_words = Cuvinte pentru toți: cele vulgare sunt respinse.

## De ce s-a încheiat jocul

scrabble_cards-reason-out = Toate literele sunt puse, iar în sac nu mai e niciuna.
scrabble_cards-reason-all_idle = Fiecare jucător are două ture la rând fără cuvânt.
scrabble_cards-reason-time_up = Timpul tuturor a expirat.

## Mutările așa cum pot fi scrise

scrabble_cards-verb-lay = pune, pun
scrabble_cards-verb-accept = acceptă, accept, da
scrabble_cards-verb-check = verifică, verific
scrabble_cards-verb-condition = condiție
scrabble_cards-verb-exchange = schimbă, schimb
scrabble_cards-verb-pass = pas

scrabble_cards-help-lay = Pune un cuvânt, cu coloana și rândul primei litere (le desenează „masă plan”): { $example }
scrabble_cards-help-accept = Acceptă mutarea: { $example }
scrabble_cards-help-check = Verifică-i cuvintele în dicționar: { $example }
scrabble_cards-help-condition = Joacă împotriva ei un cartonaș cu condiție: { $example }
scrabble_cards-help-exchange = Schimbă cartonașe: { $example }
scrabble_cards-help-pass = Spune pas: { $example }

scrabble_cards-keyword-across = orizontal
scrabble_cards-keyword-down = vertical
scrabble_cards-lies-across = orizontal
scrabble_cards-lies-down = vertical
scrabble_cards-lies-added = { $direction }, în plus { $cards }

## Masa în cuvinte

scrabble_cards-table-empty = Masa e goală.
scrabble_cards-table-line = { $line }
scrabble_cards-table-as-plan = plan, desen
scrabble_cards-table-word = { NUMBER($number, useGrouping: 0) }: { $word } { $column } { $row } { $direction }
scrabble_cards-waiting = { $points ->
    [one] { $word } { $column } { $row } { $direction }, { $points } punct: așteaptă răspunsuri; pus de { $name }
    [few] { $word } { $column } { $row } { $direction }, { $points } puncte: așteaptă răspunsuri; pus de { $name }
   *[other] { $word } { $column } { $row } { $direction }, { $points } de puncte: așteaptă răspunsuri; pus de { $name }
}
scrabble_cards-waiting-word = { $points ->
    [one] de asemenea { $word }, { $points } punct
    [few] de asemenea { $word }, { $points } puncte
   *[other] de asemenea { $word }, { $points } de puncte
}
scrabble_cards-waiting-multiplier = cu { $card }
scrabble_cards-waiting-plus = { $card } la { $word }: +{ $points }; { $name }
scrabble_cards-waiting-minus = { $card } la { $word }: −{ $points }; joacă { $name }
scrabble_cards-waiting-bonus = toate cele șapte litere: +{ $points }
scrabble_cards-waiting-answered = Răspunsuri date: { $names }

scrabble_cards-word = { $points ->
    [one] { $word }: { $direction }, coloana { $column }, rândul { $row }; litere de { $points } punct
    [few] { $word }: { $direction }, coloana { $column }, rândul { $row }; litere de { $points } puncte
   *[other] { $word }: { $direction }, coloana { $column }, rândul { $row }; litere de { $points } de puncte
}
scrabble_cards-word-crossing = { $letter } la { $column } { $row }: se încrucișează cu { $word }
scrabble_cards-word-which = Ce cuvânt? Scrie numărul lui de pe masă sau cuvântul însuși.
scrabble_cards-word-none = { $count ->
    [0] Nu există cuvântul „{ $word }”. Masa e goală.
    [one] Nu există cuvântul „{ $word }”. Pe masă e { $count } cuvânt.
    [few] Nu există cuvântul „{ $word }”. Pe masă sunt { $count } cuvinte.
   *[other] Nu există cuvântul „{ $word }”. Pe masă sunt { $count } de cuvinte.
}
scrabble_cards-find-which = Ce literă? De exemplu: „caută S”
scrabble_cards-find-none = Niciun cuvânt nu conține: { $letter }.
scrabble_cards-find-as-blank = cartonaș alb, alb, joker
scrabble_cards-open-across = { $letter } din { $word }: deasupra { $before }, dedesubt { $after }
scrabble_cards-open-down = { $letter } din { $word }: la stânga { $before }, la dreapta { $after }
scrabble_cards-open-free = liber
scrabble_cards-open-until = { $count ->
    [0] nimic liber, { $letter }
    [one] { $count } liber, apoi { $letter }
    [few] { $count } libere, apoi { $letter }
   *[other] { $count } libere, apoi { $letter }
}
scrabble_cards-open-none = Nicio literă de pe masă nu are locuri libere de ambele părți.
scrabble_cards-spell = { $letters }
scrabble_cards-spell-blank = cartonaș alb ca { $letter }
scrabble_cards-word-with-blanks = { $count ->
    [one] { $word } (cartonaș alb ca { $letters })
   *[other] { $word } (cartonașe albe ca { $letters })
}
scrabble_cards-card-count = { $count ->
    [1] { $card }
   *[other] { $card } { NUMBER($count, useGrouping: 0) }
}
scrabble_cards-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }

scrabble_cards-hand = Mâna: { $cards }
scrabble_cards-hand-empty = Mâna ta e goală.
scrabble_cards-hand-size = { $count ->
    [one] { $name }: { $count } cartonaș
    [few] { $name }: { $count } cartonașe
   *[other] { $name }: { $count } de cartonașe
}
scrabble_cards-card-letter = { $points ->
    [one] { $card }: { $points } punct; { $count } în pachet
    [few] { $card }: { $points } puncte; { $count } în pachet
   *[other] { $card }: { $points } de puncte; { $count } în pachet
}
scrabble_cards-blank = cartonaș alb
scrabble_cards-card-blank = *: cartonaș alb, orice literă, 0 puncte; { $count } în pachet
scrabble_cards-card-multiplier = { $card }: punctele cuvântului principal × { $factor }; nu la primul cuvânt; { $count } în pachet
scrabble_cards-card-condition = { $card }: { $asks }; +{ $plus } la mutarea ta, −{ $minus } la mutarea unui adversar
scrabble_cards-no-such-card = Nu există cartonașul „{ $card }”.

scrabble_cards-asks-length = { $bounds ->
    [exact] { $least ->
        [one] exact { $least } literă
        [few] exact { $least } litere
       *[other] exact { $least } de litere
    }
    [between] { $most ->
        [one] între { $least } și { $most } literă
        [few] între { $least } și { $most } litere
       *[other] între { $least } și { $most } de litere
    }
   *[open] { $least ->
        [one] cel puțin { $least } literă
        [few] cel puțin { $least } litere
       *[other] cel puțin { $least } de litere
    }
}
scrabble_cards-asks-begins = { $letter_class ->
    [vowels] începe cu o vocală
    [consonants] începe cu o consoană
    [single] începe cu litera { $letters }
   *[listed] începe cu una dintre: { $letters }
}
scrabble_cards-asks-ends = { $letter_class ->
    [vowels] se termină cu o vocală
    [consonants] se termină cu o consoană
    [single] se termină cu litera { $letters }
   *[listed] se termină cu una dintre: { $letters }
}
scrabble_cards-asks-holds = { $letter_class ->
    [vowels] are o vocală
    [consonants] are o consoană
    [single] are litera { $letters }
   *[listed] are una dintre: { $letters }
}
scrabble_cards-asks-double = două litere identice alăturate
scrabble_cards-asks-vowels = { $least ->
    [one] cel puțin { $least } vocală
    [few] cel puțin { $least } vocale
   *[other] cel puțin { $least } de vocale
}
scrabble_cards-asks-sequence = are unul dintre grupurile: { $sequences }
scrabble_cards-asks-same_ends = începe și se termină cu aceeași literă
scrabble_cards-asks-all_different = { $least ->
    [one] cel puțin { $least } literă, toate diferite
    [few] cel puțin { $least } litere, toate diferite
   *[other] cel puțin { $least } de litere, toate diferite
}
scrabble_cards-asks-blank = are un cartonaș alb
scrabble_cards-asks-consonants_in_row = { $least ->
    [one] cel puțin { $least } consoană
    [few] { $least } consoane alăturate
   *[other] { $least } de consoane alăturate
}

scrabble_cards-bag = { $count ->
    [one] Sac: { $count } cartonaș
    [few] Sac: { $count } cartonașe
   *[other] Sac: { $count } de cartonașe
}
scrabble_cards-bag-letters = Litere încă nevăzute: { $cards }
scrabble_cards-bag-special = Cartonașe speciale încă nevăzute: { $cards }

scrabble_cards-now-over = Partida s-a încheiat.
scrabble_cards-now-wait = La rând: { $names }.
scrabble_cards-now-answer = Răspunde la { $word }: „acceptă” sau „verifică”.
scrabble_cards-now-answer-condition = Răspunde la { $word }: „acceptă”, „verifică” sau „condiție” cu un cartonaș.
scrabble_cards-now-answer-checked = Răspunde la { $word }: „acceptă”.
scrabble_cards-now-answer-checked-condition = Răspunde la { $word }: „acceptă” sau „condiție” cu un cartonaș.
scrabble_cards-now-lay = E tura ta: pune un cuvânt, schimbă cartonașe sau spune pas.
scrabble_cards-now-lay-first = E tura ta: pune primul cuvânt, care contează dublu, schimbă cartonașe sau spune pas.

## Ce s-a întâmplat

scrabble_cards-event-dealt = { $each ->
    [one] Câte { $each } cartonaș. Primul la mutare: { $first }
    [few] Câte { $each } cartonașe. Primul la mutare: { $first }
   *[other] Câte { $each } de cartonașe. Primul la mutare: { $first }
}
scrabble_cards-event-filled = { $name-is ->
    [you] Tragi: { $cards }; în sac { $bag }
   *[other] { $name } trage: { $cards }; în sac { $bag }
}
scrabble_cards-event-filled-hidden = { $name-is ->
    [you] Tragi
   *[other] { $name } trage
} { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}; în sac { $bag }
scrabble_cards-event-mixed = { $bag ->
    [one] Sac amestecat: { $bag } cartonaș
    [few] Sac amestecat: { $bag } cartonașe
   *[other] Sac amestecat: { $bag } de cartonașe
}
scrabble_cards-event-laid = { $name-is ->
    [you] Pui
   *[other] { $name } pune
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
scrabble_cards-event-laid-with = { $name-is ->
    [you] Pui
   *[other] { $name } pune
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, de asemenea { $crossing }
scrabble_cards-event-condition = { $name-is ->
    [you] Joci
   *[other] { $name } joacă
} { $card } la { $word }: −{ $minus }; mutarea valorează acum { $points }
scrabble_cards-event-accepted = { $name-is ->
    [you] Accepți
   *[other] { $name } acceptă
}
scrabble_cards-event-checked-right = { $name-is ->
    [you] Verifici
   *[other] { $name } verifică
}; { $count ->
    [one] { $words } e în dicționar
   *[other] { $words } sunt în dicționar
}
scrabble_cards-event-checked-wrong = { $name-is ->
    [you] Verifici
   *[other] { $name } verifică
}; nu e în dicționar: { $words }
scrabble_cards-event-penalty = { $name-is ->
    [you] Pierzi
   *[other] { $name } pierde
} { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru verificarea unei mutări corecte
scrabble_cards-event-turn_lost = { $name-is ->
    [you] Pierzi tura următoare pentru verificarea unei mutări corecte
   *[other] { $name } pierde tura următoare pentru verificarea unei mutări corecte
}
scrabble_cards-event-taken_back = { $name-is ->
    [you] Iei înapoi { $word }: 0 puncte
   *[other] { $name } ia înapoi { $word }: 0 puncte
}
scrabble_cards-event-stood = { $name-is ->
    [you] Obții
   *[other] { $name } obține
} { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru { $word }; în total { $score }
scrabble_cards-event-swept = { $count ->
    [one] De pe masă dispare { $count } literă
    [few] De pe masă dispar { $count } litere
   *[other] De pe masă dispar { $count } de litere
}
scrabble_cards-event-exchanged = { $name-is ->
    [you] Schimbi: { $cards }; tragi: { $new }
   *[other] { $name } schimbă: { $cards }; trage: { $new }
}
scrabble_cards-event-exchanged-unknown = { $name-is ->
    [you] Schimbi: { $cards }
   *[other] { $name } schimbă: { $cards }
}
scrabble_cards-event-exchanged-hidden = { $name-is ->
    [you] Schimbi
   *[other] { $name } schimbă
} { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
scrabble_cards-event-passed = { $name-is ->
    [you] Spui pas
   *[other] { $name } spune pas
}
scrabble_cards-event-time_up = { $name-is ->
    [you] Ți-a expirat timpul
   *[other] { $name }: timp expirat
}
scrabble_cards-event-skipped-time-up = { $name-is ->
    [you] Tura ta e sărită: timp expirat
   *[other] { $name }: tură sărită, timp expirat
}
scrabble_cards-event-skipped-lost-turn = { $name-is ->
    [you] Tura ta e sărită pentru verificarea unei mutări corecte
   *[other] { $name }: tură sărită pentru verificarea unei mutări corecte
}
scrabble_cards-event-counted-gain = { $name-is ->
    [you] Primești { $points } pentru literele celorlalți; în total { $score }
   *[other] { $name } primește { $points } pentru literele celorlalți; în total { $score }
}
scrabble_cards-event-counted-loss = { $name }: −{ $points } pentru literele rămase; în total { $score }
scrabble_cards-event-counted-nothing = { $name }: în total { $score }
scrabble_cards-event-over = Partida s-a încheiat. { $why }

## Ce s-a întâmplat, în mai puține cuvinte

scrabble_cards-brief-laid = { $name-is ->
    [you] { $word }
   *[other] { $name } pune { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
scrabble_cards-brief-laid-with = { $name-is ->
    [you] { $word }
   *[other] { $name } pune { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, de asemenea { $crossing }
scrabble_cards-brief-filled = { $name-is ->
    [you] Tragi: { $cards }
   *[other] { $name } trage: { $cards }
}{ $bag ->
    [0] . Sacul e gol.
   *[other] {""}
}
scrabble_cards-brief-bag-empty = Sacul e gol.
scrabble_cards-brief-condition = { $name-is ->
    [you] { $card } la { $word }: mutarea valorează acum { $points }
   *[other] { $name } joacă { $card }: mutarea valorează acum { $points }
}
scrabble_cards-brief-stood = { $name-is ->
    [you] Obții
   *[other] { $name } obține
} { $points }
scrabble_cards-brief-exchanged = { $name-is ->
    [you] Tragi: { $new }
   *[other] { $name } schimbă: { $cards }; trage: { $new }
}
scrabble_cards-brief-now-answer = Răspunde la mutare.

## Mutări refuzate

scrabble_cards-refusal-other-letter = Acolo e deja { $lies }, iar cuvântul tău are { $letter }.
scrabble_cards-refusal-nothing-new = { $word } e deja acolo. Adaugă cel puțin un cartonaș.
scrabble_cards-refusal-not-whole = Scrie cuvântul întreg: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = { $word } nu atinge niciun cartonaș de pe masă. Încrucișează sau prelungește un cuvânt.
scrabble_cards-refusal-first-doubled = Primul cuvânt contează dublu și nu primește multiplicator de cuvânt.
scrabble_cards-refusal-one-multiplier = O mutare poate avea un singur multiplicator de cuvânt.
scrabble_cards-refusal-one-condition = Poți adăuga la o mutare un singur cartonaș cu condiție.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: { $words } nu îndeplinește condiția.
   *[other] { $card }: condiția nu e îndeplinită de niciunul dintre: { $words }.
}
scrabble_cards-refusal-answer-first = Răspunde întâi la mutarea care așteaptă.
scrabble_cards-refusal-nothing-waits = Nicio mutare nu așteaptă răspuns.
scrabble_cards-refusal-checked-already = La această masă cuvintele se verifică automat. Acceptă sau joacă un cartonaș cu condiție.
scrabble_cards-refusal-own-move = La mutarea ta răspund doar adversarii.
scrabble_cards-refusal-answered = Ai răspuns deja la această mutare.
scrabble_cards-refusal-bag-letters = Pentru schimb trebuie cartonașe cu litere în sac, cel puțin { $least }.
scrabble_cards-refusal-bag-cards = Pentru schimb trebuie cartonașe în sac, cel puțin { $least }.
scrabble_cards-refusal-exchanges-used = Nu mai ai schimburi (pe partidă: { $most }).
scrabble_cards-refusal-no-such-word = Mutarea nu a format cuvântul { $word }. A format: { $words }.

## Mutări care nu pot fi citite

scrabble_cards-bad-verb = „{ $verb }” nu e o mutare. Încearcă: „pune”, „schimbă”, „pas”, „acceptă”, „verifică” sau „condiție”.
scrabble_cards-bad-alone = „{ $rest }” este în plus: mutarea aceasta se scrie cu un singur cuvânt.
scrabble_cards-bad-lay-shape = Scrie un cuvânt, coloana, rândul și „orizontal” sau „vertical”: „pune KOT 0 0 orizontal”.
scrabble_cards-bad-direction = „{ $direction }” nu e o direcție. Scrie „orizontal” sau „vertical”.
scrabble_cards-bad-added-card = „{ $card }” nu se poate adăuga la un cuvânt; doar cartonașe ca x2 și c7.
scrabble_cards-bad-letter = „{ $letter }” din „{ $word }” nu e o literă a acestui joc. Scrie cartonașul alb ca literă mică.
scrabble_cards-bad-number = „{ $number }” nu e coloană sau rând. Scrie numere întregi, de exemplu 3 sau -1.
scrabble_cards-bad-exchange-shape = Schimbă între 1 și { $most } cartonașe, de exemplu: „schimbă K Y c2”.
scrabble_cards-bad-condition-shape = Scrie cartonașul și un cuvânt: „condiție c7 SZYSZKA”.
scrabble_cards-bad-condition-card = „{ $card }” nu e un cartonaș cu condiție.
scrabble_cards-bad-card = „{ $card }” nu e un cartonaș al acestui joc.
scrabble_cards-bad-draw = „{ $draw }” nu e nici împărțire, nici amestecare.

## Poziții care nu pot fi

scrabble_cards-position-card = { $where }: „{ $card }” nu e un cartonaș al acestui joc.
scrabble_cards-position-hand-size = O mână are cel mult { $most } cartonașe, cu tot cu cele din mutarea care așteaptă.
scrabble_cards-position-table = table e o listă de cuvinte ca ["KOT", 0, 0, "across"].
scrabble_cards-position-two-letters = { $one } și { $other } stau în același loc.
scrabble_cards-position-apart = Cuvintele de pe masă nu sunt legate între ele.
scrabble_cards-position-pending-phase = phase e answer exact atunci când există pending.
scrabble_cards-position-reason-phase = reason există exact atunci când phase e over.
scrabble_cards-position-over-already = Cu acest idle sau time_up jocul s-ar fi încheiat ori tura ar fi a altui loc.
scrabble_cards-position-reason-untrue = Restul poziției nu se potrivește cu reason.
scrabble_cards-position-too-many = { $card }: { $count } în poziție, { $most } în pachet.
scrabble_cards-position-pending = pending are seat și move (un lay) și poate avea words, points, answers și conditions.
scrabble_cards-position-pending-seat = pending e al locului care are tura.
scrabble_cards-position-pending-move = Mutarea din pending e imposibilă: { $why }
scrabble_cards-position-pending-answered = La mutarea din pending au răspuns toți.
scrabble_cards-position-pending-derived = „{ $part }” din pending nu se potrivește cu mutarea.
scrabble_cards-position-pending-condition = conditions din pending sunt cartonașe cu seat, card și un cuvânt care îndeplinește condiția, câte permit opțiunile.
scrabble_cards-position-pending-answer = answers sunt null sau una dintre: { $answers }; null pentru cel care mută, nu null după expirarea timpului.

## Pachete care nu pot fi

scrabble_cards-pack-letters-missing = Din pachet lipsesc literele: { $letters }. O literă fără cartonașe are count 0.
scrabble_cards-pack-letter-unknown = „{ $letter }” din pachet nu e o literă mare a alfabetului mesei.
scrabble_cards-pack-no-letters = Pachetul nu are litere.
scrabble_cards-pack-multiplier-name = „{ $card }” din pachet nu e un multiplicator de cuvânt. Numele lor: de la x2 la x9.
scrabble_cards-pack-condition-name = „{ $card }” din pachet nu e un cartonaș cu condiție. Numele lor: de la c1 la c99.
scrabble_cards-pack-condition-kind = { $card } din pachet are un fel (kind) necunoscut. Feluri: { $kinds }.
scrabble_cards-pack-not-letters = În pachet, { $where } e un text din litere mari ale alfabetului.
scrabble_cards-pack-not-sequences = În pachet, { $where } e o listă de texte din litere mari ale alfabetului.
scrabble_cards-pack-long-sequences = În pachet, secvențele din { $where } au în total cel mult { $most } de litere.

## Ce ar aduce ciorna

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: × { $factor }
scrabble_cards-preview-all-seven = toate cele șapte litere
scrabble_cards-preview-condition = { $card } la { $word }
