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
  for (let round = -3; round < count; round += 1)
    for (let index = 0; index < names.length; index += 1) {
      const name = names[(index + Math.abs(round)) % names.length] ?? '';
      const started = spent();
      candidates[name]?.();
      const time = spent() - started;
      if (round >= 0) times[name]?.push(time);
    }
  return times;
}

/** Middle of the ratios of two candidates, round by round. */
export const ratio = (times: Record<string, number[]>, one: string, other: string): number =>
  median((times[one] ?? []).map((time, round) => time / (times[other]?.[round] ?? Number.NaN)));
