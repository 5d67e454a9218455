# Masa jocului dnup

dnup-you = Tu
dnup-round = Runda { $round }
dnup-marks = Ce pot bate?
dnup-beatable = se poate bate
dnup-beats = Poți bate { $cards }, setul jucătorului { $name }.
dnup-beats-nothing = Acum nu poți bate niciun set.
dnup-sets = Seturile de pe masă
dnup-set-empty = niciun set
dnup-out = În afara rundei
dnup-area = { $area ->
    [1] Prima tură
   *[other] A doua tură
}
dnup-lay-here = Setul tău vine aici
dnup-add = Adaugă
dnup-add-to = Adaugă { $card } la { $cards }, setul jucătorului { $name }
dnup-take = Ia
dnup-take-from = Ia { $cards }, setul jucătorului { $name }
dnup-hand = Mâna ta
dnup-card = { $number }: { $value }; rotită: { $other }
dnup-lay-nothing = Pune un set
dnup-turn-hand = Rotește mâna
dnup-turn-free = Rotește în plus
dnup-wait = Alege-ți cărțile de pe acum, ca să fie gata la rândul tău.
dnup-wait-out = Ești în afara rundei. Ceilalți joacă mai departe.
dnup-choose = { $area ->
    [2] A doua ta tură: pune un set, adaugă o carte, ia un set sau rotește mâna.
   *[other] Pune un set, adaugă o carte, ia un set sau rotește mâna.
}
dnup-too-low = Pe masă e deja un set cu tot atâtea cărți, iar valoarea setului tău nu e mai mare.
dnup-adding = Scapi de o carte, dar setul adversarului se mărește ({ $name }).
dnup-fits = Se potrivește la { $cards }, setul jucătorului { $name }.
dnup-summary = Runda s-a încheiat. Începe runda { $round }.
dnup-summary-void = Runda { $round } a fost anulată.

dnup-held = { $count ->
    [one] o carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
dnup-set = { $count ->
    [one] Set de o carte cu valoarea { $value }: { $cards }
    [few] Set de { $count } cărți cu valoarea { $value }: { $cards }
   *[other] Set de { $count } de cărți cu valoarea { $value }: { $cards }
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
    [one] { $name }: o literă, în total { $score }
    [few] { $name }: { $gain } litere, în total { $score }
   *[other] { $name }: { $gain } de litere, în total { $score }
}
dnup-summary-won = { $score ->
    [one] { $name }: runda câștigată, în total o rundă
    [few] { $name }: runda câștigată, în total { $score } runde
   *[other] { $name }: runda câștigată, în total { $score } de runde
}
