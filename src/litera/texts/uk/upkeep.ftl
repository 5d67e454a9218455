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
upkeep-repaired = Виправлені помилки: { $count }.
upkeep-cannot-repair = Помилки, які виправить лише резервна копія: { $count }.

upkeep-no-database = У { $place } немає столів Litera. Вкажіть теку або базу даних: --data DIR, --database URL
upkeep-database-older = Цю базу даних записала старіша версія Litera. Запустіть «litera serve» один раз, щоб оновити її.
upkeep-place-taken = У { $place } вже є столи. Відновіть копію в порожню теку чи базу даних: --data DIR, --database URL
upkeep-secret-taken = У теці { $folder } вже є інший секрет. Відновіть копію в порожню теку: --data DIR
upkeep-file-unwritable = Не вдалося записати файл { $file }: { $why }
upkeep-file-unreadable = Не вдалося прочитати файл { $file }: { $why }
upkeep-file-damaged = Файл { $file } пошкоджено, або це не резервна копія Litera. Нічого не змінено.
upkeep-file-other = Файл { $file } створено у версії Litera { $version }, яка зберігає столи інакше. Відновіть його в тій версії, а потім оновіть її.

upkeep-broken-chain = Стіл { $table }: бракує рядка { NUMBER($line, useGrouping: 0) }.
upkeep-broken-line = Стіл { $table }: рядок { NUMBER($line, useGrouping: 0) } не підходить: { $why }
upkeep-broken-record = Стіл { $table }: завершену гру не вдалося відтворити: { $why }
upkeep-why = { $kind } { $words }
upkeep-stale = Стіл { $table }: запису в переліку столів немає, або він хибний.
upkeep-orphan = Стіл { $table }: він є в переліку столів, але запису гри немає.
