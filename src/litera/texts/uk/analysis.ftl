### Аналіз завершеної партії.

analysis-thinking = думаю
analysis-none = Ніхто ще не вміє аналізувати гру { $game }.
analysis-format = Зображення не можна записати як { $path }; можна як .svg і .png.
analysis-best = { $number }. { $who }: { $move } – найкращий хід, шанси { $chance } %
analysis-move = { $number }. { $who }: { $move } – краще { $best }; втрата { $lost } очок, шанси { $before } % → { $after } %
analysis-turns = { $count ->
    [0] Жоден хід не віддав партії.
    [one] Партію вирішив { $count } хід:
    [few] Партію вирішили { $count } ходи:
   *[other] Партію вирішили { $count } ходів:
}
analysis-turn = Хід { $number }, { $who }: { $move }. { $best } давало { $before } % шансів; після цього { $after } % і втрата { $lost } очок.
analysis-seat = { $who }: найкращі ходи { $best } з { $moves }; втрата за хід { $lost } очок
analysis-moves-axis = ходи
analysis-chances-axis = шанс на перемогу
