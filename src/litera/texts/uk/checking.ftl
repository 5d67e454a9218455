### Перевірка гри та початок нової: команди "check-game", "new-game" і "say-all".

game-check-help = перевірити, чого бракує грі та що в ній не так
game-check-help-game = ідентифікатор гри, наприклад із вашого власного пакета
game-check-help-games = скільки випадкових партій зіграти
game-check-result = { $count ->
    [0] { $game }: усе на місці, а { $games ->
        [one] в { $games } випадковій партії
        [few] у { $games } випадкових партіях
       *[many] у { $games } випадкових партіях
    } жодної вимоги не порушено.
    [one] { $game }: треба виправити { $count } річ.
    [few] { $game }: треба виправити { $count } речі.
   *[many] { $game }: треба виправити { $count } речей.
}
game-check-entry-point = Не вдалося завантажити «{ $name }» із групи «{ $group }»: { $error }
game-check-name = Точка входу зветься «{ $name }», а гра — «{ $game }». Дайте їм однакову назву.
game-check-no-players = У гри немає ботів. Додайте точку входу «{ $game }» до групи «litera.players».
game-check-no-rules = Немає файлу правил { $file } такими мовами: { $languages }.
game-check-no-text = Немає тексту { $text_key } такими мовами: { $languages }.
game-check-text-broken = Текст { $text_key } має параметр, якого гра не передає. Мови: { $languages }.
game-check-failed = У випадковій партії сталася помилка: { $error } ({ $place }; зерно «{ $seed }»).
game-check-broken = { $what } (зерно «{ $seed }»)

game-check-law-total = «legal» налічує для місця { $seat } загалом { $total ->
    [one] { $total } хід
    [few] { $total } ходи
   *[other] { $total } ходів
}, а перелічує { $listed }.
game-check-law-complete = За «legal» список ходів для місця { $seat } повний, але «total» із ним не збігається: { $total }.
game-check-law-twice = «legal» двічі називає той самий хід для місця { $seat }.
game-check-law-listed = «legal» називає «{ $move }» для місця { $seat }, але «why_not» відхиляє цей хід.
game-check-law-unlisted = «why_not» дозволяє місцю { $seat } хід «{ $move }», але «legal» його не називає.
game-check-law-turn = Між випадковими подіями «turn» має повертати місця за порядком, кожне по разу. Натомість повертає: { $seats }.
game-check-law-over = «outcome» і «turn» розходяться щодо того, чи гру закінчено. «turn» повертає: { $seats }.
game-check-law-stuck = Зараз хід місця { $seat }, але жодного дозволеного ходу в нього немає.
game-check-law-winners = «outcome» має називати переможців за порядком, кожного по разу.
game-check-law-after = Гру закінчено, але місце { $seat } ще може ходити. «why_not» має повертати «game_over».
game-check-law-notation = Запис ходу «{ $move }» читається як інший хід.
game-check-law-secret = Спостерігач { $watcher } бачить приховане в таких ключах вигляду: { $names }.
game-check-law-open = Події роздачі щось приховують від спостерігача { $watcher }, але вигляд показує все, що бачить стіл.
game-check-law-masked = Функція «resample» має замінити всі картки, яких не бачить спостерігач { $watcher }, але в її стані лишилися закриті картки.
game-check-law-resample = Ці ключі вигляду приховано від деяких спостерігачів, але «resample» завжди дає в них ті самі значення: { $names }.
game-check-law-table = Стіл має бачити все, але з його вигляду «resample» відтворює інший стан.
game-check-law-told = Перший вигляд і подальші зміни не складаються в теперішній вигляд спостерігача { $watcher }.
game-check-law-replay = Якщо відтворити запис, виходить інший стіл.
game-check-law-position = Якщо розставити стан як позицію, виходить інший стіл.
game-check-law-values = Стани мають бути незмінними значеннями з функцією «hash», а однакові ходи мають давати рівні стани.
game-check-law-changed = Хід змінює стан, у якому його зроблено. Натомість треба повертати новий стан.
game-check-law-importance = «voice» має надавати подіям виду «{ $kind }» важливість: 1, 2 або 3.
game-check-law-endless = Партія між ботами не закінчилася й після { $most ->
    [one] { $most } ходу
    [few] { $most } ходів
   *[many] { $most } ходів
}.

game-new-help = створити заготовку пакета для власної гри
game-new-help-name = ідентифікатор гри: малі літери, цифри й підкреслення
game-new-help-into = тека, у якій з’явиться пакет
game-new-bad-name = «{ $name }» не може бути ідентифікатором гри. Використовуйте малі латинські літери, цифри та підкреслення; першою має бути літера.
game-new-taken = Гра «{ $name }» вже є. Виберіть інший ідентифікатор.
game-new-there = Тека { $folder } вже існує. Виберіть інший ідентифікатор або іншу теку.
game-new-written = У теці { $folder } тепер є маленька гра в кості, у яку вже можна грати і яку можна змінювати. Як установити й перевірити гру «{ $game }»: docs/adding-a-game.md.

say-all-help = вивести всі речення мови з прикладами значень, щоб прочитати їх очима носія мови
