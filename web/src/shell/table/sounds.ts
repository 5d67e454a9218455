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
};

const ESSENTIAL: ReadonlySet<Sound> = new Set<Sound>(["yourTurn", "wrong", "win", "end", "nudge"]);

/** Milliseconds from a change to its sound. */
const AFTER_DRAWING_MS = 20;

let context: AudioContext | null = null;
/** How many tones are still to end. */
let sounding = 0;

/** Plays a sound at a volume from 0 to 100, if this much is to be heard. */
export function playSound(sound: Sound, heard: Settings["sounds"], volume: number): void {
  const silent = heard === "off" || (heard === "essential" && !ESSENTIAL.has(sound)) || volume === 0;
  if (silent || !navigator.userActivation?.hasBeenActive) return;
  // What is to be heard was just drawn, and is to be in sight first: to make a sound takes as long as a frame.
  setTimeout(() => begin(sound, volume), AFTER_DRAWING_MS);
}

function begin(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  // It rests between sounds, may be about to rest now, and Safari lets it begin in silence.
  void context.resume();
  const start = context.currentTime + 0.01;
  for (const { hertz, from, to, shape, gain } of TONES[sound]) {
    const source = new OscillatorNode(context, { type: shape, frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start + from);
    loudness.gain.linearRampToValueAtTime((gain * volume) / 250, start + from + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + to);
    source.connect(loudness).connect(context.destination);
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
