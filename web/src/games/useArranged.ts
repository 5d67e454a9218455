/** Ties an arrangement to a hand: moved by drags and keys, shuffled, sorted; and what is new in it is known for a turn. */
import { type KeyboardEvent, useState } from "react";
import { arranged, freshFaces, placed, shuffled } from "./arranged.ts";

interface Hand<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly faceOf: (item: Item) => string;
  /** Sorts faces. */
  readonly compare: (one: string, other: string) => number;
  readonly order: readonly string[];
  readonly arrange: (order: readonly string[]) => void;
}

export interface Arranged<Item> {
  readonly items: readonly Item[];
  /** The ids of what came last. */
  readonly fresh: ReadonlySet<string>;
  /** Moves an item to where another one lies. */
  readonly moveTo: (id: string, place: string) => void;
  readonly shuffle: () => void;
  readonly sort: () => void;
  /** Shift with Left or Right moves the item that has the focus; true where the press was meant so. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/** The faces that came to a hand when it changed last. */
export function useFresh(faces: readonly string[]): readonly string[] {
  const [known, setKnown] = useState<{ readonly faces: readonly string[]; readonly fresh: readonly string[] }>({
    faces,
    fresh: [],
  });
  if (known.faces.join(" ") !== faces.join(" ")) {
    // The hand that one begins with is not new.
    setKnown({ faces, fresh: known.faces.length === 0 ? [] : freshFaces(faces, known.faces) });
  }
  return known.fresh;
}

export function useArranged<Item>({ items, idOf, faceOf, compare, order, arrange }: Hand<Item>): Arranged<Item> {
  const shown = arranged(items, order, faceOf);
  const freshest = [...useFresh(items.map(faceOf))];
  const fresh = new Set(
    [...shown].reverse().flatMap((item) => {
      const at = freshest.indexOf(faceOf(item));
      if (at >= 0) freshest.splice(at, 1);
      return at < 0 ? [] : [idOf(item)];
    }),
  );
  const keep = (next: readonly Item[]) => arrange(next.map(faceOf));
  const indexOf = (id: string) => shown.findIndex((item) => idOf(item) === id);
  return {
    items: shown,
    fresh,
    moveTo(id, place) {
      const [from, to] = [indexOf(id), indexOf(place)];
      if (from >= 0 && to >= 0) keep(placed(shown, from, to > from ? to + 1 : to));
    },
    shuffle: () => keep(shuffled(shown, Math.random)),
    sort: () => keep([...shown].sort((one, other) => compare(faceOf(one), faceOf(other)))),
    onKey(event) {
      const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
      const id = (event.target as HTMLElement).closest<HTMLElement>("[data-roving]")?.dataset.roving;
      if (!event.shiftKey || by === 0 || id === undefined) return false;
      const from = indexOf(id);
      const to = from + by;
      event.preventDefault();
      if (from >= 0 && to >= 0 && to < shown.length) keep(placed(shown, from, by > 0 ? to + 1 : to));
      return true;
    },
  };
}
