import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { switchLanguage } from "../i18n/text.ts";
import type { Game, TableSummary } from "../protocol/http.ts";
import { settings } from "../settings/settings.ts";
import { MyGames } from "./myGames.ts";
import { PlayNow } from "./PlayNow.tsx";

const GAME: Game = {
  id: "some",
  title: "Some",
  tagline: "",
  seats: [2],
  languages: [],
  levels: [{ id: "easy", title: "Easy", description: "", rating: null }],
  options: [],
  lesson: true,
  with_clock: {},
  with_strangers: {},
};

/** A server that answers each path as given, and remembers what it was asked. */
function serve(replies: Readonly<Record<string, readonly [status: number, body: object]>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: URL, init: RequestInit) => {
    const request = `${init.method ?? "GET"} ${address.pathname}`;
    asked.push(`${request} ${init.body ?? ""}`.trim());
    const [status, body] = replies[request] ?? [404, {}];
    return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });
  });
  return asked;
}

beforeAll(() => switchLanguage("en"));
afterEach(() => vi.unstubAllGlobals());

it("makes a stranger a guest, opens a table against a machine and goes there, all with one click", async () => {
  const asked = serve({
    "GET /api/session": [200, { guest: null, name: null, lang: null }],
    "POST /api/session": [200, { guest: "g1", name: "Guest", lang: "en" }],
    "POST /api/tables": [201, { table: { table: "T1234" }, invitation: "i" }],
  });
  render(<PlayNow game={GAME} />);
  fireEvent.click(screen.getByRole("button", { name: "Play now: Some" }));
  await waitFor(() => expect(location.pathname).toBe("/t/T1234"));
  expect(asked).toEqual([
    "GET /api/session",
    expect.stringMatching(/^POST \/api\/session \{"name":"Guest [1-9]\d\d","lang":"en"\}$/),
    'POST /api/tables {"game":"some","seats":2,"bots":["easy"],"access":"private","start":"full"}',
  ]);
});

it("offers the next level after two wins in three, and remembers it", async () => {
  const asked = serve({
    "GET /api/session": [200, { guest: "g1", name: "Guest", lang: "en" }],
    "POST /api/tables": [201, { table: { table: "T5678" }, invitation: "i" }],
  });
  const levels = ["easy", "club"].map((id) => ({ id, title: id.toUpperCase(), description: "", rating: null }));
  const seats = [
    { name: "Anna", bot: null },
    { name: "Bot", bot: "easy" },
  ];
  const played = (winner: number, ended: number) =>
    ({ game: "some", status: "over", you: 0, seats, winners: [winner], ended }) as unknown as TableSummary;
  const shown = (tables: readonly TableSummary[]) => (
    <MyGames value={{ status: "ready", value: { tables }, reload: () => undefined }}>
      <PlayNow game={{ ...GAME, levels }} />
    </MyGames>
  );
  const { rerender } = render(shown([played(0, 1), played(1, 2)]));
  expect(screen.getAllByRole("button")).toHaveLength(1);
  rerender(shown([played(0, 1), played(1, 2), played(0, 3)]));
  fireEvent.click(screen.getByRole("button", { name: "Next level: CLUB" }));
  await waitFor(() => expect(location.pathname).toBe("/t/T5678"));
  expect(asked.at(-1)).toContain('"bots":["club"]');
  expect(settings.get().levels).toEqual({ some: "club" });
});

it("shows the server's refusal, and lets one try again", async () => {
  serve({ "POST /api/tables": [429, { error: { code: "too_many", message: "Too many tables.", rule: null } }] });
  render(<PlayNow game={GAME} />);
  const button = screen.getByRole("button");
  fireEvent.click(button);
  expect((await screen.findByRole("alert")).textContent).toBe("Too many tables.");
  expect(button.hasAttribute("disabled")).toBe(false);
});
