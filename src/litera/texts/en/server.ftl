### What the table server says: refusals, its start, its help, and how levels of bots are called.

server-no-session = The server doesn’t know you yet. Choose a nickname first.
server-bad-origin = This request didn’t come from one of this server’s pages. If people reach the server at a public address, start it with --public-url.
server-not-json = The request must be JSON (Content-Type: application/json).
server-bad-name = { $longest ->
    [one] A nickname must have 1 character.
   *[other] A nickname must have 1 to { $longest } characters and no line breaks.
}
server-odd-name = A nickname needs at least one letter or digit and can’t contain invisible characters.
server-operators-only = Only the server’s operator can do this. Use “litera admin” with the server’s secret.
server-not-found = This table doesn’t exist.
server-no-page = There is nothing at this address.
server-not-invited = This table is private. You need an invitation link.
server-wrong-password = The password is missing or wrong.
server-no-spectators = This table doesn’t allow spectators.
server-not-host = Only the host can do that.
server-no-seat = You have no seat at this table.
server-has-seat = You already have seat { NUMBER($number, useGrouping: 0) }.
server-own-seat = This is your own seat. To leave it, stand up.
server-not-awaited = Nobody is waiting for seat { NUMBER($number, useGrouping: 0) } right now.
server-seat-not-free = Seat { NUMBER($number, useGrouping: 0) } isn’t free.
server-not-waiting = The game has already begun.
server-not-playing = The game hasn’t begun yet.
server-not-over = You can do that only when the game is over.
server-not-full = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
server-no-hints = Hints are off at this table.
server-no-advice = The bot isn’t answering. Please ask again.
server-nothing-to-offer = There is nothing to offer or withdraw.
server-empty-chat = A message needs text or a ready-made phrase.
server-too-soon = Please wait a minute before you do that again.
server-too-many = Too many requests. Please wait a little.
server-too-many-tables = Too many new tables. Please wait a while.
server-too-many-analyses = Too many games are being analysed right now. Please try again later.
server-words-long = The words in a list can have at most { $most } letters in total; these have { $count }.
server-unknown-key = Tables have no setting “{ $name }”. Settings: { $names }.
server-too-many-bots = { $most ->
    [0] Apart from yours, this table has no seats, but “bots” lists { $count }.
    [one] Apart from yours, this table has { $most } seat, but “bots” lists { $count }.
   *[other] Apart from yours, this table has { $most } seats, but “bots” lists { $count }.
}
server-full = The server is full. Please come back later.
server-store-failed = This couldn’t be saved, so nothing has changed. Please try again.
server-store-away = The database isn’t responding. Please try again.
server-table-moving = This table is moving to another server. Please try again.
server-cluster-away = The server that holds this table isn’t responding right now. Please try again.
server-failed = Something went wrong on the server. Please try again.
server-hello-first = The first message must be “hello”.
server-hello-once = You have already sent “hello”.
server-ticket = The ticket is missing, wrong or expired. Request a new one.
server-token = No program at this table has this token.
server-not-here = This connection no longer has a place at the table. Connect again.
server-metrics-private = Only programs on the same machine can read the metrics.
server-no-site = Litera’s pages haven’t been built yet. Run “make play”, or “npm run build” in the “web” folder.

server-setting-unknown = There is no setting “{ $name }”. Settings: { $names }
server-setting-wrong = The setting “{ $name }” can’t be “{ $value }”: { $kind }.
server-setting-file = The settings in { $file } can’t be read: { $why }
server-setting-database = The database type “{ $scheme }” isn’t supported. The address must start with one of: { $schemes }
server-setting-database-file = The setting “database” must name a file, such as sqlite:///folder/litera.sqlite
server-setting-cluster = The setting “cluster” must be the address of a NATS server and start with one of: { $schemes }
server-setting-cluster-database = The servers of a cluster share a PostgreSQL database. Name it: --database postgresql://…
server-setting-cluster-secret = The servers of a cluster need the same secret. Set LITERA_SECRET to the same value on each of them.
server-setting-traces = The setting “traces” must be the address of an OpenTelemetry collector and start with one of: { $schemes }
server-setting-secret = The setting “secret” needs at least { $shortest } characters; otherwise anyone could pose as any guest.
server-setting-range = it must be a whole number from { NUMBER($lowest, useGrouping: 0) } to { NUMBER($highest, useGrouping: 0) }
server-setting-decimal-range = it must be a number from { $lowest } to { $highest }
server-setting-networks = it must be a list of addresses and networks, such as 127.0.0.1,10.0.0.0/8
server-setting-switch = it must be true or false
server-setting-text = it must be text
server-setting-choice = it must be one of: { $choices }
server-database-away = The database can’t be opened: { $why }
server-database-newer = A newer version of Litera wrote this database. Start that version, or restore a backup made before the upgrade.
server-folder-away = Tables can’t be stored in { $folder }: { $why }. Name another folder: --data DIR
server-secret-short = The secret in { $file } needs at least { $shortest } unaccented letters and digits; otherwise anyone could pose as any guest. Delete the file to get a new secret. After that, the server treats all its guests as new.
server-secret-away = The file “secret” in { $folder } can’t be read or written: { $why }
server-data-taken = Another server is using { $file }. Stop it first, or name another folder: --data DIR
server-cluster-uses-database = This database belongs to a cluster. To join the cluster, also give this server the address of its NATS server: “--cluster nats://…”. To run this server on its own, stop all the cluster’s servers first.
server-alone-uses-database = A server that runs alone is using this database. Stop it first, then start the servers of the cluster.
server-traces-missing = Sending traces needs libraries that aren’t installed. Install them with: pip install "litera[traces]"
server-port-taken = Port { NUMBER($port, useGrouping: 0) } is in use, perhaps by another Litera server. Choose another: --port PORT
server-not-listening = The server can’t listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }

server-listening = Litera is running at { $url }
server-lan = For phones on the same network: { $url }
server-stop = Press Ctrl+C to stop the server. No game will be lost.

server-help-serve = run a server, so that people can play in their browsers
server-help-host = the address to listen on (default 127.0.0.1)
server-help-port = the port to listen on (default 8000)
server-help-public-url = the address at which other people reach the server
server-help-data = the folder for the database and the server’s secret
server-help-database = keep tables in this database (postgresql://…) instead of the folder
server-help-cluster = share the tables with other servers through this NATS server (nats://…); needs --database and a shared secret
server-help-worker = run bots and analyses for the servers of a cluster, without serving pages
server-help-worker-cluster = the NATS server of the cluster (nats://…); also needs the cluster’s secret
server-help-no-browser = don’t open the browser
server-help-lan = let devices on the same network join; show a link and a QR code
server-help-bot-workers = how many processes to use for bots (default 2)
server-help-log-level = how much to log (default info)
server-help-traces = send traces to this OpenTelemetry collector, such as http://127.0.0.1:4318/v1/traces
server-help-config = read settings from this TOML file

level-first = First steps
level-easy = Easy
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
level-even = Even match
level-even-means = Adapts to your results, so that you win about half your games. It plays some turns at one level and the others at the next level up.
level-rated = { $description } Rating: { NUMBER($rating, useGrouping: 0) }.
