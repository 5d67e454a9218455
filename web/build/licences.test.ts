import { expect, it } from "vitest";
import manifest from "../package.json";
import { type Library, licences, listed, shipped } from "./licences.ts";

const library = (name: string, licence: string, text: string | null): Library => ({
  name,
  version: "1.0.0",
  licence,
  text,
});

/** What the build writes. */
function written(): string {
  const emitted: { fileName?: string; source?: unknown }[] = [];
  const hook = licences().generateBundle as unknown as (this: { emitFile(file: object): void }) => void;
  hook.call({ emitFile: (file) => emitted.push(file) });
  expect(emitted.map(({ fileName }) => fileName)).toEqual(["licences.txt"]);
  return String(emitted[0]?.source);
}

it("lists every library and font of the pages with its licence", () => {
  const text = written();
  for (const [name, version] of Object.entries(manifest.dependencies))
    expect(text).toMatch(new RegExp(`^${name} ${version} \\(\\S+\\)$`, "m"));
  // What those need in turn, and what no page names.
  expect(text).toMatch(/^scheduler \S+ \(MIT\)$/m);
  expect(text).not.toMatch(/^vitest /m);
  expect(text).toContain("SIL Open Font License");
  expect(text).toContain("Permission is hereby granted, free of charge");
});

it("leaves out the tools of the build", () => {
  expect(shipped({ packages: { "": {}, "node_modules/a": {}, "node_modules/b": { dev: true } } })).toEqual([
    "node_modules/a",
  ]);
});

it("puts a library without a text to others of its licence, and knows no other way", () => {
  const one = library("one", "MIT", "Be kind.");
  expect(listed([library("two", "MIT", null), one])).toContain("two 1.0.0 (MIT)\none 1.0.0 (MIT)\n\nBe kind.");
  expect(() => listed([one, library("three", "0BSD", null)])).toThrow("three");
});
