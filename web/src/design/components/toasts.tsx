/** Short notices that pass: `toast("…")` from anywhere. What shows them is fetched with the first one. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { part } from "../../part.ts";
import { queue } from "./toastQueue.ts";

/** Shows a sentence for eight seconds, or until it is closed. */
export function toast(sentence: ReactNode): void {
  queue.add(sentence, { timeout: 8000 });
}

const Region = lazy(() => part(import("./ToastRegion.tsx")));

export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => queue.subscribe(() => setIsWanted(true)), []);
  return isWanted ? (
    <Suspense fallback={null}>
      <Region />
    </Suspense>
  ) : null;
}
