### Ce spune fiecare joc: nume, scoruri, cine e la rând și de ce ceva nu se poate.

you = Tu
seat = Locul { NUMBER($number, useGrouping: 0) }
list = { $head } și { $last }
list-empty = niciunul

score = { $name }: { $points }
whose-you = E rândul tău.
whose-other = La rând: { $names }.
whose-over = Partida s-a încheiat.
result-none = Partida nu s-a încheiat încă.
result-winner = Victorie: { $names }.
result-winners = Victorie la egalitate: { $names }.

say-unknown = Aici nu poți întreba despre „{ $what }”. Poți întreba despre: { $topics }.
say-count = „{ $argument }” nu este un număr de mutări. De exemplu: „istoric 5”.

## Refuzuri

request-no-object = Acest rând nu este un obiect JSON.
request-unreadable = Cererea nu poate fi citită: { $detail }.
request-needs-seat = Doar un jucător așezat la masă poate cere asta.
request-unknown = Nu există cererea „{ $request }”. Cereri: { $requests }.
request-too-long = O cerere poate avea cel mult 1 MiB.
request-too-deep = O cerere poate avea cel mult { $deepest } de niveluri imbricate.
reply-too-long = Răspunsul ar depăși 1 MiB. Cere mai puține date.
tables-too-many = { $most ->
    [one] E deja deschisă o masă. Închide-o mai întâi.
    [few] Sunt deja deschise { $most } mese. Închide una mai întâi.
   *[other] Sunt deja deschise { $most } de mese. Închide una mai întâi.
}
seat-not-there = La această masă nu există locul { NUMBER($seat, useGrouping: 0) }; locurile sunt de la 1 la { $highest }.
move-too-long = { $longest ->
    [one] O mutare poate avea cel mult { $longest } caracter.
    [few] O mutare poate avea cel mult { $longest } caractere.
   *[other] O mutare poate avea cel mult { $longest } de caractere.
}
level-unknown = Nu există un bot de nivelul „{ $level }”. Niveluri: { $levels }.
table-refusal-vulgar = { $word }: cuvintele vulgare nu sunt permise la această masă.

option-unknown = Nu există opțiunea „{ $option }”. Opțiuni: { $names }.
option-not-switch = „{ $option }” trebuie să fie „true” sau „false”, nu „{ $value }”.
option-not-choice = „{ $option }” nu poate fi „{ $value }”. Alege: { $choices }.
option-not-text = { $longest ->
    [one] „{ $option }” trebuie să fie un text de cel mult un caracter.
    [few] „{ $option }” trebuie să fie un text de cel mult { $longest } caractere.
   *[other] „{ $option }” trebuie să fie un text de cel mult { $longest } de caractere.
}
option-not-number = „{ $option }” nu poate fi „{ $value }”. Scrie un număr întreg de la { NUMBER($lowest, useGrouping: 0) } la { NUMBER($highest, useGrouping: 0) }.

position-key = O poziție a acestui joc nu are cheia „{ $position_key }”.
position-seats = „{ $hands }” trebuie să fie o listă cu câte un element pentru fiecare loc; numărul locurilor trebuie să fie între { $lowest } și { $highest }.
position-disagrees = „{ $position_key }” nu se potrivește cu restul poziției.

record-unreadable = Aceasta nu este înregistrarea unei partide: { $detail }.
record-version = Această înregistrare nu este în versiunea { $version } a formatului.
record-seed-shape = În înregistrare, sămânța amestecării trebuie să aibă 64 de cifre hexazecimale.
record-commitment = Sămânța amestecării nu corespunde sigiliului anunțat înainte de partidă.
record-line = Rândul { NUMBER($line, useGrouping: 0) } al înregistrării, „{ $move }”, nu se potrivește: { $why }
record-chance = aici ordinea tragerilor și a mutărilor este alta.
record-seed = din sămânța amestecării rezultă alte cărți.
record-seat = acest loc nu există.
record-ends-early = Înregistrarea se termină înainte de ultima împărțire.
record-result = „{ $part }” din înregistrare nu rezultă din mutări.
record-format = Partidele acestui joc nu se pot salva în formatul „{ $format }”. Formate posibile: { $formats }.

refusal-unknown-game = Nu există jocul „{ $game }”. Jocuri disponibile: { $games }.
refusal-unknown-table = Nu există masa „{ $table }”.
refusal-bad-seats = La acest joc, numărul de jucători trebuie să fie între { $lowest } și { $highest }, nu { NUMBER($seats, useGrouping: 0) }.
refusal-not-your-turn = Nu e rândul tău.
refusal-wrong-phase = Nu poți face asta acum.
refusal-game-over = Partida s-a încheiat.
refusal-no-clock = Această masă nu are ceas.
refusal-not-yours = Nu ai { $cards }.
refusal-not-a-word = { $word }: nu e în dicționar.
refusal-not-a-word-near = { $count ->
    [one] { $word }: nu e în dicționar, dar { $near } este.
   *[other] { $word }: nu e în dicționar, dar { $near } sunt.
}
refusal-word-not-allowed = { $word }: cuvântul nu e permis la această masă.
refusal-word-repeated = { $word }: cuvântul s-a jucat deja.
refusal-too-short = { $shortest ->
    [one] { $word }: prea scurt; un cuvânt trebuie să aibă cel puțin { $shortest } literă.
    [few] { $word }: prea scurt; un cuvânt trebuie să aibă cel puțin { $shortest } litere.
   *[other] { $word }: prea scurt; un cuvânt trebuie să aibă cel puțin { $shortest } de litere.
}

## Poziții și pachete imposibile

json-number = „{ $where }” trebuie să fie un număr întreg de la { NUMBER($lowest, useGrouping: 0) } la { NUMBER($highest, useGrouping: 0) }.
json-switch = „{ $where }” trebuie să fie „true” sau „false”.
json-choice = „{ $where }” trebuie să fie una dintre valorile: { $choices }.
json-choice-or-null = „{ $where }” trebuie să fie „null” sau una dintre valorile: { $choices }.
json-list = „{ $where }” trebuie să fie o listă.
json-as-many = { $count ->
    [one] „{ $where }” trebuie să fie o listă cu un element.
    [few] „{ $where }” trebuie să fie o listă cu { $count } elemente.
   *[other] „{ $where }” trebuie să fie o listă cu { $count } de elemente.
}
json-object = „{ $where }” trebuie să fie un obiect JSON.
json-key-missing = Din „{ $where }” lipsește cheia „{ $entry }”.
json-key-unknown = „{ $where }” are o cheie necunoscută: „{ $entry }”. Chei posibile: { $entries }.

## O mutare recomandată

move-notation = { $move }
move-worth = { $unit ->
    [tokens] { $points ->
        [one] { $move }, o literă
        [few] { $move }, { $points } litere
       *[other] { $move }, { $points } de litere
    }
    [rounds] { $move } și câștigă runda
   *[points] { $points ->
        [one] { $move }, un punct
        [few] { $move }, { $points } puncte
       *[other] { $move }, { $points } de puncte
    }
}
