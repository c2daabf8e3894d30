import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { journeysOutcome, vitestOutcome } from './report.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(value: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

it('names each failed test with what it said, without colours', () => {
  const file = report({
    numPassedTests: 7,
    numPendingTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 1500, failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  expect(vitestOutcome(file, false, 'unit')).toEqual({
    passed: 7,
    skipped: 1,
    failed: ['unit: takes away (a.test.ts)\n    expected 1\n    to be 2', 'unit: b.test.ts\n    No such module'],
    timed: [
      { title: 'adds', seconds: 1.5 },
      { title: 'takes away', seconds: 0 },
    ],
  });
});

it('takes a journey that passed only on its second try as failed, and names what failed in any describe', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    file: 'x.e2e.ts',
    tests: [
      { status, results: messages.map((message) => ({ duration: 2000, ...(message && { error: { message } }) })) },
    ],
  });
  const file = report({
    stats: { expected: 3, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'x',
        specs: [spec('opens', 'flaky', 'late', undefined)],
        suites: [{ title: 'y', specs: [spec('shuts', 'unexpected', 'no')] }],
      },
    ],
  });
  expect(journeysOutcome(file, false, 'Journeys')).toEqual({
    passed: 3,
    skipped: 0,
    failed: [
      'Journeys: opens (x.e2e.ts) passed only on its second try\n    late',
      'Journeys: shuts (x.e2e.ts)\n    no',
    ],
    timed: [
      { title: 'opens', seconds: 4 },
      { title: 'shuts', seconds: 2 },
    ],
  });
});

it('is never content with a run that failed or left no report', () => {
  const file = report({ numPassedTests: 1, numPendingTests: 0, testResults: [] });
  expect(vitestOutcome(file, false, 'unit').failed).toHaveLength(1);
  expect(vitestOutcome(path.join(folder, 'none'), true, 'unit').failed).toHaveLength(1);
  expect(journeysOutcome(path.join(folder, 'none'), true, 'Journeys').failed).toHaveLength(1);
});
