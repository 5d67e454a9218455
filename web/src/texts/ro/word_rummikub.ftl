# Masa jocului Word Rummikub

rummy-table = Masa
rummy-keys = Săgeți: piesă cu piesă. Page Down și Page Up: cuvânt cu cuvânt. Cifre: cuvântul cu acel număr. Home și End: capetele mesei. Enter: iei sau pui piesa. Esc: o pui la loc.
rummy-rack = Suportul tău
rummy-others = Suporturile celorlalți
rummy-not-opened = încă fără primul cuvânt
rummy-word = Cuvântul { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Joker
rummy-joker-as = { $position }: joker ca { $letter }
rummy-joker-letter = Ce literă înlocuiește jokerul?
rummy-new-word = Începe aici un cuvânt nou
rummy-to-rack = Înapoi pe suport
rummy-split = Desparte aici
rummy-reletter = Schimbă litera
rummy-lay-back = Pune înapoi
rummy-type = Scrie un cuvânt
rummy-lay-out = Așază de probă
rummy-cannot = Încă nu poți forma { $word }. Litere lipsă: { $letters }
rummy-where = Alege locul: între două piese, un cuvânt nou sau un joker de înlocuit. Poți și să pui piesa la loc.
rummy-help = Rearanjează masa după plac: nimic nu contează până nu apeși „Joacă”.
rummy-help-later = Poți pregăti mutarea de pe acum: rămâne pregătită până îți vine rândul.
rummy-built = Cuvântul e gata
rummy-building = Atinge și alte piese: se adaugă la sfârșitul cuvântului.
rummy-play = Joacă
rummy-undo = Anulează
rummy-reset = Readu masa cum era
rummy-as-it-lay = Masa e din nou cum a fost.
rummy-lost = Masa s-a schimbat: piesele pregătite sunt din nou pe suport.
rummy-draw = Trage o piesă
rummy-pass = Pas
rummy-right = ✓ cuvânt
rummy-wrong = ✗ nu e cuvânt
rummy-doubt = Contestă
rummy-doubt-word = Contestă { $word }
rummy-vote = Vot
rummy-vote-word = Rămâne acest cuvânt?
rummy-vote-yes = Da, rămâne
rummy-vote-no = Nu
rummy-voted = { $name }: { $answer }
rummy-agree = Această mutare ar încheia partida. Îi accepți cuvintele?
rummy-empty = Masa e goală. Primul cuvânt trebuie să fie lung și format numai din piesele de pe suportul tău.
rummy-own-tile = { $position }: { $letter }, piesa ta
rummy-is-right = este un cuvânt
rummy-is-wrong = nu este un cuvânt
rummy-lacks = Ce mai lipsește
rummy-theme = Tema: { $theme }
rummy-not-opened-you = Încă nu ai pus primul cuvânt

rummy-bank = { $count ->
    [one] Banca: o piesă
    [few] Banca: { $count } piese
   *[other] Banca: { $count } de piese
}
rummy-points = { $points ->
    [one] Mutarea aduce un punct.
    [few] Mutarea aduce { $points } puncte.
   *[other] Mutarea aduce { $points } de puncte.
}
rummy-gap = { $where ->
    [first] Înainte de { $after }, la începutul cuvântului { $word }
    [last] După { $before }, la sfârșitul cuvântului { $word }
   *[between] Între { $before } și { $after }, în cuvântul { $word }
}
