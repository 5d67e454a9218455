### Словесний рамі: слова з плиток на столі, який щоходу можна перебудувати.

word_rummikub-title = Словесний рамі
word_rummikub-tagline = Викладайте слова, розбирайте їх і будуйте довші за правилами Rummikub Słowny.

## Налаштування

word_rummikub-option-first_seat = Хто починає: draw, хто витягне плитку, найближчу до літери A; або номер місця.
word_rummikub-option-opening_letters = Скільки літер має бути в першому слові гравця: від { $lowest } до { $highest }.
word_rummikub-option-open_then_manipulate = Після першого власного слова можна того самого ходу перебудовувати слова на столі.
word_rummikub-option-repeat = Яких слів не можна викладати: table, тих, що лежать; game, також тих, що вже колись лежали.
word_rummikub-option-proper_names = Власні назви теж дозволені.
word_rummikub-option-family_words = Слова для всіх: лайливі не приймаються.
word_rummikub-option-loanwords = Чужі слова: dictionary, що є в словнику, те слово; vote, у слові можна засумніватися й голосувати.
word_rummikub-option-fault_draw = Скільки плиток бере гравець, коли час вийшов: від { $lowest } до { $highest }.
word_rummikub-option-turn_seconds = Секунди на хід, від { $lowest } до { NUMBER($highest, useGrouping: 0) }; 0: без обмеження.
word_rummikub-option-score_unchanged = Слово рахується й тоді, коли читається як раніше, а нова в ньому лише власна плитка.
word_rummikub-option-double_min_tiles = Від скількох плиток викладені всі разом рахуються подвійно: від { $lowest } до { $highest }.
word_rummikub-option-joker_free_move = Джокер на столі може змінити літеру, навіть якщо його не заступає плитка.
word_rummikub-option-theme = Тема для всіх слів; інші можуть засумніватися в слові й голосувати. Порожньо: без теми.

word_rummikub-reason-rack_empty = Банк порожній, і одна підставка теж.
word_rummikub-reason-all_passed = Банк порожній, і всі по черзі пасують.

## Ходи

word_rummikub-verb-play = виклади, викладаю, викласти, кладу, поклади
word_rummikub-verb-draw = візьми, беру, взяти, тягну
word_rummikub-verb-pass = пас, пасую
word_rummikub-verb-doubt = сумнів, сумніваюся
word_rummikub-verb-yes = так, т
word_rummikub-verb-no = ні, н
word_rummikub-keyword-from = з, із, зі
word_rummikub-help-play = Викладіть слова; після «з» слова зі столу, які ви перебудовуєте: { $example }
word_rummikub-help-draw = Візьміть плитку, і ваш хід скінчено: { $example }
word_rummikub-help-pass = Пас, коли банк порожній: { $example }
word_rummikub-help-doubt = Поставте на голосування слово з останнього ходу: { $example }
word_rummikub-help-yes = Нехай слово лишається: { $example }
word_rummikub-help-no = Проти слова: { $example }

## Стіл словами

word_rummikub-joker = джокер
word_rummikub-table-theme = Тема: { $theme }
word_rummikub-table-empty = На столі немає слів.
word_rummikub-table-word = { $number } { $word }
word_rummikub-table-closed = Ще без першого слова: { $names }
word_rummikub-vote = { $word }: під сумнівом; викладає: { $name }
word_rummikub-vote-yes = Так: { $name }
word_rummikub-vote-no = Ні: { $name }
word_rummikub-hand = { $count ->
    [one] { $tiles } – { $count } плитка
    [few] { $tiles } – { $count } плитки
   *[many] { $tiles } – { $count } плиток
}
word_rummikub-hand-empty = Ваша підставка порожня.
word_rummikub-hand-size = { $count ->
    [one] { $name }: { $count } плитка
    [few] { $name }: { $count } плитки
   *[many] { $name }: { $count } плиток
}
word_rummikub-word-which = Яке слово? Назвіть його номер на столі або саме слово.
word_rummikub-word-none = { $count ->
    [0] «{ $word }» на столі немає. Там немає жодного слова.
    [one] «{ $word }» на столі немає. Номери слів: тільки { $count }.
   *[other] «{ $word }» на столі немає. Номери слів: від 1 до { $count }.
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
word_rummikub-find-which = Яка літера? Наприклад: знайти S
word_rummikub-find-none = Немає слова з: { $letter }.
word_rummikub-spell = { $letters }
word_rummikub-spell-joker = джокер як { $letter }
word_rummikub-bank = { $count ->
    [one] Банк: { $count } плитка
    [few] Банк: { $count } плитки
   *[many] Банк: { $count } плиток
}
word_rummikub-unseen = Ще не видно: { $tiles }
word_rummikub-tile-count = { $tile } { $count }
word_rummikub-set = { $count ->
    [one] { $count } плитка: { $tiles }
    [few] { $count } плитки: { $tiles }
   *[many] { $count } плиток: { $tiles }
}
word_rummikub-tile = { $tile }: { $count } у наборі; Брайль { $sign }, крапки { $dots }
word_rummikub-no-such-tile = Плитки «{ $tile }» у цій грі немає. Запитайте про літеру або про джокера: *.

word_rummikub-now-over = Гру закінчено.
word_rummikub-now-wait = Зараз діють: { $names }.
word_rummikub-now-vote = Чи лишається слово? Відповідь: так або ні.
word_rummikub-now-play = { $bank ->
    [0] Ваш хід: викладіть слова або пасуйте.
   *[other] Ваш хід: викладіть слова або візьміть плитку.
}
word_rummikub-now-open = { $bank ->
    [0] { $least ->
        [one] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літера, або пасуйте.
        [few] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літери, або пасуйте.
       *[many] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літер, або пасуйте.
    }
   *[other] { $least ->
        [one] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літера, або візьміть плитку.
        [few] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літери, або візьміть плитку.
       *[many] Ваш хід: викладіть перше слово, у якому щонайменше { $least } літер, або візьміть плитку.
    }
}
word_rummikub-now-doubt = Можна засумніватися: { $words }
word_rummikub-now-doubt-end = Останній хід закінчує гру. Скажіть на нього «так» або засумнівайтеся: { $words }

## Що відбувається

word_rummikub-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
word_rummikub-points-doubled = { $count ->
    [one] { $count } очко, подвійно
    [few] { $count } очки, подвійно
   *[many] { $count } очок, подвійно
}
word_rummikub-lot = { $name } { $tile }
word_rummikub-event-lots = Жереб, хто починає: { $lots }
word_rummikub-event-lots-again = Тягнуть ще раз: { $names }
word_rummikub-event-dealt = { $each ->
    [one] Роздача: по { $each } плитці; банк { $bank }. Починає: { $first }
    [few] Роздача: по { $each } плитки; банк { $bank }. Починає: { $first }
   *[many] Роздача: по { $each } плиток; банк { $bank }. Починає: { $first }
}
word_rummikub-event-filled = { $name }: нові { $tiles }; банк { $bank }
word_rummikub-event-filled-hidden = { $count ->
    [one] { $name }: { $count } нова плитка; банк { $bank }
    [few] { $name }: { $count } нові плитки; банк { $bank }
   *[many] { $name }: { $count } нових плиток; банк { $bank }
}
word_rummikub-event-mixed = { $bank ->
    [one] Банк перемішано: { $bank } плитка
    [few] Банк перемішано: { $bank } плитки
   *[many] Банк перемішано: { $bank } плиток
}
word_rummikub-event-played = { $extra ->
    [with] { $name }: { $word }, { $points }; ще { $others }; рахунок { NUMBER($score, useGrouping: 0) }
    [from] { $name }: { $word } з { $taken }, { $points }; рахунок { NUMBER($score, useGrouping: 0) }
    [with-from] { $name }: { $word } з { $taken }, { $points }; ще { $others }; рахунок { NUMBER($score, useGrouping: 0) }
   *[alone] { $name }: { $word }, { $points }; рахунок { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-drew = { $name }: добір, { $tiles }; банк { $bank }
word_rummikub-event-drew-hidden = { $count ->
    [one] { $name }: добір, { $count } плитка; банк { $bank }
    [few] { $name }: добір, { $count } плитки; банк { $bank }
   *[many] { $name }: добір, { $count } плиток; банк { $bank }
}
word_rummikub-event-passed = { $name }: пас
word_rummikub-event-time-up = { $name }: час вийшов
word_rummikub-event-agreed = { $name }: так останньому ходу
word_rummikub-event-doubted = { $name }: сумнів, { $word }; викладає: { $layer }
word_rummikub-event-voted-yes = { $name }: так
word_rummikub-event-voted-no = { $name }: ні
word_rummikub-event-upheld = { $word } лишається: { $yes } так, { $no } ні. Викладає: { $name }
word_rummikub-event-taken-back = { $word }: хід скасовано, { $yes } так, { $no } ні; рахунок { NUMBER($score, useGrouping: 0) }. Знову ходить: { $name }
word_rummikub-event-penalty = { $jokers ->
    [one] { $name }: −{ $points } за { $jokers } джокера на підставці; рахунок { NUMBER($score, useGrouping: 0) }
    [few] { $name }: −{ $points } за { $jokers } джокери на підставці; рахунок { NUMBER($score, useGrouping: 0) }
   *[many] { $name }: −{ $points } за { $jokers } джокерів на підставці; рахунок { NUMBER($score, useGrouping: 0) }
}
word_rummikub-event-over = Гру закінчено. { $why }

## Відмови

word_rummikub-refusal-vote-first = Спершу голосування: { $word }.
word_rummikub-refusal-pass-with-bank = { $count ->
    [one] Пасувати не можна, доки в банку є плитки: там { $count } плитка. Викладіть слова або візьміть плитку.
    [few] Пасувати не можна, доки в банку є плитки: там { $count } плитки. Викладіть слова або візьміть плитку.
   *[many] Пасувати не можна, доки в банку є плитки: там { $count } плиток. Викладіть слова або візьміть плитку.
}
word_rummikub-refusal-draw-without-bank = Банк порожній. Викладіть слова або пасуйте.
word_rummikub-refusal-no-doubts = За цим столом немає ні теми, ні голосування за чужі слова: вирішує сам словник.
word_rummikub-refusal-nothing-to-doubt = Зараз нема в чому сумніватися. У ході можна засумніватися раз, доки не зіграє наступний гравець.
word_rummikub-refusal-own-play = У ваших словах можуть сумніватися лише інші.
word_rummikub-refusal-not-laid-now = { $word }: це слово не з останнього ходу. З нього: { $words }
word_rummikub-refusal-no-vote-to-give = Вашої відповіді не чекають.
word_rummikub-refusal-no-vote = Зараз нема за що голосувати.
word_rummikub-refusal-no-such-word = { $count ->
    [one] На столі немає: { $words }. Назвіть слово так, як воно лежить, джокери малою літерою.
   *[other] На столі немає: { $words }. Називайте слова так, як вони лежать, джокери малою літерою.
}
word_rummikub-refusal-loses-tiles = Зі столу зникло б: { $tiles }. Кожна плитка, що там лежала, там і лишається.
word_rummikub-refusal-joker-unused = { $count ->
    [one] Звільнений джокер має повернутися на стіл. Покладіть його малою літерою.
    [few] { $count } звільнені джокери мають повернутися на стіл. Покладіть їх малими літерами.
   *[many] { $count } звільнених джокерів мають повернутися на стіл. Покладіть їх малими літерами.
}
word_rummikub-refusal-no-own-tile = Щонайменше одна плитка має бути з вашої підставки.
word_rummikub-refusal-first-meld-touches = { $least ->
    [one] Спершу викладіть слово лише з власних плиток, у якому щонайменше { $least } літера; слів на столі не чіпайте.
    [few] Спершу викладіть слово лише з власних плиток, у якому щонайменше { $least } літери; слів на столі не чіпайте.
   *[many] Спершу викладіть слово лише з власних плиток, у якому щонайменше { $least } літер; слів на столі не чіпайте.
}
word_rummikub-refusal-first-meld-short = { $least ->
    [one] У першому слові має бути щонайменше { $least } літера, і всі з вашої підставки.
    [few] У першому слові має бути щонайменше { $least } літери, і всі з вашої підставки.
   *[many] У першому слові має бути щонайменше { $least } літер, і всі з вашої підставки.
}
word_rummikub-refusal-joker-kept = Джокер зберігає літеру, доки його не заступить плитка. Бракує: { $letters }
word_rummikub-refusal-too-long = { $longest ->
    [one] { $long }: задовге; у словнику слова щонайбільше на { $longest } літеру.
    [few] { $long }: задовге; у словнику слова щонайбільше на { $longest } літери.
   *[many] { $long }: задовге; у словнику слова щонайбільше на { $longest } літер.
}
word_rummikub-refusal-abbreviation = { $abbreviation }: це скорочення, а не слово.
word_rummikub-refusal-proper-name = { $word }: власна назва. Налаштування цього столу її не дозволяють.
word_rummikub-refusal-stands-twice = { $word }: жодне слово не лежить на столі двічі.
word_rummikub-refusal-laid-before = { $word }: у цій грі таке слово вже було.

## Ходи, яких не прочитати

word_rummikub-bad-verb = «{ $verb }» – не хід. Ходи: виклади, візьми, пас, сумнів, так, ні.
word_rummikub-bad-alone = «{ $rest }» зайве: цей хід — одне слово.
word_rummikub-bad-play-shape = Викладайте так: виклади KOT SZYK з KOSZYK. Перед «з» те, що викладаєте, після нього те, що берете зі столу.
word_rummikub-bad-doubt-shape = Назвіть одне слово, так: сумнів KOT.
word_rummikub-bad-letter = «{ $letter }» у «{ $word }» – не літера цієї гри. Джокер – це мала літера, яку він заступає.
word_rummikub-bad-draw = «{ $draw }» – не жереб і не тасування.

## Позиції, яких не може бути

word_rummikub-position-tiles = { $where }: плитки – це текст, наприклад "ZAKOT*".
word_rummikub-position-tile = { $where }: плитки «{ $tile }» у цій грі немає.
word_rummikub-position-word = { $shortest ->
    [one] { $where }: «{ $word }» – не слово цієї гри, у якому щонайменше { $shortest } літера.
    [few] { $where }: «{ $word }» – не слово цієї гри, у якому щонайменше { $shortest } літери.
   *[many] { $where }: «{ $word }» – не слово цієї гри, у якому щонайменше { $shortest } літер.
}
word_rummikub-position-word-twice = { $where }: жодне слово не стоїть там двічі.
word_rummikub-position-too-many = { $tile }: у позиції { $count }, у наборі { $most }.
word_rummikub-position-laid-word-small = laid_words: «{ $word }» записано не великими літерами.
word_rummikub-position-no-doubts = Налаштування цього столу не знають сумнівів: vote і last_play – null.
word_rummikub-position-vote-phase = vote є тоді й лише тоді, коли phase – vote.
word_rummikub-position-vote-seat = vote.seat – місце останнього ходу, перед тим, яке ходить.
word_rummikub-position-vote-word = vote.word: «{ $word }» не з останнього ходу.
word_rummikub-position-vote-answers = vote.answers – null, yes або no для кожного місця: null для того, хто виклав, і ще щонайменше для одного.
word_rummikub-position-last-play-seat = last_play.seat – місце перед тим, яке ходить.
word_rummikub-position-last-play-tiles = last_play: стіл до ходу й викладені плитки не дають столу, або взятих плиток немає на підставці.
word_rummikub-position-last-play-passes = Після викладання passes – 0; до нього паси могли бути лише з порожнім банком.
word_rummikub-position-last-play-laid-words = laid_words містить слова зі столу й ніколи не меншає.
word_rummikub-position-agreed = last_play.agreed – деякі з інших місць по порядку, і лише коли хід спорожнив підставку наприкінці гри.
word_rummikub-position-reason-phase = reason є тоді й лише тоді, коли phase – over.
word_rummikub-position-bank-full = Доки в банку є плитки, ніхто не пасує і гра не закінчується.
word_rummikub-position-over-play = Коли гру закінчено, last_play для сумнівів немає.
word_rummikub-position-reason-untrue = Причина – rack_empty, але жодна підставка не порожня.
word_rummikub-position-over-already = З такими пасами або порожньою підставкою гру вже було б закінчено.

## Набори, яких не може бути

word_rummikub-pack-not-braille = У наборі { $where } – один знак Брайля з шести крапок.
word_rummikub-pack-few-letters = Найменше в наборі – плиток із літерами: { $least }, різних літер: { $kinds }.
word_rummikub-pack-too-small = За цим столом потрібно плиток: { $needed }; у наборі їх { $tiles }.

## Що дала б чернетка

word_rummikub-preview-longest = найдовше слово з власною плиткою: { $word }
word_rummikub-preview-whole-rack = викладено всю підставку: удвічі
