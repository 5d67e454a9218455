### What the server says about signing in.

server-ask-again = Please sign in again first. This could shut you out, so the server makes sure that it’s you.
server-two-seats = You sit at { $name }’s table both as a guest on this device and as yourself. Finish that game, then sign in.
server-wrong-passkey = This passkey didn’t work here. Try again, or sign in another way.
server-passkey-late = That took too long. Start again.
server-passkey-known = This passkey is already in use.
server-passkey-unknown = Nobody here has this passkey any more. Sign in another way.
server-wrong-link = This link has been used, or is older than five minutes. Make a new one on your other device.
server-wrong-openid = The provider didn’t confirm who you are. Try again, or sign in another way.
server-openid-late = That took too long, or began in another browser. Start again here.
server-openid-known = Somebody else here already signs in with this identity.
server-openid-unknown = Nobody here signs in with this identity yet. Open “Your account” on a device where you’re signed in and add it there.
server-no-openid = This server has no OpenID provider to sign in with.
server-words-count = { $count ->
    [one] You typed { $count } word; there should be { $expected }.
   *[other] You typed { $count } words; there should be { $expected }.
}
server-words-nearest = Word { $number }, “{ $typed }”, isn’t in the list. Did you mean: { $nearest }?
server-words-unlisted = Word { $number }, “{ $typed }”, isn’t in the list of recovery words.
server-words-order = All words are in the list, but they don’t fit together. Check their order, and that each is the right one.
server-words-unknown = Nobody here has these words. Newer words may have replaced them.
server-no-way = You don’t have this way to sign in.
server-too-many-sign-ins = Too many attempts to sign in. Please try again in an hour.
server-sign-out-here = To sign out on this device, use “Sign out here”.
server-sign-out-guest = You wouldn’t be able to come back. Add a way to sign in first.

server-rated-clock = A rated game needs a clock: per game, per move, or in days per move.
server-rated-fixed = A rated game is played by the usual rules, so “{ $name }” can’t be chosen.
server-rated-people = Only people can play at a rated table.
server-not-kept = To play rated games, you need a place you can come back to. Choose “Keep my place”, then sit down.
server-no-player = There’s nobody here, or you aren’t allowed to see this page.

server-apart = You can’t sit down with the people at this table.
server-banned-here = The host has banned you from this table.
server-muted = A moderator has muted you for now. Your account says why.
server-suspended = { $hours ->
    [one] A moderator has suspended you for { $hours } more hour. Your account says why.
   *[other] A moderator has suspended you for { $hours } more hours. Your account says why.
}
server-banned = You can’t play here any more. Your account page says why.
server-nobody = There is nobody at this address.
server-tie-self = That’s you.
server-friends-kept = To have friends here, first choose “Keep my place”.
server-friend-guest = This person is playing as a guest. Guests can’t be friends until they choose “Keep my place”.
server-too-many-ties = You already have { $most } of these. Remove some first.
server-reported-already = You have reported this person already. The moderators will look at it.
server-moderators-only = Only moderators can do this.
server-measure-self = You can’t do this to yourself.
server-measure-hours = Muting and suspending take a number of hours; other decisions don’t.

player-left = a player who left
server-games-on = { $count ->
    [one] You still have a game in progress. Finish it or resign first.
   *[other] You still have { $count } games on. Finish them or resign first.
}
server-delete-name = To delete your account, type your name as it is: { $name }

upkeep-help-ratings = manage people’s ratings
upkeep-help-ratings-rebuild = “rebuild” computes all ratings again from the finished rated games, in the order in which they ended
upkeep-ratings-rebuilt = { $count ->
    [one] Ratings computed from { $count } game.
   *[other] Ratings computed from { $count } games.
}

upkeep-help-admin-grant = make a person a moderator
upkeep-help-admin-revoke = remove a moderator
upkeep-help-admin-reports = list open reports with the messages they are about
upkeep-help-admin-fair-play = list how people decide in rated games, those first who agree most with the strongest bot; it proves nothing
upkeep-help-admin-silence = remove everything that a person said at a table
upkeep-help-admin-log = show the log of moderation, newest first
upkeep-help-admin-act = warn, mute, suspend, ban or rename a person, lift such a measure, or dismiss a report
upkeep-help-person = the person’s id: the end of the address of their page
upkeep-help-measure = what to do; “lift” ends a mute, a suspension and a ban
upkeep-help-why = the reason, which the person reads
upkeep-help-hours = for how many hours to mute or suspend
upkeep-help-new-name = the new name, for “rename”
upkeep-help-report = the report that this settles
upkeep-granted = { $name } is a moderator now.
upkeep-revoked = { $name } isn’t a moderator any more.
upkeep-report = { $report }, { $at }: { $name } ({ $person }), reported by { $reporter }. { $words }
upkeep-reports-none = No reports are waiting.
upkeep-fair-play = { $name } ({ $person }), { $game }
upkeep-fair-play-unusual = Unusual: { $name } ({ $person }), { $game }
upkeep-fair-play-agrees = Agrees with the strongest bot: { $agreed }%. Decisions: { $decisions }. Games: { $games }.
upkeep-fair-play-usual = The best honest players reach { $usual }%.
upkeep-fair-play-rest = Other moves cost { $lost }% of a win on average. A move takes { $seconds } s, varying by { $spread }.
upkeep-fair-play-none = Nobody has played enough rated games yet.
upkeep-acted = Done and logged.

server-vacation-already = You’re already on holiday. End it first, then begin another.
server-vacation-days = { $left ->
    [0] You have no days of holiday left this year.
    [one] You have { $left } day of holiday left.
   *[other] You have { $left } days of holiday left.
}
