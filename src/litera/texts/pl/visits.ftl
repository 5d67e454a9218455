### Stoły na serwerze w terminalu: osoby, czat, zegary, połączenie; oraz bufory komunikatów przy każdym stole.

## Bufory komunikatów

buffer-all = wszystko
buffer-game = gra
buffer-chat = czat
buffer-people = osoby
buffer-is = { $count ->
    [one] Bufor „{ $name }”: { $count } komunikat
    [few] Bufor „{ $name }”: { $count } komunikaty
   *[many] Bufor „{ $name }”: { $count } komunikatów
}
buffer-empty = W buforze „{ $name }” nie ma jeszcze komunikatów.
buffer-start = W buforze „{ $name }” nie ma wcześniejszego komunikatu.
buffer-end = W buforze „{ $name }” nie ma późniejszego komunikatu.
buffer-unknown = Nie ma bufora „{ $asked }”. Bufory: { $names }.
muted-is = Wyciszone: { $names }
muted-none = Żaden bufor nie jest wyciszony.
kind-none = Najpierw przejdź do komunikatu o grze, na przykład „poprzedni gra”.
kind-less = Komunikaty takie jak „{ $text }” nie będą już odczytywane. Aby je przywrócić, wpisz „więcej”.
kind-more = Komunikaty takie jak „{ $text }” będą teraz zawsze odczytywane.

## Zegary

time-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
time-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
time-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
clock-played = Czas gry: { $time }
clock-free = Przy tym stole nie ma limitu czasu.
clock-limit = { $option }: { $time }. W terminalu zegar nie działa.
clock-runs = { $name }: { $time }, zegar idzie
clock-stands = { $name }: { $time }
clock-answer = Czas na odpowiedź: { $time }
alarm = Twój zegar: { $time }
alarm-is = { $count ->
    [one] Jeden alarm: { $times }
    [few] { $count } alarmy: { $times }
   *[other] { $count } alarmów: { $times }
}
alarm-none = Alarmy są wyłączone.
alarm-wrong = „{ $asked }” to nie lista sekund. Wpisz na przykład: „alarm 120 60 20”.

## Przygotowane ruchy

ready-is = Ten ruch zostanie wykonany w twojej turze, jeśli nadal będzie dozwolony. Aby go porzucić, wpisz „anuluj”.
ready-sent = Wysłano przygotowany ruch: „{ $move }”.
ready-dropped = Przygotowanego ruchu „{ $move }” nie można wykonać; został porzucony.
ready-cancelled = Nie ma już przygotowanego ruchu.

## Osoby przy stole

room-seat-you = Miejsce { NUMBER($number, useGrouping: 0) }: ty
room-seat-bot = Miejsce { NUMBER($number, useGrouping: 0) }: { $name }, bot, poziom: { $level }
room-seat-free = Miejsce { NUMBER($number, useGrouping: 0) }: wolne
room-seat = Miejsce { NUMBER($number, useGrouping: 0) }: { $presence ->
    [reconnecting] { $name }, zerwane połączenie
    [away] { $name }, z dala od stołu
    [gone] { $name }, już nie gra
   *[here] { $name }
}
room-watching = Widzowie: { $names }
room-sat-you = Masz miejsce { NUMBER($number, useGrouping: 0) }.
room-sat = { $name } zajmuje miejsce { NUMBER($number, useGrouping: 0) }.
room-stood = { $name } zwalnia miejsce { NUMBER($number, useGrouping: 0) }.
room-presence = { $presence ->
    [reconnecting] { $name }: zerwane połączenie
    [away] { $name }: z dala od stołu
    [gone] { $name }: już nie gra
   *[here] { $name } jest przy stole.
}
room-substitute = { $name }: dalej gra bot.
room-came = { $name } ogląda grę.
room-left = { $name } już nie ogląda gry.
room-began = Gra się zaczyna.
room-offers-end = { $name } proponuje zakończenie gry. Wpisz „zaproponuj”, aby się zgodzić.
room-offers-rematch = { $name } proponuje rewanż. Wpisz „zaproponuj”, aby się zgodzić.
room-withdrew = { $name } wycofuje propozycję.
room-rematch = Rewanż jest przy nowym stole. Naciśnij Enter, aby tam przejść.
room-reminds-you = { $name } przypomina: twój ruch.
room-reminds = { $name } przypomina: teraz ruch ma { $other }.
room-you-watch = Oglądasz grę. Wpisz „usiądź”, aby zająć wolne miejsce.
room-waiting = { $count ->
    [one] Jedno miejsce jest wolne. Wpisz „link”, aby dostać link dla znajomych.
    [few] { $count } miejsca są wolne. Wpisz „link”, aby dostać link dla znajomych.
   *[many] { $count } miejsc jest wolnych. Wpisz „link”, aby dostać link dla znajomych.
}
room-start = Wszystkie miejsca są zajęte. Wpisz „zacznij”, aby rozpocząć.
room-host-starts = Wszystkie miejsca są zajęte. Grę rozpoczyna gospodarz.
room-which-seat = Które miejsce? Wpisz numer od 1 do { $highest }.
room-clock-move = { $seconds ->
    [one] Zegar: { $seconds } sekunda na ruch
    [few] Zegar: { $seconds } sekundy na ruch
   *[many] Zegar: { $seconds } sekund na ruch
}
room-clock-game = Zegar: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} na osobę{ $increment ->
    [0] {""}
    [one] {" "}plus { $increment } sekunda na ruch
    [few] {" "}plus { $increment } sekundy na ruch
   *[many] {" "}plus { $increment } sekund na ruch
}
room-clock-days = { $days ->
    [one] Zegar: { $days } dzień na ruch
   *[many] Zegar: { $days } dni na ruch
}
room-terms-words = Przy tym stole obowiązuje lista słów gospodarza.
room-terms-pack = Przy tym stole gra się talią gospodarza.
room-terms-seed = O tasowaniu decyduje gospodarz, więc może znać karty.
room-terms-no-hints = Przy tym stole nie ma podpowiedzi.
room-terms-rated = Gra rankingowa: wynik wpływa na rankingi wszystkich graczy.
room-terms-option = { $what }: { $value }
room-terms-value = { $what } Tutaj: { $value }
room-terms-off = Wyłączone: { $what }
room-terms-closed = Bez widzów.
room-terms-away-bot = Nieobecność ({ $time }): dalej gra bot.
room-terms-away-end = Nieobecność ({ $time }): koniec gry.
room-terms-open = { $delay ->
    [0] Widzowie oglądają wszystkie ręce.
    [one] Widzowie widzą wszystkie ręce z opóźnieniem o { $delay } ruch.
    [few] Widzowie widzą wszystkie ręce z opóźnieniem o { $delay } ruchów.
   *[many] Widzowie widzą wszystkie ręce z opóźnieniem o { $delay } ruchów.
}
room-over-resigned = Gra kończy się poddaniem.
room-over-agreed = Koniec gry za zgodą wszystkich.
room-over-abandoned = Koniec gry: zbyt długa nieobecność.
room-over-closed = Koniec gry: decyzja obsługi serwera.
room-over-time = Koniec gry: minął czas.
room-after = Możesz jeszcze zadawać pytania o grę. Wpisz „zaproponuj”, aby zaproponować rewanż, albo naciśnij Enter, aby zakończyć.
offer-end = Proponujesz zakończenie gry.
offer-rematch = Proponujesz rewanż.
offer-withdrawn = Wycofujesz propozycję.
link-none = Nie możesz zapraszać do tego stołu.

## Czat

chat-line = { $name }: { $text }
chat-overheard = { $name } (widz): { $text }
chat-what = Jaka wiadomość? Na przykład: „czat cześć”.
report-who = Kogo zgłosić? Wpisz „zgłoś” i numer miejsca albo nazwę: { $names }.
report-nobody = Nie ma tu kogo zgłosić.
report-why = Zgłoszenie: { $name }. Czego dotyczy? Wpisz „wiadomości”, „nazwa”, „gra” albo „inne”, a potem, co się stało. Enter – rezygnacja.
report-lead = Zgłoszenie przeczytają moderatorzy, razem z wiadomościami tej osoby przy tym stole. Ta osoba nie dowie się, kto je wysłał.
report-sent = Dziękujemy. Moderatorzy się tym zajmą.
report-not = Nic nie zostało wysłane.
report-reason-chat = wiadomości, czat
report-reason-name = nazwa
report-reason-play = gra
report-reason-other = inne
chat-phrase-hello = Cześć!
chat-phrase-luck = Powodzenia!
chat-phrase-well = Pięknie!
chat-phrase-thanks = Dziękuję!
chat-phrase-oops = Ojej!
chat-phrase-think = Chwila, myślę.
chat-phrase-again = Jeszcze raz?
chat-phrase-bye = Na razie!

## Połączenie z serwerem

line-lost = Połączenie zerwane. Łączenie… Nic nie przepadnie.
line-back = Połączenie wróciło.
line-later = W tej chwili nie ma połączenia. Ruchy i wiadomości zostaną wysłane, gdy połączenie wróci, ale pytanie trzeba będzie powtórzyć.
line-given-up = Serwer już nie odpowiada.
line-taken-over = Ten stół jest teraz otwarty w innym miejscu.
line-come-back = Aby wrócić: litera play { $link }

## W drodze do stołu

lobby-empty = Nie ma teraz otwartych stołów.
lobby-tables = Stoły:
lobby-table = { NUMBER($number, useGrouping: 0) } { $title }: { $names }; { $status ->
    [playing] gra trwa
   *[waiting] { $free ->
        [one] jedno wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
}
lobby-title = { $title } ({ $language })
lobby-which = { $highest ->
    [0] Wpisz 0 (nowy stół) albo „wyjdź”; Enter odświeża listę.
    [one] Wpisz 1 (przejście do tego stołu), 0 (nowy stół) albo „wyjdź”; Enter odświeża listę.
   *[other] Wpisz liczbę od 1 do { $highest } (przejście do stołu), 0 (nowy stół) albo „wyjdź”; Enter odświeża listę.
}
lobby-name = Twój pseudonim przy stole?
lobby-people = Ile miejsc zajmą ludzie (od 1 do { $highest })? Enter: 1; na pozostałych miejscach grają boty.
lobby-clock = Ile minut dla każdej osoby (od 1 do { $highest })? Po plusie możesz dodać sekundy za ruch: 10+5. Enter: bez zegara.
lobby-access = Czy każdy może dołączyć z poczekalni? Wpisz „tak” albo naciśnij Enter, aby dołączyć mogły tylko osoby z linkiem.
plan-clock = „{ $text }” to nie ustawienie zegara. Wpisz liczbę minut od 1 do { $highest }; po plusie możesz dodać sekundy za ruch: 10+5.
plan-link = { $link } nie jest linkiem do serwera ani do stołu. Link zaczyna się od http:// albo https://.
plan-server-away = Pod adresem { $server } nie odpowiada żaden serwer Litery. Sprawdź, czy adres jest poprawny.
visit-password = Hasło do tego stołu:
visit-new-password = Hasło do nowego stołu:
file-settings-damaged = Ustawienia w pliku { $path } są uszkodzone: { $detail } Usuń plik, aby zacząć od nowa.

## Wiersz poleceń

command-at = otwiera stół do gry GAME na serwerze pod tym adresem
command-clock = liczba minut dla każdej osoby przy tym stole; po plusie można dodać sekundy za ruch: 10+5
command-public = pozwala każdemu dołączyć do tego stołu z poczekalni
command-password = pyta o hasło do tego stołu
command-seat = miejsce, które chcesz zająć przy stole na serwerze
command-watch = ogląda stół na serwerze bez zajmowania miejsca
room-terms-time = Miejsce { NUMBER($number, useGrouping: 0) } ma { $percent }% zwykłego czasu.
plan-time = „{ $text }”: podaj dla każdego miejsca procent czasu od { $lowest } do { $highest }, na przykład 100,200.
command-time = dodatkowy czas przy tym stole: dla każdego miejsca procent zwykłego czasu, na przykład 100,200

free-ban = zablokuj
