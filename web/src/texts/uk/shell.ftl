# The shell of the pages: frame, settings, errors

skip = До вмісту
home = Litera: головна
navigation = Сторінки
rules = Правила
settings = Налаштування
language-menu = Мова: { $language }
toasts = Сповіщення
close = Закрити
cancel = Скасувати
loading = Хвилинку…
reload = Завантажити знову
retry = Спробувати ще раз
to-lobby = На головну
offline = Немає зв’язку. Столи чекають на вас.

error-offline = Сервер недоступний. Перевірте з’єднання та спробуйте ще раз.
error-server = Помилка сервера (статус { NUMBER($status, useGrouping: "false") }). Спробуйте ще раз трохи згодом.

broken-title = Щось пішло не так
broken = Ця сторінка зламалася, але це не ваша провина. Ваші столи в безпеці на сервері. Завантажте сторінку знову.
missing-title = Такої сторінки немає
missing = За цією адресою нічого немає. Можливо, бракує частини посилання.

people = Люди
