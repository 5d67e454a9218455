/** Gives a game's board, and what stands beside it, all that they need, and the one-letter questions while the table has focus. */
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import type { Announcer } from "../../a11y/announcer.ts";
import type { Messages } from "../../a11y/messages.ts";
import { keyOf } from "../../a11y/pressed.ts";
import { QUESTION_KEYS } from "../../a11y/questions.ts";
import { useEdge } from "../../a11y/roving.ts";
import type { AnyFront, BoardProps, Dispatch, Player } from "../../games/front.ts";
import { Refused } from "../../games/refused.ts";
import { type Shown, ShownContext } from "../../games/shown.ts";
import { useText } from "../../i18n/text.ts";
import type { Room, Seat, TableView } from "../../net/messages.ts";
import { useObservable } from "../../observable.ts";
import { motionReduced, useSettings } from "../../settings/settings.ts";
import { askedOf } from "../../store/asked.ts";
import { answerUntil } from "../../store/clock.ts";
import type { TableStore } from "../../store/table.ts";
import type { Answers } from "./answers.ts";
import { playSound } from "./sounds.ts";
import { useDemandTold } from "./useDemandTold.ts";

interface BoardAreaProps {
  readonly store: TableStore;
  readonly announcer: Announcer;
  readonly answers: Answers;
  readonly front: AnyFront;
}

/** The players of a room, as boards name them; `you` is one’s own seat, if any, also when the game is over. */
export function playersOf(room: Room, you: Seat | null, seatName: (number: number) => string): readonly Player[] {
  return room.seats.map(({ name, bot }, seat) => ({
    seat,
    name: name ?? seatName(seat + 1),
    own: seat === you,
    isBot: bot !== null,
  }));
}

/** Whether a key press is meant for what has the focus itself: a field, a dialog, a shortcut of the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const field = target.closest("input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]");
  return event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || field !== null;
}

/** All that a game's board needs of its table; null before there is a game. */
function useBoardProps(
  { store, announcer, answers, front }: BoardAreaProps,
  onRefused: (why: string | null) => void,
): BoardProps<TableView, unknown> | null {
  const text = useText();
  const { room, view, step, past, reading } = useObservable(store.table);
  const own = useObservable(store.own);
  const settings = useSettings();
  const { answer } = answers;
  const { verbosity } = settings;
  const heard = useRef(settings);
  useEffect(() => {
    heard.current = settings;
  });
  const dispatch = useMemo<Dispatch<unknown>>(() => {
    const say = (topic: string) => void answer(topic, verbosity).then((told) => announcer.answer(told));
    return {
      say,
      draft(next) {
        onRefused(null);
        store.draft(next);
      },
      arrange: (order) => store.arrange(order),
      tell: (topic) => store.say(topic, 2),
      announce: (sentence, lang) => announcer.answer(sentence, lang ?? null),
      // The board knows of a step before the table has told of it: effects of what is within come first.
      news: (sentence) => queueMicrotask(() => announcer.announce(sentence)),
      async act(move) {
        const refusal = await store.act(move);
        onRefused(refusal?.message ?? null);
        if (refusal !== null) {
          announcer.answer(refusal.message);
          playSound("wrong", heard.current);
        }
        return refusal;
      },
    };
  }, [store, announcer, answer, verbosity, onRefused]);

  if (room === null || view === null) return null;
  // A game that is over is only looked at.
  const isOver = view.over || room.status === "over";
  const you = isOver ? null : room.you.seat;
  return {
    // Resigned or abandoned, it is over for the table alone: the game itself would go on.
    view: isOver && !view.over ? { ...view, over: true, to_act: [] } : view,
    you,
    players: playersOf(room, room.you.seat, (number) => text("table-seat-free", { number })),
    options: room.options,
    events: step.events,
    step: step.number,
    past,
    legal: you === null ? null : own.legal,
    draft: you === null ? front.emptyDraft : own.draft,
    preview: you === null ? null : own.preview,
    order: own.order,
    answerUntil: reading === null ? null : answerUntil(reading),
    dispatch,
    settings: {
      motion: !motionReduced(),
      braille: settings.braille,
      handFirst: settings.readingOrder === "hand",
      coordinates: settings.coordinates,
      autoAccept: settings.autoAccept,
    },
    busy: own.busy,
  };
}

interface OwnBoardProps extends BoardAreaProps {
  readonly messages: Messages;
  readonly onType: () => void;
  /** Cancels the move that is prepared to be sent, and gives the words for it; null where there is none. */
  readonly onCancel: (() => string) | null;
  /** Why the last move was refused; null where it was not. */
  readonly refused: string | null;
  readonly onRefused: (why: string | null) => void;
  readonly shown: Shown | null;
}

export function BoardArea(props: OwnBoardProps) {
  const text = useText();
  const { front, onType, onCancel, refused, onRefused, shown } = props;
  const board = useBoardProps(props, onRefused);
  const area = useRef<HTMLElement>(null);
  const { room, view } = useObservable(props.store.table);
  useDemandTold(area, view, askedOf(room, view, room?.you.seat ?? null), props.messages);
  const settings = useSettings();
  useEdge(area, () => playSound("edge", settings));
  if (board === null) return null;

  function ask(event: KeyboardEvent): void {
    if (isElsewhere(event)) return;
    const key = keyOf(event.nativeEvent);
    // The first Escape lays back what is picked.
    if (event.key === "Escape" && onCancel !== null && area.current?.querySelector("[aria-selected=true]") == null) {
      event.preventDefault();
      props.announcer.answer(onCancel());
      return;
    }
    if (key === "/") {
      event.preventDefault();
      onType();
      return;
    }
    const question = [...front.questions, ...QUESTION_KEYS].find((one) => one.key === key);
    if (question === undefined) return;
    event.preventDefault();
    board?.dispatch.say(question.topic);
  }

  const { Board } = front;
  const acts = board.you !== null && board.view.to_act.includes(board.you);
  return (
    <section
      ref={area}
      className={`board-area${acts ? " board-area-acts" : ""}`}
      aria-label={text("table-board")}
      onKeyDown={ask}
    >
      <Refused value={refused}>
        <ShownContext value={shown}>
          <Board {...board} />
        </ShownContext>
      </Refused>
    </section>
  );
}

function ignore(): void {}

/** What the others hold and have made, where the game has it beside its board. */
export function OthersArea(props: BoardAreaProps) {
  // Nothing is played there.
  const board = useBoardProps(props, ignore);
  const { Others } = props.front;
  return board === null || Others === null ? null : <Others {...board} />;
}
