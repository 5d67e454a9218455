# Стіл, хоч би в що за ним грали

table-door = Стіл
table-door-host = { $host } запрошує вас до гри.
table-door-name = Як вас називати за столом?
table-door-password = Пароль цього столу
table-door-sit = Сісти та грати
table-door-enter = До столу
table-skip = До столу
table-aside = Історія та розмова
table-about = { $title }: про гру
table-commitment = Тасування визначено до початку; його печатка: { $hash }
table-tab-turn = ● Ваш хід: { $title }
table-tab-answer = ● Ваша відповідь: { $title }
table-your-turn = Ваш хід.
table-your-answer = Чекаємо на вашу відповідь.
table-turn-own = Ваш хід
table-turn-other = Ходить
table-answer-own = Відповідайте
table-answer-other = Відповідає
table-seats = Гравці
table-seat-free = Місце { $number }
table-seat-empty = вільне
table-seat-line = Місце { $number }: { $name }
table-you = ви
table-bot = бот
table-substitute = заступає бот
table-winner = перемога
table-score = Рахунок:
table-clock = Лишилося часу:
table-clock-none = За цим столом немає годинників.
table-clock-line = { $name }: { $time }
table-clock-answer = На відповідь: { $time }
table-clock-low = Лишилося часу: { $time }
table-presence-reconnecting = відновлює з’єднання
table-presence-away = тимчасово немає
table-presence-gone = немає за столом
table-presence-back = знову за столом
table-seat-news = { $name }: { $state }
table-nudge = Нагадати
table-nudge-sent = Нагадування надіслано.
table-nudged = { $name }: чекаємо на ваш хід.
table-waiting = Стіл чекає на гравців
table-waiting-full = Усі вже тут.
table-invite = Надішліть це посилання друзям
table-invite-copy = Скопіювати посилання-запрошення
table-invite-copied = Посилання скопійовано. Вставте його там, де ваші друзі.
table-invite-by-hand = Браузер не дозволяє копіювати. Позначте посилання та скопіюйте його вручну.
table-invite-share = Поділитися
table-invite-qr = QR-код посилання-запрошення для камери телефона
table-invite-own = Це посилання відкривається лише на цьому комп’ютері. Для телефонів і друзів поруч запустіть «litera serve --lan».
table-full-starts = Гра почнеться, щойно всі місця зайнято.
table-terms = Як грають за цим столом
table-terms-usual = За звичайними правилами й без годинника.
table-terms-clock = Годинник: { $clock }
table-terms-option = { $what }: { $value }
table-terms-value = { $what } Тут: { $value }
table-terms-not = Тут ні: { $what }
table-terms-pack = Власна колода господаря
table-terms-words = Власний список слів господаря
table-terms-lexicon = Словник: { $name }
table-terms-seed = Тасування за вибором господаря, який може знати карти
table-terms-no-hints = Без підказок
table-terms-closed = Без глядачів
table-terms-away-bot = Відсутність { $time }: далі грає бот
table-terms-away-end = Відсутність { $time }: кінець гри
table-time-minutes = { $minutes } хв
table-time-seconds = { $seconds } с
table-sit = Сісти тут
table-stand = Встати
table-add-bot = Додати бота
table-add-bot-at = Додати бота на місце { $number }
table-add-program = Власна програма
table-program-command = Запустіть свою програму цією командою
table-program-once = Токен відкриває лише це місце, і його видно тільки зараз.
table-free-seat = Звільнити місце: { $name }
table-start = Почати гру
table-host-starts = Господар починає гру, коли всі місця зайняті.
table-menu = Інші дії за столом
table-resign = Здатися
table-resign-sure = Здатися? Цього не можна скасувати.
table-end-offer = Запропонувати закінчити гру
table-end-withdraw = Відкликати пропозицію закінчити гру
table-end-sure = Гра закінчиться одразу, коли всі погодяться. Запропонувати?
table-end-agree = Закінчити гру
table-end-agree-sure = Гра закінчиться одразу, коли всі погодяться. Ви погоджуєтеся?
table-end-offered = Ви пропонуєте закінчити гру. Інші це бачать.
table-result-you = Ви виграли!
table-next-level = Далі рівень: { $level }
table-result-none = Гру закінчено
table-reason-resigned = Гру здано.
table-reason-agreed = Усі погодилися закінчити гру.
table-reason-abandoned = Хтось надто довго не повертався до столу.
table-reason-closed = Кінець гри: таке рішення адміністрації сервера.
table-reason-time = Час вийшов.
table-rematch = Зіграти ще
table-rematch-withdraw = Усе ж не граю
table-rematch-offered = Ви хочете зіграти ще. Гра почнеться, щойно погодяться й інші.
table-record = Завантажити запис гри
table-replay = Перегляд гри
table-replay-close = Закрити перегляд
table-replay-first = На початок
table-replay-back = На хід назад
table-replay-on = На хід уперед
table-replay-last = У кінець
table-replay-run = Відтворити
table-replay-pause = Пауза
table-replay-seek = Місце у грі
table-replay-at = Хід { $move } з { $total }
table-board = Гра
table-reconnecting = З’єднання обірвалося. Воно відновиться само, нічого не втрачено.
table-reconnected = З’єднання відновлено.
table-closed-unknown_table = Такого столу немає.
table-closed-taken_over = Цей стіл відкрито деінде. Гра триває там.
table-closed-refused = Стіл вас не впускає.
table-chat-players = Розмова гравців
table-chat-apart = Розмова глядачів
table-chat-apart-help = Поки триває гра, це читають лише глядачі. Гравці побачать це після її закінчення.
table-next = До наступної гри
table-replay-held = Що тримали гравці
table-replay-keys = B і N: на хід назад і вперед. M: наступна помилка.
table-replay-better = Показати кращий хід
table-replay-mistake = Наступна помилка
table-replay-open = Показати приховане
table-learn-find = Зроблений хід: { $move }. Знайдіть кращий.
table-learn-answer = Показати відповідь
table-learn = Учитися на помилках ({ $count })
table-learn-next = Ваша наступна помилка
table-learn-best = Це найкращий хід.
table-learn-good = Цей хід не гірший за найкращий.
table-learn-made = Саме цей хід і було зроблено. Знайдіть кращий.
table-learn-lost = Є кращий хід. Цей віддає { $percent } % шансу на перемогу.
table-learn-worse = Є кращий хід.
table-analysis = Аналіз
table-analysis-lead = Сильний бот пройде гру ще раз і скаже, чого коштував кожен хід і де вирішилася гра.
table-analysis-begin = Проаналізувати гру
table-analysis-waiting = Спершу інші ігри. Ця чекає в черзі.
table-analysis-loading = Бот готується до аналізу. Це триватиме кілька секунд.
table-analysis-running = Триває аналіз. Тим часом можна робити щось інше.
table-analysis-done = Хід { $done } з { $total }
table-analysis-failed = Аналіз перервано.
table-analysis-plot = Шанси на перемогу хід за ходом. Таблиця нижче каже те саме.
table-analysis-turn = переломний хід
table-analysis-moves = Усі ходи в таблиці
table-analysis-number = Хід
table-analysis-played = Зіграно
table-analysis-best = Найкраще
table-analysis-same = те саме
table-analysis-lost = Втрата
table-analysis-chances = Шанси
table-analysis-from-to = { $before } → { $after }
table-analysis-show = Хід { $number }: показати в перегляді гри
table-history = Перебіг гри
table-chat = Розмова
table-chat-field = Ваші слова
table-chat-send = Сказати
table-chat-said = { $name }: { $words }
table-mute = Заглушити: { $name }
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
table-move = Текстом
table-move-label = Хід або запитання
table-move-question = Запитання
table-move-send = Надіслати
table-move-help = Введіть хід так, як у правилах, або виберіть запитання. Коли фокус на столі, досить однієї літери.
table-questions = Запитання
table-nothing-yet = Поки що нічого.
table-question-hand = рука, р
table-question-table = стіл
table-question-last = останній, останнє
table-question-scores = рахунок, очки, бали
table-question-whose = чий, хто
table-question-now = зараз, тепер
table-question-bag = торбинка, банк
table-question-result = підсумок
table-question-clock = годинник, час
table-question-hint = підказка, порада
table-hint-ask = Підказка
table-hint-more = Показати хід
table-hint = Добрий хід: { $move }
table-hint-typed = Щоб зробити його, введіть «{ $typed }».
table-hint-play = Зробити хід
table-log-show = Показати на полі
table-hint-thinking = Обмірковую підказку…
table-hint-again = Запитайте ще раз, щоб побачити хід.
table-hint-wait = Зараз це нічого не дасть: краще зачекати.
table-question-history = історія
table-question-word = слово
table-question-spell = літери
table-question-cards = картки, карти
table-question-help = довідка, допомога, ?
table-question-again = повторити, ще
table-help = Запитання: { $questions }. Деякі з числом або карткою: { $precise }. Усе інше – хід, як у правилах.
table-side = Журнал
hand-shuffle = Перемішати
hand-sort = Упорядкувати
table-turn-of = Хід: { $name }.
table-keys = Клавіші
table-held = { $count } на руці

table-clock-days = { $days ->
    [one] { $days } день { $time }
    [few] { $days } дні { $time }
   *[many] { $days } днів { $time }
}
table-waiting-for = { $count ->
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
   *[many] Вільно { $count } місць.
}
table-result = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
table-rematch-wanted = { $count ->
    [one] Зіграти ще хоче { $names }.
   *[other] Зіграти ще хочуть: { $names }.
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
    [one] { $count } репліка глядачів під час гри тепер є в розмові.
    [few] { $count } репліки глядачів під час гри тепер є в розмові.
   *[many] { $count } реплік глядачів під час гри тепер є в розмові.
}
table-terms-open = { $delay ->
    [0] Глядачі бачать усі руки.
    [one] Глядачі бачать усі руки, на { $delay } хід пізніше.
    [few] Глядачі бачать усі руки, на { $delay } ходи пізніше.
   *[many] Глядачі бачать усі руки, на { $delay } ходів пізніше.
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
table-series = { $count ->
    [one] Серія, { $count } партія: { $wins }
    [few] Серія, { $count } партії: { $wins }
   *[many] Серія, { $count } партій: { $wins }
}
table-series-of = { $name } { $wins }
