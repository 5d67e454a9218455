### Догори дриґом: картки з двома значеннями, які весь час перевертаються.

dnup-title = Догори дриґом
dnup-tagline = Кожна картка має два значення. Перевертайте руку, бийте набори й позбудьтеся карток раніше за інших. За мотивами гри dnup.

## Опції

dnup-option-round_turn_limit = Обмеження кількості ходів, від { $lowest } до { $highest }: після стількох ходів раунд скасовується, і картки роздають знову.
dnup-option-free_first_rotation = Перед своїм першим ходом у раунді можна один раз перевернути руку, не витрачаючи дії.
dnup-option-own_return_first = Коли грають двоє: якщо ви останніми картками б’єте власний набір, спершу він повертається вам у руку, і гра триває.

## Чому гра закінчилася

dnup-reason-tokens = Зібрано всі літери: D N U P.
dnup-reason-rounds = Виграно два раунди.

## Ходи, як їх можна вводити

dnup-verb-A = A, викласти, покласти, кладу, поклади, викладаю, виклади
dnup-verb-B = B, додати, додаю, додай
dnup-verb-C = C, взяти, беру, візьми
dnup-verb-D = D, перевернути, перевертаю, переверни
dnup-verb-turn = обернути, обертаю, оберни, turn

dnup-help-A = Викладіть картки одного значення як свій набір: { $example }
dnup-help-B = Додайте картку до набору суперника: { $example }
dnup-help-C = Візьміть набір суперника та переверніть його картки: { $example }
dnup-help-D = Переверніть усю руку: { $example }
dnup-help-turn = Переверніть руку перед своїм першим ходом, не витрачаючи дії: { $example }

## Стіл у словах

dnup-card = { $upper } над { $lower }
dnup-card-at = { NUMBER($number, useGrouping: 0) }) { $card }
dnup-set = { $count ->
    [one] { $count } картка зі значенням { $value }: { $cards }; { $owner }
    [few] { $count } картки зі значенням { $value }: { $cards }; { $owner }
   *[many] { $count } карток зі значенням { $value }: { $cards }; { $owner }
}
dnup-owner-area = { $area ->
    [1] { $name }, перший хід
   *[other] { $name }, другий хід
}
dnup-no-sets = На столі немає наборів.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } картка в руці
    [few] { $name }: { $count } картки в руці
   *[many] { $name }: { $count } карток у руці
}
dnup-out = { $name }: поза раундом
dnup-round = Раунд { NUMBER($round, useGrouping: 0) }, хід { NUMBER($turn, useGrouping: 0) }
dnup-hand = Рука: { $cards }
dnup-hand-empty = Ваша рука порожня.
dnup-gone = { $count ->
    [0] Жодна картка не вийшла з раунду.
    [one] Поза раундом: { $count } картка
    [few] Поза раундом: { $count } картки
   *[many] Поза раундом: { $count } карток
}
dnup-unseen = { $count ->
    [0] Ви бачите всі картки.
    [one] Ви не бачите { $count } картки.
    [few] Ви не бачите { $count } карток.
   *[many] Ви не бачите { $count } карток.
}
dnup-find-which = Яке значення? Введіть, наприклад, «знайти 5».
dnup-find-none = Ні в руці, ні на столі немає значення { $value }.
dnup-now-over = Гру закінчено.
dnup-now-wait = Зараз ходить { $name }.
dnup-now-act = Ваш хід: A — викласти набір, B — додати картку, C — узяти набір або D — перевернути руку.
dnup-now-act-area = { $area ->
    [1] Ваш перший хід: A — викласти набір, B — додати картку, C — узяти набір або D — перевернути руку.
   *[other] Ваш другий хід: A — викласти набір, B — додати картку, C — узяти набір або D — перевернути руку.
}
dnup-now-turn = Перед першим ходом можна перевернути руку, не витрачаючи дії: введіть «обернути».

## Що сталося

dnup-event-dealt = { $each ->
    [one] Раунд { NUMBER($round, useGrouping: 0) }, роздано по { $each } картці.
    [few] Раунд { NUMBER($round, useGrouping: 0) }, роздано по { $each } картки.
   *[many] Раунд { NUMBER($round, useGrouping: 0) }, роздано по { $each } карток.
} { $first-is ->
    [you] Першими ходите ви
   *[other] Перший хід: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } картка в руці ({ $cards })
    [few] { $name }: { $count } картки в руці ({ $cards })
   *[many] { $name }: { $count } карток у руці ({ $cards })
}
dnup-event-left = { $name-is ->
    [you] Ваш набір { $cards } зникає зі столу
   *[other] { $name }: набір { $cards } зникає зі столу
}
dnup-event-laid = { $name-is ->
    [you] Ви викладаєте { $cards }
   *[other] { $name } викладає { $cards }
}; у руці { $held ->
    [one] { $held } картка
    [few] { $held } картки
   *[many] { $held } карток
}
dnup-event-laid-area = { $name-is ->
    [you] Ви викладаєте { $cards }
   *[other] { $name } викладає { $cards }
} ({ $area ->
    [1] перший хід
   *[other] другий хід
}); у руці { $held ->
    [one] { $held } картка
    [few] { $held } картки
   *[many] { $held } карток
}
dnup-event-added = { $name-is ->
    [you] Ви додаєте { $card }
   *[other] { $name } додає { $card }
}, тепер у наборі { $cards } ({ $owner }); у руці { $held ->
    [one] { $held } картка
    [few] { $held } картки
   *[many] { $held } карток
}
dnup-event-taken = { $name-is ->
    [you] Ви берете набір ({ $owner }) і перевертаєте його
   *[other] { $name } бере набір ({ $owner }) і перевертає його
}: { $cards }; у руці { $held ->
    [one] { $held } картка
    [few] { $held } картки
   *[many] { $held } карток
}
dnup-event-turned = { $name-is ->
    [you] Ви перевертаєте руку
   *[other] { $name } перевертає руку
} з { $held ->
    [one] { $held } картки
    [few] { $held } карток
   *[many] { $held } карток
}
dnup-event-turned_freely = { $name-is ->
    [you] Ви перевертаєте руку
   *[other] { $name } перевертає руку
} з { $held ->
    [one] { $held } картки
    [few] { $held } карток
   *[many] { $held } карток
}, не витрачаючи дії
dnup-event-beaten = { $name-is ->
    [you] Ваш набір { $cards } побито, він повертається як { $turned }
   *[other] { $name }: набір { $cards } побито, він повертається як { $turned }
}; у руці { $held ->
    [one] { $held } картка
    [few] { $held } картки
   *[many] { $held } карток
}
dnup-event-beaten_away = { $name-is ->
    [you] Ваш набір { $cards } побито, він зникає зі столу
   *[other] { $name }: набір { $cards } побито, він зникає зі столу
}
dnup-event-out = { $name-is ->
    [you] Ви позбуваєтеся всіх карток і отримуєте
   *[other] { $name } позбувається всіх карток і отримує
} { $gain ->
    [one] { $gain } літеру
    [few] { $gain } літери
   *[many] { $gain } літер
}, разом { $score }: { $letters }
dnup-event-round_won = { $name-is ->
    [you] Ви позбуваєтеся всіх карток і виграєте раунд
   *[other] { $name } позбувається всіх карток і виграє раунд
}; разом { $score ->
    [one] { $score } раунд
    [few] { $score } раунди
   *[many] { $score } раундів
}
dnup-event-round_over = Раунд { NUMBER($round, useGrouping: 0) } закінчено.
dnup-event-round_void = { $turns ->
    [one] Раунд { NUMBER($round, useGrouping: 0) } скасовано після { NUMBER($turns, useGrouping: 0) } ходу.
   *[other] Раунд { NUMBER($round, useGrouping: 0) } скасовано після { NUMBER($turns, useGrouping: 0) } ходів.
}
dnup-event-game_won = { $name-is ->
    [you] Ви виграєте гру!
   *[other] { $name } виграє гру!
}

## Що сталося, меншою кількістю слів

dnup-brief-dealt = Раунд { NUMBER($round, useGrouping: 0) }. { $first-is ->
    [you] Першими ходите ви
   *[other] Перший хід: { $first }
}
dnup-brief-laid = { $name-is ->
    [you] Викладено { $cards }
   *[other] { $name } викладає { $cards }
}
dnup-brief-added = { $name-is ->
    [you] Додано { $card }
   *[other] { $name } додає { $card } ({ $owner })
}
dnup-brief-taken = { $name-is ->
    [you] Узято { $cards }
   *[other] { $name } бере набір ({ $owner })
}
dnup-brief-turned = { $name-is ->
    [you] Руку перевернуто
   *[other] { $name } перевертає руку
}
dnup-brief-beaten = { $name-is ->
    [you] Ваш набір зі значенням { $value } побито
   *[other] { $name }: набір зі значенням { $value } побито
}
dnup-brief-round_won = { $name-is ->
    [you] Ви виграєте раунд!
   *[other] { $name } виграє раунд!
}
dnup-brief-now-area = { $area ->
    [1] Ваш перший хід.
   *[other] Ваш другий хід.
}

## Відмови

dnup-refusal-no-free-turn = За цим столом руку можна перевернути лише дією D, і це буде вашим ходом.
dnup-refusal-turned = Перевернути руку, не витрачаючи дії, можна лише один раз, перед своїм першим ходом у раунді.
dnup-refusal-own-set = Це ваш власний набір. Дії B і C — для наборів суперника.
dnup-refusal-no-such-place = Такого місця немає. Місця суперників: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Жоден суперник зараз не має набору.
    [one] На місці { $place } набору немає; набір є на місці { $places }.
   *[other] На місці { $place } набору немає; набори є на місцях { $places }.
}
dnup-refusal-other-way-up = У вас є { $cards }, але іншим боком догори. Щоб перевернути руку, введіть «D».
dnup-refusal-several-values = { $cards }: усі картки набору мають бути однакового значення.
dnup-refusal-one-card = B додає лише одну картку, а не { $cards }.
dnup-refusal-other-value = { $card } не підходить: значення цього набору — { $value }.
dnup-refusal-too-low = Набір { $cards } такого самого розміру. Щоб його побити, потрібне значення, вище за { $higher }, а { $value } замале.
dnup-refusal-highest = Набір { $cards } такого самого розміру, а значення, вищого за { $higher }, немає.

## Ходи, які неможливо прочитати

dnup-bad-verb = «{ $text }» — не хід. Спробуйте: «A картки», «B картка місце», «C місце» або «D».
dnup-bad-lay-shape = Після A введіть картки, наприклад «A 3/4 3/6».
dnup-bad-add-shape = Після B введіть картку й місце, наприклад «B 5/8 { $place }».
dnup-bad-take-shape = Після C введіть місце, наприклад «C { $place }».
dnup-bad-alone = Після «{ $verb }» нічого не вводьте.
dnup-bad-card = «{ $card }» — не картка. Введіть два різні значення від 1 до 9, наприклад 3/4, або номер картки в руці.
dnup-bad-twice = Картку { $card } названо двічі.
dnup-bad-seat = «{ $place }» — не місце. Введіть номер місця, наприклад «C 2».
dnup-bad-seat-and-area = «{ $place }» — не місце. Введіть місце й хід, 1 або 2, наприклад «C 1.2».
dnup-bad-deal = Це не роздача карток одного раунду.

## Неможливі позиції

dnup-position-area = «area» може бути лише за столом на двох.
dnup-position-card = «{ $where }»: «{ $card }» — не картка. Картку записують так: 3/4.
dnup-position-twice = Картка { $card } тут двічі. У колоді вона одна, хоч би яким боком догори лежала.
dnup-position-not-in-pack = { $seats ->
    [one] У грі на { $seats } місце
    [few] У грі на { $seats } місця
   *[other] У грі на { $seats } місць
} картки { $card } немає.
dnup-position-values = { $cards }: усі картки набору мають бути однакового активного значення.
dnup-position-sizes = На столі не може бути двох наборів однакового розміру.
dnup-position-out-with-cards = Місце { $seat } поза раундом, але має картки.
dnup-position-in-without-cards = Місце { $seat } ще в раунді, але карток не має.
dnup-position-out = { $most ->
    [0] Коли грають двоє, нікого не може бути поза раундом, що триває.
    [one] Поза раундом може бути щонайбільше { $most } місце.
    [few] Поза раундом може бути щонайбільше { $most } місця.
   *[many] Поза раундом може бути щонайбільше { $most } місць.
}
dnup-position-out-on-turn = Місце { $seat } вибуло з раунду, тож зараз не може бути його хід.
dnup-position-scores = Коли гру закінчено, рівно один рахунок має бути не меншим за { $goal }; доки гра триває, таких рахунків бути не може.
dnup-position-limit = У раунді, що триває, ходів має бути менше ніж { NUMBER($limit, useGrouping: 0) }.
dnup-position-turned = «turned» може бути true лише перед першим ходом раунду, якщо ввімкнено опцію «free_first_rotation».
dnup-position-reason = «reason» — це причина кінця гри; доки гра триває, тут має бути null.

## Неможливі колоди

dnup-pack-card = Колода, ключ «{ $where }»: «{ $card }» — не картка. Картку записують так: 1/5.
dnup-pack-twice = Колода, ключ «{ $where }»: картку { $card } названо двічі.
dnup-pack-leave-out = Ключ «{ $where }» колоди має містити список символів: { $symbols }.
dnup-pack-star = { $seats ->
    [one] У колоді на { $seats } місце
    [few] У колоді на { $seats } місця
   *[other] У колоді на { $seats } місць
} немає картки із зіркою.
dnup-pack-uneven = { $seats ->
    [one] У колоді на { $seats } місце
    [few] У колоді на { $seats } місця
   *[other] У колоді на { $seats } місць
} { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[many] { $count } карток
}: порівну не роздати.
