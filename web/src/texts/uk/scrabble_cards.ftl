# Стіл гри Scrabble Cards

cards-table = Кросворд
cards-hand = Ваша рука
cards-others = Руки інших
cards-blank = Порожня картка
cards-blank-as = порожня картка як { $letter }
cards-blank-letter = Яку літеру заміняє порожня картка?
cards-blank-clear = Назад у руку
cards-hidden = схована картка
cards-premium = Множник слова × { $factor }
cards-condition = Картка з умовою { $card }
cards-free = вільно
cards-place = стовпець { $column }, рядок { $row }: { $card }
cards-zoom-in = Збільшити
cards-zoom-out = Зменшити
cards-fit = Показати все
cards-type-across = Вводьте літери: вони лягатимуть горизонтально. Натисніть ще раз, щоб писати вертикально.
cards-type-down = Вводьте літери: вони лягатимуть вертикально.
cards-none-of = У вас немає ні { $letter }, ні порожньої картки.
cards-no-line = Картки мають лежати в одну лінію без проміжків.
cards-help = Натисніть картку, а потім місце, або перетягніть її.
cards-help-type = Можна також натиснути на вільне місце й писати.
cards-help-later = Хід можна готувати вже зараз: він чекатиме, доки настане ваша черга.
cards-lay = Викласти
cards-take-back = Забрати
cards-exchange = Обмін…
cards-pass = Пас
cards-to-hand = Назад у руку
cards-special = Ваші особливі картки
cards-coordinates = Номери стовпців і рядків
cards-lost = Стіл змінився: підготовлені картки з уже зайнятих місць знову у вашій руці.
cards-answer = Дайте відповідь на хід
cards-answer-costs = { $cost ->
    [never] Прийміть слово або розіграйте картку з умовою.
    [minus5] Прийміть слово або перевірте його. Якщо воно правильне, ви втратите 5 очок.
    [lose_turn] Прийміть слово або перевірте його. Якщо воно правильне, ви втратите наступний хід.
   *[none] Прийміть слово або перевірте його. Перевірка нічого не коштує.
}
cards-accept = Прийняти
cards-check = Перевірити слова
cards-waiting = Чекаємо на відповіді.
cards-condition-played = { $name }, проти слова { $word }: { $card }
cards-through-across = горизонтально { $word }, літера { $letter } з { $count }
cards-through-down = вертикально { $word }, літера { $letter } з { $count }
cards-waits = чекає на відповіді
cards-keys = Стрілки: місце за місцем. Page Down і Page Up: слово за словом. Home і End: початок і кінець слова. Enter на картці: слово, що з нею перетинається; на вільному місці: писати звідти. Delete: картка назад у руку. Esc: завершити введення. + і −: масштаб; 0: показати все.
cards-blank-which = Виберіть порожню картку
cards-blank-new = Порожня картка { $number }: ще без літери
cards-blank-is = Порожня картка { $number }: { $letter }
cards-blank-done = Закрити
cards-blank-change = Змінити порожні картки: { $letters }
cards-answer-none = відповіді ще немає
cards-answer-accept = приймає
cards-answer-check = перевіряє
cards-answered = { $name }: { $answer }
cards-condition-play = Розіграти проти { $word }
cards-answer-left = { $seconds } с до автоматичного прийняття
cards-answer-conditions = Картки з умовою, які зменшать очки цього ходу
cards-empty = Стіл порожній. Перше слово може лежати де завгодно, а очки за нього подвоюються.
cards-exchange-stop = Скасувати обмін

cards-letter = { $value ->
    [one] { $letter }, { $value } очко
    [few] { $letter }, { $value } очки
   *[many] { $letter }, { $value } очок
}
cards-bag = { $count ->
    [one] Торбинка: { $count } картка
    [few] Торбинка: { $count } картки
   *[many] Торбинка: { $count } карток
}
cards-points = { $points ->
    [one] Цей хід дає { $points } очко.
    [few] Цей хід дає { $points } очки.
   *[many] Цей хід дає { $points } очок.
}
cards-pending = { $points ->
    [one] { $name }: { $points } очко за { $word }
    [few] { $name }: { $points } очки за { $word }
   *[many] { $name }: { $points } очок за { $word }
}
cards-answer-time = { $seconds ->
    [one] На відповідь лишилася { $seconds } секунда; далі хід вважається прийнятим.
    [few] На відповідь лишилося { $seconds } секунди; далі хід вважається прийнятим.
   *[many] На відповідь лишилося { $seconds } секунд; далі хід вважається прийнятим.
}
cards-exchange-do = { $count ->
    [one] Обміняти { $count } картку
    [few] Обміняти { $count } картки
   *[many] Обміняти { $count } карток
}
cards-exchange-left = { $bag ->
    [one] У торбинці { $bag } картка. Позначте картки для обміну.
    [few] У торбинці { $bag } картки. Позначте картки для обміну.
   *[many] У торбинці { $bag } карток. Позначте картки для обміну.
}
