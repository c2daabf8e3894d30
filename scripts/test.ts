import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from './build.ts';
import { findBrowser } from './browser.ts';
import { journeysOutcome, type Outcome, vitestOutcome } from './test-report.ts';

const root = path.join(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

/** Runs a program of the project with its output in sight. */
function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const { status } = spawnSync(path.resolve(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

/** A check without tests of its own counts as one. */
const counted = (title: string, ok: boolean): Outcome =>
  ok ? { passed: 1, skipped: 0, failed: [] } : { passed: 0, skipped: 0, failed: [title] };

const check = (title: string, command: string, args: string[]): Outcome => counted(title, run(title, command, args));

/** Such a check beside others: the machine has more than one core. What it says is shown at its end. */
async function checkBeside(title: string, args: string[]): Promise<Outcome> {
  const { stdout, ok } = await promisify(execFile)(process.execPath, args, { cwd: root }).then(
    (said) => ({ stdout: said.stdout, ok: true }),
    (error: { stdout?: string; stderr?: string; message: string }) => ({
      stdout: `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
      ok: false,
    }),
  );
  console.log(`\n── ${title}\n${stdout.trimEnd()}\n── ${title}: ${ok ? 'passed' : 'FAILED'}`);
  return ok
    ? counted(title, true)
    : { passed: 0, skipped: 0, failed: [`${title}\n${stdout.trimEnd().slice(0, 2000)}`] };
}

function vitest(project: string, env: Record<string, string>): Outcome {
  const file = path.join(results, `${project}.json`);
  rmSync(file, { force: true });
  const title = `Tests: ${project}`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestOutcome(file, run(title, 'vitest', ['run', '--project', project, ...reporters], env), title);
}

function journeys(env: Record<string, string>): Outcome {
  const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-e2e-'));
  try {
    const file = path.join(results, 'e2e.json');
    rmSync(file, { force: true });
    const title = 'Journeys in the browser';
    return journeysOutcome(file, run(title, 'playwright', ['test'], { ...env, PLAYBILL_TEST_DATA: data }), title);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const browser = await findBrowser();
const env = { PLAYBILL_BROWSER: browser.path, CHROME_PATH: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };
await buildIfStale();
const fuzz = checkBeside('Fuzz', ['tests/fuzz/fuzz.ts', '--count', '300']);

const outcomes = [
  check('Lint', 'oxlint', ['--deny-warnings']),
  check('Format', 'biome', ['check', '.']),
  check('Types of the contract', 'tsc', ['-p', 'tsconfig.contract.json']),
  check('Types of the browser', 'tsc', ['-p', 'tsconfig.browser.json']),
  check('Types of Node', 'tsc', ['-p', 'tsconfig.json']),
  check('Types of the tests', 'tsc', ['-p', 'tsconfig.tests.json']),
  check('Dead code', 'knip', []),
  // Times are for `npm run budgets` on a quiet machine; bytes and nodes are the same anywhere.
  check('Budgets', process.execPath, ['tests/bench/budgets.ts', '--exact']),
  await fuzz,
  vitest('unit', env),
  vitest('server', env),
  vitest('stories', env),
  journeys(env),
];

const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((all, outcome) => all + of(outcome), 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
const skipped = sum((outcome) => outcome.skipped);
// The reasons once more, last of all: who reads a long log begins at its end.
for (const [index, failure] of failed.entries()) console.log(`\n${index + 1}) ${failure}`);
console.log(
  `\n${sum((outcome) => outcome.passed)} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(failed.length === 0 ? 0 : 1);
