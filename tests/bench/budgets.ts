import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allKinds, type Budget, checkoutPage, homePage, signInPage } from '#blocks/budgets.ts';
import { blockBytes, readManifest } from '../../scripts/block-bytes.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { serverEntry } from '../support/server-entry.ts';
import { checkoutBytes, homeBytes, signInBytes } from './bytes.ts';
import { ratio, rounds } from './measure.ts';

type Entry = typeof import('./budgets-entry.tsx');

const root = path.join(import.meta.dirname, '../..');
const dist = path.join(root, 'dist/client');
/**
 * Number of measurements per ratio. A block exceeds its budget only if all of them do, because other load may disturb a
 * single one.
 */
const ATTEMPTS = 3;

const examplesOf = (kind: string): Record<string, unknown>[] => {
  const file = path.join(root, `schemas/blocks/${kind}.schema.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { examples: Record<string, unknown>[] }).examples;
};

/** Number of items in all lists of an example. */
const itemsOf = (example: Record<string, unknown>): number =>
  Object.values(example).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);

/**
 * Measures the render time on a page divided by that of the component alone, and repeats while the ratio exceeds the
 * budget. Returns the smallest ratio.
 */
function ratioOf(run: { alone: () => unknown; onPage: () => unknown }, budget: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best > budget; attempt += 1)
    best = Math.min(best, ratio(rounds(run, 15), 'onPage', 'alone'));
  return best;
}

/** The row of a block in the printed table, and whether all its values are within the block’s budget. */
function line(kind: string, measured: Partial<Budget>, budget: Budget): { text: string; within: boolean } {
  const cells = (['bytes', 'nodesPerItem', 'ratio'] as const).map((name) => {
    const value = measured[name];
    if (value === undefined) return { text: '–', within: true };
    const within = value <= budget[name];
    const digits = { bytes: 0, nodesPerItem: 1, ratio: 2 }[name];
    return { text: `${value.toFixed(digits)} / ${budget[name]}${within ? '' : ' BEYOND'}`, within };
  });
  return {
    text: `| ${[kind, ...cells.map(({ text }) => text)].join(' | ')} |`,
    within: cells.every((cell) => cell.within),
  };
}

type Run = Parameters<typeof ratioOf>[0];

/** Runs all blocks in sequence, which varies less than one block alone. */
const together = (runs: readonly Run[]): Run => ({
  alone: () => runs.forEach(({ alone }) => void alone()),
  onPage: () => runs.forEach(({ onPage }) => void onPage()),
});

/**
 * Compares bundle size and HTML elements of each block, the initial bytes of the home and sign-in pages, and the render
 * time of all blocks together with their budgets. `timed` also measures the render-time ratio of each single block,
 * which needs a machine without other load. The ratio of all blocks together is reliable under load too: it uses
 * processor time per round and the best of three measurements.
 */
export async function benchBudgets(timed: boolean): Promise<{ lines: string[]; within: boolean }> {
  const { budgeted, alone, onPage, nodesOf } = await serverEntry<Entry>(
    path.join(import.meta.dirname, 'budgets-entry.tsx'),
  );
  const bytes = blockBytes(readManifest(dist), dist);
  const runs: Run[] = [];
  const rows = budgeted.map(([kind, budget]) => {
    const drawn = examplesOf(kind).map((example) => ({ example, nodes: nodesOf(kind, example) }));
    const { example, nodes } = drawn.reduce((one, other) => (other.nodes > one.nodes ? other : one));
    const run = { alone: () => alone(kind, example), onPage: () => onPage(kind, example) };
    runs.push(run);
    // A block without a chunk of its own gets NaN, which exceeds any budget, because its code has become part of every
    // page.
    const measured = { bytes: bytes[kind] ?? Number.NaN, nodesPerItem: nodes / Math.max(1, itemsOf(example)) };
    return line(kind, timed ? { ...measured, ratio: ratioOf(run, budget.ratio) } : measured, budget);
  });
  const whole = ratioOf(together(runs), allKinds);
  const isWholeWithin = whole <= allKinds;
  const home = homeBytes();
  const isHomeWithin = home <= homePage;
  const signIn = signInBytes();
  const isSignInWithin = signIn <= signInPage;
  const checkout = checkoutBytes();
  const isCheckoutWithin = checkout <= checkoutPage;
  return {
    lines: [
      `Scripts of the home page, bytes of gzip / budget: ${home} / ${homePage}${isHomeWithin ? '' : ' BEYOND'}`,
      `Scripts of sign-in beyond those of every page, bytes of gzip / budget: ${signIn} / ${signInPage}${isSignInWithin ? '' : ' BEYOND'}`,
      `Scripts of the checkout beyond those of every page, bytes of gzip / budget: ${checkout} / ${checkoutPage}${isCheckoutWithin ? '' : ' BEYOND'}`,
      `A page of all kinds ÷ their components alone / budget: ${whole.toFixed(2)} / ${allKinds}${isWholeWithin ? '' : ' BEYOND'}`,
      '',
      '| kind | bytes of gzip / budget | nodes per item / budget | page ÷ component alone / budget |',
      '|---|---|---|---|',
      ...rows.map(({ text }) => text),
    ],
    within: isHomeWithin && isSignInWithin && isCheckoutWithin && isWholeWithin && rows.every(({ within }) => within),
  };
}

if (import.meta.main) {
  process.env['NODE_ENV'] = 'production';
  await buildIfStale();
  const { lines, within } = await benchBudgets(!process.argv.includes('--exact'));
  console.log(lines.join('\n'));
  if (!within) {
    console.error(
      'The home page, sign-in, the checkout or a kind is beyond its budget. Make it cheaper, or say in blocks/budgets.ts that it may cost more.',
    );
    process.exit(1);
  }
}
