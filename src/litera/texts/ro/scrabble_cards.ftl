### Cartonașe cu litere: un careu de cartonașe pe o masă fără margini.

scrabble_cards-title = Cartonașe cu litere
scrabble_cards-tagline = Formează un careu de cuvinte pe o masă fără margini. Bazat pe Scrabble Cards.

## Opțiuni

scrabble_cards-option-first_seat = Cine începe: „random” (la sorți) sau numărul unui loc.
scrabble_cards-option-refill = Când se completează mâna până la șapte cartonașe: „turn_start” (la începutul turei) sau „turn_end” (la sfârșitul ei).
scrabble_cards-option-premium_stack = Câți multiplicatori de cuvânt se pot folosi la o mutare: „one” (unul singur) sau „product” (mai mulți, înmulțiți între ei).
scrabble_cards-option-premium_scope = Ce înmulțește un multiplicator de cuvânt: „main” (cuvântul principal) sau „all” (toate cuvintele mutării).
scrabble_cards-option-cond_per_player = Câte cartonașe cu condiție poate adăuga un jucător la o mutare: „one” (unul) sau „any” (oricâte).
scrabble_cards-option-cond_word = Ce cuvânt poate îndeplini condiția: „any_new” (orice cuvânt nou al mutării) sau „main” (doar cuvântul principal).
scrabble_cards-option-floor_zero = Punctele unei mutări și scorul nu pot scădea sub 0.
scrabble_cards-option-all_seven_bonus = Bonus pentru șapte litere puse într-o singură mutare. Valori posibile: { $numbers }.
scrabble_cards-option-failed_check = Cât te costă verificarea unei mutări corecte: „none” (nimic), „minus5” (cinci puncte) sau „lose_turn” (tura următoare).
scrabble_cards-option-auto_check = Cuvintele se verifică automat, iar cele greșite sunt refuzate.
scrabble_cards-option-answer_seconds = Câte secunde are un jucător ca să răspundă, de la { $lowest } la { $highest }; apoi mutarea se consideră acceptată. 0 înseamnă fără limită.
scrabble_cards-option-exchange_counts = Ce trebuie să fie în sac pentru un schimb: „letters” (șapte cartonașe cu litere) sau „cards” (șapte cartonașe de orice fel).
scrabble_cards-option-ranked = Fiecare jucător poate schimba cartonașe de cel mult trei ori pe partidă.
scrabble_cards-option-sweep = După o mutare, pe masă rămân doar cuvintele formate de ea.
scrabble_cards-option-family_words = Doar cuvinte potrivite pentru toată lumea: cele vulgare sunt refuzate.

## De ce s-a încheiat jocul

scrabble_cards-reason-out = Cineva și-a pus ultima literă, iar în sac nu mai sunt litere.
scrabble_cards-reason-all_idle = Fiecare jucător a avut două ture la rând fără niciun cuvânt.
scrabble_cards-reason-time_up = Tuturor le-a expirat timpul.

## Mutările, așa cum se pot scrie

scrabble_cards-verb-lay = pune, pun
scrabble_cards-verb-accept = acceptă, accept, da
scrabble_cards-verb-check = verifică, verific
scrabble_cards-verb-condition = condiție
scrabble_cards-verb-exchange = schimbă, schimb
scrabble_cards-verb-pass = pas

scrabble_cards-help-lay = Pune un cuvânt; scrie coloana și rândul primei litere („masă plan” le arată), apoi „orizontal” sau „vertical”: { $example }
scrabble_cards-help-accept = Acceptă mutarea: { $example }
scrabble_cards-help-check = Verifică în dicționar cuvintele mutării: { $example }
scrabble_cards-help-condition = Joacă un cartonaș cu condiție împotriva mutării: { $example }
scrabble_cards-help-exchange = Schimbă cartonașe: { $example }
scrabble_cards-help-pass = Spune pas: { $example }

scrabble_cards-keyword-across = orizontal
scrabble_cards-keyword-down = vertical
scrabble_cards-lies-across = orizontal
scrabble_cards-lies-down = vertical
scrabble_cards-lies-added = { $direction }, cu { $cards }

## Masa în cuvinte

scrabble_cards-table-empty = Masa e goală.
scrabble_cards-table-line = { $line }
scrabble_cards-table-as-plan = plan, desen
scrabble_cards-table-word = { NUMBER($number, useGrouping: 0) }: { $word } { $column } { $row } { $direction }
scrabble_cards-waiting = { $points ->
    [one] { $word } { $column } { $row } { $direction }, un punct
    [few] { $word } { $column } { $row } { $direction }, { $points } puncte
   *[other] { $word } { $column } { $row } { $direction }, { $points } de puncte
}; pus de { $name-is ->
    [you] tine
   *[other] { $name }
}, așteaptă răspunsuri
scrabble_cards-waiting-word = { $points ->
    [one] se mai formează { $word }, un punct
    [few] se mai formează { $word }, { $points } puncte
   *[other] se mai formează { $word }, { $points } de puncte
}
scrabble_cards-waiting-multiplier = cu { $card }
scrabble_cards-waiting-plus = { $card } la { $word }: +{ $points }; jucat de { $name-is ->
    [you] tine
   *[other] { $name }
}
scrabble_cards-waiting-minus = { $card } la { $word }: −{ $points }; jucat de { $name-is ->
    [you] tine
   *[other] { $name }
}
scrabble_cards-waiting-bonus = bonus pentru toate cele șapte litere: +{ $points }
scrabble_cards-waiting-answered = Au răspuns: { $names }

scrabble_cards-word = { $points ->
    [one] { $word }: { $direction }, coloana { $column }, rândul { $row }; literele valorează un punct
    [few] { $word }: { $direction }, coloana { $column }, rândul { $row }; literele valorează { $points } puncte
   *[other] { $word }: { $direction }, coloana { $column }, rândul { $row }; literele valorează { $points } de puncte
}
scrabble_cards-word-crossing = { $letter } la { $column } { $row }: se încrucișează cu { $word }
scrabble_cards-word-which = Ce cuvânt? Scrie cuvântul sau numărul lui de pe masă.
scrabble_cards-word-none = { $count ->
    [0] Nu există cuvântul „{ $word }”. Masa e goală.
    [one] Nu există cuvântul „{ $word }”. Pe masă e un singur cuvânt.
    [few] Nu există cuvântul „{ $word }”. Pe masă sunt { $count } cuvinte.
   *[other] Nu există cuvântul „{ $word }”. Pe masă sunt { $count } de cuvinte.
}
scrabble_cards-find-which = Ce literă? De exemplu: „caută { $letter }”
scrabble_cards-find-none = Niciun cuvânt de pe masă nu conține { $letter }.
scrabble_cards-find-as-blank = cartonaș alb, alb, joker
scrabble_cards-open-across = { $letter } din { $word }: deasupra { $before }, dedesubt { $after }
scrabble_cards-open-down = { $letter } din { $word }: la stânga { $before }, la dreapta { $after }
scrabble_cards-open-free = liber
scrabble_cards-open-until = { $count ->
    [0] niciun loc liber până la { $letter }
    [one] un loc liber, apoi { $letter }
    [few] { $count } locuri libere, apoi { $letter }
   *[other] { $count } de locuri libere, apoi { $letter }
}
scrabble_cards-open-none = Nicio literă de pe masă nu are locuri libere de ambele părți.
scrabble_cards-spell = { $letters }
scrabble_cards-spell-blank = cartonaș alb, ca { $letter }
scrabble_cards-word-with-blanks = { $count ->
    [one] { $word } (cartonaș alb în loc de { $letters })
   *[other] { $word } (cartonașe albe în loc de { $letters })
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
    [one] { $card }: un punct; în pachet: { $count }
    [few] { $card }: { $points } puncte; în pachet: { $count }
   *[other] { $card }: { $points } de puncte; în pachet: { $count }
}
scrabble_cards-blank = cartonaș alb
scrabble_cards-card-blank = *: cartonaș alb, ține locul oricărei litere, 0 puncte; în pachet: { $count }
scrabble_cards-card-multiplier = { $card }: punctele cuvântului principal × { $factor }; nu se poate folosi la primul cuvânt; în pachet: { $count }
scrabble_cards-card-condition = { $card }: cuvânt care { $asks }; +{ $plus } la mutarea ta, −{ $minus } la mutarea unui adversar
scrabble_cards-no-such-card = Nu există cartonașul „{ $card }”.

scrabble_cards-asks-length = { $bounds ->
    [exact] { $least ->
        [one] are exact o literă
        [few] are exact { $least } litere
       *[other] are exact { $least } de litere
    }
    [between] { $most ->
        [one] are între { $least } și { $most } literă
        [few] are între { $least } și { $most } litere
       *[other] are între { $least } și { $most } de litere
    }
   *[open] { $least ->
        [one] are cel puțin o literă
        [few] are cel puțin { $least } litere
       *[other] are cel puțin { $least } de litere
    }
}
scrabble_cards-asks-begins = { $letter_class ->
    [vowels] începe cu o vocală
    [consonants] începe cu o consoană
    [single] începe cu litera { $letters }
   *[listed] începe cu una dintre literele { $letters }
}
scrabble_cards-asks-ends = { $letter_class ->
    [vowels] se termină cu o vocală
    [consonants] se termină cu o consoană
    [single] se termină cu litera { $letters }
   *[listed] se termină cu una dintre literele { $letters }
}
scrabble_cards-asks-holds = { $letter_class ->
    [vowels] conține o vocală
    [consonants] conține o consoană
    [single] conține litera { $letters }
   *[listed] conține una dintre literele { $letters }
}
scrabble_cards-asks-double = are două litere identice alăturate
scrabble_cards-asks-vowels = { $least ->
    [one] are cel puțin o vocală
    [few] are cel puțin { $least } vocale
   *[other] are cel puțin { $least } de vocale
}
scrabble_cards-asks-sequence = conține unul dintre grupurile { $sequences }
scrabble_cards-asks-same_ends = începe și se termină cu aceeași literă
scrabble_cards-asks-all_different = { $least ->
    [one] are cel puțin o literă, fără repetări
    [few] are cel puțin { $least } litere, toate diferite
   *[other] are cel puțin { $least } de litere, toate diferite
}
scrabble_cards-asks-blank = conține un cartonaș alb
scrabble_cards-asks-consonants_in_row = { $least ->
    [one] are cel puțin o consoană
    [few] are cel puțin { $least } consoane alăturate
   *[other] are cel puțin { $least } de consoane alăturate
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
scrabble_cards-now-lay = E rândul tău: pune un cuvânt, schimbă cartonașe sau spune pas.
scrabble_cards-now-lay-first = E rândul tău: pune primul cuvânt, care contează dublu, schimbă cartonașe sau spune pas.

## Ce s-a întâmplat

scrabble_cards-event-dealt = { $each ->
    [one] Fiecare primește un cartonaș. Prima mutare: { $first }
    [few] Fiecare primește { $each } cartonașe. Prima mutare: { $first }
   *[other] Fiecare primește { $each } de cartonașe. Prima mutare: { $first }
}
scrabble_cards-event-filled = { $name-is ->
    [you] Tragi { $cards }
   *[other] { $name } trage { $cards }
}; { $bag ->
    [0] sacul e gol
    [one] în sac mai e un cartonaș
    [few] în sac mai sunt { $bag } cartonașe
   *[other] în sac mai sunt { $bag } de cartonașe
}
scrabble_cards-event-filled-hidden = { $name-is ->
    [you] Tragi
   *[other] { $name } trage
} { $count ->
    [one] un cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}; { $bag ->
    [0] sacul e gol
    [one] în sac mai e unul
    [few] în sac mai sunt { $bag }
   *[other] în sac mai sunt { $bag }
}
scrabble_cards-event-mixed = { $bag ->
    [one] În sac s-a amestecat un cartonaș
    [few] În sac s-au amestecat { $bag } cartonașe
   *[other] În sac s-au amestecat { $bag } de cartonașe
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
}; se mai formează { $crossing }
scrabble_cards-event-condition = { $name-is ->
    [you] Joci
   *[other] { $name } joacă
} { $card } împotriva cuvântului { $word }: −{ $minus }; mutarea aduce acum { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
scrabble_cards-event-accepted = { $name-is ->
    [you] Accepți mutarea
   *[other] { $name } acceptă mutarea
}
scrabble_cards-event-checked-right = { $name-is ->
    [you] Verifici mutarea
   *[other] { $name } verifică mutarea
}: { $count ->
    [one] { $words } e în dicționar
   *[other] { $words } sunt în dicționar
}
scrabble_cards-event-checked-wrong = { $name-is ->
    [you] Verifici mutarea
   *[other] { $name } verifică mutarea
}; nu e în dicționar: { $words }
scrabble_cards-event-penalty = { $name-is ->
    [you] Pierzi
   *[other] { $name } pierde
} { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, fiindcă mutarea verificată era corectă
scrabble_cards-event-turn_lost = { $name-is ->
    [you] Pierzi tura următoare, fiindcă mutarea verificată era corectă
   *[other] { $name } pierde tura următoare, fiindcă mutarea verificată era corectă
}
scrabble_cards-event-taken_back = { $name-is ->
    [you] Îți iei înapoi cuvântul { $word }: 0 puncte
   *[other] { $name } își ia înapoi cuvântul { $word }: 0 puncte
}
scrabble_cards-event-stood = { $name-is ->
    [you] Primești
   *[other] { $name } primește
} { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru { $word }; în total { $score }
scrabble_cards-event-swept = { $count ->
    [one] De pe masă dispare o literă
    [few] De pe masă dispar { $count } litere
   *[other] De pe masă dispar { $count } de litere
}
scrabble_cards-event-exchanged = { $name-is ->
    [you] Schimbi { $cards } și tragi { $new }
   *[other] { $name } schimbă { $cards } și trage { $new }
}
scrabble_cards-event-exchanged-unknown = { $name-is ->
    [you] Schimbi { $cards }
   *[other] { $name } schimbă { $cards }
}
scrabble_cards-event-exchanged-hidden = { $name-is ->
    [you] Schimbi
   *[other] { $name } schimbă
} { $count ->
    [one] un cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
scrabble_cards-event-passed = { $name-is ->
    [you] Spui pas
   *[other] { $name } spune pas
}
scrabble_cards-event-time_up = { $name-is ->
    [you] Ți-a expirat timpul
   *[other] { $name }: timpul a expirat
}
scrabble_cards-event-skipped-time-up = { $name-is ->
    [you] Pierzi tura: ți-a expirat timpul
   *[other] { $name } pierde tura: timpul a expirat
}
scrabble_cards-event-skipped-lost-turn = { $name-is ->
    [you] Pierzi tura, fiindcă mutarea verificată era corectă
   *[other] { $name } pierde tura, fiindcă mutarea verificată era corectă
}
scrabble_cards-event-counted-gain = { $name-is ->
    [you] Primești
   *[other] { $name } primește
} { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pentru literele celorlalți; în total { $score }
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
}; se mai formează { $crossing }
scrabble_cards-brief-filled = { $name-is ->
    [you] Tragi { $cards }
   *[other] { $name } trage { $cards }
}{ $bag ->
    [0] . Sacul e gol.
   *[other] {""}
}
scrabble_cards-brief-bag-empty = Sacul e gol.
scrabble_cards-brief-condition = { $name-is ->
    [you] { $card } împotriva cuvântului { $word }
   *[other] { $name } joacă { $card }
}: mutarea aduce acum { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
scrabble_cards-brief-stood = { $name-is ->
    [you] Primești
   *[other] { $name } primește
} { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
scrabble_cards-brief-exchanged = { $name-is ->
    [you] Tragi { $new }
   *[other] { $name } schimbă { $cards } și trage { $new }
}
scrabble_cards-brief-now-answer = Răspunde la mutare.

## Mutări refuzate

scrabble_cards-refusal-other-letter = Acolo e deja { $lies }, iar cuvântul tău are { $letter }.
scrabble_cards-refusal-nothing-new = Cuvântul { $word } e deja acolo. Adaugă cel puțin un cartonaș.
scrabble_cards-refusal-not-whole = Scrie cuvântul întreg: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = { $word } nu atinge niciun cartonaș de pe masă. Încrucișează-l cu un cuvânt sau prelungește unul.
scrabble_cards-refusal-first-doubled = Primul cuvânt contează dublu, așa că nu i se poate adăuga un multiplicator.
scrabble_cards-refusal-one-multiplier = O mutare poate avea un singur multiplicator de cuvânt.
scrabble_cards-refusal-one-condition = Poți adăuga la o mutare un singur cartonaș cu condiție.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: { $words } nu îndeplinește condiția.
   *[other] { $card }: niciunul dintre cuvintele { $words } nu îndeplinește condiția.
}
scrabble_cards-refusal-answer-first = Răspunde întâi la mutarea care așteaptă răspunsuri.
scrabble_cards-refusal-nothing-waits = Nicio mutare nu așteaptă răspuns.
scrabble_cards-refusal-checked-already = La această masă, cuvintele se verifică automat. Acceptă mutarea sau joacă un cartonaș cu condiție.
scrabble_cards-refusal-own-move = La mutarea ta răspund doar adversarii.
scrabble_cards-refusal-answered = Ai răspuns deja la această mutare.
scrabble_cards-refusal-bag-letters = { $least ->
    [one] Poți face un schimb doar cât timp în sac e cel puțin un cartonaș cu literă.
    [few] Poți face un schimb doar cât timp în sac sunt cel puțin { $least } cartonașe cu litere.
   *[other] Poți face un schimb doar cât timp în sac sunt cel puțin { $least } de cartonașe cu litere.
}
scrabble_cards-refusal-bag-cards = { $least ->
    [one] Poți face un schimb doar cât timp în sac e cel puțin un cartonaș.
    [few] Poți face un schimb doar cât timp în sac sunt cel puțin { $least } cartonașe.
   *[other] Poți face un schimb doar cât timp în sac sunt cel puțin { $least } de cartonașe.
}
scrabble_cards-refusal-exchanges-used = Nu mai poți face schimburi (limita pe partidă: { $most }).
scrabble_cards-refusal-no-such-word = Mutarea nu a format cuvântul { $word }, ci: { $words }.

## Mutări care nu pot fi citite

scrabble_cards-bad-verb = „{ $verb }” nu e o mutare. Încearcă: „pune”, „schimbă”, „pas”, „acceptă”, „verifică” sau „condiție”.
scrabble_cards-bad-alone = „{ $rest }” este în plus: această mutare se scrie cu un singur cuvânt.
scrabble_cards-bad-lay-shape = Scrie un cuvânt, coloana și rândul primei litere, apoi „orizontal” sau „vertical”: „pune { $word } 0 0 orizontal”.
scrabble_cards-bad-direction = „{ $direction }” nu e o direcție. Scrie „orizontal” sau „vertical”.
scrabble_cards-bad-added-card = „{ $card }” nu se poate adăuga la un cuvânt; se pot adăuga doar cartonașe ca „x2” și „c7”.
scrabble_cards-bad-letter = „{ $letter }” din „{ $word }” nu e o literă a acestui joc. Cartonașul alb se scrie cu litera mică pe care o înlocuiește.
scrabble_cards-bad-number = „{ $number }” nu e număr de coloană sau de rând. Scrie un număr întreg, de exemplu „3” sau „-1”.
scrabble_cards-bad-exchange-shape = Schimbă cel puțin un cartonaș și cel mult { $most }, de exemplu: „schimbă K Y c2”.
scrabble_cards-bad-condition-shape = Scrie cartonașul și un cuvânt: „condiție c7 { $word }”.
scrabble_cards-bad-condition-card = „{ $card }” nu e un cartonaș cu condiție.
scrabble_cards-bad-card = „{ $card }” nu e un cartonaș al acestui joc.
scrabble_cards-bad-draw = „{ $draw }” nu e nici o împărțire, nici o amestecare.

## Poziții imposibile

scrabble_cards-position-card = „{ $where }”: „{ $card }” nu e un cartonaș al acestui joc.
scrabble_cards-position-hand-size = O mână are prea multe cartonașe; pot fi cel mult { $most }, inclusiv cele din mutarea care așteaptă răspunsuri.
scrabble_cards-position-table = „table” trebuie să fie o listă de cuvinte de forma ["{ $word }", 0, 0, "across"].
scrabble_cards-position-two-letters = { $one } și { $other } sunt în același loc.
scrabble_cards-position-apart = Cuvintele de pe masă nu sunt legate între ele.
scrabble_cards-position-pending-phase = „phase” trebuie să fie „answer” dacă și numai dacă există „pending”.
scrabble_cards-position-reason-phase = „reason” trebuie să existe dacă și numai dacă „phase” este „over”.
scrabble_cards-position-over-already = Cu aceste valori „idle” sau „time_up”, partida s-ar fi încheiat ori ar fi rândul altui loc.
scrabble_cards-position-reason-untrue = „reason” nu se potrivește cu restul poziției.
scrabble_cards-position-too-many = Poziția are prea multe cartonașe { $card }: { $count }; pachetul are doar { $most }.
scrabble_cards-position-pending = „pending” trebuie să aibă „seat” și „move” (un cuvânt pus); poate avea și „words”, „points”, „answers” și „conditions”.
scrabble_cards-position-pending-seat = Mutarea din „pending” trebuie să fie a locului aflat la rând.
scrabble_cards-position-pending-move = Mutarea din „pending” e imposibilă: { $why }
scrabble_cards-position-pending-answered = La mutarea din „pending” au răspuns deja toți.
scrabble_cards-position-pending-derived = „{ $part }” din „pending” nu se potrivește cu mutarea.
scrabble_cards-position-pending-condition = Fiecare condiție din „pending” trebuie să aibă un loc, un cartonaș și un cuvânt care o îndeplinește. Opțiunile limitează numărul condițiilor.
scrabble_cards-position-pending-answer = Fiecare răspuns din „pending” trebuie să fie „null” sau una dintre valorile: { $answers }. Este „null” pentru locul care a făcut mutarea, dar nu poate fi „null” pentru un loc căruia i-a expirat timpul.

## Pachete imposibile

scrabble_cards-pack-letters-missing = Din pachet lipsesc literele: { $letters }. O literă fără cartonașe trebuie să aibă „count” egal cu 0.
scrabble_cards-pack-letter-unknown = „{ $letter }” din pachet nu e o majusculă din alfabetul mesei.
scrabble_cards-pack-no-letters = Pachetul nu are litere.
scrabble_cards-pack-multiplier-name = „{ $card }” din pachet nu e un multiplicator de cuvânt. Multiplicatorii se numesc de la „x2” la „x9”.
scrabble_cards-pack-condition-name = „{ $card }” din pachet nu e un cartonaș cu condiție. Aceste cartonașe au nume de la „c1” la „c99”.
scrabble_cards-pack-condition-kind = În pachet, { $card } are un tip („kind”) necunoscut. Tipuri: { $kinds }.
scrabble_cards-pack-not-letters = În pachet, „{ $where }” trebuie să fie un text din majuscule ale alfabetului.
scrabble_cards-pack-not-sequences = În pachet, „{ $where }” trebuie să fie o listă de texte din majuscule ale alfabetului.
scrabble_cards-pack-long-sequences = În pachet, grupurile din „{ $where }” pot avea în total cel mult { $most } de litere.

## Ce ar aduce ciorna

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: × { $factor }
scrabble_cards-preview-all-seven = toate cele șapte litere
scrabble_cards-preview-condition = { $card } la cuvântul { $word }
