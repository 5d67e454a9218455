/** Asking the server for something by a button: whether it is under way, and what went wrong. */
import { useCallback, useState } from "react";

export interface Asked {
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly ask: (work: () => Promise<unknown>) => void;
}

export function useAsked(): Asked {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const ask = useCallback((work: () => Promise<unknown>) => {
    setIsBusy(true);
    setError(null);
    work()
      .catch((refused: Error) => setError(refused))
      .finally(() => setIsBusy(false));
  }, []);
  return { isBusy, error, ask };
}
