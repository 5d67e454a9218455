/** Sentences for voices: a short word in capitals would be read letter by letter, as KOT is "ka o te". */
import { marked } from "./Sentence.tsx";

const MARKED = /\u2068([^\u2069]*)\u2069/g;
/** Two capitals or more, and what may stand between words of a phrase; a letter by itself is one on a card. */
const WORD = /^\p{Lu}[\p{Lu}’' -]+$/u;

/** A sentence with its marked words in small letters. */
export function asSpoken(sentence: string): string {
  return sentence.replace(MARKED, (_, word: string) => marked(WORD.test(word) ? word.toLowerCase() : word));
}

/** A number with a sign that voices read; most pass over a hyphen. */
export function signed(number: number): string {
  return String(number).replace("-", "−");
}
