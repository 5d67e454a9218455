# Masa jocului Word Rummikub

rummy-table = Masa
rummy-rack = Suportul dvs.
rummy-others = Suporturile celorlalți
rummy-not-opened = încă nedeschis
rummy-word = Cuvântul { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Joker
rummy-joker-as = { $position }: joker ca { $letter }
rummy-joker-letter = Ce literă înlocuiește jokerul?
rummy-gap = În { $word } după litera { $position }
rummy-new-word = Începe aici un cuvânt nou
rummy-to-rack = Înapoi pe suport
rummy-split = Desparte înaintea acestei plăci
rummy-reletter = Altă literă pentru joker
rummy-lay-back = Pune la loc
rummy-type = Un cuvânt de pe suport
rummy-lay-out = Așază de probă
rummy-cannot = Pe suport lipsesc plăci pentru { $word }.
rummy-where = Alegeți locul: un interval, un cuvânt nou sau un joker de înlocuit. Esc o pune la loc.
rummy-help = Rearanjați masa după plac: nimic nu contează până nu jucați.
rummy-help-later = Puteți pregăti mutarea acum; vă așteaptă rândul.
rummy-play = Joacă
rummy-undo = Anulează
rummy-reset = Masa cum era
rummy-draw = Trage o placă
rummy-pass = Pas
rummy-right = ✓ cuvânt
rummy-wrong = ✗ nu e cuvânt
rummy-doubt = Contestă
rummy-doubt-word = Contestă { $word }
rummy-vote = Un vot
rummy-vote-word = Rămâne acest cuvânt?
rummy-vote-yes = Da, rămâne
rummy-vote-no = Nu
rummy-voted = { $name }: { $answer }
rummy-agree = Mutarea aceasta ar încheia jocul. Sunteți de acord cu cuvintele?
rummy-empty = Masa e goală. Deschideți cu un cuvânt lung, numai de pe suportul dvs.
rummy-own-tile = { $position }: { $letter }, placa dvs.
rummy-is-right = este un cuvânt
rummy-is-wrong = nu este un cuvânt
rummy-lacks = Ce mai lipsește
rummy-not-opened-you = Încă nu ați deschis

rummy-bank = { $count ->
    [one] Banca: o placă
    [few] Banca: { $count } plăci
   *[other] Banca: { $count } de plăci
}
rummy-held = { $count ->
    [one] o placă
    [few] { $count } plăci
   *[other] { $count } de plăci
}
rummy-points = { $points ->
    [one] Mutarea aduce un punct.
    [few] Mutarea aduce { $points } puncte.
   *[other] Mutarea aduce { $points } de puncte.
}
