/** A move that is prepared in words, piece by piece, and sent when one's turn comes, if it is still allowed. */
import { useCallback, useEffect, useState } from "react";
import type { Messages } from "../../a11y/messages.ts";
import { useObservable } from "../../observable.ts";
import { askedOf } from "../../store/asked.ts";
import { keepDraft, readDraft } from "../../store/drafts.ts";
import type { TableStore } from "../../store/table.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The pieces of the move, and whether it goes out on one's turn. */
interface Kept {
  readonly parts: readonly string[];
  readonly isReady: boolean;
}

export interface Prepared extends Kept {
  /** The whole move; empty where nothing is prepared. */
  readonly move: string;
  readonly change: (parts: readonly string[], isReady?: boolean) => void;
}

/** Codes of moves that must wait: no fault of theirs. */
const TOO_EARLY: ReadonlySet<string> = new Set(["not_your_turn", "wrong_phase"]);

interface Against {
  readonly code: string;
  readonly message: string;
}

/** What speaks against a move at present; null for nothing, and where the server can't say. */
export async function speaksAgainst(store: TableStore, typed: string): Promise<Against | null> {
  const read = await store.ask({ do: "read", text: typed });
  if (!read.ok) return null;
  const reply = await store.ask({ do: "preview", move: read.move as string });
  return (reply as { readonly error?: Against | null }).error ?? null;
}

/** Whether a move can't be made just now, and may be later. */
export function isEarly(against: Against | null): boolean {
  return against !== null && TOO_EARLY.has(against.code);
}

const NOTHING: Kept = { parts: [], isReady: false };

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null || !("parts" in value) || !("isReady" in value)) return false;
  return Array.isArray(value.parts) && value.parts.every((part) => typeof part === "string");
}

/** The prepared move of one's seat, kept over reloads. */
export function usePrepared(store: TableStore, messages: Messages, vocabulary: Vocabulary | null): Prepared {
  const { room, view } = useObservable(store.table);
  const seat = room?.you.seat ?? null;
  const key = room === null || seat === null ? null : `${room.table}.${seat}.prepared`;
  const [kept, setKept] = useState<Kept>(NOTHING);
  useEffect(() => setKept(key === null ? NOTHING : (readDraft(localStorage, key, isKept) ?? NOTHING)), [key]);
  const change = useCallback(
    (parts: readonly string[], isReady = false) => {
      const next = { parts, isReady: isReady && parts.length > 0 };
      setKept(next);
      if (key !== null) keepDraft(localStorage, key, parts.length === 0 ? null : next, Date.now());
    },
    [key],
  );
  const move = kept.parts.join(" ");
  useEffect(() => {
    if (askedOf(room, view, seat) === null || !kept.isReady || vocabulary === null) return;
    let isOff = false;
    async function send(say: Vocabulary["say"]): Promise<void> {
      // What waits for one's turn, or for a later step of it, stays prepared.
      if (isEarly(await speaksAgainst(store, move)) || isOff) return;
      change([]);
      messages.tell({ buffer: "game", text: say("ready-sent", { move }) });
      const refusal = await store.play(move);
      if (refusal !== null) {
        messages.tell({ buffer: "game", text: `${say("ready-dropped", { move })}\n${refusal.message}` });
      }
    }
    void send(vocabulary.say);
    return () => {
      isOff = true;
    };
  }, [room, view, seat, kept, move, vocabulary, change, store, messages]);
  return { ...kept, move, change };
}
