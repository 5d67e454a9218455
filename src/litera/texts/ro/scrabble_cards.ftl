### Cartonașe cu litere: un careu de cartonașe pe o masă fără margini.

scrabble_cards-title = Cartonașe cu litere
scrabble_cards-tagline = Încrucișează cuvinte pe o masă fără margini, după regulile Scrabble Cards.

## Opțiuni

scrabble_cards-option-first_seat = Cine începe: random (la sorți) sau numărul unui loc.
scrabble_cards-option-refill = Când se completează mâna până la șapte cartonașe: turn_start, la începutul turei; turn_end, la sfârșitul ei.
scrabble_cards-option-premium_stack = Cartonașe de premiu pe cuvânt la o mutare: one, unul singur; product, mai multe, care se înmulțesc.
scrabble_cards-option-premium_scope = Ce înmulțește un premiu pe cuvânt: main, cuvântul principal; all, toate cuvintele mutării.
scrabble_cards-option-cond_per_player = Câte cartonașe cu condiție poate adăuga un jucător la o mutare: one, unul; any, oricâte.
scrabble_cards-option-cond_word = Ce cuvânt poate îndeplini condiția: any_new, orice cuvânt al mutării; main, doar cuvântul principal.
scrabble_cards-option-floor_zero = Nici mutarea, nici scorul nu coboară sub 0.
scrabble_cards-option-all_seven_bonus = Puncte pentru șapte litere puse într-o mutare. La alegere: { $numbers }.
scrabble_cards-option-failed_check = Cât costă verificarea unei mutări corecte: none, nimic; minus5, cinci puncte; lose_turn, tura următoare.
scrabble_cards-option-auto_check = Cuvintele sunt verificate pe loc, iar cele greșite nu pot fi puse.
scrabble_cards-option-answer_seconds = Secunde pentru răspuns, de la { $lowest } la { $highest }; apoi mutarea e acceptată. 0: fără limită.
scrabble_cards-option-exchange_counts = Cele șapte cartonașe din sac cerute la schimb: letters, doar litere; cards, orice cartonașe.
scrabble_cards-option-ranked = Fiecare jucător poate schimba cartonașe de cel mult trei ori.
scrabble_cards-option-sweep = După o mutare rămân pe masă doar cuvintele formate de ea.
scrabble_cards-option-family_words = Cuvinte pentru toți: cele vulgare sunt respinse.

## De ce s-a încheiat jocul

scrabble_cards-reason-out = Toate literele puse, niciuna în sac.
scrabble_cards-reason-all_idle = Două ture la rând fără cuvânt pentru fiecare jucător.
scrabble_cards-reason-time_up = Timpul tuturor a expirat.

## Mutările așa cum pot fi scrise

scrabble_cards-verb-lay = pune, pun
scrabble_cards-verb-accept = accept, acceptă, da
scrabble_cards-verb-check = verifică, verific
scrabble_cards-verb-condition = condiție
scrabble_cards-verb-exchange = schimbă, schimb
scrabble_cards-verb-pass = pas

scrabble_cards-help-lay = Pune un cuvânt, cu coloana și rândul primei litere (le desenează masă plan): { $example }
scrabble_cards-help-accept = Acceptă mutarea: { $example }
scrabble_cards-help-check = Verifică-i cuvintele: { $example }
scrabble_cards-help-condition = Joacă împotriva ei un cartonaș cu condiție: { $example }
scrabble_cards-help-exchange = Schimbă cartonașe: { $example }
scrabble_cards-help-pass = Sari peste tură: { $example }

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
    [one] { $word } { $column } { $row } { $direction }, { $points } punct: așteaptă răspuns; mută { $name }
    [few] { $word } { $column } { $row } { $direction }, { $points } puncte: așteaptă răspuns; mută { $name }
   *[other] { $word } { $column } { $row } { $direction }, { $points } de puncte: așteaptă răspuns; mută { $name }
}
scrabble_cards-waiting-word = { $points ->
    [one] și { $word }, { $points } punct
    [few] și { $word }, { $points } puncte
   *[other] și { $word }, { $points } de puncte
}
scrabble_cards-waiting-multiplier = cartonaș adăugat: { $card }
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
scrabble_cards-word-which = Care cuvânt? Spune numărul lui de pe masă sau chiar cuvântul.
scrabble_cards-word-none = { $count ->
    [0] { $word }: nu există; masa e goală.
    [one] { $word }: nu există; pe masă e { $count } cuvânt.
    [few] { $word }: nu există; pe masă sunt { $count } cuvinte.
   *[other] { $word }: nu există; pe masă sunt { $count } de cuvinte.
}
scrabble_cards-find-which = Ce literă? De exemplu: caută S
scrabble_cards-find-none = Niciun cuvânt cu { $letter }.
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
scrabble_cards-hand-card = { NUMBER($number, useGrouping: 0) } { $card }

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
scrabble_cards-card-multiplier = { $card }: cuvântul principal se înmulțește cu { $factor }; nu la primul cuvânt; { $count } în pachet
scrabble_cards-card-condition = { $card }: { $asks }; +{ $plus } la mutarea ta, −{ $minus } la a unui rival
scrabble_cards-no-such-card = { $card }: nu există acest cartonaș.

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
scrabble_cards-asks-double = două litere la fel alăturate
scrabble_cards-asks-vowels = { $least ->
    [one] cel puțin { $least } vocală
    [few] cel puțin { $least } vocale
   *[other] cel puțin { $least } de vocale
}
scrabble_cards-asks-sequence = are unul dintre grupurile: { $sequences }
scrabble_cards-asks-same_ends = începe și se termină cu aceeași literă
scrabble_cards-asks-all_different = { $least ->
    [one] cel puțin { $least } literă, niciuna de două ori
    [few] cel puțin { $least } litere, niciuna de două ori
   *[other] cel puțin { $least } de litere, niciuna de două ori
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
scrabble_cards-bag-special = Premii și condiții încă nevăzute: { $cards }

scrabble_cards-now-over = Jocul s-a încheiat.
scrabble_cards-now-wait = La rând: { $names }.
scrabble_cards-now-answer = Răspunde la { $word }: accept sau verifică.
scrabble_cards-now-answer-condition = Răspunde la { $word }: accept, verifică sau condiție cu un cartonaș.
scrabble_cards-now-answer-checked = Răspunde la { $word }: accept.
scrabble_cards-now-answer-checked-condition = Răspunde la { $word }: accept sau condiție cu un cartonaș.
scrabble_cards-now-lay = E tura ta: pune un cuvânt, schimbă sau spune pas.
scrabble_cards-now-lay-first = E tura ta: pune primul cuvânt, care se dublează; sau schimbă, sau spune pas.

## Ce s-a întâmplat

scrabble_cards-event-dealt = { $each ->
    [one] Împărțit: câte { $each } cartonaș. Începe: { $first }
    [few] Împărțite: câte { $each } cartonașe. Începe: { $first }
   *[other] Împărțite: câte { $each } de cartonașe. Începe: { $first }
}
scrabble_cards-event-filled = { $name }: noi { $cards }; sac { $bag }
scrabble_cards-event-filled-hidden = { $count ->
    [one] { $name }: { $count } cartonaș tras; sac { $bag }
    [few] { $name }: { $count } cartonașe trase; sac { $bag }
   *[other] { $name }: { $count } de cartonașe trase; sac { $bag }
}
scrabble_cards-event-mixed = { $bag ->
    [one] Sac amestecat: { $bag } cartonaș
    [few] Sac amestecat: { $bag } cartonașe
   *[other] Sac amestecat: { $bag } de cartonașe
}
scrabble_cards-event-laid = { $points ->
    [one] { $name }: { $word } { $column } { $row } { $direction }, { $points } punct
    [few] { $name }: { $word } { $column } { $row } { $direction }, { $points } puncte
   *[other] { $name }: { $word } { $column } { $row } { $direction }, { $points } de puncte
}
scrabble_cards-event-laid-with = { $points ->
    [one] { $name }: { $word } { $column } { $row } { $direction }, { $points } punct, cu { $crossing }
    [few] { $name }: { $word } { $column } { $row } { $direction }, { $points } puncte, cu { $crossing }
   *[other] { $name }: { $word } { $column } { $row } { $direction }, { $points } de puncte, cu { $crossing }
}
scrabble_cards-event-condition = { $name }: { $card } la { $word }, −{ $minus }; mutarea valorează acum { $points }
scrabble_cards-event-accepted = { $name }: accept
scrabble_cards-event-checked-right = { $count ->
    [one] { $name }: verificare; { $words } e în dicționar
   *[other] { $name }: verificare; { $words } sunt în dicționar
}
scrabble_cards-event-checked-wrong = { $name }: verificare; nu e în dicționar: { $words }
scrabble_cards-event-penalty = { $points ->
    [one] { $name }: −{ $points } punct pentru verificare
    [few] { $name }: −{ $points } puncte pentru verificare
   *[other] { $name }: −{ $points } de puncte pentru verificare
}
scrabble_cards-event-turn_lost = { $name }: tura următoare pierdută pentru verificare
scrabble_cards-event-taken_back = { $name }: { $word } revine în mână, 0 puncte
scrabble_cards-event-stood = { $points ->
    [one] { $name }: { $word } rămâne, { $points } punct; scor { $score }
    [few] { $name }: { $word } rămâne, { $points } puncte; scor { $score }
   *[other] { $name }: { $word } rămâne, { $points } de puncte; scor { $score }
}
scrabble_cards-event-swept = { $count ->
    [one] De pe masă dispare { $count } literă
    [few] De pe masă dispar { $count } litere
   *[other] De pe masă dispar { $count } de litere
}
scrabble_cards-event-exchanged = { $name }: schimb { $cards }; noi { $new }
scrabble_cards-event-exchanged-unknown = { $name }: schimb { $cards }
scrabble_cards-event-exchanged-hidden = { $count ->
    [one] { $name }: schimb de { $count } cartonaș
    [few] { $name }: schimb de { $count } cartonașe
   *[other] { $name }: schimb de { $count } de cartonașe
}
scrabble_cards-event-passed = { $name }: pas
scrabble_cards-event-time_up = { $name }: timp expirat
scrabble_cards-event-skipped-time-up = { $name }: tură sărită, timp expirat
scrabble_cards-event-skipped-lost-turn = { $name }: tură pierdută pentru verificare
scrabble_cards-event-counted-gain = { $name }: +{ $points } pentru literele rivalilor; scor { $score }
scrabble_cards-event-counted-loss = { $name }: −{ $points } pentru literele rămase; scor { $score }
scrabble_cards-event-counted-nothing = { $name }: scor { $score }
scrabble_cards-event-over = Sfârșitul jocului. { $why }

## Mutări refuzate

scrabble_cards-refusal-other-letter = Acolo e { $lies }, iar în cuvântul tău e { $letter }.
scrabble_cards-refusal-nothing-new = { $word } e deja acolo. Adaugă cel puțin un cartonaș.
scrabble_cards-refusal-not-whole = Spune cuvântul întreg: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = { $word } nu atinge nimic pe masă. Încrucișează sau prelungește un cuvânt.
scrabble_cards-refusal-first-doubled = Primul cuvânt se dublează și nu primește premiu pe cuvânt.
scrabble_cards-refusal-one-multiplier = O mutare primește un singur premiu pe cuvânt.
scrabble_cards-refusal-one-condition = Un jucător adaugă la o mutare un singur cartonaș cu condiție.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: { $words } nu îndeplinește condiția.
   *[other] { $card }: condiția nu e îndeplinită de niciunul dintre: { $words }.
}
scrabble_cards-refusal-answer-first = Întâi trebuie răspuns la mutarea care așteaptă.
scrabble_cards-refusal-nothing-waits = Nicio mutare nu așteaptă răspuns.
scrabble_cards-refusal-checked-already = Cuvintele sunt verificate pe loc. Acceptă sau joacă un cartonaș cu condiție.
scrabble_cards-refusal-own-move = La mutarea ta răspund rivalii.
scrabble_cards-refusal-answered = Ai răspuns deja la această mutare.
scrabble_cards-refusal-bag-letters = Pentru schimb trebuie litere în sac, cel puțin { $least }.
scrabble_cards-refusal-bag-cards = Pentru schimb trebuie cartonașe în sac, cel puțin { $least }.
scrabble_cards-refusal-exchanges-used = Schimburi folosite: { $most }. Mai multe nu se pot.
scrabble_cards-refusal-no-such-word = Mutarea nu a format cuvântul { $word }. A format: { $words }.

## Mutări care nu pot fi citite

scrabble_cards-bad-verb = „{ $verb }” nu e o mutare. Mutări: pune, schimbă, pas, accept, verifică, condiție.
scrabble_cards-bad-alone = „{ $rest }” este în plus: mutarea aceasta se scrie cu un singur cuvânt.
scrabble_cards-bad-lay-shape = Se pune așa: pune KOT 0 0 orizontal (cuvânt, coloană, rând, orizontal sau vertical).
scrabble_cards-bad-direction = „{ $direction }” nu e o direcție. Scrie orizontal sau vertical.
scrabble_cards-bad-added-card = „{ $card }” nu se poate adăuga la un cuvânt; doar cartonașe ca x2 și c7.
scrabble_cards-bad-letter = „{ $letter }” din „{ $word }” nu e o literă a acestui joc. Cartonașul alb e litera mică pe care o înlocuiește.
scrabble_cards-bad-number = „{ $number }” nu e coloană sau rând. Sunt numere întregi, ca 3 sau -1.
scrabble_cards-bad-exchange-shape = Se schimbă între 1 și { $most } cartonașe, așa: schimbă K Y c2.
scrabble_cards-bad-condition-shape = Un cartonaș cu condiție se joacă așa: condiție c7 SZYSZKA.
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
scrabble_cards-pack-multiplier-name = „{ $card }” din pachet nu e un premiu pe cuvânt. Numele lor: de la x2 la x9.
scrabble_cards-pack-condition-name = „{ $card }” din pachet nu e un cartonaș cu condiție. Numele lor: de la c1 la c99.
scrabble_cards-pack-condition-kind = { $card } din pachet are un fel (kind) necunoscut. Feluri: { $kinds }.
scrabble_cards-pack-not-letters = În pachet, { $where } e un text din litere mari ale alfabetului.
scrabble_cards-pack-not-sequences = În pachet, { $where } e o listă de texte din litere mari ale alfabetului.
scrabble_cards-pack-long-sequences = În pachet, secvențele din { $where } au în total cel mult { $most } de litere.

## Ce ar aduce ciorna

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: ori { $factor }
scrabble_cards-preview-all-seven = toate cele șapte litere
scrabble_cards-preview-condition = { $card } la { $word }
