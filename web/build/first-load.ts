/** The weight of scripts: a build in which any page needs more than the budget to appear fails. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const BUDGET = 250 * 1024;

type Chunks = Map<string, Rolldown.OutputChunk>;

/** All chunks that the browser fetches before `name` can run. */
function fetchedFor(name: string, chunks: Chunks, into: Set<string> = new Set()): Set<string> {
  if (into.has(name)) return into;
  into.add(name);
  for (const needed of chunks.get(name)?.imports ?? []) fetchedFor(needed, chunks, into);
  return into;
}

/** Bytes of scripts, gzipped, that the entry alone and the entry with each lazy chunk bring along. */
export function firstLoads(chunks: Chunks): Map<string, number> {
  const entries = [...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  const base = new Set<string>();
  for (const entry of entries) fetchedFor(entry, chunks, base);
  const weights = new Map([...chunks].map(([name, chunk]) => [name, gzipSync(chunk.code).length]));
  const loads = new Map<string, number>();
  for (const [name, chunk] of chunks) {
    if (!chunk.isEntry && !chunk.isDynamicEntry) continue;
    const fetched = fetchedFor(name, chunks, new Set(base));
    loads.set(
      name,
      [...fetched].reduce((sum, part) => sum + (weights.get(part) ?? 0), 0),
    );
  }
  return loads;
}

/** Fails the build when a first load is over the budget, and tells the heaviest. */
export function firstLoadBudget(): Plugin {
  return {
    name: "litera-first-load",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks: Chunks = new Map();
      for (const [name, output] of Object.entries(bundle)) if (output.type === "chunk") chunks.set(name, output);
      const [heaviest, bytes] = [...firstLoads(chunks)].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0]);
      const told = `first load at most ${(bytes / 1024).toFixed(1)} KiB of gzipped scripts (${heaviest})`;
      if (bytes > BUDGET) this.error(`${told}; ${BUDGET / 1024} KiB are allowed`);
      this.info(told);
    },
  };
}
