### Masa din terminal: meniu, comenzi, mesaje, fișiere, înregistrări.

quoted = „{ $text }”

## Comenzile: cum pot fi scrise și ce arată

question-moves = ?, mutări
question-hint = indiciu, sfat
question-now = acum
question-hand = mână, m
question-table = masă
question-word = cuvânt
question-spell = litere
question-find = caută
question-places = libere
question-remember = memorie, țin-minte
question-cards = cartonașe, cărți, piese, piesă
question-bag = sac, bancă
question-scores = scor, puncte
question-result = rezultat
question-whose = cine
question-last = ultima
question-history = istoric
question-changed = schimbări
question-again = iar
question-clock = ceas, timp
question-rules = reguli
question-draft = ciornă
question-undo = anulează
question-go = execută
question-as = pentru
question-verbose = detalii
question-names = nume
question-small = mici
question-width = lățime
question-save = salvează
question-resign = abandonez, abandonează, cedez, abandon
question-quit = ieși, ieșire
question-help = ajutor
question-previous = anteriorul, anterior
question-next = următorul, următor
question-first = primul
question-newest = recent
question-repeat = repetă
question-buffer = canal, canale, mesaje, tampon
question-alarm = alarmă, alarme
question-prepare = pregătește
question-cancel = renunță, z
question-chat = chat, zi
question-people = oameni, locuri
question-sit = așază-te, loc
question-stand = ridică-te
question-start = începe, pornește
question-bot = bot
question-free = eliberează
question-remind = amintește, semnal
question-report = raportează
question-offer = propune
question-withdraw = retrage
question-link = link, invitație
question-less = restrânge
question-more = extinde
question-mute = taci, mut
question-unmute = vorbește

phrase-changed = ce s-a schimbat
phrase-places = locuri libere, unde se potrivește
phrase-joker = cuvinte cu joker

about-moves = ce poți face acum, cu exemple
about-hint = un indiciu pentru mutare: întâi o sugestie, apoi mutarea; „indiciu maxim” arată direct cea mai bună mutare
about-now = ce ai de făcut
about-hand = mâna ta
about-table = ce e pe masă
about-word = un cuvânt de pe masă: „cuvânt 3”
about-spell = un cuvânt literă cu literă: „litere 3”
about-find = unde e o literă, o valoare sau un joker: „caută S”, „caută joker”
about-places = unde se pot încrucișa cuvintele de pe masă: „libere”, sau „libere 3” pentru cuvântul 3
about-remember = ce cărți de pe masă au fost văzute (Klepka): „memorie”, sau „memorie A1” pentru un singur loc
about-cards = ce fac cărțile, cartonașele sau piesele
about-bag = ce a rămas de tras sau nu s-a văzut încă
about-scores = scorul
about-result = cine a câștigat sau dacă partida continuă
about-whose = cine e la rând
about-last = ultima mutare
about-history = ultimele mutări: „istoric 5”
about-changed = ce s-a întâmplat de la ultima ta mutare
about-again = ultimul răspuns, încă o dată
about-clock = cât s-a jucat și cât timp a rămas
about-rules = regulile, pe teme: „reguli 2”
about-draft = mutarea pe care o pregătești; un rând care începe cu „+” o completează, iar un rând gol o joacă
about-undo = scoate ultima parte adăugată la mutarea pregătită
about-go = joacă mutarea pregătită
about-as = o mutare pentru alt jucător de la acest ecran: „pentru Ana”, apoi mutarea
about-verbose = cât de detaliate sunt mesajele: „detalii 1”, „detalii 2” sau „detalii 3”
about-names = pornește sau oprește numele literelor când asculți mâna sau un cuvânt literă cu literă
about-small = pornește sau oprește cuvintele cu litere mici, pe care vocea le citește întregi, nu literă cu literă
about-width = lungimea rândurilor: „lățime 40”; „lățime 0” pentru lățimea terminalului
about-save = salvează partida într-un fișier: „salvează joc.json”
about-resign = abandonează partida
about-quit = ieși; partida se salvează
about-help = această listă; „ajutor mână” explică o comandă
about-previous = mesajul anterior, din acest canal sau din altul: „anteriorul chat”
about-next = mesajul următor
about-first = primul mesaj
about-newest = cel mai nou mesaj
about-repeat = mesajul curent, încă o dată
about-buffer = ce mesaje parcurgi: „canal joc”, „canal chat”, „canal oameni” sau „canal tot”
about-alarm = la câte secunde rămase să te avertizeze ceasul: „alarmă 120 60 20”; „alarmă 0” pentru niciodată
about-prepare = joacă o mutare de îndată ce îți vine rândul, dacă mai e permisă: „pregătește”, apoi mutarea
about-cancel = renunță la mutarea pregătită
about-chat = trimite un mesaj la masă: „chat salut”
about-people = cine e la masă
about-sit = ocupă un loc: „loc 2”
about-stand = eliberează-ți locul înainte de începerea partidei
about-start = începe partida (doar gazda)
about-bot = pune un bot pe un loc (doar gazda): „bot 2 ușor”
about-free = eliberează un loc (doar gazda): „eliberează 2”; după „eliberează 2 definitiv”, persoana nu mai poate reveni
about-remind = trimite un semnal jucătorului care trebuie să mute
about-report = raportează pe cineva moderatorilor: „raportează 2” (locul) sau „raportează Anna”
about-offer = propune încheierea partidei sau, după ce s-a încheiat, o revanșă
about-withdraw = retrage-ți propunerea
about-link = arată linkul de invitație
about-less = nu mai anunța astfel de mesaje; le găsești în continuare în canale
about-more = anunță mereu astfel de mesaje
about-mute = oprește un canal: „taci chat”
about-unmute = pornește din nou un canal: „vorbește chat”

answer-yes = da, d
step-next = înainte, a
step-back = înapoi, p
step-number = 12

## Răspunsuri

help-line = { $names }: { $about }
help-moves = Scrie o mutare sau una dintre aceste comenzi:
help-unknown = Nu există comanda „{ $asked }”. Scrie „ajutor” ca să vezi toate comenzile.
asked-unknown = „{ $typed }” nu se poate folosi aici. Scrie „ajutor” ca să vezi ce se poate.
nothing-yet = Încă nu s-a întâmplat nimic.
wait = O clipă…
moves-none = Nu poți face nicio mutare acum.
moves-more = „ajutor” arată toate comenzile
hint = Încearcă: „{ $move }”
hint-more = Cere indiciul încă o dată ca să vezi mutarea.
hint-none = Acum nu există niciun indiciu.
rules-none = Acest joc nu are reguli scrise.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Alege o temă: „reguli 2”
rules-unknown = Nu există tema „{ $asked }”. Teme: { $topics }.
names-on = Literele se citesc cu nume: „S de la Sandu”.
names-off = Literele se citesc fără nume.
small-on = Cuvintele apar cu litere mici: „kot”. Mutările și comenzile le scrii ca până acum.
small-off = Cuvintele apar cu majuscule, ca pe cărți.
verbose-is = { $level ->
    [1] detalii 1: doar ce e mai important
    [3] detalii 3: totul
   *[2] detalii 2: aproape totul
}
verbose-wrong = După „detalii”, scrie 1, 2 sau 3, nu „{ $asked }”.
width-is = lățime { NUMBER($width, useGrouping: 0) }
width-free = lățime 0: cât e terminalul de lat
width-wrong = După „lățime”, scrie 0 sau un număr de la { NUMBER($narrowest, useGrouping: 0) } la { NUMBER($widest, useGrouping: 0) }, nu „{ $asked }”.
save-where = În ce fișier? De exemplu: „salvează joc.json”
save-done = Salvat: { $path }
typed-unknown = „{ $typed }” nu e nici mutare, nici comandă. Poate ai vrut: { $near }?
typed-how = Scrie „?” ca să vezi ce poți face acum.

## Mutarea în pregătire

draft = Pregătit: „{ $move }”
draft-points = { $count ->
    [one] Ar aduce un punct.
    [few] Ar aduce { $count } puncte.
   *[other] Ar aduce { $count } de puncte.
}
draft-none = Nu ai pregătit nicio mutare. Ca să pregătești una, scrie „+” și o parte din ea.

## Mersul jocului

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Jucătorii și locurile lor: { $names }
play-words = Cuvinte: { $language ->
    [en] englezești
    [pl] poloneze
    [uk] ucrainene
    [ro] românești
   *[other] din dicționarul „{ $language }”
}.
play-words-choice = Ca să joci cu cuvinte în altă limbă, adaugă „--lexicon” și codul limbii ({ $languages }).
play-how = Apasă Enter pentru mâna ta și mutările posibile; scrie „ajutor” pentru toate comenzile.
play-back = Partida continuă de unde ai rămas.
play-hide = Urmează { $name }. Apasă Enter ca să-ți ascunzi mâna.
play-come = { $name }: apasă Enter când ești gata de joc.
play-left = Partida e salvată. Ca să continui: litera play --continue
play-record = Înregistrare: { $path }
play-analyse = Ca să analizezi partida: litera analyse { $path }
play-after = Mai poți pune întrebări despre partidă. Apasă Enter ca să ieși.
as-who = Scrie „pentru”, numele jucătorului și mutarea. Jucători: { $names }.
resign-sure = Abandonezi? Scrie „da”; dacă apeși doar Enter, joci mai departe.
resign-not = Joci mai departe.
resign-late = Partida s-a încheiat.
resign-over = { $count ->
    [one] { $name } abandonează. Victorie: { $left }.
   *[other] { $name } abandonează. Victorie la egalitate: { $left }.
}

## Meniul și mesele imposibile

menu-welcome = Litera: jocuri cu cuvinte și cărți
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Continuă: { $title }
menu-which = Ce joc? Scrie un număr de la 1 la { $highest } sau „ieși”; Enter alege 1.
menu-number = Scrie un număr de la { $lowest } la { $highest }.
menu-seats = Câți jucători, de la { $lowest } la { $highest }? Enter: { $lowest }.
menu-people = Câți jucători sunt la acest ecran, de la 1 la { $highest }? Enter: 1; restul sunt boți.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = Cât de buni să fie boții? Scrie un număr de la 1 la { $highest }; Enter alege 1.
menu-which-words = În ce limbă să fie cuvintele? Scrie un număr de la 1 la { $highest }; Enter alege 1.
menu-name = Cum se numește jucătorul { $number }? Enter: { $otherwise }.
plan-player = { $count ->
    [1] Jucător
   *[other] Jucător { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Bot
   *[other] Bot { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Ce joc? Alege: { $games }.
    [near] Nu există jocul „{ $game }”. Poate ai vrut: { $games }?
   *[all] Nu există jocul „{ $game }”. Alege: { $games }.
}
plan-no-level = Nu există un bot de nivelul „{ $level }”. Niveluri: { $levels }.
plan-seats = La acest joc, numărul de jucători trebuie să fie între { $lowest } și { $highest }, nu { $seats }.
plan-people = Numerele nu se potrivesc (oameni: { $people }, boți: { $bots }, locuri: { $seats }). Cel puțin un jucător trebuie să fie om.
plan-same-names = Doi jucători se numesc { $name }. Dă-le nume diferite.
plan-option-shape = „{ $option }” nu e o opțiune. Scrie: „nume=valoare”
plan-goes-on-as-it-was = O partidă salvată își păstrează locurile, opțiunile și cărțile. Scrie doar --continue și, dacă vrei, GAME și --lang.
plan-nothing-unfinished = Nu există nicio partidă neterminată în { $folder }.
option-line = { $name }={ $default }  { $means }

## Fișiere

file-not-there = Nu există fișierul { $path }.
file-is-folder = { $path } este un dosar. Indică un fișier.
file-no-folder = Nu există dosarul { $path }.
file-not-read = { $path } nu poate fi citit: { $detail }
file-not-written = { $path } nu poate fi scris: { $detail }
file-in-the-way = { $path } există deja, dar nu este o înregistrare de joc. Alege alt nume.
file-no-record = { $path } nu este o înregistrare de joc: nu este un obiect JSON.
file-not-marked = { $path } nu este o înregistrare de joc: „format” nu este „{ $format }”.
file-no-pack = { $path } nu este un pachet: nu este un obiect JSON.
file-table-damaged = Partida salvată { $path } este deteriorată: { $detail }
file-table-other = Partida salvată { $path } nu este în versiunea { $version } a formatului.
file-table-in-use = Partida din { $path } e deschisă acum în alt program. Ieși mai întâi de acolo.

## Înregistrări

verify-right = { $moves ->
    [one] Înregistrare corectă: { $game }, o mutare, conformă cu regulile.
    [few] Înregistrare corectă: { $game }, { $moves } mutări, toate conforme cu regulile.
   *[other] Înregistrare corectă: { $game }, { $moves } de mutări, toate conforme cu regulile.
}
verify-seed = Toate cărțile rezultă din sămânța amestecării, iar aceasta corespunde sigiliului anunțat înainte de partidă (biți: { $bits }): { $commitment }
verify-limits = Asta dovedește că amestecarea a fost corectă. Nu dovedește că nimeni nu s-a uitat pe furiș.
replay-how = { $moves ->
    [one] O mutare. Enter: următoarea; „înapoi”: anterioara; un număr: mutarea cu acel număr; „pentru Ana”: ce vede Ana; „ajutor”.
    [few] { $moves } mutări. Enter: următoarea; „înapoi”: anterioara; un număr: mutarea cu acel număr; „pentru Ana”: ce vede Ana; „ajutor”.
   *[other] { $moves } de mutări. Enter: următoarea; „înapoi”: anterioara; un număr: mutarea cu acel număr; „pentru Ana”: ce vede Ana; „ajutor”.
}
replay-at = { NUMBER($done, useGrouping: 0) } din { NUMBER($moves, useGrouping: 0) }
replay-end = Sfârșitul înregistrării.
replay-eyes = Acum vezi partida ca { $name }.
replay-eyes-none = Acum vezi partida ca spectator.
replay-about-next = mutarea următoare (sau Enter)
replay-about-back = înapoi cu o mutare
replay-about-number = mergi la mutarea cu acest număr
replay-about-as = ce vede un jucător: „pentru Ana”; doar „pentru”: ce vede un spectator
replay-about-quit = ieși
replay-who = După „pentru”, scrie numele unui jucător. Jucători: { $names }.

## Linia de comandă

command-litera = Jocuri cu cuvinte și cărți: joacă în acest terminal, deschide mese în browser, verifică și analizează partide.
command-play = joacă în acest terminal
command-replay = parcurge o înregistrare mutare cu mutare
command-verify = verifică mutările și amestecările unei înregistrări
command-engine = folosește protocolul mesei la intrarea și ieșirea standard, pentru programe
command-record = convertește o înregistrare în alt format
command-analyse = compară fiecare mutare cu cea mai bună și arată unde s-a decis partida
command-analyse-ms = milisecunde pentru fiecare mutare (implicit 1000)
command-analyse-json = scrie rezultatul analizei în acest fișier
command-analyse-plot = salvează un grafic al șanselor în acest fișier (.svg sau .png)
command-game = jocul; fără el, un meniu
command-seats = câți jucători
command-bots = nivelurile boților, de exemplu „easy,easy”; „none” înseamnă fără boți
command-names = numele jucătorilor de la acest ecran
command-option = o opțiune a jocului, sub forma „nume=valoare”; poate fi dată de mai multe ori
command-options = arată opțiunile jocului GAME și se oprește
command-seed = orice text; același text dă mereu aceleași cărți
command-pack = un pachet al tău, în formatul fișierului pack.json al jocului
command-lexicon = dicționarul de joc: en, pl, ro, uk sau unul propriu; fără această opțiune, cuvintele sunt în limba ta
command-continue = continuă ultima partidă
command-lang = limba ecranului
command-record-file = fișierul cu înregistrarea unei partide
command-format = formatul, de exemplu gcg
usage-usage = utilizare:
usage-positional = argumente
usage-options = opțiuni
usage-help = arată acest ajutor și se oprește
usage-version = arată numărul versiunii și se oprește
usage-error = %(prog)s: eroare: %(message)s
usage-argument = argumentul %(argument_name)s: %(message)s
usage-missing = lipsesc argumentele: %s
usage-unknown = argumente necunoscute: %s
usage-value = lipsește valoarea
usage-values = e nevoie de cel puțin o valoare
usage-no-value = aici nu se dă nicio valoare, dar s-a dat %r
usage-wrong-value = valoare nepotrivită: %(value)r
usage-wrong-choice = valoarea %(value)r nu există (poți alege: %(choices)s)
usage-ambiguous = %(option)s poate însemna: %(matches)s
