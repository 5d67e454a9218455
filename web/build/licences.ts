/** Writes `/licences.txt`: every library that the pages are built from, with its licence, as those ask for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

export interface Library {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it. */
  readonly licence: string;
  /** The licence as the library brings it; null where it only names it. */
  readonly text: string | null;
}

/** The folders of all libraries that are more than tools of this build, as package-lock.json names them. */
export function shipped(lock: Lock): string[] {
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== "" && dev !== true)
    .map(([folder]) => folder);
}

function read(folder: string): Library {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf-8"));
  const file = readdirSync(join(ROOT, folder)).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  const text = file === undefined ? null : readFileSync(join(ROOT, folder, file), "utf-8").trim();
  return { name, version, licence: license, text };
}

/**
 * Lists libraries, those of one licence text together. Who brings no text stands with others of the same licence;
 * throws where there are none, or where a library names no licence.
 */
export function listed(libraries: readonly Library[]): string {
  const groups = new Map<string, Library[]>();
  for (const library of libraries) {
    const text = library.text ?? libraries.find(({ licence, text }) => licence === library.licence && text)?.text;
    if (!library.licence || !text) throw new Error(`the licence of ${library.name} is not known`);
    groups.set(text, [...(groups.get(text) ?? []), library]);
  }
  const lead = "The pages of Litera are built from these libraries and fonts. Litera itself: Apache-2.0.";
  const parts = [...groups].map(([text, members]) => {
    const names = members.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${names.join("\n")}\n\n${text}`;
  });
  return `${[lead, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

export function licences(): Plugin {
  return {
    name: "litera-licences",
    apply: "build",
    generateBundle() {
      const lock: Lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf-8"));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: listed(shipped(lock).map(read)) });
    },
  };
}
