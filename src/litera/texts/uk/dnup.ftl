### Догори дриґом: картки з двома значеннями, які весь час перевертаються.

dnup-title = Догори дриґом
dnup-tagline = Кожна картка має два значення: перевертайте руку, бийте набори, позбудьтеся карток раніше за інших. За правилами гри dnup.

## Опції

dnup-option-round_turn_limit = Обмеження ходів, від { $lowest } до { $highest }: після стількох ходів раунд скасовується і роздається знову.
dnup-option-free_first_rotation = Перед першим ходом раунду кожен може раз перевернути всю руку.
dnup-option-own_return_first = Удвох: власний набір, побитий останніми картками, спершу повертається в руку, і гра триває.

## Чому гра закінчилася

dnup-reason-tokens = Зібрано чотири літери: D N U P.
dnup-reason-rounds = Виграно два раунди.

## Ходи, як їх можна вводити

dnup-verb-A = A, покласти, кладу, поклади
dnup-verb-B = B, додати, додаю, додай
dnup-verb-C = C, взяти, беру, візьми
dnup-verb-D = D, перевернути, перевертаю, переверни
dnup-verb-turn = обернути, обертаю, оберни, turn

dnup-help-A = Покладіть картки одного значення як свій набір: { $example }
dnup-help-B = Додайте картку до набору суперника: { $example }
dnup-help-C = Візьміть набір суперника, перевернувши кожну картку: { $example }
dnup-help-D = Переверніть усю руку: { $example }
dnup-help-turn = Переверніть руку перед своїм першим ходом: { $example }

## Стіл у словах

dnup-card = { $upper } над { $lower }
dnup-card-at = картка { NUMBER($number, useGrouping: 0) }: { $card }
dnup-set = { $count ->
    [one] { $count } картка зі значенням { $value }: { $cards }; { $owner }
    [few] { $count } картки зі значенням { $value }: { $cards }; { $owner }
   *[many] { $count } карток зі значенням { $value }: { $cards }; { $owner }
}
dnup-owner-area = { $name }, поле { $area }
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
    [one] З раунду вийшла { $count } картка
    [few] З раунду вийшли { $count } картки
   *[many] З раунду вийшло { $count } карток
}
dnup-unseen = { $count ->
    [0] Ви бачите всі картки.
    [one] Не видно { $count } картки
   *[other] Не видно { $count } карток
}
dnup-now-over = Гру закінчено.
dnup-now-wait = Зараз ходить { $name }.
dnup-now-act = Ваш хід: A покласти, B додати, C взяти або D перевернути руку.
dnup-now-act-area = Ваш хід на полі { $area }: A покласти, B додати, C взяти або D перевернути руку.
dnup-now-turn = Спершу можна перевернути руку без дії: обернути.

## Що сталося

dnup-event-dealt = { $each ->
    [one] Раунд { NUMBER($round, useGrouping: 0) }: по { $each } картці. Починає: { $first }
    [few] Раунд { NUMBER($round, useGrouping: 0) }: по { $each } картки. Починає: { $first }
   *[many] Раунд { NUMBER($round, useGrouping: 0) }: по { $each } карток. Починає: { $first }
}
dnup-event-hand = { $count ->
    [one] { $name }: { $count } картка, { $cards }
    [few] { $name }: { $count } картки, { $cards }
   *[many] { $name }: { $count } карток, { $cards }
}
dnup-event-left = { $name }: набір { $cards } зникає зі столу
dnup-event-laid = { $name }: набір { $cards }; у руці { $held }
dnup-event-laid-area = { $name }: набір { $cards } на полі { $area }; у руці { $held }
dnup-event-added = { $name }: додано { $card }, тепер { $cards } ({ $owner }); у руці { $held }
dnup-event-taken = { $name }: взято набір ({ $owner }), тепер { $cards }; у руці { $held }
dnup-event-turned = { $held ->
    [one] { $name }: руку перевернуто, { $held } картка
    [few] { $name }: руку перевернуто, { $held } картки
   *[many] { $name }: руку перевернуто, { $held } карток
}
dnup-event-turned_freely = { $held ->
    [one] { $name }: руку перевернуто перед першим ходом, { $held } картка
    [few] { $name }: руку перевернуто перед першим ходом, { $held } картки
   *[many] { $name }: руку перевернуто перед першим ходом, { $held } карток
}
dnup-event-beaten = { $name }: набір { $cards } побито, повертається як { $turned }; у руці { $held }
dnup-event-beaten_away = { $name }: набір { $cards } побито, зникає зі столу
dnup-event-out = { $gain ->
    [one] { $name }: карток більше немає, { $gain } літера; усього { $score }: { $letters }
    [few] { $name }: карток більше немає, { $gain } літери; усього { $score }: { $letters }
   *[many] { $name }: карток більше немає, { $gain } літер; усього { $score }: { $letters }
}
dnup-event-round_won = { $score ->
    [one] { $name }: карток більше немає, раунд виграно; усього { $score } раунд
    [few] { $name }: карток більше немає, раунд виграно; усього { $score } раунди
   *[many] { $name }: карток більше немає, раунд виграно; усього { $score } раундів
}
dnup-event-round_over = Раунд { NUMBER($round, useGrouping: 0) } закінчено.
dnup-event-round_void = { $turns ->
    [one] Раунд { NUMBER($round, useGrouping: 0) } недійсний після { NUMBER($turns, useGrouping: 0) } ходу.
   *[other] Раунд { NUMBER($round, useGrouping: 0) } недійсний після { NUMBER($turns, useGrouping: 0) } ходів.
}
dnup-event-game_won = { $name }: гру виграно!

## Відмови

dnup-refusal-no-free-turn = За цим столом руку не перевертають без дії. D перевертає її як дія.
dnup-refusal-turned = Руку перевертають без дії лише раз, перед своїм першим ходом раунду.
dnup-refusal-own-set = Це ваш власний набір. B і C — для набору суперника.
dnup-refusal-no-such-place = Такого місця немає. Місця суперників: { $places }.
dnup-refusal-no-set = { $count ->
    [0] Жоден суперник зараз не має набору.
    [one] На місці { $place } немає набору. Є на місці { $places }.
   *[other] На місці { $place } немає набору. Є на місцях { $places }.
}
dnup-refusal-other-way-up = У вас { $cards }, іншим боком. D перевертає руку.
dnup-refusal-several-values = { $cards }: у наборі картки одного значення.
dnup-refusal-one-card = { $cards }: B додає рівно одну картку.
dnup-refusal-other-value = { $card } туди не підходить: значення того набору — { $value }.
dnup-refusal-too-low = Набір { $cards } має стільки ж карток. Його б’є значення, вище за { $higher }; { $value } — ні.
dnup-refusal-highest = Набір { $cards } має стільки ж карток, а значення, вищого за { $higher }, немає.

## Ходи, які неможливо прочитати

dnup-bad-verb = «{ $text }» — не хід. Ходи: A картки, B картка місце, C місце, D.
dnup-bad-lay-shape = Після A назвіть картки: A 3/4 3/6
dnup-bad-add-shape = Після B назвіть картку й місце: B 5/8 { $place }
dnup-bad-take-shape = Після C назвіть місце: C { $place }
dnup-bad-alone = Після { $verb } нічого не пишуть.
dnup-bad-card = «{ $card }» — не картка. Картка — це два різні значення від 1 до 9, наприклад 3/4, або її номер у руці.
dnup-bad-twice = { $card } названо двічі.
dnup-bad-seat = «{ $place }» — не місце. Назвіть його номер: C 2
dnup-bad-seat-and-area = «{ $place }» — не місце. Назвіть місце й поле: C 1.2
dnup-bad-deal = Це не роздача карток одного раунду.

## Неможливі позиції

dnup-position-area = area — лише для двох місць.
dnup-position-card = { $where }: «{ $card }» — не картка. Картку пишуть 3/4.
dnup-position-twice = { $card } тут двічі. Картка є в колоді один раз, хоч би як лежала.
dnup-position-not-in-pack = Картки { $card } немає у грі на стільки місць: { $seats }.
dnup-position-values = { $cards }: у наборі картки одного чинного значення.
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
dnup-position-turned = turned — true лише перед першим ходом раунду, з опцією free_first_rotation.
dnup-position-reason = reason — причина кінця гри, раніше null.

## Неможливі колоди

dnup-pack-card = У колоді { $where } має «{ $card }», а це не картка. Картку пишуть 1/5.
dnup-pack-twice = У колоді { $where } має { $card } двічі.
dnup-pack-leave-out = У колоді { $where } — список символів: { $symbols }.
dnup-pack-star = Кількість місць { $seats }: у колоді бракує картки із зіркою.
dnup-pack-uneven = Кількість місць { $seats }, кількість карток { $count }: порівну не роздати.
