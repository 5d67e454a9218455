/** Whom one is about to report, wherever one has said so. */
import { observable } from "../../observable.ts";

export interface Reported {
  readonly person: string;
  readonly name: string;
  /** Where it happened; null for nowhere in particular. */
  readonly table: string | null;
  /** When the line of the chat was said that is reported; null where it isn't one. */
  readonly line: number | null;
}

/** Null for nobody. */
export const reporting = observable<Reported | null>(null);
