import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLost } from "./useLost.ts";

const TABLE = ["KOT", "LAS"];

/** Shows two laid pieces, and then what has become of them; gives what was said of it. */
function said(next: { readonly laid: number; readonly table: readonly string[]; readonly told?: null }): unknown {
  const news = vi.fn();
  const props = { laid: 2, table: TABLE, told: "gone", news };
  const shown = renderHook(useLost, { initialProps: props });
  shown.rerender({ ...props, ...next } as typeof props);
  return news.mock.calls.map(([text]) => text);
}

test("a player who prepares a move hears that the table has changed under it", () => {
  expect(said({ laid: 1, table: ["KOT", "LASY"] })).toEqual(["gone"]);
});

test("nothing is said where what is prepared still stands, of what one takes back, nor of one's own move", () => {
  expect(said({ laid: 2, table: [...TABLE, "OKO"] })).toEqual([]);
  expect(said({ laid: 0, table: TABLE })).toEqual([]);
  expect(said({ laid: 0, table: ["KOT", "KLAS"], told: null })).toEqual([]);
});
