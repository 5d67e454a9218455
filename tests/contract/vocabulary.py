"""Short word lists for tables whose lexicon is a house list: everyday words, short ones and some of six letters."""

from __future__ import annotations

_POLISH = """
    ala alt ara as bal bar bas bat bok bor ból cel cena chata cień cud cyna dach dam data deska dom drzewo dwa
    dym dziad ekran fala gaz godzina gra góra ia ile jak jama jan kara karta kasa kat kino kit kiwi kobieta
    kolano kolory kona kora korale kot kota koty kran krata krowa ktoś lala lampa las lata lato lina lis lista
    lot maj mak mama mapa maska miara miasto mina miska mleko moda morze most mysz myszy na nawa noc nora nos
    nowa obraz okno oko ona osa ostry owca pan para park pas piasek pies piosenka pisanie plama pole pora porada
    potok praca prawda rak rama rana rano rasa rata raz robota rodzina ropa rosa ryba ręka sala samolot sen ser
    siano siatka sieć sok sowa stan stara stolik stos syn szyna tama taniec tata teatr to ton torba tory trawa
    ucho ulica usta waza wiara wiosna woda wola worek wrona wół zamek zapas zegar ziemia zima złoto ława żaba
    żona
"""

_UKRAINIAN = """
    ананас баба бабка бік вода воля вона ворона вікно вітер гора гра день дерево дитина дорога дуб дім ера жаба
    земля зерно зима зірка карта каша коза колесо корова коса край кран крапка кіт лава лина лис лист ліс літо
    мама мати миска мова молоко море місто місяць на наш нога ніж ніс ніч озеро око особа острів осінь п'ять
    пара парк пес поле правда птах пісня рада рак рана ранок риба родина рот рота рука рік сад сак сани сила син
    слива слово сон сонце сорока сто стіл сіно сір так там тариф тато тин той тон торба трава уста учень хата
    хліб чай час шапка школа щока яма ясен ім'я
"""

WORDS = {"pl": tuple(_POLISH.split()), "uk": tuple(_UKRAINIAN.split())}
