import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What a part of the tests came to. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** What failed: its name, and below it the beginning of what it said. */
  failed: string[];
}

/** A reason must be found at the end of a long log, and none may push the others out of it. */
const LINES_OF_A_REASON = 12;

// Runners colour their messages even in their JSON.
const told = (name: string, reason = ''): string => {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, LINES_OF_A_REASON);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
};

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

/** The outcome of a vitest run from its JSON reporter's file. `ok` is the run's own word: it also fails without a failed test. */
export function vitestOutcome(file: string, ok: boolean, title: string): Outcome {
  if (!existsSync(file)) return { passed: 0, skipped: 0, failed: [told(title, 'It ended without a report.')] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => told(`${title}: ${test.fullName} (${name})`, test.failureMessages?.join('\n')));
    return tests.length === 0 && status === 'failed' ? [told(`${title}: ${name}`, message)] : tests;
  });
  if (!ok && failed.length === 0) failed.push(told(title, 'No test failed, but the run did: see above.'));
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failed };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The outcome of the journeys from Playwright's JSON reporter's file. */
export function journeysOutcome(file: string, ok: boolean, title: string): Outcome {
  if (!existsSync(file)) return { passed: 0, skipped: 0, failed: [told(title, 'They ended without a report.')] };
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; flaky: number; skipped: number };
    suites: Suite[];
    errors: { message?: string }[];
  };
  const below = (suite: Suite): string[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => told(`${title}: ${spec.title} (${spec.file})`, test.results.at(-1)?.error?.message)),
    ),
    ...(suite.suites ?? []).flatMap(below),
  ];
  const failed = [...suites.flatMap(below), ...errors.map(({ message }) => told(title, message))];
  if (!ok && failed.length === 0) failed.push(told(title, 'No journey failed, but the run did: see above.'));
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failed };
}
