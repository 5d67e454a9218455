### Analiza unei partide încheiate.

analysis-thinking = gândesc
analysis-none = Nimeni nu poate analiza încă { $game }.
analysis-format = O imagine nu se poate scrie ca { $path }; se poate ca .svg și .png.
analysis-ms = O mutare se gândește cel puțin 1 milisecundă, nu { $ms }.
analysis-notation = { $move }
analysis-best = { $number }. { $told }. Nimic mai bun nu s-a găsit; șanse { $chance } %.
analysis-move = { $number }. { $told }. Pierdere: { $lost ->
    [one] { $lost } punct
    [few] { $lost } puncte
   *[other] { $lost } de puncte
}, șanse { $before } % → { $after } %. Mai bine: { $better }.
analysis-turns = { $count ->
    [0] Nicio mutare nu a hotărât singură partida.
    [one] Partida s-a hotărât la o mutare:
    [few] Partida s-a hotărât la { $count } mutări:
   *[other] Partida s-a hotărât la { $count } de mutări:
}
analysis-turn = Mutarea { $number }. { $told }. Șansele au scăzut de la { $before } % la { $after } %, pierdere: { $lost ->
    [one] { $lost } punct
    [few] { $lost } puncte
   *[other] { $lost } de puncte
}. Mai bine era așa: { $better }.
analysis-seat = { $who }: cele mai bune mutări { $best } din { $moves }; pierdere pe mutare: { $lost ->
    [one] { $lost } punct
    [few] { $lost } puncte
   *[other] { $lost } de puncte
}
analysis-moves-axis = mutări
analysis-chances-axis = șansa de câștig
