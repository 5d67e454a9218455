### Догори дриґом: картки з двома значеннями, які весь час перевертаються.

dnup-title = Догори дриґом
dnup-tagline = Кожна картка має два боки: переверніть руку, побийте набір, вийдіть першими. За правилами гри dnup.

## Опції

dnup-option-round_turn_limit = Після стількох ходів раунд недійсний і роздається знову.
dnup-option-free_first_rotation = Перед першим ходом раунду кожен може раз перевернути всю руку.
dnup-option-own_return_first = Удвох: власний набір, побитий останніми картками, спершу повертається в руку, і гра триває.

## Чому гра закінчилася

dnup-reason-tokens = Зібрано чотири літери: D N U P.
dnup-reason-rounds = Виграно два раунди.

## Ходи, як їх можна вводити

dnup-verb-A = покласти, кладу
dnup-verb-B = додати, додаю
dnup-verb-C = взяти, беру
dnup-verb-D = перевернути, перевертаю
dnup-verb-turn = обернути

dnup-help-A = Покладіть картки одного значення як свій набір: { $example }
dnup-help-B = Додайте картку до набору суперника: { $example }
dnup-help-C = Візьміть набір суперника, перевернувши його: { $example }
dnup-help-D = Переверніть усю руку: { $example }
dnup-help-turn = Переверніть руку перед своїм першим ходом: { $example }

## Стіл у словах

dnup-set = { $count ->
    [one] { $value }: { $count } картка; { $name }: { $cards }
    [few] { $value }: { $count } картки; { $name }: { $cards }
   *[many] { $value }: { $count } карток; { $name }: { $cards }
}
dnup-set-area = { $count ->
    [one] { $value }: { $count } картка; { $name }, поле { $area }: { $cards }
    [few] { $value }: { $count } картки; { $name }, поле { $area }: { $cards }
   *[many] { $value }: { $count } карток; { $name }, поле { $area }: { $cards }
}
dnup-no-sets = На столі немає наборів.
dnup-hand-size = { $count ->
    [one] { $name }: { $count } картка в руці
    [few] { $name }: { $count } картки в руці
   *[many] { $name }: { $count } карток у руці
}
dnup-out = { $name }: вже поза раундом
dnup-hand = Рука: { $cards }
dnup-hand-empty = Ваша рука порожня.
dnup-gone = { $count ->
    [one] З раунду вийшла { $count } картка: { $cards }
    [few] З раунду вийшли { $count } картки: { $cards }
   *[many] З раунду вийшло { $count } карток: { $cards }
}
dnup-gone-none = Жодна картка не вийшла з раунду.
dnup-act = Одна дія: A покласти, B додати, C взяти, D перевернути руку.
dnup-act-area = Поле { $area }, одна дія: A покласти, B додати, C взяти, D перевернути руку.
dnup-act-turn = Перед нею можна перевернути руку: turn.
dnup-wait = Зараз вам нічого робити.

## Що сталося

dnup-event-dealt = { $count ->
    [one] Раунд { $round }: по { $count } картці. Починає: { $name }
    [few] Раунд { $round }: по { $count } картки. Починає: { $name }
   *[many] Раунд { $round }: по { $count } карток. Починає: { $name }
}
dnup-event-left = { $name }: { $cards } виходить із раунду
dnup-event-laid = { $count ->
    [one] { $name }: кладе { $cards }; у руці: { $hand }
   *[other] { $name }: кладе набір ({ $count }), { $cards }; у руці: { $hand }
}
dnup-event-added = { $name }: { $card } до набору; власник: { $owner }, тепер карток: { $count }; у руці: { $hand }
dnup-event-taken = { $name }: бере набір; власник: { $owner }, тепер { $cards }; у руці: { $hand }
dnup-event-turned = { $count ->
    [one] { $name }: перевертає руку, { $count } картка
    [few] { $name }: перевертає руку, { $count } картки
   *[many] { $name }: перевертає руку, { $count } карток
}
dnup-event-returned = { $name }: побитий набір повертається як { $cards }; у руці: { $hand }
dnup-event-beaten_away = { $name }: побитий набір { $cards } виходить із раунду
dnup-event-out = { $count ->
    [one] { $name }: без карток! { $count } жетон: { $letters }
    [few] { $name }: без карток! { $count } жетони: { $letters }
   *[many] { $name }: без карток! { $count } жетонів: { $letters }
}
dnup-event-round_won = { $count ->
    [one] { $name }: раунд виграно; усього { $count } раунд
    [few] { $name }: раунд виграно; усього { $count } раунди
   *[many] { $name }: раунд виграно; усього { $count } раундів
}
dnup-event-round_over = Раунд { $round } закінчено.
dnup-event-round_void = { $count ->
    [one] Раунд { $round } недійсний після { $count } ходу.
   *[other] Раунд { $round } недійсний після { $count } ходів.
}
dnup-event-game_over = { $name }: гру виграно!

## Відмови

dnup-bad-verb = «{ $text }» — не хід. Ходи: A картки, B картка місце, C місце, D.
dnup-bad-a = Після A назвіть картки: A 3/4 3/6
dnup-bad-b = Після B назвіть одну картку й місце: B 5/8 2
dnup-bad-c = Після C назвіть місце: C 2
dnup-bad-d = D пишеться саме: D
dnup-bad-turn = turn пишеться саме: turn
dnup-bad-card = «{ $text }» — не картка. Картки пишуться 3/4: два різні значення від 1 до 9.
dnup-bad-twice = { $card } названо двічі.
dnup-bad-place = «{ $text }» — не місце. Назвіть його номер: C 2
dnup-bad-place-area = «{ $text }» — не місце. Назвіть місце й поле: C 1.2
dnup-bad-deal = Це не роздача карток цього раунду.
dnup-refusal-turn = Руку можна вільно перевернути лише перед своїм першим ходом раунду, один раз, і якщо дозволяють опції.
dnup-refusal-lay-values = У наборі картки одного значення. Кладіть лише картки, що грають як те саме число.
dnup-refusal-add-value = Значення того набору — { $value }; ваша картка грає як { $played }.
dnup-refusal-place = Такого місця немає. Місця мають номери від 0 до { $highest }; удвох поля — 1 і 2.
dnup-refusal-own = Це ваш власний набір. B і C — для набору суперника.
dnup-refusal-no-set = Там немає набору.
dnup-refusal-too-low = { $size ->
    [one] Уже лежить набір із { $size } картки зі значенням { $value }; ваш має бути вищим за { $value }, а не { $played }.
   *[other] Уже лежить набір із { $size } карток зі значенням { $value }; ваш має бути вищим за { $value }, а не { $played }.
}

dnup-pack-keys = Колода dnup має саме такі ключі: { $names }.
dnup-pack-symbols = «symbols» зіставляє назві список карток.
dnup-pack-card = «{ $where }»: «{ $card }» — не список карток і не картка на зразок 1/5.
dnup-pack-leave-out = «leave_out» потребує списку символів для { $seats } місць; є: { $symbols }.
dnup-pack-deal = На { $seats } місць колоду не роздати порівну, або в ній немає зірки.
dnup-position-area = «area» — лише для двох місць.
dnup-position-phase = «phase» — act або over.
dnup-position-number = «{ $where }» — число від { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }.
dnup-position-switch = «{ $where }» — true або false.
dnup-position-list = «{ $where }» — список належної довжини.
dnup-position-card = «{ $where }»: «{ $card }» — не картка; картки пишуться 3/4.
dnup-position-not-in-pack = Картки { $card } немає у грі на { $seats } місць.
dnup-position-twice = { $card } тут двічі; картка є в колоді раз, хоч би як лежала.
dnup-position-values = У наборі картки одного чинного значення.
dnup-position-sizes = Два набори одного розміру не можуть лежати на столі.
dnup-position-won = Рахунок не відповідає фазі: у кого досить, той виграє.
dnup-position-reason = «reason» не відповідає фазі.
dnup-position-out = Поки триває раунд, поза ним щонайбільше один гравець; удвох — ніхто.
dnup-position-out-hands = Хто поза раундом, не має карток, а хто ні — має.
dnup-position-out-turn = Хто поза раундом, не ходить.
dnup-position-limit = У раунді менше ходів, ніж { NUMBER($limit, useGrouping: 0) }.
