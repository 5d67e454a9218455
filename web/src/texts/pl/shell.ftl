# The shell of the pages: frame, settings, errors

skip = Do treści
home = Litera: poczekalnia
navigation = Strony
rules = Zasady
settings = Ustawienia
language-menu = Język: { $language }
toasts = Powiadomienia
close = Zamknij
cancel = Anuluj
loading = Chwileczkę…
reload = Wczytaj ponownie
retry = Spróbuj ponownie
to-lobby = Do poczekalni
offline = Brak połączenia. Stoły na ciebie czekają.

error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
error-server = Błąd serwera (status { NUMBER($status, useGrouping: "false") }). Spróbuj ponownie za chwilę.

broken-title = Coś poszło nie tak
broken = Ta strona przestała działać, ale to nie twoja wina. Twoje stoły są bezpieczne na serwerze. Wczytaj stronę ponownie.
missing-title = Nie ma takiej strony
missing = Pod tym adresem nic nie ma. Może brakuje części linku.

people = Ludzie
