### Masa din terminal: meniu, întrebări, îndemnuri, fișiere, înregistrări.

quoted = „{ $text }”

## Întrebările, cum pot fi scrise, și ce spun

question-moves = ?, mutări
question-hint = sfat, indiciu
question-now = acum
question-hand = mână, m
question-table = masă
question-word = cuvânt
question-spell = litere
question-find = caută
question-places = libere
question-cards = cartonașe, cărți
question-bag = sac, bancă
question-scores = scor, puncte
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
question-width = lățime
question-save = salvează
question-resign = cedez, abandon
question-quit = ieși, ieșire
question-help = ajutor
question-previous = anteriorul, anterior
question-next = următorul, următor
question-first = primul
question-newest = recent
question-repeat = repetă
question-buffer = tampon, mesaje
question-alarm = alarmă, alarme
question-prepare = pregătește
question-cancel = renunță
question-chat = chat, zi
question-people = oameni, locuri
question-sit = așază-te, loc
question-stand = ridică-te
question-start = începe, pornește
question-bot = bot
question-free = eliberează
question-remind = amintește, semnal
question-offer = propune
question-withdraw = retrage
question-link = link, invitație
question-less = restrânge
question-more = extinde
question-mute = taci, mut
question-unmute = vorbește

about-moves = ce poți face acum, cu exemple
about-hint = ajutor la mutare: un indiciu, apoi mutarea
about-now = ce ai de făcut
about-hand = mâna ta
about-table = masa
about-word = un cuvânt de pe masă: cuvânt 3
about-spell = un cuvânt literă cu literă: litere 3
about-find = cuvinte cu o literă sau cu un joker: caută S, caută joker
about-places = unde se pot încrucișa cuvintele de pe masă: libere; libere 3, ale cuvântului 3
about-cards = ce înseamnă cartonașele
about-bag = ce a rămas de tras sau nu se vede
about-scores = scorul
about-whose = cine e la rând
about-last = ultima mutare
about-history = ultimele mutări: istoric 5
about-changed = ce s-a întâmplat de la ultima ta mutare
about-again = ultimul răspuns încă o dată
about-clock = timpul de joc
about-rules = regulile, pe teme: reguli 2
about-draft = mutarea pe care o pregătești. Un rând care începe cu + adaugă la ea, un rând gol o joacă
about-undo = ia înapoi ce ai adăugat ultima dată la acea mutare
about-go = joacă mutarea pregătită
about-as = o mutare pentru altcineva de la acest ecran: pentru Ana, apoi mutarea
about-verbose = cât de mult se spune: detalii 1, 2 sau 3
about-width = lungimea rândurilor: lățime 40; lățime 0, cât terminalul
about-save = scrie jocul într-un fișier: salvează joc.json
about-resign = cedează jocul
about-quit = ieși; jocul se păstrează
about-help = această listă; ajutor mână: un singur rând din ea
about-previous = mesajul dinainte, din acest tampon sau din altul: anteriorul chat
about-next = mesajul de după
about-first = primul mesaj
about-newest = cel mai nou mesaj
about-repeat = mesajul la care ai ajuns, încă o dată
about-buffer = prin ce mesaje treci: tampon joc, chat, oameni sau tot
about-alarm = când să fii prevenit despre ceasul tău: alarmă 120 60 20, în secunde; alarmă 0 pentru niciodată
about-prepare = trimite mutarea pregătită imediat ce îți vine rândul, dacă mai e permisă: pregătește, apoi mutarea
about-cancel = renunță la mutarea pregătită
about-chat = un mesaj către masă: chat salut
about-people = cine e la masă
about-sit = ocupă un loc: loc 1
about-stand = eliberează locul tău înainte de începutul jocului
about-start = începe jocul, pentru gazdă
about-bot = dă un loc unui bot, pentru gazdă: bot 1 ușor
about-free = eliberează un loc, pentru gazdă: eliberează 1
about-remind = amintește celui așteptat de toți
about-offer = propune încheierea jocului, iar după el revanșa
about-withdraw = îți retrage propunerea
about-link = linkul care îi invită pe alții
about-less = mesajele de acest fel nu se mai spun; rămân în tampoane
about-more = mesajele de acest fel se spun mereu
about-mute = un tampon tace: taci chat
about-unmute = un tampon se spune din nou: vorbește chat

answer-yes = da, d
step-next = înainte, a
step-back = înapoi, p
step-number = 12

## Răspunsuri

help-line = { $names }: { $about }
help-moves = Scrie o mutare sau una dintre aceste întrebări.
help-unknown = „{ $asked }” nu este o întrebare. Pe toate le spune: ajutor.
asked-unknown = Despre „{ $typed }” nu se poate întreba aici. Ajutor spune ce se poate.
nothing-yet = Încă nimic.
moves-none = Nu ai acum nicio mutare.
moves-more = ajutor: toate întrebările
hint = Încearcă: { $move }
hint-more = Întreabă încă o dată pentru mutarea însăși.
hint-none = Acum nu e nimic de sfătuit.
rules-none = Acest joc nu are reguli scrise.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Întreabă de una: reguli 2
rules-unknown = Nu există tema „{ $asked }”. Teme: { $topics }.
verbose-is = { $level ->
    [1] detalii 1: ce e mai important
    [3] detalii 3: totul
   *[2] detalii 2: aproape totul
}
verbose-wrong = Detaliile sunt 1, 2 sau 3, nu „{ $asked }”.
width-is = lățime { NUMBER($width, useGrouping: 0) }
width-free = lățime 0: cât terminalul
width-wrong = Lățimea este un număr de la { NUMBER($narrowest, useGrouping: 0) } la { NUMBER($widest, useGrouping: 0) } sau 0, nu „{ $asked }”.
save-where = Unde? Numește un fișier: salvează joc.json
save-done = Scris: { $path }
typed-unknown = „{ $typed }”: nu există o asemenea mutare sau întrebare. Cele mai apropiate: { $near }.
typed-how = Semnul ? spune ce poți face acum.

## Mutarea în pregătire

draft = Pregătit: { $move }
draft-points = { $count ->
    [one] Ar aduce { $count } punct.
    [few] Ar aduce { $count } puncte.
   *[other] Ar aduce { $count } de puncte.
}
draft-none = Nimic pregătit. Pregătește un rând care începe cu +, urmat de o parte din mutare.

## Mersul jocului

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Joacă, cu numărul locului: { $names }
play-words = Cuvinte: { $language ->
    [en] englezești
    [pl] poloneze
    [uk] ucrainene
    [ro] românești
   *[other] din lexiconul „{ $language }”
}.
play-how = Semnul ? spune ce poți face; ajutor, toate întrebările.
play-back = Jocul continuă de unde a fost lăsat.
play-hide = Urmează { $name }. Enter îți ascunde mâna.
play-come = { $name }: apasă Enter când ai ajuns la ecran.
play-left = Jocul e păstrat. Ca să continui: litera play --continue
play-record = Înregistrare: { $path }
play-analyse = Unde s-a hotărât: litera analyse { $path }
play-after = Mai poți întreba. Enter încheie.
as-who = Întâi pentru, apoi numele, apoi mutarea. Joacă: { $names }.
resign-sure = Cedezi jocul? Scrie da; Enter, ca să joci mai departe.
resign-not = Jocul continuă.
resign-late = Jocul s-a încheiat.
resign-over = { $count ->
    [one] { $name }: joc cedat. Victorie: { $left }.
   *[other] { $name }: joc cedat. Victorie la egalitate: { $left }.
}

## Meniul și mesele care nu se pot

menu-welcome = Litera: jocuri cu cuvinte și cărți
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Continuă: { $title }
menu-which = Care joc? Un număr de la 1 la { $highest }; Enter înseamnă 1, ieși încheie.
menu-number = Un număr de la { $lowest } la { $highest }, te rog.
menu-seats = Câți jucători, de la { $lowest } la { $highest }? Enter înseamnă { $lowest }.
menu-people = Câți dintre ei sunt oameni la acest ecran, de la 1 la { $highest }? Enter înseamnă 1; restul sunt boți.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = Cât de bine joacă boții? Un număr de la 1 la { $highest }; Enter înseamnă 1.
menu-name = Numele jucătorului { $number }? Enter înseamnă { $otherwise }.
plan-player = { $count ->
    [1] Jucător
   *[other] Jucător { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Bot
   *[other] Bot { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Numește și jocul: { $games }.
    [near] Nu există jocul „{ $game }”. Cel mai apropiat este { $games }.
   *[all] Nu există jocul „{ $game }”. Există: { $games }.
}
plan-no-level = Nu există bot de nivelul „{ $level }”. Niveluri: { $levels }.
plan-seats = { $seats ->
    [one] Acest joc e pentru { $lowest }–{ $highest } jucători, nu pentru { $seats } jucător.
    [few] Acest joc e pentru { $lowest }–{ $highest } jucători, nu pentru { $seats } jucători.
   *[other] Acest joc e pentru { $lowest }–{ $highest } jucători, nu pentru { $seats } de jucători.
}
plan-people = Numerele nu se potrivesc: oameni { $people }, boți { $bots }, locuri { $seats }. Cel puțin un jucător este om.
plan-same-names = Doi jucători se numesc { $name }. Dă-i fiecăruia numele lui.
plan-option-shape = „{ $option }”: o opțiune se scrie nume=valoare.
plan-goes-on-as-it-was = Jocul continuă cu locurile, opțiunile și cărțile cu care a început. Scrie doar --continue, eventual cu GAME și --lang.
plan-nothing-unfinished = Nu există niciun joc neterminat în { $folder }.
option-line = { $name }={ $default }  { $means }

## Fișiere

file-not-there = Nu există fișierul { $path }.
file-is-folder = { $path } este un dosar. Numește un fișier.
file-no-folder = Nu există dosarul { $path }.
file-not-read = { $path } nu poate fi citit: { $detail }
file-not-written = { $path } nu poate fi scris: { $detail }
file-in-the-way = { $path } există deja și nu este o înregistrare de joc. Alege alt nume.
file-no-record = { $path } nu este o înregistrare de joc: nu este un obiect JSON.
file-not-marked = { $path } nu este o înregistrare de joc: „format” nu este „{ $format }”.
file-no-pack = { $path } nu este un pachet: nu este un obiect JSON.
file-table-damaged = Jocul păstrat { $path } este stricat: { $detail }
file-table-other = Jocul păstrat { $path } nu este de versiunea { $version }.
file-table-in-use = Jocul din { $path } este jucat acum în alt program. Ieși mai întâi de acolo.

## Înregistrări

verify-right = { $moves ->
    [one] În regulă: { $game }, { $moves } mutare, după reguli.
    [few] În regulă: { $game }, { $moves } mutări, toate după reguli.
   *[other] În regulă: { $game }, { $moves } de mutări, toate după reguli.
}
verify-seed = Cărțile au ieșit din sămânță, iar sămânța este cea din angajament (biți: { $bits }): { $commitment }
verify-limits = Asta dovedește o amestecare cinstită. Nu dovedește că nimeni n-a tras cu ochiul.
replay-how = { $moves ->
    [one] { $moves } mutare. Enter: următoarea; înapoi; un număr: la acea mutare; pentru Ana: cu ochii Anei; ajutor.
    [few] { $moves } mutări. Enter: următoarea; înapoi; un număr: la acea mutare; pentru Ana: cu ochii Anei; ajutor.
   *[other] { $moves } de mutări. Enter: următoarea; înapoi; un număr: la acea mutare; pentru Ana: cu ochii Anei; ajutor.
}
replay-at = { NUMBER($done, useGrouping: 0) } din { NUMBER($moves, useGrouping: 0) }
replay-end = Aici înregistrarea se încheie.
replay-eyes = Acum privește: { $name }.
replay-eyes-none = Acum privește un spectator.
replay-about-next = mutarea următoare; la fel Enter
replay-about-back = o mutare înapoi
replay-about-number = la mutarea cu acest număr
replay-about-as = cu ochii cui: pentru Ana; pentru singur: cu ochii unui spectator
replay-about-quit = ieși
replay-who = După pentru numește un jucător. Jucători: { $names }.

## Linia de comandă

command-litera = Jocuri de cuvinte și cărți la o singură masă: joacă în acest terminal, deschide mese în browser, verifică și analizează jocuri.
command-play = joacă la o masă în acest terminal
command-replay = parcurge o înregistrare mutare cu mutare
command-verify = verifică o înregistrare, mutările și amestecările ei
command-engine = vorbește protocolul mesei la intrarea și ieșirea standard, pentru programe
command-record = scrie o înregistrare în alt format
command-analyse = compară fiecare mutare a unei partide cu cea mai bună și spune unde s-a hotărât
command-analyse-ms = milisecunde pentru fiecare mutare (implicit 1000)
command-analyse-json = scrie rezultatul analizei în acest fișier
command-analyse-plot = desenează șansele în acest fișier (.svg, .png)
command-game = un joc; fără el, un scurt meniu
command-seats = câți jucători
command-bots = nivelurile boților, de pildă easy,easy; none: fără boți
command-names = numele celor de la acest ecran
command-option = o opțiune a jocului; poate fi dată de mai multe ori
command-options = arată opțiunile jocului GAME și se oprește
command-seed = un text din care ies toate cărțile: același text, același joc
command-pack = pachetul tău, în forma fișierului pack.json al jocului
command-lexicon = lexiconul de joc (litera lexicon list)
command-continue = continuă jocul lăsat ultima dată
command-lang = limba ecranului
command-record-file = o înregistrare de joc
command-format = formatul, de pildă gcg
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
usage-no-value = aici nu se dă o valoare, dar există %r
usage-wrong-value = valoare nepotrivită: %(value)r
usage-wrong-choice = nu există varianta %(value)r (se poate alege: %(choices)s)
usage-ambiguous = %(option)s poate însemna: %(matches)s
