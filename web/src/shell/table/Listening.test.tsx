import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Announcer } from "../../a11y/announcer.ts";
import { makeMessages } from "../../a11y/messages.ts";
import { switchLanguage } from "../../i18n/text.ts";
import { changeSettings, DEFAULTS, settings } from "../../settings/settings.ts";
import type { Asking } from "./asking.ts";
import Listening from "./Listening.tsx";

beforeAll(() => switchLanguage("en"));
beforeEach(() => changeSettings(DEFAULTS));

/** Shows the list; gives what is said. */
function open() {
  const announcer = { answer: vi.fn<Announcer["answer"]>(), announce: vi.fn(), narrate: vi.fn() };
  const messages = makeMessages(announcer as unknown as Announcer, ({ text }) => text);
  const asking = { announcer, messages, vocabulary: { say: (id: string) => id } } as unknown as Asking;
  render(<Listening asking={asking} />);
  return () => announcer.answer.mock.lastCall?.[0];
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name}Ctrl+Alt+`);

it("takes a key by its place, also on a keyboard that writes another alphabet, and says so", () => {
  const said = open();
  fireEvent.keyDown(field("Chat"), { key: "п", code: "KeyG" });
  expect(said()).toBe("Chat: Ctrl+Alt+G");
  expect(field("Chat").value).toBe("g");
  expect(settings.get().jumpKeys).toEqual({ chat: "g" });
  expect(screen.getByText("Chat: Ctrl+Alt+G")).toBeTruthy();
});

it("refuses a key that others need, and one that is none, with a sentence", () => {
  const said = open();
  fireEvent.keyDown(field("Chat"), { key: "n", code: "KeyN" });
  expect(said()).toMatch(/^Ctrl\+Alt\+N is taken: .* Free letters: B, .*, and all digits\.$/);
  fireEvent.keyDown(field("Chat"), { key: "/", code: "Slash" });
  expect(said()).toBe("Only a letter or a digit can be a jump key. Backspace removes the key.");
  // As from a keyboard on a screen.
  fireEvent.change(field("Chat"), { target: { value: "6ł" } });
  expect(said()).toMatch(/^Only a letter/);
  expect(settings.get().jumpKeys).toEqual({});
  fireEvent.change(field("Chat"), { target: { value: "6m" } });
  expect(settings.get().jumpKeys).toEqual({ chat: "m" });
});

it("says which jump loses its key to another, and that one has none", () => {
  const said = open();
  fireEvent.keyDown(field("Chat"), { key: "2", code: "Digit2" });
  expect(said()).toBe("Chat: Ctrl+Alt+2\n“Table” no longer has a key.");
  expect(field("Table").value).toBe("");
  fireEvent.keyDown(field("Chat"), { key: "Backspace", code: "Backspace" });
  expect(said()).toBe("“Chat” no longer has a key.");
});

it("takes a free key with the held ones too, and leaves those that jump and those of the browser", () => {
  const said = open();
  const held = { ctrlKey: true, altKey: true };
  const both = createEvent.keyDown(field("Chat"), { key: "g", code: "KeyG", ...held });
  // jsdom takes any Ctrl and Alt for AltGr.
  Object.defineProperty(both, "getModifierState", { value: () => false });
  fireEvent(field("Chat"), both);
  expect(said()).toBe("Chat: Ctrl+Alt+G");
  for (const keys of [
    { key: "4", code: "Digit4", ...held },
    { key: "c", code: "KeyC", ctrlKey: true },
    { key: "Tab", code: "Tab" },
  ])
    expect(fireEvent.keyDown(field("Log"), keys)).toBe(true);
  expect(settings.get().jumpKeys).toEqual({ chat: "g" });
});

it("keeps the keys while they are off, and puts them back without losing the focus", () => {
  const said = open();
  fireEvent.keyDown(field("Chat"), { key: "g", code: "KeyG" });
  const all = screen.getByRole("switch", { name: /^Use jump keys/ });
  fireEvent.click(all);
  expect(screen.queryByText("Reset jump keys")).toBeNull();
  fireEvent.click(all);
  expect(field("Chat").value).toBe("g");
  const reset = screen.getByRole("button", { name: "Reset jump keys" });
  fireEvent.click(reset);
  expect(field("Chat").value).toBe("6");
  expect(said()).toBe("Defaults restored.");
  expect(reset.isConnected).toBe(true);
});

it("puts kinds of messages back, says so, and keeps the button", () => {
  changeSettings({ kinds: { "dnup lay": false } });
  const said = open();
  const reset = screen.getByRole("button", { name: "Reset to defaults" });
  fireEvent.click(reset);
  expect(settings.get().kinds).toEqual({});
  expect(said()).toBe("Defaults restored.");
  expect(reset.isConnected).toBe(true);
});

it("marks alarms that are none as wrong, and says why once", () => {
  const said = open();
  const alarms = screen.getByLabelText<HTMLInputElement>("Clock alarms (seconds left)");
  fireEvent.change(alarms, { target: { value: "90 x" } });
  fireEvent.submit(alarms);
  expect(alarms.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("alarm-wrong");
  expect(said()).toBeUndefined();
  expect(settings.get().alarms).toEqual(DEFAULTS.alarms);
  fireEvent.change(alarms, { target: { value: "30 90" } });
  expect(alarms.getAttribute("aria-invalid")).toBeNull();
  fireEvent.submit(alarms);
  expect(settings.get().alarms).toEqual([90, 30]);
});
