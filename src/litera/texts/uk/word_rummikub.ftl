### Словесний румі: слова з плиток на столі, який щоходу можна перебудувати.

word_rummikub-title = Словесний румі
word_rummikub-tagline = Викладайте слова, розбирайте їх і будуйте довші. За мотивами Rummikub Słowny.

## Налаштування

word_rummikub-option-first_seat = Хто починає: draw — гравець, який візьме плитку, найближчу до літери A; або номер місця.
word_rummikub-option-opening_letters = Скільки літер має бути в першому слові гравця: від { $lowest } до { $highest }.
word_rummikub-option-open_then_manipulate = Після першого власного слова можна того самого ходу перебудовувати слова на столі.
word_rummikub-option-repeat = Яких слів не можна викладати: table — тих, що на столі; game — усіх, що вже були в цій грі.
word_rummikub-option-proper_names = Власні назви дозволено.
word_rummikub-option-family_words = Слова для всіх: лайливих слів не приймають.
word_rummikub-option-loanwords = Іншомовні слова: dictionary — вирішує словник; vote — слово можна оскаржити, і тоді голосують.
word_rummikub-option-fault_draw = Скільки штрафних плиток бере гравець, коли вийшов час: від { $lowest } до { $highest }.
word_rummikub-option-turn_seconds = Скільки секунд дають на хід: від { $lowest } до { NUMBER($highest, useGrouping: 0) }; 0 — без обмеження.
word_rummikub-option-score_unchanged = Слово дає очки й тоді, коли воно лишилося тим самим, а лише одну плитку в ньому замінено на власну.
word_rummikub-option-double_min_tiles = Скільки щонайменше плиток треба викласти одним ходом, спорожнивши підставку, щоб очки подвоїлися: від { $lowest } до { $highest }.
word_rummikub-option-joker_free_move = Джокерові на столі можна змінити літеру, не кладучи плитки на його місце.
word_rummikub-option-theme = Тема всіх слів; слово можна оскаржити, і тоді голосують. Порожньо — без теми.

word_rummikub-reason-rack_empty = Банк порожній, і в когось порожня підставка.
word_rummikub-reason-all_passed = Банк порожній, і всі спасували.

## Ходи

word_rummikub-verb-play = викласти, виклади, викладаю, кладу, поклади
word_rummikub-verb-draw = узяти, взяти, візьми, беру, тягну
word_rummikub-verb-pass = пас, пасую
word_rummikub-verb-doubt = оскаржити, оскаржую, оскарж, сумнів, сумніваюся
word_rummikub-verb-yes = так, т
word_rummikub-verb-no = ні, н
word_rummikub-keyword-from = з, із, зі
word_rummikub-help-play = Викладіть слова; після «з» назвіть слова зі столу, які розбираєте: { $example }
word_rummikub-help-draw = Візьміть плитку та завершіть хід: { $example }
word_rummikub-help-pass = Спасуйте (лише коли банк порожній): { $example }
word_rummikub-help-doubt = Оскаржте слово з останнього ходу: { $example }
word_rummikub-help-yes = Проголосуйте за слово: { $example }
word_rummikub-help-no = Проголосуйте проти слова: { $example }

## Стіл словами

word_rummikub-joker = джокер
word_rummikub-table-theme = Тема: { $theme }
word_rummikub-table-empty = На столі немає слів.
word_rummikub-table-word = { $number }) { $word }
word_rummikub-table-closed = Ще без першого слова: { $names }
word_rummikub-vote = { $name-is ->
    [you] Ваше слово { $word } оскаржено
   *[other] Слово { $word }, яке викладає { $name }, оскаржено
}
word_rummikub-vote-yes = Так: { $name }
word_rummikub-vote-no = Ні: { $name }
word_rummikub-hand = { $count ->
    [one] { $tiles } — { $count } плитка
    [few] { $tiles } — { $count } плитки
   *[many] { $tiles } — { $count } плиток
}
word_rummikub-hand-empty = Ваша підставка порожня.
word_rummikub-hand-size = { $count ->
    [one] { $name }: { $count } плитка
    [few] { $name }: { $count } плитки
   *[many] { $name }: { $count } плиток
}
word_rummikub-word-which = Яке слово? Назвіть його номер на столі або саме слово.
word_rummikub-word-none = { $count ->
    [0] Слова «{ $word }» на столі немає. Там іще немає жодного слова.
    [one] Слова «{ $word }» на столі немає. Єдине слово має номер { $count }.
   *[other] Слова «{ $word }» на столі немає. Слова мають номери від 1 до { $count }.
}
word_rummikub-word = { $count ->
    [one] { $word }: { $count } літера
    [few] { $word }: { $count } літери
   *[many] { $word }: { $count } літер
}
word_rummikub-word-with-jokers = { $count ->
    [one] { $word } (джокер як { $letters })
   *[many] { $word } (джокери як { $letters })
}
word_rummikub-find-which = Яка літера? Введіть, наприклад, «знайти { $letter }».
word_rummikub-find-none = Немає в жодному слові на столі: { $letter }.
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = джокер як { $letter }
word_rummikub-bank = { $count ->
    [one] Банк: { $count } плитка
    [few] Банк: { $count } плитки
   *[many] Банк: { $count } плиток
}
word_rummikub-unseen = Плитки, яких ще не видно: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] { $count } плитка: { $tiles }
    [few] { $count } плитки: { $tiles }
   *[many] { $count } плиток: { $tiles }
}
word_rummikub-tile = { $tile }: таких плиток у наборі { $count }; Брайль { $sign }, крапки { $dots }
word_rummikub-no-such-tile = Немає плитки «{ $tile }». Введіть літеру або * (джокер).

word_rummikub-now-over = Гру закінчено.
word_rummikub-now-wait = Чекаємо на рішення: { $names }.
word_rummikub-now-vote = Залишити це слово? Введіть «так» або «ні».
word_rummikub-now-play = { $bank ->
    [0] Ваш хід: викладіть слова або спасуйте.
   *[other] Ваш хід: викладіть слова або візьміть плитку.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літера, або спасуйте.
        [few] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літери, або спасуйте.
       *[many] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літер, або спасуйте.
    }
   *[other] { $least ->
        [one] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літера, або візьміть плитку.
        [few] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літери, або візьміть плитку.
       *[many] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літер, або візьміть плитку.
    }
}
word_rummikub-now-doubt = Можна оскаржити: { $words }
word_rummikub-now-doubt-end = Останній хід завершує гру. Введіть «так», щоб його прийняти, або оскаржте: { $words }

## Що відбувається

word_rummikub-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } очко (подвоєно)
    [few] { $count } очки (подвоєно)
   *[many] { $count } очок (подвоєно)
}
word_rummikub-lot = { $name } — { $tile }
word_rummikub-event-lots = Жереб на перший хід: { $lots }
word_rummikub-event-lots-again = Жереб ще раз: { $names }
word_rummikub-event-dealt = { $each ->
    [one] Роздано по { $each } плитці
    [few] Роздано по { $each } плитки
   *[many] Роздано по { $each } плиток
}; у банку { $bank ->
    [one] { $bank } плитка
    [few] { $bank } плитки
   *[many] { $bank } плиток
}. { $first-is ->
    [you] Першими ходите ви
   *[other] Перший хід: { $first }
}
word_rummikub-event-filled = { $name-is ->
    [you] Ви берете
   *[other] { $name } бере
}: { $tiles }; у банку { $bank ->
    [one] { $bank } плитка
    [few] { $bank } плитки
   *[many] { $bank } плиток
}
word_rummikub-event-filled-hidden = { $name-is ->
    [you] Ви берете
   *[other] { $name } бере
} { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}; у банку { $bank ->
    [one] { $bank } плитка
    [few] { $bank } плитки
   *[many] { $bank } плиток
}
word_rummikub-event-mixed = Банк перемішано; у ньому { $bank ->
    [one] { $bank } плитка
    [few] { $bank } плитки
   *[many] { $bank } плиток
}
word_rummikub-event-played = { $name-is ->
    [you] Ви викладаєте
   *[other] { $name } викладає
} { $extra ->
    [with] { $word }: { $points }; також { $others }
    [from] { $word } з { $taken }: { $points }
    [with-from] { $word } з { $taken }: { $points }; також { $others }
   *[alone] { $word }: { $points }
}; разом { NUMBER($score, useGrouping: 0) }
word_rummikub-event-drew = { $name-is ->
    [you] Ви берете
   *[other] { $name } бере
}: { $tiles }; у банку { $bank ->
    [one] { $bank } плитка
    [few] { $bank } плитки
   *[many] { $bank } плиток
}
word_rummikub-event-drew-hidden = { $name-is ->
    [you] Ви берете
   *[other] { $name } бере
} { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
   *[many] { $count } плиток
}; у банку { $bank ->
    [one] { $bank } плитка
    [few] { $bank } плитки
   *[many] { $bank } плиток
}
word_rummikub-event-passed = { $name-is ->
    [you] Ви пасуєте
   *[other] { $name } пасує
}
word_rummikub-event-time-up = { $name-is ->
    [you] Ваш час вийшов
   *[other] { $name }: час вийшов
}
word_rummikub-event-agreed = { $name-is ->
    [you] Ви приймаєте останній хід
   *[other] { $name } приймає останній хід
}
word_rummikub-event-doubted = { $layer-is ->
    [you] { $name } оскаржує ваше слово { $word }
   *[other] { $name-is ->
        [you] Ви оскаржуєте
       *[other] { $name } оскаржує
    } слово { $word }, яке викладає { $layer }
}
word_rummikub-event-voted-yes = { $name-is ->
    [you] Ви голосуєте «так»
   *[other] { $name } голосує «так»
}
word_rummikub-event-voted-no = { $name-is ->
    [you] Ви голосуєте «ні»
   *[other] { $name } голосує «ні»
}
word_rummikub-event-upheld = { $name-is ->
    [you] Ваше слово { $word } лишається
   *[other] Слово { $word }, яке викладає { $name }, лишається
}: «так» — { $yes }, «ні» — { $no }
word_rummikub-event-taken-back = Слово { $word } і весь хід скасовано: «так» — { $yes }, «ні» — { $no }; рахунок: { NUMBER($score, useGrouping: 0) }. { $name-is ->
    [you] Ви ходите знову
   *[other] Знову ходить { $name }
}
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } за джокера на підставці; разом { NUMBER($score, useGrouping: 0) }
    [few] { $name }: −{ $points } за { $jokers } джокерів на підставці; разом { NUMBER($score, useGrouping: 0) }
   *[many] { $name }: −{ $points } за { $jokers } джокерів на підставці; разом { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Кінець гри. { $why }

## Що сталося, меншою кількістю слів

word_rummikub-brief-played = { $name-is ->
    [you] { $word }: { $points }
   *[other] { $name } викладає { $extra ->
        [with] { $word }: { $points }; також { $others }
        [from] { $word } з { $taken }: { $points }
        [with-from] { $word } з { $taken }: { $points }; також { $others }
       *[alone] { $word }: { $points }
    }
}
word_rummikub-brief-drew = { $name-is ->
    [you] Узято: { $tiles }
   *[other] { $name } бере: { $tiles }
}{ $bank ->
    [0] . Банк порожній.
   *[other] {""}
}
word_rummikub-brief-bank-empty = Банк порожній.
word_rummikub-brief-drew-hidden = { $name } бере з банку{ $bank ->
    [0] . Банк порожній.
   *[other] {""}
}

## Відмови

word_rummikub-refusal-vote-first = Спершу проголосуйте щодо слова { $word }.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] Пасувати можна лише тоді, коли банк порожній, а в ньому ще { $count } плитка
    [few] Пасувати можна лише тоді, коли банк порожній, а в ньому ще { $count } плитки
   *[many] Пасувати можна лише тоді, коли банк порожній, а в ньому ще { $count } плиток
}. Викладіть слова або візьміть плитку.
word_rummikub-refusal-draw-without-bank = Банк порожній. Викладіть слова або спасуйте.
word_rummikub-refusal-no-doubts = За цим столом вирішує словник: немає ні теми, ні голосування щодо іншомовних слів.
word_rummikub-refusal-nothing-to-doubt = Зараз нема чого оскаржувати. Хід можна оскаржити лише один раз і лише до ходу наступного гравця.
word_rummikub-refusal-own-play = Ваші слова можуть оскаржити лише інші.
word_rummikub-refusal-not-laid-now = { $word }: цього слова немає в останньому ході. Можна оскаржити: { $words }
word_rummikub-refusal-no-vote-to-give = Зараз ви не можете голосувати.
word_rummikub-refusal-no-vote = Зараз немає голосування.
word_rummikub-refusal-no-such-word = { $count ->
    [one] На столі немає: { $words }. Введіть слово так, як воно лежить, а джокера — малою літерою.
   *[other] На столі немає: { $words }. Введіть слова так, як вони лежать, а джокерів — малими літерами.
}
word_rummikub-refusal-loses-tiles = На столі бракувало б: { $tiles }. Усі плитки зі столу мають на ньому лишитися.
word_rummikub-refusal-joker-unused = { $count ->
    [one] Звільнений джокер має повернутися на стіл. Введіть його малою літерою.
    [few] { $count } звільнені джокери мають повернутися на стіл. Введіть їх малими літерами.
   *[many] { $count } звільнених джокерів мають повернутися на стіл. Введіть їх малими літерами.
}
word_rummikub-refusal-no-own-tile = Викладіть щонайменше одну плитку зі своєї підставки.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] Перше слово викладіть лише з власних плиток: у ньому має бути щонайменше { $least } літера; слів на столі не чіпайте.
    [few] Перше слово викладіть лише з власних плиток: у ньому має бути щонайменше { $least } літери; слів на столі не чіпайте.
   *[many] Перше слово викладіть лише з власних плиток: у ньому має бути щонайменше { $least } літер; слів на столі не чіпайте.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] У першому слові має бути щонайменше { $least } літера, і всі з вашої підставки.
    [few] У першому слові має бути щонайменше { $least } літери, і всі з вашої підставки.
   *[many] У першому слові має бути щонайменше { $least } літер, і всі з вашої підставки.
}
word_rummikub-refusal-joker-kept = Джокер зберігає літеру, доки його не замінить плитка. Бракує: { $letters }
word_rummikub-refusal-too-long = { $longest ->
    [one] { $long }: слово задовге; найдовші слова в словнику мають { $longest } літеру.
    [few] { $long }: слово задовге; найдовші слова в словнику мають { $longest } літери.
   *[many] { $long }: слово задовге; найдовші слова в словнику мають { $longest } літер.
}
word_rummikub-refusal-abbreviation = { $abbreviation }: скорочення за цим столом заборонено.
word_rummikub-refusal-proper-name = { $word }: власні назви за цим столом заборонено.
word_rummikub-refusal-stands-twice = { $word }: слово може бути на столі лише раз.
word_rummikub-refusal-laid-before = { $word }: це слово вже було в цій грі.

## Ходи, яких не прочитати

word_rummikub-bad-verb = «{ $verb }» — не хід. Спробуйте: «викласти», «узяти», «пас», «оскаржити», «так» або «ні».
word_rummikub-bad-alone = «{ $rest }» зайве: цей хід складається з одного слова.
word_rummikub-bad-play-shape = Введіть слова, які викладаєте, потім «з» і слова зі столу, які розбираєте, наприклад «викласти { $words } з { $taken }».
word_rummikub-bad-doubt-shape = Оскаржте одне слово, наприклад «оскаржити { $word }».
word_rummikub-bad-letter = «{ $letter }» у «{ $word }» — не літера цієї гри. Джокера пишіть малою літерою, яку він заміняє.
word_rummikub-bad-draw = «{ $draw }» — не жереб і не тасування.

## Позиції, яких не може бути

word_rummikub-position-tiles = «{ $where }»: плитки мають бути текстом, наприклад "{ $tiles }".
word_rummikub-position-tile = «{ $where }»: плитки «{ $tile }» у цій грі немає.
word_rummikub-position-word = { $shortest ->
    [one] «{ $where }»: «{ $word }» не підходить; потрібне слово щонайменше з { $shortest } літери цієї гри.
    [few] «{ $where }»: «{ $word }» не підходить; потрібне слово щонайменше з { $shortest } літер цієї гри.
   *[many] «{ $where }»: «{ $word }» не підходить; потрібне слово щонайменше з { $shortest } літер цієї гри.
}
word_rummikub-position-word-twice = «{ $where }»: кожне слово може бути тут лише раз.
word_rummikub-position-too-many = Плиток { $tile } у позиції { $count }, а в наборі їх { $most }.
word_rummikub-position-laid-word-small = «laid_words»: слово «{ $word }» має бути записано великими літерами.
word_rummikub-position-no-doubts = Опції цього столу не дозволяють оскаржувати, тому «vote» і «last_play» мають бути null.
word_rummikub-position-vote-phase = «vote» має бути вказано тоді й лише тоді, коли «phase» — «vote».
word_rummikub-position-vote-seat = «vote.seat» має бути місцем, з якого зроблено останній хід: воно безпосередньо перед місцем, чия зараз черга.
word_rummikub-position-vote-word = «vote.word» має бути словом останнього ходу, а «{ $word }» у ньому немає.
word_rummikub-position-vote-answers = «vote.answers» має містити для кожного місця null, «yes» або «no»: null для того, хто виклав слово, і ще щонайменше для одного місця.
word_rummikub-position-last-play-seat = «last_play.seat» має бути місцем безпосередньо перед тим, яке зараз ходить.
word_rummikub-position-last-play-tiles = «last_play»: стіл до ходу разом із викладеними плитками має давати теперішній стіл, а взяті плитки мають бути на підставці.
word_rummikub-position-last-play-passes = Якщо останнім ходом викладено слова, «passes» має бути 0; пасувати перед цим можна було лише з порожнім банком.
word_rummikub-position-last-play-laid-words = «laid_words» має містити всі слова зі столу й не може втрачати слів.
word_rummikub-position-agreed = «last_play.agreed» має перелічувати за порядком інші місця; його вказують лише тоді, коли хід спорожнив останню підставку.
word_rummikub-position-reason-phase = «reason» має бути вказано тоді й лише тоді, коли «phase» — «over».
word_rummikub-position-bank-full = Доки в банку є плитки, ніхто не може пасувати й гра не може закінчитися.
word_rummikub-position-over-play = Коли гру закінчено, не може бути «last_play», який ще можна оскаржити.
word_rummikub-position-reason-untrue = «reason» — «rack_empty», але жодна підставка не порожня.
word_rummikub-position-over-already = З такими пасами або порожньою підставкою гру вже було б закінчено.

## Набори, яких не може бути

word_rummikub-pack-not-braille = Набір, ключ «{ $where }»: має бути один знак Брайля з шести крапок.
word_rummikub-pack-few-letters = У наборі має бути щонайменше { $least ->
    [one] { $least } плитка
    [few] { $least } плитки
   *[many] { $least } плиток
} з літерами та щонайменше { $kinds ->
    [one] { $kinds } різна літера
    [few] { $kinds } різні літери
   *[many] { $kinds } різних літер
}.
word_rummikub-pack-too-small = За цим столом { $needed ->
    [one] потрібна { $needed } плитка
    [few] потрібні { $needed } плитки
   *[many] потрібно { $needed } плиток
}, а в наборі їх { $tiles }.

## Що дала б чернетка

word_rummikub-preview-longest = найдовше слово з вашою плиткою: { $word }
word_rummikub-preview-whole-rack = уся підставка одразу: очки подвоєно
