/**
 * A finished game before one of its moves, as a connection to a table: questions are answered as they would have been
 * then, and a move is tried, not made. The server keeps nothing of it.
 */
import type { Tried } from "../protocol/wire.ts";
import type { Connection, ConnectionSettings } from "./connection.ts";
import type { Accepted, Refusal, Reply, Request, Room, TableView, Welcome } from "./messages.ts";

/** What is asked of the server; rejects with a refusal's code and sentence. */
export type Ask = (request: Request) => Promise<Readonly<Record<string, unknown>>>;

type Settings = Pick<ConnectionSettings, "onWelcome" | "onState">;

/** Opens a move to be tried at; `room` is the room as its seat has it. */
export function practise(settings: Settings, room: Room, ask: Ask, onTried: (tried: Tried) => void): Connection {
  let isOpen = true;

  async function request(asked: Request): Promise<Reply> {
    try {
      const told = await ask(asked);
      if (asked.do === "act" && isOpen) onTried(told as unknown as Tried);
      return { id: asked.do, ok: true, ...told } satisfies Accepted;
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      return { id: asked.do, ok: false, error: { code: failure.code, message: failure.message, rule: null } };
    }
  }

  async function begin(): Promise<void> {
    const reply = await request({ do: "view" });
    if (!isOpen) return;
    if (!reply.ok) {
      settings.onState({ kind: "closed", why: "refused", error: reply.error });
      return;
    }
    const nothing = { id: "hello", ok: true, epoch: "practice", seq: 0, events: [], chat: [], said: [] } as const;
    settings.onState({ kind: "live" });
    settings.onWelcome({ ...nothing, room, view: reply.view as TableView } satisfies Welcome, false);
  }

  void begin();
  return {
    request,
    speak: () => undefined,
    retry: () => undefined,
    close() {
      isOpen = false;
    },
  };
}

function isRefusal(failure: unknown): failure is Refusal {
  return failure instanceof Error && "code" in failure;
}
