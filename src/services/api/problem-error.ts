import type { Problem } from '#schemas/wire/problem.ts';

/** An answer of the server that is not a success, or none at all. */
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

/** Status that stands for "no answer at all": the network is gone or the server did not reply. */
export const NO_ANSWER = 0;
