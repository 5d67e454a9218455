import { expect, test } from "vitest";
import { longestWord, shortName } from "./shortName.ts";

test("a name that can be read stays as it is", () => {
  expect(shortName("Anna Maria Nowak")).toBe("Anna Maria Nowak");
  expect(shortName("Florin-Constantin")).toBe("Florin-Constantin");
});

test("of a long surname the initial stays, of a long first word its beginning", () => {
  expect(shortName("Bogdan Długonazwiskowski")).toBe("Bogdan D.");
  expect(shortName("Wielkopolskichowski")).toBe("Wielkopolsk…");
  expect(longestWord(shortName("Konstantynopolitańczykxx Żyła"))).toBe(12);
});
