import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { switchLanguage } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { AboutTable } from "./AboutTable.tsx";

const OPTION = {
  name: "theme",
  type: "text",
  default: "",
  choices: [],
  titles: [],
  title: "Theme of all words",
  means: "A theme for all words",
};
const ROOM = {
  game: "word_rummikub",
  title: "Word Rummy",
  status: "playing",
  commitment: "a1b2",
  clock: { kind: "none" },
  options: { theme: "las" },
  pack: false,
  words: false,
  lexicon: null,
  language: null,
  seed_chosen: false,
  time_percent: [],
  hints: true,
  watching: "masked",
  delay: 0,
  // biome-ignore lint/suspicious/noThenProperty: the name is the protocol's, and the value is never awaited
  absence: { then: "wait", after: 60 },
} as unknown as Room;

beforeAll(() => switchLanguage("en"));
afterEach(() => vi.unstubAllGlobals());

it("shows during the game how the table plays, and the seal of its shuffle", async () => {
  const games = [{ id: "word_rummikub", title: "Word Rummy", options: [OPTION] }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games })));
  render(<AboutTable room={ROOM} />);
  fireEvent.click(screen.getByRole("button", { name: "About Word Rummy" }));
  expect(await screen.findByText("Theme of all words: las")).toBeDefined();
  expect(screen.getByText(/a1b2/)).toBeDefined();
});
