### Litere cu nume și cuvinte, ca să nu fie confundate la ascultare.

letter-as = { $letter } de la { $word }
letter-names = A Ana, B Barbu, C Constantin, D Dumitru, E Elena, F Florea, G Gheorghe, H Horia, I Ion, J Jean, K kilogram, L Lazăr, M Maria, N Nicolae, O Olga, P Petre, Q Quebec, R Radu, S Sandu, T Tudor, U Udrea, V Vasile, W Washington, X Xenia, Y yoga, Z Zaharia, Ą wąż, Ć ćma, Ę gęś, Ł Łukasz, Ń koń, Ó ósemka, Ś Śląsk, Ź źrebak, Ż Żaneta, А Андрій, Б Богдан, В Василь, Г Галина, Ґ ґудзик, Д Дмитро, Е Еней, Є Євген, Ж Жанна, З Зоя, И кит, І Іван, Ї їжак, Й Йосип, К Катерина, Л Леся, М Марія, Н Наталка, О Ольга, П Петро, Р Роман, С Степан, Т Тарас, У Уляна, Ф Федір, Х Христина, Ц цукор, Ч човен, Ш школа, Щ щука, Ь день, Ю Юрій, Я Ярослав, Ă măr, Â pâine, Î înger, Ș Ștefan, Ț țară
