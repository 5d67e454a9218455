import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Language } from "../i18n/languages.ts";
import { switchLanguage } from "../i18n/text.ts";
import type { TableSummary } from "../protocol/http.ts";
import { OwnTables, TableList } from "./TableList.tsx";

const table = (id: string, status: TableSummary["status"]): TableSummary => ({
  table: id,
  game: "some",
  title: `Game ${id}`,
  status,
  seats: [{ name: "Anna", bot: null }],
  access: "open",
  password: false,
  clock: { kind: "none" },
  options: {},
  host: "Anna",
  created: new Date(2026, 10, 3, 17, 5).getTime(),
  to_act: [],
  due: null,
  winners: [],
  scores: [],
  ended: null,
  language: null,
  you: null,
  turn: false,
  last: [],
  rated: false,
});

it.each<[Language, string]>([
  ["en", "Nov 3, 2026, 5:05 PM"],
  ["pl", "3 lis 2026, 17:05"],
  ["uk", "3 лист. 2026 р., 17:05"],
  ["ro", "3 nov. 2026, 17:05"],
])("writes dates as %s does", async (language, written) => {
  await switchLanguage(language);
  render(<TableList tables={[table("a", "waiting")]} />);
  const date = screen.getByRole("time");
  expect(date.textContent?.replace(/\s/g, " ")).toBe(written);
});

it("folds away the own games that are over", async () => {
  await switchLanguage("en");
  render(<OwnTables tables={[table("a", "over"), table("b", "playing"), table("c", "over")]} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/t/b"]);
  fireEvent.click(screen.getByRole("button", { name: "Finished games: 2" }));
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/t/b",
    "/t/a",
    "/t/c",
    "/finished",
  ]);
});

it("says where there may be more games that are over than are listed", async () => {
  await switchLanguage("en");
  render(<OwnTables tables={Array.from({ length: 50 }, (_, index) => table(`${index}`, "over"))} />);
  expect(screen.getByRole("button", { name: "Finished games: the last 50" })).toBeTruthy();
});

it("says whose move it is, what happened last, how long there is, and who has won", async () => {
  await switchLanguage("en");
  const due = Date.now() + 50.5 * 3_600_000;
  const mine: TableSummary = { ...table("b", "playing"), you: 0, turn: true, last: ["Bruno plays KOT"], due };
  const won: TableSummary = { ...table("c", "over"), you: 0, winners: [0], scores: [-3] };
  render(<OwnTables tables={[mine, table("a", "playing"), won]} />);
  fireEvent.click(screen.getByRole("button", { name: "Finished games: 1" }));
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/t/b", "/t/a", "/t/c", "/finished"]);
  for (const words of ["Your turn", "Bruno plays KOT", "2 days"]) expect(links[0]?.textContent).toContain(words);
  for (const words of ["You won", "Anna −3"]) expect(links[2]?.textContent).toContain(words);
});

it("says in which language the words of a table are", async () => {
  await switchLanguage("en");
  render(<TableList tables={[{ ...table("a", "waiting"), language: "ro" }]} />);
  expect(screen.getByText("Words in Romanian")).toBeTruthy();
});
