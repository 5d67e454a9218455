### Клепка: знаходьте пари літер, складайте слова.

klepka-title = Клепка
klepka-tagline = Знаходьте пари на килимі схованих літер і складайте слова.

## Опції

klepka-option-first_seat = Хто починає: random (жереб) або номер місця.
klepka-option-rows = Кількість рядків столу, від { $lowest } до { $highest }; у рядках і стовпцях має вміститися вся колода.
klepka-option-columns = Кількість стовпців столу, від { $lowest } до { $highest }.
klepka-option-min_letters = Найменша довжина слова: від { $lowest } до { $highest } літер.
klepka-option-proper_names = Можна складати власні назви.
klepka-option-abbreviations = Можна складати скорочення зі словника.
klepka-option-family_words = Слова для всіх: лайливих слів не приймають.
klepka-option-double_for = Що дає подвійні очки: one_colour — слова одного кольору; slang_or_abbreviation — сленг і скорочення; both — і перше, і друге; none — нічого.
klepka-option-word_filter = Які слова зараховуються: any — усі; nouns_nominative — іменники в називному відмінку однини; nouns_singular — іменники в однині; nouns — іменники; verbs — дієслова; adjectives — прикметники.
klepka-option-repeat_words = Які слова можна повторювати: any — усі; not_own — усі, крім власних; none — жодних.
klepka-option-unknown_words = Слово, якого немає в словнику: refuse — не приймається; vote — щодо нього голосують інші.
klepka-option-flip_count = Скільки пар відкривати: words_plus_one — на одну більше, ніж слів; two_pairs — дві; max_of_both — більше з цих двох чисел.
klepka-option-match_scope = Що може збігтися: pool — будь-які дві відкриті картки; nominated — лише картки з названої пари.
klepka-option-match_colour = Обидві літери пари мають бути одного кольору.
klepka-option-prize_pair_bonus = Дві однакові призові картки дають право відкрити ще одну пару.
klepka-option-polysemy_points = Літера, яку заміняє полісемія, дає: letter — звичайні очки; zero — нічого.
klepka-option-polysemy_colour = Слово одного кольору з полісемією: neutral — лишається одного кольору; breaks — уже ні.
klepka-option-hands = Зібрані картки: open — відкриті; hidden — сховані.
klepka-option-interrupts = Призові картки можна розігрувати: anytime — будь-коли; between_turns — між ходами.
klepka-option-notes = Можна запитувати, які картки на столі вже було видно: «пам’ятаю A1».

## Чому гра закінчилася

klepka-reason-slava_ukraini = «Слава Україні» одразу приносить перемогу.
klepka-reason-all_passed = Усі спасували.
klepka-reason-no_words = Жодного слова вже не скласти.

## Ходи, як їх можна вводити

klepka-verb-word = слово, скласти, складаю, склади, с
klepka-verb-done = готово, кінець
klepka-verb-flip = відкрити, відкриваю, відкрий, відкрийте, в
klepka-verb-stop = стоп, годі
klepka-verb-exchange = обмін, міняю, обміняти, обміняй
klepka-verb-chaos = хаос
klepka-verb-pass = пас, пасую
klepka-verb-yes = так
klepka-verb-no = ні

klepka-help-word = Складіть слово зі своїх карток: { $example }
klepka-help-done = Завершіть складання слів: { $example }
klepka-help-flip = Відкрийте картки, назвавши місця: { $example }
klepka-help-stop = Більше не відкривайте карток: { $example }
klepka-help-exchange = Обміняйтеся карткою: назвіть свою картку, номер місця та картку, яку берете: { $example }
klepka-help-chaos = Перемішайте картки на столі: { $example }
klepka-help-pass = Більше не складайте слів: { $example }
klepka-help-yes = Проголосуйте за слово: { $example }
klepka-help-no = Проголосуйте проти слова: { $example }

## Як звуться картки

klepka-name-blue = { $letter } синя
klepka-name-yellow = { $letter } жовта
klepka-name-polysemy = полісемія
klepka-find-as-polysemy = джокер
klepka-name-exchange = обмін
klepka-name-chaos = хаос
klepka-name-hidden = схована картка
klepka-card-at = { $at } { $card }

## Стіл у словах

klepka-cards-lie = { $count ->
    [0] На столі немає карток.
    [one] На столі { $count } картка.
    [few] На столі { $count } картки.
   *[many] На столі { $count } карток.
}
klepka-cards-gone = { $count ->
    [0] Поза грою карток немає.
    [one] Поза грою { $count } картка.
    [few] Поза грою { $count } картки.
   *[many] Поза грою { $count } карток.
}
klepka-row = Рядок { NUMBER($row, useGrouping: 0) }: { $columns }
klepka-rows = Рядки від { NUMBER($first, useGrouping: 0) } до { NUMBER($last, useGrouping: 0) }: { $columns }
klepka-vote-open = { $name-is ->
    [you] { $word }: триває голосування; слово пропонуєте ви
   *[other] { $word }: триває голосування; слово пропонує { $name }
}
klepka-hand = Рука: { $cards }
klepka-hand-card = { NUMBER($number, useGrouping: 0) }) { $card }
klepka-hand-empty = У вас немає карток.
klepka-hand-size = { $count ->
    [0] { $name }: без карток
    [one] { $name }: { $count } картка
    [few] { $name }: { $count } картки
   *[many] { $name }: { $count } карток
}
klepka-hand-of = { $name }: { $cards }
klepka-no-words = Слів ще немає.
klepka-word = { $points ->
    [one] { $word }: { $points } очко; { $name }, слово { NUMBER($number, useGrouping: 0) }
    [few] { $word }: { $points } очки; { $name }, слово { NUMBER($number, useGrouping: 0) }
   *[many] { $word }: { $points } очок; { $name }, слово { NUMBER($number, useGrouping: 0) }
}
klepka-word-none = { $count ->
    [one] Немає слова «{ $word }». Поки що є { $count } слово.
    [few] Немає слова «{ $word }». Поки що є { $count } слова.
   *[many] Немає слова «{ $word }». Поки що є { $count } слів.
}
klepka-spell = { $letters }
klepka-spell-which = Яке слово? Назвіть його номер або саме слово.
klepka-card = { $points ->
    [one] { $letter }: { $points } очко; синіх карток { $blue }, жовтих { $yellow }
    [few] { $letter }: { $points } очки; синіх карток { $blue }, жовтих { $yellow }
   *[many] { $letter }: { $points } очок; синіх карток { $blue }, жовтих { $yellow }
}
klepka-cards-worth = { $points ->
    [one] { $points } очко: { $letters }
    [few] { $points } очки: { $letters }
   *[many] { $points } очок: { $letters }
}
klepka-card-polysemy = { $card } полісемія: заміняє одну літеру слова; у колоді таких карток { $count }
klepka-card-exchange = { $card } обмін: міняє вашу картку на картку іншого гравця; у колоді таких карток { $count }
klepka-card-chaos = { $card } хаос: перемішує картки на столі; у колоді таких карток { $count }
klepka-card-none = Немає картки «{ $card }». Введіть літеру, *, ~ або #.
klepka-wait = Зараз ви нічого не можете зробити.
klepka-prizes = Будь-коли можна розіграти: { $cards }
klepka-prizes-between-turns = До початку ходу можна розіграти: { $cards }
klepka-now-words = Складайте слова, а потім введіть «готово».
klepka-now-flip = { $count ->
    [one] Відкрийте { $count } картку.
    [few] Відкрийте { $count } картки.
   *[many] Відкрийте { $count } карток.
}
klepka-now-bonus = { $count ->
    [one] Можна відкрити ще { $count } пару: введіть «відкрити» або «стоп».
    [few] Можна відкрити ще { $count } пари: введіть «відкрити» або «стоп».
   *[many] Можна відкрити ще { $count } пар: введіть «відкрити» або «стоп».
}
klepka-now-bonus-card = Можна відкрити останню картку: введіть «відкрити» або «стоп».
klepka-now-vote = Чи зарахувати слово { $word }? Введіть «так» або «ні».
klepka-now-last-words = Останні слова: складайте їх або введіть «пас».
klepka-now-more-words = Останні слова: складайте ще або введіть «готово».

## Що сталося

klepka-event-dealt = { $count ->
    [one] { $count } картка лежить долілиць.
    [few] { $count } картки лежать долілиць.
   *[many] { $count } карток лежить долілиць.
} { $first-is ->
    [you] Першими ходите ви
   *[other] Перший хід: { $first }
}
klepka-word-with-polysemies = { $count ->
    [one] { $word } (полісемія замість { $letters })
   *[other] { $word } (полісемії замість { $letters })
}
klepka-event-word = { $name-is ->
    [you] Ви складаєте
   *[other] { $name } складає
} { $word }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, разом { $score }
klepka-event-word-doubled = { $name-is ->
    [you] Ви складаєте
   *[other] { $name } складає
} { $word }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} (подвоєно), разом { $score }
klepka-event-phrase = { $name-is ->
    [you] Ви складаєте { $word } та одразу перемагаєте! Ваші очки: { $score }
   *[other] { $name } складає { $word } та одразу перемагає! Очки: { $score }
}
klepka-event-proposed = { $name-is ->
    [you] Ви пропонуєте слово { $word }. Його немає в словнику, тож голосують інші.
   *[other] { $name } пропонує слово { $word }. Його немає в словнику: голосуйте «так» або «ні».
}
klepka-event-voted-yes = { $name-is ->
    [you] Ви голосуєте «так»
   *[other] { $name } голосує «так»
}
klepka-event-voted-no = { $name-is ->
    [you] Ви голосуєте «ні»
   *[other] { $name } голосує «ні»
}
klepka-event-refused = { $name-is ->
    [you] Слово { $word } не зараховано; картки повертаються до вас
   *[other] Слово { $word } не зараховано; картки забирає { $name }
}
klepka-event-done = { $name-is ->
    [you] Ви завершуєте складання слів
   *[other] { $name } завершує складання слів
}{ $count ->
    [0] {""}
    [one] ; можна відкрити { $count } пару
    [few] ; можна відкрити { $count } пари
   *[many] ; можна відкрити { $count } пар
}
klepka-event-opened = { $name-is ->
    [you] Ви відкриваєте: { $cards }
   *[other] { $name } відкриває: { $cards }
}
klepka-event-taken = { $name-is ->
    [you] Ви берете: { $cards }
   *[other] { $name } бере: { $cards }
}
klepka-event-taken-none = Пари немає.
klepka-event-stopped = { $name-is ->
    [you] Ви більше не відкриваєте карток
   *[other] { $name } більше не відкриває карток
}
klepka-event-exchanged = { $name-is ->
    [you] Ви віддаєте: { $give }; берете: { $take } ({ $other })
   *[other] { $name } віддає: { $give }; бере: { $take } ({ $other })
}
klepka-event-chaos = { $name-is ->
    [you] Ви розігруєте хаос!
   *[other] { $name } розігрує хаос!
}
klepka-event-shuffled = { $count ->
    [one] Перемішано { $count } картку.
    [few] Перемішано { $count } картки.
   *[many] Перемішано { $count } карток.
}
klepka-event-passed = { $name-is ->
    [you] Ви пасуєте
   *[other] { $name } пасує
}
klepka-event-turn = { $name-is ->
    [you] Ваш хід
   *[other] Хід: { $name }
}
klepka-event-table_empty = Стіл порожній. Усі можуть скласти останні слова.
klepka-event-counted = { $count ->
    [0] { $name }: без карток; рахунок: { $score }
    [one] { $name }: лишилася { $count } картка; рахунок: { $score }
    [few] { $name }: лишилися { $count } картки; рахунок: { $score }
   *[many] { $name }: лишилося { $count } карток; рахунок: { $score }
}

## Що сталося, меншою кількістю слів

klepka-brief-word = { $name-is ->
    [you] {""}
   *[other] { $name } складає{" "}
}{ $word }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
klepka-brief-word-doubled = { $name-is ->
    [you] {""}
   *[other] { $name } складає{" "}
}{ $word }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} (подвоєно)
klepka-brief-opened = { $name-is ->
    [you] { $faces }
   *[other] { $name }: { $cards }
}
klepka-brief-taken = { $count ->
    [2] { $name-is ->
        [you] Узято обидві
       *[other] { $name } бере обидві
    }
   *[other] { $name-is ->
        [you] Узято: { $cards }
       *[other] { $name } бере: { $cards }
    }
}
klepka-brief-now-words = Складіть слова.
klepka-brief-now-flip = { $count ->
    [2] Відкрийте.
    [one] Відкрийте { $count } картку.
    [few] Відкрийте { $count } картки.
   *[many] Відкрийте { $count } карток.
}
klepka-brief-now-bonus = Відкриєте ще пару?

## Відмови

klepka-bad-verb = «{ $text }» — не хід. Спробуйте: «слово», «готово», «відкрити», «стоп», «обмін», «хаос», «пас», «так» або «ні».
klepka-bad-alone = «{ $rest }» зайве: цей хід складається з одного слова.
klepka-bad-word = Слово вводьте так: «слово { $word }». Щоб вибрати картки, назвіть їх: «слово { $word } [{ $cards }]».
klepka-bad-letters = «{ $word }» не може бути словом. Пишіть лише великими літерами абетки.
klepka-bad-phrase = Складайте по одному слову. Із двох слів може бути лише { $phrase }.
klepka-bad-cards = { $word } не скласти з карток { $cards }. Назвіть по одній картці на кожну літеру; { $polysemy } — полісемія замість кожної { $letter }, для якої картки немає.
klepka-bad-card = «{ $card }» — не картка цієї колоди. Введіть літеру з кольором, наприклад { $cards }, або призову картку: *, ~ чи #. Полісемію в слові пишуть так: { $polysemy }.
klepka-bad-flip = Введіть місця карток, які відкриваєте, наприклад «відкрити A1 B1».
klepka-bad-place = «{ $place }» — не місце. Введіть місце від A1 до { $last }, латинською літерою.
klepka-bad-place-twice = Місце { $place } названо двічі.
klepka-bad-exchange = Введіть свою картку, номер місця та картку, яку хочете взяти, наприклад «обмін { $give } 2 { $take }».
klepka-bad-exchange-hidden = За цим столом руки сховані. Введіть лише свою картку та номер місця, наприклад «обмін { $give } 2».
klepka-bad-draw = Такої вибірки з цієї колоди бути не може.

klepka-refusal-hyphen = { $word }: слова з дефісом не зараховуються.
klepka-refusal-name = { $word }: власні назви за цим столом заборонено.
klepka-refusal-abbreviation = { $word }: скорочення за цим столом заборонено.
klepka-refusal-no-reading = { $word }: за цим столом слова відбирають за граматичними ознаками, а для цього слова вони невідомі.
klepka-refusal-filter-nouns_nominative = { $word }: тут зараховуються лише іменники в називному відмінку однини.
klepka-refusal-filter-nouns_singular = { $word }: тут зараховуються лише іменники в однині.
klepka-refusal-filter-nouns = { $word }: тут зараховуються лише іменники.
klepka-refusal-filter-verbs = { $word }: тут зараховуються лише дієслова.
klepka-refusal-filter-adjectives = { $word }: тут зараховуються лише прикметники.
klepka-refusal-letters = У вас немає карток для цих літер: { $letters }.
klepka-refusal-no-letter-card = У слові має бути хоча б одна ваша картка з літерою.
klepka-refusal-gap = На місці { $place } картки немає.
klepka-refusal-number = { $due ->
    [one] Відкрийте { $due } картку, а не { $named }.
    [few] Відкрийте { $due } картки, а не { $named }.
   *[many] Відкрийте { $due } карток, а не { $named }.
}
klepka-refusal-between-turns = Призові картки тут можна розігрувати лише на початку ходу, до першої дії гравця.
klepka-refusal-phase-words = Зараз складають слова. Щоб завершити, введіть «готово».
klepka-refusal-phase-flip = Зараз відкривають картки: введіть «відкрити» та місця карток.
klepka-refusal-phase-bonus = Можна відкрити ще одну пару: введіть «відкрити» або «стоп».
klepka-refusal-phase-vote = Зараз голосують щодо слова: введіть «так» або «ні».
klepka-refusal-phase-last_words = Це останні слова: складіть їх, а потім введіть «готово» або «пас».
klepka-refusal-no-vote = Зараз ви не можете голосувати.
klepka-refusal-nothing-to-shuffle = На столі немає карток, тож перемішувати нема чого.
klepka-refusal-oneself = Не можна обмінятися із собою. Виберіть іншого гравця.
klepka-refusal-no-seat = Немає місця { NUMBER($seat, useGrouping: 0) }. Місця мають номери від 1 до { $highest }.
klepka-refusal-empty-hand = У цього гравця немає карток.
klepka-refusal-not-theirs = У цього гравця немає такої картки: { $card }.

klepka-layout = На столі { $places ->
    [one] { NUMBER($places, useGrouping: 0) } місце
    [few] { NUMBER($places, useGrouping: 0) } місця
   *[many] { NUMBER($places, useGrouping: 0) } місць
}: цього замало для колоди, у якій карток { $cards }.
klepka-no-tags = Для цієї опції потрібні граматичні позначки, а слова цього столу їх не мають.
klepka-pack-letters = Ключ «letters» колоди має зіставляти великі літери абетки з їхніми картками.
klepka-pack-empty = У колоді «Клепки» мають бути літери.
klepka-pack-odd = { $letter }: у кожному кольорі має бути парна кількість карток із цією літерою.
klepka-position-begun = «begun» має бути true або false й узгоджуватися з «phase» та «made».
klepka-position-card = «{ $where }»: «{ $card }» — не картка цієї колоди.
klepka-position-too-many = Карток { $card } тут { $count }, а в колоді їх { $most }.
klepka-position-words = «words» має містити для кожного місця список слів з очками за кожне.
klepka-position-vote = «vote» має містити слово, картки, з яких його складено, і голоси тих, хто голосує; це можливо лише за столом, де голосують.
klepka-position-odd = Літер { $letter } на столі { $count }, а кількість кожної літери на столі має бути парною.
klepka-position-reason-phase = «reason» не узгоджується з «phase».
klepka-position-reason-untrue = «reason» не може бути таким: так гра закінчитися не могла.
klepka-position-vote-phase = «vote» не узгоджується з «phase».
klepka-position-last-words = Фаза «last_words» можлива лише тоді, коли стіл порожній.
klepka-position-passes = «passes» не узгоджується з «phase».

## Що дала б чернетка

klepka-preview-wins = Це слово одразу приносить перемогу.
klepka-preview-letter = { $letter }
klepka-preview-twice-colour = один колір: очки подвоєно
klepka-preview-twice-kind = сленг або скорочення: очки подвоєно

klepka-notes-nothing = На місці { $place } немає відомої картки.
klepka-notes-none = На столі немає карток, які вже було видно.
klepka-notes-off = За цим столом грають із пам’яті. Господар може перед грою ввімкнути підказки пам’яті.
klepka-notes-found = На столі: { $cards }
klepka-notes-not-found = Цієї картки на столі ще не було видно: { $card }
klepka-find-which = Яка картка? Введіть, наприклад, «знайти { $letter }».
klepka-find-none = Серед карток, які ви бачите, такої немає: { $card }
