import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { fetchLayers } from "../design/components/overlays.tsx";
import { switchLanguage } from "../i18n/text.ts";
import type { Game } from "../protocol/http.ts";
import { changeSettings, settings } from "../settings/settings.ts";
import { GameCard } from "./GameCard.tsx";

const GAME: Game = {
  id: "some",
  title: "Some",
  tagline: "",
  seats: [2],
  languages: ["pl", "en", "uk", "ro"],
  levels: [{ id: "easy", title: "Easy", description: "", rating: null }],
  options: [],
  lesson: true,
  with_clock: {},
  with_strangers: {},
};

beforeAll(fetchLayers);

beforeEach(() => switchLanguage("en"));
afterEach(() => changeSettings({ words: null }));

it("plays in one's own language, and lets one choose another with a tap", async () => {
  render(<GameCard game={GAME} />);
  const choice = screen.getByRole("button", { name: "Words in Some: English" });
  expect(choice.textContent).toContain("English");
  fireEvent.click(choice);
  fireEvent.click(screen.getByRole("menuitem", { name: "Română" }));
  expect(settings.get().words).toBe("ro");
});

it("asks nothing where a game has no words", () => {
  render(<GameCard game={{ ...GAME, languages: [] }} />);
  expect(screen.queryByRole("button", { name: /Words of/ })).toBeNull();
});
