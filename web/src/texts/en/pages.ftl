# Opening a table, settings, rules: what other pages need as well

seat-number = Seat { $number }
start = When the game starts

verbosity = Announcement detail
letters-by-name = Letters by name
verbosity-1 = Brief
verbosity-2 = Normal
verbosity-3 = Everything

install = Install Litera
install-title = On this device
install-help = You can install Litera as an app with its own window. There is nothing more to download.
install-by-hand = To add Litera to your home screen, press Share in the browser, then Add to Home Screen.

rules-lead = Choose a game to read its rules.
rules-of = { $game }: the rules
rules-topics = Topics
