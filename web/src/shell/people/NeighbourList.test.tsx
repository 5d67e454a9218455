import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { fetchTexts, switchLanguage } from "../../i18n/text.ts";
import NeighbourList from "./NeighbourList.tsx";
import * as people from "./people.ts";
import { Reporting } from "./Reporting.tsx";

beforeAll(async () => {
  await switchLanguage("en");
  await fetchTexts("people");
});

it("leaves a report open that is being written when somebody else comes", async () => {
  const here = [{ person: "b", name: "Bogdan", seat: 1, said: [] }];
  const read = vi.spyOn(people, "readNeighbours").mockImplementation(() => Promise.resolve(here));
  const drawn = (names: string) => (
    <>
      <NeighbourList table="t" names={names} />
      <Reporting />
    </>
  );
  const { rerender } = render(drawn("Bogdan"));
  fireEvent.click(await screen.findByRole("button", { name: /^Bogdan/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Report" }));
  const words = await screen.findByRole<HTMLInputElement>("textbox");
  fireEvent.change(words, { target: { value: "They wrote" } });
  read.mockImplementation(() => Promise.resolve([...here, { person: "c", name: "Cyryl", seat: 2, said: [] }]));
  rerender(drawn("Bogdan,Cyryl"));
  await act(async () => {});
  expect(read).toHaveBeenCalledTimes(2);
  expect(words.isConnected).toBe(true);
  expect(words.value).toBe("They wrote");
});
