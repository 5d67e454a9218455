/** The texts of the pages: complete, alike in their parameters, and asked for by names that exist. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { pseudo } from "./pseudo.ts";
import { textOf } from "./text.ts";

const FILES = import.meta.glob<string>("../texts/*/*.ftl", { eager: true, query: "?raw", import: "default" });
const SOURCES = import.meta.glob<string>("../**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

function filesOf(language: string): string[] {
  return Object.entries(FILES)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, source]) => source);
}

/** Messages by id, each with the names of its parameters. */
function messagesOf(language: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const file of filesOf(language)) {
    for (const message of new FluentResource(file).body) {
      expect(messages.has(message.id), `${message.id} twice in ${language}`).toBe(false);
      const parameters = new Set<string>();
      JSON.stringify(message.value, (_key, part: unknown) => {
        if (typeof part === "object" && part !== null && "type" in part && part.type === "var" && "name" in part)
          parameters.add(String(part.name));
        return part;
      });
      messages.set(message.id, [...parameters].sort());
    }
  }
  return messages;
}

describe("texts", () => {
  const english = messagesOf("en");

  it.each(LANGUAGES)("%s has every message with the same parameters, and no other", (language) => {
    expect(Object.fromEntries(messagesOf(language))).toEqual(Object.fromEntries(english));
  });

  it.each(LANGUAGES)("%s can be formatted throughout", (language) => {
    const text = textOf(language, filesOf(language));
    for (const [id, parameters] of english) {
      const sentence = text(id, Object.fromEntries(parameters.map((name) => [name, 3])));
      expect(sentence, id).not.toMatch(/\{|undefined/);
    }
  });

  it("has a small letter for the Polish you within a sentence", () => {
    const pronoun = /(?<!^[\w-]+ = |^\s*\*?\[\w+\] |[.?!●] )\b(Cię|Ci|Ciebie|Tobie|Tobą|Tw(ój|oj|oi)\p{L}*)(?!\p{L})/u;
    const lines = filesOf("pl").flatMap((file) => file.split("\n"));
    expect(lines.filter((line) => pronoun.test(line))).toEqual([]);
  });

  it("has every message that the pages name", () => {
    for (const [path, source] of Object.entries(SOURCES)) {
      if (path.includes(".test.")) continue;
      for (const [, id] of source.matchAll(/\btext\(\s*"([a-z0-9-]+)"/g))
        expect(english.has(id ?? ""), `${path}: ${id}`).toBe(true);
    }
  });

  it("makes English longer and different in the pseudo-locale", () => {
    const text = textOf("en", filesOf("en"), true);
    expect(text("settings")).toBe(pseudo("Settings"));
    expect(text("settings").length).toBeGreaterThan("Settings".length * 1.4);
  });

  it("refuses a message that there is not", () => {
    expect(() => textOf("pl", [])("nothing")).toThrow('no text "nothing" in pl');
  });
});
