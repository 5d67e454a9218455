/** The carpet: cards face down in rows and columns, which turn over before everybody's eyes and back again. */
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { type Roving, useRoving } from "../../a11y/roving.ts";
import { Sentence } from "../../a11y/Sentence.tsx";
import { useText } from "../../i18n/text.ts";
import { stringsOf, useShown } from "../shown.ts";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import { Collected } from "./Others.tsx";
import type { KlepkaProps } from "./props.ts";
import { useReveal } from "./useReveal.ts";
import { type Card, cardsOnTable, placeName, placesDue, texts, withPlace } from "./view.ts";

/** Milliseconds that opened cards stay in sight. */
const IN_SIGHT_MS = 3200;

interface Shown {
  readonly card: Card;
  readonly taken: boolean;
  /** The step that opened it. */
  readonly step: number;
}

type Opened = ReadonlyMap<string, Shown>;

/** The cards that a step opened, by place. */
function openedBy({ events, step }: KlepkaProps): Opened {
  const taken = new Set(events.filter(({ kind }) => kind === "taken").flatMap((event) => texts(event.places)));
  const opened = events.filter(({ kind }) => kind === "opened");
  return new Map(
    opened.flatMap((event) => {
      const cards = texts(event.cards);
      return texts(event.places).map((place, index): [string, Shown] => {
        return [place, { card: cards[index] ?? "?", taken: taken.has(place), step }];
      });
    }),
  );
}

/** Whether a step has shuffled the cards that lie (K17). */
function isShuffled({ events }: KlepkaProps): boolean {
  return events.some(({ kind }) => kind === "chaos");
}

/** Places chosen before a shuffle are chosen no longer: other cards lie there now. */
function useChoiceAnew(props: KlepkaProps): void {
  const { step, draft, dispatch } = props;
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (isShuffled(props) && draft.places.length > 0) dispatch.draft({ ...draft, places: [] });
  });
}

/** The cards that lie open now, by place: each opening is seen for its own time, by everybody. */
function useOpened(props: KlepkaProps): Opened {
  const { step } = props;
  const [{ opened, at }, setShown] = useState<{ opened: Opened; at: number }>({ opened: new Map(), at: -1 });
  // While drawing, not after it: the card that turns over must be the one that lay there.
  if (at !== step) {
    // What was open lies elsewhere after a shuffle.
    const still = isShuffled(props) ? [] : opened;
    setShown({ opened: new Map([...still, ...openedBy(props)]), at: step });
  }
  useEffect(() => {
    // Not ended by the next step: each opening has a time of its own.
    setTimeout(() => {
      setShown((before) => ({
        ...before,
        opened: new Map([...before.opened].filter(([, shown]) => shown.step > step)),
      }));
    }, IN_SIGHT_MS);
  }, [step]);
  return opened;
}

interface CarpetProps extends KlepkaProps {
  /** What there is to do now: said to those who press a card when none is to be opened. */
  readonly told: string;
}

export function Carpet(props: CarpetProps) {
  const { view, you, draft, dispatch, busy, told } = props;
  const text = useText();
  const shown = useOpened(props);
  useChoiceAnew(props);
  const pointed = useShown("opened", "taken");
  const pointedAt = pointed === null ? [] : stringsOf(pointed.event, "places");
  const acts = you !== null && view.to_act.includes(you) && !view.over;
  const due = acts ? placesDue(view) : 0;
  const columns = view.grid[0]?.length ?? 0;
  const places = view.grid.flatMap((row, y) => row.map((_, x) => placeName(y, x)));
  const roving = useRoving(places);
  const { part, carpet, lying } = useReveal([...shown.keys()]);

  function choose(place: string): void {
    const next = withPlace(draft, place);
    const isAll = next.places.length === due;
    dispatch.draft(isAll ? { ...next, places: [] } : next);
    if (isAll) void dispatch.act(`flip ${next.places.join(" ")}`);
  }

  function press(place: string, card: Card | null): void {
    if (busy) return;
    if (due > 0 && card !== null) choose(place);
    else dispatch.announce(told);
  }

  // Where nothing lies any more, the words are what counts.
  if (shown.size === 0 && cardsOnTable(view) === 0) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      <section className="klepka-carpet klepka-cleared" tabIndex={0} aria-label={text("klepka-others")}>
        <Collected {...props} />
      </section>
    );
  }
  return (
    <section ref={part} className="klepka-carpet">
      <div className="klepka-plane">
        <div
          ref={carpet}
          className={`klepka-grid${isShuffled(props) ? " klepka-shuffled" : ""}${lying === null ? "" : " klepka-far"}`}
          role="grid"
          aria-label={text("klepka-carpet")}
          style={{ "--columns": columns, "--rows": view.grid.length, transform: lying ?? "none" } as CSSProperties}
          onKeyDown={(event) => {
            if (event.key === "Escape" && draft.places.length > 0) dispatch.draft({ ...draft, places: [] });
            else roving.onKeyDown(event);
          }}
        >
          <span className="klepka-edge klepka-edge-row klepka-edge-column" aria-hidden="true" />
          {Array.from({ length: columns }, (_, column) => (
            <span key={placeName(0, column)} className="klepka-edge klepka-edge-row" aria-hidden="true">
              {placeName(0, column).slice(0, 1)}
            </span>
          ))}
          {view.grid.map((row, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            <div key={y} role="row" className="klepka-row">
              <span className="klepka-edge klepka-edge-column" aria-hidden="true">
                {y + 1}
              </span>
              {row.map((card, x) => (
                <Place
                  key={placeName(y, x)}
                  place={placeName(y, x)}
                  card={card}
                  open={shown.get(placeName(y, x)) ?? null}
                  roving={roving}
                  isChosen={draft.places.includes(placeName(y, x))}
                  isDisabled={due === 0 || busy}
                  mark={!pointedAt.includes(placeName(y, x)) ? "" : pointed?.mode === "last" ? "shown-last" : "shown"}
                  onPress={() => press(placeName(y, x), card)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface PlaceProps {
  readonly place: string;
  /** The card that lies here, face down or open; null where it was taken. */
  readonly card: Card | null;
  /** The card that is in sight here for a moment; null for none. */
  readonly open: Shown | null;
  readonly roving: Roving;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  /** The class of a place that is pointed at. */
  readonly mark: string;
  readonly onPress: () => void;
}

/** A place of the carpet. It stays one when its card is taken, so that rows and columns can be counted by ear. */
function Place({ place, card, open, roving, isChosen, isDisabled, mark, onPress }: PlaceProps) {
  const text = useText();
  const nameOf = useCardName();
  const seen = open ?? (card !== null && card !== "?" ? { card, taken: false } : null);
  const isGap = card === null && seen === null;
  const face = isGap ? text("klepka-gone") : seen === null ? text("klepka-face-down") : nameOf(seen.card);
  const classes = [
    isGap ? "klepka-gap" : "klepka-place",
    seen === null ? "" : "klepka-open",
    seen?.taken ? "klepka-taken" : "",
    isChosen ? "klepka-chosen" : "",
    mark,
  ];
  return (
    <button
      type="button"
      role="gridcell"
      className={classes.filter(Boolean).join(" ")}
      data-roving={place}
      tabIndex={roving.tabIndexOf(place)}
      onFocus={roving.onFocusOf(place)}
      aria-selected={isChosen || undefined}
      aria-disabled={isDisabled || card === null}
      onClick={onPress}
    >
      <span className="unseen">
        <Sentence>{text("klepka-place", { place, card: face })}</Sentence>
      </span>
      {isGap ? null : (
        <span className="klepka-turner" aria-hidden="true">
          <CardFace card="?" />
          {/* A card that has turned back keeps its back on both sides: what was seen is not kept here. */}
          <CardFace card={seen?.card ?? "?"} />
        </span>
      )}
    </button>
  );
}
