### Столи на сервері в терміналі: люди, чат, годинники, зв’язок; і буфери повідомлень за кожним столом.

## Буфери повідомлень

buffer-all = усе
buffer-game = гра
buffer-chat = чат
buffer-people = люди
buffer-is = { $count ->
    [one] Буфер «{ $name }»: { $count } повідомлення
    [few] Буфер «{ $name }»: { $count } повідомлення
   *[many] Буфер «{ $name }»: { $count } повідомлень
}
buffer-empty = У буфері «{ $name }» ще немає повідомлень.
buffer-start = У буфері «{ $name }» немає раніших повідомлень.
buffer-end = У буфері «{ $name }» немає пізніших повідомлень.
buffer-unknown = Немає буфера «{ $asked }». Буфери: { $names }.
muted-is = Приглушено: { $names }
muted-none = Жодного буфера не приглушено.
kind-none = Спершу перейдіть до повідомлення про гру, наприклад «попереднє гра».
kind-less = Повідомлення на зразок «{ $text }» більше не озвучуватимуться. Щоб знову їх чути, введіть «більше».
kind-more = Повідомлення на зразок «{ $text }» озвучуватимуться завжди.

## Годинники

time-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
time-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
clock-played = Час гри: { $time }
clock-free = За цим столом час не обмежено.
clock-limit = { $option }: { $time }. У терміналі годинник не йде.
clock-runs = { $name }: { $time }, годинник іде
clock-stands = { $name }: { $time }
clock-answer = Час на відповідь: { $time }
alarm = На вашому годиннику: { $time }
alarm-is = { $count ->
    [one] { $count } сигнал: { $times }
    [few] { $count } сигнали: { $times }
   *[other] { $count } сигналів: { $times }
}
alarm-none = Без сигналів.
alarm-wrong = «{ $asked }» — не список секунд. Введіть, наприклад, «сигнал 120 60 20».

## Підготовлені ходи

ready-is = Цей хід буде зроблено, щойно настане ваша черга, якщо він іще буде можливий. Щоб відкинути його, введіть «відмінити».
ready-sent = Виконується підготовлений хід: «{ $move }»
ready-dropped = Підготовлений хід «{ $move }» неможливий, його відкинуто.
ready-cancelled = Підготовленого ходу більше немає.

## Люди за столом

room-seat-you = Місце { NUMBER($number, useGrouping: 0) }: ви
room-seat-bot = Місце { NUMBER($number, useGrouping: 0) }: { $name }, бот (рівень «{ $level }»)
room-seat-free = Місце { NUMBER($number, useGrouping: 0) }: вільне
room-seat = Місце { NUMBER($number, useGrouping: 0) }: { $presence ->
    [reconnecting] { $name }, зв’язок втрачено
    [away] { $name }, не за столом
    [gone] { $name }, більше не грає
   *[here] { $name }
}
room-watching = Глядачі: { $names }
room-sat-you = Ви займаєте місце { NUMBER($number, useGrouping: 0) }.
room-sat = { $name } займає місце { NUMBER($number, useGrouping: 0) }.
room-stood = { $name } звільняє місце { NUMBER($number, useGrouping: 0) }.
room-presence = { $presence ->
    [reconnecting] { $name }: зв’язок втрачено.
    [away] { $name }: не за столом.
    [gone] { $name }: більше не грає.
   *[here] { $name } за столом.
}
room-substitute = { $name }: далі грає бот.
room-came = { $name } стежить за грою.
room-left = { $name } більше не стежить за грою.
room-began = Гра починається.
room-offers-end = { $name } пропонує закінчити гру. Введіть «запропонувати», щоб погодитися.
room-offers-rematch = { $name } пропонує реванш. Введіть «запропонувати», щоб погодитися.
room-withdrew = { $name } відкликає пропозицію.
room-rematch = Реванш — за новим столом. Натисніть Enter, щоб перейти туди.
room-reminds-you = { $name } нагадує: ваш хід.
room-reminds = { $name } нагадує гравцеві { $other } про хід.
room-you-watch = Ви стежите за грою. Введіть «сісти», щоб зайняти вільне місце.
room-waiting = { $count ->
    [one] Ще є { $count } вільне місце. Введіть «посилання», щоб запросити друзів.
    [few] Ще є { $count } вільні місця. Введіть «посилання», щоб запросити друзів.
   *[many] Ще є { $count } вільних місць. Введіть «посилання», щоб запросити друзів.
}
room-start = Усі місця зайнято. Введіть «почати», щоб розпочати гру.
room-host-starts = Усі місця зайнято. Гру починає господар.
room-which-seat = Яке місце? Введіть номер від 1 до { $highest }.
room-clock-move = { $seconds ->
    [one] Годинник: { $seconds } секунда на хід
    [few] Годинник: { $seconds } секунди на хід
   *[many] Годинник: { $seconds } секунд на хід
}
room-clock-game = Годинник: { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
} на гравця{ $increment ->
    [0] {""}
    [one] {" "}плюс { $increment } секунда за хід
    [few] {" "}плюс { $increment } секунди за хід
   *[many] {" "}плюс { $increment } секунд за хід
}
room-clock-days = { $days ->
    [one] Годинник: { $days } день на хід
    [few] Годинник: { $days } дні на хід
   *[many] Годинник: { $days } днів на хід
}
room-terms-words = Господар грає з власним списком слів.
room-terms-pack = Господар грає з власною колодою.
room-terms-seed = Господар вибирає зерно й може знати картки.
room-terms-no-hints = За цим столом підказки вимкнено.
room-terms-rated = Рейтингова гра: результат змінює рейтинг усіх.
room-terms-option = { $what }: { $value }
room-terms-value = { $what } Тут: { $value }
room-terms-off = Вимкнено: { $what }
room-terms-closed = Без глядачів.
room-terms-away-bot = Якщо когось немає { $time }, далі грає бот.
room-terms-away-end = Якщо когось немає { $time }, гра закінчується.
room-terms-open = { $delay ->
    [0] Глядачі бачать картки всіх гравців.
    [one] Глядачі бачать усі руки із затримкою на { $delay } хід.
    [few] Глядачі бачать усі руки із затримкою на { $delay } ходи.
   *[many] Глядачі бачать усі руки із затримкою на { $delay } ходів.
}
room-over-resigned = Кінець гри: один із гравців здається.
room-over-agreed = Кінець гри за згодою всіх.
room-over-abandoned = Кінець гри: когось задовго не було.
room-over-closed = Кінець гри за рішенням адміністрації сервера.
room-over-time = Кінець гри: час вийшов.
room-after = Можна ще питати про гру. Введіть «запропонувати», щоб запропонувати реванш, або натисніть Enter, щоб завершити.
offer-end = Ви пропонуєте закінчити гру.
offer-rematch = Ви пропонуєте реванш.
offer-withdrawn = Ви відкликаєте пропозицію.
link-none = Ви не можете запрошувати до цього столу.

## Чат

chat-line = { $name }: { $text }
chat-overheard = { $name } (глядач): { $text }
chat-what = Яке повідомлення? Введіть, наприклад, «чат вітаю».
report-who = На кого скарга? Введіть «скарга» та номер місця або ім’я: { $names }.
report-nobody = Тут немає на кого скаржитися.
report-why = Скарга: { $name }. Чого вона стосується? Введіть «повідомлення», «ім’я», «гра» або «інше», а далі — що сталося. Enter — скасувати.
report-lead = Скаргу прочитають модератори, разом із повідомленнями цієї людини за цим столом. Вона не дізнається, від кого скарга.
report-sent = Дякуємо. Модератори це перевірять.
report-not = Скаргу не надіслано.
report-reason-chat = повідомлення, чат
report-reason-name = ім’я
report-reason-play = гра
report-reason-other = інше
chat-phrase-hello = Вітаю!
chat-phrase-luck = Щасти!
chat-phrase-well = Чудово зіграно!
chat-phrase-thanks = Дякую!
chat-phrase-oops = Ой!
chat-phrase-think = Хвилинку подумаю.
chat-phrase-again = Ще раз?
chat-phrase-bye = Бувайте!

## Зв’язок із сервером

line-lost = Зв’язок перервано. З’єднуємося знову… Нічого не втрачено.
line-back = Зв’язок відновлено.
line-later = Зараз немає зв’язку. Щойно він відновиться, ходи та повідомлення буде надіслано; запитання доведеться повторити.
line-given-up = Сервер більше не відповідає.
line-taken-over = Цей стіл тепер відкрито деінде.
line-come-back = Щоб повернутися: litera play { $link }

## Дорогою до столу

lobby-empty = Зараз немає відкритих столів.
lobby-tables = Столи:
lobby-table = { NUMBER($number, useGrouping: 0) } { $title }: { $names }; { $status ->
    [playing] гра триває
   *[waiting] { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
}
lobby-title = { $title } ({ $language })
lobby-which = { $highest ->
    [0] Введіть 0, щоб відкрити стіл, натисніть Enter, щоб оновити список, або введіть «вийти».
    [one] Введіть 1, щоб перейти до цього столу, або 0, щоб відкрити новий; натисніть Enter, щоб оновити список, або введіть «вийти».
   *[other] Введіть число від 1 до { $highest }, щоб перейти до столу, або 0, щоб відкрити новий; натисніть Enter, щоб оновити список, або введіть «вийти».
}
lobby-name = Ваше ім’я за столом?
lobby-people = Скільки людей грає, від 1 до { $highest }? Натисніть Enter, щоб вибрати 1; на інших місцях гратимуть боти.
lobby-clock = Скільки хвилин на гравця, від 1 до { $highest }? Додаткові секунди за хід — після плюса: 10+5. Натисніть Enter, щоб грати без годинника.
lobby-access = Чи може приєднатися будь-хто? Введіть «так» або натисніть Enter, щоб пускати лише людей із посиланням.
plan-clock = «{ $text }» — не налаштування годинника. Введіть кількість хвилин від 1 до { $highest }, а після плюса — додаткові секунди за хід: 10+5.
plan-link = { $link } — не посилання на сервер чи стіл. Посилання має починатися з http:// або https://.
plan-server-away = За адресою { $server } не відповідає жоден сервер Litera. Чи правильна адреса?
visit-password = Пароль цього столу:
visit-new-password = Пароль для нового столу:
file-settings-damaged = Налаштування у файлі { $path } пошкоджено: { $detail } Видаліть файл, щоб почати спочатку.

## Командний рядок

command-at = відкрити стіл для гри GAME на сервері за цією адресою
command-clock = хвилини на гравця за цим столом і додаткові секунди за хід: 10+5
command-public = до цього столу може приєднатися будь-хто
command-password = запитати пароль, який захищатиме цей стіл
command-seat = на яке місце сісти за столом на сервері
command-watch = лише стежити за грою за столом на сервері
room-terms-time = Місце { NUMBER($number, useGrouping: 0) } має { $percent }% звичайного часу.
plan-time = «{ $text }» не підходить. Вкажіть для кожного місця відсоток звичайного часу від { $lowest } до { $highest }, через кому, наприклад 100,200.
command-time = додатковий час за цим столом: відсоток звичайного часу для кожного місця, наприклад 100,200

free-ban = назавжди
