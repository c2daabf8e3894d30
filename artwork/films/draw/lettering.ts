import { type Attributes, path, place } from './svg.ts';

/**
 * Capitals as strokes on a grid 4 wide and 6 high, so that titles need no installed font and look the same
 * on every machine. Only the letters that our titles use.
 */
const strokes: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.4Q4 2.9 2.6 2.9H0M2.4 2.9Q3.6 2.9 3.6 1.4Q3.6 0 2.4 0H0',
  C: 'M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q3.4 6 4 5',
  D: 'M0 0V6H1.8Q4 6 4 3Q4 0 1.8 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1Q3.4 0 2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3.6V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M0 0V6',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H3.6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3Q0 6 2 6Q4 6 4 3Q4 0 2 0Z',
  R: 'M0 6V0H2.4Q3.9 0 3.9 1.6Q3.9 3.2 2.4 3.2H0M2 3.2L4 6',
  S: 'M3.8 1Q3.3 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q3.9 3.3 3.9 4.5Q3.9 6 2 6Q.6 6 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  W: 'M0 0L1.25 6L2.5 1L3.75 6L5 0',
};
const widths: Record<string, number> = { I: 0, W: 5, L: 3.6 };

const advance = (letter: string, gap: number) => (letter === ' ' ? 2 : (widths[letter] ?? 4)) + gap;

export interface Lettering {
  /** Height of a capital in pixels. */
  size: number;
  /** Stroke and space between letters, in sixths of the height. */
  weight: number;
  gap: number;
  colour: string;
  /** How far each letter is in: moves and fades it; 1 is at rest. */
  arrival?: (index: number) => { x?: number; y?: number; opacity?: number };
  join?: Attributes;
}

/** A line of capitals centred on `x`, with its base line at `y`. */
export function letters(text: string, x: number, y: number, look: Lettering): string {
  const unit = look.size / 6;
  const total = [...text].reduce((sum, letter) => sum + advance(letter, look.gap), -look.gap);
  let at = -total / 2;
  const drawn = [...text].map((letter, index) => {
    const d = strokes[letter];
    const left = at;
    at += advance(letter, look.gap);
    if (!d) return '';
    const { x: dx = 0, y: dy = 0, opacity } = look.arrival?.(index) ?? {};
    const shape = path(d, 'none', { stroke: look.colour, 'stroke-width': look.weight, ...look.join });
    return place({ x: x + left * unit + dx, y: y - look.size + dy, scale: unit, opacity }, shape);
  });
  return drawn.join('');
}
