import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Message, Messages } from "../../a11y/messages.ts";
import type { Room, TableView } from "../../net/messages.ts";
import { observable } from "../../observable.ts";
import { BEFORE_HELLO } from "../../store/fold.ts";
import type { TableStore } from "../../store/table.ts";
import { usePrepared } from "./usePrepared.ts";
import type { Vocabulary } from "./vocabulary.ts";

const ROOM = { table: "prepared", status: "playing", you: { seat: 0 } } as unknown as Room;
const vocabulary = { say: (key: string) => key } as unknown as Vocabulary;

/** Prepares “pass” at another's turn. The preview's `code` says what speaks against it; `refusal` is the server's. */
function prepared(code: string | null, refusal: { readonly message: string } | null = null) {
  localStorage.clear();
  const heard: string[] = [];
  const seen = (turn: number, to_act: readonly number[]) => ({ turn, to_act, over: false }) as unknown as TableView;
  const table = observable({ ...BEFORE_HELLO, room: ROOM, view: seen(1, [1]) });
  const speaks = { code };
  const ask = vi.fn(({ do: asked }: { readonly do: string }) =>
    Promise.resolve(
      asked === "read"
        ? { ok: true, move: "pass" }
        : { ok: true, error: speaks.code === null ? null : { code: speaks.code, message: "Answer first." } },
    ),
  );
  const play = vi.fn(() => Promise.resolve(refusal));
  const store = { table, ask, play } as unknown as TableStore;
  const messages = { tell: ({ text }: Message) => heard.push(text) } as unknown as Messages;
  const { result } = renderHook(() => usePrepared(store, messages, vocabulary));
  act(() => result.current.change(["pass"], true));
  const comes = (turn: number, against = code) =>
    act(async () => {
      speaks.code = against;
      table.set({ ...table.get(), view: seen(turn, [0]) });
    });
  return { comes, heard, play, result };
}

it("keeps a move that waits for one's turn while an answer is asked for, and sends it then", async () => {
  const { comes, heard, play, result } = prepared("wrong_phase");
  await comes(1);
  expect([heard, play.mock.calls, result.current.isReady]).toEqual([[], [], true]);
  await comes(0, null);
  expect([heard, play.mock.calls, result.current.move]).toEqual([["ready-sent"], [["pass"]], ""]);
});

it("keeps a move for a later step of one's own turn, and sends it then", async () => {
  const { comes, heard, play, result } = prepared("wrong_phase");
  await comes(0);
  expect([heard, play.mock.calls, result.current.isReady]).toEqual([[], [], true]);
  await comes(0, null);
  expect([heard, play.mock.calls, result.current.move]).toEqual([["ready-sent"], [["pass"]], ""]);
});

it("drops a move that is not allowed any more, with the reason", async () => {
  const { comes, heard, play, result } = prepared("not_a_card", { message: "No card is there." });
  await comes(0);
  expect(play.mock.calls).toEqual([["pass"]]);
  expect([heard, result.current.move]).toEqual([["ready-sent", "ready-dropped\nNo card is there."], ""]);
});

it("sends what can be an answer at once", async () => {
  const { comes, play } = prepared("not_a_word");
  await comes(1);
  expect(play.mock.calls).toEqual([["pass"]]);
});
