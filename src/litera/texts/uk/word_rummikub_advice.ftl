### Словесний румі: рівні гравців і підказки.

word_rummikub-level-first = Тільки вчиться грати: знає близько тисячі слів, викладає те, що побачить, і часто бере плитку.
word_rummikub-level-easy = Знає близько трьох тисяч повсякденних слів, часом якесь подовжує; більшого не шукає.
word_rummikub-level-casual = Знає більшість повсякденних слів, викладає їх або подовжує слово на столі.
word_rummikub-level-club = Знає повсякденні слова, подовжує ті, що на столі, а часом якесь ділить.
word_rummikub-level-expert = Розбирає одне-два слова, щоб скласти довше, зі слів, які знає майже кожен.
word_rummikub-level-master = Знає кожне слово, переглядає всі розташування столу й використовує весь свій час.

word_rummikub-hint-nudge-word = { $count ->
    [one] З ваших плиток виходить слово на { $count } літеру з вашою { $letter }.
    [few] З ваших плиток виходить слово на { $count } літери з вашою { $letter }.
   *[many] З ваших плиток виходить слово на { $count } літер з вашою { $letter }.
}
word_rummikub-hint-nudge-word-joker = { $count ->
    [one] З ваших плиток і джокера виходить слово на { $count } літеру.
    [few] З ваших плиток і джокера виходить слово на { $count } літери.
    [many] З ваших плиток і джокера виходить слово на { $count } літер.
   *[other] З ваших плиток і джокера виходить слово на { $count } літери.
}
word_rummikub-hint-nudge-rebuild = { $count ->
    [one] Разом із плитками зі столу ваша { $letter } дає слово на { $count } літеру.
    [few] Разом із плитками зі столу ваша { $letter } дає слово на { $count } літери.
    [many] Разом із плитками зі столу ваша { $letter } дає слово на { $count } літер.
   *[other] Разом із плитками зі столу ваша { $letter } дає слово на { $count } літери.
}
word_rummikub-hint-nudge-rebuild-joker = { $count ->
    [one] Разом із плитками зі столу ваш джокер дає слово на { $count } літеру.
    [few] Разом із плитками зі столу ваш джокер дає слово на { $count } літери.
    [many] Разом із плитками зі столу ваш джокер дає слово на { $count } літер.
   *[other] Разом із плитками зі столу ваш джокер дає слово на { $count } літери.
}
word_rummikub-hint-nudge-vote = Чи могло б це слово трапитися в газеті?
word_rummikub-hint-nudge-draw = Можливо, допоможе ще одна плитка.
word_rummikub-hint-nudge-pass = Цього разу нічого викласти.
word_rummikub-hint-known = Це слово у щоденному вжитку.
word_rummikub-hint-unknown = Цього слова майже ніхто не вживає.
word_rummikub-hint-nothing = Із цих плиток слова не скласти.
word_rummikub-hint-nothing-opens = { $count ->
    [one] У цих плитках не знайшлося першого слова щонайменше на { $count } літеру.
    [few] У цих плитках не знайшлося першого слова щонайменше на { $count } літери.
    [many] У цих плитках не знайшлося першого слова щонайменше на { $count } літер.
   *[other] У цих плитках не знайшлося першого слова щонайменше на { $count } літери.
}
word_rummikub-hint-points = { $count ->
    [one] Рахується найдовше слово, { $word }: { $count } очко.
    [few] Рахується найдовше слово, { $word }: { $count } очки.
   *[many] Рахується найдовше слово, { $word }: { $count } очок.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] У цьому ході найдовше слово — { $word }, а підставка порожніє, тож рахується вдвічі: { $count } очко.
    [few] У цьому ході найдовше слово — { $word }, а підставка порожніє, тож рахується вдвічі: { $count } очки.
   *[many] У цьому ході найдовше слово — { $word }, а підставка порожніє, тож рахується вдвічі: { $count } очок.
}
word_rummikub-hint-taken = { $count ->
    [one] Зі столу перебудовано { $count } слово.
    [few] Зі столу перебудовано { $count } слова.
   *[many] Зі столу перебудовано { $count } слів.
}
word_rummikub-hint-joker = { $count ->
    [one] Джокер на столі не забере наприкінці { $count } очка.
   *[other] Джокер на столі не забере наприкінці { $count } очок.
}

## Ходи словами

word_rummikub-phrase-play = викласти { $words }
word_rummikub-phrase-rebuild = розібрати { $taken } та викласти { $words }
word_rummikub-phrase-draw = узяти плитку
word_rummikub-phrase-challenge = оскаржити { $word }
word_rummikub-phrase-yes = відповісти «так»
word_rummikub-phrase-no = відповісти «ні»
word_rummikub-phrase-pass = спасувати
