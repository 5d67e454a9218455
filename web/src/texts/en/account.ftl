# Keeping one's place, signing in

keep-place-lead = You’re playing as { $name }, as a guest in this browser only. Add a way to sign in, and you can come back from any device: you keep your seats, games and name. There are no passwords.
account-lead = Use any of these to come back from another device.
sign-in-instead = I’ve been here before: sign in
sign-in-lead = Games you’ve played on this device as a guest come with you.
sign-out = Sign out
sign-out-label = Sign out: { $name }
sign-out-others = Sign out on all other devices
sign-out-here = Sign out here
ways = How you sign in
new-ways = Add a way to sign in
passkey = Passkey
passkey-help = Your device or password manager keeps it; you confirm with your fingerprint, face or PIN.
passkey-missing = Passkeys work only over https or on this computer. Recovery words and links work everywhere.
passkey-add = Create a passkey
passkey-added = Passkey added.
way-words = Recovery words
way-passkey = Passkey created in { $label }
way-mail = Links to { $label }
mail-sure = Continue on this device as the person this mail was sent to?
sign-in-mail = Link by e-mail
sign-in-mail-send = Send me a link
sign-in-mail-sent = If you’ve confirmed this address here, a link is on its way. It works for 15 minutes.
account-event-mail = Signed in with a link by e-mail: { $device }
account-event-mail-added = E-mail address confirmed: { $device }
way-openid = { $label } (sign-in provider)
account-event-openid = Signed in through an external provider: { $device }
account-event-openid-added = Provider added: { $device }
openid = { $provider }
openid-help = Use the identity that you have at { $provider }.
openid-add = Add this identity
openid-sign-in = Sign in with { $provider }
openid-waiting = Checking who you are…
openid-cancelled = The provider didn’t let you in, or you cancelled. Nothing has changed.
sign-in-passkey = Use a passkey
recovery-words = Recovery words
recovery-words-help = Twelve English words to write down or print. They work on any device, and new ones replace the old.
recovery-words-show = Show my words
recovery-words-once = You’ll see these words only now. Write them down in this order, and don’t show them to anyone.
recovery-words-kept = I’ve written them down
recovery-words-type = Your twelve words
recovery-words-type-help = In order; the first four letters of each are enough.
print = Print
transfer = Link for another device
transfer-help = Open it on your other device within five minutes. It works once, and without https too.
transfer-make = Make a link
transfer-link = Link for your other device
transfer-qr = QR code of the link for your other device
transfer-sure = This signs you in here as the person who made the link. Continue only if you made it yourself.
transfer-take = Continue here
transfer-from-other = Make a link on the device where you are signed in: open your account there.
remove = Remove
remove-label = Remove: { $name }
remove-sure = You won’t be able to sign in this way any more. If it’s your last way to sign in, you’ll stay signed in only on the devices you use now.
devices = Devices
device-here = { $name } (this device)
device-unknown = unknown device
last-used = last used
account-events = What happened
account-event-words = Signed in with recovery words: { $device }
account-event-passkey = Signed in with a passkey: { $device }
account-event-transfer = Signed in with a link: { $device }
account-event-words-made = New recovery words: { $device }
account-event-passkey-added = Passkey added: { $device }
account-event-way-removed = Way to sign in removed: { $device }
account-event-signed-out = Signed out: { $device }

# One's own games

# One's data
data = Your data
data-lead = Download everything the server keeps about you, as one JSON file.
data-download = Download my data
delete-account = Delete my account
delete-lead = Your name, messages, friends and ways to sign in are erased. Your games stay, as those of “a player who left”. This can’t be undone.
delete-name = Type your name to confirm: { $name }
delete-act = Delete everything

# One's profile
profile = Your page
profile-page = See your page
profile-about = About you
profile-about-help = One line on your page, up to 200 characters.
profile-languages = Languages you speak
profile-languages-others = More languages
profile-visibility = Who can see your page and ratings?
profile-visibility-everybody = Everybody
profile-visibility-played = People I’ve played, and friends
profile-visibility-nobody = Nobody
profile-keep = Save
profile-kept = Saved.
vacation = Holiday
vacation-lead = While you’re on holiday, your clocks stand still in games with days for a move. Everybody at the table sees it.
vacation-left = { $days ->
    [0] You have no days left this year.
    [one] You have { $days } day left this year.
   *[other] You have { $days } days left this year.
}
vacation-days = Days of holiday
vacation-begin = Begin holiday
vacation-until = You’re on holiday until { $date }.
vacation-end = End holiday
