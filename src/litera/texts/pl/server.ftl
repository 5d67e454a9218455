### Co mówi serwer stołów: odmowy, start, pomoc i nazwy poziomów graczy komputerowych.

server-no-session = Serwer jeszcze cię nie zna. Najpierw wybierz pseudonim.
server-bad-origin = To żądanie nie pochodzi ze strony tego serwera. Jeśli serwer ma nazwę publiczną, trzeba go uruchomić z opcją „--public-url”.
server-not-json = Żądanie musi być w formacie JSON (Content-Type: application/json).
server-bad-name = { $longest ->
    [one] Pseudonim musi mieć 1 znak.
    [few] Pseudonim musi mieć od 1 do { $longest } znaków, w jednym wierszu.
   *[many] Pseudonim musi mieć od 1 do { $longest } znaków, w jednym wierszu.
}
server-odd-name = Pseudonim musi mieć co najmniej jedną literę lub cyfrę i nie może zawierać niewidocznych znaków.
server-operators-only = To może zrobić tylko administrator serwera, poleceniem „litera admin”, używając sekretu serwera.
server-not-found = Nie ma takiego stołu.
server-no-page = Pod tym adresem nic nie ma.
server-not-invited = Ten stół jest prywatny. Potrzebny jest link z zaproszeniem.
server-wrong-password = Brak hasła albo hasło jest błędne.
server-no-spectators = Ten stół nie przyjmuje widzów.
server-not-host = To może zrobić tylko gospodarz stołu.
server-no-seat = Nie masz miejsca przy tym stole.
server-has-seat = Masz już miejsce { NUMBER($number, useGrouping: 0) }.
server-own-seat = To twoje własne miejsce. Możesz z niego wstać.
server-not-awaited = Nikt teraz nie czeka na ruch z miejsca { NUMBER($number, useGrouping: 0) }.
server-seat-not-free = Miejsce { NUMBER($number, useGrouping: 0) } jest zajęte.
server-not-waiting = Gra już się zaczęła.
server-not-playing = Gra jeszcze się nie zaczęła.
server-not-over = To będzie możliwe po zakończeniu gry.
server-not-full = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
server-no-hints = Przy tym stole nie ma podpowiedzi.
server-no-advice = Bot nie odpowiada. Zapytaj jeszcze raz.
server-nothing-to-offer = Nie ma teraz czego proponować ani wycofywać.
server-empty-chat = Wpisz treść wiadomości albo wybierz gotowy zwrot.
server-too-soon = Odczekaj minutę, zanim to powtórzysz.
server-too-many = Za dużo żądań. Odczekaj chwilę.
server-too-many-tables = Za dużo nowych stołów. Odczekaj dłuższą chwilę.
server-too-many-analyses = Zbyt wiele gier czeka na analizę. Spróbuj ponownie później.
server-words-long = Łączna liczba liter w słowach z listy może wynosić najwyżej { $most }, a wynosi { $count }.
server-unknown-key = Stoły nie mają ustawienia „{ $name }”. Ustawienia: { $names }.
server-too-many-bots = { $most ->
    [0] Oprócz twojego przy tym stole nie ma innych miejsc, a w „bots” podano ich { $count }.
    [one] Oprócz twojego przy tym stole jest { $most } miejsce, a w „bots” podano ich { $count }.
    [few] Oprócz twojego przy tym stole są { $most } miejsca, a w „bots” podano ich { $count }.
   *[many] Oprócz twojego przy tym stole jest { $most } miejsc, a w „bots” podano ich { $count }.
}
server-full = Serwer jest pełny. Zajrzyj później.
server-store-failed = Nie udało się zapisać zmiany, więc nic się nie zmieniło. Spróbuj jeszcze raz.
server-store-away = Baza danych chwilowo nie odpowiada. Spróbuj jeszcze raz.
server-table-moving = Ten stół przechodzi właśnie na inny serwer. Spróbuj jeszcze raz.
server-cluster-away = Serwer, na którym jest ten stół, chwilowo nie odpowiada. Spróbuj jeszcze raz.
server-failed = Na serwerze wystąpił błąd. Spróbuj jeszcze raz.
server-hello-first = Pierwszą wiadomością musi być „hello”.
server-hello-once = Wiadomość „hello” została już wysłana.
server-ticket = Brak biletu albo bilet jest błędny lub nieważny. Poproś o nowy.
server-token = Żaden program przy tym stole nie ma takiego tokenu.
server-not-here = To połączenie straciło miejsce przy stole. Połącz się ponownie.
server-metrics-private = Pomiary mogą czytać tylko programy na komputerze serwera.
server-no-site = Strony Litery nie są jeszcze zbudowane. Uruchom „make play” albo „npm run build” w folderze web.

server-setting-unknown = Nie ma ustawienia „{ $name }”. Ustawienia: { $names }.
server-setting-wrong = Ustawienie „{ $name }” nie może mieć wartości „{ $value }”: { $kind }.
server-setting-file = Nie można odczytać ustawień z { $file }: { $why }
server-setting-database = Bazy danych rodzaju „{ $scheme }” nie są obsługiwane. Adres musi zaczynać się od jednego z przedrostków: { $schemes }.
server-setting-database-file = Ustawienie „database” musi wskazywać plik, na przykład „sqlite:///folder/litera.sqlite”.
server-setting-cluster = Ustawienie „cluster” musi być adresem serwera NATS i zaczynać się od jednego z przedrostków: { $schemes }.
server-setting-cluster-database = Serwery klastra mają wspólną bazę PostgreSQL. Podaj ją: --database postgresql://…
server-setting-cluster-secret = Serwery klastra potrzebują tego samego sekretu. Ustaw „LITERA_SECRET” na ten sam tekst dla każdego z nich.
server-setting-traces = Ustawienie „traces” musi być adresem kolektora OpenTelemetry i zaczynać się od jednego z przedrostków: { $schemes }.
server-setting-secret = Ustawienie „secret” musi mieć długość co najmniej { $shortest } znaków; inaczej każdy mógłby podszyć się pod gościa.
server-setting-range = podaj liczbę całkowitą od { NUMBER($lowest, useGrouping: 0) } do { NUMBER($highest, useGrouping: 0) }
server-setting-decimal-range = podaj liczbę od { $lowest } do { $highest }
server-setting-networks = podaj listę adresów i sieci, na przykład 127.0.0.1,10.0.0.0/8
server-setting-switch = podaj true albo false
server-setting-text = podaj tekst
server-setting-choice = podaj jedną z wartości: { $choices }
server-database-away = Nie można otworzyć bazy danych: { $why }
server-database-newer = Tę bazę danych zapisała nowsza wersja Litery. Uruchom tamtą wersję albo przywróć kopię sprzed aktualizacji.
server-folder-away = W folderze { $folder } nie można przechowywać stołów: { $why }. Podaj inny folder: --data DIR
server-secret-short = Sekret w pliku { $file } musi się składać z co najmniej { $shortest } zwykłych liter i cyfr; inaczej każdy mógłby podszyć się pod gościa. Usuń plik, a powstanie nowy sekret; wszyscy dołączą wtedy jako nowi goście.
server-secret-away = Nie można odczytać ani zapisać pliku „secret” w folderze { $folder }: { $why }
server-data-taken = Plik { $file } jest używany przez inny serwer. Najpierw zatrzymaj tamten serwer albo podaj inny folder: --data DIR
server-cluster-uses-database = Tej bazy używa klaster. Aby dołączyć do klastra, podaj też adres jego serwera NATS: „--cluster nats://…”. Aby uruchomić serwer poza klastrem, najpierw zatrzymaj wszystkie serwery klastra.
server-alone-uses-database = Tej bazy używa pojedynczy serwer spoza klastra. Najpierw go zatrzymaj, potem uruchom serwery klastra.
server-traces-missing = Do wysyłania śladów brakuje bibliotek. Zainstaluj je: pip install "litera[traces]"
server-port-taken = Port { NUMBER($port, useGrouping: 0) } jest zajęty, być może przez inny serwer Litery. Podaj inny: --port PORT
server-not-listening = Serwer nie może nasłuchiwać pod adresem { $host }, na porcie { NUMBER($port, useGrouping: 0) }: { $why }

server-listening = Litera działa pod adresem { $url }
server-lan = Dla telefonów w tej samej sieci: { $url }
server-stop = Ctrl+C zatrzymuje serwer. Żadna gra nie przepadnie.

server-help-serve = uruchamia stoły do gry w przeglądarce
server-help-host = adres, na którym nasłuchuje serwer (domyślnie 127.0.0.1)
server-help-port = port, na którym nasłuchuje serwer (domyślnie 8000)
server-help-public-url = publiczny adres serwera
server-help-data = folder na bazę danych i sekret serwera
server-help-database = baza danych na stoły (postgresql://…) zamiast folderu
server-help-cluster = prowadzi stoły razem z innymi serwerami przez ten serwer NATS (nats://…); wymaga opcji „--database” i wspólnego sekretu
server-help-worker = wykonuje obliczenia dla serwerów klastra: boty i analizy; nie udostępnia stron
server-help-worker-cluster = serwer NATS klastra (nats://…); potrzebny jest też sekret klastra
server-help-no-browser = nie otwiera przeglądarki
server-help-lan = udostępnia stoły w sieci lokalnej; podaje link i kod QR
server-help-bot-workers = ile procesów oblicza ruchy botów (domyślnie 2)
server-help-log-level = jak dokładny ma być dziennik (domyślnie info)
server-help-traces = wysyła ślady do tego kolektora OpenTelemetry, na przykład http://127.0.0.1:4318/v1/traces
server-help-config = wczytuje ustawienia z tego pliku TOML

level-first = Pierwsze kroki
level-easy = Łatwy
level-casual = Amator
level-club = Klubowy
level-expert = Ekspert
level-master = Mistrz
level-even = Równy rywal
level-even-means = Na podstawie twoich wyników dobiera siłę, przy której wygrywasz mniej więcej co drugą partię. W jednych turach gra jak poziom tuż poniżej tej siły, w innych jak poziom tuż powyżej.
level-rated = { $description } Ranking: { NUMBER($rating, useGrouping: 0) }.
