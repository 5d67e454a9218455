### Mesele de pe un server, în terminal: oameni, chat, ceasuri, conexiune; și canalele de mesaje la orice masă.

## Canalele de mesaje

buffer-all = tot
buffer-game = joc
buffer-chat = chat
buffer-people = oameni
buffer-is = { $count ->
    [one] Canalul „{ $name }”: un mesaj
    [few] Canalul „{ $name }”: { $count } mesaje
   *[other] Canalul „{ $name }”: { $count } de mesaje
}
buffer-empty = În canalul „{ $name }” nu e încă niciun mesaj.
buffer-start = Acesta e cel mai vechi mesaj din canalul „{ $name }”.
buffer-end = Acesta e cel mai nou mesaj din canalul „{ $name }”.
buffer-unknown = Nu există canalul „{ $asked }”. Canale: { $names }.
muted-is = Canale oprite: { $names }
muted-none = Niciun canal nu e oprit.
kind-none = Mergi întâi la un mesaj despre joc, de exemplu cu „anteriorul joc”.
kind-less = Mesajele ca „{ $text }” nu se mai anunță. Scrie „extinde” ca să le auzi din nou.
kind-more = De acum, mesajele ca „{ $text }” se anunță mereu.

## Ceasuri

time-hours = { $count ->
    [one] { $count } oră
    [few] { $count } ore
   *[other] { $count } de ore
}
time-minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minute
   *[other] { $count } de minute
}
time-seconds = { $count ->
    [one] { $count } secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
}
clock-played = Timp de joc: { $time }
clock-free = La această masă, timpul nu e limitat.
clock-limit = „{ $option }”: { $time }. În terminal, acest timp nu se măsoară.
clock-runs = { $name }: { $time }, ceasul merge
clock-stands = { $name }: { $time }
clock-answer = Timp de răspuns: { $time }
alarm = Ceasul tău: { $time }
alarm-is = { $count ->
    [one] O alarmă: { $times }
    [few] { $count } alarme: { $times }
   *[other] { $count } de alarme: { $times }
}
alarm-none = Nu e setată nicio alarmă.
alarm-wrong = „{ $asked }” nu e o listă de secunde. De exemplu: „alarmă 120 60 20”.

## Mutări pregătite

ready-is = Mutarea se joacă atunci când îți vine rândul, dacă mai e permisă. Scrie „renunță” ca s-o anulezi.
ready-sent = Se joacă mutarea pregătită: „{ $move }”
ready-dropped = Mutarea pregătită „{ $move }” nu se poate juca; a fost anulată.
ready-cancelled = Mutarea pregătită a fost anulată.

## Oamenii de la masă

room-seat-you = Locul { NUMBER($number, useGrouping: 0) }: tu
room-seat-bot = Locul { NUMBER($number, useGrouping: 0) }: { $name }, bot de nivelul „{ $level }”
room-seat-free = Locul { NUMBER($number, useGrouping: 0) }: liber
room-seat = Locul { NUMBER($number, useGrouping: 0) }: { $presence ->
    [reconnecting] { $name } (conexiune pierdută)
    [away] { $name } (nu e la masă)
    [gone] { $name } (a plecat)
   *[here] { $name }
}
room-watching = Spectatori: { $names }
room-sat-you = Ocupi locul { NUMBER($number, useGrouping: 0) }.
room-sat = { $name } ocupă locul { NUMBER($number, useGrouping: 0) }.
room-stood = { $name } eliberează locul { NUMBER($number, useGrouping: 0) }.
room-presence = { $presence ->
    [reconnecting] { $name } și-a pierdut conexiunea.
    [away] { $name } nu e la masă.
    [gone] { $name } a plecat.
   *[here] { $name } e la masă.
}
room-substitute = În locul jucătorului { $name } joacă acum un bot.
room-came = { $name } privește partida.
room-left = { $name } nu mai privește partida.
room-began = Partida începe.
room-offers-end = { $name } propune încheierea partidei. Scrie „propune” ca să accepți.
room-offers-rematch = { $name } propune revanșa. Scrie „propune” ca să accepți.
room-withdrew = { $name } retrage propunerea.
room-rematch = Revanșa e la o masă nouă. Apasă Enter ca să mergi acolo.
room-reminds-you = { $name } îți trimite un semnal: e rândul tău.
room-reminds = { $name } îi trimite un semnal jucătorului { $other }.
room-you-watch = Privești partida. Scrie „loc” ca să ocupi un loc liber.
room-waiting = { $count ->
    [one] Mai e liber un loc. Scrie „link” ca să primești linkul pentru prieteni.
    [few] Mai sunt libere { $count } locuri. Scrie „link” ca să primești linkul pentru prieteni.
   *[other] Mai sunt libere { $count } de locuri. Scrie „link” ca să primești linkul pentru prieteni.
}
room-start = Toate locurile sunt ocupate. Scrie „începe” ca să pornești partida.
room-host-starts = Toate locurile sunt ocupate. Gazda pornește partida.
room-which-seat = Ce loc? Scrie un număr de la 1 la { $highest }.
room-clock-move = { $seconds ->
    [one] Ceas: o secundă pe mutare
    [few] Ceas: { $seconds } secunde pe mutare
   *[other] Ceas: { $seconds } de secunde pe mutare
}
room-clock-game = Ceas: fiecare are { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}{ $increment ->
    [0] {""}
    [one] {" "}și încă o secundă la fiecare mutare
    [few] {" "}și încă { $increment } secunde la fiecare mutare
   *[other] {" "}și încă { $increment } de secunde la fiecare mutare
}
room-clock-days = { $days ->
    [one] Ceas: o zi pe mutare
    [few] Ceas: { $days } zile pe mutare
   *[other] Ceas: { $days } de zile pe mutare
}
room-terms-words = Se joacă cu lista de cuvinte a gazdei.
room-terms-pack = Se joacă cu pachetul gazdei.
room-terms-seed = Gazda alege cum se amestecă cărțile și poate ști care urmează.
room-terms-no-hints = La această masă nu se dau indicii.
room-terms-rated = Partidă cu clasament: rezultatul schimbă punctajul fiecăruia.
room-terms-option = { $what }: { $value }
room-terms-value = { $what } La această masă: { $value }
room-terms-off = Dezactivat: { $what }
room-terms-closed = Fără spectatori.
room-terms-away-bot = Dacă cineva lipsește { $time }, continuă un bot.
room-terms-away-end = Dacă cineva lipsește { $time }, partida se încheie.
room-terms-open = { $delay ->
    [0] Spectatorii văd toate mâinile.
    [one] Spectatorii văd toate mâinile, cu o mutare întârziere.
    [few] Spectatorii văd toate mâinile, cu { $delay } mutări întârziere.
   *[other] Spectatorii văd toate mâinile, cu { $delay } de mutări întârziere.
}
room-over-resigned = Partida s-a încheiat prin abandon.
room-over-agreed = Partida s-a încheiat cu acordul tuturor.
room-over-abandoned = Partida s-a încheiat: un jucător a lipsit prea mult.
room-over-closed = Partida s-a încheiat: așa au decis administratorii serverului.
room-over-time = Partida s-a încheiat: timpul a expirat.
room-after = Mai poți pune întrebări despre partidă. Scrie „propune” pentru revanșă sau apasă Enter ca să ieși.
offer-end = Ai propus încheierea partidei.
offer-rematch = Ai propus revanșa.
offer-withdrawn = Ți-ai retras propunerea.
link-none = Nu poți invita pe nimeni la această masă.

## Chat

chat-line = { $name }: { $text }
chat-overheard = { $name } (spectator): { $text }
chat-what = Ce mesaj? De exemplu: „chat salut”
report-who = Pe cine vrei să raportezi? Scrie „raportează” și numărul locului sau numele: { $names }.
report-nobody = Nu este nimeni de raportat aici.
report-why = Raportare: { $name }. Despre ce este vorba? Scrie „mesaje”, „nume”, „joc” sau „altceva”, apoi ce s-a întâmplat. Enter: renunți.
report-lead = Moderatorii citesc raportarea, împreună cu ce a scris persoana la această masă. Persoana nu va afla cine a raportat-o.
report-sent = Mulțumim. Moderatorii vor verifica.
report-not = Nu s-a trimis nimic.
report-reason-chat = mesaje, chat
report-reason-name = nume
report-reason-play = joc
report-reason-other = altceva
chat-phrase-hello = Salut!
chat-phrase-luck = Succes!
chat-phrase-well = Bine jucat!
chat-phrase-thanks = Mulțumesc!
chat-phrase-oops = Hopa!
chat-phrase-think = Mă mai gândesc.
chat-phrase-again = Încă o dată?
chat-phrase-bye = Pa!

## Conexiunea cu serverul

line-lost = Conexiune pierdută. Se reconectează automat… Nu se pierde nimic.
line-back = Conexiunea a revenit.
line-later = Acum nu există conexiune. Mutările și mesajele se trimit automat când revine; celelalte comenzi repetă-le atunci.
line-given-up = Serverul nu mai răspunde.
line-taken-over = Ai deschis această masă în altă parte.
line-come-back = Ca să revii: litera play { $link }

## Pe drum spre o masă

lobby-empty = Acum nu sunt mese deschise.
lobby-tables = Mese:
lobby-table = { NUMBER($number, useGrouping: 0) } { $title }: { $names }; { $status ->
    [playing] se joacă
   *[waiting] { $free ->
        [one] un loc liber
        [few] { $free } locuri libere
       *[other] { $free } de locuri libere
    }
}
lobby-title = { $title } ({ $language })
lobby-which = { $highest ->
    [0] Scrie 0 ca să deschizi o masă, apasă Enter ca să reîncarci lista sau scrie „ieși”.
    [one] Scrie 1 pentru această masă, 0 ca să deschizi una nouă, apasă Enter ca să reîncarci lista sau scrie „ieși”.
   *[other] Scrie un număr de la 1 la { $highest } pentru o masă, 0 ca să deschizi una nouă, apasă Enter ca să reîncarci lista sau scrie „ieși”.
}
lobby-name = Ce nume ai la masă?
lobby-people = Câți jucători sunt oameni, de la 1 la { $highest }? Enter: 1; pe celelalte locuri joacă boți.
lobby-clock = Câte minute are fiecare jucător, de la 1 la { $highest }? După plus vin secundele câștigate la fiecare mutare: 10+5. Enter: fără ceas.
lobby-access = Poate intra oricine vede masa în listă? Scrie „da”; dacă apeși doar Enter, intră numai cine are linkul.
plan-clock = „{ $text }” nu e un ceas. Scrie minutele, de la 1 la { $highest }, iar după plus secundele câștigate la fiecare mutare: 10+5.
plan-link = { $link } nu e un link către un server sau o masă. Linkurile încep cu http:// sau https://.
plan-server-away = La { $server } nu răspunde niciun server Litera. Verifică adresa.
visit-password = Parola acestei mese:
visit-new-password = Parola mesei noi:
file-settings-damaged = Setările din { $path } sunt deteriorate: { $detail } Șterge fișierul ca să le refaci de la zero.

## Linia de comandă

command-at = deschide o masă pentru jocul GAME pe serverul de la această adresă
command-clock = minutele fiecărui jucător la acea masă și secundele câștigate la fiecare mutare: 10+5
command-public = la acea masă poate intra oricine
command-password = întreabă ce parolă să aibă acea masă
command-seat = locul de ocupat la o masă de pe un server
command-watch = doar privește partida de la o masă de pe un server
room-terms-time = Locul { NUMBER($number, useGrouping: 0) } are { $percent }% din timpul obișnuit.
plan-time = „{ $text }” nu se poate folosi. Scrie pentru fiecare loc procentul din timpul obișnuit, de la { $lowest } la { $highest }, de exemplu „100,200”.
command-time = timp în plus la acea masă: pentru fiecare loc, procentul din timpul obișnuit, de exemplu 100,200

free-ban = definitiv
