### Ce spune serverul meselor: refuzuri, pornirea, ajutorul și numele nivelurilor boților.

server-no-session = Serverul nu te cunoaște încă. Alege întâi un nume.
server-bad-origin = Această cerere nu vine de pe o pagină a acestui server. Dacă serverul are un nume public, trebuie pornit cu --public-url.
server-not-json = Cererea trebuie să fie JSON (Content-Type: application/json).
server-bad-name = { $longest ->
    [one] Numele trebuie să aibă un caracter.
    [few] Numele trebuie să aibă între 1 și { $longest } caractere, pe un singur rând.
   *[other] Numele trebuie să aibă între 1 și { $longest } de caractere, pe un singur rând.
}
server-odd-name = Numele trebuie să aibă cel puțin o literă sau o cifră și nu poate conține caractere invizibile.
server-operators-only = Doar administratorul serverului poate face asta, cu „litera admin” și secretul serverului.
server-not-found = Această masă nu există.
server-no-page = La această adresă nu există nicio pagină.
server-not-invited = Această masă este privată. Ai nevoie de un link de invitație.
server-wrong-password = Parola lipsește sau este greșită.
server-no-spectators = La această masă nu sunt admiși spectatori.
server-not-host = Doar gazda mesei poate face asta.
server-no-seat = Nu ai loc la această masă.
server-has-seat = Ai deja locul { NUMBER($number, useGrouping: 0) }.
server-own-seat = Acesta este locul tău. Dacă vrei să pleci, ridică-te de la masă.
server-not-awaited = Acum nu se așteaptă mutarea de la locul { NUMBER($number, useGrouping: 0) }.
server-seat-not-free = Locul { NUMBER($number, useGrouping: 0) } nu este liber.
server-not-waiting = Partida a început deja.
server-not-playing = Partida nu a început încă.
server-not-over = Poți face asta abia după încheierea partidei.
server-not-full = { $count ->
    [one] Un loc e încă liber.
    [few] { $count } locuri sunt încă libere.
   *[other] { $count } de locuri sunt încă libere.
}
server-no-hints = La această masă nu se dau indicii.
server-no-advice = Botul nu răspunde. Cere din nou indiciul.
server-nothing-to-offer = Nu ai ce propune sau retrage acum.
server-empty-chat = Mesajul nu poate fi gol: scrie un text sau alege un mesaj predefinit.
server-too-soon = Așteaptă un minut, apoi încearcă din nou.
server-too-many = Prea multe cereri. Așteaptă puțin.
server-too-many-tables = S-au deschis prea multe mese noi. Încearcă din nou mai târziu.
server-too-many-analyses = Prea multe partide așteaptă să fie analizate. Încearcă mai târziu.
server-words-long = Cuvintele unei liste pot avea împreună cel mult { $most } de litere, iar acestea au { $count }.
server-unknown-key = Mesele nu au setarea „{ $name }”. Setări: { $names }.
server-too-many-bots = { $most ->
    [0] Pe lângă locul tău, masa nu mai are niciun loc, dar „bots” cere { $count }.
    [one] Pe lângă locul tău, masa mai are un loc, dar „bots” cere { $count }.
    [few] Pe lângă locul tău, masa mai are { $most } locuri, dar „bots” cere { $count }.
   *[other] Pe lângă locul tău, masa mai are { $most } de locuri, dar „bots” cere { $count }.
}
server-full = Serverul este plin. Revino mai târziu.
server-store-failed = Nu s-a putut salva, așa că nu s-a schimbat nimic. Încearcă din nou.
server-store-away = Baza de date nu răspunde deocamdată. Încearcă din nou.
server-table-moving = Masa se mută chiar acum pe alt server. Încearcă din nou.
server-cluster-away = Serverul pe care se află această masă nu răspunde deocamdată. Încearcă din nou.
server-failed = A apărut o eroare pe server. Încearcă din nou.
server-hello-first = Primul mesaj trebuie să fie „hello”.
server-hello-once = Mesajul „hello” a fost deja trimis.
server-ticket = Tichetul lipsește, este greșit sau a expirat. Cere unul nou.
server-token = Acest token nu este al niciunui program de la această masă.
server-not-here = Conexiunea nu mai este legată de această masă. Conectează-te din nou.
server-metrics-private = Măsurătorile pot fi citite doar de pe calculatorul pe care rulează serverul.
server-no-site = Paginile Litera nu au fost încă construite. Rulează „make play” sau „npm run build” în dosarul „web”.

server-setting-unknown = Nu există setarea „{ $name }”. Setări: { $names }.
server-setting-wrong = Setarea „{ $name }” nu poate fi „{ $value }”: { $kind }.
server-setting-file = Setările din { $file } nu pot fi citite: { $why }
server-setting-database = Bazele de date de tipul „{ $scheme }” nu sunt acceptate. Adresa trebuie să înceapă cu unul dintre prefixele: { $schemes }
server-setting-database-file = Setarea „database” trebuie să indice un fișier, de exemplu sqlite:///folder/litera.sqlite
server-setting-cluster = Setarea „cluster” trebuie să fie adresa unui server NATS și să înceapă cu unul dintre prefixele: { $schemes }
server-setting-cluster-database = Serverele unui cluster trebuie să aibă în comun o bază de date PostgreSQL. Indic-o: --database postgresql://…
server-setting-cluster-secret = Serverele unui cluster trebuie să aibă același secret. Setează LITERA_SECRET la fel pe toate.
server-setting-traces = Setarea „traces” trebuie să fie adresa unui colector OpenTelemetry și să înceapă cu unul dintre prefixele: { $schemes }
server-setting-secret = Setarea „secret” trebuie să aibă cel puțin { $shortest } de caractere; altfel oricine s-ar putea da drept oricare dintre invitați.
server-setting-range = trebuie să fie un număr întreg de la { NUMBER($lowest, useGrouping: 0) } la { NUMBER($highest, useGrouping: 0) }
server-setting-decimal-range = trebuie să fie un număr de la { $lowest } la { $highest }
server-setting-networks = trebuie să fie o listă de adrese și rețele, de exemplu 127.0.0.1,10.0.0.0/8
server-setting-switch = trebuie să fie „true” sau „false”
server-setting-text = trebuie să fie un text
server-setting-choice = trebuie să fie una dintre valorile: { $choices }
server-database-away = Baza de date nu poate fi deschisă: { $why }
server-database-newer = Această bază de date a fost scrisă de o versiune mai nouă de Litera. Pornește acea versiune sau restaurează o copie făcută înainte de actualizare.
server-folder-away = Mesele nu se pot păstra în dosarul { $folder }: { $why }. Indică alt dosar: --data DIR
server-secret-short = Secretul din { $file } trebuie să aibă cel puțin { $shortest } de caractere, doar litere fără diacritice și cifre; altfel oricine s-ar putea da drept oricare dintre invitați. Dacă ștergi fișierul, se creează unul nou, iar toți vor intra ca invitați noi.
server-secret-away = Fișierul „secret” din dosarul { $folder } nu poate fi citit sau scris: { $why }
server-data-taken = Fișierul { $file } este folosit de alt server. Oprește-l mai întâi sau alege alt dosar: --data DIR
server-cluster-uses-database = Această bază de date este folosită de un cluster. Ca să i te alături, indică și adresa serverului NATS: --cluster nats://… Ca să rulezi un singur server, oprește mai întâi toate serverele clusterului.
server-alone-uses-database = Această bază de date este folosită de un server care rulează singur. Oprește-l mai întâi, apoi pornește serverele clusterului.
server-traces-missing = Lipsesc bibliotecile pentru trimiterea urmelor de execuție. Instalează-le cu: pip install "litera[traces]"
server-port-taken = Portul { NUMBER($port, useGrouping: 0) } este ocupat, poate de alt server Litera. Alege altul: --port PORT
server-not-listening = Serverul nu poate primi conexiuni la { $host }, portul { NUMBER($port, useGrouping: 0) }: { $why }

server-listening = Litera rulează la { $url }
server-lan = Pentru telefoanele din aceeași rețea: { $url }
server-stop = Ctrl+C oprește serverul. Nicio partidă nu se pierde.

server-help-serve = deschide mese în browser
server-help-host = adresa la care serverul primește conexiuni (implicit 127.0.0.1)
server-help-port = portul la care serverul primește conexiuni (implicit 8000)
server-help-public-url = adresa publică a serverului
server-help-data = dosarul pentru baza de date și secretul serverului
server-help-database = păstrează mesele în această bază de date (postgresql://…), nu în dosar
server-help-cluster = păstrează mesele împreună cu alte servere, prin acest server NATS (nats://…); are nevoie de --database și de un secret comun
server-help-worker = calculează pentru serverele unui cluster: mutările boților și analizele, fără pagini
server-help-worker-cluster = serverul NATS al clusterului (nats://…); are nevoie și de secretul clusterului
server-help-no-browser = nu deschide browserul
server-help-lan = permite accesul din aceeași rețea; arată un link și un cod QR
server-help-bot-workers = câte procese calculează mutările boților (implicit 2)
server-help-log-level = cât de detaliat este jurnalul (implicit info)
server-help-traces = trimite urmele de execuție la acest colector OpenTelemetry, de exemplu http://127.0.0.1:4318/v1/traces
server-help-config = citește setările din acest fișier TOML

level-first = Primii pași
level-easy = Ușor
level-casual = Amator
level-club = De club
level-expert = Expert
level-master = Maestru
level-even = Adversar pe măsură
level-even-means = Învață din rezultatele tale cât de bine trebuie să joace ca să câștigi cam jumătate din partide. În unele ture joacă la nivelul imediat inferior, în altele la cel imediat superior.
level-rated = { $description } Punctaj: { NUMBER($rating, useGrouping: 0) }.
