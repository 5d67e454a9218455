### Analiza zakończonej partii.

analysis-thinking = myślę
analysis-none = Gry { $game } nie można jeszcze analizować.
analysis-format = Wykresu nie można zapisać jako { $path }. Możliwe formaty: .svg i .png.
analysis-no-pictures = Brakuje biblioteki do tworzenia wykresów. Zainstaluj ją: pip install "litera[plots]"
analysis-ms = Podaj co najmniej 1 milisekundę na ruch, a nie { $ms }.
analysis-points = { $unit ->
    [tokens] { $lost ->
        [one] { $lost } litery
        [few] { $lost } liter
        [many] { $lost } liter
       *[other] { $lost } litery
    }
    [rounds] { $lost ->
        [one] { $lost } rundy
        [few] { $lost } rund
        [many] { $lost } rund
       *[other] { $lost } rundy
    }
   *[points] { $lost } pkt
}
analysis-best = { $number }. { $told }. Nic lepszego nie znaleziono; szanse { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] Szanse nadal { $after }%, strata { $points }
    [chances] Szanse { $before }% → { $after }%
    [little] Szanse nadal { $after }%, strata minimalna
   *[both] Szanse { $before }% → { $after }%, strata { $points }
}. Lepszy ruch: { $better }.
analysis-turns = { $count ->
    [0] Żaden pojedynczy ruch nie rozstrzygnął partii.
    [one] Partię rozstrzygnął jeden ruch:
    [few] Partię rozstrzygnęły { $count } ruchy:
   *[other] Partię rozstrzygnęło { $count } ruchów:
}
analysis-turn = Ruch { $number }. { $told }. { $cost ->
    [chances] Szanse spadły z { $before }% do { $after }%
   *[both] Szanse spadły z { $before }% do { $after }%, strata { $points }
}. Lepszy ruch: { $better }.
analysis-seat = { $lost ->
    [0] { $who } – najlepsze znalezione ruchy: { $best } z { $moves }
   *[other] { $who } – najlepsze znalezione ruchy: { $best } z { $moves }; średnia strata na ruch: { $points }
}
analysis-moves-axis = ruchy
analysis-chances-axis = szansa na wygraną
