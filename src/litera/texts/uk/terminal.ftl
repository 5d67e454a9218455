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
question-cards = картки, карти
question-bag = торбинка, банк
question-scores = рахунок, очки, бали
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
question-cancel = відмінити
question-chat = чат, сказати
question-people = люди, місця
question-sit = сісти
question-stand = встати
question-start = почати
question-bot = бот
question-free = звільнити
question-remind = нагадати
question-offer = запропонувати
question-withdraw = відкликати
question-link = посилання, запрошення
question-less = менше
question-more = більше
question-mute = приглушити
question-unmute = увімкнути

about-moves = що можна зробити зараз, із прикладами
about-hint = допомога з ходом: натяк, потім сам хід
about-now = що вам робити
about-hand = Ваша рука
about-table = стіл
about-word = одне слово зі столу: слово 3
about-spell = слово літера за літерою: літери 3
about-find = слова з літерою або джокером: знайти S, знайти джокер
about-places = де можна перетнути слова на столі: вільні; вільні 3 — біля слова 3
about-cards = що означають картки
about-bag = що лишилося добирати або чого не видно
about-scores = рахунок
about-whose = чий хід
about-last = останній хід
about-history = останні ходи: історія 5
about-changed = що сталося після вашого останнього ходу
about-again = остання відповідь іще раз
about-clock = час гри
about-rules = правила за темами: правила 2
about-draft = хід, який ви готуєте. Рядок зі знака + додає до нього, порожній рядок його виконує
about-undo = забрати те, що додано до цього ходу останнім
about-go = виконати підготовлений хід
about-as = хід за іншу людину біля екрана: за Анна, далі хід
about-verbose = скільки розповідати: докладність 1, 2 або 3
about-width = довжина рядків: ширина 40; ширина 0, як у термінала
about-save = записати гру у файл: зберегти гра.json
about-resign = здати гру
about-quit = вийти; гра збережеться
about-help = цей список; довідка рука: один його рядок
about-previous = попереднє повідомлення, у цьому буфері чи в іншому: попереднє чат
about-next = наступне повідомлення
about-first = перше повідомлення
about-newest = найновіше повідомлення
about-repeat = поточне повідомлення ще раз
about-buffer = які повідомлення ви переглядаєте: буфер гра, чат, люди або усе
about-alarm = коли попереджати про ваш годинник: сигнал 120 60 20, у секундах; сигнал 0 — ніколи
about-prepare = надіслати підготовлений хід, щойно настане ваша черга, якщо він досі дозволений: підготувати, далі хід
about-cancel = відкинути підготовлений хід
about-chat = повідомлення для столу: чат вітаю
about-people = хто за столом
about-sit = зайняти місце: сісти 1
about-stand = звільнити своє місце до початку гри
about-start = почати гру, для господаря
about-bot = посадити бота, для господаря: бот 1 легкий
about-free = звільнити місце, для господаря: звільнити 1
about-remind = нагадати тому, на кого всі чекають
about-offer = запропонувати закінчити гру, а після неї — реванш
about-withdraw = відкликати вашу пропозицію
about-link = посилання, яке запрошує інших
about-less = більше не озвучувати повідомлення цього виду; вони лишаються в буферах
about-more = завжди озвучувати повідомлення цього виду
about-mute = приглушити буфер: приглушити чат
about-unmute = знову озвучувати буфер: увімкнути чат

answer-yes = так, т
step-next = далі, д
step-back = назад, н
step-number = 12

## Відповіді

help-line = { $names }: { $about }
help-moves = Введіть хід або одне з цих запитань.
help-unknown = «{ $asked }» — не запитання. Усі назве: довідка.
asked-unknown = Про «{ $typed }» тут не запитати. Довідка скаже, про що можна.
nothing-yet = Поки що нічого.
moves-none = Зараз ви не маєте жодного ходу.
moves-more = довідка: усі запитання
hint = Спробуйте: { $move }
hint-more = Запитайте ще раз, щоб почути сам хід.
hint-none = Зараз нема чого порадити.
rules-none = Для цієї гри немає записаних правил.
rules-topic = { NUMBER($number, useGrouping: 0) } { $topic }
rules-how = Запитайте про одну: правила 2
rules-unknown = Немає теми «{ $asked }». Теми: { $topics }.
verbose-is = { $level ->
    [1] докладність 1: найголовніше
    [3] докладність 3: усе
   *[2] докладність 2: майже все
}
verbose-wrong = Докладність буває 1, 2 або 3, а не «{ $asked }».
width-is = ширина { NUMBER($width, useGrouping: 0) }
width-free = ширина 0: як у термінала
width-wrong = Ширина — це число від { NUMBER($narrowest, useGrouping: 0) } до { NUMBER($widest, useGrouping: 0) } або 0, а не «{ $asked }».
save-where = Куди? Назвіть файл: зберегти гра.json
save-done = Записано: { $path }
typed-unknown = «{ $typed }»: немає такого ходу чи запитання. Найближче: { $near }.
typed-how = Знак ? скаже, що можна зробити зараз.

## Хід, який готується

draft = Підготовлено: { $move }
draft-points = { $count ->
    [one] Це дасть { $count } очко.
    [few] Це дасть { $count } очки.
    [many] Це дасть { $count } очок.
   *[other] Це дасть { $count } очка.
}
draft-none = Нічого не підготовлено. Готує рядок зі знака +, а за ним частина ходу.

## Перебіг гри

play-seat = { NUMBER($seat, useGrouping: 0) } { $name }
play-seats = Грають, з номером місця: { $names }
play-words = Слова: { $language ->
    [en] англійські
    [pl] польські
    [uk] українські
    [ro] румунські
   *[other] зі словника «{ $language }»
}.
play-how = Знак ? скаже, що можна зробити; довідка назве всі запитання.
play-back = Гра триває з того місця, де її залишили.
play-hide = Далі { $name }. Enter сховає вашу руку.
play-come = { $name }: натисніть Enter, коли будете біля екрана.
play-left = Гру збережено. Щоб продовжити: litera play --continue
play-record = Запис: { $path }
play-analyse = Де все вирішилося: litera analyse { $path }
play-after = Ще можна запитувати. Enter завершить.
as-who = Спершу за, потім ім’я, потім хід. Грають: { $names }.
resign-sure = Здати гру? Введіть так; Enter — граємо далі.
resign-not = Гра триває.
resign-late = Гру закінчено.
resign-over = { $count ->
    [one] { $name }: гру здано. Перемога: { $left }.
   *[other] { $name }: гру здано. Спільна перемога: { $left }.
}

## Меню і столи, яких не може бути

menu-welcome = Litera: ігри в слова та карти
menu-game = { NUMBER($number, useGrouping: 0) } { $title }: { $tagline }
menu-continue = 0 Продовжити: { $title }
menu-which = Яка гра? Число від 1 до { $highest }; Enter — 1, вийти завершує.
menu-number = Потрібне число від { $lowest } до { $highest }.
menu-seats = Скільки гравців, від { $lowest } до { $highest }? Enter — { $lowest }.
menu-people = Скільки з них людей біля цього екрана, від 1 до { $highest }? Enter — 1; за решту грають боти.
menu-level = { NUMBER($number, useGrouping: 0) } { $title }
menu-which-level = Наскільки сильні боти? Число від 1 до { $highest }; Enter — 1.
menu-name = Ім’я гравця { $number }? Enter — { $otherwise }.
plan-player = { $count ->
    [1] Гравець
   *[other] Гравець { NUMBER($number, useGrouping: 0) }
}
plan-bot = { $count ->
    [1] Бот
   *[other] Бот { NUMBER($number, useGrouping: 0) }
}
plan-no-game = { $near ->
    [unnamed] Назвіть і гру: { $games }.
    [near] Немає гри «{ $game }». Найближча — { $games }.
   *[all] Немає гри «{ $game }». Є: { $games }.
}
plan-no-level = Немає бота рівня «{ $level }». Рівні: { $levels }.
plan-seats = { $seats ->
    [one] У цю гру грають від { $lowest } до { $highest } гравців, а не { $seats } гравець.
    [few] У цю гру грають від { $lowest } до { $highest } гравців, а не { $seats } гравці.
   *[many] У цю гру грають від { $lowest } до { $highest } гравців, а не { $seats } гравців.
}
plan-people = Числа не сходяться: людей { $people }, ботів { $bots }, місць { $seats }. Принаймні один гравець — людина.
plan-same-names = Двох гравців звати { $name }. Нехай кожен має своє ім’я.
plan-option-shape = «{ $option }»: опцію пишуть назва=значення.
plan-goes-on-as-it-was = Гра триває з тими місцями, опціями й картками, з якими почалася. Вкажіть лише --continue, можна ще GAME і --lang.
plan-nothing-unfinished = У { $folder } немає незакінченої гри.
option-line = { $name }={ $default }  { $means }

## Файли

file-not-there = Немає файлу { $path }.
file-is-folder = { $path } — це тека. Назвіть файл.
file-no-folder = Немає теки { $path }.
file-not-read = Не вдається прочитати { $path }: { $detail }
file-not-written = Не вдається записати { $path }: { $detail }
file-in-the-way = { $path } уже є, і це не запис гри. Виберіть іншу назву.
file-no-record = { $path } — не запис гри: це не об’єкт JSON.
file-not-marked = { $path } — не запис гри: його «format» — не «{ $format }».
file-no-pack = { $path } — не колода: це не об’єкт JSON.
file-table-damaged = Збережену гру { $path } пошкоджено: { $detail }
file-table-other = Збережена гра { $path } не у версії { $version }.
file-table-in-use = Гру з { $path } зараз веде інша програма. Спершу вийдіть із неї там.

## Записи

verify-right = { $moves ->
    [one] Усе гаразд: { $game }, { $moves } хід, за правилами.
    [few] Усе гаразд: { $game }, { $moves } ходи, усі за правилами.
   *[many] Усе гаразд: { $game }, { $moves } ходів, усі за правилами.
}
verify-seed = Карти випали за зерном, а зерно те саме, що й у зобов’язанні (бітів: { $bits }): { $commitment }
verify-limits = Це доводить чесне тасування. Це не доводить, що ніхто не підглядав.
replay-how = { $moves ->
    [one] { $moves } хід. Enter: наступний; назад; число: до цього ходу; за Анна: очима Анни; довідка.
    [few] { $moves } ходи. Enter: наступний; назад; число: до цього ходу; за Анна: очима Анни; довідка.
   *[many] { $moves } ходів. Enter: наступний; назад; число: до цього ходу; за Анна: очима Анни; довідка.
}
replay-at = { NUMBER($done, useGrouping: 0) } з { NUMBER($moves, useGrouping: 0) }
replay-end = Тут запис закінчується.
replay-eyes = Тепер дивиться: { $name }.
replay-eyes-none = Тепер дивиться глядач.
replay-about-next = наступний хід; так само Enter
replay-about-back = один хід назад
replay-about-number = до ходу з цим номером
replay-about-as = чиїми очима: за Анна; саме за: очима глядача
replay-about-quit = вийти
replay-who = Після за назвіть гравця. Гравці: { $names }.

## Командний рядок

command-litera = Ігри в слова й картки за одним столом: грайте в цьому терміналі, відкривайте столи в браузері, перевіряйте й аналізуйте ігри.
command-play = грати за столом у цьому терміналі
command-replay = переглянути запис гри хід за ходом
command-verify = перевірити запис гри, його ходи й тасування
command-engine = говорити протоколом столу на стандартному вході й виході, для програм
command-record = подати запис гри в іншому форматі
command-analyse = порівняти кожен хід партії з найкращим і сказати, де вона вирішилася
command-analyse-ms = мілісекунди на кожен хід (типово 1000)
command-analyse-json = записати результат аналізу в цей файл
command-analyse-plot = намалювати шанси в цьому файлі (.svg, .png)
command-game = гра; без неї — коротке меню
command-seats = скільки гравців
command-bots = рівні ботів, наприклад easy,easy; none — без ботів
command-names = імена людей біля цього екрана
command-option = опція гри; можна вказати кілька разів
command-options = назвати опції гри GAME і завершити
command-seed = текст, за яким випадають карти: той самий текст — та сама гра
command-pack = власна колода у вигляді файлу pack.json цієї гри
command-lexicon = словник для гри (litera lexicon list)
command-continue = продовжити гру, яку залишили останньою
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
usage-no-value = тут значення не вказують, а є %r
usage-wrong-value = неправильне значення: %(value)r
usage-wrong-choice = немає варіанта %(value)r (можна вибрати: %(choices)s)
usage-ambiguous = %(option)s може означати: %(matches)s
