import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Sound } from "../../games/front.ts";
import type { Settings } from "../../settings/settings.ts";

const ALL: readonly Sound[] = [
  "lay",
  "take",
  "turn",
  "flip",
  "pair",
  "wrong",
  "yourTurn",
  "win",
  "end",
  "message",
  "nudge",
];

/** The tones that were started, each with the loudest that it gets. */
let loudest: number[];
let active: boolean;
let state: string;
let started: Oscillator[];

class Node {
  connect(to: unknown): unknown {
    return to;
  }
}
class Oscillator extends Node {
  onended: () => void = () => undefined;
  start(): void {
    started.push(this);
  }
  stop(): void {}
}
class Gain extends Node {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (value: number) => loudest.push(value),
    exponentialRampToValueAtTime: () => undefined,
  };
}

beforeEach(() => {
  vi.resetModules();
  loudest = [];
  active = true;
  state = "suspended";
  started = [];
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = {};
      resume = () => {
        state = "running";
        return Promise.resolve();
      };
      suspend = () => {
        state = "suspended";
        return Promise.resolve();
      };
    },
  );
  vi.useFakeTimers();
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.stubGlobal("GainNode", Gain);
  const activation = { get: () => ({ hasBeenActive: active }), configurable: true };
  Object.defineProperty(navigator, "userActivation", activation);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "userActivation");
});

/** The loudest of a sound's tones, 0 where none is played. */
async function played(sound: Sound, heard: Settings["sounds"], volume: number): Promise<number> {
  const { playSound } = await import("./sounds.ts");
  loudest = [];
  playSound(sound, heard, volume);
  await vi.advanceTimersByTimeAsync(50);
  return Math.max(0, ...loudest);
}

it("plays each sound where all are to be heard", async () => {
  for (const sound of ALL) expect(await played(sound, "all", 60), sound).toBeGreaterThan(0);
});

it("plays the essential ones alone: your turn, a refusal, the end, a call", async () => {
  const audible: Sound[] = [];
  for (const sound of ALL) if ((await played(sound, "essential", 60)) > 0) audible.push(sound);
  expect(audible).toEqual(["wrong", "yourTurn", "win", "end", "nudge"]);
});

it("plays nothing where sounds are off, or the volume is nothing", async () => {
  for (const sound of ALL) {
    expect(await played(sound, "off", 100), sound).toBe(0);
    expect(await played(sound, "all", 0), sound).toBe(0);
  }
});

it("is as loud as the volume says, and never louder than is pleasant", async () => {
  const half = await played("win", "all", 50);
  const full = await played("win", "all", 100);
  expect(full).toBeCloseTo(2 * half);
  for (const sound of ALL) expect(await played(sound, "all", 100), sound).toBeLessThanOrEqual(0.4);
});

it("plays nothing before the page was touched: browsers would not let it", async () => {
  active = false;
  expect(await played("win", "all", 100)).toBe(0);
});

it("wakes what makes the sounds, and lets it rest when the last tone has ended", async () => {
  await played("pair", "all", 60);
  await played("lay", "all", 60);
  const [last, ...others] = started;
  for (const one of others) one.onended();
  expect(state).toBe("running");
  last?.onended();
  expect(state).toBe("suspended");
  await played("lay", "all", 60);
  expect(state).toBe("running");
});
