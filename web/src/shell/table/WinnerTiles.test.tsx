import { expect, it } from "vitest";
import { tilesOf } from "./WinnerTiles.tsx";

it("lays out a name in capitals of the language, word by word", () => {
  expect(tilesOf("Gość 25", "pl")).toEqual([
    ["G", "O", "Ś", "Ć"],
    ["2", "5"],
  ]);
});

it("lays out the first word where all are too many, and nothing where that is too long as well", () => {
  expect(tilesOf("Bogdan Długonazwiskowski", "pl")).toEqual([[..."BOGDAN"]]);
  expect(tilesOf("Konstantynopolitańczyk", "pl")).toEqual([]);
});
