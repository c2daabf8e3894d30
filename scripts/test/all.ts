import { rmSync } from 'node:fs';
import { findBrowser } from '../browser.ts';
import { buildIfStale } from '../build.ts';
import { checks, flakyReport, journeys, runFastChecks, vitest } from './parts.ts';
import { type Part, summary } from './summary.ts';

// Every check and test of the project, one part after the other, each beside its budget in seconds on two cores. The sum
// of the budgets is at most 15 minutes: a change that adds tests makes room for them.
rmSync(flakyReport, { force: true });

function finish(parts: readonly Part[]): never {
  console.log(summary(parts));
  process.exit(parts.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);
}

const fast = await runFastChecks();
if (fast.outcome.failed.length > 0) finish([fast]);

const started = performance.now();
const browser = await findBrowser();
const env = { PLAYBILL_BROWSER: browser.path, CHROME_PATH: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };
await buildIfStale();
const none = { passed: 0, skipped: 0, failed: [], flaky: [], timed: [] };

finish([
  fast,
  { title: 'Build', seconds: (performance.now() - started) / 1000, budget: 60, outcome: none },
  await checks('Fuzz and budgets', 60, [
    { title: 'Fuzz', command: process.execPath, args: ['tests/fuzz/fuzz.ts', '--count', '300', '--seed', '11'] },
    // Times are for `npm run budgets` on a quiet machine; bytes and nodes are the same anywhere.
    { title: 'Budgets', command: process.execPath, args: ['tests/bench/budgets.ts', '--exact'] },
  ]),
  await vitest('unit', 60, env),
  // Much of it waits for programs and databases that start and end.
  await vitest('server', 210, env, ['--maxWorkers=2']),
  await vitest('stories', 120, env, ['--maxWorkers=2']),
  await journeys(330, env),
]);
