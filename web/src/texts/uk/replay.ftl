# Replays and analyses of finished games

table-replay-held = Руки гравців
table-replay-keys = B і N: попередній і наступний хід. M: наступна помилка.
table-replay-better = Показати кращий хід
table-replay-mistake = Наступна помилка
table-replay-open = Показати сховане
table-learn-find = Ваш хід був такий: { $move }. Знайдіть кращий.
table-learn-answer = Показати відповідь
table-learn = Учитися на помилках ({ $count })
table-learn-next = Ваша наступна помилка
table-learn-end = Завершити
table-learn-ended = Це була ваша остання помилка. Знайдено кращих ходів: { $found } із { $count }.
table-learn-back = Назад до гри
table-learn-best = Це найкращий хід.
table-learn-good = Цей хід не гірший за найкращий.
table-learn-made = Саме цей хід ви й зробили. Знайдіть кращий.
table-learn-lost = { $percent ->
    [one] Є кращий хід. Цей знижує ваш шанс на перемогу на { $percent } відсотковий пункт.
    [few] Є кращий хід. Цей знижує ваш шанс на перемогу на { $percent } відсоткові пункти.
    [many] Є кращий хід. Цей знижує ваш шанс на перемогу на { $percent } відсоткових пунктів.
   *[other] Є кращий хід. Цей знижує ваш шанс на перемогу на { $percent } відсоткового пункту.
}
table-learn-worse = Є кращий хід.
table-analysis-plot = Шанси на перемогу хід за ходом. Таблиця нижче показує те саме.
table-analysis-turn = переломний хід
table-analysis-seek = Натисніть на графік, щоб перейти до ходу. Далі можна рухатися стрілками.
table-analysis-at = Хід { $move }, { $name }: { $chance }
table-analysis-moves = Усі ходи в таблиці
table-analysis-number = Хід
table-analysis-played = Зроблений хід
table-analysis-best = Найкращий хід
table-analysis-same = те саме
table-analysis-lost = Втрата
table-analysis-chances = Шанси
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Показати хід { $number } у перегляді
table-other-level = Спробуйте рівень «{ $level }»
table-rematch-withdraw = Скасувати реванш
table-rematch-offered = Ви хочете реваншу. Він почнеться, коли погодяться інші.
table-replay-close = Закрити перегляд
table-replay-first = Перший хід
table-replay-back = Попередній хід
table-replay-on = Наступний хід
table-replay-last = Останній хід
table-replay-run = Відтворити
table-replay-pause = Пауза
table-replay-seek = Позиція в грі
table-replay-at = Хід { $move } з { $total }
table-analysis-lead = Сильний бот перегляне гру ще раз і покаже, чого коштував кожен хід і де вирішилася гра.
table-analysis-begin = Аналізувати гру
table-analysis-done = Хід { $done } з { $total }
table-series = { $count ->
    [one] Серія, { $count } партія: { $wins }
    [few] Серія, { $count } партії: { $wins }
   *[many] Серія, { $count } партій: { $wins }
}
table-series-of = { $name } { $wins }
