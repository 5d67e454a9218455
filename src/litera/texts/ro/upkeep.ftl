upkeep-help-backup = salvează toate mesele într-un fișier în timp ce serverul rulează
upkeep-help-restore = încarcă o copie de rezervă într-un dosar sau o bază de date fără mese
upkeep-help-check = verifică baza de date și arată ce este deteriorat
upkeep-help-file = fișierul de scris
upkeep-help-backup-file = copia de rezervă de încărcat
upkeep-help-secret = include secretul serverului, pentru ca invitații să rămână aceiași după restaurare
upkeep-help-repair = repară ce se poate; oprește mai întâi serverele
upkeep-help-database = folosește această bază de date (postgresql://…) în locul dosarului

upkeep-backed-up = Copie de rezervă salvată în { $file }. Mese: { $tables }, linii: { $lines }.
upkeep-restored = Restaurare din { $file }. Mese: { $tables }, linii: { $lines }.
upkeep-sound = Nicio problemă găsită. Mese: { $tables }.
upkeep-can-repair = Probleme pe care le repară „litera check --repair”: { $count }.
upkeep-repaired = Probleme reparate: { $count }.
upkeep-cannot-repair = Probleme pe care le repară doar o copie de rezervă: { $count }.

upkeep-no-database = În { $place } nu există mese Litera. Indică dosarul sau baza de date: --data DIR, --database URL
upkeep-database-older = O versiune mai veche de Litera a scris această bază de date. Pornește o dată „litera serve” ca să o actualizezi.
upkeep-place-taken = În { $place } există deja mese. Restaurează într-un dosar sau o bază de date fără mese: --data DIR, --database URL
upkeep-secret-taken = În { $folder } există deja alt secret. Restaurează într-un dosar gol: --data DIR
upkeep-file-unwritable = Fișierul { $file } nu poate fi scris: { $why }
upkeep-file-unreadable = Fișierul { $file } nu poate fi citit: { $why }
upkeep-file-damaged = Fișierul { $file } este deteriorat sau nu este o copie de rezervă Litera. Nimic nu s-a schimbat.
upkeep-file-other = Fișierul { $file } vine din Litera { $version }, care păstrează mesele altfel. Restaurează-l cu acea versiune, apoi actualizeaz-o.

upkeep-broken-chain = Masa { $table }: lipsește linia { NUMBER($line, useGrouping: 0) }.
upkeep-broken-line = Masa { $table }: linia { NUMBER($line, useGrouping: 0) } nu se potrivește: { $why }
upkeep-broken-record = Masa { $table }: partida încheiată nu poate fi reluată: { $why }
upkeep-why = { $kind } { $words }
upkeep-stale = Masa { $table }: intrarea din lista de mese lipsește sau este greșită.
upkeep-orphan = Masa { $table }: este în lista de mese, dar partida nu este păstrată.
upkeep-unrated = Masa { $table }: partida clasată lipsește din clasamente.
upkeep-miscounted = Rezultatele și seriile de victorii nu corespund partidelor jucate.

upkeep-help-status = arată cum merge un server pornit
upkeep-help-url = adresa serverului
upkeep-server-well = { $url } funcționează.
upkeep-server-unwell = { $url } nu își poate folosi acum baza de date. Până când funcționează din nou, nu primește mutări.
upkeep-server-away = { $url } nu răspunde: { $why }
upkeep-no-measurements = Măsurătorile se văd doar pe calculatorul pe care rulează serverul sau cu public_metrics = true.
upkeep-tables-now = Mese în memorie: { $tables }, conexiuni: { $people }.
upkeep-moves-now = Mutări de la pornire: { $moves }, cereri refuzate: { $refused }.
upkeep-commits-now = O salvare durează în medie { $milliseconds } ms.
upkeep-lag-now = Cea mai lungă întârziere: { $milliseconds } ms; întârzieri de peste 50 ms: { $times }.

upkeep-help-admin = vezi și încheie partide și trimite mesaje, ca administrator al unui server
upkeep-help-admin-tables = arată cele mai noi mese
upkeep-help-admin-table = arată ce se întâmplă la o masă
upkeep-help-admin-close = încheie partida de la o masă; nu câștigă nimeni
upkeep-help-admin-notice = trimite un mesaj la fiecare masă la care este cineva
upkeep-help-table = identificatorul mesei, din „litera admin tables”
upkeep-help-hidden = arată și cărțile ascunse; jurnalul serverului notează asta
upkeep-help-text = textul mesajului
upkeep-admin-table = { $table } { $game }, { $status ->
    [waiting] așteaptă
    [playing] în joc
   *[over] încheiat
}: { $seats }
upkeep-admin-nobody = loc liber
upkeep-admin-none = Nu există mese.
upkeep-admin-closed = Partida de la masa { $table } s-a încheiat.
upkeep-admin-noticed = Mese la care a ajuns mesajul: { $tables }.
upkeep-admin-missed = Servere care nu au răspuns: { $servers }. E posibil ca mesajul să nu fi ajuns la mesele lor.
upkeep-admin-no-secret = În { $folder } nu există un secret. Indică dosarul serverului cu --data sau setează LITERA_SECRET.
upkeep-admin-refused = { $url }: { $why }
