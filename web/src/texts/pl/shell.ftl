# The shell of the pages: frame, settings, errors

skip = Do treści
home = Litera: strona główna
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
to-lobby = Na stronę główną
offline = Brak połączenia. Stoły poczekają, a gra ruszy dalej, gdy połączenie wróci.

error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
error-server = Serwer nie odpowiedział jak należy (status { NUMBER($status, useGrouping: "false") }). Spróbuj ponownie za chwilę.

broken-title = Coś się rozsypało
broken = Ta strona się zepsuła i nie jest to twoja wina. Twoje stoły są bezpieczne na serwerze. Wczytaj stronę ponownie.
missing-title = Tu nic nie ma
missing = Ten adres donikąd nie prowadzi. Może po drodze zgubiła się jakaś litera.

