# Masa jocului dnup

dnup-you = Dvs.
dnup-round = Runda { $round }
dnup-marks = Arată ce pot bate
dnup-beatable = se poate bate
dnup-sets = Seturile de pe masă
dnup-set-empty = niciun set
dnup-out = A ieșit din rundă
dnup-area = Zona { $area }
dnup-lay-here = Setul dvs. vine aici
dnup-add = Adaugă
dnup-add-to = Adaugă cartea marcată la setul: { $name }
dnup-take = Ia
dnup-take-from = Ia { $cards }, setul: { $name }
dnup-hand = Mâna dvs.
dnup-card = { $number }: { $value }, întoarsă { $other }
dnup-lay-nothing = Pune un set
dnup-turn-hand = Întoarce toată mâna
dnup-turn-free = Întoarce întâi, gratuit
dnup-wait = Puteți marca deja cărți: vă vine și rândul.
dnup-choose = Marcați cărți de aceeași valoare și puneți-le, adăugați una la alt set, luați un set sau întoarceți mâna.
dnup-too-low = Un set de mărimea aceasta e deja pe masă, iar al dvs. nu e mai mare.
dnup-summary = O rundă s-a încheiat. Începe runda { $round }.
dnup-summary-void = Runda { $round } nu se socotește.

dnup-held = { $count ->
    [one] o carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
dnup-set = { $count ->
    [one] Set: o carte cu valoarea { $value }: { $cards }
    [few] Set: { $count } cărți cu valoarea { $value }: { $cards }
   *[other] Set: { $count } de cărți cu valoarea { $value }: { $cards }
}
dnup-size = { $count } × { $value }
dnup-lay = Pune { $count } × { $value }
dnup-letters = { $count ->
    [0] Încă nicio literă
    [one] O literă din patru
    [few] { $count } litere din patru
   *[other] { $count } de litere din patru
}
dnup-rounds = { $count ->
    [one] o rundă câștigată
    [few] { $count } runde câștigate
   *[other] { $count } de runde câștigate
}
dnup-summary-out = { $gain ->
    [one] { $name }: fără cărți, o literă, în total { $score }
    [few] { $name }: fără cărți, { $gain } litere, în total { $score }
   *[other] { $name }: fără cărți, { $gain } de litere, în total { $score }
}
dnup-summary-won = { $score ->
    [one] { $name }: runda câștigată, în total o rundă
    [few] { $name }: runda câștigată, în total { $score } runde
   *[other] { $name }: runda câștigată, în total { $score } de runde
}
