import { expect, test, vi } from "vitest";
import type { Request, Room } from "./messages.ts";
import { practise } from "./practice.ts";

const ROOM = { game: "dnup", you: { seat: 0, name: "Ala" } } as unknown as Room;

class Refused extends Error {
  readonly code = "illegal_move";
}

function opened(answer: (request: Request) => Record<string, unknown>) {
  const onTried = vi.fn();
  const onWelcome = vi.fn();
  const onState = vi.fn();
  const connection = practise({ onWelcome, onState }, ROOM, async (request) => answer(request), onTried);
  return { connection, onTried, onWelcome, onState };
}

test("the table is as it was before the move, for the seat that made it", async () => {
  const { onWelcome } = opened(() => ({ view: { phase: "play" } }));
  await vi.waitFor(() => expect(onWelcome).toHaveBeenCalledOnce());
  expect(onWelcome.mock.calls[0]?.[0]).toMatchObject({ room: ROOM, view: { phase: "play" } });
});

test("a move is tried, and what it is worth is said", async () => {
  const { connection, onTried } = opened(({ do: what }) => (what === "act" ? { worth: "good" } : { view: {} }));
  expect(await connection.request({ do: "act", move: "D" })).toMatchObject({ ok: true });
  expect(onTried).toHaveBeenCalledWith({ worth: "good" });
});

test("a refusal is a reply like others; a closed board gets nothing more", async () => {
  const { connection, onTried } = opened(({ do: what }) => {
    if (what === "preview") throw new Refused("no");
    return { worth: "best" };
  });
  const refused = await connection.request({ do: "preview", move: "x" });
  expect(refused).toMatchObject({ ok: false, error: { code: "illegal_move", message: "no" } });
  connection.close();
  await connection.request({ do: "act", move: "D" });
  expect(onTried).not.toHaveBeenCalled();
});
