/**
 * Numbers of places in the server's sentences, as in "KOT 0 -1 across": they are marked, so that whoever sees none on
 * the board needs not read them. What is spoken keeps them: by ear the board is gone over by its columns and rows.
 */
const PLACE = /( ?)\u2066([^\u2069]*)\u2069/g;

/** A sentence with its places, no longer marked. */
export function withPlaces(sentence: string): string {
  return sentence.replace(PLACE, "$1$2");
}

export function withoutPlaces(sentence: string): string {
  return sentence.replace(PLACE, "");
}
