import { seeded } from '../draw/random.ts';
import { hit, kick, pad, pitch, pulse, wash } from './instruments.ts';
import { reverb } from './reverb.ts';
import { add, type Stereo, silence } from './stereo.ts';

/** How a fight film sounds: `root` in semitones from A4, `beat` in seconds, `drop` where drums fall silent. */
export interface Bout {
  root: number;
  beat: number;
  drop: readonly [from: number, to: number];
}

/** A minor figure in semitones over the root, two beats a bar each. */
const FIGURE = [0, 0, 12, 0, 3, 0, 10, 7];

/** The apex score: a low drone, a driven bass figure, kicks and far crowd; it stops before its end and rings out. */
export function bout(seconds: number, { root, beat, drop }: Bout): Stereo {
  const room = silence(seconds);
  const dry = silence(seconds);
  const random = seeded(404);
  const end = seconds - 2.6;
  const isQuiet = (t: number) => t >= drop[0] && t < drop[1];
  for (const [note, pan] of [
    [12, -0.6],
    [19, 0.6],
    [24, 0.2],
    [27, -0.2],
  ] as const) {
    add(room, pad(pitch(root + note), seconds, 0.55, 2.2), 0, 0.16, pan);
  }
  add(
    room,
    wash(
      9,
      seconds,
      (t) => 320 + 260 * Math.sin(t * 0.5),
      (t) => 0.35 + (0.5 * t) / seconds,
    ),
    0,
    0.4,
  );
  const [kickSound, clap] = [kick(), hit(3, 2600, 0.3)];
  for (let step = 0, t = 1; t < end; step++, t = 1 + (step * beat) / 2) {
    if (isQuiet(t)) continue;
    const note = FIGURE[step % FIGURE.length] as number;
    if (t > 2)
      add(dry, pulse(pitch(root + 12 + note), beat * 0.48), t, 0.17 + 0.05 * random(), step % 2 ? 0.25 : -0.25);
    if (step % 4 === 0) add(dry, kickSound, t, 0.6);
    if (t > 5 && step % 4 === 2) add(room, clap, t, 0.34, 0.1);
    if (t > 5 && step % 2 === 1) add(dry, hit(50 + step, 9000, 0.06), t, 0.1, random() - 0.5);
  }
  for (const t of [0.05, drop[0], drop[1], end]) {
    add(room, kick(32, 2.4), t, 0.85);
    add(room, hit(7, 1400, 1.6), t, 0.5);
  }
  reverb(room, 0.9, 2.8);
  add(dry, room.left, 0, 1.3, -1);
  add(dry, room.right, 0, 1.3, 1);
  return dry;
}
