### Словники і слова: команди «lexicon» і «word» та помилки у списках слів.

language-pl = польська
language-uk = українська
language-en = англійська
language-ro = румунська

## Довідка

lexicon-help = словники: показати, перевірити, побудувати, додати
lexicon-help-list = показати словники на цьому комп’ютері
lexicon-help-info = описати словник і перевірити його файл
lexicon-help-build = знову побудувати вбудований словник із відкритих джерел
lexicon-help-add = додати власний список слів, по одному слову в рядку
lexicon-help-compare = порівняти словник із вашим списком слів: точність, повнота, розбіжності
lexicon-help-warm = підготувати пошук слів, щоб і перший був швидким
lexicon-help-replace = замінити словник із цією назвою
lexicon-help-lang = мова відповіді
word-help = слова: перевірити, знайти, подовжити
word-help-check = перевірити, чи є слова в словнику, а якщо немає, то чому
word-help-find = знайти слова з літер (* — порожня картка) або за зразком (? — будь-яка літера)
word-help-some = брати й слова з частини літер, а не лише з усіх
word-help-hook = показати літери, які, додані спереду чи ззаду, дають нове слово
word-help-lexicon = словник; типово той, чиєю абеткою ви пишете

## Словники

lexicon-list-line = { $name }: { $language }, { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
}
lexicon-list-damaged = { $name }: { $why }
lexicon-info-title = Словник { $name }: { $title }
lexicon-info-language = Мова: { $language }
lexicon-info-alphabet = Абетка: { $letters } ({ $count ->
    [one] { $count } літера
    [few] { $count } літери
   *[many] { $count } літер
})
lexicon-info-words = Слів: { $words }
lexicon-info-marked = Позначені окремо: власні назви — { $names }, скорочення — { $abbreviations }
lexicon-info-known = Загальновідомих слів: { $words }
lexicon-info-source = Джерело: { $source }
lexicon-info-licence = Ліцензія: { $licence }
lexicon-info-no-licence = Ліцензію не вказано
lexicon-info-digest = SHA-256 списку слів: { $digest }
lexicon-info-tags = Граматичний опис: є
lexicon-info-no-tags = Граматичний опис: немає, аналізатор цієї мови не встановлено
lexicon-info-whole = Файл неушкоджений.
lexicon-reading = Читання: { $files }
lexicon-progress = Читання
lexicon-building = Побудова графа з { $words ->
    [one] { $words } слова
    [few] { $words } слів
   *[many] { $words } слів
}
lexicon-written = Записано { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слів
} у файл { $file }
lexicon-warming = Триває підготовка пошуку слів; першого разу на це йде близько хвилини.
lexicon-warm = Пошук слів готовий.

lexicon-unknown = Немає словника «{ $name }». Словники: { $known }.
lexicon-no-recipe = Будувати можна лише вбудовані словники: { $known }. Щоб додати власний список: litera lexicon add.
lexicon-no-file = Файлу { $file } немає, або його не вдається прочитати.
lexicon-foreign = { $file } — не файл словника. Щоб зробити словник зі списку слів: litera lexicon add.
lexicon-other-version = { $file } має версію формату { $version }; програма читає версію { $expected }. Побудуйте його знову.
lexicon-header-damaged = { $file } — словник із пошкодженим заголовком. Побудуйте або додайте його знову.
lexicon-wrong-size = Файл { $file } пошкоджено: байтів зі словами { $bytes } замість { $expected }. Побудуйте або додайте словник знову.
lexicon-arcs-astray = Граф слів цього словника пошкоджено. Побудуйте або додайте словник знову.
lexicon-changed = Слова словника { $name } не збігаються з його заголовком. Побудуйте або додайте словник знову.
lexicon-library = Потрібна бібліотека { $library }, якої не встановлено.
lexicon-sources = Словник { $name } будується з { $count ->
    [one] одного файлу
   *[other] { $count } файлів, у такому порядку
}: { $files }.
lexicon-name-letters = «{ $name }» не може бути назвою словника. Назва — це малі літери a–z, цифри, - та _, щонайбільше 32 знаки.
lexicon-name-bundled = { $name } — вбудований словник. Виберіть іншу назву.
lexicon-name-taken = Словник { $name } вже є. Додайте --replace, щоб його замінити.

## Списки слів

affix-line = { $file }, рядок { NUMBER($line, useGrouping: 0) }: невідоме правило закінчень.
word-list-word = Слово { NUMBER($number, useGrouping: 0) } списку: { $fault }.
word-list-file-empty = У файлі { $file } немає слів. Має бути одне слово в рядку.
word-list-faults = Файл { $file } не годиться: { $count ->
    [one] { $count } помилковий рядок
    [few] { $count } помилкові рядки
   *[many] { $count } помилкових рядків
}. { $faults }.
word-list-fault = Рядок { NUMBER($line, useGrouping: 0) }: { $fault }
word-list-utf16 = Файл { $file } записано в UTF-16. Збережіть його в UTF-8.
word-list-encoding = Рядок { NUMBER($line, useGrouping: 0) } файлу { $file } записано не в UTF-8. Збережіть файл у UTF-8.
word-list-too-big = Список задовгий: у графі його слів було б понад { $arcs } дуг. Поділіть список.
fault-empty = слово без літер
fault-letters = «{ $word }» має знаки не з { $language ->
    [uk] української
    [en] англійської
    [ro] румунської
   *[pl] польської
} абетки: { $letters }
fault-mark = «{ $word }» починається або закінчується апострофом
fault-long = Кількість знаків у «{ $word }» перевищує { $longest }
fault-case = «{ $word }» має велику літеру всередині; слова пишуть малими, власні назви — з великої

## Порівняння

compare-words = Усі слова: точність { $precision }, повнота { $recall }; лише в словнику { $extra }, лише в списку { $missing }
compare-weighted = З урахуванням частоти: точність { $precision }, повнота { $recall }
compare-length = { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
    [many] { $letters } літер
   *[other] { $letters } літери
}: точність { $precision }, повнота { $recall }
compare-level = Частота (Zipf) від { $level } до { $level },99: точність { $precision }, повнота { $recall }
compare-extra = Лише в словнику (від найчастіших): { $words }
compare-missing = Лише в списку (від найчастіших): { $words }
compare-passed-over = Пропущених рядків (назви, інші літери, закороткі чи задовгі): { $count }

## Перевірка

check-word = { $word }: таке слово є в словнику
check-name = { $word }: викладати не можна, бо це власна назва
check-abbreviation = { $word }: викладати не можна, бо це скорочення
check-unknown = { $word }: такого слова в словнику { $lexicon } немає
check-unknown-near = { $word }: такого слова в словнику { $lexicon } немає; схожі слова: { $near }
check-foreign = { $word }: такого слова в словнику { $lexicon } немає; знаки не з його абетки: { $letters }
check-with-g = З літерою Ґ: { $words }
check-vulgar = Лайливе слово: боти його не викладають.
check-frequency = Частота: { $level } з { $highest }
check-reading = { $lemma }: { $part }
check-reading-number = { $lemma }: { $part }, { $number }
check-reading-marked = { $reading } ({ $marks })
check-no-tags = Граматичного опису немає: словник його не містить або не встановлено аналізатор цієї мови.
part-noun = іменник
part-verb = дієслово
part-adjective = прикметник
part-other = інша частина мови
number-singular = однина
number-plural = множина
number-both = однина або множина
mark-name = власна назва
mark-abbreviation = скорочення
mark-slang = сленг
mark-archaic = застаріле

## Пошук

find-word = { $word }: { $letters ->
    [one] { $letters } літера
    [few] { $letters } літери
   *[many] { $letters } літер
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
find-count = Знайдено: { $count ->
    [0] жодного слова
    [one] { $count } слово
    [few] { $count } слова
   *[many] { $count } слів
}
find-more = Не показано слів: { $count }. Щоб побачити більше, додайте --limit.
find-foreign = Знаки, яких немає в абетці (мова: { $language }): { $letters }. Введіть літери; «*» — порожня картка, «?» у зразку — будь-яка літера.
find-empty = Введіть літери; «*» — порожня картка, «?» у зразку — будь-яка літера.
find-mixed = Зразок із ? не можна поєднувати з * чи з --some.
find-limit = --limit має бути щонайменше 1, а не { $limit }.
hook-front = Спереду: { $words }
hook-back = Ззаду: { $words }
