### Litery z imionami i słowami, aby nie pomylić ich ze słuchu.

letter-as = { $letter } jak { $word }
letter-names = A Adam, B Barbara, C Celina, D Dorota, E Ewa, F Filip, G Genowefa, H Henryk, I Irena, J Jadwiga, K Karol, L Leon, M Maria, N Natalia, O Olga, P Paweł, Q Quebec, R Roman, S Stefan, T Tadeusz, U Urszula, V Violetta, W Wanda, X Xawery, Y Ypsylon, Z Zygmunt, Ą wąż, Ć ćma, Ę gęś, Ł Łukasz, Ń koń, Ó ósemka, Ś Śląsk, Ź źrebak, Ż Żaneta, А Андрій, Б Богдан, В Василь, Г Галина, Ґ ґудзик, Д Дмитро, Е Еней, Є Євген, Ж Жанна, З Зоя, И кит, І Іван, Ї їжак, Й Йосип, К Катерина, Л Леся, М Марія, Н Наталка, О Ольга, П Петро, Р Роман, С Степан, Т Тарас, У Уляна, Ф Федір, Х Христина, Ц цукор, Ч човен, Ш школа, Щ щука, Ь день, Ю Юрій, Я Ярослав, Ă măr, Â pâine, Î înger, Ș Ștefan, Ț țară
