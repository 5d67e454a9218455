# Стіл гри Клепка

klepka-you = Ви
klepka-slava = Це вся фраза: вона одразу приносить перемогу.
klepka-others = Зібрані картки та слова
klepka-no-cards = без карток
klepka-polysemy = Полісемія
klepka-exchange = Обмін
klepka-chaos = Хаос
klepka-hidden = схована картка
klepka-carpet = Килим
klepka-choose = Відкрити картки: вибрано { $chosen } з { $due }
klepka-stop = Більше не відкривати
klepka-face-down = долілиць
klepka-place = { $place }: { $card }
klepka-vote = Голосування
klepka-vote-yes = Так
klepka-vote-no = Ні
klepka-voted = { $name }: { $vote }
klepka-bench = Ваші картки та слова
klepka-hand = Ваші картки
klepka-word = Ваше слово
klepka-back = Забрати літеру
klepka-sort-letter = За літерами
klepka-sort-colour = За кольорами
klepka-card-times = { $card }, таких карток: { $count }
klepka-earned-pair = Пара! Можете відкрити ще дві картки.
klepka-earned-words = За складені слова можна відкрити { $pairs ->
    [one] { $pairs } пару
    [few] { $pairs } пари
   *[many] { $pairs } пар
}.
klepka-make = Скласти слово
klepka-no-word = За цим столом слово { $word } не зараховується.
klepka-done = Відкрити картки
klepka-pass = Пас
klepka-polysemy-letter = Яку літеру замінить полісемія?
klepka-use = Використати
klepka-chaos-sure = Усі картки на столі буде перемішано. Розіграти зараз?
klepka-chaos-do = Перемішати картки
klepka-exchange-give = Ви віддаєте
klepka-exchange-take = Ви берете в гравця { $name }
klepka-exchange-do = Обміняти
klepka-played-chaos = { $name }: хаос! Картки на столі перемішано.
klepka-played-exchange = Обмін. { $name } → { $other }: { $give }. { $other } → { $name }: { $take }.
klepka-watch = Зараз ходить { $name }. Запам’ятовуйте, що бачите.
klepka-your-words = Складайте слова або відкривайте картки.
klepka-your-last-words = Складайте останні слова або завершуйте хід.
klepka-over = Гру закінчено.
klepka-tray = Картки вашого слова
klepka-tray-empty = Натискайте картки або перетягуйте їх сюди
klepka-tray-typed = Найкращі картки буде вибрано автоматично.
klepka-tray-card = { $number }: { $card }
klepka-clear = Забрати слово
klepka-space = Пробіл
klepka-apostrophe = Апостроф
klepka-prizes = Ваші призові картки
klepka-polysemy-does = заміняє одну літеру слова
klepka-exchange-does = будь-коли міняє вашу картку на картку іншого гравця
klepka-chaos-does = будь-коли перемішує картки на столі
klepka-done-last = Завершити хід
klepka-vote-word = { $name } складає слово, якого немає в словнику. Зарахувати?
klepka-vote-none = голосу ще немає
klepka-no-cards-you = Карток у вас ще немає. Відкрийте дві: однакові літери стають вашими, інші повертаються долілиць, тож запам’ятайте їх.

klepka-card-blue = { $points ->
    [one] { $letter }, синя, { $points } очко
    [few] { $letter }, синя, { $points } очки
   *[many] { $letter }, синя, { $points } очок
}
klepka-card-yellow = { $points ->
    [one] { $letter }, жовта, { $points } очко
    [few] { $letter }, жовта, { $points } очки
   *[many] { $letter }, жовта, { $points } очок
}
klepka-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
