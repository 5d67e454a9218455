upkeep-help-backup = зберегти всі столи у файл, поки сервер працює
upkeep-help-restore = відновити дані з резервної копії в порожній теці чи базі даних
upkeep-help-check = перевірити базу даних і показати, що пошкоджено
upkeep-help-file = файл, у який записати копію
upkeep-help-backup-file = резервна копія, з якої відновити дані
upkeep-help-secret = додати секрет сервера, щоб після відновлення сервер упізнавав гостей
upkeep-help-repair = виправити все, що можна; спершу зупиніть сервери
upkeep-help-database = використати цю базу даних (postgresql://…) замість теки

upkeep-backed-up = Резервну копію збережено у файл { $file }. Столів: { $tables }, рядків: { $lines }.
upkeep-restored = Відновлено з файлу { $file }. Столів: { $tables }, рядків: { $lines }.
upkeep-sound = Помилок не знайдено. Столів: { $tables }.
upkeep-can-repair = Помилок, які виправить «litera check --repair»: { $count }.
upkeep-repaired = Виправлено помилок: { $count }.
upkeep-cannot-repair = Помилок, які виправить лише резервна копія: { $count }.

upkeep-no-database = У { $place } немає столів Litera. Вкажіть теку або базу даних: --data DIR або --database URL
upkeep-database-older = Цю базу даних створено старішою версією Litera. Запустіть «litera serve» один раз, щоб оновити її.
upkeep-place-taken = У { $place } вже є столи. Відновіть дані з копії в порожній теці чи базі даних: --data DIR або --database URL
upkeep-secret-taken = У теці { $folder } вже є інший секрет. Відновіть дані з копії в порожній теці: --data DIR
upkeep-file-unwritable = Не вдалося записати файл { $file }: { $why }
upkeep-file-unreadable = Не вдалося прочитати файл { $file }: { $why }
upkeep-file-damaged = Файл { $file } пошкоджено, або це не резервна копія Litera. Нічого не змінено.
upkeep-file-other = Файл { $file } створено в Litera версії { $version }, яка зберігає столи інакше. Відновіть із нього дані в тій версії, а потім оновіть програму.

upkeep-broken-chain = Стіл { $table }: бракує рядка { NUMBER($line, useGrouping: 0) }.
upkeep-broken-line = Стіл { $table }: рядок { NUMBER($line, useGrouping: 0) } не підходить: { $why }
upkeep-broken-record = Стіл { $table }: завершену гру не вдалося відтворити: { $why }
upkeep-why = { $kind } { $words }
upkeep-stale = Стіл { $table }: запису в переліку столів немає, або він хибний.
upkeep-orphan = Стіл { $table }: він є в переліку столів, але запису гри немає.
upkeep-unrated = Стіл { $table }: рейтингової гри немає в рейтингах.
upkeep-miscounted = Результати й серії перемог не збігаються із зіграними іграми.

upkeep-help-status = показати, як працює запущений сервер
upkeep-help-url = адреса сервера
upkeep-server-well = { $url } працює.
upkeep-server-unwell = { $url } зараз не має доступу до бази даних. Доки його не відновлено, ходи не приймаються.
upkeep-server-away = { $url } не відповідає: { $why }
upkeep-no-measurements = Показники видно лише на комп’ютері сервера або з «public_metrics = true».
upkeep-tables-now = Столів у пам’яті: { $tables }, з’єднань: { $people }.
upkeep-moves-now = Ходів від запуску: { $moves }, відхилених запитів: { $refused }.
upkeep-commits-now = Збереження зміни триває в середньому { $milliseconds } мс.
upkeep-lag-now = Найдовша затримка: { $milliseconds } мс; затримок понад 50 мс: { $times }.

upkeep-help-admin = переглядати й завершувати ігри та надсилати повідомлення як адміністратор сервера
upkeep-help-admin-tables = показати найновіші столи
upkeep-help-admin-table = показати, що відбувається за столом
upkeep-help-admin-close = завершити гру за столом; ніхто не виграє
upkeep-help-admin-notice = показати повідомлення за кожним столом, де хтось є
upkeep-help-table = ідентифікатор столу з команди «litera admin tables»
upkeep-help-hidden = показати й закриті картки; журнал сервера це зафіксує
upkeep-help-text = текст повідомлення
upkeep-admin-table = { $table } { $game }, { $status ->
    [waiting] чекає на гравців
    [playing] триває
   *[over] завершено
}; місця: { $seats }
upkeep-admin-nobody = вільне місце
upkeep-admin-none = Столів немає.
upkeep-admin-closed = Гру за столом { $table } завершено.
upkeep-admin-noticed = Столів, до яких дійшло повідомлення: { $tables }.
upkeep-admin-missed = Сервери, які не відповіли: { $servers }. Повідомлення могло не дійти до їхніх столів.
upkeep-admin-no-secret = У теці { $folder } немає секрету. Вкажіть теку сервера (--data DIR) або задайте LITERA_SECRET.
upkeep-admin-refused = { $url }: { $why }
