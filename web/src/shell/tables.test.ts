import { describe, expect, it } from "vitest";
import type { Game } from "../protocol/http.ts";
import { quickTable, readInvitation } from "./tables.ts";

const GAME: Game = {
  id: "some",
  title: "Some",
  tagline: "",
  seats: [4, 3, 2],
  levels: [
    { id: "easy", title: "Easy", description: "" },
    { id: "hard", title: "Hard", description: "" },
  ],
  options: [],
};

describe("quickTable", () => {
  it("takes as few seats as it can, and the first level for all others", () => {
    expect(quickTable(GAME)).toMatchObject({
      game: "some",
      seats: 2,
      bots: ["easy"],
      access: "private",
      start: "full",
    });
    expect(quickTable({ ...GAME, seats: [3, 4] }).bots).toEqual(["easy", "easy"]);
  });

  it("refuses a game without machine players", () => {
    expect(() => quickTable({ ...GAME, levels: [] })).toThrow("some has no machine players");
  });
});

describe("readInvitation", () => {
  it.each([
    ["EmV3V7sEavOT", "/t/EmV3V7sEavOT"],
    [" https://litera.example/t/EmV3V7sEavOT ", "/t/EmV3V7sEavOT"],
    ["http://127.0.0.1:8000/t/EmV3V7s-_vOT?invitation=Sun%20J", "/t/EmV3V7s-_vOT?invitation=Sun+J"],
    ["/t/EmV3V7sEavOT", "/t/EmV3V7sEavOT"],
  ])("reads %s", (pasted, href) => {
    expect(readInvitation(pasted)).toBe(href);
  });

  it.each(["", "hello there", "https://litera.example/rules/some", "javascript:alert(1)//t/abcd", "https://x/t/a b"])(
    "refuses %j",
    (pasted) => {
      expect(readInvitation(pasted)).toBeNull();
    },
  );
});
