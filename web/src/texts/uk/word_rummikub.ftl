# Стіл гри Word Rummikub

rummy-table = Стіл
rummy-keys = Стрілки: плитка за плиткою. Page Down і Page Up: слово за словом. Цифри: до слова з цим номером. Home і End: початок і кінець столу. Enter: взяти або покласти. Esc: покласти назад.
rummy-rack = Ваша підставка
rummy-others = Підставки інших
rummy-not-opened = ще без першого слова
rummy-word = Слово { $number }:
rummy-tile = { $position }: { $letter }
rummy-joker = Джокер
rummy-joker-as = { $position }: джокер як { $letter }
rummy-joker-letter = Яку літеру заступає джокер?
rummy-new-word = Почати тут нове слово
rummy-to-rack = Назад на підставку
rummy-split = Розділити перед цією плиткою
rummy-reletter = Інша літера для джокера
rummy-lay-back = Покласти назад
rummy-type = Введіть слово
rummy-lay-out = Викласти на пробу
rummy-cannot = Для { $word } бракує: { $letters }
rummy-where = Виберіть місце: проміжок, нове слово або джокера на заміну. Або покладіть назад.
rummy-help = Перебудовуйте стіл як завгодно: нічого не рахується, доки не зіграєте.
rummy-help-later = Хід можна готувати вже зараз; він зачекає на вашу чергу.
rummy-built = Слово готове
rummy-building = Торкайтеся далі: плитки стануть у кінець слова.
rummy-play = Зіграти
rummy-undo = Скасувати
rummy-reset = Скинути стіл
rummy-as-it-lay = Стіл такий, як був.
rummy-lost = Стіл змінився: підготовлені плитки знову на підставці.
rummy-draw = Узяти плитку
rummy-pass = Пас
rummy-right = ✓ слово
rummy-wrong = ✗ не слово
rummy-doubt = Засумніватися
rummy-doubt-word = Засумніватися у { $word }
rummy-vote = Голосування
rummy-vote-word = Чи лишається це слово?
rummy-vote-yes = Так, лишається
rummy-vote-no = Ні
rummy-voted = { $name }: { $answer }
rummy-agree = Цей хід завершує гру. Погоджуєтеся з його словами?
rummy-empty = Стіл порожній. Викладіть перше слово: довге, лише з власних плиток.
rummy-own-tile = { $position }: { $letter }, ваша плитка
rummy-is-right = це слово
rummy-is-wrong = це не слово
rummy-lacks = Чого ще бракує цьому ходові
rummy-theme = Тема: { $theme }
rummy-not-opened-you = Перше слово у вас ще попереду

rummy-bank = { $count ->
    [one] Банк: { $count } плитка
    [few] Банк: { $count } плитки
   *[many] Банк: { $count } плиток
}
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
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
