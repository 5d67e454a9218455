# The shell of the pages: frame, settings, errors

skip = La conținut
home = Litera: pagina principală
navigation = Pagini
rules = Reguli
settings = Setări
language-menu = Limba: { $language }
toasts = Înștiințări
close = Închide
cancel = Renunță
loading = O clipă…
reload = Încarcă din nou
retry = Încearcă din nou
to-lobby = La pagina principală
offline = Nu ai conexiune. Mesele așteaptă și merg mai departe când revine.

error-offline = Serverul nu poate fi găsit. Verifică conexiunea și încearcă din nou.
error-server = Serverul nu a răspuns cum trebuie (stare { NUMBER($status, useGrouping: "false") }). Încearcă din nou peste o clipă.

broken-title = Ceva s-a desfăcut
broken = Pagina aceasta s-a stricat, și nu din vina ta. Mesele tale sunt în siguranță pe server. Încarcă pagina din nou.
missing-title = Aici nu este nimic
missing = Adresa aceasta nu duce nicăieri. Poate s-a pierdut o literă pe drum.

