import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { journeysOutcome, recordFlaky, vitestOutcome } from './report.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(value: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

it('the test report lists each failed test with its message, without terminal colours', () => {
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
    flaky: [],
    timed: [
      { title: 'adds', seconds: 1.5 },
      { title: 'takes away', seconds: 0 },
    ],
  });
});

it('the test report lists an e2e test that passed on retry as flaky, and one that failed twice as failed', () => {
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
        suites: [{ title: 'y', specs: [spec('shuts', 'unexpected', 'no', 'no')] }],
      },
    ],
  });
  expect(journeysOutcome(file, false, 'Journeys')).toEqual({
    passed: 4,
    skipped: 0,
    failed: ['Journeys: shuts (x.e2e.ts)\n    no'],
    flaky: [{ title: 'opens', file: 'x.e2e.ts', errors: ['late'] }],
    timed: [
      { title: 'opens', seconds: 4 },
      { title: 'shuts', seconds: 4 },
    ],
  });
});

it('the test report lists a story that passed on retry as flaky', () => {
  const file = report({
    numPassedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: 'a.stories.tsx',
        status: 'passed',
        assertionResults: [{ fullName: 'Opens', status: 'passed', duration: 10, failureMessages: ['late'] }],
      },
    ],
  });
  const { failed, flaky } = vitestOutcome(file, true, 'stories');
  expect(failed).toEqual([]);
  expect(flaky).toEqual([{ title: 'Opens', file: 'a.stories.tsx', errors: ['late'] }]);
});

it('adds the flaky e2e tests of each part of a test run to the same file', () => {
  const file = path.join(folder, 'new/flaky.json');
  const [first, second] = ['opens', 'shuts'].map((title) => ({ title, file: 'x.e2e.ts', errors: ['late'] }));
  recordFlaky(file, []);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([]);
  if (first) recordFlaky(file, [first]);
  if (second) recordFlaky(file, [second]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([first, second]);
});

it('counts a test run as failed if its process failed without a failed test or wrote no report', () => {
  const file = report({ numPassedTests: 1, numPendingTests: 0, testResults: [] });
  expect(vitestOutcome(file, false, 'unit').failed).toHaveLength(1);
  expect(vitestOutcome(path.join(folder, 'none'), true, 'unit').failed).toHaveLength(1);
  expect(journeysOutcome(path.join(folder, 'none'), true, 'Journeys').failed).toHaveLength(1);
});
