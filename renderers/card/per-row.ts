import { nextCard } from '../theme/tokens.ts';

/**
 * Cards per row by window width: under 480 one; up to 1024 two; under 1440 three;
 * under 1680 four; under 2000 five; under 3000 six; under 4000 seven; else eight. It holds for every kind of row
 * (decision 026).
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

/** How wide cards are by default that are narrower than the regular ones, in pixels. Those of 320 fill their row. */
const narrower = { poster: 220, section: 200, playlist: 260 } as const;

/** The kinds of row by how wide their cards are. */
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

/** The sizes attribute of HTML for a picture in such a row. */
export function sizesFor(width: RowWidth): string {
  const known = sizes.get(width) ?? sizesOf(width);
  sizes.set(width, known);
  return known;
}

/** Rules that set how many cards a row shows at each width, as --per-row, and how wide they want to be, as --card-width. */
export const perRowCss = (width: RowWidth): string =>
  [
    ...(width === 'regular' ? [] : [`--card-width: ${narrower[width]}px;`]),
    ...perRow.map(({ from, count }) => `@media (min-width: ${from}px) { --per-row: ${count}; }`),
  ].join('\n');
