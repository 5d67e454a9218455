upkeep-help-backup = zapisuje wszystkie stoły do pliku, także gdy serwer działa
upkeep-help-restore = wczytuje kopię zapasową do pustego folderu lub bazy danych
upkeep-help-check = sprawdza bazę danych i wypisuje, co jest uszkodzone
upkeep-help-file = plik, w którym powstanie kopia
upkeep-help-backup-file = kopia zapasowa do wczytania
upkeep-help-secret = dołącza sekret serwera, aby po przywróceniu goście zachowali tożsamość
upkeep-help-repair = naprawia, co się da; najpierw zatrzymaj serwery
upkeep-help-database = używa tej bazy danych (postgresql://…) zamiast folderu

upkeep-backed-up = Zapisano kopię zapasową w pliku { $file }. Stoły: { $tables }, wiersze: { $lines }.
upkeep-restored = Przywrócono stoły z pliku { $file }. Stoły: { $tables }, wiersze: { $lines }.
upkeep-sound = Nie znaleziono błędów. Stoły: { $tables }.
upkeep-can-repair = Błędy, które naprawi „litera check --repair”: { $count }.
upkeep-repaired = Naprawione błędy: { $count }.
upkeep-cannot-repair = Błędy, które naprawi tylko kopia zapasowa: { $count }.

upkeep-no-database = W { $place } nie ma stołów Litery. Podaj folder lub bazę danych: --data DIR, --database URL
upkeep-database-older = Tę bazę danych zapisała starsza wersja Litery. Uruchom raz „litera serve”, aby ją zaktualizować.
upkeep-place-taken = W { $place } są już stoły. Przywróć kopię do pustego folderu lub bazy danych: --data DIR, --database URL
upkeep-secret-taken = W { $folder } jest już inny sekret. Przywróć kopię do pustego folderu: --data DIR
upkeep-file-unwritable = Nie można zapisać pliku { $file }: { $why }
upkeep-file-unreadable = Nie można odczytać pliku { $file }: { $why }
upkeep-file-damaged = Plik { $file } jest uszkodzony albo nie jest kopią zapasową Litery. Nic się nie zmieniło.
upkeep-file-other = Plik { $file } pochodzi z Litery { $version }, która inaczej przechowuje stoły. Przywróć kopię w tamtej wersji, a potem zaktualizuj Literę.

upkeep-broken-chain = Stół { $table }: brakuje wiersza { NUMBER($line, useGrouping: 0) }.
upkeep-broken-line = Stół { $table }: wiersz { NUMBER($line, useGrouping: 0) } nie pasuje: { $why }
upkeep-broken-record = Stół { $table }: nie można odtworzyć zakończonej gry: { $why }
upkeep-why = { $kind } { $words }
upkeep-stale = Stół { $table }: na liście stołów nie ma jego wpisu albo wpis jest błędny.
upkeep-orphan = Stół { $table } jest na liście, ale nie ma zapisu jego gry.
upkeep-unrated = Stół { $table }: w rankingach brakuje tej gry rankingowej.
upkeep-miscounted = Wyniki i serie zwycięstw nie zgadzają się z rozegranymi grami.

upkeep-help-status = pokazuje, jak działa uruchomiony serwer
upkeep-help-url = adres serwera
upkeep-server-well = { $url } działa.
upkeep-server-unwell = { $url } nie może teraz korzystać z bazy danych. Do czasu naprawy nie przyjmuje ruchów.
upkeep-server-away = { $url } nie odpowiada: { $why }
upkeep-no-measurements = Pomiary widać tylko na komputerze serwera albo przy ustawieniu „public_metrics = true”.
upkeep-tables-now = Stoły w pamięci: { $tables }, połączenia: { $people }.
upkeep-moves-now = Ruchy od uruchomienia: { $moves }, odrzucone żądania: { $refused }.
upkeep-commits-now = Średni czas zapisu: { $milliseconds } ms.
upkeep-lag-now = Najdłuższe opóźnienie: { $milliseconds } ms; opóźnienia ponad 50 ms: { $times }.

upkeep-help-admin = przegląda i kończy gry oraz przekazuje wiadomości jako administrator serwera
upkeep-help-admin-tables = pokazuje najnowsze stoły
upkeep-help-admin-table = pokazuje, co się dzieje przy stole
upkeep-help-admin-close = kończy grę przy stole bez zwycięzcy
upkeep-help-admin-notice = przekazuje wiadomość do każdego stołu, przy którym ktoś jest
upkeep-help-table = identyfikator stołu z polecenia „litera admin tables”
upkeep-help-hidden = pokazuje też zakryte karty; zostanie to odnotowane w dzienniku serwera
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
upkeep-admin-missed = Serwery, które nie odpowiedziały: { $servers }. Wiadomość mogła nie dotrzeć do ich stołów.
upkeep-admin-no-secret = W folderze { $folder } nie ma sekretu. Podaj folder serwera („--data”) albo ustaw „LITERA_SECRET”.
upkeep-admin-refused = { $url }: { $why }
