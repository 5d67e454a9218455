# Стіл гри dnup

dnup-you = Ви
dnup-round = Раунд { $round }
dnup-marks = Показати, що можна побити
dnup-beatable = можна побити
dnup-sets = Набори на столі
dnup-set-empty = набору немає
dnup-out = Поза раундом
dnup-area = Поле { $area }
dnup-lay-here = Сюди кладіть набір
dnup-add = Додати
dnup-add-to = Додати позначену карту до набору: { $name }
dnup-take = Узяти
dnup-take-from = Узяти { $cards }, набір: { $name }
dnup-hand = Ваша рука
dnup-card = { $number }: { $value }, якщо обернути { $other }
dnup-lay-nothing = Покласти набір
dnup-turn-hand = Обернути всю руку
dnup-turn-free = Спершу обернути безкоштовно
dnup-wait = Карти можна позначати вже зараз: Ваш хід настане.
dnup-choose = Позначте карти одного значення й покладіть їх, додайте одну до чужого набору, візьміть набір або оберніть руку.
dnup-too-low = Набір такого розміру вже лежить, а Ваш не вищий.
dnup-summary = Раунд закінчено. Починається раунд { $round }.
dnup-summary-void = Раунд { $round } не зараховано.

dnup-held = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[many] { $count } карт на руці
}
dnup-set = { $count ->
    [one] Набір: { $count } карта зі значенням { $value }: { $cards }
    [few] Набір: { $count } карти зі значенням { $value }: { $cards }
   *[many] Набір: { $count } карт зі значенням { $value }: { $cards }
}
dnup-size = { $count } × { $value }
dnup-lay = Покласти { $count } × { $value }
dnup-letters = { $count ->
    [0] Літер ще немає
    [one] { $count } літера з чотирьох
    [few] { $count } літери з чотирьох
   *[many] { $count } літер із чотирьох
}
dnup-rounds = { $count ->
    [one] { $count } виграний раунд
    [few] { $count } виграні раунди
   *[many] { $count } виграних раундів
}
dnup-summary-out = { $gain ->
    [one] { $name }: поза раундом, { $gain } літера, разом { $score }
    [few] { $name }: поза раундом, { $gain } літери, разом { $score }
   *[many] { $name }: поза раундом, { $gain } літер, разом { $score }
}
dnup-summary-won = { $score ->
    [one] { $name }: виграний раунд, разом { $score } раунд
    [few] { $name }: виграний раунд, разом { $score } раунди
   *[many] { $name }: виграний раунд, разом { $score } раундів
}
