# People among each other, reports and moderation

account-people = Friends and blocked people
people-askers = Friend requests
people-friends = Friends
people-friends-none = No friends yet. To add someone, choose their name at a table or on the ratings page, then “Add as a friend”.
people-friends-guest = To have friends here, first choose “Keep my place”.
people-asked = Waiting for their answer
people-muted = Muted: you don’t see their messages
people-blocked = Blocked: you’re never seated together
people-presence = Friends can see when I’m here
people-presence-help = Only people you have accepted as friends can see this.
person-nobody = { $name }: there’s no such person here.
person-page = Open their page
person-note = Private note
person-note-help = Only you can read it.
person-note-keep = Save note
person-note-kept = Note saved.
tie-friend = Add as a friend
tie-mute = Mute
tie-block = Block
tie-block-title = Block { $name }?
tie-block-sure = You’ll never be seated together, and neither of you will see what the other writes. They won’t be notified.
tie-done-friend = Friend request sent to { $name }. If they had already asked you, you’re friends now.
tie-done-mute = { $name } is muted. You can undo this on the “People” page.
tie-done-block = { $name } is blocked. You can undo this on the “People” page.
tie-accept = Accept
tie-decline = Decline
tie-unfriend = Remove
invite-to-game = Invite to a game
tie-withdraw = Withdraw
tie-unmute = Unmute
tie-unblock = Unblock
tie-label = { $act }: { $name }
neighbours-none = Nobody else is at this table.
notices = From the moderators
notice-warn = You were given a warning.
notice-mute = You were muted.
notice-suspend = You were suspended.
notice-ban = You were banned.
notice-rename = Your name was changed.
notice-lift = You are no longer muted, suspended or banned.
notice-silence = Your messages at a table were removed.
report = Report
report-person = Report { $name }
report-lead = Moderators will read this. The person won’t know who reported them.
report-lead-table = Moderators will read this, along with what the person wrote at this table. The person won’t know who reported them.
report-lead-line = Moderators will read this, along with this message and everything else the person wrote at this table. The person won’t know who reported them.
report-reason = What are you reporting?
report-reason-chat = Messages
report-reason-name = Name
report-reason-play = Unfair play
report-reason-other = Something else
report-words = What happened
report-send = Send
report-sent = Thank you. The moderators will look into it.
report-by = { $reporter } reports: { $reason }.
report-name-then = Name at the time: { $name }
report-table = The table
report-said = { $count ->
    [one] What they wrote ({ $count } message)
   *[other] What they wrote ({ $count } messages)
}
report-line = Reported message
report-before = { $count ->
    [0] No earlier decisions about this person.
    [one] { $count } earlier decision about this person.
   *[other] { $count } earlier decisions about this person.
}
moderation = Moderation
moderation-none = No reports are waiting.
moderation-none-such = No such reports are waiting.
moderation-reason = Reason for the report
moderation-every-reason = All reasons
moderation-log = Log
moderation-every-measure = All decisions
moderation-log-none = The log has no such entries.
moderation-done = Done and logged.
fair-play = Fair play in rated games
fair-play-lead = This proves nothing; it only shows where to look. Strong players often choose the same moves as the strongest bot.
fair-play-none = Nobody has played enough rated games yet.
fair-play-none-such = There are no such results.
fair-play-unusual-only = Unusual results only
fair-play-unusual = Unusual:
fair-play-agrees = Agrees with the strongest bot: { $agreed } of { $decisions } decisions in { $games } games.
fair-play-usual = The best honest players reach { $usual }.
fair-play-lost = The other moves lower the chance of winning by { $lost } on average.
fair-play-time = Average time per move: { $seconds } s. Spread: { $spread }.
measure = Decision
measure-dismiss = Dismiss the report
measure-warn = Warn
measure-silence = Remove their messages
measure-mute = Mute
measure-suspend = Suspend
measure-ban = Ban
measure-rename = Change their name
measure-lift = End all measures
measure-grant = Made a moderator
measure-revoke = No longer a moderator
measure-hours = Hours
measure-name = New name
measure-why = Reason
measure-why-help = The person will see the reason, unless you dismiss the report.
measure-act = Confirm decision

# Notifications
notifications = Notifications
notify-lead = In games with days per move, Litera can notify you while you’re away.
notify-browser = Notify me in this browser
notify-browsers = { $count ->
    [0] You don’t get notifications in any browser yet.
    [one] You get notifications in one browser.
   *[other] You get notifications in { $count } browsers.
}
notify-browser-cannot = This browser can’t show notifications here. They work only over https, or when the server runs on this computer.
notify-not-allowed = The browser blocks notifications from this page. You can allow them in its settings.
notify-mail = Email
notify-mail-address = Email address
notify-mail-help = You can also sign in with a link sent to this address. To remove the address, leave the field empty.
notify-mail-keep = Save address
notify-mail-sent = We’ve sent you a link. Open it on this device.
notify-mail-confirmed = { $address } is confirmed.
notify-mail-unconfirmed = Open the link we’ve sent to { $address }.
notify-kinds = Notify me when
notify-kind-turn = It’s my turn
notify-kind-reminder = My time is running out
notify-kind-over = A game is over
notify-kind-chat = Someone writes to me
notify-kind-invited = A friend invites me
notify-quiet-from = Quiet hours from
notify-quiet-to = Quiet hours until
notify-quiet-never = No quiet hours
notify-quiet-help = Notifications from these hours arrive once the quiet hours are over.
notify-confirm-lead = Is this your address? Confirm it to get notifications there and to sign in with it.
notify-confirm = Confirm address
