### Lexicons and words: the commands "lexicon" and "word", and what can be wrong with a list.

language-pl = Polish
language-uk = Ukrainian
language-en = English
language-ro = Romanian

## Help

lexicon-help = dictionaries: list, describe, build and add them
lexicon-help-list = list the dictionaries on this machine
lexicon-help-info = describe a dictionary and check its file
lexicon-help-build = rebuild one of Litera’s own dictionaries from its public sources
lexicon-help-add = add a word list of your own, with one word per line
lexicon-help-compare = compare a dictionary with a word list of yours: precision, recall and differences
lexicon-help-warm = prepare the word search, so that the first search is quick
lexicon-help-replace = replace an existing dictionary with this name
lexicon-help-lang = the language to answer in
word-help = check, find and extend words
word-help-check = check whether words are in the dictionary and, if not, say why
word-help-find = find words you can make from letters (* is a blank), or that fit a pattern (? is any letter)
word-help-some = allow words that use only some of the letters
word-help-hook = find letters that make a new word when put before or after a word
word-help-lexicon = the dictionary; by default, the one for the alphabet you type

## Lexicons

lexicon-list-line = { $name }: { $language }, { $words ->
    [one] { $words } word
   *[other] { $words } words
}
lexicon-list-damaged = { $name }: { $why }
lexicon-info-title = Dictionary { $name }: { $title }
lexicon-info-language = Language: { $language }
lexicon-info-alphabet = Alphabet: { $letters } ({ $count } letters)
lexicon-info-words = Words: { $words }
lexicon-info-marked = Proper names: { $names }. Abbreviations: { $abbreviations }.
lexicon-info-known = Commonly known words: { $words }
lexicon-info-source = Source: { $source }
lexicon-info-licence = Licence: { $licence }
lexicon-info-no-licence = Licence: not stated
lexicon-info-digest = Word list SHA-256: { $digest }
lexicon-info-tags = Grammar information: yes
lexicon-info-no-tags = Grammar information: none, because the analyser for this language isn’t installed
lexicon-info-whole = The file is undamaged.
lexicon-reading = Reading { $files }
lexicon-progress = Reading
lexicon-building = Building the word graph from { $words ->
    [one] { $words } word
   *[other] { $words } words
}
lexicon-written = Written: { $words ->
    [one] { $words } word
   *[other] { $words } words
} in { $file }
lexicon-warming = Preparing the word search. The first time, this takes a minute.
lexicon-warm = The word search is ready.

lexicon-unknown = There is no dictionary “{ $name }”. Dictionaries: { $known }.
lexicon-no-recipe = You can build only these dictionaries: { $known }. To add your own list: litera lexicon add.
lexicon-no-file = { $file } doesn’t exist or can’t be read.
lexicon-foreign = { $file } isn’t a dictionary file. To turn a word list into one: litera lexicon add.
lexicon-other-version = { $file } is in format version { $version }, but this program reads version { $expected }. Build it again.
lexicon-header-damaged = The header of { $file } is damaged. Build or add the dictionary again.
lexicon-wrong-size = { $file } is damaged: it has { $bytes } bytes of words instead of { $expected }. Build or add the dictionary again.
lexicon-arcs-astray = The word graph of this dictionary is damaged. Build or add the dictionary again.
lexicon-changed = The words of the dictionary “{ $name }” don’t match its header. Build or add the dictionary again.
lexicon-library = This needs the { $library } library, which isn’t installed.
lexicon-sources = The dictionary “{ $name }” is built from { $count ->
    [one] one file
   *[other] { $count } files, in this order
}: { $files }.
lexicon-name-letters = “{ $name }” can’t be a dictionary’s name. Use at most 32 characters: lower-case letters a to z, digits, “-” and “_”.
lexicon-name-bundled = “{ $name }” is the name of one of Litera’s own dictionaries. Choose another name.
lexicon-name-taken = There is already a dictionary “{ $name }”. To replace it, add --replace.

## Word lists

affix-line = { $file }, line { NUMBER($line, useGrouping: 0) }: unknown affix rule.
word-list-word = Word { NUMBER($number, useGrouping: 0) } of the list: { $fault }.
word-list-file-empty = { $file } contains no words. Write one word per line.
word-list-faults = { $file } can’t be used: { $count ->
    [one] one line is wrong
   *[other] { $count } lines are wrong
}. { $faults }.
word-list-fault = Line { NUMBER($line, useGrouping: 0) }: { $fault }
word-list-utf16 = { $file } is encoded as UTF-16. Save it as UTF-8.
word-list-encoding = Line { NUMBER($line, useGrouping: 0) } of { $file } isn’t valid UTF-8. Save the file as UTF-8.
word-list-too-big = This list is too long: its word graph would have more than { $arcs } arcs. Split the list.
fault-empty = the word is missing
fault-letters = “{ $word }” contains { $letters }, which the { $language ->
    [uk] Ukrainian
    [en] English
    [ro] Romanian
   *[pl] Polish
} alphabet doesn’t have
fault-mark = “{ $word }” starts or ends with an apostrophe
fault-long = “{ $word }” has more than { $longest } characters
fault-case = “{ $word }” has a capital letter after the first letter; write words in lower case, and proper names with a capital first letter

## Comparisons

compare-words = All words: precision { $precision }, recall { $recall }; { $extra } only in the dictionary, { $missing } only in the list
compare-weighted = Weighted by frequency: precision { $precision }, recall { $recall }
compare-length = { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}: precision { $precision }, recall { $recall }
compare-level = Frequency (Zipf) { $level } to { $level }.99: precision { $precision }, recall { $recall }
compare-extra = Only in the dictionary, most frequent first: { $words }
compare-missing = Only in the list, most frequent first: { $words }
compare-passed-over = Entries skipped (names, foreign letters, too short or too long): { $count }

## Checks

check-word = { $word }: in the dictionary
check-name = { $word }: can’t be played, because it’s a proper name
check-abbreviation = { $word }: can’t be played, because it’s an abbreviation
check-unknown = { $word }: not in the dictionary “{ $lexicon }”
check-unknown-near = { $word }: not in the dictionary “{ $lexicon }”; similar words: { $near }
check-foreign = { $word }: not in the dictionary “{ $lexicon }”, whose alphabet lacks { $letters }
check-with-g = Also spelt with Ґ: { $words }
check-vulgar = This word is vulgar. Bots don’t play it.
check-frequency = Frequency: { $level } of { $highest }
check-reading = { $lemma }: { $part }
check-reading-number = { $lemma }: { $part }, { $number }
check-reading-marked = { $reading } ({ $marks })
check-no-tags = No grammar information, because the analyser for this language isn’t installed or the dictionary has none.
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
find-more = { $count } more. To see them, use --limit.
find-foreign = Not in the { $language } alphabet: { $letters }. Type letters, * for a blank, or a pattern with ? for any letter.
find-empty = Type letters, * for a blank, or a pattern with ? for any letter.
find-mixed = A pattern with ? can’t be combined with * or --some.
find-limit = --limit must be at least 1, not { $limit }.
hook-front = Before: { $words }
hook-back = After: { $words }
