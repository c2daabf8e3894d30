import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from './build.ts';
import { findBrowser } from './browser.ts';

const root = path.join(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const none: Count = { passed: 0, failed: 0, skipped: 0 };
const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

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
const check = (title: string, command: string, args: string[]): Count =>
  run(title, command, args) ? { ...none, passed: 1 } : { ...none, failed: 1 };

/** Such a check beside others: the machine has more than one core. What it says is shown at its end. */
async function checkBeside(title: string, args: string[]): Promise<Count> {
  const { stdout, ok } = await promisify(execFile)(process.execPath, args, { cwd: root }).then(
    (said) => ({ stdout: said.stdout, ok: true }),
    (error: { stdout?: string; message: string }) => ({ stdout: error.stdout ?? error.message, ok: false }),
  );
  console.log(`\n── ${title}\n${stdout.trimEnd()}\n── ${title}: ${ok ? 'passed' : 'FAILED'}`);
  return ok ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

function vitest(project: string, env: Record<string, string>): Count {
  const file = path.join(results, `${project}.json`);
  rmSync(file, { force: true });
  const ok = run(
    `Tests: ${project}`,
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  );
  if (!existsSync(file)) return { ...none, failed: 1 };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    number
  >;
  const failed = numFailedTests ?? 0;
  return { passed: numPassedTests ?? 0, failed: ok ? failed : Math.max(1, failed), skipped: numPendingTests ?? 0 };
}

function journeys(env: Record<string, string>): Count {
  const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-e2e-'));
  try {
    const file = path.join(results, 'e2e.json');
    rmSync(file, { force: true });
    const ok = run('Journeys in the browser', 'playwright', ['test'], { ...env, PLAYBILL_TEST_DATA: data });
    if (!existsSync(file)) return { ...none, failed: 1 };
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return {
      passed: stats.expected,
      failed: ok ? stats.unexpected : Math.max(1, stats.unexpected),
      skipped: stats.skipped,
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

const browser = await findBrowser();
const env = { PLAYBILL_BROWSER: browser.path, CHROME_PATH: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };
await buildIfStale();
const fuzz = checkBeside('Fuzz', ['tests/fuzz/fuzz.ts', '--count', '300']);

const total = [
  check('Lint', 'oxlint', ['--deny-warnings']),
  check('Format', 'biome', ['check', '.']),
  check('Types of the contract', 'tsc', ['-p', 'tsconfig.contract.json']),
  check('Types of the browser', 'tsc', ['-p', 'tsconfig.browser.json']),
  check('Types of Node', 'tsc', ['-p', 'tsconfig.json']),
  check('Dead code', 'knip', []),
  // Times are for `npm run budgets` on a quiet machine; bytes and nodes are the same anywhere.
  check('Budgets', process.execPath, ['tests/bench/budgets.ts', '--exact']),
  await fuzz,
  vitest('unit', env),
  vitest('server', env),
  vitest('stories', env),
  journeys(env),
].reduce(add, none);

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 ? 0 : 1);
