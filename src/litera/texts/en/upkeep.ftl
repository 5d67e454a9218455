upkeep-help-backup = save all tables to a file while the server runs
upkeep-help-restore = load a backup into an empty folder or database
upkeep-help-check = check the database and list any damage
upkeep-help-file = the file to write
upkeep-help-backup-file = the backup to load
upkeep-help-secret = include the server’s secret, so that guests stay who they are after a restore
upkeep-help-repair = repair what can be repaired; stop the servers first
upkeep-help-database = use this database (postgresql://…) instead of the folder

upkeep-backed-up = Backup saved to { $file }. Tables: { $tables }, lines: { $lines }.
upkeep-restored = Restored from { $file }. Tables: { $tables }, lines: { $lines }.
upkeep-sound = No problems found. Tables: { $tables }.
upkeep-can-repair = Problems that “litera check --repair” can fix: { $count }.
upkeep-repaired = Problems fixed: { $count }.
upkeep-cannot-repair = Problems that only a backup can fix: { $count }.

upkeep-no-database = There are no Litera tables in { $place }. Name the right folder or database: --data DIR or --database URL
upkeep-database-older = An older version of Litera wrote this database. Start “litera serve” once to upgrade it.
upkeep-place-taken = { $place } already contains tables. Restore into an empty folder or database: --data DIR or --database URL
upkeep-secret-taken = { $folder } already has a different secret. Restore into an empty folder: --data DIR
upkeep-file-unwritable = { $file } can’t be written: { $why }
upkeep-file-unreadable = { $file } can’t be read: { $why }
upkeep-file-damaged = { $file } is damaged or isn’t a Litera backup. Nothing was changed.
upkeep-file-other = { $file } comes from Litera { $version }, which stores tables differently. Restore it with that version, then upgrade.

upkeep-broken-chain = Table { $table }: line { NUMBER($line, useGrouping: 0) } is missing.
upkeep-broken-line = Table { $table }: line { NUMBER($line, useGrouping: 0) } doesn’t fit: { $why }
upkeep-broken-record = Table { $table }: the finished game can’t be replayed: { $why }
upkeep-why = { $kind } { $words }
upkeep-stale = Table { $table }: its entry in the list of tables is missing or wrong.
upkeep-orphan = Table { $table } is in the list of tables, but its game isn’t stored.
upkeep-unrated = Table { $table }: its rated game is missing from the ratings.
upkeep-miscounted = The stored results and streaks don’t match the finished games.

upkeep-help-status = show how a running server is doing
upkeep-help-url = the address of the server
upkeep-server-well = { $url } is working.
upkeep-server-unwell = { $url } can’t use its database at the moment. No moves are accepted until it works again.
upkeep-server-away = { $url } isn’t responding: { $why }
upkeep-no-measurements = The figures are visible only on the server’s own machine, or with public_metrics = true.
upkeep-tables-now = Tables in memory: { $tables }, connections: { $people }.
upkeep-moves-now = Moves since the server started: { $moves }; refused requests: { $refused }.
upkeep-commits-now = Saving a change takes { $milliseconds } ms on average.
upkeep-lag-now = Longest delay: { $milliseconds } ms; delays over 50 ms: { $times }.

upkeep-help-admin = as the operator of a server: list tables, end games and show notices
upkeep-help-admin-tables = list the newest tables
upkeep-help-admin-table = show what is happening at a table
upkeep-help-admin-close = end the game at a table; nobody wins
upkeep-help-admin-notice = show a notice at every table that has people at it
upkeep-help-table = the table’s id, as “litera admin tables” shows it
upkeep-help-hidden = show hidden cards too; the server’s log records that you did
upkeep-help-text = the text of the notice
upkeep-admin-table = { $table } { $game }, { $status ->
    [waiting] waiting
    [playing] playing
   *[over] over
}: { $seats }
upkeep-admin-nobody = empty seat
upkeep-admin-none = There are no tables.
upkeep-admin-closed = The game at table { $table } has ended.
upkeep-admin-noticed = Tables that got the notice: { $tables }.
upkeep-admin-missed = These servers didn’t answer, so their tables may not have seen the notice: { $servers }.
upkeep-admin-no-secret = { $folder } has no secret. Name the server’s folder with --data, or set LITERA_SECRET.
upkeep-admin-refused = { $url }: { $why }
