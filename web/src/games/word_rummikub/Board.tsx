/** The table of Word Rummikub: words on the table, freely rearranged as a draft, and the own rack. */
import { useId, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Parts } from "../Parts.tsx";
import { useArranged } from "../useArranged.ts";
import { useGlide } from "../useGlide.ts";
import { useLost } from "../useLost.ts";
import { usePickPlace } from "../usePickPlace.ts";
import { useRested } from "../useRested.ts";
import {
  type DraftWord,
  isOwn,
  isSame,
  mayReplace,
  moved,
  type RummikubDraft,
  rackTiles,
  relettered,
  removed,
  restOf,
  split,
  swapped,
  type Tile,
  withWords,
  wordsOf,
} from "./draft.ts";
import { JokerDialog } from "./JokerDialog.tsx";
import { Actions, HeldTools, MainAction, type OwnProps, Told, useAdvice } from "./OwnRack.tsx";
import { Rack } from "./Rack.tsx";
import { TableWords } from "./TableWords.tsx";
import { useHistory } from "./useHistory.ts";
import { useLanding } from "./useLanding.ts";
import { Vote } from "./Vote.tsx";
import { bankSize, useTiles } from "./view.ts";
import "../hand.css";
import type { RummikubProps } from "./props.ts";
import "./board.css";

/** More letters than this on the table are drawn smaller. */
const MANY = 60;

/** What waits for a letter: a rack's joker that was put somewhere, or one on the table that is to have another. */
interface Lettering {
  readonly tile: Tile;
  /** Where it is to lie; null where it lies already. */
  readonly place: string | null;
}

export function Board(props: RummikubProps) {
  const { view, you, draft, dispatch, settings } = props;
  const theme = String(props.options.theme ?? "");
  const text = useText();
  const board = useRef<HTMLDivElement>(null);
  const keys = useId();
  const rack = you === null ? "" : (view.racks[you] ?? "");
  const history = useHistory<RummikubDraft>(rack);
  const [lettering, setLettering] = useState<Lettering | null>(null);
  const words = wordsOf(draft, view.table);
  const acts = you !== null && view.to_act.includes(you) && !view.over && view.phase === "play";
  const land = useLanding(board);
  const { letters } = useTiles();
  const isRested = useRested(draft);
  /** The last tile of the word that is being built tap by tap. */
  const [tail, setTail] = useState<string | null>(null);
  const isBuilding = tail !== null && words.some((word) => word.at(-1)?.id === tail);
  const rank = (face: string) => (face === "*" ? Number.POSITIVE_INFINITY : Object.keys(letters).indexOf(face));
  const arranged = useArranged<Tile>({
    items: rackTiles(rack),
    idOf: ({ id }) => id,
    faceOf: ({ face }) => face,
    compare: (one, other) => (one === other ? 0 : rank(one) - rank(other)),
    order: props.order,
    arrange: dispatch.arrange,
  });
  const left = new Set(restOf(rack, draft).map(({ id }) => id));
  const rest = arranged.items.filter(({ id }) => left.has(id));
  useLost({
    laid: draft?.words.flat().filter(isOwn).length ?? 0,
    table: view.table,
    told: props.events.some(({ seat }) => seat === you) ? null : text("rummy-lost"),
    news: dispatch.news,
  });
  useGlide(board, settings.motion, draft);

  /** The tiles that a thing stands for: one tile, or all of a word. */
  function tilesOf(thing: string): DraftWord {
    if (thing.startsWith("word:")) return words[Number(thing.slice(5))] ?? [];
    return [...words.flat(), ...rest].filter((tile) => `tile:${tile.id}` === thing).slice(0, 1);
  }

  /** Whether tiles are a word of their own already. */
  function isAlone(tiles: DraftWord): boolean {
    return words.some((word) => word.length === tiles.length && word[0]?.id === tiles[0]?.id);
  }

  const hold = usePickPlace({
    canDrag: you !== null,
    takes: (thing, place) => {
      const tiles = tilesOf(thing);
      const [tile] = tiles;
      if (tile === undefined) return false;
      if (place.startsWith("at:")) return tiles.length === 1 && isOwn(tile);
      if (place === "rack") return tiles.every(isOwn) && words.flat().includes(tile);
      if (place.startsWith("joker:")) {
        const joker = words.flat().find((one) => `joker:${one.id}` === place);
        return tiles.length === 1 && joker !== undefined && mayReplace(tile, joker);
      }
      if (place === "new") return !isAlone(tiles);
      // A word that is put between its own tiles is split there.
      const [word, position] = place.slice(4).split(".").map(Number);
      return thing !== `word:${word}` || (position !== 0 && position !== tiles.length);
    },
    onPut: put,
  });

  function change(next: readonly DraftWord[]): void {
    if (isSame(words, next)) return;
    history.remember(draft);
    dispatch.draft(withWords(view.table, next));
  }

  function put(thing: string, place: string): void {
    const tiles = tilesOf(thing);
    const [tile] = tiles;
    if (tile === undefined) return;
    setTail(null);
    if (place.startsWith("at:")) {
      if (rest.includes(tile)) arranged.moveTo(tile.id, place.slice(3));
      else change(removed(words, tiles));
      return;
    }
    const [word, position] = place.slice(4).split(".").map(Number);
    if (thing === `word:${word}` && position !== undefined) {
      change(split(words, word as number, position));
      return;
    }
    // What was dragged leaves the focus where it is.
    if ((document.activeElement as HTMLElement | null)?.dataset.place === place) land(tile.id);
    if (place === "rack") change(removed(words, tiles));
    else if (place.startsWith("joker:")) {
      const joker = words.flat().find((one) => `joker:${one.id}` === place);
      if (joker !== undefined) change(swapped(words, joker, tile));
    } else if (tile.face === "*") setLettering({ tile, place });
    else change(at(tiles, place));
  }

  function at(tiles: DraftWord, place: string): readonly DraftWord[] {
    const [word = -1, position = 0] = place === "new" ? [] : place.slice(4).split(".").map(Number);
    return moved(words, tiles, word, position);
  }

  function giveLetter(letter: string): void {
    if (lettering === null) return;
    const { tile, place } = lettering;
    const face = letter.toLowerCase();
    if (tail !== null && place !== null) setTail(tile.id);
    change(place === null ? relettered(words, tile, face) : at([{ ...tile, face }], place));
    closeLettering();
  }

  function closeLettering(): void {
    if (lettering !== null) land(lettering.tile.id);
    setLettering(null);
  }

  function layBack(): void {
    if (hold.held !== null) land(hold.held.replace("tile:", ""));
    hold.cancel();
  }

  /** Taps tile after tile: the first is picked up, a second begins a word with it, and more go on at its end. */
  function tap(tile: Tile): void {
    const held = hold.held?.startsWith("tile:") ? tilesOf(hold.held)[0] : undefined;
    const from = isBuilding ? words.findIndex((word) => word.at(-1)?.id === tail) : -1;
    const begins = held !== undefined && held.id !== tile.id && rest.includes(held) && held.face !== "*";
    if (from < 0 && !begins) {
      setTail(null);
      hold.pick(`tile:${tile.id}`);
      return;
    }
    const before = from >= 0 ? words : [...words, [held as Tile]];
    const place = `gap:${from >= 0 ? from : words.length}.${from >= 0 ? (words[from]?.length ?? 0) : 1}`;
    hold.cancel();
    if (tile.face === "*") {
      if (begins) change(before);
      setTail((held ?? tile).id);
      setLettering({ tile, place });
      return;
    }
    const [word = 0, position = 0] = place.slice(4).split(".").map(Number);
    change(moved(before, [tile], word, position));
    setTail(tile.id);
  }

  const heldTile = hold.held?.startsWith("tile:") ? tilesOf(hold.held)[0] : undefined;
  const own: OwnProps = {
    ...props,
    rack,
    words,
    hold,
    heldTile,
    acts,
    isRested,
    arranged,
    history,
    isBuilding,
    onBuilt: () => setTail(null),
    onChange: change,
    onLand: land,
    onLayBack: layBack,
    onReletter: (tile) => setLettering({ tile, place: null }),
  };
  const advice = useAdvice(own);
  return (
    <Parts
      ref={board}
      className={`rummy${settings.motion ? "" : " rummy-still"}${words.flat().length > MANY ? " rummy-many" : ""}`}
      root={hold.root}
      prompt={<Told advice={advice} />}
      isWrong={advice.lacks.length > 0}
      main={<MainAction {...own} />}
      board={
        <section className="rummy-table on-felt">
          <div className="rummy-bar">
            <span>{text("rummy-bank", { count: bankSize(view) })}</span>
            {theme === "" ? null : <span>{text("rummy-theme", { theme })}</span>}
            {you !== null && view.opened[you] === false ? (
              <span className="rummy-note">{text("rummy-not-opened-you")}</span>
            ) : null}
          </div>
          <TableWords {...props} words={words} hold={hold} keys={keys} isRested={isRested} />
        </section>
      }
      over={
        <>
          <Vote {...props} />
          {you === null ? null : <HeldTools {...own} />}
        </>
      }
      {...(you !== null && {
        hand: <Rack tiles={rest} arranged={arranged} hold={hold} braille={settings.braille} onTap={tap} />,
        actions: <Actions {...own} />,
      })}
      handFirst={settings.handFirst}
    >
      <p id={keys} className="unseen">
        {text("rummy-keys")}
      </p>
      <JokerDialog
        joker={lettering?.tile ?? null}
        braille={settings.braille}
        onLetter={giveLetter}
        onClose={closeLettering}
      />
    </Parts>
  );
}
