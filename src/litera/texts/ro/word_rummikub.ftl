### Remi cu cuvinte: cuvinte din piese, pe o masă care se reconstruiește la fiecare tură.

word_rummikub-title = Remi cu cuvinte
word_rummikub-tagline = Pune cuvinte, desfă-le și formează altele mai lungi. Bazat pe Rummikub Słowny.

## Opțiuni

word_rummikub-option-first_seat = Cine începe: „draw” (jucătorul care trage piesa cea mai apropiată de A) sau numărul unui loc.
word_rummikub-option-opening_letters = Numărul minim de litere ale primului cuvânt al fiecărui jucător: de la { $lowest } la { $highest }.
word_rummikub-option-open_then_manipulate = După ce ți-ai pus primul cuvânt, poți reface cuvintele de pe masă în aceeași tură.
word_rummikub-option-repeat = Ce cuvinte nu pot fi puse din nou: „table” (cele aflate pe masă) sau „game” (toate cele puse în această partidă).
word_rummikub-option-proper_names = Numele proprii sunt permise.
word_rummikub-option-family_words = Doar cuvinte potrivite pentru toată lumea: cele vulgare sunt refuzate.
word_rummikub-option-loanwords = Cine decide asupra cuvintelor străine: „dictionary” (dicționarul) sau „vote” (jucătorii, care pot contesta un cuvânt și vota).
word_rummikub-option-fault_draw = Câte piese de penalizare trage un jucător când îi expiră timpul: de la { $lowest } la { $highest }.
word_rummikub-option-turn_seconds = Secunde pentru o tură, de la { $lowest } la { NUMBER($highest, useGrouping: 0) }; 0 înseamnă fără limită.
word_rummikub-option-score_unchanged = Un cuvânt rămas la fel aduce totuși puncte dacă una dintre piesele lui a fost înlocuită cu una de-a ta.
word_rummikub-option-double_min_tiles = De la câte piese se dublează punctele când îți golești suportul într-o tură: de la { $lowest } la { $highest }.
word_rummikub-option-joker_free_move = Un joker de pe masă poate primi altă literă fără să fie înlocuit cu o piesă.
word_rummikub-option-theme = O temă pentru toate cuvintele; un cuvânt care nu se potrivește poate fi contestat și supus la vot. Lasă gol dacă nu vrei nicio temă.

word_rummikub-reason-rack_empty = Banca e goală, iar un jucător și-a golit suportul.
word_rummikub-reason-all_passed = Banca e goală și toți au spus pas.

## Mutări

word_rummikub-verb-play = pune, pun, joc
word_rummikub-verb-draw = trage, trag
word_rummikub-verb-pass = pas, trec, treci
word_rummikub-verb-doubt = contestă, contest
word_rummikub-verb-yes = da, d
word_rummikub-verb-no = nu, n
word_rummikub-keyword-from = din
word_rummikub-help-play = Pune cuvinte; după „din”, cuvintele de pe masă pe care le desfaci: { $example }
word_rummikub-help-draw = Trage o piesă și încheie tura: { $example }
word_rummikub-help-pass = Spune pas (doar când banca e goală): { $example }
word_rummikub-help-doubt = Contestă un cuvânt din ultima mutare: { $example }
word_rummikub-help-yes = Acceptă cuvântul: { $example }
word_rummikub-help-no = Votează împotriva cuvântului: { $example }

## Masa în cuvinte

word_rummikub-joker = joker
word_rummikub-table-theme = Tema: { $theme }
word_rummikub-table-empty = Pe masă nu sunt cuvinte.
word_rummikub-table-word = { $number }) { $word }
word_rummikub-table-closed = Încă fără primul cuvânt: { $names }
word_rummikub-vote = Cuvântul contestat: { $word }, pus de { $name-is ->
    [you] tine
   *[other] { $name }
}
word_rummikub-vote-yes = Da: { $name }
word_rummikub-vote-no = Nu: { $name }
word_rummikub-hand = { $count ->
    [one] { $tiles } – o piesă
    [few] { $tiles } – { $count } piese
   *[other] { $tiles } – { $count } de piese
}
word_rummikub-hand-empty = Suportul tău e gol.
word_rummikub-hand-size = { $count ->
    [one] { $name }: { $count } piesă
    [few] { $name }: { $count } piese
   *[other] { $name }: { $count } de piese
}
word_rummikub-word-which = Ce cuvânt? Scrie cuvântul sau numărul lui de pe masă.
word_rummikub-word-none = { $count ->
    [0] „{ $word }” nu e pe masă. Încă nu s-a pus niciun cuvânt.
    [one] „{ $word }” nu e pe masă. Singurul cuvânt are numărul { $count }.
   *[other] „{ $word }” nu e pe masă. Cuvintele sunt numerotate de la 1 la { $count }.
}
word_rummikub-word = { $count ->
    [one] { $word }: { $count } literă
    [few] { $word }: { $count } litere
   *[other] { $word }: { $count } de litere
}
word_rummikub-word-with-jokers = { $count ->
    [one] { $word } (joker ca { $letters })
   *[other] { $word } (jokeri ca { $letters })
}
word_rummikub-find-which = Ce literă? De exemplu: „caută { $letter }”
word_rummikub-find-none = Niciun cuvânt de pe masă nu conține { $letter }.
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = joker, ca { $letter }
word_rummikub-bank = { $count ->
    [one] Banca: { $count } piesă
    [few] Banca: { $count } piese
   *[other] Banca: { $count } de piese
}
word_rummikub-unseen = Piese încă nevăzute: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] o piesă: { $tiles }
    [few] { $count } piese: { $tiles }
   *[other] { $count } de piese: { $tiles }
}
word_rummikub-tile = { $tile }: în set, { $count }; semnul Braille { $sign }, punctele { $dots }
word_rummikub-no-such-tile = Nu există piesa „{ $tile }”. Scrie o literă sau „*” pentru joker.

word_rummikub-now-over = Partida s-a încheiat.
word_rummikub-now-wait = La rând: { $names }.
word_rummikub-now-vote = Rămâne cuvântul? Scrie „da” sau „nu”.
word_rummikub-now-play = { $bank ->
    [0] E rândul tău: pune cuvinte sau spune pas.
   *[other] E rândul tău: pune cuvinte sau trage o piesă.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] E rândul tău: pune primul cuvânt, de cel puțin o literă, sau spune pas.
        [few] E rândul tău: pune primul cuvânt, de cel puțin { $least } litere, sau spune pas.
       *[other] E rândul tău: pune primul cuvânt, de cel puțin { $least } de litere, sau spune pas.
    }
   *[other] { $least ->
        [one] E rândul tău: pune primul cuvânt, de cel puțin o literă, sau trage o piesă.
        [few] E rândul tău: pune primul cuvânt, de cel puțin { $least } litere, sau trage o piesă.
       *[other] E rândul tău: pune primul cuvânt, de cel puțin { $least } de litere, sau trage o piesă.
    }
}
word_rummikub-now-doubt = Poți contesta: { $words }
word_rummikub-now-doubt-end = Ultima mutare ar încheia partida. Scrie „da” ca s-o accepți sau contestă: { $words }

## Ce se întâmplă

word_rummikub-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } punct (dublu)
    [few] { $count } puncte (dublu)
   *[other] { $count } de puncte (dublu)
}
word_rummikub-lot = { $name } { $tile }
word_rummikub-event-lots = Piesele trase pentru prima mutare: { $lots }
word_rummikub-event-lots-again = Trag din nou la sorți: { $names }
word_rummikub-event-dealt = { $each ->
    [one] Fiecare primește o piesă
    [few] Fiecare primește { $each } piese
   *[other] Fiecare primește { $each } de piese
}; { $bank ->
    [0] banca e goală
    [one] în bancă mai e una
    [few] în bancă mai sunt { $bank }
   *[other] în bancă mai sunt { $bank }
}. Prima mutare: { $first }
word_rummikub-event-filled = { $name-is ->
    [you] Tragi { $tiles }
   *[other] { $name } trage { $tiles }
}; { $bank ->
    [0] banca e goală
    [one] în bancă mai e o piesă
    [few] în bancă mai sunt { $bank } piese
   *[other] în bancă mai sunt { $bank } de piese
}
word_rummikub-event-filled-hidden = { $name-is ->
    [you] Tragi
   *[other] { $name } trage
} { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}; { $bank ->
    [0] banca e goală
    [one] în bancă mai e una
    [few] în bancă mai sunt { $bank }
   *[other] în bancă mai sunt { $bank }
}
word_rummikub-event-mixed = { $bank ->
    [one] În bancă s-a amestecat o piesă
    [few] În bancă s-au amestecat { $bank } piese
   *[other] În bancă s-au amestecat { $bank } de piese
}
word_rummikub-event-played = { $name-is ->
    [you] Pui
   *[other] { $name } pune
} { $extra ->
    [with] { $word }: { $points }; în plus { $others }
    [from] { $word } din { $taken }: { $points }
    [with-from] { $word } din { $taken }: { $points }; în plus { $others }
   *[alone] { $word }: { $points }
}; în total { NUMBER($score, useGrouping: 0) }
word_rummikub-event-drew = { $name-is ->
    [you] Tragi { $tiles }
   *[other] { $name } trage { $tiles }
}; { $bank ->
    [0] banca e goală
    [one] în bancă mai e o piesă
    [few] în bancă mai sunt { $bank } piese
   *[other] în bancă mai sunt { $bank } de piese
}
word_rummikub-event-drew-hidden = { $name-is ->
    [you] Tragi
   *[other] { $name } trage
} { $count ->
    [one] o piesă
    [few] { $count } piese
   *[other] { $count } de piese
}; { $bank ->
    [0] banca e goală
    [one] în bancă mai e una
    [few] în bancă mai sunt { $bank }
   *[other] în bancă mai sunt { $bank }
}
word_rummikub-event-passed = { $name-is ->
    [you] Spui pas
   *[other] { $name } spune pas
}
word_rummikub-event-time-up = { $name-is ->
    [you] Ți-a expirat timpul
   *[other] { $name }: timpul a expirat
}
word_rummikub-event-agreed = { $name-is ->
    [you] Accepți ultima mutare
   *[other] { $name } acceptă ultima mutare
}
word_rummikub-event-doubted = { $name-is ->
    [you] Contești cuvântul { $word }
   *[other] { $name } contestă cuvântul { $word }
}, pus de { $layer-is ->
    [you] tine
   *[other] { $layer }
}
word_rummikub-event-voted-yes = { $name-is ->
    [you] Votezi „da”
   *[other] { $name } votează „da”
}
word_rummikub-event-voted-no = { $name-is ->
    [you] Votezi „nu”
   *[other] { $name } votează „nu”
}
word_rummikub-event-upheld = { $word }, pus de { $name-is ->
    [you] tine
   *[other] { $name }
}, rămâne, cu { $yes } „da” și { $no } „nu”
word_rummikub-event-taken-back = { $word } e retras, cu { $yes } „da” și { $no } „nu”; în total { NUMBER($score, useGrouping: 0) }. Din nou la rând: { $name }
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } pentru jokerul rămas; în total { NUMBER($score, useGrouping: 0) }
    [few] { $name }: −{ $points } pentru { $jokers } jokeri rămași; în total { NUMBER($score, useGrouping: 0) }
   *[other] { $name }: −{ $points } pentru { $jokers } de jokeri rămași; în total { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Partida s-a încheiat. { $why }

## Ce s-a întâmplat, în mai puține cuvinte

word_rummikub-brief-played = { $name-is ->
    [you] { $word }: { $points }
   *[other] { $name } pune { $extra ->
        [with] { $word }: { $points }; în plus { $others }
        [from] { $word } din { $taken }: { $points }
        [with-from] { $word } din { $taken }: { $points }; în plus { $others }
       *[alone] { $word }: { $points }
    }
}
word_rummikub-brief-drew = { $name-is ->
    [you] Tragi { $tiles }
   *[other] { $name } trage { $tiles }
}{ $bank ->
    [0] . Banca e goală.
   *[other] {""}
}
word_rummikub-brief-bank-empty = Banca e goală.
word_rummikub-brief-drew-hidden = { $name } trage din bancă{ $bank ->
    [0] . Banca e goală.
   *[other] {""}
}

## Refuzuri

word_rummikub-refusal-vote-first = Votează întâi cuvântul { $word }.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] Nu poți spune pas cât timp banca are piese (mai este { $count }). Pune cuvinte sau trage o piesă.
   *[other] Nu poți spune pas cât timp banca are piese (mai sunt { $count }). Pune cuvinte sau trage o piesă.
}
word_rummikub-refusal-draw-without-bank = Banca e goală. Pune cuvinte sau spune pas.
word_rummikub-refusal-no-doubts = La această masă decide dicționarul: nu există nici temă, nici vot pentru cuvinte străine.
word_rummikub-refusal-nothing-to-doubt = Acum nu e nimic de contestat. O mutare poate fi contestată o singură dată, până mută jucătorul următor.
word_rummikub-refusal-own-play = Doar ceilalți pot contesta cuvintele tale.
word_rummikub-refusal-not-laid-now = { $word } nu face parte din ultima mutare. Poți contesta: { $words }
word_rummikub-refusal-no-vote-to-give = Acum nu poți vota.
word_rummikub-refusal-no-vote = Nu e nimic de votat.
word_rummikub-refusal-no-such-word = { $count ->
    [one] Nu e pe masă: { $words }. Scrie cuvântul exact cum e pus, cu literă mică în locul jokerului.
   *[other] Nu sunt pe masă: { $words }. Scrie cuvintele exact cum sunt puse, cu literă mică în locul jokerilor.
}
word_rummikub-refusal-loses-tiles = De pe masă ar lipsi: { $tiles }. Toate piesele de pe masă trebuie să rămână acolo.
word_rummikub-refusal-joker-unused = { $count ->
    [one] Jokerul eliberat trebuie să revină pe masă. Scrie-l ca literă mică.
    [few] Cei { $count } jokeri eliberați trebuie să revină pe masă. Scrie-i ca litere mici.
   *[other] Cei { $count } de jokeri eliberați trebuie să revină pe masă. Scrie-i ca litere mici.
}
word_rummikub-refusal-no-own-tile = Pune cel puțin o piesă de pe suportul tău.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] Pune mai întâi un cuvânt de cel puțin o literă, doar din piesele tale. Până atunci, nu poți folosi cuvintele de pe masă.
    [few] Pune mai întâi un cuvânt de cel puțin { $least } litere, doar din piesele tale. Până atunci, nu poți folosi cuvintele de pe masă.
   *[other] Pune mai întâi un cuvânt de cel puțin { $least } de litere, doar din piesele tale. Până atunci, nu poți folosi cuvintele de pe masă.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] Primul cuvânt trebuie să aibă cel puțin { $least } literă, toate de pe suportul tău.
    [few] Primul cuvânt trebuie să aibă cel puțin { $least } litere, toate de pe suportul tău.
   *[other] Primul cuvânt trebuie să aibă cel puțin { $least } de litere, toate de pe suportul tău.
}
word_rummikub-refusal-joker-kept = Un joker își păstrează litera până când o piesă îi ia locul. Litere lipsă: { $letters }
word_rummikub-refusal-too-long = { $longest ->
    [one] { $long }: prea lung; dicționarul are cuvinte de cel mult { $longest } literă.
    [few] { $long }: prea lung; dicționarul are cuvinte de cel mult { $longest } litere.
   *[other] { $long }: prea lung; dicționarul are cuvinte de cel mult { $longest } de litere.
}
word_rummikub-refusal-abbreviation = { $abbreviation }: abrevierile nu sunt permise.
word_rummikub-refusal-proper-name = { $word }: numele proprii nu sunt permise la această masă.
word_rummikub-refusal-stands-twice = { $word }: un cuvânt poate fi pe masă o singură dată.
word_rummikub-refusal-laid-before = { $word }: cuvântul a fost deja pus în această partidă.

## Mutări care nu pot fi citite

word_rummikub-bad-verb = „{ $verb }” nu e o mutare. Încearcă: „pune”, „trage”, „pas”, „contestă”, „da” sau „nu”.
word_rummikub-bad-alone = „{ $rest }” este în plus: această mutare se scrie cu un singur cuvânt.
word_rummikub-bad-play-shape = Scrie cuvintele pe care le pui, apoi „din” și cuvintele de pe masă pe care le desfaci: „pune { $words } din { $taken }”.
word_rummikub-bad-doubt-shape = Contestă un singur cuvânt: „contestă { $word }”.
word_rummikub-bad-letter = „{ $letter }” din „{ $word }” nu e o literă a acestui joc. Jokerul se scrie cu litera mică pe care o înlocuiește.
word_rummikub-bad-draw = „{ $draw }” nu e nici o tragere la sorți, nici o amestecare.
## Poziții imposibile
word_rummikub-position-tiles = „{ $where }”: piesele trebuie să fie un text, de exemplu "{ $tiles }".
word_rummikub-position-tile = „{ $where }”: jocul nu are piesa „{ $tile }”.
word_rummikub-position-word = { $shortest ->
    [one] „{ $where }”: „{ $word }” nu e un cuvânt de cel puțin o literă, format din literele jocului.
    [few] „{ $where }”: „{ $word }” nu e un cuvânt de cel puțin { $shortest } litere, format din literele jocului.
   *[other] „{ $where }”: „{ $word }” nu e un cuvânt de cel puțin { $shortest } de litere, format din literele jocului.
}
word_rummikub-position-word-twice = „{ $where }”: un cuvânt nu poate apărea acolo de două ori.
word_rummikub-position-too-many = Poziția are prea multe piese { $tile }: { $count }; setul are doar { $most }.
word_rummikub-position-laid-word-small = „laid_words”: „{ $word }” nu e scris cu majuscule.
word_rummikub-position-no-doubts = Opțiunile mesei nu permit contestații: „vote” și „last_play” trebuie să fie „null”.
word_rummikub-position-vote-phase = „vote” trebuie să existe dacă și numai dacă „phase” este „vote”.
word_rummikub-position-vote-seat = „vote.seat” trebuie să fie locul ultimei mutări, cel dinaintea celui aflat la rând.
word_rummikub-position-vote-word = „vote.word”: „{ $word }” nu face parte din ultima mutare.
word_rummikub-position-vote-answers = „vote.answers” trebuie să conțină „null”, „yes” sau „no” pentru fiecare loc: „null” pentru jucătorul care a pus cuvântul și pentru încă cel puțin unul.
word_rummikub-position-last-play-seat = „last_play.seat” trebuie să fie locul dinaintea celui aflat la rând.
word_rummikub-position-last-play-tiles = „last_play”: din masa de dinainte și din piesele puse nu rezultă masa de acum, sau piesele trase nu sunt pe suport.
word_rummikub-position-last-play-passes = După o mutare cu cuvinte, „passes” trebuie să fie 0; înainte, se putea spune pas doar cu banca goală.
word_rummikub-position-last-play-laid-words = „laid_words” trebuie să conțină toate cuvintele de pe masă și nu poate pierde niciunul.
word_rummikub-position-agreed = „last_play.agreed” poate conține doar alte locuri, în ordine, și doar când mutarea a golit un suport la sfârșitul partidei.
word_rummikub-position-reason-phase = „reason” trebuie să existe dacă și numai dacă „phase” este „over”.
word_rummikub-position-bank-full = Cât timp banca are piese, nimeni nu poate spune pas și partida nu se încheie.
word_rummikub-position-over-play = O partidă încheiată nu poate avea un „last_play” de contestat.
word_rummikub-position-reason-untrue = „reason” este „rack_empty”, dar niciun suport nu e gol.
word_rummikub-position-over-already = Cu atâtea pasuri sau cu un suport gol, partida ar fi fost încheiată.

## Seturi imposibile

word_rummikub-pack-not-braille = În set, „{ $where }” trebuie să fie un semn Braille cu șase puncte.
word_rummikub-pack-few-letters = Setul are prea puține piese cu litere sau prea puține litere diferite; minimul este de { $least }, respectiv { $kinds }.
word_rummikub-pack-too-small = Masa are nevoie de mai multe piese ({ $needed }) decât are setul ({ $tiles }).

## Ce ar aduce ciorna

word_rummikub-preview-longest = cel mai lung cuvânt cu o piesă de-a ta: { $word }
word_rummikub-preview-whole-rack = suport golit într-o tură: contează dublu
