### Арена: партії комп’ютерних гравців між собою.

arena-help = багато партій ботів між собою, з підрахунком
arena-help-game = гра
arena-help-players = їхні рівні, по одному на місце: expert,club
arena-help-games = скільки партій; кожну роздачу грають по разу з кожного місця
arena-help-seed = текст, із якого випливають усі картки й жеребкування
arena-help-jobs = скільки партій одночасно
arena-help-option = опція гри: назва=значення; можна вказати кілька разів
arena-help-lexicon = словник, від якого залежить мова слів: en, pl, ro, uk або власний
arena-help-ms = щонайбільше стільки мілісекунд на хід; без цього боти думають, скільки треба, і результати можна точно повторити
arena-help-json = записати всі результати в цей файл
arena-help-plot = намалювати результати в цьому файлі (.svg, .png)
arena-help-ray = грати в кластері Ray за цією адресою («local» запускає його тут)

arena-unknown-game = Гри { $game } немає. Ігри: { $games }.
arena-players = { $game }: гравців від { $lowest } до { $highest }; { $given ->
    [one] вказано { $given } рівень
    [few] вказано { $given } рівні
   *[other] вказано { $given } рівнів
}.
arena-games = Кількість партій { $games } не ділиться порівну на місця ({ $players }). Вкажіть кратне { $players }.
arena-jobs = Одночасно має тривати хоча б одна партія.
arena-ms = Дайте щонайменше 1 мілісекунду на хід, а не { $ms }. Без --ms боти думають, скільки треба.
arena-no-ray = Ray тут не встановлено: pip install ray
arena-no-cluster = За адресою «{ $address }» не відповідає жоден кластер Ray.
arena-file = Не вдається записати { $file }: { $why }
arena-no-folder = Немає теки { $folder }. Спершу створіть її.
arena-format = Зображення не можна записати як { $file }; можна як .svg і .png.
arena-no-pictures = Щоб малювати зображення, потрібна бібліотека, якої не встановлено. Встановіть її: pip install "litera[plots]"
arena-option = { $option } не має вигляду назва=значення.

arena-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, зерно { $seed }
arena-standing = { $level }: перемоги { $rate }% (від { $lowest } до { $highest }%), { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за партію, перевага { $lead }, { $ms } мс на хід (найдовше { $longest })
arena-wins-axis = частка перемог
arena-games-axis = партії
arena-playing = гра
