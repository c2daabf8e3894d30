import type { Problem } from '#schemas/wire/problem.ts';

/** Error for a non-2xx response or a missing response (status 0). */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(
      `${problem.status} ${problem.code}${problem.messages.length > 0 ? `: ${problem.messages.join(', ')}` : ''}`,
      options,
    );
    this.problem = problem;
  }
}

/** Status of a request without a response: offline, aborted or no reply. */
export const NO_ANSWER = 0;
