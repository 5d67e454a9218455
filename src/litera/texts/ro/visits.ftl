### Mesele de pe un server, în terminal: oameni, chat, ceasuri, conexiune; și tampoanele de mesaje la orice masă.

## Tampoanele de mesaje

buffer-all = tot
buffer-game = joc
buffer-chat = chat
buffer-people = oameni
buffer-is = { $count ->
    [one] Canalul „{ $name }”: { $count } mesaj
    [few] Canalul „{ $name }”: { $count } mesaje
   *[other] Canalul „{ $name }”: { $count } de mesaje
}
buffer-empty = În canalul „{ $name }” nu sunt încă mesaje.
buffer-start = În canalul „{ $name }” nu e un mesaj mai vechi.
buffer-end = În canalul „{ $name }” nu e un mesaj mai nou.
buffer-unknown = Nu există canalul „{ $asked }”. Canale: { $names }.
muted-is = Oprite: { $names }
muted-none = Niciun canal nu e oprit.
kind-none = Mergi întâi la un mesaj despre joc, de exemplu cu „anteriorul joc”.
kind-less = Nu se mai anunță mesaje ca „{ $text }”. Scrie „extinde” ca să revină.
kind-more = De acum se anunță mereu mesaje ca „{ $text }”.

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
clock-free = La această masă timpul nu e limitat.
clock-limit = { $option }: { $time }. În terminal ceasul nu merge.
clock-runs = { $name }: { $time }, ceasul merge
clock-stands = { $name }: { $time }
clock-answer = Timp de răspuns: { $time }
alarm = Ceasul tău: { $time }
alarm-is = Alarme: { $times }
alarm-none = Fără alarme.
alarm-wrong = „{ $asked }” nu e o listă de secunde. De exemplu: „alarmă 120 60 20”.

## Mutări pregătite

ready-is = Mutarea se joacă la rândul tău, dacă mai e permisă. Scrie „renunță” ca să o anulezi.
ready-sent = Se joacă: „{ $move }”
ready-cancelled = Nu mai e nimic pregătit.

## Oamenii de la masă

room-seat-you = Locul { NUMBER($number, useGrouping: 0) }: tu
room-seat-bot = Locul { NUMBER($number, useGrouping: 0) }: { $name }, bot, nivel: { $level }
room-seat-free = Locul { NUMBER($number, useGrouping: 0) }: liber
room-seat = Locul { NUMBER($number, useGrouping: 0) }: { $presence ->
    [reconnecting] { $name }, conexiune pierdută
    [away] { $name }, nu e la masă
    [gone] { $name }, nu mai joacă
   *[here] { $name }
}
room-watching = Privesc: { $names }
room-sat-you = Ai locul { NUMBER($number, useGrouping: 0) }.
room-sat = { $name } ocupă locul { NUMBER($number, useGrouping: 0) }.
room-stood = { $name } eliberează locul { NUMBER($number, useGrouping: 0) }.
room-presence = { $presence ->
    [reconnecting] { $name }: conexiune pierdută
    [away] { $name }: nu e la masă
    [gone] { $name }: nu mai joacă
   *[here] { $name } e la masă.
}
room-substitute = { $name }: joacă mai departe un bot.
room-came = { $name } privește partida.
room-left = { $name } nu mai privește.
room-began = Partida începe.
room-offers-end = { $name } propune încheierea partidei. Scrie „propune” ca să accepți.
room-offers-rematch = { $name } propune revanșa. Scrie „propune” ca să accepți.
room-withdrew = { $name } retrage propunerea.
room-rematch = Revanșa e la o masă nouă. Apasă Enter ca să mergi acolo.
room-reminds-you = { $name } îți trimite un semnal: e rândul tău.
room-reminds = { $name } trimite un semnal: { $other }.
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
    [one] Ceas: { $seconds } secundă pe mutare
    [few] Ceas: { $seconds } secunde pe mutare
   *[other] Ceas: { $seconds } de secunde pe mutare
}
room-clock-game = Ceas: câte { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}{ $increment ->
    [0] {""}
    [one] {" "}plus { $increment } secundă pe mutare
    [few] {" "}plus { $increment } secunde pe mutare
   *[other] {" "}plus { $increment } de secunde pe mutare
}
room-clock-days = { $days ->
    [one] Ceas: { $days } zi pe mutare
    [few] Ceas: { $days } zile pe mutare
   *[other] Ceas: { $days } de zile pe mutare
}
room-terms-words = Gazda joacă cu propria listă de cuvinte.
room-terms-pack = Gazda joacă cu propriul pachet.
room-terms-seed = Gazda alege sămânța și poate cunoaște cărțile.
room-terms-no-hints = La această masă nu sunt indicii.
room-over-resigned = Partida s-a încheiat prin abandon.
room-over-agreed = Partida s-a încheiat cu acordul tuturor.
room-over-abandoned = Partida s-a încheiat: absență prea lungă.
room-over-closed = Partida s-a încheiat: așa au decis administratorii serverului.
room-over-time = Partida s-a încheiat: timp expirat.
room-after = Mai poți întreba despre partidă. „propune” propune revanșa, Enter iese.
offer-end = Propui încheierea partidei.
offer-rematch = Propui revanșa.
offer-withdrawn = Îți retragi propunerea.
link-none = Nu poți invita pe nimeni la această masă.

## Chat

chat-line = { $name }: { $text }
chat-overheard = { $name } (spectator): { $text }
chat-what = Ce mesaj? De exemplu: „chat salut”
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
line-later = Acum nu există conexiune. Mutările și mesajele se trimit când revine conexiunea; repetă comanda atunci.
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
lobby-name = Numele tău la masă?
lobby-people = Câți dintre ei sunt oameni, de la 1 la { $highest }? Enter: 1; pe celelalte locuri joacă boți.
lobby-clock = Câte minute de jucător, de la 1 la { $highest }? Secundele în plus la fiecare mutare vin după plus: 10+5. Enter: fără ceas.
lobby-access = Poate intra oricine din listă? Scrie „da” sau apasă Enter: intră doar cine are linkul.
plan-clock = „{ $text }” nu e un ceas. Scrie minute de la 1 la { $highest }, iar după plus secundele în plus la fiecare mutare: 10+5.
plan-link = { $link } nu e un link către un server sau o masă. Linkurile încep cu http:// sau https://.
plan-server-away = La { $server } nu răspunde niciun server Litera. Adresa e corectă?
visit-password = Această masă are o parolă:
visit-new-password = O parolă pentru masa nouă:
file-settings-damaged = Setările din { $path } sunt deteriorate: { $detail } Șterge fișierul ca să o iei de la capăt.

## Linia de comandă

command-at = deschide o masă de GAME pe serverul de la această adresă
command-clock = minute de jucător la acea masă și secunde în plus la fiecare mutare: 10+5
command-public = oricine poate intra la acea masă
command-password = cere o parolă care deschide acea masă
command-seat = locul de ocupat la o masă de pe un server
command-watch = doar privește o masă de pe un server
room-terms-time = Locul { NUMBER($number, useGrouping: 0) } are { $percent }% din timp.
plan-time = „{ $text }”: spune pentru fiecare loc procentul din timp, de la { $lowest } la { $highest }, de exemplu 100,200.
command-time = timp în plus la acea masă: procentul ceasului pentru fiecare loc, de exemplu 100,200

free-ban = definitiv
