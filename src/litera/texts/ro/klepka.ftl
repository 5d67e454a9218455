### Klepka: găsește perechi de litere, formează cuvinte.

klepka-title = Klepka
klepka-tagline = Un covor de litere ascunse: găsește perechi, formează cuvinte.

## Opțiuni

klepka-option-first_seat = Cine începe: random (la sorți) sau numărul unui loc.
klepka-option-rows = Rândurile mesei, de la { $lowest } la { $highest }; rânduri ori coloane trebuie să cuprindă pachetul.
klepka-option-columns = Coloanele mesei, de la { $lowest } la { $highest }.
klepka-option-min_letters = Cel mai scurt cuvânt, de la { $lowest } la { $highest } litere.
klepka-option-proper_names = Se pot forma nume proprii.
klepka-option-abbreviations = Se pot forma abrevierile din lexicon.
klepka-option-family_words = Cuvinte pentru toți: cele vulgare sunt respinse.
klepka-option-double_for = Ce se dublează: one_colour, cuvintele de o culoare; slang_or_abbreviation, argoul sau abrevierile; both, oricare; none, nimic.
klepka-option-word_filter = Ce cuvinte contează: any, toate; nouns_nominative, substantive la nominativ singular; nouns_singular, substantive la singular; nouns, substantive; verbs, verbe; adjectives, adjective.
klepka-option-repeat_words = Ce cuvinte se pot repeta: any, oricare; not_own, nu cele proprii; none, niciunul.
klepka-option-unknown_words = Un cuvânt care nu e în lexicon: refuse, refuzat; vote, votează ceilalți.
klepka-option-flip_count = Câte perechi se deschid: words_plus_one, una în plus față de cuvinte; two_pairs, două; max_of_both, cea mai mare valoare.
klepka-option-match_scope = Ce se poate potrivi: pool, oricare două cărți deschise; nominated, doar cele două dintr-o pereche numită.
klepka-option-match_colour = O pereche trebuie să fie de o singură culoare.
klepka-option-prize_pair_bonus = Două cărți-premiu egale deschid încă o pereche.
klepka-option-polysemy_points = Literele înlocuite de polisemie: letter, contează; zero, nu.
klepka-option-polysemy_colour = Polisemia într-un cuvânt de o culoare: neutral, nu strică; breaks, strică.
klepka-option-hands = Cărțile adunate: open, la vedere; hidden, ascunse.
klepka-option-interrupts = Cărțile-premiu se joacă: anytime, oricând; between_turns, între ture.

## De ce s-a încheiat jocul

klepka-reason-slava_ukraini = «Слава Україні» câștigă pe loc.
klepka-reason-all_passed = Toți au pasat.
klepka-reason-no_words = Nu se mai poate forma niciun cuvânt.

## Mutările, așa cum se pot scrie

klepka-verb-word = cuvânt, c
klepka-verb-done = gata
klepka-verb-flip = deschide, deschid, d
klepka-verb-stop = ajunge
klepka-verb-exchange = schimbă, schimb
klepka-verb-chaos = haos
klepka-verb-pass = pas
klepka-verb-yes = da
klepka-verb-no = nu

klepka-help-word = Formează un cuvânt din cărțile tale: { $example }
klepka-help-done = Încheie cuvintele: { $example }
klepka-help-flip = Deschide cărți după locurile lor: { $example }
klepka-help-stop = Nu mai deschide: { $example }
klepka-help-exchange = Schimbă o carte: ce dai, cu cine, ce iei: { $example }
klepka-help-chaos = Amestecă masa: { $example }
klepka-help-pass = Nu mai forma cuvinte: { $example }
klepka-help-yes = Acceptă cuvântul: { $example }
klepka-help-no = Respinge cuvântul: { $example }

## Cum se numesc cărțile

klepka-name-blue = { $letter } albastră
klepka-name-yellow = { $letter } galbenă
klepka-name-polysemy = polisemie
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
    [one] { $count } carte e în afara jocului.
    [few] { $count } cărți sunt în afara jocului.
   *[other] { $count } de cărți sunt în afara jocului.
}
klepka-row = { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = De la { NUMBER($first, useGrouping: 0) } la { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = { $word }: la vot; propune { $name }
klepka-hand = Mâna: { $cards }
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
    [one] { $word }: nu există; s-a format { $count } cuvânt.
    [few] { $word }: nu există; s-au format { $count } cuvinte.
   *[other] { $word }: nu există; s-au format { $count } de cuvinte.
}
klepka-spell = { $letters }
klepka-spell-which = Ce cuvânt? Spune numărul lui sau cuvântul însuși.
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
klepka-card-polysemy = { $card } polisemie: o literă dintr-un cuvânt; în pachet { $count }
klepka-card-exchange = { $card } schimb: schimbă două cărți; în pachet { $count }
klepka-card-chaos = { $card } haos: amestecă masa; în pachet { $count }
klepka-card-none = { $card }: nu există o astfel de carte. Spune o literă, * ~ sau #.
klepka-wait = Acum nu ai nimic de făcut.
klepka-prizes = Oricând: { $cards }
klepka-prizes-between-turns = Cât timp tura nu a început: { $cards }
klepka-now-words = Formează cuvinte, apoi: gata.
klepka-now-flip = { $count ->
    [one] Deschide { $count } carte.
    [few] Deschide { $count } cărți.
   *[other] Deschide { $count } de cărți.
}
klepka-now-bonus = { $count ->
    [one] Poți deschide încă { $count } pereche: deschide sau ajunge.
    [few] Poți deschide încă { $count } perechi: deschide sau ajunge.
   *[other] Poți deschide încă { $count } de perechi: deschide sau ajunge.
}
klepka-now-bonus-card = Poți deschide ultima carte: deschide sau ajunge.
klepka-now-vote = { $word }: contează? da sau nu.
klepka-now-last-words = Ultimele cuvinte: formează sau pas.
klepka-now-more-words = Ultimele cuvinte: formează altele, apoi: gata.

## Ce s-a întâmplat

klepka-event-dealt = { $count ->
    [one] { $count } carte e cu fața în jos. Începe: { $first }
    [few] { $count } cărți sunt cu fața în jos. Începe: { $first }
   *[other] { $count } de cărți sunt cu fața în jos. Începe: { $first }
}
klepka-word-with-polysemies = { $count ->
    [one] { $word } (polisemie pentru { $letters })
   *[other] { $word } (polisemii pentru { $letters })
}
klepka-event-word = { $points ->
    [one] { $name }: { $word }, { $points } punct; în total { $score }
    [few] { $name }: { $word }, { $points } puncte; în total { $score }
   *[other] { $name }: { $word }, { $points } de puncte; în total { $score }
}
klepka-event-word-doubled = { $points ->
    [one] { $name }: { $word }, dublat, { $points } punct; în total { $score }
    [few] { $name }: { $word }, dublat, { $points } puncte; în total { $score }
   *[other] { $name }: { $word }, dublat, { $points } de puncte; în total { $score }
}
klepka-event-phrase = { $name }: { $word }! Cu { $score } pe foaie, victorie pe loc.
klepka-event-proposed = { $name }: { $word }? Nu e în lexicon; votați da sau nu.
klepka-event-voted-yes = { $name }: da
klepka-event-voted-no = { $name }: nu
klepka-event-refused = { $name }: { $word } nu contează; cărțile revin
klepka-event-done = { $count ->
    [0] { $name }: gata
    [one] { $name }: gata; de deschis { $count } pereche
    [few] { $name }: gata; de deschis { $count } perechi
   *[other] { $name }: gata; de deschis { $count } de perechi
}
klepka-event-opened = { $name }, cărți deschise: { $cards }
klepka-event-taken = { $name }, cărți luate: { $cards }
klepka-event-taken-none = Nimic nu se potrivește.
klepka-event-stopped = { $name }: ajunge
klepka-event-exchanged = { $name }, carte dată: { $give }; carte luată: { $take }; cealaltă parte: { $other }
klepka-event-chaos = { $name }: haos!
klepka-event-shuffled = { $count ->
    [one] S-a amestecat { $count } carte.
    [few] S-au amestecat { $count } cărți.
   *[other] S-au amestecat { $count } de cărți.
}
klepka-event-passed = { $name }: pas
klepka-event-turn = La rând: { $name }
klepka-event-table_empty = Masa e goală: ultimele cuvinte.
klepka-event-counted = { $count ->
    [0] { $name }: nicio carte rămasă, în total { $score }
    [one] { $name }: a rămas { $count } carte, în total { $score }
    [few] { $name }: au rămas { $count } cărți, în total { $score }
   *[other] { $name }: au rămas { $count } de cărți, în total { $score }
}

## Refuzuri

klepka-bad-verb = „{ $text }” nu este o mutare. Mutări: cuvânt, gata, deschide, ajunge, schimbă, haos, pas, da, nu.
klepka-bad-alone = „{ $rest }” este în plus: mutarea aceasta se scrie cu un singur cuvânt.
klepka-bad-word = Un cuvânt se scrie: cuvânt ВОДА, sau cu cărțile lui: cuvânt ВОДА [Вb Оb Дb Аb]
klepka-bad-letters = „{ $word }”: un cuvânt are majusculele alfabetului.
klepka-bad-phrase = Câte un cuvânt; doar СЛАВА УКРАЇНІ are două.
klepka-bad-cards = { $word } nu se face din { $cards }. O carte pentru o literă; *О e o polisemie pentru toți О rămași.
klepka-bad-card = „{ $card }” nu este o carte din acest pachet. Cărți: Оb, Оy, * ~ #; într-un cuvânt *О.
klepka-bad-place = „{ $place }” nu este un loc. Locurile sunt de la A1 la { $last }.
klepka-bad-place-twice = { $place } este numit de două ori.
klepka-bad-exchange = Un schimb numește cartea dată, numărul jucătorului și cartea luată: schimbă Ьb 0 Щb
klepka-bad-exchange-hidden = Cu mâini ascunse, un schimb numește cartea dată și numărul jucătorului: schimbă Ьb 0
klepka-bad-draw = Aceasta nu este o tragere din acest pachet.

klepka-refusal-hyphen = { $word }: cuvintele cu cratimă nu contează.
klepka-refusal-name = { $word }: nume propriu; la această masă nu se formează.
klepka-refusal-abbreviation = { $word }: abreviere; la această masă nu se formează.
klepka-refusal-no-reading = { $word }: gramatica acestui cuvânt nu este cunoscută, așa că filtrul acestei mese nu îl primește.
klepka-refusal-filter-nouns_nominative = { $word }: aici contează doar substantivele la nominativ singular.
klepka-refusal-filter-nouns_singular = { $word }: aici contează doar substantivele la singular.
klepka-refusal-filter-nouns = { $word }: aici contează doar substantivele.
klepka-refusal-filter-verbs = { $word }: aici contează doar verbele.
klepka-refusal-filter-adjectives = { $word }: aici contează doar adjectivele.
klepka-refusal-letters = Îți lipsesc cărți pentru: { $letters }.
klepka-refusal-no-letter-card = Într-un cuvânt trebuie să fie cel puțin o carte cu literă a ta.
klepka-refusal-gap = { $place }: acolo nu este nicio carte.
klepka-refusal-number = { $due ->
    [one] Trebuie deschisă { $due } carte, nu { $named }.
    [few] Trebuie deschise { $due } cărți, nu { $named }.
   *[other] Trebuie deschise { $due } de cărți, nu { $named }.
}
klepka-refusal-between-turns = Aici cărțile-premiu se joacă doar până când cel la rând face ceva.
klepka-refusal-phase-words = Acum se formează cuvinte; gata le încheie.
klepka-refusal-phase-flip = Acum se deschid cărți.
klepka-refusal-phase-bonus = Acum se mai poate deschide o pereche: deschide sau ajunge.
klepka-refusal-phase-vote = Acum se votează un cuvânt: da sau nu.
klepka-refusal-phase-last_words = Sunt ultimele cuvinte: formează; tura se încheie cu „gata” sau, fără niciun cuvânt, cu „pas”.
klepka-refusal-no-vote = Acum nu ai de votat.
klepka-refusal-nothing-to-shuffle = Pe masă nu e nicio carte de amestecat.
klepka-refusal-oneself = Schimbul se face cu alt jucător.
klepka-refusal-no-seat = Nu există jucător cu numărul { NUMBER($seat, useGrouping: 0) }; numerele sunt de la 0 la { $highest }.
klepka-refusal-empty-hand = Acel jucător nu are cărți.
klepka-refusal-not-theirs = Acel jucător nu are cartea aceasta: { $card }.

klepka-layout = Masa cu { NUMBER($places, useGrouping: 0) } locuri nu cuprinde pachetul; numărul cărților: { $cards }.
klepka-no-tags = Această opțiune cere etichete gramaticale, iar pentru cuvintele acestei mese nu există.
klepka-pack-letters = „letters” leagă majusculele alfabetului de cărțile lor.
klepka-pack-empty = Un pachet de Klepka are litere.
klepka-pack-odd = { $letter }: fiecare literă trebuie să apară de un număr par de ori în fiecare culoare.
klepka-position-begun = „begun” este true sau false și se potrivește cu faza și cu „made”.
klepka-position-card = „{ $where }”: „{ $card }” nu este o carte din acest pachet.
klepka-position-too-many = Cărți { $card } aici: { $count }; în pachet: { $most }.
klepka-position-words = „words” are pentru fiecare loc o listă de cuvinte, fiecare cu punctele lui.
klepka-position-vote = „vote” are un cuvânt, cărțile care îl formează și voturile celor cu drept de vot, la o masă care votează.
klepka-position-odd = Litera { $letter } e pe masă de { $count } ori; fiecare literă e acolo de un număr par de ori.
klepka-position-reason-phase = „reason” nu se potrivește cu faza.
klepka-position-reason-untrue = „reason”: jocul nu se putea încheia așa.
klepka-position-vote-phase = „vote” nu se potrivește cu faza.
klepka-position-last-words = Ultimele cuvinte încep când masa e goală, nu mai devreme.
klepka-position-passes = „passes” nu se potrivește cu faza.

## Ce ar aduce ciorna

klepka-preview-wins = Câștigă pe loc.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = o singură culoare: dublu
klepka-preview-twice-kind = argou sau abreviere: dublu
