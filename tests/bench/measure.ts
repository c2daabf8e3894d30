/** The median. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The 95th percentile. */
export const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Processor time of this thread in milliseconds, unaffected by other load on the machine. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs the candidates in rotating order for several rounds and returns the processor time of each, in milliseconds.
 * Disturbances affect all candidates of a round alike, so compare ratios within a round instead of the absolute times.
 */
export function rounds(candidates: Record<string, () => unknown>, count: number): Record<string, number[]> {
  const names = Object.keys(candidates);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const repeats = Math.max(...names.map((name) => repeatsOf(candidates[name] ?? (() => undefined))));
  for (let round = -2; round < count; round += 1)
    for (let index = 0; index < names.length; index += 1) {
      const name = names[(index + Math.abs(round)) % names.length] ?? '';
      const started = spent();
      for (let repeat = 0; repeat < repeats; repeat += 1) candidates[name]?.();
      const time = (spent() - started) / repeats;
      if (round >= 0) times[name]?.push(time);
    }
  return times;
}

/** Minimum processor time of a measurement, because the kernel counts it in steps of several milliseconds. */
const AT_LEAST_MS = 100;

/** Number of repeats that a candidate needs to reach the minimum processor time. */
function repeatsOf(candidate: () => unknown): number {
  for (let repeats = 1; ; repeats *= 2) {
    const started = spent();
    for (let repeat = 0; repeat < repeats; repeat += 1) candidate();
    if (spent() - started >= AT_LEAST_MS) return repeats;
  }
}

/** Median of the per-round ratios of two candidates. */
export const ratio = (times: Record<string, number[]>, one: string, other: string): number =>
  median((times[one] ?? []).map((time, round) => time / (times[other]?.[round] ?? Number.NaN)));
