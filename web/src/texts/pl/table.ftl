# Stół, niezależnie od gry

table-door = Stół
table-door-host = { $host } zaprasza do gry.
table-door-name = Jak mają cię nazywać inni?
table-door-password = Hasło do tego stołu
table-door-sit = Usiądź i graj
table-door-enter = Do stołu
table-skip = Do stołu
table-aside = Historia i rozmowa
table-about = { $title }: o grze
table-commitment = Tasowanie ustalono przed grą; jego pieczęć: { $hash }
table-tab-turn = ● Twój ruch: { $title }
table-tab-answer = ● Twoja odpowiedź: { $title }
table-your-turn = Twój ruch.
table-your-answer = Czekamy na twoją odpowiedź.
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
table-substitute = zastępuje bot
table-winner = wygrana
table-score = Wynik:
table-clock = Pozostały czas:
table-clock-none = Przy tym stole nie ma zegarów.
table-clock-line = { $name }: { $time }
table-clock-answer = Na odpowiedź: { $time }
table-clock-low = Pozostały czas: { $time }
table-presence-reconnecting = łączy się ponownie
table-presence-away = chwilowo nie ma
table-presence-gone = nie ma przy stole
table-presence-back = znów przy stole
table-seat-news = { $name }: { $state }
table-nudge = Przypomnij
table-nudge-sent = Przypomnienie wysłane.
table-nudged = { $name }: czekamy na twój ruch.
table-waiting = Stół czeka na graczy
table-waiting-full = Są już wszyscy.
table-invite = Wyślij ten link znajomym
table-invite-copy = Kopiuj link z zaproszeniem
table-invite-copied = Link skopiowany. Wklej go tam, gdzie są znajomi.
table-invite-by-hand = Przeglądarka nie pozwala skopiować. Zaznacz link i skopiuj go ręcznie.
table-invite-share = Udostępnij
table-invite-qr = Kod QR linku z zaproszeniem, dla aparatu w telefonie
table-invite-own = Ten link działa tylko na tym komputerze. Dla telefonów i znajomych obok uruchom „litera serve --lan”.
table-full-starts = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
table-terms = Jak się gra przy tym stole
table-terms-usual = Według zwykłych zasad i bez zegara.
table-terms-clock = Zegar: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } Tutaj: { $value }
table-terms-not = Tutaj nie: { $what }
table-terms-pack = Własna talia gospodarza
table-terms-words = Własna lista słów gospodarza
table-terms-lexicon = Słownik: { $name }
table-terms-seed = Tasowanie wybrane przez gospodarza, który może znać karty
table-terms-no-hints = Bez podpowiedzi
table-terms-closed = Bez widzów
table-terms-away-bot = Nieobecność { $time }: dalej gra bot
table-terms-away-end = Nieobecność { $time }: koniec gry
table-time-minutes = { $minutes } min
table-time-seconds = { $seconds } s
table-sit = Usiądź tutaj
table-stand = Wstań
table-add-bot = Dodaj bota
table-add-bot-at = Dodaj bota na miejscu { $number }
table-add-program = Własny program
table-program-command = Tym poleceniem uruchomisz swój program
table-program-once = Token otwiera tylko to miejsce i widać go tylko teraz.
table-free-seat = Zwolnij miejsce: { $name }
table-start = Zacznij grę
table-host-starts = Gospodarz zaczyna grę, gdy wszystkie miejsca są zajęte.
table-menu = Inne działania przy stole
table-resign = Poddaj grę
table-resign-sure = Poddać grę? Tego nie można cofnąć.
table-end-offer = Zaproponuj koniec gry
table-end-withdraw = Wycofaj propozycję końca gry
table-end-sure = Gra skończy się od razu, gdy wszyscy się zgodzą. Zaproponować?
table-end-agree = Zakończ grę
table-end-agree-sure = Gra skończy się od razu, gdy wszyscy się zgodzą. Zgadzasz się?
table-end-offered = Proponujesz zakończyć grę. Pozostali to widzą.
table-result-you = Wygrywasz!
table-next-level = Teraz poziom: { $level }
table-result-none = Koniec gry
table-reason-resigned = Gra została poddana.
table-reason-agreed = Wszyscy zgodzili się skończyć grę.
table-reason-abandoned = Ktoś za długo nie wracał do stołu.
table-reason-closed = Koniec gry: tak zdecydowała obsługa serwera.
table-reason-time = Skończył się czas.
table-rematch = Jeszcze raz
table-rematch-withdraw = Jednak nie gram
table-rematch-offered = Chcesz zagrać jeszcze raz. Gra zacznie się, gdy pozostali też zechcą.
table-record = Pobierz zapis gry
table-replay = Powtórka
table-replay-close = Zamknij powtórkę
table-replay-first = Do początku
table-replay-back = Ruch wstecz
table-replay-on = Ruch naprzód
table-replay-last = Do końca
table-replay-run = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-seek = Miejsce w grze
table-replay-at = Ruch { $move } z { $total }
table-board = Gra
table-reconnecting = Połączenie zerwane. Wróci samo, nic nie przepadło.
table-reconnected = Połączenie wróciło.
table-closed-unknown_table = Nie ma takiego stołu.
table-closed-taken_over = Ten stół jest otwarty gdzie indziej. Gra toczy się tam.
table-closed-refused = Stół cię nie wpuszcza.
table-chat-players = Rozmowa graczy
table-chat-apart = Rozmowa widzów
table-chat-apart-help = Dopóki trwa gra, czytają to tylko widzowie. Gracze zobaczą to po jej zakończeniu.
table-next = Do następnej gry
table-replay-held = Karty i tabliczki graczy
table-replay-keys = B i N: o ruch wstecz i naprzód. M: następny błąd.
table-replay-better = Pokaż lepszy ruch
table-replay-mistake = Następny błąd
table-replay-open = Pokaż, co było zakryte
table-learn-find = Zagrany ruch: { $move }. Znajdź lepszy.
table-learn-answer = Pokaż odpowiedź
table-learn = Ucz się na błędach ({ $count })
table-learn-next = Twój następny błąd
table-learn-best = To najlepszy ruch.
table-learn-good = Ten ruch jest równie dobry jak najlepszy.
table-learn-made = To ruch, który został zagrany. Znajdź lepszy.
table-learn-lost = Jest lepszy ruch. Ten oddaje { $percent } % szansy na wygraną.
table-learn-worse = Jest lepszy ruch.
table-analysis = Analiza
table-analysis-lead = Silny bot przejdzie grę jeszcze raz i powie, ile kosztował każdy ruch i gdzie ważyły się losy gry.
table-analysis-begin = Przeanalizuj grę
table-analysis-waiting = Najpierw inne gry. Ta czeka w kolejce.
table-analysis-loading = Bot przygotowuje się do analizy. To potrwa kilka sekund.
table-analysis-running = Analiza trwa. Można tymczasem robić coś innego.
table-analysis-done = Ruch { $done } z { $total }
table-analysis-failed = Analiza została przerwana.
table-analysis-plot = Szanse na wygraną ruch po ruchu. Tabela poniżej mówi to samo.
table-analysis-turn = punkt zwrotny
table-analysis-moves = Wszystkie ruchy w tabeli
table-analysis-number = Ruch
table-analysis-played = Zagrano
table-analysis-best = Najlepsze
table-analysis-same = to samo
table-analysis-lost = Strata
table-analysis-chances = Szanse
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Ruch { $number }: pokaż w powtórce
table-history = Przebieg gry
table-chat = Rozmowa
table-chat-field = Twoje słowa
table-chat-send = Powiedz
table-chat-said = { $name }: { $words }
table-mute = Wycisz: { $name }
table-phrases = Gotowe zwroty
table-phrase-hello = Cześć!
table-phrase-luck = Powodzenia!
table-phrase-well = Pięknie!
table-phrase-thanks = Dziękuję!
table-phrase-oops = Ojej!
table-phrase-think = Chwilę myślę.
table-phrase-again = Jeszcze raz?
table-phrase-bye = Na razie!
table-sounds = Dźwięki
table-sounds-which = Które dźwięki
table-sounds-all = Wszystkie
table-sounds-essential = Tylko ważne
table-sounds-off = Wyłączone
table-volume = Głośność
table-move = Tekstem
table-move-label = Ruch albo pytanie
table-move-question = Pytanie
table-move-send = Wyślij
table-move-help = Wpisz ruch tak jak w zasadach albo wybierz pytanie. Gdy stół ma fokus, wystarczy jedna litera.
table-questions = Pytania
table-nothing-yet = Jeszcze nic.
table-question-hand = ręka, r
table-question-table = stół
table-question-last = ostatni, ostatnio
table-question-scores = wyniki, punkty
table-question-whose = czyj, kto
table-question-now = teraz
table-question-bag = worek, bank
table-question-result = wynik
table-question-clock = zegar, czas
table-question-hint = podpowiedź, rada
table-hint-ask = Podpowiedź
table-hint-more = Pokaż ruch
table-hint = Dobry ruch: { $move }
table-hint-typed = Aby go wykonać, wpisz „{ $typed }”.
table-hint-play = Zagraj
table-log-show = Pokaż na planszy
table-hint-thinking = Namyślam się nad podpowiedzią…
table-hint-again = Zapytaj jeszcze raz, a zobaczysz ruch.
table-hint-wait = Teraz nic to nie da: lepiej zaczekać.
table-question-history = historia
table-question-word = słowo
table-question-spell = litery, literuj
table-question-cards = karty
table-question-help = pomoc, ?
table-question-again = powtórz, znowu
table-help = Pytania: { $questions }. Niektóre z liczbą lub kartą: { $precise }. Wszystko inne to ruch, tak jak w zasadach.
table-side = Dziennik
hand-shuffle = Przetasuj
hand-sort = Posortuj
table-turn-of = Ruch: { $name }.
table-keys = Klawisze
table-held = { $count } na ręce

table-clock-days = { $days ->
    [one] { $days } dzień { $time }
   *[other] { $days } dni { $time }
}
table-waiting-for = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
table-result = { $count ->
    [one] Wygrana: { $names }
   *[other] Wspólna wygrana: { $names }
}
table-rematch-wanted = { $count ->
    [one] Jeszcze raz chce zagrać { $names }.
   *[other] Jeszcze raz chcą zagrać: { $names }.
}
table-end-wanted = { $count ->
    [one] Koniec gry proponuje { $names }.
   *[other] Koniec gry proponują: { $names }.
}
table-spectators = { $count ->
    [one] Jeden widz: { $names }
   *[other] { $count } widzów: { $names }
}
table-chat-overheard = { $count ->
    [one] { $count } wypowiedź widzów podczas gry jest teraz w rozmowie.
    [few] { $count } wypowiedzi widzów podczas gry są teraz w rozmowie.
   *[many] { $count } wypowiedzi widzów podczas gry jest teraz w rozmowie.
}
table-terms-open = { $delay ->
    [0] Widzowie widzą wszystkie ręce.
    [one] Widzowie widzą wszystkie ręce, { $delay } ruch później.
    [few] Widzowie widzą wszystkie ręce, { $delay } ruchy później.
   *[many] Widzowie widzą wszystkie ręce, { $delay } ruchów później.
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
table-series = { $count ->
    [one] Seria, { $count } partia: { $wins }
    [few] Seria, { $count } partie: { $wins }
   *[many] Seria, { $count } partii: { $wins }
}
table-series-of = { $name } { $wins }
