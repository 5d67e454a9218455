upkeep-help-backup = zapisz wszystkie stoły do pliku, gdy serwer działa
upkeep-help-restore = wczytaj kopię zapasową do pustego folderu lub bazy danych
upkeep-help-check = sprawdź bazę danych i wypisz, co jest uszkodzone
upkeep-help-file = plik do zapisania
upkeep-help-backup-file = kopia zapasowa do wczytania
upkeep-help-secret = dołącz sekret serwera, aby po przywróceniu goście zachowali tożsamość
upkeep-help-repair = napraw, co się da; najpierw zatrzymaj serwery
upkeep-help-database = użyj tej bazy danych (postgresql://…) zamiast folderu

upkeep-backed-up = Kopia zapasowa zapisana w { $file }. Stoły: { $tables }, wiersze: { $lines }.
upkeep-restored = Przywrócono z { $file }. Stoły: { $tables }, wiersze: { $lines }.
upkeep-sound = Nie znaleziono błędów. Stoły: { $tables }.
upkeep-can-repair = Błędy, które naprawi „litera check --repair”: { $count }.
upkeep-repaired = Naprawione błędy: { $count }.
upkeep-cannot-repair = Błędy, które naprawi tylko kopia zapasowa: { $count }.

upkeep-no-database = W { $place } nie ma stołów Litery. Podaj folder lub bazę danych: --data DIR, --database URL
upkeep-database-older = Tę bazę danych zapisała starsza wersja Litery. Uruchom raz „litera serve”, aby ją zaktualizować.
upkeep-place-taken = W { $place } są już stoły. Przywróć do pustego folderu lub bazy danych: --data DIR, --database URL
upkeep-secret-taken = W { $folder } jest już inny sekret. Przywróć do pustego folderu: --data DIR
upkeep-file-unwritable = Nie można zapisać pliku { $file }: { $why }
upkeep-file-unreadable = Nie można odczytać pliku { $file }: { $why }
upkeep-file-damaged = Plik { $file } jest uszkodzony albo nie jest kopią zapasową Litery. Nic się nie zmieniło.
upkeep-file-other = Plik { $file } pochodzi z Litery { $version }, która inaczej przechowuje stoły. Przywróć go w tamtej wersji, a potem ją zaktualizuj.

upkeep-broken-chain = Stół { $table }: brakuje wiersza { NUMBER($line, useGrouping: 0) }.
upkeep-broken-line = Stół { $table }: wiersz { NUMBER($line, useGrouping: 0) } nie pasuje: { $why }
upkeep-broken-record = Stół { $table }: nie można odtworzyć zakończonej gry: { $why }
upkeep-why = { $kind } { $words }
upkeep-stale = Stół { $table }: brak wpisu na liście stołów albo wpis jest błędny.
upkeep-orphan = Stół { $table }: jest na liście stołów, ale nie ma zapisu gry.
upkeep-unrated = Stół { $table }: gry rankingowej nie ma w rankingach.
upkeep-miscounted = Wyniki i serie zwycięstw nie zgadzają się z rozegranymi grami.

upkeep-help-status = pokaż, jak działa uruchomiony serwer
upkeep-help-url = adres serwera
upkeep-server-well = { $url } działa.
upkeep-server-unwell = { $url } nie może teraz korzystać z bazy danych. Do czasu naprawy nie przyjmuje ruchów.
upkeep-server-away = { $url } nie odpowiada: { $why }
upkeep-no-measurements = Pomiary widać tylko na komputerze serwera albo przy public_metrics = true.
upkeep-tables-now = Stoły w pamięci: { $tables }, połączenia: { $people }.
upkeep-moves-now = Ruchy od uruchomienia: { $moves }, odrzucone żądania: { $refused }.
upkeep-commits-now = Średni czas zapisu: { $milliseconds } ms.
upkeep-lag-now = Najdłuższe opóźnienie: { $milliseconds } ms; opóźnienia ponad 50 ms: { $times }.

upkeep-help-admin = przeglądaj i kończ gry oraz przekazuj wiadomości jako administrator serwera
upkeep-help-admin-tables = pokaż najnowsze stoły
upkeep-help-admin-table = pokaż, co dzieje się przy stole
upkeep-help-admin-close = zakończ grę przy stole; nikt nie wygrywa
upkeep-help-admin-notice = przekaż wiadomość do każdego stołu, przy którym ktoś jest
upkeep-help-table = identyfikator stołu z polecenia „litera admin tables”
upkeep-help-hidden = pokaż też zakryte karty; dziennik serwera to odnotuje
upkeep-help-text = treść wiadomości
upkeep-admin-table = { $table } { $game }, { $status ->
    [waiting] czeka
    [playing] trwa
   *[over] koniec
}: { $seats }
upkeep-admin-nobody = wolne miejsce
upkeep-admin-none = Nie ma stołów.
upkeep-admin-closed = Gra przy stole { $table } jest zakończona.
upkeep-admin-noticed = Stoły, do których trafiła wiadomość: { $tables }.
upkeep-admin-missed = Serwery, które nie odpowiedziały: { $servers }. Wiadomość mogła nie dojść do ich stołów.
upkeep-admin-no-secret = W folderze { $folder } nie ma sekretu. Podaj folder serwera: --data, albo ustaw LITERA_SECRET.
upkeep-admin-refused = { $url }: { $why }
