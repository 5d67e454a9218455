import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CardsProps } from "./props.ts";
import { useAutoAccept } from "./useAutoAccept.ts";

interface Asked {
  readonly moves: readonly string[];
  readonly isBot: boolean;
  readonly autoAccept: boolean;
}

function accepted({ moves, isBot, autoAccept }: Asked): number {
  const act = vi.fn(() => Promise.resolve(null));
  const props = {
    view: { phase: "answer", to_act: [0], over: false, pending: { seat: 1 } },
    you: 0,
    players: [{ isBot: false }, { isBot }],
    legal: { moves },
    settings: { autoAccept },
    dispatch: { act },
    busy: false,
  } as unknown as CardsProps;
  renderHook(() => useAutoAccept(props));
  return act.mock.calls.length;
}

const PLAIN: Asked = { moves: ["accept", "check"], isBot: true, autoAccept: true };

it("accepts a bot's word where nothing else is to be decided", () => {
  expect(accepted(PLAIN)).toBe(1);
});

it("leaves to the player what is theirs to decide", () => {
  expect(accepted({ ...PLAIN, isBot: false })).toBe(0);
  expect(accepted({ ...PLAIN, autoAccept: false })).toBe(0);
  expect(accepted({ ...PLAIN, moves: ["accept", "check", "condition c1 KOT"] })).toBe(0);
});
