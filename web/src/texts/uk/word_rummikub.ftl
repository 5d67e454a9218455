# Стіл гри Word Rummikub

rummy-table = Стіл
rummy-keys = Стрілки: плитка за плиткою. Page Down і Page Up: слово за словом. Цифри: слово з цим номером. Home і End: початок і кінець столу. Enter: взяти або покласти. Esc: покласти назад.
rummy-rack = Ваша підставка
rummy-others = Підставки інших
rummy-not-opened = ще без першого слова
rummy-word = Слово { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Джокер
rummy-joker-as = { $position }: джокер як { $letter }
rummy-joker-letter = Яку літеру заміняє джокер?
rummy-new-word = Почати тут нове слово
rummy-to-rack = На підставку
rummy-split = Розділити тут
rummy-reletter = Інша літера джокера
rummy-lay-back = Покласти назад
rummy-type = Введіть слово
rummy-lay-out = Викласти на пробу
rummy-cannot = Для слова { $word } бракує: { $letters }
rummy-where = Виберіть місце: проміжок, нове слово або джокера на заміну. Або покладіть назад.
rummy-help = Перебудовуйте стіл як завгодно: хід буде зроблено, лише коли натиснете «Викласти».
rummy-help-later = Хід можна готувати вже зараз: він чекатиме, доки настане ваша черга.
rummy-built = Слово готове
rummy-building = Торкайтеся плиток далі: вони ставатимуть у кінець слова.
rummy-play = Викласти
rummy-undo = Скасувати
rummy-reset = Повернути, як було
rummy-as-it-lay = Стіл знову такий, як був.
rummy-lost = Стіл змінився: підготовлені плитки знову на підставці.
rummy-draw = Узяти плитку
rummy-pass = Пас
rummy-right = ✓ слово
rummy-wrong = ✗ не слово
rummy-doubt = Оскаржити
rummy-doubt-word = Оскаржити { $word }
rummy-vote = Голосування
rummy-vote-word = Залишити це слово?
rummy-vote-yes = Так, залишити
rummy-vote-no = Ні, прибрати
rummy-voted = { $name }: { $answer }
rummy-agree = Цей хід завершує гру. Приймаєте його слова?
rummy-empty = Стіл порожній. Викладіть перше слово: довге, лише з власних плиток.
rummy-own-tile = { $position }: { $letter }, ваша плитка
rummy-is-right = є таке слово
rummy-is-wrong = такого слова немає
rummy-lacks = Чого бракує для цього ходу
rummy-theme = Тема: { $theme }
rummy-not-opened-you = Перше слово у вас ще попереду

rummy-bank = { $count ->
    [one] Банк: { $count } плитка
    [few] Банк: { $count } плитки
   *[many] Банк: { $count } плиток
}
rummy-points = { $points ->
    [one] Цей хід дає { $points } очко.
    [few] Цей хід дає { $points } очки.
   *[many] Цей хід дає { $points } очок.
}
rummy-gap = { $where ->
    [first] Перед { $after }, на початку слова { $word }
    [last] Після { $before }, у кінці слова { $word }
   *[between] Між { $before } та { $after }, у слові { $word }
}
