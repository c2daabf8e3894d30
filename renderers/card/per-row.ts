import { nextCard } from '../theme/tokens.ts';

/**
 * Cards per row by viewport width in pixels: below 480 one; to 1024 two; below 1440 three; below 1680 four; below 2000
 * five; below 3000 six; below 4000 seven; else eight. The same for every kind of row (decision 026).
 */
const perRow = [
  { from: 0, count: 1 },
  { from: 480, count: 2 },
  { from: 1024.02, count: 3 },
  { from: 1440, count: 4 },
  { from: 1680, count: 5 },
  { from: 2000, count: 6 },
  { from: 3000, count: 7 },
  { from: 4000, count: 8 },
] as const;

/**
 * Default card widths in pixels of the kinds of row with narrow cards. Regular cards are 320 pixels wide by default and
 * fill their row.
 */
const narrower = { poster: 220, section: 200, playlist: 260 } as const;

/** Kinds of row by default card width. */
export type RowWidth = 'regular' | keyof typeof narrower;

const sizesOf = (width: RowWidth): string =>
  perRow
    .map(({ from, count }) => {
      const share =
        width === 'regular'
          ? `${Math.round(100 / count)}vw`
          : `max(${narrower[width]}px, ${Math.round(100 / (count + nextCard.most))}vw)`;
      return from === 0 ? share : `(min-width: ${from}px) ${share}`;
    })
    .reverse()
    .join(', ');

const sizes = new Map<RowWidth, string>();

/** HTML `sizes` attribute for pictures in this kind of row. */
export function sizesFor(width: RowWidth): string {
  const known = sizes.get(width) ?? sizesOf(width);
  sizes.set(width, known);
  return known;
}

/**
 * CSS rules that set the number of cards per row (--per-row) at each viewport width and the default width
 * (--card-width).
 */
export const perRowCss = (width: RowWidth): string =>
  [
    ...(width === 'regular' ? [] : [`--card-width: ${narrower[width]}px;`]),
    ...perRow.map(({ from, count }) => `@media (min-width: ${from}px) { --per-row: ${count}; }`),
  ].join('\n');
