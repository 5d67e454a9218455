# Opening a table, settings, rules: what other pages need as well

seat-number = Місце { $number }
start = Коли починається гра

verbosity = Докладність повідомлень
letters-by-name = Літери з іменами
verbosity-1 = Мала
verbosity-2 = Звичайна
verbosity-3 = Повна

install = Встановити Litera
install-title = На цьому пристрої
install-help = Litera можна встановити як застосунок із власним вікном. Більше нічого не завантажується.
install-by-hand = Щоб мати Litera на початковому екрані, натисніть у браузері «Поширити», а тоді «На початковий екран».

rules-lead = Виберіть гру, щоб прочитати її правила.
rules-of = { $game }: правила
rules-topics = Теми
