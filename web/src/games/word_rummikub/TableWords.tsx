/** The words on the table, numbered as the rules' texts name them; each tile, gap and word can be picked or filled. */
import { type KeyboardEvent, useRef } from "react";
import { useRoving } from "../../a11y/roving.ts";
import { marked, Sentence } from "../../a11y/Sentence.tsx";
import { Button } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import { stringsOf, useShown } from "../shown.ts";
import { isCommand } from "../typed.ts";
import type { PickPlace } from "../usePickPlace.ts";
import { type DraftWord, isOwn, type Tile, textOf } from "./draft.ts";
import type { RummikubProps } from "./props.ts";
import { TileFace } from "./TileFace.tsx";
import { isJoker, useTongue } from "./view.ts";

type TableWordsProps = RummikubProps & {
  readonly words: readonly DraftWord[];
  readonly hold: PickPlace;
  /** The element that says what keys do here. */
  readonly keys: string;
  /** The draft has not changed for a moment. */
  readonly isRested: boolean;
};

/** What each member of the group gets, so that the whole table is one tab stop. */
type Stop = (id: string) => {
  readonly "data-roving": string;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
};

/** The places that are in sight while something is held: a gap before each tile and after the last. */
function gapsOf(words: readonly DraftWord[]): readonly string[] {
  return words.flatMap((word, index) => Array.from({ length: word.length + 1 }, (_, at) => `gap:${index}.${at}`));
}

/** The number that a digit makes with those typed just before it, or alone where there is no such word; else 0. */
function numberTyped(event: KeyboardEvent<HTMLElement>, before: number, count: number): number {
  if (!/^\d$/.test(event.key) || isCommand(event)) return 0;
  const digit = Number(event.key);
  return [before * 10 + digit, digit].find((number) => number > 0 && number <= count) ?? 0;
}

export function TableWords(props: TableWordsProps) {
  const { words, hold, you, keys } = props;
  const text = useText();
  const holding = hold.held !== null;
  const lying = words.flatMap((word, index) => [`word:${index}`, ...word.map((tile) => tile.id)]);
  // An empty table is a place to come to as well.
  const ids = words.length === 0 ? ["empty"] : lying;
  const roving = useRoving(holding ? [...ids, ...gapsOf(words), "new"] : ids);
  const digits = useRef(0);
  const stop: Stop = (id) => ({
    "data-roving": id,
    tabIndex: roving.tabIndexOf(id),
    onFocus: roving.onFocusOf(id),
  });

  /** Page Down and Page Up go by word, digits to the word of that number; the arrows, Home and End by tile. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const number = numberTyped(event, digits.current, words.length);
    digits.current = number;
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (number === 0 && by === 0) {
      roving.onKeyDown(event);
      return;
    }
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-word]")?.dataset.word;
    const beside = here === undefined ? 0 : (Number(here) + by + words.length) % words.length;
    const next = number === 0 ? beside : number - 1;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-roving="word:${next}"]`)?.focus();
  }

  return (
    <div
      className={`rummy-words${holding ? " rummy-holding" : ""}`}
      role="grid"
      aria-label={text("rummy-table")}
      aria-describedby={keys}
      data-place="new"
      onKeyDown={onKeyDown}
    >
      {words.length === 0 ? (
        <div role="row" className="rummy-empty">
          <span role="gridcell" {...stop("empty")}>
            {text("rummy-empty")}
          </span>
        </div>
      ) : null}
      {words.map((word, index) => (
        <Word key={word[0]?.id} {...props} word={word} index={index} stop={stop} isLying={isLying(props, word)} />
      ))}
      <GhostWords {...props} />
      {you === null ? null : (
        // Its room is kept when nothing is held, so that nothing jumps when something is.
        // A row holds cells, and a cell out of sight is none.
        <div role={holding ? "row" : undefined} className="rummy-alone">
          <button
            type="button"
            role="gridcell"
            className="rummy-new"
            data-place="new"
            disabled={!holding}
            {...stop("new")}
            onClick={() => hold.place("new")}
          >
            {text("rummy-new-word")}
          </button>
        </div>
      )}
    </div>
  );
}

/** The words that an advised move would make. */
function GhostWords({ view, settings }: TableWordsProps) {
  const shown = useShown("played");
  if (shown?.mode !== "advice") return null;
  const words = stringsOf(shown.event, "words").filter((word) => !view.table.includes(word));
  return words.map((word) => (
    <div
      key={word}
      ref={(element) => element?.scrollIntoView?.({ block: "nearest" })}
      className="rummy-word rummy-word-ghost shown-ghost"
      aria-hidden="true"
    >
      {[...word].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word that stays
        <span key={index} className="rummy-tile">
          <TileFace face={letter} braille={settings.braille} />
        </span>
      ))}
    </div>
  ));
}

/** Whether a word stands in the draft as it lies on the table. */
function isLying({ view, draft }: RummikubProps, word: DraftWord): boolean {
  return draft === null || view.table.includes(textOf(word));
}

/** The words that the newest step has laid, so that who looks up sees what happened. */
function wordsPlayed(events: TableWordsProps["events"]): readonly string[] {
  return events.flatMap((event) => (event.kind === "played" ? (event.words as readonly string[]) : []));
}

interface WordProps extends TableWordsProps {
  readonly word: DraftWord;
  readonly index: number;
  readonly stop: Stop;
  readonly isLying: boolean;
}

function Word(props: WordProps) {
  const tongue = useTongue();
  const { word, index, hold, stop, settings } = props;
  const text = useText();
  const name = textOf(word).toUpperCase();
  const stands = props.isLying ? "lying" : standing(props, word);
  const isNew = stands === "lying" && wordsPlayed(props.events).includes(textOf(word));
  const thing = `word:${index}`;
  const shown = useShown("played");
  const isIn = (key: string) => shown !== null && stringsOf(shown.event, key).includes(textOf(word));
  const mark = shown?.mode === "advice" && isIn("taken") ? " shown-going" : "";
  const isShown = shown?.mode === "told" && isIn("words");
  return (
    // Let go of anywhere on a word, a tile goes to its end.
    <div
      role="row"
      className={`rummy-word rummy-word-${stands}${isNew ? " rummy-word-new" : ""}${mark}${isShown ? " shown" : ""}`}
      data-word={index}
      data-place={`gap:${index}.${word.length}`}
    >
      <button
        type="button"
        role="gridcell"
        className="rummy-number"
        data-thing={thing}
        data-whole=""
        {...stop(thing)}
        aria-selected={hold.held === thing || undefined}
        onClick={() => hold.pick(thing)}
      >
        <span aria-hidden="true">{index + 1}</span>
        <span className="unseen">
          {text("rummy-word", { number: index + 1 })} <span lang={tongue}>{name}</span>
          {stands === "right" || stands === "wrong" ? `, ${text(`rummy-is-${stands}`)}` : ""}.
        </span>
      </button>
      <Gap hold={hold} word={index} at={0} name={name} stop={stop} />
      {word.map((tile, position) => [
        <TableTile
          key={tile.id}
          tile={tile}
          word={index}
          position={position}
          hold={hold}
          stop={stop}
          braille={settings.braille}
        />,
        <Gap key={`gap ${tile.id}`} hold={hold} word={index} at={position + 1} name={name} stop={stop} />,
      ])}
      <Standing {...props} stands={stands} />
    </div>
  );
}

interface TableTileProps {
  readonly tile: Tile;
  readonly word: number;
  readonly position: number;
  readonly hold: PickPlace;
  readonly stop: Stop;
  readonly braille: boolean;
}

function TableTile({ tile, word, position, hold, stop, braille }: TableTileProps) {
  const text = useText();
  const thing = `tile:${tile.id}`;
  const joker = isJoker(tile.face);
  const classes = ["rummy-tile", isOwn(tile) ? "rummy-own-tile" : "", hold.held === thing ? "rummy-held-tile" : ""];
  return (
    <button
      type="button"
      role="gridcell"
      className={classes.filter(Boolean).join(" ")}
      data-thing={thing}
      data-glide={tile.id}
      {...stop(tile.id)}
      // What is dragged onto a joker takes its place; onto another tile, it goes behind that.
      data-place={joker ? `joker:${tile.id}` : `gap:${word}.${position + 1}`}
      aria-selected={hold.held === thing || undefined}
      onClick={() => {
        if (joker && hold.held !== null && hold.held !== thing) hold.place(`joker:${tile.id}`);
        else hold.pick(thing);
      }}
    >
      <span className="unseen">
        <Sentence>
          {text(joker ? "rummy-joker-as" : isOwn(tile) ? "rummy-own-tile" : "rummy-tile", {
            letter: marked(tile.face.toUpperCase()),
            position: position + 1,
          })}
        </Sentence>
      </span>
      <TileFace face={tile.face} braille={braille} />
    </button>
  );
}

type Stands = "lying" | "right" | "wrong" | "unsure";

/** Whether a drafted word is known to be one: `right`, `wrong`, or `unsure` before the server, or a pause, has told. */
function standing({ preview, isRested }: TableWordsProps, word: DraftWord): Stands {
  const told = preview?.words.find((one) => one.word.toUpperCase() === textOf(word).toUpperCase());
  if (told === undefined || told.known === null) return "unsure";
  return told.known ? "right" : isRested ? "wrong" : "unsure";
}

/** The same in a sign and words, and the button to doubt a word where that may be done. */
function Standing({ word, stands, legal, dispatch, busy }: WordProps & { readonly stands: Stands }) {
  const text = useText();
  const name = textOf(word);
  const doubt = `doubt ${name}`;
  if (stands !== "lying") {
    // There is room for either mark before the server has told: nothing jumps from under a finger when it tells.
    return (
      <span className={`rummy-mark rummy-mark-${stands}`} aria-hidden="true">
        <span className="rummy-mark-right">{text("rummy-right")}</span>
        <span className="rummy-mark-wrong">{text("rummy-wrong")}</span>
      </span>
    );
  }
  if (legal?.moves.includes(doubt) !== true) return null;
  return (
    <span role="gridcell" className="rummy-alone">
      <Button isDisabled={busy} onPress={() => void dispatch.act(doubt)}>
        <span aria-hidden="true">{text("rummy-doubt")}</span>
        <span className="unseen">
          <Sentence>{text("rummy-doubt-word", { word: marked(name.toUpperCase()) })}</Sentence>
        </span>
      </Button>
    </span>
  );
}

interface GapProps {
  readonly hold: PickPlace;
  readonly word: number;
  readonly at: number;
  readonly name: string;
  readonly stop: Stop;
}

/** A place between two tiles; in sight while something is held, and named by the letters on both sides. */
function Gap({ hold, word, at, name, stop }: GapProps) {
  const text = useText();
  const place = `gap:${word}.${at}`;
  const [before = "", after = ""] = [name[at - 1], name[at]];
  if (hold.held === null) return <span className="rummy-gap" data-place={place} />;
  return (
    <button
      type="button"
      role="gridcell"
      className="rummy-gap rummy-gap-open"
      data-place={place}
      {...stop(place)}
      onClick={() => hold.place(place)}
    >
      <span className="unseen">
        <Sentence>
          {text("rummy-gap", {
            where: before === "" ? "first" : after === "" ? "last" : "between",
            before: marked(before),
            after: marked(after),
            word: marked(name),
          })}
        </Sentence>
      </span>
    </button>
  );
}
