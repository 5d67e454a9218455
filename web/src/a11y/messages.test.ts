import { expect, test, vi } from "vitest";
import type { Announcer } from "./announcer.ts";
import { isWanted, type Message, makeMessages, wantedWords } from "./messages.ts";

const ALL = { muted: [], verbosity: 3, kinds: {} };

function kept(...texts: readonly string[]) {
  const narrate = vi.fn();
  const announcer = { narrate, announce: vi.fn() } as unknown as Announcer;
  const messages = makeMessages(announcer, ({ text }) => text);
  for (const text of texts) messages.tell({ buffer: text.startsWith("hi") ? "chat" : "game", text });
  const go = (step: Parameters<typeof messages.go>[0]) => {
    const found = messages.go(step);
    return "message" in found ? found.message.text : found.none;
  };
  return { messages, narrate, go };
}

test("messages are gone through back and on, to both ends, and no further", () => {
  const { go } = kept("one", "two", "three");
  expect(["previous", "previous", "previous", "previous"].map(() => go("previous"))).toEqual([
    "three",
    "two",
    "one",
    "start",
  ]);
  expect([go("repeat"), go("next"), go("newest"), go("next"), go("first")]).toEqual([
    "one",
    "two",
    "three",
    "end",
    "one",
  ]);
});

test("each buffer keeps where one was in it, and only its own messages", () => {
  const { messages, go } = kept("one", "hi Ala", "two", "hi Ola");
  go("first");
  messages.chosen.set("chat");
  expect(messages.count("chat")).toBe(2);
  expect([go("previous"), go("previous"), go("previous")]).toEqual(["hi Ola", "hi Ala", "start"]);
  messages.chosen.set("all");
  expect(go("repeat")).toBe("one");
  messages.chosen.set("people");
  expect(go("previous")).toBe("empty");
  expect(messages.current()).toBeNull();
});

test("what is not wanted is kept in silence", () => {
  const narrate = vi.fn();
  const messages = makeMessages({ narrate } as unknown as Announcer, () => "");
  messages.tell({ buffer: "game", text: "one" });
  expect(narrate.mock.calls.flat().join("")).toBe("");
  expect(messages.current()?.text).toBe("one");
});

test("what came together is said as one, and gone through one by one", () => {
  const { messages, narrate, go } = kept();
  messages.tellTogether([
    { buffer: "game", text: "Anna: 3 points" },
    { buffer: "game", text: "Your turn." },
  ]);
  expect(narrate.mock.calls).toEqual([["Anna: 3 points\nYour turn."]]);
  expect([go("previous"), go("previous")]).toEqual(["Your turn.", "Anna: 3 points"]);
});

test("a kind of event is said by its level, or always, or never; a silent buffer says nothing", () => {
  const message: Message = { buffer: "game", text: "drawn", kind: "drew", level: 2 };
  expect(isWanted(message, "dnup", ALL)).toBe(true);
  expect(isWanted(message, "dnup", { ...ALL, verbosity: 1 })).toBe(false);
  expect(isWanted(message, "dnup", { ...ALL, verbosity: 1, kinds: { "dnup drew": true } })).toBe(true);
  expect(isWanted(message, "dnup", { ...ALL, kinds: { "dnup drew": false } })).toBe(false);
  expect(isWanted(message, "klepka", { ...ALL, kinds: { "dnup drew": false } })).toBe(true);
  expect(isWanted(message, "dnup", { ...ALL, muted: ["game"] })).toBe(false);
  expect(isWanted({ buffer: "chat", text: "hi" }, "dnup", { ...ALL, muted: ["all"] })).toBe(false);
});

test("few words are said, none where none are needed, and all to those who want everything or always this kind", () => {
  const message: Message = { buffer: "game", text: "You draw A; 5 left", brief: "You draw A", kind: "drew", level: 2 };
  expect(wantedWords(message, "dnup", { ...ALL, verbosity: 2 })).toBe("You draw A");
  expect(wantedWords({ ...message, brief: "" }, "dnup", { ...ALL, verbosity: 2 })).toBe("");
  expect(wantedWords(message, "dnup", { ...ALL, verbosity: 1 })).toBe("");
  expect(wantedWords(message, "dnup", ALL)).toBe("You draw A; 5 left");
  expect(wantedWords(message, "dnup", { ...ALL, verbosity: 1, kinds: { "dnup drew": true } })).toBe(message.text);
  expect(wantedWords({ buffer: "chat", text: "hi" }, "dnup", { ...ALL, verbosity: 1 })).toBe("hi");
});
