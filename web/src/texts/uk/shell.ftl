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
offline = Немає з’єднання. Столи зачекають, і гра піде далі, щойно воно повернеться.

error-offline = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
error-server = Сервер відповів не так, як мав би (статус { NUMBER($status, useGrouping: "false") }). Спробуйте ще раз за хвилину.

broken-title = Щось розсипалося
broken = Ця сторінка зламалася, і це не ваша провина. Ваші столи в безпеці на сервері. Завантажте сторінку знову.
missing-title = Тут нічого немає
missing = Ця адреса нікуди не веде. Мабуть, якась літера загубилася дорогою.

