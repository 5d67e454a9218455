### Klepka: szukaj par liter, układaj słowa.

klepka-title = Klepka
klepka-tagline = Dywan ukrytych liter: znajduj pary, układaj słowa.

## Opcje

klepka-option-first_seat = Kto zaczyna: random (los) albo numer miejsca.
klepka-option-rows = Rzędy stołu, od { $lowest } do { $highest }; rzędy razy kolumny muszą pomieścić talię.
klepka-option-columns = Kolumny stołu, od { $lowest } do { $highest }.
klepka-option-min_letters = Najkrótsze słowo, od { $lowest } do { $highest } liter.
klepka-option-proper_names = Można układać nazwy własne.
klepka-option-abbreviations = Można układać skróty ze słownika.
klepka-option-family_words = Słowa dla wszystkich: wulgarne są odrzucane.
klepka-option-double_for = Co liczy się podwójnie: one_colour, słowa jednego koloru; slang_or_abbreviation, slang lub skróty; both, jedno lub drugie; none, nic.
klepka-option-word_filter = Które słowa się liczą: any, wszystkie; nouns_nominative, rzeczowniki w mianowniku liczby pojedynczej; nouns_singular, rzeczowniki w liczbie pojedynczej; nouns, rzeczowniki; verbs, czasowniki; adjectives, przymiotniki.
klepka-option-repeat_words = Które słowa można powtarzać: any, dowolne; not_own, nie własne; none, żadnych.
klepka-option-unknown_words = Słowo spoza słownika: refuse, odmowa; vote, głosują pozostali.
klepka-option-flip_count = Ile par odkrywać: words_plus_one, o jedną więcej niż słów; two_pairs, dwie; max_of_both, więcej z tych dwóch.
klepka-option-match_scope = Co może pasować: pool, dowolne dwie odkryte karty; nominated, tylko dwie z nazwanej pary.
klepka-option-match_colour = Para musi być jednego koloru.
klepka-option-prize_pair_bonus = Dwie równe karty nagród odkrywają jeszcze jedną parę.
klepka-option-polysemy_points = Litery, które zastępuje polisemia: letter, liczą się; zero, nie.
klepka-option-polysemy_colour = Polisemia w słowie jednego koloru: neutral, nie szkodzi; breaks, psuje.
klepka-option-hands = Zebrane karty: open, jawne; hidden, ukryte.
klepka-option-interrupts = Karty nagród można grać: anytime, zawsze; between_turns, między turami.

## Dlaczego gra się skończyła

klepka-reason-slava_ukraini = «Слава Україні» wygrywa od razu.
klepka-reason-all_passed = Wszyscy spasowali.
klepka-reason-no_words = Żadnego słowa nie da się już ułożyć.

## Ruchy tak, jak można je wpisać

klepka-verb-word = słowo, ułóż, układam, s
klepka-verb-done = gotowe, koniec
klepka-verb-flip = odkryj, odkrywam, o
klepka-verb-stop = dość
klepka-verb-exchange = wymień, wymiana, wymieniam
klepka-verb-chaos = potasuj, tasuję
klepka-verb-pass = pas, pasuję
klepka-verb-yes = tak
klepka-verb-no = nie

klepka-help-word = Ułóż słowo ze swoich kart: { $example }
klepka-help-done = Zakończ słowa: { $example }
klepka-help-flip = Odkryj karty, podając miejsca: { $example }
klepka-help-stop = Nie odkrywaj więcej: { $example }
klepka-help-exchange = Wymień kartę: co dajesz, z kim, co bierzesz: { $example }
klepka-help-chaos = Potasuj stół: { $example }
klepka-help-pass = Nie układaj już słów: { $example }
klepka-help-yes = Zalicz słowo: { $example }
klepka-help-no = Odrzuć słowo: { $example }

## Jak się nazywają karty

klepka-name-blue = { $letter } niebieska
klepka-name-yellow = { $letter } żółta
klepka-name-polysemy = polisemia
klepka-name-exchange = wymiana
klepka-name-chaos = chaos
klepka-name-hidden = zakryta karta
klepka-card-at = { $at } { $card }

## Stół w słowach

klepka-cards-lie = { $count ->
    [0] Na stole nie ma kart.
    [one] Na stole leży { $count } karta.
    [few] Na stole leżą { $count } karty.
   *[many] Na stole leży { $count } kart.
}
klepka-cards-gone = { $count ->
    [one] Poza grą jest { $count } karta.
    [few] Poza grą są { $count } karty.
   *[many] Poza grą jest { $count } kart.
}
klepka-row = { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = Od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = { $word }: głosowanie; proponuje { $name }
klepka-hand = Ręka: { $cards }
klepka-hand-empty = Nie masz kart.
klepka-hand-size = { $count ->
    [0] { $name }: bez kart
    [one] { $name }: { $count } karta
    [few] { $name }: { $count } karty
   *[many] { $name }: { $count } kart
}
klepka-hand-of = { $name }: { $cards }
klepka-no-words = Nie ma jeszcze słów.
klepka-word = { $points ->
    [one] { $word }: { $points } punkt; { $name }, słowo { NUMBER($number, useGrouping: 0) }
    [few] { $word }: { $points } punkty; { $name }, słowo { NUMBER($number, useGrouping: 0) }
   *[many] { $word }: { $points } punktów; { $name }, słowo { NUMBER($number, useGrouping: 0) }
}
klepka-word-none = { $count ->
    [one] { $word }: nie ma takiego; ułożone jest { $count } słowo.
    [few] { $word }: nie ma takiego; ułożone są { $count } słowa.
   *[many] { $word }: nie ma takiego; ułożonych jest { $count } słów.
}
klepka-spell = { $letters }
klepka-spell-which = Które słowo? Podaj jego numer albo samo słowo.
klepka-card = { $points ->
    [one] { $letter }: { $points } punkt; niebieskie { $blue }, żółte { $yellow }
    [few] { $letter }: { $points } punkty; niebieskie { $blue }, żółte { $yellow }
   *[many] { $letter }: { $points } punktów; niebieskie { $blue }, żółte { $yellow }
}
klepka-cards-worth = { $points ->
    [one] { $points } punkt: { $letters }
    [few] { $points } punkty: { $letters }
   *[many] { $points } punktów: { $letters }
}
klepka-card-polysemy = { $card } polisemia: jedna litera w słowie; w talii { $count }
klepka-card-exchange = { $card } wymiana: zamienia dwie karty; w talii { $count }
klepka-card-chaos = { $card } chaos: tasuje stół; w talii { $count }
klepka-card-none = { $card }: nie ma takiej karty. Podaj literę, * ~ albo #.
klepka-wait = Teraz nic do zrobienia.
klepka-prizes = W każdej chwili: { $cards }
klepka-prizes-between-turns = Zanim zacznie się tura: { $cards }
klepka-now-words = Układaj słowa, a potem: gotowe.
klepka-now-flip = { $count ->
    [one] Odkryj { $count } kartę.
    [few] Odkryj { $count } karty.
   *[many] Odkryj { $count } kart.
}
klepka-now-bonus = { $count ->
    [one] Możesz odkryć jeszcze { $count } parę: odkryj albo dość.
    [few] Możesz odkryć jeszcze { $count } pary: odkryj albo dość.
   *[many] Możesz odkryć jeszcze { $count } par: odkryj albo dość.
}
klepka-now-bonus-card = Możesz odkryć ostatnią kartę: odkryj albo dość.
klepka-now-vote = { $word }: zaliczyć? tak albo nie.
klepka-now-last-words = Ostatnie słowa: układaj albo pas.
klepka-now-more-words = Ostatnie słowa: układaj dalej, a potem: gotowe.

## Co się stało

klepka-event-dealt = { $count ->
    [one] { $count } karta leży zakryta. Zaczyna: { $first }
    [few] { $count } karty leżą zakryte. Zaczyna: { $first }
   *[many] { $count } kart leży zakrytych. Zaczyna: { $first }
}
klepka-word-with-polysemies = { $count ->
    [one] { $word } (polisemia za { $letters })
   *[other] { $word } (polisemie za { $letters })
}
klepka-event-word = { $points ->
    [one] { $name }: { $word }, { $points } punkt; razem { $score }
    [few] { $name }: { $word }, { $points } punkty; razem { $score }
   *[many] { $name }: { $word }, { $points } punktów; razem { $score }
}
klepka-event-word-doubled = { $points ->
    [one] { $name }: { $word }, podwójnie, { $points } punkt; razem { $score }
    [few] { $name }: { $word }, podwójnie, { $points } punkty; razem { $score }
   *[many] { $name }: { $word }, podwójnie, { $points } punktów; razem { $score }
}
klepka-event-phrase = { $name }: { $word }! Na arkuszu { $score }, a wygrana od razu.
klepka-event-proposed = { $name }: { $word }? Nie ma w słowniku; głosujcie tak albo nie.
klepka-event-voted-yes = { $name }: tak
klepka-event-voted-no = { $name }: nie
klepka-event-refused = { $name }: { $word } nie zaliczone; karty wracają
klepka-event-done = { $count ->
    [0] { $name }: gotowe
    [one] { $name }: gotowe; do odkrycia { $count } para
    [few] { $name }: gotowe; do odkrycia { $count } pary
   *[many] { $name }: gotowe; do odkrycia { $count } par
}
klepka-event-opened = { $name }, odkryte karty: { $cards }
klepka-event-taken = { $name }, zabrane karty: { $cards }
klepka-event-taken-none = Nic nie pasuje.
klepka-event-stopped = { $name }: dość
klepka-event-exchanged = { $name }, oddana karta: { $give }; wzięta: { $take }; druga strona: { $other }
klepka-event-chaos = { $name }: chaos!
klepka-event-shuffled = { $count ->
    [one] Potasowana { $count } karta.
    [few] Potasowane { $count } karty.
   *[many] Potasowanych { $count } kart.
}
klepka-event-passed = { $name }: pas
klepka-event-turn = Tura: { $name }
klepka-event-table_empty = Stół jest pusty: ostatnie słowa.
klepka-event-counted = { $count ->
    [0] { $name }: bez kart, razem { $score }
    [one] { $name }: została { $count } karta, razem { $score }
    [few] { $name }: zostały { $count } karty, razem { $score }
   *[many] { $name }: zostało { $count } kart, razem { $score }
}

## Odmowy

klepka-bad-verb = „{ $text }” to nie ruch. Ruchy: słowo, gotowe, odkryj, dość, wymień, potasuj, pas, tak, nie.
klepka-bad-alone = „{ $rest }” jest zbędne: ten ruch to jedno słowo.
klepka-bad-word = Słowo zapisuje się: słowo ВОДА, albo z kartami: słowo ВОДА [Вb Оb Дb Аb]
klepka-bad-letters = „{ $word }”: słowo to wielkie litery alfabetu.
klepka-bad-phrase = Po jednym słowie; tylko СЛАВА УКРАЇНІ to dwa.
klepka-bad-cards = { $word } nie składa się z: { $cards }. Jedna karta na literę; *О to polisemia za wszystkie pozostałe О.
klepka-bad-card = „{ $card }” to nie karta tej talii. Karty: Оb, Оy, * ~ #; w słowie *О.
klepka-bad-place = „{ $place }” to nie miejsce. Miejsca: od A1 do { $last }.
klepka-bad-place-twice = { $place } jest podane dwa razy.
klepka-bad-exchange = Wymiana to twoja karta, numer gracza i cudza karta: wymień Ьb 0 Щb
klepka-bad-exchange-hidden = Przy ukrytych kartach wymiana to twoja karta i numer gracza: wymień Ьb 0
klepka-bad-draw = To nie jest losowanie z tej talii.

klepka-refusal-hyphen = { $word }: słowa z łącznikiem się nie liczą.
klepka-refusal-name = { $word }: nazwa własna; przy tym stole się ich nie układa.
klepka-refusal-abbreviation = { $word }: skrót; przy tym stole się ich nie układa.
klepka-refusal-no-reading = { $word }: gramatyka tego słowa nie jest znana, więc filtr tego stołu go nie dopuszcza.
klepka-refusal-filter-nouns_nominative = { $word }: tu liczą się tylko rzeczowniki w mianowniku liczby pojedynczej.
klepka-refusal-filter-nouns_singular = { $word }: tu liczą się tylko rzeczowniki w liczbie pojedynczej.
klepka-refusal-filter-nouns = { $word }: tu liczą się tylko rzeczowniki.
klepka-refusal-filter-verbs = { $word }: tu liczą się tylko czasowniki.
klepka-refusal-filter-adjectives = { $word }: tu liczą się tylko przymiotniki.
klepka-refusal-letters = Brakuje kart na: { $letters }.
klepka-refusal-no-letter-card = W słowie musi być choć jedna twoja karta z literą.
klepka-refusal-gap = { $place }: nie leży tam karta.
klepka-refusal-number = { $due ->
    [one] Trzeba odkryć { $due } kartę, a nie { $named }.
    [few] Trzeba odkryć { $due } karty, a nie { $named }.
   *[many] Trzeba odkryć { $due } kart, a nie { $named }.
}
klepka-refusal-between-turns = Karty nagród gra się tu tylko, póki osoba, której tura trwa, nic jeszcze nie zrobiła.
klepka-refusal-phase-words = Teraz układa się słowa; kończy je gotowe.
klepka-refusal-phase-flip = Teraz odkrywa się karty.
klepka-refusal-phase-bonus = Teraz można odkryć jeszcze parę: odkryj albo dość.
klepka-refusal-phase-vote = Teraz głosuje się nad słowem: tak albo nie.
klepka-refusal-phase-last_words = To ostatnie słowa: układaj; turę kończy „gotowe”, a bez żadnego słowa „pas”.
klepka-refusal-no-vote = Nie masz teraz głosu.
klepka-refusal-nothing-to-shuffle = Na stole nie ma kart do tasowania.
klepka-refusal-oneself = Wymienia się z kimś innym.
klepka-refusal-no-seat = Nie ma gracza o numerze { NUMBER($seat, useGrouping: 0) }; numery są od 0 do { $highest }.
klepka-refusal-empty-hand = Tamta osoba nie ma kart.
klepka-refusal-not-theirs = Tamta osoba nie ma takiej karty: { $card }.

klepka-layout = { NUMBER($places, useGrouping: 0) } miejsc nie mieści talii; liczba kart: { $cards }.
klepka-no-tags = Ta opcja wymaga znaczników gramatycznych, a dla słów tego stołu ich nie ma.
klepka-pack-letters = „letters” przypisuje wielkim literom alfabetu ich karty.
klepka-pack-empty = Talia „Klepki” musi mieć litery.
klepka-pack-odd = { $letter }: każdej litery w każdym kolorze musi być parzyście wiele.
klepka-position-begun = „begun” to true albo false i pasuje do fazy oraz do „made”.
klepka-position-card = „{ $where }”: „{ $card }” to nie karta tej talii.
klepka-position-too-many = Kart { $card } jest tu { $count }; w talii jest ich { $most }.
klepka-position-words = „words” ma dla każdego miejsca listę słów, każde z punktami.
klepka-position-vote = „vote” ma słowo, karty, które je tworzą, i głosy uprawnionych, przy stole, który głosuje.
klepka-position-odd = Liter { $letter } leży na stole { $count }; każda litera leży tam parzyście wiele razy.
klepka-position-reason-phase = „reason” nie pasuje do fazy.
klepka-position-reason-untrue = „reason”: gra nie mogła się tak skończyć.
klepka-position-vote-phase = „vote” nie pasuje do fazy.
klepka-position-last-words = Ostatnie słowa zaczynają się, gdy stół jest pusty, i nie wcześniej.
klepka-position-passes = „passes” nie pasuje do fazy.

## Co przyniósłby szkic

klepka-preview-wins = Wygrywa od razu.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = jeden kolor: podwójnie
klepka-preview-twice-kind = slang lub skrót: podwójnie
