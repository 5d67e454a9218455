# Ratings and the people who have one

ratings = Рейтинги
ratings-lead = Люди, які грають у рейтингові ігри, від найкращих. Хто не грав три місяці, того у списку немає.
rating-game = Гра
rating-pace = Темп
rating-pace-live = наживо
rating-pace-days = дні на хід
leaders-none = Тут ще ні в кого немає усталеного рейтингу. Потрібно близько п’ятнадцяти рейтингових ігор.
rating-place = Місце
rating-player = Ім’я
rating = Рейтинг
rating-games = Ігри
rating-value = { $value } ± { $deviation }
rating-provisional = { $value } ± { $deviation }, попередній
rating-is = Рейтинг: { $rating }.
rating-games-count = { $count ->
    [one] { $count } гра.
    [few] { $count } гри.
   *[many] { $count } ігор.
}
rating-plot = Рейтинг після кожної з цих ігор, від { $low } до { $high }
rating-when = Кінець
rating-others = Інші (місце)
rating-after = Рейтинг після гри
page-before = Попередня сторінка
page-after = Наступна сторінка
rated = рейтингова
table-terms-rated = Рейтингова гра: результат змінює рейтинг усіх. Без підказок і ботів, звичайні правила.
rated-table = Рейтингова
rated-table-help = Результат змінює рейтинг усіх. Потрібен годинник; немає підказок, ботів та особливих правил.
rated-table-kept = Лише зі збереженим місцем: оберіть «Зберегти моє місце» на головній сторінці.
profile-against = Проти вас
profile-against-line = { $title }, { $pace }: ваших перемог { $won }, поразок { $lost }, із { $games }.
profile-none = Рейтингових ігор ще немає.
finished-all = Усі завершені ігри
finished-every-game = Усі ігри
finished-order = Порядок
finished-newest = Спершу найновіші
finished-oldest = Спершу найдавніші
finished-none = Завершених ігор тут ще немає.
