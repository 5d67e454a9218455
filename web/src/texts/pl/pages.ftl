# Opening a table, settings, rules: what other pages need as well

seat-number = Miejsce { $number }
start = Kiedy gra się zaczyna

verbosity = Szczegółowość komunikatów
letters-by-name = Litery z imionami
verbosity-1 = Mała
verbosity-2 = Zwykła
verbosity-3 = Pełna

install = Zainstaluj Literę
install-title = Na tym urządzeniu
install-help = Możesz zainstalować Literę jak aplikację, z własnym oknem. Niczego więcej nie trzeba pobierać.
install-by-hand = Aby mieć Literę na ekranie początkowym, wybierz w przeglądarce „Udostępnij”, a potem „Do ekranu początkowego”.

rules-lead = Wybierz grę, aby przeczytać jej zasady.
rules-of = { $game }: zasady
rules-topics = Tematy
