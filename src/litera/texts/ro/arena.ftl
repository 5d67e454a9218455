### Arena: partide ale jucătorilor automați între ei.

arena-help = multe partide între boți, cu rezultate
arena-help-game = jocul
arena-help-players = nivelurile lor, câte unul pentru fiecare loc: expert,club
arena-help-games = câte partide; fiecare împărțire se joacă o dată din fiecare loc
arena-help-seed = un text din care rezultă toate cărțile și toate tragerile
arena-help-jobs = câte partide deodată
arena-help-option = o opțiune a jocului: nume=valoare; poate fi dată de mai multe ori
arena-help-lexicon = dicționarul, de care depinde limba cuvintelor: en, pl, ro, uk sau unul propriu
arena-help-ms = cel mult atâtea milisecunde pe mutare; fără ele, boții gândesc cât au nevoie și rezultatele se pot repeta întocmai
arena-help-json = scrie toate rezultatele în acest fișier
arena-help-plot = desenează rezultatele în acest fișier (.svg, .png)
arena-help-ray = joacă pe un cluster Ray de la această adresă („local” pornește unul aici)

arena-unknown-game = Nu există jocul { $game }. Jocuri: { $games }.
arena-players = { $game }: { $lowest }–{ $highest } jucători; { $given ->
    [one] s-a dat un nivel
    [few] s-au dat { $given } niveluri
   *[other] s-au dat { $given } de niveluri
}.
arena-games = Numărul de partide ({ $games }) nu se împarte egal la numărul de locuri ({ $players }). Folosește un multiplu de { $players }.
arena-jobs = Trebuie să se joace cel puțin o partidă deodată.
arena-ms = Dă cel puțin 1 milisecundă pe mutare, nu { $ms }. Fără --ms, boții gândesc cât e nevoie.
arena-no-ray = Ray nu este instalat aici: pip install ray
arena-no-cluster = La „{ $address }” nu răspunde niciun cluster Ray.
arena-file = { $file } nu poate fi scris: { $why }
arena-no-folder = Nu există dosarul { $folder }. Creează-l mai întâi.
arena-format = Imaginea nu se poate scrie ca { $file }. Folosește .svg sau .png.
arena-no-pictures = Pentru imagini lipsește o bibliotecă. Instaleaz-o: pip install "litera[plots]"
arena-option = { $option } nu are forma nume=valoare.

arena-title = { $game }: { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, sămânța { $seed }
arena-standing = { $level }: câștigă { $rate }% (între { $lowest } și { $highest }%), { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pe partidă, avans { $lead }, { $ms } ms pe mutare (cel mai mult { $longest })
arena-wins-axis = rata victoriilor
arena-games-axis = partide
arena-playing = se joacă
