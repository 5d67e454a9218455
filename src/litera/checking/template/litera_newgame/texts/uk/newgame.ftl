newgame-title = New Game
newgame-tagline = Кидайте кубик, скільки наважитеся, але зупиніться, доки не випала одиниця.
newgame-option-goal = Скільки очок треба для перемоги, від 10 до 200.
newgame-choice-goal = Очки для перемоги
newgame-level-easy = Зупиняється на 15 очках.
newgame-reason-goal = Мети досягнуто.
newgame-verb-roll = кинути, к
newgame-verb-hold = стоп, с
newgame-help-roll = Киньте кубик; одиниця забирає очки цього ходу: { $example }
newgame-help-hold = Збережіть очки й завершіть хід: { $example }
newgame-bad-move = Це не хід. Спробуйте «кинути» або «стоп».
newgame-bad-position = Така позиція неможлива: потрібні рахунок і банк від 0 та черга.
newgame-refusal-hold = Зберігати ще нема чого. Спершу киньте кубик.
newgame-pot = { $points ->
    [one] У банку { $points } очко.
    [few] У банку { $points } очки.
   *[many] У банку { $points } очок.
}
newgame-rolled = { $name }: { $die }, у банку { $pot }
newgame-lost = { $name }: одиниця, банк втрачено
newgame-held = { $name }: +{ $points }
