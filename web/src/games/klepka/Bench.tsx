/** One's own side: the collected cards, the word that they become, what it would score, and what ends the turn. */
import { useMemo } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { marked, Sentence, unmarked } from "../../a11y/Sentence.tsx";
import { ClearIcon, UndoIcon } from "../../design/components/icons.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { type Previewed, previewed, unmakeable, worthTold } from "../previewed.ts";
import { stringsOf, useShown } from "../shown.ts";
import { type Arranged, useFresh } from "../useArranged.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import { OthersOnFelt } from "./Others.tsx";
import { Prizes } from "./Prizes.tsx";
import type { KlepkaProps } from "./props.ts";
import { Tray } from "./Tray.tsx";
import {
  EMPTY_DRAFT,
  type HeldLetter,
  isLetter,
  placesDue,
  restOf,
  SIGNS,
  useTongue,
  withoutLast,
  withoutUse,
  withUse,
  wordMove,
} from "./view.ts";

export type OwnProps = KlepkaProps & {
  readonly you: number;
  readonly hold: PickPlace;
  readonly arranged: Arranged<HeldLetter>;
  /** Sorts the hand by colours, or by letters. */
  readonly onSort: (by: "letter" | "colour") => void;
};

function isOnTurn({ view, you }: OwnProps): boolean {
  return view.to_act.includes(you) && !view.over;
}

/** Whether words may be made now. */
function isMaking(props: OwnProps): boolean {
  return isOnTurn(props) && (props.view.phase === "words" || props.view.phase === "last_words");
}

/** The move that ends what the seat on turn is doing, and its name. */
function endOf({ phase, made }: KlepkaProps["view"]): { readonly move: string; readonly name: string } | null {
  if (phase === "words") return { move: "done", name: "klepka-done" };
  if (phase === "bonus") return { move: "stop", name: "klepka-stop" };
  if (phase !== "last_words") return null;
  return made > 0 ? { move: "done", name: "klepka-done-last" } : { move: "pass", name: "klepka-pass" };
}

/** Makes the word that is drafted; where none is, ends what one is doing. */
export function MainAction(props: OwnProps) {
  const { view, draft, dispatch, busy } = props;
  const text = useText();
  const move = wordMove(draft);
  const end = isOnTurn(props) ? endOf(view) : null;
  if (move === null && end !== null) {
    return (
      <Button look="primary" isDisabled={busy} onPress={() => void dispatch.act(end.move)}>
        {text(end.name)}
      </Button>
    );
  }
  return (
    <Button
      look="primary"
      isDisabled={!isMaking(props) || busy || move === null}
      onPress={() => {
        if (move !== null) void dispatch.act(move);
      }}
    >
      {text("klepka-make")}
    </Button>
  );
}

export function Actions(props: OwnProps) {
  const tongue = useTongue();
  const { view, you, draft, dispatch, busy, onSort } = props;
  const text = useText();
  const uses = draft.uses ?? [];
  const end = isOnTurn(props) ? endOf(view) : null;
  return (
    <>
      <Button look="quiet" size="icon" onPress={() => onSort("letter")}>
        <span className="unseen">{text("klepka-sort-letter")}</span>
        <span aria-hidden="true" lang={tongue}>
          А–Я
        </span>
      </Button>
      <Button look="quiet" size="icon" onPress={() => onSort("colour")}>
        <span className="unseen">{text("klepka-sort-colour")}</span>
        <span aria-hidden="true">■●</span>
      </Button>
      <Button
        size="icon"
        aria-label={text("klepka-back")}
        isDisabled={draft.word === ""}
        onPress={() => dispatch.draft(withoutLast(draft))}
      >
        <UndoIcon />
      </Button>
      <Button
        size="icon"
        aria-label={text("klepka-clear")}
        isDisabled={draft.word === ""}
        onPress={() => dispatch.draft({ ...EMPTY_DRAFT, places: draft.places })}
      >
        <ClearIcon />
      </Button>
      {draft.word === "" || end === null ? null : (
        <Button isDisabled={busy} onPress={() => void dispatch.act(end.move)}>
          {text(end.name)}
        </Button>
      )}
      {uses.length === 0
        ? null
        : SIGNS.filter((sign) => !uses.includes(sign)).map((sign) => (
            <Button key={sign} onPress={() => dispatch.draft(withUse(draft, sign, uses.length))}>
              {text(sign === " " ? "klepka-space" : "klepka-apostrophe")}
            </Button>
          ))}
      <Prizes
        {...props}
        rest={restOf(view.hands[you] ?? [], uses)}
        onLetter={(letter) => dispatch.draft(withUse(draft, `*${letter}`, uses.length))}
      />
    </>
  );
}

/** The tray with the word, its field, and the letters of the hand, equal ones together. */
export function Hand(props: OwnProps) {
  const tongue = useTongue();
  const { view, you, draft, dispatch, arranged } = props;
  const text = useText();
  const nameOf = useCardName();
  const hand = view.hands[you] ?? [];
  const uses = draft.uses ?? [];
  const roving = useRoving(arranged.items.filter(({ left }) => left > 0).map(({ card }) => card));
  const fresh = new Set(useFresh(hand.filter(isLetter)));
  const move = wordMove(draft);
  const advised = useShown("word", "proposed", "exchanged");
  const going =
    advised?.mode !== "advice" ? [] : [...stringsOf(advised.event, "cards"), String(advised.event.give ?? "")];
  return (
    <section
      className={`klepka-bench${isMaking(props) || draft.word !== "" ? " klepka-bench-making" : ""}`}
      aria-label={text("klepka-bench")}
    >
      <form
        className="klepka-making"
        onSubmit={(event) => {
          event.preventDefault();
          if (move !== null && isMaking(props) && !props.busy) void dispatch.act(move);
        }}
      >
        <Tray uses={draft.uses} onTakeBack={(at) => dispatch.draft(withoutUse(draft, at))} />
        <input
          className="input klepka-word"
          lang={tongue}
          aria-label={text("klepka-word")}
          placeholder={text("klepka-word")}
          value={draft.word}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="klepka-preview"
          aria-invalid={draft.word !== "" && previewed(props.preview)?.kind === "wrong"}
          onChange={(event) =>
            dispatch.draft({
              ...draft,
              word: event.currentTarget.value.toUpperCase(),
              uses: event.currentTarget.value === "" ? [] : null,
            })
          }
        />
      </form>
      <div
        className="klepka-hand"
        role="listbox"
        // A listbox holds options: what is empty is none.
        {...(arranged.items.every(({ left }) => left === 0) && { role: "group" })}
        aria-label={text("klepka-hand")}
        data-place="hand"
        onKeyDown={(event) => {
          if (!arranged.onKey(event)) roving.onKeyDown(event);
        }}
      >
        {hand.length === 0 ? <span className="klepka-none">{text("klepka-no-cards-you")}</span> : null}
        {arranged.items.map(({ card, left }) =>
          left === 0 ? (
            <span key={card} className="klepka-left" aria-hidden="true" />
          ) : (
            <button
              key={card}
              type="button"
              role="option"
              aria-selected={undefined}
              className={`klepka-card${going.includes(card) ? " shown-going" : ""}${fresh.has(card) ? " hand-fresh" : ""}`}
              data-thing={`hand:${card}`}
              data-place={`at:${card}`}
              {...(going.includes(card) && { "data-shown": "from" })}
              data-roving={card}
              tabIndex={roving.tabIndexOf(card)}
              onFocus={roving.onFocusOf(card)}
              onClick={() => dispatch.draft(withUse(draft, card, uses.length))}
            >
              <span className="unseen">
                <Sentence>
                  {left === 1 ? nameOf(card) : text("klepka-card-times", { card: nameOf(card), count: left })}
                </Sentence>
              </span>
              <CardFace card={card} />
              {left > 1 ? (
                <span className="klepka-times" aria-hidden="true">
                  ×{left}
                </span>
              ) : null}
            </button>
          ),
        )}
      </div>
      <OthersOnFelt {...props} />
    </section>
  );
}

/** What there is to do, and why; or what the drafted word would score, or what is wrong with it. */
export function useAdvice(props: KlepkaProps) {
  const { view, you, players, draft, dispatch, preview, options } = props;
  const text = useText();
  // Where the table votes on unknown words, they may be made.
  const none = options.unknown_words === "vote" ? null : unmakeable(preview);
  const told: Previewed | null =
    none === null ? previewed(preview) : { kind: "wrong", message: text("klepka-no-word", { word: marked(none) }) };
  const { word, uses } = draft;
  // The word alone: it stays the same while places are chosen.
  const made = useMemo(() => ({ word, uses }), [word, uses]);
  // The composition that wins at once scores nothing, and its working says what it is.
  const worthOf = (points: number) =>
    points === 0
      ? (preview?.working.map(({ what }) => what).join(" ") ?? "")
      : worthTold(preview, points, text("klepka-points", { points }), text);
  usePreviewTold({
    told: told === null ? null : told.kind === "wrong" ? told.message : worthOf(told.points),
    source: preview,
    draft: made,
    announce: dispatch.announce,
  });
  const acts = you !== null && view.to_act.includes(you) && !view.over;
  const due = acts ? placesDue(view) : 0;
  const isMade = acts && (view.phase === "words" || view.phase === "last_words");
  const now = view.over
    ? text("klepka-over")
    : due > 0
      ? text("klepka-choose", { due, chosen: draft.places.length })
      : isMade
        ? text(view.phase === "last_words" ? "klepka-your-last-words" : "klepka-your-words")
        : text("klepka-watch", { name: players[view.turn]?.name ?? "" });
  const why =
    due === 0
      ? ""
      : view.phase === "bonus"
        ? text("klepka-earned-pair")
        : view.made > 0 && view.flips > 1
          ? text("klepka-earned-words", { pairs: view.flips })
          : "";
  const demand = due === 0 ? null : view.phase === "bonus" ? text("klepka-another") : text("klepka-due", { due });
  return { now, why, demand, told, isDue: due > 0 };
}

/** The advice as the prompt shows it: what the word comes to as long as there is one. */
export function Told({ advice, preview, draft, you }: KlepkaProps & { readonly advice: ReturnType<typeof useAdvice> }) {
  const text = useText();
  const { now, why, demand, told, isDue } = advice;
  // While cards are to be opened, a word is only prepared.
  const first = isDue ? <span>{now}</span> : null;
  if (told === null || draft.word === "" || you === null) {
    return (
      <p id="klepka-preview" {...(demand !== null && { "data-said": demand })}>
        <span>{now}</span>
        {why === "" ? null : (
          <>
            <span className="unseen">.</span> <span className="klepka-why">{why}</span>
          </>
        )}
      </p>
    );
  }
  if (told.kind === "wrong") {
    return (
      <p id="klepka-preview" className="klepka-preview">
        {first}
        <Sentence>{told.message}</Sentence>
      </p>
    );
  }
  return (
    <p id="klepka-preview" className="klepka-preview">
      {first}
      {/* The composition that wins at once scores nothing. */}
      {told.points === 0 ? null : <b className="klepka-total">{text("klepka-points", { points: told.points })}</b>}
      {preview?.working.map(({ what, points }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may have a letter twice
          key={index}
          // A letter's points, or what the colours add.
          className={`klepka-working${[...unmarked(what)].length > 1 ? " klepka-doubled" : ""}`}
        >
          <Sentence>
            {[...unmarked(what)].length === 1 ? `${what} ${points}` : points === 0 ? what : `${what} +${points}`}
          </Sentence>
        </span>
      ))}
    </p>
  );
}
