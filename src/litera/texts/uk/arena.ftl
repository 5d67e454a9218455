### Арена: партії комп’ютерних гравців між собою.

arena-help = зіграти багато партій між ботами та підрахувати результати
arena-help-game = гра, у яку гратимуть боти
arena-help-players = рівні ботів, по одному на місце, наприклад expert,club
arena-help-games = скільки партій зіграти; кожну роздачу грають по разу з кожного місця
arena-help-seed = будь-який текст; той самий текст завжди дає ті самі картки й те саме жеребкування
arena-help-jobs = скільки партій грати одночасно
arena-help-option = опція гри: назва=значення; можна вказати кілька разів
arena-help-lexicon = словник, що визначає мову слів: en, pl, ro, uk або власний
arena-help-ms = обмеження часу на хід, у мілісекундах; без нього боти думають, скільки треба, і результати можна точно відтворити
arena-help-json = зберегти всі результати в цей файл
arena-help-plot = зберегти графік результатів у цей файл (.svg, .png)
arena-help-ray = грати в кластері Ray за цією адресою («local» запускає його тут)

arena-unknown-game = Немає гри «{ $game }». Ігри: { $games }.
arena-players = { $game }: гравців має бути від { $lowest } до { $highest }, а { $given ->
    [one] вказано { $given } рівень
    [few] вказано { $given } рівні
   *[other] вказано { $given } рівнів
}. Вкажіть по одному рівню на гравця.
arena-games = { $games ->
    [one] { $games } партію
    [few] { $games } партії
   *[many] { $games } партій
} не можна поділити порівну між { $players ->
    [one] { $players } місцем
    [few] { $players } місцями
   *[many] { $players } місцями
}. Вкажіть число, кратне { $players }.
arena-jobs = Одночасно має тривати хоча б одна партія. Вкажіть --jobs 1 або більше.
arena-ms = Вкажіть щонайменше 1 мілісекунду на хід, а не { $ms }. Без --ms боти думають, скільки треба.
arena-no-ray = Бібліотеки Ray тут немає. Установіть її: pip install ray
arena-no-cluster = За адресою «{ $address }» не відповідає жоден кластер Ray.
arena-file = Не вдалося записати файл { $file }: { $why }
arena-no-folder = Немає теки { $folder }. Спершу створіть її.
arena-format = Зображення не можна зберегти у файл { $file }. Назва файлу має закінчуватися на .svg або .png.
arena-no-pictures = Щоб створювати зображення, потрібна бібліотека, якої тут немає. Установіть її: pip install "litera[plots]"
arena-option = «{ $option }» — не опція. Вкажіть її так: назва=значення.

arena-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}, зерно { $seed }
arena-standing = { $level }: перемоги в { $rate }% партій (імовірно, від { $lowest }% до { $highest }%), { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за партію, середня перевага { $lead }, { $ms } мс на хід (найдовше { $longest } мс)
arena-wins-axis = частка перемог
arena-games-axis = партії
arena-playing = триває гра
