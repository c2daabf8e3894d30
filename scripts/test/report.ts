import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test and how long it took, in seconds. */
export interface Timed {
  title: string;
  seconds: number;
}

/** A journey or story that failed on its first try and passed on its second. */
export interface Flaky {
  title: string;
  file: string;
  /** The messages of all failed tries, first lines only. */
  errors: string[];
}

/** What a part of the tests came to. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** What failed: its name, and below it the beginning of what it said. */
  failed: string[];
  /** Journeys and stories that needed a second try. They do not fail the run. */
  flaky: Flaky[];
  /** Every test with its time; empty for a check without tests of its own. */
  timed: Timed[];
}

/** A reason must be found at the end of a long log, and none may push the others out of it. */
const LINES_OF_A_REASON = 12;

// Runners colour their messages even in their JSON.
const firstLines = (reason = ''): string[] =>
  stripVTControlCharacters(reason).trim().split('\n').slice(0, LINES_OF_A_REASON);
const entry = (name: string, reason?: string): string =>
  [name, ...firstLines(reason).map((line) => `    ${line}`)].join('\n').trimEnd();

/** A check without tests of its own counts as one. */
export const checkOutcome = (title: string, ok: boolean, reason = ''): Outcome =>
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

/** The outcome of a vitest run from its JSON reporter's file. `ok` is the run's own word: it also fails without a failed test. */
export function vitestOutcome(file: string, ok: boolean, title: string): Outcome {
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
  // Vitest keeps the messages of failed tries of a test that passed on a retry.
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
 * The outcome of the journeys from Playwright's JSON reporter's file. A journey that passed on its second try is flaky:
 * it counts as passed, and is listed with its errors.
 */
export function journeysOutcome(file: string, ok: boolean, title: string): Outcome {
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

/** Adds journeys and stories to the JSON file of flaky ones, which several parts of a CI run share. */
export function recordFlaky(file: string, flaky: readonly Flaky[]): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Flaky[]) : [];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...known, ...flaky], null, 2)}\n`);
}
