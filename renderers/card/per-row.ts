/**
 * Cards per row by window width: under 480 one; up to 1024 two; under 1440 three;
 * under 1680 four; under 2000 five; under 3000 six; under 4000 seven; else eight.
 */
export const perRow = [
  { from: 0, count: 1 },
  { from: 480, count: 2 },
  { from: 1024.02, count: 3 },
  { from: 1440, count: 4 },
  { from: 1680, count: 5 },
  { from: 2000, count: 6 },
  { from: 3000, count: 7 },
  { from: 4000, count: 8 },
] as const;

/** How wide cards are by default; the narrower, the more of them fit into the same row. */
const widths = { regular: 320, poster: 220, section: 200, playlist: 260 } as const;

/** Cards of a kind in a row that has room for so many of the regular ones. */
const fitting = (kind: keyof typeof widths, count: number): number =>
  Math.round((count * widths.regular) / widths[kind]);

/** Posters are upright: a single one would be higher than a phone's screen. */
export const postersFor = (count: number): number => Math.max(2, fitting('poster', count));

/** Featured rows show one card less, larger. */
export const featuredFor = (count: number): number => Math.max(1, count - 1);

/** The kinds of row by how many cards they show. */
export type RowWidth = 'regular' | 'poster' | 'featured' | 'featuredPoster' | 'section' | 'playlist';

/** Cards of one row at each width, for a kind of row. */
export const countFor = (width: RowWidth, count: number): number => {
  if (width === 'poster') return postersFor(count);
  if (width === 'section' || width === 'playlist') return fitting(width, count);
  if (width === 'featured') return featuredFor(count);
  return width === 'featuredPoster' ? Math.max(2, postersFor(count) - 1) : count;
};

const sizesOf = (width: RowWidth): string =>
  perRow
    .map(({ from, count }) => {
      const share = `${Math.round(100 / countFor(width, count))}vw`;
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

/** Rules that set how many cards a row shows at each width, as the custom property --per-row. */
export const perRowCss = (width: RowWidth): string =>
  perRow.map(({ from, count }) => `@media (min-width: ${from}px) { --per-row: ${countFor(width, count)}; }`).join('\n');
