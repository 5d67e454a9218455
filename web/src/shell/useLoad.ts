/** What a page shows while something is fetched, when it is there, and when it could not be had. */
import { useCallback, useEffect, useState } from "react";

export type Loaded<T> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error; readonly retry: () => void }
  | { readonly status: "ready"; readonly value: T; readonly reload: () => void };

type Outcome<T> = { readonly key: string } & ({ readonly value: T } | { readonly error: Error });

/** Fetches anew whenever `key` changes, and what failed when the connection is back; old values stay in sight until the new ones of the same key are there. */
export function useLoad<T>(key: string, fetchValue: () => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((number) => number + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names all that fetchValue goes by; `round` asks again
  useEffect(() => {
    let current = true;
    fetchValue().then(
      (value) => current && setOutcome({ key, value }),
      (error: Error) => current && setOutcome({ key, error }),
    );
    return () => {
      current = false;
    };
  }, [key, round]);
  const failed = outcome !== null && "error" in outcome;
  useEffect(() => {
    if (!failed) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [failed, again]);
  if (outcome?.key !== key) return { status: "loading" };
  if ("error" in outcome) return { status: "failed", error: outcome.error, retry: again };
  return { status: "ready", value: outcome.value, reload: again };
}
