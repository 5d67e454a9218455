# Replays and analyses of finished games

table-replay-held = Ręce graczy
table-replay-keys = B i N: poprzedni i następny ruch. M: następny błąd.
table-replay-better = Pokaż lepszy ruch
table-replay-mistake = Następny błąd
table-replay-open = Pokaż ukryte karty
table-learn-find = Zagrany ruch: { $move }. Znajdź lepszy.
table-learn-answer = Pokaż odpowiedź
table-learn = Ucz się na błędach ({ $count })
table-learn-next = Twój następny błąd
table-learn-end = Zakończ
table-learn-ended = To był twój ostatni błąd. Znalezione lepsze ruchy: { $found } z { $count }.
table-learn-back = Wróć do gry
table-learn-best = To najlepszy ruch.
table-learn-good = Ten ruch jest równie dobry jak najlepszy.
table-learn-made = Właśnie ten ruch został zagrany. Znajdź lepszy.
table-learn-lost = Jest lepszy ruch. Ten kosztuje { $percent }% szans na wygraną.
table-learn-worse = Jest lepszy ruch.
table-analysis-plot = Szanse na wygraną ruch po ruchu. Tabela poniżej pokazuje to samo.
table-analysis-turn = punkt zwrotny
table-analysis-seek = Naciśnij wykres, aby przejść do ruchu. Dalej prowadzą strzałki.
table-analysis-at = Ruch { $move }, { $name }: { $chance }
table-analysis-moves = Wszystkie ruchy w tabeli
table-analysis-number = Ruch
table-analysis-played = Zagrany ruch
table-analysis-best = Najlepszy ruch
table-analysis-same = to samo
table-analysis-lost = Strata
table-analysis-chances = Szanse
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Pokaż ruch { $number } w powtórce
table-other-level = Spróbuj: { $level }
table-rematch-withdraw = Anuluj rewanż
table-rematch-offered = Chcesz rewanżu. Zacznie się, gdy pozostali się zgodzą.
table-replay-close = Zamknij powtórkę
table-replay-first = Pierwszy ruch
table-replay-back = Poprzedni ruch
table-replay-on = Następny ruch
table-replay-last = Ostatni ruch
table-replay-run = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-seek = Pozycja w grze
table-replay-at = Ruch { $move } z { $total }
table-analysis-lead = Silny bot przejdzie grę jeszcze raz i pokaże, ile kosztował każdy ruch i kiedy gra się rozstrzygnęła.
table-analysis-begin = Analizuj grę
table-analysis-done = Ruch { $done } z { $total }
table-series = { $count ->
    [one] Seria ({ $count } partia): { $wins }
    [few] Seria ({ $count } partie): { $wins }
   *[many] Seria ({ $count } partii): { $wins }
}
table-series-of = { $name } { $wins }
