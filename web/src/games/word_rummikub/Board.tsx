/** The table of Word Rummikub: words on the table, freely rearranged as a draft, and the own rack. */
import { useId, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import type { BoardProps } from "../front.ts";
import { useGlide } from "../useGlide.ts";
import { useLost } from "../useLost.ts";
import { usePickPlace } from "../usePickPlace.ts";
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
  swapped,
  type Tile,
  withWords,
  wordsOf,
} from "./draft.ts";
import { JokerDialog } from "./JokerDialog.tsx";
import { OwnRack } from "./OwnRack.tsx";
import { Rack } from "./Rack.tsx";
import { TableWords } from "./TableWords.tsx";
import { useHistory } from "./useHistory.ts";
import { useLanding } from "./useLanding.ts";
import { Vote } from "./Vote.tsx";
import { bankSize, type RummikubView } from "./view.ts";
import "./board.css";

export type RummikubProps = BoardProps<RummikubView, RummikubDraft>;

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
    return [...words.flat(), ...rackTiles(rack)].filter((tile) => `tile:${tile.id}` === thing).slice(0, 1);
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
      if (place === "rack") return tiles.every(isOwn) && words.flat().includes(tile);
      if (place.startsWith("joker:")) {
        const joker = words.flat().find((one) => `joker:${one.id}` === place);
        return tiles.length === 1 && joker !== undefined && mayReplace(tile, joker);
      }
      if (place === "new") return !isAlone(tiles);
      return !(thing.startsWith("word:") && place.startsWith(`gap:${thing.slice(5)}.`));
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

  const table = (
    <section key="table" className="rummy-table on-felt" aria-label={text("rummy-table")}>
      <div className="rummy-bar">
        <span>{text("rummy-bank", { count: bankSize(view) })}</span>
        {theme === "" ? null : <span>{text("rummy-theme", { theme })}</span>}
        {you !== null && view.opened[you] === false ? (
          <span className="rummy-note">{text("rummy-not-opened-you")}</span>
        ) : null}
      </div>
      <TableWords {...props} words={words} hold={hold} keys={keys} />
    </section>
  );
  const own =
    you === null ? null : (
      <OwnRack
        key="own"
        {...props}
        rack={rack}
        words={words}
        hold={hold}
        heldTile={hold.held?.startsWith("tile:") ? tilesOf(hold.held)[0] : undefined}
        acts={acts}
        history={history}
        onChange={change}
        onLand={land}
        onLayBack={layBack}
        onReletter={(tile) => setLettering({ tile, place: null })}
      />
    );
  return (
    <div ref={board} className={`felt rummy${settings.motion ? "" : " rummy-still"}`} {...hold.root}>
      <Vote {...props} />
      {settings.handFirst ? [own, table] : [table, own]}
      <p id={keys} className="rummy-keys">
        {text("rummy-keys")}
      </p>
      <Others {...props} />
      <JokerDialog
        joker={lettering?.tile ?? null}
        braille={settings.braille}
        onLetter={giveLetter}
        onClose={closeLettering}
      />
    </div>
  );
}

/** How many tiles the others hold; which, where racks are open. */
function Others({ view, players, you, settings }: RummikubProps) {
  const text = useText();
  return (
    <ul className="rummy-others" aria-label={text("rummy-others")}>
      {players
        .filter((player) => player.seat !== you)
        .map((player) => {
          const rack = view.racks[player.seat] ?? "";
          const open = rack !== "" && !rack.includes("?");
          return (
            <li key={player.seat}>
              <b>{player.name}</b> {text("rummy-held", { count: rack.length })}
              {view.opened[player.seat] ? null : <span className="rummy-note">{text("rummy-not-opened")}</span>}
              {open ? (
                <span className="rummy-open-rack">
                  <span className="unseen">{[...rack].join(" ")}</span>
                  <Rack tiles={rackTiles(rack)} hold={null} braille={settings.braille} />
                </span>
              ) : null}
            </li>
          );
        })}
    </ul>
  );
}
