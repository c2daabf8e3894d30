import type { PartResult } from './report.ts';

/** A finished part of the test run, such as the unit tests. */
export interface Part {
  title: string;
  /** Actual duration in seconds, and the time budget on two otherwise idle cores. */
  seconds: number;
  budget: number;
  outcome: PartResult;
}

/** Number of slowest tests to list. */
const SLOWEST = 20;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);

/**
 * Formats the summary of a run: durations and budgets, slowest tests, flaky tests, failures and counts. Budgets limit
 * changes that add tests; exceeding one on a busy machine is not a failure.
 */
export function summary(parts: readonly Part[]): string {
  const width = Math.max(...parts.map(({ title }) => title.length));
  const rows = parts.map(
    ({ title, seconds, budget }) =>
      `  ${title.padEnd(width)}  ${clock(seconds).padStart(6)} of ${clock(budget).padStart(6)}${seconds > budget ? '  over its budget' : ''}`,
  );
  const total = `  ${'together'.padEnd(width)}  ${clock(sum(parts.map(({ seconds }) => seconds))).padStart(6)} of ${clock(sum(parts.map(({ budget }) => budget))).padStart(6)}`;
  const slowest = parts
    .flatMap(({ title: part, outcome }) => outcome.timed.map((test) => ({ part, ...test })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ part, title, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${part}: ${title}`);
  const flaky = parts.flatMap(({ outcome }) => outcome.flaky);
  const failed = parts.flatMap(({ outcome }) => outcome.failed);
  const passed = sum(parts.map(({ outcome }) => outcome.passed));
  const skipped = sum(parts.map(({ outcome }) => outcome.skipped));
  return [
    '\n── Times, and what each part may take alone on two cores',
    ...rows,
    total,
    ...(slowest.length > 0 ? [`\n── The ${slowest.length} slowest tests`, ...slowest] : []),
    ...(flaky.length > 0
      ? ['\n── Flaky: failed once, passed on the second try. Find the cause first (CONTRIBUTING.md)']
      : []),
    ...flaky.map(({ title, file, errors }) =>
      [`  ${title} (${file})`, ...errors.flatMap((error) => error.split('\n').map((line) => `    ${line}`))].join('\n'),
    ),
    ...failed.map((failure, index) => `\n${index + 1}) ${failure}`),
    `\n${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
