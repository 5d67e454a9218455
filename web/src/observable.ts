/** A value that tells its listeners when it changes; the one kind of state shared outside React. */
import { useSyncExternalStore } from "react";

export interface Observable<T> {
  get(): T;
  set(value: T): void;
  /** Calls `listener` after each change; gives the function that ends it. */
  subscribe(listener: () => void): () => void;
}

export function observable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of an observable, in a component. */
export function useObservable<T>(source: Observable<T>): T {
  return useSyncExternalStore(source.subscribe, source.get);
}
