### Аналіз завершеної партії.

analysis-thinking = триває аналіз
analysis-none = Гру «{ $game }» поки що не можна проаналізувати.
analysis-format = Зображення не можна зберегти у файл { $path }. Назва файлу має закінчуватися на .svg або .png.
analysis-no-pictures = Щоб створювати зображення, потрібна бібліотека, якої тут немає. Установіть її: pip install "litera[plots]"
analysis-ms = Вкажіть щонайменше 1 мілісекунду на хід, а не { $ms }.
analysis-points = { $unit ->
    [tokens] { $lost ->
        [one] { $lost } літеру
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
analysis-best = { $number }. { $told }. Кращого ходу не знайдено; шанси на перемогу: { $chance }%.
analysis-move = { $number }. { $told }. { $cost ->
    [points] Шанси на перемогу й далі { $after }%; втрачено { $points }
    [chances] Шанси на перемогу: було { $before }%, стало { $after }%
    [little] Шанси на перемогу й далі { $after }%; майже нічого не втрачено
   *[both] Шанси на перемогу: було { $before }%, стало { $after }%; втрачено { $points }
}. Краще: { $better }.
analysis-turns = { $count ->
    [0] Жоден окремий хід не вирішив долі партії.
    [one] Долю партії вирішив { $count } хід:
    [few] Долю партії вирішили { $count } ходи:
   *[other] Долю партії вирішили { $count } ходів:
}
analysis-turn = Хід { $number }. { $told }. { $cost ->
    [chances] Шанси на перемогу впали з { $before }% до { $after }%
   *[both] Шанси на перемогу впали з { $before }% до { $after }%; втрачено { $points }
}. Краще: { $better }.
analysis-seat = { $lost ->
    [0] { $who }: найкращі зі знайдених ходів — { $best } з { $moves }
   *[other] { $who }: найкращі зі знайдених ходів — { $best } з { $moves }; у середньому за хід втрачено { $points }
}
analysis-moves-axis = ходи
analysis-chances-axis = шанс на перемогу
