import path from 'node:path';
import { serverEntry } from '../support/server-entry.ts';
import { median, ratio, rounds } from './measure.ts';
import { pageOf } from './pages.ts';

type Page = ReturnType<typeof pageOf>;

/**
 * The module `render-puck-entry.tsx`. Its type is written here, because importing it would need the packages of
 * `peers`.
 */
type Entry = typeof import('./render-entry.tsx') & { byPuck: (page: Page) => string };

/**
 * Extracts the `section` elements of a page’s rows, without comments, so that pages of different renderers can be
 * compared.
 */
const extractRows = (html: string): string =>
  (html.replace(/<!--.*?-->/g, '').match(/<section.*?<\/section>/gs) ?? []).join('');

/** Compares the product’s server rendering with plain JSX, and its validation with JSON.parse. */
export async function benchRender(): Promise<string[]> {
  const { byDefinition, byBlocks, byHand, byPuck, validate } = await serverEntry<Entry>(
    path.join(import.meta.dirname, 'render-puck-entry.tsx'),
  );
  const small = pageOf(12, 20);
  if (extractRows(byPuck(small)) !== extractRows(byHand(small)))
    throw new Error('Puck renders other rows than the hand-written code');
  const lines = [
    '| rows × 20 cards | by definition, ms | ÷ same blocks in JSX | ÷ same tree by hand | Puck’s Render ÷ same tree by hand | hand ÷ hand (noise) |',
    '|---|---|---|---|---|---|',
  ];
  for (const [rows, count] of [
    [12, 30],
    [100, 30],
    [500, 20],
  ] as const) {
    const page = pageOf(rows, 20);
    const times = rounds(
      {
        definition: () => byDefinition(page),
        blocks: () => byBlocks(page),
        hand: () => byHand(page),
        puck: () => byPuck(page),
        again: () => byHand(page),
      },
      count,
    );
    const figures = [
      median(times['definition'] ?? []).toFixed(1),
      ratio(times, 'definition', 'blocks').toFixed(2),
      ratio(times, 'definition', 'hand').toFixed(2),
      ratio(times, 'puck', 'hand').toFixed(2),
      ratio(times, 'again', 'hand').toFixed(2),
    ];
    lines.push(`| ${rows} | ${figures.join(' | ')} |`);
  }
  const page = pageOf(40, 20);
  const json = JSON.stringify(page);
  const times = rounds({ parse: () => JSON.parse(json), validate: () => validate(page) }, 30);
  lines.push(
    '',
    `Validating a page of ${Math.round(json.length / 1000)} kB: ${median(times['validate'] ?? []).toFixed(2)} ms, ${ratio(times, 'validate', 'parse').toFixed(2)} of JSON.parse.`,
  );
  return lines;
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  console.log((await benchRender()).join('\n'));
}
