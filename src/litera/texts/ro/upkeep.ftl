upkeep-help-backup = salvează toate mesele într-un fișier în timp ce serverul rulează
upkeep-help-restore = restaurează o copie de rezervă într-un dosar sau într-o bază de date fără mese
upkeep-help-check = verifică baza de date și arată ce este deteriorat
upkeep-help-file = fișierul în care se scrie copia
upkeep-help-backup-file = copia de rezervă de restaurat
upkeep-help-secret = include și secretul serverului, ca invitații să rămână aceiași după restaurare
upkeep-help-repair = repară ce se poate; oprește mai întâi serverele
upkeep-help-database = folosește această bază de date (postgresql://…) în locul dosarului

upkeep-backed-up = Copie de rezervă salvată în { $file }. Mese: { $tables }, linii: { $lines }.
upkeep-restored = S-a restaurat din { $file }. Mese: { $tables }, linii: { $lines }.
upkeep-sound = Nu s-a găsit nicio problemă. Mese: { $tables }.
upkeep-can-repair = Probleme pe care le poate repara „litera check --repair”: { $count }.
upkeep-repaired = Probleme reparate: { $count }.
upkeep-cannot-repair = Probleme care se pot rezolva doar cu o copie de rezervă: { $count }.

upkeep-no-database = În { $place } nu există mese Litera. Indică dosarul sau baza de date: --data DIR sau --database URL
upkeep-database-older = Această bază de date a fost scrisă de o versiune mai veche de Litera. Pornește o dată „litera serve” ca s-o actualizezi.
upkeep-place-taken = În { $place } există deja mese. Restaurează într-un dosar sau într-o bază de date fără mese: --data DIR sau --database URL
upkeep-secret-taken = În { $folder } există deja alt secret. Restaurează într-un dosar gol: --data DIR
upkeep-file-unwritable = Fișierul { $file } nu poate fi scris: { $why }
upkeep-file-unreadable = Fișierul { $file } nu poate fi citit: { $why }
upkeep-file-damaged = Fișierul { $file } este deteriorat sau nu este o copie de rezervă Litera. Nu s-a schimbat nimic.
upkeep-file-other = Fișierul { $file } a fost scris de Litera { $version }, care păstra mesele altfel. Restaurează copia cu acea versiune, apoi actualizează Litera.

upkeep-broken-chain = Masa { $table }: lipsește linia { NUMBER($line, useGrouping: 0) }.
upkeep-broken-line = Masa { $table }: linia { NUMBER($line, useGrouping: 0) } nu se potrivește: { $why }
upkeep-broken-record = Masa { $table }: partida încheiată nu poate fi reconstituită: { $why }
upkeep-why = { $kind } { $words }
upkeep-stale = Masa { $table }: nu apare în lista de mese sau apare greșit.
upkeep-orphan = Masa { $table }: apare în lista de mese, dar partida ei nu s-a păstrat.
upkeep-unrated = Masa { $table }: partida cu clasament lipsește din clasamente.
upkeep-miscounted = Rezultatele și seriile de victorii nu corespund partidelor jucate.

upkeep-help-status = arată starea unui server pornit
upkeep-help-url = adresa serverului
upkeep-server-well = { $url } funcționează.
upkeep-server-unwell = { $url } nu își poate folosi acum baza de date. Până când aceasta funcționează din nou, serverul nu primește mutări.
upkeep-server-away = { $url } nu răspunde: { $why }
upkeep-no-measurements = Măsurătorile pot fi citite doar pe calculatorul pe care rulează serverul. Ca să fie citite de oriunde, setează „public_metrics = true”.
upkeep-tables-now = Mese în memorie: { $tables }, conexiuni: { $people }.
upkeep-moves-now = Mutări de la pornire: { $moves }, cereri refuzate: { $refused }.
upkeep-commits-now = În medie, o salvare durează { $milliseconds } ms.
upkeep-lag-now = Cea mai lungă întârziere: { $milliseconds } ms; întârzieri de peste 50 ms: { $times }.

upkeep-help-admin = administrează un server: arată și încheie partide, trimite mesaje
upkeep-help-admin-tables = arată cele mai noi mese
upkeep-help-admin-table = arată ce se întâmplă la o masă
upkeep-help-admin-close = încheie partida de la o masă; nu câștigă nimeni
upkeep-help-admin-notice = trimite un mesaj la toate mesele la care e cineva
upkeep-help-table = identificatorul mesei, din „litera admin tables”
upkeep-help-hidden = arată și cărțile ascunse; faptul se notează în jurnalul serverului
upkeep-help-text = textul mesajului
upkeep-admin-table = { $table } { $game }, { $status ->
    [waiting] așteaptă jucători
    [playing] se joacă
   *[over] partidă încheiată
}: { $seats }
upkeep-admin-nobody = loc liber
upkeep-admin-none = Nu există nicio masă.
upkeep-admin-closed = Partida de la masa { $table } s-a încheiat.
upkeep-admin-noticed = Mese la care a ajuns mesajul: { $tables }.
upkeep-admin-missed = Servere care nu au răspuns: { $servers }. E posibil ca mesajul să nu fi ajuns la mesele lor.
upkeep-admin-no-secret = În { $folder } nu există niciun secret. Indică dosarul serverului cu --data sau setează LITERA_SECRET.
upkeep-admin-refused = { $url }: { $why }
