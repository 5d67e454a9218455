### Lexicons and words: the commands "lexicon" and "word", and what can be wrong with a list.

language-pl = Polish
language-uk = Ukrainian
language-en = English
language-ro = Romanian

## Help

lexicon-help = the lexicons: list, describe, build and add them
lexicon-help-list = list the lexicons on this machine
lexicon-help-info = say what a lexicon is, and whether its file is whole
lexicon-help-build = build a lexicon of the package again from its public sources
lexicon-help-add = add a word list of your own, one word a line
lexicon-help-compare = compare a lexicon with a word list of yours: precision, recall, differences
lexicon-help-warm = compile the word kernels, so that the first search is quick
lexicon-help-replace = replace the lexicon that has this name
lexicon-help-lang = the language of the answer
word-help = words: check them, find them, extend them
word-help-check = say whether words are in the lexicon, and why not
word-help-find = words from letters (* is a blank), or by a pattern (? is any one letter)
word-help-some = words of some of the letters, not only of all
word-help-hook = letters that make another word before or after a word
word-help-lexicon = the lexicon; without it, that of the alphabet you write in

## Lexicons

lexicon-list-line = { $name }: { $language }, { $words ->
    [one] { $words } word
   *[other] { $words } words
}
lexicon-list-damaged = { $name }: { $why }
lexicon-info-title = Lexicon { $name }: { $title }
lexicon-info-language = Language: { $language }
lexicon-info-alphabet = Alphabet: { $letters } ({ $count } letters)
lexicon-info-words = Words: { $words }
lexicon-info-marked = Marked beside them: proper names { $names }, abbreviations { $abbreviations }
lexicon-info-known = Words that most people know: { $words }
lexicon-info-source = Source: { $source }
lexicon-info-licence = Licence: { $licence }
lexicon-info-no-licence = Licence: not stated
lexicon-info-digest = Word list SHA-256: { $digest }
lexicon-info-tags = Grammatical readings: yes
lexicon-info-no-tags = Grammatical readings: no, the analyser of this language is not installed
lexicon-info-whole = The file is whole.
lexicon-reading = Reading { $files }
lexicon-progress = Reading
lexicon-building = Building the word graph of { $words ->
    [one] { $words } word
   *[other] { $words } words
}
lexicon-written = Written: { $words ->
    [one] { $words } word
   *[other] { $words } words
} in { $file }
lexicon-warming = Compiling the word kernels; the first time this takes a minute.
lexicon-warm = The word kernels are ready.

lexicon-unknown = There is no lexicon “{ $name }”. There are: { $known }.
lexicon-no-recipe = Only the lexicons of the package are built: { $known }. A list of your own is added with: litera lexicon add.
lexicon-no-file = { $file } is not there or cannot be read.
lexicon-foreign = { $file } is not a lexicon file. Word lists are made into lexicons with: litera lexicon add.
lexicon-other-version = { $file } is a lexicon of format version { $version }; this program reads version { $expected }. Build it again.
lexicon-header-damaged = { $file } is a lexicon with a damaged header. Build it or add it again.
lexicon-wrong-size = { $file } is not whole: { $bytes } bytes of words instead of { $expected }. Build it or add it again.
lexicon-arcs-astray = The word graph of this lexicon is damaged. Build it or add it again.
lexicon-changed = The words of the lexicon { $name } are not those that its header vouches for. Build it or add it again.
lexicon-library = This needs the library { $library }, which is not installed.
lexicon-sources = The lexicon { $name } is built from { $count ->
    [one] one file
   *[other] { $count } files, in this order
}: { $files }.
lexicon-name-letters = “{ $name }” cannot be the name of a lexicon. A name is small letters a to z, digits, - and _, at most 32.
lexicon-name-bundled = { $name } is a lexicon of the package. Choose another name.
lexicon-name-taken = There is a lexicon { $name } already. Add --replace to put the new one in its place.

## Word lists

affix-line = { $file }, line { NUMBER($line, useGrouping: 0) }: this affix rule is not understood.
word-list-word = Word { NUMBER($number, useGrouping: 0) } of the list: { $fault }.
word-list-file-empty = { $file } has no words. It should have one word a line.
word-list-faults = { $file } cannot be used, { $count ->
    [one] one line is wrong
   *[other] { $count } lines are wrong
}. { $faults }.
word-list-fault = Line { NUMBER($line, useGrouping: 0) }: { $fault }
word-list-utf16 = { $file } is in UTF-16. Save it as UTF-8.
word-list-encoding = { $file } is not in UTF-8: line { NUMBER($line, useGrouping: 0) }. Save it as UTF-8.
word-list-too-big = These words need a graph of more than { $arcs } arcs. Divide the list.
fault-empty = a word without letters
fault-letters = “{ $word }” has { $letters }, not of the { $language ->
    [uk] Ukrainian
    [en] English
    [ro] Romanian
   *[pl] Polish
} alphabet
fault-mark = “{ $word }” begins or ends with an apostrophe
fault-long = “{ $word }” has more than { $longest } characters
fault-case = “{ $word }” has a capital inside; words are written small, proper names with a capital first letter

## Comparisons

compare-words = All words: precision { $precision }, recall { $recall }; { $extra } only in the lexicon, { $missing } only in the list
compare-weighted = Weighted by frequency: precision { $precision }, recall { $recall }
compare-length = { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}: precision { $precision }, recall { $recall }
compare-level = Zipf { $level } to { $level }.99: precision { $precision }, recall { $recall }
compare-extra = Only in the lexicon, frequent ones first: { $words }
compare-missing = Only in the list, frequent ones first: { $words }
compare-passed-over = Entries passed over (names, other letters, too short or too long): { $count }

## Checks

check-word = { $word }: a word
check-name = { $word }: no word for play, a proper name
check-abbreviation = { $word }: no word for play, an abbreviation
check-unknown = { $word }: not in the lexicon { $lexicon }
check-unknown-near = { $word }: not in the lexicon { $lexicon }; near: { $near }
check-foreign = { $word }: not in the lexicon { $lexicon }; foreign to its alphabet: { $letters }
check-with-g = With Ґ: { $words }
check-vulgar = Vulgar: machine players do not lay it.
check-frequency = Frequency: { $level } of { $highest }
check-reading = { $lemma }: { $part }
check-reading-number = { $lemma }: { $part }, { $number }
check-reading-marked = { $reading } ({ $marks })
check-no-tags = No grammatical readings: the analyser of this language is not installed, or the list has none.
part-noun = noun
part-verb = verb
part-adjective = adjective
part-other = other
number-singular = singular
number-plural = plural
number-both = singular or plural
mark-name = proper name
mark-abbreviation = abbreviation
mark-slang = slang
mark-archaic = archaic

## Searches

find-word = { $word }: { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
find-count = Found: { $count ->
    [0] no words
    [one] one word
   *[other] { $count } words
}
find-more = Not shown: { $count }. Ask for more with --limit.
find-foreign = Letters foreign to { $language }: { $letters }. Write letters, * for a blank, or ? for any one letter of a pattern.
find-empty = Write letters, * for a blank, or ? for any one letter of a pattern.
find-mixed = A pattern with ? is matched as it stands: it takes neither * nor --some.
find-limit = --limit is at least 1, not { $limit }.
hook-front = Before: { $words }
hook-back = After: { $words }
