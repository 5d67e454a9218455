### Арена: партії комп’ютерних гравців між собою.

arena-help = багато партій комп’ютерних гравців між собою, з підрахунком
arena-help-game = гра
arena-help-players = їхні рівні, по одному на місце: expert,club
arena-help-games = скільки партій; кожну роздачу грають по разу з кожного місця
arena-help-seed = текст, з якого випливають усі карти й усі випадкові події
arena-help-jobs = скільки партій одночасно
arena-help-option = налаштування гри: назва=значення; можна вказати кілька
arena-help-lexicon = словник, від якого залежить мова слів: en, pl, ro, uk або власний
arena-help-ms = щонайбільше мілісекунд на хід; без цього рівень думає, скільки треба, і все можна точно повторити
arena-help-json = записати всі результати в цей файл
arena-help-plot = намалювати результати в цьому файлі (.svg, .png)
arena-help-ray = грати в кластері Ray за цією адресою («local» запускає його тут)

arena-unknown-game = Гри { $game } немає; є { $games }.
arena-players = У { $game } грають від { $lowest } до { $highest }; { $given ->
    [one] вказано { $given } рівень
    [few] вказано { $given } рівні
   *[other] вказано { $given } рівнів
}.
arena-games = { $games } не ділиться порівну на місця, яких { $players }: потрібне кратне { $players }.
arena-jobs = Одночасно має тривати хоча б одна партія.
arena-ms = Хід триває щонайменше 1 мілісекунду, не { $ms }; без --ms він триває, скільки треба.
arena-no-ray = Ray тут не встановлено: pip install ray
arena-no-cluster = За адресою «{ $address }» не відповідає жоден кластер Ray.
arena-file = Не вдається записати { $file }: { $why }
arena-no-folder = Немає папки { $folder }. Спершу створіть її.
arena-format = Зображення не можна записати як { $file }; можна як .svg і .png.
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
