# The page of sounds

sounds-page-lead = Apasă pe un sunet ca să-l auzi. Cu glisorul de lângă el îi reglezi volumul.
sound-level = Volum: { $sound }
sound-levels-reset = Toate la volum maxim
sound-lay = Se pune un cuvânt sau un set
sound-take = Se iau cărți
sound-turn = Se rotește o mână sau se amestecă masa
sound-flip = Se întorc cărți
sound-pair = O pereche
sound-wrong = Mutare refuzată
sound-yourTurn = E rândul tău
sound-win = Câștigi
sound-end = Partida s-a încheiat
sound-message = Un mesaj în chat
sound-nudge = Cineva îți trimite un semnal
sound-join = Vine un jucător
sound-leave = Pleacă un jucător
sound-lost = Conexiune pierdută
sound-lowTime = Alarma ceasului
sound-edge = Marginea mesei
