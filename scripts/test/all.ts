import { rmSync } from 'node:fs';
import { findBrowser } from '../browser.ts';
import { checks, flakyReport, journeys, runFastChecks, vitest } from './parts.ts';
import { type Part, summary } from './summary.ts';

// All checks and tests of the project, with a time budget in seconds on two cores for each part. The budgets add up to
// at most 15 minutes: a change that adds tests must make room for them.
rmSync(flakyReport, { force: true });

function finish(parts: readonly Part[]): never {
  console.log(summary(parts));
  process.exit(parts.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);
}

const fast = await runFastChecks();
if (fast.outcome.failed.length > 0) finish([fast]);

const browser = await findBrowser();
const env = { PLAYBILL_BROWSER: browser.path, CHROME_PATH: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };

const built = await checks('Build and fuzz', 90, [
  { title: 'Fuzz', command: process.execPath, args: ['tests/fuzz/fuzz.ts', '--count', '300', '--seed', '11'] },
  { title: 'Build', command: process.execPath, args: ['scripts/build.ts'] },
]);
if (built.outcome.failed.length > 0) finish([fast, built]);

finish([
  fast,
  built,
  // Only sizes in bytes and numbers of nodes are checked here, because they are the same on every machine. Timings need
  // an idle machine and are checked by `npm run budgets`.
  await checks('Byte budgets', 30, [
    { title: 'Budgets', command: process.execPath, args: ['tests/bench/budgets.ts', '--exact'] },
    { title: 'Data of the journeys', command: process.execPath, args: ['tests/e2e/journey-server.ts', '--prepare'] },
  ]),
  // The short timeout saves 10 s: Linaria's Vite plugin ends its evaluation process only together with an HTTP server,
  // which unit tests do not have, and Vitest would wait for that process.
  await vitest('unit', 60, env, ['--maxWorkers=2', '--teardownTimeout=1000']),
  // Three workers run on two cores, because tests of whole processes mostly wait.
  await vitest('server', 210, env, ['--maxWorkers=3']),
  await vitest('stories', 120, env, ['--maxWorkers=2']),
  await journeys(330, env),
]);
