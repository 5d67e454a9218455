### What the table server says: refusals, its start, its help, and how levels of machine players are called.

server-no-session = The server does not know you yet. Choose a nickname first.
server-bad-origin = This request does not come from a page of this server. If people reach it by a public name, it is to be started with --public-url.
server-not-json = The request has to be JSON (Content-Type: application/json).
server-bad-name = { $longest ->
    [one] A nickname has 1 character.
   *[other] A nickname has 1 to { $longest } characters, on one line.
}
server-odd-name = A nickname needs at least one letter or digit, and cannot have invisible characters.
server-operators-only = Only the server’s operator can do this: use “litera admin” with the server’s secret.
server-not-found = There is no such table.
server-no-page = There is nothing at this address.
server-not-invited = This table is private. Come by the link of an invitation.
server-wrong-password = The password is missing or wrong.
server-no-spectators = Nobody may watch at this table.
server-not-host = Only the host of the table may do that.
server-no-seat = You have no seat at this table.
server-has-seat = You already have seat { NUMBER($number, useGrouping: 0) }.
server-own-seat = This is your own seat. Stand up instead.
server-not-awaited = Nobody waits for seat { NUMBER($number, useGrouping: 0) } now.
server-seat-not-free = Seat { NUMBER($number, useGrouping: 0) } is not free.
server-not-waiting = The game has already begun.
server-not-playing = The game has not begun yet.
server-not-over = That can be done when the game is over.
server-not-full = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
server-no-hints = There are no hints at this table.
server-no-advice = The machine player does not answer. Please ask again.
server-nothing-to-offer = There is nothing to offer or to take back.
server-empty-chat = A message has either text or a ready-made phrase.
server-too-soon = Please wait a minute before you do that again.
server-too-many = Too many requests. Please wait a little.
server-too-many-tables = Too many new tables. Please wait a while.
server-too-many-analyses = Too many games are being analysed. Please try again later.
server-words-long = The words of a list may have { $most } letters together, and these have { $count }.
server-unknown-key = A table has no setting “{ $name }”. It has: { $names }.
server-too-many-bots = { $most ->
    [0] This table has no seat beside yours, and “bots” names { $count }.
    [one] Beside yours this table has { $most } seat, and “bots” names { $count }.
   *[other] Beside yours this table has { $most } seats, and “bots” names { $count }.
}
server-full = The server is full. Please come back later.
server-store-failed = This could not be stored, so it has not happened. Please try again.
server-store-away = The database does not answer at present. Please try again.
server-table-moving = This table is moving to another server. Please try again.
server-cluster-away = The server that has this table does not answer at present. Please try again.
server-failed = Something went wrong on the server. Please try again.
server-hello-first = The first message has to be hello.
server-hello-once = You have already said hello.
server-ticket = The ticket is missing, wrong or too old. Ask for a new one.
server-token = No program at this table has this token.
server-not-here = This connection no longer has a place at the table. Connect again.
server-metrics-private = Measurements are for programs on the same machine.
server-no-site = The pages of Litera have not been built yet. Run “make play”, or “npm run build” in the folder web.

server-setting-unknown = There is no setting “{ $name }”. There are: { $names }
server-setting-wrong = The setting “{ $name }” cannot be “{ $value }”: { $kind }.
server-setting-file = The settings in { $file } cannot be read: { $why }
server-setting-database = There are no databases of the kind “{ $scheme }”. The address begins with one of: { $schemes }
server-setting-database-file = The setting “database” must name a file, such as sqlite:///folder/litera.sqlite
server-setting-cluster = The setting “cluster” must be the address of a NATS server: it begins with one of { $schemes }
server-setting-cluster-database = The servers of a cluster share a PostgreSQL database. Name it: --database postgresql://…
server-setting-cluster-secret = The servers of a cluster need the same secret. Set LITERA_SECRET to the same text for each of them.
server-setting-secret = The setting “secret” needs at least { $shortest } characters, or anyone could pass for any guest.
server-setting-range = it is a whole number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }
server-setting-decimal-range = it is a number from { $lowest } to { $highest }
server-setting-networks = it is a list of addresses and networks, such as 127.0.0.1,10.0.0.0/8
server-setting-switch = it is true or false
server-setting-text = it is a text
server-setting-choice = it is one of: { $choices }
server-database-away = The database cannot be opened: { $why }
server-database-newer = A newer version of Litera wrote this database. Start that version, or restore a backup from before the upgrade.
server-folder-away = { $folder } cannot hold the tables: { $why }. Name a folder: --data DIR
server-secret-short = The secret in { $file } isn’t at least { $shortest } plain letters and digits, so anyone could pass for any guest. Delete the file to get a new one; everyone then joins as a new guest.
server-secret-away = The file “secret” in { $folder } can’t be read or written: { $why }
server-data-taken = Another server is using { $file }. Stop it first, or name another folder: --data DIR
server-port-taken = Port { NUMBER($port, useGrouping: 0) } is in use, perhaps by a server that runs already. Name another: --port PORT
server-not-listening = The server cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }

server-listening = Litera is at { $url }
server-lan = For phones in the same network: { $url }
server-stop = Ctrl+C stops the server. No game is lost.

server-help-serve = serve tables in the browser
server-help-host = the address to listen on (default 127.0.0.1)
server-help-port = the port to listen on (default 8000)
server-help-public-url = the address at which others reach the server
server-help-data = the folder for the database and the server's secret
server-help-database = keep tables in this database (postgresql://…) instead of the folder
server-help-cluster = serve tables together with other servers, by this NATS server (nats://…); needs --database and a common secret
server-help-worker = think for the servers of a cluster: machine players and analyses, without serving pages
server-help-worker-cluster = the NATS server of the cluster (nats://…); needs the cluster’s secret, too
server-help-no-browser = do not open the browser
server-help-lan = let the same network in; show a link and a QR code
server-help-bot-workers = how many processes think for machine players (default 2)
server-help-log-level = how much to log (default info)
server-help-config = read settings from this TOML file

level-easy = Easy
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
