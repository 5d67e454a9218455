/** The pseudo-locale: English made longer and accented, in which nothing may be cut off and nothing may stay plain. */

const LENGTH_OF_VOWELS = 3;

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aábḃcćdďeéfḟgǧhĥiíjĵkķlļmṁnńoópṗrřsśtťuúvṽwŵxẋyýzź"].reduce<[string, string][]>((pairs, letter, index, all) => {
    if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? letter]);
    return pairs;
  }, []),
);

/** Text with accents and long vowels, half as long again as it was. */
export function pseudo(text: string): string {
  return [...text]
    .map((letter) => (ACCENTED[letter] ?? letter).repeat("aeiou".includes(letter) ? LENGTH_OF_VOWELS : 1))
    .join("");
}
