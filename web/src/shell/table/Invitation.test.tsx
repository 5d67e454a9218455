import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { switchLanguage } from "../../i18n/text.ts";
import type { Room } from "../../net/messages.ts";
import { Invitation } from "./Invitation.tsx";
import { invitationLink, isOwnComputer } from "./invitationLink.ts";
import { QUIET } from "./QrCode.tsx";

const ROOM = {
  table: "Ab3d",
  title: "dnup",
  invitation: "Xy/z",
  you: { seat: 0, name: "Anna" },
  seats: [{ presence: "here" }, { presence: "free" }],
} as unknown as Room;

beforeAll(() => switchLanguage("en"));
afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

it("names the table, and carries the invitation", () => {
  expect(invitationLink(ROOM)).toBe(`${location.origin}/t/Ab3d?invitation=Xy%2Fz`);
  expect(invitationLink({ ...ROOM, invitation: null })).toBe(`${location.origin}/t/Ab3d`);
});

it("draws a code with its three finders, a quiet edge, and a name", () => {
  render(<Invitation room={ROOM} />);
  const code = screen.getByRole("img", { name: "QR code of the invitation link" });
  const side = Number(code.getAttribute("viewBox")?.split(" ")[2]);
  const path = code.querySelector("path")?.getAttribute("d") ?? "";
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  const [first, last] = [QUIET, side - QUIET - 1];
  for (const [x, y] of [
    [first, first],
    [last - 6, first],
    [first, last - 6],
  ] as const) {
    const finder = Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 7 }, (_, column) => (dark.has(`${x + column} ${y + row}`) ? "#" : ".")).join(""),
    );
    expect(finder).toEqual(["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]);
  }
  const places = [...dark].flatMap((place) => place.split(" ").map(Number));
  expect([Math.min(...places), Math.max(...places)]).toEqual([first, last]);
});

it("offers the system's way of sharing where there is one", () => {
  const first = render(<Invitation room={ROOM} />);
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  first.unmount();
  const share = vi.fn(() => Promise.reject(new DOMException("changed my mind", "AbortError")));
  Object.assign(navigator, { share });
  render(<Invitation room={ROOM} />);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "dnup", url: invitationLink(ROOM) });
});

it("tells apart addresses that lead nobody else here", () => {
  expect(["localhost", "127.0.0.1", "[::1]", "a.localhost"].map(isOwnComputer)).toEqual([true, true, true, true]);
  expect(["192.168.1.5", "table.example", "localhost.example"].map(isOwnComputer)).toEqual([false, false, false]);
});
