/** A step of a tutorial as a table that is played at: its store, and what came of the moves that were made there. */
import { useEffect, useState } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import type { AnyFront } from "../../games/front.ts";
import { useLocale } from "../../i18n/text.ts";
import type { FeedItem, GameEvent, Room } from "../../net/messages.ts";
import { practise } from "../../net/practice.ts";
import type { Taught } from "../../protocol/wire.ts";
import { FORGETFUL } from "../../store/drafts.ts";
import { command, openTable, type TableStore } from "../../store/table.ts";
import { ApiError, post } from "../api.ts";
import { asEvent } from "../table/answers.ts";

/** After so many moves that were not asked for, the one that is asked for is shown. */
const PATIENCE = 2;

/** The move that a step asks for, in words and as the board shows it. */
export interface Pointed {
  readonly said: string;
  readonly event: GameEvent | null;
}

export interface LessonState {
  /** The table; null until it is there. */
  readonly store: TableStore | null;
  readonly isDone: boolean;
  /** The move, once it is shown. */
  readonly pointed: Pointed | null;
  /** Shows the move. */
  readonly point: () => void;
}

interface Wish {
  readonly room: Room;
  readonly front: AnyFront;
  readonly announcer: Announcer;
  /** The step, counted from 0. */
  readonly at: number;
  /** The move is shown from the beginning. */
  readonly isShown: boolean;
}

interface Opened {
  readonly store: TableStore;
  readonly isDone: boolean;
  readonly pointed: Pointed | null;
}

export function useLesson({ room, front, announcer, at, isShown }: Wish): LessonState {
  const { language, text } = useLocale();
  const [opened, setOpened] = useState<Opened | null>(null);

  async function pointOut(store: TableStore, isAsked: boolean): Promise<void> {
    const reply = await store.ask(command("advise", { explain: true, ms: 1 }));
    if (!reply.ok) return;
    const said = String(reply.said);
    const event = reply.event == null ? null : asEvent(reply.event as GameEvent);
    setOpened((now) => (now?.store === store ? { ...now, pointed: { said, event } } : now));
    if (isAsked) announcer.answer(said);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, or another language, is another table
  useEffect(() => {
    const words = room.language === null ? "" : `&words=${room.language}`;
    const path = `/api/games/${room.game}/lesson?marks=true${words}`;
    /** The move of the step, once it is made. */
    let made: string | null = null;
    let mistakes = 0;
    const store = openTable({
      table: `lesson.${room.game}.${at}`,
      memory: FORGETFUL,
      now: () => performance.now(),
      connect: (heard) =>
        practise<Taught>(
          heard,
          room,
          async (request) => {
            if (made !== null && request.do === "act") throw new ApiError(409, "done", text("lesson-done"));
            const told = await post<Record<string, unknown>>(path, { step: at + 1, made, request });
            if (request.do === "act" && told.right === true) made = request.move;
            if (request.do !== "act" || told.right === true) return told;
            mistakes += 1;
            if (mistakes >= PATIENCE) void pointOut(store, true);
            throw new ApiError(409, "asked", text("lesson-wrong", { times: mistakes }));
          },
          ({ events, said, told }) => {
            heard.onFeed({ feed: "game", seq: 1, events, said, told, clock: room.clock } as FeedItem);
            setOpened((now) => now && { ...now, isDone: true, pointed: null });
          },
        ),
    });
    store.furnish(front);
    setOpened({ store, isDone: false, pointed: null });
    if (isShown) void pointOut(store, false);
    return () => {
      store.close();
      setOpened(null);
    };
  }, [room, front, announcer, at, language]);
  const store = opened?.store ?? null;
  return {
    store,
    isDone: opened?.isDone ?? false,
    pointed: opened?.pointed ?? null,
    point: () => {
      if (store !== null) void pointOut(store, true);
    },
  };
}
