/** Estimate of the server's clock from its responses; responses with low latency are trusted more. */
export interface SteadyClock {
  /** Server time in milliseconds since 1970; the device clock until the first response. */
  now: () => number;
  /** Runs a request and updates the estimate from the server time in its response. */
  ask: <Answer extends { requestedAt: number }>(question: () => Promise<Answer>) => Promise<Answer>;
}

/** Factor by which the error bound of the estimate grows with each response: clocks drift and networks change. */
const AGEING = 1.2;

/**
 * Creates a server clock on the monotonic `performance.now()` (High Resolution Time), which wall-clock changes on the
 * device do not affect. It may stop during device sleep until the next response.
 */
export function createSteadyClock(): SteadyClock {
  let offset: number | undefined;
  /** Error bound of the offset in milliseconds. */
  let doubt = 0;
  return {
    now: () => (offset === undefined ? Date.now() : offset + performance.now()),
    ask: async (question) => {
      const asked = performance.now();
      const answer = await question();
      const answered = performance.now();
      // Assumes that the server read its clock half-way between request and response.
      const told = answer.requestedAt - (asked + answered) / 2;
      const within = (answered - asked) / 2;
      doubt *= AGEING;
      // Two estimates may differ by the sum of their error bounds. A larger difference means that the monotonic clock
      // stopped during sleep.
      if (offset === undefined || within <= doubt || Math.abs(told - offset) > within + doubt)
        [offset, doubt] = [told, within + 1];
      return answer;
    },
  };
}
