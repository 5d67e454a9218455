# The page of sounds

sounds-page-lead = Натисніть звук, щоб його почути. Повзунок поруч задає його гучність.
sound-level = Гучність: { $sound }
sound-levels-reset = Усі на повну гучність
sound-lay = Викладено слово або набір
sound-take = Узято картки
sound-turn = Перевернуто руку або перемішано картки
sound-flip = Відкрито картки
sound-pair = Пара
sound-wrong = Хід відхилено
sound-yourTurn = Ваш хід
sound-win = Ви перемогли
sound-end = Гру завершено
sound-message = Повідомлення в чаті
sound-nudge = Вам нагадують про хід
sound-join = Гравець приєднується
sound-leave = Гравець виходить
sound-lost = Зв’язок втрачено
sound-lowTime = Сигнал годинника
sound-edge = Край столу
