import { seeded } from '../draw/random.ts';
import { SAMPLE_RATE } from './stereo.ts';

const { PI, exp, sin } = Math;

function render(seconds: number, sample: (t: number, index: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, index) =>
    sample(index / SAMPLE_RATE, index),
  );
}

/** Up over `attack`, down over `release` (seconds), round at both ends. */
function swell(t: number, seconds: number, attack: number, release: number): number {
  const up = Math.min(1, t / attack);
  const down = Math.min(1, (seconds - t) / release);
  return Math.sin((PI / 2) * Math.max(0, Math.min(up, down))) ** 2;
}

/** Equal temperament: `note` in semitones from A4 = 440 Hz. */
export const pitch = (note: number) => 440 * 2 ** (note / 12);

/** A soft chord tone: three detuned voices whose overtones open and close slowly. */
export function pad(hz: number, seconds: number, bright = 0.3, attack = 1.6): Float32Array {
  return render(seconds, (t) => {
    const open = bright * (0.6 + 0.4 * sin(2 * PI * 0.13 * t + hz));
    let sum = 0;
    for (const detune of [0.9965, 1, 1.004]) {
      const phase = 2 * PI * hz * detune * t;
      sum += sin(phase) + open * sin(2 * phase) + open * open * sin(3 * phase) + open ** 3 * sin(5 * phase);
    }
    return (sum / 4) * swell(t, seconds, attack, attack * 1.2);
  });
}

/** A drum that falls from a click to `low` Hz. */
export function kick(low = 46, seconds = 0.7): Float32Array {
  let phase = 0;
  return render(seconds, (t) => {
    phase += (2 * PI * (low + 160 * exp(-t * 32))) / SAMPLE_RATE;
    return sin(phase) * exp(-t * 6) * Math.min(1, t * 900);
  });
}

/** Struck metal or glass: overtones that are no multiples, the higher ones dying first. */
export function bell(hz: number, seconds = 5): Float32Array {
  const partials = [
    [0.5, 0.35, 0.7],
    [1, 1, 1],
    [2.01, 0.42, 1.7],
    [2.99, 0.22, 2.4],
    [4.23, 0.12, 3.6],
  ] as const;
  return render(seconds, (t) => {
    let sum = 0;
    for (const [ratio, gain, decay] of partials) sum += gain * sin(2 * PI * hz * ratio * t) * exp(-t * decay * 1.1);
    return sum * Math.min(1, t * 220) * Math.min(1, (seconds - t) * 4);
  });
}

/** Noise under a moving filter: sea, breath, crowd. `colour` gives the cut-off in Hz over time, `loud` the gain. */
export function wash(
  seed: number,
  seconds: number,
  colour: (t: number) => number,
  loud: (t: number) => number,
): Float32Array {
  const random = seeded(seed);
  let first = 0;
  let second = 0;
  return render(seconds, (t) => {
    const mixed = 1 - exp((-2 * PI * colour(t)) / SAMPLE_RATE);
    first += mixed * (random() * 2 - 1 - first);
    second += mixed * (first - second);
    return second * loud(t) * 3 * swell(t, seconds, 0.05, 0.3);
  });
}

/** A short filtered burst: a clap, a rope, a step. */
export function hit(seed: number, cutoff: number, seconds = 0.25): Float32Array {
  return wash(
    seed,
    seconds,
    () => cutoff,
    (t) => exp((-t * 5) / seconds),
  );
}

/** A bass string, driven a little: the pulse of a fight film. */
export function pulse(hz: number, seconds = 0.24): Float32Array {
  return render(seconds, (t) => {
    const phase = 2 * PI * hz * t;
    const tone = sin(phase) + 0.5 * sin(2 * phase) + 0.35 * sin(3 * phase) + 0.2 * sin(4 * phase);
    return Math.tanh(1.6 * tone) * exp((-t * 2.4) / seconds) * Math.min(1, t * 400) * Math.min(1, (seconds - t) * 60);
  });
}
