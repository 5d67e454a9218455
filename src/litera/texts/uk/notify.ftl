### Notifications: what is sent to people who are away, by Web Push and by mail.

notify-turn = Ваш хід. З вами за столом: { $names }.
notify-reminder = { $hours ->
    [one] Ваш хід; залишилася { $hours } година.
    [few] Ваш хід; залишилося { $hours } години.
   *[many] Ваш хід; залишилося { $hours } годин.
}
notify-over = { $count ->
    [0] Гру завершено без переможця.
    [one] Гру завершено. Перемога: { $winners }.
    [few] Гру завершено. Перемога: { $winners }.
   *[many] Гру завершено. Перемога: { $winners }.
}
notify-chat = { $name } пише в чаті.
notify-invited = { $name } запрошує вас до столу.
notify-confirm-title = Підтвердьте свою електронну адресу для Litera
notify-confirm-letter = Відкрийте це посилання, щоб отримувати сповіщення Litera на цю адресу. Якщо ви про це не просили, нічого не робіть.
notify-sign-in-title = Вхід до Litera
notify-sign-in = Відкрийте це посилання протягом 15 хвилин на пристрої, де хочете ввійти. Воно діє один раз. Якщо ви про це не просили, нічого не робіть.
server-no-zone = Часового поясу «{ $zone }» немає.
server-no-address = Це не адреса електронної пошти. Адреса має такий вигляд: name@example.org
server-no-mail = Цей сервер не надсилає пошти.
server-no-push = Через службу сповіщень цього браузера надсилати сповіщення не можна.
server-too-many-browsers = Ви вже отримуєте сповіщення { $most ->
    [one] в { $most } браузері
    [few] у { $most } браузерах
   *[many] у { $most } браузерах
}. Спершу вимкніть сповіщення в одному з них.
server-not-friends = Запросити можна лише друзів.
server-setting-smtp = Параметр «smtp» має бути адресою поштового сервера, наприклад smtp://user:password@mail.example.org
server-setting-mail = Щоб надсилати пошту, серверу потрібні також параметри «mail_from» (адреса) і «public_url».
server-setting-openid = Параметр «openid_issuer» має бути адресою постачальника OpenID і починатися з https://
server-setting-openid-client = Для входу через постачальника OpenID серверу потрібні також параметри «openid_client» і «openid_secret».
server-setting-openid-extra = Для входу через постачальника OpenID потрібна ще одна бібліотека. Установіть її: pip install "litera[openid]"
