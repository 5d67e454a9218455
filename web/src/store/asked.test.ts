import { expect, it } from "vitest";
import type { TableView } from "../net/messages.ts";
import { askedOf } from "./asked.ts";

const view = { turn: 0, to_act: [0, 1], over: false } as unknown as TableView;

it("tells a turn from an answer to what another has done", () => {
  expect([0, 1, 2].map((seat) => askedOf(view, seat))).toEqual(["turn", "answer", null]);
});

it("asks nobody before a game, after it, or who only looks on", () => {
  expect(askedOf(null, 0)).toBeNull();
  expect(askedOf({ ...view, over: true }, 0)).toBeNull();
  expect(askedOf(view, null)).toBeNull();
});
