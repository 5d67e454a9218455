/** The pseudo-locale: English made longer and accented, in which nothing may be cut off and nothing may stay plain. */

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aábḃcćdďeéfḟgǧhĥiíjĵkķlļmṁnńoópṗrřsśtťuúvṽwŵxẋyýzź"].reduce<[string, string][]>((pairs, letter, index, all) => {
    if (index % 2 === 0) pairs.push([letter, all[index + 1] ?? letter]);
    return pairs;
  }, []),
);

/** Text with accents, half as long again as it was. */
export function pseudo(text: string): string {
  const accented = [...text].map((letter) => ACCENTED[letter] ?? letter).join("");
  const longer = "~".repeat(Math.ceil(text.trim().length / 2));
  return text.trim() === "" ? text : `${accented}${longer}`;
}
