newgame-title = New Game
newgame-tagline = Rzucaj, ile się odważysz, i zatrzymaj się przed jedynką.
newgame-option-goal = Punkty potrzebne do wygranej, od 10 do 200.
newgame-choice-goal = Punkty do wygranej
newgame-level-easy = Zatrzymuje się przy 15 punktach.
newgame-reason-goal = Cel został osiągnięty.
newgame-verb-roll = rzuć, r
newgame-verb-hold = stop, s
newgame-help-roll = Rzuć kostką; jedynka zabiera punkty z tej tury: { $example }
newgame-help-hold = Zachowaj punkty i zakończ turę: { $example }
newgame-bad-move = To nie jest ruch. Wpisz „rzuć” albo „stop”.
newgame-bad-position = Ta pozycja jest niemożliwa: potrzebne są wyniki i pula od 0 wzwyż oraz tura.
newgame-refusal-hold = Nie ma jeszcze czego zachować. Najpierw rzuć.
newgame-pot = { $points ->
    [one] W puli { $points } punkt.
    [few] W puli { $points } punkty.
   *[many] W puli { $points } punktów.
}
newgame-rolled = { $name }: { $die }, w puli { $pot }
newgame-lost = { $name }: jedynka, pula przepada
newgame-held = { $name }: +{ $points }
