export const SAMPLE_RATE = 48_000;

/** Two channels of samples in -1..1 at 48 kHz. */
export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

export const silence = (seconds: number): Stereo => ({
  left: new Float32Array(Math.round(seconds * SAMPLE_RATE)),
  right: new Float32Array(Math.round(seconds * SAMPLE_RATE)),
});

/** Adds a mono sound to `into` at `at` seconds; `pan` from -1 (left) to 1 (right), equal power. */
export function add(into: Stereo, sound: Float32Array, at: number, gain = 1, pan = 0): void {
  const offset = Math.round(at * SAMPLE_RATE);
  const angle = ((pan + 1) * Math.PI) / 4;
  const [left, right] = [gain * Math.cos(angle), gain * Math.sin(angle)];
  const end = Math.min(sound.length, into.left.length - offset);
  for (let index = Math.max(0, -offset); index < end; index++) {
    const sample = sound[index] as number;
    into.left[offset + index] = (into.left[offset + index] as number) + sample * left;
    into.right[offset + index] = (into.right[offset + index] as number) + sample * right;
  }
}

/** Scales each sample by a gain in time. */
export function shapeGain(sound: Stereo, gain: (seconds: number) => number): void {
  for (const channel of [sound.left, sound.right]) {
    for (let index = 0; index < channel.length; index++) {
      channel[index] = (channel[index] as number) * gain(index / SAMPLE_RATE);
    }
  }
}

/** Mean level of some channels together; never 0, so that one may divide by it. */
export function rootMeanSquare(...channels: Float32Array[]): number {
  let sum = 0;
  let count = 0;
  for (const channel of channels) {
    for (const sample of channel) sum += sample * sample;
    count += channel.length;
  }
  return Math.max(1e-6, Math.sqrt(sum / count));
}

/** Loudest sample after mastering; leaves room for what AAC adds between samples. */
const CEILING = 0.68;

/** Brings the whole to a mean level (root mean square), and bends what would clip. */
export function master({ left, right }: Stereo, level: number): void {
  const gain = level / rootMeanSquare(left, right);
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index++) {
      channel[index] = CEILING * Math.tanh(((channel[index] as number) * gain) / CEILING);
    }
  }
}

/** Interleaved 32-bit float samples, as ffmpeg reads with `-f f32le -ac 2`. */
export function interleave({ left, right }: Stereo): Buffer {
  const samples = new Float32Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    samples[2 * index] = left[index] as number;
    samples[2 * index + 1] = right[index] as number;
  }
  return Buffer.from(samples.buffer);
}
