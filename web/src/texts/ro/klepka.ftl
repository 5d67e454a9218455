# Masa jocului Klepka

klepka-you = Tu
klepka-slava = Dacă formezi expresia întreagă, câștigi imediat.
klepka-others = Cărți adunate și cuvinte
klepka-no-cards = fără cărți
klepka-polysemy = Polisemie
klepka-exchange = Schimb
klepka-chaos = Haos
klepka-hidden = carte ascunsă
klepka-carpet = Covorul
klepka-choose = Întoarce cărți: ai ales { $chosen } din { $due }
klepka-stop = Nu mai întoarce
klepka-face-down = cu fața în jos
klepka-place = { $place }: { $card }
klepka-vote = Vot
klepka-vote-yes = Da
klepka-vote-no = Nu
klepka-voted = { $name }: { $vote }
klepka-bench = Cărțile și cuvintele tale
klepka-hand = Mâna ta
klepka-word = Cuvântul tău
klepka-back = Scoate litera
klepka-sort-letter = Sortează după literă
klepka-sort-colour = Sortează după culoare
klepka-card-times = { $count ->
    [one] { $card }, o dată
    [few] { $card }, de { $count } ori
   *[other] { $card }, de { $count } de ori
}
klepka-earned-pair = O pereche! Poți întoarce încă două cărți.
klepka-earned-words = { $pairs ->
    [one] Pentru cuvintele formate întorci o pereche.
    [few] Pentru cuvintele formate întorci { $pairs } perechi.
   *[other] Pentru cuvintele formate întorci { $pairs } de perechi.
}
klepka-make = Formează cuvântul
klepka-no-word = La această masă, { $word } nu e un cuvânt acceptat.
klepka-done = Întoarce cărți
klepka-pass = Pas
klepka-polysemy-letter = Ce literă înlocuiește?
klepka-use = Folosește
klepka-chaos-sure = Toate cărțile de pe masă se amestecă. Joci haosul acum?
klepka-chaos-do = Amestecă masa
klepka-exchange-give = Dai
klepka-exchange-take = Iei de la { $name }
klepka-exchange-do = Schimbă
klepka-played-chaos = { $name }: haos! Cărțile de pe masă au fost amestecate.
klepka-played-exchange = Schimb. { $name } → { $other }: { $give }. { $other } → { $name }: { $take }.
klepka-watch = La rând: { $name }. Ține minte ce se întoarce.
klepka-your-words = Formează cuvinte sau întoarce cărți.
klepka-your-last-words = Formează ultimele cuvinte sau încheie tura.
klepka-over = Partida s-a încheiat.
klepka-tray = Cărțile cuvântului tău
klepka-tray-empty = Apasă pe cărți sau trage-le aici
klepka-tray-typed = Cele mai bune cărți sunt alese automat.
klepka-tray-card = { $number }: { $card }
klepka-clear = Ia literele înapoi
klepka-space = Spațiu
klepka-apostrophe = Apostrof
klepka-prizes = Cărțile-premiu ale tale
klepka-polysemy-does = ține locul oricărei litere din cuvânt
klepka-exchange-does = schimbă o carte cu alt jucător, oricând
klepka-chaos-does = amestecă masa, oricând
klepka-done-last = Încheie tura
klepka-vote-word = { $name } formează un cuvânt care nu e în dicționar. Contează?
klepka-vote-none = nu a votat încă
klepka-no-cards-you = Încă nu ai cărți. Întoarce două: dacă literele sunt identice, le iei; dacă nu, se întorc la loc cu fața în jos, așa că ține-le minte.

klepka-card-blue = { $points ->
    [one] { $letter }, albastră, un punct
    [few] { $letter }, albastră, { $points } puncte
   *[other] { $letter }, albastră, { $points } de puncte
}
klepka-card-yellow = { $points ->
    [one] { $letter }, galbenă, un punct
    [few] { $letter }, galbenă, { $points } puncte
   *[other] { $letter }, galbenă, { $points } de puncte
}
klepka-points = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
