# Masa jocului Klepka

klepka-you = Dvs.
klepka-slava = Douăsprezece litere într-o singură compoziție: jocul e câștigat pe loc.
klepka-others = Cartonașe adunate și cuvinte
klepka-no-cards = fără cartonașe
klepka-no-cards-you = Încă nu aveți cartonașe: deschideți o pereche.
klepka-polysemy = Polisemie
klepka-exchange = Schimb
klepka-chaos = Haos
klepka-hidden = cartonaș ascuns
klepka-carpet = Covorul de cartonașe
klepka-choose = Deschideți: { $chosen } din { $due } alese
klepka-watch = Țineți minte ce vedeți.
klepka-stop = Nu mai deschide
klepka-face-down = cu fața în jos
klepka-place = { $place }: { $card }
klepka-vote = Un vot
klepka-vote-word = Nu e în dicționar. Se acceptă?
klepka-vote-yes = Da
klepka-vote-no = Nu
klepka-voted = { $name }: { $vote }
klepka-bench = Cartonașele și cuvintele dvs.
klepka-hand = Cartonașele dvs.
klepka-word = Cuvântul dvs.
klepka-back = Ia înapoi o literă
klepka-make = Formează cuvântul
klepka-make-help = Apăsați cartonașele în ordine sau scrieți cuvântul.
klepka-make-later = Puteți pregăti un cuvânt acum, pentru rândul dvs.
klepka-done = Gata cu cuvintele: deschid
klepka-pass = Pas
klepka-polysemy-letter = Ce literă înlocuiește?
klepka-use = Folosește
klepka-chaos-sure = Toate cartonașele de pe masă se amestecă între locurile lor. Îl jucați acum?
klepka-chaos-do = Amestecă masa
klepka-of = { $name }: { $card }
klepka-exchange-give = Dați
klepka-exchange-take = Luați
klepka-exchange-do = Schimbă

klepka-card-blue = { $points ->
    [one] { $letter }, albastru, un punct
    [few] { $letter }, albastru, { $points } puncte
   *[other] { $letter }, albastru, { $points } de puncte
}
klepka-card-yellow = { $points ->
    [one] { $letter }, galben, un punct
    [few] { $letter }, galben, { $points } puncte
   *[other] { $letter }, galben, { $points } de puncte
}
klepka-points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
