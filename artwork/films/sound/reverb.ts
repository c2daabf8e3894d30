import { SAMPLE_RATE, type Stereo } from './stereo.ts';

/** Delays in samples, no two with a common beat; the right ear hears a slightly larger room. */
const COMBS = [1687, 1931, 2251, 2473];
const ALLPASSES = [347, 113];
const SPREAD = 37;

/** Adds a Schroeder reverb (four combs, two allpasses; J. Audio Eng. Soc. 10, 1962). `wet` 0..1, `seconds` to -60 dB. */
export function reverb(sound: Stereo, wet: number, seconds: number): void {
  sound.left = withRoom(sound.left, wet, seconds, 0);
  sound.right = withRoom(sound.right, wet, seconds, SPREAD);
}

function withRoom(dry: Float32Array, wet: number, seconds: number, spread: number): Float32Array {
  let room = new Float32Array(dry.length);
  for (const delay of COMBS)
    addComb(room, dry, delay + spread, 10 ** ((-3 * (delay + spread)) / (seconds * SAMPLE_RATE)));
  for (const delay of ALLPASSES) room = allpass(room, delay + spread);
  return dry.map((sample, index) => sample + (wet * (room[index] as number)) / COMBS.length);
}

function addComb(into: Float32Array, dry: Float32Array, delay: number, feedback: number): void {
  const line = new Float32Array(delay);
  let damped = 0;
  for (let index = 0; index < dry.length; index++) {
    const out = line[index % delay] as number;
    damped += 0.45 * (out - damped);
    line[index % delay] = (dry[index] as number) + damped * feedback;
    into[index] = (into[index] as number) + out;
  }
}

function allpass(sound: Float32Array, delay: number): Float32Array<ArrayBuffer> {
  const line = new Float32Array(delay);
  return Float32Array.from(sound, (sample, index) => {
    const late = line[index % delay] as number;
    const kept = sample + late * 0.6;
    line[index % delay] = kept;
    return late - kept * 0.6;
  });
}
