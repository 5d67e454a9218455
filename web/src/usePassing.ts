/** Something that is in sight for a while, however often what shows it is drawn meanwhile. */
import { useEffect, useState } from "react";

/** Gives what is in sight, null for nothing, and the function that shows something for so many milliseconds. */
export function usePassing<Thing>(milliseconds: number): [Thing | null, (thing: Thing) => void] {
  const [thing, setThing] = useState<Thing | null>(null);
  useEffect(() => {
    if (thing === null) return;
    const timer = setTimeout(() => setThing(null), milliseconds);
    return () => clearTimeout(timer);
  }, [thing, milliseconds]);
  return [thing, setThing];
}
