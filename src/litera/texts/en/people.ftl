### What the server says about signing in.

server-ask-again = Please sign in again first. This change could lock you out, so the server must be sure it’s you.
server-two-seats = You have two seats at { $name }’s table: one as a guest on this device and one with your account. Finish that game, then sign in.
server-wrong-passkey = That passkey didn’t work. Try again, or sign in another way.
server-passkey-late = That took too long. Start again.
server-passkey-known = This passkey is already in use.
server-passkey-unknown = This passkey isn’t registered here any more. Sign in another way.
server-wrong-link = This link has already been used or is more than five minutes old. Make a new one on your other device.
server-wrong-openid = The provider didn’t confirm who you are. Try again, or sign in another way.
server-openid-late = That took too long, or you started in another browser. Start again here.
server-openid-known = Someone else already signs in here with this account at the provider.
server-openid-unknown = Nobody signs in here with this account yet. On a device where you’re signed in, open “Your account” and add it there.
server-no-openid = This server has no external sign-in provider.
server-words-count = { $count ->
    [one] You typed { $count } word; there should be { $expected }.
   *[other] You typed { $count } words; there should be { $expected }.
}
server-words-nearest = Word { $number }, “{ $typed }”, isn’t on the list of recovery words. Did you mean: { $nearest }?
server-words-unlisted = Word { $number }, “{ $typed }”, isn’t on the list of recovery words.
server-words-order = Each word is a possible recovery word, but together they aren’t valid. Check the order, and that every word is right.
server-words-unknown = These recovery words don’t match any account here. You may have replaced them with newer ones.
server-no-way = You haven’t set up this way of signing in.
server-too-many-sign-ins = Too many attempts to sign in. Please try again in an hour.
server-sign-out-here = To sign out on this device, use “Sign out here”.
server-sign-out-guest = If you sign out now, you won’t be able to come back. Add a way to sign in first.

server-rated-clock = A rated game needs a clock: per game, per move, or in days per move.
server-rated-fixed = Rated games use the standard rules, so “{ $name }” can’t be changed.
server-rated-people = Only people can play at a rated table.
server-not-kept = To play rated games, you must be able to sign in again. Choose “Keep my place”, then sit down.
server-no-player = This page doesn’t exist, or you aren’t allowed to see it.

server-apart = You can’t take a seat at this table, because of who else is sitting there.
server-banned-here = The host has banned you from this table.
server-muted = A moderator has muted you for now. Your account page says why.
server-suspended = { $hours ->
    [one] A moderator has suspended you: { $hours } hour left. Your account page says why.
   *[other] A moderator has suspended you: { $hours } hours left. Your account page says why.
}
server-banned = You can’t play here any more. Your account page says why.
server-network-closed = { $hours ->
    [one] Nobody new can join from your network for the next hour: moderators are keeping out someone who played from it. If you have played here before, sign in.
   *[other] Nobody new can join from your network for the next { $hours } hours: moderators are keeping out someone who played from it. If you have played here before, sign in.
}
server-nobody = There is no player at this address.
server-tie-self = You can’t do this to yourself.
server-friends-kept = To have friends here, first choose “Keep my place”.
server-friend-guest = This person is playing as a guest. Guests can’t be friends until they choose “Keep my place”.
server-too-many-ties = This list already has { $most } people, the most it can hold. Remove someone first.
server-reported-already = You have already reported this person. The moderators will look into it.
server-moderators-only = Only moderators can do this.
server-measure-self = You can’t take this decision about yourself.
server-measure-hours = Give a number of hours to mute or suspend someone, but not with any other decision.

player-left = a player who left
server-games-on = { $count ->
    [one] You still have a game in progress. Finish it or resign first.
   *[other] You still have { $count } games in progress. Finish them or resign first.
}
server-delete-name = To delete your account, type your name exactly as it’s written here: { $name }

upkeep-help-ratings = manage people’s ratings
upkeep-help-ratings-rebuild = “rebuild” recalculates all ratings from the finished rated games, in the order in which they ended
upkeep-ratings-rebuilt = { $count ->
    [one] Ratings recalculated from { $count } game.
   *[other] Ratings recalculated from { $count } games.
}

upkeep-help-admin-grant = make someone a moderator
upkeep-help-admin-revoke = remove a moderator
upkeep-help-admin-reports = list open reports with the messages they concern
upkeep-help-admin-fair-play = show how people decide in rated games, starting with those who agree most with the strongest bot (this proves nothing)
upkeep-help-admin-silence = remove all of a person’s messages at a table
upkeep-help-admin-log = show the moderation log, newest first
upkeep-help-admin-act = warn, mute, suspend, ban or rename someone, end such a measure, or dismiss a report
upkeep-help-person = the person’s id, which is the last part of their page’s address
upkeep-help-measure = what to do; “lift” ends a mute, suspension or ban
upkeep-help-why = the reason, which the person will see
upkeep-help-hours = for how many hours to mute or suspend
upkeep-help-new-name = the new name, for “rename”
upkeep-help-report = the report this decision settles
upkeep-granted = { $name } is now a moderator.
upkeep-revoked = { $name } is no longer a moderator.
upkeep-report = { $report }, { $at }: { $name } ({ $person }), reported by { $reporter }. { $words }
upkeep-reports-none = No reports are waiting.
upkeep-fair-play = { $name } ({ $person }), { $game }
upkeep-fair-play-unusual = Unusual: { $name } ({ $person }), { $game }
upkeep-fair-play-agrees = Agrees with the strongest bot: { $agreed }%. Decisions: { $decisions }. Games: { $games }.
upkeep-fair-play-usual = The best honest players reach { $usual }%.
upkeep-fair-play-rest = Other moves lower the chance of winning by { $lost }% on average. Average time per move: { $seconds } s. Spread: { $spread }.
upkeep-fair-play-none = Nobody has played enough rated games yet.
upkeep-acted = Done and logged.

server-vacation-already = You’re already on holiday. End this holiday before you start another.
server-vacation-days = { $left ->
    [0] You have no days of holiday left this year.
    [one] You have { $left } day of holiday left.
   *[other] You have { $left } days of holiday left.
}
