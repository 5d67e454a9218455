### Analiza zakończonej partii.

analysis-thinking = myślę
analysis-none = Nikt jeszcze nie umie analizować gry { $game }.
analysis-format = Obrazu nie można zapisać jako { $path }; można jako .svg i .png.
analysis-best = { $number }. { $who }: { $move } – najlepszy ruch, szanse { $chance } %
analysis-move = { $number }. { $who }: { $move } – lepsze { $best }; strata { $lost } pkt, szanse { $before } % → { $after } %
analysis-turns = { $count ->
    [0] Żaden ruch nie oddał partii.
    [one] Partię rozstrzygnął jeden ruch:
    [few] Partię rozstrzygnęły { $count } ruchy:
   *[other] Partię rozstrzygnęło { $count } ruchów:
}
analysis-turn = Ruch { $number }, { $who }: { $move }. { $best } dawało { $before } % szans; po tym ruchu { $after } % i strata { $lost } pkt.
analysis-seat = { $who }: najlepsze ruchy { $best } z { $moves }; strata na ruch { $lost } pkt
analysis-moves-axis = ruchy
analysis-chances-axis = szansa na wygraną
