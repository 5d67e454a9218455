# Поле гри, яка не має власного

fallback-table = На столі
fallback-hand = Картки на руці
fallback-hand-of = Рука: { $name }
fallback-moves = Можливі ходи
fallback-wait = Зараз не ваша черга.
fallback-type = Введіть хід у полі для ходу.
fallback-more = Є й інші ходи. Їх можна ввести в полі для ходу.
