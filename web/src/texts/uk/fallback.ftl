# Поле гри, яка не має власного

fallback-table = На столі
fallback-hand = Картки в руці
fallback-hand-of = Рука: { $name }
fallback-moves = Можливі ходи
fallback-wait = Зараз не ваш хід.
fallback-type = Введіть хід у полі для ходу.
fallback-more = Є й інші ходи. Їх можна ввести в полі для ходу.
