# Стіл гри Scrabble Cards

cards-table = Кросворд
cards-hand = Ваша рука
cards-others = Руки інших
cards-blank = Порожня картка
cards-blank-as = порожня картка замість { $letter }
cards-blank-letter = Яку літеру замінює порожня картка?
cards-blank-do = Ужити цю літеру
cards-blank-clear = Назад на руку
cards-blank-change = Порожня замість { $letter }: змінити
cards-hidden = прихована карта
cards-premium = Слово на { $factor }
cards-condition = Карта умови { $card }
cards-free = вільно
cards-place = стовпець { $column }, рядок { $row }: { $card }
cards-zoom-in = Більше
cards-zoom-out = Менше
cards-fit = Показати все
cards-type-across = Вводьте літери: вони йдуть горизонтально. Натисніть ще раз, щоб ішли вертикально.
cards-type-down = Вводьте літери: вони йдуть вертикально.
cards-none-of = У Вас немає { $letter } і порожньої картки.
cards-no-line = Картки мають лежати в одну лінію без проміжків.
cards-help = Натисніть картку, а потім місце; перетягніть її або натисніть вільне місце й пишіть.
cards-help-later = Хід можна готувати вже зараз; він зачекає на Вашу чергу.
cards-lay = Викласти
cards-take-back = Забрати все
cards-exchange = Обмін …
cards-exchange-help = Позначте картки на обмін.
cards-pass = Пас
cards-to-hand = Назад на руку
cards-answer = Хід чекає на відповіді
cards-accept = Прийняти
cards-check = Перевірити слова
cards-waiting = Чекаємо на відповіді.
cards-condition-play = { $card } ({ $word })
cards-condition-played = { $name }: { $card } до { $word }

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
cards-held = { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}
cards-points = { $points ->
    [one] Цей хід дає { $points } очко.
    [few] Цей хід дає { $points } очки.
   *[many] Цей хід дає { $points } очок.
}
cards-pending = { $points ->
    [one] { $name }: { $points } очко за
    [few] { $name }: { $points } очки за
   *[many] { $name }: { $points } очок за
}
cards-exchange-do = { $count ->
    [one] Обміняти { $count } картку
    [few] Обміняти { $count } картки
   *[many] Обміняти { $count } карток
}
