import { type Attributes, path, rect, short, WIDTH } from './svg.ts';

export interface Swell {
  y: number;
  height: number;
  length: number;
  /** Pixels a second; negative drifts to the left. */
  speed: number;
  fill: string;
}

/** One band of sea with a rolling upper edge, down to the bottom of the frame and beyond. */
export function swell({ y, height, length, speed, fill }: Swell, t: number, more: Attributes = {}): string {
  const half = length / 2;
  const shift = (((t * speed) % length) + length) % length;
  let d = `M${short(shift - length * 2)} ${short(y)}`;
  for (let x = shift - length * 2; x < WIDTH + length; x += length) {
    d += `q${short(half / 2)} ${short(-height)} ${short(half)} 0t${short(half)} 0`;
  }
  return path(`${d}V1100H-800Z`, fill, more);
}

/** Light on water: dashes under a lamp that widen and break towards us. */
export function reflection(
  x: number,
  top: number,
  bottom: number,
  width: number,
  fill: string,
  t: number,
  opacity = 1,
): string {
  const rows = Math.round((bottom - top) / 17);
  return Array.from({ length: rows }, (_, row) => {
    const down = row / rows;
    const sway = Math.sin(t * 1.1 + row * 1.7) * width * 0.16 * (0.4 + down);
    const span = width * (0.95 - 0.62 * down) * (0.74 + 0.26 * Math.sin(t * 0.9 + row * 2.3));
    return rect(x - span / 2 + sway, top + row * 17, span, 7, fill, { rx: 3.5, opacity: opacity * (1 - down * 0.5) });
  }).join('');
}
