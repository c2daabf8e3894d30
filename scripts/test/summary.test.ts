import { expect, it } from 'vitest';
import type { Part } from './summary.ts';
import { summary } from './summary.ts';

const part = (title: string, seconds: number, budget: number, more: Partial<Part['outcome']> = {}): Part => ({
  title,
  seconds,
  budget,
  outcome: { passed: 0, skipped: 0, failed: [], flaky: [], timed: [], ...more },
});

it('the test summary shows the duration and time budget of each part and marks exceeded budgets', () => {
  const lines = summary([part('Unit', 65.4, 60), part('Journeys', 5, 600)]).split('\n');
  expect(lines).toContain('  Unit        1:05 of   1:00  over its budget');
  expect(lines).toContain('  Journeys    0:05 of  10:00');
  expect(lines).toContain('  together    1:10 of  11:00');
});

it('the test summary lists the twenty slowest tests of all parts', () => {
  const timed = Array.from({ length: 30 }, (_, index) => ({ title: `test ${index}`, seconds: index }));
  const text = summary([
    part('Unit', 1, 1, { timed }),
    part('Server', 1, 1, { timed: [{ title: 'slow', seconds: 99 }] }),
  ]);
  const named = text.split('\n').filter((line) => / s {2}/.test(line));
  expect(named).toHaveLength(20);
  expect(named[0]).toBe('    99.0 s  Server: slow');
  expect(named.at(-1)).toBe('    11.0 s  Unit: test 11');
});

it('the test summary lists flaky e2e tests with all errors and does not count them as failed', () => {
  const flaky = [{ title: 'opens', file: 'x.e2e.ts', errors: ['late\nby far', 'noisy'] }];
  const text = summary([part('Journeys', 1, 1, { passed: 1, flaky })]);
  expect(text).toContain('  opens (x.e2e.ts)\n    late\n    by far\n    noisy\n');
  expect(text).toMatch(/\n1 passed, 0 failed$/);
});

it('the test summary ends with the failures and the counts', () => {
  const text = summary([
    part('Unit', 1, 1, { passed: 3, failed: ['adds\n    1'] }),
    part('Server', 1, 1, { passed: 2, skipped: 1 }),
  ]);
  expect(text).toMatch(/1\) adds\n {4}1\n\n5 passed, 1 failed, 1 skipped$/);
});
