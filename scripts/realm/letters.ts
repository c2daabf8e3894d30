import { short } from '../drawing/svg.ts';

/** A capital letter, drawn as a line, at a height of 100 units: its width and its path data. */
type Letter = readonly [width: number, line: string];

const ring = 'M46 0A46 50 0 1 0 46 100A46 50 0 1 0 46 0Z';
const flag = 'M0 100V0H32A28 28 0 0 1 32 56H0';

const alphabet: Readonly<Record<string, Letter>> = {
  A: [72, 'M0 100L36 0L72 100M13 64H59'],
  B: [62, 'M0 0V100M0 0H33A24 24 0 0 1 33 48H0M33 48H36A26 26 0 0 1 36 100H0'],
  C: [76, 'M76 12A46 50 0 1 0 76 88'],
  D: [76, 'M0 0V100H26A50 50 0 0 0 26 0Z'],
  E: [56, 'M56 0H0V100H56M0 50H48'],
  F: [54, 'M54 0H0V100M0 50H46'],
  G: [80, 'M76 12A46 50 0 1 0 80 82V54H50'],
  H: [70, 'M0 0V100M70 0V100M0 50H70'],
  I: [0, 'M0 0V100'],
  J: [44, 'M44 0V72A22 28 0 0 1 0 72'],
  K: [66, 'M0 0V100M62 0L0 58M25 35L66 100'],
  L: [52, 'M0 0V100H52'],
  M: [86, 'M0 100V0L43 70L86 0V100'],
  N: [70, 'M0 100V0L70 100V0'],
  O: [92, ring],
  P: [60, flag],
  Q: [92, `${ring}M58 68L90 104`],
  R: [62, `${flag}M30 56L62 100`],
  S: [62, 'M59 17C52 5 42 0 31 0C12 0 2 12 2 26C2 58 62 42 62 74C62 90 50 100 32 100C18 100 6 94 0 82'],
  T: [68, 'M0 0H68M34 0V100'],
  U: [70, 'M0 0V65A35 35 0 0 0 70 65V0'],
  V: [72, 'M0 0L36 100L72 0'],
  W: [104, 'M0 0L26 100L52 14L78 100L104 0'],
  X: [66, 'M0 0L66 100M66 0L0 100'],
  Y: [68, 'M0 0L34 50L68 0M34 50V100'],
  Z: [64, 'M0 0H64L0 100H64'],
  0: [60, 'M30 0A30 50 0 1 0 30 100A30 50 0 1 0 30 0Z'],
  1: [24, 'M0 18L24 0V100'],
  2: [60, 'M2 28A28 28 0 0 1 58 28C58 52 10 70 0 100H60'],
  3: [58, 'M3 20A27 25 0 1 1 28 48A28 26 0 1 1 0 80'],
  4: [62, 'M46 100V0L0 70H62'],
  5: [60, 'M54 0H8L4 44A30 30 0 1 1 0 84'],
  6: [60, 'M52 4C20 14 0 40 0 68A30 32 0 1 0 30 38C14 38 2 50 0 66'],
  7: [58, 'M0 0H58L18 100'],
  8: [60, 'M30 48A24 24 0 1 0 30 0A24 24 0 1 0 30 48ZM30 48A28 26 0 1 0 30 100A28 26 0 1 0 30 48Z'],
  9: [60, 'M8 96C40 86 60 60 60 32A30 32 0 1 0 30 62C46 62 58 50 60 34'],
  ' ': [30, ''],
  '-': [36, 'M0 52H36'],
};

const GAP = 38;

/** A word as SVG paths, with its width. */
export interface DrawnWord {
  width: number;
  /** SVG elements with capitals of 100 units' height. */
  markup: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase();

/**
 * Draws a word as paths, without a font, so that it looks the same on every device; undefined if one of its letters is
 * not available.
 */
export function writeWord(text: string): DrawnWord | undefined {
  let at = 0;
  const parts: string[] = [];
  for (const sign of plain(text)) {
    const letter = alphabet[sign];
    if (!letter) return undefined;
    const [width, line] = letter;
    if (line) parts.push(`<path transform="translate(${short(at)} 0)" d="${line}"/>`);
    at += width + GAP;
  }
  return { width: Math.max(at - GAP, 1), markup: parts.join('') };
}
