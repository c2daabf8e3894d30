import { execFileSync } from 'node:child_process';
import { findBrowser } from '../browser.ts';
import { buildIfStale } from '../build.ts';
import { journeys, root, runFastChecks, vitest } from './parts.ts';
import { type Part, summary } from './summary.ts';

// Runs the tests that a change affects: fast checks, tests that import a changed file (transitively), changed e2e
// tests, and basic e2e tests if product code changed. `npm run test:changed -- <revision>` compares with another
// revision than HEAD.
const base = process.argv[2] ?? 'HEAD';
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(ts|tsx|json)$/.test(file));
const isProduct = code.some((file) => /^(schemas|renderers|blocks|src|fixtures)\//.test(file));
const WALK = ['home', 'shell', 'sign-in', 'watch'].map((name) => `tests/e2e/${name}.e2e.ts`);
const walked = [...new Set([...code.filter((file) => file.endsWith('.e2e.ts')), ...(isProduct ? WALK : [])])];

const browser = await findBrowser();
const env = { PLAYBILL_BROWSER: browser.path, CHROME_PATH: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };
const parts: Part[] = [await runFastChecks()];
for (const project of ['unit', 'server', 'stories'])
  parts.push(await vitest(project, 120, env, ['--changed', base, '--passWithNoTests']));
if (walked.length > 0) {
  await buildIfStale();
  parts.push(await journeys(180, env, walked));
}
console.log(summary(parts));
process.exit(parts.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);
