/** Middle value. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What 95 of 100 values stay below. */
export const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Milliseconds that this thread has had of the processor: what others do with the machine meanwhile is not in it. */
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs the candidates in turn, round after round, in changing order, and answers the processor's time that each took.
 * What disturbs the machine disturbs them alike: read the ratios of one round, not the milliseconds.
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

/** The kernel counts in steps of some milliseconds: what is measured at once must take many of them. */
const AT_LEAST_MS = 100;

/** How often a candidate has to run to be measured. */
function repeatsOf(candidate: () => unknown): number {
  for (let repeats = 1; ; repeats *= 2) {
    const started = spent();
    for (let repeat = 0; repeat < repeats; repeat += 1) candidate();
    if (spent() - started >= AT_LEAST_MS) return repeats;
  }
}

/** Middle of the ratios of two candidates, round by round. */
export const ratio = (times: Record<string, number[]>, one: string, other: string): number =>
  median((times[one] ?? []).map((time, round) => time / (times[other]?.[round] ?? Number.NaN)));
