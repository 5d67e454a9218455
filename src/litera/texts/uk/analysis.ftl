### Аналіз завершеної партії.

analysis-thinking = триває аналіз
analysis-none = Гру «{ $game }» поки що не можна проаналізувати.
analysis-format = Зображення не можна зберегти у файл { $path }: підходять лише .svg і .png.
analysis-no-pictures = Щоб створювати зображення, потрібна бібліотека, якої тут немає. Установіть її: pip install "litera[plots]"
analysis-ms = Вкажіть щонайменше 1 мілісекунду на хід, а не { $ms }.
analysis-points = { $unit ->
    [tokens] { $lost ->
        [one] { $lost } літера
        [few] { $lost } літери
        [many] { $lost } літер
       *[other] { $lost } літери
    }
    [rounds] { $lost ->
        [one] { $lost } раунд
        [few] { $lost } раунди
        [many] { $lost } раундів
       *[other] { $lost } раунду
    }
   *[points] { $lost ->
        [one] { $lost } очко
        [few] { $lost } очки
        [many] { $lost } очок
       *[other] { $lost } очка
    }
}
analysis-best = { $number }. { $told }. Кращого ходу не знайдено; шанси { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] Шанси й далі { $after }%, втрата: { $points }
    [chances] Шанси { $before }% → { $after }%
    [little] Шанси й далі { $after }%, втрата мізерна
   *[both] Шанси { $before }% → { $after }%, втрата: { $points }
}. Краще: { $better }.
analysis-turns = { $count ->
    [0] Жоден окремий хід не вирішив партії.
    [one] Партію вирішив { $count } хід:
    [few] Партію вирішили { $count } ходи:
   *[other] Партію вирішили { $count } ходів:
}
analysis-turn = Хід { $number }. { $told }. { $cost ->
    [chances] Шанси впали з { $before }% до { $after }%
   *[both] Шанси впали з { $before }% до { $after }%, втрата: { $points }
}. Краще було так: { $better }.
analysis-seat = { $lost ->
    [0] { $who }: найкращі зі знайдених ходів — { $best } з { $moves }
   *[other] { $who }: найкращі зі знайдених ходів — { $best } з { $moves }; втрата за хід: { $points }
}
analysis-moves-axis = ходи
analysis-chances-axis = шанс на перемогу
