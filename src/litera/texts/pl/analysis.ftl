### Analiza zakończonej partii.

analysis-thinking = myślę
analysis-none = Nikt jeszcze nie umie analizować gry { $game }.
analysis-format = Obrazu nie można zapisać jako { $path }; można jako .svg i .png.
analysis-ms = Namysł nad ruchem trwa co najmniej 1 milisekundę, nie { $ms }.
analysis-notation = { $move }
analysis-best = { $number }. { $told }. Nic lepszego nie znaleziono; szanse { $chance }%.
analysis-move = { $number }. { $told }. Strata { $lost } pkt, szanse { $before }% → { $after }%. Lepiej: { $better }.
analysis-turns = { $count ->
    [0] Żaden pojedynczy ruch nie rozstrzygnął partii.
    [one] Partię rozstrzygnął jeden ruch:
    [few] Partię rozstrzygnęły { $count } ruchy:
   *[other] Partię rozstrzygnęło { $count } ruchów:
}
analysis-turn = Ruch { $number }. { $told }. Szanse spadły z { $before }% do { $after }%, strata { $lost } pkt. Lepiej było tak: { $better }.
analysis-seat = { $who }: najlepsze ruchy { $best } z { $moves }; strata na ruch { $lost } pkt
analysis-moves-axis = ruchy
analysis-chances-axis = szansa na wygraną
