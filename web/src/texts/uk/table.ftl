# Стіл, хоч би в що за ним грали

table-door = Приєднатися до столу
table-door-host = { $host } запрошує вас до гри.
table-door-name = Як вас називати за столом?
table-door-password = Пароль цього столу
table-door-sit = Сісти та грати
table-door-enter = Приєднатися
table-skip = До столу
table-aside = Журнал і чат
table-about = { $title }: про гру
table-commitment = Тасування визначено до початку гри. Його цифровий відбиток: { $hash }
table-tab-turn = ● Ваш хід: { $title }
table-tab-answer = ● Дайте відповідь: { $title }
table-your-turn = Ваш хід.
table-your-answer = Дайте відповідь на хід.
table-turn-own = Ваш хід
table-turn-other = Ходить
table-answer-own = Відповідь
table-answer-other = Відповідає
table-seats = Гравці
table-seat-free = Місце { $number }
table-seat-empty = вільне
table-seat-line = Місце { $number }: { $name }
table-you = ви
table-bot = бот
table-substitute = грає бот
table-winner = перемога
table-score = Рахунок:
table-clock = Лишилося часу:
table-clock-none = За цим столом немає годинника.
table-clock-line = { $name }: { $time }
table-clock-answer = Час на відповідь: { $time }
table-clock-low = Лишилося часу: { $time }
table-presence-reconnecting = відновлює з’єднання
table-presence-away = не за столом
table-presence-gone = більше не грає
table-presence-back = знову за столом
table-seat-news = { $name }: { $state }
table-nudge = Нагадати
table-nudge-sent = Нагадування надіслано.
table-nudged = { $name } нагадує: ваш хід.
table-waiting = Чекаємо на гравців
table-waiting-full = Усі вже тут.
table-invite = Надішліть це посилання друзям
table-invite-copy = Копіювати запрошення
table-invite-copied = Посилання скопійовано. Надішліть його друзям.
table-invite-by-hand = Браузер не дозволяє копіювати. Позначте посилання та скопіюйте його вручну.
table-invite-share = Поділитися
table-invite-qr = QR-код посилання-запрошення
table-invite-own = Це посилання діє лише на цьому комп’ютері. Щоб приєдналися телефони та друзі поруч, запустіть Litera командою «litera serve --lan».
table-full-starts = Гра почнеться, щойно всі місця буде зайнято.
table-terms = Правила цього столу
table-terms-usual = Звичайні правила, без годинника.
table-terms-clock = Годинник: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } Тут: { $value }
table-terms-not = Вимкнено: { $what }
table-terms-pack = Власна колода господаря
table-terms-words = Власний список слів господаря
table-terms-lexicon = Словник: { $name }
table-terms-seed = Господар задає тасування й може знати картки
table-terms-no-hints = Без підказок
table-terms-closed = Без глядачів
table-terms-away-bot = Якщо когось немає { $time }, далі грає бот
table-terms-away-end = Якщо когось немає { $time }, гра закінчується
table-time-minutes = { $minutes } хв
table-time-seconds = { $seconds } с
table-sit = Сісти тут
table-stand = Встати
table-add-bot = Додати бота
table-add-bot-at = Додати бота на місце { $number }
table-add-program = Додати програму
table-program-command = Запустіть свою програму цією командою
table-program-once = Токен діє лише для цього місця, і його видно тільки зараз.
table-ban = Не пускати гравця { $name }
table-ban-sure = Місце звільниться, і ця людина не повернеться за цей стіл. За іншими столами вона може грати.
table-free-seat = Звільнити місце гравця { $name }
table-start = Почати гру
table-host-starts = Господар починає гру, коли всі місця зайнято.
table-menu = Більше опцій
table-resign = Здатися
table-resign-sure = Здатися? Цього не можна скасувати.
table-end-offer = Закінчити за згодою
table-end-withdraw = Відкликати пропозицію
table-end-sure = Гра закінчиться, щойно всі погодяться. Запропонувати?
table-end-agree = Закінчити гру
table-end-agree-sure = Гра закінчиться, щойно всі погодяться. Ви погоджуєтеся?
table-end-offered = Ви пропонуєте закінчити гру. Інші це бачать.
table-result-you = Ви виграли!
table-next-level = Наступний рівень: { $level }
table-result-none = Гру закінчено
table-reason-resigned = Кінець гри: один із гравців здається.
table-reason-agreed = Усі погодилися закінчити гру.
table-reason-abandoned = Когось задовго не було.
table-reason-closed = Кінець гри за рішенням адміністрації сервера.
table-reason-time = Час вийшов.
table-rematch = Реванш
table-again = Запросити до нової гри: { $names }
table-resting = Відпустка до { $date }
table-record = Завантажити запис
table-replay = Перегляд гри
table-board = Гра
table-reconnecting = Зв’язок перервано. З’єднуємося знову… Нічого не втрачено.
table-reconnected = Зв’язок відновлено.
table-closed-unknown_table = Такого столу немає.
table-closed-taken_over = Цей стіл відкрито в іншому вікні. Грайте там.
table-closed-refused = Ви не можете приєднатися до цього столу.
table-chat-players = Чат гравців
table-chat-apart = Чат глядачів
table-chat-apart-help = Під час гри ці повідомлення читають лише глядачі. Гравці побачать їх, коли гра закінчиться.
table-next = Наступна гра
table-analysis = Аналіз
table-analysis-waiting = Спершу аналізуємо інші ігри. Ваша чекає в черзі.
table-analysis-loading = Бот готується до аналізу. Це триватиме кілька секунд.
table-analysis-running = Триває аналіз. Тим часом можна робити щось інше.
table-analysis-failed = Аналіз не вдався.
table-history = Журнал
table-chat = Чат
table-chat-field = Повідомлення
table-chat-send = Надіслати
table-chat-said = { $name }: { $words }
table-mute = Приглушити: { $name }
table-phrases = Готові фрази
table-phrase-hello = Вітаю!
table-phrase-luck = Щасти!
table-phrase-well = Чудово зіграно!
table-phrase-thanks = Дякую!
table-phrase-oops = Ой!
table-phrase-think = Хвилинку подумаю.
table-phrase-again = Ще раз?
table-phrase-bye = Бувайте!
table-sounds = Звуки
table-sounds-which = Які звуки
table-sounds-all = Усі
table-sounds-essential = Лише важливі
table-sounds-off = Вимкнено
table-volume = Гучність
table-move = Ввести хід
table-move-label = Хід або команда
table-move-question = Команда
table-move-send = Надіслати
table-move-help = Введіть хід так, як у правилах, або виберіть команду. Коли фокус на столі, досить однієї літери.
table-questions = Команди
table-nothing-yet = Поки що нічого.
table-hint-ask = Підказка
table-hint-more = Показати хід
table-hint = Спробуйте: { $move }
table-hint-typed = Щоб зробити цей хід, введіть «{ $typed }».
table-hint-play = Зробити хід
table-log-show = Показати на столі
table-hint-thinking = Шукаємо підказку…
table-hint-again = Запитайте ще раз, щоб побачити хід.
table-hint-wait = Зараз діяти невигідно. Краще зачекати.
preview-worth = { $words }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
table-side = Журнал
hand-shuffle = Перемішати
hand-sort = Упорядкувати
table-turn-of = Зараз ходить { $name }.
table-keys = Клавіші
table-held = { $count } у руці

table-waiting-for = { $count ->
    [one] Ще є { $count } вільне місце.
    [few] Ще є { $count } вільні місця.
   *[many] Ще є { $count } вільних місць.
}
table-result = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
table-end-wanted = { $count ->
    [one] Закінчити гру пропонує { $names }.
   *[other] Закінчити гру пропонують: { $names }.
}
table-spectators = { $count ->
    [one] { $count } глядач: { $names }
    [few] { $count } глядачі: { $names }
   *[many] { $count } глядачів: { $names }
}
table-chat-overheard = { $count ->
    [one] Глядачі написали під час гри { $count } повідомлення; тепер воно в чаті.
    [few] Глядачі написали під час гри { $count } повідомлення; тепер вони в чаті.
   *[many] Глядачі написали під час гри { $count } повідомлень; тепер вони в чаті.
}
table-terms-open = { $delay ->
    [0] Глядачі бачать картки всіх гравців.
    [one] Глядачі бачать усі руки із затримкою на { $delay } хід.
    [few] Глядачі бачать усі руки із затримкою на { $delay } ходи.
   *[many] Глядачі бачать усі руки із затримкою на { $delay } ходів.
}
table-clock-whole-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
table-wins = { $count ->
    [one] { $count } виграна партія
    [few] { $count } виграні партії
   *[many] { $count } виграних партій
}
table-terms-rated = Рейтингова гра: результат змінює рейтинг усіх. Без підказок і ботів, звичайні правила.
neighbours = Люди за цим столом
person-menu = { $name }: що можна зробити
invite-friend = Запросити друзів
invited-friend = { $name } має запрошення.
person-online = зараз тут
table-rematch-wanted = { $count ->
    [one] { $names } хоче реваншу.
   *[other] { $names } хочуть реваншу.
}
