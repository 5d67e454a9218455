# Opening a table, settings, rules: what other pages need as well

seat-number = Locul { $number }
start = Când începe partida

verbosity = Nivelul de detaliu
letters-by-name = Litere cu nume
verbosity-1 = Scurt
verbosity-2 = Normal
verbosity-3 = Complet

install = Instalează Litera
install-title = Pe acest dispozitiv
install-help = Poți instala Litera ca aplicație, cu propria fereastră. Nu se mai descarcă nimic.
install-by-hand = Ca să ai Litera pe ecranul principal, apasă în browser „Partajează”, apoi „Adaugă la ecranul principal”.

rules-lead = Alege un joc ca să îi citești regulile.
rules-of = Regulile jocului { $game }
rules-topics = Cuprins
