### Notifications: what is sent to people who are away, by Web Push and by mail.

notify-turn = It’s your turn against { $names }.
notify-reminder = { $hours ->
    [one] It’s your turn; you have one hour left.
   *[other] It’s your turn; you have { $hours } hours left.
}
notify-over = { $count ->
    [0] The game is over, without a winner.
    [one] The game is over. Winner: { $winners }.
   *[other] The game is over. Winners: { $winners }.
}
notify-chat = New chat message from { $name }.
notify-invited = { $name } invites you to a table.
notify-confirm-title = Confirm your email address for Litera
notify-confirm-letter = Open this link to get notifications from Litera at this address. If you didn’t ask for this, ignore this email.
notify-sign-in-title = Sign in to Litera
notify-sign-in = Open this link within 15 minutes on the device where you want to sign in. It works only once. If you didn’t ask for this, ignore this email.
server-no-zone = There is no time zone “{ $zone }”.
server-no-address = This isn’t an email address. An address looks like this: name@example.org
server-no-mail = This server doesn’t send email.
server-no-push = Notifications can’t be sent through this browser’s push service.
server-too-many-browsers = You already get notifications in { $most } browsers. Turn them off in one of those first.
server-not-friends = You can invite only friends.
server-setting-smtp = The setting “smtp” must be the address of a mail server, such as smtp://user:password@mail.example.org
server-setting-mail = To send email, the server also needs the settings “mail_from” (an address) and “public_url”.
server-setting-openid = The setting “openid_issuer” must be the provider’s address and start with https://
server-setting-openid-client = To sign in with a provider, the server also needs the settings “openid_client” and “openid_secret”.
server-setting-openid-extra = Signing in with a provider needs a library that isn’t installed. Install it with: pip install "litera[openid]"
