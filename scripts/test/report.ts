import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test with its duration in seconds. */
export interface TimedTest {
  title: string;
  seconds: number;
}

/** An e2e test or story that failed first and passed on retry. */
export interface Flaky {
  title: string;
  file: string;
  /** First lines of the error messages of all failed attempts. */
  errors: string[];
}

/** Result of one part of the test run, such as the unit tests. */
export interface PartResult {
  passed: number;
  skipped: number;
  /** Names of failed tests with the first lines of their messages. */
  failed: string[];
  /** E2e tests and stories that failed first and passed on retry. They do not fail the run. */
  flaky: Flaky[];
  /** Durations of all tests; empty for checks. */
  timed: TimedTest[];
}

/** Maximum number of lines per failure, so that all failures can be read at the end of a long log. */
const LINES_OF_A_REASON = 12;

// Removes colours, because test runners colour messages even in JSON.
const firstLines = (reason = ''): string[] =>
  stripVTControlCharacters(reason).trim().split('\n').slice(0, LINES_OF_A_REASON);
const entry = (name: string, reason?: string): string =>
  [name, ...firstLines(reason).map((line) => `    ${line}`)].join('\n').trimEnd();

/** Converts the result of a check, which counts as one test. */
export const checkOutcome = (title: string, ok: boolean, reason = ''): PartResult =>
  ok
    ? { passed: 1, skipped: 0, failed: [], flaky: [], timed: [] }
    : { passed: 0, skipped: 0, failed: [entry(title, reason)], flaky: [], timed: [] };

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

/**
 * Reads the result of a Vitest run from its JSON report. `ok` is false if the run failed, which may happen without a
 * failed test.
 */
export function vitestOutcome(file: string, ok: boolean, title: string): PartResult {
  if (!existsSync(file)) return checkOutcome(title, false, 'It ended without a report.');
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => entry(`${title}: ${test.fullName} (${name})`, test.failureMessages?.join('\n')));
    return tests.length === 0 && status === 'failed' ? [entry(`${title}: ${name}`, message)] : tests;
  });
  if (!ok && failed.length === 0) failed.push(entry(title, 'No test failed, but the run did: see above.'));
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  // In a test that passed on retry, Vitest keeps the messages of the failed attempts, from which flaky tests are
  // recognised.
  const flaky = tests.flatMap(({ fullName, file: at, status, failureMessages }) =>
    status === 'passed' && failureMessages?.length
      ? [{ title: fullName, file: at, errors: failureMessages.map((message) => firstLines(message).join('\n')) }]
      : [],
  );
  const timed = tests.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 }));
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failed, flaky, timed };
}

interface Spec {
  title: string;
  file: string;
  tests: {
    status: string;
    results: { duration: number; error?: { message?: string }; errors?: { message?: string }[] }[];
  }[];
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: Spec[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/**
 * Reads the result of the e2e tests from Playwright's JSON report. A test that passed on retry counts as passed and is
 * listed as flaky.
 */
export function journeysOutcome(file: string, ok: boolean, title: string): PartResult {
  if (!existsSync(file)) return checkOutcome(title, false, 'They ended without a report.');
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; flaky: number; skipped: number };
    suites: Suite[];
    errors: { message?: string }[];
  };
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ name: spec.title, at: spec.file, ...test })));
  const failed = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, at, results }) =>
      entry(`${title}: ${name} (${at})`, results.find(({ error }) => error)?.error?.message),
    );
  failed.push(...errors.map(({ message }) => entry(title, message)));
  if (!ok && failed.length === 0) failed.push(entry(title, 'No journey failed, but the run did: see above.'));
  const flaky = tests
    .filter(({ status }) => status === 'flaky')
    .map(({ name, at, results }) => ({
      title: name,
      file: at,
      errors: results
        .flatMap(({ error, errors: all = error ? [error] : [] }) => all)
        .map(({ message }) => firstLines(message).join('\n')),
    }));
  const timed = tests.map(({ name, results }) => ({
    title: name,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failed, flaky, timed };
}

/** Appends to the JSON file of flaky tests, which several parts of a CI run share. */
export function recordFlaky(file: string, flaky: readonly Flaky[]): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Flaky[]) : [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...known, ...flaky], null, 2)}\n`);
}
