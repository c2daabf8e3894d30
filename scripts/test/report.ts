import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test and how long it took, in seconds. */
export interface Timed {
  title: string;
  seconds: number;
}

/** What a part of the tests came to. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** What failed: its name, and below it the beginning of what it said. */
  failed: string[];
  /** Every test with its time; empty for a check without tests of its own. */
  timed: Timed[];
}

/** A reason must be found at the end of a long log, and none may push the others out of it. */
const LINES_OF_A_REASON = 12;

// Runners colour their messages even in their JSON.
const told = (name: string, reason = ''): string => {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, LINES_OF_A_REASON);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
};

/** A check without tests of its own counts as one. */
export const checkOutcome = (title: string, ok: boolean, reason = ''): Outcome =>
  ok
    ? { passed: 1, skipped: 0, failed: [], timed: [] }
    : { passed: 0, skipped: 0, failed: [told(title, reason)], timed: [] };

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** The outcome of a vitest run from its JSON reporter's file. `ok` is the run's own word: it also fails without a failed test. */
export function vitestOutcome(file: string, ok: boolean, title: string): Outcome {
  if (!existsSync(file)) return checkOutcome(title, false, 'It ended without a report.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => told(`${title}: ${test.fullName} (${name})`, test.failureMessages?.join('\n')));
    return tests.length === 0 && status === 'failed' ? [told(`${title}: ${name}`, message)] : tests;
  });
  if (!ok && failed.length === 0) failed.push(told(title, 'No test failed, but the run did: see above.'));
  const timed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failed, timed };
}

interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: Spec[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/**
 * The outcome of the journeys from Playwright's JSON reporter's file. One that passed on a second try has failed: either
 * it or what it tests cannot be relied upon.
 */
export function journeysOutcome(file: string, ok: boolean, title: string): Outcome {
  if (!existsSync(file)) return checkOutcome(title, false, 'They ended without a report.');
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; skipped: number };
    suites: Suite[];
    errors: { message?: string }[];
  };
  const specs = suites.flatMap(specsOf);
  const failed = specs.flatMap(({ title: name, file: at, tests }) =>
    tests.flatMap(({ status, results }) => {
      const reason = results.find(({ error }) => error)?.error?.message;
      if (status === 'unexpected') return [told(`${title}: ${name} (${at})`, reason)];
      return status === 'flaky' ? [told(`${title}: ${name} (${at}) passed only on its second try`, reason)] : [];
    }),
  );
  failed.push(...errors.map(({ message }) => told(title, message)));
  if (!ok && failed.length === 0) failed.push(told(title, 'No journey failed, but the run did: see above.'));
  const timed = specs.flatMap(({ title: name, tests }) =>
    tests.map(({ results }) => ({
      title: name,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return { passed: stats.expected, skipped: stats.skipped, failed, timed };
}
