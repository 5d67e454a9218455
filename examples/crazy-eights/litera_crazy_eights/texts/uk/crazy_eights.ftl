crazy_eights-title = Шалені вісімки
crazy_eights-tagline = Кладіть картки тієї самої масті або того самого номіналу, бережіть вісімки й позбудьтеся всіх карток раніше за інших.
crazy_eights-option-cards = Скільки карток роздати кожному гравцеві, від 3 до 8.
crazy_eights-choice-cards = Картки на початку
crazy_eights-level-easy = Викладає найдорожчу картку й береже вісімки.
crazy_eights-reason-finished = У когось не лишилося карток.
crazy_eights-reason-blocked = Ніхто не може зіграти, і брати більше нема чого.
crazy_eights-verb-play = грати, г
crazy_eights-verb-draw = узяти, взяти
crazy_eights-verb-pass = пас, пасую
crazy_eights-help-play = Зіграйте картку тієї самої масті чи того самого номіналу або вісімку: { $example }
crazy_eights-help-draw = Візьміть картку й завершіть хід: { $example }
crazy_eights-help-pass = Спасуйте, коли брати вже нема чого: { $example }
crazy_eights-bad-move = Це не хід. Спробуйте «грати 8S» (номінал, потім масть: C — трефи, D — бубни, H — чирви, S — піки), «узяти» або «пас».
crazy_eights-bad-position = Така позиція неможлива: кожна з 52 карток має бути в руці, у колоді або у стосі.
crazy_eights-refusal-fit = { $face } не підходить до { $top }. Зіграйте ту саму масть чи той самий номінал або вісімку.
crazy_eights-refusal-empty = Брати більше нема чого. Зіграйте картку або спасуйте.
crazy_eights-refusal-pass = Не можна пасувати, доки є що брати. Зіграйте картку або візьміть нову.
crazy_eights-table = { $count ->
    [one] Згори: { $top }. У колоді { $count } картка.
    [few] Згори: { $top }. У колоді { $count } картки.
   *[many] Згори: { $top }. У колоді { $count } карток.
}
crazy_eights-held = { $count ->
    [one] { $name }: { $count } картка
    [few] { $name }: { $count } картки
   *[many] { $name }: { $count } карток
}
crazy_eights-hand = Рука: { $held }
crazy_eights-shuffled = Стос перетасовано: тепер це нова колода.
crazy_eights-played = { $count ->
    [one] { $name }: { $face }, у руці { $count } картка
    [few] { $name }: { $face }, у руці { $count } картки
   *[many] { $name }: { $face }, у руці { $count } карток
}
crazy_eights-drew = { $name }: узято { $face }
crazy_eights-drew-hidden = { $name }: узято картку
crazy_eights-passed = { $name }: пас
