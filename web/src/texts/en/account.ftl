# Keeping one's place, signing in

keep-place-lead = You’re playing as { $name }, as a guest in this browser only. Add a way to sign in, and you can return from any device and keep your name, seats and games. You don’t need a password.
account-lead = Use any of these to sign in on another device.
sign-in-instead = I’ve been here before: sign in
sign-in-lead = You’ll keep the games you’ve played as a guest on this device.
sign-out = Sign out
sign-out-label = Sign out: { $name }
sign-out-others = Sign out on all other devices
sign-out-here = Sign out here
ways = How you sign in
new-ways = Add a way to sign in
passkey = Passkey
passkey-help = Your device or password manager keeps the passkey. You confirm it’s you with your fingerprint, face or PIN.
passkey-missing = Passkeys work only over https, or on the computer that runs Litera. Recovery words and links work everywhere.
passkey-add = Create a passkey
passkey-added = Passkey added.
way-words = Recovery words
way-passkey = Passkey created in { $label }
way-mail = Links sent to { $label }
mail-sure = Continue on this device as the person this email was sent to?
sign-in-mail = Link by email
sign-in-mail-send = Send me a link
sign-in-mail-sent = If you’ve confirmed this address here, a link is on its way. It works for 15 minutes.
account-event-mail = Signed in with an email link: { $device }
account-event-mail-added = Email address confirmed: { $device }
way-openid = { $label } (sign-in provider)
account-event-openid = Signed in through an external provider, on { $device }
account-event-openid-added = Provider added, on { $device }
openid = { $provider }
openid-help = Sign in with your account at { $provider }.
openid-add = Add this account
openid-sign-in = Sign in with { $provider }
openid-waiting = Checking who you are…
openid-cancelled = The provider didn’t let you in, or you cancelled. Nothing has changed.
sign-in-passkey = Use a passkey
recovery-words = Recovery words
recovery-words-help = Twelve English words to write down or print. They work on any device. New words replace the old ones.
recovery-words-show = Show my words
recovery-words-once = This is the only time you’ll see these words. Write them down in this order, and don’t show them to anyone.
recovery-words-kept = I’ve written them down
recovery-words-type = Your twelve words
recovery-words-type-help = Type the words in order. The first four letters of each are enough.
print = Print
transfer = Link for another device
transfer-help = Open the link on your other device within five minutes. It works only once, and doesn’t need https.
transfer-make = Make a link
transfer-link = Link for your other device
transfer-qr = QR code of the link for your other device
transfer-sure = This signs you in here as the person who made the link. Continue only if you made it yourself.
transfer-take = Continue here
transfer-from-other = On a device where you’re signed in, open “Your account” and make a link.
remove = Remove
remove-label = Remove: { $name }
remove-sure = You won’t be able to sign in this way any more. If it’s your last way to sign in, you’ll stay signed in only on the devices where you’re signed in now.
devices = Devices
device-here = { $name } (this device)
device-unknown = unknown device
last-used = last used
account-events = Account activity
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
delete-lead = We’ll erase your name, messages, friends and ways to sign in. Your games stay, under the name “a player who left”. This can’t be undone.
delete-name = Type your name to confirm: { $name }
delete-act = Delete everything

# One's profile
profile = Your page
profile-page = View your page
profile-about = About you
profile-about-help = One line for your page, up to 200 characters.
profile-languages = Languages you speak
profile-languages-others = More languages
profile-visibility = Who can see your page and ratings?
profile-visibility-everybody = Everyone
profile-visibility-played = Friends and people I’ve played
profile-visibility-nobody = Nobody
profile-keep = Save
profile-kept = Saved.
vacation = Holiday
vacation-lead = While you’re on holiday, your clocks stop in games with days per move. Everyone at your tables sees that you’re on holiday.
vacation-left = { $days ->
    [0] You have no days left this year.
    [one] You have { $days } day left this year.
   *[other] You have { $days } days left this year.
}
vacation-days = Holiday days
vacation-begin = Start holiday
vacation-until = You’re on holiday until { $date }.
vacation-end = End holiday
