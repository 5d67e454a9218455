### Klepka: szukaj par liter, układaj słowa.

klepka-title = Klepka
klepka-tagline = Znajduj pary wśród zakrytych liter i układaj z nich słowa.

## Opcje

klepka-option-first_seat = Kto zaczyna: „random” (decyduje los) albo numer miejsca.
klepka-option-rows = Liczba rzędów na stole, od { $lowest } do { $highest }; w rzędach i kolumnach musi się zmieścić cała talia.
klepka-option-columns = Liczba kolumn na stole, od { $lowest } do { $highest }.
klepka-option-min_letters = Najmniejsza liczba liter w słowie, od { $lowest } do { $highest }.
klepka-option-proper_names = Można układać nazwy własne.
klepka-option-abbreviations = Można układać skróty ze słownika.
klepka-option-family_words = Słowa wulgarne są odrzucane.
klepka-option-double_for = Co liczy się podwójnie: „one_colour” – słowa w jednym kolorze; „slang_or_abbreviation” – slang i skróty; „both” – jedno i drugie; „none” – nic.
klepka-option-word_filter = Które słowa się liczą: „any” – wszystkie; „nouns_nominative” – rzeczowniki w mianowniku liczby pojedynczej; „nouns_singular” – rzeczowniki w liczbie pojedynczej; „nouns” – rzeczowniki; „verbs” – czasowniki; „adjectives” – przymiotniki.
klepka-option-repeat_words = Które słowa można powtarzać: „any” – wszystkie; „not_own” – wszystkie oprócz własnych; „none” – żadne.
klepka-option-unknown_words = Słowo spoza słownika: „refuse” – jest odrzucane; „vote” – głosują nad nim pozostali.
klepka-option-flip_count = Ile par odkrywać: „words_plus_one” – o jedną więcej niż ułożonych słów; „two_pairs” – dwie; „max_of_both” – większa z tych liczb.
klepka-option-match_scope = Co tworzy parę: „pool” – dowolne dwie odkryte karty; „nominated” – tylko karty z podanej pary.
klepka-option-match_colour = Obie litery pary muszą być w tym samym kolorze.
klepka-option-prize_pair_bonus = Dwie takie same karty nagród pozwalają odkryć jeszcze jedną parę.
klepka-option-polysemy_points = Punkty za literę, którą zastępuje polisemia: „letter” – zwykłe; „zero” – żadne.
klepka-option-polysemy_colour = Polisemia w słowie jednokolorowym: „neutral” – słowo pozostaje jednokolorowe; „breaks” – przestaje takie być.
klepka-option-hands = Zebrane karty: „open” – widzą je wszyscy; „hidden” – są ukryte.
klepka-option-interrupts = Karty nagród można zagrywać: „anytime” – w każdej chwili; „between_turns” – między turami.
klepka-option-notes = Można pytać, które karty na stole było już widać (polecenie „pamiętam A1”).

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
klepka-help-done = Zakończ układanie słów: { $example }
klepka-help-flip = Odkryj karty, podając miejsca: { $example }
klepka-help-stop = Nie odkrywaj więcej: { $example }
klepka-help-exchange = Wymień kartę: co dajesz, z kim, co bierzesz: { $example }
klepka-help-chaos = Potasuj karty na stole: { $example }
klepka-help-pass = Zrezygnuj z układania słów: { $example }
klepka-help-yes = Zalicz słowo: { $example }
klepka-help-no = Odrzuć słowo: { $example }

## Jak się nazywają karty

klepka-name-blue = { $letter } niebieska
klepka-name-yellow = { $letter } żółta
klepka-name-polysemy = polisemia
klepka-find-as-polysemy = joker
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
    [0] Poza grą nie ma kart.
    [one] Poza grą jest { $count } karta.
    [few] Poza grą są { $count } karty.
   *[many] Poza grą jest { $count } kart.
}
klepka-row = Rząd { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = Rzędy od { NUMBER($first, useGrouping: 0) } do { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = { $word }: trwa głosowanie; propozycja: { $name }
klepka-hand = Ręka: { $cards }
klepka-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }
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
    [0] Nie ma słowa „{ $word }”. Na razie nie ma żadnych słów.
    [one] Nie ma słowa „{ $word }”. Na razie jest { $count } słowo.
    [few] Nie ma słowa „{ $word }”. Na razie są { $count } słowa.
   *[many] Nie ma słowa „{ $word }”. Na razie jest { $count } słów.
}
klepka-spell = { $letters }
klepka-spell-which = Które słowo? Podaj jego numer albo samo słowo.
klepka-card = { $points ->
    [one] { $letter }: { $points } punkt; karty niebieskie: { $blue }, żółte: { $yellow }
    [few] { $letter }: { $points } punkty; karty niebieskie: { $blue }, żółte: { $yellow }
   *[many] { $letter }: { $points } punktów; karty niebieskie: { $blue }, żółte: { $yellow }
}
klepka-cards-worth = { $points ->
    [one] { $points } punkt: { $letters }
    [few] { $points } punkty: { $letters }
   *[many] { $points } punktów: { $letters }
}
klepka-card-polysemy = { $card } polisemia: zastępuje w słowie jedną dowolną literę; liczba w talii: { $count }
klepka-card-exchange = { $card } wymiana: pozwala wymienić się kartą z innym graczem; liczba w talii: { $count }
klepka-card-chaos = { $card } chaos: tasuje karty na stole; liczba w talii: { $count }
klepka-card-none = Nie ma karty „{ $card }”. Wpisz literę albo znak „*”, „~” lub „#”.
klepka-wait = Teraz nie możesz nic zrobić.
klepka-prizes = W każdej chwili możesz zagrać: { $cards }
klepka-prizes-between-turns = Zanim zacznie się tura, możesz zagrać: { $cards }
klepka-now-words = Układaj słowa, a potem wpisz „gotowe”.
klepka-now-flip = { $count ->
    [one] Odkryj { $count } kartę.
    [few] Odkryj { $count } karty.
   *[many] Odkryj { $count } kart.
}
klepka-now-bonus = { $count ->
    [one] Możesz odkryć jeszcze { $count } parę: wpisz „odkryj” albo „dość”.
    [few] Możesz odkryć jeszcze { $count } pary: wpisz „odkryj” albo „dość”.
   *[many] Możesz odkryć jeszcze { $count } par: wpisz „odkryj” albo „dość”.
}
klepka-now-bonus-card = Możesz odkryć ostatnią kartę: wpisz „odkryj” albo „dość”.
klepka-now-vote = Czy zaliczyć słowo { $word }? Wpisz „tak” albo „nie”.
klepka-now-last-words = Ostatnie słowa: układaj je albo wpisz „pas”.
klepka-now-more-words = Ostatnie słowa: układaj kolejne albo wpisz „gotowe”.

## Co się stało

klepka-event-dealt = { $count ->
    [one] { $count } karta leży zakryta. Pierwsza tura: { $first }
    [few] { $count } karty leżą zakryte. Pierwsza tura: { $first }
   *[many] { $count } kart leży zakrytych. Pierwsza tura: { $first }
}
klepka-word-with-polysemies = { $count ->
    [one] { $word } (polisemia za { $letters })
   *[other] { $word } (polisemie za { $letters })
}
klepka-event-word = { $name-is ->
    [you] Układasz
   *[other] { $name } układa
} { $word }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, razem { $score }
klepka-event-word-doubled = { $name-is ->
    [you] Układasz
   *[other] { $name } układa
} { $word }: podwójnie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, razem { $score }
klepka-event-phrase = { $name-is ->
    [you] Układasz { $word } i wygrywasz od razu! Twoje punkty: { $score }
   *[other] { $name } układa { $word } i wygrywa od razu! Punkty: { $score }
}
klepka-event-proposed = { $name-is ->
    [you] Proponujesz słowo { $word }. Nie ma go w słowniku, więc głosują pozostali.
   *[other] { $name } proponuje słowo { $word }. Nie ma go w słowniku: głosuj „tak” albo „nie”.
}
klepka-event-voted-yes = { $name-is ->
    [you] Głosujesz „tak”
   *[other] { $name } głosuje „tak”
}
klepka-event-voted-no = { $name-is ->
    [you] Głosujesz „nie”
   *[other] { $name } głosuje „nie”
}
klepka-event-refused = { $name-is ->
    [you] Słowo { $word } się nie liczy; karty wracają do ciebie
   *[other] Słowo { $word } się nie liczy; { $name } dostaje karty z powrotem
}
klepka-event-done = { $name-is ->
    [you] Kończysz układanie słów
   *[other] { $name } kończy układanie słów
}{ $count ->
    [0] {""}
    [one] ; do odkrycia { $count } para
    [few] ; do odkrycia { $count } pary
   *[many] ; do odkrycia { $count } par
}
klepka-event-opened = { $name-is ->
    [you] Odkrywasz: { $cards }
   *[other] { $name } odkrywa: { $cards }
}
klepka-event-taken = { $name-is ->
    [you] Zabierasz: { $cards }
   *[other] { $name } zabiera: { $cards }
}
klepka-event-taken-none = Nie ma pary.
klepka-event-stopped = { $name-is ->
    [you] Nie odkrywasz więcej kart
   *[other] { $name } nie odkrywa więcej kart
}
klepka-event-exchanged = { $name-is ->
    [you] Oddajesz kartę: { $give }; bierzesz: { $take } ({ $other })
   *[other] { $name } oddaje kartę: { $give }; bierze: { $take } ({ $other })
}
klepka-event-chaos = { $name-is ->
    [you] Zagrywasz chaos!
   *[other] { $name } zagrywa chaos!
}
klepka-event-shuffled = { $count ->
    [one] Potasowano { $count } kartę.
    [few] Potasowano { $count } karty.
   *[many] Potasowano { $count } kart.
}
klepka-event-passed = { $name-is ->
    [you] Pasujesz
   *[other] { $name } pasuje
}
klepka-event-turn = { $name-is ->
    [you] Twoja tura
   *[other] Tura: { $name }
}
klepka-event-table_empty = Stół jest pusty. Ostatnie słowa!
klepka-event-counted = { $count ->
    [0] { $name }: bez kart; wynik: { $score }
    [one] { $name }: została { $count } karta; wynik: { $score }
    [few] { $name }: zostały { $count } karty; wynik: { $score }
   *[many] { $name }: zostało { $count } kart; wynik: { $score }
}

## Co się stało, w mniejszej liczbie słów

klepka-brief-word = { $name-is ->
    [you] {""}
   *[other] { $name } układa{" "}
}{ $word }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
klepka-brief-word-doubled = { $name-is ->
    [you] {""}
   *[other] { $name } układa{" "}
}{ $word }: podwójnie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
klepka-brief-opened = { $name-is ->
    [you] { $faces }
   *[other] { $name }: { $cards }
}
klepka-brief-taken = { $count ->
    [2] { $name-is ->
        [you] Zabierasz obie karty
       *[other] { $name } zabiera obie karty
    }
   *[other] { $name-is ->
        [you] Zabierasz: { $cards }
       *[other] { $name } zabiera: { $cards }
    }
}
klepka-brief-now-words = Ułóż słowa.
klepka-brief-now-flip = { $count ->
    [2] Odkryj.
    [one] Odkryj { $count } kartę.
    [few] Odkryj { $count } karty.
   *[many] Odkryj { $count } kart.
}
klepka-brief-now-bonus = Odkrywasz jeszcze jedną parę?

## Odmowy

klepka-bad-verb = „{ $text }” to nie ruch. Spróbuj: „słowo”, „gotowe”, „odkryj”, „dość”, „wymień”, „potasuj”, „pas”, „tak” lub „nie”.
klepka-bad-alone = „{ $rest }” jest zbędne: ten ruch to jedno słowo.
klepka-bad-word = Słowo wpisz tak: „słowo { $word }”. Aby wybrać karty, podaj je tak: „słowo { $word } [{ $cards }]”.
klepka-bad-letters = „{ $word }” nie może być słowem. Użyj samych wielkich liter alfabetu.
klepka-bad-phrase = Układaj po jednym słowie. Tylko { $phrase } może mieć dwa słowa.
klepka-bad-cards = Słowa { $word } nie da się ułożyć z kart: { $cards }. Podaj jedną kartę na każdą literę; „{ $polysemy }” to polisemia, która zastępuje każde { $letter } bez własnej karty.
klepka-bad-card = „{ $card }” to nie karta tej talii. Wpisz literę i jej kolor, na przykład { $cards }, albo kartę nagrody: „*”, „~” lub „#”. W słowie „{ $polysemy }” oznacza polisemię.
klepka-bad-flip = Wpisz miejsca kart, które odkrywasz: „odkryj A1 B1”.
klepka-bad-place = „{ $place }” to nie miejsce. Miejsca: od A1 do { $last }.
klepka-bad-place-twice = Miejsce { $place } jest podane dwa razy.
klepka-bad-exchange = Wpisz swoją kartę, numer miejsca i kartę, którą chcesz wziąć: „wymień { $give } 2 { $take }”.
klepka-bad-exchange-hidden = Ręce są tu ukryte. Wpisz tylko swoją kartę i numer miejsca: „wymień { $give } 2”.
klepka-bad-draw = To nie jest możliwe losowanie z tej talii.

klepka-refusal-hyphen = { $word }: słowa z łącznikiem się nie liczą.
klepka-refusal-name = { $word } to nazwa własna, niedozwolona przy tym stole.
klepka-refusal-abbreviation = { $word } to skrót, niedozwolony przy tym stole.
klepka-refusal-no-reading = { $word }: przy tym stole liczą się tylko wybrane formy gramatyczne, a słownik nie podaje formy tego słowa.
klepka-refusal-filter-nouns_nominative = { $word }: tu liczą się tylko rzeczowniki w mianowniku liczby pojedynczej.
klepka-refusal-filter-nouns_singular = { $word }: tu liczą się tylko rzeczowniki w liczbie pojedynczej.
klepka-refusal-filter-nouns = { $word }: tu liczą się tylko rzeczowniki.
klepka-refusal-filter-verbs = { $word }: tu liczą się tylko czasowniki.
klepka-refusal-filter-adjectives = { $word }: tu liczą się tylko przymiotniki.
klepka-refusal-letters = Brakuje ci kart z literami: { $letters }.
klepka-refusal-no-letter-card = W słowie musi być choć jedna twoja karta z literą.
klepka-refusal-gap = W miejscu { $place } nie ma karty.
klepka-refusal-number = { $due ->
    [one] Odkryj { $due } kartę, a nie { $named }.
    [few] Odkryj { $due } karty, a nie { $named }.
   *[many] Odkryj { $due } kart, a nie { $named }.
}
klepka-refusal-between-turns = Karty nagród można tu zagrywać tylko na początku tury, zanim gracz coś zrobi.
klepka-refusal-phase-words = Teraz układa się słowa. Aby skończyć, wpisz „gotowe”.
klepka-refusal-phase-flip = Teraz odkrywa się karty: wpisz „odkryj”.
klepka-refusal-phase-bonus = Możesz odkryć jeszcze jedną parę: wpisz „odkryj” albo „dość”.
klepka-refusal-phase-vote = Trwa głosowanie nad słowem: wpisz „tak” albo „nie”.
klepka-refusal-phase-last_words = Trwają ostatnie słowa: układaj je, a potem wpisz „gotowe”, albo od razu wpisz „pas”.
klepka-refusal-no-vote = Teraz nie możesz głosować.
klepka-refusal-nothing-to-shuffle = Na stole nie ma kart do tasowania.
klepka-refusal-oneself = Nie możesz wymienić kart ze sobą. Wybierz innego gracza.
klepka-refusal-no-seat = Nie ma miejsca { NUMBER($seat, useGrouping: 0) }. Miejsca mają numery od 1 do { $highest }.
klepka-refusal-empty-hand = Tamta osoba nie ma kart.
klepka-refusal-not-theirs = Tamta osoba nie ma karty „{ $card }”.

klepka-layout = Talia nie zmieści się na stole (miejsca: { NUMBER($places, useGrouping: 0) }, karty: { $cards }).
klepka-no-tags = Ta opcja wymaga opisu gramatycznego, a słownik tego stołu go nie zawiera.
klepka-pack-letters = „letters” musi przypisywać wielkim literom alfabetu ich karty.
klepka-pack-empty = Talia Klepki musi mieć karty z literami.
klepka-pack-odd = { $letter }: liczba kart z tą literą w każdym kolorze musi być parzysta.
klepka-position-begun = „begun” musi mieć wartość true albo false i pasować do „phase” oraz do „made”.
klepka-position-card = „{ $where }”: „{ $card }” to nie karta tej talii.
klepka-position-too-many = Za dużo kart { $card }: w pozycji { $count }, w talii { $most }.
klepka-position-words = „words” musi zawierać dla każdego miejsca listę słów wraz z punktami.
klepka-position-vote = „vote” musi zawierać słowo, jego karty i głosy tych, którzy mogą głosować; może wystąpić tylko przy stole z głosowaniem.
klepka-position-odd = Liczba kart z literą { $letter } na stole: { $count }. Dla każdej litery musi być parzysta.
klepka-position-reason-phase = „reason” nie pasuje do „phase”.
klepka-position-reason-untrue = „reason” jest błędne: gra nie mogła się tak skończyć.
klepka-position-vote-phase = „vote” nie pasuje do „phase”.
klepka-position-last-words = „phase” może mieć wartość „last_words” tylko wtedy, gdy stół jest pusty.
klepka-position-passes = „passes” nie pasuje do „phase”.

## Co przyniósłby szkic

klepka-preview-wins = Wygrywa od razu.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = jeden kolor: podwójnie
klepka-preview-twice-kind = slang lub skrót: podwójnie

klepka-notes-nothing = W miejscu { $place } nie ma znanej karty.
klepka-notes-none = Na stole nie ma znanych kart.
klepka-notes-off = Przy tym stole gra się z pamięci. Gospodarz może przed grą włączyć pomoc w zapamiętywaniu.
klepka-notes-found = Na stole: { $cards }
klepka-notes-not-found = Na stole nie było jeszcze widać karty „{ $card }”.
klepka-find-which = Jaka karta? Na przykład: „znajdź { $letter }”.
klepka-find-none = Wśród zebranych kart nie ma karty „{ $card }”.
