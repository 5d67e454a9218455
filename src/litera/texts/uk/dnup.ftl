### Догори дриґом: картки з двома значеннями, які весь час перевертаються.

dnup-title = Догори дриґом
dnup-tagline = Кожна картка має два значення. Перевертайте руку, бийте набори й позбудьтеся карток раніше за інших. За мотивами гри dnup.

## Опції

dnup-option-round_turn_limit = Обмеження ходів, від { $lowest } до { $highest }: після стількох ходів раунд скасовується, і картки роздають знову.
dnup-option-free_first_rotation = Перед своїм першим ходом раунду можна раз перевернути руку, не витрачаючи дії.
dnup-option-own_return_first = Удвох: якщо останні картки б’ють власний набір, спершу він повертається в руку, і гра триває.

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
    [one] Сховано: { $count } картка
    [few] Сховано: { $count } картки
   *[many] Сховано: { $count } карток
}
dnup-find-which = Яке значення? Наприклад: «знайти 5»
dnup-find-none = Немає ні в руці, ні на столі: { $value }
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
    [one] Раунд { NUMBER($round, useGrouping: 0) }: по { $each } картці. Перший хід: { $first }
    [few] Раунд { NUMBER($round, useGrouping: 0) }: по { $each } картки. Перший хід: { $first }
   *[many] Раунд { NUMBER($round, useGrouping: 0) }: по { $each } карток. Перший хід: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } картка, { $cards }
    [few] { $name }: { $count } картки, { $cards }
   *[many] { $name }: { $count } карток, { $cards }
}
dnup-event-left = { $name-is ->
    [you] Ваш набір { $cards } зникає зі столу
   *[other] { $name }: набір { $cards } зникає зі столу
}
dnup-event-laid = { $name-is ->
    [you] Ви викладаєте { $cards }; у руці { $held }
   *[other] { $name } викладає { $cards }; у руці { $held }
}
dnup-event-laid-area = { $name-is ->
    [you] Ви викладаєте { $cards } ({ $area ->
        [1] перший хід
       *[other] другий хід
    }); у руці { $held }
   *[other] { $name } викладає { $cards } ({ $area ->
        [1] перший хід
       *[other] другий хід
    }); у руці { $held }
}
dnup-event-added = { $name-is ->
    [you] Ви додаєте { $card }, тепер { $cards } ({ $owner }); у руці { $held }
   *[other] { $name } додає { $card }, тепер { $cards } ({ $owner }); у руці { $held }
}
dnup-event-taken = { $name-is ->
    [you] Ви берете набір ({ $owner }), перевернутий: { $cards }; у руці { $held }
   *[other] { $name } бере набір ({ $owner }), перевернутий: { $cards }; у руці { $held }
}
dnup-event-turned = { $name-is ->
    [you] Ви перевертаєте руку
   *[other] { $name } перевертає руку
}: { $held ->
    [one] { $held } картка
    [few] { $held } картки
   *[many] { $held } карток
}
dnup-event-turned_freely = { $name-is ->
    [you] Ви перевертаєте руку, не витрачаючи дії
   *[other] { $name } перевертає руку, не витрачаючи дії
}: { $held ->
    [one] { $held } картка
    [few] { $held } картки
   *[many] { $held } карток
}
dnup-event-beaten = { $name-is ->
    [you] Ваш набір { $cards } побито, повертається як { $turned }; у руці { $held }
   *[other] { $name }: набір { $cards } побито, повертається як { $turned }; у руці { $held }
}
dnup-event-beaten_away = { $name-is ->
    [you] Ваш набір { $cards } побито, він зникає зі столу
   *[other] { $name }: набір { $cards } побито, він зникає зі столу
}
dnup-event-out = { $name-is ->
    [you] У вас більше немає карток
   *[other] { $name }: карток більше немає
}: { $gain ->
    [one] { $gain } літера
    [few] { $gain } літери
   *[many] { $gain } літер
}, усього { $score }: { $letters }
dnup-event-round_won = { $name-is ->
    [you] У вас більше немає карток, ви виграєте раунд
   *[other] { $name }: карток більше немає, раунд виграно
}; усього { $score ->
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

dnup-brief-dealt = Раунд { NUMBER($round, useGrouping: 0) }. Перший хід: { $first }
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
    [you] Ваш набір { $value } побито
   *[other] { $name }: набір { $value } побито
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

dnup-refusal-no-free-turn = За цим столом перевертати руку можна лише дією D.
dnup-refusal-turned = Перевернути руку, не витрачаючи дії, можна лише раз, перед своїм першим ходом раунду.
dnup-refusal-own-set = Це ваш власний набір. B і C — для набору суперника.
dnup-refusal-no-such-place = Такого місця немає. Місця суперників: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Жоден суперник зараз не має набору.
    [one] На місці { $place } немає набору, є на місці { $places }.
   *[other] На місці { $place } немає набору, є на місцях { $places }.
}
dnup-refusal-other-way-up = У вас { $cards }, але перевернуто. D перевертає руку.
dnup-refusal-several-values = { $cards }: усі картки набору мають бути однакового значення.
dnup-refusal-one-card = { $cards }: B додає лише одну картку.
dnup-refusal-other-value = { $card } не підходить: значення того набору — { $value }.
dnup-refusal-too-low = Набір { $cards } такого самого розміру. Його поб’є значення, вище за { $higher }; { $value } замале.
dnup-refusal-highest = Набір { $cards } такого самого розміру, а значення, вищого за { $higher }, немає.

## Ходи, які неможливо прочитати

dnup-bad-verb = «{ $text }» — не хід. Спробуйте: «A картки», «B картка місце», «C місце» або «D».
dnup-bad-lay-shape = Після A введіть картки: «A 3/4 3/6»
dnup-bad-add-shape = Після B введіть картку й місце: «B 5/8 { $place }»
dnup-bad-take-shape = Після C введіть місце: «C { $place }»
dnup-bad-alone = Після { $verb } нічого не вводьте.
dnup-bad-card = «{ $card }» — не картка. Введіть два різні значення від 1 до 9, наприклад 3/4, або номер картки в руці.
dnup-bad-twice = { $card } названо двічі.
dnup-bad-seat = «{ $place }» — не місце. Введіть номер місця: «C 2»
dnup-bad-seat-and-area = «{ $place }» — не місце. Введіть місце й хід, 1 або 2: «C 1.2»
dnup-bad-deal = Це не роздача карток одного раунду.

## Неможливі позиції

dnup-position-area = «area» — лише для двох місць.
dnup-position-card = { $where }: «{ $card }» — не картка. Картку пишуть 3/4.
dnup-position-twice = { $card } тут двічі. Картка є в колоді один раз, хоч би як лежала.
dnup-position-not-in-pack = Картки { $card } немає у грі на стільки місць: { $seats }.
dnup-position-values = { $cards }: усі картки набору повинні мати те саме активне значення.
dnup-position-sizes = Два набори одного розміру не можуть лежати на столі.
dnup-position-out-with-cards = Місце { $seat } поза раундом, а має картки.
dnup-position-in-without-cards = Місце { $seat } не поза раундом, а карток не має.
dnup-position-out = { $most ->
    [0] Удвох ніхто не буває поза раундом, що триває.
    [one] Поза раундом може бути щонайбільше { $most } місце.
    [few] Поза раундом можуть бути щонайбільше { $most } місця.
   *[many] Поза раундом може бути щонайбільше { $most } місць.
}
dnup-position-out-on-turn = Місце { $seat } поза раундом і не може ходити.
dnup-position-scores = Рівно один рахунок дорівнює { $goal } або більше, коли гру закінчено, і жоден — раніше.
dnup-position-limit = У раунді, що триває, було менше ходів, ніж { NUMBER($limit, useGrouping: 0) }.
dnup-position-turned = «turned» може бути true лише перед першим ходом раунду, з опцією free_first_rotation.
dnup-position-reason = «reason» — причина кінця гри, раніше null.

## Неможливі колоди

dnup-pack-card = У колоді { $where } має «{ $card }», а це не картка. Картку пишуть 1/5.
dnup-pack-twice = У колоді { $where } має { $card } двічі.
dnup-pack-leave-out = У колоді { $where } — список символів: { $symbols }.
dnup-pack-star = У колоді для стількох місць: { $seats } немає картки із зіркою.
dnup-pack-uneven = Кількість місць { $seats }, кількість карток { $count }: порівну не роздати.
