/**
 * A position as a connection to a table: questions are answered as they would be there, and of a move the server says
 * what comes of it. It keeps nothing of it.
 */
import type { Connection, ConnectionSettings } from "./connection.ts";
import type { Accepted, Refusal, Reply, Request, Room, TableView, Welcome } from "./messages.ts";

/** What is asked of the server; rejects with a refusal's code and sentence. */
export type Ask = (request: Request) => Promise<Readonly<Record<string, unknown>>>;

type Settings = Pick<ConnectionSettings, "onWelcome" | "onState">;

/** Opens a position; `room` is the room as the seat has it that one plays from, `onTried` is given what comes of a move. */
export function practise<Tried>(settings: Settings, room: Room, ask: Ask, onTried: (tried: Tried) => void): Connection {
  let isOpen = true;

  async function request(asked: Request): Promise<Reply> {
    try {
      const told = await ask(asked);
      if (asked.do === "act" && isOpen) onTried(told as Tried);
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
    const nothing = {
      id: "hello",
      ok: true,
      epoch: "practice",
      seq: 0,
      events: [],
      chat: [],
      said: [],
      told: [],
    } as const;
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
