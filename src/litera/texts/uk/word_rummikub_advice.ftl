### Словесний рамі: рівні гравців і підказки.

word_rummikub-level-easy = Викладає щоденні слова, часом якесь подовжує; більшого не шукає.
word_rummikub-level-casual = Знає багато слів, подовжує й ділить ті, що на столі, і обирає найдовше.
word_rummikub-level-club = Розбирає одне-два слова, щоб скласти довше, зі слів, які знає майже кожен.
word_rummikub-level-expert = Перебудовує кілька слів одразу й любить спорожняти підставку.
word_rummikub-level-master = Знає кожне слово і знаходить найкраще з усіх розташувань столу.

word_rummikub-hint-nudge-word = { $count ->
    [one] З ваших плиток виходить слово на { $count } літеру з вашою { $letter }.
    [few] З ваших плиток виходить слово на { $count } літери з вашою { $letter }.
   *[many] З ваших плиток виходить слово на { $count } літер з вашою { $letter }.
}
word_rummikub-hint-nudge-rebuild = { $count ->
    [one] Разом зі столом ваша { $letter } стане в слово на { $count } літеру.
    [few] Разом зі столом ваша { $letter } стане в слово на { $count } літери.
   *[many] Разом зі столом ваша { $letter } стане в слово на { $count } літер.
}
word_rummikub-hint-nudge-vote = Чи могло б це слово трапитися в газеті?
word_rummikub-hint-nudge-draw = Можливо, допоможе ще одна плитка.
word_rummikub-hint-nudge-pass = Цього разу нема чого викласти.
word_rummikub-hint-known = Слово трапляється в польських текстах.
word_rummikub-hint-unknown = Слово майже не трапляється в польських текстах.
word_rummikub-hint-nothing = З цих плиток не викласти жодного слова.
word_rummikub-hint-points = { $count ->
    [one] Рахується найдовше слово, { $word }: { $count } очко.
    [few] Рахується найдовше слово, { $word }: { $count } очки.
   *[many] Рахується найдовше слово, { $word }: { $count } очок.
}
word_rummikub-hint-points-doubled = { $count ->
    [one] Найдовше слово – { $word }, і підставка порожня: { $count } очко, подвійно.
    [few] Найдовше слово – { $word }, і підставка порожня: { $count } очки, подвійно.
   *[many] Найдовше слово – { $word }, і підставка порожня: { $count } очок, подвійно.
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
