### Klepka: găsește perechi de litere, formează cuvinte.

klepka-title = Klepka
klepka-tagline = Găsește perechi pe covorul de litere ascunse și formează cuvinte.

## Opțiuni

klepka-option-first_seat = Cine începe: „random” (la sorți) sau numărul unui loc.
klepka-option-rows = Rândurile mesei, de la { $lowest } la { $highest }; pe rânduri și coloane trebuie să încapă tot pachetul.
klepka-option-columns = Coloanele mesei, de la { $lowest } la { $highest }.
klepka-option-min_letters = Numărul minim de litere ale unui cuvânt, de la { $lowest } la { $highest }.
klepka-option-proper_names = Numele proprii sunt permise.
klepka-option-abbreviations = Abrevierile din dicționar sunt permise.
klepka-option-family_words = Doar cuvinte potrivite pentru toată lumea: cele vulgare sunt refuzate.
klepka-option-double_for = Ce contează dublu: „one_colour” (cuvintele de o singură culoare), „slang_or_abbreviation” (argoul și abrevierile), „both” (ambele) sau „none” (nimic).
klepka-option-word_filter = Ce cuvinte contează: „any” (toate), „nouns_nominative” (substantive la nominativ singular), „nouns_singular” (substantive la singular), „nouns” (substantive), „verbs” (verbe) sau „adjectives” (adjective).
klepka-option-repeat_words = Ce cuvinte se pot repeta: „any” (toate), „not_own” (doar cele formate de alții) sau „none” (niciunul).
klepka-option-unknown_words = Ce se întâmplă cu un cuvânt care nu e în dicționar: „refuse” (e refuzat) sau „vote” (votează ceilalți).
klepka-option-flip_count = Câte perechi se întorc: „words_plus_one” (cu una mai mult decât numărul cuvintelor formate), „two_pairs” (două) sau „max_of_both” (varianta care dă mai multe).
klepka-option-match_scope = Ce cărți pot forma o pereche: „pool” (oricare două dintre cele întoarse) sau „nominated” (doar cele două numite împreună).
klepka-option-match_colour = Literele unei perechi trebuie să aibă aceeași culoare.
klepka-option-prize_pair_bonus = O pereche de cărți-premiu identice îți dă dreptul să întorci încă o pereche.
klepka-option-polysemy_points = Câte puncte aduce o literă înlocuită de o polisemie: „letter” (punctele ei obișnuite) sau „zero” (niciunul).
klepka-option-polysemy_colour = Ce se întâmplă cu un cuvânt de o singură culoare în care e o polisemie: „neutral” (rămâne de o singură culoare) sau „breaks” (nu mai e de o singură culoare).
klepka-option-hands = Cine vede cărțile adunate: „open” (toți) sau „hidden” (doar cine le-a adunat).
klepka-option-interrupts = Când se pot juca cărțile-premiu: „anytime” (oricând) sau „between_turns” (între ture).
klepka-option-notes = Poți întreba ce cărți de pe masă au fost deja văzute: „memorie A1”.

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
klepka-help-done = Termină de format cuvinte: { $example }
klepka-help-flip = Întoarce cărți; scrie locurile lor: { $example }
klepka-help-stop = Nu mai întoarce cărți: { $example }
klepka-help-exchange = Schimbă o carte; scrie ce dai, cui și ce iei: { $example }
klepka-help-chaos = Amestecă toate cărțile de pe masă: { $example }
klepka-help-pass = Renunță să mai formezi cuvinte: { $example }
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
    [0] Nicio carte nu a ieșit din joc.
    [one] O carte a ieșit din joc.
    [few] { $count } cărți au ieșit din joc.
   *[other] { $count } de cărți au ieșit din joc.
}
klepka-row = Rândul { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = Rândurile de la { NUMBER($first, useGrouping: 0) } la { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = Se votează { $word }, propus de { $name-is ->
    [you] tine
   *[other] { $name }
}
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
klepka-no-words = Încă nu s-a format niciun cuvânt.
klepka-word = { $points ->
    [one] { $word }: { $points } punct ({ $name }, cuvântul { NUMBER($number, useGrouping: 0) })
    [few] { $word }: { $points } puncte ({ $name }, cuvântul { NUMBER($number, useGrouping: 0) })
   *[other] { $word }: { $points } de puncte ({ $name }, cuvântul { NUMBER($number, useGrouping: 0) })
}
klepka-word-none = { $count ->
    [one] Nu există cuvântul „{ $word }”. Până acum s-a format un cuvânt.
    [few] Nu există cuvântul „{ $word }”. Până acum s-au format { $count } cuvinte.
   *[other] Nu există cuvântul „{ $word }”. Până acum s-au format { $count } de cuvinte.
}
klepka-spell = { $letters }
klepka-spell-which = Ce cuvânt? Scrie cuvântul sau numărul lui.
klepka-card = { $points ->
    [one] { $letter }: un punct; cărți albastre: { $blue }, galbene: { $yellow }
    [few] { $letter }: { $points } puncte; cărți albastre: { $blue }, galbene: { $yellow }
   *[other] { $letter }: { $points } de puncte; cărți albastre: { $blue }, galbene: { $yellow }
}
klepka-cards-worth = { $points ->
    [one] { $points } punct: { $letters }
    [few] { $points } puncte: { $letters }
   *[other] { $points } de puncte: { $letters }
}
klepka-card-polysemy = { $card } polisemie: ține locul oricărei litere dintr-un cuvânt; în pachet: { $count }
klepka-card-exchange = { $card } schimb: dai una dintre cărțile tale pe una a altui jucător; în pachet: { $count }
klepka-card-chaos = { $card } haos: amestecă toate cărțile de pe masă; în pachet: { $count }
klepka-card-none = Nu există cartea „{ $card }”. Scrie o literă, „*”, „~” sau „#”.
klepka-wait = Acum nu poți face nimic.
klepka-prizes = Poți juca oricând: { $cards }
klepka-prizes-between-turns = Poți juca înainte de începutul turei: { $cards }
klepka-now-words = Formează cuvinte, apoi scrie „gata”.
klepka-now-flip = { $count ->
    [one] Întoarce o carte.
    [few] Întoarce { $count } cărți.
   *[other] Întoarce { $count } de cărți.
}
klepka-now-bonus = { $count ->
    [one] Mai poți întoarce o pereche: scrie „întoarce” sau „stop”.
    [few] Mai poți întoarce { $count } perechi: scrie „întoarce” sau „stop”.
   *[other] Mai poți întoarce { $count } de perechi: scrie „întoarce” sau „stop”.
}
klepka-now-bonus-card = Poți întoarce ultima carte: scrie „întoarce” sau „stop”.
klepka-now-vote = Contează cuvântul { $word }? Scrie „da” sau „nu”.
klepka-now-last-words = Ultimele cuvinte: formează unul sau scrie „pas”.
klepka-now-more-words = Ultimele cuvinte: mai formează unul sau scrie „gata”.

## Ce s-a întâmplat

klepka-event-dealt = { $count ->
    [one] O carte e cu fața în jos. Prima mutare: { $first }
    [few] { $count } cărți sunt cu fața în jos. Prima mutare: { $first }
   *[other] { $count } de cărți sunt cu fața în jos. Prima mutare: { $first }
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
    [you] { $word } nu contează; îți iei cărțile înapoi
   *[other] { $word } nu contează; { $name } își ia cărțile înapoi
}
klepka-event-done = { $name-is ->
    [you] Ai terminat de format cuvinte
   *[other] { $name } termină de format cuvinte
}{ $count ->
    [0] {""}
    [one] ; urmează o pereche de întors
    [few] ; urmează { $count } perechi de întors
   *[other] ; urmează { $count } de perechi de întors
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
    [you] Dai { $give } și iei { $take } ({ $other })
   *[other] { $name } dă { $give } și ia { $take } ({ $other })
}
klepka-event-chaos = { $name-is ->
    [you] Joci haosul!
   *[other] { $name } joacă haosul!
}
klepka-event-shuffled = { $count ->
    [one] S-a amestecat o carte.
    [few] S-au amestecat { $count } cărți.
   *[other] S-au amestecat { $count } de cărți.
}
klepka-event-passed = { $name-is ->
    [you] Spui pas
   *[other] { $name } spune pas
}
klepka-event-turn = { $name-is ->
    [you] E rândul tău
   *[other] La rând: { $name }
}
klepka-event-table_empty = Masa e goală. Ultimele cuvinte!
klepka-event-counted = { $count ->
    [0] { $name }: nicio carte rămasă; scor total: { $score }
    [one] { $name }: o carte rămasă; scor total: { $score }
    [few] { $name }: { $count } cărți rămase; scor total: { $score }
   *[other] { $name }: { $count } de cărți rămase; scor total: { $score }
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
        [you] Iei ambele
       *[other] { $name } ia ambele
    }
   *[other] { $name-is ->
        [you] Iei: { $cards }
       *[other] { $name } ia: { $cards }
    }
}
klepka-brief-now-words = Formează cuvinte.
klepka-brief-now-flip = { $count ->
    [2] Întoarce.
    [one] Întoarce o carte.
    [few] Întoarce { $count } cărți.
   *[other] Întoarce { $count } de cărți.
}
klepka-brief-now-bonus = Mai întorci o pereche?

## Refuzuri

klepka-bad-verb = „{ $text }” nu este o mutare. Încearcă: „cuvânt”, „gata”, „întoarce”, „stop”, „schimbă”, „haos”, „pas”, „da” sau „nu”.
klepka-bad-alone = „{ $rest }” este în plus: această mutare se scrie cu un singur cuvânt.
klepka-bad-word = Scrie un cuvânt așa: „cuvânt { $word }”. Cu anumite cărți: „cuvânt { $word } [{ $cards }]”
klepka-bad-letters = „{ $word }”: folosește doar majuscule din alfabetul mesei.
klepka-bad-phrase = Scrie un singur cuvânt; doar { $phrase } are două.
klepka-bad-cards = { $word } nu se poate forma din { $cards }. Pune câte o carte pentru fiecare literă; „{ $polysemy }” e o polisemie care ține locul tuturor literelor { $letter } rămase.
klepka-bad-card = „{ $card }” nu este o carte din acest pachet. Scrie o literă și culoarea ei, de exemplu { $cards }, sau o carte-premiu: „*”, „~” ori „#”. Într-un cuvânt, „{ $polysemy }” este o polisemie.
klepka-bad-flip = Scrie locurile cărților pe care le întorci: „întoarce A1 B1”
klepka-bad-place = „{ $place }” nu este un loc. Locurile sunt de la A1 la { $last }.
klepka-bad-place-twice = { $place } apare de două ori.
klepka-bad-exchange = Scrie cartea ta, numărul locului și cartea dorită: „schimbă { $give } 2 { $take }”
klepka-bad-exchange-hidden = Aici mâinile sunt ascunse. Scrie cartea ta și numărul locului: „schimbă { $give } 2”
klepka-bad-draw = Din acest pachet nu se pot trage aceste cărți.

klepka-refusal-hyphen = { $word }: cuvintele cu cratimă nu contează.
klepka-refusal-name = { $word }: numele proprii nu sunt permise la această masă.
klepka-refusal-abbreviation = { $word }: abrevierile nu sunt permise la această masă.
klepka-refusal-no-reading = { $word }: la această masă, cuvintele se aleg după gramatică, iar pentru acesta nu există date gramaticale.
klepka-refusal-filter-nouns_nominative = { $word }: aici contează doar substantivele la nominativ singular.
klepka-refusal-filter-nouns_singular = { $word }: aici contează doar substantivele la singular.
klepka-refusal-filter-nouns = { $word }: aici contează doar substantivele.
klepka-refusal-filter-verbs = { $word }: aici contează doar verbele.
klepka-refusal-filter-adjectives = { $word }: aici contează doar adjectivele.
klepka-refusal-letters = Nu ai cărți pentru { $letters }.
klepka-refusal-no-letter-card = Într-un cuvânt trebuie să fie cel puțin o carte cu literă din mâna ta.
klepka-refusal-gap = La { $place } nu este nicio carte.
klepka-refusal-number = { $due ->
    [one] Trebuie să întorci o carte, nu { $named }.
    [few] Trebuie să întorci { $due } cărți, nu { $named }.
   *[other] Trebuie să întorci { $due } de cărți, nu { $named }.
}
klepka-refusal-between-turns = La această masă, cărțile-premiu se joacă doar la începutul turei, înainte ca jucătorul aflat la rând să facă ceva.
klepka-refusal-phase-words = Acum se formează cuvinte. Ca să termini, scrie „gata”.
klepka-refusal-phase-flip = Acum se întorc cărți: scrie „întoarce” și locurile lor.
klepka-refusal-phase-bonus = Mai poți întoarce o pereche: scrie „întoarce” sau „stop”.
klepka-refusal-phase-vote = Acum se votează un cuvânt: scrie „da” sau „nu”.
klepka-refusal-phase-last_words = Sunt ultimele cuvinte: formează cuvinte și scrie „gata” sau „pas”.
klepka-refusal-no-vote = Acum nu poți vota.
klepka-refusal-nothing-to-shuffle = Pe masă nu e nicio carte de amestecat.
klepka-refusal-oneself = Nu poți face schimb cu tine. Alege alt jucător.
klepka-refusal-no-seat = Nu există locul { NUMBER($seat, useGrouping: 0) }. Locurile sunt de la 1 la { $highest }.
klepka-refusal-empty-hand = Acel jucător nu are cărți.
klepka-refusal-not-theirs = Acel jucător nu are cartea aceasta: { $card }.

klepka-layout = Pe masă sunt prea puține locuri ({ NUMBER($places, useGrouping: 0) }) pentru cărțile din pachet ({ $cards }).
klepka-no-tags = Opțiunea aceasta are nevoie de date gramaticale, iar pentru limba acestei mese ele nu există.
klepka-pack-letters = „letters” trebuie să arate ce cărți are fiecare majusculă a alfabetului.
klepka-pack-empty = Un pachet de Klepka trebuie să aibă litere.
klepka-pack-odd = { $letter }: fiecare literă trebuie să apară de un număr par de ori în fiecare culoare.
klepka-position-begun = „begun” trebuie să fie „true” sau „false” și să se potrivească cu „phase” și cu „made”.
klepka-position-card = „{ $where }”: „{ $card }” nu este o carte din acest pachet.
klepka-position-too-many = Poziția are prea multe cărți { $card }: { $count }; pachetul are doar { $most }.
klepka-position-words = „words” trebuie să aibă pentru fiecare loc o listă de cuvinte cu punctele lor.
klepka-position-vote = „vote” trebuie să aibă un cuvânt, cărțile din care e format și voturile celor care pot vota, la o masă unde se votează.
klepka-position-odd = { $count ->
    [one] Litera { $letter } apare pe masă o dată; fiecare literă trebuie să apară de un număr par de ori.
    [few] Litera { $letter } apare pe masă de { $count } ori; fiecare literă trebuie să apară de un număr par de ori.
   *[other] Litera { $letter } apare pe masă de { $count } de ori; fiecare literă trebuie să apară de un număr par de ori.
}
klepka-position-reason-phase = „reason” nu se potrivește cu „phase”.
klepka-position-reason-untrue = „reason” e greșit: partida nu se putea încheia așa.
klepka-position-vote-phase = „vote” nu se potrivește cu „phase”.
klepka-position-last-words = Faza „last_words” e posibilă doar când masa e goală.
klepka-position-passes = „passes” nu se potrivește cu „phase”.

## Ce ar aduce ciorna

klepka-preview-wins = Câștigă imediat.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = o singură culoare: contează dublu
klepka-preview-twice-kind = argou sau abreviere: contează dublu

klepka-notes-nothing = La { $place } nu s-a văzut încă nicio carte.
klepka-notes-none = Încă nu s-a văzut nicio carte dintre cele de pe masă.
klepka-notes-off = La această masă se joacă din memorie. Gazda poate activa ajutorul pentru memorie înainte de începerea partidei.
klepka-notes-found = Văzute pe masă: { $cards }
klepka-notes-not-found = Cartea { $card } nu a fost văzută pe masă.
klepka-find-which = Ce carte? De exemplu: „caută { $letter }”
klepka-find-none = Niciun jucător nu are la vedere cartea { $card }.
