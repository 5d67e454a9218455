/** How a person has laid out the own hand: an order of faces that survives reloads, and takes new ones at its end. Pure. */

/** The items in an order of faces; those that it does not name follow as they came. */
export function arranged<Item>(
  items: readonly Item[],
  order: readonly string[],
  faceOf: (item: Item) => string,
): readonly Item[] {
  const left = [...items];
  const named = order.flatMap((face) => {
    const at = left.findIndex((item) => faceOf(item) === face);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...named, ...left];
}

/** The items with one of them moved before another place among them. */
export function placed<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined) return items;
  const rest = items.filter((_, index) => index !== from);
  const at = Math.max(0, to > from ? to - 1 : to);
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}

/** The items in an order of chance; `random` gives numbers from 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** The faces that a hand has and had not before, as often as that is so. */
export function freshFaces(now: readonly string[], before: readonly string[]): readonly string[] {
  const left = [...before];
  return now.filter((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
