### Arena: partide ale jucătorilor automați între ei.

arena-help = multe partide ale jucătorilor automați între ei, numărate
arena-help-game = jocul
arena-help-players = nivelurile lor, câte unul de loc: expert,club
arena-help-games = câte partide; fiecare împărțire se joacă o dată din fiecare loc
arena-help-seed = un text din care decurg toate cărțile și tot hazardul
arena-help-jobs = câte partide deodată
arena-help-option = o opțiune a jocului: nume=valoare; se pot da mai multe
arena-help-lexicon = lexiconul, care hotărăște limba cuvintelor: en, pl, ro, uk sau unul propriu
arena-help-ms = cel mult atâtea milisecunde pe mutare; fără ele un nivel gândește cât are nevoie și totul se poate repeta întocmai
arena-help-json = scrie toate rezultatele în acest fișier
arena-help-plot = desenează rezultatele în acest fișier (.svg, .png)
arena-help-ray = joacă pe un cluster Ray de la această adresă („local” pornește unul aici)

arena-unknown-game = Nu există jocul { $game }; există { $games }.
arena-players = { $game } se joacă în { $lowest } până la { $highest }; { $given ->
    [one] s-a dat un nivel
    [few] s-au dat { $given } niveluri
   *[other] s-au dat { $given } de niveluri
}.
arena-games = { $games } nu se împarte egal la { $players } locuri: e nevoie de un multiplu de { $players }.
arena-jobs = Trebuie să se joace cel puțin o partidă deodată.
arena-ms = O mutare durează cel puțin 1 milisecundă, nu { $ms }; fără --ms durează cât e nevoie.
arena-no-ray = Ray nu este instalat aici: pip install ray
arena-no-cluster = La „{ $address }” nu răspunde niciun cluster Ray.
arena-file = { $file } nu poate fi scris: { $why }
arena-no-folder = Nu există dosarul { $folder }. Creează-l mai întâi.
arena-format = O imagine nu se poate scrie ca { $file }; se poate ca .svg și .png.
arena-option = { $option } nu are forma nume=valoare.

arena-title = { $game }: { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, sămânța { $seed }
arena-standing = { $level }: câștigă { $rate } % (între { $lowest } și { $highest } %), { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pe partidă, avans { $lead }, { $ms } ms pe mutare (cel mai mult { $longest })
arena-wins-axis = rata victoriilor
arena-games-axis = partide
arena-playing = se joacă
