# People among each other, reports and moderation

account-people = Друзі та заблоковані
people-askers = Хочуть бути вашими друзями
people-friends = Друзі
people-friends-none = У вас ще немає друзів. Оберіть ім’я за столом або на сторінці рейтингів і натисніть «Додати до друзів».
people-friends-guest = Щоб мати тут друзів, спершу оберіть «Зберегти моє місце».
people-asked = Ще не відповіли вам
people-muted = Приглушені: їхніх повідомлень ви не бачите
people-blocked = Заблоковані: ви не опинитеся за одним столом
people-presence = Друзі бачать, коли я тут
people-presence-help = Вашу присутність бачитимуть лише ті, кого ви прийняли в друзі.
person-nobody = { $name }: такої людини тут немає.
person-page = Відкрити сторінку
person-note = Приватна нотатка
person-note-help = Нотатку можете прочитати лише ви.
person-note-keep = Зберегти нотатку
person-note-kept = Нотатку збережено.
tie-friend = Додати до друзів
tie-mute = Вимкнути повідомлення
tie-block = Заблокувати
tie-block-title = Заблокувати гравця { $name }?
tie-block-sure = Ви більше не сидітимете за одним столом і не читатимете повідомлень одне одного. Ця людина про це не дізнається.
tie-done-friend = Запит гравцеві { $name } надіслано. Якщо ця людина вже запрошувала вас у друзі, тепер ви друзі.
tie-done-mute = Повідомлення гравця { $name } вимкнено. Скасувати можна на сторінці «Люди».
tie-done-block = Гравця { $name } заблоковано. Скасувати можна на сторінці «Люди».
tie-accept = Прийняти
tie-decline = Відхилити
tie-unfriend = Вилучити
invite-to-game = Запросити до гри
tie-withdraw = Відкликати
tie-unmute = Увімкнути повідомлення
tie-unblock = Розблокувати
tie-label = { $act }: { $name }
neighbours-none = Тут більше нікого немає.
notices = Від модераторів
notice-warn = Вам винесено попередження.
notice-mute = Вам вимкнено чат.
notice-suspend = Вас відсторонено від гри.
notice-ban = Вас заблоковано.
notice-rename = Ваше ім’я змінено.
notice-lift = Вимкнення чату, відсторонення та блокування скасовано.
notice-silence = Ваші повідомлення за одним зі столів вилучено.
report = Поскаржитися
report-person = Скарга на гравця { $name }
report-lead = Вашу скаргу прочитають модератори. Людина, на яку ви скаржитеся, не дізнається, від кого скарга.
report-lead-table = Модератори прочитають вашу скаргу разом із повідомленнями цієї людини за цим столом. Вона не дізнається, від кого скарга.
report-lead-line = Модератори прочитають вашу скаргу разом із цим повідомленням та іншими повідомленнями цієї людини за цим столом. Вона не дізнається, від кого скарга.
report-reason = Чого стосується скарга?
report-reason-chat = Повідомлення
report-reason-name = Ім’я
report-reason-play = Нечесна гра
report-reason-other = Щось інше
report-words = Що сталося
report-send = Надіслати
report-sent = Дякуємо. Модератори розглянуть вашу скаргу.
report-by = Скаргу подає { $reporter }; причина: { $reason }.
report-name-then = Тодішнє ім’я: { $name }
report-table = Стіл
report-said = { $count ->
    [one] Що написала ця людина ({ $count } повідомлення)
    [few] Що написала ця людина ({ $count } повідомлення)
   *[many] Що написала ця людина ({ $count } повідомлень)
}
report-line = Повідомлення зі скарги
report-before = { $count ->
    [0] Раніше рішень щодо цієї людини не було.
    [one] { $count } попереднє рішення щодо цієї людини.
    [few] { $count } попередні рішення щодо цієї людини.
   *[many] { $count } попередніх рішень щодо цієї людини.
}
moderation = Модерація
moderation-none = Нерозглянутих скарг немає.
moderation-none-such = Таких нерозглянутих скарг немає.
moderation-reason = Причина скарги
moderation-every-reason = Усі причини
moderation-log = Журнал
moderation-every-measure = Усі рішення
moderation-log-none = Таких записів у журналі немає.
moderation-done = Зроблено та записано в журнал.
fair-play = Чесність у рейтингових іграх
fair-play-lead = Це нічого не доводить, а лише показує, куди дивитися. Сильні гравці часто грають так само, як найсильніший бот.
fair-play-none = Ще ні в кого немає достатньої кількості рейтингових ігор.
fair-play-none-such = Таких результатів немає.
fair-play-unusual-only = Лише незвичні результати
fair-play-unusual = Незвично:
fair-play-agrees = Збіг із найсильнішим ботом: { $agreed } з { $decisions } рішень; ігор: { $games }.
fair-play-usual = У найкращих чесних гравців збіг сягає { $usual }.
fair-play-lost = Решта ходів знижує шанс на перемогу в середньому на { $lost }.
fair-play-time = Хід триває в середньому { $seconds } с, розкид { $spread }.
measure = Рішення
measure-dismiss = Відхилити скаргу
measure-warn = Попередити
measure-silence = Вилучити повідомлення
measure-mute = Вимкнути чат
measure-suspend = Відсторонити
measure-ban = Заблокувати
measure-rename = Змінити ім’я
measure-lift = Скасувати все
measure-grant = Надати роль модератора
measure-revoke = Позбавити ролі модератора
measure-hours = Години
measure-name = Нове ім’я
measure-why = Причина
measure-why-help = Людина прочитає причину, якщо ви не відхилите скаргу.
measure-act = Ухвалити рішення

# Notifications
notifications = Сповіщення
notify-lead = Коли вас тут немає, Litera може сповіщати вас про ігри, де час на хід рахують днями.
notify-browser = Сповіщати в цьому браузері
notify-browsers = { $count ->
    [0] Жоден ваш браузер ще не отримує сповіщень.
    [one] Сповіщення отримує { $count } ваш браузер.
    [few] Сповіщення отримують { $count } ваші браузери.
   *[many] Сповіщення отримують { $count } ваших браузерів.
}
notify-browser-cannot = Цей браузер не може тут показувати сповіщень. Вони працюють лише через https або на комп’ютері, де запущено сервер.
notify-not-allowed = Браузер не дозволяє сповіщень. Змініть це в його налаштуваннях для цієї сторінки.
notify-mail = Електронна пошта
notify-mail-address = Адреса електронної пошти
notify-mail-help = За цією адресою можна й увійти: на неї надійде посилання. Залиште поле порожнім, щоб вилучити адресу.
notify-mail-keep = Зберегти адресу
notify-mail-sent = Посилання надіслано. Відкрийте його на цьому пристрої.
notify-mail-confirmed = Адресу { $address } підтверджено.
notify-mail-unconfirmed = Відкрийте посилання, надіслане на { $address }.
notify-kinds = Про що мене сповіщати
notify-kind-turn = Мій хід
notify-kind-reminder = Мій час спливає
notify-kind-over = Гру завершено
notify-kind-chat = Мені пишуть
notify-kind-invited = Мене запрошують друзі
notify-quiet-from = Початок годин тиші
notify-quiet-to = Кінець годин тиші
notify-quiet-never = Без годин тиші
notify-quiet-help = Про все, що станеться в цей час, ви дізнаєтеся згодом.
notify-confirm-lead = Це ваша адреса? Підтвердьте її, щоб отримувати на неї сповіщення та входити за її допомогою.
notify-confirm = Підтвердити адресу
