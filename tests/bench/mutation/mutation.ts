import { globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Stryker } from '../peers/stryker.ts';
import { generateIfStale } from '../../../scripts/generate/generate-if-stale.ts';
import { type Area, areas } from './areas.ts';

// Mutation testing: changes the code in one small way (a mutant) at a time and checks whether a test fails. `npm run
// test:mutation` runs all areas of `areas.ts`; `npm run test:mutation -- links schemas/values` runs an area by name, or
// the files of all areas below a path. Prints the surviving mutants, then a table.

const root = path.resolve(import.meta.dirname, '../../..');
process.chdir(root);
const wanted = process.argv.slice(2).map((text) => text.replace(/\/+$/, ''));

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** A name that is both an area and a folder, such as `schemas`, means the area. */
const places = wanted.filter((place) => !areas.some(({ name }) => name === place));
const isBelow = (file: string) => places.some((place) => file === place || file.startsWith(`${place}/`));

/** The files of an area to mutate. */
function filesOf({ name, mutate }: Area): string[] {
  const files = globSync(mutate.filter((glob) => !glob.startsWith('!')));
  const left = mutate.flatMap((glob) => (glob.startsWith('!') ? [glob.slice(1)] : []));
  return files
    .filter((file) => !isTest(file) && !left.some((glob) => path.matchesGlob(file, glob)))
    .filter((file) => wanted.length === 0 || wanted.includes(name) || isBelow(file))
    .sort();
}

/** Number of mutants by Stryker status. */
type Outcome = Partial<Record<string, number>>;

/** Runs the mutants of some files in a temporary copy of the checkout. */
async function mutated({ tests, withStatic, stories }: Area, files: string[]): Promise<Outcome> {
  process.env['PLAYBILL_MUTATION_TESTS'] = tests.join(' ');
  delete process.env['PLAYBILL_STORIES'];
  if (stories) process.env['PLAYBILL_STORIES'] = stories.join(' ');
  const tempDirName = mkdtempSync(path.join(os.tmpdir(), 'playbill-mutation-'));
  try {
    const mutants = await new Stryker({
      mutate: files,
      testRunner: 'vitest',
      plugins: [
        path.join(import.meta.dirname, '../peers/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
      ],
      // A separate Vitest config: Stryker would run the browsers and the database of the project’s config.
      vitest: { configFile: 'tests/bench/mutation/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      ignoreStatic: withStatic !== true,
      concurrency: 1,
      tempDirName,
      ignorePatterns: ['.data', 'dist', 'shots', 'storybook-static', 'test-results'],
      disableTypeChecks: false,
      // TypeScript 7 lacks the API by which Stryker would rewrite the tsconfig; no test reads that file.
      tsconfigFile: 'none',
      reporters: ['clear-text', 'progress-append-only'],
      clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
      warnings: false,
    }).runMutationTest();
    return Object.fromEntries(
      Object.entries(Object.groupBy(mutants, ({ status }) => status)).map(([status, group]) => [status, group.length]),
    );
  } finally {
    rmSync(tempDirName, { recursive: true, force: true });
  }
}

await generateIfStale();
const rows: Record<string, string | number>[] = [];
for (const area of areas) {
  const files = filesOf(area);
  if (files.length === 0) continue;
  const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0 } = await mutated(area, files);
  const noticed = Killed + Timeout;
  const all = noticed + Survived + NoCoverage;
  const score = all === 0 ? 'none' : `${((100 * noticed) / all).toFixed(1)} %`;
  rows.push({ area: area.name, files: files.length, mutants: all, noticed, Survived, untested: NoCoverage, score });
}
console.table(rows);
