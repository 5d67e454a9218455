/** The bench: one's collected cards, the word that they become, what it would score, and the prize cards. */

import { useMemo } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { marked, Sentence, unmarked } from "../../a11y/Sentence.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { type Previewed, previewed, unmakeable } from "../previewed.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { usePreviewTold } from "../usePreviewTold.ts";
import type { KlepkaProps } from "./Board.tsx";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import { Prizes } from "./Prizes.tsx";
import { Tray } from "./Tray.tsx";
import {
  EMPTY_DRAFT,
  lettersOf,
  restOf,
  SIGNS,
  withMovedUse,
  withoutLast,
  withoutUse,
  withUse,
  wordMove,
} from "./view.ts";

type BenchProps = KlepkaProps & { readonly you: number };

/** What the parts of a thing's or place's name mean: `hand:Оb 0`, `use:2`, `word:3`. */
function after(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

export function Bench(props: BenchProps) {
  const { view, you, draft, dispatch, busy } = props;
  const text = useText();
  const nameOf = useCardName();
  const hand = view.hands[you] ?? [];
  const uses = draft.uses ?? [];
  const rest = restOf(hand, uses);
  const letters = lettersOf(hand, uses);
  const roving = useRoving(letters.filter(({ used }) => !used).map(({ id }) => id));
  const onTurn = view.to_act.includes(you) && !view.over;
  const making = onTurn && (view.phase === "words" || view.phase === "last_words");
  const move = wordMove(draft);

  const hold = usePickPlace({
    canDrag: draft.uses !== null,
    takes: (thing, place) => place.startsWith("word:") || (place === "hand" && thing.startsWith("use:")),
    onPut: (thing, place) => {
      if (place === "hand") dispatch.draft(withoutUse(draft, Number(after(thing))));
      else if (thing.startsWith("use:"))
        dispatch.draft(withMovedUse(draft, Number(after(thing)), Number(after(place))));
      else dispatch.draft(withUse(draft, after(thing).split(" ")[0] ?? "", Number(after(place))));
    },
  });

  return (
    <section className="klepka-bench" aria-label={text("klepka-bench")} {...hold.root}>
      {hand.length === 0 ? <p>{text("klepka-no-cards-you")}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div
        className="klepka-hand"
        role="group"
        aria-label={text("klepka-hand")}
        data-place="hand"
        onKeyDown={roving.onKeyDown}
      >
        {letters.map(({ card, id, used }) =>
          used ? (
            <span key={id} className="klepka-left" aria-hidden="true" />
          ) : (
            <button
              key={id}
              type="button"
              className="klepka-card"
              data-thing={`hand:${id}`}
              data-roving={id}
              tabIndex={roving.tabIndexOf(id)}
              onFocus={roving.onFocusOf(id)}
              onClick={() => dispatch.draft(withUse(draft, card, uses.length))}
            >
              <span className="unseen">{nameOf(card)}</span>
              <CardFace card={card} />
            </button>
          ),
        )}
      </div>
      {hand.length === 0 ? null : (
        <form
          className="klepka-making"
          onSubmit={(event) => {
            event.preventDefault();
            if (move !== null && making && !busy) void dispatch.act(move);
          }}
        >
          <Tray uses={draft.uses} hold={hold} onTakeBack={(at) => dispatch.draft(withoutUse(draft, at))} />
          <label className="field">
            <span className="field-label">{text("klepka-word")}</span>
            <input
              className="input klepka-word"
              lang="uk"
              value={draft.word}
              autoComplete="off"
              spellCheck={false}
              aria-describedby="klepka-preview"
              onChange={(event) =>
                dispatch.draft({
                  ...draft,
                  word: event.currentTarget.value.toUpperCase(),
                  uses: event.currentTarget.value === "" ? [] : null,
                })
              }
            />
          </label>
          <Worth {...props} making={making} />
          <div className="klepka-tools">
            <Button type="submit" look="primary" size="large" isDisabled={!making || busy || move === null}>
              {text("klepka-make")}
            </Button>
            {draft.word === "" ? null : (
              <>
                <Button onPress={() => dispatch.draft(withoutLast(draft))}>{text("klepka-back")}</Button>
                <Button onPress={() => dispatch.draft({ ...EMPTY_DRAFT, places: draft.places })}>
                  {text("klepka-clear")}
                </Button>
              </>
            )}
            {uses.length === 0
              ? null
              : SIGNS.filter((sign) => !uses.includes(sign)).map((sign) => (
                  <Button key={sign} onPress={() => dispatch.draft(withUse(draft, sign, uses.length))}>
                    {text(sign === " " ? "klepka-space" : "klepka-apostrophe")}
                  </Button>
                ))}
          </div>
        </form>
      )}
      <Prizes {...props} rest={rest} onLetter={(letter) => dispatch.draft(withUse(draft, `*${letter}`, uses.length))} />
    </section>
  );
}

/** What the word would score: its letters' points, doubled where the colours say so; or what is wrong with it. */
function Worth({ draft, dispatch, preview, options, making }: BenchProps & { readonly making: boolean }) {
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
    points === 0 ? (preview?.working.map(({ what }) => what).join(" ") ?? "") : text("klepka-points", { points });
  usePreviewTold({
    told: told === null ? null : told.kind === "wrong" ? told.message : worthOf(told.points),
    source: preview,
    draft: made,
    announce: dispatch.announce,
  });
  if (told?.kind !== "points") {
    return (
      <p id="klepka-preview" className={`klepka-preview${told === null ? "" : " klepka-wrong"}`}>
        <span>
          <Sentence>{told !== null ? told.message : text(making ? "klepka-make-help" : "klepka-make-later")}</Sentence>
        </span>
      </p>
    );
  }
  return (
    <p id="klepka-preview" className="klepka-preview klepka-fits">
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
