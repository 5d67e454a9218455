# The shell of the pages: frame, settings, errors

skip = Skip to content
home = Litera: go to the lobby
navigation = Pages
rules = Rules
settings = Settings
language-menu = Language: { $language }
toasts = Notifications
close = Close
cancel = Cancel
loading = One moment…
reload = Reload
retry = Try again
to-lobby = Go to the lobby
offline = You’re offline. Your tables are waiting for you.

error-offline = The server can’t be reached. Check your connection, then try again.
error-server = The server returned an error (status { NUMBER($status, useGrouping: "false") }). Try again in a moment.

broken-title = Something went wrong
broken = This page has crashed. It isn’t your fault, and your tables are safe on the server. Reload the page.
missing-title = Page not found
missing = There is nothing at this address. Part of the link may be missing.

people = People
