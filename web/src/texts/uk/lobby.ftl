# The lobby: games, tables, names

lobby-title = У що зіграємо?
lobby-lead = Чотири гри зі словами та картками: грайте одразу з ботом або з друзями за посиланням. Обліковий запис не потрібен.
players-between = від { $least } до { $most } гравців
play-now = Грати зараз
play-now-label = Грати зараз: { $game }
play-now-level = Бот: { $level }
words-menu = Мова слів у грі { $game }: { $language }
words-language = Мова слів
words-in = { $language ->
    [en] Англійські слова
    [pl] Польські слова
    [uk] Українські слова
    [ro] Румунські слова
   *[other] Слова: { $language }
}
with-friends = Грати з друзями
with-friends-label = Грати з друзями: { $game }
learn = Навчальна гра
learn-label = Навчальна гра: { $game }
rules-label = Правила: { $game }

my-tables = Ваші столи
finished-tables = Завершені ігри: { $count }
finished-tables-last = Завершені ігри: останні { $count }
open-tables = Відкриті столи
no-open-tables = Зараз немає відкритих столів. Відкрийте стіл, і він з’явиться тут.
new-table = Відкрити стіл
invited = Маєте запрошення?
join-link = Посилання на стіл
join-link-wrong = Це не посилання на стіл. Воно має такий вигляд: https://…/t/… — скопіюйте його повністю.
join = Приєднатися
seat-free = вільне місце
seat-bot = бот
with-password = пароль
table-status =
    { $status ->
        [waiting] чекає на гравців
        [playing] гра триває
       *[over] гру закінчено
    }
table-my-turn = Ваш хід
table-won = Ваша перемога
table-won-by = Перемога: { $name }
clock-move =
    { $seconds ->
        [one] { $seconds } секунда на хід
        [few] { $seconds } секунди на хід
        [many] { $seconds } секунд на хід
       *[other] { $seconds } секунди на хід
    }
clock-game =
    { $increment ->
        [0] { $minutes } хв
       *[other] { $minutes } хв + { $increment } с за хід
    }
clock-days =
    { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
        [many] { $days } днів на хід
       *[other] { $days } дня на хід
    }
clock-days-bank =
    { $days ->
        [one] { $days } день на хід, із запасом часу
        [few] { $days } дні на хід, із запасом часу
        [many] { $days } днів на хід, із запасом часу
       *[other] { $days } дня на хід, із запасом часу
    }

guest-name = Гість { $number }
nickname = Ваш псевдонім за столом
nickname-help = До 24 знаків. Псевдонім бачать усі за вашими столами.
nickname-empty = Спершу введіть псевдонім.
choose-nickname = Виберіть псевдонім
playing-as = Ви граєте як { $name }
save = Зберегти
keep-place = Зберегти моє місце
account = Ваш обліковий запис
sign-in = Увійти
added = додано:
next-game = Наступна гра ({ $count })
next-game-key = Alt+G відкриває з будь-якої сторінки наступну гру, що чекає на ваш хід.
time-left = залишилося: { $left }
seat-score = { $name } { $points }
table-shared = Спільна перемога
ratings = Рейтинги
rating-pace-live = наживо
rating-pace-days = дні на хід
rating-value = { $value } ± { $deviation }
rating-provisional = { $value } ± { $deviation }, попередній
rated = рейтингова
invitations = Друзі запрошують вас
invitation-from = { $name }: { $game }
finished-all = Усі завершені ігри
