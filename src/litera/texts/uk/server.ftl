### Що каже сервер столів: відмови, запуск, довідка і назви рівнів комп’ютерних гравців.

server-no-session = Сервер вас ще не знає. Спершу виберіть псевдонім.
server-bad-origin = Цей запит надіслано не зі сторінки цього сервера. Якщо сервер має публічну адресу, запускайте його з --public-url.
server-not-json = Запит має бути у форматі JSON (Content-Type: application/json).
server-bad-name = { $longest ->
    [one] Псевдонім має займати один рядок і містити від 1 до { $longest } знака.
    [few] Псевдонім має займати один рядок і містити від 1 до { $longest } знаків.
   *[many] Псевдонім має займати один рядок і містити від 1 до { $longest } знаків.
}
server-odd-name = Псевдонім повинен мати принаймні одну літеру або цифру й не може містити невидимих знаків.
server-operators-only = Це може зробити лише адміністратор сервера командою «litera admin», якій потрібен секрет сервера.
server-not-found = Такого столу немає.
server-no-page = За цією адресою нічого немає.
server-not-invited = Цей стіл приватний. Потрібне посилання із запрошенням.
server-wrong-password = Пароль не вказано, або він неправильний.
server-no-spectators = Глядачів за цей стіл не пускають.
server-not-host = Це може зробити лише господар столу.
server-no-seat = У вас немає місця за цим столом.
server-has-seat = Ви вже маєте місце { NUMBER($number, useGrouping: 0) }.
server-own-seat = Це ваше власне місце. Щоб звільнити його, встаньте.
server-not-awaited = Зараз ніхто не чекає на гравця з місця { NUMBER($number, useGrouping: 0) }.
server-seat-not-free = Місце { NUMBER($number, useGrouping: 0) } зайняте.
server-not-waiting = Гра вже почалася.
server-not-playing = Гра ще не почалася.
server-not-over = Це буде можливо після закінчення гри.
server-not-full = { $count ->
    [one] Ще є { $count } вільне місце.
    [few] Ще є { $count } вільні місця.
   *[many] Ще є { $count } вільних місць.
}
server-no-hints = За цим столом підказки вимкнено.
server-no-advice = Бот не відповідає. Запитайте ще раз.
server-nothing-to-offer = Нема чого пропонувати чи відкликати.
server-empty-chat = У повідомленні має бути текст або готова фраза.
server-too-soon = Зачекайте хвилину, перш ніж робити це знову.
server-too-many = Забагато запитів. Зачекайте трохи.
server-too-many-tables = Забагато нових столів. Зачекайте, перш ніж відкривати ще один.
server-too-many-analyses = На аналіз уже чекає забагато ігор. Спробуйте пізніше.
server-words-long = Список слів задовгий: літер у ньому { $count }, а можна щонайбільше { $most }.
server-unknown-key = Столи не мають параметра «{ $name }». Параметри: { $names }.
server-too-many-bots = { $most ->
    [0] Крім вашого, за цим столом немає місць
    [one] Крім вашого, за цим столом є { $most } місце
    [few] Крім вашого, за цим столом є { $most } місця
   *[many] Крім вашого, за цим столом є { $most } місць
}, а в «bots» названо { $count ->
    [one] { $count } бота
    [few] { $count } ботів
   *[many] { $count } ботів
}.
server-full = На сервері більше немає місця. Спробуйте пізніше.
server-store-failed = Зберегти це не вдалося, тож нічого не змінилося. Спробуйте ще раз.
server-store-away = База даних зараз не відповідає. Спробуйте ще раз.
server-table-moving = Цей стіл саме переносять на інший сервер. Спробуйте ще раз.
server-cluster-away = Сервер, на якому цей стіл, зараз не відповідає. Спробуйте ще раз.
server-failed = На сервері сталася помилка. Спробуйте ще раз.
server-hello-first = Першим повідомленням має бути «hello».
server-hello-once = Повідомлення «hello» вже надіслано.
server-ticket = Квитка немає, або він неправильний чи застарілий. Отримайте новий.
server-token = Програми з таким токеном за цим столом немає.
server-not-here = Це з’єднання втратило місце за столом. Під’єднайтеся знову.
server-metrics-private = Показники доступні лише програмам на тому самому комп’ютері.
server-no-site = Сторінок Litera ще не зібрано. Запустіть «make play» або «npm run build» у теці web.

server-setting-unknown = Немає параметра «{ $name }». Параметри: { $names }
server-setting-wrong = Параметр «{ $name }» не може мати значення «{ $value }»: { $kind }.
server-setting-file = Не вдалося прочитати параметри з { $file }: { $why }
server-setting-database = Бази даних виду «{ $scheme }» не підтримуються. Адреса може починатися лише так: { $schemes }
server-setting-database-file = Параметр «database» має вказувати на файл, наприклад sqlite:///folder/litera.sqlite
server-setting-cluster = Параметр «cluster» має бути адресою сервера NATS. Вона може починатися лише так: { $schemes }
server-setting-cluster-database = Серверам кластера потрібна спільна база PostgreSQL. Вкажіть її: --database postgresql://…
server-setting-cluster-secret = Серверам кластера потрібен спільний секрет. Задайте LITERA_SECRET з однаковим текстом для кожного з них.
server-setting-traces = Параметр «traces» має бути адресою колектора OpenTelemetry. Вона може починатися лише так: { $schemes }
server-setting-secret = Параметр «secret» повинен мати щонайменше { $shortest ->
    [one] { $shortest } символ
    [few] { $shortest } символи
   *[many] { $shortest } символів
}; інакше будь-хто може видати себе за будь-якого гостя.
server-setting-range = потрібне ціле число від { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }
server-setting-decimal-range = потрібне число від { $lowest } до { $highest }
server-setting-networks = потрібен перелік адрес і мереж, наприклад 127.0.0.1,10.0.0.0/8
server-setting-switch = потрібне true або false
server-setting-text = потрібен текст
server-setting-choice = допустимі значення — { $choices }
server-database-away = Не вдалося відкрити базу даних: { $why }
server-database-newer = Цю базу даних створено новішою версією Litera. Запустіть ту версію або відновіть резервну копію, зроблену до оновлення.
server-folder-away = У теці { $folder } не можна зберігати столи: { $why }. Вкажіть іншу теку: --data DIR
server-secret-short = Секрет у файлі { $file } повинен мати щонайменше { $shortest ->
    [one] { $shortest } звичайну літеру або цифру
    [few] { $shortest } звичайні літери чи цифри
   *[many] { $shortest } звичайних літер чи цифр
}; інакше будь-хто може видати себе за будь-якого гостя. Видаліть файл, щоб сервер створив новий секрет; тоді всі гості стануть новими гостями.
server-secret-away = Не вдалося прочитати чи записати файл «secret» у теці { $folder }: { $why }
server-data-taken = Файлом { $file } уже користується інший сервер. Спершу зупиніть той сервер або вкажіть іншу теку: --data DIR
server-cluster-uses-database = Цю базу використовує кластер. Щоб приєднатися до нього, вкажіть також адресу його сервера NATS: --cluster nats://… Щоб сервер працював окремо, спершу зупиніть усі сервери кластера.
server-alone-uses-database = Цю базу використовує сервер, який працює окремо. Спершу зупиніть його, а тоді запускайте сервери кластера.
server-traces-missing = Щоб надсилати дані трасування, потрібні бібліотеки, яких тут немає. Установіть їх: pip install "litera[traces]"
server-port-taken = Порт { NUMBER($port, useGrouping: 0) } зайнятий, можливо, іншим сервером Litera. Вкажіть інший: --port PORT
server-not-listening = Сервер не може приймати з’єднання за адресою { $host }, порт { NUMBER($port, useGrouping: 0) }: { $why }

server-listening = Litera працює за адресою { $url }
server-lan = Для телефонів у тій самій мережі: { $url }
server-stop = Щоб зупинити сервер, натисніть Ctrl+C. Жодна гра не пропаде.

server-help-serve = запустити сервер столів, щоб грати в браузері
server-help-host = адреса, за якою сервер приймає з’єднання (типово 127.0.0.1)
server-help-port = порт, на якому сервер приймає з’єднання (типово 8000)
server-help-public-url = адреса, за якою сервер доступний іншим людям
server-help-data = тека для бази даних і секрету сервера
server-help-database = база даних для столів (postgresql://…) замість теки
server-help-cluster = вести столи разом з іншими серверами через цей сервер NATS (nats://…); потрібні --database і спільний секрет
server-help-worker = лише обчислювати ходи ботів та аналізувати ігри для серверів кластера, не показуючи вебсторінок
server-help-worker-cluster = сервер NATS кластера (nats://…); потрібен і секрет кластера
server-help-no-browser = не відкривати браузера
server-help-lan = відкрити доступ із тієї самої мережі й показати посилання та QR-код
server-help-bot-workers = скільки процесів обчислює ходи ботів (типово 2)
server-help-log-level = наскільки докладний журнал (типово info)
server-help-traces = надсилати дані трасування до цього колектора OpenTelemetry, наприклад http://127.0.0.1:4318/v1/traces
server-help-config = узяти налаштування із цього файлу TOML

level-first = Перші кроки
level-easy = Легкий
level-casual = Аматор
level-club = Клубний
level-expert = Експерт
level-master = Майстер
level-even = Рівний суперник
level-even-means = Підлаштовується під ваші результати, щоб ви вигравали приблизно половину партій. Одні ходи робить як трохи слабший рівень, інші — як трохи сильніший.
level-rated = { $description } Рейтинг: { NUMBER($rating, useGrouping: 0) }.
