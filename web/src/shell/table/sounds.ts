/** Sounds that inform, made on the spot: each a few short tones. No file is fetched, and none plays before a first touch. */
import type { Sound } from "../../games/front.ts";
import type { Settings } from "../../settings/settings.ts";

/** One tone: Hertz, and seconds from the start of the sound to its beginning and its end. */
interface Tone {
  readonly hertz: number;
  readonly from: number;
  readonly to: number;
  readonly shape: OscillatorType;
  /** Against the loudest, 0 to 1. */
  readonly gain: number;
}

const tone = (hertz: number, from: number, to: number, shape: OscillatorType = "sine", gain = 0.5): Tone => ({
  hertz,
  from,
  to,
  shape,
  gain,
});

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  lay: [tone(210, 0, 0.07, "triangle", 0.8), tone(140, 0.02, 0.1, "sine", 0.7)],
  take: [tone(330, 0, 0.06, "triangle"), tone(250, 0.05, 0.12, "triangle")],
  turn: [tone(260, 0, 0.05, "triangle"), tone(390, 0.05, 0.11, "triangle")],
  flip: [tone(480, 0, 0.04, "triangle", 0.4)],
  pair: [tone(523, 0, 0.09), tone(784, 0.09, 0.22)],
  wrong: [tone(196, 0, 0.12, "square", 0.18), tone(165, 0.13, 0.28, "square", 0.18)],
  yourTurn: [tone(587, 0, 0.12), tone(880, 0.13, 0.32)],
  win: [tone(523, 0, 0.14), tone(659, 0.14, 0.28), tone(784, 0.28, 0.42), tone(1047, 0.42, 0.8)],
  end: [tone(523, 0, 0.16), tone(392, 0.17, 0.5)],
  message: [tone(988, 0, 0.05, "sine", 0.3)],
  nudge: [tone(740, 0, 0.08), tone(740, 0.14, 0.22), tone(740, 0.28, 0.36)],
  join: [tone(440, 0, 0.08, "triangle", 0.4), tone(660, 0.09, 0.2, "triangle", 0.4)],
  leave: [tone(660, 0, 0.08, "triangle", 0.4), tone(440, 0.09, 0.2, "triangle", 0.4)],
  lost: [tone(330, 0, 0.15, "sawtooth", 0.2), tone(247, 0.16, 0.4, "sawtooth", 0.2)],
  lowTime: [tone(1175, 0, 0.06), tone(1175, 0.12, 0.18), tone(1175, 0.24, 0.3), tone(1175, 0.36, 0.42)],
  edge: [tone(110, 0, 0.06, "triangle", 0.6)],
};

/** All sounds, in the order in which they can be heard one by one. */
export const ALL_SOUNDS = Object.keys(TONES) as readonly Sound[];

const ESSENTIAL: ReadonlySet<Sound> = new Set<Sound>(["yourTurn", "wrong", "win", "end", "nudge", "lost", "lowTime"]);

/** Milliseconds from a change to its sound. */
const AFTER_DRAWING_MS = 20;

let context: AudioContext | null = null;
/** How many tones are still to end. */
let sounding = 0;

/** How much of the way to the side a seat at the end of the table is heard. */
const WIDEST = 0.8;

/** Where a seat is heard, from -1 at the left to 1 at the right; null in the middle. */
export function panOf(seat: number | null, seats: number): number {
  return seat === null || seats < 2 ? 0 : WIDEST * ((2 * seat) / (seats - 1) - 1);
}

/** Plays a sound, if it is to be heard; `pan` is where, from -1 at the left to 1 at the right. */
export function playSound(
  sound: Sound,
  { sounds, volume: all, soundLevels }: Pick<Settings, "sounds" | "volume" | "soundLevels">,
  pan = 0,
): void {
  const volume = (all * (soundLevels[sound] ?? 100)) / 100;
  const silent = sounds === "off" || (sounds === "essential" && !ESSENTIAL.has(sound)) || volume === 0;
  if (silent || !navigator.userActivation?.hasBeenActive) return;
  // What is to be heard was just drawn, and is to be in sight first: to make a sound takes as long as a frame.
  setTimeout(() => begin(sound, volume, pan), AFTER_DRAWING_MS);
}

function begin(sound: Sound, volume: number, pan: number): void {
  context ??= new AudioContext();
  // It rests between sounds, may be about to rest now, and Safari lets it begin in silence.
  void context.resume();
  const start = context.currentTime + 0.01;
  const place = new StereoPannerNode(context, { pan });
  place.connect(context.destination);
  for (const { hertz, from, to, shape, gain } of TONES[sound]) {
    const source = new OscillatorNode(context, { type: shape, frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start + from);
    loudness.gain.linearRampToValueAtTime((gain * volume) / 250, start + from + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + to);
    source.connect(loudness).connect(place);
    sounding += 1;
    source.onended = restWhenSilent;
    source.start(start + from);
    source.stop(start + to + 0.02);
  }
}

/** Lets what makes the sounds rest when the last tone has ended: else it works on in silence, and wears the battery. */
function restWhenSilent(): void {
  sounding -= 1;
  if (sounding === 0) void context?.suspend();
}
