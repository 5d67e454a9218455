### Klepka: găsește perechi de litere, formează cuvinte.

klepka-title = Klepka
klepka-tagline = Găsește perechi pe covorul de litere ascunse și formează cuvinte.

## Opțiuni

klepka-option-first_seat = Cine începe: random (la sorți) sau numărul unui loc.
klepka-option-rows = Rândurile mesei, de la { $lowest } la { $highest }; rândurile înmulțite cu coloanele trebuie să ajungă pentru pachet.
klepka-option-columns = Coloanele mesei, de la { $lowest } la { $highest }.
klepka-option-min_letters = Cel mai scurt cuvânt, de la { $lowest } la { $highest } litere.
klepka-option-proper_names = Numele proprii sunt permise.
klepka-option-abbreviations = Abrevierile din dicționar sunt permise.
klepka-option-family_words = Cuvinte pentru toți: cele vulgare sunt respinse.
klepka-option-double_for = Ce contează dublu: one_colour, cuvintele de o culoare; slang_or_abbreviation, argoul și abrevierile; both, ambele; none, nimic.
klepka-option-word_filter = Ce cuvinte contează: any, toate; nouns_nominative, substantive la nominativ singular; nouns_singular, substantive la singular; nouns, substantive; verbs, verbe; adjectives, adjective.
klepka-option-repeat_words = Ce cuvinte se pot repeta: any, toate; not_own, toate în afară de cele proprii; none, niciunul.
klepka-option-unknown_words = Un cuvânt care nu e în dicționar: refuse, e refuzat; vote, votează ceilalți.
klepka-option-flip_count = Câte perechi se întorc: words_plus_one, una în plus față de cuvinte; two_pairs, două; max_of_both, cea mai mare valoare.
klepka-option-match_scope = Ce se poate potrivi: pool, oricare două cărți întoarse; nominated, doar cărțile unei perechi numite.
klepka-option-match_colour = Ambele litere ale unei perechi trebuie să aibă aceeași culoare.
klepka-option-prize_pair_bonus = Două cărți-premiu identice te lasă să întorci încă o pereche.
klepka-option-polysemy_points = O literă înlocuită de polisemie aduce: letter, punctele obișnuite; zero, nimic.
klepka-option-polysemy_colour = Un cuvânt de o culoare cu polisemie: neutral, rămâne de o culoare; breaks, nu mai e.
klepka-option-hands = Cărțile adunate: open, la vedere; hidden, ascunse.
klepka-option-interrupts = Cărțile-premiu se joacă: anytime, oricând; between_turns, între ture.
klepka-option-notes = Se poate întreba ce cărți de pe masă au fost văzute: „memorie A1”.

## De ce s-a încheiat jocul

klepka-reason-slava_ukraini = «Слава Україні» câștigă imediat.
klepka-reason-all_passed = Toți au spus pas.
klepka-reason-no_words = Nu se mai poate forma niciun cuvânt.

## Mutările, așa cum se pot scrie

klepka-verb-word = cuvânt, formează, formez, c
klepka-verb-done = gata
klepka-verb-flip = întoarce, întorc, deschide, deschid, d
klepka-verb-stop = stop, ajunge
klepka-verb-exchange = schimbă, schimb
klepka-verb-chaos = haos
klepka-verb-pass = pas
klepka-verb-yes = da
klepka-verb-no = nu

klepka-help-word = Formează un cuvânt din cărțile tale: { $example }
klepka-help-done = Încheie formarea cuvintelor: { $example }
klepka-help-flip = Întoarce cărți după locurile lor: { $example }
klepka-help-stop = Nu mai întoarce cărți: { $example }
klepka-help-exchange = Schimbă o carte: ce dai, cu cine, ce iei: { $example }
klepka-help-chaos = Amestecă masa: { $example }
klepka-help-pass = Nu mai forma cuvinte: { $example }
klepka-help-yes = Acceptă cuvântul: { $example }
klepka-help-no = Respinge cuvântul: { $example }

## Cum se numesc cărțile

klepka-name-blue = { $letter } albastră
klepka-name-yellow = { $letter } galbenă
klepka-name-polysemy = polisemie
klepka-find-as-polysemy = joker
klepka-name-exchange = schimb
klepka-name-chaos = haos
klepka-name-hidden = o carte ascunsă
klepka-card-at = { $at } { $card }

## Masa în cuvinte

klepka-cards-lie = { $count ->
    [0] Pe masă nu mai e nicio carte.
    [one] Pe masă e { $count } carte.
    [few] Pe masă sunt { $count } cărți.
   *[other] Pe masă sunt { $count } de cărți.
}
klepka-cards-gone = { $count ->
    [0] Nicio carte nu e în afara jocului.
    [one] { $count } carte e în afara jocului.
    [few] { $count } cărți sunt în afara jocului.
   *[other] { $count } de cărți sunt în afara jocului.
}
klepka-row = Rândul { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = Rândurile de la { NUMBER($first, useGrouping: 0) } la { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = { $word }: vot în curs; propunere: { $name }
klepka-hand = Mâna: { $cards }
klepka-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }
klepka-hand-empty = Nu ai cărți.
klepka-hand-size = { $count ->
    [0] { $name }: fără cărți
    [one] { $name }: { $count } carte
    [few] { $name }: { $count } cărți
   *[other] { $name }: { $count } de cărți
}
klepka-hand-of = { $name }: { $cards }
klepka-no-words = Încă nu sunt cuvinte.
klepka-word = { $points ->
    [one] { $word }: { $points } punct; { $name }, cuvântul { NUMBER($number, useGrouping: 0) }
    [few] { $word }: { $points } puncte; { $name }, cuvântul { NUMBER($number, useGrouping: 0) }
   *[other] { $word }: { $points } de puncte; { $name }, cuvântul { NUMBER($number, useGrouping: 0) }
}
klepka-word-none = { $count ->
    [one] Nu există cuvântul „{ $word }”. Până acum e { $count } cuvânt.
    [few] Nu există cuvântul „{ $word }”. Până acum sunt { $count } cuvinte.
   *[other] Nu există cuvântul „{ $word }”. Până acum sunt { $count } de cuvinte.
}
klepka-spell = { $letters }
klepka-spell-which = Ce cuvânt? Scrie numărul lui sau cuvântul însuși.
klepka-card = { $points ->
    [one] { $letter }: { $points } punct; albastre { $blue }, galbene { $yellow }
    [few] { $letter }: { $points } puncte; albastre { $blue }, galbene { $yellow }
   *[other] { $letter }: { $points } de puncte; albastre { $blue }, galbene { $yellow }
}
klepka-cards-worth = { $points ->
    [one] { $points } punct: { $letters }
    [few] { $points } puncte: { $letters }
   *[other] { $points } de puncte: { $letters }
}
klepka-card-polysemy = { $card } polisemie: ține locul unei litere dintr-un cuvânt; în pachet { $count }
klepka-card-exchange = { $card } schimb: schimbă două cărți; în pachet { $count }
klepka-card-chaos = { $card } haos: amestecă masa; în pachet { $count }
klepka-card-none = Nu există cartea „{ $card }”. Scrie o literă, * ~ sau #.
klepka-wait = Acum nu poți face nimic.
klepka-prizes = Oricând: { $cards }
klepka-prizes-between-turns = Înainte de începutul turei: { $cards }
klepka-now-words = Formează cuvinte, apoi scrie „gata”.
klepka-now-flip = { $count ->
    [one] Întoarce { $count } carte.
    [few] Întoarce { $count } cărți.
   *[other] Întoarce { $count } de cărți.
}
klepka-now-bonus = { $count ->
    [one] Poți întoarce încă { $count } pereche: „întoarce” sau „stop”.
    [few] Poți întoarce încă { $count } perechi: „întoarce” sau „stop”.
   *[other] Poți întoarce încă { $count } de perechi: „întoarce” sau „stop”.
}
klepka-now-bonus-card = Poți întoarce ultima carte: „întoarce” sau „stop”.
klepka-now-vote = { $word }: contează? Scrie „da” sau „nu”.
klepka-now-last-words = Ultimele cuvinte: formează cuvinte sau scrie „pas”.
klepka-now-more-words = Ultimele cuvinte: formează altele sau scrie „gata”.

## Ce s-a întâmplat

klepka-event-dealt = { $count ->
    [one] { $count } carte e cu fața în jos. Primul la mutare: { $first }
    [few] { $count } cărți sunt cu fața în jos. Primul la mutare: { $first }
   *[other] { $count } de cărți sunt cu fața în jos. Primul la mutare: { $first }
}
klepka-word-with-polysemies = { $count ->
    [one] { $word } (polisemie pentru { $letters })
   *[other] { $word } (polisemii pentru { $letters })
}
klepka-event-word = { $name-is ->
    [you] Formezi
   *[other] { $name } formează
} { $word }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, în total { $score }
klepka-event-word-doubled = { $name-is ->
    [you] Formezi
   *[other] { $name } formează
} { $word }: dublu, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, în total { $score }
klepka-event-phrase = { $name-is ->
    [you] Formezi { $word } și câștigi imediat! Punctele tale: { $score }
   *[other] { $name } formează { $word } și câștigă imediat! Puncte: { $score }
}
klepka-event-proposed = { $name-is ->
    [you] Propui { $word }. Nu e în dicționar, așa că votează ceilalți.
   *[other] { $name } propune { $word }. Nu e în dicționar: votează „da” sau „nu”.
}
klepka-event-voted-yes = { $name-is ->
    [you] Votezi „da”
   *[other] { $name } votează „da”
}
klepka-event-voted-no = { $name-is ->
    [you] Votezi „nu”
   *[other] { $name } votează „nu”
}
klepka-event-refused = { $name-is ->
    [you] { $word } nu contează; cărțile revin la tine
   *[other] { $word } nu contează; cărțile revin ({ $name })
}
klepka-event-done = { $name-is ->
    [you] Închei formarea cuvintelor
   *[other] { $name } încheie formarea cuvintelor
}{ $count ->
    [0] {""}
    [one] ; de întors { $count } pereche
    [few] ; de întors { $count } perechi
   *[other] ; de întors { $count } de perechi
}
klepka-event-opened = { $name-is ->
    [you] Întorci: { $cards }
   *[other] { $name } întoarce: { $cards }
}
klepka-event-taken = { $name-is ->
    [you] Iei: { $cards }
   *[other] { $name } ia: { $cards }
}
klepka-event-taken-none = Nicio pereche.
klepka-event-stopped = { $name-is ->
    [you] Nu mai întorci cărți
   *[other] { $name } nu mai întoarce cărți
}
klepka-event-exchanged = { $name-is ->
    [you] Dai: { $give }; iei: { $take } ({ $other })
   *[other] { $name } dă: { $give }; ia: { $take } ({ $other })
}
klepka-event-chaos = { $name-is ->
    [you] Joci haos!
   *[other] { $name } joacă haos!
}
klepka-event-shuffled = { $count ->
    [one] S-a amestecat { $count } carte.
    [few] S-au amestecat { $count } cărți.
   *[other] S-au amestecat { $count } de cărți.
}
klepka-event-passed = { $name-is ->
    [you] Spui pas
   *[other] { $name } spune pas
}
klepka-event-turn = { $name-is ->
    [you] E tura ta
   *[other] La rând: { $name }
}
klepka-event-table_empty = Masa e goală. Ultimele cuvinte!
klepka-event-counted = { $count ->
    [0] { $name }: nicio carte rămasă, în total { $score }
    [one] { $name }: a rămas { $count } carte, în total { $score }
    [few] { $name }: au rămas { $count } cărți, în total { $score }
   *[other] { $name }: au rămas { $count } de cărți, în total { $score }
}

## Ce s-a întâmplat, în mai puține cuvinte

klepka-brief-word = { $name-is ->
    [you] {""}
   *[other] { $name } formează{" "}
}{ $word }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
klepka-brief-word-doubled = { $name-is ->
    [you] {""}
   *[other] { $name } formează{" "}
}{ $word }: dublu, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
klepka-brief-opened = { $name-is ->
    [you] { $faces }
   *[other] { $name }: { $cards }
}
klepka-brief-taken = { $count ->
    [2] { $name-is ->
        [you] Le iei pe amândouă
       *[other] { $name } le ia pe amândouă
    }
   *[other] { $name-is ->
        [you] Iei: { $cards }
       *[other] { $name } ia: { $cards }
    }
}
klepka-brief-now-words = Formează cuvinte.
klepka-brief-now-flip = { $count ->
    [2] Întoarce.
    [one] Întoarce { $count } carte.
    [few] Întoarce { $count } cărți.
   *[other] Întoarce { $count } de cărți.
}
klepka-brief-now-bonus = Încă o pereche?

## Refuzuri

klepka-bad-verb = „{ $text }” nu este o mutare. Încearcă: „cuvânt”, „gata”, „întoarce”, „stop”, „schimbă”, „haos”, „pas”, „da” sau „nu”.
klepka-bad-alone = „{ $rest }” este în plus: mutarea aceasta se scrie cu un singur cuvânt.
klepka-bad-word = Scrie un cuvânt așa: „cuvânt ВОДА”. Cu anumite cărți: „cuvânt ВОДА [Вb Оb Дb Аb]”
klepka-bad-letters = „{ $word }”: folosește doar majuscule din alfabet.
klepka-bad-phrase = Scrie câte un singur cuvânt; doar СЛАВА УКРАЇНІ are două.
klepka-bad-cards = { $word } nu se formează din { $cards }. O carte pentru o literă; *О e o polisemie pentru toți О rămași.
klepka-bad-card = „{ $card }” nu este o carte din acest pachet. Cărți: Оb, Оy, * ~ #; într-un cuvânt *О.
klepka-bad-place = „{ $place }” nu este un loc. Locurile sunt de la A1 la { $last }.
klepka-bad-place-twice = { $place } apare de două ori.
klepka-bad-exchange = Scrie cartea ta, numărul locului și cartea dorită: „schimbă Ьb 2 Щb”
klepka-bad-exchange-hidden = Aici mâinile sunt ascunse. Scrie cartea ta și numărul locului: „schimbă Ьb 2”
klepka-bad-draw = Aceasta nu este o tragere din acest pachet.

klepka-refusal-hyphen = { $word }: cuvintele cu cratimă nu contează.
klepka-refusal-name = { $word }: nume propriu; nepermis la această masă.
klepka-refusal-abbreviation = { $word }: abreviere; nepermisă la această masă.
klepka-refusal-no-reading = { $word }: această masă filtrează cuvintele după gramatică, iar gramatica acestui cuvânt nu e cunoscută.
klepka-refusal-filter-nouns_nominative = { $word }: aici contează doar substantivele la nominativ singular.
klepka-refusal-filter-nouns_singular = { $word }: aici contează doar substantivele la singular.
klepka-refusal-filter-nouns = { $word }: aici contează doar substantivele.
klepka-refusal-filter-verbs = { $word }: aici contează doar verbele.
klepka-refusal-filter-adjectives = { $word }: aici contează doar adjectivele.
klepka-refusal-letters = Nu ai cărți pentru: { $letters }.
klepka-refusal-no-letter-card = Într-un cuvânt trebuie să fie cel puțin o carte cu literă a ta.
klepka-refusal-gap = La { $place } nu este nicio carte.
klepka-refusal-number = { $due ->
    [one] Întoarce { $due } carte, nu { $named }.
    [few] Întoarce { $due } cărți, nu { $named }.
   *[other] Întoarce { $due } de cărți, nu { $named }.
}
klepka-refusal-between-turns = Aici cărțile-premiu se joacă doar la începutul turei, înainte ca jucătorul aflat la rând să facă ceva.
klepka-refusal-phase-words = Acum se formează cuvinte. Ca să închei, scrie „gata”.
klepka-refusal-phase-flip = Acum se întorc cărți: „întoarce”.
klepka-refusal-phase-bonus = Mai poți întoarce o pereche: „întoarce” sau „stop”.
klepka-refusal-phase-vote = Acum se votează un cuvânt: „da” sau „nu”.
klepka-refusal-phase-last_words = Sunt ultimele cuvinte: formează cuvinte și scrie „gata” sau „pas”.
klepka-refusal-no-vote = Acum nu votezi.
klepka-refusal-nothing-to-shuffle = Pe masă nu e nicio carte de amestecat.
klepka-refusal-oneself = Nu poți face schimb cu tine. Alege alt jucător.
klepka-refusal-no-seat = Nu există locul { NUMBER($seat, useGrouping: 0) }. Locurile sunt de la 1 la { $highest }.
klepka-refusal-empty-hand = Acel jucător nu are cărți.
klepka-refusal-not-theirs = Acel jucător nu are cartea aceasta: { $card }.

klepka-layout = Prea puține locuri pentru pachet: { NUMBER($places, useGrouping: 0) }; cărți: { $cards }.
klepka-no-tags = Această opțiune cere etichete gramaticale, iar pentru cuvintele acestei mese nu există.
klepka-pack-letters = „letters” trebuie să lege majusculele alfabetului de cărțile lor.
klepka-pack-empty = Un pachet de Klepka are litere.
klepka-pack-odd = { $letter }: fiecare literă trebuie să apară de un număr par de ori în fiecare culoare.
klepka-position-begun = „begun” este true sau false și se potrivește cu faza și cu „made”.
klepka-position-card = „{ $where }”: „{ $card }” nu este o carte din acest pachet.
klepka-position-too-many = Cărți { $card } aici: { $count }; în pachet: { $most }.
klepka-position-words = „words” are pentru fiecare loc o listă de cuvinte, fiecare cu punctele lui.
klepka-position-vote = „vote” are un cuvânt, cărțile care îl formează și voturile celor cu drept de vot, la o masă care votează.
klepka-position-odd = Litera { $letter } apare pe masă: { $count }; fiecare literă trebuie să apară acolo de un număr par de ori.
klepka-position-reason-phase = „reason” nu se potrivește cu faza.
klepka-position-reason-untrue = „reason”: jocul nu se putea încheia așa.
klepka-position-vote-phase = „vote” nu se potrivește cu faza.
klepka-position-last-words = Ultimele cuvinte încep când masa e goală, nu mai devreme.
klepka-position-passes = „passes” nu se potrivește cu faza.

## Ce ar aduce ciorna

klepka-preview-wins = Câștigă imediat.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = o singură culoare: dublu
klepka-preview-twice-kind = argou sau abreviere: dublu

klepka-notes-nothing = La { $place } nu este nicio carte cunoscută.
klepka-notes-none = Pe masă nu este nicio carte cunoscută.
klepka-notes-off = La această masă se joacă din memorie. Gazda poate activa ajutorul pentru memorie înainte de începerea partidei.
klepka-notes-found = Pe masă: { $cards }
klepka-notes-not-found = Nevăzută pe masă: { $card }
klepka-find-which = Ce carte? De exemplu: „caută С”
klepka-find-none = În mâinile deschise nu e: { $card }
