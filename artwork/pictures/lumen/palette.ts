import type { Random } from '../../../scripts/drawing/random.ts';

/** Inks of one lumen print. */
export interface LumenPalette {
  /** The sheet: pale by day, deep and muted by night. */
  readonly paper: string;
  /** The darkest ink, for small things and figures. */
  readonly ink: string;
  /** The lightest tone: unprinted paper by day, lamp light by night. */
  readonly light: string;
  /** The colour that carries the picture. */
  readonly lead: string;
  /** The colour of suns, coats and fruit. */
  readonly warm: string;
  /** The quiet third colour of land and water. */
  readonly calm: string;
  readonly night: boolean;
}

const day = (paper: string, ink: string, lead: string, warm: string, calm: string): LumenPalette => ({
  paper,
  ink,
  light: paper,
  lead,
  warm,
  calm,
  night: false,
});
const night = (paper: string, ink: string, light: string, lead: string, warm: string, calm: string): LumenPalette => ({
  paper,
  ink,
  light,
  lead,
  warm,
  calm,
  night: true,
});

const palettes: readonly LumenPalette[] = [
  day('#f1e6d2', '#2b2730', '#5d8a92', '#dd6343', '#e6b25a'),
  day('#ebe7db', '#1e2f3b', '#3c6f88', '#e98a66', '#b7c5b4'),
  day('#f2e9d0', '#29301f', '#7c8f52', '#d4553a', '#e8bb74'),
  day('#f4e1d6', '#2d2236', '#c85f72', '#ef9f6c', '#7d8fb0'),
  day('#f4e5c3', '#2f211b', '#b9502f', '#dfa033', '#7f9d97'),
  day('#e5eadd', '#1f302d', '#6e9d8c', '#cf5f47', '#dcb45a'),
  day('#ece4e8', '#282537', '#8f7fb0', '#e57f5f', '#a8bcc4'),
  day('#f0ead9', '#262a33', '#e2ad3e', '#d06a58', '#8fa7a5'),
  day('#efe3d3', '#33201f', '#a8443c', '#e8a887', '#5f7c86'),
  night('#222b4c', '#0f142b', '#f3e3bd', '#4d6299', '#ef9d5d', '#34406d'),
  night('#1c3a3a', '#0c1f20', '#f0e2bf', '#3f7871', '#dc7a4a', '#2b5554'),
  night('#37263f', '#1a1020', '#f6dcb5', '#80517f', '#f0915f', '#533a5c'),
  night('#2f3a45', '#141b22', '#efe6d0', '#5f7f8c', '#e6b455', '#445663'),
  night('#46282a', '#200f12', '#f5dfc0', '#9c4a44', '#eeb066', '#6a3837'),
];

/** Picks the inks of a title. */
export function lumenPalette(random: Random): LumenPalette {
  return random.pick(palettes);
}
