# The shell of the pages: frame, settings, errors

skip = La conținut
home = Litera: pagina principală
navigation = Pagini
rules = Reguli
settings = Setări
language-menu = Limba: { $language }
toasts = Notificări
close = Închide
cancel = Renunță
loading = O clipă…
reload = Încarcă din nou
retry = Încearcă din nou
to-lobby = La pagina principală
offline = Nu ai conexiune. Mesele te așteaptă.

error-offline = Nu se poate ajunge la server. Verifică conexiunea și încearcă din nou.
error-server = Eroare de server (stare { NUMBER($status, useGrouping: "false") }). Încearcă din nou peste o clipă.

broken-title = Ceva nu a mers
broken = Pagina s-a blocat, dar nu din vina ta. Mesele tale sunt în siguranță pe server. Încarcă pagina din nou.
missing-title = Pagina nu există
missing = La această adresă nu este nimic. Poate lipsește o parte din link.

people = Persoane
