/** The table of Word Rummikub: words on the table, freely rearranged as a draft, and the own rack. */
import { useRef, useState } from "react";
import { Button, Dialog, TextField } from "../../design/components/index.ts";
import { useText } from "../../i18n/text.ts";
import type { BoardProps } from "../front.ts";
import { previewed } from "../previewed.ts";
import { usePickPlace } from "../usePickPlace.ts";
import {
  type DraftWord,
  isOwn,
  mayReplace,
  moved,
  playMove,
  type RummikubDraft,
  rackTiles,
  relettered,
  removed,
  restOf,
  split,
  swapped,
  type Tile,
  withWords,
  wordFrom,
  wordsOf,
} from "./draft.ts";
import { Rack } from "./Rack.tsx";
import { TableWords } from "./TableWords.tsx";
import { Vote } from "./Vote.tsx";
import { bankSize, type RummikubView } from "./view.ts";
import "./board.css";

export type RummikubProps = BoardProps<RummikubView, RummikubDraft>;

/** What waits for a letter: a rack's joker that was put somewhere, or one on the table that is to have another. */
type Lettering =
  | { readonly kind: "put"; readonly tile: Tile; readonly place: string }
  | { readonly kind: "change"; readonly tile: Tile };

const MOST_UNDONE = 100;

export function Board(props: RummikubProps) {
  const { view, you, draft, dispatch, preview, busy, settings } = props;
  const text = useText();
  const past = useRef<RummikubDraft[]>([]);
  const [lettering, setLettering] = useState<Lettering | null>(null);
  const [letter, setLetter] = useState("");
  const [typed, setTyped] = useState("");
  const rack = you === null ? "" : (view.racks[you] ?? "");
  const words = wordsOf(draft, view.table);
  const rest = restOf(rack, draft);
  const acts = you !== null && view.to_act.includes(you) && !view.over && view.phase === "play";
  const move = playMove(draft);
  const told = previewed(preview);

  /** The tiles that a thing stands for: one tile, or all of a word. */
  function tilesOf(thing: string): DraftWord {
    if (thing.startsWith("word:")) return words[Number(thing.slice(5))] ?? [];
    return [...words.flat(), ...rackTiles(rack)].filter((tile) => `tile:${tile.id}` === thing).slice(0, 1);
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
      return !(thing.startsWith("word:") && (place === "new" || place.startsWith(`gap:${thing.slice(5)}.`)));
    },
    onPut: put,
  });

  function change(next: readonly DraftWord[]): void {
    past.current = [...past.current, draft].slice(-MOST_UNDONE);
    dispatch.draft(withWords(view.table, next));
  }

  function put(thing: string, place: string): void {
    const tiles = tilesOf(thing);
    const [tile] = tiles;
    if (tile === undefined) return;
    if (place === "rack") change(removed(words, tiles));
    else if (place.startsWith("joker:")) {
      const joker = words.flat().find((one) => `joker:${one.id}` === place);
      if (joker !== undefined) change(swapped(words, joker, tile));
    } else if (tile.face === "*") setLettering({ kind: "put", tile, place });
    else change(at(tiles, place));
  }

  function at(tiles: DraftWord, place: string): readonly DraftWord[] {
    const [word = -1, position = 0] = place === "new" ? [] : place.slice(4).split(".").map(Number);
    return moved(words, tiles, word, position);
  }

  function giveLetter(): void {
    const face = letter.trim().slice(0, 1).toLowerCase();
    if (lettering !== null && face !== "") {
      if (lettering.kind === "put") change(at([{ ...lettering.tile, face }], lettering.place));
      else change(relettered(words, lettering.tile, face));
    }
    setLetter("");
    setLettering(null);
  }

  function layTyped(): void {
    const made = wordFrom(rest, typed.trim());
    if (made === null) dispatch.announce(text("rummy-cannot", { word: typed.trim().toUpperCase() }));
    else {
      change([...words, made]);
      setTyped("");
    }
  }

  const heldTiles = hold.held === null ? [] : tilesOf(hold.held);
  const heldTile = hold.held?.startsWith("tile:") ? heldTiles[0] : undefined;
  const heldWord = words.findIndex((word) => heldTile !== undefined && word.includes(heldTile));
  const heldAt = heldTile === undefined ? -1 : (words[heldWord]?.indexOf(heldTile) ?? -1);

  const table = (
    <section key="table" className="rummy-table" aria-label={text("rummy-table")}>
      <div className="rummy-bar">
        <span>{text("rummy-bank", { count: bankSize(view) })}</span>
        {you !== null && view.opened[you] === false ? (
          <span className="rummy-note">{text("rummy-not-opened")}</span>
        ) : null}
      </div>
      <TableWords {...props} words={words} hold={hold} />
    </section>
  );
  const own =
    you === null ? null : (
      <section key="own" className="rummy-own" aria-label={text("rummy-rack")}>
        <Rack tiles={rest} hold={hold} braille={settings.braille} />
        <div className="rummy-tools">
          <form
            className="rummy-type"
            onSubmit={(event) => {
              event.preventDefault();
              layTyped();
            }}
          >
            <TextField label={text("rummy-type")} value={typed} onChange={setTyped} autoComplete="off" maxLength={30} />
            <Button type="submit" isDisabled={typed.trim() === ""}>
              {text("rummy-lay-out")}
            </Button>
          </form>
          {heldAt > 0 ? (
            <Button
              onPress={() => {
                change(split(words, heldWord, heldAt));
                hold.cancel();
              }}
            >
              {text("rummy-split")}
            </Button>
          ) : null}
          {heldTile !== undefined && heldWord >= 0 && heldTile.face !== heldTile.face.toUpperCase() ? (
            <Button
              onPress={() => {
                setLettering({ kind: "change", tile: heldTile });
                hold.cancel();
              }}
            >
              {text("rummy-reletter")}
            </Button>
          ) : null}
          {hold.held === null ? null : <Button onPress={hold.cancel}>{text("rummy-lay-back")}</Button>}
        </div>
        <p className={`rummy-told${told?.kind === "wrong" ? " rummy-missing" : ""}`}>
          {told?.kind === "points"
            ? text("rummy-points", { points: told.points })
            : told !== null
              ? told.message
              : hold.held !== null
                ? text("rummy-where")
                : text(acts ? "rummy-help" : "rummy-help-later")}
        </p>
        <div className="rummy-actions">
          <Button
            look="primary"
            size="large"
            isDisabled={!acts || busy || move === null || preview?.fits === false}
            onPress={() => {
              if (move !== null)
                void dispatch.act(move).then((refusal) => {
                  if (refusal === null) past.current = [];
                });
            }}
          >
            {text("rummy-play")}
          </Button>
          <Button isDisabled={past.current.length === 0} onPress={() => dispatch.draft(past.current.pop() ?? null)}>
            {text("rummy-undo")}
          </Button>
          <Button
            isDisabled={draft === null}
            onPress={() => {
              past.current = [...past.current, draft];
              dispatch.draft(null);
            }}
          >
            {text("rummy-reset")}
          </Button>
          {acts ? (
            <Button isDisabled={busy} onPress={() => void dispatch.act(bankSize(view) > 0 ? "draw" : "pass")}>
              {text(bankSize(view) > 0 ? "rummy-draw" : "rummy-pass")}
            </Button>
          ) : null}
        </div>
      </section>
    );
  return (
    <div className={`rummy${settings.motion ? "" : " rummy-still"}`} {...hold.root}>
      <Vote {...props} />
      {settings.handFirst ? [own, table] : [table, own]}
      <Others {...props} />
      <Dialog title={text("rummy-joker")} isOpen={lettering !== null} onClose={() => setLettering(null)}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            giveLetter();
          }}
        >
          <TextField
            label={text("rummy-joker-letter")}
            value={letter}
            onChange={setLetter}
            maxLength={1}
            autoComplete="off"
            autoFocus
          />
          <div className="dialog-actions">
            <Button onPress={() => setLettering(null)}>{text("cancel")}</Button>
            <Button type="submit" look="primary" isDisabled={letter.trim() === ""}>
              {text("rummy-joker-do")}
            </Button>
          </div>
        </form>
      </Dialog>
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
