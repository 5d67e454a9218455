### Słowny Rummy: słowa z płytek na stole, który co turę można przebudować.

word_rummikub-title = Słowny Rummy
word_rummikub-tagline = Układaj słowa, rozbieraj je i buduj dłuższe, według zasad gry Rummikub Słowny.

## Opcje

word_rummikub-option-first_seat = Kto zaczyna: draw, kto wylosuje płytkę najbliższą litery A; albo numer miejsca.
word_rummikub-option-opening_letters = Ile liter musi mieć pierwsze słowo gracza: od { $lowest } do { $highest }.
word_rummikub-option-open_then_manipulate = Po pierwszym własnym słowie można w tej samej turze przebudować słowa na stole.
word_rummikub-option-repeat = Jakich słów nie można wyłożyć: table, tych, które leżą; game, także tych, które już kiedyś leżały.
word_rummikub-option-proper_names = Nazwy własne też są dozwolone.
word_rummikub-option-family_words = Słowa dla wszystkich: wulgarne są odrzucane.
word_rummikub-option-loanwords = Słowa obce: dictionary, co jest w słowniku, jest słowem; vote, można je podważyć i głosować.
word_rummikub-option-fault_draw = Ile płytek dobiera gracz, gdy skończy mu się czas: od { $lowest } do { $highest }.
word_rummikub-option-turn_seconds = Sekundy na turę, od { $lowest } do { NUMBER($highest, useGrouping: 0) }; 0: bez limitu.
word_rummikub-option-score_unchanged = Słowo liczy się także wtedy, gdy brzmi jak przedtem, a nowa jest w nim tylko własna płytka.
word_rummikub-option-double_min_tiles = Od ilu płytek wyłożenie wszystkich naraz liczy się podwójnie: od { $lowest } do { $highest }.
word_rummikub-option-joker_free_move = Joker na stole może zmienić literę, nawet gdy nie zastąpi go płytka.
word_rummikub-option-theme = Temat wszystkich słów; pozostali mogą słowo podważyć i głosować. Puste: bez tematu.

word_rummikub-reason-rack_empty = Bank jest pusty i jedna tabliczka też.
word_rummikub-reason-all_passed = Bank jest pusty i wszyscy po kolei pasują.

## Ruchy

word_rummikub-verb-play = wyłóż, wykładam, połóż, ułóż, kładę
word_rummikub-verb-draw = dobierz, dobieram, ciągnij
word_rummikub-verb-pass = pas, pasuję
word_rummikub-verb-doubt = podważ, podważam, wątpię
word_rummikub-verb-yes = tak, t
word_rummikub-verb-no = nie, n
word_rummikub-keyword-from = z, ze
word_rummikub-help-play = Wyłóż słowa; po „z” słowa ze stołu, które przebudowujesz: { $example }
word_rummikub-help-draw = Dobierz płytkę i zakończ turę: { $example }
word_rummikub-help-pass = Spasuj, gdy bank jest pusty: { $example }
word_rummikub-help-doubt = Poddaj pod głosowanie słowo z ostatniego ruchu: { $example }
word_rummikub-help-yes = Niech słowo zostanie: { $example }
word_rummikub-help-no = Głosuj przeciw słowu: { $example }

## Stół w słowach

word_rummikub-joker = joker
word_rummikub-table-theme = Temat: { $theme }
word_rummikub-table-empty = Na stole nie ma słów.
word_rummikub-table-word = { $number } { $word }
word_rummikub-table-closed = Jeszcze bez pierwszego słowa: { $names }
word_rummikub-vote = { $word }: podważone; wykłada: { $name }
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
    [0] Na stole nie ma „{ $word }”. Nie ma tam żadnego słowa.
    [one] Na stole nie ma „{ $word }”. Jedyne słowo ma numer { $count }.
   *[other] Na stole nie ma „{ $word }”. Słowa mają numery od 1 do { $count }.
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
word_rummikub-find-which = Która litera? Na przykład: znajdź S
word_rummikub-find-none = Nie ma słowa z: { $letter }.
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = joker jako { $letter }
word_rummikub-bank = { $count ->
    [one] Bank: { $count } płytka
    [few] Bank: { $count } płytki
   *[many] Bank: { $count } płytek
}
word_rummikub-unseen = Jeszcze niewidziane: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] { $count } płytka: { $tiles }
    [few] { $count } płytki: { $tiles }
   *[many] { $count } płytek: { $tiles }
}
word_rummikub-tile = { $tile }: { $count } w zestawie; brajl { $sign }, punkty { $dots }
word_rummikub-no-such-tile = W tej grze nie ma płytki „{ $tile }”. Zapytaj o literę albo o jokera: *.

word_rummikub-now-over = Koniec gry.
word_rummikub-now-wait = Teraz: { $names }.
word_rummikub-now-vote = Czy słowo zostaje? Odpowiedz: tak albo nie.
word_rummikub-now-play = { $bank ->
    [0] Twój ruch: wyłóż słowa albo spasuj.
   *[other] Twój ruch: wyłóż słowa albo dobierz płytkę.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] Twój ruch: wyłóż pierwsze słowo, które ma co najmniej { $least } literę, albo spasuj.
        [few] Twój ruch: wyłóż pierwsze słowo, które ma co najmniej { $least } litery, albo spasuj.
       *[many] Twój ruch: wyłóż pierwsze słowo, które ma co najmniej { $least } liter, albo spasuj.
    }
   *[other] { $least ->
        [one] Twój ruch: wyłóż pierwsze słowo, które ma co najmniej { $least } literę, albo dobierz płytkę.
        [few] Twój ruch: wyłóż pierwsze słowo, które ma co najmniej { $least } litery, albo dobierz płytkę.
       *[many] Twój ruch: wyłóż pierwsze słowo, które ma co najmniej { $least } liter, albo dobierz płytkę.
    }
}
word_rummikub-now-doubt = Możesz podważyć: { $words }
word_rummikub-now-doubt-end = Ostatni ruch kończy grę. Odpowiedz na niego: tak, albo podważ: { $words }

## Co się dzieje

word_rummikub-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } punkt, podwójnie
    [few] { $count } punkty, podwójnie
   *[many] { $count } punktów, podwójnie
}
word_rummikub-lot = { $name } { $tile }
word_rummikub-event-lots = Losowanie, kto zaczyna: { $lots }
word_rummikub-event-lots-again = Jeszcze raz losują: { $names }
word_rummikub-event-dealt = { $each ->
    [one] Rozdanie: po { $each } płytce; bank { $bank }. Zaczyna: { $first }
    [few] Rozdanie: po { $each } płytki; bank { $bank }. Zaczyna: { $first }
   *[many] Rozdanie: po { $each } płytek; bank { $bank }. Zaczyna: { $first }
}
word_rummikub-event-filled = { $name }: nowe { $tiles }; bank { $bank }
word_rummikub-event-filled-hidden = { $count ->
    [one] { $name }: { $count } nowa płytka; bank { $bank }
    [few] { $name }: { $count } nowe płytki; bank { $bank }
   *[many] { $name }: { $count } nowych płytek; bank { $bank }
}
word_rummikub-event-mixed = { $bank ->
    [one] Bank po wymieszaniu: { $bank } płytka
    [few] Bank po wymieszaniu: { $bank } płytki
   *[many] Bank po wymieszaniu: { $bank } płytek
}
word_rummikub-event-played = { $extra ->
    [with] { $name }: { $word }, { $points }; także { $others }; wynik { NUMBER($score, useGrouping: 0) }
    [from] { $name }: { $word } z { $taken }, { $points }; wynik { NUMBER($score, useGrouping: 0) }
    [with-from] { $name }: { $word } z { $taken }, { $points }; także { $others }; wynik { NUMBER($score, useGrouping: 0) }
   *[alone] { $name }: { $word }, { $points }; wynik { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-drew = { $name }: dobranie, { $tiles }; bank { $bank }
word_rummikub-event-drew-hidden = { $count ->
    [one] { $name }: dobranie, { $count } płytka; bank { $bank }
    [few] { $name }: dobranie, { $count } płytki; bank { $bank }
   *[many] { $name }: dobranie, { $count } płytek; bank { $bank }
}
word_rummikub-event-passed = { $name }: pas
word_rummikub-event-time-up = { $name }: koniec czasu
word_rummikub-event-agreed = { $name }: tak dla ostatniego ruchu
word_rummikub-event-doubted = { $name }: podważone { $word }; wykłada: { $layer }
word_rummikub-event-voted-yes = { $name }: tak
word_rummikub-event-voted-no = { $name }: nie
word_rummikub-event-upheld = { $word } zostaje: { $yes } tak, { $no } nie. Wykłada: { $name }
word_rummikub-event-taken-back = { $word } cofnięte: { $yes } tak, { $no } nie; wynik { NUMBER($score, useGrouping: 0) }. Znów ma ruch: { $name }
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } za { $jokers } jokera na tabliczce; wynik { NUMBER($score, useGrouping: 0) }
    [few] { $name }: −{ $points } za { $jokers } jokery na tabliczce; wynik { NUMBER($score, useGrouping: 0) }
   *[many] { $name }: −{ $points } za { $jokers } jokerów na tabliczce; wynik { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Koniec gry. { $why }

## Odmowy

word_rummikub-refusal-vote-first = Najpierw głosowanie: { $word }.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] Nie można pasować, póki w banku są płytki: jest { $count }. Wyłóż słowa albo dobierz.
    [few] Nie można pasować, póki w banku są płytki: są { $count }. Wyłóż słowa albo dobierz.
   *[many] Nie można pasować, póki w banku są płytki: jest { $count }. Wyłóż słowa albo dobierz.
}
word_rummikub-refusal-draw-without-bank = Bank jest pusty. Wyłóż słowa albo spasuj.
word_rummikub-refusal-no-doubts = Przy tym stole nie ma tematu ani głosowania nad słowami obcymi: rozstrzyga sam słownik.
word_rummikub-refusal-nothing-to-doubt = Nie ma teraz czego podważać. Ruch można podważyć raz, zanim zagra następny gracz.
word_rummikub-refusal-own-play = Twoje słowa mogą podważać tylko pozostali.
word_rummikub-refusal-not-laid-now = { $word }: to słowo nie jest z ostatniego ruchu. Są z niego: { $words }
word_rummikub-refusal-no-vote-to-give = Nie czekamy na twoją odpowiedź.
word_rummikub-refusal-no-vote = Nie ma nad czym głosować.
word_rummikub-refusal-no-such-word = { $count ->
    [one] Nie ma na stole: { $words }. Nazwij słowo tak, jak leży, jokery małą literą.
   *[other] Nie ma na stole: { $words }. Nazywaj słowa tak, jak leżą, jokery małą literą.
}
word_rummikub-refusal-loses-tiles = Ze stołu zniknęłyby: { $tiles }. Każda płytka, która tam leżała, tam zostaje.
word_rummikub-refusal-joker-unused = { $count ->
    [one] Uwolniony joker musi wrócić na stół. Wyłóż go jako małą literę.
    [few] { $count } uwolnione jokery muszą wrócić na stół. Wyłóż je jako małe litery.
   *[many] { $count } uwolnionych jokerów musi wrócić na stół. Wyłóż je jako małe litery.
}
word_rummikub-refusal-no-own-tile = Co najmniej jedna płytka musi być z twojej tabliczki.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] Najpierw wyłóż słowo z samych własnych płytek, które ma co najmniej { $least } literę; słów na stole nie ruszaj.
    [few] Najpierw wyłóż słowo z samych własnych płytek, które ma co najmniej { $least } litery; słów na stole nie ruszaj.
   *[many] Najpierw wyłóż słowo z samych własnych płytek, które ma co najmniej { $least } liter; słów na stole nie ruszaj.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] Pierwsze słowo musi mieć co najmniej { $least } literę i być z samych własnych płytek.
    [few] Pierwsze słowo musi mieć co najmniej { $least } litery i być z samych własnych płytek.
   *[many] Pierwsze słowo musi mieć co najmniej { $least } liter i być z samych własnych płytek.
}
word_rummikub-refusal-joker-kept = Joker zachowuje literę, dopóki nie zastąpi go płytka. Brakuje: { $letters }
word_rummikub-refusal-too-long = { $longest ->
    [one] { $long }: za długie; w słowniku są słowa do { $longest } litery.
   *[other] { $long }: za długie; w słowniku są słowa do { $longest } liter.
}
word_rummikub-refusal-abbreviation = { $abbreviation }: to skrót, a nie słowo.
word_rummikub-refusal-proper-name = { $word }: nazwa własna. Opcje tego stołu na to nie pozwalają.
word_rummikub-refusal-stands-twice = { $word }: żadne słowo nie leży na stole dwa razy.
word_rummikub-refusal-laid-before = { $word }: to słowo już w tej grze było.

## Ruchy, których nie da się odczytać

word_rummikub-bad-verb = „{ $verb }” to nie ruch. Ruchy: wyłóż, dobierz, pas, podważ, tak, nie.
word_rummikub-bad-alone = „{ $rest }” jest zbędne: ten ruch to jedno słowo.
word_rummikub-bad-play-shape = Wykładaj tak: wyłóż KOT SZYK z KOSZYK. Przed „z” to, co wykładasz, po nim to, co bierzesz ze stołu.
word_rummikub-bad-doubt-shape = Podważ jedno słowo, tak: podważ KOT.
word_rummikub-bad-letter = „{ $letter }” w „{ $word }” nie jest literą tej gry. Joker to mała litera, którą zastępuje.
word_rummikub-bad-draw = „{ $draw }” to ani losowanie, ani tasowanie.

## Pozycje, których nie może być

word_rummikub-position-tiles = { $where }: płytki to tekst, na przykład "ZAKOT*".
word_rummikub-position-tile = { $where }: w tej grze nie ma płytki „{ $tile }”.
word_rummikub-position-word = { $shortest ->
    [one] { $where }: „{ $word }” nie jest słowem tej gry, które ma co najmniej { $shortest } literę.
    [few] { $where }: „{ $word }” nie jest słowem tej gry, które ma co najmniej { $shortest } litery.
   *[many] { $where }: „{ $word }” nie jest słowem tej gry, które ma co najmniej { $shortest } liter.
}
word_rummikub-position-word-twice = { $where }: żadne słowo nie występuje tam dwa razy.
word_rummikub-position-too-many = { $tile }: w pozycji { $count }, w zestawie { $most }.
word_rummikub-position-laid-word-small = laid_words: „{ $word }” nie jest zapisane wielkimi literami.
word_rummikub-position-no-doubts = Opcje tego stołu nie pozwalają podważać słów: vote i last_play to null.
word_rummikub-position-vote-phase = vote jest wtedy i tylko wtedy, gdy phase to vote.
word_rummikub-position-vote-seat = vote.seat to miejsce ostatniego ruchu, tuż przed tym, które ma turę.
word_rummikub-position-vote-word = vote.word: „{ $word }” nie jest z ostatniego ruchu.
word_rummikub-position-vote-answers = vote.answers to null, yes albo no dla każdego miejsca: null dla układającego i co najmniej jednego innego.
word_rummikub-position-last-play-seat = last_play.seat to miejsce tuż przed tym, które ma turę.
word_rummikub-position-last-play-tiles = last_play: stół przedtem i wyłożone płytki nie dają stołu albo dobranych płytek nie ma na tabliczce.
word_rummikub-position-last-play-passes = Po wyłożeniu passes to 0; przed nim mogły być pasy tylko przy pustym banku.
word_rummikub-position-last-play-laid-words = laid_words zawiera słowa ze stołu i nigdy się nie zmniejsza.
word_rummikub-position-agreed = last_play.agreed to niektóre inne miejsca po kolei, i tylko gdy ruch opróżnił tabliczkę na końcu gry.
word_rummikub-position-reason-phase = reason jest wtedy i tylko wtedy, gdy phase to over.
word_rummikub-position-bank-full = Póki bank ma płytki, nikt nie pasuje i gra się nie kończy.
word_rummikub-position-over-play = Po końcu gry nie ma last_play, które można podważyć.
word_rummikub-position-reason-untrue = Powód to rack_empty, a żadna tabliczka nie jest pusta.
word_rummikub-position-over-already = Przy tylu pasach albo pustej tabliczce gra byłaby skończona.

## Zestawy, których nie może być

word_rummikub-pack-not-braille = W zestawie { $where } to jeden znak brajla z sześciu punktów.
word_rummikub-pack-few-letters = Zestaw musi mieć co najmniej tyle płytek z literami: { $least }, i tyle różnych liter: { $kinds }.
word_rummikub-pack-too-small = Przy tym stole potrzeba płytek: { $needed }; w zestawie jest ich { $tiles }.

## Co przyniósłby szkic

word_rummikub-preview-longest = najdłuższe słowo z własną płytką: { $word }
word_rummikub-preview-whole-rack = wyłożona cała tabliczka: podwójnie
