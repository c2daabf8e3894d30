import { seeded } from '../draw/random.ts';
import { bell, pad, pitch, wash } from './instruments.ts';
import { reverb } from './reverb.ts';
import { add, type Stereo, silence } from './stereo.ts';

/** How an art-house film sounds: `root` in semitones from A4, steps of its `scale`, and how much sea there is. */
export interface Tide {
  root: number;
  scale: readonly number[];
  sea: number;
  seed: number;
}

/** Chords as steps of the scale; each stays six seconds and leans into the next. */
const CHORDS = [
  [0, 2, 4],
  [1, 3, 5],
  [0, 3, 6],
  [0, 2, 4],
] as const;

/** The lumen score: pads that drift from chord to chord, slow bells, and waves or wind. */
export function tide(seconds: number, { root, scale, sea, seed }: Tide): Stereo {
  const room = silence(seconds);
  const random = seeded(seed);
  const tone = (step: number) => root + (scale[step % scale.length] as number);
  CHORDS.forEach((chord, index) => {
    const at = (index * seconds) / CHORDS.length;
    chord.forEach((step, voice) => {
      add(room, pad(pitch(tone(step)), seconds / 4 + 3, 0.16, 2.4), Math.max(0, at - 1), 0.13, voice * 0.5 - 0.5);
    });
    add(room, pad(pitch(tone(chord[0]) - 12), seconds / 4 + 3, 0.1, 2), Math.max(0, at - 1), 0.13);
  });
  for (let at = 0.6; at < seconds - 2.5; at += 1.5) {
    if (random() < 0.2) continue;
    const chord = CHORDS[Math.min(3, Math.floor((at * 4) / seconds))] ?? CHORDS[0];
    const step = chord[Math.floor(random() * 3)] as number;
    const high = random() < 0.35 ? 24 : 12;
    add(room, bell(pitch(tone(step) + high), 5), at + random() * 0.12, 0.1 + 0.05 * random(), random() * 1.4 - 0.7);
  }
  const wave = (t: number) => (0.5 + 0.5 * Math.sin(t * 0.95 - 1.2)) ** 2;
  for (const side of [-1, 1]) {
    const lag = side * 0.2;
    add(
      room,
      wash(
        seed + side,
        seconds,
        (t) => 300 + 1500 * wave(t + lag),
        (t) => 0.12 + 0.5 * wave(t + lag),
      ),
      0,
      0.32 * sea,
      side * 0.8,
    );
  }
  add(room, bell(pitch(root + 12), 5), seconds - 3.4, 0.2);
  reverb(room, 1.1, 4.2);
  return room;
}
