import { findBrowser } from '../browser.ts';
import { buildIfStale } from '../build.ts';
import { checks, journeys, vitest } from './parts.ts';
import { type Part, summary } from './summary.ts';

// Every check and test of the project, one part after the other; what each may take stands beside it, in seconds on two
// cores. Whoever adds tests keeps within their sum, 25 minutes.
const started = performance.now();
const browser = await findBrowser();
const env = { PLAYBILL_BROWSER: browser.path, CHROME_PATH: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };
await buildIfStale();
const none = { passed: 0, skipped: 0, failed: [], timed: [] };
const parts: Part[] = [
  { title: 'Build', seconds: (performance.now() - started) / 1000, budget: 60, outcome: none },
  await checks('Checks', 120, [
    { title: 'Fuzz', command: process.execPath, args: ['tests/fuzz/fuzz.ts', '--count', '300', '--seed', '11'] },
    { title: 'Lint', command: 'oxlint', args: ['--deny-warnings'] },
    { title: 'Format', command: 'biome', args: ['check', '.'] },
    { title: 'Types of the contract', command: 'tsc', args: ['-p', 'tsconfig.contract.json'] },
    { title: 'Types of the browser', command: 'tsc', args: ['-p', 'tsconfig.browser.json'] },
    { title: 'Types of Node', command: 'tsc', args: ['-p', 'tsconfig.json'] },
    { title: 'Types of the tests', command: 'tsc', args: ['-p', 'tsconfig.tests.json'] },
    { title: 'Dead code', command: 'knip', args: [] },
    // Times are for `npm run budgets` on a quiet machine; bytes and nodes are the same anywhere.
    { title: 'Budgets', command: process.execPath, args: ['tests/bench/budgets.ts', '--exact'] },
  ]),
  await vitest('unit', 60, env),
  // Much of it waits for programs and databases that start and end.
  await vitest('server', 360, env, ['--maxWorkers=2']),
  await vitest('stories', 120, env),
  await journeys(840, env),
];

console.log(summary(parts));
process.exit(parts.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);
