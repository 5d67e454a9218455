# Masa jocului Klepka

klepka-you = Dvs.
klepka-slava = Douăsprezece litere într-o singură compoziție: jocul e câștigat pe loc.
klepka-others = Cartonașe adunate și cuvinte
klepka-no-cards = fără cartonașe
klepka-polysemy = Polisemie
klepka-exchange = Schimb
klepka-chaos = Haos
klepka-hidden = cartonaș ascuns
klepka-carpet = Covorul de cartonașe
klepka-choose = Deschideți: { $chosen } din { $due } alese
klepka-stop = Nu mai deschide
klepka-face-down = cu fața în jos
klepka-place = { $place }: { $card }
klepka-vote = Un vot
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
klepka-watch = La rând: { $name }. Țineți minte ce vedeți.
klepka-your-words = Faceți cuvinte sau treceți la deschis cărți.
klepka-your-last-words = Faceți ultimele cuvinte sau încheiați rândul.
klepka-over = Jocul s-a încheiat.
klepka-tray = Cărțile cuvântului dvs.
klepka-tray-empty = Apăsați cărți sau trageți-le aici
klepka-tray-card = { $number }: { $card }
klepka-clear = Ia totul înapoi
klepka-space = Spațiu
klepka-apostrophe = Apostrof
klepka-prizes = Cărțile dvs. premiu
klepka-polysemy-does = orice literă într-un cuvânt
klepka-exchange-does = schimb de carte cu cineva, oricând
klepka-chaos-does = amestecarea mesei, oricând
klepka-done-last = Închei rândul
klepka-vote-word = { $name }: un cuvânt care nu e în dicționar. Îl acceptați?
klepka-vote-none = încă fără vot
klepka-no-cards-you = Încă nu aveți cărți. Deschideți două: literele egale devin ale dvs., celelalte se întorc la loc, așa că țineți-le minte.

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
