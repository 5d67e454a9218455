upkeep-help-backup = зберегти всі столи у файл, поки сервер працює
upkeep-help-restore = завантажити резервну копію в порожню теку чи базу даних
upkeep-help-check = перевірити базу даних і показати, що пошкоджено
upkeep-help-file = файл для запису
upkeep-help-backup-file = резервна копія для завантаження
upkeep-help-secret = додати секрет сервера, щоб після відновлення гості лишилися собою
upkeep-help-repair = виправити все, що можна; спершу зупиніть сервери
upkeep-help-database = використати цю базу даних (postgresql://…) замість теки

upkeep-backed-up = Резервну копію збережено у файл { $file }. Столи: { $tables }, рядки: { $lines }.
upkeep-restored = Відновлено з файлу { $file }. Столи: { $tables }, рядки: { $lines }.
upkeep-sound = Помилок не знайдено. Столи: { $tables }.
upkeep-can-repair = Помилки, які виправить «litera check --repair»: { $count }.
upkeep-repaired = Виправлено помилок: { $count }.
upkeep-cannot-repair = Помилки, які виправить лише резервна копія: { $count }.

upkeep-no-database = У { $place } немає столів Litera. Вкажіть теку або базу даних: --data DIR, --database URL
upkeep-database-older = Цю базу даних створено старішою версією Litera. Запустіть «litera serve» один раз, щоб оновити її.
upkeep-place-taken = У { $place } вже є столи. Відновіть копію в порожню теку чи базу даних: --data DIR, --database URL
upkeep-secret-taken = У теці { $folder } вже є інший секрет. Відновіть копію в порожню теку: --data DIR
upkeep-file-unwritable = Не вдалося записати файл { $file }: { $why }
upkeep-file-unreadable = Не вдалося прочитати файл { $file }: { $why }
upkeep-file-damaged = Файл { $file } пошкоджено, або це не резервна копія Litera. Нічого не змінено.
upkeep-file-other = Файл { $file } створено у версії Litera { $version }, яка зберігає столи інакше. Відновіть його в тій версії, а потім оновіть програму.

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
upkeep-tables-now = Столи в пам’яті: { $tables }, з’єднання: { $people }.
upkeep-moves-now = Ходів від запуску: { $moves }, відхилених запитів: { $refused }.
upkeep-commits-now = Середній час запису: { $milliseconds } мс.
upkeep-lag-now = Найдовша затримка: { $milliseconds } мс; затримки понад 50 мс: { $times }.

upkeep-help-admin = переглядати й завершувати ігри та надсилати повідомлення як адміністратор сервера
upkeep-help-admin-tables = показати найновіші столи
upkeep-help-admin-table = показати, що відбувається за столом
upkeep-help-admin-close = завершити гру за столом; ніхто не виграє
upkeep-help-admin-notice = надіслати повідомлення до кожного столу, за яким хтось є
upkeep-help-table = ідентифікатор столу з команди «litera admin tables»
upkeep-help-hidden = показати й закриті картки; журнал сервера це зафіксує
upkeep-help-text = текст повідомлення
upkeep-admin-table = { $table } { $game }, { $status ->
    [waiting] чекає
    [playing] триває
   *[over] завершено
}: { $seats }
upkeep-admin-nobody = вільне місце
upkeep-admin-none = Столів немає.
upkeep-admin-closed = Гру за столом { $table } завершено.
upkeep-admin-noticed = Столи, до яких дійшло повідомлення: { $tables }.
upkeep-admin-missed = Сервери, які не відповіли: { $servers }. Повідомлення могло не дійти до їхніх столів.
upkeep-admin-no-secret = У теці { $folder } немає секрету. Вкажіть теку сервера: --data, або задайте LITERA_SECRET.
upkeep-admin-refused = { $url }: { $why }
