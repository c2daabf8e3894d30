/** The server's clock, told by answers; the quicker one came, the more it is trusted. */
export interface SteadyClock {
  /** Milliseconds since 1970; by the device's clock until an answer has told it. */
  now: () => number;
  /** Asks something, and learns from when it was answered. */
  ask: <Answer extends { requestedAt: number }>(question: () => Promise<Answer>) => Promise<Answer>;
}

/** By how much what was learnt is trusted less with each answer: clocks drift, and networks change. */
const AGEING = 1.2;

/**
 * A clock that goes on by what only goes forwards (High Resolution Time): neither a device whose clock is wrong nor one whose clock is put
 * right meanwhile changes it. Where a device sleeps it may stand, until it is asked again.
 */
export function createSteadyClock(): SteadyClock {
  let offset: number | undefined;
  /** Milliseconds by which it may be off. */
  let doubt = 0;
  return {
    now: () => (offset === undefined ? Date.now() : offset + performance.now()),
    ask: async (question) => {
      const asked = performance.now();
      const answer = await question();
      const answered = performance.now();
      // The server looked at its clock between question and answer.
      const told = answer.requestedAt - (asked + answered) / 2;
      const within = (answered - asked) / 2;
      doubt *= AGEING;
      // What two answers say may differ by what both are in doubt about, and no more: else it has stood.
      if (offset === undefined || within <= doubt || Math.abs(told - offset) > within + doubt)
        [offset, doubt] = [told, within + 1];
      return answer;
    },
  };
}
