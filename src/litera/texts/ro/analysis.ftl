### Analiza unei partide încheiate.

analysis-thinking = gândesc
analysis-none = { $game } nu se poate analiza încă.
analysis-format = Imaginea nu se poate scrie ca { $path }. Folosește .svg sau .png.
analysis-no-pictures = Pentru imagini lipsește o bibliotecă. Instaleaz-o: pip install "litera[plots]"
analysis-ms = Dă cel puțin 1 milisecundă pe mutare, nu { $ms }.
analysis-points = { $unit ->
    [tokens] { $lost ->
        [one] { $lost } literă
        [few] { $lost } litere
       *[other] { $lost } de litere
    }
    [rounds] { $lost ->
        [one] { $lost } rundă
        [few] { $lost } runde
       *[other] { $lost } de runde
    }
   *[points] { $lost ->
        [one] { $lost } punct
        [few] { $lost } puncte
       *[other] { $lost } de puncte
    }
}
analysis-best = { $number }. { $told }. Nimic mai bun nu s-a găsit; șanse { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] Pierdere: { $points }, șanse tot { $after }%
    [chances] Șanse { $before }% → { $after }%
    [little] Pierdere foarte mică, șanse tot { $after }%
   *[both] Pierdere: { $points }, șanse { $before }% → { $after }%
}. Mai bine: { $better }.
analysis-turns = { $count ->
    [0] Nicio mutare nu a decis singură partida.
    [one] Partida s-a decis la o mutare:
    [few] Partida s-a decis la { $count } mutări:
   *[other] Partida s-a decis la { $count } de mutări:
}
analysis-turn = Mutarea { $number }. { $told }. { $cost ->
    [chances] Șansele au scăzut de la { $before }% la { $after }%
   *[both] Șansele au scăzut de la { $before }% la { $after }%, pierdere: { $points }
}. Mai bine era așa: { $better }.
analysis-seat = { $lost ->
    [0] { $who }: cele mai bune mutări, { $best } din { $moves }
   *[other] { $who }: cele mai bune mutări, { $best } din { $moves }; pierdere pe mutare: { $points }
}
analysis-moves-axis = mutări
analysis-chances-axis = șansa de câștig
