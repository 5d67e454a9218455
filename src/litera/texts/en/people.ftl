### What the server says about signing in.

server-ask-again = Please sign in again first. This could shut you out, so the server makes sure that it is you.
server-two-seats = You sit at { $name }’s table both as a guest on this device and as yourself. Finish that game, then sign in.
server-wrong-passkey = This passkey didn’t work here. Try again, or sign in another way.
server-passkey-late = That took too long. Start again.
server-passkey-known = This passkey is already in use.
server-passkey-unknown = Nobody here has this passkey any more. Sign in another way.
server-wrong-link = This link has been used, or is older than five minutes. Make a new one on your other device.
server-words-count = { $count ->
    [one] You typed { $count } word; there are { $expected }.
   *[other] You typed { $count } words; there are { $expected }.
}
server-words-nearest = Word { $number }, “{ $typed }”, isn’t in the list. Did you mean: { $nearest }?
server-words-unlisted = Word { $number }, “{ $typed }”, isn’t in the list of recovery words.
server-words-order = All words are in the list, but they don’t fit together. Check their order, and that each is the right one.
server-words-unknown = Nobody here has these words. Newer words may have replaced them.
server-no-way = You don’t have this way to sign in.
server-too-many-sign-ins = Too many attempts to sign in. Please try again in an hour.
server-sign-out-here = To sign out on this device, use “Sign out here”.
server-sign-out-guest = You couldn’t come back. Add a way to sign in first.

server-rated-clock = A rated game needs a clock: for the game, for each move, or in days.
server-rated-fixed = A rated game is played by the usual rules, so “{ $name }” can’t be chosen.
server-rated-people = Only people can play at a rated table.
server-not-kept = Rated games need a place that you can come back to. Choose “Keep my place”, then sit down.
server-no-player = Nobody at this address has played a rated game.

upkeep-help-ratings = work on people’s ratings
upkeep-help-ratings-rebuild = “rebuild” computes all ratings again from the finished rated games, in the order in which they ended
upkeep-ratings-rebuilt = { $count ->
    [one] Ratings computed from { $count } game.
   *[other] Ratings computed from { $count } games.
}
