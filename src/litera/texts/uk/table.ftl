### Що каже кожна гра: імена, рахунок, чия черга і чому щось неможливо.

you = Ви
seat = Місце { NUMBER($number, useGrouping: 0) }
list = { $head } та { $last }
list-empty = немає

score = { $name }: { $points }
whose-you = Ваш хід.
whose-other = Зараз хід: { $names }.
whose-over = Гру закінчено.
result-none = Гра ще триває.
result-winner = Перемога: { $names }.
result-winners = Спільна перемога: { $names }.

say-unknown = «{ $what }»: такого запитання тут немає. Можна запитати: { $topics }.
say-count = «{ $argument }» — не кількість ходів. Спробуйте «історія 5».

## Відмови

request-no-object = Цей рядок не є об’єктом JSON.
request-unreadable = Цей запит неможливо прочитати: { $detail }.
request-needs-seat = Для цього запиту потрібне місце за столом.
request-unknown = Немає запиту «{ $request }». Запити: { $requests }.
request-too-long = Запит не може бути довшим за 1 МіБ.
request-too-deep = Рівнів вкладеності в запиті може бути щонайбільше { $deepest }.
reply-too-long = Відповідь була б довшою за 1 МіБ. Звузьте запит.
tables-too-many = { $most ->
    [one] Уже відкрито { $most } стіл. Спершу закрийте його.
    [few] Уже відкрито { $most } столи. Спершу закрийте один із них.
   *[many] Уже відкрито { $most } столів. Спершу закрийте один із них.
}
seat-not-there = За цим столом немає місця { NUMBER($seat, useGrouping: 0) }; місця мають номери від 1 до { $highest }.
move-too-long = { $longest ->
    [one] Хід може мати щонайбільше { $longest } знак.
    [few] Хід може мати щонайбільше { $longest } знаки.
   *[many] Хід може мати щонайбільше { $longest } знаків.
}
level-unknown = Немає бота рівня «{ $level }». Рівні: { $levels }.
table-refusal-vulgar = { $word }: лайливі слова за цим столом заборонено.

option-unknown = Немає опції «{ $option }». Опції: { $names }.
option-not-switch = «{ $option }»: потрібне true або false, а не «{ $value }».
option-not-choice = «{ $option }»: «{ $value }» не підходить. На вибір: { $choices }.
option-not-text = { $longest ->
    [one] «{ $option }»: потрібен текст до { $longest } знака.
   *[other] «{ $option }»: потрібен текст до { $longest } знаків.
}
option-not-number = «{ $option }»: «{ $value }» не підходить. Потрібне ціле число від { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }.

position-key = Позиція цієї гри не має ключа «{ $position_key }».
position-seats = «{ $hands }» має бути списком із записом для кожного місця; місць — від { $lowest } до { $highest }.
position-disagrees = «{ $position_key }» не узгоджується з рештою позиції.

record-unreadable = Це не запис гри: { $detail }.
record-version = Це не запис гри у форматі версії { $version }.
record-seed-shape = Зерно запису повинно мати 64 шістнадцяткові цифри.
record-commitment = Зерно запису не збігається із цифровим відбитком, оголошеним перед грою.
record-line = Рядок { NUMBER($line, useGrouping: 0) } запису, «{ $move }», не підходить: { $why }
record-chance = тут жеребкування й ходи гравців ідуть в іншому порядку.
record-seed = цьому зерну відповідають інші картки.
record-seat = такого місця немає.
record-ends-early = Запис уривається до роздачі останніх карток.
record-result = «{ $part }» у записі не відповідає ходам.
record-format = Цю гру не можна записати у форматі «{ $format }». Можливі формати: { $formats }.

refusal-unknown-game = Немає гри «{ $game }». Ігри: { $games }.
refusal-unknown-table = Немає столу «{ $table }».
refusal-bad-seats = У цю гру грають від { $lowest } до { $highest } гравців, а не { NUMBER($seats, useGrouping: 0) }.
refusal-not-your-turn = Зараз не ваш хід.
refusal-wrong-phase = Зараз цього зробити не можна.
refusal-game-over = Гру закінчено.
refusal-no-clock = За цим столом немає годинника.
refusal-not-yours = У вас немає: { $cards }.
refusal-not-a-word = { $word }: такого слова в словнику немає.
refusal-not-a-word-near = { $count ->
    [one] { $word }: такого слова в словнику немає; схоже слово: { $near }.
   *[other] { $word }: такого слова в словнику немає; схожі слова: { $near }.
}
refusal-word-not-allowed = { $word }: це слово за цим столом заборонено.
refusal-word-repeated = { $word }: це слово вже було.
refusal-too-short = { $shortest ->
    [one] { $word }: слово закоротке, має бути щонайменше { $shortest } літера.
    [few] { $word }: слово закоротке, має бути щонайменше { $shortest } літери.
   *[many] { $word }: слово закоротке, має бути щонайменше { $shortest } літер.
}

## Positions and packs that cannot be

json-number = «{ $where }» має бути цілим числом від { NUMBER($lowest, useGrouping: 0) } до { NUMBER($highest, useGrouping: 0) }.
json-switch = «{ $where }» має бути true або false.
json-choice = «{ $where }» має бути одним зі значень: { $choices }.
json-choice-or-null = «{ $where }» має бути null або одним зі значень: { $choices }.
json-list = «{ $where }» має бути списком.
json-as-many = { $count ->
    [one] «{ $where }» має бути списком із { $count } елемента.
   *[other] «{ $where }» має бути списком із { $count } елементів.
}
json-object = «{ $where }» має бути об’єктом JSON.
json-key-missing = У «{ $where }» бракує ключа «{ $entry }».
json-key-unknown = У «{ $where }» є невідомий ключ: «{ $entry }». Можливі ключі: { $entries }.

## Хід, який радять

move-notation = { $move }
move-worth = { $unit ->
    [tokens] { $points ->
        [one] { $move }, { $points } літера
        [few] { $move }, { $points } літери
       *[many] { $move }, { $points } літер
    }
    [rounds] { $move }, виграш раунду
   *[points] { $points ->
        [one] { $move }, { $points } очко
        [few] { $move }, { $points } очки
       *[many] { $move }, { $points } очок
    }
}
