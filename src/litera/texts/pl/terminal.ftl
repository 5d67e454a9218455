### Stół w terminalu: menu, pytania, zachęty, pliki, zapisy.

quoted = „{ $text }”

## Pytania, jak można je wpisać, i co mówią

question-moves = ?, ruchy
question-hint = podpowiedź, rada
question-now = teraz
question-hand = ręka, r
question-table = stół
question-word = słowo
question-spell = litery, literuj
question-find = znajdź
question-places = wolne
question-remember = pamiętam, zapamiętane
question-cards = karty, płytki, płytka
question-bag = woreczek, worek, bank
question-scores = wyniki, punkty
question-result = wynik
question-whose = czyj, kto
question-last = ostatni, ostatnio
question-history = historia
question-changed = zmiany
question-again = znowu
question-clock = zegar, czas
question-rules = zasady, reguły
question-draft = szkic
question-undo = cofnij
question-go = wykonaj
question-as = za, jako
question-verbose = szczegóły
question-names = nazwy, imiona
question-small = małe
question-width = szerokość
question-save = zapisz
question-resign = poddaję, poddaj
question-quit = wyjdź, wyjście
question-help = pomoc
question-previous = poprzedni, poprzednia
question-next = następny, następna
question-first = pierwszy, pierwsza
question-newest = najnowszy, najnowsza
question-repeat = powtórz
question-buffer = bufor, bufory
question-alarm = alarm, alarmy
question-prepare = przygotuj
question-cancel = anuluj, z
question-chat = czat, powiedz
question-people = osoby, miejsca
question-sit = usiądź
question-stand = wstań
question-start = zacznij, rozpocznij
question-bot = bot
question-free = zwolnij
question-remind = przypomnij
question-report = zgłoś
question-offer = zaproponuj
question-withdraw = wycofaj
question-link = link, zaproszenie
question-less = mniej
question-more = więcej
question-mute = wycisz
question-unmute = odcisz

phrase-changed = co się zmieniło
phrase-places = wolne miejsca, gdzie pasuje
phrase-joker = słowa z jokerem

about-moves = co możesz teraz zrobić, z przykładami
about-hint = podpowiedź do ruchu: najpierw wskazówka, potem sam ruch; „podpowiedź najlepszy” to najmocniejszy ruch ze wszystkich
about-now = co masz teraz zrobić
about-hand = co masz na ręce
about-table = co leży na stole
about-word = jedno słowo ze stołu: „słowo 3”
about-spell = słowo litera po literze: „litery 3”
about-find = gdzie jest litera, wartość albo joker: „znajdź S”, „znajdź joker”
about-places = gdzie można skrzyżować słowa na stole: „wolne” albo „wolne 3” – te przy słowie 3
about-remember = które karty leżące na stole było już widać (Klepka): „pamiętam” albo „pamiętam A1” dla jednego miejsca
about-cards = co robią karty albo płytki
about-bag = ile kart lub płytek zostało do dobrania i których jeszcze nie było widać
about-scores = wyniki
about-result = wynik gry albo informacja, że gra jeszcze trwa
about-whose = czyj ruch
about-last = ostatni ruch
about-history = ostatnie ruchy: „historia 5”
about-changed = co się zmieniło od twojego ostatniego ruchu
about-again = ostatnia odpowiedź jeszcze raz
about-clock = czas gry i czas, który został
about-rules = zasady według tematów: „zasady 2”
about-draft = ruch, który przygotowujesz. Wiersz ze znakiem + na początku dodaje do niego część, pusty wiersz go wykonuje
about-undo = cofa ostatnią część przygotowywanego ruchu
about-go = wykonuje przygotowany ruch
about-as = ruch za inną osobę przy tym ekranie: „za Anna”, potem ruch
about-verbose = jak dokładne są komunikaty: „szczegóły 1”, „szczegóły 2” albo „szczegóły 3”
about-names = włącza albo wyłącza imiona przy literach podczas czytania ręki i literowania
about-small = włącza albo wyłącza małe litery w słowach, żeby syntezator je czytał, a nie literował
about-width = długość wierszy: „szerokość 40”; „szerokość 0” – jak terminal
about-save = zapis gry do pliku: „zapisz gra.json”
about-resign = poddanie gry
about-quit = wyjście; gra zostaje zapisana
about-help = ta lista; „pomoc ręka” – opis jednego polecenia
about-previous = wcześniejszy komunikat, w tym buforze albo w innym: „poprzedni czat”
about-next = późniejszy komunikat
about-first = pierwszy komunikat
about-newest = najnowszy komunikat
about-repeat = bieżący komunikat jeszcze raz
about-buffer = które komunikaty przeglądasz: „bufor gra”, „bufor czat”, „bufor osoby” albo „bufor wszystko”
about-alarm = ile sekund przed końcem twojego czasu ostrzegać: „alarm 120 60 20”; „alarm 0” – nigdy
about-prepare = wykonuje ruch, gdy tylko nadejdzie twoja tura, o ile będzie wtedy dozwolony: „przygotuj”, potem ruch
about-cancel = porzuca przygotowany ruch
about-chat = wiadomość do osób przy stole: „czat cześć”
about-people = kto jest przy stole
about-sit = zajmuje miejsce: „usiądź 2”
about-stand = zwalnia twoje miejsce przed początkiem gry
about-start = rozpoczyna grę (tylko gospodarz)
about-bot = dodaje bota na wolne miejsce (tylko gospodarz): „bot 2 łatwy”
about-free = zwalnia miejsce (tylko gospodarz): „zwolnij 2”; po „zwolnij 2 zablokuj” ta osoba już nie wróci
about-remind = przypomina o ruchu osobie, na którą wszyscy czekają
about-report = zgłasza kogoś moderatorom: „zgłoś 2” (miejsce) albo „zgłoś Anna”
about-offer = proponuje zakończenie gry, a gdy gra się skończy – rewanż
about-withdraw = wycofuje twoją propozycję
about-link = link z zaproszeniem
about-less = przestaje odczytywać komunikaty takie jak bieżący; zostają w buforach
about-more = zawsze odczytuje komunikaty takie jak bieżący
about-mute = wycisza bufor: „wycisz czat”
about-unmute = znów odczytuje bufor: „odcisz czat”

answer-yes = tak, t
step-next = dalej, d
step-back = wstecz, w
step-number = 12

## Odpowiedzi

help-line = { $names }: { $about }
help-moves = Wpisz ruch albo jedno z tych poleceń.
help-unknown = Nie ma polecenia „{ $asked }”. Wpisz „pomoc”, aby zobaczyć wszystkie.
asked-unknown = „{ $typed }” tu nie działa. Wpisz „pomoc”, aby zobaczyć, co działa.
nothing-yet = Na razie nic tu nie ma.
wait = Chwileczkę…
moves-none = Nie możesz teraz wykonać żadnego ruchu.
moves-more = „pomoc” pokazuje wszystkie polecenia
hint = Spróbuj: „{ $move }”.
hint-more = Zapytaj jeszcze raz, aby zobaczyć ruch.
hint-none = Teraz nie ma podpowiedzi.
rules-none = Ta gra nie ma spisanych zasad.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Wybierz temat: „zasady 2”.
rules-unknown = Nie ma tematu „{ $asked }”. Tematy: { $topics }.
names-on = Litery z imionami: „S jak Stefan”.
names-off = Litery bez imion.
small-on = Słowa małymi literami: „kot”. Ruchy i polecenia wpisujesz jak dotąd.
small-off = Słowa wielkimi literami, jak na kartach.
verbose-is = { $level ->
    [1] szczegóły 1: tylko najważniejsze
    [3] szczegóły 3: wszystko
   *[2] szczegóły 2: większość
}
verbose-wrong = Po „szczegóły” wpisz 1, 2 albo 3, a nie „{ $asked }”.
width-is = szerokość { NUMBER($width, useGrouping: 0) }
width-free = szerokość 0: taka jak w terminalu
width-wrong = Po „szerokość” wpisz 0 albo liczbę od { NUMBER($narrowest, useGrouping: 0) } do { NUMBER($widest, useGrouping: 0) }, a nie „{ $asked }”.
save-where = W jakim pliku zapisać grę? Na przykład: „zapisz gra.json”.
save-done = Zapisano: { $path }
typed-unknown = „{ $typed }” to nie ruch ani polecenie. Podobne: { $near }.
typed-how = Wpisz ?, aby zobaczyć, co możesz teraz zrobić.

## Przygotowywany ruch

draft = Przygotowany ruch: „{ $move }”.
draft-points = { $count ->
    [one] Ten ruch daje { $count } punkt.
    [few] Ten ruch daje { $count } punkty.
    [many] Ten ruch daje { $count } punktów.
   *[other] Ten ruch daje { $count } punktu.
}
draft-none = Nie ma przygotowanego ruchu. Aby przygotować ruch, wpisz + i jego część.

## Przebieg gry

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Gracze i ich miejsca: { $names }
play-words = Słowa: { $language ->
    [en] angielskie
    [pl] polskie
    [uk] ukraińskie
    [ro] rumuńskie
   *[other] ze słownika „{ $language }”
}.
play-words-choice = Aby grać w innym języku, uruchom grę z opcją „--lexicon” i kodem języka ({ $languages }).
play-how = Naciśnij Enter, aby sprawdzić swoją rękę i możliwe ruchy; wpisz „pomoc”, aby zobaczyć wszystkie polecenia.
play-back = Wracasz do przerwanej gry.
play-hide = Teraz gra { $name }. Naciśnij Enter, aby ukryć swoją rękę.
play-come = { $name }: naciśnij Enter, gdy możesz zaczynać.
play-left = Gra zapisana. Aby wrócić: litera play --continue
play-record = Zapis: { $path }
play-analyse = Analiza gry: litera analyse { $path }
play-after = Możesz jeszcze zadawać pytania o grę. Naciśnij Enter, aby zakończyć.
as-who = Wpisz „za”, imię gracza i ruch. Gracze: { $names }.
resign-sure = Poddać grę? Wpisz „tak” albo naciśnij Enter, aby grać dalej.
resign-not = Grasz dalej.
resign-late = Gra już się skończyła.
resign-over = { $count ->
    [one] Poddanie gry: { $name }. Wygrana: { $left }.
   *[other] Poddanie gry: { $name }. Wspólna wygrana: { $left }.
}

## Menu i stoły, których być nie może

menu-welcome = Litera: gry w słowa i karty
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Wróć do gry: { $title }
menu-which = Która gra? Wpisz liczbę od 1 do { $highest }, naciśnij Enter (1) albo wpisz „wyjdź”.
menu-number = Podaj liczbę od { $lowest } do { $highest }.
menu-seats = Ilu graczy (od { $lowest } do { $highest })? Enter: { $lowest }.
menu-people = Ilu graczy siedzi przy tym ekranie (od 1 do { $highest })? Enter: 1; reszta to boty.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = Jak silne mają być boty? Wpisz liczbę od 1 do { $highest } albo naciśnij Enter (1).
menu-which-words = W jakim języku mają być słowa? Wpisz liczbę od 1 do { $highest } albo naciśnij Enter (1).
menu-name = Imię gracza { $number }? Enter: { $otherwise }.
plan-player = { $count ->
    [1] Gracz
   *[other] Gracz { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Bot
   *[other] Bot { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Która gra? Do wyboru: { $games }.
    [near] Nie ma gry „{ $game }”. Podobne nazwy: { $games }.
   *[all] Nie ma gry „{ $game }”. Do wyboru: { $games }.
}
plan-no-level = Nie ma bota na poziomie „{ $level }”. Poziomy: { $levels }.
plan-seats = { $seats ->
    [one] W tę grę gra od { $lowest } do { $highest } osób, a nie { $seats } osoba.
    [few] W tę grę gra od { $lowest } do { $highest } osób, a nie { $seats } osoby.
   *[many] W tę grę gra od { $lowest } do { $highest } osób, a nie { $seats } osób.
}
plan-people = Liczby się nie zgadzają (ludzie: { $people }, boty: { $bots }, miejsca: { $seats }). Co najmniej jeden gracz musi być człowiekiem.
plan-same-names = Dwie osoby mają imię { $name }. Nadaj im różne imiona.
plan-option-shape = „{ $option }” to nie opcja. Opcje mają postać nazwa=wartość.
plan-goes-on-as-it-was = Zapisana gra zachowuje miejsca, opcje i karty. Podaj samo „--continue” albo dodaj tylko „GAME” i „--lang”.
plan-nothing-unfinished = W { $folder } nie ma niedokończonej gry.
option-line = { $name }={ $default }  { $means }

## Pliki

file-not-there = Nie ma pliku { $path }.
file-is-folder = { $path } to folder. Podaj plik.
file-no-folder = Nie ma folderu { $path }.
file-not-read = Nie da się odczytać { $path }: { $detail }
file-not-written = Nie da się zapisać { $path }: { $detail }
file-in-the-way = { $path } już istnieje i nie jest zapisem gry. Wybierz inną nazwę.
file-no-record = { $path } nie jest zapisem gry: to nie obiekt JSON.
file-not-marked = { $path } nie jest zapisem gry: „format” nie ma wartości „{ $format }”.
file-no-pack = { $path } nie jest talią: to nie obiekt JSON.
file-table-damaged = Gra zapisana w pliku { $path } jest uszkodzona: { $detail }
file-table-other = Gra w pliku { $path } nie jest zapisana w wersji { $version }.
file-table-in-use = Grę z pliku { $path } ma teraz otwartą inny program. Najpierw wyjdź z niej w tamtym programie.

## Zapisy

verify-right = { $moves ->
    [one] Poprawny zapis: { $game }, { $moves } ruch, zgodny z zasadami.
    [few] Poprawny zapis: { $game }, { $moves } ruchy, wszystkie zgodne z zasadami.
   *[many] Poprawny zapis: { $game }, { $moves } ruchów, wszystkie zgodne z zasadami.
}
verify-seed = Karty wynikają z zapisanego tasowania, a tasowanie zgadza się z pieczęcią podaną przed grą (liczba bitów: { $bits }): { $commitment }
verify-limits = To dowód, że tasowanie było uczciwe, ale nie dowód, że nikt nie podglądał.
replay-how = { $moves ->
    [one] { $moves } ruch. Enter – następny; „wstecz”; numer ruchu; „za Anna” – widok Anny; „pomoc”.
    [few] { $moves } ruchy. Enter – następny; „wstecz”; numer ruchu; „za Anna” – widok Anny; „pomoc”.
   *[many] { $moves } ruchów. Enter – następny; „wstecz”; numer ruchu; „za Anna” – widok Anny; „pomoc”.
}
replay-at = { NUMBER($done, useGrouping: 0) } z { NUMBER($moves, useGrouping: 0) }
replay-end = Koniec zapisu.
replay-eyes = Widok gracza: { $name }.
replay-eyes-none = Widok widza.
replay-about-next = następny ruch (albo Enter)
replay-about-back = jeden ruch wstecz
replay-about-number = przejście do ruchu o tym numerze
replay-about-as = widok gracza: „za Anna”; samo „za” – widok widza
replay-about-quit = wyjście
replay-who = Po „za” wpisz imię gracza. Gracze: { $names }.

## Wiersz poleceń

command-litera = Gry w słowa i karty: graj w tym terminalu, otwieraj stoły w przeglądarce, sprawdzaj i analizuj gry.
command-play = gra w tym terminalu
command-replay = przegląda zapis gry ruch po ruchu
command-verify = sprawdza ruchy i tasowania w zapisie gry
command-engine = obsługuje protokół stołu na standardowym wejściu i wyjściu, dla programów
command-record = zmienia format zapisu gry
command-analyse = porównuje każdy ruch z najlepszym i pokazuje, kiedy rozstrzygnęła się partia
command-analyse-ms = milisekundy na każdy ruch (domyślnie 1000)
command-analyse-json = zapisuje wynik analizy w tym pliku
command-analyse-plot = zapisuje wykres szans w tym pliku (.svg, .png)
command-game = gra; bez tego argumentu pojawi się menu
command-seats = ilu graczy
command-bots = poziomy botów, na przykład easy,easy; „none” – bez botów
command-names = imiona osób przy tym ekranie
command-option = opcja gry; można ją podać kilka razy
command-options = wypisuje opcje gry GAME i kończy
command-seed = tekst, z którego wynikają wszystkie karty: ten sam tekst daje tę samą grę
command-pack = własna talia w formacie pliku pack.json tej gry
command-lexicon = słownik do gry: en, pl, ro, uk albo własny; bez tej opcji słowa są w twoim języku
command-continue = powrót do ostatniej gry
command-lang = język ekranu
command-record-file = zapis gry
command-format = format, na przykład gcg
usage-usage = użycie:
usage-positional = argumenty
usage-options = opcje
usage-help = pokazuje tę pomoc i kończy
usage-version = pokazuje numer wersji i kończy
usage-error = %(prog)s: błąd: %(message)s
usage-argument = argument %(argument_name)s: %(message)s
usage-missing = brakuje argumentów: %s
usage-unknown = nieznane argumenty: %s
usage-value = brakuje wartości
usage-values = brakuje wartości (co najmniej jednej)
usage-no-value = tu nie podaje się wartości, a podano %r
usage-wrong-value = niewłaściwa wartość: %(value)r
usage-wrong-choice = nie ma takiej możliwości: %(value)r (do wyboru: %(choices)s)
usage-ambiguous = %(option)s może znaczyć: %(matches)s
