/** Clocks by the server's time: what a clock shows now, from the server's last reading and this machine's steady time. */

import type { RoomClock, Seat } from "../net/messages.ts";

/** Milliseconds below which a running clock is nearly up. */
export const URGENT_MS = 20_000;

/** A reading and the moment it came, by a steady clock of this machine in milliseconds. */
export interface ClockReading {
  readonly clock: RoomClock;
  readonly cameAt: number;
}

/** Gives the milliseconds that a seat has left at a steady moment, never below 0; null where nobody is timed. */
export function millisecondsLeft(reading: ClockReading, seat: Seat, now: number): number | null {
  const left = reading.clock.left?.[seat];
  if (left === undefined) return null;
  const passed = reading.clock.running.includes(seat) ? now - reading.cameAt : 0;
  return Math.max(0, left - Math.max(0, passed));
}

/** Gives the steady moment at which answers are made for those who are waited for; null where they are not hurried. */
export function answerUntil({ clock, cameAt }: ClockReading): number | null {
  return clock.answer === null ? null : cameAt + clock.answer;
}

/** Writes a time as people read clocks: `2:05`, `1:02:05`, with tenths below ten seconds; days stand apart. */
export function clockText(milliseconds: number): { readonly days: number; readonly time: string } {
  const tenths = Math.floor(milliseconds / 100);
  if (tenths < 100) return { days: 0, time: `0:0${Math.floor(tenths / 10)}.${tenths % 10}` };
  const seconds = Math.floor(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, "0");
  const time =
    hours > 0 || days > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { days, time };
}
