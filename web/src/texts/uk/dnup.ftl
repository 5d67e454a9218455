# Стіл гри dnup

dnup-you = Ви
dnup-round = Раунд { $round }
dnup-marks = Що я можу побити?
dnup-beatable = можна побити
dnup-beats = Можна побити набір гравця { $name }: { $cards }.
dnup-beats-nothing = Зараз нічого не можна побити.
dnup-sets = Набори на столі
dnup-set-empty = набору немає
dnup-out = Поза раундом
dnup-area = { $area ->
    [1] Перший хід
   *[other] Другий хід
}
dnup-lay-here = Місце для вашого набору
dnup-add = Додати
dnup-add-to = Додати { $card } до набору гравця { $name }: { $cards }
dnup-take = Узяти
dnup-take-from = Узяти набір гравця { $name }: { $cards }
dnup-hand = Ваша рука
dnup-card = { $number }: { $value }, якщо перевернути — { $other }
dnup-lay-nothing = Викласти набір
dnup-turn-hand = Перевернути руку
dnup-turn-free = Перевернути до ходу
dnup-wait = Картки можна позначати вже зараз, ще до свого ходу.
dnup-wait-out = Ви поза раундом. Інші грають далі.
dnup-choose = { $area ->
    [2] Ваш другий хід: викладіть набір, додайте картку, візьміть набір або переверніть руку.
   *[other] Викладіть набір, додайте картку, візьміть набір або переверніть руку.
}
dnup-too-low = Набір такого розміру вже є на столі, а значення вашого не вище.
dnup-adding = Ви позбуваєтеся картки, але набір гравця { $name } зростає.
dnup-fits = Пасує до набору гравця { $name }: { $cards }.
dnup-summary = Раунд закінчено. Починається раунд { $round }.
dnup-summary-void = Раунд { $round } скасовано.

dnup-held = { $count ->
    [one] { $count } картка в руці
    [few] { $count } картки в руці
   *[many] { $count } карток у руці
}
dnup-set = { $count ->
    [one] Набір з { $count } картки зі значенням { $value }: { $cards }
    [few] Набір із { $count } карток зі значенням { $value }: { $cards }
   *[many] Набір із { $count } карток зі значенням { $value }: { $cards }
}
dnup-size = { $count } × { $value }
dnup-lay = Викласти { $count } × { $value }
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
    [one] { $name }: { $gain } літера, разом { $score }
    [few] { $name }: { $gain } літери, разом { $score }
   *[many] { $name }: { $gain } літер, разом { $score }
}
dnup-summary-won = { $score ->
    [one] { $name }: раунд виграно, разом { $score } раунд
    [few] { $name }: раунд виграно, разом { $score } раунди
   *[many] { $name }: раунд виграно, разом { $score } раундів
}
