# Playing by ear or by touch

heading-board = Стіл
heading-hand = Ваша рука
klepka-gone = забрано
dnup-over = { $value } над { $other }
dnup-begin = Ви починаєте раунд { $round }: викладіть набір або переверніть руку.
listening = Повідомлення й клавіші
listening-buffer = Які повідомлення
listening-previous = Попереднє
listening-next = Наступне
listening-first = Перше
listening-newest = Найновіше
listening-repeat = Повторити
listening-copy = Копіювати
listening-copied = Скопійовано.
listening-not-copied = Браузер не дозволяє сторінці копіювати.
listening-mute = Приглушити: «{ $name }»
listening-less = Не озвучувати таких повідомлень
listening-more = Завжди озвучувати такі повідомлення
listening-kinds-reset = Скинути налаштування
listening-alarms = Сигнали годинника: скільки секунд лишилося
listening-set = Установити
jumps = Клавіші переходу
jumps-on = Клавіші переходу: { $keys } і літера або цифра
jump-prompt = Що робити зараз
jump-board = Стіл
jump-hand = Ваша рука
jump-field = Текстове поле
jump-log = Журнал
jump-chat = Чат
jump-seats = Гравці
jump-previous = Попереднє повідомлення
jump-next = Наступне повідомлення
jump-buffer = Інші повідомлення (гра, чат, люди, усі)
jump-set = { $what }: { $keys }
jump-lost = «{ $what }» тепер без клавіші.
jump-taken = Комбінацію { $keys } зайнято: її використовує зчитувач екрана, браузер чи система або вона вводить літеру на деяких клавіатурах. Вільні літери: { $letters }, а також усі цифри.
jump-wrong = Клавішею переходу може бути лише літера або цифра. Backspace прибирає клавішу.
jump-absent = Зараз недоступно: «{ $what }».
jumps-reset = Відновити клавіші
reset-done = Типові налаштування відновлено.
prepare = Підготувати хід
prepared = Підготовлено: { $move }. Хід буде надіслано, коли настане ваша черга, якщо він іще буде можливий.
prepared-cancel = Скасувати
which-seat = Яке місце? Назвіть номер від 1 до { $highest }.
screen-readers = Гра зі зчитувачем екрана
table-terms-time = Місце { $number } має { $percent }% звичайного часу
extra-time = Додатковий час
extra-time-help = Про додатковий час усі дізнаються, перш ніж сісти за стіл.
extra-time-none = Як в інших
extra-time-times = Час × { $times }
sounds-page = Усі звуки
dnup-second = Ваш другий хід.
dnup-first = Ви починаєте.
klepka-due = { $due ->
    [2] Відкрийте.
    [one] Відкрийте { $due } картку.
    [few] Відкрийте { $due } картки.
   *[many] Відкрийте { $due } карток.
}
klepka-another = Відкрийте ще пару.
