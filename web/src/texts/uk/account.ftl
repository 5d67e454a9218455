# Збереження місця, вхід

keep-place-lead = Ви граєте як гість під іменем { $name }, лише в цьому браузері. Додайте спосіб входу, і ви зможете повернутися з будь-якого пристрою: місця, ігри та ім’я залишаться. Паролів немає.
account-lead = Кожен із цих способів дає змогу повернутися з будь-якого пристрою.
sign-in-instead = Я тут не вперше: увійти
sign-in-lead = Ігри, у які ви граєте на цьому пристрої як гість, залишаться з вами.
sign-out = Вийти
sign-out-label = Вийти: { $name }
sign-out-others = Вийти на всіх інших пристроях
sign-out-here = Вийти тут
ways = Як ви входите
new-ways = Додати спосіб входу
passkey = Ключ доступу
passkey-help = Ключ зберігається на пристрої або в менеджері паролів; вхід підтверджують відбитком пальця, обличчям або PIN-кодом.
passkey-missing = Ключі доступу працюють лише через https або на комп’ютері, де запущено сервер. Слова відновлення та посилання працюють усюди.
passkey-add = Створити ключ доступу
passkey-added = Ключ доступу додано.
way-words = Слова відновлення
way-passkey = Ключ доступу з пристрою: { $label }
way-mail = Посилання поштою: { $label }
mail-sure = Цей лист надіслано вам? Тоді продовжуйте, щоб увійти на цьому пристрої.
sign-in-mail = Посилання поштою
sign-in-mail-send = Надіслати посилання
sign-in-mail-sent = Якщо цю адресу тут підтверджено, посилання вже в дорозі. Воно діє 15 хвилин.
account-event-mail = Вхід за посиланням із пошти: { $device }
account-event-mail-added = Підтверджено адресу пошти: { $device }
way-openid = { $label } (вхід через сторонній сервіс)
account-event-openid = Вхід через сторонній сервіс: { $device }
account-event-openid-added = Додано вхід через сторонній сервіс: { $device }
openid = { $provider }
openid-help = Скористайтеся своїм обліковим записом на { $provider }.
openid-add = Додати цей вхід
openid-sign-in = Увійти через { $provider }
openid-waiting = Перевіряємо, хто ви…
openid-cancelled = Сторонній сервіс відмовив, або вхід скасовано. Нічого не змінилося.
sign-in-passkey = Скористатися ключем доступу
recovery-words = Слова відновлення
recovery-words-help = Дванадцять англійських слів, які треба записати або надрукувати. Вони діють на будь-якому пристрої, а нові замінюють старі.
recovery-words-show = Показати мої слова
recovery-words-once = Ці слова видно лише зараз. Запишіть їх у цьому порядку та нікому не показуйте.
recovery-words-kept = Слова записано
recovery-words-type = Ваші дванадцять слів
recovery-words-type-help = У тому самому порядку; досить перших чотирьох літер кожного.
print = Друкувати
transfer = Посилання для іншого пристрою
transfer-help = Відкрийте посилання на іншому пристрої протягом п’яти хвилин. Воно діє лише один раз і працює також без https.
transfer-make = Створити посилання
transfer-link = Посилання для вашого іншого пристрою
transfer-qr = QR-код посилання для вашого іншого пристрою
transfer-sure = Ви ввійдете тут під іменем людини, що створила посилання. Продовжуйте, лише якщо його створили ви.
transfer-take = Продовжити тут
transfer-from-other = Створіть посилання на пристрої, де ви вже ввійшли: відкрийте там свій обліковий запис.
remove = Вилучити
remove-label = Вилучити: { $name }
remove-sure = Увійти в такий спосіб більше не вдасться. Якщо інших способів не лишиться, ви зможете грати під цим іменем тільки на пристроях, де вхід уже виконано.
devices = Пристрої
device-here = { $name } (цей пристрій)
device-unknown = невідомий пристрій
last-used = востаннє:
account-events = Що відбувалося
account-event-words = Вхід за допомогою слів відновлення: { $device }
account-event-passkey = Вхід за допомогою ключа доступу: { $device }
account-event-transfer = Вхід за посиланням: { $device }
account-event-words-made = Нові слова відновлення: { $device }
account-event-passkey-added = Додано ключ доступу: { $device }
account-event-way-removed = Вилучено спосіб входу: { $device }
account-event-signed-out = Вихід: { $device }

# One's own games

# One's data
data = Ваші дані
data-lead = Завантажте все, що сервер про вас зберігає, одним файлом JSON.
data-download = Завантажити мої дані
delete-account = Видалити мій обліковий запис
delete-lead = Зникнуть ваше ім’я, повідомлення, друзі та способи входу. Ігри залишаться, але вже без вашого імені: як ігри «людини, яка пішла». Цього не можна скасувати.
delete-name = Щоб підтвердити, введіть своє ім’я: { $name }
delete-act = Видалити все

# One's profile
profile = Ваша сторінка
profile-page = Переглянути свою сторінку
profile-about = Про себе
profile-about-help = Один рядок до 200 знаків на вашій сторінці.
profile-languages = Мови, якими ви розмовляєте
profile-languages-others = Інші мови
profile-visibility = Хто бачить вашу сторінку й рейтинги?
profile-visibility-everybody = Усі
profile-visibility-played = Люди, з якими я граю, і друзі
profile-visibility-nobody = Ніхто
profile-keep = Зберегти
profile-kept = Збережено.
vacation = Відпустка
vacation-lead = Під час відпустки ваш годинник зупинено в усіх іграх, де час на хід рахують днями. Усі за вашими столами бачать, що ви у відпустці.
vacation-left = { $days ->
    [0] Цього року у вас більше немає днів відпустки.
    [one] Цього року у вас лишився { $days } день.
    [few] Цього року у вас лишилося { $days } дні.
   *[many] Цього року у вас лишилося { $days } днів.
}
vacation-days = Дні відпустки
vacation-begin = Почати відпустку
vacation-until = Ваша відпустка триває до { $date }.
vacation-end = Завершити відпустку
