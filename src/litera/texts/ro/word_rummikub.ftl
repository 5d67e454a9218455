### Rummy de cuvinte: cuvinte din piese, pe o masă care se reconstruiește la fiecare tură.

word_rummikub-title = Rummy de cuvinte
word_rummikub-tagline = Pune cuvinte, desfă-le și clădește altele mai lungi, după regulile Rummikub Słowny.

## Opțiuni

word_rummikub-option-first_seat = Cine începe: draw, cine trage piesa cea mai apropiată de A; sau numărul unui loc.
word_rummikub-option-opening_letters = Câte litere trebuie să aibă primul cuvânt al unui jucător: de la { $lowest } la { $highest }.
word_rummikub-option-open_then_manipulate = După primul cuvânt propriu, cuvintele de pe masă pot fi refăcute în aceeași tură.
word_rummikub-option-repeat = Ce cuvinte nu pot fi puse: table, cele de pe masă; game, și cele care au fost cândva pe masă.
word_rummikub-option-proper_names = Și numele proprii sunt permise.
word_rummikub-option-family_words = Cuvinte pentru toți: cele vulgare sunt respinse.
word_rummikub-option-loanwords = Cuvinte străine: dictionary, ce e în dicționar e cuvânt; vote, un cuvânt poate fi contestat și votat.
word_rummikub-option-fault_draw = Câte piese trage un jucător când i-a expirat timpul: de la { $lowest } la { $highest }.
word_rummikub-option-turn_seconds = Secunde pentru o tură, de la { $lowest } la { NUMBER($highest, useGrouping: 0) }; 0: fără limită.
word_rummikub-option-score_unchanged = Un cuvânt contează și când se citește ca înainte, iar nouă în el e doar o piesă proprie.
word_rummikub-option-double_min_tiles = De la câte piese contează dublu toate puse odată: de la { $lowest } la { $highest }.
word_rummikub-option-joker_free_move = Un joker de pe masă poate primi altă literă fără o piesă în locul lui.
word_rummikub-option-theme = O temă pentru toate cuvintele; ceilalți pot contesta un cuvânt și vota. Gol: fără temă.

word_rummikub-reason-rack_empty = Banca e goală, la fel și un suport.
word_rummikub-reason-all_passed = Banca e goală și toți trec la rând.

## Mutări

word_rummikub-verb-play = pune, pun, joc
word_rummikub-verb-draw = trage, trag
word_rummikub-verb-pass = pas, trec
word_rummikub-verb-doubt = contest, contestă
word_rummikub-verb-yes = da, d
word_rummikub-verb-no = nu, n
word_rummikub-keyword-from = din
word_rummikub-help-play = Pune cuvinte; după „din”, cuvintele de pe masă pe care le refaci: { $example }
word_rummikub-help-draw = Trage o piesă și încheie tura: { $example }
word_rummikub-help-pass = Pas, când banca e goală: { $example }
word_rummikub-help-doubt = Supune la vot un cuvânt din ultima mutare: { $example }
word_rummikub-help-yes = Cuvântul să rămână: { $example }
word_rummikub-help-no = Vot împotriva cuvântului: { $example }

## Masa în cuvinte

word_rummikub-joker = joker
word_rummikub-table-theme = Tema: { $theme }
word_rummikub-table-empty = Niciun cuvânt pe masă.
word_rummikub-table-word = { $number } { $word }
word_rummikub-table-closed = Încă fără primul cuvânt: { $names }
word_rummikub-vote = { $word }: contestat; pus de: { $name }
word_rummikub-vote-yes = Da: { $name }
word_rummikub-vote-no = Nu: { $name }
word_rummikub-hand = { $count ->
    [one] { $tiles } – { $count } piesă
    [few] { $tiles } – { $count } piese
   *[other] { $tiles } – { $count } de piese
}
word_rummikub-hand-empty = Suportul tău e gol.
word_rummikub-hand-size = { $count ->
    [one] { $name }: { $count } piesă
    [few] { $name }: { $count } piese
   *[other] { $name }: { $count } de piese
}
word_rummikub-word-which = Care cuvânt? Spune numărul lui de pe masă sau chiar cuvântul.
word_rummikub-word-none = { $count ->
    [0] „{ $word }” nu e pe masă. Nu e niciun cuvânt acolo.
    [one] „{ $word }” nu e pe masă. Singurul cuvânt are numărul { $count }.
   *[other] „{ $word }” nu e pe masă. Cuvintele au numere de la 1 la { $count }.
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
word_rummikub-find-which = Ce literă? De exemplu: caută S
word_rummikub-find-none = Niciun cuvânt cu { $letter }.
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = joker ca { $letter }
word_rummikub-bank = { $count ->
    [one] Banca: { $count } piesă
    [few] Banca: { $count } piese
   *[other] Banca: { $count } de piese
}
word_rummikub-unseen = Încă nevăzute: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] { $count } piesă: { $tiles }
    [few] { $count } piese: { $tiles }
   *[other] { $count } de piese: { $tiles }
}
word_rummikub-tile = { $tile }: { $count } în set; Braille { $sign }, punctele { $dots }
word_rummikub-no-such-tile = Jocul nu are piesa „{ $tile }”. Întreabă de o literă sau de joker: *.

word_rummikub-now-over = Jocul s-a încheiat.
word_rummikub-now-wait = La rând: { $names }.
word_rummikub-now-vote = Rămâne cuvântul? Răspunde da sau nu.
word_rummikub-now-play = { $bank ->
    [0] E rândul tău: pune cuvinte sau treci.
   *[other] E rândul tău: pune cuvinte sau trage o piesă.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] E rândul tău: pune un prim cuvânt de cel puțin { $least } literă sau treci.
        [few] E rândul tău: pune un prim cuvânt de cel puțin { $least } litere sau treci.
       *[other] E rândul tău: pune un prim cuvânt de cel puțin { $least } de litere sau treci.
    }
   *[other] { $least ->
        [one] E rândul tău: pune un prim cuvânt de cel puțin { $least } literă sau trage o piesă.
        [few] E rândul tău: pune un prim cuvânt de cel puțin { $least } litere sau trage o piesă.
       *[other] E rândul tău: pune un prim cuvânt de cel puțin { $least } de litere sau trage o piesă.
    }
}
word_rummikub-now-doubt = Poți contesta: { $words }
word_rummikub-now-doubt-end = Ultima mutare încheie jocul. Răspunde-i cu da sau contestă: { $words }

## Ce se întâmplă

word_rummikub-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } punct, dublat
    [few] { $count } puncte, dublat
   *[other] { $count } de puncte, dublat
}
word_rummikub-lot = { $name } { $tile }
word_rummikub-event-lots = Tragere la sorți pentru început: { $lots }
word_rummikub-event-lots-again = Trag din nou: { $names }
word_rummikub-event-dealt = { $each ->
    [one] Împărțire: câte { $each } piesă; banca { $bank }. Începe: { $first }
    [few] Împărțire: câte { $each } piese; banca { $bank }. Începe: { $first }
   *[other] Împărțire: câte { $each } de piese; banca { $bank }. Începe: { $first }
}
word_rummikub-event-filled = { $name }: noi { $tiles }; banca { $bank }
word_rummikub-event-filled-hidden = { $count ->
    [one] { $name }: { $count } piesă nouă; banca { $bank }
    [few] { $name }: { $count } piese noi; banca { $bank }
   *[other] { $name }: { $count } de piese noi; banca { $bank }
}
word_rummikub-event-mixed = { $bank ->
    [one] Banca amestecată: { $bank } piesă
    [few] Banca amestecată: { $bank } piese
   *[other] Banca amestecată: { $bank } de piese
}
word_rummikub-event-played = { $extra ->
    [with] { $name }: { $word }, { $points }; și { $others }; scor { NUMBER($score, useGrouping: 0) }
    [from] { $name }: { $word } din { $taken }, { $points }; scor { NUMBER($score, useGrouping: 0) }
    [with-from] { $name }: { $word } din { $taken }, { $points }; și { $others }; scor { NUMBER($score, useGrouping: 0) }
   *[alone] { $name }: { $word }, { $points }; scor { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-drew = { $name }: piesă trasă, { $tiles }; banca { $bank }
word_rummikub-event-drew-hidden = { $count ->
    [one] { $name }: { $count } piesă trasă; banca { $bank }
    [few] { $name }: { $count } piese trase; banca { $bank }
   *[other] { $name }: { $count } de piese trase; banca { $bank }
}
word_rummikub-event-passed = { $name }: pas
word_rummikub-event-time-up = { $name }: timp expirat
word_rummikub-event-agreed = { $name }: da pentru ultima mutare
word_rummikub-event-doubted = { $name }: { $word } contestat; pus de: { $layer }
word_rummikub-event-voted-yes = { $name }: da
word_rummikub-event-voted-no = { $name }: nu
word_rummikub-event-upheld = { $word } rămâne: { $yes } da, { $no } nu. Pus de: { $name }
word_rummikub-event-taken-back = { $word } retras: { $yes } da, { $no } nu; scor { NUMBER($score, useGrouping: 0) }. Din nou la rând: { $name }
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } pentru { $jokers } joker rămas; scor { NUMBER($score, useGrouping: 0) }
    [few] { $name }: −{ $points } pentru { $jokers } jokeri rămași; scor { NUMBER($score, useGrouping: 0) }
   *[other] { $name }: −{ $points } pentru { $jokers } de jokeri rămași; scor { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Jocul s-a încheiat. { $why }

## Refuzuri

word_rummikub-refusal-vote-first = Mai întâi votul: { $word }.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] Nu se trece cât timp banca are piese: mai este { $count }. Pune cuvinte sau trage.
    [few] Nu se trece cât timp banca are piese: mai sunt { $count }. Pune cuvinte sau trage.
   *[other] Nu se trece cât timp banca are piese: mai sunt { $count }. Pune cuvinte sau trage.
}
word_rummikub-refusal-draw-without-bank = Banca e goală. Pune cuvinte sau treci.
word_rummikub-refusal-no-doubts = Masa nu are nici temă, nici vot pentru cuvinte străine: hotărăște doar dicționarul.
word_rummikub-refusal-nothing-to-doubt = Acum nu e nimic de contestat. O mutare poate fi contestată o dată, până joacă locul următor.
word_rummikub-refusal-own-play = Doar ceilalți pot contesta cuvintele tale.
word_rummikub-refusal-not-laid-now = { $word } nu e din ultima mutare. Din ea sunt: { $words }
word_rummikub-refusal-no-vote-to-give = Nu se așteaptă răspunsul tău.
word_rummikub-refusal-no-vote = Nu e nimic de votat.
word_rummikub-refusal-no-such-word = { $count ->
    [one] Nu e pe masă: { $words }. Numește cuvântul așa cum e pus, jokerii cu literă mică.
   *[other] Nu sunt pe masă: { $words }. Numește cuvintele așa cum sunt puse, jokerii cu literă mică.
}
word_rummikub-refusal-loses-tiles = Masa ar pierde: { $tiles }. Fiecare piesă care era acolo rămâne acolo.
word_rummikub-refusal-joker-unused = { $count ->
    [one] Jokerul eliberat trebuie să revină pe masă. Pune-l ca literă mică.
    [few] { $count } jokeri eliberați trebuie să revină pe masă. Pune-i ca litere mici.
   *[other] { $count } de jokeri eliberați trebuie să revină pe masă. Pune-i ca litere mici.
}
word_rummikub-refusal-no-own-tile = Cel puțin o piesă trebuie să fie de pe suportul tău.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] Pune mai întâi un cuvânt de cel puțin { $least } literă doar din piesele tale și nu atinge cuvintele de pe masă.
    [few] Pune mai întâi un cuvânt de cel puțin { $least } litere doar din piesele tale și nu atinge cuvintele de pe masă.
   *[other] Pune mai întâi un cuvânt de cel puțin { $least } de litere doar din piesele tale și nu atinge cuvintele de pe masă.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] Primul cuvânt are cel puțin { $least } literă, toate de pe suportul tău.
    [few] Primul cuvânt are cel puțin { $least } litere, toate de pe suportul tău.
   *[other] Primul cuvânt are cel puțin { $least } de litere, toate de pe suportul tău.
}
word_rummikub-refusal-joker-kept = Un joker își păstrează litera până îi ia locul o piesă. Lipsește: { $letters }
word_rummikub-refusal-too-long = { $longest ->
    [one] { $long }: prea lung; lexiconul are cuvinte de cel mult { $longest } literă.
    [few] { $long }: prea lung; lexiconul are cuvinte de cel mult { $longest } litere.
   *[other] { $long }: prea lung; lexiconul are cuvinte de cel mult { $longest } de litere.
}
word_rummikub-refusal-abbreviation = { $abbreviation }: e o abreviere, nu un cuvânt.
word_rummikub-refusal-proper-name = { $word }: nume propriu. Opțiunile mesei nu îl permit.
word_rummikub-refusal-stands-twice = { $word }: niciun cuvânt nu stă de două ori pe masă.
word_rummikub-refusal-laid-before = { $word }: a mai fost în acest joc.

## Mutări care nu pot fi citite

word_rummikub-bad-verb = „{ $verb }” nu e o mutare. Mutări: pune, trage, pas, contest, da, nu.
word_rummikub-bad-alone = „{ $rest }” este în plus: mutarea aceasta se scrie cu un singur cuvânt.
word_rummikub-bad-play-shape = Pune așa: pune KOT SZYK din KOSZYK. Înainte de „din” ce pui, după el ce iei de pe masă.
word_rummikub-bad-doubt-shape = Contestă un singur cuvânt, așa: contest KOT.
word_rummikub-bad-letter = „{ $letter }” din „{ $word }” nu e o literă a jocului. Un joker e litera mică pe care o înlocuiește.
word_rummikub-bad-draw = „{ $draw }” nu e nici tragere la sorți, nici amestecare.

## Poziții imposibile

word_rummikub-position-tiles = { $where }: piesele sunt un text, de pildă "ZAKOT*".
word_rummikub-position-tile = { $where }: jocul nu are piesa „{ $tile }”.
word_rummikub-position-word = { $shortest ->
    [one] { $where }: „{ $word }” nu e un cuvânt al jocului de cel puțin { $shortest } literă.
    [few] { $where }: „{ $word }” nu e un cuvânt al jocului de cel puțin { $shortest } litere.
   *[other] { $where }: „{ $word }” nu e un cuvânt al jocului de cel puțin { $shortest } de litere.
}
word_rummikub-position-word-twice = { $where }: niciun cuvânt nu apare acolo de două ori.
word_rummikub-position-too-many = { $tile }: { $count } în poziție, { $most } în set.
word_rummikub-position-laid-word-small = laid_words: „{ $word }” nu e scris cu majuscule.
word_rummikub-position-no-doubts = Opțiunile mesei nu permit contestații: vote și last_play sunt null.
word_rummikub-position-vote-phase = vote există doar când phase e vote, și atunci mereu.
word_rummikub-position-vote-seat = vote.seat e locul ultimei mutări, cel dinaintea celui la rând.
word_rummikub-position-vote-word = vote.word: „{ $word }” nu e din ultima mutare.
word_rummikub-position-vote-answers = vote.answers sunt null, yes sau no pentru fiecare loc: null pentru cel care a pus și încă cel puțin unul.
word_rummikub-position-last-play-seat = last_play.seat e locul dinaintea celui la rând.
word_rummikub-position-last-play-tiles = last_play: masa de dinainte și piesele puse nu dau masa, sau piesele trase nu sunt pe suport.
word_rummikub-position-last-play-passes = După o punere passes e 0; înainte de ea puteau fi treceri doar cu banca goală.
word_rummikub-position-last-play-laid-words = laid_words conține cuvintele de pe masă și nu scade niciodată.
word_rummikub-position-agreed = last_play.agreed sunt unele dintre celelalte locuri, în ordine, doar când mutarea a golit un suport la sfârșitul jocului.
word_rummikub-position-reason-phase = reason există doar când phase e over, și atunci mereu.
word_rummikub-position-bank-full = Cât timp banca are piese, nimeni nu trece și jocul nu se încheie.
word_rummikub-position-over-play = Un joc încheiat nu are last_play de contestat.
word_rummikub-position-reason-untrue = Motivul e rack_empty, dar niciun suport nu e gol.
word_rummikub-position-over-already = Cu asemenea treceri sau un suport gol jocul ar fi încheiat.

## Seturi imposibile

word_rummikub-pack-not-braille = În set, { $where } e un semn Braille de șase puncte.
word_rummikub-pack-few-letters = Setul are nevoie de piese cu litere, cel puțin { $least }, și de litere diferite, cel puțin { $kinds }.
word_rummikub-pack-too-small = Masa are nevoie de mai multe piese: { $needed }; setul are { $tiles }.

## Ce ar aduce ciorna

word_rummikub-preview-longest = cel mai lung cuvânt cu o piesă proprie: { $word }
word_rummikub-preview-whole-rack = tot suportul pus pe masă: dublu
