# Ratings and the people who have one

ratings-lead = Список людей, які грають у рейтингові ігри, починаючи з найкращих. Тих, хто не грає понад три місяці, у ньому немає.
rating-game = Гра
rating-pace = Темп
leaders-none = Тут ще ні в кого немає усталеного рейтингу. Потрібно близько п’ятнадцяти рейтингових ігор.
rating-place = Місце
rating-player = Ім’я
rating = Рейтинг
rating-games = Ігри
ratings-bots = Боти
ratings-bots-lead = У ботів окрема таблиця. Їхні рейтинги визначено в іграх між ботами, тож не порівнюйте їх із рейтингами людей.
rating-bot = Бот
rating-is = Рейтинг: { $rating }.
rating-games-count = { $count ->
    [one] { $count } гра.
    [few] { $count } гри.
   *[many] { $count } ігор.
}
rating-plot = Рейтинг після кожної з цих ігор, від { $low } до { $high }
rating-when = Завершено
rating-others = Суперники (місце)
rating-after = Рейтинг після гри
page-before = Попередня сторінка
page-after = Наступна сторінка
profile-against = Ігри з вами
profile-against-line = { $title }, { $pace }: ваших перемог { $won }, поразок { $lost }, усього ігор { $games }.
profile-again = Запросити гравця { $name } до нової гри
profile-speaks = Мови: { $languages }
profile-none = Рейтингових ігор ще немає.
finished-every-game = Усі ігри
order = Порядок
order-newest = Спершу найновіші
order-oldest = Спершу найдавніші
order-games = Спершу найбільше ігор
order-won = Спершу найвища частка перемог
order-name = За іменем
order-agreed = Спершу найбільший збіг
finished-none = Завершених ігор тут ще немає.
player-left = людина, яка пішла

statistics = Статистика
statistics-of = { $games ->
    [one] { $games } гра, виграно { $won }.
    [few] { $games } гри, виграно { $won }.
   *[many] { $games } ігор, виграно { $won }.
}
statistics-streak = Перемоги поспіль: зараз { $streak }, найбільше { $best }.
statistics-level = Боти «{ $level }»: перемог { $won } із { $games }
statistics-highest = Найвищі результати
statistics-best = Ходи, що дали найбільше очок
statistics-longest = Найдовші слова
statistics-record = { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[many] { $value } очок
}
statistics-opponents = Суперники
statistics-opponents-name = Частина імені
statistics-opponents-find = Шукати
statistics-opponents-none = Суперників із таким ім’ям немає.
statistics-opponent = { $name }: перемог { $won } із { $games }
