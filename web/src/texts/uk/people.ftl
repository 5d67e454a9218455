# People among each other, reports and moderation

people = Люди
account-people = Друзі та заблоковані
people-askers = Хочуть бути вашими друзями
people-friends = Друзі
people-friends-none = У вас ще немає друзів. Оберіть ім’я за столом або на сторінці рейтингів, тоді «Додати до друзів».
people-friends-guest = Щоб мати тут друзів, спершу оберіть «Зберегти моє місце».
people-asked = Чекають на відповідь
people-muted = Без звуку: ви не читаєте їхніх повідомлень
people-blocked = Заблоковані: ви ніколи не сидите разом
people-presence = Друзі бачать, коли я тут
people-presence-help = Це побачать лише ті, кого ви прийняли в друзі.
person-online = зараз тут
person-menu = { $name }: що можна зробити
person-page = Відкрити сторінку
person-note = Приватна нотатка
person-note-help = Її можете прочитати лише ви.
person-note-keep = Зберегти нотатку
person-note-kept = Нотатку збережено.
tie-friend = Додати до друзів
tie-mute = Вимкнути повідомлення
tie-block = Заблокувати
tie-block-title = { $name }: заблокувати?
tie-block-sure = Ви ніколи не сядете разом і не читатимете повідомлень одне одного. Ця людина про це не дізнається.
tie-done-friend = { $name } тепер може погодитися. Якщо вас уже просили про дружбу, ви друзі.
tie-done-mute = Повідомлення вимкнено: { $name }. Скасувати можна на сторінці «Люди».
tie-done-block = Заблоковано: { $name }. Скасувати можна на сторінці «Люди».
tie-accept = Прийняти
tie-decline = Відхилити
tie-unfriend = Вилучити
tie-withdraw = Відкликати
tie-unmute = Увімкнути повідомлення
tie-unblock = Розблокувати
tie-label = { $act }: { $name }
neighbours = Люди за цим столом
neighbours-none = Тут більше нікого немає.
notices = Від модераторів
notice-warn = Попередження.
notice-mute = Вам вимкнено чат.
notice-suspend = Вас відсторонено від гри.
notice-ban = Вас заблоковано.
notice-rename = Ваше ім’я змінено.
notice-lift = Вимкнення чату, відсторонення та блокування скасовано.
notice-silence = Ваші повідомлення за одним зі столів вилучено.
report = Поскаржитися
report-person = Скарга: { $name }
report-lead = Це прочитають модератори. Ця людина не дізнається, від кого скарга.
report-lead-table = Модератори прочитають це разом із повідомленнями цієї людини за цим столом. Вона не дізнається, від кого скарга.
report-reason = Чого це стосується?
report-reason-chat = Повідомлення
report-reason-name = Ім’я
report-reason-play = Нечесна гра
report-reason-other = Щось інше
report-words = Що сталося
report-send = Надіслати
report-sent = Дякуємо. Модератори це розглянуть.
report-by = Скаргу подає { $reporter }: { $reason }.
report-name-then = Тодішнє ім’я: { $name }
report-table = Стіл
report-said = { $count ->
    [one] Що написала ця людина ({ $count } повідомлення)
    [few] Що написала ця людина ({ $count } повідомлення)
   *[many] Що написала ця людина ({ $count } повідомлень)
}
report-before = { $count ->
    [0] Раніше рішень щодо цієї людини не було.
    [one] { $count } попереднє рішення щодо цієї людини.
    [few] { $count } попередні рішення щодо цієї людини.
   *[many] { $count } попередніх рішень щодо цієї людини.
}
moderation = Модерація
moderation-none = Скарг, що чекають, немає.
moderation-log = Журнал
moderation-done = Зроблено та записано в журнал.
measure = Рішення
measure-dismiss = Відхилити скаргу
measure-warn = Попередити
measure-silence = Вилучити повідомлення
measure-mute = Вимкнути чат
measure-suspend = Відсторонити
measure-ban = Заблокувати
measure-rename = Змінити ім’я
measure-lift = Скасувати все
measure-grant = Надання ролі модератора
measure-revoke = Позбавлення ролі модератора
measure-hours = Години
measure-name = Нове ім’я
measure-why = Причина
measure-why-help = Людина прочитає її, якщо ви не відхиляєте скаргу.
measure-act = Вирішити
