import { gzipSync } from "node:zlib";
import type { Rolldown } from "vite";
import { expect, it } from "vitest";
import { firstLoads } from "./first-load.ts";

function chunk(fileName: string, code: string, parts: Partial<Rolldown.OutputChunk>): [string, Rolldown.OutputChunk] {
  return [fileName, { fileName, code, imports: [], ...parts } as Rolldown.OutputChunk];
}

const size = (code: string) => gzipSync(code).length;

it("adds up what the entry and a lazy page bring along, each chunk once", () => {
  const loads = firstLoads(
    new Map([
      chunk("entry.js", "entry();", { isEntry: true, imports: ["shared.js"] }),
      chunk("shared.js", "shared();", { imports: ["deep.js"] }),
      chunk("deep.js", "deep();", { imports: ["shared.js"] }),
      chunk("page.js", "page();", { isDynamicEntry: true, imports: ["shared.js", "own.js"] }),
      chunk("own.js", "own();", {}),
    ]),
  );
  const entry = size("entry();") + size("shared();") + size("deep();");
  expect(Object.fromEntries(loads)).toEqual({ "entry.js": entry, "page.js": entry + size("page();") + size("own();") });
});
