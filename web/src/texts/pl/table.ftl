# Stół, niezależnie od gry

table-door = Dołącz do stołu
table-door-host = { $host } zaprasza do gry.
table-door-name = Jak mamy cię nazywać?
table-door-password = Hasło do tego stołu
table-door-sit = Usiądź i graj
table-door-enter = Dołącz
table-skip = Do stołu
table-aside = Dziennik i czat
table-about = { $title }: o grze
table-commitment = Tasowanie ustalono przed grą. Jego pieczęć: { $hash }
table-tab-turn = ● Twój ruch: { $title }
table-tab-answer = ● Odpowiedz: { $title }
table-your-turn = Twój ruch.
table-your-answer = Odpowiedz na ruch.
table-turn-own = Twój ruch
table-turn-other = Teraz gra
table-answer-own = Odpowiedz
table-answer-other = Odpowiada
table-seats = Gracze
table-seat-free = Miejsce { $number }
table-seat-empty = wolne
table-seat-line = Miejsce { $number }: { $name }
table-you = ty
table-bot = bot
table-substitute = gra bot
table-winner = wygrana
table-score = Wynik:
table-clock = Pozostały czas:
table-clock-none = Ten stół nie ma zegara.
table-clock-line = { $name }: { $time }
table-clock-answer = Czas na odpowiedź: { $time }
table-clock-low = Pozostały czas: { $time }
table-presence-reconnecting = łączy się ponownie
table-presence-away = z dala od stołu
table-presence-gone = już nie gra
table-presence-back = znów przy stole
table-seat-news = { $name }: { $state }
table-nudge = Przypomnij
table-nudge-sent = Wysłano przypomnienie.
table-nudged = { $name }: czekamy na twój ruch.
table-waiting = Czekamy na graczy
table-waiting-full = Są już wszyscy.
table-invite = Wyślij ten link znajomym
table-invite-copy = Kopiuj zaproszenie
table-invite-copied = Skopiowano link. Wyślij go znajomym.
table-invite-by-hand = Przeglądarka nie pozwala skopiować linku. Zaznacz go i skopiuj ręcznie.
table-invite-share = Udostępnij
table-invite-qr = Kod QR linku z zaproszeniem
table-invite-own = Ten link działa tylko na tym komputerze. Aby mogły dołączyć telefony i znajomi w pobliżu, uruchom Literę poleceniem „litera serve --lan”.
table-full-starts = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
table-terms = Zasady tego stołu
table-terms-usual = Zwykłe zasady, bez zegara.
table-terms-clock = Zegar: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } Tutaj: { $value }
table-terms-not = Wyłączone: { $what }
table-terms-pack = Własna talia gospodarza
table-terms-words = Własna lista słów gospodarza
table-terms-lexicon = Słownik: { $name }
table-terms-seed = O tasowaniu decyduje gospodarz, więc może znać karty
table-terms-no-hints = Bez podpowiedzi
table-terms-closed = Bez widzów
table-terms-away-bot = Nieobecność ({ $time }): dalej gra bot
table-terms-away-end = Nieobecność ({ $time }): koniec gry
table-time-minutes = { $minutes } min
table-time-seconds = { $seconds } s
table-sit = Usiądź tutaj
table-stand = Wstań
table-add-bot = Dodaj bota
table-add-bot-at = Dodaj bota na miejsce { $number }
table-add-program = Dodaj program
table-program-command = Tym poleceniem uruchomisz swój program
table-program-once = Token działa tylko dla tego miejsca i widać go tylko teraz.
table-ban = Zablokuj: { $name }
table-ban-sure = Miejsce się zwolni, a ta osoba nie wróci do tego stołu. Przy innych nadal może grać.
table-free-seat = Usuń: { $name }
table-start = Zacznij grę
table-host-starts = Gospodarz zaczyna grę, gdy wszystkie miejsca są zajęte.
table-menu = Więcej opcji
table-resign = Poddaj grę
table-resign-sure = Poddać grę? Tego nie można cofnąć.
table-end-offer = Zaproponuj koniec gry
table-end-withdraw = Wycofaj propozycję
table-end-sure = Gra skończy się od razu, gdy wszyscy się zgodzą. Zaproponować?
table-end-agree = Zakończ grę
table-end-agree-sure = Gra skończy się od razu, gdy wszyscy się zgodzą. Zgadzasz się?
table-end-offered = Proponujesz koniec gry. Pozostali to widzą.
table-result-you = Wygrywasz!
table-next-level = Teraz poziom: { $level }
table-result-none = Koniec gry
table-reason-resigned = Gra kończy się poddaniem.
table-reason-agreed = Koniec gry za zgodą wszystkich.
table-reason-abandoned = Kogoś zbyt długo nie było przy stole.
table-reason-closed = Koniec gry: decyzja obsługi serwera.
table-reason-time = Skończył się czas.
table-rematch = Rewanż
table-again = Zaproś do nowej gry: { $names }
table-resting = Urlop do: { $date }
table-record = Pobierz zapis gry
table-replay = Powtórka
table-board = Gra
table-reconnecting = Połączenie zerwane. Łączenie… Nic nie przepadnie.
table-reconnected = Połączenie wróciło.
table-closed-unknown_table = Nie ma takiego stołu.
table-closed-taken_over = Ten stół jest otwarty w innym oknie. Graj tam.
table-closed-refused = Nie możesz dołączyć do tego stołu.
table-chat-players = Czat graczy
table-chat-apart = Czat widzów
table-chat-apart-help = Podczas gry te wiadomości czytają tylko widzowie. Gracze zobaczą je po zakończeniu gry.
table-next = Następna gra
table-analysis = Analiza
table-analysis-waiting = W kolejce przed twoją grą są jeszcze inne.
table-analysis-loading = Bot przygotowuje się do analizy. To potrwa kilka sekund.
table-analysis-running = Analiza trwa. Możesz tymczasem robić coś innego.
table-analysis-failed = Analiza się nie powiodła.
table-history = Dziennik
table-chat = Czat
table-chat-field = Wiadomość
table-chat-send = Wyślij
table-chat-said = { $name }: { $words }
table-mute = Wycisz: { $name }
table-phrases = Gotowe zwroty
table-phrase-hello = Cześć!
table-phrase-luck = Powodzenia!
table-phrase-well = Pięknie!
table-phrase-thanks = Dziękuję!
table-phrase-oops = Ojej!
table-phrase-think = Chwila, myślę.
table-phrase-again = Jeszcze raz?
table-phrase-bye = Na razie!
table-sounds = Dźwięki
table-sounds-which = Które dźwięki
table-sounds-all = Wszystkie
table-sounds-essential = Tylko ważne
table-sounds-off = Wyłączone
table-volume = Głośność
table-move = Wpisz ruch
table-move-label = Ruch albo polecenie
table-move-question = Polecenie
table-move-send = Wyślij
table-move-help = Wpisz ruch tak jak w zasadach albo wybierz polecenie. Gdy fokus jest na stole, wystarczy jedna litera.
table-questions = Polecenia
table-nothing-yet = Na razie nic tu nie ma.
table-hint-ask = Podpowiedź
table-hint-more = Pokaż ruch
table-hint = Spróbuj: { $move }
table-hint-typed = Aby wykonać ten ruch, wpisz „{ $typed }”.
table-hint-play = Zagraj
table-log-show = Pokaż na stole
table-hint-thinking = Szukam podpowiedzi…
table-hint-again = Zapytaj jeszcze raz, aby zobaczyć ruch.
table-hint-wait = Teraz nic nie zyskasz. Lepiej zaczekać.
preview-worth = { $words }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-side = Dziennik
hand-shuffle = Przetasuj
hand-sort = Posortuj
table-turn-of = Ruch: { $name }.
table-keys = Klawisze
table-held = na ręce: { $count }

table-waiting-for = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
table-result = { $count ->
    [one] Wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
}
table-end-wanted = { $count ->
    [one] Koniec gry proponuje { $names }.
   *[other] Koniec gry proponują: { $names }.
}
table-spectators = { $count ->
    [one] Jeden widz: { $names }
    [few] { $count } widzów: { $names }
   *[many] { $count } widzów: { $names }
}
table-chat-overheard = { $count ->
    [one] Na czacie widać teraz { $count } wiadomość widzów z czasu gry.
    [few] Na czacie widać teraz { $count } wiadomości widzów z czasu gry.
   *[many] Na czacie widać teraz { $count } wiadomości widzów z czasu gry.
}
table-terms-open = { $delay ->
    [0] Widzowie oglądają wszystkie ręce.
    [one] Widzowie widzą wszystkie ręce z opóźnieniem o { $delay } ruch.
    [few] Widzowie widzą wszystkie ręce z opóźnieniem o { $delay } ruchów.
   *[many] Widzowie widzą wszystkie ręce z opóźnieniem o { $delay } ruchów.
}
table-clock-whole-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
table-wins = { $count ->
    [one] { $count } wygrana partia
    [few] { $count } wygrane partie
   *[many] { $count } wygranych partii
}
table-terms-rated = Gra rankingowa: wynik wpływa na rankingi wszystkich graczy. Bez podpowiedzi i botów, zwykłe zasady.
neighbours = Osoby przy tym stole
person-menu = { $name }: co możesz zrobić
invite-friend = Zaproś znajomych
invited-friend = { $name } ma zaproszenie.
person-online = jest tutaj
table-rematch-wanted = { $count ->
    [one] { $names } chce rewanżu.
   *[other] { $names } chcą rewanżu.
}
