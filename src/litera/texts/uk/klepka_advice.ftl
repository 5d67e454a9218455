### Клепка: рівні гравців і підказки.

klepka-level-easy = Складає короткі повсякденні слова й швидко забуває, що де лежало.
klepka-level-casual = Знає слова, які знають майже всі; пам’ятає кілька останніх карток, часом не на тому місці.
klepka-level-club = Планує кілька слів разом, за змоги одного кольору, і пам’ятає близько десяти карток.
klepka-level-expert = Має багатий словник і добру пам’ять, зважує кожну пару й полює на «Слава Україні».
klepka-level-master = Знає кожне слово, пам’ятає кожну картку й точно обчислює шанси.

klepka-hint-nudge-word = { $count ->
    [one] Є слово на { $count } літеру з вашою { $letter }.
    [few] Є слово на { $count } літери з вашою { $letter }.
    [many] Є слово на { $count } літер з вашою { $letter }.
   *[other] Є слово на { $count } літери з вашою { $letter }.
}
klepka-hint-nudge-phrase = Погляньте на всі свої картки разом: чи не нагадують вони вітання?
klepka-hint-nudge-exchange = Хтось має картку, яка вам знадобиться.
klepka-hint-nudge-vote = Чи є це слово у словнику?
klepka-hint-nudge-pass = У вас мало літер. Чи є в них іще якесь слово?
klepka-hint-nudge-no-letters = Слова складають із літер. Чи є у вас хоч одна?
klepka-hint-nudge-no-word = Чи можна з цих карток скласти бодай якесь слово?
klepka-hint-nudge-done = Деякі ваші картки згодом можуть бути варті більше.
klepka-hint-nudge-stop = Подумайте, що побачить наступний гравець.
klepka-hint-nudge-pair = Дві однакові літери вже відкривалися.
klepka-hint-nudge-known = Літера, яку ви вже знаєте, може знайти пару.
klepka-hint-nudge-unknown = Час зазирнути під нові картки.

klepka-hint-word = { $points ->
    [one] { $word } дає { $points } очко.
    [few] { $word } дає { $points } очки.
    [many] { $word } дає { $points } очок.
   *[other] { $word } дає { $points } очка.
}
klepka-hint-colour = Усі літери одного кольору, тож слово рахується вдвічі.
klepka-hint-set = { $count ->
    [one] Найкращий план: { $words }. Це { $count } слово, і кожне відкриває ще одну пару.
    [few] Найкращий план: { $words }. Це { $count } слова, і кожне відкриває ще одну пару.
    [many] Найкращий план: { $words }. Це { $count } слів, і кожне відкриває ще одну пару.
   *[other] Найкращий план: { $words }. Це { $count } слова, і кожне відкриває ще одну пару.
}
klepka-hint-set-only = { $count ->
    [one] Найкращий план: { $words }. Це { $count } слово.
    [few] Найкращий план: { $words }. Це { $count } слова.
    [many] Найкращий план: { $words }. Це { $count } слів.
   *[other] Найкращий план: { $words }. Це { $count } слова.
}
klepka-hint-phrase = «Слава Україні» перемагає одразу, хоч би який був рахунок.
klepka-hint-exchange = Картка { $take } для вас варта більше, ніж { $give }, а { $name } її втрачає.
klepka-hint-exchange-hidden = Картка { $give } для вас варта менше, ніж звичайна картка гравця { $name }.
klepka-hint-vote = Цього слова немає у словнику, а очки за нього допомогли б суперникові.
klepka-hint-pass = Кожна картка в руці дає очко, і жодне слово не дає більше.
klepka-hint-no-cards = У вас немає карток, щоб скласти слово.
klepka-hint-only-prizes = У вас самі призові картки: слова з них не скласти, а жодної не варто зараз грати.
klepka-hint-no-word = Із цих карток зараз не скласти жодного слова зі словника.
klepka-hint-done = Ваші картки будуть варті більше в пізніших словах.
klepka-hint-stop = Те, що ви могли б показати, радше допоможе наступному гравцеві, ніж вам.
klepka-hint-pair = Відома пара надійна й дає відкрити ще одну.
klepka-hint-known = { $count ->
    [one] Нова картка може збігтися з { $count } відомою, а інші мало що дізнаються.
    [few] Нова картка може збігтися з однією з { $count } відомих, а інші мало що дізнаються.
    [many] Нова картка може збігтися з однією з { $count } відомих, а інші мало що дізнаються.
   *[other] Нова картка може збігтися з { $count } відомою, а інші мало що дізнаються.
}
klepka-hint-unknown = Зараз найкраще відкрити дві невідомі картки.

## Ходи словами

klepka-phrase-word = скласти { $word }
klepka-phrase-open = відкрити { $places }
klepka-phrase-exchange = обміняти картку: { $give } на { $take } ({ $name })
klepka-phrase-exchange-hidden = обміняти картку: { $give } на закриту ({ $name })
klepka-phrase-done = завершити слова та відкривати картки
klepka-phrase-stop = більше не відкривати карток
klepka-phrase-chaos = зіграти хаос і перемішати картки на столі
klepka-phrase-accept = прийняти слово
klepka-phrase-refuse = відхилити слово
klepka-phrase-pass = спасувати
