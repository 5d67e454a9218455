### Arena: partide jucate de boți între ei.

arena-help = joacă multe partide între boți și arată rezultatele
arena-help-game = jocul
arena-help-players = nivelurile boților, câte unul pentru fiecare loc, de exemplu „expert,club”
arena-help-games = câte partide; fiecare împărțire a cărților se joacă o dată de pe fiecare loc
arena-help-seed = orice text; același text dă mereu aceleași cărți și aceleași trageri
arena-help-jobs = câte partide se joacă în același timp
arena-help-option = o opțiune a jocului, sub forma „nume=valoare”; poate fi dată de mai multe ori
arena-help-lexicon = dicționarul, care stabilește limba cuvintelor: en, pl, ro, uk sau unul propriu
arena-help-ms = cel mult atâtea milisecunde pe mutare; fără această limită, boții gândesc cât au nevoie, iar rezultatele se pot repeta întocmai
arena-help-json = scrie toate rezultatele în acest fișier
arena-help-plot = salvează un grafic al rezultatelor în acest fișier (.svg sau .png)
arena-help-ray = joacă pe un cluster Ray de la această adresă („local” pornește unul aici)

arena-unknown-game = Nu există jocul „{ $game }”. Jocuri disponibile: { $games }.
arena-players = { $game }: numărul boților trebuie să fie între { $lowest } și { $highest }; { $given ->
    [one] ai indicat un nivel
    [few] ai indicat { $given } niveluri
   *[other] ai indicat { $given } de niveluri
}. Indică un nivel pentru fiecare bot.
arena-games = Numărul de partide ({ $games }) nu se împarte exact la numărul de locuri ({ $players }). Alege un multiplu de { $players }.
arena-jobs = Numărul partidelor jucate în același timp trebuie să fie cel puțin 1. Folosește --jobs 1 sau mai mult.
arena-ms = Acordă cel puțin o milisecundă pe mutare, nu { $ms }. Fără --ms, boții gândesc cât au nevoie.
arena-no-ray = Ray nu este instalat aici. Instalează-l cu: pip install ray
arena-no-cluster = La „{ $address }” nu răspunde niciun cluster Ray.
arena-file = Fișierul { $file } nu poate fi scris: { $why }
arena-no-folder = Nu există dosarul { $folder }. Creează-l mai întâi.
arena-format = Graficul nu se poate salva ca { $file }. Folosește un nume care se termină în .svg sau .png.
arena-no-pictures = Pentru grafice e nevoie de o bibliotecă care nu este instalată. Instaleaz-o cu: pip install "litera[plots]"
arena-option = „{ $option }” nu este o opțiune. Scrie opțiunea sub forma „nume=valoare”.

arena-title = { $game }: { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, sămânța { $seed }
arena-standing = { $level }: câștigă { $rate }% din partide (probabil între { $lowest }% și { $highest }%), { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} pe partidă, avans mediu { $lead }, { $ms } ms pe mutare (cel mult { $longest } ms)
arena-wins-axis = rata victoriilor
arena-games-axis = partide
arena-playing = se joacă partidele
