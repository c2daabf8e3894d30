import { seeded } from './random.ts';
import { HEIGHT, WIDTH } from './svg.ts';

/**
 * Film grain that an encoder can afford: one still texture for the whole film, soft enough to survive
 * the 720p encode, multiplied into the picture so that black stays black.
 */
export function grainOf(strength: number): (pixels: Buffer) => Buffer {
  const texture = softNoise(0x5a17, strength);
  return (pixels) => {
    for (let index = 0, at = 0; index < texture.length; index++, at += 3) {
      const factor = texture[index] as number;
      pixels[at] = Math.min(255, ((pixels[at] as number) * factor) >> 8);
      pixels[at + 1] = Math.min(255, ((pixels[at + 1] as number) * factor) >> 8);
      pixels[at + 2] = Math.min(255, ((pixels[at + 2] as number) * factor) >> 8);
    }
    return pixels;
  };
}

/** A factor per pixel around 256, averaged over 2 by 2 pixels. */
function softNoise(seed: number, strength: number): Uint16Array {
  const random = seeded(seed);
  const raw = Float32Array.from({ length: WIDTH * HEIGHT }, () => random() + random() - 1);
  return Uint16Array.from(raw, (value, index) => {
    const around = value + (raw[index + 1] ?? 0) + (raw[index + WIDTH] ?? 0) + (raw[index + WIDTH + 1] ?? 0);
    return Math.round(257 + 256 * strength * (around / 4));
  });
}
