/** Tells who prepares a move in another's turn that the table has changed under it. */
import { useEffect, useRef } from "react";

interface Lost {
  /** How many of the own pieces are laid out. */
  readonly laid: number;
  readonly table: unknown;
  /** What is told when pieces went back with a change of the table; null where that is one's own doing. */
  readonly told: string | null;
  readonly news: (text: string) => void;
}

export function useLost({ laid, table, told, news }: Lost): void {
  const before = useRef({ laid, table });
  useEffect(() => {
    const was = before.current;
    before.current = { laid, table };
    if (told !== null && was.table !== table && laid < was.laid) news(told);
  }, [laid, table, told, news]);
}
