### Картки з літерами: кросворд із карток на столі без країв.

scrabble_cards-title = Картки з літерами
scrabble_cards-tagline = Складайте кросворд на столі без країв. За мотивами Scrabble Cards.

## Налаштування

scrabble_cards-option-first_seat = Хто починає: random (жереб) або номер місця.
scrabble_cards-option-refill = Коли добирають картки, щоб у руці було сім: turn_start — на початку свого ходу; turn_end — наприкінці.
scrabble_cards-option-premium_stack = Картки-множники слова в одному ході: one — лише одна; product — кілька, множники перемножуються.
scrabble_cards-option-premium_scope = Що множить картка-множник слова: main — головне слово; all — кожне слово ходу.
scrabble_cards-option-cond_per_player = Скільки карток з умовою гравець може додати до ходу: one — одну; any — скільки завгодно.
scrabble_cards-option-cond_word = Яке слово може виконати умову: any_new — будь-яке слово ходу; main — лише головне.
scrabble_cards-option-floor_zero = Ні очки за хід, ні рахунок не опускаються нижче 0.
scrabble_cards-option-all_seven_bonus = Премія за сім літер, викладених одним ходом. На вибір: { $numbers }.
scrabble_cards-option-failed_check = Штраф за перевірку правильного ходу: none — немає; minus5 — п’ять очок; lose_turn — пропуск наступного ходу.
scrabble_cards-option-auto_check = Слова перевіряються автоматично, а неправильні не приймаються.
scrabble_cards-option-answer_seconds = Скільки секунд дають на відповідь: від { $lowest } до { $highest }; потім хід вважається прийнятим. 0 — без обмеження.
scrabble_cards-option-exchange_counts = Для обміну в торбинці має бути сім карток: letters — рахуються лише літери; cards — усі картки.
scrabble_cards-option-ranked = Кожен гравець може обміняти картки щонайбільше тричі.
scrabble_cards-option-sweep = Після ходу на столі лишаються тільки слова, які він утворив.
scrabble_cards-option-family_words = Слова для всіх: лайливих слів не приймають.

## Чому гра закінчилася

scrabble_cards-reason-out = Усі літери викладено, а в торбинці їх більше немає.
scrabble_cards-reason-all_idle = У кожного гравця два ходи поспіль без слова.
scrabble_cards-reason-time_up = Ні в кого не лишилося часу.

## Ходи, як їх можна ввести

scrabble_cards-verb-lay = викласти, викладаю, виклади, поклади, покласти, кладу
scrabble_cards-verb-accept = прийняти, приймаю, прийми, так
scrabble_cards-verb-check = перевірити, перевіряю, перевір
scrabble_cards-verb-condition = умова
scrabble_cards-verb-exchange = обмін, обміняти, обміняй, міняю
scrabble_cards-verb-pass = пас, пасую

scrabble_cards-help-lay = Викладіть слово, назвавши стовпець і рядок першої літери (їх показує «стіл план»): { $example }
scrabble_cards-help-accept = Прийміть хід суперника: { $example }
scrabble_cards-help-check = Перевірте слова суперника в словнику: { $example }
scrabble_cards-help-condition = Розіграйте картку з умовою проти слова суперника: { $example }
scrabble_cards-help-exchange = Обміняйте картки: { $example }
scrabble_cards-help-pass = Спасуйте: { $example }

scrabble_cards-keyword-across = горизонтально, впоперек, вправо
scrabble_cards-keyword-down = вертикально, вниз
scrabble_cards-lies-across = горизонтально
scrabble_cards-lies-down = вертикально
scrabble_cards-lies-added = { $direction }, додано { $cards }

## Стіл словами

scrabble_cards-table-empty = Стіл порожній.
scrabble_cards-table-line = { $line }
scrabble_cards-table-as-plan = план, малюнок
scrabble_cards-table-word = { NUMBER($number, useGrouping: 0) }: { $word } { $column } { $row } { $direction }
scrabble_cards-waiting = { $word } { $column } { $row } { $direction }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}; { $name-is ->
    [you] ваш хід чекає на відповіді
   *[other] викладає { $name }, хід чекає на відповіді
}
scrabble_cards-waiting-word = { $points ->
    [one] також { $word }, { $points } очко
    [few] також { $word }, { $points } очки
   *[many] також { $word }, { $points } очок
}
scrabble_cards-waiting-multiplier = з карткою { $card }
scrabble_cards-waiting-plus = { $card } до слова { $word }: +{ $points }; { $name-is ->
    [you] розігруєте ви
   *[other] розігрує { $name }
}
scrabble_cards-waiting-minus = { $card } проти слова { $word }: −{ $points }; { $name-is ->
    [you] розігруєте ви
   *[other] розігрує { $name }
}
scrabble_cards-waiting-bonus = усі сім літер: +{ $points }
scrabble_cards-waiting-answered = Уже відповіли: { $names }

scrabble_cards-word = { $word }: { $direction }, стовпець { $column }, рядок { $row }; очки за літери: { $points }
scrabble_cards-word-crossing = { $letter } ({ $column } { $row }): спільна літера зі словом { $word }
scrabble_cards-word-which = Яке слово? Назвіть його номер на столі або саме слово.
scrabble_cards-word-none = { $count ->
    [0] Немає слова «{ $word }». Стіл порожній.
    [one] Немає слова «{ $word }». На столі { $count } слово.
    [few] Немає слова «{ $word }». На столі { $count } слова.
   *[many] Немає слова «{ $word }». На столі { $count } слів.
}
scrabble_cards-find-which = Яка літера? Введіть, наприклад, «знайти { $letter }».
scrabble_cards-find-none = Немає в жодному слові на столі: { $letter }.
scrabble_cards-find-as-blank = порожня картка, порожня, бланк, джокер
scrabble_cards-open-across = { $letter } у слові { $word }: над нею { $before }, під нею { $after }
scrabble_cards-open-down = { $letter } у слові { $word }: ліворуч { $before }, праворуч { $after }
scrabble_cards-open-free = вільно
scrabble_cards-open-until = { $count ->
    [0] вільних місць немає, одразу { $letter }
    [one] { $count } вільне місце, далі { $letter }
    [few] { $count } вільні місця, далі { $letter }
   *[many] { $count } вільних місць, далі { $letter }
}
scrabble_cards-open-none = Жодна літера на столі не має вільних місць з обох боків.
scrabble_cards-spell = { $letters }
scrabble_cards-spell-blank = порожня картка як { $letter }
scrabble_cards-word-with-blanks = { $count ->
    [one] { $word } (порожня картка як { $letters })
   *[many] { $word } (порожні картки як { $letters })
}
scrabble_cards-card-count = { $count ->
    [1] { $card }
   *[other] { $card } { NUMBER($count, useGrouping: 0) }
}
scrabble_cards-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }

scrabble_cards-hand = Рука: { $cards }
scrabble_cards-hand-empty = Ваша рука порожня.
scrabble_cards-hand-size = { $count ->
    [one] { $name }: { $count } картка
    [few] { $name }: { $count } картки
   *[many] { $name }: { $count } карток
}
scrabble_cards-card-letter = { $points ->
    [one] { $card }: { $points } очко; у колоді таких карток { $count }
    [few] { $card }: { $points } очки; у колоді таких карток { $count }
   *[many] { $card }: { $points } очок; у колоді таких карток { $count }
}
scrabble_cards-blank = порожня картка
scrabble_cards-card-blank = *: порожня картка, будь-яка літера, 0 очок; у колоді таких карток { $count }
scrabble_cards-card-multiplier = { $card }: множить очки за головне слово на { $factor }, але не діє на перше слово; у колоді таких карток { $count }
scrabble_cards-card-condition = { $card }, умова для слова: { $asks }; +{ $plus } у вашому ході, −{ $minus } у ході суперника
scrabble_cards-no-such-card = Немає картки «{ $card }».

scrabble_cards-asks-length = { $bounds ->
    [exact] { $least ->
        [one] рівно { $least } літера
        [few] рівно { $least } літери
       *[many] рівно { $least } літер
    }
    [between] від { $least } до { $most } літер
   *[open] { $least ->
        [one] щонайменше { $least } літера
        [few] щонайменше { $least } літери
       *[many] щонайменше { $least } літер
    }
}
scrabble_cards-asks-begins = { $letter_class ->
    [vowels] починається з голосної
    [consonants] починається з приголосної
    [single] починається з літери { $letters }
   *[listed] починається з однієї з літер: { $letters }
}
scrabble_cards-asks-ends = { $letter_class ->
    [vowels] закінчується на голосну
    [consonants] закінчується на приголосну
    [single] закінчується на літеру { $letters }
   *[listed] закінчується на одну з літер: { $letters }
}
scrabble_cards-asks-holds = { $letter_class ->
    [vowels] містить голосну
    [consonants] містить приголосну
    [single] містить літеру { $letters }
   *[listed] містить одну з літер: { $letters }
}
scrabble_cards-asks-double = дві однакові літери поруч
scrabble_cards-asks-vowels = { $least ->
    [one] щонайменше { $least } голосна
    [few] щонайменше { $least } голосні
   *[many] щонайменше { $least } голосних
}
scrabble_cards-asks-sequence = містить одне зі сполучень: { $sequences }
scrabble_cards-asks-same_ends = перша й остання літери однакові
scrabble_cards-asks-all_different = { $least ->
    [one] щонайменше { $least } літера, усі різні
    [few] щонайменше { $least } літери, усі різні
   *[many] щонайменше { $least } літер, усі різні
}
scrabble_cards-asks-blank = містить порожню картку
scrabble_cards-asks-consonants_in_row = { $least ->
    [one] щонайменше { $least } приголосна
    [few] щонайменше { $least } приголосні поспіль
   *[many] щонайменше { $least } приголосних поспіль
}

scrabble_cards-bag = { $count ->
    [one] Торбинка: { $count } картка
    [few] Торбинка: { $count } картки
   *[many] Торбинка: { $count } карток
}
scrabble_cards-bag-letters = Літери, яких ще не видно: { $cards }
scrabble_cards-bag-special = Особливі картки, яких ще не видно: { $cards }

scrabble_cards-now-over = Гру закінчено.
scrabble_cards-now-wait = Чекаємо на рішення: { $names }.
scrabble_cards-now-answer = Слово { $word } чекає на вашу відповідь: «прийняти» або «перевірити».
scrabble_cards-now-answer-condition = Слово { $word } чекає на вашу відповідь: «прийняти», «перевірити» або «умова» з карткою.
scrabble_cards-now-answer-checked = Слово { $word } чекає на вашу відповідь: «прийняти».
scrabble_cards-now-answer-checked-condition = Слово { $word } чекає на вашу відповідь: «прийняти» або «умова» з карткою.
scrabble_cards-now-lay = Ваш хід: викладіть слово, обміняйте картки або спасуйте.
scrabble_cards-now-lay-first = Ваш хід: викладіть перше слово (очки за нього подвоюються), обміняйте картки або спасуйте.

## Що сталося

scrabble_cards-event-dealt = { $each ->
    [one] Роздано по { $each } картці.
    [few] Роздано по { $each } картки.
   *[many] Роздано по { $each } карток.
} { $first-is ->
    [you] Першими ходите ви
   *[other] Перший хід: { $first }
}
scrabble_cards-event-filled = { $name-is ->
    [you] Ви берете
   *[other] { $name } бере
}: { $cards }; у торбинці { $bag ->
    [one] { $bag } картка
    [few] { $bag } картки
   *[many] { $bag } карток
}
scrabble_cards-event-filled-hidden = { $name-is ->
    [you] Ви берете
   *[other] { $name } бере
} { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}; у торбинці { $bag ->
    [one] { $bag } картка
    [few] { $bag } картки
   *[many] { $bag } карток
}
scrabble_cards-event-mixed = { $bag ->
    [one] Торбинку перемішано; у ній { $bag } картка
    [few] Торбинку перемішано; у ній { $bag } картки
   *[many] Торбинку перемішано; у ній { $bag } карток
}
scrabble_cards-event-laid = { $name-is ->
    [you] Ви викладаєте
   *[other] { $name } викладає
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
scrabble_cards-event-laid-with = { $name-is ->
    [you] Ви викладаєте
   *[other] { $name } викладає
} { $word } { $column } { $row } { $direction }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, також { $crossing }
scrabble_cards-event-condition = { $name-is ->
    [you] Ви розігруєте
   *[other] { $name } розігрує
} { $card } проти слова { $word }: −{ $minus }; хід тепер дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
scrabble_cards-event-accepted = { $name-is ->
    [you] Ви приймаєте хід
   *[other] { $name } приймає хід
}
scrabble_cards-event-checked-right = { $name-is ->
    [you] Ви перевіряєте хід
   *[other] { $name } перевіряє хід
}: { $count ->
    [one] { $words } є в словнику
   *[other] { $words } є в словнику
}
scrabble_cards-event-checked-wrong = { $name-is ->
    [you] Ви перевіряєте хід
   *[other] { $name } перевіряє хід
}: у словнику немає { $words }
scrabble_cards-event-penalty = { $name-is ->
    [you] Ви втрачаєте
   *[other] { $name } втрачає
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за перевірку правильного ходу
scrabble_cards-event-turn_lost = { $name-is ->
    [you] Ви втрачаєте наступний хід за перевірку правильного ходу
   *[other] { $name } втрачає наступний хід за перевірку правильного ходу
}
scrabble_cards-event-taken_back = { $name-is ->
    [you] Ви забираєте { $word } назад: 0 очок
   *[other] { $name } забирає { $word } назад: 0 очок
}
scrabble_cards-event-stood = { $name-is ->
    [you] Ви здобуваєте
   *[other] { $name } здобуває
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за { $word }; разом { $score }
scrabble_cards-event-swept = { $count ->
    [one] Зі столу прибрано { $count } літеру
    [few] Зі столу прибрано { $count } літери
   *[many] Зі столу прибрано { $count } літер
}
scrabble_cards-event-exchanged = { $name-is ->
    [you] Ви міняєте: { $cards }; берете: { $new }
   *[other] { $name } міняє: { $cards }; бере: { $new }
}
scrabble_cards-event-exchanged-unknown = { $name-is ->
    [you] Ви міняєте: { $cards }
   *[other] { $name } міняє: { $cards }
}
scrabble_cards-event-exchanged-hidden = { $name-is ->
    [you] Ви міняєте
   *[other] { $name } міняє
} { $count ->
    [one] { $count } картку
    [few] { $count } картки
   *[many] { $count } карток
}
scrabble_cards-event-passed = { $name-is ->
    [you] Ви пасуєте
   *[other] { $name } пасує
}
scrabble_cards-event-time_up = { $name-is ->
    [you] Ваш час вийшов
   *[other] { $name }: час вийшов
}
scrabble_cards-event-skipped-time-up = { $name-is ->
    [you] Ви пропускаєте хід: час вийшов
   *[other] { $name } пропускає хід: час вийшов
}
scrabble_cards-event-skipped-lost-turn = { $name-is ->
    [you] Ви пропускаєте хід за перевірку правильного ходу
   *[other] { $name } пропускає хід за перевірку правильного ходу
}
scrabble_cards-event-counted-gain = { $name-is ->
    [you] Ви отримуєте
   *[other] { $name } отримує
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} за літери інших; разом { $score }
scrabble_cards-event-counted-loss = { $name }: −{ $points } за літери в руці; разом { $score }
scrabble_cards-event-counted-nothing = { $name }: разом { $score }
scrabble_cards-event-over = Кінець гри. { $why }

## Що сталося, меншою кількістю слів

scrabble_cards-brief-laid = { $name-is ->
    [you] { $word }
   *[other] { $name } викладає { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
scrabble_cards-brief-laid-with = { $name-is ->
    [you] { $word }
   *[other] { $name } викладає { $word } { $column } { $row } { $direction }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, також { $crossing }
scrabble_cards-brief-filled = { $name-is ->
    [you] Узято: { $cards }
   *[other] { $name } бере: { $cards }
}{ $bag ->
    [0] . Торбинка порожня.
   *[other] {""}
}
scrabble_cards-brief-bag-empty = Торбинка порожня.
scrabble_cards-brief-condition = { $name-is ->
    [you] { $card } проти { $word }: хід тепер дає
   *[other] { $name } розігрує { $card }: хід тепер дає
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
scrabble_cards-brief-stood = { $name-is ->
    [you] Ви отримуєте
   *[other] { $name } отримує
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
scrabble_cards-brief-exchanged = { $name-is ->
    [you] Узято: { $new }
   *[other] { $name } міняє: { $cards }; бере: { $new }
}
scrabble_cards-brief-now-answer = Дайте відповідь на хід.

## Ходи, яких не можна зробити

scrabble_cards-refusal-other-letter = Там уже лежить { $lies }, а у вашому слові { $letter }.
scrabble_cards-refusal-nothing-new = { $word } уже там лежить. Додайте хоча б одну картку.
scrabble_cards-refusal-not-whole = Введіть ціле слово: { $whole } { $column } { $row }.
scrabble_cards-refusal-apart = { $word } не торкається жодної картки на столі. Перетніть або подовжте слово, яке вже лежить на столі.
scrabble_cards-refusal-first-doubled = Очки за перше слово й так подвоюються, тож картку-множник до нього додати не можна.
scrabble_cards-refusal-one-multiplier = До ходу можна додати лише одну картку-множник слова.
scrabble_cards-refusal-one-condition = До ходу можна додати лише одну картку з умовою.
scrabble_cards-refusal-condition = { $count ->
    [one] { $card }: { $words } не виконує умови.
   *[other] { $card }: умови не виконує жодне зі слів: { $words }.
}
scrabble_cards-refusal-answer-first = Спершу треба відповісти на попередній хід.
scrabble_cards-refusal-nothing-waits = Жоден хід не чекає на відповідь.
scrabble_cards-refusal-checked-already = За цим столом слова перевіряються автоматично. Прийміть хід або розіграйте картку з умовою.
scrabble_cards-refusal-own-move = На ваш хід відповідають лише суперники.
scrabble_cards-refusal-answered = Ви вже відповіли на цей хід.
scrabble_cards-refusal-bag-letters = Обмін можливий, лише якщо в торбинці є щонайменше { $least ->
    [one] { $least } картка
    [few] { $least } картки
   *[many] { $least } карток
} з літерами.
scrabble_cards-refusal-bag-cards = Обмін можливий, лише якщо в торбинці є щонайменше { $least ->
    [one] { $least } картка
    [few] { $least } картки
   *[many] { $least } карток
}.
scrabble_cards-refusal-exchanges-used = Ви вже використали { $most ->
    [one] { $most } обмін
    [few] { $most } обміни
   *[many] { $most } обмінів
}, а більше за гру не можна.
scrabble_cards-refusal-no-such-word = Хід не утворив слова { $word }. Він утворив: { $words }.

## Ходи, яких не прочитати

scrabble_cards-bad-verb = «{ $verb }» — не хід. Спробуйте: «викласти», «обмін», «пас», «прийняти», «перевірити» або «умова».
scrabble_cards-bad-alone = «{ $rest }» зайве: цей хід складається з одного слова.
scrabble_cards-bad-lay-shape = Введіть слово, стовпець, рядок і «горизонтально» або «вертикально», наприклад «викласти { $word } 0 0 горизонтально».
scrabble_cards-bad-direction = «{ $direction }» — не напрямок. Введіть «горизонтально» або «вертикально».
scrabble_cards-bad-added-card = «{ $card }» не можна додати до слова. Додавати можна такі картки, як x2 і c7.
scrabble_cards-bad-letter = «{ $letter }» у «{ $word }» — не літера цієї гри. Порожню картку пишіть малою літерою, яку вона заміняє.
scrabble_cards-bad-number = «{ $number }» — не стовпець і не рядок. Введіть цілі числа, як-от 3 або -1.
scrabble_cards-bad-exchange-shape = Обміняйте від 1 до { $most } карток, наприклад «обмін K Y c2».
scrabble_cards-bad-condition-shape = Введіть картку та слово, наприклад «умова c7 { $word }».
scrabble_cards-bad-condition-card = «{ $card }» — не картка з умовою.
scrabble_cards-bad-card = «{ $card }» — не картка цієї гри.
scrabble_cards-bad-draw = «{ $draw }» — не роздача й не тасування.

## Позиції, яких не може бути

scrabble_cards-position-card = «{ $where }»: «{ $card }» — не картка цієї гри.
scrabble_cards-position-hand-size = Карток у руці може бути щонайбільше { $most }, разом із картками ходу, який чекає на відповіді.
scrabble_cards-position-table = «table» має бути списком слів, записаних так: ["{ $word }", 0, 0, "across"].
scrabble_cards-position-two-letters = { $one } і { $other } лежать на тому самому місці.
scrabble_cards-position-apart = Слова на столі не з’єднані між собою.
scrabble_cards-position-pending-phase = «phase» має бути «answer» тоді й лише тоді, коли є «pending».
scrabble_cards-position-reason-phase = «reason» має бути вказано тоді й лише тоді, коли «phase» — «over».
scrabble_cards-position-over-already = За таких «idle» і «time_up» гру вже було б закінчено або черга була б іншого місця.
scrabble_cards-position-reason-untrue = «reason» не узгоджується з рештою позиції.
scrabble_cards-position-too-many = Карток { $card } у позиції { $count }, а в колоді їх { $most }.
scrabble_cards-position-pending = «pending» повинен мати «seat» і «move» (викладене слово); можуть бути ще «words», «points», «answers» та «conditions».
scrabble_cards-position-pending-seat = «pending» має належати місцю, чия зараз черга.
scrabble_cards-position-pending-move = Хід у «pending» неможливий: { $why }
scrabble_cards-position-pending-answered = На хід у «pending» уже всі відповіли.
scrabble_cards-position-pending-derived = «{ $part }» у «pending» не узгоджується з ходом.
scrabble_cards-position-pending-condition = Кожна умова в «pending» повинна мати «seat», «card» і слово, яке виконує цю умову; умов може бути стільки, скільки дозволяють опції.
scrabble_cards-position-pending-answer = Кожна відповідь в «answers» має бути null або однією з таких: { $answers }. Для місця, яке зробило хід, вона має бути null, а для місця, чий час вийшов, не може бути null.

## Колоди, яких не може бути

scrabble_cards-pack-letters-missing = У колоді бракує літер: { $letters }. Для літери без карток «count» має бути 0.
scrabble_cards-pack-letter-unknown = «{ $letter }» у колоді — не велика літера абетки цього столу.
scrabble_cards-pack-no-letters = У колоді немає карток із літерами.
scrabble_cards-pack-multiplier-name = «{ $card }» у колоді — не картка-множник слова. Назви таких карток: від x2 до x9.
scrabble_cards-pack-condition-name = «{ $card }» у колоді — не картка з умовою. Назви таких карток: від c1 до c99.
scrabble_cards-pack-condition-kind = { $card } у колоді має невідомий вид («kind»). Види: { $kinds }.
scrabble_cards-pack-not-letters = Колода, ключ «{ $where }»: має бути текст із великих літер абетки.
scrabble_cards-pack-not-sequences = Колода, ключ «{ $where }»: має бути список текстів із великих літер абетки.
scrabble_cards-pack-long-sequences = Колода, ключ «{ $where }»: літер у всіх послідовностях разом може бути щонайбільше { $most }.

## Що дала б чернетка

scrabble_cards-preview-word = { $word }
scrabble_cards-preview-times = { $word }: × { $factor }
scrabble_cards-preview-all-seven = усі сім літер
scrabble_cards-preview-condition = { $card } до слова { $word }
