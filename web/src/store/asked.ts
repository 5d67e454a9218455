/** What a game waits for from a seat: its own turn, or an answer to what another has done. */
import type { Room, Seat, TableView } from "../net/messages.ts";

export type Asked = "turn" | "answer";

/** Gives what a seat is asked for; null where nothing is, as at a table that has ended its game before the game's own end. */
export function askedOf(room: Pick<Room, "status"> | null, view: TableView | null, seat: Seat | null): Asked | null {
  if (room?.status !== "playing" || view === null || seat === null) return null;
  if (view.over || !view.to_act.includes(seat)) return null;
  return view.turn === seat ? "turn" : "answer";
}
