### Стіл у терміналі: меню, запитання, підказки, файли, записи.

quoted = «{ $text }»

## Запитання, як їх можна ввести, і про що вони

question-moves = ?, ходи
question-hint = підказка, порада
question-now = зараз, тепер
question-hand = рука, р
question-table = стіл
question-word = слово
question-spell = літери
question-find = знайти
question-places = вільні
question-remember = пам’ятаю, памятаю
question-cards = картки, карти, плитки, плитка
question-bag = торбинка, банк
question-scores = рахунок, очки, бали
question-result = підсумок
question-whose = чий, хто
question-last = останній, останнє
question-history = історія
question-changed = зміни
question-again = знову, ще
question-clock = годинник, час
question-rules = правила
question-draft = чернетка
question-undo = скасувати
question-go = виконати
question-as = за
question-verbose = докладність
question-names = назви, імена
question-small = малі
question-width = ширина
question-save = зберегти
question-resign = здаюся, здатися
question-quit = вийти, вихід
question-help = довідка, допомога
question-previous = попереднє, попередній
question-next = наступне, наступний
question-first = перше, перший
question-newest = найновіше
question-repeat = повторити, повтори
question-buffer = буфер, буфери
question-alarm = сигнал, сигнали
question-prepare = підготувати
question-cancel = відмінити, z
question-chat = чат, сказати
question-people = люди, місця
question-sit = сісти
question-stand = встати
question-start = почати
question-bot = бот
question-free = звільнити
question-remind = нагадати
question-report = поскаржитися, скарга
question-offer = запропонувати
question-withdraw = відкликати
question-link = посилання, запрошення
question-less = менше
question-more = більше
question-mute = приглушити
question-unmute = увімкнути

phrase-changed = що змінилося
phrase-places = вільні місця, куди підходить
phrase-joker = слова з джокером

about-moves = що можна зробити зараз, із прикладами
about-hint = підказка до ходу: спершу натяк, потім сам хід; «підказка найкраща» — найсильніший хід з усіх
about-now = що вам зараз робити
about-hand = ваша рука
about-table = стіл
about-word = одне слово зі столу: «слово 3»
about-spell = слово літера за літерою: «літери 3»
about-find = де лежить літера, значення чи джокер: «знайти S», «знайти джокер»
about-places = де можна перетнути слова на столі: «вільні»; «вільні 3» — лише слово 3
about-remember = які картки на столі вже було видно («Клепка»): «пам’ятаю» або «пам’ятаю A1» для одного місця
about-cards = що роблять картки або плитки
about-bag = що ще лишилося добирати або чого не видно
about-scores = рахунок
about-result = підсумок гри або те, що вона триває
about-whose = чий хід
about-last = останній хід
about-history = останні ходи: «історія 5»
about-changed = що сталося після вашого останнього ходу
about-again = остання відповідь іще раз
about-clock = скільки часу минуло й скільки лишилося в кожного гравця
about-rules = правила за темами: «правила 2»
about-draft = хід, який ви готуєте. Рядок, що починається з +, додається до ходу; порожній рядок виконує хід
about-undo = забрати останню частину ходу, який ви готуєте
about-go = виконати підготовлений хід
about-as = хід за іншу людину біля цього екрана: «за», її ім’я та хід
about-verbose = докладність повідомлень: «докладність 1», «докладність 2» або «докладність 3»
about-names = увімкнути або вимкнути імена для літер, коли ви читаєте руку або слово по літерах
about-small = увімкнути або вимкнути слова малими літерами, щоб зчитувач екрана читав їх цілими, а не по літерах
about-width = довжина рядків: «ширина 40»; «ширина 0» — за шириною термінала
about-save = записати гру у файл: «зберегти гра.json»
about-resign = здатися
about-quit = вийти; гра збережеться
about-help = цей список; «довідка рука» — довідка про одну команду
about-previous = попереднє повідомлення в цьому буфері чи в іншому: «попереднє чат»
about-next = наступне повідомлення
about-first = перше повідомлення
about-newest = найновіше повідомлення
about-repeat = поточне повідомлення ще раз
about-buffer = які повідомлення ви переглядаєте: «буфер гра», «буфер чат», «буфер люди» або «буфер усе»
about-alarm = коли попереджати про ваш час, у секундах: «сигнал 120 60 20»; «сигнал 0» — ніколи
about-prepare = зробити хід, щойно настане ваша черга, якщо він іще буде можливий: «підготувати», потім хід
about-cancel = відкинути підготовлений хід
about-chat = повідомлення для столу: «чат вітаю»
about-people = хто за столом
about-sit = зайняти місце: «сісти 2»
about-stand = звільнити своє місце до початку гри
about-start = почати гру (лише господар)
about-bot = посадити бота (лише господар): «бот 2 легкий»
about-free = звільнити місце (лише господар): «звільнити 2»; після «звільнити 2 назавжди» ця людина вже не повернеться
about-remind = нагадати гравцеві, на якого всі чекають
about-report = поскаржитися модераторам: «скарга 2» (місце) або «скарга Anna»
about-offer = запропонувати закінчити гру, а після неї — реванш
about-withdraw = відкликати свою пропозицію
about-link = посилання-запрошення
about-less = більше не озвучувати таких повідомлень, як це; вони лишаються в буферах
about-more = завжди озвучувати такі повідомлення, як це
about-mute = більше не озвучувати буфер: «приглушити чат»
about-unmute = знову озвучувати буфер: «увімкнути чат»

answer-yes = так, т
step-next = далі, д
step-back = назад, н
step-number = 12

## Відповіді

help-line = { $names }: { $about }
help-moves = Введіть хід або одну з цих команд.
help-unknown = Немає команди «{ $asked }». Введіть «довідка», щоб побачити всі.
asked-unknown = «{ $typed }» тут не діє. Введіть «довідка», щоб побачити, що діє.
nothing-yet = Поки що нічого.
wait = Хвилинку…
moves-none = Зараз у вас немає ходу.
moves-more = Введіть «довідка», щоб побачити всі команди.
hint = Спробуйте «{ $move }».
hint-more = Запитайте ще раз, щоб побачити хід.
hint-none = Зараз підказки немає.
rules-none = Правил цієї гри тут немає.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Виберіть тему, наприклад «правила 2».
rules-unknown = Немає теми «{ $asked }». Теми: { $topics }.
names-on = Літери з іменами: «С як Степан».
names-off = Літери без імен.
small-on = Слова малими літерами: «кіт». Ходи й команди вводьте, як і раніше.
small-off = Слова великими літерами, як на картках.
verbose-is = { $level ->
    [1] докладність 1: лише найголовніше
    [3] докладність 3: усе
   *[2] докладність 2: майже все
}
verbose-wrong = Після «докладність» введіть 1, 2 або 3, а не «{ $asked }».
width-is = ширина { NUMBER($width, useGrouping: 0) }
width-free = ширина 0: за шириною термінала
width-wrong = Після «ширина» введіть 0 або число від { NUMBER($narrowest, useGrouping: 0) } до { NUMBER($widest, useGrouping: 0) }, а не «{ $asked }».
save-where = У який файл? Введіть, наприклад, «зберегти гра.json».
save-done = Записано: { $path }
typed-unknown = «{ $typed }» — не хід і не команда. Може, ви мали на увазі { $near }?
typed-how = Введіть ?, щоб побачити, що можна зробити.

## Хід, який готується

draft = Підготовлено: «{ $move }»
draft-points = { $count ->
    [one] Це дасть { $count } очко.
    [few] Це дасть { $count } очки.
    [many] Це дасть { $count } очок.
   *[other] Це дасть { $count } очка.
}
draft-none = Нічого не підготовлено. Щоб підготувати хід, введіть + і його частину.

## Перебіг гри

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Гравці та їхні місця: { $names }
play-words = Слова: { $language ->
    [en] англійські
    [pl] польські
    [uk] українські
    [ro] румунські
   *[other] зі словника «{ $language }»
}.
play-words-choice = Щоб грати іншою мовою, запустіть гру з «--lexicon» і кодом мови ({ $languages }).
play-how = Натисніть Enter, щоб переглянути свою руку та можливі ходи; введіть «довідка», щоб побачити всі команди.
play-back = Ви повертаєтеся до гри.
play-hide = Далі ходить { $name }. Натисніть Enter, щоб сховати руку.
play-come = { $name }: натисніть Enter, коли будете готові.
play-left = Гру збережено. Щоб продовжити: litera play --continue
play-record = Запис: { $path }
play-analyse = Аналіз гри: litera analyse { $path }
play-after = Можна ще питати про гру. Натисніть Enter, щоб завершити.
as-who = Введіть «за», ім’я гравця та хід. Гравці: { $names }.
resign-sure = Здатися? Введіть «так» або натисніть Enter, щоб грати далі.
resign-not = Ви граєте далі.
resign-late = Гра вже закінчилася.
resign-over = { $count ->
    [one] { $name } здається. Перемога: { $left }.
   *[other] { $name } здається. Спільна перемога: { $left }.
}

## Меню і столи, яких не може бути

menu-welcome = Litera: ігри зі словами та картками
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Продовжити: { $title }
menu-which = Яка гра? Введіть число від 1 до { $highest }, натисніть Enter, щоб вибрати 1, або введіть «вийти».
menu-number = Введіть число від { $lowest } до { $highest }.
menu-seats = Скільки гравців, від { $lowest } до { $highest }? Натисніть Enter, щоб вибрати { $lowest }.
menu-people = Скільки людей грає за цим екраном, від 1 до { $highest }? Натисніть Enter, щоб вибрати 1; решта — боти.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = Наскільки сильні боти? Введіть число від 1 до { $highest } або натисніть Enter, щоб вибрати 1.
menu-which-words = Якою мовою слова? Введіть число від 1 до { $highest } або натисніть Enter, щоб вибрати 1.
menu-name = Ім’я гравця { $number }? Натисніть Enter, щоб вибрати «{ $otherwise }».
plan-player = { $count ->
    [1] Гравець
   *[other] Гравець { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Бот
   *[other] Бот { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Яка гра? На вибір: { $games }.
    [near] Немає гри «{ $game }». Може, ви мали на увазі { $games }?
   *[all] Немає гри «{ $game }». На вибір: { $games }.
}
plan-no-level = Немає бота рівня «{ $level }». Рівні: { $levels }.
plan-seats = У цю гру грають від { $lowest } до { $highest } гравців, а не { $seats }.
plan-people = Числа не сходяться: людей { $people }, ботів { $bots }, місць { $seats }. Принаймні один гравець має бути людиною.
plan-same-names = Двоє гравців мають однакове ім’я: { $name }. Дайте їм різні імена.
plan-option-shape = «{ $option }» — не опція. Введіть її так: назва=значення.
plan-goes-on-as-it-was = Збережена гра вже має свої місця, опції та картки. Вкажіть лише --continue; можна додати ще GAME і --lang.
plan-nothing-unfinished = У { $folder } немає незакінченої гри.
option-line = { $name }={ $default }  { $means }

## Файли

file-not-there = Немає файлу { $path }.
file-is-folder = { $path } — це тека. Вкажіть файл.
file-no-folder = Немає теки { $path }.
file-not-read = Не вдалося прочитати { $path }: { $detail }
file-not-written = Не вдалося записати { $path }: { $detail }
file-in-the-way = Файл { $path } вже є, і це не запис гри. Виберіть іншу назву.
file-no-record = { $path } — не запис гри, бо це не об’єкт JSON.
file-not-marked = { $path } — не запис гри, бо його «format» — не «{ $format }».
file-no-pack = { $path } — не колода, бо це не об’єкт JSON.
file-table-damaged = Збережену гру { $path } пошкоджено: { $detail }
file-table-other = Збережена гра { $path } не у форматі версії { $version }.
file-table-in-use = У гру з { $path } зараз грають в іншому вікні. Спершу вийдіть із неї там.

## Записи

verify-right = { $moves ->
    [one] Запис правильний: { $game }, { $moves } хід, усе за правилами.
    [few] Запис правильний: { $game }, { $moves } ходи, усі за правилами.
   *[many] Запис правильний: { $game }, { $moves } ходів, усі за правилами.
}
verify-seed = { $bits ->
    [one] Картки відповідають зерну, а зерно — цифровому відбитку, оголошеному перед грою ({ $bits } біт): { $commitment }
    [few] Картки відповідають зерну, а зерно — цифровому відбитку, оголошеному перед грою ({ $bits } біти): { $commitment }
   *[many] Картки відповідають зерну, а зерно — цифровому відбитку, оголошеному перед грою ({ $bits } бітів): { $commitment }
}
verify-limits = Це доводить, що тасування чесне, але не доводить, що ніхто не підглядав.
replay-how = { $moves ->
    [one] { $moves } хід.
    [few] { $moves } ходи.
   *[many] { $moves } ходів.
} Enter — наступний хід; «назад» — попередній; номер — хід із цим номером; «за» та ім’я — стіл очима цього гравця; «довідка» — усі команди.
replay-at = { NUMBER($done, useGrouping: 0) } з { NUMBER($moves, useGrouping: 0) }
replay-end = Кінець запису.
replay-eyes = Тепер ви бачите стіл очима гравця { $name }.
replay-eyes-none = Тепер ви бачите стіл очима глядача.
replay-about-next = наступний хід (або Enter)
replay-about-back = на один хід назад
replay-about-number = перейти до ходу з цим номером
replay-about-as = стіл очима гравця: «за» та ім’я; саме лише «за» — очима глядача
replay-about-quit = вийти
replay-who = Після «за» введіть ім’я гравця. Гравці: { $names }.

## Командний рядок

command-litera = Ігри зі словами та картками: грайте в цьому терміналі, відкривайте столи в браузері, перевіряйте й аналізуйте ігри.
command-play = грати в цьому терміналі
command-replay = переглянути запис гри хід за ходом
command-verify = перевірити ходи й тасування в записі гри
command-engine = обслуговувати програми за протоколом столу через стандартне введення та виведення
command-record = змінити формат запису гри
command-analyse = порівняти кожен хід із найкращим і показати, де вирішилася партія
command-analyse-ms = скільки мілісекунд дати на кожен хід (типово 1000)
command-analyse-json = зберегти результат аналізу в цей файл
command-analyse-plot = зберегти графік шансів у цей файл (.svg, .png)
command-game = гра; без неї — меню
command-seats = скільки гравців
command-bots = рівні ботів, наприклад easy,easy; «none» — без ботів
command-names = імена людей біля цього екрана
command-option = опція гри; можна вказати кілька разів
command-options = показати опції гри GAME і завершити
command-seed = будь-який текст; той самий текст завжди дає ті самі картки
command-pack = власна колода у форматі файлу pack.json цієї гри
command-lexicon = словник для гри: en, pl, ro, uk або власний; без цієї опції — слова вашою мовою
command-continue = продовжити останню гру
command-lang = мова екрана
command-record-file = запис гри
command-format = формат, наприклад gcg
usage-usage = використання:
usage-positional = аргументи
usage-options = параметри
usage-help = показати цю довідку й завершити
usage-version = показати номер версії й завершити
usage-error = %(prog)s: помилка: %(message)s
usage-argument = аргумент %(argument_name)s: %(message)s
usage-missing = бракує аргументів: %s
usage-unknown = невідомі аргументи: %s
usage-value = бракує значення
usage-values = потрібне щонайменше одне значення
usage-no-value = тут значення не вказують, а вказано %r
usage-wrong-value = неправильне значення: %(value)r
usage-wrong-choice = немає такого варіанта: %(value)r (на вибір: %(choices)s)
usage-ambiguous = %(option)s може означати: %(matches)s
