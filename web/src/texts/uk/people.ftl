# People among each other, reports and moderation

account-people = Друзі та заблоковані
people-askers = Хочуть бути вашими друзями
people-friends = Друзі
people-friends-none = У вас ще немає друзів. Оберіть ім’я за столом або на сторінці рейтингів і натисніть «Додати до друзів».
people-friends-guest = Щоб мати тут друзів, спершу оберіть «Зберегти моє місце».
people-asked = Чекають на відповідь
people-muted = Без звуку: ви не читаєте їхніх повідомлень
people-blocked = Заблоковані: ви не опинитеся за одним столом
people-presence = Друзі бачать, коли я тут
people-presence-help = Це побачать лише ті, кого ви прийняли в друзі.
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
tie-block-sure = Ви більше не сидітимете за одним столом і не читатимете повідомлень одне одного. Ця людина про це не дізнається.
tie-done-friend = { $name } тепер може погодитися. Якщо ця людина вже запрошувала вас у друзі, ви друзі.
tie-done-mute = Повідомлення вимкнено: { $name }. Скасувати можна на сторінці «Люди».
tie-done-block = Заблоковано: { $name }. Скасувати можна на сторінці «Люди».
tie-accept = Прийняти
tie-decline = Відхилити
tie-unfriend = Вилучити
tie-withdraw = Відкликати
tie-unmute = Увімкнути повідомлення
tie-unblock = Розблокувати
tie-label = { $act }: { $name }
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
fair-play = Чесність у рейтингових іграх
fair-play-lead = Це нічого не доводить, а лише показує, куди дивитися. Сильні гравці часто погоджуються з найсильнішим ботом.
fair-play-none = Ще ніхто не має досить рейтингових ігор.
fair-play-unusual = Незвично:
fair-play-agrees = Збіг із найсильнішим ботом: { $agreed } із { $decisions } рішень, ігри: { $games }.
fair-play-usual = Найкращі чесні гравці досягають { $usual }.
fair-play-lost = Інші ходи коштують у середньому { $lost } перемоги.
fair-play-time = Хід триває { $seconds } с, розкид { $spread }.
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

# Notifications
notifications = Сповіщення
notify-lead = Вони надходять, коли вас немає, з ігор, де на хід є дні.
notify-browser = Сповіщати в цьому браузері
notify-browsers = { $count ->
    [0] Жоден ваш браузер ще не отримує сповіщень.
    [one] Сповіщення отримує { $count } ваш браузер.
    [few] Сповіщення отримують { $count } ваші браузери.
   *[many] Сповіщення отримують { $count } ваших браузерів.
}
notify-browser-cannot = Цей браузер не може тут показувати сповіщень. Вони працюють через https і на цьому комп’ютері.
notify-not-allowed = Браузер не дозволяє сповіщень. Змініть це в його налаштуваннях для цієї сторінки.
notify-mail = Електронна пошта
notify-mail-address = Адреса електронної пошти
notify-mail-help = Через неї ви також входите: на неї надходить посилання. Залиште порожнім, щоб вилучити адресу.
notify-mail-keep = Зберегти адресу
notify-mail-sent = Посилання надіслано. Відкрийте його на цьому пристрої.
notify-mail-confirmed = Адресу { $address } підтверджено.
notify-mail-unconfirmed = Відкрийте посилання, надіслане на { $address }.
notify-kinds = Про що вас сповіщати
notify-kind-turn = Мій хід
notify-kind-reminder = Мій час спливає
notify-kind-over = Гру завершено
notify-kind-chat = Мені пишуть
notify-kind-invited = Мене запрошують друзі
notify-quiet-from = Тихі години від
notify-quiet-to = Тихі години до
notify-quiet-never = Без тихих годин
notify-quiet-help = Усе, що станеться тоді, дійде до вас згодом.
notify-confirm-lead = Це ваша адреса? Підтвердьте її, щоб отримувати туди сповіщення та входити з нею.
notify-confirm = Підтвердити адресу
