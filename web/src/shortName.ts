/** Names where there is little room for them. */

/** Letters of a word that can be read beside a score on a telephone. */
const MOST = 12;

/** Letters of the longest word of a name, which decides how small it is written. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => [...word].length));
}

/** A name whose words are not too long for a telephone: “Bogdan D.” */
export function shortName(name: string): string {
  if (longestWord(name) <= MOST) return name;
  const [first = "", ...others] = name.trim().split(/\s+/);
  const letters = [...first];
  const begun = letters.length <= MOST ? first : `${letters.slice(0, MOST - 1).join("")}…`;
  return [begun, ...others.map((word) => `${[...word][0]}.`)].join(" ");
}
