# The shell of the pages: frame, settings, errors

skip = Sari la conținut
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
to-lobby = Înapoi la pagina principală
offline = Nu ai conexiune la internet. Mesele te așteaptă.

error-offline = Serverul nu poate fi contactat. Verifică conexiunea și încearcă din nou.
error-server = Eroare pe server (cod { NUMBER($status, useGrouping: "false") }). Încearcă din nou peste câteva clipe.

broken-title = Ceva nu a mers bine
broken = A apărut o eroare în pagină, nu din vina ta. Mesele tale sunt în siguranță pe server. Încarcă pagina din nou.
missing-title = Pagina nu există
missing = La această adresă nu există nicio pagină. Poate lipsește o parte din link.

people = Persoane
