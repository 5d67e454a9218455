import { renderHook } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { switchLanguage } from "../../i18n/text.ts";
import type { RummikubProps } from "./Board.tsx";
import { type RummikubDraft, rebased } from "./draft.ts";
import { useLost } from "./useLost.ts";

beforeAll(() => switchLanguage("en"));

const TABLE = ["KOT", "LAS"];
const DRAFT: RummikubDraft = {
  base: TABLE,
  words: [
    [..."KOT"].map((face, letter) => ({ id: `t0.${letter}`, face })),
    [{ id: "rK0", face: "K" }, ...[..."LAS"].map((face, letter) => ({ id: `t1.${letter}`, face }))],
  ],
};

/** Shows a draft, and then the next step of the table; gives what was said of it. */
function said(by: number, table: readonly string[], draft: RummikubDraft): unknown {
  const announce = vi.fn();
  const props = { draft: DRAFT, view: { table: TABLE }, you: 0, events: [], dispatch: { announce } };
  const shown = renderHook((now) => useLost(now as unknown as RummikubProps), { initialProps: props as object });
  shown.rerender({ ...props, view: { table }, draft, events: [{ seq: 1, kind: "played", seat: by }] });
  return announce.mock.calls.map(([text]) => text);
}

test("who prepares a play is told that the table has changed under it", () => {
  const taken = ["KOT", "LASY"];
  expect(said(1, taken, rebased(DRAFT, taken, "K"))).toEqual([
    "The table has changed: the tiles that you had laid are back on your rack.",
  ]);
});

test("nothing is said where what is prepared still stands, nor of one's own play", () => {
  const more = [...TABLE, "OKO"];
  expect(said(1, more, rebased(DRAFT, more, "K"))).toEqual([]);
  expect(said(0, ["KOT", "KLAS"], null)).toEqual([]);
});
