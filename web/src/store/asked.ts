/** What a game waits for from a seat: its own turn, or an answer to what another has done. */
import type { Seat, TableView } from "../net/messages.ts";

export type Asked = "turn" | "answer";

/** Gives what a seat is asked for; null where nothing is. */
export function askedOf(view: TableView | null, seat: Seat | null): Asked | null {
  if (view === null || seat === null || view.over || !view.to_act.includes(seat)) return null;
  return view.turn === seat ? "turn" : "answer";
}
