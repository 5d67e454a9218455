### Картки з літерами: рівні гравців і підказки.

scrabble_cards-level-first = Тільки вчиться грати: знає близько тисячі слів, викладає одне з перших, які побачить, і вірить майже всім вашим словам.
scrabble_cards-level-easy = Знає близько трьох тисяч повсякденних слів, часто не бачить найкращого й рідко сумнівається у ваших.
scrabble_cards-level-casual = Знає більшість повсякденних слів, лишає собі добрі картки й здебільшого помічає вигадані слова.
scrabble_cards-level-club = Знає багато слів, лишає собі добрі картки й перевіряє більшість вигаданих слів.
scrabble_cards-level-expert = Знає всі слова, крім рідкісних, і лишає собі добрі картки; не думає наперед.
scrabble_cards-level-master = Знає кожне слово зі словника, здогадується про ваші картки, зважує ваші відповіді й точно прораховує кінцівку.

scrabble_cards-hint-nudge-lay = { $length ->
    [one] Є добре слово на { $length } літеру з вашою карткою { $card }.
    [few] Є добре слово на { $length } літери з вашою карткою { $card }.
    [many] Є добре слово на { $length } літер із вашою карткою { $card }.
   *[other] Є добре слово на { $length } літери з вашою карткою { $card }.
}
scrabble_cards-hint-nudge-exchange = Із цих карток важко щось викласти. Подумайте, як інакше використати хід.
scrabble_cards-hint-nudge-pass = Можливо, зараз нічого не викласти.
scrabble_cards-hint-nudge-wait = Чи справді треба зараз щось викладати?
scrabble_cards-hint-nudge-check = Придивіться до слів цього ходу: чи всі вони вам відомі?
scrabble_cards-hint-nudge-condition = Одна з ваших карток підходить до цього ходу.
scrabble_cards-hint-nudge-accept = Цей хід, здається, правильний.

scrabble_cards-hint-points = { $points ->
    [one] { $word } дає { $points } очко.
    [few] { $word } дає { $points } очки.
   *[many] { $word } дає { $points } очок.
}
scrabble_cards-hint-keeps = { $count ->
    [one] На наступний хід лишається: { $cards }.
   *[other] На наступний хід лишаються: { $cards }.
}
scrabble_cards-hint-compared = { $points ->
    [one] Наступне за вигідністю слово, { $word }, дасть за найближчі ходи на { $points } очко менше.
    [few] Наступне за вигідністю слово, { $word }, дасть за найближчі ходи на { $points } очки менше.
   *[many] Наступне за вигідністю слово, { $word }, дасть за найближчі ходи на { $points } очок менше.
}
scrabble_cards-hint-end-ahead = { $points ->
    [one] Торбинка порожня: за найкращої гри обох сторін ви виграєте з перевагою в { $points } очко.
    [few] Торбинка порожня: за найкращої гри обох сторін ви виграєте з перевагою в { $points } очки.
    [0] Торбинка порожня: за найкращої гри обох сторін буде нічия.
   *[many] Торбинка порожня: за найкращої гри обох сторін ви виграєте з перевагою в { $points } очок.
}
scrabble_cards-hint-end-behind = { $points ->
    [one] Торбинка порожня: за найкращої гри обох сторін ви програєте з різницею в { $points } очко; кращого ходу немає.
    [few] Торбинка порожня: за найкращої гри обох сторін ви програєте з різницею в { $points } очки; кращого ходу немає.
   *[many] Торбинка порожня: за найкращої гри обох сторін ви програєте з різницею в { $points } очок; кращого ходу немає.
}
scrabble_cards-hint-exchange = Картки варто обміняти: вигіднішого слова не знайдено.
scrabble_cards-hint-pass = Викладати нема чого, і обмін не допоможе.
scrabble_cards-hint-wait = Зараз варто спасувати: кращого слова не знайдено.
scrabble_cards-hint-check = { $count ->
    [one] Цього слова немає в словнику: { $words }.
   *[many] Цих слів немає в словнику: { $words }.
}
scrabble_cards-hint-condition = { $points ->
    [one] { $card } забирає в цього ходу { $points } очко та звільняє місце в руці.
    [few] { $card } забирає в цього ходу { $points } очки та звільняє місце в руці.
   *[many] { $card } забирає в цього ходу { $points } очок та звільняє місце в руці.
}
scrabble_cards-hint-accept = Усі слова є в словнику, і жодної вашої картки не варто розігрувати проти них.

## Ходи словами

scrabble_cards-phrase-first = викласти { $word } { $way ->
    [down] вертикально
   *[across] горизонтально
}
scrabble_cards-phrase-from = викласти { $word } { $way ->
    [down] униз
   *[across] праворуч
} від { $letter } у слові { $crossed }
scrabble_cards-phrase-through = викласти { $word } { $way ->
    [down] вертикально
   *[across] горизонтально
} через { $letter } у слові { $crossed }
scrabble_cards-phrase-beside = викласти { $word } { $way ->
    [down] вертикально
   *[across] горизонтально
} поруч зі словом { $beside }
scrabble_cards-phrase-lengthen = подовжити { $shorter } до { $word }
scrabble_cards-phrase-with = { $move }, додавши { $cards }
scrabble_cards-phrase-exchange = обміняти: { $cards }
scrabble_cards-phrase-condition = розіграти { $card } проти цього слова
scrabble_cards-phrase-condition-on = розіграти { $card } проти слова { $word }
scrabble_cards-phrase-accept = прийняти слово
scrabble_cards-phrase-check = перевірити слово
scrabble_cards-phrase-pass = спасувати
