import { expect, it } from "vitest";
import type { TableView } from "../net/messages.ts";
import { askedOf } from "./asked.ts";

const view = { turn: 0, to_act: [0, 1], over: false } as unknown as TableView;
const PLAYING = { status: "playing" } as const;

it("tells a turn from an answer to what another has done", () => {
  expect([0, 1, 2].map((seat) => askedOf(PLAYING, view, seat))).toEqual(["turn", "answer", null]);
});

it("asks nobody before a game, after it, or who only looks on", () => {
  expect(askedOf(PLAYING, null, 0)).toBeNull();
  expect(askedOf(PLAYING, { ...view, over: true }, 0)).toBeNull();
  expect(askedOf(PLAYING, view, null)).toBeNull();
  expect(askedOf(null, view, 0)).toBeNull();
});

it("asks nobody where the table has ended a game that would go on", () => {
  expect(askedOf({ status: "over" }, view, 0)).toBeNull();
});
