### Analiza unei partide încheiate.

analysis-thinking = se analizează mutările
analysis-none = Partidele jocului { $game } nu se pot analiza încă.
analysis-format = Graficul nu se poate salva ca { $path }. Folosește un nume care se termină în .svg sau .png.
analysis-no-pictures = Pentru grafice e nevoie de o bibliotecă care nu este instalată. Instaleaz-o cu: pip install "litera[plots]"
analysis-ms = Acordă cel puțin o milisecundă pe mutare, nu { $ms }.
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
analysis-best = { $number }. { $told }. Nu s-a găsit o mutare mai bună; șanse de câștig: { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] Șansele de câștig rămân de { $after }%; pierdere: { $points }
    [chances] Șanse de câștig: de la { $before }% la { $after }%
    [little] Șansele de câștig rămân de { $after }%; pierdere foarte mică
   *[both] Șanse de câștig: de la { $before }% la { $after }%; pierdere: { $points }
}. Mai bine: { $better }.
analysis-turns = { $count ->
    [0] Nicio mutare nu a decis singură partida.
    [one] O mutare a decis partida:
    [few] { $count } mutări au decis partida:
   *[other] { $count } de mutări au decis partida:
}
analysis-turn = Mutarea { $number }. { $told }. { $cost ->
    [chances] Șansele de câștig au scăzut de la { $before }% la { $after }%
   *[both] Șansele de câștig au scăzut de la { $before }% la { $after }%; pierdere: { $points }
}. Mai bine era: { $better }.
analysis-seat = { $lost ->
    [0] { $who }, cele mai bune mutări găsite: { $best } din { $moves }
   *[other] { $who }, cele mai bune mutări găsite: { $best } din { $moves }; pierdere medie pe mutare: { $points }
}
analysis-moves-axis = mutări
analysis-chances-axis = șansa de câștig
