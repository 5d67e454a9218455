### Remik słowny: słowa z płytek na stole, który co turę można przebudować.

word_rummikub-title = Remik słowny
word_rummikub-tagline = Układaj słowa, rozbieraj je i buduj dłuższe. Na podstawie gry Rummikub Słowny.

## Opcje

word_rummikub-option-first_seat = Kto zaczyna: „draw” (gracz, który wylosuje literę najbliższą A) albo numer miejsca.
word_rummikub-option-opening_letters = Najmniejsza liczba liter w pierwszym słowie gracza: od { $lowest } do { $highest }.
word_rummikub-option-open_then_manipulate = Po pierwszym własnym słowie można w tej samej turze przebudować słowa na stole.
word_rummikub-option-repeat = Jakich słów nie można wyłożyć: „table” – tych, które są na stole; „game” – tych, które już były w tej grze.
word_rummikub-option-proper_names = Nazwy własne są dozwolone.
word_rummikub-option-family_words = Słowa wulgarne są odrzucane.
word_rummikub-option-loanwords = Słowa obcego pochodzenia: „dictionary” – rozstrzyga słownik; „vote” – słowo można podważyć i poddać pod głosowanie.
word_rummikub-option-fault_draw = Ile płytek dobiera za karę gracz, któremu skończy się czas: od { $lowest } do { $highest }.
word_rummikub-option-turn_seconds = Liczba sekund na turę, od { $lowest } do { NUMBER($highest, useGrouping: 0) }; 0 oznacza brak limitu.
word_rummikub-option-score_unchanged = Słowo daje punkty także wtedy, gdy brzmi tak samo jak przedtem, a tylko jedną jego płytkę zastąpiono własną.
word_rummikub-option-double_min_tiles = Ile co najmniej płytek trzeba wyłożyć, by opróżnienie tabliczki w jednej turze liczyło się podwójnie: od { $lowest } do { $highest }.
word_rummikub-option-joker_free_move = Literę jokera na stole można zmienić bez kładzenia płytki w jego miejsce.
word_rummikub-option-theme = Temat, do którego muszą pasować wszystkie słowa; słowo można podważyć i poddać pod głosowanie. Puste pole oznacza brak tematu.

word_rummikub-reason-rack_empty = Bank jest pusty i ktoś ma pustą tabliczkę.
word_rummikub-reason-all_passed = Bank jest pusty, a wszyscy spasowali.

## Ruchy

word_rummikub-verb-play = wyłóż, wykładam, połóż, ułóż, kładę
word_rummikub-verb-draw = dobierz, dobieram, ciągnij
word_rummikub-verb-pass = pas, pasuję
word_rummikub-verb-doubt = podważ, podważam, wątpię
word_rummikub-verb-yes = tak, t
word_rummikub-verb-no = nie, n
word_rummikub-keyword-from = z, ze
word_rummikub-help-play = Wyłóż słowa; po „z” podaj słowa ze stołu, które rozbierasz: { $example }
word_rummikub-help-draw = Dobierz płytkę i zakończ turę: { $example }
word_rummikub-help-pass = Spasuj (tylko gdy bank jest pusty): { $example }
word_rummikub-help-doubt = Podważ słowo z ostatniego ruchu: { $example }
word_rummikub-help-yes = Zaakceptuj słowo: { $example }
word_rummikub-help-no = Głosuj przeciw słowu: { $example }

## Stół w słowach

word_rummikub-joker = joker
word_rummikub-table-theme = Temat: { $theme }
word_rummikub-table-empty = Na stole nie ma słów.
word_rummikub-table-word = { $number }) { $word }
word_rummikub-table-closed = Jeszcze bez pierwszego słowa: { $names }
word_rummikub-vote = Podważone słowo: { $word }; ostatni ruch: { $name }
word_rummikub-vote-yes = Tak: { $name }
word_rummikub-vote-no = Nie: { $name }
word_rummikub-hand = { $count ->
    [one] { $tiles } – { $count } płytka
    [few] { $tiles } – { $count } płytki
   *[many] { $tiles } – { $count } płytek
}
word_rummikub-hand-empty = Twoja tabliczka jest pusta.
word_rummikub-hand-size = { $count ->
    [one] { $name }: { $count } płytka
    [few] { $name }: { $count } płytki
   *[many] { $name }: { $count } płytek
}
word_rummikub-word-which = Które słowo? Podaj jego numer na stole albo samo słowo.
word_rummikub-word-none = { $count ->
    [0] Na stole nie ma słowa „{ $word }”. Nie ma jeszcze żadnych słów.
    [one] Na stole nie ma słowa „{ $word }”. Jedyne słowo ma numer { $count }.
   *[other] Na stole nie ma słowa „{ $word }”. Słowa mają numery od 1 do { $count }.
}
word_rummikub-word = { $count ->
    [one] { $word }: { $count } litera
    [few] { $word }: { $count } litery
   *[many] { $word }: { $count } liter
}
word_rummikub-word-with-jokers = { $count ->
    [one] { $word } (joker jako { $letters })
   *[many] { $word } (jokery jako { $letters })
}
word_rummikub-find-which = Która litera? Na przykład: „znajdź { $letter }”.
word_rummikub-find-none = Na stole nie ma płytki „{ $letter }”.
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = joker jako { $letter }
word_rummikub-bank = { $count ->
    [one] Bank: { $count } płytka
    [few] Bank: { $count } płytki
   *[many] Bank: { $count } płytek
}
word_rummikub-unseen = Płytki, których jeszcze nie widać: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] { $count } płytka: { $tiles }
    [few] { $count } płytki: { $tiles }
   *[many] { $count } płytek: { $tiles }
}
word_rummikub-tile = { $tile } – liczba w zestawie: { $count }; brajl: { $sign }, punkty { $dots }
word_rummikub-no-such-tile = Nie ma płytki „{ $tile }”. Wpisz literę albo „*”, czyli jokera.

word_rummikub-now-over = Koniec gry.
word_rummikub-now-wait = Ruch: { $names }.
word_rummikub-now-vote = Czy słowo zostaje? Wpisz „tak” albo „nie”.
word_rummikub-now-play = { $bank ->
    [0] Twój ruch: wyłóż słowa albo spasuj.
   *[other] Twój ruch: wyłóż słowa albo dobierz płytkę.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] Twój ruch: wyłóż pierwsze słowo (co najmniej { $least } literę) albo spasuj.
        [few] Twój ruch: wyłóż pierwsze słowo (co najmniej { $least } litery) albo spasuj.
       *[many] Twój ruch: wyłóż pierwsze słowo (co najmniej { $least } liter) albo spasuj.
    }
   *[other] { $least ->
        [one] Twój ruch: wyłóż pierwsze słowo (co najmniej { $least } literę) albo dobierz płytkę.
        [few] Twój ruch: wyłóż pierwsze słowo (co najmniej { $least } litery) albo dobierz płytkę.
       *[many] Twój ruch: wyłóż pierwsze słowo (co najmniej { $least } liter) albo dobierz płytkę.
    }
}
word_rummikub-now-doubt = Możesz podważyć: { $words }.
word_rummikub-now-doubt-end = Ostatni ruch kończy grę. Wpisz „tak”, aby go zaakceptować, albo podważ: { $words }.

## Co się dzieje

word_rummikub-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } punkt (podwójnie)
    [few] { $count } punkty (podwójnie)
   *[many] { $count } punktów (podwójnie)
}
word_rummikub-lot = { $name } { $tile }
word_rummikub-event-lots = Losowanie pierwszego ruchu: { $lots }
word_rummikub-event-lots-again = Ponowne losowanie: { $names }
word_rummikub-event-dealt = Rozdano po { $each ->
    [one] { $each } płytce
    [few] { $each } płytki
   *[many] { $each } płytek
}; w banku { $bank ->
    [one] { $bank } płytka
    [few] { $bank } płytki
   *[many] { $bank } płytek
}. Pierwszy ruch: { $first }
word_rummikub-event-filled = { $name-is ->
    [you] Dobierasz: { $tiles }
   *[other] { $name } dobiera: { $tiles }
}; w banku { $bank ->
    [one] { $bank } płytka
    [few] { $bank } płytki
   *[many] { $bank } płytek
}
word_rummikub-event-filled-hidden = { $name-is ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $count ->
    [one] { $count } płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
}; w banku { $bank ->
    [one] { $bank } płytka
    [few] { $bank } płytki
   *[many] { $bank } płytek
}
word_rummikub-event-mixed = { $bank ->
    [one] W banku wymieszano { $bank } płytkę
    [few] W banku wymieszano { $bank } płytki
   *[many] W banku wymieszano { $bank } płytek
}
word_rummikub-event-played = { $name-is ->
    [you] Wykładasz
   *[other] { $name } wykłada
} { $extra ->
    [with] { $word }: { $points }; także { $others }
    [from] { $word } (rozebrane: { $taken }): { $points }
    [with-from] { $word } (rozebrane: { $taken }): { $points }; także { $others }
   *[alone] { $word }: { $points }
}; razem { NUMBER($score, useGrouping: 0) }
word_rummikub-event-drew = { $name-is ->
    [you] Dobierasz: { $tiles }
   *[other] { $name } dobiera: { $tiles }
}; w banku { $bank ->
    [one] { $bank } płytka
    [few] { $bank } płytki
   *[many] { $bank } płytek
}
word_rummikub-event-drew-hidden = { $name-is ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $count ->
    [one] { $count } płytkę
    [few] { $count } płytki
   *[many] { $count } płytek
}; w banku { $bank ->
    [one] { $bank } płytka
    [few] { $bank } płytki
   *[many] { $bank } płytek
}
word_rummikub-event-passed = { $name-is ->
    [you] Pasujesz
   *[other] { $name } pasuje
}
word_rummikub-event-time-up = { $name-is ->
    [you] Skończył ci się czas
   *[other] { $name }: koniec czasu
}
word_rummikub-event-agreed = { $name-is ->
    [you] Akceptujesz ostatni ruch
   *[other] { $name } akceptuje ostatni ruch
}
word_rummikub-event-doubted = { $name-is ->
    [you] Podważasz słowo { $word }
   *[other] { $name } podważa słowo { $word }
}; ostatni ruch: { $layer }
word_rummikub-event-voted-yes = { $name-is ->
    [you] Głosujesz „tak”
   *[other] { $name } głosuje „tak”
}
word_rummikub-event-voted-no = { $name-is ->
    [you] Głosujesz „nie”
   *[other] { $name } głosuje „nie”
}
word_rummikub-event-upheld = Słowo { $word } zostaje na stole. Głosy na tak: { $yes }, na nie: { $no }. Ostatni ruch: { $name }
word_rummikub-event-taken-back = Słowo { $word } zostaje wycofane. Głosy na tak: { $yes }, na nie: { $no }; razem { NUMBER($score, useGrouping: 0) }. Ponowny ruch: { $name }
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } pkt za { $jokers } jokera na tabliczce; razem { NUMBER($score, useGrouping: 0) }
    [few] { $name }: −{ $points } pkt za { $jokers } jokery na tabliczce; razem { NUMBER($score, useGrouping: 0) }
   *[many] { $name }: −{ $points } pkt za { $jokers } jokerów na tabliczce; razem { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Koniec gry. { $why }

## Co się stało, w mniejszej liczbie słów

word_rummikub-brief-played = { $name-is ->
    [you] { $word }: { $points }
   *[other] { $name } wykłada { $extra ->
        [with] { $word }: { $points }; także { $others }
        [from] { $word } (rozebrane: { $taken }): { $points }
        [with-from] { $word } (rozebrane: { $taken }): { $points }; także { $others }
       *[alone] { $word }: { $points }
    }
}
word_rummikub-brief-drew = { $name-is ->
    [you] Dobierasz: { $tiles }
   *[other] { $name } dobiera: { $tiles }
}{ $bank ->
    [0] . Bank jest pusty.
   *[other] {""}
}
word_rummikub-brief-bank-empty = Bank jest pusty.
word_rummikub-brief-drew-hidden = { $name } dobiera{ $bank ->
    [0] . Bank jest pusty.
   *[other] {""}
}

## Odmowy

word_rummikub-refusal-vote-first = Najpierw zagłosuj nad słowem { $word }.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] Nie możesz spasować, dopóki w banku są płytki (jest { $count }). Wyłóż słowa albo dobierz płytkę.
    [few] Nie możesz spasować, dopóki w banku są płytki (są { $count }). Wyłóż słowa albo dobierz płytkę.
   *[many] Nie możesz spasować, dopóki w banku są płytki (jest { $count }). Wyłóż słowa albo dobierz płytkę.
}
word_rummikub-refusal-draw-without-bank = Nie możesz dobrać płytki: bank jest pusty. Wyłóż słowa albo spasuj.
word_rummikub-refusal-no-doubts = Przy tym stole nie można podważać słów: rozstrzyga słownik.
word_rummikub-refusal-nothing-to-doubt = Nie ma teraz czego podważać. Ruch można podważyć raz, zanim zagra następny gracz.
word_rummikub-refusal-own-play = Twoje słowa mogą podważać tylko pozostali.
word_rummikub-refusal-not-laid-now = Słowa { $word } nie ma w ostatnim ruchu. Możesz podważyć: { $words }.
word_rummikub-refusal-no-vote-to-give = Teraz nie możesz głosować.
word_rummikub-refusal-no-vote = Nie ma nad czym głosować.
word_rummikub-refusal-no-such-word = { $count ->
    [one] Na stole nie ma słowa { $words }. Wpisz słowo tak, jak leży, a jokery małą literą.
   *[other] Na stole nie ma słów: { $words }. Wpisz słowa tak, jak leżą, a jokery małą literą.
}
word_rummikub-refusal-loses-tiles = Ze stołu zniknęłyby płytki: { $tiles }. Każda płytka ze stołu musi na nim zostać.
word_rummikub-refusal-joker-unused = { $count ->
    [one] Uwolniony joker musi wrócić na stół. Wpisz go małą literą.
    [few] { $count } uwolnione jokery muszą wrócić na stół. Wpisz je małymi literami.
   *[many] { $count } uwolnionych jokerów musi wrócić na stół. Wpisz je małymi literami.
}
word_rummikub-refusal-no-own-tile = Wyłóż co najmniej jedną płytkę ze swojej tabliczki.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] Najpierw wyłóż wyłącznie z własnych płytek słowo, które ma co najmniej { $least } literę; słów na stole nie ruszaj.
    [few] Najpierw wyłóż wyłącznie z własnych płytek słowo, które ma co najmniej { $least } litery; słów na stole nie ruszaj.
   *[many] Najpierw wyłóż wyłącznie z własnych płytek słowo, które ma co najmniej { $least } liter; słów na stole nie ruszaj.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] Pierwsze słowo musi mieć co najmniej { $least } literę i składać się z samych twoich płytek.
    [few] Pierwsze słowo musi mieć co najmniej { $least } litery i składać się z samych twoich płytek.
   *[many] Pierwsze słowo musi mieć co najmniej { $least } liter i składać się z samych twoich płytek.
}
word_rummikub-refusal-joker-kept = Joker zachowuje literę, dopóki nie zastąpi go płytka. Brakuje płytek: { $letters }.
word_rummikub-refusal-too-long = { $longest ->
    [one] Słowo { $long } jest za długie; w słowniku są słowa do { $longest } litery.
   *[other] Słowo { $long } jest za długie; w słowniku są słowa do { $longest } liter.
}
word_rummikub-refusal-abbreviation = { $abbreviation } to skrót, a skróty są niedozwolone.
word_rummikub-refusal-proper-name = { $word } to nazwa własna, niedozwolona przy tym stole.
word_rummikub-refusal-stands-twice = Słowo { $word } może być na stole tylko raz.
word_rummikub-refusal-laid-before = Słowo { $word } już było w tej grze i nie można go powtórzyć.

## Ruchy, których nie da się odczytać

word_rummikub-bad-verb = „{ $verb }” to nie ruch. Spróbuj: „wyłóż”, „dobierz”, „pas”, „podważ”, „tak” lub „nie”.
word_rummikub-bad-alone = „{ $rest }” jest zbędne: ten ruch to jedno słowo.
word_rummikub-bad-play-shape = Wpisz słowa, które wykładasz, potem „z” i słowa ze stołu, które rozbierasz: „wyłóż { $words } z { $taken }”.
word_rummikub-bad-doubt-shape = Podważ jedno słowo: „podważ { $word }”.
word_rummikub-bad-letter = „{ $letter }” w słowie „{ $word }” nie jest literą tej gry. Zamiast jokera wpisz małą literę, którą zastępuje.
word_rummikub-bad-draw = „{ $draw }” to ani losowanie, ani tasowanie.

## Pozycje, których nie może być

word_rummikub-position-tiles = „{ $where }”: płytki muszą być tekstem, na przykład "{ $tiles }".
word_rummikub-position-tile = „{ $where }”: w tej grze nie ma płytki „{ $tile }”.
word_rummikub-position-word = { $shortest ->
    [one] „{ $where }”: słowo „{ $word }” musi składać się z liter tej gry i mieć co najmniej { $shortest } literę.
    [few] „{ $where }”: słowo „{ $word }” musi składać się z liter tej gry i mieć co najmniej { $shortest } litery.
   *[many] „{ $where }”: słowo „{ $word }” musi składać się z liter tej gry i mieć co najmniej { $shortest } liter.
}
word_rummikub-position-word-twice = „{ $where }”: żadne słowo nie może występować dwa razy.
word_rummikub-position-too-many = Za dużo płytek { $tile }: w pozycji { $count }, w zestawie { $most }.
word_rummikub-position-laid-word-small = „laid_words”: słowo „{ $word }” trzeba zapisać wielkimi literami.
word_rummikub-position-no-doubts = Opcje tego stołu nie pozwalają podważać słów, więc „vote” i „last_play” muszą mieć wartość null.
word_rummikub-position-vote-phase = „vote” występuje wtedy i tylko wtedy, gdy „phase” ma wartość „vote”.
word_rummikub-position-vote-seat = „vote.seat” musi być miejscem ostatniego ruchu, tuż przed tym, które ma turę.
word_rummikub-position-vote-word = „vote.word”: słowa „{ $word }” nie ma w ostatnim ruchu.
word_rummikub-position-vote-answers = „vote.answers” musi zawierać dla każdego miejsca null, „yes” albo „no”: null dla miejsca ostatniego ruchu i co najmniej jednego innego.
word_rummikub-position-last-play-seat = „last_play.seat” musi być miejscem tuż przed tym, które ma turę.
word_rummikub-position-last-play-tiles = „last_play”: wcześniejszy stół i wyłożone płytki nie dają obecnego stołu albo dobranych płytek nie ma na tabliczce.
word_rummikub-position-last-play-passes = Po wyłożeniu słów „passes” musi wynosić 0; wcześniej można było pasować tylko przy pustym banku.
word_rummikub-position-last-play-laid-words = „laid_words” musi zawierać wszystkie słowa ze stołu i żadne nie może z niego zniknąć.
word_rummikub-position-agreed = „last_play.agreed” może wymieniać, po kolei, tylko inne miejsca, i to tylko wtedy, gdy ruch opróżnił ostatnią tabliczkę.
word_rummikub-position-reason-phase = „reason” występuje wtedy i tylko wtedy, gdy „phase” ma wartość „over”.
word_rummikub-position-bank-full = Dopóki w banku są płytki, nikt nie pasuje i gra się nie kończy.
word_rummikub-position-over-play = Po zakończeniu gry nie może być „last_play”, które można podważyć.
word_rummikub-position-reason-untrue = „reason” ma wartość „rack_empty”, a żadna tabliczka nie jest pusta.
word_rummikub-position-over-already = Przy tylu pasach albo pustej tabliczce gra byłaby skończona.

## Zestawy, których nie może być

word_rummikub-pack-not-braille = W opisie zestawu pole „{ $where }” musi być jednym znakiem brajla sześciopunktowego.
word_rummikub-pack-few-letters = W zestawie liczba płytek z literami musi wynosić co najmniej { $least }, a liczba różnych liter co najmniej { $kinds }.
word_rummikub-pack-too-small = Przy tym stole liczba płytek musi wynosić co najmniej { $needed }, a w zestawie jest ich { $tiles }.

## Co przyniósłby szkic

word_rummikub-preview-longest = najdłuższe słowo z twoją płytką: { $word }
word_rummikub-preview-whole-rack = cała tabliczka naraz: podwójnie
