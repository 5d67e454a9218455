### Analiza unei partide încheiate.

analysis-thinking = gândesc
analysis-none = Nimeni nu poate analiza încă { $game }.
analysis-format = O imagine nu se poate scrie ca { $path }; se poate ca .svg și .png.
analysis-best = { $number }. { $who }: { $move } – cea mai bună mutare, șanse { $chance } %
analysis-move = { $number }. { $who }: { $move } – mai bine { $best }; pierdere: { $lost ->
    [one] { $lost } punct
    [few] { $lost } puncte
   *[other] { $lost } de puncte
}, șanse { $before } % → { $after } %
analysis-turns = { $count ->
    [0] Nicio mutare nu a dat partida din mână.
    [one] Partida s-a hotărât la o mutare:
    [few] Partida s-a hotărât la { $count } mutări:
   *[other] Partida s-a hotărât la { $count } de mutări:
}
analysis-turn = Mutarea { $number }, { $who }: { $move }. { $best } păstra șanse de { $before } %; după aceasta { $after } %, pierdere: { $lost ->
    [one] { $lost } punct
    [few] { $lost } puncte
   *[other] { $lost } de puncte
}.
analysis-seat = { $who }: cele mai bune mutări { $best } din { $moves }; pierdere pe mutare: { $lost ->
    [one] { $lost } punct
    [few] { $lost } puncte
   *[other] { $lost } de puncte
}
analysis-moves-axis = mutări
analysis-chances-axis = șansa de câștig
