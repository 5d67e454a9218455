/** The carpet: cards face down in rows and columns, which turn over before everybody's eyes and back again. */
import { useEffect, useState } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { KlepkaProps } from "./Board.tsx";
import { CardFace } from "./CardFace.tsx";
import { useCardName } from "./names.ts";
import { type Card, placeName, placesDue, texts, withPlace } from "./view.ts";

/** Milliseconds that opened cards stay in sight. */
const IN_SIGHT_MS = 3200;

interface Shown {
  readonly card: Card;
  readonly taken: boolean;
}

/** The cards that lie open now, by place: each opening is seen for its own time. */
function useOpened({ events, step }: KlepkaProps): ReadonlyMap<string, Shown> {
  const [shown, setShown] = useState<ReadonlyMap<string, Shown>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step's events come with its number
  useEffect(() => {
    const taken = new Set(events.filter((event) => event.kind === "taken").flatMap((event) => texts(event.places)));
    const opened = events
      .filter((event) => event.kind === "opened")
      .flatMap((event) => {
        const cards = texts(event.cards);
        return texts(event.places).map((place, index): [string, Shown] => {
          return [place, { card: cards[index] ?? "?", taken: taken.has(place) }];
        });
      });
    if (opened.length === 0) return;
    setShown((before) => new Map([...before, ...opened]));
    setTimeout(() => {
      setShown((before) => new Map([...before].filter(([place]) => !opened.some(([gone]) => gone === place))));
    }, IN_SIGHT_MS);
  }, [step]);
  return shown;
}

export function Carpet(props: KlepkaProps) {
  const { view, you, draft, dispatch, legal, busy } = props;
  const text = useText();
  const nameOf = useCardName();
  const shown = useOpened(props);
  const acts = you !== null && view.to_act.includes(you) && !view.over;
  const due = acts ? placesDue(view) : 0;
  const columns = view.grid[0]?.length ?? 0;
  const places = view.grid.flatMap((row, y) => row.map((card, x) => ({ place: placeName(y, x), card })));
  const roving = useRoving(places.filter(({ card }) => card !== null).map(({ place }) => place));

  function choose(place: string): void {
    const next = withPlace(draft, place);
    dispatch.draft(next);
    if (due > 0 && next.places.length === due) void dispatch.act(`flip ${next.places.join(" ")}`);
  }

  return (
    <section className="klepka-carpet" aria-label={text("klepka-carpet")}>
      <div className="klepka-bar">
        <strong>{due > 0 ? text("klepka-choose", { due, chosen: draft.places.length }) : text("klepka-watch")}</strong>
        {legal?.moves.includes("stop") && acts ? (
          <Button isDisabled={busy} onPress={() => void dispatch.act("stop")}>
            {text("klepka-stop")}
          </Button>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div
        className="klepka-grid"
        role="group"
        aria-label={text("klepka-carpet")}
        style={{ gridTemplateColumns: `1.2rem repeat(${columns}, minmax(0, 1fr))` }}
        onKeyDown={roving.onKeyDown}
      >
        <span aria-hidden="true" />
        {Array.from({ length: columns }, (_, column) => (
          <span key={placeName(0, column)} className="klepka-edge" aria-hidden="true">
            {placeName(0, column).slice(0, 1)}
          </span>
        ))}
        {view.grid.map((row, y) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <span key={`row ${y}`} className="klepka-edge" aria-hidden="true">
            {y + 1}
          </span>,
          ...row.map((card, x) => {
            const place = placeName(y, x);
            const open = shown.get(place) ?? (card !== null && card !== "?" ? { card, taken: false } : undefined);
            if (card === null && open === undefined) return <span key={place} className="klepka-gap" />;
            const chosen = draft.places.includes(place);
            const face = open === undefined ? text("klepka-face-down") : nameOf(open.card);
            const classes = [
              "klepka-place",
              open === undefined ? "" : "klepka-open",
              open?.taken ? "klepka-taken" : "",
              chosen ? "klepka-chosen" : "",
            ];
            return (
              <button
                key={place}
                type="button"
                className={classes.filter(Boolean).join(" ")}
                data-roving={place}
                tabIndex={roving.tabIndexOf(place)}
                onFocus={roving.onFocusOf(place)}
                aria-label={text("klepka-place", { place, card: face })}
                aria-pressed={chosen}
                aria-disabled={due === 0 || busy || card === null}
                onClick={() => {
                  if (due > 0 && !busy && card !== null) choose(place);
                }}
              >
                <span className="klepka-turner">
                  <CardFace card="?" />
                  <CardFace card={open?.card ?? "?"} />
                </span>
              </button>
            );
          }),
        ])}
      </div>
    </section>
  );
}
