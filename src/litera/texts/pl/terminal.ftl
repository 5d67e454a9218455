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
question-cards = karty
question-bag = worek, bank
question-scores = wyniki, punkty
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
question-cancel = anuluj
question-chat = czat, powiedz
question-people = osoby, miejsca
question-sit = usiądź
question-stand = wstań
question-start = zacznij, rozpocznij
question-bot = bot
question-free = zwolnij
question-remind = przypomnij
question-offer = zaproponuj
question-withdraw = wycofaj
question-link = link, zaproszenie
question-less = mniej
question-more = więcej
question-mute = wycisz
question-unmute = odcisz

about-moves = co możesz teraz zrobić, z przykładami
about-hint = pomoc w ruchu: wskazówka, potem sam ruch
about-now = co masz zrobić
about-hand = Twoja ręka
about-table = stół
about-word = jedno słowo ze stołu: słowo 3
about-spell = słowo litera po literze: litery 3
about-find = słowa z literą albo z jokerem: znajdź S, znajdź joker
about-places = gdzie można skrzyżować słowa na stole: wolne; wolne 3, te przy słowie 3
about-cards = co znaczą karty
about-bag = co zostało do dobrania albo czego nie widać
about-scores = wyniki
about-whose = czyj ruch
about-last = ostatni ruch
about-history = ostatnie ruchy: historia 5
about-changed = co zaszło od twojego ostatniego ruchu
about-again = ostatnia odpowiedź jeszcze raz
about-clock = czas gry
about-rules = zasady według tematów: zasady 2
about-draft = ruch, który przygotowujesz. Wiersz od znaku + dokłada do niego, pusty wiersz go wykonuje
about-undo = cofa to, co ostatnio dołożone do tego ruchu
about-go = wykonuje przygotowany ruch
about-as = ruch za inną osobę przy tym ekranie: za Anna, potem ruch
about-verbose = ile ma być mówione: szczegóły 1, 2 albo 3
about-width = długość wierszy: szerokość 40; szerokość 0, jak terminal
about-save = zapis gry do pliku: zapisz gra.json
about-resign = poddanie gry
about-quit = wyjście; gra zostaje zachowana
about-help = ta lista; pomoc ręka: jeden jej wiersz
about-previous = wcześniejszy komunikat, w tym buforze albo w innym: poprzedni czat
about-next = późniejszy komunikat
about-first = pierwszy komunikat
about-newest = najnowszy komunikat
about-repeat = bieżący komunikat jeszcze raz
about-buffer = które komunikaty przeglądasz: bufor gra, czat, osoby albo wszystko
about-alarm = kiedy ostrzegać o czasie na twoim zegarze: alarm 120 60 20, w sekundach; alarm 0 – nigdy
about-prepare = wysyła przygotowany ruch, gdy tylko nadejdzie twoja kolej i o ile jest jeszcze dozwolony: przygotuj, potem ruch
about-cancel = porzuca przygotowany ruch
about-chat = wiadomość do stołu: czat cześć
about-people = kto jest przy stole
about-sit = zajmuje miejsce: usiądź 1
about-stand = zwalnia twoje miejsce przed początkiem gry
about-start = rozpoczyna grę, dla gospodarza
about-bot = sadza bota, dla gospodarza: bot 1 łatwy
about-free = zwalnia miejsce, dla gospodarza: zwolnij 1
about-remind = przypomina osobie, na którą wszyscy czekają
about-offer = propozycja zakończenia gry, a po niej rewanżu
about-withdraw = wycofuje twoją propozycję
about-link = link, który zaprasza innych
about-less = komunikaty tego rodzaju nie będą już mówione; zostają w buforach
about-more = komunikaty tego rodzaju będą zawsze mówione
about-mute = wycisza bufor: wycisz czat
about-unmute = znów mówi bufor: odcisz czat

answer-yes = tak, t
step-next = dalej, d
step-back = wstecz, w
step-number = 12

## Odpowiedzi

help-line = { $names }: { $about }
help-moves = Wpisz ruch albo jedno z tych pytań.
help-unknown = „{ $asked }” nie jest pytaniem. Wszystkie podaje: pomoc.
asked-unknown = O „{ $typed }” nie można tu zapytać. Pomoc mówi, o co można.
nothing-yet = Jeszcze nic.
moves-none = Nie masz teraz żadnego ruchu.
moves-more = pomoc: wszystkie pytania
hint = Spróbuj: { $move }
hint-more = Zapytaj jeszcze raz, a usłyszysz sam ruch.
hint-none = Teraz nie ma co radzić.
rules-none = Ta gra nie ma spisanych zasad.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Zapytaj o jeden: zasady 2
rules-unknown = Nie ma tematu „{ $asked }”. Tematy: { $topics }.
verbose-is = { $level ->
    [1] szczegóły 1: to, co najważniejsze
    [3] szczegóły 3: wszystko
   *[2] szczegóły 2: większość
}
verbose-wrong = Szczegóły to 1, 2 albo 3, a nie „{ $asked }”.
width-is = szerokość { NUMBER($width, useGrouping: 0) }
width-free = szerokość 0: taka jak terminal
width-wrong = Szerokość to liczba od { NUMBER($narrowest, useGrouping: 0) } do { NUMBER($widest, useGrouping: 0) } albo 0, a nie „{ $asked }”.
save-where = Dokąd? Podaj plik: zapisz gra.json
save-done = Zapisano: { $path }
typed-unknown = „{ $typed }”: nie ma takiego ruchu ani pytania. Najbliższe: { $near }.
typed-how = Znak ? mówi, co możesz teraz zrobić.

## Przygotowywany ruch

draft = Przygotowane: { $move }
draft-points = { $count ->
    [one] To da { $count } punkt.
    [few] To da { $count } punkty.
    [many] To da { $count } punktów.
   *[other] To da { $count } punktu.
}
draft-none = Nic nie jest przygotowane. Przygotowuje wiersz od znaku +, a po nim część ruchu.

## Przebieg gry

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Grają, z numerem miejsca: { $names }
play-words = Słowa: { $language ->
    [en] angielskie
    [pl] polskie
    [uk] ukraińskie
    [ro] rumuńskie
   *[other] ze słownika „{ $language }”
}.
play-how = Znak ? mówi, co możesz zrobić; pomoc podaje wszystkie pytania.
play-back = Gra toczy się dalej od miejsca, w którym została przerwana.
play-hide = Teraz { $name }. Enter chowa twoją rękę.
play-come = { $name }: naciśnij Enter, gdy ekran należy do ciebie.
play-left = Gra zachowana. Dalszy ciąg: litera play --continue
play-record = Zapis: { $path }
play-analyse = Gdzie się rozstrzygnęło: litera analyse { $path }
play-after = Nadal można pytać. Enter kończy.
as-who = Najpierw za, potem imię, potem ruch. Grają: { $names }.
resign-sure = Poddać grę? Wpisz tak; Enter: gramy dalej.
resign-not = Gra trwa dalej.
resign-late = Gra jest skończona.
resign-over = { $count ->
    [one] { $name }: gra poddana. Wygrana: { $left }.
   *[other] { $name }: gra poddana. Wspólna wygrana: { $left }.
}

## Menu i stoły, których być nie może

menu-welcome = Litera: gry w słowa i karty
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Dalszy ciąg: { $title }
menu-which = Która gra? Liczba od 1 do { $highest }; Enter to 1, wyjdź kończy.
menu-number = Podaj liczbę od { $lowest } do { $highest }.
menu-seats = Ilu graczy, od { $lowest } do { $highest }? Enter to { $lowest }.
menu-people = Ile z nich to osoby przy tym ekranie, od 1 do { $highest }? Enter to 1; resztą grają boty.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = Jak dobrze grają boty? Liczba od 1 do { $highest }; Enter to 1.
menu-name = Imię gracza { $number }? Enter to { $otherwise }.
plan-player = { $count ->
    [1] Gracz
   *[other] Gracz { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Bot
   *[other] Bot { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Podaj też grę: { $games }.
    [near] Nie ma gry „{ $game }”. Najbliższa to { $games }.
   *[all] Nie ma gry „{ $game }”. Są: { $games }.
}
plan-no-level = Nie ma bota na poziomie „{ $level }”. Poziomy: { $levels }.
plan-seats = { $seats ->
    [one] W tę grę gra od { $lowest } do { $highest } osób, a nie { $seats } osoba.
    [few] W tę grę gra od { $lowest } do { $highest } osób, a nie { $seats } osoby.
   *[many] W tę grę gra od { $lowest } do { $highest } osób, a nie { $seats } osób.
}
plan-people = Liczby się nie zgadzają: ludzi { $people }, botów { $bots }, miejsc { $seats }. Co najmniej jeden gracz to człowiek.
plan-same-names = Dwie osoby mają imię { $name }. Niech każda ma własne.
plan-option-shape = „{ $option }”: opcję pisze się nazwa=wartość.
plan-goes-on-as-it-was = Gra toczy się dalej z tymi miejscami, opcjami i kartami, z którymi się zaczęła. Podaj samo --continue albo jeszcze GAME i --lang.
plan-nothing-unfinished = W { $folder } nie ma niedokończonej gry.
option-line = { $name }={ $default }  { $means }

## Pliki

file-not-there = Nie ma pliku { $path }.
file-is-folder = { $path } to katalog. Podaj plik.
file-no-folder = Nie ma katalogu { $path }.
file-not-read = Nie da się odczytać { $path }: { $detail }
file-not-written = Nie da się zapisać { $path }: { $detail }
file-in-the-way = { $path } już istnieje i nie jest zapisem gry. Wybierz inną nazwę.
file-no-record = { $path } nie jest zapisem gry: to nie obiekt JSON.
file-not-marked = { $path } nie jest zapisem gry: jego „format” to nie „{ $format }”.
file-no-pack = { $path } nie jest talią: to nie obiekt JSON.
file-table-damaged = Zachowana gra { $path } jest uszkodzona: { $detail }
file-table-other = Zachowana gra { $path } nie jest w wersji { $version }.
file-table-in-use = Grę z { $path } prowadzi teraz inny program. Najpierw wyjdź z niej tam.

## Zapisy

verify-right = { $moves ->
    [one] W porządku: { $game }, { $moves } ruch, zgodnie z zasadami.
    [few] W porządku: { $game }, { $moves } ruchy, wszystkie zgodne z zasadami.
   *[many] W porządku: { $game }, { $moves } ruchów, wszystkie zgodne z zasadami.
}
verify-seed = Karty wyszły z ziarna, a ziarno zgadza się z zobowiązaniem (bitów: { $bits }): { $commitment }
verify-limits = To dowód uczciwego tasowania. Nie dowodzi, że nikt nie podglądał.
replay-how = { $moves ->
    [one] { $moves } ruch. Enter: następny; wstecz; liczba: do tego ruchu; za Anna: oczami Anny; pomoc.
    [few] { $moves } ruchy. Enter: następny; wstecz; liczba: do tego ruchu; za Anna: oczami Anny; pomoc.
   *[many] { $moves } ruchów. Enter: następny; wstecz; liczba: do tego ruchu; za Anna: oczami Anny; pomoc.
}
replay-at = { NUMBER($done, useGrouping: 0) } z { NUMBER($moves, useGrouping: 0) }
replay-end = Tu zapis się kończy.
replay-eyes = Teraz patrzy: { $name }.
replay-eyes-none = Teraz patrzy widz.
replay-about-next = następny ruch; tak samo Enter
replay-about-back = jeden ruch wstecz
replay-about-number = do ruchu o tym numerze
replay-about-as = czyimi oczami: za Anna; samo za: oczami widza
replay-about-quit = wyjście
replay-who = Po za podaj imię gracza. Gracze: { $names }.

## Wiersz poleceń

command-litera = Gry w słowa i karty przy jednym stole: graj w tym terminalu, otwieraj stoły w przeglądarce, sprawdzaj i analizuj gry.
command-play = gra przy stole w tym terminalu
command-replay = przegląda zapis gry ruch po ruchu
command-verify = sprawdza zapis gry, jego ruchy i tasowania
command-engine = mówi protokołem stołu na standardowym wejściu i wyjściu, dla programów
command-record = pisze zapis gry w innym formacie
command-analyse = porównuje każdy ruch partii z najlepszym i mówi, gdzie się rozstrzygnęła
command-analyse-ms = milisekundy na każdy ruch (domyślnie 1000)
command-analyse-json = zapisuje wynik analizy w tym pliku
command-analyse-plot = rysuje szanse w tym pliku (.svg, .png)
command-game = gra; bez niej krótkie menu
command-seats = ilu graczy
command-bots = poziomy botów, na przykład easy,easy; none: bez botów
command-names = imiona osób przy tym ekranie
command-option = opcja gry; można podać kilka razy
command-options = wypisuje opcje gry GAME i kończy
command-seed = tekst, z którego losowane są karty: ten sam tekst, ta sama gra
command-pack = własna talia w postaci pliku pack.json tej gry
command-lexicon = słownik do gry (litera lexicon list)
command-continue = dalszy ciąg ostatnio przerwanej gry
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
usage-values = potrzebna jest co najmniej jedna wartość
usage-no-value = tu nie podaje się wartości, a jest %r
usage-wrong-value = niewłaściwa wartość: %(value)r
usage-wrong-choice = nie ma możliwości %(value)r (do wyboru: %(choices)s)
usage-ambiguous = %(option)s może znaczyć: %(matches)s
