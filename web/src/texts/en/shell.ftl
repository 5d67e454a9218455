# The shell of the pages: frame, settings, errors

skip = To the content
home = Litera: the lobby
navigation = Pages
rules = Rules
settings = Settings
language-menu = Language: { $language }
toasts = Notices
close = Close
cancel = Cancel
loading = One moment …
reload = Load again
retry = Try again
to-lobby = To the lobby
offline = You are offline. Tables wait for you and go on when the connection is back.

error-offline = The server cannot be reached. Look whether you are connected, then try again.
error-server = The server did not answer as it should (status { NUMBER($status, useGrouping: "false") }). Try again in a moment.

broken-title = Something came apart
broken = This page broke, and it is not your fault. Your tables are safe on the server. Load the page again.
missing-title = There is nothing here
missing = This address leads nowhere. Perhaps a letter got lost on the way.

