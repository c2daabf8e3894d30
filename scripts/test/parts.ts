import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateIfStale } from '../generate/generate-if-stale.ts';
import { checkOutcome, journeysOutcome, recordFlaky, type PartResult, vitestOutcome } from './report.ts';
import { createMemoryFolder } from './memory-folder.ts';
import type { Part } from './summary.ts';

/** Root folder of the project. */
export const root = path.join(import.meta.dirname, '../..');
const results = path.join(root, 'test-results');
/** JSON file that reports the e2e tests and stories that passed on retry: `{ title, file, errors }[]`. */
export const flakyReport: string = path.join(results, 'flaky.json');

/** Compile cache of Node for the programs that a run starts; it saves a second of CPU time per program. */
const compiled = path.join(root, '.data/compiled');
/** Maximum characters of a failed check's output in the report. */
const LONGEST_REASON = 2000;

export type TestEnvironment = Record<string, string>;

/** Temporary folder of this run for data folders, databases and browser profiles. */
let temporary: string | undefined;

function openTemporaryFolder(): string {
  if (temporary !== undefined) return temporary;
  const folder = createMemoryFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  temporary = folder;
  return folder;
}

/**
 * Data folder of the e2e server. The folder is not created here, because the server copies prepared data only if it is
 * missing.
 */
const journeyData = (): TestEnvironment => ({ PLAYBILL_TEST_DATA: path.join(openTemporaryFolder(), 'e2e') });

/**
 * Runs a program of the project. Its output goes to this process's output, or is captured if other programs run at the
 * same time.
 */
function start(command: string, args: readonly string[], env: TestEnvironment, kept: boolean) {
  const child = spawn(path.resolve(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, TMPDIR: openTemporaryFolder(), ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise<{ ok: boolean; said: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, said: Buffer.concat(said).toString().trimEnd() }));
  });
}

async function timed(title: string, budget: number, run: () => Promise<PartResult>): Promise<Part> {
  const started = performance.now();
  const outcome = await run();
  return { title, budget, seconds: (performance.now() - started) / 1000, outcome };
}

interface Check {
  title: string;
  command: string;
  args: string[];
}

/** Runs checks in parallel, one per core; each uses at most one core. */
export function checks(title: string, budget: number, all: readonly Check[]): Promise<Part> {
  return timed(title, budget, async () => {
    const waiting = [...all];
    const outcomes: PartResult[] = [];
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const { ok, said } = await start(check.command, check.args, journeyData(), true);
        console.log(`\n── ${check.title}: ${ok ? 'passed' : 'FAILED'}${said ? `\n${said}` : ''}`);
        outcomes.push(checkOutcome(check.title, ok, said.slice(0, LONGEST_REASON)));
      }
    };
    await Promise.all(Array.from({ length: os.availableParallelism() }, work));
    return {
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      skipped: 0,
      failed: outcomes.flatMap(({ failed }) => failed),
      flaky: [],
      timed: [],
    };
  });
}

/**
 * Types, lint, format, dead code and import rules: under 60 seconds on two cores, without browser, database or build.
 * `npm run check` runs only these; `npm test` runs them first and stops if one fails.
 */
export async function runFastChecks(): Promise<Part> {
  await generateIfStale();
  return checks('Fast checks', 60, [
    { title: 'Dead code', command: 'knip', args: [] },
    { title: 'Types of Node', command: 'tsc', args: ['-p', 'tsconfig.json'] },
    { title: 'Types of the tests', command: 'tsc', args: ['-p', 'tsconfig.tests.json'] },
    { title: 'Types of the browser', command: 'tsc', args: ['-p', 'tsconfig.browser.json'] },
    { title: 'Types of the contract', command: 'tsc', args: ['-p', 'tsconfig.contract.json'] },
    { title: 'Lint', command: 'oxlint', args: ['--deny-warnings'] },
    { title: 'Format', command: 'biome', args: ['check', '.'] },
    {
      title: 'Import walls',
      command: 'vitest',
      args: ['run', '--project', 'unit', '--reporter=dot', 'tests/contract/walls.test.ts'],
    },
  ]);
}

/** Runs the tests of a project in vitest.config.ts. */
export function vitest(project: string, budget: number, env: TestEnvironment, more: string[] = []): Promise<Part> {
  const title = `Tests: ${project}`;
  return timed(title, budget, async () => {
    console.log(`\n── ${title}`);
    const file = path.join(results, `${project}.json`);
    rmSync(file, { force: true });
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    // Switches off colours in logs. (Playwright forces colours in child processes, and Node warns if both settings are
    // made.)
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
    const args = ['run', '--project', project, ...reporters, ...more];
    const { ok } = await start('vitest', args, { ...env, ...plain }, false);
    const outcome = vitestOutcome(file, ok, title);
    recordFlaky(flakyReport, outcome.flaky);
    return outcome;
  });
}

/** Runs the e2e tests in a real browser against the server, which starts with an empty data folder. */
export function journeys(budget: number, env: TestEnvironment, more: string[] = []): Promise<Part> {
  const title = 'Journeys';
  return timed(title, budget, async () => {
    console.log(`\n── ${title}`);
    const file = path.join(results, 'e2e.json');
    rmSync(file, { force: true });
    const { ok } = await start('playwright', ['test', ...more], { ...env, ...journeyData() }, false);
    const outcome = journeysOutcome(file, ok, title);
    recordFlaky(flakyReport, outcome.flaky);
    return outcome;
  });
}
